//! The one kernel that the model runs: `fn add_one(data: *mut u32, count: u32)` of `examples/add_one.ptx`. It is written
//! here in Rust, so only that PTX is loaded, byte for byte.

use crate::abi::{Parameter as _, Pointer, Result, require};
use crate::state::State;
use cuda_sys::*;
use std::ffi::{c_char, c_int, c_uint, c_void};
use std::ptr::without_provenance_mut;

const UNSUPPORTED: CUresult = CUresult::CUDA_ERROR_NOT_SUPPORTED;

/// The number after a module's handle is the handle of its kernel.
const KERNEL: u64 = 1;

/// The most threads of a block.
const THREADS: c_int = 1024;

/// Bytes of shared memory that a block of the kernel may ask for.
const SHARED: c_int = 48 << 10;

/// The kernel's attributes, as a device of compute capability 9.0 might have them.
const ATTRIBUTES: [(CUfunction_attribute, c_int); 10] = {
    use CUfunction_attribute as A;
    [
        (A::CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK, THREADS),
        (A::CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES, 0),
        (A::CU_FUNC_ATTRIBUTE_CONST_SIZE_BYTES, 0),
        (A::CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES, 0),
        (A::CU_FUNC_ATTRIBUTE_NUM_REGS, 10),
        (A::CU_FUNC_ATTRIBUTE_PTX_VERSION, 50),
        (A::CU_FUNC_ATTRIBUTE_BINARY_VERSION, 90),
        (A::CU_FUNC_ATTRIBUTE_CACHE_MODE_CA, 0),
        (A::CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, SHARED),
        (A::CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT, -1),
    ]
};

/// The blocks of this size that a multiprocessor runs at once: 32 at most, with 64 warps at most.
fn resident(size: c_int) -> c_int {
    (64 / ((size + 31) / 32)).min(32)
}

const PTX: &str = include_str!("../../examples/add_one.ptx");

/// The compiler's message about any other code.
const MESSAGE: &str = "the model of the CUDA driver executes no GPU code but examples/add_one.ptx of its repository; its \
                       README says what else it does";

impl State {
    fn load(&mut self, module: Pointer<CUmodule>, image: Pointer<c_void>) -> Result {
        self.current()?;
        let is_known = image.cast::<u8>().text()? == PTX.as_bytes();
        require(is_known).map_err(|_| UNSUPPORTED)?;
        let loaded = self.number();
        module.set(without_provenance_mut(loaded as usize))?;
        self.modules.insert(loaded);
        Ok(())
    }

    fn module(&self, handle: u64) -> Result {
        let known = self.modules.contains(&handle);
        require(known).map_err(|_| CUresult::CUDA_ERROR_INVALID_HANDLE)
    }

    fn kernel(&self, handle: u64) -> Result {
        self.module(handle.checked_sub(KERNEL).ok_or(CUresult::CUDA_ERROR_INVALID_HANDLE)?)
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
        let loaded = state.load(module, image);
        if loaded == Err(UNSUPPORTED) {
            eprintln!("{MESSAGE}");
        }
        loaded
    }

    fn cuModuleLoadDataEx(
        module: *mut CUmodule,
        image: *const c_void,
        numOptions: c_uint,
        options: *mut CUjit_option,
        optionValues: *mut *mut c_void,
    ) |state| {
        let options = options.array(numOptions as usize)?;
        let values = optionValues.array(options.len())?;
        let loaded = state.load(module, image);
        let place = |option| options.iter().position(|own| *own == option);
        let log = place(CUjit_option::CU_JIT_ERROR_LOG_BUFFER);
        let size = place(CUjit_option::CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES);
        match (log, size) {
            (Some(log), Some(size)) => {
                let message = if loaded == Err(UNSUPPORTED) { MESSAGE } else { "" };
                let written = message.len().min(values[size].addr().saturating_sub(1));
                // SAFETY: the caller passes a buffer of this size.
                let buffer = unsafe { values[log].inside() }.cast();
                buffer.set_array(&[&message.as_bytes()[..written], &[0]].concat())?;
                let mut values = values;
                values[size] = without_provenance_mut(written);
                optionValues.set_array(&values)?;
            }
            _ if loaded == Err(UNSUPPORTED) => eprintln!("{MESSAGE}"),
            _ => {}
        }
        loaded
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

    fn cuFuncGetAttribute(pi: *mut c_int, attrib: CUfunction_attribute, hfunc: CUfunction) |state| {
        state.kernel(hfunc.address())?;
        let known = ATTRIBUTES.iter().find(|(known, _)| *known == attrib);
        pi.set(known.ok_or(CUresult::CUDA_ERROR_INVALID_VALUE)?.1)
    }

    fn cuOccupancyMaxActiveBlocksPerMultiprocessor(
        numBlocks: *mut c_int,
        func: CUfunction,
        blockSize: c_int,
        dynamicSMemSize: usize,
    ) |state| {
        state.kernel(func.address())?;
        require((1..=THREADS).contains(&blockSize) && dynamicSMemSize == 0)?;
        numBlocks.set(resident(blockSize))
    }

    fn cuOccupancyMaxPotentialBlockSize(
        minGridSize: *mut c_int,
        blockSize: *mut c_int,
        func: CUfunction,
        blockSizeToDynamicSMemSize: CUoccupancyB2DSize,
        dynamicSMemSize: usize,
        blockSizeLimit: c_int,
    ) |state| {
        state.kernel(func.address())?;
        require(blockSizeToDynamicSMemSize.is_none() && dynamicSMemSize == 0)?;
        let size = if blockSizeLimit > 0 { blockSizeLimit.min(THREADS) } else { THREADS };
        let multiprocessors = CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT;
        let multiprocessors = state.attribute(state.current()?, multiprocessors)?;
        blockSize.set(size)?;
        minGridSize.set(multiprocessors * resident(size))
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
        state.kernel(f.address())?;
        require(extra.address() == 0 && [gridDimY, gridDimZ, blockDimY, blockDimZ] == [1; 4])?;
        require(gridDimX > 0 && (1..=THREADS as c_uint).contains(&blockDimX))?;
        require(sharedMemBytes <= SHARED as c_uint)?;
        let device = state.in_order(hStream.address())?;
        state.add_one(device, u64::from(gridDimX) * u64::from(blockDimX), kernelParams)
    }
}
