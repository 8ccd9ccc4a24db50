use super::*;

/// cuLibraryLoadData, cuLibraryGetKernel, cuLibraryUnload, cuKernelGetFunction, cuKernelGetName
pub fn library() -> Result<()> {
    let (options, values, more) = (ptr::null_mut(), ptr::null_mut(), ptr::null_mut());
    let (code, more_values) = (PTX.as_ptr().cast(), ptr::null_mut());
    // SAFETY: `PTX` ends with a zero byte, there are no options, and no kernel is used after the
    // unloading.
    unsafe {
        let library = calls::cuLibraryLoadData(code, options, values, 0, more, more_values, 0)?;
        let kernel = calls::cuLibraryGetKernel(library, c"add_one")?; // in each context
        let function = calls::cuKernelGetFunction(kernel)?; // in the current one
        println!("{:?}: {function:?}", calls::cuKernelGetName(kernel)?);
        calls::cuLibraryUnload(library)
    }
}

/// cuLibraryGetModule
pub fn module_of_library() -> Result<()> {
    let (options, values, more) = (ptr::null_mut(), ptr::null_mut(), ptr::null_mut());
    let (code, more_values) = (PTX.as_ptr().cast(), ptr::null_mut());
    // SAFETY: `PTX` ends with a zero byte, there are no options, and nothing of it is used after
    // the unloading.
    unsafe {
        let library = calls::cuLibraryLoadData(code, options, values, 0, more, more_values, 0)?;
        let module = calls::cuLibraryGetModule(library)?; // in the current context
        let kernel = calls::cuModuleGetFunction(module, c"add_one")?;
        println!("{kernel:?}");
        calls::cuLibraryUnload(library) // unloads the module too
    }
}

/// cuKernelGetAttribute, cuKernelSetAttribute
#[expect(dead_code, reason = "the kernel is of a library")]
pub fn more_shared_memory(kernel: CUkernel, device: CUdevice) -> Result<()> {
    use CUfunction_attribute as Attribute;
    let dynamic = Attribute::CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES;
    let fixed = Attribute::CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES;
    let most = CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN;
    let most = calls::cuDeviceGetAttribute(most, device)?;
    // SAFETY: the kernel is live.
    unsafe {
        let fixed = calls::cuKernelGetAttribute(fixed, kernel, device)?;
        // For all launches on this device that follow.
        calls::cuKernelSetAttribute(dynamic, most - fixed, kernel, device)
    }
}

/// cuLibraryGetGlobal
#[expect(dead_code, reason = "the library has a variable")]
pub fn variable_of_library(library: CUlibrary, name: &CStr) -> Result<()> {
    let (mut address, mut size) = (0, 0);
    // SAFETY: the library is live, and the outputs can be written.
    unsafe {
        calls::cuLibraryGetGlobal(&mut address, &mut size, library, name)?; // in this context
        calls::cuMemsetD8(address, 0, size)
    }
}
