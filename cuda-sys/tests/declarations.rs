//! The properties of the declarations that programs rely on, with any features and without a driver.

use libcuda_sys::*;
use std::collections::HashMap;
use std::ffi::{CStr, c_int, c_void};
use std::marker::PhantomData;
use std::mem::offset_of;
use std::ptr;

/// Whether a type has a trait. The associated constant of the type itself takes precedence over the trait's, if
/// its bound is met.
struct Has<T: ?Sized, const TRAIT: char>(PhantomData<T>);

trait Lacks {
    const IT: bool = false;
}

impl<T: ?Sized, const TRAIT: char> Lacks for Has<T, TRAIT> {}

impl<T: ?Sized + Send> Has<T, 's'> {
    const IT: bool = true;
}

impl<T: ?Sized + Sync> Has<T, 'y'> {
    const IT: bool = true;
}

impl<T: ?Sized + Unpin> Has<T, 'u'> {
    const IT: bool = true;
}

#[cfg(feature = "traits")]
impl<T: Default> Has<T, 'd'> {
    const IT: bool = true;
}

#[cfg(feature = "traits")]
impl<T: Eq> Has<T, 'e'> {
    const IT: bool = true;
}

#[cfg(feature = "traits")]
macro_rules! has {
    ($of:literal: $($ty:ty),*) => {
        [$(Has::<$ty, $of>::IT),*]
    };
}

macro_rules! markers {
    ($ty:ty) => {
        [Has::<$ty, 's'>::IT, Has::<$ty, 'y'>::IT, Has::<$ty, 'u'>::IT]
    };
}

#[test]
fn newest_release() {
    assert_eq!(CUDA_VERSION, 13050);
    assert_eq!(Release(CUDA_VERSION).to_string(), "13.5");
    assert_eq!(functions().len(), 492);
    let symbol = |symbol: &CStr| functions().iter().find(|f| f.symbol() == symbol).copied();
    let since = |name: &CStr| symbol(name).and_then(|function| function.since());
    assert_eq!(since(c"cuInit"), Some(Release(2000)));
    assert_eq!(since(c"cuMemAlloc_v2"), Some(Release(3020)));
    assert_eq!(since(c"cuMulticastBindMem"), Some(Release(12010)));
    assert_eq!(since(c"cuMulticastBindMem_v2"), Some(Release(13010)));
    assert_eq!(symbol(c"cuMemAlloc"), None);
    assert!(functions().iter().all(|function| function.since().is_some()));
}

#[test]
fn localized_location() {
    let mut location =
        CUmemLocation { type_: CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE, id: -1 };
    assert_eq!((size_of::<CUmemLocation>(), offset_of!(CUmemLocation, id)), (8, 4));
    location.set_localized(CUmemLocation_localized { deviceId: 3, localityDomainId: 5 });
    // The two bytes come first, as in C, and the old bytes are cleared.
    assert_eq!(location.id.to_ne_bytes(), [3, 5, 0, 0]);
    assert_eq!(location.type_, CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE);

    location.id = c_int::from_ne_bytes([7, 9, 11, 13]);
    let CUmemLocation_localized { deviceId, localityDomainId } = location.localized();
    assert_eq!((deviceId, localityDomainId), (7, 9));
    assert_eq!(location.id.to_ne_bytes(), [7, 9, 11, 13]);
}

#[test]
fn anonymous_members() {
    let mut node = CUgraphNodeParams::default();
    assert_eq!((size_of_val(&node), size_of_val(&node.anonymous)), (256, 232));
    node.kernel.gridDimX = 4;
    node.kernel.sharedMemBytes = 0x0102_0304;
    // SAFETY: the member was written, and the rest of the union is zero.
    unsafe {
        assert_eq!(node.kernel.gridDimX, 4);
        assert_eq!(node.anonymous.kernel.sharedMemBytes, 0x0102_0304);
        let offset = offset_of!(CUDA_KERNEL_NODE_PARAMS_v3, sharedMemBytes);
        let bytes = &node.asBytes[offset..][..4];
        assert_eq!(bytes, 0x0102_0304_u32.to_ne_bytes().map(|byte| byte as std::ffi::c_char));
    }

    let mut resource = CUdevResource::default();
    assert_eq!(size_of_val(&resource), 144);
    resource.type_ = CUdevResourceType::CU_DEV_RESOURCE_TYPE_SM;
    resource.sm = CUdevSmResource { smCount: 16, ..Default::default() };
    resource.sm.flags = 1;
    // SAFETY: the member was written.
    unsafe {
        assert_eq!((resource.sm.smCount, resource.sm.flags), (16, 1));
        assert_eq!(resource.anonymous.sm.smCount, 16);
    }
    assert!(resource.nextResource.is_null());
}

#[test]
#[allow(clippy::clone_on_copy)]
fn clones() {
    let flags = CUctx_flags::CU_CTX_SCHED_SPIN;
    assert_eq!(flags.clone(), flags);
    let multicast = CUmulticastObjectProp { numDevices: 2, size: 3, handleTypes: 4, flags: 5 };
    let clone = multicast.clone();
    assert_eq!((clone.numDevices, clone.size, clone.handleTypes, clone.flags), (2, 3, 4, 5));
}

#[test]
fn default_is_zero() {
    let pool = CUmemPoolProps::default();
    assert_eq!(pool.allocType, CUmemAllocationType(0));
    assert_eq!(pool.handleTypes, CUmemAllocationHandleType(0));
    assert_eq!((pool.location.type_, pool.location.id), (CUmemLocationType(0), 0));
    assert!(pool.win32SecurityAttributes.is_null());
    assert_eq!((pool.maxSize, pool.usage, pool.gpuDirectRDMACapable), (0, 0, 0));
    assert!(pool.reserved.iter().all(|byte| *byte == 0));

    let allocation = CUmemAllocationProp::default();
    assert_eq!(allocation.type_, CUmemAllocationType(0));
    assert_eq!(allocation.requestedHandleTypes, CUmemAllocationHandleType(0));
    assert_eq!((allocation.location.type_, allocation.location.id), (CUmemLocationType(0), 0));
    assert!(allocation.win32HandleMetaData.is_null());
    let flags = allocation.allocFlags;
    assert_eq!((flags.compressionType, flags.gpuDirectRDMACapable, flags.usage), (0, 0, 0));
    assert_eq!(flags.reserved, [0; 4]);

    let multicast = CUmulticastObjectProp::default();
    assert_eq!((multicast.numDevices, multicast.size), (0, 0));
    assert_eq!((multicast.handleTypes, multicast.flags), (0, 0));

    let kernel = CUDA_KERNEL_NODE_PARAMS::default();
    assert!(kernel.func.is_null() && kernel.kern.is_null() && kernel.ctx.is_null());
    assert!(kernel.kernelParams.is_null() && kernel.extra.is_null());
    assert_eq!([kernel.gridDimX, kernel.gridDimY, kernel.gridDimZ], [0; 3]);
    assert_eq!([kernel.blockDimX, kernel.blockDimY, kernel.blockDimZ], [0; 3]);
    assert_eq!(kernel.sharedMemBytes, 0);

    assert_eq!((align_of::<CUtensorMap>(), size_of::<CUtensorMap>()), (128, 128));
    assert_eq!(CUtensorMap::default().opaque, [0; CU_TENSOR_MAP_NUM_QWORDS as usize]);
}

#[test]
fn flags() {
    const SPIN: CUctx_flags = CUctx_flags::CU_CTX_SCHED_SPIN;
    const YIELD: CUctx_flags = CUctx_flags::CU_CTX_SCHED_YIELD;
    const SYNC: CUctx_flags = CUctx_flags::CU_CTX_SYNC_MEMOPS;

    let mut flags = SPIN | SYNC;
    assert_eq!(flags.bits(), 129);
    // Flags that are already set do not change.
    assert_eq!(flags | SPIN, flags);
    flags |= SPIN;
    assert_eq!(flags.bits(), 129);
    assert!(flags.contains(SPIN) && flags.contains(SYNC) && flags.contains(SPIN | SYNC));
    assert!(!flags.contains(YIELD) && !flags.contains(SPIN | YIELD));
    assert_eq!(flags & SYNC, SYNC);
    assert_eq!(flags & YIELD, CUctx_flags(0));
    flags |= YIELD;
    assert_eq!(flags, CUctx_flags(131));
    flags &= CUctx_flags::CU_CTX_SCHED_MASK;
    assert_eq!(flags, SPIN | YIELD);
    flags &= !SPIN;
    assert_eq!(flags, YIELD);
    assert_eq!((!flags).bits(), 0xffff_fffd);
    // Also in constants.
    const { assert!(CUctx_flags(255).contains(SYNC) && SYNC.bits() == 128) };
}

#[test]
fn debug_of_flags() {
    let debug = |flags: u32| format!("{:?}", CUctx_flags(flags));
    assert_eq!(debug(0), "CU_CTX_SCHED_AUTO");
    assert_eq!(debug(9), "CU_CTX_SCHED_SPIN | CU_CTX_MAP_HOST");
    assert_eq!(debug(7), "CU_CTX_SCHED_MASK");
    assert_eq!(debug(4), "CU_CTX_SCHED_BLOCKING_SYNC"); // and not its synonym
    assert_eq!(debug(0x108), "CU_CTX_MAP_HOST | 0x100");
    assert_eq!(debug(0x4109), "CU_CTX_SCHED_SPIN | CU_CTX_MAP_HOST | 0x4100");
    assert_eq!(debug(0x4100), "CUctx_flags(0x4100)");
    assert_eq!(format!("{:?}", CUevent_flags(0x80)), "CUevent_flags(0x80)");
    // No enumerator of these is zero.
    assert_eq!(format!("{:?}", CUmemAttach_flags(0)), "CUmemAttach_flags(0)");

    // The only flags with a negative enumerator, for the highest bit of an `int`.
    let generate = CUCoredumpGenerationFlags::CU_COREDUMP_SKIP_LOCAL_MEMORY
        | CUCoredumpGenerationFlags::CU_COREDUMP_LOG_ONLY;
    assert!(generate.0 < 0 && generate.bits() > 1 << 31);
    assert_eq!(format!("{generate:?}"), "CU_COREDUMP_SKIP_LOCAL_MEMORY | CU_COREDUMP_LOG_ONLY");
    let unknown = CUCoredumpGenerationFlags(0x1000_0000);
    assert_eq!(format!("{unknown:?}"), "CUCoredumpGenerationFlags(0x10000000)");
}

/// On every target.
#[test]
fn integers_of_enums() {
    let code: u32 = CUresult::CUDA_ERROR_UNKNOWN.0;
    assert_eq!(code, 999);
    let negative: [i32; 3] = [
        CUshared_carveout::CU_SHAREDMEM_CARVEOUT_DEFAULT.0,
        CUgraphChildGraphNodeOwnership::CU_GRAPH_CHILD_GRAPH_OWNERSHIP_INVALID.0,
        CUCoredumpGenerationFlags::CU_COREDUMP_LOG_ONLY.0,
    ];
    assert_eq!(negative, [-1, -1, i32::MIN]);
}

#[test]
fn debug_of_enums() {
    let location = CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA;
    assert_eq!(format!("{location:?}"), "CU_MEM_LOCATION_TYPE_HOST_NUMA");
    assert_eq!(format!("{:?}", CUmemLocationType(77)), "CUmemLocationType(77)");
    assert_eq!(format!("{:?}", CUshared_carveout(-1)), "CU_SHAREDMEM_CARVEOUT_DEFAULT");
    assert_eq!(format!("{:?}", CUshared_carveout(-2)), "CUshared_carveout(-2)");
    // Of several synonyms, the first that is not deprecated.
    let array = CUdevice_P2PAttribute(4);
    assert_eq!(format!("{array:?}"), "CU_DEVICE_P2P_ATTRIBUTE_CUDA_ARRAY_ACCESS_SUPPORTED");
    let synonym = CUdevice_attribute::CU_DEVICE_ATTRIBUTE_SHARED_MEMORY_PER_BLOCK;
    assert_eq!(format!("{synonym:?}"), "CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK");
    // Also within a struct.
    let location = format!("{:?}", CUmemLocation { type_: location, id: 1 });
    assert_eq!(location, "CUmemLocation { type_: CU_MEM_LOCATION_TYPE_HOST_NUMA, id: 1 }");
}

#[cfg(feature = "traits")]
#[test]
fn names_of_enumerators() {
    assert_eq!(
        CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST.name(),
        Some("CU_MEM_LOCATION_TYPE_HOST")
    );
    assert_eq!(CUmemLocationType(77).name(), None);
    assert_eq!(CUshared_carveout(-1).name(), Some("CU_SHAREDMEM_CARVEOUT_DEFAULT"));
    assert_eq!(CUctx_flags(9).name(), None); // of two flags
}

/// It is unknown which member of a union was written, so none is read.
#[cfg(feature = "traits")]
#[test]
fn debug_of_unions() {
    let mut value = CUlaunchAttributeValue::default();
    value.cooperative = 1;
    let id = CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_COOPERATIVE;
    let attribute = CUlaunchAttribute { id, pad: [0; 4], value };
    assert_eq!(
        format!("{attribute:?}"),
        "CUlaunchAttribute { id: CU_LAUNCH_ATTRIBUTE_COOPERATIVE, pad: [0, 0, 0, 0], \
         value: CUlaunchAttributeValue { .. } }"
    );
}

#[test]
fn zero_in_constants() {
    const HOST: CUmemLocation =
        CUmemLocation { type_: CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST, ..zeroed() };
    static NODE_IS_ZERO: bool = {
        let node: CUgraphNodeParams = zeroed();
        node.type_.0 == 0 && node.reserved2 == 0
    };
    assert_eq!((HOST.type_.0, HOST.id), (2, 0));
    assert!(NODE_IS_ZERO);
}

#[cfg(feature = "traits")]
#[test]
fn traits_of_enums() {
    use std::collections::BTreeSet;

    let attribute = CUdevice_attribute::from(75);
    assert_eq!(attribute, CUdevice_attribute::CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR);
    assert_eq!(u32::from(attribute), 75);
    assert_eq!(i32::from(CUshared_carveout::from(-1)), -1);
    let sorted = BTreeSet::from([CUresult(700), CUresult(2), CUresult(700)]);
    assert_eq!(Vec::from_iter(sorted), [CUresult(2), CUresult(700)]);
    assert!(CUshared_carveout(-1) < CUshared_carveout(0));
    assert_eq!(CUmemLocationType::default(), CUmemLocationType::CU_MEM_LOCATION_TYPE_INVALID);
    // No enumerator of these flags is zero.
    assert_eq!(CUmemAttach_flags::default(), CUmemAttach_flags::empty());
    // Zero is no attribute, so there is no default.
    assert_eq!(has!('d': CUdevice_attribute, CUmemLocationType), [false, true]);
}

#[cfg(feature = "traits")]
#[test]
fn traits_of_flags() {
    let flags = CUctx_flags::CU_CTX_SCHED_SPIN | CUctx_flags::CU_CTX_SYNC_MEMOPS;
    assert_eq!(format!("{flags:#x} {flags:X} {flags:o} {flags:b}"), "0x81 81 201 10000001");
    // A negative number has the digits of its bits.
    let log = CUCoredumpGenerationFlags::CU_COREDUMP_LOG_ONLY;
    assert_eq!(format!("{log:#x}"), "0x80000000");
    let mut toggled = flags ^ CUctx_flags::CU_CTX_SCHED_SPIN;
    assert_eq!(toggled, CUctx_flags::CU_CTX_SYNC_MEMOPS);
    toggled ^= flags;
    assert_eq!(toggled, CUctx_flags::CU_CTX_SCHED_SPIN);
    assert!(CUctx_flags::empty().is_empty() && !flags.is_empty());
    assert!(flags.intersects(toggled) && !toggled.intersects(CUctx_flags::CU_CTX_SCHED_YIELD));
}

#[cfg(feature = "traits")]
#[test]
fn equality_of_structs() {
    use std::collections::HashSet;

    let device = |id| CUmemLocation { type_: CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE, id };
    assert_eq!(device(1), device(1));
    assert_ne!(device(1), device(2));
    assert_ne!(device(0), zeroed());
    let uuid = |first| CUuuid { bytes: std::array::from_fn(|n| if n == 0 { first } else { 0 }) };
    assert_eq!(HashSet::from([uuid(1), uuid(2), uuid(1)]).len(), 2);
    assert_eq!(CUipcMemHandle::default(), zeroed());
    // Two pools with equal addresses of attributes may differ in these.
    assert_eq!(has!('e': CUmemPoolProps, CUlaunchAttribute, CUmemLocation), [false, false, true]);
}

#[test]
fn codes() {
    let known: Vec<CUresult> =
        (0..1000).map(CUresult).filter(|code| code.name().is_some()).collect();
    assert!(known.len() >= 106, "{}", known.len());
    for code in (0..1000).map(CUresult) {
        assert_eq!(code.name().is_some(), code.meaning().is_some(), "{code:?}");
    }
    let mut meanings = HashMap::new();
    for code in known {
        let (name, meaning) = (code.name().unwrap(), code.meaning().unwrap());
        assert!(name.starts_with("CUDA_") && !meaning.is_empty());
        assert_eq!(format!("{code:?}"), name);
        assert_eq!(code.to_string(), format!("{name} ({}): {meaning}", code.0));
        assert_eq!(meanings.insert(meaning, code), None);
        assert_eq!(code.into_result().is_ok(), code.0 == 0);
    }
    let text = "CUDA_ERROR_NOT_INITIALIZED (3): cuInit was not called or did not succeed";
    assert_eq!(CUresult::CUDA_ERROR_NOT_INITIALIZED.to_string(), text);
    assert_eq!(CUresult(1000).to_string(), "CUresult 1000, which this header does not name");
}

/// C's tags are the types, and C's enumerators their constants.
#[cfg(feature = "names")]
#[test]
fn names_without_a_scope() {
    use libcuda_sys::enumerators::*;

    let unknown: cudaError_enum = CUDA_ERROR_UNKNOWN;
    assert_eq!(unknown, CUresult::CUDA_ERROR_UNKNOWN);
    assert_eq!(cudaError_enum(0), tags::cudaError_enum::CUDA_SUCCESS);
    let location = CUmemLocation_st { type_: CU_MEM_LOCATION_TYPE_DEVICE, id: 1 };
    let CUmemLocation { type_, id } = location;
    match type_ {
        CU_MEM_LOCATION_TYPE_HOST => unreachable!(),
        CU_MEM_LOCATION_TYPE_DEVICE => assert_eq!(id, 1),
        other => panic!("{other:?}"),
    }
    // An opaque type has only its tag as a name.
    let _: fn(*mut CUctx_st) -> CUcontext = |context| context;
}

/// The use of the list of enums in another crate, with none of the names in scope.
#[cfg(feature = "names")]
mod enums_elsewhere {
    /// For each enumerator its enum, its name, its value, and its bindgen name.
    pub type Listed = (&'static str, &'static str, i64, &'static str);

    macro_rules! list {
        ($(
            enum $ty:ident: $integer:ident {
                $($(#[$fact:ident])* $name:ident = $value:literal as $bindgen:ident,)*
            }
        )*) => {
            #[allow(deprecated)]
            pub const LISTED: &[Listed] = &[$($({
                let value: $integer = $value;
                assert!(libcuda_sys::$ty::$name.0 == value);
                assert!(libcuda_sys::enumerators::$name.0 == value);
                (stringify!($ty), stringify!($name), value as i64, stringify!($bindgen))
            }),*),*];

            /// The names, with the facts about each.
            pub const FACTS: &[(&str, &[&str])] =
                &[$($((stringify!($name), &[$(stringify!($fact)),*])),*),*];
        };
    }
    libcuda_sys::for_each_enum!(list);
}

#[cfg(feature = "names")]
#[test]
fn list_of_enums_elsewhere() {
    use enums_elsewhere::{FACTS, LISTED};

    let names: std::collections::HashSet<_> = LISTED.iter().map(|(_, name, ..)| name).collect();
    assert_eq!((LISTED.len(), names.len()), (991, 991));
    for listed in [
        ("CUresult", "CUDA_ERROR_UNKNOWN", 999, "cudaError_enum_CUDA_ERROR_UNKNOWN"),
        (
            "CUshared_carveout",
            "CU_SHAREDMEM_CARVEOUT_DEFAULT",
            -1,
            "CUshared_carveout_enum_CU_SHAREDMEM_CARVEOUT_DEFAULT",
        ),
        // An enum without a tag.
        (
            "CUgreenCtxCreate_flags",
            "CU_GREEN_CTX_NONE",
            0,
            "CUgreenCtxCreate_flags_CU_GREEN_CTX_NONE",
        ),
    ] {
        assert!(LISTED.contains(&listed), "{listed:?}");
    }
    let facts = |wanted: &str| FACTS.iter().find(|(name, _)| *name == wanted).unwrap().1;
    assert_eq!(facts("CU_CTX_BLOCKING_SYNC"), ["deprecated"]);
    assert_eq!(facts("CUDA_ERROR_UNKNOWN"), [""; 0]);
}

#[test]
fn constants() {
    assert_eq!((CU_STREAM_LEGACY.addr(), CU_STREAM_PER_THREAD.addr()), (1, 2));
    let _: [CUstream; 2] = [CU_STREAM_LEGACY, CU_STREAM_PER_THREAD];
    let _: [CUdevice; 2] = [CU_DEVICE_CPU, CU_DEVICE_INVALID];
    assert_eq!((CU_DEVICE_CPU, CU_DEVICE_INVALID), (-1, -2));
    let extra: [*mut c_void; 3] =
        [CU_LAUNCH_PARAM_END, CU_LAUNCH_PARAM_BUFFER_POINTER, CU_LAUNCH_PARAM_BUFFER_SIZE];
    assert_eq!(extra.map(|word| word.addr()), [0, 1, 2]);
    assert_eq!(CU_PARAM_TR_DEFAULT, -1);
    assert_eq!(CU_DEV_SM_RESOURCE_GROUP_LOCALITY_DOMAIN_ID_ANY, 0xffff_ffff);
    let priority: CUkernelNodeAttrID = CU_KERNEL_NODE_ATTRIBUTE_PRIORITY;
    assert_eq!(priority, CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_PRIORITY);
    assert_eq!(CU_IPC_HANDLE_SIZE as usize, size_of::<CUipcMemHandle>());
    // The flags of a function are plain constants if they are macros in C.
    assert_eq!(CU_MEMHOSTALLOC_PORTABLE | CU_MEMHOSTALLOC_WRITECOMBINED, 5);
}

#[test]
fn marker_traits() {
    assert_eq!(markers!(CUctx_st), [false; 3]);
    assert_eq!(markers!(CUstream_st), [false; 3]);
    assert_eq!(markers!(CUmemPoolHandle_st), [false; 3]);
    assert_eq!(markers!(CUIcheckpointOperation_st), [false; 3]);
    assert_eq!(size_of::<CUctx_st>(), 0);
    // A handle is a pointer, without a statement about threads.
    assert_eq!(markers!(CUcontext), [false, false, true]);
    assert_eq!(markers!(CUresult), [true; 3]);
    assert_eq!(markers!(CUmemPoolProps), [false, false, true]);
    assert_eq!(markers!(CUmemLocation), [true; 3]);
    assert_eq!(markers!(LoadError), [true; 3]);
}

/// The use of the list in another crate: a loader. No name of libcuda-sys is in scope here, and the names that the list
/// could use have another meaning.
mod elsewhere {
    use std::ffi::{CString, c_void};
    use std::mem;

    #[allow(dead_code)]
    struct CUresult;
    #[allow(dead_code, non_camel_case_types)]
    struct c_int;

    /// For each function its name, and the names and values of its facts.
    type Facts = (&'static str, &'static [(&'static str, &'static str)]);

    macro_rules! driver {
        ($(
            $(#[$fact:ident $(= $value:literal)?])*
            fn $name:ident($($parameter:ident: $ty:ty),*) -> $code:ty;
        )*) => {
            #[allow(dead_code, non_snake_case)]
            pub struct Driver {
                $(pub $name: Option<unsafe extern "C" fn($($parameter: $ty),*) -> $code>,)*
            }

            impl Driver {
                /// # Safety
                ///
                /// `find` must return null, or the function of that name.
                pub unsafe fn new(find: impl Fn(CString) -> *mut c_void) -> Self {
                    let find = |name: &str| find(CString::new(name).unwrap());
                    Self {$(
                        // SAFETY: the list has the function's type, and null is `None`.
                        $name: unsafe { mem::transmute::<*mut c_void, Option<_>>(find(stringify!($name))) },
                    )*}
                }
            }

            pub const FACTS: &[Facts] = &[
                $((stringify!($name), &[$((stringify!($fact), concat!($($value)?))),*])),*
            ];
        };
    }
    libcuda_sys::for_each_function!(driver);
}

#[test]
fn list_of_functions_elsewhere() {
    use elsewhere::{Driver, FACTS};

    extern "C" fn init(flags: u32) -> CUresult {
        CUresult(flags)
    }
    /// # Safety
    ///
    /// As for `cuMemPoolCreate`.
    unsafe extern "C" fn create(
        pool: *mut CUmemoryPool,
        properties: *const CUmemPoolProps,
    ) -> CUresult {
        // SAFETY: the caller's pointers are valid for their types.
        unsafe { *pool = ptr::without_provenance_mut((*properties).maxSize) };
        CUresult::CUDA_SUCCESS
    }
    let find = |symbol: std::ffi::CString| match symbol.to_bytes() {
        b"cuInit" => init as *mut c_void,
        b"cuMemPoolCreate" => create as *mut c_void,
        _ => ptr::null_mut(),
    };
    // SAFETY: both have the type that `cuda.h` declares.
    let driver = unsafe { Driver::new(find) };
    let mut pool = ptr::null_mut();
    let properties = CUmemPoolProps { maxSize: 4096, ..Default::default() };
    // SAFETY: the functions are those above.
    unsafe {
        assert_eq!(driver.cuInit.unwrap()(917), CUresult(917));
        assert_eq!(driver.cuMemPoolCreate.unwrap()(&mut pool, &properties), CUresult::CUDA_SUCCESS);
    }
    assert_eq!(pool.addr(), 4096);
    assert!(driver.cuCtxSynchronize.is_none());

    // The facts are the same as those of the crate itself.
    let fact = |facts: &[(&str, &'static str)], wanted: &str| {
        let found = facts.iter().find(|(name, _)| *name == wanted);
        found.map(|(_, value)| *value)
    };
    assert_eq!(FACTS.len(), functions().len());
    for ((name, facts), function) in FACTS.iter().zip(functions()) {
        assert_eq!(function.symbol().to_str(), Ok(*name));
        let since = fact(facts, "since").map(|since| Release(since.parse().unwrap()));
        assert_eq!(function.since(), since, "{name}");
    }
    let group = |wanted: &str| {
        let (_, facts) = FACTS.iter().find(|(name, _)| *name == wanted).unwrap();
        fact(facts, "group")
    };
    assert_eq!(group("cuInit"), Some("CUDA_INITIALIZE"));
    assert_eq!(group("cuMulticastBindMem_v2"), Some("CUDA_MULTICAST"));
    assert_eq!(group("cuMemPoolCreate"), Some("CUDA_MALLOC_ASYNC"));
}

macro_rules! facts {
    ($($(#[$fact:ident $(= $value:literal)?])* fn $name:ident($($parameter:ident: $ty:ty),*) -> $code:ty;)*) => {
        &[$((stringify!($name), &[$((stringify!($fact), concat!($($value)?))),*])),*]
    };
}

/// The facts of each function in the list.
type Facts = &'static [(&'static str, &'static [(&'static str, &'static str)])];
const FACTS: Facts = libcuda_sys::for_each_function!(facts);

#[test]
fn every_function_has_its_group() {
    let group = |name: &str| {
        let (_, facts) = FACTS.iter().find(|(known, _)| *known == name)?;
        facts.iter().find(|(fact, _)| *fact == "group").map(|(_, group)| *group)
    };
    for (name, _) in FACTS {
        assert!(group(name).is_some_and(|group| group.starts_with("CUDA_")), "{name}");
    }
    assert_eq!(group("cuMemMap"), Some("CUDA_VA"));
    assert_eq!(group("cuMulticastBindMem_v2"), Some("CUDA_MULTICAST"));
    // These declarations have several lines in the header.
    assert_eq!(group("cuLinkCreate_v2"), Some("CUDA_MODULE"));
    assert_eq!(group("cuMemGetLocationInfo"), Some("CUDA_UNIFIED"));
}

/// As many as the header marks with `__CUDA_DEPRECATED`.
#[test]
fn deprecated_functions_are_marked() {
    let deprecated = |facts: &[(&str, &str)]| facts.iter().any(|(fact, _)| *fact == "deprecated");
    assert_eq!(FACTS.iter().filter(|(_, facts)| deprecated(facts)).count(), 49);
}

/// C's plain name is the function that its macro stands for.
#[test]
fn plain_names() {
    assert!(std::ptr::fn_addr_eq(
        cuMemAlloc as unsafe extern "C" fn(*mut CUdeviceptr, usize) -> CUresult,
        cuMemAlloc_v2 as unsafe extern "C" fn(*mut CUdeviceptr, usize) -> CUresult,
    ));
}

#[cfg(feature = "internal")]
#[test]
fn older_versions() {
    let functions = internal::functions();
    let since = |symbol| functions.iter().find(|f| f.symbol() == symbol)?.since();
    // 13.5 exports 685 functions in all.
    assert_eq!(functions.len() + libcuda_sys::functions().len(), 685);
    assert_eq!(since(c"cuCtxCreate_v2"), Some(Release(3020)));
    assert_eq!(since(c"cuMemcpyHtoD_v2_ptds"), Some(Release(7000)));
    // The oldest version takes addresses of 32 bits.
    let _: unsafe extern "C" fn(*mut u32, u32) -> CUresult = internal::cuMemAlloc;
    let mut count = 0;
    macro_rules! count {
        ($($(#[$fact:ident $(= $value:literal)?])* fn $name:ident($($parameter:ident: $ty:ty),*) -> $code:ty;)*) => {
            $(let _: unsafe extern "C" fn($($ty),*) -> $code = internal::$name; count += 1;)*
        };
    }
    libcuda_sys::for_each_internal_function!(count);
    assert_eq!(count, functions.len());
}

#[test]
fn identifiers_and_releases_in_text() {
    // The bytes are `char` in C, which is signed on some targets.
    let uuid = CUuuid { bytes: std::array::from_fn(|index| (index as u8 * 17) as _) };
    assert_eq!(uuid.to_string(), "00112233-4455-6677-8899-aabbccddeeff");
    assert_eq!(Release::from(12_040), Release(12_040));
    assert_eq!(Release::from(-1), Release(0));
}

#[cfg(feature = "per-thread-default-stream")]
#[test]
fn per_thread_default_streams() {
    use libcuda_sys::per_thread_default_stream as per_thread;
    type Copy = unsafe extern "C" fn(CUdeviceptr, CUdeviceptr, usize) -> CUresult;
    assert!(std::ptr::fn_addr_eq(per_thread::cuMemcpy as Copy, internal::cuMemcpy_ptds as Copy));
    type Upload = unsafe extern "C" fn(CUdeviceptr, *const std::ffi::c_void, usize) -> CUresult;
    assert!(std::ptr::fn_addr_eq(
        per_thread::cuMemcpyHtoD as Upload,
        internal::cuMemcpyHtoD_v2_ptds as Upload
    ));
}

#[cfg(all(feature = "gl", feature = "egl", feature = "vdpau", feature = "profiler"))]
#[test]
fn further_headers() {
    let has = |functions: &[Function], symbol| functions.iter().any(|f| f.symbol() == symbol);
    assert!(has(gl::functions(), c"cuGraphicsGLRegisterBuffer"));
    assert!(has(egl::functions(), c"cuEGLStreamConsumerConnect"));
    assert!(has(vdpau::functions(), c"cuGraphicsVDPAURegisterVideoSurface"));
    assert!(has(profiler::functions(), c"cuProfilerStart"));
    assert_eq!(size_of::<egl::CUeglFrame>(), 64);
}
