//! The functions of the system that this library stands in for.

use crate::layer::call::calling_thread::at_own_work;
use crate::layer::dispatch::search;
use crate::layer::dispatch::table::{load, start};
use crate::layer::process::loader::{Dlsym, Handle, Name, following, loader, prepare};
use crate::layer::process::spool;
use crate::spool::Event;
use crate::{layer::call::driver, layer::origin::callers, layer::process, layer::process::elf};
use std::arch::naked_asm;
use std::ffi::{CStr, c_int, c_void};
use std::ptr::null;

/// The result for the program of a lookup that found this.
///
/// # Safety
///
/// The name must be valid.
unsafe fn lookup(name: Name, found: *mut c_void) -> *mut c_void {
    load();
    if found.is_null() || !driver::is_asked_for(found) {
        return found;
    }
    at_own_work(|| {
        start();
        match spool() {
            // SAFETY: the caller guarantees it.
            Some(spool) => driver::lookup_result(spool, unsafe { CStr::from_ptr(name) }, found),
            None => found,
        }
    })
}

unsafe extern "C" fn lookup_by_dlsym(handle: Handle, name: Name) -> *mut c_void {
    // SAFETY: the program's own arguments.
    unsafe { lookup(name, loader::<Dlsym>(&following::dlsym)(handle, name, null())) }
}

unsafe extern "C" fn lookup_by_dlvsym(handle: Handle, name: Name, version: Name) -> *mut c_void {
    // SAFETY: the program's own arguments.
    unsafe { lookup(name, loader::<Dlsym>(&following::dlvsym)(handle, name, version)) }
}

unsafe extern "C" fn opens(file: Name, flags: c_int) {
    callers::memory_changes();
    if file.is_null() {
        return;
    }
    // SAFETY: the program's own argument.
    unsafe { search::opens(file) };
    if flags & libc::RTLD_DEEPBIND != 0 {
        load();
        // SAFETY: as before.
        let name = unsafe { CStr::from_ptr(file) }.to_string_lossy();
        spool().inspect(|spool| spool.note(Event::Deepbind, &name));
    }
}

/// The system's loader preloads nothing into some programs, such as one whose rights are not those of its user. The launcher looks at
/// those that have not loaded this library: system calls may be forbidden here. This takes no memory: the process may be the child
/// of a fork or of `vfork`.
unsafe extern "C" fn starts(file: Name) {
    let Some(spool) = spool().filter(|_| !file.is_null()) else { return };
    // SAFETY: the program's own argument.
    spool.becomes(process::id(), &unsafe { CStr::from_ptr(file) }.to_string_lossy());
}

/// What the system says of an address: of a wrapper, what it says of the driver's function, under the address that the program has.
fn symbol_information(
    address: *const c_void,
    info: *mut libc::Dl_info,
    tell: impl Fn(*const c_void) -> c_int,
) -> c_int {
    let found = tell(address);
    // SAFETY: the program's own argument, which has been written.
    if found == 0 || unsafe { (*info).dli_fbase }.cast_const() != elf::own() {
        return found;
    }
    let own = driver::behind(address);
    let found = if own == address { found } else { tell(own) };
    // SAFETY: as before.
    unsafe {
        if found != 0 && (*info).dli_saddr.cast_const() == own {
            (*info).dli_saddr = address.cast_mut();
        }
    }
    found
}

#[cfg_attr(not(test), unsafe(no_mangle))]
unsafe extern "C" fn dladdr(address: *const c_void, info: *mut libc::Dl_info) -> c_int {
    type Tell = unsafe extern "C" fn(*const c_void, *mut libc::Dl_info) -> c_int;
    // SAFETY: the program's own arguments.
    symbol_information(address, info, |address| unsafe {
        loader::<Tell>(&following::dladdr)(address, info)
    })
}

#[cfg_attr(not(test), unsafe(no_mangle))]
unsafe extern "C" fn dladdr1(
    address: *const c_void,
    info: *mut libc::Dl_info,
    more: *mut *mut c_void,
    which: c_int,
) -> c_int {
    type Tell =
        unsafe extern "C" fn(*const c_void, *mut libc::Dl_info, *mut *mut c_void, c_int) -> c_int;
    let tell = loader::<Tell>(&following::dladdr1);
    // SAFETY: the program's own arguments.
    symbol_information(address, info, |address| unsafe { tell(address, info, more, which) })
}

/// The tables of the objects that it closes must not be looked at any more.
#[cfg_attr(not(test), unsafe(no_mangle))]
unsafe extern "C" fn dlclose(object: Handle) -> c_int {
    type Close = unsafe extern "C" fn(Handle) -> c_int;
    callers::memory_changes();
    search::closes();
    // SAFETY: the program's own argument.
    let closed = unsafe { loader::<Close>(&following::dlclose)(object) };
    callers::memory_changes();
    closed
}

/// Functions of the system that this library stands in for. `cu` is for names of the driver's functions, those that begin
/// with `cu` and a capital letter: they go to a function here, and all else goes on by a jump. `RTLD_NEXT`, and where a
/// library is looked for, depend on the caller, which the loader knows by the return address. `also` calls a function
/// here first.
macro_rules! stand_in {
    ($($name:ident: $which:ident $ours:ident;)*) => {
        $(
            #[unsafe(naked)]
            #[cfg_attr(not(test), unsafe(no_mangle))]
            unsafe extern "C" fn $name() {
                naked_asm!(code!($which), code!(go_on), ours = sym $ours, following = sym following::$name, prepare = sym prepare)
            }
        )*
    };
}

#[cfg(target_arch = "x86_64")]
macro_rules! code {
    (cu) => {
        "test rsi, rsi; je 2f; cmp byte ptr [rsi], 'c'; jne 2f; cmp byte ptr [rsi + 1], 'u'; jne 2f
        movzx eax, byte ptr [rsi + 2]; sub eax, 'A'; cmp eax, 25; ja 2f; cmp rdi, -1; je 2f; jmp {ours}"
    };
    (also) => {
        code!(also "{ours}")
    };
    (also $function:literal) => {
        concat!("push rdi; push rsi; push rdx; call ", $function, "; pop rdx; pop rsi; pop rdi")
    };
    (go_on) => {
        concat!("2: mov rax, qword ptr [rip + {following}]; test rax, rax; jne 3f\n", code!(also "{prepare}"),
            "\njmp 2b\n3: jmp rax")
    };
}

#[cfg(target_arch = "aarch64")]
macro_rules! code {
    (cu) => {
        "cbz x1, 2f; ldrb w9, [x1]; cmp w9, 'c'; b.ne 2f; ldrb w9, [x1, 1]; cmp w9, 'u'; b.ne 2f
        ldrb w9, [x1, 2]; sub w9, w9, 'A'; cmp w9, 25; b.hi 2f; cmn x0, 1; b.eq 2f; b {ours}"
    };
    (also) => {
        code!(also "{ours}")
    };
    (also $function:literal) => {
        concat!("stp x29, x30, [sp, -48]!; stp x0, x1, [sp, 16]; str x2, [sp, 32]; bl ", $function,
            "; ldr x2, [sp, 32]; ldp x0, x1, [sp, 16]; ldp x29, x30, [sp], 48")
    };
    (go_on) => {
        concat!("2: adrp x16, {following}; ldr x16, [x16, :lo12:{following}]; cbnz x16, 3f\n", code!(also "{prepare}"),
            "\nb 2b\n3: br x16")
    };
}

stand_in! {
    dlsym: cu lookup_by_dlsym;
    dlvsym: cu lookup_by_dlvsym;
    dlopen: also opens;
    execve: also starts;
    execv: also starts;
}
