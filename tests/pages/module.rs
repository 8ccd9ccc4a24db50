use super::*;

/// cuModuleLoadData, cuModuleGetFunction, cuModuleUnload
pub fn load() -> Result<()> {
    // SAFETY: `PTX` is text that ends with a zero byte, and the kernel is not used after the
    // unloading.
    unsafe {
        let module = calls::cuModuleLoadData(PTX.as_ptr().cast())?;
        let kernel = calls::cuModuleGetFunction(module, c"add_one")?;
        // ... cuLaunchKernel, and cuStreamSynchronize ...
        println!("{kernel:?}");
        calls::cuModuleUnload(module)
    }
}

/// cuModuleLoadDataEx
pub fn log() -> Result<()> {
    let mut log = vec![0_u8; 8192];
    let mut options =
        [CUjit_option::CU_JIT_ERROR_LOG_BUFFER, CUjit_option::CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES];
    let mut values = [log.as_mut_ptr().cast(), ptr::without_provenance_mut::<c_void>(log.len())];
    let (options, values) = (options.as_mut_ptr(), values.as_mut_ptr());
    // SAFETY: both arrays have two elements, and the log the size that is passed.
    match unsafe { calls::cuModuleLoadDataEx(c"no PTX".as_ptr().cast(), 2, options, values) } {
        Err(error @ Error::Driver { .. }) => {
            let log = CStr::from_bytes_until_nul(&log).unwrap_or_default();
            println!("{error}\n{}", log.to_string_lossy());
            Ok(())
        }
        loaded => loaded.map(drop),
    }
}

/// cuModuleGetGlobal
pub fn global() -> Result<()> {
    let (mut address, mut size) = (0, 0);
    // SAFETY: `PTX` ends with a zero byte, the outputs can be written, and the address is not used
    // later.
    unsafe {
        let module = calls::cuModuleLoadData(PTX.as_ptr().cast())?;
        calls::cuModuleGetGlobal(&mut address, &mut size, module, c"table")?;
        calls::cuMemsetD8(address, 0, size)?; // all bytes of the kernel's variable `table`
        calls::cuModuleUnload(module)
    }
}

/// cuModuleLoad
pub fn file() -> Result<()> {
    // SAFETY: the file is PTX.
    unsafe {
        let module = calls::cuModuleLoad(c"examples/add_one.ptx")?; // or a cubin or fat binary
        calls::cuModuleUnload(module)
    }
}

/// cuLinkCreate, cuLinkAddData, cuLinkComplete, cuLinkDestroy
pub fn link() -> Result<()> {
    let (no_options, no_values) = (ptr::null_mut(), ptr::null_mut());
    let text = PTX.to_bytes_with_nul();
    let (data, name) = (text.as_ptr().cast_mut().cast(), c"add_one.ptx".as_ptr());
    let ptx = CUjitInputType::CU_JIT_INPUT_PTX;
    let mut size = 0;
    // SAFETY: `data` has that many bytes, and the code is not used after the linker's end.
    unsafe {
        let linker = calls::cuLinkCreate(0, no_options, no_values)?;
        calls::cuLinkAddData(linker, ptx, data, text.len(), name, 0, no_options, no_values)?;
        let code = calls::cuLinkComplete(linker, &mut size)?;
        println!("{size} bytes of machine code at {code:?}"); // for cuModuleLoadData
        calls::cuLinkDestroy(linker)
    }
}

/// cuLinkAddFile
#[expect(dead_code, reason = "there is no such file")]
pub fn link_file(linker: CUlinkState, path: &CStr) -> Result<()> {
    let library = CUjitInputType::CU_JIT_INPUT_LIBRARY; // nvcc -lib has written it
    let (no_options, no_values) = (ptr::null_mut(), ptr::null_mut());
    // SAFETY: the linker is live, and it is of this thread alone.
    unsafe { calls::cuLinkAddFile(linker, library, path, 0, no_options, no_values) }
}

/// cuModuleLoadFatBinary
#[expect(dead_code, reason = "a toolkit's compiler has the binary")]
pub fn fat_binary(binary: &[u8]) -> Result<()> {
    // SAFETY: nvcc has written the binary, which has code for several devices, with `-fatbin`.
    unsafe {
        let module = calls::cuModuleLoadFatBinary(binary.as_ptr().cast())?; // one that suits
        calls::cuModuleUnload(module)
    }
}
