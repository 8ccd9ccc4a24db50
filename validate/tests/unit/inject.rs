//! What `--inject` takes, and which calls it means.

use super::*;

fn functions(pattern: &str) -> Vec<String> {
    let all: Vec<String> = documented::functions().collect();
    let read = read(&format!("{pattern}:1=CUDA_ERROR_OUT_OF_MEMORY")).expect("it is right");
    read.functions.iter().map(|number| all[*number].clone()).collect()
}

#[test]
fn names_may_have_stars() {
    assert_eq!(functions("cuMemAlloc_v2"), ["cuMemAlloc_v2"]);
    let some = functions("cuMemAlloc*");
    for name in ["cuMemAlloc_v2", "cuMemAlloc", "cuMemAllocAsync", "cuMemAllocAsync_ptsz"] {
        assert!(some.iter().any(|other| other == name), "{some:?}");
    }
    assert!(some.iter().all(|name| name.starts_with("cuMemAlloc")), "{some:?}");
    assert!(matches("*", "cuInit") && matches("c*n*t", "cuInit") && matches("cuInit*", "cuInit"));
    assert!(!matches("c*n", "cuInit") && !matches("cuInit", "cuInit_v2") && !matches("", "cuInit"));
}

#[test]
fn a_number_or_one_in_so_many() {
    let of = |which: &str| {
        let read = read(&format!("cuMemAlloc_v2:{which}=CUDA_ERROR_OUT_OF_MEMORY"));
        read.map(|read| (read.code, read.number, read.seed))
    };
    assert_eq!(of("3"), Ok((2, 3, 0)));
    assert_eq!(of("1/3"), Ok((2, 3, 1)));
    assert_eq!(of("1/3@7"), Ok((2, 3, 7)));
    for wrong in ["", "0", "-1", "x", "2/3", "1/0", "1/3@0", "1/3@x", "1/"] {
        assert!(of(wrong).is_err_and(|error| error.starts_with("it has the form")), "{wrong}");
    }
}

#[test]
fn only_documented_codes() {
    let error = |text: &str| read(text).expect_err(text);
    assert_eq!(error("cuNone*:1=CUDA_ERROR_UNKNOWN"), "there is no function 'cuNone*'");
    let codes = error("cuInit:1=CUDA_ERROR_OUT_OF_MEMORY");
    assert!(
        codes.starts_with("'cuInit' documents no 'CUDA_ERROR_OUT_OF_MEMORY', but CUDA_ERROR_"),
        "{codes}"
    );
    assert!(codes.contains("CUDA_ERROR_INVALID_DEVICE"), "{codes}");
    assert!(error("cuInit:1=CUDA_SUCCESS").starts_with("'cuInit' documents no 'CUDA_SUCCESS'"));
    assert!(
        error("cuInit").starts_with("it has the form") && error("cuInit:1").starts_with("it has")
    );
}
