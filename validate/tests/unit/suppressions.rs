//! What a file of suppressions may have, and what the layer gets.

use super::*;

#[test]
fn a_rule_and_maybe_a_function() {
    for (line, kept) in [("", None), ("  \t", None), ("374", Some(374)), ("+374", Some(374))] {
        assert_eq!(entry(line), Ok(kept.map(|rule| (rule, None))), "{line}");
    }
    for name in ["cuMemPrefetchAsync_v2", "cuMemPrefetchAsync"] {
        let Ok(Some((523, Some(function)))) = entry(&format!("\t00523 {name}\r")) else {
            panic!("{name} is not read");
        };
        assert_eq!(report::functions().nth(function).as_deref(), Some(name));
    }
}

#[test]
fn anything_else_is_an_error() {
    let lines = [
        ("0", "`0` is no rule's number"),
        ("-1", "`-1` is no rule's number"),
        ("374x", "`374x` is no rule's number"),
        ("4294967296", "`4294967296` is no rule's number"),
        ("9999", "`9999` is no rule's number"),
        ("12", "`12` is no rule's number"),
        ("cuInit", "`cuInit` is no rule's number"),
        ("33 cuInit_", "there is no function `cuInit_`: take its name from the report"),
        ("33 cuInit 2", "`2` is too much: a line has one rule and one function"),
    ];
    for (line, error) in lines {
        assert_eq!(entry(line), Err(error.to_owned()), "{line}");
    }
}
