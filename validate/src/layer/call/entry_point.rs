//! The functions of the driver, with what is known of each.

use crate::layer::call::handle::{Effects, Handle, Seen};
use crate::layer::call::signature::{PackedArguments, Signature};
use cuda_checked::Precondition;
use cuda_checked::printable::family;
use libcuda_sys::CUresult;
use once_cell::race::OnceRef;
use std::ffi::CStr;
use std::sync::atomic::{AtomicBool, AtomicPtr, AtomicUsize, Ordering::*};

/// The functions of `cuda.h`, and those that it declares for its own use.
pub type Lists = [&'static [EntryPoint]; 2];

/// Given at the start by `table`. That has the wrappers, and so it is above the modules that look for functions here.
static ALL: OnceRef<'static, Lists> = OnceRef::new();

/// Takes the functions, before anything looks for them.
pub fn register(all: &'static Lists) {
    let _ = ALL.set(all);
}

/// Every function.
pub fn entry_points() -> impl Iterator<Item = &'static EntryPoint> {
    ALL.get().into_iter().flatten().flat_map(|list| list.iter())
}

/// A function by its number.
pub fn by_number(function: u16) -> Option<&'static EntryPoint> {
    entry_points().nth(function.into())
}

/// A check of packed arguments.
pub type Check = unsafe fn(PackedArguments) -> Verdict;

/// The result of a check.
pub type Verdict = Result<(), Precondition>;

/// A function of the driver.
pub struct EntryPoint {
    pub name: &'static CStr,
    /// Among all functions.
    pub number: usize,
    /// The call is as short as a query of the driver.
    pub is_short: bool,
    /// Its rules do not query the driver.
    pub is_quiet: AtomicBool,
    pub on_success: OnSuccess,
    pub handles: &'static [Handle],
    pub effects: Effects,
    pub seen: Seen,
    pub signature: &'static Signature,
    /// It is a variant for per-thread default streams.
    pub is_per_thread: bool,
    /// The code that is an answer of the function, as a success is.
    pub answers: CUresult,
    /// Where a frame of the wrapper has the address to which it returns: see `place`.
    pub distance: AtomicUsize,
    /// The function of this library that stands in for it.
    pub wrapper: AtomicPtr<()>,
    /// The check of the packed arguments, a `Check`: its own, or that of the function of which it is a variant.
    pub check: AtomicPtr<()>,
    /// The function that the wrapper calls: the driver's, or that of another layer above the driver.
    pub real: AtomicPtr<()>,
    pub driver: AtomicPtr<()>,
    /// Calls may have to fail (`--inject`): so `real` stays null, and each call goes the longer way of a first one.
    pub is_injected: AtomicBool,
    /// What `real` would be.
    pub behind: AtomicPtr<()>,
    /// All functions, this one among them.
    pub all: &'static Lists,
}

impl EntryPoint {
    pub fn name(&self) -> &'static str {
        self.name.to_str().unwrap_or_default()
    }

    /// The function of `cuda.h` of which this is a variant with the same parameters: itself, if it is one.
    pub fn declared(&self) -> Option<&'static EntryPoint> {
        let declared = || self.variants().filter(|variant| variant.number < variant.all[0].len());
        declared().find(|variant| variant.number == self.number).or_else(|| declared().next())
    }

    /// Itself and the others that differ only in the version and in the default stream, not in the parameters.
    pub fn variants(&self) -> impl Iterator<Item = &'static EntryPoint> {
        entry_points().filter(|other| {
            (other.signature.types)() == (self.signature.types)()
                && family(other.name()) == family(self.name())
        })
    }

    /// Where the function is kept that a call reaches.
    pub fn reached(&self) -> &AtomicPtr<()> {
        if self.is_injected.load(Relaxed) { &self.behind } else { &self.real }
    }
}

/// What a success of a function means to the layer, beyond objects and work.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum OnSuccess {
    Nothing,
    /// The driver is initialized: it can bring its log.
    InitializesDriver,
    /// The thread may have another current context.
    ChangesContext,
    /// The program may have got the graph of a capture.
    GivesGraphOfCapture,
    /// The program reads the driver's log.
    ReadsLog,
    /// The program gets a table of functions that have no names.
    GivesTable,
    /// The program gets a function.
    GivesFunction,
    /// The same; or a null, with a status that says why.
    GivesFunctionOrNull,
}

impl OnSuccess {
    pub const fn of_function(name: &str) -> Self {
        match name.as_bytes() {
            b"cuInit" => Self::InitializesDriver,
            b"cuCtxCreate"
            | b"cuCtxCreate_v2"
            | b"cuCtxCreate_v3"
            | b"cuCtxCreate_v4"
            | b"cuCtxDetach"
            | b"cuCtxDestroy"
            | b"cuCtxDestroy_v2"
            | b"cuCtxPopCurrent"
            | b"cuCtxPopCurrent_v2"
            | b"cuCtxPushCurrent"
            | b"cuCtxPushCurrent_v2"
            | b"cuCtxSetCurrent" => Self::ChangesContext,
            b"cuStreamGetCaptureInfo_v2"
            | b"cuStreamGetCaptureInfo_v2_ptsz"
            | b"cuStreamGetCaptureInfo_v3"
            | b"cuStreamGetCaptureInfo_v3_ptsz" => Self::GivesGraphOfCapture,
            b"cuLogsRegisterCallback"
            | b"cuLogsCurrent"
            | b"cuLogsDumpToFile"
            | b"cuLogsDumpToMemory" => Self::ReadsLog,
            b"cuGetExportTable" => Self::GivesTable,
            b"cuGetProcAddress" => Self::GivesFunction,
            b"cuGetProcAddress_v2" => Self::GivesFunctionOrNull,
            _ => Self::Nothing,
        }
    }
}

/// The functions that answer by a code which is not a success, as their documentation says: "not yet", "it cannot be done
/// in place", and "there is none". Every other code is a refusal: that of access which is enabled already too, that of a name which
/// a module lacks, and that of the time until an event which has not completed.
pub const fn answer(name: &str) -> CUresult {
    match name.as_bytes() {
        b"cuStreamQuery" | b"cuStreamQuery_ptsz" | b"cuEventQuery" => {
            CUresult::CUDA_ERROR_NOT_READY
        }
        b"cuGraphExecUpdate" | b"cuGraphExecUpdate_v2" => {
            CUresult::CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE
        }
        b"cuGetProcAddress" => CUresult::CUDA_ERROR_NOT_FOUND,
        _ => CUresult::CUDA_SUCCESS,
    }
}

/// What a driver has been seen to do and no document says, by the beginnings of names (`tests/recorded/record.txt`): whose calls succeed
/// with a dead object, so that a success shows no new one; and whose calls it refuses unless all objects are of one context, which
/// is the current one for a default stream.
const OBSERVED: [[&str; 4]; 2] = [
    ["cuCtxPushCurrent", "cuCtxSetCurrent", "cuSurfObjectDestroy", "cuTexObjectDestroy"],
    ["cuEventElapsedTime", "cuEventRecord", "cuLaunchCooperativeKernel", "cuLaunchKernel"],
];

pub fn accepts_dead(name: &str) -> bool {
    OBSERVED[0].iter().any(|one| name.starts_with(one))
}

pub fn takes_one_context(name: &str) -> bool {
    OBSERVED[1].iter().any(|one| name.starts_with(one))
}
