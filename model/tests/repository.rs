//! The model beside the crates of its repository.
#![cfg(target_os = "linux")]

use std::collections::BTreeSet;
use std::ffi::CString;

/// What rules and causes ask a driver.
const QUERIES: &str = include_str!("../../src/query.rs");

const README: &str = include_str!("../README.md");

/// The model lacks only the queries of objects that it lacks.
#[test]
fn the_queries_of_causes_are_there() {
    let words = QUERIES.split(|c: char| !c.is_alphanumeric() && c != '_');
    let is_function = |word: &&str| {
        word.strip_prefix("cu").is_some_and(|rest| rest.starts_with(char::is_uppercase))
    };
    let asked: BTreeSet<_> = words.filter(is_function).collect();
    assert!(asked.contains("cuPointerGetAttributes"));
    let (_, lacks) = README.split_once("\n## The functions that it lacks").expect("a section");
    let is_there = |name: &str| {
        let symbol = CString::new(name).expect("a name");
        // SAFETY: there are no conditions.
        !unsafe { libcuda_model::find(&symbol) }.is_null()
    };
    let is_listed = |name: &str| lacks.contains(&format!("`{name}`"));
    let unlisted: Vec<_> =
        asked.iter().filter(|name| !is_there(name) && !is_listed(name)).collect();
    assert!(unlisted.is_empty(), "the model lacks {unlisted:?}");
}
