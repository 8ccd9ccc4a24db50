//! The C library, as the system's loader has it.

use super::*;

fn in_c<T>(look: impl Fn(&Object) -> T) -> T {
    let is_c =
        |object: &Object| object.file().to_bytes().windows(9).any(|part| part == b"/libc.so.");
    find(|object| is_c(object).then(|| look(object))).expect("the C library is loaded")
}

#[test]
fn a_function_is_found_and_a_variable_is_not() {
    let is_dlopen = |found: Option<*mut c_void>| {
        // SAFETY: a name.
        let expected = unsafe { libc::dlsym(libc::RTLD_DEFAULT, c"getpid".as_ptr()) };
        found == Some(expected)
    };
    assert!(is_dlopen(in_c(|object| object.function(c"getpid"))));
    for absent in [c"environ", c"none", c"_dl_argv"] {
        assert_eq!(in_c(|object| object.function(absent)), None, "{absent:?}");
    }
}

#[test]
fn what_an_object_takes_from_others_is_known() {
    // The loader has this one.
    assert!(in_c(|object| object.refers_to(c"_rtld_global")));
    assert!(!in_c(|object| object.refers_to(c"getpid")));
    assert!(!in_c(|object| object.refers_to(c"none")));
}
