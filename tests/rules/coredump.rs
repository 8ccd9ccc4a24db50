use crate::mock::{accepted, of_release, rejected};
use cuda_checked::sys::CUcoredumpSettings as A;
use cuda_checked::{Result, calls};
use std::ptr;

const BEFORE_12_5: &str = "CU_COREDUMP_ENABLE_ON_EXCEPTION, CU_COREDUMP_TRIGGER_HOST, CU_COREDUMP_LIGHTWEIGHT, \
    CU_COREDUMP_ENABLE_USER_TRIGGER, CU_COREDUMP_FILE";

/// The settings of each release, which all four calls share. `attrib` begins their messages.
fn settings(name: &str, attrib: &str, test: &str, call: impl Fn(A) -> Result<()>) {
    accepted(name, || call(A::CU_COREDUMP_ENABLE_ON_EXCEPTION));
    accepted(name, || call(A::CU_COREDUMP_FILE));
    of_release(12_040, test, || {
        let one_of = format!("{BEFORE_12_5} or CU_COREDUMP_PIPE");
        for (setting, shown) in [
            (A(0), "CUcoredumpSettings(0)"),
            (A::CU_COREDUMP_GENERATION_FLAGS, "CU_COREDUMP_GENERATION_FLAGS"),
        ] {
            let message =
                format!("{attrib}{shown}) must be {one_of} [the documentation gives no code]");
            rejected(&message, || call(setting));
        }
    });
    of_release(12_050, test, || {
        accepted(name, || call(A::CU_COREDUMP_GENERATION_FLAGS));
        let one_of = format!("{BEFORE_12_5}, CU_COREDUMP_PIPE or CU_COREDUMP_GENERATION_FLAGS");
        for (setting, shown) in [(A(0), "CUcoredumpSettings(0)"), (A(8), "CU_COREDUMP_MAX")] {
            let message =
                format!("{attrib}{shown}) must be {one_of} [the documentation gives no code]");
            rejected(&message, || call(setting));
        }
    });
}

#[test]
fn cuCoredumpGetAttribute() {
    // SAFETY: the mock reads no memory.
    settings(
        "cuCoredumpGetAttribute",
        "cuCoredumpGetAttribute: attrib (",
        "coredump::cuCoredumpGetAttribute",
        |attrib| unsafe { calls::cuCoredumpGetAttribute(attrib, ptr::null_mut(), &mut 0) },
    );
}

#[test]
fn cuCoredumpGetAttributeGlobal() {
    let test = "coredump::cuCoredumpGetAttributeGlobal";
    // SAFETY: the mock reads no memory.
    settings(
        "cuCoredumpGetAttributeGlobal",
        "cuCoredumpGetAttributeGlobal: attrib (",
        test,
        |attrib| unsafe { calls::cuCoredumpGetAttributeGlobal(attrib, ptr::null_mut(), &mut 0) },
    );
}

/// The longest string, and one that is too long. Strings also end at the end of their memory.
fn strings(name: &str, message: &str, attrib: A, call: impl Fn(A, &mut [u8], usize) -> Result<()>) {
    let mut longest = [b'a'; 1024];
    longest[1023] = 0;
    accepted(name, || call(attrib, &mut longest, 1024));
    accepted(name, || call(attrib, &mut longest, 9999));
    let mut longer = [b'a'; 1025];
    accepted(name, || call(attrib, &mut longer, 1023));
    longer[1024] = 0;
    rejected(message, || call(attrib, &mut longer, 1024));
    rejected(message, || call(attrib, &mut longer, 1025));
    accepted(name, || call(A::CU_COREDUMP_LIGHTWEIGHT, &mut longer, 1025));
}

#[test]
fn cuCoredumpSetAttribute() {
    let name = "cuCoredumpSetAttribute";
    // SAFETY: the mock reads no memory, and the rules read only the string.
    let call = |attrib, value: &mut [u8], mut size| unsafe {
        calls::cuCoredumpSetAttribute(attrib, value.as_mut_ptr().cast(), &mut size)
    };
    // SAFETY: nothing follows null pointers.
    let size =
        |attrib| unsafe { calls::cuCoredumpSetAttribute(attrib, ptr::null_mut(), &mut 2000) };
    let message = "cuCoredumpSetAttribute: value (1024) must be a string of at most 1023 characters, because \
                   `attrib` is CU_COREDUMP_FILE [the documentation gives no code]";
    strings(name, message, A::CU_COREDUMP_FILE, call);
    // SAFETY: as above.
    accepted(name, || unsafe {
        let value = [b'a'; 2000].as_mut_ptr().cast();
        calls::cuCoredumpSetAttribute(A::CU_COREDUMP_FILE, value, ptr::null_mut())
    });
    for (attrib, shown) in [
        (A::CU_COREDUMP_ENABLE_USER_TRIGGER, "CU_COREDUMP_ENABLE_USER_TRIGGER"),
        (A::CU_COREDUMP_PIPE, "CU_COREDUMP_PIPE"),
    ] {
        accepted(name, || size(attrib));
        let message = format!(
            "cuCoredumpSetAttribute: attrib ({shown}) must not be CU_COREDUMP_ENABLE_USER_TRIGGER or \
             CU_COREDUMP_PIPE, which cuCoredumpSetAttributeGlobal sets, because `value` is not null [the \
             documentation gives no code]"
        );
        rejected(&message, || call(attrib, &mut [0], 1));
    }
    settings(name, "cuCoredumpSetAttribute: attrib (", "coredump::cuCoredumpSetAttribute", size);
}

#[test]
fn cuCoredumpSetAttributeGlobal() {
    let name = "cuCoredumpSetAttributeGlobal";
    // SAFETY: the mock reads no memory, and the rules read only the string.
    let call = |attrib, value: &mut [u8], mut size| unsafe {
        calls::cuCoredumpSetAttributeGlobal(attrib, value.as_mut_ptr().cast(), &mut size)
    };
    let message = "cuCoredumpSetAttributeGlobal: value (1024) must be a string of at most 1023 characters, because \
                   `attrib` is CU_COREDUMP_FILE or CU_COREDUMP_PIPE [the documentation gives no code]";
    strings(name, message, A::CU_COREDUMP_FILE, call);
    strings(name, message, A::CU_COREDUMP_PIPE, call);
    accepted(name, || call(A::CU_COREDUMP_ENABLE_USER_TRIGGER, &mut [1], 1));
    let test = "coredump::cuCoredumpSetAttributeGlobal";
    settings(name, "cuCoredumpSetAttributeGlobal: attrib (", test, |attrib| {
        call(attrib, &mut [0; 4], 4)
    });
}
