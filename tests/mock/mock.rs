//! A driver of Rust functions for `libcuda_sys::load_with`: every function that `libcuda-sys` declares. Each records its
//! call and arguments, and succeeds without writing its outputs, unless it is under test. The queries of checks have
//! answers.
//!
//! It implements one release, because a process has one driver: [`of_release`] runs a test's body in a separate
//! process. Like a driver, it lacks the functions that are newer than its release. Calls run on the caller's thread, so
//! each thread has its own record of calls, and its own answers to queries.

use cuda_checked::{DOCUMENTED, Result, sys, types::*};
use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::env;
use std::ffi::*;
use std::fs;
use std::io::Write as _;
use std::mem;
use std::process::Command;
use std::ptr;
use std::sync::{LazyLock, Once};

/// The release that this process's mock implements.
static RELEASE: LazyLock<c_int> = LazyLock::new(|| match env::var(VARIABLE) {
    Ok(release) => release.parse().expect(VARIABLE),
    Err(_) => NEWEST,
});
/// The newest release whose documentation was read.
pub const NEWEST: c_int = DOCUMENTED.end().0 as c_int;
const VARIABLE: &str = "CUDA_CHECKED_MOCK_RELEASE";

thread_local! {
    static REACHED: RefCell<Vec<Reached>> = const { RefCell::new(Vec::new()) };
    static ANSWERS: Cell<Answers> = const { Cell::new(Answers::USUAL) };
    /// The thread's mode of captures.
    static MODE: Cell<CUstreamCaptureMode> =
        const { Cell::new(CUstreamCaptureMode::CU_STREAM_CAPTURE_MODE_GLOBAL) };
}

/// A function that was called, and the bytes of each argument.
pub struct Reached {
    pub function: &'static str,
    pub arguments: Vec<Vec<u8>>,
}

/// Writes the outputs among these arguments.
pub type Write = fn(&[Vec<u8>]);

/// The mock's answers to the queries of checks.
#[derive(Clone, Copy)]
pub struct Answers {
    /// The code that queries return.
    pub code: CUresult,
    /// The granularity of allocations and of multicast objects.
    pub granularity: usize,
    /// Of `cuDeviceGetAttribute`, for each attribute.
    pub attribute: fn(CUdevice_attribute) -> c_int,
    /// The device with these attributes, if not every device has them: each other attribute is 1.
    pub attributes_of: Option<CUdevice>,
    /// Of `cuFuncGetAttribute`, for each attribute.
    pub function_attribute: fn(CUfunction_attribute) -> c_int,
    /// Of `cuOccupancyMaxActiveBlocksPerMultiprocessor`.
    pub blocks: c_int,
    /// Of `cuMemPoolGetAttribute`, for each attribute.
    pub pool_attribute: fn(CUmemPool_attribute) -> u32,
    /// The largest size of a logical endpoint; the alignment is the granularity.
    pub endpoint: u64,
    /// The code that other functions return.
    pub others: CUresult,
    /// The function under test, which is such a function even if it is a query.
    pub tested: (&'static str, Write),
    /// Of `cuDeviceGetExecAffinitySupport`.
    pub execution_affinity: c_int,
    /// Of `cuDevicePrimaryCtxGetState`.
    pub primary_active: c_int,
    /// The properties of every array, but for the channels of one.
    pub array: CUDA_ARRAY3D_DESCRIPTOR,
    /// Of `cuCtxGetCurrent`.
    pub context: CUcontext,
    /// Of `cuStreamGetDevice`.
    pub stream_device: CUdevice,
    /// Of `cuStreamIsCapturing`.
    pub capturing: CUstreamCaptureStatus,
    /// Where the memory of every allocation is.
    pub location: CUmemLocation,
    /// The tiles and the mip tail of every sparse array. An array with mipmap levels has wider tiles.
    pub tiles: CUDA_ARRAY_SPARSE_PROPERTIES,
    /// Whether the memory at every address is managed, and the start of its range.
    pub managed: (c_uint, CUdeviceptr),
    /// Of every range of memory: its size, its kind, and whether it is mapped and other processes can open it.
    pub memory: (usize, CUmemorytype, c_uint, c_uint),
    /// Whether `cuMemMap` has mapped all memory.
    pub by_hand: bool,
    /// The first address and the size of the only mapping in the range, if that is not the whole range.
    pub mapping: Option<(CUdeviceptr, usize)>,
    /// The free bytes of the device.
    pub free: usize,
    /// The nodes of every graph, and their type.
    pub nodes: (&'static [usize], CUgraphNodeType),
    /// The nodes that every node depends on.
    pub dependencies: &'static [usize],
    /// The type of the only node of every child graph.
    pub child: CUgraphNodeType,
    /// Of every memcpy node.
    pub copy: fn() -> CUDA_MEMCPY3D,
    /// The names of the functions in every module and library.
    pub names: &'static [&'static CStr],
    /// The default pool of every device.
    pub default_pool: usize,
    /// The flags of an executable graph, and the bytes that graphs hold.
    pub exec: (cuuint64_t, cuuint64_t),
    /// The types of handles that every allocation can be exported as.
    pub handle_types: CUmemAllocationHandleType,
    /// Whether every function has a parameter.
    pub has_parameters: bool,
    /// The access of each device to memory of `cuMemMap`.
    pub access: fn(CUdevice) -> CUmemAccess_flags,
    /// The pool of all memory.
    pub pool: usize,
    /// The address that every memory allocation and memory free node has.
    pub node_address: CUdeviceptr,
    /// The green context of every stream, and its multiprocessors.
    pub green: (usize, c_uint),
    /// Whether every handle of an allocation was released.
    pub released: bool,
    /// Of `cuCtxGetLimit`, for each limit.
    pub limit: fn(CUlimit) -> usize,
    /// The state of every process.
    pub process: CUprocessState,
    /// Whether every function is a kernel of a library.
    pub is_kernel: bool,
    /// The most blocks that a cluster can have.
    pub cluster: c_int,
    /// The names of the variables and the references in every module and library: managed ones, unless they begin with "plain". A call
    /// under test that asks for one of these is a query.
    pub variables: &'static [&'static CStr],
    /// The type of the only node in the body of every conditional node.
    pub body: CUgraphNodeType,
}

impl Answers {
    pub const USUAL: Self = Self {
        code: CUresult::CUDA_SUCCESS,
        granularity: 2 << 20,
        attribute: |attribute| match attribute {
            CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MAX_PITCH => c_int::MAX,
            _ => 1,
        },
        attributes_of: None,
        function_attribute: |attribute| match attribute {
            CUfunction_attribute::CU_FUNC_ATTRIBUTE_SHARED_MEMORY_MODE => 0,
            _ => 1024,
        },
        blocks: 2,
        pool_attribute: |attribute| match attribute {
            CUmemPool_attribute::CU_MEMPOOL_ATTR_EXPORT_HANDLE_TYPES => HANDLE.0,
            _ => 0,
        },
        endpoint: 1 << 40,
        others: CUresult::CUDA_SUCCESS,
        tested: ("", |_| ()),
        execution_affinity: 1,
        primary_active: 0,
        array: CUDA_ARRAY3D_DESCRIPTOR {
            Width: 64,
            Height: 32,
            Depth: 0,
            Format: CUarray_format::CU_AD_FORMAT_FLOAT,
            NumChannels: 1,
            Flags: 0,
        },
        context: Self::CONTEXT,
        stream_device: 0,
        capturing: CUstreamCaptureStatus::CU_STREAM_CAPTURE_STATUS_NONE,
        location: CUmemLocation { type_: CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE, id: 0 },
        tiles: CUDA_ARRAY_SPARSE_PROPERTIES {
            tileExtent: CUDA_ARRAY_SPARSE_PROPERTIES_tileExtent { width: 32, height: 16, depth: 1 },
            miptailFirstLevel: 2,
            miptailSize: 2 << 16,
            flags: 0,
            reserved: [0; 4],
        },
        managed: (1, 1 << 40),
        memory: (1 << 30, CUmemorytype::CU_MEMORYTYPE_DEVICE, 0, 1),
        by_hand: true,
        mapping: None,
        free: 1 << 30,
        nodes: (&[], CUgraphNodeType::CU_GRAPH_NODE_TYPE_EMPTY),
        dependencies: &[],
        child: CUgraphNodeType::CU_GRAPH_NODE_TYPE_EMPTY,
        copy: CUDA_MEMCPY3D::default,
        names: &[c"_Z5firstv", c"second"],
        default_pool: 0x5000,
        exec: (0, 0),
        handle_types: HANDLE,
        has_parameters: false,
        access: |_| CUmemAccess_flags::CU_MEM_ACCESS_FLAGS_PROT_READWRITE,
        pool: 0,
        node_address: 0,
        green: (0, 0),
        released: false,
        limit: |_| 0,
        process: CUprocessState::CU_PROCESS_STATE_RUNNING,
        is_kernel: false,
        cluster: 16,
        variables: &[],
        body: CUgraphNodeType::CU_GRAPH_NODE_TYPE_EMPTY,
    };
    /// The array whose elements have a channel more.
    pub const OTHER_ARRAY: usize = 0x6001;
    /// The current context, unless a test sets another one.
    pub const CONTEXT: CUcontext = ptr::without_provenance_mut(0x20);
}

/// Loads the mock as the driver of this process.
pub fn install() {
    static ONCE: Once = Once::new();
    // SAFETY: `find` returns functions of the types that libcuda-sys declares.
    ONCE.call_once(|| unsafe { sys::load_with(find) }.expect("the mock comes first"));
}

/// The release that this process's mock implements.
#[allow(dead_code)] // the rules are tested on each
pub fn release() -> c_int {
    *RELEASE
}

/// Runs `body` with a driver of this release: in a separate process, if it is not the release of this process. That
/// process runs only this release's part of the test. `test` is the path of the calling test, like `va::cuMemMap`.
pub fn of_release(release: c_int, test: &str, body: impl FnOnce()) {
    if release == *RELEASE {
        return body();
    }
    // Miri starts no processes: there, a test of several releases runs only for the mock's release.
    if env::var_os(VARIABLE).is_some() || cfg!(miri) {
        return;
    }
    let mut child = Command::new(env::current_exe().expect("this test's program"));
    child.args([test, "--exact", "--nocapture"]).env(VARIABLE, release.to_string());
    let output = child.output().expect("this test's program runs again");
    let stdout = String::from_utf8_lossy(&output.stdout);
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert!(
        output.status.success() && stdout.contains("1 passed"),
        "with a driver of {release}:\n{stdout}{stderr}"
    );
}

/// Sets the mock's answers for this thread while `body` runs.
pub fn answering<T>(answers: Answers, body: impl FnOnce() -> T) -> T {
    ANSWERS.set(answers);
    let result = body();
    ANSWERS.set(Answers::USUAL);
    result
}

/// Returns the calls that reach the driver in `body`.
pub fn reached<T>(body: impl FnOnce() -> T) -> (T, Vec<Reached>) {
    install();
    REACHED.take();
    let result = body();
    (result, REACHED.take())
}

/// Asserts that the call reaches the driver, after the queries of its checks, and returns its result.
#[track_caller]
pub fn accepted<T>(call: &str, body: impl FnOnce() -> Result<T>) -> T {
    let (result, mut reached) = reached(body);
    let result = result.unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(reached.pop().expect("something is called").function, call);
    only_queries(&reached);
    result
}

/// `cargo xtask test untested` reads which rules the tests have seen broken, and of which the whole sentence.
pub fn record(id: u32, whole: bool, call: &str, parameter: &str) {
    write(&format!("{id} {whole} {call} {parameter}\n"));
}

/// It also reads which rules have spared inputs because the condition after their `where` did not hold.
pub fn record_spared(id: u32) {
    write(&format!("{id} spares\n"));
}

fn write(line: &str) {
    if let Some(path) = env::var_os("CUDA_CHECKED_REJECTED") {
        let file = fs::OpenOptions::new().append(true).open(path);
        let written = file.and_then(|mut file| file.write_all(line.as_bytes()));
        written.expect("the file that CUDA_CHECKED_REJECTED names");
    }
}

/// Asserts that these are only queries.
#[track_caller]
pub fn only_queries(reached: &[Reached]) {
    for Reached { function, .. } in reached {
        assert!(QUERIES.contains(function), "{function} is called");
    }
}

/// Returns the bytes of an argument.
pub fn bytes<T>(argument: &T) -> Vec<u8> {
    // SAFETY: no type of an argument has padding: they are numbers, pointers, and structs of bytes.
    unsafe { std::slice::from_raw_parts(ptr::from_ref(argument).cast(), size_of::<T>()) }.to_vec()
}

/// Writes the answer to a query, if queries succeed.
///
/// # Safety
///
/// `place` must be valid for a write.
unsafe fn answer<T>(place: *mut T, value: impl FnOnce(Answers) -> T) -> CUresult {
    let answers = ANSWERS.get();
    if answers.code == CUresult::CUDA_SUCCESS {
        // SAFETY: the caller guarantees this.
        unsafe { place.write(value(answers)) };
    }
    answers.code
}

/// The system's type of handles for other processes.
pub const HANDLE: CUmemAllocationHandleType = if cfg!(windows) {
    CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_WIN32
} else {
    CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR
};

/// The first release that has `CU_DEVICE_ATTRIBUTE_LOCALITY_DOMAIN_COUNT`.
const LOCALITY: c_int = 13_040;

/// The same of `CU_MEMPOOL_ATTR_EXPORT_HANDLE_TYPES`.
const POOL_TYPES: c_int = 13_020;

/// The number of devices. It is the same for the whole life of a process, and `cuInit` fails without one.
const DEVICES: c_int = 2;

/// The device of every context, the last one.
const CURRENT_DEVICE: CUdevice = DEVICES - 1;

/// Asserts that a query does not fail because there is no such device.
fn assert_device(device: CUdevice) {
    assert!((0..DEVICES).contains(&device), "a query about device {device} would fail");
}

/// Asserts that a query does not fail because there is no current context.
fn assert_context() {
    assert!(!ANSWERS.get().context.is_null(), "this query would fail without a context");
}

/// A multicast object, which has no properties.
pub const MULTICAST: CUmemGenericAllocationHandle = 5;

/// Every child graph, and its node.
const CHILD: usize = 0x7000;

/// Every body of a conditional node, and its node.
const BODY: usize = 0x7800;

/// The widest texture of linear memory.
pub const WIDEST: usize = 100;

/// The queries of checks and causes, each with what it does with valid pointers to its outputs. It fails in a state in which the
/// query would disturb the program, or would be known to fail.
macro_rules! queries {
    ($($name:ident($($parameter:ident: $ty:ty),*) $body:block)*) => {
        pub const QUERIES: &[&str] = &[$(stringify!($name)),*];

        mod queries {
            use super::*;

            $(
                #[allow(deprecated, unused_variables, unused_unsafe)]
                pub unsafe extern "C" fn $name($($parameter: $ty),*) -> CUresult {
                    // SAFETY: the caller passes valid pointers to the outputs.
                    unsafe { $body }
                }
            )*
        }

        #[allow(deprecated)]
        fn query(name: &str) -> *mut c_void {
            // This compiles only if both functions have one type.
            $(if name == stringify!($name) {
                return [sys::$name, queries::$name][1] as *mut c_void;
            })*
            ptr::null_mut()
        }
    };
}
queries! {
    cuDriverGetVersion(version: *mut c_int) {
        version.write(*RELEASE);
        CUresult::CUDA_SUCCESS
    }
    cuDeviceGetCount(count: *mut c_int) { answer(count, |_| DEVICES) }
    cuDeviceGetAttribute(value: *mut c_int, attribute: CUdevice_attribute, device: CUdevice) {
        assert_device(device);
        let is_locality = attribute == CUdevice_attribute::CU_DEVICE_ATTRIBUTE_LOCALITY_DOMAIN_COUNT;
        assert!(!is_locality || *RELEASE >= LOCALITY, "this release has no {attribute:?}");
        answer(value, |answers| match answers.attributes_of {
            Some(other) if other != device => 1,
            _ => (answers.attribute)(attribute),
        })
    }
    cuCtxGetDevice(device: *mut CUdevice) {
        assert_context();
        answer(device, |_| CURRENT_DEVICE)
    }
    cuDeviceGetExecAffinitySupport(value: *mut c_int, type_: CUexecAffinityType, device: CUdevice) {
        assert_device(device);
        answer(value, |answers| answers.execution_affinity)
    }
    cuDevicePrimaryCtxGetState(device: CUdevice, flags: *mut c_uint, active: *mut c_int) {
        assert_device(device);
        answer(active, |answers| answers.primary_active)
    }
    cuArray3DGetDescriptor_v2(descriptor: *mut CUDA_ARRAY3D_DESCRIPTOR, handle: CUarray) {
        answer(descriptor, |Answers { mut array, .. }| {
            array.NumChannels += u32::from(handle.addr() == Answers::OTHER_ARRAY);
            array
        })
    }
    cuMipmappedArrayGetLevel(array: *mut CUarray, mipmapped: CUmipmappedArray, level: c_uint) {
        answer(array, |_| ptr::without_provenance_mut(if level == 0 { 0x30 } else { 0 }))
    }
    cuStreamGetDevice(stream: CUstream, device: *mut CUdevice) {
        let none = CUstreamCaptureStatus::CU_STREAM_CAPTURE_STATUS_NONE;
        let can_capture = ![ptr::null_mut(), CU_STREAM_LEGACY].contains(&stream);
        assert!(!can_capture || ANSWERS.get().capturing == none, "this would break the stream's capture");
        answer(device, |answers| answers.stream_device)
    }
    cuStreamIsCapturing(stream: CUstream, status: *mut CUstreamCaptureStatus) {
        answer(status, |answers| answers.capturing)
    }
    cuThreadExchangeStreamCaptureMode(mode: *mut CUstreamCaptureMode) {
        mode.write(MODE.replace(mode.read()));
        CUresult::CUDA_SUCCESS
    }
    cuMemGetAllocationPropertiesFromHandle(
        prop: *mut CUmemAllocationProp, handle: CUmemGenericAllocationHandle
    ) {
        if ANSWERS.get().released || handle == MULTICAST {
            return CUresult::CUDA_ERROR_INVALID_VALUE;
        }
        answer(prop, |Answers { location, handle_types, .. }| CUmemAllocationProp {
            location,
            requestedHandleTypes: handle_types,
            ..Default::default()
        })
    }
    cuArrayGetSparseProperties(properties: *mut CUDA_ARRAY_SPARSE_PROPERTIES, array: CUarray) {
        answer(properties, |answers| answers.tiles)
    }
    cuMipmappedArrayGetSparseProperties(
        properties: *mut CUDA_ARRAY_SPARSE_PROPERTIES, mipmap: CUmipmappedArray
    ) {
        answer(properties, |Answers { mut tiles, .. }| {
            tiles.tileExtent.width *= 2;
            tiles
        })
    }
    cuPointerGetAttributes(
        count: c_uint, attributes: *mut CUpointer_attribute, data: *mut *mut c_void, address: CUdeviceptr
    ) {
        use CUpointer_attribute as P;
        let Answers { mapping, managed, memory, .. } = ANSWERS.get();
        let (start, size) = mapping.unwrap_or((managed.1, memory.0));
        for i in 0..count as usize {
            let value = *data.add(i);
            // A driver knows nothing where nothing is mapped.
            if mapping.is_some() && address.wrapping_sub(start) >= size as u64 {
                continue;
            }
            let code = match *attributes.add(i) {
                P::CU_POINTER_ATTRIBUTE_IS_MANAGED => answer(value.cast(), |answers| answers.managed.0),
                P::CU_POINTER_ATTRIBUTE_RANGE_START_ADDR => answer(value.cast(), |answers| answers.managed.1),
                P::CU_POINTER_ATTRIBUTE_MAPPING_BASE_ADDR => answer(value.cast(), |_| start),
                P::CU_POINTER_ATTRIBUTE_MAPPING_SIZE => answer(value.cast(), |_| size),
                P::CU_POINTER_ATTRIBUTE_RANGE_SIZE => answer(value.cast(), |answers| answers.memory.0),
                P::CU_POINTER_ATTRIBUTE_MEMORY_TYPE => answer(value.cast(), |answers| answers.memory.1),
                P::CU_POINTER_ATTRIBUTE_MAPPED => answer(value.cast(), |answers| answers.memory.2),
                P::CU_POINTER_ATTRIBUTE_IS_LEGACY_CUDA_IPC_CAPABLE => answer(value.cast(), |answers| answers.memory.3),
                P::CU_POINTER_ATTRIBUTE_MEMPOOL_HANDLE => answer(value.cast(), |answers| answers.pool),
                attribute => panic!("{attribute:?}"),
            };
            if code != CUresult::CUDA_SUCCESS {
                return code;
            }
        }
        CUresult::CUDA_SUCCESS
    }
    cuMemRetainAllocationHandle(handle: *mut CUmemGenericAllocationHandle, address: *mut c_void) {
        match ANSWERS.get().by_hand {
            true => answer(handle, |_| 9),
            false => CUresult::CUDA_ERROR_INVALID_VALUE,
        }
    }
    cuMemGetAccess(flags: *mut c_ulonglong, location: *const CUmemLocation, address: CUdeviceptr) {
        assert_device((*location).id);
        answer(flags, |answers| (answers.access)((*location).id).0 as _)
    }
    cuStreamGetGreenCtx(stream: CUstream, green: *mut CUgreenCtx) {
        answer(green, |answers| ptr::without_provenance_mut(answers.green.0))
    }
    cuGreenCtxGetDevResource(green: CUgreenCtx, resource: *mut CUdevResource, type_: CUdevResourceType) {
        assert_eq!(green.addr(), ANSWERS.get().green.0, "only the context of a stream");
        answer(resource, |answers| {
            let mut resource = CUdevResource { type_, ..Default::default() };
            resource.anonymous.sm.smCount = answers.green.1;
            resource
        })
    }
    cuGraphMemAllocNodeGetParams(node: CUgraphNode, of: *mut CUDA_MEM_ALLOC_NODE_PARAMS) {
        answer(of, |answers| CUDA_MEM_ALLOC_NODE_PARAMS { dptr: answers.node_address, ..Default::default() })
    }
    cuGraphMemFreeNodeGetParams(node: CUgraphNode, of: *mut CUdeviceptr) {
        answer(of, |answers| answers.node_address)
    }
    cuMemRelease(handle: CUmemGenericAllocationHandle) {
        assert_eq!(handle, 9, "only what was retained");
        CUresult::CUDA_SUCCESS
    }
    cuFuncGetAttribute(value: *mut c_int, attribute: CUfunction_attribute, function: CUfunction) {
        match ANSWERS.get().is_kernel {
            true => CUresult::CUDA_ERROR_INVALID_HANDLE,
            false => answer(value, |answers| (answers.function_attribute)(attribute)),
        }
    }
    cuKernelGetAttribute(value: *mut c_int, attribute: CUfunction_attribute, kernel: CUkernel, device: CUdevice) {
        assert_device(device);
        match ANSWERS.get().is_kernel {
            true => answer(value, |answers| (answers.function_attribute)(attribute)),
            false => CUresult::CUDA_ERROR_INVALID_HANDLE,
        }
    }
    cuOccupancyMaxPotentialClusterSize(size: *mut c_int, function: CUfunction, config: *const CUlaunchConfig) {
        assert_context();
        answer(size, |answers| answers.cluster)
    }
    cuDeviceGetTexture1DLinearMaxWidth(
        width: *mut usize, format: CUarray_format, channels: c_uint, device: CUdevice
    ) {
        assert_device(device);
        answer(width, |_| WIDEST)
    }
    cuModuleGetGlobal_v2(address: *mut CUdeviceptr, size: *mut usize, module: CUmodule, name: *const c_char) {
        find_variable(address, name)
    }
    cuModuleGetTexRef(reference: *mut CUtexref, module: CUmodule, name: *const c_char) {
        find_variable(reference.cast(), name)
    }
    cuModuleGetSurfRef(reference: *mut CUsurfref, module: CUmodule, name: *const c_char) {
        find_variable(reference.cast(), name)
    }
    cuLibraryGetGlobal(address: *mut CUdeviceptr, size: *mut usize, library: CUlibrary, name: *const c_char) {
        find_variable(address, name)
    }
    cuLibraryGetManaged(address: *mut CUdeviceptr, size: *mut usize, library: CUlibrary, name: *const c_char) {
        find_variable(address, name)
    }
    cuOccupancyMaxActiveBlocksPerMultiprocessor(
        blocks: *mut c_int, function: CUfunction, threads: c_int, shared: usize
    ) {
        assert_context();
        answer(blocks, |answers| answers.blocks)
    }
    cuMemGetInfo_v2(free: *mut usize, total: *mut usize) {
        assert_context();
        total.write(1 << 40);
        answer(free, |answers| answers.free)
    }
    cuGraphGetNodes(graph: CUgraph, nodes: *mut CUgraphNode, count: *mut usize) {
        let all = match graph.addr() {
            CHILD => &[CHILD],
            BODY => &[BODY],
            _ => ANSWERS.get().nodes.0,
        };
        for (i, node) in all.iter().enumerate().filter(|_| !nodes.is_null()) {
            nodes.add(i).write(ptr::without_provenance_mut(*node));
        }
        answer(count, |_| all.len())
    }
    cuGraphNodeGetType(node: CUgraphNode, ty: *mut CUgraphNodeType) {
        answer(ty, |answers| match node.addr() {
            CHILD => answers.child,
            BODY => answers.body,
            _ => answers.nodes.1,
        })
    }
    cuGraphNodeGetParams(node: CUgraphNode, params: *mut CUgraphNodeParams) {
        static BODIES: [usize; 1] = [BODY];
        answer(params, |answers| {
            let mut params = CUgraphNodeParams { type_: answers.nodes.1, ..Default::default() };
            if params.type_ == CUgraphNodeType::CU_GRAPH_NODE_TYPE_CONDITIONAL {
                params.anonymous.conditional =
                    CUDA_CONDITIONAL_NODE_PARAMS { size: 1, ..Default::default() };
                params.anonymous.conditional.phGraph_out = BODIES.as_ptr().cast_mut().cast();
            }
            params
        })
    }
    cuGraphKernelNodeGetParams_v2(node: CUgraphNode, params: *mut CUDA_KERNEL_NODE_PARAMS) {
        answer(params, |_| CUDA_KERNEL_NODE_PARAMS { gridDimX: 4, gridDimY: 6, gridDimZ: 8, ..Default::default() })
    }
    cuGraphNodeGetDependencies_v2(
        node: CUgraphNode, nodes: *mut CUgraphNode, data: *mut CUgraphEdgeData, count: *mut usize
    ) {
        let all = ANSWERS.get().dependencies;
        for (i, node) in all.iter().enumerate().filter(|_| !nodes.is_null()) {
            nodes.add(i).write(ptr::without_provenance_mut(*node));
            data.add(i).write(CUgraphEdgeData::default());
        }
        answer(count, |_| all.len())
    }
    // Streams of one page of addresses are of one context.
    cuStreamGetCtx(stream: CUstream, context: *mut CUcontext) {
        answer(context, |_| ptr::without_provenance_mut(stream.addr() & !0xfff))
    }
    cuGraphChildGraphNodeGetGraph(node: CUgraphNode, graph: *mut CUgraph) {
        answer(graph, |_| ptr::without_provenance_mut(CHILD))
    }
    cuGraphMemcpyNodeGetParams(node: CUgraphNode, copy: *mut CUDA_MEMCPY3D) {
        answer(copy, |answers| (answers.copy)())
    }
    cuModuleLoadDataEx(
        module: *mut CUmodule, image: *const c_void, count: c_uint, options: *mut CUjit_option,
        values: *mut *mut c_void
    ) {
        use CUjit_option as O;
        let asked = [O::CU_JIT_ERROR_LOG_BUFFER, O::CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES];
        assert_eq!(std::slice::from_raw_parts(options, count as usize), asked);
        let log = c"\nptxas application ptx input, line 4; fatal   : Parsing error near '}': syntax error\nptxas fatal   : Aborted";
        let log = log.to_bytes_with_nul();
        assert!(log.len() <= values.add(1).read().addr());
        values.read().cast::<u8>().copy_from(log.as_ptr(), log.len());
        CUresult::CUDA_ERROR_INVALID_PTX
    }
    // A function, like a kernel, is the place of its name in the list, from 1 on.
    cuModuleGetFunctionCount(count: *mut c_uint, module: CUmodule) {
        answer(count, |answers| answers.names.len() as c_uint)
    }
    cuModuleEnumerateFunctions(functions: *mut CUfunction, count: c_uint, module: CUmodule) {
        (0..count as usize).for_each(|i| functions.add(i).write(ptr::without_provenance_mut(i + 1)));
        CUresult::CUDA_SUCCESS
    }
    cuFuncGetName(name: *mut *const c_char, function: CUfunction) {
        answer(name, |answers| answers.names[function.addr() - 1].as_ptr())
    }
    cuLibraryGetKernelCount(count: *mut c_uint, library: CUlibrary) {
        answer(count, |answers| answers.names.len() as c_uint)
    }
    cuLibraryEnumerateKernels(kernels: *mut CUkernel, count: c_uint, library: CUlibrary) {
        (0..count as usize).for_each(|i| kernels.add(i).write(ptr::without_provenance_mut(i + 1)));
        CUresult::CUDA_SUCCESS
    }
    cuKernelGetName(name: *mut *const c_char, kernel: CUkernel) {
        answer(name, |answers| answers.names[kernel.addr() - 1].as_ptr())
    }
    cuDeviceGetDefaultMemPool(pool: *mut CUmemoryPool, device: CUdevice) {
        assert_device(device);
        answer(pool, |answers| ptr::without_provenance_mut(answers.default_pool))
    }
    cuDeviceGetMemPool(pool: *mut CUmemoryPool, device: CUdevice) {
        assert_device(device);
        answer(pool, |answers| ptr::without_provenance_mut(answers.default_pool))
    }
    cuCtxGetLimit(value: *mut usize, limit: CUlimit) {
        assert_context();
        answer(value, |answers| (answers.limit)(limit))
    }
    cuCheckpointProcessGetState(pid: c_int, state: *mut CUprocessState) {
        answer(state, |answers| answers.process)
    }
    cuGraphExecGetFlags(exec: CUgraphExec, flags: *mut cuuint64_t) {
        answer(flags, |answers| answers.exec.0)
    }
    cuDeviceGetGraphMemAttribute(device: CUdevice, attr: CUgraphMem_attribute, value: *mut c_void) {
        assert_device(device);
        assert_eq!(attr, CUgraphMem_attribute::CU_GRAPH_MEM_ATTR_USED_MEM_CURRENT);
        answer(value.cast(), |answers| answers.exec.1)
    }
    cuFuncGetParamInfo(function: CUfunction, index: usize, offset: *mut usize, size: *mut usize) {
        match ANSWERS.get().has_parameters && index == 0 {
            true => {
                size.write(8);
                answer(offset, |_| 0)
            }
            false => CUresult::CUDA_ERROR_INVALID_VALUE,
        }
    }
    // Asked if the handle is no function: a launch takes a kernel as well.
    cuKernelGetParamInfo(kernel: CUkernel, index: usize, offset: *mut usize, size: *mut usize) {
        CUresult::CUDA_ERROR_INVALID_HANDLE
    }
    cuCtxGetCurrent(context: *mut CUcontext) { answer(context, |answers| answers.context) }
    cuMemGetAllocationGranularity(
        granularity: *mut usize, prop: *const CUmemAllocationProp, option: CUmemAllocationGranularity_flags
    ) {
        answer(granularity, |answers| answers.granularity)
    }
    cuMemPoolGetAttribute(pool: CUmemoryPool, attribute: CUmemPool_attribute, value: *mut c_void) {
        let relaxed = CUstreamCaptureMode::CU_STREAM_CAPTURE_MODE_RELAXED;
        assert_eq!(MODE.get(), relaxed, "this would break captures");
        assert!(*RELEASE >= POOL_TYPES, "this release has no {attribute:?}");
        answer(value.cast(), |answers| (answers.pool_attribute)(attribute))
    }
    cuLogicalEndpointGetLimits(
        alignment: *mut u64, largest: *mut u64, prop: *const CUlogicalEndpointProp
    ) {
        match answer(largest, |answers| answers.endpoint) {
            CUresult::CUDA_SUCCESS => answer(alignment, |answers| answers.granularity as u64),
            code => code,
        }
    }
    cuMulticastGetGranularity(
        granularity: *mut usize, prop: *const CUmulticastObjectProp, option: CUmulticastGranularity_flags
    ) {
        answer(granularity, |answers| answers.granularity)
    }
}

/// The queries for a name, which is their last argument.
const LOOKUPS: [&str; 5] = [
    "cuLibraryGetGlobal",
    "cuLibraryGetManaged",
    "cuModuleGetGlobal_v2",
    "cuModuleGetSurfRef",
    "cuModuleGetTexRef",
];

/// Returns whether the mock has a variable.
///
/// # Safety
///
/// The name must be a C string.
unsafe fn has_variable(name: *const c_char) -> bool {
    // SAFETY: the caller guarantees this.
    ANSWERS.get().variables.contains(&unsafe { CStr::from_ptr(name) })
}

/// Writes the address of a variable, or the handle of a reference.
///
/// # Safety
///
/// `place` must be valid for a write, and the name a C string.
unsafe fn find_variable(place: *mut u64, name: *const c_char) -> CUresult {
    // SAFETY: the caller guarantees this.
    unsafe {
        match has_variable(name) {
            true => answer(place, |_| 0x9000),
            false => CUresult::CUDA_ERROR_NOT_FOUND,
        }
    }
}

/// A function of any type.
type Function = unsafe extern "C" fn();

/// Records a call, and returns its code unless it is a query.
fn arrived(reached: Reached, arguments: &[*const ()]) -> Option<CUresult> {
    let Answers { others, tested: (tested, write), .. } = ANSWERS.get();
    let is_lookup = || {
        let name = arguments.last()?.cast::<*const c_char>();
        // SAFETY: each of these has a name as its last argument.
        Some(LOOKUPS.contains(&reached.function) && unsafe { has_variable(*name) })
    };
    let has_names = !ANSWERS.get().variables.is_empty();
    let is_tested = reached.function == tested && !(has_names && is_lookup() == Some(true));
    if is_tested && others == CUresult::CUDA_SUCCESS {
        write(&reached.arguments);
    }
    let is_query = !is_tested && !query(reached.function).is_null();
    REACHED.with_borrow_mut(|calls| calls.push(reached));
    (!is_query).then_some(others)
}

macro_rules! driver {
    ($(
        $(#[$fact:ident $(= $value:literal)?])*
        fn $name:ident($($parameter:ident: $ty:ty),*) -> $returns:ty;
    )*) => {
        /// In the order of `sys::functions`.
        const MOCKED: &[Function] = &[$({
            unsafe extern "C" fn $name($($parameter: $ty),*) -> CUresult {
                let places: &[*const ()] = &[$((&raw const $parameter).cast()),*];
                let arguments = vec![$(bytes(&$parameter)),*];
                let reached = Reached { function: stringify!($name), arguments };
                if let Some(code) = arrived(reached, places) {
                    return code;
                }
                let query = query(stringify!($name));
                // SAFETY: the query is a function of this type.
                unsafe {
                    let query: unsafe extern "C" fn($($ty),*) -> CUresult = mem::transmute(query);
                    query($($parameter),*)
                }
            }
            type Own = unsafe extern "C" fn($($ty),*) -> CUresult;
            // SAFETY: it is called as a function of its own type.
            unsafe { mem::transmute::<Own, Function>($name) }
        }),*];
    };
}
sys::for_each_function!(driver);

/// The functions that the mock's release has. A map, because Miri takes long for a quarter of a million comparisons of names.
static FUNCTIONS: LazyLock<BTreeMap<&[u8], Function>> = LazyLock::new(|| {
    let each = sys::functions().iter().zip(MOCKED);
    let has = each.filter(|(declared, _)| {
        declared.since().is_some_and(|since| i64::from(since.0) <= i64::from(*RELEASE))
    });
    has.map(|(declared, mocked)| (declared.symbol().to_bytes(), *mocked)).collect()
});

unsafe fn find(symbol: &CStr) -> *mut c_void {
    FUNCTIONS.get(symbol.to_bytes()).map_or(ptr::null_mut(), |function| *function as *mut c_void)
}
