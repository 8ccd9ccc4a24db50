//! Causes in names and images: of functions, of files, and of code.

use crate::environment::may_skip_machine_code;
use crate::image::{self, Binary, Fault, Source};
use crate::query::Named;
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

/// Returns a name like this one that something has, if anything has.
#[inline]
fn other_name(name: &CStr, mut has: impl FnMut(&CStr) -> bool) -> Option<Vec<String>> {
    let found = image::like(name).into_iter().find(|name| has(name))?;
    Some(vec![found.into_string().ok()?])
}

/// Returns what is wrong with the form of machine code in memory, if anything is.
#[inline]
fn fault_of(image: Live<*const c_void>) -> Option<Fault> {
    Binary::of(image)?.fault()
}

/// Returns a file that is not too large to be read.
#[inline]
fn read_file(path: &CStr) -> Vec<u8> {
    query::file_up_to(path, image::MOST_FOLLOWED as u64).unwrap_or_default()
}

/// Returns for which architectures a file has code, and what the devices are.
#[inline]
fn architectures_of_file(path: &CStr) -> Option<CString> {
    image::with_devices(Binary::within(&read_file(path)).and_then(Binary::architectures))
}

/// Returns whether a file can be read, and is of no kind that a call takes.
#[inline]
fn is_of_no_kind(path: &CStr) -> bool {
    query::beginning_of_file(path).is_some_and(|file| image::is_of_no_kind(&file))
}

causes! {
    on { cuModuleGetFunction }
    fn function(hmod: Live<CUmodule>, name: &CStr) {
        705 asks: name => named(query::functions_of(hmod)), "the module has no function {}",
            else NOT_FOUND,
            from "cuda.h: cuModuleGetFunction; a driver of CUDA 13.0: 'module: a kernel that it \
                  lacks'"
    }

    on { cuLibraryGetKernel }
    fn kernel(library: Live<CUlibrary>, name: &CStr) {
        let names = query::kernels_of(library);
        let is_known = names.is_some();
        706 asks: name => named(names), "the library has no kernel {}", else NOT_FOUND,
            from "cuda.h: cuLibraryGetKernel; a driver of CUDA 13.0: 'library: a kernel that it \
                  lacks'";
        993 maybe: name => hold_text(
            is_known,
            "the library has no kernel {}, or it was unloaded before",
        ), else NOT_FOUND, from "a driver of CUDA 13.0: 'library-kernel'";
    }

    on { cuModuleGetGlobal_v2 }
    fn other_variable_of_module(hmod: Live<CUmodule>, name: &CStr) {
        let other = other_name(name, |name| query::module_has(hmod, Named::Variable, name));
        1212 asks: name => named(other), "the module has no variable {}", else NOT_FOUND,
            from "cuda.h: cuModuleGetGlobal_v2"
    }

    on { cuLibraryGetGlobal }
    fn other_variable_of_library(library: Live<CUlibrary>, name: &CStr) {
        let other = other_name(name, |name| query::library_has(library, name, false));
        1213 asks: name => named(other), "the library has no variable {}", else NOT_FOUND,
            from "cuda.h: cuLibraryGetGlobal"
    }

    on { cuLibraryGetManaged }
    fn managed_of_library(library: Live<CUlibrary>, name: &CStr) {
        let other = other_name(name, |name| query::library_has(library, name, true));
        1214 asks: name => named(other), "the library has no managed variable {}", else NOT_FOUND,
            from "cuda.h: cuLibraryGetManaged"
    }

    on { cuModuleGetTexRef }
    fn texture_of_module(hmod: Live<CUmodule>, name: &CStr) {
        let other = other_name(name, |name| query::module_has(hmod, Named::TextureReference, name));
        1216 asks: name => named(other), "the module has no texture reference {}", else NOT_FOUND,
            from "cuda.h: cuModuleGetTexRef"
    }

    on { cuModuleGetSurfRef }
    fn surface_of_module(hmod: Live<CUmodule>, name: &CStr) {
        let other = other_name(name, |name| query::module_has(hmod, Named::SurfaceReference, name));
        1217 asks: name => named(other), "the module has no surface reference {}", else NOT_FOUND,
            from "cuda.h: cuModuleGetSurfRef"
    }

    on { cuModuleGetGlobal_v2 }
    fn variable(name: &CStr) {
        713: name => hold_text(false, "the module has no variable {}"), else NOT_FOUND,
            from "cuda.h: cuModuleGetGlobal_v2; a driver of CUDA 13.0: 'module: a variable that it \
                  lacks'"
    }

    on { cuLibraryGetGlobal }
    fn variable_of_library(name: &CStr) {
        1070: name => hold_text(false, "the library has no variable {}"), else NOT_FOUND,
            from "cuda.h: cuLibraryGetGlobal"
    }

    on { cuModuleGetGlobal_v2 }
    fn no_function(hmod: Live<CUmodule>, name: &CStr) {
        975 asks: name => hold_text(
            !is_among(query::functions_of(hmod), name),
            "is the name of a function of the module, and not of a variable",
        ), from "a driver of CUDA 13.0: 'module: a kernel as a variable'"
    }

    on { cuLinkAddData_v2 }
    fn linked_source(type_: CUjitInputType, data: Live<*mut c_void>, size: usize) {
        let is_cuda = Source::within(data.beginning(size)) == Some(Source::Cuda);
        1218: data => hold(
            !is_cuda,
            "is CUDA C++, which the driver does not compile: NVRTC or nvcc makes PTX of it",
        ), if type_ => is(I::CU_JIT_INPUT_PTX), else INVALID_IMAGE or INVALID_PTX or INVALID_SOURCE,
            from "a driver of CUDA 13.0: 'image: text that is none'"
    }

    on { cuLinkAddData_v2 }
    fn linked_code(type_: CUjitInputType, data: Live<*mut c_void>, size: usize) {
        let binary = Binary::within(data.all(size));
        let fault = binary.and_then(Binary::fault);
        let architectures = image::with_devices(binary.and_then(Binary::architectures));
        let text = architectures.as_deref().unwrap_or_default();
        1219: data => hold(
            !matches!(fault, Some(Fault::Zeros | Fault::Others)),
            "begins like machine code, but its header is of none, as if it had been copied as a \
             string, which ends at the first zero byte",
        ), if type_ => is(I::CU_JIT_INPUT_CUBIN, I::CU_JIT_INPUT_FATBINARY),
            else INVALID_IMAGE or INVALID_SOURCE or INVALID_VALUE or NO_BINARY_FOR_GPU,
            from "a driver of CUDA 13.0: 'image: a binary for several architectures that is none'";
        1220: data => hold(
            fault != Some(Fault::Beyond),
            "is cut: what its header names lies behind its end",
        ), if type_ => is(I::CU_JIT_INPUT_CUBIN, I::CU_JIT_INPUT_FATBINARY),
            else INVALID_IMAGE or INVALID_SOURCE or INVALID_VALUE or NO_BINARY_FOR_GPU,
            from "a driver of CUDA 13.0: 'image: a binary for several architectures that is none'";
        1221 maybe asks: text, as "data" => hold_text(
            text.is_empty(),
            "has no code for the linker's target, which is the device unless an option names \
             another",
        ), else NO_BINARY_FOR_GPU, from "cause 776";
    }

    on { cuLinkAddData_v2 }
    fn linked(type_: CUjitInputType, data: Live<*mut c_void>, size: usize) {
        let is_binary = image::is_binary(data.beginning(size));
        976: data => hold(is_binary, "does not begin like a cubin"),
            if type_ => is(I::CU_JIT_INPUT_CUBIN),
            else INVALID_IMAGE or INVALID_SOURCE or INVALID_VALUE,
            from "a driver of CUDA 13.0: 'link: PTX as machine code'";
        977: data => hold(is_binary, "does not begin like a fat binary"),
            if type_ => is(I::CU_JIT_INPUT_FATBINARY),
            else INVALID_IMAGE or INVALID_SOURCE or INVALID_VALUE, from "cause 976";
        978: data => hold(!is_binary, "begins like machine code, and not like PTX"),
            if type_ => is(I::CU_JIT_INPUT_PTX),
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
            979: newest, as "data" => hold_text(
                text.is_empty(),
                "is of a PTX version that the driver does not support",
            ), else UNSUPPORTED_PTX_VERSION,
                from "a driver of CUDA 13.0: 'link: PTX of a version later than the driver'";
            980 maybe asks: text, as "data" => hold_text(
                is_earlier,
                "is for a later architecture than the linker's target, which is the device unless \
                 an option names another",
            ), else INVALID_PTX or INVALID_SOURCE or NO_BINARY_FOR_GPU, from "cause 775";
        }
    }

    on { cuLinkAddData_v2 }
    fn linked_again(data: Handle) {
        981 maybe: data => hold(
            data.0 == 0,
            "defines something that another input of `state` defines",
        ), else INVALID_SOURCE,
            from "a driver of CUDA 13.0: 'link: a function that two inputs define'"
    }

    on { cuLinkComplete }
    fn complete(state: Handle) {
        925 maybe: state => hold(
            state.0 == 0,
            "lacks an input that defines a function or a variable that its inputs use",
        ), else INVALID_SOURCE,
            from "a driver of CUDA 13.0: 'link: a function that no input defines'"
    }

    on { cuModuleGetTexRef }
    fn texture_reference(name: &CStr) {
        884: name => hold_text(false, "the module has no texture reference {}"), else NOT_FOUND,
            from "cuda.h: cuModuleGetTexRef; a driver of CUDA 13.0: 'module, deprecated: a texture \
                  reference that it lacks'"
    }

    on { cuModuleGetSurfRef }
    fn surface_reference(name: &CStr) {
        885: name => hold_text(false, "the module has no surface reference {}"), else NOT_FOUND,
            from "cuda.h: cuModuleGetSurfRef; a driver of CUDA 13.0: 'module, deprecated: a \
                  surface reference that it lacks'"
    }

    /// Only a query that loads the library into the context would tell whether another variable has the name.
    on { cuLibraryGetManaged }
    fn managed_variable(name: &CStr) {
        771: name => hold_text(
            false,
            "the library has no managed variable {}; cuLibraryGetGlobal returns those that are not \
             managed",
        ), else NOT_FOUND,
            from "cuda.h: cuLibraryGetManaged; a driver of CUDA 13.0: 'library: a variable that is \
                  not managed'"
    }

    on { cuGraphDebugDotPrint }
    fn folder(path: &CStr) {
        772 asks: path => hold_text(query::has_folder(path), "is in a folder that does not exist"),
            else OPERATING_SYSTEM or INVALID_VALUE,
            from "a driver of CUDA 13.0: 'graph: printed into a folder that is not there'"
    }

    on { cuDeviceGetByPCIBusId }
    fn bus_id(pciBusId: &CStr) {
        714: pciBusId => hold_text(
            false,
            "is not the PCI bus ID of a device that this process can use",
        ), else INVALID_DEVICE or INVALID_VALUE,
            from "cuda.h: cuDeviceGetByPCIBusId; a driver of CUDA 13.0: 'device: a PCI address at \
                  which there is none'"
    }

    on { cuModuleLoad.fname, cuLibraryLoadFromFile.fileName, cuLinkAddFile_v2.path }
    fn source_file(path: &CStr) {
        let source = query::beginning_of_file(path).and_then(|file| Source::within(&file));
        1222 asks: path => hold_text(
            source != Some(Source::Cuda),
            "is a file of CUDA C++, which the driver does not compile: NVRTC or nvcc makes PTX of \
             it",
        ), else INVALID_IMAGE or INVALID_PTX or INVALID_SOURCE,
            from "a driver of CUDA 13.0: 'image: text that is none'"
    }

    on { cuModuleLoad.fname, cuLibraryLoadFromFile.fileName, cuLinkAddFile_v2.path }
    fn code_file(path: &CStr) {
        let data = read_file(path);
        let binary = Binary::within(&data);
        let fault = binary.and_then(Binary::fault);
        1223 asks: path => hold_text(
            !matches!(fault, Some(Fault::Zeros | Fault::Others | Fault::Beyond)),
            "is a file that begins like machine code and is cut or changed: what its header names \
             is not there",
        ), else INVALID_IMAGE or INVALID_SOURCE or NO_BINARY_FOR_GPU,
            from "cuda.h: cuLibraryLoadFromFile, cuLinkAddFile_v2 and cuModuleLoad";
    }

    on { cuModuleLoad.fname, cuLibraryLoadFromFile.fileName }
    fn code_of_file(path: &CStr) {
        if let Some(text) = architectures_of_file(path);
        let text = &*text;
        1224 asks: text, as "path" => hold_text(
            may_skip_machine_code(),
            "has no code that the device can run",
        ), else NO_BINARY_FOR_GPU, from "cause 776"
    }

    on { cuLinkAddFile_v2 }
    fn linked_file(path: &CStr) {
        if let Some(text) = architectures_of_file(path);
        let text = &*text;
        1252 maybe asks: text, as "path" => hold_text(
            false,
            "has no code for the linker's target, which is the device unless an option names \
             another",
        ), else NO_BINARY_FOR_GPU, from "cause 1221"
    }

    on { cuModuleLoad.fname, cuLibraryLoadFromFile.fileName, cuLinkAddFile_v2.path }
    fn file(path: &CStr) {
        707 asks: path => hold_text(query::is_file(path), "does not exist"), else FILE_NOT_FOUND,
            from "cuda.h: cuLibraryLoadFromFile, cuLinkAddFile_v2 and cuModuleLoad; a driver of \
                  CUDA 13.0: 'image: a file that is not there'";
        777 asks: path => hold_text(
            !is_of_no_kind(path),
            "is not a file of a kind that the call takes, such as PTX, machine code or a fat \
             binary for devices",
        ), else INVALID_IMAGE,
            from "cuda.h: cuLibraryLoadFromFile, cuLinkAddFile_v2 and cuModuleLoad; a driver of \
                  CUDA 13.0: 'image: a program of the host'";
    }

    on { cuModuleLoadData.image, cuModuleLoadDataEx.image, cuLibraryLoadData.code }
    fn source_of_image(image: Live<*const c_void>) {
        let source = Source::of(image);
        1225: image => hold(
            source != Some(Source::Cuda),
            "is CUDA C++, which the driver does not compile: NVRTC or nvcc makes PTX of it",
        ), else INVALID_IMAGE, from "a driver of CUDA 13.0: 'image: text that is none'";
        1226: image => hold(
            source != Some(Source::NoVersion),
            "is text whose first directive is not .version, with which PTX begins",
        ), else INVALID_IMAGE, from "a driver of CUDA 13.0: 'image: PTX without its version'";
    }

    /// The driver has read the beginning of the image. What lies behind is looked at as far as it can be read.
    on {
        cuModuleLoadData.image, cuModuleLoadDataEx.image, cuModuleLoadFatBinary.fatCubin,
        cuLibraryLoadData.code
    }
    fn form_of_image(image: Live<*const c_void>) {
        let fault = fault_of(image);
        1227: image => hold(
            fault != Some(Fault::Zeros),
            "begins like machine code, and only zeros follow its first zero byte, as if it had \
             been copied as a string, which ends there",
        ), else INVALID_IMAGE or NO_BINARY_FOR_GPU,
            from "a driver of CUDA 13.0: 'image: a binary for several architectures that is none'";
        1228: image => hold(
            fault != Some(Fault::Others),
            "begins like machine code, and what follows its first zero byte is of none, as if it \
             had been copied as a string, which ends there",
        ), else INVALID_IMAGE or NO_BINARY_FOR_GPU,
            from "a driver of CUDA 13.0: 'image: a binary for several architectures that is none'";
        1229: image => hold(
            fault != Some(Fault::Host),
            "is machine code of a host, and not of a device",
        ), else INVALID_IMAGE, from "a driver of CUDA 13.0: 'image: a program of the host'";
        1230: image => hold(
            fault != Some(Fault::Beyond),
            "begins like a cubin, and its sections are not where its header says: it is cut",
        ), else INVALID_IMAGE,
            from "cuda.h: cuLibraryLoadData, cuModuleLoadData and cuModuleLoadDataEx";
    }

    on { cuModuleLoadData.image, cuModuleLoadDataEx.image, cuLibraryLoadData.code }
    fn beginning(image: Live<*const c_void>) {
        let head = image::Head::of(image);
        let (text, _) = head.ptx();
        let of_driver = image::with_newest(text);
        let newest = &*of_driver;
        773: image => hold(
            !matches!(head, image::Head::Other),
            "begins neither like PTX nor like a cubin or a fat binary",
        ), else INVALID_IMAGE or INVALID_PTX,
            from "cuda.h: cuLibraryLoadData, cuModuleLoadData and cuModuleLoadDataEx; a driver of \
                  CUDA 13.0: 'image: text that is none'";
        774: newest, as "image" => hold_text(
            text.is_empty(),
            "is of a PTX version that the driver does not support",
        ), else UNSUPPORTED_PTX_VERSION,
            from "a driver of CUDA 13.0: 'image: PTX of a version later than the driver'";
    }

    /// The compiler reads to the zero byte.
    on { cuModuleLoadData.image, cuModuleLoadDataEx.image, cuLibraryLoadData.code }
    fn ended(image: Live<*const c_void>) {
        if let Some(behind) = image::behind_functions(image);
        let text = &*behind;
        985 maybe: text, as "image" => hold_text(
            false,
            "has no zero byte after its last function, or is not PTX",
        ), else INVALID_PTX, from "a driver of CUDA 13.0: 'image: PTX with a syntax error'";
    }

    /// PTX for a later architecture cannot be compiled for an earlier one. A library is for every device.
    on { cuModuleLoadData.image, cuModuleLoadDataEx.image }
    fn architecture(image: Live<*const c_void>) {
        let head = image::Head::of(image);
        let (text, target) = head.ptx();
        let is_earlier = query::compute_capability().is_none_or(|own| target <= own);
        775 asks: text, as "image" => hold_text(
            is_earlier,
            "is for a later architecture than that of the device",
        ), else INVALID_PTX or NO_BINARY_FOR_GPU,
            from "a driver of CUDA 13.0: 'image: PTX for a later architecture'"
    }

    /// A program that loads with options can have the log itself.
    on { cuModuleLoadData.image }
    fn compiled(image: Live<*const c_void>) {
        if let Some(message) = message(image);
        let text = &*message;
        844 asks: text,
            as "image" => hold_text(false, "is PTX that the driver's compiler does not accept"),
            else INVALID_PTX, from "a driver of CUDA 13.0: 'image: PTX with a syntax error'";
    }

    on {
        cuModuleLoadData.image, cuModuleLoadDataEx.image, cuModuleLoadFatBinary.fatCubin,
        cuLibraryLoadData.code, cuLinkAddData_v2.data
    }
    fn image(image: Handle) {
        708: image => non_null(), from "a driver of CUDA 13.0: 'image: null'"
    }

    on {
        cuModuleLoadData.image, cuModuleLoadDataEx.image, cuModuleLoadFatBinary.fatCubin,
        cuLibraryLoadData.code
    }
    fn other_architectures(image: Live<*const c_void>) {
        let binary = Binary::of(image);
        if let Some(text) = image::with_devices(binary.and_then(Binary::architectures));
        let text = &*text;
        1231 asks: text, as "image" => hold_text(
            may_skip_machine_code(),
            "has no code that the device can run",
        ), else NO_BINARY_FOR_GPU,
            from "a driver of CUDA 13.0: 'image: machine code of another architecture'"
    }

    /// The target of the linker need not be the device.
    on {
        cuModuleLoadData.image, cuModuleLoadDataEx.image, cuModuleLoadFatBinary.fatCubin,
        cuLibraryLoadData.code
    }
    fn code_for_device(image: Handle) {
        776: image => hold(
            may_skip_machine_code(),
            "has no code for the architecture of the device",
        ), else NO_BINARY_FOR_GPU,
            from "a driver of CUDA 13.0: 'image: machine code of another architecture'"
    }
    /// The driver may read the image of a library only when something in it is needed.
    on { CUlibrary }
    fn image_of_library(library: Handle) {
        1232: library => hold(
            may_skip_machine_code(),
            "was loaded from an image that has no code for the architecture of the device",
        ), else NO_BINARY_FOR_GPU, from "cause 776";
        1233: library => hold(
            false,
            "was loaded from an image that is neither PTX nor a cubin nor a fat binary, or that \
             is cut",
        ), else INVALID_IMAGE, from "cause 773";
        1234: library => hold(
            false,
            "was loaded from PTX that the driver's compiler does not accept",
        ), else INVALID_PTX, from "cause 844";
    }

    on { CUkernel, CUfunction }
    fn image_of_kernel(kernel: Handle) {
        1235: kernel => hold(
            may_skip_machine_code(),
            "is of a library that has no code for the architecture of the device",
        ), else NO_BINARY_FOR_GPU, from "cause 776"
    }
}
