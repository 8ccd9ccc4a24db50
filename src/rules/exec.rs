//! Rules of the group "Execution Control".

use crate::rules::prelude::*;

use CUfunction_attribute as A;

/// The attributes that can be set.
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

rules! {
    fn cuFuncSetAttribute(attrib: CUfunction_attribute) {
        52: attrib => one_of_release(SETTINGS), for "the others are read-only"
    }

    fn cuFuncGetName(hfunc: CUfunction) { 53: hfunc => non_null() }
}
