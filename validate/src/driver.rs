//! The real functions: the system loader's, and the driver's.

use crate::elf;
use crate::layer::{self, Site};
use crate::spool::{self, Event};
use crate::table::{is_per_thread, sites};
use cuda_sys::{CUdriverProcAddressQueryResult, CUresult, CUuuid, cuuint64_t};
use std::arch::naked_asm;
use std::ffi::{CStr, CString, c_char, c_int, c_void};
use std::ptr::{null, null_mut};
use std::sync::atomic::{AtomicPtr, Ordering::*};

type Dlopen = unsafe extern "C" fn(*const c_char, c_int) -> *mut c_void;
type Dlsym = unsafe extern "C" fn(*mut c_void, *const c_char) -> *mut c_void;
type Dlvsym = unsafe extern "C" fn(*mut c_void, *const c_char, *const c_char) -> *mut c_void;

static DLOPEN: AtomicPtr<c_void> = AtomicPtr::new(null_mut());
static DLSYM: AtomicPtr<c_void> = AtomicPtr::new(null_mut());
static DLVSYM: AtomicPtr<c_void> = AtomicPtr::new(null_mut());

/// The driver's library, once the program has loaded it.
static DRIVER: AtomicPtr<c_void> = AtomicPtr::new(null_mut());
/// The driver's functions by their addresses.
static KNOWN: AtomicPtr<Vec<(usize, &'static Site)>> = AtomicPtr::new(null_mut());

/// The functions of the loader that this library hides.
extern "C" fn prepare() {
    extern "C" fn nothing() -> *mut c_void {
        null_mut()
    }
    for (place, name) in [(&DLOPEN, c"dlopen"), (&DLSYM, c"dlsym"), (&DLVSYM, c"dlvsym")] {
        let found = elf::find(|file, object| {
            let file = file.to_bytes().rsplit(|byte| *byte == b'/').next().unwrap_or_default();
            let is_c = file.starts_with(b"libc.so") || file.starts_with(b"libdl.so");
            if is_c { object.function(name) } else { None }
        });
        place.store(found.unwrap_or(nothing as *const c_void).cast_mut(), Release);
    }
}

fn loader<T: Copy>(place: &AtomicPtr<c_void>) -> T {
    if place.load(Acquire).is_null() {
        prepare();
    }
    // SAFETY: each place has the function of one type, which is a pointer.
    unsafe { std::mem::transmute_copy(&place.load(Acquire)) }
}

fn find_in(handle: *mut c_void, name: &CStr) -> *mut c_void {
    // SAFETY: the handle is a library's, or one of the loader's own.
    unsafe { loader::<Dlsym>(&DLSYM)(handle, name.as_ptr()) }
}

/// What the program would have found without this library.
fn next(name: &CStr) -> *mut c_void {
    find_in(libc::RTLD_NEXT, name)
}

/// Runs at the start of a process.
pub fn started() {
    for site in sites().filter(|site| site.check.0.is_null()) {
        site.base.store(base(site).cast_mut(), Release);
    }
    driver();
    let has_next = !next(c"cuDriverGetVersion").is_null();
    let is_absent = |address: usize| {
        let site = sites().find(|site| site.wrapper.0.addr() == address);
        site.is_some_and(|site| !has_next || next(site.name).is_null())
    };
    elf::find(|_, object| {
        object.forget(is_absent);
        None::<()>
    });
}

/// The check of the function of which this is a variant with the same parameters.
fn base(site: &Site) -> *const () {
    let plain =
        |name: &'static str| if is_per_thread(name) { &name[..name.len() - 5] } else { name };
    let family = |name: &'static str| {
        let name = plain(name);
        match name.rsplit_once("_v") {
            Some((family, version)) if version.parse::<u32>().is_ok() => family,
            _ => name,
        }
    };
    let same = |other: &&Site| {
        !other.check.0.is_null()
            && (other.parameters)() == (site.parameters)()
            && family(other.name()) == family(site.name())
    };
    let exact = sites().filter(same).find(|other| other.name() == plain(site.name()));
    exact.or_else(|| sites().find(same)).map_or(null(), |other| other.check.0)
}

/// The driver, if the program has loaded it.
fn driver() -> *mut c_void {
    let driver = DRIVER.load(Acquire);
    if !driver.is_null() {
        return driver;
    }
    let mut names = [c"libcuda.so.1", c"/usr/lib/wsl/lib/libcuda.so.1"].into_iter();
    let loaded = names.find_map(|name| loaded(name)).unwrap_or(null_mut());
    adopt(loaded);
    loaded
}

fn loaded(name: &CStr) -> Option<*mut c_void> {
    // SAFETY: nothing is loaded.
    let handle =
        unsafe { loader::<Dlopen>(&DLOPEN)(name.as_ptr(), libc::RTLD_LAZY | libc::RTLD_NOLOAD) };
    (!handle.is_null()).then_some(handle)
}

/// Takes a library for the driver: the first one, for good.
fn adopt(driver: *mut c_void) {
    if driver.is_null() || DRIVER.compare_exchange(null_mut(), driver, AcqRel, Acquire).is_err() {
        return;
    }
    let has_next = !next(c"cuDriverGetVersion").is_null();
    let mut known = Vec::new();
    let mut absent = Vec::new();
    for site in sites() {
        let own = find_in(driver, site.name);
        if own.is_null() {
            absent.push(site);
            continue;
        }
        known.push((own.addr(), site));
        site.driver.store(own.cast(), Release);
        let next = if has_next { next(site.name) } else { null_mut() };
        set_real(site, if next.is_null() { own } else { next });
    }
    known.sort_by_key(|(address, _)| *address);
    KNOWN.store(Box::into_raw(Box::new(known)), Release);
    // A library that is loaded later sees what the driver has.
    elf::find(|_, object| {
        let is_own = absent.first().is_some_and(|site| object.contains(site.wrapper.0));
        is_own.then(|| absent.iter().for_each(|site| object.hide(site.wrapper.0)))
    });
}

/// What a wrapper calls.
fn set_real(site: &Site, real: *mut c_void) {
    let instead = special(site.name);
    if let Some((place, _)) = instead {
        place.store(real, Release);
    }
    site.real.store(instead.map_or(real.cast(), |(_, function)| function.cast_mut()), Release);
}

/// The address of what a call goes to.
#[cold]
pub fn resolve(site: &Site) -> Result<*const (), CUresult> {
    layer::start();
    let driver = driver();
    if site.real.load(Acquire).is_null() {
        let next = next(site.name);
        if next.is_null() {
            return Err(match driver.is_null() {
                true => CUresult::CUDA_ERROR_SHARED_OBJECT_INIT_FAILED,
                false => CUresult::CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND,
            });
        }
        set_real(site, next);
    }
    Ok(site.real.load(Acquire))
}

pub fn index(site: &Site) -> u32 {
    sites().position(|other| std::ptr::eq(other, site)).unwrap_or(0) as u32
}

/// Where rules find the functions that they ask.
///
/// # Safety
///
/// None: `cuda_sys::load_with` takes such functions.
pub unsafe fn answering(name: &CStr) -> *mut c_void {
    /// C's callers take their arguments back themselves.
    extern "C" fn silent() -> CUresult {
        CUresult::CUDA_ERROR_NOT_SUPPORTED
    }
    let is_cheap = [c"cuDriverGetVersion", c"cuDeviceGetCount"].contains(&name);
    if !is_cheap && layer::spool().is_some_and(|spool| spool.has(spool::FAST)) {
        return silent as *mut c_void;
    }
    match driver() {
        driver if driver.is_null() => next(name),
        driver => find_in(driver, name),
    }
}

/// The function that the program gets for one of the driver's, which it asked for by this name.
fn instead_of(name: &CStr, found: *mut c_void) -> Option<*mut c_void> {
    // SAFETY: it is null, or a vector that is never changed or dropped.
    let known = unsafe { KNOWN.load(Acquire).as_ref() }?;
    let first = known.partition_point(|(address, _)| *address < found.addr());
    let same = || {
        known[first..]
            .iter()
            .take_while(|(address, _)| *address == found.addr())
            .map(|(_, site)| *site)
    };
    // Symbols may share an address.
    let named = same().find(|site| site.name == name);
    let begins = || same().find(|site| site.name.to_bytes().starts_with(name.to_bytes()));
    let Some(site) = named.or_else(begins).or_else(|| same().next()) else {
        let is_wrapper = sites().any(|site| site.wrapper.0.addr() == found.addr());
        return is_wrapper.then_some(found);
    };
    let is_wrapped = site.is_judged() || special(site.name).is_some();
    Some(if is_wrapped { site.wrapper.0 as *mut c_void } else { found })
}

/// What the program finds by `dlsym`.
fn seen(name: &CStr, mut found: *mut c_void) -> *mut c_void {
    layer::start();
    if found.is_null() || layer::spool().is_none() {
        return found;
    }
    let own = sites().find(|site| site.name == name).map(|site| site.wrapper.0.addr());
    if own == Some(found.addr()) {
        found = next(name);
        let driver = driver();
        if found.is_null() && !driver.is_null() {
            found = find_in(driver, name);
        }
    }
    if found.is_null() {
        return found;
    }
    if driver().is_null() {
        adopt_by_file(found);
    }
    let instead = instead_of(name, found);
    if instead.is_none() {
        note_other(name, found);
    }
    // What was asked here is not the program's error.
    // SAFETY: it takes nothing.
    unsafe { libc::dlerror() };
    instead.unwrap_or(found)
}

/// The program gets a function of a driver's library that is in no list, or of another library.
fn note_other(name: &CStr, found: *mut c_void) {
    let driver = sites().map(|site| site.driver.load(Acquire)).find(|driver| !driver.is_null());
    let driver = driver.and_then(|driver| object_of(driver.cast())).map(|(file, ..)| file);
    let Some((file, ..)) = object_of(found).filter(|(file, ..)| is_driver(file)) else { return };
    if let Some(spool) = layer::spool() {
        match driver.as_ref() == Some(&file) {
            true => spool.note(Event::Unknown, &name.to_string_lossy()),
            false => spool.note(Event::Elsewhere, &file),
        }
    }
}

fn is_driver(file: &str) -> bool {
    file.rsplit('/').next().is_some_and(|name| name.starts_with("libcuda.so"))
}

/// A driver under a path of its own.
fn adopt_by_file(function: *mut c_void) {
    let Some((file, ..)) = object_of(function) else { return };
    if let (true, Ok(file)) = (is_driver(&file), CString::new(file)) {
        adopt(loaded(&file).unwrap_or(null_mut()));
    }
}

unsafe extern "C" fn seen_by_dlsym(handle: *mut c_void, name: *const c_char) -> *mut c_void {
    // SAFETY: the program's own arguments.
    unsafe { seen(CStr::from_ptr(name), loader::<Dlsym>(&DLSYM)(handle, name)) }
}

unsafe extern "C" fn seen_by_dlvsym(
    handle: *mut c_void,
    name: *const c_char,
    version: *const c_char,
) -> *mut c_void {
    // SAFETY: the program's own arguments.
    unsafe { seen(CStr::from_ptr(name), loader::<Dlvsym>(&DLVSYM)(handle, name, version)) }
}

unsafe extern "C" fn bound_elsewhere(file: *const c_char) {
    layer::start();
    if let (Some(spool), false) = (layer::spool(), file.is_null()) {
        // SAFETY: the program's own argument.
        spool.note(Event::DeepBind, &unsafe { CStr::from_ptr(file) }.to_string_lossy());
    }
}

/// A name that begins as the driver's do goes to a function of ours, all else to the loader's by a jump: `RTLD_NEXT` and
/// the search path depend on the caller's address, which is the return address.
#[cfg(target_arch = "x86_64")]
macro_rules! by_name {
    ($seen:ident, $real:ident $($skip:literal)*) => {
        naked_asm!(
            "test rsi, rsi", "je 2f",
            "cmp byte ptr [rsi], 'c'", "jne 2f",
            "cmp byte ptr [rsi + 1], 'u'", "jne 2f",
            "movzx eax, byte ptr [rsi + 2]", "sub eax, 'A'", "cmp eax, 25", "ja 2f",
            "cmp rdi, -1", "je 2f",
            $($skip,)*
            "jmp {seen}",
            "2: mov rax, qword ptr [rip + {real}]", "test rax, rax", "je 3f", "jmp rax",
            "3: push rdi", "push rsi", "push rdx", "call {prepare}", "pop rdx", "pop rsi", "pop rdi", "jmp 2b",
            seen = sym $seen, real = sym $real, prepare = sym prepare,
        )
    };
}

#[cfg(target_arch = "aarch64")]
macro_rules! by_name {
    ($seen:ident, $real:ident $($skip:literal)*) => {
        naked_asm!(
            "cbz x1, 2f",
            "ldrb w9, [x1]", "cmp w9, 'c'", "b.ne 2f",
            "ldrb w9, [x1, 1]", "cmp w9, 'u'", "b.ne 2f",
            "ldrb w9, [x1, 2]", "sub w9, w9, 'A'", "cmp w9, 25", "b.hi 2f",
            "cmn x0, 1", "b.eq 2f",
            $($skip,)*
            "b {seen}",
            "2: adrp x16, {real}", "ldr x16, [x16, :lo12:{real}]", "cbz x16, 3f", "br x16",
            "3: stp x29, x30, [sp, -48]!", "stp x0, x1, [sp, 16]", "str x2, [sp, 32]", "bl {prepare}",
            "ldr x2, [sp, 32]", "ldp x0, x1, [sp, 16]", "ldp x29, x30, [sp], 48", "b 2b",
            seen = sym $seen, real = sym $real, prepare = sym prepare,
        )
    };
}

/// The loader's, but for the driver's functions.
///
/// # Safety
///
/// As for the loader's.
#[unsafe(naked)]
#[cfg_attr(not(test), unsafe(no_mangle))]
pub unsafe extern "C" fn dlsym(handle: *mut c_void, name: *const c_char) -> *mut c_void {
    by_name!(seen_by_dlsym, DLSYM)
}

/// The loader's, but for the driver's functions. What `RTLD_DEFAULT` finds has its version: it is not the driver's.
///
/// # Safety
///
/// As for the loader's.
#[unsafe(naked)]
#[cfg_attr(not(test), unsafe(no_mangle))]
pub unsafe extern "C" fn dlvsym(
    handle: *mut c_void,
    name: *const c_char,
    version: *const c_char,
) -> *mut c_void {
    by_name!(seen_by_dlvsym, DLVSYM)
}

/// The loader's. A library that binds its symbols first to its own dependencies is noted.
///
/// # Safety
///
/// As for the loader's.
#[unsafe(naked)]
#[cfg_attr(not(test), unsafe(no_mangle))]
pub unsafe extern "C" fn dlopen(file: *const c_char, flags: c_int) -> *mut c_void {
    #[cfg(target_arch = "x86_64")]
    naked_asm!(
        "test esi, 8", "je 2f",
        "push rdi", "push rsi", "push rdx", "call {noted}", "pop rdx", "pop rsi", "pop rdi",
        "2: mov rax, qword ptr [rip + {real}]", "test rax, rax", "je 3f", "jmp rax",
        "3: push rdi", "push rsi", "push rdx", "call {prepare}", "pop rdx", "pop rsi", "pop rdi", "jmp 2b",
        noted = sym bound_elsewhere, real = sym DLOPEN, prepare = sym prepare,
    );
    #[cfg(target_arch = "aarch64")]
    naked_asm!(
        "tbz w1, 3, 2f",
        "stp x29, x30, [sp, -32]!", "stp x0, x1, [sp, 16]", "bl {noted}",
        "ldp x0, x1, [sp, 16]", "ldp x29, x30, [sp], 32",
        "2: adrp x16, {real}", "ldr x16, [x16, :lo12:{real}]", "cbz x16, 3f", "br x16",
        "3: stp x29, x30, [sp, -32]!", "stp x0, x1, [sp, 16]", "bl {prepare}",
        "ldp x0, x1, [sp, 16]", "ldp x29, x30, [sp], 32", "b 2b",
        noted = sym bound_elsewhere, real = sym DLOPEN, prepare = sym prepare,
    )
}

static GET_PROC: AtomicPtr<c_void> = AtomicPtr::new(null_mut());
static GET_PROC_V2: AtomicPtr<c_void> = AtomicPtr::new(null_mut());
static EXPORT_TABLE: AtomicPtr<c_void> = AtomicPtr::new(null_mut());

/// The functions that give functions: what is called in place of the driver's, and where that is kept.
fn special(name: &CStr) -> Option<(&'static AtomicPtr<c_void>, *const ())> {
    match name.to_bytes() {
        b"cuGetProcAddress" => Some((&GET_PROC, get_proc as *const ())),
        b"cuGetProcAddress_v2" => Some((&GET_PROC_V2, get_proc_v2 as *const ())),
        b"cuGetExportTable" => Some((&EXPORT_TABLE, export_table as *const ())),
        _ => None,
    }
}

unsafe extern "C-unwind" fn get_proc(
    symbol: *const c_char,
    pfn: *mut *mut c_void,
    version: c_int,
    flags: cuuint64_t,
) -> CUresult {
    type Real =
        unsafe extern "C-unwind" fn(*const c_char, *mut *mut c_void, c_int, cuuint64_t) -> CUresult;
    // SAFETY: the driver's function has this type; the arguments are the program's.
    unsafe {
        given(
            c"cuGetProcAddress",
            symbol,
            pfn,
            loader::<Real>(&GET_PROC)(symbol, pfn, version, flags),
        )
    }
}

unsafe extern "C-unwind" fn get_proc_v2(
    symbol: *const c_char,
    pfn: *mut *mut c_void,
    version: c_int,
    flags: cuuint64_t,
    status: *mut CUdriverProcAddressQueryResult,
) -> CUresult {
    type Real = unsafe extern "C-unwind" fn(
        *const c_char,
        *mut *mut c_void,
        c_int,
        cuuint64_t,
        *mut CUdriverProcAddressQueryResult,
    ) -> CUresult;
    // SAFETY: the driver's function has this type; the arguments are the program's.
    unsafe {
        let answer = loader::<Real>(&GET_PROC_V2)(symbol, pfn, version, flags, status);
        given(c"cuGetProcAddress_v2", symbol, pfn, answer)
    }
}

/// # Safety
///
/// The arguments must be those of a call that gave this answer.
unsafe fn given(
    call: &CStr,
    symbol: *const c_char,
    pfn: *mut *mut c_void,
    answer: CUresult,
) -> CUresult {
    if answer != CUresult::CUDA_SUCCESS
        || symbol.is_null()
        || pfn.is_null()
        || !layer::is_inside(call)
    {
        return answer;
    }
    // SAFETY: the call succeeded with them.
    let (symbol, found) = unsafe { (CStr::from_ptr(symbol), pfn.read_unaligned()) };
    if found.is_null() {
        return answer;
    }
    match (instead_of(symbol, found), layer::spool()) {
        // SAFETY: as above.
        (Some(instead), _) => unsafe { pfn.write_unaligned(instead) },
        (None, Some(spool)) => spool.note(Event::Unknown, &symbol.to_string_lossy()),
        _ => {}
    }
    answer
}

unsafe extern "C-unwind" fn export_table(table: *mut *const c_void, id: *const CUuuid) -> CUresult {
    type Real = unsafe extern "C-unwind" fn(*mut *const c_void, *const CUuuid) -> CUresult;
    // SAFETY: the driver's function has this type; the arguments are the program's.
    let answer = unsafe { loader::<Real>(&EXPORT_TABLE)(table, id) };
    if let (CUresult::CUDA_SUCCESS, Some(spool)) = (answer, layer::spool()) {
        spool.note(Event::Table, "");
    }
    answer
}

/// The file that an address lies in, the address there, and the symbol of the function, where it has one.
pub fn object_of(address: *const c_void) -> Option<(String, usize, String)> {
    #[repr(C)]
    struct LinkMap {
        bias: usize,
    }
    unsafe extern "C" {
        fn dladdr1(
            address: *const c_void,
            info: *mut libc::Dl_info,
            extra: *mut *mut c_void,
            flags: c_int,
        ) -> c_int;
    }
    const RTLD_DL_SYMENT: c_int = 1;
    const RTLD_DL_LINKMAP: c_int = 2;
    let text = |text: *const c_char| match text.is_null() {
        true => String::new(),
        // SAFETY: a string of the loader's.
        false => unsafe { CStr::from_ptr(text) }.to_string_lossy().into_owned(),
    };
    // SAFETY: it writes to both; a map begins with the bias, and a symbol is one of the object's.
    unsafe {
        let mut info: libc::Dl_info = std::mem::zeroed();
        let (mut map, mut symbol) = (null_mut(), null_mut());
        if dladdr1(address, &mut info, &mut map, RTLD_DL_LINKMAP) == 0 || map.is_null() {
            return None;
        }
        dladdr1(address, &mut info, &mut symbol, RTLD_DL_SYMENT);
        let symbol = symbol.cast::<libc::Elf64_Sym>().as_ref();
        // The loader names the nearest one before, also where that has ended.
        let is_inside = symbol
            .is_some_and(|symbol| address.addr() - info.dli_saddr.addr() < symbol.st_size as usize);
        let mut file = text(info.dli_fname);
        // The program itself is called what it was started as.
        if !file.starts_with('/') {
            file = std::env::current_exe().map_or(file, |path| path.to_string_lossy().into_owned());
        }
        let name = if is_inside { text(info.dli_sname) } else { String::new() };
        Some((file, address.addr() - (*map.cast::<LinkMap>()).bias, name))
    }
}
