//! The objects that inputs name by kind. The mock needs only a number for each; the runner of a real driver creates
//! them.

use super::form::at;
use cuda_checked::types::*;
use std::cell::Cell;
use std::ffi::{CStr, c_void};

thread_local! {
    /// Returns the object of a kind, as a number.
    pub static MAKER: Cell<fn(&str, u64) -> u64> = const { Cell::new(|_, number| number) };
}

macro_rules! kinds {
    ($($(#[$doc:meta])* $kind:ident: $ty:ty = $number:expr;)*) => {$(
        $(#[$doc])*
        #[allow(dead_code, clippy::unnecessary_cast)]
        pub fn $kind() -> $ty {
            from(MAKER.get()(stringify!($kind), $number))
        }
    )*};
}
kinds! {
    /// The number of devices.
    devices: i32 = 2;
    /// A reserved range of 8 MiB.
    range: CUdeviceptr = 1 << 40;
    /// An allocation of 4 MiB.
    allocation: CUmemGenericAllocationHandle = 7;
    /// An allocation of 2 MiB that can be exported.
    shared_allocation: CUmemGenericAllocationHandle = 7;
    /// Its export.
    descriptor: *mut c_void = 3;
    /// A pool that can be exported.
    pool: CUmemoryPool = 0x1000;
    /// Its export.
    pool_descriptor: *mut c_void = 3;
    graph: CUgraph = 0x1000;
    /// A graph that no case adds nodes to.
    empty_graph: CUgraph = 0x1100;
    exec: CUgraphExec = 0x2000;
    /// Two nodes of the graph.
    node: CUgraphNode = 0xa0;
    other_node: CUgraphNode = 0xb0;
    stream: CUstream = 0x1000;
    context: CUcontext = 0x3000;
    multicast: CUmemGenericAllocationHandle = 5;
    /// 4 MiB of memory that are mapped at an address of their own.
    mapped: CUdeviceptr = 2 << 40;
    /// 2 MiB of plain memory of the device.
    memory: CUdeviceptr = 3 << 40;
    /// 4 KiB of pinned memory of the host.
    pinned: *mut c_void = 0x4000;
    event: CUevent = 0x5000;
    /// An array of 64 by 32 floats for surfaces.
    surface: CUarray = 0x6000;
    /// An array of 64 by 32 floats with three mipmap levels.
    mipmapped: CUmipmappedArray = 0x6100;
    /// 64 KiB of managed memory.
    managed: CUdeviceptr = 1 << 40;
    /// From [`PTX`].
    module: CUmodule = 0x8000;
    /// Of that module.
    function: CUfunction = 0x9000;
    /// From [`PTX`].
    library: CUlibrary = 0xa000;
    /// Of that library.
    kernel: CUkernel = 0xb000;
    /// The description of all multiprocessors of device 0.
    resources: CUdevResourceDesc = 0xc000;
    /// A green context with these.
    green_context: CUgreenCtx = 0xd000;
    /// A user object with one reference.
    user_object: CUuserObject = 0xe000;
}

/// The destructor of user objects.
pub unsafe extern "C" fn nothing(_: *mut c_void) {}

/// Device code with a kernel that does nothing, and two variables.
pub const PTX: &CStr = c"\
.version 6.3
.target sm_75
.address_size 64
.visible .global .align 4 .u32 variable;
.visible .global .attribute(.managed) .align 4 .u32 managed_variable;
.visible .entry kernel() { ret; }
";

fn from<T: Object>(number: u64) -> T {
    T::object(number)
}

pub trait Object {
    fn object(number: u64) -> Self;
}

impl<T> Object for *mut T {
    fn object(number: u64) -> Self {
        at(number as usize)
    }
}

impl Object for i32 {
    fn object(number: u64) -> Self {
        number as i32
    }
}

impl Object for u64 {
    fn object(number: u64) -> Self {
        number
    }
}
