//! Rules of the group "Coredump Attributes Control API".

use crate::rule::{Verdict, rules, target};
use core::ffi::c_void;

use cuda_sys::CUcoredumpSettings as A;

/// In the order in which releases added them.
const SETTINGS: &[A] = &[
    A::CU_COREDUMP_ENABLE_ON_EXCEPTION,
    A::CU_COREDUMP_TRIGGER_HOST,
    A::CU_COREDUMP_LIGHTWEIGHT,
    A::CU_COREDUMP_ENABLE_USER_TRIGGER,
    A::CU_COREDUMP_FILE,
    A::CU_COREDUMP_PIPE,
    A::CU_COREDUMP_GENERATION_FLAGS,
];
const SETTINGS_BEFORE_12_5: &[A] = SETTINGS.split_at(6).0;

#[inline]
fn coredump_setting(attrib: A) -> Verdict {
    rules! {
        12: attrib => one_of(SETTINGS_BEFORE_12_5), until 12_040, else UNDOCUMENTED;
        13: attrib => one_of(SETTINGS), else UNDOCUMENTED;
    }
    Ok(())
}

/// Returns the length of a setting that is a string.
///
/// # Safety
///
/// `size` must be null or readable, and `value` null or a string or memory of `*size` bytes.
#[inline]
unsafe fn string_length(value: *const c_void, size: *const usize) -> usize {
    let value = value.cast::<u8>();
    // SAFETY: the caller guarantees this.
    let Some(size) = (unsafe { target(size) }).filter(|_| !value.is_null()) else { return 0 };
    // SAFETY: neither pointer is null, and reading stops at the size of the memory or the end of the string.
    unsafe { (0..*size).take_while(|&i| *value.add(i) != 0).count() }
}

#[inline]
pub(crate) fn cuCoredumpGetAttribute(attrib: A) -> Verdict {
    coredump_setting(attrib)
}

#[inline]
pub(crate) fn cuCoredumpGetAttributeGlobal(attrib: A) -> Verdict {
    coredump_setting(attrib)
}

#[inline]
pub(crate) unsafe fn cuCoredumpSetAttribute(
    attrib: A,
    value: *mut c_void,
    size: *mut usize,
) -> Verdict {
    coredump_setting(attrib)?;
    if !value.is_null() {
        rules!(14: attrib => none_of(&[A::CU_COREDUMP_ENABLE_USER_TRIGGER, A::CU_COREDUMP_PIPE]),
            "which cuCoredumpSetAttributeGlobal sets, where value is not null", else UNDOCUMENTED);
    }
    if attrib == A::CU_COREDUMP_FILE {
        // SAFETY: the caller meets the safety conditions of the call.
        let length = unsafe { string_length(value, size) };
        rules!(15: length, as "value" => hold(length <= 1023, "be a string of at most 1023 characters"),
            "for CU_COREDUMP_FILE", else UNDOCUMENTED);
    }
    Ok(())
}

#[inline]
pub(crate) unsafe fn cuCoredumpSetAttributeGlobal(
    attrib: A,
    value: *mut c_void,
    size: *mut usize,
) -> Verdict {
    coredump_setting(attrib)?;
    if attrib == A::CU_COREDUMP_FILE || attrib == A::CU_COREDUMP_PIPE {
        // SAFETY: the caller meets the safety conditions of the call.
        let length = unsafe { string_length(value, size) };
        rules!(16: length, as "value" => hold(length <= 1023, "be a string of at most 1023 characters"),
            "for CU_COREDUMP_FILE and CU_COREDUMP_PIPE", else UNDOCUMENTED);
    }
    Ok(())
}
