//! The two kernels that the model runs: `fn add_one(data: *mut u32, count: u32)` of `examples/add_one.ptx`, and
//! `fn add(a: *const f32, b: *const f32, sum: *mut f32, count: u32)` of `examples/add.ptx`. They are written here in Rust, so only
//! that PTX is loaded, byte for byte.

use crate::abi::{Parameter as _, Pointer, Result, require};
use crate::history::{self, Kind};
use crate::object::Place;
use crate::ptx;
use crate::state::{Kernel, State, Use};
use libcuda_sys::*;
use std::ffi::{CString, OsStr, c_char, c_int, c_uint, c_void};
use std::fs;
use std::os::unix::ffi::OsStrExt as _;
use std::ptr::without_provenance_mut;

const UNSUPPORTED: CUresult = CUresult::CUDA_ERROR_NOT_SUPPORTED;

/// The numbers after a module's handle are the handles of its kernels. A handle is a multiple of this.
const KERNELS: u64 = 0x10;

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

/// Returns the offset and the size of each parameter in the list of a kernel, like `.param .u64 p, .param .align 4 .b8 s[12]`.
fn parameters(list: &str) -> Vec<(usize, usize)> {
    let bits = |word: &str| -> Option<usize> {
        let bits = word.strip_prefix('.')?.trim_start_matches(char::is_alphabetic).parse().ok();
        bits.filter(|bits| (8..=128).contains(bits))
    };
    let number = |text: &str| text.trim().parse::<usize>().ok();
    let one = |one: &str| {
        let element = one.split_whitespace().find_map(bits)? / 8;
        let array = one.split_once('[').and_then(|(_, rest)| number(rest.split(']').next()?));
        let align = one.split_once(".align").and_then(|(_, rest)| number(rest.split('.').next()?));
        Some((element * array.unwrap_or(1), align.unwrap_or(element).max(1)))
    };
    let mut end = 0_usize;
    let place = |(size, align): (usize, usize)| {
        let offset = end.next_multiple_of(align);
        end = offset + size;
        (offset, size)
    };
    list.split(',').filter_map(one).map(place).collect()
}

const ADD_ONE: &str = include_str!("../../examples/add_one.ptx");
const ADD: &str = include_str!("../../examples/add.ptx");

/// The compiler's message about other code in which the model finds no mistake.
const MESSAGE: &str = "the model of the CUDA driver executes no GPU code but examples/add_one.ptx and examples/add.ptx of its \
                       repository; its README says what else it does";

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

impl State {
    fn load(&mut self, module: Pointer<CUmodule>, image: Pointer<c_void>) -> Result {
        let device = Some(self.current()?);
        let mut entries = self.entries(image)?;
        entries.iter_mut().for_each(|kernel| kernel.device = device);
        let loaded = self.value(Kind::Module);
        module.set(without_provenance_mut(loaded as usize))?;
        self.modules.insert(loaded, entries);
        Ok(())
    }

    fn launch(
        &mut self,
        function: u64,
        [x, y, z, threads, threads_y, threads_z]: [c_uint; 6],
        shared: c_uint,
        stream: u64,
        parameters: Pointer<*mut c_void>,
    ) -> Result {
        self.current()?;
        let Kernel { name: kernel, parameters: declared, device: own } =
            self.kernel(function)?.clone();
        require([y, z, threads_y, threads_z] == [1; 4])?;
        require(x > 0 && (1..=THREADS as c_uint).contains(&threads))?;
        require(shared <= SHARED as c_uint)?;
        let kernel = kernel.to_bytes();
        copy_values(&declared, parameters)?;
        let fault = self.fault(kernel, parameters)?;
        self.capture_fault(stream, fault);
        let device = self.stream(stream)?;
        if own.is_some_and(|own| own != device) {
            return Err(CUresult::CUDA_ERROR_INVALID_HANDLE);
        }
        self.in_order(stream)?;
        self.of_one_context(function / KERNELS * KERNELS, stream)?;
        fault.into_iter().for_each(|code| self.fails(code));
        match kernel {
            b"add_one" => self.add_one(device, u64::from(x) * u64::from(threads), parameters),
            b"add" => self.add(device, u64::from(x) * u64::from(threads), parameters),
            _ => Ok(()),
        }
    }

    /// Returns its kernels.
    pub fn module(&self, handle: u64) -> Result<&[Kernel]> {
        let unknown = || self.refusal(Kind::Library, handle, CUresult::CUDA_ERROR_INVALID_HANDLE);
        self.modules.get(&handle).map(Vec::as_slice).ok_or_else(unknown)
    }

    pub fn kernel(&self, handle: u64) -> Result<&Kernel> {
        let kernels = self.module(handle / KERNELS * KERNELS)?;
        let index = (handle % KERNELS).checked_sub(1);
        let kernel = index.and_then(|index| kernels.get(index as usize));
        kernel.ok_or(CUresult::CUDA_ERROR_INVALID_HANDLE)
    }

    /// Returns the offset and the size of a parameter of a kernel.
    pub fn parameter(&self, kernel: u64, index: usize) -> Result<(usize, usize)> {
        let parameter = self.kernel(kernel)?.parameters.get(index);
        parameter.copied().ok_or(CUresult::CUDA_ERROR_INVALID_VALUE)
    }

    /// Writes the handles of the first kernels.
    pub fn list<T>(&self, handles: Pointer<*mut T>, count: c_uint, module: u64) -> Result {
        let kernels = self.module(module)?.iter().zip(module + 1..).take(count as usize);
        let list: Vec<_> = kernels.map(|(_, at)| without_provenance_mut(at as usize)).collect();
        handles.set_array(&list)
    }

    /// Returns the handle of a kernel.
    pub fn entry(&self, module: u64, name: &[u8]) -> Result<u64> {
        let index = self.module(module)?.iter().position(|known| known.name.to_bytes() == name);
        Ok(module + 1 + index.ok_or(CUresult::CUDA_ERROR_NOT_FOUND)? as u64)
    }

    /// Returns the kernels in PTX.
    pub fn entries(&self, image: Pointer<c_void>) -> Result<Vec<Kernel>> {
        let text = image.cast::<u8>().text()?;
        let is_known = [ADD_ONE, ADD].iter().any(|known| text == known.as_bytes());
        if !is_known && !history::is_recorded() {
            return Err(ptx::refusal(&text, self.release).map_or(UNSUPPORTED, |(code, _)| code));
        }
        let text = String::from_utf8_lossy(&text);
        let entries = text.split(".entry ").skip(1).filter_map(|entry| entry.split_once('('));
        let kernel = |(name, rest): (&str, &str)| Kernel {
            name: CString::new(name.trim()).unwrap_or_default(),
            parameters: parameters(rest.split(')').next().unwrap_or_default()),
            device: None,
        };
        Ok(entries.map(kernel).take(KERNELS as usize - 1).collect())
    }

    /// Returns what the compiler says of an image with this result.
    fn message(&self, loaded: Result, image: Pointer<c_void>) -> String {
        let text = image.cast::<u8>().text().unwrap_or_default();
        match (loaded, ptx::refusal(&text, self.release)) {
            (Err(UNSUPPORTED), _) => MESSAGE.to_owned(),
            (Err(code), Some((refusal, message))) if code == refusal => message,
            _ => String::new(),
        }
    }

    /// Returns memory for a variable of a module.
    pub fn variable(&mut self, size: usize) -> Result<u64> {
        let device = self.current()?;
        let (object, addresses) = self.linear(size, Place::Device(device), false)?;
        let start = addresses.start;
        self.add_range(
            start,
            size as u64,
            object,
            0,
            Use::Allocation { device, _addresses: addresses },
        );
        Ok(start)
    }

    /// Returns the error of a kernel of `validate/tests/recorded/past.c`, which its name tells.
    fn fault(&self, kernel: &[u8], parameters: Pointer<*mut c_void>) -> Result<Option<CUresult>> {
        Ok(match kernel {
            b"fault" => Some(CUresult::CUDA_ERROR_ILLEGAL_ADDRESS),
            b"odd" => Some(CUresult::CUDA_ERROR_MISALIGNED_ADDRESS),
            b"stop" => Some(CUresult::CUDA_ERROR_LAUNCH_FAILED),
            b"store" => {
                let address = parameters.get()?;
                // SAFETY: the caller of the launch passes a pointer to an argument of the kernel's type.
                let address: u64 = unsafe { address.inside() }.cast().get()?;
                let there = self.range(address).is_some();
                (!there).then_some(CUresult::CUDA_ERROR_ILLEGAL_ADDRESS)
            }
            _ => None,
        })
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
        let loaded = state.load(module, image);
        if loaded == Err(UNSUPPORTED) {
            eprintln!("{MESSAGE}");
        }
        loaded
    }

    fn cuModuleLoad(module: *mut CUmodule, fname: *const c_char) |state| {
        state.current()?;
        let name = fname.cast::<u8>().text()?;
        let file = fs::read(OsStr::from_bytes(&name));
        let file = file.map_err(|_| CUresult::CUDA_ERROR_FILE_NOT_FOUND)?;
        // Machine code has zero bytes.
        let text = CString::new(file).map_err(|_| UNSUPPORTED);
        // SAFETY: the text lives until it is loaded.
        let loaded =
            text.and_then(|text| state.load(module, unsafe { text.as_ptr().inside() }.cast()));
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
                let message = state.message(loaded, image);
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
        state.ends(hmod.address());
        Ok(())
    }

    fn cuModuleGetFunction(hfunc: *mut CUfunction, hmod: CUmodule, name: *const c_char) |state| {
        let kernel = state.entry(hmod.address(), &name.cast::<u8>().text()?)?;
        hfunc.set(without_provenance_mut(kernel as usize))
    }

    fn cuFuncGetAttribute(pi: *mut c_int, attrib: CUfunction_attribute, hfunc: CUfunction) |state| {
        state.kernel(hfunc.address())?;
        require(state.has_enumerator(&attrib))?;
        let known = ATTRIBUTES.iter().find(|(known, _)| *known == attrib);
        pi.set(known.map_or(0, |(_, value)| *value))
    }

    fn cuModuleGetFunctionCount(count: *mut c_uint, mod_: CUmodule) |state| {
        count.set(state.module(mod_.address())?.len() as c_uint)
    }

    fn cuModuleEnumerateFunctions(functions: *mut CUfunction, numFunctions: c_uint, mod_: CUmodule) |state| {
        state.list(functions, numFunctions, mod_.address())
    }

    fn cuFuncGetName(name: *mut *const c_char, hfunc: CUfunction) |state| {
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
        require(extra.address() == 0)?;
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
        require(extra.address() == 0)?;
        // SAFETY: the caller guarantees that the array has so many attributes.
        let attributes = unsafe { c.attrs.inside() }.array(c.numAttrs as usize)?;
        for attribute in attributes {
            require(attribute.id == CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION)?;
            // SAFETY: this attribute has this member.
            let cluster = unsafe { attribute.value.clusterDim };
            let in_each = [(c.gridDimX, cluster.x), (c.gridDimY, cluster.y), (c.gridDimZ, cluster.z)];
            require(in_each.iter().all(|(grid, cluster)| *cluster != 0 && grid % cluster == 0))?;
        }
        let sizes =
            [c.gridDimX, c.gridDimY, c.gridDimZ, c.blockDimX, c.blockDimY, c.blockDimZ];
        let stream = c.hStream.addr() as u64;
        state.launch(f.address(), sizes, c.sharedMemBytes, stream, kernelParams)
    }
}
