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
fn every_symbol_is_found() {
    use object::Object as _;
    let file = in_c(|object| object.file().to_str().expect("it is a path").to_owned());
    let bytes = std::fs::read(file).expect("it can be read");
    let all = object::File::parse(&*bytes).expect("it is ELF").dynamic_symbols().count();
    // Those of other objects come before, and one that is nothing.
    // SAFETY: the second word of the table.
    let before = |object: &Object| unsafe { *object.table::<u32>(DT_GNU_HASH).add(1) as usize };
    assert_eq!(in_c(|object| before(object) + object.symbols().count()), all + 1);
}
