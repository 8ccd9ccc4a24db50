//! What a file of suppressions may have, and what the layer gets.

use super::*;

#[test]
fn a_rule_and_maybe_a_function() {
    // Of a rule, of a cause, and of a cause of every call.
    let numbers = [("374", Some(374)), ("+374", Some(374)), ("686", Some(686)), ("639", Some(639))];
    for (line, kept) in [("", None), ("  \t", None)].into_iter().chain(numbers) {
        assert_eq!(
            entries(line),
            Ok(kept.into_iter().map(|rule| Suppressed::Number(rule, None)).collect()),
            "{line}"
        );
    }
    // The report names the older symbol and the newer one alike.
    for (name, symbols) in [
        ("cuMemPrefetchAsync_v2", &["cuMemPrefetchAsync_v2"][..]),
        ("cuMemPrefetchAsync", &["cuMemPrefetchAsync_v2", "cuMemPrefetchAsync"]),
    ] {
        let all = entries(&format!("\t00523 {name}\r")).expect("it is read");
        let function = |suppressed: &Suppressed| match suppressed {
            Suppressed::Number(523, Some(function)) => documented::functions().nth(*function),
            other => panic!("{other:?}"),
        };
        let named: Vec<_> = all.iter().filter_map(function).collect();
        assert!(
            symbols.len() == named.len() && named.iter().all(|of| symbols.contains(&&**of)),
            "{named:?}"
        );
    }
}

#[test]
fn a_function_and_a_code() {
    let all = entries("cuDeviceGetUuid CUDA_ERROR_NOT_SUPPORTED").expect("it is read");
    let function = |suppressed: &Suppressed| match suppressed {
        Suppressed::Code(801, function) => documented::functions().nth(*function),
        other => panic!("{other:?}"),
    };
    let named: Vec<_> = all.iter().filter_map(function).collect();
    assert_eq!(named, ["cuDeviceGetUuid_v2", "cuDeviceGetUuid"]);
}

#[test]
fn anything_else_is_an_error() {
    let lines = [
        ("0", "no rule or cause has the number '0'"),
        ("-1", "no rule or cause has the number '-1'"),
        ("374x", "no rule or cause has the number '374x'"),
        ("4294967296", "no rule or cause has the number '4294967296'"),
        ("9999", "no rule or cause has the number '9999'"),
        ("12", "no rule or cause has the number '12'"),
        ("cuInit", "'cuInit' needs a code, such as CUDA_ERROR_NOT_SUPPORTED"),
        ("cuInit 33", "'33' is no error of the driver: take its name from the report"),
        (
            "cuInit CUDA_SUCCESS",
            "'CUDA_SUCCESS' is no error of the driver: take its name from the report",
        ),
        (
            "cuFake CUDA_ERROR_UNKNOWN",
            "there is no function 'cuFake': take its name from the report",
        ),
        ("cuInit CUDA_ERROR_UNKNOWN 33", "'33' is too much: after a function, a line has one code"),
        ("33 cuInit_", "there is no function 'cuInit_': take its name from the report"),
        ("33 cuInit 2", "'2' is too much: after a number, a line has one function"),
    ];
    for (line, error) in lines {
        assert_eq!(entries(line), Err(error.to_owned()), "{line}");
    }
}
