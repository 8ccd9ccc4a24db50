//! Argument-checked Rust bindings for the CUDA Driver API, with errors that say which argument was wrong and why.
//!
//! This program launches a kernel that adds one to each number. It reads the kernel from `examples/add_one.ptx`: copy that
//! file from the repository into your crate first.
//!
//! ```
//! use cuda_checked::owned::{Device, Kernel, LinearMemory, PrimaryContext};
//! use cuda_checked::{calls, load_ptx};
//! use std::{error::Error, ffi::CString, fs, ptr};
//!
//! # fn main() {
//! #     if let Err(error) = add_one() {
//! #         println!("{error}");
//! #     }
//! # }
//! fn add_one() -> Result<(), Box<dyn Error>> {
//!     calls::cuInit(0)?;
//!     let context = PrimaryContext::retain(Device::get(0)?)?;
//!     context.with_current(|| {
//!         let mut numbers: Vec<u32> = (0..1000).collect();
//!         let size = size_of_val(&numbers[..]);
//!         let memory = LinearMemory::alloc(&context, size)?; // freed at the end, and on `?`
//!         let (data, count) = (memory.as_raw(), numbers.len() as u32);
//!         let (grid, block) = ([count.div_ceil(256), 1, 1], [256, 1, 1]);
//!         let ptx = CString::new(fs::read("examples/add_one.ptx")?)?;
//!         // SAFETY: the file is PTX, and the arguments have the types that its kernel declares.
//!         unsafe {
//!             let kernel = Kernel::from(calls::cuModuleGetFunction(load_ptx(&ptx)?, c"add_one")?);
//!             calls::cuMemcpyHtoD(data, numbers.as_ptr().cast(), size)?;
//!             kernel.launch(grid, block, 0, ptr::null_mut(), (data, count))?;
//!             calls::cuMemcpyDtoH(numbers.as_mut_ptr().cast(), data, size)?; // waits
//!         }
//!         println!("{:?} ...", &numbers[..5]);
//!         Ok(()) // the module is unloaded with its context
//!     })?
//! }
//! ```
//!
//! `docs/first_program.md` of the repository compares this program with the same program in cudarc and in C.
//!
//! A function in [`calls`] has the name of its C counterpart. It differs in these ways:
//!
//! - A string is a [`CStr`](core::ffi::CStr), and most arrays are slices.
//! - A function is safe if no argument can cause undefined behavior in this process.
//! - A value that C returns through a pointer is the `Ok` value.
//! - A call whose arguments break a documented rule does not reach the driver. The error shows the parameter, its value
//!   and the rule.
//! - An [`Error`] names the call, and distinguishes a code from the driver, a machine without a driver, and a driver
//!   that lacks the function.
//!
//! Checks also run on a machine without a driver:
//!
//! ```
//! use cuda_checked::calls;
//!
//! let error = calls::cuMemAddressReserve(2 << 20, 3 << 20, 0, 0).unwrap_err();
//! assert_eq!(
//!     error.to_string(),
//!     "cuMemAddressReserve: alignment (3145728, 3 MiB) must be zero or a power of two \
//!      [CUDA_ERROR_INVALID_VALUE]"
//! );
//! ```
//!
//! # What to import
//!
//! [`types`] contains the types and constants of `cuda.h`, and no functions. So every call shows whether it is checked:
//! `calls::cuMemAlloc` is, and the raw function `sys::cuMemAlloc` is not.
//!
//! ```
//! use cuda_checked::{Result, calls, types::*};
//!
//! fn allocate(size: usize) -> Result<CUdeviceptr> {
//!     calls::cuMemAlloc(size)
//! }
//! ```
//!
//! If `calls::` is missing, the program does not compile. With `sys::*` it would compile, and check nothing:
//!
//! ```compile_fail,E0425
//! use cuda_checked::{calls, types::*};
//!
//! unsafe fn free(address: CUdeviceptr) {
//!     let _ = unsafe { cuMemFree(address) };
//! }
//! ```
//!
//! # What a check does
//!
//! A check rejects only what the documentation of the driver's CUDA release forbids. Documentation changes: a memory
//! pool in host memory is an error in CUDA 12.6 to 12.9, and allowed since 13.0. The rules cover the documentation of the
//! releases in [`DOCUMENTED`]. If the driver is of another release, the checks leave the arguments to the driver, and
//! reject only sums that overflow. After a refusal, the nearest documentation explains it ([`Cause::precondition`]).
//! Without a driver, the newest documentation counts, so that a program can test its arguments on a machine without a
//! GPU.
//!
//! The page of each function lists its rules. The arguments alone decide those under *Checked*, at the cost of a few
//! comparisons. Those under *Checked by a query* query the driver or the system first. Those under *Left to the caller*
//! are not checked, for the reasons given there. Each rule has a number that never changes: [`Precondition::id`]. The
//! module [`checks`] offers the checks without the calls.
//!
//! # Guides
//!
//! [`guides`] shows which calls a task needs, in their order: [loading and linking](guides::loading), [errors](guides::errors),
//! [contexts](guides::contexts), [copies](guides::copies), [launches](guides::launching), [pools](guides::pools),
//! [virtual memory](guides::virtual_memory), [multicast](guides::multicast), [other processes](guides::ipc),
//! [older drivers](guides::older_drivers), and [bindings of your own](guides::bindings).
//!
//! # Features
//!
//! | feature | effect |
//! |---|---|
//! | `explain` (on by default) | after the driver refuses a call, find out why: [`Error::cause`] |
//! | `causes` | do the same for calls that another binding makes: [`causes`] |
//! | `log` | include the driver's own log in errors: [`collect_log`] and [`Error::log`]; each call takes up to two instructions more |
//! | `link` | link the driver's library instead of loading it |
//! | `bindgen` | generate the declarations from the installed `cuda.h`; needs libclang |
//! | `names` | add C's tags and unscoped enumerators to [`types`] |
//! | `traits` | add to the [`types`]: names, order, conversions and `Default` of enums, `^` and hexadecimal formatting of flags, `Eq` and `Hash` of structs, `Debug` of unions |
//! | `internal`, `per-thread-default-stream` | add modules to [`sys`]: older versions of functions, and the variants that use the per-thread default stream |
//! | `gl`, `egl`, `vdpau`, `profiler` | add modules to [`sys`]: the declarations of `cudaGL.h`, `cudaEGL.h`, `cudaVDPAU.h` and `cudaProfiler.h` |
//! | `systest` | check every declaration against this machine's `cuda.h`, 13.5 only, with its C compiler |
//!
//! # What this crate does not do
//!
//! - It checks the functions of `cuda.h` only. Those of further headers, such as the one for OpenGL, are raw functions in
//!   [`sys`]; [`check`] turns their codes into `Result`s.
//! - A call does not remember the properties of a handle. It cannot check an offset against the size of an allocation,
//!   or whether a handle is still live. If that matters for memory safety, the call is `unsafe`. The types of
//!   [`owned`] remember these properties, for memory pools, virtual memory, multicast objects and IPC.
//! - It does not call `cuInit`.
//! - It reports only the first wrong argument. If several are wrong, the driver may report another one, because the
//!   documentation says little about the order.
#![warn(missing_docs)]
#![cfg_attr(docsrs, feature(doc_cfg))]
#![allow(non_snake_case)] // functions and parameters are named as in C
#![cfg_attr(not(feature = "causes"), allow(dead_code))] // lines of causes stand beside rules

/// The repository's front page: its example compiles.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

/// The example on this page compiles too.
#[cfg(doctest)]
#[doc = include_str!("../docs/preconditions.md")]
struct Preconditions;

mod argument;
pub mod calls;
mod cause;
#[cfg(any(feature = "causes", doc))]
pub mod causes;
pub mod checks;
mod codes;
#[cfg(any(feature = "log", doc))]
mod collect_log;
mod enums;
mod environment;
mod error;
#[cfg(any(doc, doctest))]
pub mod guides;
mod image;
mod jit;
mod line;
#[cfg(any(feature = "log", doc))]
#[doc(hidden)] // cuda-validate needs it
pub mod log;
pub mod owned;
mod precondition;
#[doc(hidden)] // cuda-validate needs it
pub mod printable;
mod ptx;
mod query;
mod refused;
mod release;
mod rule;
mod rules;
mod sentence;

/// The raw declarations: everything of the crate `libcuda-sys`.
///
/// The items are the same as there, so a program that depends on both crates can use either path. Import the types and
/// constants from [`types`]: `sys::*` would import the unchecked functions too.
pub mod sys {
    #[doc(no_inline)]
    pub use libcuda_sys::*;

    // Inlined, so that links lead to pages of this crate, whichever other crates are documented. The glob would inline the
    // types too, whose pages are in `types`.
    #[cfg(doc)]
    macro_rules! pages {
        ($($(#[$fact:meta])* fn $name:ident $parameters:tt -> $code:ty;)*) => {
            #[doc(inline)]
            pub use libcuda_sys::{
                $($name,)* Function, LoadError, NoSymbol, Release, Symbol, Tried, Zeroable, find, find_in_driver,
                functions, is_present, load, load_from, load_with, missing, symbols, zeroed,
            };
        };
    }
    #[cfg(doc)]
    libcuda_sys::for_each_function!(pages);
}

/// The types and constants of `cuda.h`, without the functions: what [`calls`] take and return.
///
/// No name is both here and in [`calls`], so a program can also import everything from both. The same from
/// [`calls`] and [`sys`] would leave each function's name ambiguous.
///
/// ```
/// # #![deny(warnings)]
/// # #![allow(deprecated)]
/// use cuda_checked::{calls::*, types::*};
/// # macro_rules! use_each {
/// #     ($($(#[$fact:ident $(= $value:literal)?])* fn $name:ident $parameters:tt -> $code:ty;)*) => {
/// #         $(let _ = $name;)*
/// #     };
/// # }
/// # cuda_checked::sys::for_each_function!(use_each);
/// ```
///
/// The items are those of [`sys`], which also contains the further modules, such as `sys::gl`.
pub mod types {
    // Inlined, so that links lead to pages of this crate, whichever other crates are documented.
    #[doc(inline)]
    pub use libcuda_sys::types::*;
}

pub use cause::Cause;
#[cfg(any(feature = "log", doc))]
#[doc(inline)]
pub use collect_log::collect_log;
pub use error::{Error, Explanation, Result, check};
pub use precondition::Precondition;
pub use ptx::{PtxError, load_ptx};
pub use release::DOCUMENTED;
