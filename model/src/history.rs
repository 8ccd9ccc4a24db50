//! The history of a process: the objects that it made, and the answers to those that are destroyed.

use crate::object::Object;
use libcuda_sys::{CUDA_ARRAY3D_DESCRIPTOR, CUhostFn, CUresult, CUstreamCaptureMode};
use std::arch::asm;
use std::collections::{BTreeMap, BTreeSet};
use std::ffi::CStr;
use std::io::{self, Write as _};
use std::process;
use std::sync::Arc;
use std::thread::ThreadId;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Kind {
    Context,
    Stream,
    Event,
    Memory,
    Module,
    Library,
    Graph,
    Node,
    Exec,
    UserObject,
    Array,
    Mipmap,
    Texture,
    Surface,
    Registered,
    External,
    /// Of `cuMemCreate`, or of a multicast object.
    Handle,
}

/// The answer to a destroyed object: of a function, or of all others. None: the process dies, unless the object ended with its
/// context.
const ANSWERS: [(Kind, &str, Option<CUresult>); 17] = [
    (Kind::Context, "cuCtxDestroy_v2", Some(CUresult::CUDA_ERROR_CONTEXT_IS_DESTROYED)),
    (Kind::Context, "cuCtxSetCurrent", Some(CUresult::CUDA_SUCCESS)),
    (Kind::Context, "cuCtxPushCurrent_v2", Some(CUresult::CUDA_SUCCESS)),
    (Kind::Stream, "", None),
    (Kind::Event, "cuStreamWaitEvent", Some(CUresult::CUDA_ERROR_CONTEXT_IS_DESTROYED)),
    (Kind::Event, "", None),
    (Kind::Array, "cuTexObjectCreate", Some(CUresult::CUDA_ERROR_INVALID_VALUE)),
    (Kind::Array, "", None),
    (Kind::Mipmap, "", None),
    (Kind::Library, "cuLibraryGetKernel", Some(CUresult::CUDA_ERROR_NOT_FOUND)),
    (Kind::Library, "", None),
    (Kind::Node, "", Some(CUresult::CUDA_SUCCESS)),
    (Kind::UserObject, "", Some(CUresult::CUDA_SUCCESS)),
    (Kind::Texture, "cuTexObjectDestroy", Some(CUresult::CUDA_SUCCESS)),
    (Kind::External, "", None),
    (Kind::Handle, "cuMemMap", None),
    (Kind::Handle, "cuMemExportToShareableHandle", None),
];

pub struct Lifetime {
    pub kind: Kind,
    /// The context, the graph or the module with which it ends.
    pub owner: u64,
    pub references: u32,
    pub alive: bool,
    /// It ended with its context.
    pub orphan: bool,
}

#[derive(Default)]
pub struct History {
    /// Zero before `cuInit`.
    pub process: u32,
    /// Each object that was made, by its value.
    pub made: BTreeMap<u64, Lifetime>,
    /// The living objects, each after its owner.
    pub parts: BTreeSet<(u64, u64)>,
    /// The values of destroyed objects. The last becomes that of a new object.
    pub free: BTreeMap<Kind, Vec<u64>>,
    /// The error of work that has failed, which every context has from then on.
    pub failed: Option<CUresult>,
    pub captures: Vec<Capture>,
    /// The events that were recorded in captures: the graph of the capture, and the stream.
    pub captured: BTreeMap<u64, (u64, u64)>,
    /// The captured work of graphs and of executable graphs.
    pub work: BTreeMap<u64, Work>,
    /// The functions that user objects call at their end, and what they pass.
    pub destructors: BTreeMap<u64, (CUhostFn, u64)>,
    pub externals: BTreeMap<u64, Arc<Object>>,
    /// The shapes of arrays and of mipmapped arrays.
    pub shapes: BTreeMap<u64, CUDA_ARRAY3D_DESCRIPTOR>,
    /// Host memory that `cuMemHostRegister` has registered, with its sizes.
    pub registered: BTreeMap<u64, u64>,
}

/// What a graph does that was captured.
#[derive(Clone, Copy, Default)]
pub struct Work {
    /// The error of a kernel.
    pub fault: Option<CUresult>,
    /// A call whose work the model does not do when the graph is launched.
    pub left_out: Option<&'static CStr>,
}

pub struct Capture {
    pub origin: u64,
    pub mode: CUstreamCaptureMode,
    pub thread: ThreadId,
    /// The context that was current when it began.
    pub context: u64,
    pub graph: u64,
    pub broken: bool,
    /// The streams that joined it, and those of them that the origin does not wait for.
    pub joined: BTreeSet<u64>,
    pub unjoined: BTreeSet<u64>,
    pub work: Work,
}

impl Capture {
    /// Whether a stream is part of it.
    pub fn includes(&self, stream: u64) -> bool {
        self.origin == stream || self.joined.contains(&stream)
    }
}

/// Dies as a driver that follows a dangling pointer: a SIGSEGV handler, such as that of Rust's runtime, sees the same.
fn dies(kind: Kind, value: u64, calling: &str) -> ! {
    // A program may have closed it.
    let _ = writeln!(
        io::stderr(),
        "the model of the CUDA driver: {calling}: a driver crashes here, because {value:#x} ({kind:?}) was destroyed"
    );
    // SAFETY: it reads the first page. That is a fault, unless something is mapped there; then the process aborts.
    unsafe {
        #[cfg(target_arch = "x86_64")]
        asm!("mov {0}, qword ptr [{0}]", inout(reg) 8_u64 => _);
        #[cfg(target_arch = "aarch64")]
        asm!("ldr {0}, [{0}]", inout(reg) 8_u64 => _);
    }
    process::abort()
}

impl History {
    /// Returns the answer to a destroyed object, if it has one of its own. The process may die.
    pub fn answer_to_destroyed(&self, kind: Kind, value: u64, calling: &CStr) -> Option<CUresult> {
        let made = self.made.get(&value).filter(|made| made.kind == kind && !made.alive)?;
        let calling = calling.to_str().unwrap_or_default();
        let fits = |name: &str| name == calling || name.is_empty();
        let answer = ANSWERS.iter().find(|(of, name, _)| *of == kind && fits(name));
        match answer? {
            (.., None) if made.orphan => Some(CUresult::CUDA_ERROR_CONTEXT_IS_DESTROYED),
            (.., answer) => Some(answer.unwrap_or_else(|| dies(kind, value, calling))),
        }
    }
}
