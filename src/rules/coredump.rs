//! Rules of the group "Coredump Attributes Control API".

use crate::rule::{Verdict, on, rules};
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

/// Returns the length of a setting that is a string.
///
/// # Safety
///
/// `value` must be null, or a string or memory of `size` bytes.
#[inline]
unsafe fn string_length(value: *const c_void, size: Option<&usize>) -> usize {
    let value = value.cast::<u8>();
    let Some(size) = size.filter(|_| !value.is_null()) else { return 0 };
    // SAFETY: the pointer is not null, and reading stops at the size of the memory or the end of the string.
    unsafe { (0..*size).take_while(|&i| *value.add(i) != 0).count() }
}

#[inline]
pub(crate) unsafe fn cuCoredumpSetAttribute(
    attrib: A,
    value: *mut c_void,
    size: Option<&usize>,
) -> Verdict {
    if attrib == A::CU_COREDUMP_FILE {
        // SAFETY: the caller meets the safety conditions of the call.
        let length = unsafe { string_length(value, size) };
        rules!(15: length, as "value" => hold(length <= 1023, "be a string of at most 1023 characters"),
            where "`attrib` is CU_COREDUMP_FILE", else UNDOCUMENTED);
    }
    Ok(())
}

#[inline]
pub(crate) unsafe fn cuCoredumpSetAttributeGlobal(
    attrib: A,
    value: *mut c_void,
    size: Option<&usize>,
) -> Verdict {
    if attrib == A::CU_COREDUMP_FILE || attrib == A::CU_COREDUMP_PIPE {
        // SAFETY: the caller meets the safety conditions of the call.
        let length = unsafe { string_length(value, size) };
        rules!(16: length, as "value" => hold(length <= 1023, "be a string of at most 1023 characters"),
            where "`attrib` is CU_COREDUMP_FILE or CU_COREDUMP_PIPE", else UNDOCUMENTED);
    }
    Ok(())
}
