//! Rules of the group "Coredump Attributes Control API".

use crate::rule::{Live, Verdict, on, rules};
use core::ffi::c_void;

use cuda_sys::CUcoredumpSettings as A;

on! { cuCoredumpGetAttribute, cuCoredumpGetAttributeGlobal, cuCoredumpSetAttribute, cuCoredumpSetAttributeGlobal }
#[inline]
pub(crate) fn coredump_setting(attrib: A) -> Verdict {
    rules!(13: attrib => enumerator(), else UNDOCUMENTED);
    Ok(())
}

on! { cuCoredumpSetAttribute }
#[inline]
pub(crate) fn only_global(attrib: A, value: *mut c_void) -> Verdict {
    rules!(14: attrib => none_of(&[A::CU_COREDUMP_ENABLE_USER_TRIGGER, A::CU_COREDUMP_PIPE]),
        if value => is_not_null(), "which cuCoredumpSetAttributeGlobal sets", else UNDOCUMENTED);
    Ok(())
}

#[inline]
pub(crate) fn cuCoredumpSetAttribute(
    attrib: A,
    value: Live<*mut c_void>,
    size: Option<&usize>,
) -> Verdict {
    let length = || value.string_length(size);
    rules!(15: length(), as "value" => hold(length() <= 1023, "be a string of at most 1023 characters"),
        if attrib => is(A::CU_COREDUMP_FILE), else UNDOCUMENTED);
    Ok(())
}

#[inline]
pub(crate) fn cuCoredumpSetAttributeGlobal(
    attrib: A,
    value: Live<*mut c_void>,
    size: Option<&usize>,
) -> Verdict {
    let length = || value.string_length(size);
    rules!(16: length(), as "value" => hold(length() <= 1023, "be a string of at most 1023 characters"),
        if attrib => is(A::CU_COREDUMP_FILE, A::CU_COREDUMP_PIPE), else UNDOCUMENTED);
    Ok(())
}
