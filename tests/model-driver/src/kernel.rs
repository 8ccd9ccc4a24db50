//! The one kernel that the model runs: that of `examples/kernel.rs`, `fn add_one(data: *mut u32, count: u32)`.

use crate::abi::{Parameter as _, Pointer, Result, require};
use crate::state::State;
use cuda_sys::*;
use std::ffi::{c_char, c_uint, c_void};
use std::ptr::without_provenance_mut;

const UNSUPPORTED: CUresult = CUresult::CUDA_ERROR_NOT_SUPPORTED;

/// The number after a module's handle is the handle of its kernel.
const KERNEL: u64 = 1;

impl State {
    fn module(&self, handle: u64) -> Result {
        let known = self.modules.contains(&handle);
        require(known).map_err(|_| CUresult::CUDA_ERROR_INVALID_HANDLE)
    }

    /// The work of each thread with an element.
    fn add_one(&mut self, device: i32, threads: u64, parameters: Pointer<*mut c_void>) -> Result {
        let parameters = parameters.array(2)?;
        let [data, count] = *parameters.as_slice() else { return Err(UNSUPPORTED) };
        // SAFETY: the caller of the launch passes pointers to arguments of the kernel's types.
        let (data, count) = unsafe { (data.inside(), count.inside()) };
        let count: u32 = count.cast().get()?;
        let size = threads.min(count.into()) * 4;
        self.change(device, data.cast().get()?, size, |bytes| {
            for word in bytes.chunks_exact_mut(4) {
                let value = word.iter().rev().fold(0, |value, byte| value << 8 | u32::from(*byte));
                word.copy_from_slice(&value.wrapping_add(1).to_le_bytes());
            }
        })
    }
}

driver! {
    fn cuModuleLoadData(module: *mut CUmodule, image: *const c_void) |state| {
        state.current()?;
        let text = image.cast::<u8>().text()?;
        let entry = b".entry add_one(";
        require(text.windows(entry.len()).any(|part| part == entry)).map_err(|_| UNSUPPORTED)?;
        let loaded = state.number();
        module.set(without_provenance_mut(loaded as usize))?;
        state.modules.insert(loaded);
        Ok(())
    }

    fn cuModuleUnload(hmod: CUmodule) |state| {
        state.module(hmod.address())?;
        state.modules.remove(&hmod.address());
        Ok(())
    }

    fn cuModuleGetFunction(hfunc: *mut CUfunction, hmod: CUmodule, name: *const c_char) |state| {
        state.module(hmod.address())?;
        require(name.cast::<u8>().text()? == b"add_one").map_err(|_| CUresult::CUDA_ERROR_NOT_FOUND)?;
        hfunc.set(without_provenance_mut((hmod.address() + KERNEL) as usize))
    }

    fn cuLaunchKernel(
        f: CUfunction,
        gridDimX: c_uint,
        gridDimY: c_uint,
        gridDimZ: c_uint,
        blockDimX: c_uint,
        blockDimY: c_uint,
        blockDimZ: c_uint,
        sharedMemBytes: c_uint,
        hStream: CUstream,
        kernelParams: *mut *mut c_void,
        extra: *mut *mut c_void,
    ) |state| {
        let kernel = f.address().checked_sub(KERNEL).ok_or(UNSUPPORTED)?;
        state.module(kernel)?;
        let _ = sharedMemBytes;
        require(extra.address() == 0 && [gridDimY, gridDimZ, blockDimY, blockDimZ] == [1; 4])?;
        require(gridDimX > 0 && (1..=1024).contains(&blockDimX))?;
        let device = state.in_order(hStream.address())?;
        state.add_one(device, u64::from(gridDimX) * u64::from(blockDimX), kernelParams)
    }
}
