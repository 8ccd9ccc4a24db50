//! The source of the driver's functions: finding, loading and calling them. The declarations need it, and it needs none.
//!
//! The system's loader holds a lock of its own while it runs a library's constructors, and a constructor may make a
//! call. Therefore no thread waits here for another: threads that make the first call together all load the driver, and
//! one result stays.

extern crate alloc;
extern crate std;

use crate::function::{Function, Release};
use alloc::borrow::{Cow, ToOwned as _};
use alloc::boxed::Box;
use alloc::string::{String, ToString as _};
use alloc::vec::Vec;
use core::error::Error as _;
use core::ffi::{CStr, c_int, c_void};
use core::fmt;
use core::mem::ManuallyDrop;
use core::ptr::NonNull;
use libloading::Library;
use once_cell::race::{OnceBox, OnceRef};
use std::path::Path;

/// The reason why a function or the driver is not available.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum LoadError {
    /// No driver could be loaded. Calls return `CUDA_ERROR_SHARED_OBJECT_INIT_FAILED`, or `CUDA_ERROR_STUB_LIBRARY` if
    /// a toolkit's stub was found in the driver's place.
    #[non_exhaustive]
    NoDriver {
        /// The libraries that were tried, in order.
        tried: Vec<Tried>,
    },
    /// The driver does not have the function. Calls return `CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND`.
    #[non_exhaustive]
    MissingFunction {
        /// The symbol.
        symbol: String,
        /// The release that introduced the function, if `libcuda-sys` declares the function and knows its release.
        since: Option<Release>,
        /// The release that the driver implements, if it reports one.
        driver: Option<Release>,
        /// The library that was searched.
        library: String,
    },
    /// [`load_from`] or [`load_with`] was called after the first use of the driver.
    #[non_exhaustive]
    AlreadyLoaded {
        /// The library in use.
        library: String,
    },
    /// [`load_from`] does not accept a relative path, because its meaning would depend on the current directory.
    RelativePath(String),
    /// The program is linked against the driver (feature `link`), so no other library can be loaded.
    Linked,
}

/// A library that was tried, and the reason why it is not the driver.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Tried {
    /// The name or path that was passed to the system's loader.
    pub library: String,
    /// The error of the system's loader, or the problem with the library.
    pub reason: String,
    /// The library is a toolkit's stub, which is for linking only.
    pub stub: bool,
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoDriver { tried } => {
                f.write_str("no CUDA driver could be loaded (")?;
                for (index, Tried { library, reason, .. }) in tried.iter().enumerate() {
                    let separator = if index == 0 { "" } else { "; " };
                    write!(f, "{separator}{library}: {reason}")?;
                }
                f.write_str(match tried.iter().any(|tried| tried.stub) {
                    true => "): a stub is for linking, take its folder off the library path",
                    false => "): install NVIDIA's driver",
                })?;
                match cfg!(feature = "link") {
                    true => Ok(()),
                    false => f.write_str(", or name the driver's library with libcuda_sys::load_from"),
                }
            }
            Self::MissingFunction { symbol, since, driver, library } => {
                write!(f, "the CUDA driver has no function {symbol} (looked for in {library}")?;
                if let Some(driver) = driver {
                    write!(f, "; the driver implements CUDA {driver}")?;
                }
                if let Some(since) = since {
                    write!(f, "; the function is of CUDA {since}")?;
                }
                f.write_str(match (since, driver) {
                    (Some(since), Some(driver)) if since <= driver => {
                        "): drivers of this release have it, but this library does not export it: it may be a stub, a shim or a model"
                    }
                    (Some(_), _) => "): update the driver",
                    (None, _) => "): check the name, or update the driver",
                })
            }
            Self::AlreadyLoaded { library } => {
                write!(f, "the CUDA driver was already loaded ({library}): choose another before the first call")
            }
            Self::RelativePath(path) => {
                write!(f, "the driver's path is relative ({path}): give an absolute one")
            }
            Self::Linked => f.write_str(
                "this program is linked against the CUDA driver: build it without the feature 'link' of libcuda-sys to load one",
            ),
        }
    }
}

impl core::error::Error for LoadError {}

/// The source of symbols, after the first use: that in `DRIVER`, or another one.
static SOURCE: OnceRef<'static, Source> = OnceRef::new();

/// The driver's own library, after it was loaded. [`load_with`] does not load it.
static DRIVER: OnceBox<Source> = OnceBox::new();

enum Source {
    Library {
        name: Cow<'static, str>,
        /// Never closed, also if another thread was faster: threads may still run a driver's code when they end.
        library: ManuallyDrop<Library>,
    },
    Finder(Finder),
}

/// A function that returns the address of a driver function, or null if there is none.
type Finder = unsafe fn(&CStr) -> *mut c_void;

impl Source {
    fn find(&self, symbol: &CStr) -> Option<NonNull<c_void>> {
        // The system also searches the libraries that the driver needs, and the C library has a `cuserid`.
        if !matches!(symbol.to_bytes(), [b'c', b'u', b'A'..=b'Z', ..]) {
            return None;
        }
        match self {
            Self::Library { library, .. } => find_in_library(library, symbol),
            // SAFETY: the caller of `load_with` guaranteed this.
            Self::Finder(find) => NonNull::new(unsafe { find(symbol) }),
        }
    }

    fn name(&self) -> &str {
        match self {
            Self::Library { name, .. } => name,
            Self::Finder(_) => "the functions given to libcuda_sys::load_with",
        }
    }
}

fn find_in_library(library: &Library, symbol: &CStr) -> Option<NonNull<c_void>> {
    // SAFETY: only the address is read.
    let found = unsafe { library.get::<*mut c_void>(symbol.to_bytes_with_nul()) };
    NonNull::new(*found.ok()?)
}

const VERSION: &CStr = c"cuDriverGetVersion";

/// The result of a function of the driver.
#[derive(PartialEq)]
#[repr(transparent)]
pub(crate) struct Answer(pub(crate) u32);

impl Answer {
    /// A stub's answer to every call.
    pub(crate) const STUB: Self = Self(34);

    fn into_result(self) -> Result<(), Self> {
        if self.0 == 0 { Ok(()) } else { Err(self) }
    }
}

/// Returns the release of the driver that this function [`VERSION`] belongs to. The error is the function's answer, if there is
/// a function.
fn release(version: Option<NonNull<c_void>>) -> Result<Release, Option<Answer>> {
    let version = version.ok_or(None)?;
    let mut release: c_int = 0;
    // SAFETY: the function has had this signature since CUDA 2.2.
    unsafe {
        let function: unsafe extern "C" fn(*mut c_int) -> Answer =
            core::mem::transmute(version.as_ptr());
        function(&mut release).into_result()?;
    }
    Ok(Release(release.try_into().unwrap_or(0)))
}

/// Loads the driver now instead of on the first call, and returns the reason if that fails.
///
/// A failure is not cached: a later call, or a later `load`, tries again.
///
/// With the feature `link` the system has loaded the driver before `main`. The function then reports whether that
/// library is the driver or a stub.
///
/// # Errors
///
/// [`LoadError::NoDriver`], with each library that was tried.
pub fn load() -> Result<(), LoadError> {
    source().map(|_| ())
}

/// Returns the address of a driver function. `since` is the release that introduced it, for the error.
pub(crate) fn find(
    symbol: &CStr,
    since: impl FnOnce() -> Option<Release>,
) -> Result<NonNull<c_void>, LoadError> {
    find_in(source()?, symbol, since)
}

/// Does the same in the driver's own library.
pub(crate) fn find_in_driver(
    symbol: &CStr,
    since: impl FnOnce() -> Option<Release>,
) -> Result<NonNull<c_void>, LoadError> {
    find_in(driver_itself()?, symbol, since)
}

fn find_in(
    source: &Source,
    symbol: &CStr,
    since: impl FnOnce() -> Option<Release>,
) -> Result<NonNull<c_void>, LoadError> {
    source.find(symbol).ok_or_else(|| LoadError::MissingFunction {
        symbol: symbol.to_string_lossy().into_owned(),
        since: since(),
        driver: release(source.find(VERSION)).ok(),
        library: source.name().to_owned(),
    })
}

/// Returns whether there is a driver and it has this function. Only this symbol counts, not an [older
/// one](crate::Function::older) that a call would use instead.
///
/// ```
/// if libcuda_sys::is_present(c"cuMulticastBindMem_v2") {
///     // The driver implements CUDA 13.1 or later.
/// }
/// ```
pub fn is_present(symbol: &CStr) -> bool {
    source().is_ok_and(|source| source.find(symbol).is_some())
}

/// Returns the functions that calls of this program did not find in the driver, in the order of their first call. These
/// are the functions that the program uses and an older driver lacks. A function that was found later stays in the
/// list.
///
/// The list is empty if there is no driver: then [`load`] returns the reason. It is also empty with the feature `link`,
/// because the system does not start such a program if a function is missing.
///
/// ```
/// for function in libcuda_sys::missing() {
///     let since = function.since().map(|release| release.to_string()).unwrap_or_default();
///     eprintln!("the driver has no {:?}, which is of CUDA {since}", function.symbol());
/// }
/// ```
pub fn missing() -> Vec<Function> {
    let first = MISSING.get();
    core::iter::successors(first, |missing| missing.next.get()).map(|one| one.function).collect()
}

/// The functions that were missing, each once. The list only grows, without a lock: the child of a fork must not wait for
/// one that another thread held.
static MISSING: OnceBox<Missing> = OnceBox::new();

struct Missing {
    function: Function,
    next: OnceBox<Self>,
}

#[cfg(not(feature = "link"))]
fn note_missing(function: &Function) {
    let mut place = &MISSING;
    loop {
        let one = place.get_or_init(|| {
            let next = OnceBox::new();
            Box::new(Missing { function: *function, next })
        });
        if one.function == *function {
            return;
        }
        place = &one.next;
    }
}

/// Loads the driver from the given library. Must be called before the first driver call.
///
/// # Safety
///
/// The library must be a CUDA driver, or behave like one: its functions are called with the types that
/// `cuda.h` declares.
///
/// # Errors
///
/// [`LoadError::NoDriver`] if the library is not there or is no driver, [`LoadError::RelativePath`],
/// [`LoadError::AlreadyLoaded`] after the first use of the driver, and [`LoadError::Linked`] with the feature `link`.
pub unsafe fn load_from(path: impl AsRef<Path>) -> Result<(), LoadError> {
    let path = path.as_ref();
    let name = path.to_string_lossy().into_owned();
    if cfg!(feature = "link") {
        return Err(LoadError::Linked);
    }
    if !path.is_absolute() {
        return Err(LoadError::RelativePath(name));
    }
    choose(|| {
        // SAFETY: the caller also guarantees that the library's initializers are sound.
        driver(name.into(), unsafe { Library::new(path) })
            .map_err(|tried| LoadError::NoDriver { tried: [tried].into() })
    })
}

/// Uses `find` to look up the driver's functions. It returns the address of a symbol, or null: it can be another
/// loader, a tracing layer, or a set of functions written in Rust. Must be called before the first driver call.
///
/// A function is looked up when it is first called. After it was found, it is not looked up again.
///
/// A layer reaches the driver with [`find_in_driver`](crate::find_in_driver). This one traces every call:
///
/// ```standalone_crate
/// # #![allow(non_snake_case)]
/// use std::ffi::{CStr, c_void};
///
/// macro_rules! traced {
///     ($(
///         $(#[$fact:ident $(= $value:literal)?])*
///         fn $name:ident($($parameter:ident: $ty:ty),*) -> $result:ty;
///     )*) => {
///         $(unsafe extern "C" fn $name($($parameter: $ty),*) -> $result {
///             let symbol = CStr::from_bytes_with_nul(concat!(stringify!($name), "\0").as_bytes());
///             let result = match libcuda_sys::find_in_driver(symbol.unwrap()) {
///                 // SAFETY: it is the driver's function of this name, and the arguments are the caller's.
///                 Ok(found) => unsafe {
///                     let function: unsafe extern "C" fn($($ty),*) -> $result = std::mem::transmute(found);
///                     function($($parameter),*)
///                 },
///                 Err(error) => error.code(),
///             };
///             eprintln!("{} -> {result:?}", stringify!($name));
///             result
///         })*
///
///         fn find(symbol: &CStr) -> *mut c_void {
///             match symbol.to_str() {
///                 $(Ok(stringify!($name)) if !is_missing(symbol) => $name as *mut c_void,)*
///                 _ => std::ptr::null_mut(),
///             }
///         }
///     };
/// }
/// libcuda_sys::for_each_function!(traced);
///
/// fn is_missing(symbol: &CStr) -> bool {
///     use libcuda_sys::LoadError::MissingFunction;
///     matches!(libcuda_sys::find_in_driver(symbol), Err(MissingFunction { .. }))
/// }
///
/// fn main() {
/// #   if cfg!(feature = "link") { return }
///     // SAFETY: each function has the type of the declared one.
///     unsafe { libcuda_sys::load_with(find) }.unwrap();
/// #   unsafe { libcuda_sys::cuInit(0) };
/// #   assert!(!libcuda_sys::is_present(c"cuNoSuchFunction"));
/// }
/// ```
///
/// # Safety
///
/// It must be sound to call `find` with any symbol, from any thread. Each address that it returns must be a function of
/// the type that `cuda.h` declares for the symbol, and must stay so as long as the program runs.
///
/// # Errors
///
/// [`LoadError::AlreadyLoaded`] after the first use of the driver, and [`LoadError::Linked`] with the feature `link`.
pub unsafe fn load_with(find: unsafe fn(&CStr) -> *mut c_void) -> Result<(), LoadError> {
    if cfg!(feature = "link") {
        return Err(LoadError::Linked);
    }
    choose(|| Ok(Source::Finder(find)))
}

/// Uses this source, unless there is one, or another thread is faster.
fn choose(make: impl FnOnce() -> Result<Source, LoadError>) -> Result<(), LoadError> {
    if SOURCE.get().is_none() {
        let own = Box::into_raw(Box::new(make()?));
        // SAFETY: it is freed only if nothing else refers to it.
        if SOURCE.set(unsafe { &*own }).is_ok() {
            return Ok(());
        }
        // SAFETY: it is from a box, and was not stored.
        drop(unsafe { Box::from_raw(own) });
    }
    Err(LoadError::AlreadyLoaded { library: source()?.name().to_owned() })
}

fn source() -> Result<&'static Source, LoadError> {
    SOURCE.get_or_try_init(driver_itself)
}

fn driver_itself() -> Result<&'static Source, LoadError> {
    DRIVER.get_or_try_init(|| {
        let mut tried = Vec::new();
        for (name, open) in CANDIDATES {
            match driver(Cow::Borrowed(name), open(name)) {
                Ok(source) => return Ok(Box::new(source)),
                Err(failure) => tried.push(failure),
            }
        }
        Err(LoadError::NoDriver { tried })
    })
}

/// Returns the library if it is the driver, or the reason why it is not.
fn driver(
    name: Cow<'static, str>,
    opened: Result<Library, libloading::Error>,
) -> Result<Source, Tried> {
    let failed =
        |reason: &str, stub| Tried { library: name.to_string(), reason: reason.to_owned(), stub };
    let library = opened.map_err(|error| {
        // On Windows, only the error's source has the reason.
        let reason = error.source().map_or_else(|| error.to_string(), |source| source.to_string());
        let own = reason.strip_prefix(&*name).and_then(|rest| rest.strip_prefix(": "));
        failed(own.unwrap_or(&reason), false)
    })?;
    match release(find_in_library(&library, VERSION)) {
        Err(Some(Answer::STUB)) => Err(failed("a toolkit's stub, not a driver", true)),
        Err(None) => Err(failed("no CUDA driver: it has no cuDriverGetVersion", false)),
        // The driver itself reports any other problem best.
        _ => Ok(Source::Library { name, library: ManuallyDrop::new(library) }),
    }
}

type Open = fn(&str) -> Result<Library, libloading::Error>;

/// The driver's own names: never `libcuda.so`, which the toolkit has too, and never a relative path.
#[cfg(all(unix, not(feature = "link")))]
const CANDIDATES: &[(&str, Open)] =
    &[("libcuda.so.1", open), ("/usr/lib/wsl/lib/libcuda.so.1", open)];

#[cfg(all(unix, not(feature = "link")))]
fn open(name: &str) -> Result<Library, libloading::Error> {
    // SAFETY: the driver's initializers are sound at any time.
    unsafe { Library::new(name) }
}

#[cfg(all(windows, not(feature = "link")))]
const CANDIDATES: &[(&str, Open)] = &[("nvcuda.dll", open)];

/// Loads from System32, where the driver is. By default Windows would also search the program's folder and the current
/// directory.
#[cfg(all(windows, not(feature = "link")))]
fn open(name: &str) -> Result<Library, libloading::Error> {
    use libloading::os::windows;
    // SAFETY: the driver's initializers are sound at any time.
    unsafe { windows::Library::load_with_flags(name, windows::LOAD_LIBRARY_SEARCH_SYSTEM32) }
        .map(Library::from)
}

#[cfg(all(unix, feature = "link"))]
const CANDIDATES: &[(&str, Open)] = &[("the program itself", |_| {
    refer_to_the_driver();
    Ok(libloading::os::unix::Library::this().into())
})];

#[cfg(all(windows, feature = "link"))]
const CANDIDATES: &[(&str, Open)] = &[("nvcuda.dll", |name| {
    refer_to_the_driver();
    libloading::os::windows::Library::open_already_loaded(name).map(Library::from)
})];

/// Refers to a function of the library, because linkers omit a library that a program does not refer to.
#[cfg(feature = "link")]
fn refer_to_the_driver() {
    #[cfg_attr(windows, link(name = "nvcuda", kind = "raw-dylib"))]
    unsafe extern "C" {
        fn cuDriverGetVersion(driverVersion: *mut c_int) -> Answer;
    }
    core::hint::black_box(cuDriverGetVersion as *const ());
}

/// Calls of loaded functions, by a jump through a slot. The first call finds the symbol and fills the slot. After that,
/// a call is one load and one indirect call, as through a linker's PLT.
#[cfg(not(feature = "link"))]
pub(crate) mod calls {
    use crate::function::Function;
    use crate::load::LoadError;
    pub(crate) use core::sync::atomic::{AtomicPtr, Ordering};

    /// The function to call: the driver's function, or before the first call a function that finds it.
    pub(crate) type Slot = AtomicPtr<()>;

    /// Finds the function of a row, and fills its slot. A failure does not change the
    /// slot, so that the next call tries again. The error is the source's; where that lacks the function, there is none.
    ///
    /// # Safety
    ///
    /// There must be a slot for each function, in the same order.
    #[cold]
    pub(crate) unsafe fn resolve(
        functions: &'static [Function],
        slots: *const Slot,
        row: usize,
    ) -> Result<*mut (), Option<LoadError>> {
        let function = &functions[row];
        // SAFETY: there is a slot for each function.
        let slot = unsafe { &*slots.add(row) };
        let source = super::source().map_err(Some)?;
        let found = source.find(function.symbol());
        // The older symbol has the same parameters.
        let found = found.or_else(|| source.find(function.older()?));
        let Some(found) = found else {
            super::note_missing(function);
            return Err(None);
        };
        let function = found.as_ptr().cast();
        // A thread that sees the address must also see the library's initialization.
        slot.store(function, Ordering::Release);
        Ok(function)
    }

    /// The helpers for functions of each number of parameters, expanded where the list of functions is.
    macro_rules! arities {
        ($($call:ident $slot:ident $first:ident($($a:ident: $A:ident),*);)*) => {
            /// Finds the function of a row. The result is in registers, and C's calling convention has no unwinding: the
            /// hundreds of callers are small.
            #[cold]
            extern "C" fn found(row: usize) -> Found {
                // SAFETY: `tables!` creates both from one list.
                unsafe { resolve(FUNCTIONS, (&raw const SLOTS).cast(), row) }
            }

            $(
            /// # Safety
            ///
            /// The slot must belong to a function with these parameters.
            #[inline]
            #[allow(clippy::too_many_arguments)]
            unsafe fn $call<$($A),*>(slot: &Slot $(, $a: $A)*) -> CUresult {
                let function = slot.load(Ordering::Acquire);
                // SAFETY: a slot holds `$first`, or the driver's function of the same type.
                unsafe {
                    let function: unsafe extern "C" fn($($A),*) -> CUresult = core::mem::transmute(function);
                    function($($a),*)
                }
            }

            /// Creates the slot of a row. The function has the type of the argument.
            const fn $slot<const ROW: usize $(, $A)*>(
                _: unsafe extern "C" fn($($A),*) -> CUresult,
            ) -> Slot {
                Slot::new($first::<ROW $(, $A)*> as *mut ())
            }

            #[allow(clippy::too_many_arguments)]
            unsafe extern "C" fn $first<const ROW: usize $(, $A)*>($($a: $A),*) -> CUresult {
                let found = found(ROW);
                if found.function.is_null() {
                    return found.code;
                }
                // SAFETY: this is the driver's function of this name, and its type is this one.
                unsafe {
                    let function: unsafe extern "C" fn($($A),*) -> CUresult = core::mem::transmute(found.function);
                    function($($a),*)
                }
            }
            )*
        };
    }

    pub(crate) use arities;
}
