//! Facts that stand in the comments of `cuda.h`: the parts of NVIDIA's manual, and the codes of each function.

use std::collections::HashMap;

/// The page of a group in NVIDIA's manual, by doxygen's rule for file names.
pub fn page(group: &str) -> String {
    let file = group.replace('_', "__");
    format!("https://docs.nvidia.com/cuda/cuda-driver-api/group__{file}.html")
}

/// Each group and its title, in the header's order.
pub fn groups(text: &str) -> Vec<(String, String)> {
    let group = |line: &str| {
        let (name, title) = line.split_once("\\defgroup ")?.1.trim().split_once(' ')?;
        // As the manual spells it elsewhere.
        Some((name.to_owned(), title.trim().replace("Managment", "Management")))
    };
    text.lines().filter_map(group).collect()
}

/// The error codes that the comment before each function lists.
pub fn codes(text: &str) -> HashMap<&str, Vec<String>> {
    let mut codes = HashMap::new();
    let mut comment = Vec::new();
    let mut inside = false;
    for line in text.lines() {
        let line = line.trim();
        if line.starts_with("/**") {
            comment.clear();
            inside = true;
        }
        if inside {
            comment.push(line.trim_start_matches(['*', ' ']));
            inside = !line.ends_with("*/");
        } else if let Some((_, rest)) = line.split_once(" CUDAAPI ") {
            let name = rest.split('(').next().unwrap_or_default();
            let start = comment.iter().position(|line| line.starts_with("\\return"));
            let listed = start.map_or(&[][..], |start| &comment[start..]);
            let end = listed.iter().position(|line| line.is_empty() || line.starts_with("\\note"));
            let listed = listed[..end.unwrap_or(listed.len())].join(" ");
            let words = listed.split(|c: char| !c.is_ascii_alphanumeric() && c != '_');
            let mut found: Vec<String> = Vec::new();
            for word in words.filter(|word| word.starts_with("CUDA_ERROR_")) {
                if !found.iter().any(|known| known == word) {
                    found.push(word.to_owned());
                }
            }
            codes.entry(name).or_insert(found);
        }
    }
    codes
}
