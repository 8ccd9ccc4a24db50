//! Rules of the group "Coredump Attributes Control API".

use super::rules;
use crate::error::Result;
use crate::precondition::KNOWN;
use core::ffi::c_void;
use core::slice;
use cuda_sys::CUcoredumpSettings;

use CUcoredumpSettings as A;

const SETTINGS: [CUcoredumpSettings; 7] = [
    A::CU_COREDUMP_ENABLE_ON_EXCEPTION,
    A::CU_COREDUMP_TRIGGER_HOST,
    A::CU_COREDUMP_LIGHTWEIGHT,
    A::CU_COREDUMP_ENABLE_USER_TRIGGER,
    A::CU_COREDUMP_FILE,
    A::CU_COREDUMP_PIPE,
    A::CU_COREDUMP_GENERATION_FLAGS,
];
const BEFORE_GENERATION_FLAGS: &[CUcoredumpSettings; 6] = SETTINGS.first_chunk().unwrap();

macro_rules! known {
    ($call:literal: $attrib:ident) => {
        rules! { $call:
            $attrib => one_of(BEFORE_GENERATION_FLAGS), 11_070..=12_040;
            $attrib => one_of(&SETTINGS), 12_050..=13_050;
        }
    };
}

/// The bytes of a setting that is a string.
///
/// # Safety
///
/// `size` must be null or readable, and `value` null or a string or memory of `*size` bytes.
unsafe fn string<'a>(value: *const c_void, size: *const usize) -> &'a [u8] {
    let value = value.cast::<u8>();
    if value.is_null() || size.is_null() {
        return &[];
    }
    // SAFETY: neither is null, and nothing is read beyond the memory's size or the string's end.
    unsafe {
        let length = (0..*size).take_while(|&i| *value.add(i) != 0).count();
        slice::from_raw_parts(value, length)
    }
}

pub(crate) fn cuCoredumpGetAttribute(attrib: CUcoredumpSettings) -> Result<()> {
    known!(c"cuCoredumpGetAttribute": attrib);
    Ok(())
}

pub(crate) fn cuCoredumpGetAttributeGlobal(attrib: CUcoredumpSettings) -> Result<()> {
    known!(c"cuCoredumpGetAttributeGlobal": attrib);
    Ok(())
}

/// # Safety
///
/// As for the call.
pub(crate) unsafe fn cuCoredumpSetAttribute(
    attrib: CUcoredumpSettings,
    value: *mut c_void,
    size: *mut usize,
) -> Result<()> {
    known!(c"cuCoredumpSetAttribute": attrib);
    if !value.is_null() {
        rules! { c"cuCoredumpSetAttribute":
            attrib => none_of(&[A::CU_COREDUMP_ENABLE_USER_TRIGGER, A::CU_COREDUMP_PIPE]), KNOWN, "which cuCoredumpSetAttributeGlobal sets";
        }
    }
    if attrib == A::CU_COREDUMP_FILE {
        // SAFETY: as for the call.
        let value = unsafe { string(value, size) };
        rules! { c"cuCoredumpSetAttribute":
            value.len() => at_most(1023), KNOWN;
        }
    }
    Ok(())
}

/// # Safety
///
/// As for the call.
pub(crate) unsafe fn cuCoredumpSetAttributeGlobal(
    attrib: CUcoredumpSettings,
    value: *mut c_void,
    size: *mut usize,
) -> Result<()> {
    known!(c"cuCoredumpSetAttributeGlobal": attrib);
    if attrib == A::CU_COREDUMP_FILE || attrib == A::CU_COREDUMP_PIPE {
        // SAFETY: as for the call.
        let value = unsafe { string(value, size) };
        rules! { c"cuCoredumpSetAttributeGlobal":
            value.len() => at_most(1023), KNOWN;
        }
    }
    Ok(())
}
