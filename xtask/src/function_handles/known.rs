//! What neither the types nor the reference say of handles: the words for their kinds, where structs have them, and the functions
//! that are no exception although their names look like one.

use crate::generate::read::versioned;

/// The kinds of objects that handles name, by C's types.
pub const KINDS: &[(&str, &str)] = &[
    ("CUarray", "array"),
    ("CUcontext", "context"),
    ("CUdeviceptr", "memory"),
    ("CUevent", "event"),
    ("CUexternalMemory", "external memory"),
    ("CUexternalSemaphore", "external semaphore"),
    ("CUfunction", "function"),
    ("CUgraph", "graph"),
    ("CUgraphExec", "executable graph"),
    ("CUgraphicsResource", "graphics resource"),
    ("CUgreenCtx", "green context"),
    ("CUipcEventHandle", "IPC handle"),
    ("CUipcMemHandle", "IPC handle"),
    ("CUkernel", "kernel"),
    ("CUlibrary", "library"),
    ("CUlinkState", "linker"),
    ("CUmemGenericAllocationHandle", "allocation"),
    ("CUmemoryPool", "memory pool"),
    ("CUmipmappedArray", "mipmapped array"),
    ("CUmodule", "module"),
    ("CUstream", "stream"),
    ("CUsurfObject", "surface object"),
    ("CUtexObject", "texture object"),
    ("CUtexref", "texture reference"),
    ("CUuserObject", "user object"),
];

/// Kinds of objects that are named by an address, as memory is.
pub const OF_ADDRESSES: &[&str] =
    &["host memory", "IPC memory", "mapping", "memory", "registration", "reservation", "variable"];

/// What a stream does, named by the stream.
pub const CAPTURE: &str = "capture";

/// What the driver is to call later, by C's types.
pub const CALLED: [&str; 2] = ["CUhostFn", "CUstreamCallback"];
pub const HOST_FUNCTION: &str = "host function";

/// Functions that take a graphics resource which is not mapped. One that is mapped is an object until a call unmaps it.
pub const UNMAPPED: &[&str] = &["cuGraphicsResourceSetMapFlags"];

/// A field for an object that must be alive in these functions; others may leave it alone.
pub struct Held {
    pub functions: &'static [&'static str],
    pub ty: &'static str,
    pub field: &'static str,
    pub kind: &'static str,
    /// Of a member of a union: the field that selects it, and the enumerator.
    pub tag: Option<(&'static str, &'static str)>,
}

const RESOURCE: Held = Held {
    functions: &["cuSurfObjectCreate", "cuTexObjectCreate"],
    ty: "CUDA_RESOURCE_DESC",
    field: "",
    kind: "",
    tag: None,
};
pub const HELD: &[Held] = &[
    Held {
        functions: &["cuLaunchKernelEx"],
        ty: "CUlaunchConfig",
        field: "hStream",
        kind: "stream",
        tag: None,
    },
    Held {
        field: "res.array.hArray",
        kind: "array",
        tag: Some(("resType", "CUresourcetype::CU_RESOURCE_TYPE_ARRAY")),
        ..RESOURCE
    },
    Held {
        field: "res.mipmap.hMipmappedArray",
        kind: "mipmapped array",
        tag: Some(("resType", "CUresourcetype::CU_RESOURCE_TYPE_MIPMAPPED_ARRAY")),
        ..RESOURCE
    },
    Held {
        functions: &[
            "cuGraphAddHostNode",
            "cuGraphExecHostNodeSetParams",
            "cuGraphHostNodeSetParams",
        ],
        ty: "CUDA_HOST_NODE_PARAMS",
        field: "fn_",
        kind: HOST_FUNCTION,
        tag: None,
    },
    Held {
        functions: &["cuGraphAddNode", "cuGraphExecNodeSetParams", "cuGraphNodeSetParams"],
        ty: "CUgraphNodeParams",
        field: "anonymous.host.fn_",
        kind: HOST_FUNCTION,
        tag: Some(("type_", "CUgraphNodeType::CU_GRAPH_NODE_TYPE_HOST")),
    },
];

/// A struct with one or both ends of a copy. The fields of an end are named without its name, which comes first: `dst`.
pub struct Copied {
    pub ty: &'static str,
    pub ends: &'static [&'static str],
    /// The end's field with the type of the memory, and for each type that has an address, the end's field with that.
    pub tag: &'static str,
    pub addresses: &'static [(&'static str, &'static str)],
    /// The sizes of the copy, which both ends have.
    pub sizes: &'static [&'static str],
    /// The factors of each distance from the end's address to its first row.
    pub distances: &'static [&'static [&'static str]],
}

const BOX: Copied = Copied {
    ty: "CUDA_MEMCPY3D",
    ends: &["dst", "src"],
    tag: "MemoryType",
    addresses: &[
        ("CUmemorytype::CU_MEMORYTYPE_HOST", "Host"),
        ("CUmemorytype::CU_MEMORYTYPE_DEVICE", "Device"),
        ("CUmemorytype::CU_MEMORYTYPE_UNIFIED", "Device"),
    ],
    sizes: &["WidthInBytes", "Height", "Depth"],
    distances: &[&["XInBytes"], &["Y", "Pitch"], &["Z", "Pitch", "Height"]],
};
pub const COPIES: &[Copied] = &[
    Copied {
        ty: "CUDA_MEMCPY2D",
        sizes: &["WidthInBytes", "Height"],
        distances: &[&["XInBytes"], &["Y", "Pitch"]],
        ..BOX
    },
    BOX,
    Copied { ty: "CUDA_MEMCPY3D_PEER", ..BOX },
    // The source may be read in the call. A width that counts elements of an array is no larger than their size.
    Copied {
        ty: "CUDA_MEMCPY3D_BATCH_OP",
        ends: &["dst"],
        tag: ".type_",
        addresses: &[("CUmemcpy3DOperandType::CU_MEMCPY_OPERAND_TYPE_POINTER", ".op.ptr.ptr")],
        sizes: &["extent.width", "extent.height", "extent.depth"],
        distances: &[],
    },
];

/// Returns a name without the ends for versions and for per-thread default streams.
pub fn plain(name: &str) -> &str {
    versioned(name).0
}

/// Returns whether a name of a function has a word for creating or ending objects.
pub fn has_verb(name: &str) -> bool {
    let verbs = regex!(
        r"(?x)(Alloc|Attach|Clone|Close|Create|Destroy|Detach|Free|Import|Instantiate|Load|Map|Open|Register|Release
        |Reserve|Reset|Retain|Unload|Unmap|Unregister)([^a-z]|$)"
    );
    // A map of tensors is a value.
    verbs.is_match(&plain(name).replace("TensorMap", ""))
}

/// Functions with such a word that create or end no object of a kind above.
const OTHERS: &[&str] = &[
    // They are a part of a graph, which has it.
    "cuGraphAddMemAllocNode",
    "cuGraphAddMemFreeNode",
    "cuGraphConditionalHandleCreate",
    "cuGraphDestroyNode",
    "cuGraphMemAllocNodeGetParams",
    "cuGraphMemFreeNodeGetParams",
    "cuGraphNodeFindInClone",
    // They are references that graphs have too.
    "cuGraphReleaseUserObject",
    "cuGraphRetainUserObject",
    "cuUserObjectRelease",
    "cuUserObjectRetain",
    // They are numbers, and no handles.
    "cuLogicalEndpointCreate",
    "cuLogicalEndpointDestroy",
    "cuLogicalEndpointIdRelease",
    "cuLogicalEndpointIdReserve",
    "cuLogicalEndpointImport",
    // They are functions of the program.
    "cuCoredumpRegisterCompleteCallback",
    "cuCoredumpRegisterStartCallback",
    "cuDeviceRegisterAsyncNotification",
    "cuDeviceUnregisterAsyncNotification",
    "cuLogsRegisterCallback",
    "cuLogsUnregisterCallback",
    // The objects stay.
    "cuCtxResetPersistingL2Cache",
    "cuFuncLoad",
    "cuGraphicsResourceSetMapFlags",
    "cuMemMapArrayAsync",
    "cuStreamAttachMemAsync",
];

/// Returns whether a function is one of these.
pub fn is_other(name: &str) -> bool {
    OTHERS.contains(&plain(name))
}
