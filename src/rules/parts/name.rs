//! Causes in names and images: of functions, of files, and of code.

use crate::query;
use crate::rule::{Handle, Live, Verdict, causes, on};
use core::ffi::CStr;
use cuda_sys::*;

on! { cuModuleGetFunction }
#[inline]
pub(crate) fn function(hmod: Live<CUmodule>, name: &CStr) -> Verdict {
    causes!(705 asks: name => named(query::functions_of(hmod)), "the name of a function of the module", else NOT_FOUND);
    Ok(())
}

on! { cuLibraryGetKernel }
#[inline]
pub(crate) fn kernel(library: Live<CUlibrary>, name: &CStr) -> Verdict {
    causes!(706 asks: name => named(query::kernels_of(library)), "the name of a kernel of the library", else NOT_FOUND);
    Ok(())
}

on! { cuModuleLoad.fname, cuLibraryLoadFromFile.fileName, cuLinkAddFile_v2.path }
#[inline]
pub(crate) fn file(path: &CStr) -> Verdict {
    causes!(707 asks: path => hold_text(query::is_file(path), "be the name of a file that is there"), else FILE_NOT_FOUND);
    Ok(())
}

on! {
    cuModuleLoadData.image, cuModuleLoadDataEx.image, cuModuleLoadFatBinary.fatCubin, cuLibraryLoadData.code,
    cuLinkAddData_v2.data,
}
#[inline]
pub(crate) fn image(image: Handle) -> Verdict {
    causes!(708: image => non_null());
    Ok(())
}
