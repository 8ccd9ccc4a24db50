//! Tests the parameters that the reference text marks as pure outputs. Each call is made twice, with its outputs filled with
//! 0xAA before the first call and 0x55 before the second. Both calls must succeed, and each byte of an output must be
//! written: a byte that has kept both fillings was not written.
//!
//! A mark counts as tested only if both calls were made. It is an error if a mark is not tested, unless the driver
//! lacks the function or it is listed as not callable, with the reason. This program calls no multicast function.

use crate::exporter::Exporter;
use cuda_checked::sys::*;
use std::collections::{BTreeMap, BTreeSet};
use std::ffi::{CString, c_char, c_int, c_uint, c_void};
use std::fmt::Write as _;
use std::os::fd::{FromRawFd, OwnedFd};
use std::panic::Location;
use std::path::Path;
use std::{env, fs, process, ptr};

type Result<T = ()> = std::result::Result<T, String>;

const SIZE: usize = 2 << 20;
const OK: CUresult = CUresult::CUDA_SUCCESS;
const POSIX: CUmemAllocationHandleType =
    CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR;
const FLOAT: CUarray_format = CUarray_format::CU_AD_FORMAT_FLOAT;

/// A kernel with two parameters.
const PTX: &str = "\
.version 6.3
.target sm_75
.address_size 64
.visible .entry kernel(.param .u64 first, .param .u32 second) { ret; }
\0";

/// The functions that cannot be tested with one GPU and one process, and the reasons.
const OUT_OF_REACH: &[(&str, &str)] = &[
    ("cuDeviceGetLuid", "for Windows"),
    ("cuDeviceGetP2PAttribute", "needs two devices"),
    (
        "cuLibraryGetUnifiedFunction",
        "needs a device with unified function pointers, and code that has one",
    ),
    ("cuImportExternalSemaphore", "needs a semaphore of another API"),
    ("cuGraphicsSubResourceGetMappedArray", OTHER_API),
    ("cuGraphicsResourceGetMappedMipmappedArray", OTHER_API),
    ("cuGraphicsResourceGetMappedPointer_v2", OTHER_API),
    ("cuMulticastCreate", MULTICAST),
    ("cuMulticastGetGranularity", MULTICAST),
    ("cuLogicalEndpointIdReserve", ENDPOINT),
    ("cuLogicalEndpointGetLimits", ENDPOINT),
    ("cuLogicalEndpointQuery", ENDPOINT),
    ("cuCheckpointProcessGetRestoreThreadId", CHECKPOINT),
    ("cuCheckpointProcessGetState", CHECKPOINT),
];
const OTHER_API: &str = "needs a resource of OpenGL, EGL or VDPAU";
const MULTICAST: &str = "not called where GPUs are shared";
const ENDPOINT: &str = "not called: logical endpoints need a fabric";
const CHECKPOINT: &str = "not called: it is for another process, which may be checkpointed";

/// The bytes that a successful call does not write: function, parameter, bytes (after a semicolon those of another call
/// of the function), and their meaning.
const UNWRITTEN: &[(&str, &str, &str, &str)] = &[
    ("cuArray3DGetDescriptor_v2", "pArrayDescriptor", "36..40", "padding"),
    ("cuArrayGetSparseProperties", "sparseProperties", "28..48", "`reserved` and padding"),
    ("cuMipmappedArrayGetSparseProperties", "sparseProperties", "28..48", "`reserved` and padding"),
    (
        "cuGraphKernelNodeGetAttribute",
        "value_out",
        "12..64; 2..64; 32..64; 4..64; 4..8, 16..64",
        "the bytes behind the attribute's member of the union, and padding",
    ),
    ("cuMemPoolExportPointer", "shareData_out", "48..64", "the end of opaque bytes"),
    (
        "cuTexObjectGetResourceDesc",
        "pResDesc",
        "4..8, 16..136, 140..144; 4..8, 32..136, 140..144; 4..8, 48..136, 140..144",
        "the bytes behind the resource's member of the union, and padding",
    ),
    (
        "cuSurfObjectGetResourceDesc",
        "pResDesc",
        "4..8, 16..136, 140..144",
        "the bytes behind the resource's member of the union, and padding",
    ),
];

#[derive(Clone)]
#[repr(C, align(128))] // as the strictest type, CUtensorMap
struct Block([u8; 128]);

/// The outputs of one call. Behind each is a block that the driver must not change.
struct Outputs {
    filling: u8,
    places: Vec<(Vec<Block>, usize)>,
}

impl Outputs {
    /// Returns the next output of the call.
    fn out<T>(&mut self) -> *mut T {
        let size = size_of::<T>();
        let blocks = size.div_ceil(size_of::<Block>()) + 1;
        self.places.push((vec![Block([self.filling; 128]); blocks], size));
        self.places.last_mut().expect("it was pushed").0.as_mut_ptr().cast()
    }

    fn get<T: Copy>(&self, index: usize) -> T {
        let (blocks, size) = &self.places[index];
        assert_eq!(*size, size_of::<T>());
        // SAFETY: a successful call has written a T there, or T is made of integers.
        unsafe { blocks.as_ptr().cast::<T>().read() }
    }

    /// Returns the bytes of each output, and those behind it.
    fn bytes(&self) -> Vec<(Vec<u8>, Vec<u8>)> {
        let split = |(blocks, size): &(Vec<Block>, usize)| {
            let mut bytes = blocks.iter().flat_map(|block| block.0).collect::<Vec<_>>();
            let behind = bytes.split_off(*size);
            (bytes, behind)
        };
        self.places.iter().map(split).collect()
    }
}

#[derive(Default)]
struct Marks {
    /// The functions with outputs, with their outputs.
    outputs: BTreeMap<String, Vec<String>>,
    tried: BTreeSet<&'static str>,
    calls: u32,
    refused: BTreeMap<&'static str, CUresult>,
    /// For each function, parameter and size: the bytes after one or more calls.
    unwritten: BTreeMap<(&'static str, String, usize), BTreeSet<String>>,
    wrong: Vec<String>,
}

impl Marks {
    /// Calls twice, and undoes the effect of each call before the next.
    fn mark(
        &mut self,
        name: &'static str,
        mut call: impl FnMut(&mut Outputs) -> CUresult,
        mut undo: impl FnMut(&Outputs) -> CUresult,
    ) {
        let Some(parameters) = self.outputs.get(name) else {
            self.wrong.push(format!("{name}: the reference text marks no output of it"));
            return;
        };
        let mut seen = Vec::new();
        for filling in [0xAA, 0x55] {
            let mut outputs = Outputs { filling, places: Vec::new() };
            let code = call(&mut outputs);
            if code != OK {
                if seen.is_empty() {
                    self.refused.entry(name).or_insert(code);
                } else {
                    self.wrong.push(format!("{name}: {code:?}, for the second call only"));
                }
                return;
            }
            seen.push(outputs.bytes());
            let code = undo(&outputs);
            if code != OK {
                self.wrong.push(format!("{name}: its effect cannot be undone: {code:?}"));
            }
        }
        self.tried.insert(name);
        self.calls += 2;
        if seen[0].len() != parameters.len() {
            self.wrong.push(format!("{name}: the reference text marks {parameters:?}"));
            return;
        }
        for (parameter, (first, second)) in parameters.iter().zip(seen[0].iter().zip(&seen[1])) {
            let both = first.0.iter().zip(&second.0).enumerate();
            let kept = ranges(both.filter(|(_, bytes)| *bytes == (&0xAA, &0x55)).map(|(at, _)| at));
            if !kept.is_empty() {
                let key = (name, parameter.clone(), first.0.len());
                self.unwritten.entry(key).or_default().insert(kept);
            }
            if first.1.iter().any(|byte| *byte != 0xAA) || second.1.iter().any(|byte| *byte != 0x55)
            {
                self.wrong.push(format!("{name}: it writes behind {parameter}"));
            }
        }
    }

    fn report(&mut self) -> Result {
        let reasons: BTreeMap<_, _> = OUT_OF_REACH.iter().copied().collect();
        let mut lacking = Vec::new();
        let (mut outputs, mut tried_outputs) = (0, 0);
        let mut out_of_reach = String::new();
        for (name, parameters) in &self.outputs {
            outputs += parameters.len();
            let present = CString::new(name.as_str()).is_ok_and(|name| is_present(&name));
            let tried = self.tried.contains(name.as_str());
            match (tried, reasons.get(name.as_str())) {
                (true, _) => tried_outputs += parameters.len(),
                _ if !present => lacking.push(name.as_str()),
                (false, Some(reason)) => {
                    let code = self.refused.get(name.as_str());
                    let code = code.map_or(String::new(), |code| format!(" ({code:?})"));
                    _ = writeln!(out_of_reach, "- {name}: {reason}{code}");
                }
                (false, None) => {
                    let code = self.refused.get(name.as_str());
                    let code = code.map_or("no call".to_owned(), |code| format!("{code:?}"));
                    self.wrong.push(format!("{name}: not tried: {code}"));
                }
            }
        }
        println!("{} functions have {outputs} outputs.", self.outputs.len());
        let tried = self.tried.len();
        println!("Tried: {tried} functions, {tried_outputs} outputs, in {} calls.", self.calls);
        println!("\nThe driver lacks {}: {}.", lacking.len(), lacking.join(", "));
        println!("\nOut of reach:\n\n{out_of_reach}");
        println!("Unwritten:\n");
        let mut expected: BTreeMap<_, _> = UNWRITTEN
            .iter()
            .map(|(name, parameter, bytes, what)| ((*name, *parameter), (*bytes, *what)))
            .collect();
        for ((name, parameter, size), kept) in &self.unwritten {
            let bytes = kept.iter().map(String::as_str).collect::<Vec<_>>().join("; ");
            let text = format!("{name}: {parameter}, {size} bytes: {bytes}");
            match expected.remove(&(*name, parameter.as_str())) {
                Some((known, what)) if known == bytes => println!("- {text}: {what}"),
                _ => self.wrong.push(format!("{text} unwritten")),
            }
        }
        for ((name, parameter), (bytes, _)) in expected {
            if self.tried.contains(name) {
                self.wrong.push(format!("{name}: {parameter}: {bytes} should be unwritten"));
            }
        }
        match self.wrong[..] {
            [] => Ok(()),
            _ => Err(format!("\nWrong:\n\n{}", self.wrong.join("\n"))),
        }
    }
}

fn ranges(bytes: impl Iterator<Item = usize>) -> String {
    let mut ranges: Vec<(usize, usize)> = Vec::new();
    for at in bytes {
        match ranges.last_mut() {
            Some((_, end)) if *end == at => *end += 1,
            _ => ranges.push((at, at + 1)),
        }
    }
    let ranges: Vec<_> = ranges.iter().map(|(from, to)| format!("{from}..{to}")).collect();
    ranges.join(", ")
}

/// `mark!(marks, |o| cuFoo(o.out(), 1) => undo)`: the call, and the code that undoes it. With `v in values` the call is
/// made for each value, and must succeed for at least one.
macro_rules! mark {
    ($marks:expr, |$o:ident| $function:ident($($argument:expr),*) $(=> $undo:expr)?) => {
        mark!($marks, |$o| $function, $function($($argument),*) $(, $undo)?)
    };
    ($marks:expr, |$o:ident, $value:ident in $values:ident| $function:ident($($argument:expr),*)) => {
        for $value in $values {
            mark!($marks, |$o| $function, $function($($argument),*))
        }
    };
    ($marks:expr, |$o:ident| $function:ident, $call:expr) => {
        mark!($marks, |$o| $function, $call, OK)
    };
    ($marks:expr, |$o:ident| $function:ident, $call:expr, $undo:expr) => {
        $marks.mark(
            stringify!($function),
            |$o| {
                // SAFETY: handles come from the driver and are live; pointers are null or point to live locals.
                #[allow(unused_unsafe)]
                unsafe {
                    $call
                }
            },
            |$o| {
                _ = $o;
                // SAFETY: this releases the objects that the call created, and nothing else uses them.
                #[allow(unused_unsafe)]
                unsafe {
                    $undo
                }
            },
        )
    };
}

#[track_caller]
fn ok(code: CUresult) -> Result {
    match code {
        OK => Ok(()),
        _ => Err(format!("line {} of marks.rs: {code:?}", Location::caller().line())),
    }
}

#[track_caller]
fn get<T>(call: impl FnOnce(*mut T) -> CUresult) -> Result<T> {
    // SAFETY: these are integers, pointers and structs of these, for which zero is valid.
    let mut value = unsafe { std::mem::zeroed() };
    let code = call(&mut value);
    ok(code).map(|()| value)
}

/// The objects that many calls need.
struct Fixtures {
    device: CUdevice,
    context: CUcontext,
    stream: CUstream,
    library: CUlibrary,
    kernel: CUkernel,
    module: CUmodule,
    function: CUfunction,
    memory: CUdeviceptr,
}

/// `list` is the path of a file with a line for each function: its name, and its outputs.
pub fn run(list: &str) -> Result {
    let text = fs::read_to_string(list).map_err(|error| format!("{list}: {error}"))?;
    let mut marks = Marks::default();
    for line in text.lines() {
        let mut words = line.split(' ').map(str::to_owned);
        let name = words.next().unwrap_or_default();
        marks.outputs.insert(name, words.collect());
    }
    // SAFETY: handles come from the driver and are live; pointers point to live locals.
    let fixtures = unsafe {
        ok(cuInit(0))?;
        let device = get(|p| cuDeviceGet(p, 0))?;
        let context = get(|p| cuDevicePrimaryCtxRetain(p, device))?;
        ok(cuCtxSetCurrent(context))?;
        let code = PTX.as_ptr().cast();
        let (none, no) = (ptr::null_mut(), ptr::null_mut());
        let library = get(|p| cuLibraryLoadData(p, code, none, no, 0, ptr::null_mut(), no, 0))?;
        let module = get(|p| cuModuleLoadData(p, PTX.as_ptr().cast()))?;
        Fixtures {
            device,
            context,
            stream: get(|p| cuStreamCreate(p, 0))?,
            library,
            kernel: get(|p| cuLibraryGetKernel(p, library, c"kernel".as_ptr()))?,
            module,
            function: get(|p| cuModuleGetFunction(p, module, c"kernel".as_ptr()))?,
            memory: get(|p| cuMemAlloc_v2(p, SIZE))?,
        }
    };
    let groups: &[fn(&mut Marks, &Fixtures) -> Result] = &[
        devices,
        contexts,
        modules,
        libraries,
        memory,
        arrays,
        virtual_memory,
        pools,
        streams,
        functions,
        nodes,
        graphs,
        textures,
        tensors,
        green,
        external,
        deprecated,
        processes,
    ];
    for group in groups {
        if let Err(error) = group(&mut marks, &fixtures) {
            marks.wrong.push(error);
        }
    }
    marks.report()
}

fn devices(m: &mut Marks, f: &Fixtures) -> Result {
    let device = f.device;
    mark!(m, |o| cuGetErrorString(OK, o.out()));
    mark!(m, |o| cuGetErrorName(OK, o.out()));
    mark!(m, |o| cuDriverGetVersion(o.out()));
    mark!(m, |o| cuDeviceGet(o.out(), 0));
    mark!(m, |o| cuDeviceGetCount(o.out()));
    mark!(m, |o| cuDeviceGetUuid_v2(o.out(), device));
    let mut luid = [0; 8];
    mark!(m, |o| cuDeviceGetLuid(luid.as_mut_ptr(), o.out(), device));
    mark!(m, |o| cuDeviceTotalMem_v2(o.out(), device));
    mark!(m, |o| cuDeviceGetTexture1DLinearMaxWidth(o.out(), FLOAT, 1, device));
    let attributes = 0..170;
    mark!(m, |o, a in attributes| cuDeviceGetAttribute(o.out(), CUdevice_attribute(a), device));
    mark!(m, |o| cuDeviceGetMemPool(o.out(), device));
    mark!(m, |o| cuDeviceGetDefaultMemPool(o.out(), device));
    mark!(m, |o| cuDeviceGetExecAffinitySupport(o.out(), CUexecAffinityType(0), device));
    mark!(m, |o| cuDeviceGetFabricClusterUuid(o.out(), device));
    mark!(m, |o| cuDeviceGetCliqueCount(o.out(), device));
    let mut count = 0;
    // SAFETY: the output is one integer.
    ok(unsafe { cuDeviceGetCount(&mut count) })?;
    let peer = count - 1; // the device itself, where it is alone
    mark!(m, |o| cuDeviceCanAccessPeer(o.out(), device, peer));
    let attributes = 1..8;
    mark!(m, |o, a in attributes| cuDeviceGetP2PAttribute(o.out(), CUdevice_P2PAttribute(a), device, peer));
    let mut id: [c_char; 32] = [0; 32];
    // SAFETY: the call writes at most the length that it gets.
    ok(unsafe { cuDeviceGetPCIBusId(id.as_mut_ptr(), 32, device) })?;
    mark!(m, |o| cuDeviceGetByPCIBusId(o.out(), id.as_ptr()));
    unsafe extern "C" fn notified(
        _: *mut CUasyncNotificationInfo,
        _: *mut c_void,
        _: CUasyncCallbackHandle,
    ) {
    }
    mark!(m, |o| cuDeviceRegisterAsyncNotification(device, Some(notified), ptr::null_mut(), o.out())
        => cuDeviceUnregisterAsyncNotification(device, o.get(0)));
    let none = ptr::null_mut();
    mark!(m, |o| cuGetProcAddress_v2(c"cuInit".as_ptr(), o.out(), 12000, 0, none));
    mark!(m, |o| cuLogsCurrent(o.out(), 0));
    Ok(())
}

fn contexts(m: &mut Marks, f: &Fixtures) -> Result {
    let (device, context) = (f.device, f.context);
    mark!(m, |o| cuDevicePrimaryCtxRetain(o.out(), device) => cuDevicePrimaryCtxRelease_v2(device));
    mark!(m, |o| cuDevicePrimaryCtxGetState(device, o.out(), o.out()));
    mark!(m, |o| cuCtxCreate_v4(o.out(), ptr::null_mut(), 0, device) => cuCtxDestroy_v2(o.get(0)));
    mark!(m, |o| cuCtxPopCurrent_v2(o.out()) => cuCtxPushCurrent_v2(o.get(0)));
    mark!(m, |o| cuCtxGetCurrent(o.out()));
    // SAFETY: the context is current again below.
    ok(unsafe { cuCtxSetCurrent(ptr::null_mut()) })?;
    mark!(m, |o| cuCtxGetCurrent(o.out()));
    // SAFETY: the context lives as long as this program.
    ok(unsafe { cuCtxSetCurrent(context) })?;
    mark!(m, |o| cuCtxGetDevice(o.out()));
    mark!(m, |o| cuCtxGetDevice_v2(o.out(), context));
    mark!(m, |o| cuCtxGetFlags(o.out()));
    mark!(m, |o| cuCtxGetId(context, o.out()));
    let limits = 0..16;
    mark!(m, |o, limit in limits| cuCtxGetLimit(o.out(), CUlimit(limit)));
    mark!(m, |o| cuCtxGetCacheConfig(o.out()));
    mark!(m, |o| cuCtxGetApiVersion(context, o.out()));
    mark!(m, |o| cuCtxGetExecAffinity(o.out(), CUexecAffinityType(0)));
    Ok(())
}

/// A file with the kernel. It is removed when this is dropped.
struct File(CString);

impl File {
    fn new(name: &str) -> Result<Self> {
        let path = env::temp_dir().join(format!("{name}-{}.ptx", process::id()));
        fs::write(&path, PTX.trim_end_matches('\0')).map_err(|error| error.to_string())?;
        CString::new(path.to_string_lossy().as_bytes()).map(Self).map_err(|error| error.to_string())
    }
}

impl Drop for File {
    fn drop(&mut self) {
        _ = fs::remove_file(Path::new(&*self.0.to_string_lossy()));
    }
}

fn modules(m: &mut Marks, f: &Fixtures) -> Result {
    let (none, no) = (ptr::null_mut(), ptr::null_mut());
    let code = PTX.as_ptr().cast::<c_void>();
    let file = File::new("module")?;
    mark!(m, |o| cuModuleLoad(o.out(), file.0.as_ptr()) => cuModuleUnload(o.get(0)));
    mark!(m, |o| cuModuleLoadData(o.out(), code) => cuModuleUnload(o.get(0)));
    mark!(m, |o| cuModuleLoadDataEx(o.out(), code, 0, none, no) => cuModuleUnload(o.get(0)));
    mark!(m, |o| cuModuleLoadFatBinary(o.out(), code) => cuModuleUnload(o.get(0)));
    mark!(m, |o| cuModuleGetLoadingMode(o.out()));
    mark!(m, |o| cuModuleGetFunction(o.out(), f.module, c"kernel".as_ptr()));
    mark!(m, |o| cuModuleGetFunctionCount(o.out(), f.module));
    mark!(m, |o| cuLinkCreate_v2(0, none, no, o.out()) => cuLinkDestroy(o.get(0)));
    let state = std::cell::Cell::new(ptr::null_mut());
    mark!(
        m,
        |o| cuLinkComplete,
        match get(|p| cuLinkCreate_v2(0, none, no, p)) {
            Ok(made) => {
                state.set(made);
                let (ptx, name) = (CUjitInputType::CU_JIT_INPUT_PTX, c"ptx".as_ptr());
                match cuLinkAddData_v2(made, ptx, code.cast_mut(), PTX.len(), name, 0, none, no) {
                    OK => cuLinkComplete(made, o.out(), &mut 0),
                    code => code,
                }
            }
            Err(_) => CUresult::CUDA_ERROR_UNKNOWN,
        },
        cuLinkDestroy(state.get())
    );
    Ok(())
}

fn libraries(m: &mut Marks, f: &Fixtures) -> Result {
    let (none, no) = (ptr::null_mut::<CUjit_option>(), ptr::null_mut());
    let options = ptr::null_mut::<CUlibraryOption>();
    let code = PTX.as_ptr().cast();
    let file = File::new("library")?;
    mark!(m, |o| cuLibraryLoadData(o.out(), code, none, no, 0, options, no, 0) => cuLibraryUnload(o.get(0)));
    mark!(m, |o| cuLibraryLoadFromFile(o.out(), file.0.as_ptr(), none, no, 0, options, no, 0)
        => cuLibraryUnload(o.get(0)));
    let (library, kernel, device) = (f.library, f.kernel, f.device);
    mark!(m, |o| cuLibraryGetKernel(o.out(), library, c"kernel".as_ptr()));
    mark!(m, |o| cuLibraryGetKernelCount(o.out(), library));
    mark!(m, |o| cuLibraryGetModule(o.out(), library));
    mark!(m, |o| cuLibraryGetUnifiedFunction(o.out(), library, c"kernel".as_ptr()));
    mark!(m, |o| cuKernelGetFunction(o.out(), kernel));
    mark!(m, |o| cuKernelGetLibrary(o.out(), kernel));
    let attributes = 0..20;
    mark!(m, |o, a in attributes| cuKernelGetAttribute(o.out(), CUfunction_attribute(a), kernel, device));
    mark!(m, |o| cuKernelGetName(o.out(), kernel));
    mark!(m, |o| cuKernelGetParamInfo(kernel, 1, o.out(), ptr::null_mut()));
    mark!(m, |o| cuKernelGetParamCount(kernel, o.out()));
    Ok(())
}

fn memory(m: &mut Marks, f: &Fixtures) -> Result {
    mark!(m, |o| cuMemGetInfo_v2(o.out(), o.out()));
    mark!(m, |o| cuMemAlloc_v2(o.out(), 4096) => cuMemFree_v2(o.get(0)));
    mark!(m, |o| cuMemAllocPitch_v2(o.out(), o.out(), 100, 10, 4) => cuMemFree_v2(o.get(0)));
    mark!(m, |o| cuMemAllocHost_v2(o.out(), 4096) => cuMemFreeHost(o.get(0)));
    mark!(m, |o| cuMemHostAlloc(o.out(), 4096, 2) => cuMemFreeHost(o.get(0)));
    mark!(m, |o| cuMemAllocManaged(o.out(), 4096, 1) => cuMemFree_v2(o.get(0)));
    // SAFETY: the output is one address; the memory is freed below.
    let host = get(|p| unsafe { cuMemHostAlloc(p, 4096, 2) })?;
    mark!(m, |o| cuMemHostGetDevicePointer_v2(o.out(), host, 0));
    mark!(m, |o| cuMemHostGetFlags(o.out(), host));
    // SAFETY: nothing uses it any more.
    ok(unsafe { cuMemFreeHost(host) })?;
    mark!(m, |o| cuIpcGetMemHandle(o.out(), f.memory));
    // SAFETY: the output is one handle.
    let event = get(|p| unsafe { cuEventCreate(p, 2 | 4) })?;
    mark!(m, |o| cuIpcGetEventHandle(o.out(), event));
    // SAFETY: nothing uses it any more.
    ok(unsafe { cuEventDestroy_v2(event) })
}

fn processes(m: &mut Marks, _: &Fixtures) -> Result {
    let exporter = Exporter::start().map_err(|error| error.to_string())?;
    let (memory, event) = (exporter.memory.as_raw(), exporter.event.as_raw());
    mark!(m, |o| cuIpcOpenMemHandle_v2(o.out(), memory, 1) => cuIpcCloseMemHandle(o.get(0)));
    mark!(m, |o| cuIpcOpenEventHandle(o.out(), event) => cuEventDestroy_v2(o.get(0)));
    exporter.stop().map_err(|error| error.to_string())
}

fn array(width: usize, height: usize, flags: u32) -> CUDA_ARRAY3D_DESCRIPTOR {
    CUDA_ARRAY3D_DESCRIPTOR {
        Width: width,
        Height: height,
        Format: FLOAT,
        NumChannels: 1,
        Flags: flags,
        ..CUDA_ARRAY3D_DESCRIPTOR::default()
    }
}

fn arrays(m: &mut Marks, f: &Fixtures) -> Result {
    let device = f.device;
    let plain = CUDA_ARRAY_DESCRIPTOR { Width: 64, Height: 64, Format: FLOAT, NumChannels: 1 };
    let deferred = array(64, 64, CUDA_ARRAY3D_DEFERRED_MAPPING);
    let sparse = array(1024, 1024, CUDA_ARRAY3D_SPARSE);
    let mut planar = array(64, 64, CUDA_ARRAY3D_VIDEO_ENCODE_DECODE);
    (planar.Format, planar.NumChannels) = (CUarray_format::CU_AD_FORMAT_NV12, 3);
    mark!(m, |o| cuArrayCreate_v2(o.out(), &plain) => cuArrayDestroy(o.get(0)));
    mark!(m, |o| cuArray3DCreate_v2(o.out(), &deferred) => cuArrayDestroy(o.get(0)));
    mark!(m, |o| cuMipmappedArrayCreate(o.out(), &deferred, 3) => cuMipmappedArrayDestroy(o.get(0)));
    // SAFETY: arrays come from the driver, and are destroyed when nothing uses them any more.
    unsafe {
        let array = get(|p| cuArray3DCreate_v2(p, &deferred))?;
        mark!(m, |o| cuArrayGetDescriptor_v2(o.out(), array));
        mark!(m, |o| cuArray3DGetDescriptor_v2(o.out(), array));
        mark!(m, |o| cuArrayGetMemoryRequirements(o.out(), array, device));
        ok(cuArrayDestroy(array))?;
        let array = get(|p| cuArray3DCreate_v2(p, &sparse))?;
        mark!(m, |o| cuArrayGetSparseProperties(o.out(), array));
        mark!(m, |o| cuArrayGetMemoryRequirements(o.out(), array, device));
        ok(cuArrayDestroy(array))?;
        let mipmapped = get(|p| cuMipmappedArrayCreate(p, &deferred, 3))?;
        mark!(m, |o| cuMipmappedArrayGetLevel(o.out(), mipmapped, 1));
        mark!(m, |o| cuMipmappedArrayGetMemoryRequirements(o.out(), mipmapped, device));
        ok(cuMipmappedArrayDestroy(mipmapped))?;
        let mipmapped = get(|p| cuMipmappedArrayCreate(p, &sparse, 3))?;
        mark!(m, |o| cuMipmappedArrayGetSparseProperties(o.out(), mipmapped));
        ok(cuMipmappedArrayDestroy(mipmapped))?;
        let array = get(|p| cuArray3DCreate_v2(p, &planar))?;
        mark!(m, |o| cuArrayGetPlane(o.out(), array, 0));
        ok(cuArrayDestroy(array))
    }
}

fn location(device: CUdevice) -> CUmemLocation {
    CUmemLocation { type_: CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE, id: device }
}

fn shareable(device: CUdevice) -> CUmemAllocationProp {
    CUmemAllocationProp {
        type_: CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_PINNED,
        requestedHandleTypes: POSIX,
        location: location(device),
        ..CUmemAllocationProp::default()
    }
}

fn close(fd: c_int) {
    // SAFETY: the driver has just returned it.
    drop(unsafe { OwnedFd::from_raw_fd(fd) });
}

fn virtual_memory(m: &mut Marks, f: &Fixtures) -> Result {
    let (prop, place) = (shareable(f.device), location(f.device));
    mark!(m, |o| cuMemAddressReserve(o.out(), SIZE, 0, 0, 0) => cuMemAddressFree(o.get(0), SIZE));
    mark!(m, |o| cuMemCreate(o.out(), SIZE, &prop, 0) => cuMemRelease(o.get(0)));
    for option in [0, 1] {
        let option = CUmemAllocationGranularity_flags(option);
        mark!(m, |o| cuMemGetAllocationGranularity(o.out(), &prop, option));
    }
    // SAFETY: this program owns the range and the handle, and releases them when nothing uses them any more.
    unsafe {
        let range = get(|p| cuMemAddressReserve(p, SIZE, 0, 0, 0))?;
        let handle = get(|p| cuMemCreate(p, SIZE, &prop, 0))?;
        ok(cuMemMap(range, SIZE, 0, handle, 0))?;
        mark!(m, |o| cuMemGetAccess(o.out(), &place, range));
        let flags = CUmemAccess_flags::CU_MEM_ACCESS_FLAGS_PROT_READWRITE;
        ok(cuMemSetAccess(range, SIZE, &CUmemAccessDesc { location: place, flags }, 1))?;
        mark!(m, |o| cuMemGetAccess(o.out(), &place, range));
        mark!(m, |o| cuMemRetainAllocationHandle(o.out(), range as *mut c_void) => cuMemRelease(o.get(0)));
        mark!(m, |o| cuMemGetAllocationPropertiesFromHandle(o.out(), handle));
        let fd: c_int =
            get(|p| cuMemExportToShareableHandle((p as *mut c_int).cast(), handle, POSIX, 0))?;
        mark!(m, |o| cuMemImportFromShareableHandle(o.out(), fd as usize as *mut c_void, POSIX)
            => cuMemRelease(o.get(0)));
        close(fd);
        ok(cuMemUnmap(range, SIZE))?;
        ok(cuMemRelease(handle))?;
        ok(cuMemAddressFree(range, SIZE))
    }
}

fn pools(m: &mut Marks, f: &Fixtures) -> Result {
    let (stream, pinned) = (f.stream, CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_PINNED);
    let mut place = location(f.device);
    let props = CUmemPoolProps {
        allocType: pinned,
        handleTypes: POSIX,
        location: place,
        ..CUmemPoolProps::default()
    };
    mark!(m, |o| cuMemPoolCreate(o.out(), &props) => cuMemPoolDestroy(o.get(0)));
    mark!(m, |o| cuMemGetDefaultMemPool(o.out(), &mut place, pinned));
    mark!(m, |o| cuMemGetMemPool(o.out(), &mut place, pinned));
    mark!(m, |o| cuMemAllocAsync(o.out(), 4096, stream) => cuMemFreeAsync(o.get(0), stream));
    // SAFETY: this program owns pools and memory, and releases them when nothing uses them any more.
    unsafe {
        let pool = get(|p| cuMemPoolCreate(p, &props))?;
        mark!(m, |o| cuMemPoolGetAccess(o.out(), pool, &mut place));
        mark!(m, |o| cuMemAllocFromPoolAsync(o.out(), 4096, pool, stream) => cuMemFreeAsync(o.get(0), stream));
        let fd: c_int =
            get(|p| cuMemPoolExportToShareableHandle((p as *mut c_int).cast(), pool, POSIX, 0))?;
        let from = fd as usize as *mut c_void;
        mark!(m, |o| cuMemPoolImportFromShareableHandle(o.out(), from, POSIX, 0) => cuMemPoolDestroy(o.get(0)));
        let memory = get(|p| cuMemAllocFromPoolAsync(p, 4096, pool, stream))?;
        ok(cuStreamSynchronize(stream))?;
        mark!(m, |o| cuMemPoolExportPointer(o.out(), memory));
        let imported = get(|p| cuMemPoolImportFromShareableHandle(p, from, POSIX, 0))?;
        close(fd);
        let mut data = get(|p| cuMemPoolExportPointer(p, memory))?;
        mark!(m, |o| cuMemPoolImportPointer(o.out(), imported, &mut data) => cuMemFreeAsync(o.get(0), stream));
        ok(cuStreamSynchronize(stream))?;
        ok(cuMemFreeAsync(memory, stream))?;
        ok(cuStreamSynchronize(stream))?;
        ok(cuMemPoolDestroy(imported))?;
        ok(cuMemPoolDestroy(pool))
    }
}

fn streams(m: &mut Marks, f: &Fixtures) -> Result {
    let stream = f.stream;
    mark!(m, |o| cuStreamCreate(o.out(), 1) => cuStreamDestroy_v2(o.get(0)));
    mark!(m, |o| cuStreamCreateWithPriority(o.out(), 1, 0) => cuStreamDestroy_v2(o.get(0)));
    mark!(m, |o| cuStreamGetPriority(stream, o.out()));
    mark!(m, |o| cuStreamGetDevice(stream, o.out()));
    mark!(m, |o| cuStreamGetFlags(stream, o.out()));
    mark!(m, |o| cuStreamGetId(stream, o.out()));
    mark!(m, |o| cuStreamGetCtx(stream, o.out()));
    mark!(m, |o| cuStreamGetCtx_v2(stream, o.out(), o.out()));
    mark!(m, |o| cuStreamGetGreenCtx(stream, o.out()));
    let (id, graph) = (ptr::null_mut(), ptr::null_mut());
    let (nodes, edges, count) = (ptr::null_mut(), ptr::null_mut(), ptr::null_mut());
    mark!(m, |o| cuStreamIsCapturing(stream, o.out()));
    mark!(m, |o| cuStreamGetCaptureInfo_v3(stream, o.out(), id, graph, nodes, edges, count));
    let begin = || {
        // SAFETY: this program owns the stream.
        unsafe { cuStreamBeginCapture_v2(stream, CUstreamCaptureMode(2)) }
    };
    mark!(
        m,
        |o| cuStreamEndCapture,
        match begin() {
            OK => cuStreamEndCapture(stream, o.out()),
            code => code,
        },
        cuGraphDestroy(o.get(0))
    );
    ok(begin())?;
    mark!(m, |o| cuStreamIsCapturing(stream, o.out()));
    mark!(m, |o| cuStreamGetCaptureInfo_v3(stream, o.out(), id, graph, nodes, edges, count));
    // SAFETY: this program owns the stream, the graph and the events.
    unsafe {
        ok(cuGraphDestroy(get(|p| cuStreamEndCapture(stream, p))?))?;
        mark!(m, |o| cuEventCreate(o.out(), 0) => cuEventDestroy_v2(o.get(0)));
        let (start, end) = (get(|p| cuEventCreate(p, 0))?, get(|p| cuEventCreate(p, 0))?);
        ok(cuEventRecord(start, stream))?;
        ok(cuEventRecord(end, stream))?;
        ok(cuStreamSynchronize(stream))?;
        mark!(m, |o| cuEventElapsedTime_v2(o.out(), start, end));
        ok(cuEventDestroy_v2(start))?;
        ok(cuEventDestroy_v2(end))
    }
}

fn functions(m: &mut Marks, f: &Fixtures) -> Result {
    let function = f.function;
    // SAFETY: this program owns the function.
    ok(unsafe { cuFuncLoad(function) })?;
    let attributes = 0..20;
    mark!(m, |o, a in attributes| cuFuncGetAttribute(o.out(), CUfunction_attribute(a), function));
    mark!(m, |o| cuFuncGetModule(o.out(), function));
    mark!(m, |o| cuFuncGetName(o.out(), function));
    mark!(m, |o| cuFuncGetParamInfo(function, 1, o.out(), ptr::null_mut()));
    mark!(m, |o| cuFuncGetParamCount(function, o.out()));
    mark!(m, |o| cuFuncIsLoaded(o.out(), function));
    mark!(m, |o| cuOccupancyMaxActiveBlocksPerMultiprocessor(o.out(), function, 128, 0));
    mark!(m, |o| cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(
        o.out(),
        function,
        128,
        0,
        1
    ));
    mark!(m, |o| cuOccupancyMaxPotentialBlockSize(o.out(), o.out(), function, None, 0, 0));
    mark!(m, |o| cuOccupancyMaxPotentialBlockSizeWithFlags(
        o.out(),
        o.out(),
        function,
        None,
        0,
        0,
        1
    ));
    mark!(m, |o| cuOccupancyAvailableDynamicSMemPerBlock(o.out(), function, 1, 128));
    let mut attribute = CUlaunchAttribute {
        id: CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION,
        ..CUlaunchAttribute::default()
    };
    attribute.value.clusterDim = CUlaunchAttributeValue_clusterDim { x: 1, y: 1, z: 1 };
    let config = CUlaunchConfig {
        gridDimX: 8,
        gridDimY: 1,
        gridDimZ: 1,
        blockDimX: 128,
        blockDimY: 1,
        blockDimZ: 1,
        attrs: &mut attribute,
        numAttrs: 1,
        ..CUlaunchConfig::default()
    };
    mark!(m, |o| cuOccupancyMaxPotentialClusterSize(o.out(), function, &config));
    mark!(m, |o| cuOccupancyMaxActiveClusters(o.out(), function, &config));
    Ok(())
}

unsafe extern "C" fn nothing(_: *mut c_void) {}

/// A node that runs the kernel. This sets `arguments` to its parameters.
fn running(f: &Fixtures, arguments: &mut [*mut c_void; 2]) -> CUDA_KERNEL_NODE_PARAMS {
    static ZERO: u64 = 0;
    *arguments = [(&raw const ZERO).cast_mut().cast(); 2];
    CUDA_KERNEL_NODE_PARAMS {
        func: f.function,
        gridDimX: 1,
        gridDimY: 1,
        gridDimZ: 1,
        blockDimX: 1,
        blockDimY: 1,
        blockDimZ: 1,
        kernelParams: arguments.as_mut_ptr(),
        ..CUDA_KERNEL_NODE_PARAMS::default()
    }
}

fn filling(f: &Fixtures) -> CUDA_MEMSET_NODE_PARAMS {
    CUDA_MEMSET_NODE_PARAMS {
        dst: f.memory,
        elementSize: 4,
        width: 16,
        height: 1,
        ..CUDA_MEMSET_NODE_PARAMS::default()
    }
}

/// Adds a node of each kind, and queries its parameters.
fn nodes(m: &mut Marks, f: &Fixtures) -> Result {
    let context = f.context;
    let none = ptr::null();
    let mut arguments = [ptr::null_mut(); 2];
    let kernel = running(f, &mut arguments);
    let copy = CUDA_MEMCPY3D {
        srcMemoryType: CUmemorytype::CU_MEMORYTYPE_DEVICE,
        srcDevice: f.memory,
        dstMemoryType: CUmemorytype::CU_MEMORYTYPE_DEVICE,
        dstDevice: f.memory + 4096,
        WidthInBytes: 64,
        Height: 1,
        Depth: 1,
        ..CUDA_MEMCPY3D::default()
    };
    let set = filling(f);
    let host = CUDA_HOST_NODE_PARAMS { fn_: Some(nothing), userData: ptr::null_mut() };
    let mut operation = CUstreamBatchMemOpParams::default();
    operation.writeValue.operation = CUstreamBatchMemOpType::CU_STREAM_MEM_OP_WRITE_VALUE_32;
    operation.writeValue.address = f.memory;
    let batch = CUDA_BATCH_MEM_OP_NODE_PARAMS {
        ctx: context,
        count: 1,
        paramArray: &mut operation,
        flags: 0,
    };
    let signal = CUDA_EXT_SEM_SIGNAL_NODE_PARAMS::default();
    let wait = CUDA_EXT_SEM_WAIT_NODE_PARAMS::default();
    let mut alloc = CUDA_MEM_ALLOC_NODE_PARAMS { bytesize: 4096, ..Default::default() };
    alloc.poolProps.allocType = CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_PINNED;
    alloc.poolProps.location = location(f.device);
    // SAFETY: this program owns nodes, graphs and the objects that they name, and no graph is launched.
    unsafe {
        let graph = get(|p| cuGraphCreate(p, 0))?;
        let child = get(|p| cuGraphCreate(p, 0))?;
        let event = get(|p| cuEventCreate(p, 0))?;
        macro_rules! node {
            ($add:ident($($argument:expr),*), $get:ident) => {{
                mark!(m, |o| $add(o.out(), graph, none, 0 $(, $argument)*) => cuGraphDestroyNode(o.get(0)));
                if let Ok(node) = get(|p| $add(p, graph, none, 0 $(, $argument)*)) {
                    mark!(m, |o| $get(node, o.out()));
                }
            }};
        }
        node!(cuGraphAddKernelNode_v2(&kernel), cuGraphKernelNodeGetParams_v2);
        node!(cuGraphAddMemcpyNode(&copy, context), cuGraphMemcpyNodeGetParams);
        node!(cuGraphAddMemsetNode(&set, context), cuGraphMemsetNodeGetParams);
        node!(cuGraphAddHostNode(&host), cuGraphHostNodeGetParams);
        node!(cuGraphAddChildGraphNode(child), cuGraphChildGraphNodeGetGraph);
        node!(cuGraphAddEmptyNode(), cuGraphNodeGetType);
        node!(cuGraphAddEventRecordNode(event), cuGraphEventRecordNodeGetEvent);
        node!(cuGraphAddEventWaitNode(event), cuGraphEventWaitNodeGetEvent);
        node!(cuGraphAddBatchMemOpNode(&batch), cuGraphBatchMemOpNodeGetParams);
        node!(
            cuGraphAddExternalSemaphoresSignalNode(&signal),
            cuGraphExternalSemaphoresSignalNodeGetParams
        );
        node!(
            cuGraphAddExternalSemaphoresWaitNode(&wait),
            cuGraphExternalSemaphoresWaitNodeGetParams
        );
        // An allocation node cannot be removed from a graph.
        let begun = std::cell::Cell::new(ptr::null_mut());
        let begin = || {
            let graph = get(|p| cuGraphCreate(p, 0)).unwrap_or(ptr::null_mut());
            begun.set(graph);
            graph
        };
        mark!(
            m,
            |o| cuGraphAddMemAllocNode,
            cuGraphAddMemAllocNode(o.out(), begin(), none, 0, &mut alloc.clone()),
            cuGraphDestroy(begun.get())
        );
        mark!(
            m,
            |o| cuGraphAddMemFreeNode,
            {
                let (graph, mut alloc) = (begin(), alloc);
                match get(|p| cuGraphAddMemAllocNode(p, graph, none, 0, &mut alloc)) {
                    Ok(first) => cuGraphAddMemFreeNode(o.out(), graph, &first, 1, alloc.dptr),
                    Err(_) => CUresult::CUDA_ERROR_UNKNOWN,
                }
            },
            cuGraphDestroy(begun.get())
        );
        let allocating = begin();
        let node = get(|p| cuGraphAddMemAllocNode(p, allocating, none, 0, &mut alloc))?;
        mark!(m, |o| cuGraphMemAllocNodeGetParams(node, o.out()));
        let node = get(|p| cuGraphAddMemFreeNode(p, allocating, &node, 1, alloc.dptr))?;
        mark!(m, |o| cuGraphMemFreeNodeGetParams(node, o.out()));
        ok(cuGraphDestroy(allocating))?;
        let mut empty = CUgraphNodeParams {
            type_: CUgraphNodeType::CU_GRAPH_NODE_TYPE_EMPTY,
            ..CUgraphNodeParams::default()
        };
        let edges = ptr::null();
        mark!(m, |o| cuGraphAddNode_v2(o.out(), graph, none, edges, 0, &mut empty) => cuGraphDestroyNode(o.get(0)));
        mark!(m, |o| cuGraphAddNode_v3(o.out(), graph, none, edges, 0, &mut empty) => cuGraphDestroyNode(o.get(0)));
        ok(cuGraphDestroy(graph))?;
        ok(cuGraphDestroy(child))?;
        ok(cuEventDestroy_v2(event))
    }
}

fn graphs(m: &mut Marks, f: &Fixtures) -> Result {
    mark!(m, |o| cuGraphCreate(o.out(), 0) => cuGraphDestroy(o.get(0)));
    mark!(m, |o| cuUserObjectCreate(o.out(), ptr::null_mut(), Some(nothing), 1, 1)
        => cuUserObjectRelease(o.get(0), 1));
    let set = filling(f);
    let mut arguments = [ptr::null_mut(); 2];
    let kernel = running(f, &mut arguments);
    // SAFETY: this program owns nodes, graphs and the objects that they name, and no graph is launched.
    unsafe {
        let graph = get(|p| cuGraphCreate(p, 0))?;
        let setting = get(|p| cuGraphAddMemsetNode(p, graph, ptr::null(), 0, &set, f.context))?;
        let node = get(|p| cuGraphAddKernelNode_v2(p, graph, &setting, 1, &kernel))?;
        mark!(m, |o| cuGraphNodeGetType(node, o.out()));
        mark!(m, |o| cuGraphNodeGetContainingGraph(node, o.out()));
        mark!(m, |o| cuGraphNodeGetLocalId(node, o.out()));
        mark!(m, |o| cuGraphNodeGetToolsId(node, o.out()));
        mark!(m, |o| cuGraphNodeGetParams(node, o.out()));
        mark!(m, |o| cuGraphGetId(graph, o.out()));
        let ids = 0..20;
        mark!(m, |o, id in ids| cuGraphKernelNodeGetAttribute(node, CUlaunchAttributeID(id), o.out()));
        let empty = get(|p| cuGraphCreate(p, 0))?; // with such a handle a graph cannot be cloned
        mark!(m, |o| cuGraphConditionalHandleCreate(o.out(), empty, f.context, 0, 0));
        ok(cuGraphDestroy(empty))?;
        mark!(m, |o| cuGraphClone(o.out(), graph) => cuGraphDestroy(o.get(0)));
        let clone = get(|p| cuGraphClone(p, graph))?;
        mark!(m, |o| cuGraphNodeFindInClone(o.out(), node, clone));
        mark!(m, |o| cuGraphInstantiateWithFlags(o.out(), clone, 0) => cuGraphExecDestroy(o.get(0)));
        let mut params = CUDA_GRAPH_INSTANTIATE_PARAMS::default();
        mark!(m, |o| cuGraphInstantiateWithParams(o.out(), clone, &mut params) => cuGraphExecDestroy(o.get(0)));
        let exec = get(|p| cuGraphInstantiateWithFlags(p, graph, 0))?;
        mark!(m, |o| cuGraphExecGetFlags(exec, o.out()));
        mark!(m, |o| cuGraphExecGetId(exec, o.out()));
        mark!(m, |o| cuGraphNodeGetEnabled(exec, node, o.out()));
        ok(cuGraphExecDestroy(exec))?;
        ok(cuGraphDestroy(clone))?;
        ok(cuGraphDestroy(graph))
    }
}

/// Textures of each kind of resource, and a surface.
fn textures(m: &mut Marks, f: &Fixtures) -> Result {
    let bound = array(64, 64, CUDA_ARRAY3D_SURFACE_LDST);
    let texture = CUDA_TEXTURE_DESC::default();
    let view = CUDA_RESOURCE_VIEW_DESC {
        format: CUresourceViewFormat::CU_RES_VIEW_FORMAT_FLOAT_1X32,
        width: 64,
        height: 64,
        ..CUDA_RESOURCE_VIEW_DESC::default()
    };
    // SAFETY: this program owns arrays, memory and objects, and destroys them when nothing uses them any more.
    unsafe {
        let array = get(|p| cuArray3DCreate_v2(p, &bound))?;
        let mipmapped = get(|p| cuMipmappedArrayCreate(p, &bound, 2))?;
        let mut resources = [CUDA_RESOURCE_DESC::default(); 4];
        for (index, resource) in (0..).zip(&mut resources) {
            resource.resType = CUresourcetype(index);
        }
        resources[0].res.array.hArray = array;
        resources[1].res.mipmap.hMipmappedArray = mipmapped;
        resources[2].res.linear = CUDA_RESOURCE_DESC_res_linear {
            devPtr: f.memory,
            format: FLOAT,
            numChannels: 1,
            sizeInBytes: 4096,
        };
        resources[3].res.pitch2D = CUDA_RESOURCE_DESC_res_pitch2D {
            devPtr: f.memory,
            format: FLOAT,
            numChannels: 1,
            width: 64,
            height: 64,
            pitchInBytes: 512,
        };
        for (index, resource) in resources.iter().enumerate() {
            let view = if index == 0 { &raw const view } else { ptr::null() };
            mark!(m, |o| cuTexObjectCreate(o.out(), resource, &texture, view) => cuTexObjectDestroy(o.get(0)));
            let object = get(|p| cuTexObjectCreate(p, resource, &texture, view))?;
            mark!(m, |o| cuTexObjectGetResourceDesc(o.out(), object));
            ok(cuTexObjectDestroy(object))?;
        }
        mark!(m, |o| cuSurfObjectCreate(o.out(), &resources[0]) => cuSurfObjectDestroy(o.get(0)));
        let object = get(|p| cuSurfObjectCreate(p, &resources[0]))?;
        mark!(m, |o| cuSurfObjectGetResourceDesc(o.out(), object));
        ok(cuSurfObjectDestroy(object))?;
        ok(cuMipmappedArrayDestroy(mipmapped))?;
        ok(cuArrayDestroy(array))
    }
}

fn tensors(m: &mut Marks, f: &Fixtures) -> Result {
    let memory = f.memory as *mut c_void;
    let kind = CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_FLOAT32;
    let (dims, strides, ones) = ([64_u64, 64, 4], [256_u64, 256 * 64], [1_u32; 3]);
    let (dims, strides, ones) = (dims.as_ptr(), strides.as_ptr(), ones.as_ptr());
    let (boxed, corner) = ([8_u32; 3], [0_i32; 3]);
    let (boxed, corner) = (boxed.as_ptr(), corner.as_ptr());
    let flat = CUtensorMapInterleave(0);
    let (plain, wide) = (CUtensorMapSwizzle(0), CUtensorMapSwizzle(3));
    let (l2, fill, mode) =
        (CUtensorMapL2promotion(0), CUtensorMapFloatOOBfill(0), CUtensorMapIm2ColWideMode(0));
    mark!(m, |o| cuTensorMapEncodeTiled(
        o.out(),
        kind,
        3,
        memory,
        dims,
        strides,
        boxed,
        ones,
        flat,
        plain,
        l2,
        fill
    ));
    mark!(m, |o| cuTensorMapEncodeIm2col(
        o.out(),
        kind,
        3,
        memory,
        dims,
        strides,
        corner,
        corner,
        8,
        8,
        ones,
        flat,
        plain,
        l2,
        fill
    ));
    mark!(m, |o| cuTensorMapEncodeIm2colWide(
        o.out(),
        kind,
        3,
        memory,
        dims,
        strides,
        0,
        0,
        8,
        8,
        ones,
        flat,
        mode,
        wide,
        l2,
        fill
    ));
    Ok(())
}

/// A texture and a surface reference.
const REFERENCES: &str = "\
.version 6.3
.target sm_75
.address_size 64
.global .texref texture;
.global .surfref surface;
\0";

#[allow(deprecated)]
fn deprecated(m: &mut Marks, f: &Fixtures) -> Result {
    let device = f.device;
    mark!(m, |o| cuDeviceComputeCapability(o.out(), o.out(), device));
    mark!(m, |o| cuDeviceGetProperties(o.out(), device));
    mark!(m, |o| cuCtxGetSharedMemConfig(o.out()));
    // SAFETY: this program owns contexts, arrays and references, and releases them when nothing uses them any more.
    unsafe {
        let context = get(|p| cuCtxCreate_v4(p, ptr::null_mut(), 0, device))?;
        mark!(m, |o| cuCtxAttach(o.out(), 0) => cuCtxDetach(o.get(0)));
        ok(cuCtxDestroy_v2(context))?;
        mark!(m, |o| cuTexRefCreate(o.out()) => cuTexRefDestroy(o.get(0)));
        let module = get(|p| cuModuleLoadData(p, REFERENCES.as_ptr().cast()))?;
        mark!(m, |o| cuModuleGetTexRef(o.out(), module, c"texture".as_ptr()));
        mark!(m, |o| cuModuleGetSurfRef(o.out(), module, c"surface".as_ptr()));
        let texture = get(|p| cuModuleGetTexRef(p, module, c"texture".as_ptr()))?;
        let surface = get(|p| cuModuleGetSurfRef(p, module, c"surface".as_ptr()))?;
        mark!(m, |o| cuTexRefGetAddress_v2(o.out(), texture)); // bound to nothing yet
        mark!(m, |o| cuTexRefGetArray(o.out(), texture));
        mark!(m, |o| cuTexRefGetMipmappedArray(o.out(), texture));
        mark!(m, |o| cuSurfRefGetArray(o.out(), surface));
        mark!(m, |o| cuTexRefGetAddressMode(o.out(), texture, 0));
        mark!(m, |o| cuTexRefGetFilterMode(o.out(), texture));
        mark!(m, |o| cuTexRefGetFlags(o.out(), texture));
        mark!(m, |o| cuTexRefGetMaxAnisotropy(o.out(), texture));
        mark!(m, |o| cuTexRefGetMipmapFilterMode(o.out(), texture));
        mark!(m, |o| cuTexRefGetMipmapLevelBias(o.out(), texture));
        mark!(m, |o| cuTexRefGetMipmapLevelClamp(o.out(), o.out(), texture));
        let bound = array(64, 64, CUDA_ARRAY3D_SURFACE_LDST);
        let array = get(|p| cuArray3DCreate_v2(p, &bound))?;
        let mipmapped = get(|p| cuMipmappedArrayCreate(p, &bound, 2))?;
        ok(cuTexRefSetFormat(texture, FLOAT, 1))?;
        ok(cuTexRefSetAddress_v2(&mut 0, texture, f.memory, 4096))?;
        mark!(m, |o| cuTexRefGetAddress_v2(o.out(), texture));
        ok(cuTexRefSetArray(texture, array, 1))?;
        mark!(m, |o| cuTexRefGetArray(o.out(), texture));
        ok(cuTexRefSetMipmappedArray(texture, mipmapped, 1))?;
        mark!(m, |o| cuTexRefGetMipmappedArray(o.out(), texture));
        ok(cuSurfRefSetArray(surface, array, 0))?;
        mark!(m, |o| cuSurfRefGetArray(o.out(), surface));
        ok(cuModuleUnload(module))?;
        ok(cuMipmappedArrayDestroy(mipmapped))?;
        ok(cuArrayDestroy(array))
    }
}

fn green(m: &mut Marks, f: &Fixtures) -> Result {
    let (device, sm) = (f.device, CUdevResourceType::CU_DEV_RESOURCE_TYPE_SM);
    let kinds = [1, 1000, 10000].map(CUdevResourceType);
    mark!(m, |o, kind in kinds| cuDeviceGetDevResource(device, o.out(), kind));
    mark!(m, |o, kind in kinds| cuCtxGetDevResource(f.context, o.out(), kind));
    mark!(m, |o, kind in kinds| cuStreamGetDevResource(f.stream, o.out(), kind));
    // SAFETY: this program owns contexts, streams and resources, and destroys them when nothing uses them any more.
    unsafe {
        let all = get(|p| cuDeviceGetDevResource(device, p, sm))?;
        let mut groups: c_uint = 1;
        let none = ptr::null_mut();
        let mut part = get(|p| cuDevSmResourceSplitByCount(p, &mut groups, &all, none, 0, 8))?;
        mark!(m, |o| cuDevResourceGenerateDesc(o.out(), &mut part, 1));
        let desc = get(|p| cuDevResourceGenerateDesc(p, &mut part, 1))?;
        mark!(m, |o| cuGreenCtxCreate(o.out(), desc, device, 1) => cuGreenCtxDestroy(o.get(0)));
        let green = get(|p| cuGreenCtxCreate(p, desc, device, 1))?;
        mark!(m, |o, kind in kinds| cuGreenCtxGetDevResource(green, o.out(), kind));
        mark!(m, |o| cuCtxFromGreenCtx(o.out(), green));
        mark!(m, |o| cuGreenCtxGetId(green, o.out()));
        mark!(m, |o| cuGreenCtxStreamCreate(o.out(), green, 1, 0) => cuStreamDestroy_v2(o.get(0)));
        let stream = get(|p| cuGreenCtxStreamCreate(p, green, 1, 0))?;
        mark!(m, |o| cuStreamGetGreenCtx(stream, o.out()));
        mark!(m, |o| cuStreamGetCtx_v2(stream, o.out(), o.out()));
        mark!(m, |o, kind in kinds| cuStreamGetDevResource(stream, o.out(), kind));
        ok(cuStreamDestroy_v2(stream))?;
        ok(cuGreenCtxDestroy(green))
    }
}

/// Our own memory, imported like memory of another API.
fn external(m: &mut Marks, f: &Fixtures) -> Result {
    let prop = shareable(f.device);
    let buffer = CUDA_EXTERNAL_MEMORY_BUFFER_DESC { size: SIZE as u64, ..Default::default() };
    let mipmap = CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC {
        arrayDesc: array(64, 64, 0),
        numLevels: 1,
        ..Default::default()
    };
    // SAFETY: this program owns the memory, and releases it when nothing uses it any more.
    unsafe {
        let handle = get(|p| cuMemCreate(p, SIZE, &prop, 0))?;
        let import = |p| {
            let fd: *mut c_int = &mut -1;
            match cuMemExportToShareableHandle(fd.cast(), handle, POSIX, 0) {
                OK => {
                    let mut desc = CUDA_EXTERNAL_MEMORY_HANDLE_DESC {
                        type_: CUexternalMemoryHandleType::CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD,
                        ..Default::default()
                    };
                    desc.handle.fd = *fd;
                    desc.size = SIZE as u64;
                    let code = cuImportExternalMemory(p, &desc);
                    if code != OK {
                        close(*fd); // otherwise the driver owns it
                    }
                    code
                }
                code => code,
            }
        };
        mark!(m, |o| cuImportExternalMemory, import(o.out()), cuDestroyExternalMemory(o.get(0)));
        if let Ok(memory) = get(import) {
            mark!(m, |o| cuExternalMemoryGetMappedBuffer(o.out(), memory, &buffer) => cuMemFree_v2(o.get(0)));
            mark!(m, |o| cuExternalMemoryGetMappedMipmappedArray(o.out(), memory, &mipmap)
                => cuMipmappedArrayDestroy(o.get(0)));
            ok(cuDestroyExternalMemory(memory))?;
        }
        ok(cuMemRelease(handle))
    }
}
