//! What is explained is that of the pages, and of functions that there are.

use super::*;
use std::collections::BTreeSet;

#[test]
fn a_rule_has_its_sentence_and_its_functions() {
    let text = explain(390).expect("there is such a rule");
    let lines: Vec<&str> = text.lines().collect();
    assert!(lines[0].starts_with("rule 390 (") && lines[2] == "    cuMemCreate", "{text}");
    assert!(lines[1].starts_with("  size must be a multiple of "), "{text}");
    // Of several functions, and with its releases.
    let text = explain(33).expect("there is such a rule");
    assert!(text.contains("  Since CUDA 12.0, limit must not be"), "{text}");
    let count = |rule| explain(rule).map(|text| text.matches("\n    cu").count());
    assert!(count(374) == Some(1) && count(84) > Some(2));
    // A cause is no rule, and has the codes that it explains.
    let text = explain(641).expect("there is such a cause");
    assert!(
        text.starts_with("cause 641 (")
            && text.contains("gridDimX is zero. CUDA_ERROR_INVALID_VALUE.")
    );
    assert!(text.contains("    cuLaunchKernel\n"), "{text}");
    // It says where it is known from, also where it is no cause of one call.
    assert!(
        text.contains("  known from a driver of CUDA 13.0: 'launch: a grid of zero'"),
        "{text}"
    );
    assert!(
        explain(749)
            .expect("there is such a cause")
            .contains("  known from cuda.h: cuFuncGetParamInfo")
    );
    assert!(explain(642).expect("there is such a cause").contains("  known from cause 641"));
    let text = explain(723).expect("there is such a cause");
    assert!(text.contains("    every call\n  known from"), "{text}");
    for none in [0, 12, 560, 9999] {
        assert_eq!(explain(none), None, "{none}");
    }
}

#[test]
fn every_call_is_a_function() {
    let known: BTreeSet<String> = functions().collect();
    let names = |start: &'static str| TEXT.lines().filter_map(move |line| line.strip_prefix(start));
    let calls: Vec<&str> = names("cu").filter_map(|line| line.split(' ').next()).collect();
    assert!(calls.len() > 400);
    for call in calls.into_iter().chain(names("    cu")) {
        assert!(known.contains(&format!("cu{call}")), "cu{call}");
    }
}
