//! The callers of a call, and the files that they are in.
//!
//! A child of a fork has one thread, and locks that others held stay locked: it must not wait for one. So the system tells of
//! the mapped files here, not the system's loader, whose `dl_iterate_phdr` has a lock. Such a lookup also takes no memory, and
//! little of the program's stack, which may be one of a signal handler.

use crate::elf;
use crate::spool::{CALLERS, Caller, Spool};
use std::arch::naked_asm;
use std::ffi::{CStr, c_int, c_void};
use std::ops::Range;
use std::ptr::null_mut;
use std::sync::atomic::{AtomicU32, Ordering::*};

/// The process that the layer was started in, if the unwinder works only there; else zero.
static ONLY_IN: AtomicU32 = AtomicU32::new(0);

/// Runs at the start of a process, while it has one thread.
pub fn started() {
    let is_safe = elf::find(|object| {
        let file = object.file().to_bytes().rsplit(|byte| *byte == b'/').next()?;
        file.starts_with(b"libgcc_s.so").then(|| object.refers_to(c"_dl_find_object"))
    });
    if is_safe != Some(true) {
        ONLY_IN.store(std::process::id(), Relaxed);
    }
}

/// Writes the callers of this function, innermost first, without those in the layer itself. Where the unwinder would need a
/// lock of the system's loader, which another thread could have held when this process was forked, there are none.
pub fn write(spool: &Spool, callers: &[Caller; CALLERS]) {
    let only_in = ONLY_IN.load(Relaxed);
    if only_in != 0 && only_in != std::process::id() {
        return;
    }
    let mut found = Found { addresses: [0; WALKED], count: 0 };
    // SAFETY: the function takes what it gets here.
    unsafe { _Unwind_Backtrace(each, (&raw mut found).cast()) };
    let addresses = &found.addresses[..found.count];
    let mut places = found.addresses.map(|address| (0, address as u64));
    let own = write as *const () as usize;
    let mut own_file = 0;
    files(|mapped, offset, path| {
        let is_own = mapped.contains(&own);
        if !is_own && !addresses.iter().any(|address| mapped.contains(address)) {
            return None::<()>;
        }
        let file = spool.file(path);
        if is_own {
            own_file = file;
        }
        for (place, address) in places.iter_mut().zip(addresses) {
            if mapped.contains(address) {
                *place = (file, offset + (address - mapped.start) as u64);
            }
        }
        None
    });
    let known = places[..addresses.len()].iter().filter(|(file, _)| *file != own_file);
    for (caller, (file, offset)) in callers.iter().zip(known) {
        caller.file.store(*file, Relaxed);
        caller.offset.store(*offset, Relaxed);
    }
}

/// How many frames are looked at, with those of the layer.
const WALKED: usize = CALLERS + 32;

struct Found {
    addresses: [usize; WALKED],
    count: usize,
}

type Trace = unsafe extern "C" fn(*mut c_void, *mut c_void) -> c_int;

// The compiler links the library that has them: that of unwinding.
unsafe extern "C" {
    fn _Unwind_Backtrace(trace: Trace, argument: *mut c_void) -> c_int;
    fn _Unwind_GetIPInfo(context: *mut c_void, is_before: *mut c_int) -> usize;
}

/// Takes one frame. A result that is not zero ends the walk.
unsafe extern "C" fn each(context: *mut c_void, found: *mut c_void) -> c_int {
    let mut is_before = 0;
    // SAFETY: the unwinder passes its own context, and the argument from above.
    let (found, address) =
        unsafe { (&mut *found.cast::<Found>(), _Unwind_GetIPInfo(context, &mut is_before)) };
    let Some(place) = found.addresses.get_mut(found.count) else { return 1 };
    // A return address may lie behind the end of its function; the address in a frame that a signal interrupted does not.
    *place = address - usize::from(is_before == 0 && address > 0);
    found.count += 1;
    0
}

/// Looks at each mapping of a file, with the addresses, the offset in the file and the path, until one has a result.
pub fn files<T>(mut look: impl FnMut(Range<usize>, u64, &[u8]) -> Option<T>) -> Option<T> {
    let system = |number, arguments: [usize; 3]| {
        // The functions `open`, `read` and `close` would cancel the thread, if that is due.
        // SAFETY: the callers pass what these calls take.
        unsafe { libc::syscall(number, arguments[0], arguments[1], arguments[2]) }
    };
    let here = libc::AT_FDCWD as usize;
    let name = c"/proc/self/maps".as_ptr() as usize;
    // SAFETY: a name and flags.
    let file =
        unsafe { libc::syscall(libc::SYS_openat, here, name, libc::O_RDONLY | libc::O_CLOEXEC, 0) };
    if file < 0 {
        return None;
    }
    let read = |room: &mut [u8]| {
        let read = [file as usize, room.as_mut_ptr() as usize, room.len()];
        usize::try_from(system(libc::SYS_read, read)).unwrap_or(0)
    };
    let found = lines(read, |line| {
        let (mapped, offset, path) = mapping(line)?;
        look(mapped, offset, path)
    });
    system(libc::SYS_close, [file as usize, 0, 0]);
    found
}

/// Looks at each line until one has a result. `read` returns how much it has read, which is nothing at the end.
fn lines<T>(
    mut read: impl FnMut(&mut [u8]) -> usize,
    mut look: impl FnMut(&[u8]) -> Option<T>,
) -> Option<T> {
    // A line has some 80 characters and a path.
    let (mut buffer, mut filled) = ([0; 8192], 0);
    loop {
        let count = read(&mut buffer[filled..]);
        if count == 0 {
            return None;
        }
        filled += count;
        let Some(last) = buffer[..filled].iter().rposition(|byte| *byte == b'\n') else { continue };
        let found = buffer[..last].split(|byte| *byte == b'\n').find_map(&mut look);
        if found.is_some() {
            return found;
        }
        buffer.copy_within(last + 1..filled, 0);
        filled -= last + 1;
    }
}

/// Reads a line of `/proc/self/maps`, if it is of a file.
fn mapping(line: &[u8]) -> Option<(Range<usize>, u64, &[u8])> {
    let path = line.iter().position(|byte| *byte == b'/')?;
    let mut words = std::str::from_utf8(&line[..path]).ok()?.split_ascii_whitespace();
    let (start, end) = words.next()?.split_once('-')?;
    let number = |digits| usize::from_str_radix(digits, 16).ok();
    let offset = number(words.nth(1)?)?;
    Some((number(start)?..number(end)?, offset as u64, &line[path..]))
}

/// Runs `work` on a stack of its own, from which the unwinder finds the callers. Does nothing if there is no memory for it.
pub fn with_room<T>(work: impl FnOnce() -> T) -> Option<T> {
    const ROOM: usize = 1 << 18;
    const GUARD: usize = 1 << 16;
    type Both<'a, T, F> = (Option<F>, &'a mut Option<T>);
    unsafe extern "C" fn run<T, F: FnOnce() -> T>(both: *mut c_void) {
        // SAFETY: the argument from below.
        let (work, result) = unsafe { &mut *both.cast::<Both<T, F>>() };
        **result = work.take().map(|work| work());
    }
    fn runs<T, F: FnOnce() -> T>(_: &Both<T, F>) -> unsafe extern "C" fn(*mut c_void) {
        run::<T, F>
    }
    let (access, kind) =
        (libc::PROT_READ | libc::PROT_WRITE, libc::MAP_PRIVATE | libc::MAP_ANONYMOUS);
    // SAFETY: new memory, which nothing else has, and which `work` has left when it is given back.
    unsafe {
        let memory = libc::mmap(null_mut(), ROOM, access, kind | libc::MAP_STACK, -1, 0);
        if memory == libc::MAP_FAILED {
            return None;
        }
        libc::mprotect(memory, GUARD, libc::PROT_NONE);
        let mut result = None;
        let mut both = (Some(work), &mut result);
        let run = runs(&both);
        on_stack((&raw mut both).cast(), run, memory.byte_add(ROOM));
        libc::munmap(memory, ROOM);
        result
    }
}

/// Calls a function on another stack, of which this is the upper end. The function must not unwind.
///
/// # Safety
///
/// The stack must be free and large enough, and the function must take the argument.
#[cfg(target_arch = "x86_64")]
#[unsafe(naked)]
unsafe extern "C" fn on_stack(
    argument: *mut c_void,
    function: unsafe extern "C" fn(*mut c_void),
    stack: *mut c_void,
) {
    naked_asm!(
        ".cfi_startproc; push rbp; .cfi_def_cfa_offset 16; .cfi_offset rbp, -16; mov rbp, rsp; .cfi_def_cfa_register rbp
        mov rsp, rdx; call rsi
        mov rsp, rbp; pop rbp; .cfi_def_cfa rsp, 8; ret; .cfi_endproc"
    )
}

#[cfg(target_arch = "aarch64")]
#[unsafe(naked)]
unsafe extern "C" fn on_stack(
    argument: *mut c_void,
    function: unsafe extern "C" fn(*mut c_void),
    stack: *mut c_void,
) {
    naked_asm!(
        ".cfi_startproc; stp x29, x30, [sp, -16]!; .cfi_def_cfa_offset 16; .cfi_offset x29, -16; .cfi_offset x30, -8
        mov x29, sp; .cfi_def_cfa_register x29
        mov sp, x2; blr x1
        mov sp, x29; ldp x29, x30, [sp], 16; .cfi_def_cfa sp, 0; ret; .cfi_endproc"
    )
}

/// Whether this runs on the stack that the thread has for signal handlers.
pub fn on_signal_stack() -> bool {
    // SAFETY: the call writes one value, for which zeros are valid.
    unsafe {
        let mut stack: libc::stack_t = std::mem::zeroed();
        libc::sigaltstack(std::ptr::null(), &mut stack) == 0
            && stack.ss_flags & libc::SS_ONSTACK != 0
    }
}

/// The name by which the system's loader knows the object at an address.
pub fn object_at(address: *const c_void) -> Option<&'static CStr> {
    // SAFETY: the call writes one value, for which zeros are valid. A name stays as long as its object.
    unsafe {
        let mut object: libc::Dl_info = std::mem::zeroed();
        let is_found = libc::dladdr(address, &mut object) != 0 && !object.dli_fname.is_null();
        is_found.then(|| CStr::from_ptr(object.dli_fname))
    }
}

#[cfg(test)]
#[path = "../tests/unit/callers.rs"]
mod tests;
