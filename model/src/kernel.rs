//! The calls of modules and of launches, and what the kernels do that the model executes.

use crate::abi::{Parameter as _, Pointer, Result, require};
use crate::history::Kind;
use crate::module::{Code, KERNELS, Kernel, Module};
use crate::object::Place;
use crate::ptx;
use crate::state::{State, Use};
use libcuda_sys::*;
use std::ffi::{CString, OsStr, c_char, c_int, c_uint, c_void};
use std::fs;
use std::os::unix::ffi::OsStrExt as _;
use std::ptr::without_provenance_mut;

const UNSUPPORTED: CUresult = CUresult::CUDA_ERROR_NOT_SUPPORTED;

/// The most threads of a block.
const THREADS: c_int = 1024;

/// Bytes of shared memory that a block of the kernel may ask for.
const SHARED: c_int = 48 << 10;

/// The kernel's attributes that are not zero, as a device of compute capability 9.0 might have them.
const ATTRIBUTES: [(CUfunction_attribute, c_int); 6] = {
    use CUfunction_attribute as A;
    [
        (A::CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK, THREADS),
        (A::CU_FUNC_ATTRIBUTE_NUM_REGS, 10),
        (A::CU_FUNC_ATTRIBUTE_PTX_VERSION, 50),
        (A::CU_FUNC_ATTRIBUTE_BINARY_VERSION, 90),
        (A::CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, SHARED),
        (A::CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT, -1),
    ]
};

/// The blocks of this size that a multiprocessor runs at once: 32 at most, with 64 warps at most.
fn resident(size: c_int) -> c_int {
    (64 / ((size + 31) / 32)).min(32)
}

/// Why the model does not load an image.
const BINARY: &str = "it loads PTX, and this image is machine code";

/// Copies the values for a launch, as the driver does: it follows one pointer after the other, as many as the kernel has parameters,
/// and refuses the first that is null.
fn copy_values(declared: &[(usize, usize)], values: Pointer<*mut c_void>) -> Result {
    for (index, (_, size)) in declared.iter().enumerate() {
        let value = values.element(index)?;
        require(!value.is_null())?;
        for index in 0..*size {
            // SAFETY: the caller of the launch passes a pointer to a value of the parameter's size. If it does not, the process
            // ends as with a driver.
            unsafe { value.cast::<u8>().wrapping_add(index).read_volatile() };
        }
    }
    Ok(())
}

/// Fails unless a device takes a grid and blocks of these sizes.
fn are_sizes([x, y, z, threads_x, threads_y, threads_z]: [c_uint; 6]) -> Result {
    let (blocks, most) = ([x, y, z], [0x7FFF_FFFF, 0xFFFF, 0xFFFF]);
    require(blocks.iter().zip(most).all(|(count, most)| (1..=most).contains(count)))?;
    let (threads, most) =
        ([threads_x, threads_y, threads_z], [THREADS as c_uint, THREADS as c_uint, 64]);
    require(threads.iter().zip(most).all(|(count, most)| (1..=most).contains(count)))?;
    require(threads.iter().product::<c_uint>() <= THREADS as c_uint)
}

impl State {
    fn load(&mut self, module: Pointer<CUmodule>, image: Pointer<c_void>) -> Result {
        let device = Some(self.current()?);
        let content = self.content(image)?;
        let loaded = self.value(Kind::Module);
        module.set(without_provenance_mut(loaded as usize))?;
        self.modules.insert(loaded, Module { device, ..content });
        Ok(())
    }

    fn launch(
        &mut self,
        function: u64,
        sizes: [c_uint; 6],
        shared: c_uint,
        stream: u64,
        parameters: Pointer<*mut c_void>,
    ) -> Result {
        self.current()?;
        let Kernel { name, parameters: declared, code } = self.kernel(function)?.clone();
        are_sizes(sizes)?;
        require(shared <= SHARED as c_uint)?;
        copy_values(&declared, parameters)?;
        let device = self.stream(stream)?;
        let module = function / KERNELS * KERNELS;
        if self.module(module)?.device.is_some_and(|own| own != device) {
            return Err(CUresult::CUDA_ERROR_INVALID_HANDLE);
        }
        self.of_one_context(module, stream)?;
        let [x, y, z, threads, threads_y, threads_z] = sizes;
        let is_flat = [y, z, threads_y, threads_z] == [1; 4];
        let code = match code {
            Some(Code::AddOne | Code::Add) if !is_flat => None,
            code => code,
        };
        let Some(code) = code.or(self.skips_kernels.then_some(Code::Nothing)) else {
            let name = name.to_string_lossy();
            return Err(self.unsupported(format!(
                "it cannot execute {name}, so it does not launch it: its documentation names the kernels that it executes, and \
                 with CUDA_MODEL_KERNELS=none others do nothing"
            )));
        };
        match code {
            Code::Nothing => self.captures_kernel(stream, None)?,
            Code::Fails(fault) => self.captures_kernel(stream, Some(fault))?,
            Code::AddOne | Code::Add | Code::Store => {}
        }
        self.in_order(stream)?;
        let threads = u64::from(x) * u64::from(threads);
        let ended = match code {
            Code::AddOne => self.add_one(device, threads, parameters),
            Code::Add => self.add(device, threads, parameters),
            Code::Store => self.store(device, parameters),
            Code::Nothing => Ok(()),
            Code::Fails(code) => Err(code),
        };
        // The launch has succeeded before the kernel fails.
        match ended {
            Ok(()) => {}
            Err(
                code @ (CUresult::CUDA_ERROR_LAUNCH_FAILED
                | CUresult::CUDA_ERROR_MISALIGNED_ADDRESS),
            ) => self.fails(code),
            Err(_) => self.fails(CUresult::CUDA_ERROR_ILLEGAL_ADDRESS),
        }
        Ok(())
    }

    fn has_no_extra(&mut self, extra: Pointer<*mut c_void>) -> Result {
        match extra.address() {
            0 => Ok(()),
            _ => {
                Err(self
                    .unsupported("it takes the values of a launch in kernelParams, not in extra"))
            }
        }
    }

    pub fn module(&self, handle: u64) -> Result<&Module> {
        let unknown = || self.refusal(Kind::Library, handle, CUresult::CUDA_ERROR_INVALID_HANDLE);
        self.modules.get(&handle).ok_or_else(unknown)
    }

    pub fn kernel(&self, handle: u64) -> Result<&Kernel> {
        let module = self.module(handle / KERNELS * KERNELS)?;
        let index = (handle % KERNELS).checked_sub(1);
        let kernel = index.and_then(|index| module.kernels.get(index as usize));
        kernel.ok_or(CUresult::CUDA_ERROR_INVALID_HANDLE)
    }

    /// Returns the number of kernels.
    pub fn kernels(&self, module: u64) -> Result<c_uint> {
        Ok(self.module(module)?.kernels.len() as c_uint)
    }

    /// Returns the offset and the size of a parameter of a kernel.
    pub fn parameter(&self, kernel: u64, index: usize) -> Result<(usize, usize)> {
        let parameter = self.kernel(kernel)?.parameters.get(index);
        parameter.copied().ok_or(CUresult::CUDA_ERROR_INVALID_VALUE)
    }

    /// Writes the handles of the first kernels.
    pub fn list<T>(&self, handles: Pointer<*mut T>, count: c_uint, module: u64) -> Result {
        let kernels = self.module(module)?.kernels.iter().zip(module + 1..).take(count as usize);
        let list: Vec<_> = kernels.map(|(_, at)| without_provenance_mut(at as usize)).collect();
        handles.set_array(&list)
    }

    /// Returns the handle of a kernel.
    pub fn entry(&self, module: u64, name: &[u8]) -> Result<u64> {
        let kernels = &self.module(module)?.kernels;
        let index = kernels.iter().position(|known| known.name.to_bytes() == name);
        Ok(module + 1 + index.ok_or(CUresult::CUDA_ERROR_NOT_FOUND)? as u64)
    }

    /// Returns what is in PTX, or the code with which a driver's compiler would refuse it.
    pub fn content(&mut self, image: Pointer<c_void>) -> Result<Module> {
        let text = image.cast::<u8>().text()?;
        if let Some((code, _)) = ptx::refusal(&text, self.release) {
            return Err(code);
        }
        if ptx::is_binary(&text) {
            return Err(self.unsupported(BINARY));
        }
        let module = Module::of_ptx(&String::from_utf8_lossy(&text));
        let too_many = format!("it loads less than {KERNELS} kernels of a module");
        module.ok_or_else(|| self.unsupported(too_many))
    }

    /// Returns what the compiler says of an image with this result.
    fn message(&mut self, loaded: Result, image: Pointer<c_void>) -> String {
        let text = image.cast::<u8>().text().unwrap_or_default();
        match (loaded, ptx::refusal(&text, self.release)) {
            (Err(code), Some((refusal, message))) if code == refusal => message,
            _ => self.explanation.take().unwrap_or_default(),
        }
    }

    /// Returns the address and the size of a variable of a module.
    pub fn variable(&mut self, module: u64, name: &[u8]) -> Result<(u64, usize)> {
        let variables = &self.module(module)?.variables;
        let index = variables.iter().position(|own| own.declared.name.as_bytes() == name);
        let index = index.ok_or(CUresult::CUDA_ERROR_NOT_FOUND)?;
        let size = variables[index].declared.size;
        if let Some(address) = variables[index].address {
            return Ok((address, size));
        }
        if variables[index].declared.has_value {
            let name = String::from_utf8_lossy(name);
            return Err(
                self.unsupported(format!("it does not initialize variables, such as {name}"))
            );
        }
        let device = self.current()?;
        let (object, addresses) = self.linear(size, Place::Device(device), false)?;
        let start = addresses.start;
        let use_ = Use::Allocation { device, _addresses: addresses };
        self.add_range(start, size as u64, object, 0, use_);
        self.made(Kind::Memory, start, module);
        if let Some(module) = self.modules.get_mut(&module) {
            module.variables[index].address = Some(start);
        }
        Ok((start, size))
    }

    /// Stores 1 at the address that is the first parameter.
    fn store(&mut self, device: i32, parameters: Pointer<*mut c_void>) -> Result {
        // SAFETY: the caller of the launch passes a pointer to an argument of the kernel's type.
        let address: u64 = unsafe { parameters.get()?.inside() }.cast().get()?;
        if address % 4 != 0 {
            return Err(CUresult::CUDA_ERROR_MISALIGNED_ADDRESS);
        }
        self.change(device, address, 4, |bytes| bytes.copy_from_slice(&1_u32.to_le_bytes()))
    }

    /// The work of each thread with an element of both arrays.
    fn add(&mut self, device: i32, threads: u64, parameters: Pointer<*mut c_void>) -> Result {
        let parameters = parameters.array(4)?;
        let [a, b, sum, count] = *parameters.as_slice() else { return Err(UNSUPPORTED) };
        // SAFETY: the caller of the launch passes pointers to arguments of the kernel's types.
        let [a, b, sum, count] = unsafe { [a, b, sum, count].map(|argument| argument.inside()) };
        let count: u32 = count.cast().get()?;
        let size = threads.min(count.into()) * 4;
        let [left, right] = [
            self.bytes(device, a.cast().get()?, size)?,
            self.bytes(device, b.cast().get()?, size)?,
        ];
        self.change(device, sum.cast().get()?, size, |bytes| {
            let terms = left.chunks_exact(4).zip(right.chunks_exact(4));
            for (word, (left, right)) in bytes.chunks_exact_mut(4).zip(terms) {
                let float = |bytes: &[u8]| f32::from_le_bytes(bytes.try_into().unwrap_or_default());
                word.copy_from_slice(&(float(left) + float(right)).to_le_bytes());
            }
        })
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
        state.load(module, image)
    }

    fn cuModuleLoad(module: *mut CUmodule, fname: *const c_char) |state| {
        state.current()?;
        let name = fname.cast::<u8>().text()?;
        let file = fs::read(OsStr::from_bytes(&name));
        let file = file.map_err(|_| CUresult::CUDA_ERROR_FILE_NOT_FOUND)?;
        // Machine code has zero bytes.
        let text = CString::new(file).map_err(|_| state.unsupported(BINARY))?;
        // SAFETY: the text lives until it is loaded.
        state.load(module, unsafe { text.as_ptr().inside() }.cast())
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
        let has = |option| options.contains(&option);
        require(!has(CUjit_option::CU_JIT_TARGET) || !has(CUjit_option::CU_JIT_THREADS_PER_BLOCK))?;
        let mut modes = options.iter().zip(&values);
        require(modes.all(|(option, value)| *option != CUjit_option::CU_JIT_CACHE_MODE || value.addr() as u32 <= 2))?;
        let loaded = state.load(module, image);
        let place = |option| options.iter().position(|own| *own == option);
        let log = place(CUjit_option::CU_JIT_ERROR_LOG_BUFFER);
        let size = place(CUjit_option::CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES);
        if let (Some(log), Some(size)) = (log, size) {
            let message = state.message(loaded, image);
            let written = message.len().min(values[size].addr().saturating_sub(1));
            // SAFETY: the caller passes a buffer of this size.
            let buffer = unsafe { values[log].inside() }.cast();
            buffer.set_array(&[&message.as_bytes()[..written], &[0]].concat())?;
            let mut values = values;
            values[size] = without_provenance_mut(written);
            optionValues.set_array(&values)?;
        }
        loaded
    }

    fn cuModuleUnload(hmod: CUmodule) |state| {
        state.module(hmod.address())?;
        state.modules.remove(&hmod.address());
        state.ends(hmod.address());
        Ok(())
    }

    fn cuModuleGetFunction(hfunc: *mut CUfunction, hmod: CUmodule, name: *const c_char) |state| {
        let kernel = state.entry(hmod.address(), &name.cast::<u8>().text()?)?;
        hfunc.set(without_provenance_mut(kernel as usize))
    }

    fn cuFuncGetAttribute(pi: *mut c_int, attrib: CUfunction_attribute, hfunc: CUfunction) |state| {
        state.kernel(hfunc.address())?;
        require(state.has_attribute(&attrib))?;
        let known = ATTRIBUTES.iter().find(|(known, _)| *known == attrib);
        pi.set(known.map_or(0, |(_, value)| *value))
    }

    fn cuModuleGetFunctionCount(count: *mut c_uint, mod_: CUmodule) |state| {
        count.set(state.kernels(mod_.address())?)
    }

    fn cuModuleEnumerateFunctions(functions: *mut CUfunction, numFunctions: c_uint, mod_: CUmodule) |state| {
        state.list(functions, numFunctions, mod_.address())
    }

    fn cuFuncGetName(name: *mut *const c_char, hfunc: CUfunction) |state| {
        require(hfunc.address() != 0)?;
        name.set(state.kernel(hfunc.address())?.name.as_ptr())
    }

    fn cuFuncGetParamCount(func: CUfunction, paramCount: *mut usize) |state| {
        paramCount.set(state.kernel(func.address())?.parameters.len())
    }

    fn cuFuncGetParamInfo(func: CUfunction, paramIndex: usize, paramOffset: *mut usize, paramSize: *mut usize) |state| {
        let (offset, size) = state.parameter(func.address(), paramIndex)?;
        paramSize.set_if_wanted(size);
        paramOffset.set(offset)
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
        state.has_no_extra(extra)?;
        let sizes = [gridDimX, gridDimY, gridDimZ, blockDimX, blockDimY, blockDimZ];
        state.launch(f.address(), sizes, sharedMemBytes, hStream.address(), kernelParams)
    }

    fn cuLaunchKernelEx(
        config: *const CUlaunchConfig,
        f: CUfunction,
        kernelParams: *mut *mut c_void,
        extra: *mut *mut c_void,
    ) |state| {
        let c = config.get()?;
        state.has_no_extra(extra)?;
        // SAFETY: the caller guarantees that the array has so many attributes.
        let attributes = unsafe { c.attrs.inside() }.array(c.numAttrs as usize)?;
        let mut clusters = [0; 3];
        for attribute in attributes {
            if attribute.id != CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION {
                return Err(state.unsupported(format!("it launches no kernel with {:?}", attribute.id)));
            }
            // SAFETY: this attribute has this member.
            let cluster = unsafe { attribute.value.clusterDim };
            clusters = [cluster.x, cluster.y, cluster.z];
        }
        let grid = [c.gridDimX, c.gridDimY, c.gridDimZ];
        let fits = |(grid, cluster): (&c_uint, &c_uint)| *cluster != 0 && grid % cluster == 0;
        // Three zeros mean no clusters.
        if clusters != [0; 3] && !grid.iter().zip(&clusters).all(fits) {
            return Err(CUresult::CUDA_ERROR_INVALID_CLUSTER_SIZE);
        }
        let sizes =
            [c.gridDimX, c.gridDimY, c.gridDimZ, c.blockDimX, c.blockDimY, c.blockDimZ];
        let stream = c.hStream.addr() as u64;
        state.launch(f.address(), sizes, c.sharedMemBytes, stream, kernelParams)
    }
}
