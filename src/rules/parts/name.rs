//! Causes in names and images: of functions, of files, and of code.

use crate::image;
use crate::rules::prelude::*;
use std::ffi::CString;

use CUjitInputType as I;

/// Returns the compiler's first message on PTX.
#[inline]
fn message(image: Live<*const c_void>) -> Option<CString> {
    let is_ptx = matches!(image::Head::of(image), image::Head::Ptx(..));
    is_ptx.then(|| query::message_of_compiler(image)).flatten()
}

/// Returns whether a name is one of those that the driver has told.
#[inline]
fn is_among(names: Option<Vec<String>>, name: &CStr) -> bool {
    names.is_some_and(|names| names.iter().any(|of| of.as_bytes() == name.to_bytes()))
}

causes! {
    on { cuModuleGetFunction }
    fn function(hmod: Live<CUmodule>, name: &CStr) {
        705 asks: name => named(query::functions_of(hmod)), "the name of a function of the module", else NOT_FOUND,
            from "cuda.h: cuModuleGetFunction; a driver of CUDA 13.0: 'module: a kernel that it lacks'"
    }

    on { cuLibraryGetKernel }
    fn kernel(library: Live<CUlibrary>, name: &CStr) {
        706 asks: name => named(query::kernels_of(library)), "the name of a kernel of the library", else NOT_FOUND,
            from "cuda.h: cuLibraryGetKernel; a driver of CUDA 13.0: 'library: a kernel that it lacks'"
    }

    on { cuModuleGetGlobal_v2, cuLibraryGetGlobal }
    fn variable(name: &CStr) {
        713: name => hold_text(false, "be the name of a variable of the module or library"), else NOT_FOUND,
            from "cuda.h: cuLibraryGetGlobal and cuModuleGetGlobal_v2; a driver of CUDA 13.0: 'module: a variable that it lacks'"
    }

    on { cuModuleGetGlobal_v2 }
    fn no_function(hmod: Live<CUmodule>, name: &CStr) {
        975 asks: name => hold_text(!is_among(query::functions_of(hmod), name), "be the name of a variable, and not of a function of the module"),
            from "a driver of CUDA 13.0: 'module: a kernel as a variable'"
    }

    on { cuLinkAddData_v2 }
    fn linked(type_: CUjitInputType, data: Live<*mut c_void>, size: usize) {
        let is_binary = image::is_binary(data.beginning(size));
        976: data => hold(is_binary, "begin like a cubin"), if type_ => is(I::CU_JIT_INPUT_CUBIN),
            else INVALID_IMAGE or INVALID_SOURCE or INVALID_VALUE, from "a driver of CUDA 13.0: 'link: PTX as machine code'";
        977: data => hold(is_binary, "begin like a fat binary"), if type_ => is(I::CU_JIT_INPUT_FATBINARY),
            else INVALID_IMAGE or INVALID_SOURCE or INVALID_VALUE, from "cause 976";
        978: data => hold(!is_binary, "be PTX, and not machine code"), if type_ => is(I::CU_JIT_INPUT_PTX),
            else INVALID_IMAGE or INVALID_PTX or INVALID_SOURCE or INVALID_VALUE, from "cause 976";
    }

    on { cuLinkAddData_v2 }
    fn linked_version(type_: CUjitInputType, data: Live<*mut c_void>, size: usize) {
        let head = image::Head::within(data.beginning(size));
        let (text, target) = head.ptx();
        let is_earlier = query::compute_capability().is_none_or(|own| target <= own);
        let of_driver = image::with_newest(text);
        let newest = &*of_driver;
        if type_ => is(I::CU_JIT_INPUT_PTX) {
            979: newest, as "data" => hold_text(text.is_empty(), "be of a version of PTX that the driver has"),
                else UNSUPPORTED_PTX_VERSION, from "a driver of CUDA 13.0: 'link: PTX of a version later than the driver'";
            980 maybe asks: text, as "data" => hold_text(is_earlier, "be for the architecture that the linker links for, which is that of the device without an option, or an earlier one"),
                else INVALID_PTX or INVALID_SOURCE or NO_BINARY_FOR_GPU, from "cause 775";
        }
    }

    on { cuLinkAddData_v2 }
    fn linked_again(data: Handle) {
        981 maybe: data => hold(data.0 == 0, "define nothing that another input of state defines"), else INVALID_SOURCE,
            from "a driver of CUDA 13.0: 'link: a function that two inputs define'"
    }

    on { cuLinkComplete }
    fn complete(state: Handle) {
        925 maybe: state => hold(state.0 == 0, "have an input that defines each function and variable that its inputs use"), else INVALID_SOURCE,
            from "a driver of CUDA 13.0: 'link: a function that no input defines'"
    }

    on { cuModuleGetTexRef }
    fn texture_reference(name: &CStr) {
        884: name => hold_text(false, "be the name of a texture reference of the module"), else NOT_FOUND,
            from "cuda.h: cuModuleGetTexRef; a driver of CUDA 13.0: 'module, deprecated: a texture reference that it lacks'"
    }

    on { cuModuleGetSurfRef }
    fn surface_reference(name: &CStr) {
        885: name => hold_text(false, "be the name of a surface reference of the module"), else NOT_FOUND,
            from "cuda.h: cuModuleGetSurfRef; a driver of CUDA 13.0: 'module, deprecated: a surface reference that it lacks'"
    }

    on { cuLibraryGetManaged }
    fn managed_variable(name: &CStr) {
        771: name => hold_text(false, "be the name of a managed variable of the library"), else NOT_FOUND,
            from "cuda.h: cuLibraryGetManaged; a driver of CUDA 13.0: 'library: a variable that is not managed'"
    }

    on { cuGraphDebugDotPrint }
    fn folder(path: &CStr) {
        772 asks: path => hold_text(query::has_folder(path), "be in a folder that is there"), else OPERATING_SYSTEM or INVALID_VALUE,
            from "a driver of CUDA 13.0: 'graph: printed into a folder that is not there'"
    }

    on { cuDeviceGetByPCIBusId }
    fn bus_id(pciBusId: &CStr) {
        714: pciBusId => hold_text(false, "be the PCI bus ID of a device that this process can use"), else INVALID_DEVICE or INVALID_VALUE,
            from "cuda.h: cuDeviceGetByPCIBusId; a driver of CUDA 13.0: 'device: a PCI address at which there is none'"
    }

    on { cuModuleLoad.fname, cuLibraryLoadFromFile.fileName, cuLinkAddFile_v2.path }
    fn file(path: &CStr) {
        707 asks: path => hold_text(query::is_file(path), "be the name of a file that is there"), else FILE_NOT_FOUND,
            from "cuda.h: cuLibraryLoadFromFile, cuLinkAddFile_v2 and cuModuleLoad; a driver of CUDA 13.0: 'image: a file that is not there'";
        777: path => hold_text(false, "be the name of a file with PTX, machine code or a fat binary for devices"), else INVALID_IMAGE,
            from "cuda.h: cuLibraryLoadFromFile, cuLinkAddFile_v2 and cuModuleLoad; a driver of CUDA 13.0: 'image: a program of the host'";
    }

    on { cuModuleLoadData.image, cuModuleLoadDataEx.image, cuLibraryLoadData.code }
    fn beginning(image: Live<*const c_void>) {
        let head = image::Head::of(image);
        let (text, _) = head.ptx();
        let of_driver = image::with_newest(text);
        let newest = &*of_driver;
        773: image => hold(!matches!(head, image::Head::Other), "begin like PTX, like a cubin or like a fat binary"),
            else INVALID_IMAGE or INVALID_PTX,
            from "cuda.h: cuLibraryLoadData, cuModuleLoadData and cuModuleLoadDataEx; a driver of CUDA 13.0: 'image: text that is none'";
        774: newest, as "image" => hold_text(text.is_empty(), "be of a version of PTX that the driver has"),
            else UNSUPPORTED_PTX_VERSION, from "a driver of CUDA 13.0: 'image: PTX of a version later than the driver'";
    }

    /// The compiler reads to the zero byte.
    on { cuModuleLoadData.image, cuModuleLoadDataEx.image, cuLibraryLoadData.code }
    fn ended(image: Live<*const c_void>) {
        if let Some(behind) = image::behind_functions(image);
        let text = &*behind;
        985 maybe: text, as "image" => hold_text(false, "end there with a zero byte, or be PTX"), else INVALID_PTX,
            from "a driver of CUDA 13.0: 'image: PTX with a syntax error'";
    }

    /// PTX for a later architecture cannot be compiled for an earlier one. A library is for every device.
    on { cuModuleLoadData.image, cuModuleLoadDataEx.image }
    fn architecture(image: Live<*const c_void>) {
        let head = image::Head::of(image);
        let (text, target) = head.ptx();
        let is_earlier = query::compute_capability().is_none_or(|own| target <= own);
        775 asks: text, as "image" => hold_text(is_earlier, "be for the architecture of the device or an earlier one"),
            else INVALID_PTX or NO_BINARY_FOR_GPU, from "a driver of CUDA 13.0: 'image: PTX for a later architecture'"
    }

    /// A program that loads with options can have the log itself.
    on { cuModuleLoadData.image }
    fn compiled(image: Live<*const c_void>) {
        if let Some(message) = message(image);
        let text = &*message;
        844 asks: text, as "image" => hold_text(false, "be PTX that the driver's compiler accepts"), else INVALID_PTX,
            from "a driver of CUDA 13.0: 'image: PTX with a syntax error'";
    }

    on {
        cuModuleLoadData.image, cuModuleLoadDataEx.image, cuModuleLoadFatBinary.fatCubin, cuLibraryLoadData.code,
        cuLinkAddData_v2.data
    }
    fn image(image: Handle) {
        708: image => non_null(), from "a driver of CUDA 13.0: 'image: null'";
        776: image => hold(false, "have code for the architecture of the device"), else NO_BINARY_FOR_GPU,
            from "a driver of CUDA 13.0: 'image: machine code of another architecture'";
    }
}
