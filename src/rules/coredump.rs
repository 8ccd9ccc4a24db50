//! Rules of the group "Coredump Attributes Control API".

use crate::rules::prelude::*;

use libcuda_sys::CUcoredumpSettings as A;

rules! {
    on {
        cuCoredumpGetAttribute, cuCoredumpGetAttributeGlobal, cuCoredumpSetAttribute,
        cuCoredumpSetAttributeGlobal
    }
    fn coredump_setting(attrib: A) { 13: attrib => enumerator(), else UNDOCUMENTED }

    on { cuCoredumpSetAttribute }
    fn only_global(attrib: A, value: *mut c_void) {
        14: attrib => none_of(&[A::CU_COREDUMP_ENABLE_USER_TRIGGER, A::CU_COREDUMP_PIPE]),
            if value => is_not_null(), "which cuCoredumpSetAttributeGlobal sets", else UNDOCUMENTED
    }

    fn cuCoredumpSetAttribute(attrib: A, value: Live<*mut c_void>, size: Option<&usize>) {
        let length = || value.string_length(size);
        15: length(),
            as "value" => hold(length() <= 1023, "be a string of at most 1023 characters"),
            if attrib => is(A::CU_COREDUMP_FILE), else UNDOCUMENTED
    }

    fn cuCoredumpSetAttributeGlobal(attrib: A, value: Live<*mut c_void>, size: Option<&usize>) {
        let length = || value.string_length(size);
        16: length(),
            as "value" => hold(length() <= 1023, "be a string of at most 1023 characters"),
            if attrib => is(A::CU_COREDUMP_FILE, A::CU_COREDUMP_PIPE), else UNDOCUMENTED
    }
}
