//! Facts from the comments of `cuda.h`: the groups of NVIDIA's manual, and the error codes of each function.

use super::docs::scan::scan;
use std::collections::HashMap;

/// Returns the page of a group in NVIDIA's manual, by doxygen's rule for file names.
pub fn page(group: &str) -> String {
    let file = group.replace('_', "__");
    format!("https://docs.nvidia.com/cuda/cuda-driver-api/group__{file}.html")
}

/// Returns each group and its title, as Markdown, in the header's order.
pub fn groups(text: &str) -> Vec<(String, String)> {
    let group = |line: &str| {
        let (name, title) = line.split_once("\\defgroup ")?.1.trim().split_once(' ')?;
        // The manual's other spelling, because brackets would be a link.
        let title = title.trim().replace("Managment", "Management");
        Some((name.to_owned(), title.replace('[', "\\[").replace(']', "\\]")))
    };
    text.lines().filter_map(group).collect()
}

/// Returns the error codes that the comment of each function lists.
pub fn codes(text: &str) -> HashMap<&str, Vec<String>> {
    let mut codes = HashMap::new();
    for declared in scan(text) {
        let lines = declared.comments.iter().flat_map(|comment| comment.lines());
        let lines = lines.map(|line| line.trim().trim_start_matches(['*', ' ']));
        let listed = lines.skip_while(|line| !line.starts_with("\\return"));
        let listed = listed.take_while(|line| !line.is_empty() && !line.starts_with("\\note"));
        let listed = listed.collect::<Vec<_>>().join(" ");
        let words = listed.split(|c: char| !c.is_ascii_alphanumeric() && c != '_');
        let mut found: Vec<String> = Vec::new();
        for word in words.filter(|word| word.starts_with("CUDA_ERROR_")) {
            if !found.iter().any(|known| known == word) {
                found.push(word.to_owned());
            }
        }
        // A macro of the same name comes before the function and lists no codes.
        for name in declared.names.into_iter().filter(|_| !found.is_empty()) {
            codes.entry(name).or_insert_with(|| found.clone());
        }
    }
    codes
}
