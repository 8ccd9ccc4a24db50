//! The driver's functions, and what the program gets in their place.

use crate::layer::call::entry_point::{EntryPoint, Lists, entry_points};
use crate::layer::process::loader::{Handle, find_in, loaded, next};
use crate::spool::{Event, Spool};
use crate::{
    layer::call::older, layer::origin::callers, layer::origin::python, layer::process::elf,
};
use libcuda_sys::CUresult;
use once_cell::race::OnceBox;
use std::ffi::{CStr, CString, c_char, c_void};
use std::ptr::null_mut;
use std::sync::atomic::{AtomicPtr, Ordering::*};

/// The driver's library, once the program has loaded it and its functions are known.
static DRIVER: AtomicPtr<c_void> = AtomicPtr::new(null_mut());
/// The driver's functions by their addresses. Those of further headers have no wrappers.
static BY_ADDRESS: OnceBox<Vec<(usize, Option<&'static EntryPoint>)>> = OnceBox::new();

/// Takes away the weak references to functions that are not there, when this library is loaded.
pub fn forget_absent() {
    let is_absent = |address| by_wrapper(address).is_some_and(|entry| next(entry.name).is_null());
    elf::find(|object| {
        object.forget(b"cu", is_absent);
        None::<()>
    });
}

/// Whether a lookup has found a function of the driver, or the wrapper of one: what other functions have such a name is no reason
/// to prepare anything.
pub fn is_asked_for(found: *mut c_void) -> bool {
    !DRIVER.load(Acquire).is_null()
        || by_wrapper(found.addr()).is_some()
        || file_of_driver(found).is_some()
        || !loaded(c"libcuda.so.1").is_null()
}

/// The file of an address, if it is the driver's by its name.
fn file_of_driver(found: *mut c_void) -> Option<&'static CStr> {
    let file = callers::object_at(found)?;
    let name = file.to_bytes().rsplit(|byte| *byte == b'/').next()?;
    name.starts_with(b"libcuda.so").then_some(file)
}

/// The driver's function in place of its wrapper; any other address as it is.
pub fn behind(address: *const c_void) -> *const c_void {
    let own = by_wrapper(address.addr()).map(|entry| entry.driver.load(Acquire));
    own.filter(|own| !own.is_null()).map_or(address, |own| own.cast_const().cast())
}

/// Runs when the program first asks for a function of the driver.
pub fn started([_, internal]: &Lists) {
    for older in older::ALL {
        if let Some(entry) = entry_points().find(|entry| entry.name == older.name) {
            entry.check.store(older.check as *mut (), Release);
        }
    }
    for entry in internal.iter().filter(|entry| entry.check.load(Relaxed).is_null()) {
        let mut checks = entry.variants().map(|variant| variant.check.load(Relaxed));
        entry.check.store(checks.find(|check| !check.is_null()).unwrap_or(null_mut()), Release);
    }
    driver();
}

fn by_wrapper(address: usize) -> Option<&'static EntryPoint> {
    entry_points().find(|entry| entry.wrapper.load(Relaxed).addr() == address)
}

/// The driver, if the program has loaded it.
fn driver() -> Handle {
    if DRIVER.load(Acquire).is_null() {
        adopt(c"libcuda.so.1");
    }
    DRIVER.load(Acquire)
}

/// Takes this library for the driver, for good, if it is loaded. Threads that come here together do the same work. None
/// waits for another: a constructor's thread holds the lock of the system's loader, which the other needs.
fn adopt(name: &CStr) {
    let driver = loaded(name);
    if driver.is_null() {
        return;
    }
    static ONE: AtomicPtr<c_void> = AtomicPtr::new(null_mut());
    let driver = ONE.compare_exchange(null_mut(), driver, AcqRel, Acquire).err().unwrap_or(driver);
    python::look();
    let has_next = !next(c"cuDriverGetVersion").is_null();
    let mut by_address = Vec::new();
    for entry in entry_points() {
        let own = find_in(driver, entry.name);
        let next = if has_next { next(entry.name) } else { null_mut() };
        entry.driver.store(own.cast(), Release);
        entry.reached().store(if next.is_null() { own } else { next }.cast(), Release);
        by_address.push((own.addr(), Some(entry)));
    }
    use libcuda_sys::{egl, gl, profiler, vdpau};
    let further = [gl::functions(), egl::functions(), vdpau::functions(), profiler::functions()];
    for function in further.into_iter().flatten() {
        let symbol = function.symbol().to_string_lossy();
        for name in [&symbol, symbol.trim_end_matches("_v2")] {
            for end in ["", "_ptsz", "_ptds"] {
                let name = CString::new(name.to_owned() + end).unwrap_or_default();
                by_address.push((find_in(driver, &name).addr(), None));
            }
        }
    }
    by_address.retain(|(address, _)| *address != 0);
    by_address.sort_by_key(|(address, entry)| (*address, entry.is_none()));
    let _ = BY_ADDRESS.set(Box::new(by_address));
    DRIVER.store(driver, Release);
}

/// Returns the address of the function that a call reaches.
#[cold]
pub fn resolve(entry: &EntryPoint) -> Result<*const (), CUresult> {
    let is_there = !driver().is_null();
    let mut real = entry.reached().load(Acquire);
    if real.is_null() {
        real = elsewhere(entry).cast();
        let _ = entry.reached().compare_exchange(null_mut(), real, AcqRel, Acquire);
    }
    match real.cast_const() {
        real if !real.is_null() => Ok(real),
        _ if is_there => Err(CUresult::CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND),
        _ => Err(CUresult::CUDA_ERROR_SHARED_OBJECT_INIT_FAILED),
    }
}

/// Finds a function in an object that loads the driver with its first call, and that other objects do not see.
fn elsewhere(entry: &EntryPoint) -> *mut c_void {
    let own = entry.wrapper.load(Relaxed).addr();
    let found = callers::Memory::read().objects().find_map(|name| {
        let object = loaded(&name);
        if object.is_null() {
            return None;
        }
        let found = find_in(object, entry.name);
        // SAFETY: the handle is from above.
        unsafe { libc::dlclose(object) };
        (!found.is_null() && found.addr() != own).then_some(found)
    });
    found.unwrap_or(null_mut())
}

/// Returns the driver's function, or null.
pub fn real(name: &CStr) -> *mut c_void {
    let driver = driver();
    if driver.is_null() { next(name) } else { find_in(driver, name) }
}

/// Returns the function that the program gets in place of a driver's function, which it requested by this name.
fn instead_of(name: &CStr, found: *mut c_void) -> Option<*mut c_void> {
    let by_address = BY_ADDRESS.get()?;
    let first = by_address.partition_point(|(address, _)| *address < found.addr());
    let same = || by_address[first..].iter().take_while(|(address, _)| *address == found.addr());
    // Symbols may share an address.
    let known_as = |is: fn(&CStr, &CStr) -> bool| {
        same().find(|(_, entry)| entry.is_some_and(|entry| is(entry.name, name)))
    };
    let named = known_as(|entry, name| entry == name);
    let begins = || known_as(|entry, name| entry.to_bytes().starts_with(name.to_bytes()));
    match named.or_else(begins).or_else(|| same().next()) {
        Some((_, Some(entry))) => Some(entry.wrapper.load(Relaxed).cast()),
        Some(_) => Some(found),
        None => by_wrapper(found.addr()).map(|_| found),
    }
}

/// The result of `dlsym` for the program, where the system's is `found`.
pub fn lookup_result(spool: &Spool, name: &CStr, mut found: *mut c_void) -> *mut c_void {
    let driver = driver();
    if by_wrapper(found.addr()).is_some() {
        let places = [libc::RTLD_NEXT, driver].into_iter().filter(|place| !place.is_null());
        let mut all = places.map(|place| find_in(place, name));
        let Some(other) = all.find(|found| !found.is_null()) else { return null_mut() };
        found = other;
    }
    let file = file_of_driver(found);
    if let Some(file) = file.filter(|_| driver.is_null()) {
        adopt(file);
    }
    let instead = instead_of(name, found);
    if let Some(file) = file.filter(|_| instead.is_none()) {
        match find_in(DRIVER.load(Acquire), name) == found {
            true => spool.note(Event::Unknown, &name.to_string_lossy()),
            false => spool.note(Event::Elsewhere, &file.to_string_lossy()),
        }
    }
    // An error of these lookups is not the program's.
    // SAFETY: it takes nothing.
    unsafe { libc::dlerror() };
    instead.unwrap_or(found)
}

/// Gives the program the wrapper of a function that it got from `cuGetProcAddress`.
///
/// # Safety
///
/// The call must have succeeded, with arguments of which these lead to the first two.
pub unsafe fn given_function(spool: &Spool, first: [*const c_void; 2]) {
    let (symbol, place) = (first[0].cast::<*const c_char>(), first[1].cast::<*mut *mut c_void>());
    // SAFETY: these are the types of both versions' parameters.
    unsafe {
        let (symbol, place) = (*symbol, *place);
        if symbol.is_null() || place.is_null() || place.read_unaligned().is_null() {
            return;
        }
        let symbol = CStr::from_ptr(symbol);
        match instead_of(symbol, place.read_unaligned()) {
            Some(instead) => place.write_unaligned(instead),
            None => spool.note(Event::Unknown, &symbol.to_string_lossy()),
        }
    }
}
