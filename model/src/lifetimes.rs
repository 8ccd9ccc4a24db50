//! The lifetimes of objects: which are destroyed, to which context each belongs, and whether earlier work has failed. `README.md` says
//! where a driver differs.

use crate::abi::Result;
use crate::empty_objects::is_forbidden;
use crate::history::{Kind, Lifetime};
use crate::state::{State, current_context};
use libcuda_sys::{CUdeviceptr, CUresult};
use std::ffi::CStr;
use std::process;
use std::sync::atomic::{AtomicBool, Ordering::SeqCst};

/// The functions that an error of earlier work leaves alone, by the beginning of their names.
const UNHARMED: [&str; 11] = [
    "cuInit",
    "cuDevice",
    "cuCtxSetCurrent",
    "cuCtxPushCurrent",
    "cuCtxPopCurrent",
    "cuCtxDestroy",
    "cuThreadExchange",
    "cuGraphCreate",
    "cuGraphDestroy",
    "cuGraphExecDestroy",
    "cuUserObject",
];

/// The queries that it leaves alone, until the error was returned.
const UNHARMED_QUERIES: [&str; 25] = [
    "cuCtxGetApiVersion",
    "cuCtxGetCurrent",
    "cuCtxGetDevice",
    "cuCtxGetFlags",
    "cuDriverGetVersion",
    "cuGraphChildGraphNodeGetGraph",
    "cuGraphGetNodes",
    "cuGraphMemcpyNodeGetParams",
    "cuGraphNodeGetDependencies_v2",
    "cuGraphNodeGetType",
    "cuKernelGetAttribute",
    "cuKernelGetName",
    "cuLibraryEnumerateKernels",
    "cuLibraryGetKernelCount",
    "cuMemGetAccess",
    "cuMemGetAllocationGranularity",
    "cuMemGetAllocationPropertiesFromHandle",
    "cuMemGetInfo_v2",
    "cuMemHostGetFlags",
    "cuMemPoolGetAttribute",
    "cuMemRelease",
    "cuMemRetainAllocationHandle",
    "cuPointerGetAttribute",
    "cuPointerGetAttributes",
    "cuTexObjectGetResourceDesc",
];

static ENDED: AtomicBool = AtomicBool::new(false);

/// Whether the driver's exit handler has run.
pub fn ended() -> bool {
    ENDED.load(SeqCst)
}

/// The functions that do not notice that they run in the child of a process that called `cuInit`.
const FORKED: [&str; 2] = ["cuStreamSynchronize", "cuEventDestroy_v2"];

impl State {
    /// Returns the value of a new object, which ends with the current context.
    pub fn value(&mut self, kind: Kind) -> u64 {
        self.value_in(kind, current_context())
    }

    pub fn value_in(&mut self, kind: Kind, owner: u64) -> u64 {
        let fresh = match kind {
            Kind::Module | Kind::Library => self.unused_module_handle(),
            _ => self.unused_handle(),
        };
        let free = self.history.free.get_mut(&kind);
        let value = free.and_then(Vec::pop).unwrap_or(fresh);
        self.made(kind, value, owner);
        value
    }

    /// Remembers an object that has this value.
    pub fn made(&mut self, kind: Kind, value: u64, owner: u64) {
        let made = Lifetime { kind, owner, references: 1, alive: true, orphan: false };
        self.history.made.insert(value, made);
        self.history.parts.insert((owner, value));
    }

    /// Remembers memory of the current context.
    pub fn made_memory(&mut self, address: CUdeviceptr) {
        self.made(Kind::Memory, address, current_context());
    }

    /// Ends an object, and all that ends with it.
    pub fn ends(&mut self, value: u64) {
        let history = &mut self.history;
        history.captures.retain(|capture| !capture.includes(value));
        history.work.remove(&value);
        history.registered.remove(&value);
        history.shapes.remove(&value);
        if let Some(made) = history.made.get_mut(&value).filter(|made| made.alive) {
            made.alive = false;
            history.parts.remove(&(made.owner, value));
            // The system chooses addresses, and a mapping keeps its handle.
            if !matches!(made.kind, Kind::Memory | Kind::Registered | Kind::Handle) {
                history.free.entry(made.kind).or_default().push(value);
            }
        }
        // A primary context is not made.
        let is_context = history.made.get(&value).is_none_or(|made| made.kind == Kind::Context);
        let parts = history.parts.range((value, 0)..=(value, u64::MAX));
        let parts: Vec<u64> = parts.map(|(_, part)| *part).collect();
        for part in parts {
            self.streams.remove(&part);
            self.events.remove(&part);
            self.modules.remove(&part);
            self.ranges.remove(&part);
            self.ends(part);
            if let Some(made) = self.history.made.get_mut(&part) {
                made.orphan = is_context;
            }
        }
    }

    /// Fails unless the object is alive.
    pub fn alive(&self, kind: Kind, value: u64) -> Result {
        match self.history.made.get(&value).is_some_and(|made| made.kind == kind && made.alive) {
            true => Ok(()),
            false => Err(self.refusal(kind, value, CUresult::CUDA_ERROR_INVALID_VALUE)),
        }
    }

    /// Changes the number of references to an object, and returns the number that is left.
    pub fn refer(&mut self, value: u64, change: impl FnOnce(u32) -> Option<u32>) -> Result<u32> {
        let left = self.history.made.get_mut(&value).and_then(|made| {
            made.references = change(made.references)?;
            Some(made.references)
        });
        left.ok_or(CUresult::CUDA_ERROR_INVALID_VALUE)
    }

    /// Returns the context of an object; that of the default streams is the current one.
    pub fn context_of(&self, value: u64) -> u64 {
        self.history.made.get(&value).map_or_else(current_context, |made| made.owner)
    }

    /// Fails if the objects are of two contexts. A library is of none.
    pub fn of_one_context(&self, one: u64, other: u64) -> Result {
        let of = self.context_of(one);
        match of == 0 || of == self.context_of(other) {
            true => Ok(()),
            false => Err(CUresult::CUDA_ERROR_INVALID_HANDLE),
        }
    }

    /// Notes that work has failed.
    pub fn fails(&mut self, code: CUresult) {
        self.history.failed.get_or_insert(code);
    }

    /// Notes that `cuInit` has succeeded in this process.
    pub fn begins(&mut self) {
        extern "C" fn end() {
            ENDED.store(true, SeqCst);
        }
        if self.history.process == 0 {
            self.history.process = process::id();
            // SAFETY: the function is there as long as the library, which is not unloaded before the exit.
            unsafe { libc::atexit(end) };
        }
    }

    /// Fails if the history of the process or of the thread's context forbids the call.
    pub fn permits_call(&mut self, symbol: &CStr) -> Result {
        if ended() {
            return Err(CUresult::CUDA_ERROR_DEINITIALIZED);
        }
        let name = symbol.to_str().unwrap_or_default();
        let is_child = self.history.process != 0 && self.history.process != process::id();
        if is_forbidden(name) {
            return Err(CUresult::CUDA_ERROR_NOT_PERMITTED);
        }
        if is_child && !FORKED.contains(&name) {
            return Err(CUresult::CUDA_ERROR_NOT_INITIALIZED);
        }
        // That the current context is gone is looked at first.
        let is_gone = || self.current() == Err(CUresult::CUDA_ERROR_CONTEXT_IS_DESTROYED);
        if let Some(code) = self.history.failed.filter(|_| !is_gone()) {
            if !UNHARMED_QUERIES.contains(&name)
                && !UNHARMED.iter().any(|start| name.starts_with(start))
            {
                return Err(code);
            }
        }
        Ok(())
    }
}
