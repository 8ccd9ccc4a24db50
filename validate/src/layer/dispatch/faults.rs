//! Notes the address of a fault that ends the process (`--faults`).
//!
//! A handler does it, where the program has none, and one that the program installs later takes its place. It puts the default
//! back and returns, so the code meets the fault again: the signal, its information and the core are those of the program. A thread
//! may be anywhere then, in the allocator too. So the handler waits for nothing, takes no memory, and uses nothing of the thread's own, which
//! the system's loader may have to allocate. Another fault in it ends the process, because the signal is blocked.

use crate::layer::call::entry_point::{self, EntryPoint};
use crate::layer::call::handle::ObjectKind;
use crate::layer::origin::python;
use crate::layer::past::objects::{self, Objects};
use crate::layer::process::{self, keep_errno, spool};
use crate::spool::{Fault, Spool};
use std::ffi::{c_int, c_void};
use std::mem::zeroed;
use std::ptr::{null, null_mut};
use std::sync::atomic::Ordering::*;

/// Installs the handler for the signals that have none.
pub fn install() {
    for signal in [libc::SIGSEGV, libc::SIGBUS] {
        // SAFETY: these read and write locals, for which zeros are valid.
        unsafe {
            let mut own: libc::sigaction = zeroed();
            own.sa_sigaction = handler as *const () as usize;
            // On the thread's other stack, if it has one.
            own.sa_flags = libc::SA_SIGINFO | libc::SA_ONSTACK;
            if action(signal) == libc::SIG_DFL {
                let mut before = zeroed();
                libc::sigaction(signal, &own, &mut before);
                // Another thread has installed one meanwhile.
                if before.sa_sigaction != libc::SIG_DFL {
                    libc::sigaction(signal, &before, null_mut());
                }
            }
        }
    }
}

fn action(signal: c_int) -> libc::sighandler_t {
    // SAFETY: it writes a local, for which zeros are valid.
    unsafe {
        let mut action: libc::sigaction = zeroed();
        libc::sigaction(signal, null(), &mut action);
        action.sa_sigaction
    }
}

unsafe extern "C" fn handler(
    signal: c_int,
    information: *mut libc::siginfo_t,
    context: *mut c_void,
) {
    keep_errno(|| {
        let is_own = action(signal) == handler as *const () as usize;
        // SAFETY: zeros are the default action. The system has written the information and the context, and it takes the former
        // back for this thread.
        unsafe {
            libc::sigaction(signal, &zeroed(), null_mut());
            let is_sent = (*information).si_code <= 0;
            // A handler of the program's may call this one, and go on.
            if is_own && let Some(spool) = spool() {
                let fault = spool.new_fault(process::id(), libc::gettid() as u32);
                fault.inspect(|fault| fault.signal.store(signal as u32, Release));
                // The system does not know the address of every fault.
                let is_known = !is_sent && (*information).si_code != SI_KERNEL;
                if let Some(fault) = fault.filter(|_| is_known) {
                    note(spool, fault, (*information).si_addr() as u64, &*context.cast());
                }
            }
            // The code does not meet it again.
            if is_sent {
                let (process, thread) = (libc::getpid(), libc::gettid());
                libc::syscall(libc::SYS_rt_tgsigqueueinfo, process, thread, signal, information);
            }
        }
    });
}

/// The code of a fault whose address the system does not tell.
const SI_KERNEL: c_int = 0x80;

fn note(spool: &Spool, fault: &Fault, address: u64, context: &libc::ucontext_t) {
    let code = code(context);
    let is_called = code == address;
    fault.address.store(address, Relaxed);
    fault.known.store(if is_called { Fault::CALLED } else { Fault::USED }, Release);
    // The code calls an address that is none of code: it is before where that would return.
    let code = if is_called { returns_to(context).wrapping_sub(1) } else { code };
    if let Some(place) = spool.place(process::id(), code) {
        fault.code.write(place);
    }
    objects::glance(|objects| note_memory(spool, fault, objects, address));
}

#[cfg(target_arch = "x86_64")]
fn code(context: &libc::ucontext_t) -> u64 {
    context.uc_mcontext.gregs[libc::REG_RIP as usize] as u64
}

#[cfg(target_arch = "x86_64")]
fn returns_to(context: &libc::ucontext_t) -> u64 {
    let stack = context.uc_mcontext.gregs[libc::REG_RSP as usize] as usize;
    let mut word = [0; 8];
    // The call has stored it there. But the code may have jumped, with a stack that leads nowhere.
    python::copy(&mut word, [(stack, 8)]).map_or(0, |()| u64::from_le_bytes(word))
}

#[cfg(target_arch = "aarch64")]
fn code(context: &libc::ucontext_t) -> u64 {
    context.uc_mcontext.pc
}

#[cfg(target_arch = "aarch64")]
fn returns_to(context: &libc::ucontext_t) -> u64 {
    context.uc_mcontext.regs[30]
}

/// Notes the memory of the driver at an address.
fn note_memory(spool: &Spool, fault: &Fault, objects: &Objects, address: u64) {
    const DEVICE: [ObjectKind; 4] =
        [ObjectKind::IPCMemory, ObjectKind::Mapping, ObjectKind::Memory, ObjectKind::Variable];
    const HOST: [ObjectKind; 2] = [ObjectKind::HostMemory, ObjectKind::Registration];
    let is_host = objects.at(&HOST, address).any(|(_, object)| object.end.is_none());
    let all = || objects.at(&DEVICE, address).filter(|_| !is_host);
    let alive = all().find(|(_, object)| object.end.is_none());
    let Some((key, object)) = alive.or_else(|| all().find(|(_, object)| object.is_dead())) else {
        return;
    };
    let made = entry_point::by_number(object.made.function);
    let Some(is_device) = is_device(key.0, made) else { return };
    let write = |index: usize, number: u32| {
        if let Some(place) = objects.places.get(number) {
            let mut place = place.clone();
            if let [(0, address @ 1..), ..] = place.callers {
                place.callers[0] = spool.place(process::id(), address).unwrap_or_default();
            }
            let to = &fault.places[index];
            place.write(&to.lines, &to.callers);
        }
    };
    write(0, object.made.place);
    fault.made.store(u32::from(object.made.function) + 1, Relaxed);
    if let Some(end) = &object.end {
        write(1, end.moment.place);
        fault.ended.store(u32::from(end.moment.function) + 1, Relaxed);
    }
    fault.memory.store(is_device, Release);
}

/// Whether memory is the device's, by the function that made it; nothing if the host can access it. A pool's may be managed, as a
/// variable may, and a mapping that of the host.
fn is_device(kind: ObjectKind, made: Option<&EntryPoint>) -> Option<u32> {
    let name = made.map_or("", EntryPoint::name);
    let is = |part: &str| name.contains(part);
    match kind {
        _ if is("Managed") => None,
        ObjectKind::IPCMemory => Some(Fault::DEVICE),
        ObjectKind::Memory if is("cuMemAlloc") && !is("Async") && !is("FromPool") => {
            Some(Fault::DEVICE)
        }
        _ => Some(Fault::PERHAPS),
    }
}
