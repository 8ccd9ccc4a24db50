//! Rules of the group "Library Management".

use crate::rules::prelude::*;

use CUfunction_attribute as A;

/// The attributes that can be set.
const SETTINGS: &[A] = &[
    A::CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES,
    A::CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT,
    A::CU_FUNC_ATTRIBUTE_CLUSTER_SIZE_MUST_BE_SET,
    A::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH,
    A::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT,
    A::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH,
    A::CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED,
    A::CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE,
    A::CU_FUNC_ATTRIBUTE_SHARED_MEMORY_MODE,
];

rules! {
    fn cuLibraryLoadFromFile(libraryOptions: &[CUlibraryOption]) {
        for (i, _) in libraryOptions.iter().enumerate();
        153: libraryOptions[i] => none_of(&[CUlibraryOption::CU_LIBRARY_BINARY_IS_PRESERVED]), at i,
            "which is for cuLibraryLoadData", stated "CU_LIBRARY_BINARY_IS_PRESERVED";
    }

    on { cuLibraryGetGlobal, cuLibraryGetManaged }
    fn address_or_size(dptr: *mut CUdeviceptr, bytes: *mut usize) {
        154: bytes => non_null(), if dptr => is_null()
    }

    fn cuKernelSetAttribute(attrib: A) {
        156: attrib => one_of_release(SETTINGS), for "the others are read-only"
    }
    fn cuKernelGetName(hfunc: CUkernel) { 157: hfunc => non_null() }
}
