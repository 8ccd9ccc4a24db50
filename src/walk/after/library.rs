// Created by `cargo xtask emit` from cuda.h, ledger/library.toml, src/rules/parts/handle.rs, src/rules/parts/name.rs, cuda-sys/build/generate/reference/library.txt and cuda-sys/build/generate/reference/structs.txt. Do not edit.

use crate::rule::*;
use core::ffi::*;
use cuda_sys::*;

#[inline]
pub(crate) fn cuLibraryLoadData(code: *const c_void) -> Verdict {
    crate::rules::parts::name::image(Handle(code.addr())).at("code")
}

#[inline]
pub(crate) fn cuLibraryLoadFromFile(fileName: &CStr) -> Verdict {
    crate::rules::parts::name::file(fileName).at("fileName")
}

#[inline]
pub(crate) unsafe fn cuLibraryGetKernel(library: CUlibrary, name: &CStr) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::parts::name::kernel(Live::new(library), name)?;
        crate::rules::parts::handle::handle(Handle(library.addr())).at("library")
    }
}

#[inline]
pub(crate) fn cuLibraryGetGlobal(library: CUlibrary, name: &CStr) -> Verdict {
    crate::rules::parts::name::variable(name)?;
    crate::rules::parts::handle::handle(Handle(library.addr())).at("library")
}

#[inline]
pub(crate) fn cuLibraryGetManaged(library: CUlibrary, name: &CStr) -> Verdict {
    crate::rules::parts::name::variable(name)?;
    crate::rules::parts::handle::handle(Handle(library.addr())).at("library")
}
