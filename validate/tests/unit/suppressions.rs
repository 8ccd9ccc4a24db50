//! What a file of suppressions may have, and what the layer gets.

use super::*;

#[test]
fn a_rule_and_maybe_a_function() {
    // Of a rule, of a cause, and of a cause of every call.
    let numbers = [("374", Some(374)), ("+374", Some(374)), ("686", Some(686)), ("639", Some(639))];
    for (line, kept) in [("", None), ("  \t", None)].into_iter().chain(numbers) {
        assert_eq!(
            entries(line),
            Ok(kept.into_iter().map(|rule| (rule, None)).collect()),
            "{line}"
        );
    }
    // The report names the older symbol and the newer one alike.
    for (name, symbols) in [
        ("cuMemPrefetchAsync_v2", &["cuMemPrefetchAsync_v2"][..]),
        ("cuMemPrefetchAsync", &["cuMemPrefetchAsync_v2", "cuMemPrefetchAsync"]),
    ] {
        let all = entries(&format!("\t00523 {name}\r")).expect("it is read");
        let function = |(rule, function): &Suppression| {
            assert_eq!(*rule, 523);
            report::functions().nth(function.expect("it is for one function"))
        };
        let named: Vec<_> = all.iter().filter_map(function).collect();
        assert!(
            symbols.len() == named.len() && named.iter().all(|of| symbols.contains(&&**of)),
            "{named:?}"
        );
    }
}

#[test]
fn anything_else_is_an_error() {
    let lines = [
        ("0", "'0' is the number of no rule or cause"),
        ("-1", "'-1' is the number of no rule or cause"),
        ("374x", "'374x' is the number of no rule or cause"),
        ("4294967296", "'4294967296' is the number of no rule or cause"),
        ("9999", "'9999' is the number of no rule or cause"),
        ("12", "'12' is the number of no rule or cause"),
        ("cuInit", "'cuInit' is the number of no rule or cause"),
        ("33 cuInit_", "there is no function 'cuInit_': take its name from the report"),
        ("33 cuInit 2", "'2' is too much: a line has one number and one function"),
    ];
    for (line, error) in lines {
        assert_eq!(entries(line), Err(error.to_owned()), "{line}");
    }
}
