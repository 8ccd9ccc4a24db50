//! The end of the program's process by a signal, outside of the driver's functions as far as calls are seen. The driver's own threads,
//! and functions of `cuGetExportTable`, are not: so this never says that the driver has no part in it.

use super::finding::Call;
use super::sentence::PastPlace;
use super::sources::{Sources, load};
use super::stack::{Component, Frame, Origin, shown};
use crate::launcher::plain_text::PlainText;
use crate::launcher::records::Ended;
use crate::spool::{Fault, Missing};
use cuda_checked::printable::written;
use libcuda_sys::{CUdriverProcAddress_flags, NoSymbol, Release, Symbol};
use std::collections::BTreeMap;
use std::ffi::CString;
use std::sync::atomic::Ordering::Relaxed;

/// The end of a process by a signal, outside of the calls that are seen.
#[derive(Debug)]
pub struct Death {
    pub signal: i32,
    pub process: u32,
    /// Of the fault, if one was noted.
    pub thread: Option<u32>,
    pub program: Option<PlainText>,
    pub sentence: PlainText,
    /// The places of earlier calls that the sentence names.
    pub past: Vec<PastPlace>,
    /// The code that had the fault.
    pub stack: Vec<Frame>,
}

/// The signals by which a process ends for a fault of its own. Others are sent by people and batch systems.
const OF_FAULTS: [i32; 7] = [
    libc::SIGABRT,
    libc::SIGBUS,
    libc::SIGFPE,
    libc::SIGILL,
    libc::SIGSEGV,
    libc::SIGSYS,
    libc::SIGTRAP,
];

/// How many functions that a program has not got are named.
const MOST_MISSING: usize = 3;

/// The ends of processes by signals, outside of the calls that are seen: of the program's own process by this signal, if no thread of
/// it was in a call, and of each that has noted a fault of a thread which was in none.
pub fn outside(
    sources: &mut Sources<'_>,
    child: u32,
    signal: Option<i32>,
    ended: &[Ended],
) -> Vec<Death> {
    let spool = sources.spool;
    if spool.hides_calls.load(Relaxed) {
        return Vec::new();
    }
    let own = signal.filter(|signal| OF_FAULTS.contains(signal));
    let own = own.filter(|_| spool.has_called(child) || spool.fault(child).is_some());
    let others = spool.faults.iter().map(|fault| (fault.process(), load(&fault.signal) as i32));
    // That of the program's own process may have been survived.
    let others = others.filter(|(process, _)| ![0, child].contains(process));
    let all: BTreeMap<u32, i32> = own.map(|own| (child, own)).into_iter().chain(others).collect();
    let is_outside = |process: u32, fault: Option<&Fault>| {
        let mut in_calls = ended.iter().filter(|ended| ended.process == process);
        match fault {
            Some(fault) => in_calls.all(|ended| ended.thread != fault.thread()),
            None => in_calls.next().is_none(),
        }
    };
    let all = all.into_iter().map(|(process, signal)| (process, signal, spool.fault(process)));
    let all = all.filter(|(process, _, fault)| is_outside(*process, *fault));
    all.map(|(process, signal, fault)| Death::new(sources, process, signal, fault)).collect()
}

impl Death {
    fn new(sources: &mut Sources<'_>, process: u32, signal: i32, fault: Option<&Fault>) -> Self {
        let mut past = Vec::new();
        let is_of_addresses = [libc::SIGSEGV, libc::SIGBUS].contains(&signal);
        let told = fault.and_then(|fault| address(fault, sources, &mut past));
        let mut sentence = match fault {
            Some(_) => "this thread was in no call that cuda-validate sees",
            None => "no call that cuda-validate sees was under way",
        }
        .to_owned();
        sentence += &match (told, sources.spool.notes_faults.load(Relaxed)) {
            (Some(told), _) => format!("; {told}"),
            (None, true) if is_of_addresses => "; --faults has noted no address".to_owned(),
            (None, false) if is_of_addresses => {
                "; a run with --faults may tell the address, and whether it is that of device memory, which the host cannot access"
                    .to_owned()
            }
            _ => String::new(),
        };
        let has_called_null = fault
            .map(|fault| load(&fault.known) == Fault::CALLED && fault.address.load(Relaxed) == 0);
        // Also after a return to address 0, which looks the same.
        if has_called_null.unwrap_or(signal == libc::SIGSEGV)
            && let Some(missing) = missing(sources, process, &mut past)
        {
            sentence += &format!("; it may have called a null: {missing}");
        }
        let code = fault.map(|fault| fault.code.read()).filter(|(_, offset)| *offset > 0);
        let stack = code.map(|(file, offset)| sources.frames(file, offset));
        Self {
            signal,
            process,
            thread: fault.map(Fault::thread),
            program: sources.text(sources.spool.program(process)),
            sentence: PlainText::new(&sentence),
            past,
            stack: shown(stack.unwrap_or_default()),
        }
    }
}

/// Adds the address of its fault to a call in which a thread was, if there was one.
pub fn add_fault(call: &mut Call, sources: &mut Sources<'_>, ended: &Ended) {
    let fault = sources.spool.fault(ended.process).filter(|fault| fault.thread() == ended.thread);
    let mut places = Vec::new();
    let told = fault.and_then(|fault| address(fault, sources, &mut places));
    if let (Some(told), Some(sentence)) = (told, &call.sentence) {
        call.sentence = Some(PlainText::new(&format!("{sentence}; {told}")));
        call.past.extend(places);
    }
}

/// Says what is known of the address of a fault.
fn address(
    fault: &Fault,
    sources: &mut Sources<'_>,
    places: &mut Vec<PastPlace>,
) -> Option<String> {
    let address = fault.address.load(Relaxed);
    let is_called = match load(&fault.known) {
        Fault::USED => false,
        Fault::CALLED => true,
        _ => return None,
    };
    let [made, ended] = [&fault.made, &fault.ended].map(|function| {
        let function = sources.function((load(function) as usize).checked_sub(1)?)?;
        Some(written(function).to_owned())
    });
    let mut placed = |index: usize, what: &str| {
        let place = &fault.places[index];
        let (origin, _) = sources.origin(&place.lines, &place.callers);
        let at = origin.at();
        if !at.is_empty() {
            places.push(PastPlace { what: PlainText::new(what), origin });
        }
        at
    };
    let what = match (load(&fault.memory), made) {
        (memory @ (Fault::DEVICE | Fault::PERHAPS), Some(made)) => {
            let is_device = memory == Fault::DEVICE;
            let made = format!("memory of {made}{}", placed(0, "allocated"));
            let device = if is_device { "device " } else { "" };
            match ended {
                Some(ended) => {
                    format!(" was {device}{made}, which {ended}{} ended", placed(1, "ended"))
                }
                None if is_device => format!(" is device {made}: the host cannot access it"),
                None => {
                    format!(" is {made}: it may be that of a device, which the host cannot access")
                }
            }
        }
        _ => String::new(),
    };
    Some(match (is_called, what.is_empty()) {
        (true, _) => {
            format!("it went to address {address:#x}, where nothing can be executed{}", and(&what))
        }
        (false, true) => format!("the address was {address:#x}"),
        (false, false) => format!("address {address:#x}{what}"),
    })
}

fn and(what: &str) -> String {
    if what.is_empty() { String::new() } else { format!(": it{what}") }
}

/// Says which functions the program itself has not got from `cuGetProcAddress`, the latest first. The CUDA runtime asks for many.
fn missing(sources: &mut Sources<'_>, process: u32, places: &mut Vec<PastPlace>) -> Option<String> {
    let mut all = Vec::new();
    for missing in sources.spool.missing(process) {
        let (file, offset) = missing.caller.read();
        let stack = sources.frames(file, offset);
        let is_own = |component| component == Component::Other;
        if offset > 0 && stack.first().is_some_and(|frame| is_own(frame.component)) {
            all.push((missing, shown(stack)));
        }
    }
    let count = all.len();
    let by = load(&all.first()?.0.by) as usize;
    let by = written(sources.function(by.checked_sub(1)?)?);
    let said = all.into_iter().take(MOST_MISSING).map(|(missing, stack)| {
        let name = missing.name.read();
        let origin = Origin { python: Vec::new(), stack };
        let said = format!("{name}{} ({})", origin.at(), why(missing));
        places.push(PastPlace { what: PlainText::new(&format!("asked for {name}")), origin });
        said
    });
    let said = said.collect::<Vec<_>>().join(", ");
    let more = match count.saturating_sub(MOST_MISSING) {
        0 => String::new(),
        more => format!(" and {more} more"),
    };
    Some(format!("{by} had returned null, with success, for {said}{more}"))
}

/// Why there is no function, by the releases of functions.
fn why(missing: &Missing) -> String {
    let asked = Release(load(&missing.release));
    let name = CString::new(missing.name.read()).unwrap_or_default();
    let legacy = CUdriverProcAddress_flags::CU_GET_PROC_ADDRESS_LEGACY_STREAM;
    match Symbol::by_name(&name, asked, legacy) {
        Ok(_) => "the driver does not have it".to_owned(),
        Err(NoSymbol::NotFound) => "no release is known to have it".to_owned(),
        Err(NoSymbol::VersionNotSufficient { since }) => {
            format!("there from CUDA {since}, and the program asked for {asked}")
        }
    }
}
