//! Rules of the group "Execution Control".

use crate::rule::{Verdict, rules};
use cuda_sys::*;

use CUfunction_attribute as A;

/// The attributes that can be set, in the order in which releases added them.
const SETTINGS: &[A] = &[
    A::CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES,
    A::CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT,
    A::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH,
    A::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT,
    A::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH,
    A::CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED,
    A::CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE,
    A::CU_FUNC_ATTRIBUTE_SHARED_MEMORY_MODE,
];
const SETTINGS_BEFORE_11_8: &[A] = SETTINGS.split_at(2).0;
const SETTINGS_BEFORE_13_4: &[A] = SETTINGS.split_at(7).0;

#[inline]
pub(crate) fn cuFuncSetAttribute(attrib: CUfunction_attribute) -> Verdict {
    rules! {
        50: attrib => one_of(SETTINGS_BEFORE_11_8), until 11_070, "for the others can only be read";
        51: attrib => one_of(SETTINGS_BEFORE_13_4), until 13_030, "for the others can only be read";
        52: attrib => one_of(SETTINGS), "for the others can only be read";
    }
    Ok(())
}

#[inline]
pub(crate) fn cuFuncGetName(hfunc: CUfunction) -> Verdict {
    rules!(53: hfunc => non_null());
    Ok(())
}
