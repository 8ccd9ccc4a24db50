//! Facts from the comments of `cuda.h`: the groups of NVIDIA's manual, the error codes of each function, and the items that
//! are deprecated.

use super::scan::{self, scan};
use std::collections::{HashMap, HashSet};

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
    scan::comments(text).flat_map(str::lines).filter_map(group).collect()
}

/// The facts from the comments of functions and enumerators.
#[derive(Default)]
pub struct Comments<'a> {
    /// The error codes that the comment of each function lists.
    pub codes: HashMap<&'a str, Vec<String>>,
    /// The functions and enumerators whose comment calls them deprecated.
    pub deprecated: HashSet<&'a str>,
}

/// Reads the comments of a header.
pub fn comments(text: &str) -> Comments<'_> {
    let mut facts = Comments::default();
    for declared in scan(text) {
        for item in [&declared].into_iter().chain(&declared.members) {
            if item.comments.iter().any(|comment| comment.contains("\\deprecated")) {
                facts.deprecated.extend(&item.names);
            }
        }
        let lines = declared.comments.iter().flat_map(|comment| comment.lines());
        let lines = lines.map(|line| line.trim().trim_start_matches(['*', ' ']));
        let listed = lines.skip_while(|line| !line.starts_with("\\return"));
        let listed = listed.take_while(|line| !line.is_empty() && !line.starts_with("\\note"));
        let listed = listed.collect::<Vec<_>>().join(" ");
        let mut found: Vec<String> = Vec::new();
        for word in super::words(&listed).filter(|word| word.starts_with("CUDA_ERROR_")) {
            if !found.iter().any(|known| known == word) {
                found.push(word.to_owned());
            }
        }
        // A macro of the same name comes before the function and lists no codes.
        for name in declared.names.into_iter().filter(|_| !found.is_empty()) {
            facts.codes.entry(name).or_insert_with(|| found.clone());
        }
    }
    facts
}

#[cfg(test)]
mod tests {
    use super::comments;

    const HEADER: &str = "
#define cuNew cuNew_v2
typedef enum CUkind_enum {
    /**
     * \\deprecated
     * The first
     */
    CU_FIRST = 0,

    CU_SECOND = 1 /**< The second */
} CUkind;

/**
 * \\brief A function
 *
 * \\deprecated
 *
 * \\return
 * ::CUDA_SUCCESS,
 * ::CUDA_ERROR_INVALID_VALUE
 *
 * \\note ::CUDA_ERROR_UNKNOWN is from an earlier call
 */
CUresult CUDAAPI cuNew(int a);

CUresult CUDAAPI cuOther(void);
";

    #[test]
    fn a_comment_is_about_the_declaration_after_it() {
        let facts = comments(HEADER);
        let mut deprecated: Vec<&str> = facts.deprecated.into_iter().collect();
        deprecated.sort_unstable();
        assert_eq!(deprecated, ["CU_FIRST", "cuNew"]);
        assert_eq!(facts.codes["cuNew"], ["CUDA_ERROR_INVALID_VALUE"]);
        assert!(!facts.codes.contains_key("cuOther"));
    }
}
