//! The CUDA Driver API with `Result`s, and with documented preconditions checked before the call.
//!
//! This program launches a kernel that adds one to each number. It reads the kernel from `examples/add_one.ptx` of the
//! repository: copy that file into your crate first.
//!
//! ```
//! use cuda_checked::owned::{Device, LinearMemory, PrimaryContext};
//! use cuda_checked::{calls, load_ptx};
//! use std::{error::Error, ffi::CString, fs, ptr};
//!
//! fn main() {
//!     if let Err(error) = add_one() {
//!         println!("{error}");
//!     }
//! }
//!
//! fn add_one() -> Result<(), Box<dyn Error>> {
//!     calls::cuInit(0)?;
//!     let context = PrimaryContext::retain(Device::get(0)?)?;
//!     context.with_current(|| {
//!         let mut numbers: Vec<u32> = (0..1000).collect();
//!         let size = size_of_val(&numbers[..]);
//!         let memory = LinearMemory::alloc(&context, size)?; // freed at the end, and on `?`
//!         let (mut data, mut count) = (memory.as_raw(), numbers.len() as u32);
//!         let mut args = [(&raw mut data).cast(), (&raw mut count).cast()];
//!         let (blocks, args) = (count.div_ceil(256), args.as_mut_ptr());
//!         let (stream, extra) = (ptr::null_mut(), ptr::null_mut());
//!         let ptx = CString::new(fs::read("examples/add_one.ptx")?)?;
//!         // SAFETY: the file is PTX, and the arguments have the types that its kernel declares.
//!         unsafe {
//!             let kernel = calls::cuModuleGetFunction(load_ptx(&ptx)?, c"add_one")?;
//!             calls::cuMemcpyHtoD(data, numbers.as_ptr().cast(), size)?;
//!             calls::cuLaunchKernel(kernel, blocks, 1, 1, 256, 1, 1, 0, stream, args, extra)?;
//!             calls::cuMemcpyDtoH(numbers.as_mut_ptr().cast(), data, size)?; // waits for it
//!         }
//!         println!("{:?} ...", &numbers[..5]);
//!         Ok(()) // the module ends with the context
//!     })?
//! }
//! ```
//!
//! The same program has 31 lines here, 17 with cudarc and 36 in C: `docs/first_program.md` of the repository shows them, and
//! why.
//!
//! A function in [`calls`] has the name and the parameters of its C counterpart. It differs in three ways:
//!
//! - A value that C returns through a pointer is the `Ok` value.
//! - A call whose arguments break a documented rule does not reach the driver. The error names the parameter, its value
//!   and the rule. The driver would return `CUDA_ERROR_INVALID_VALUE` for most of these rules.
//! - An [`Error`] names the call. It has separate cases for a code from the driver, a machine without a driver, and a
//!   driver that lacks the function.
//!
//! A mistake is reported without a driver:
//!
//! ```
//! use cuda_checked::calls;
//!
//! let error = calls::cuMemAddressReserve(2 << 20, 3 << 20, 0, 0).unwrap_err();
//! assert_eq!(
//!     error.to_string(),
//!     "cuMemAddressReserve: alignment (3145728) must be zero or a power of two \
//!      [would be CUDA_ERROR_INVALID_VALUE]"
//! );
//! ```
//!
//! # What a check does
//!
//! A check rejects only what the documentation of the driver's CUDA release forbids. The page of each function lists
//! the rules that are left to the caller, with reasons. Documentation changes: a memory pool in host memory is an error
//! in CUDA 12.6 to 12.9, and allowed since 13.0. [`DOCUMENTED`] is the range of releases whose documentation was read.
//! A driver of another release checks the arguments itself; only sums that overflow are always rejected. Without a
//! driver the newest documentation counts, so that a program can test its arguments on a machine without a GPU.
//!
//! *Checked* on a page lists the rules that the arguments alone decide; they cost a few comparisons. *Checked by a query*
//! lists the rules that query the driver or the system first. Each rule has a number that never changes:
//! [`Precondition::id`]. [`checks`] has the checks without the calls.
//!
//! # Guides
//!
//! [`guides`] shows the calls in their order: [contexts](guides::contexts), [launches](guides::launching),
//! [copies](guides::copies), [virtual memory](guides::virtual_memory), [pools](guides::pools),
//! [multicast](guides::multicast), [other processes](guides::ipc), [errors](guides::errors),
//! [loading and linking](guides::loading), [older drivers](guides::older_drivers), and
//! [bindings of your own](guides::bindings).
//!
//! # Features
//!
//! | feature | effect |
//! |---|---|
//! | `explain` (on by default) | find the argument that caused a refusal by the driver: [`Error::cause`] |
//! | `causes` | the same for calls that another binding makes: [`causes`] |
//! | `log` | the driver's own words on a refusal: [`collect_log`] and [`Error::log`]; each call costs two instructions more |
//! | `link` | link the driver's library instead of loading it |
//! | `bindgen` | make the declarations in the build, from the installed `cuda.h`; needs libclang |
//! | `names` | C's tags and unscoped enumerators, in [`sys`] |
//! | `internal`, `per-thread-default-stream` | older versions of functions, and the variants for per-thread default streams: modules of [`sys`] |
//! | `gl`, `egl`, `vdpau`, `profiler` | the declarations of NVIDIA's further headers: modules of [`sys`] |
//! | `systest` | check every declaration against this machine's `cuda.h`, 13.5 only, with its C compiler |
//!
//! None of the others is on by default.
//!
//! # What this crate does not do
//!
//! - It covers `cuda.h`. The declarations of further headers, such as the one for OpenGL, are raw and in [`sys`] only;
//!   [`check`] turns their codes into `Result`s.
//! - A call does not remember the properties of a handle. It cannot check an offset against the size of an allocation,
//!   or whether a handle is still live. Where that matters for memory safety, the call is `unsafe`. The objects of
//!   [`owned`] remember these properties, for memory pools, virtual memory, multicast objects and IPC.
//! - It does not call `cuInit`.
//! - Only the first wrong argument is reported. If several are wrong, the driver may report another one: the documentation
//!   says little about that.
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

pub mod calls;
mod cause;
#[cfg(any(feature = "causes", doc))]
pub mod causes;
pub mod checks;
mod codes;
#[cfg(any(feature = "log", doc))]
mod collect_log;
mod enums;
mod error;
#[cfg(any(doc, doctest))]
pub mod guides;
mod image;
mod jit;
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

/// The raw declarations: everything of the crate `libcuda-sys`, whose library is `cuda_sys`.
///
/// A type here is the same as there. A program that names both crates can use either path.
pub mod sys {
    // Inline, so that links to these have pages of this crate to lead to, whatever else is documented and when.
    #[doc(inline)]
    pub use cuda_sys::*;
}

pub use cause::Cause;
#[cfg(any(feature = "log", doc))]
#[doc(inline)]
pub use collect_log::collect_log;
pub use error::{Error, Explanation, Result, check};
pub use precondition::Precondition;
pub use ptx::{PtxError, load_ptx};
pub use release::DOCUMENTED;
