use super::*;

/// cuLibraryLoadData, cuLibraryGetKernel, cuLibraryUnload, cuKernelGetFunction
pub fn library() -> Result<()> {
    let (options, values, more) = (ptr::null_mut(), ptr::null_mut(), ptr::null_mut());
    let (code, more_values) = (PTX.as_ptr().cast(), ptr::null_mut());
    // SAFETY: `PTX` ends with a zero byte, there are no options, and no kernel is used after the unloading.
    unsafe {
        let library = calls::cuLibraryLoadData(code, options, values, 0, more, more_values, 0)?;
        let kernel = calls::cuLibraryGetKernel(library, c"add_one")?; // in each context
        let function = calls::cuKernelGetFunction(kernel)?; // in the current one
        println!("{function:?}");
        calls::cuLibraryUnload(library)
    }
}

/// cuLibraryGetModule
pub fn module_of_library() -> Result<()> {
    let (options, values, more) = (ptr::null_mut(), ptr::null_mut(), ptr::null_mut());
    let (code, more_values) = (PTX.as_ptr().cast(), ptr::null_mut());
    // SAFETY: `PTX` ends with a zero byte, there are no options, and nothing of it is used after the unloading.
    unsafe {
        let library = calls::cuLibraryLoadData(code, options, values, 0, more, more_values, 0)?;
        let module = calls::cuLibraryGetModule(library)?; // in the current context
        let kernel = calls::cuModuleGetFunction(module, c"add_one")?;
        println!("{kernel:?}");
        calls::cuLibraryUnload(library) // unloads the module too
    }
}
