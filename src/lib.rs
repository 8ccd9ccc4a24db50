//! The CUDA Driver API with `Result`s, and with documented preconditions checked before the call.
//!
//! A function in [`calls`] has the name and the parameters of its C counterpart. It differs in three ways:
//!
//! - What C returns through a pointer is the `Ok` value.
//! - What the arguments alone show to be against the documentation does not reach the driver. The error
//!   names the parameter, its value and the rule, where the driver would return `CUDA_ERROR_INVALID_VALUE`
//!   for any of them.
//! - An [`Error`] names the call, and tells a code of the driver's from a machine without a driver and from
//!   a driver that lacks the function.
//!
//! ```
//! use cuda_checked::{Error, calls};
//!
//! let (size, alignment) = (2 << 20, 3 << 20);
//! match calls::cuMemAddressReserve(size, alignment, 0, 0) {
//!     Ok(address) => println!("reserved from {address:#x} on"),
//!     Err(Error::NoDriver { .. }) => println!("this machine has no CUDA driver"),
//!     // cuMemAddressReserve: alignment (3145728) must be a power of two, or zero
//!     // [would be CUDA_ERROR_INVALID_VALUE]
//!     Err(error) => println!("{error}"),
//! }
//! ```
//!
//! # What a check does
//!
//! A check rejects only what the documentation of the driver's CUDA release forbids. Each page lists the rules left to
//! you, and why. Documentation changes: a memory pool in host memory is an error in CUDA 12.6 to 12.9, and allowed from
//! 13.0 on. The releases whose documentation was read are [`DOCUMENTED`]. For a driver of another release the driver
//! judges the arguments alone; only sums that overflow are always rejected. Without a driver the newest documentation
//! counts, so that a program can test its arguments on a machine that has no GPU.
//!
//! Each page lists under *Checked* the rules that the arguments alone decide, which costs a few comparisons, and under
//! *Checked by asking the driver or the system* the rules that need a question first. Each rule has a number that
//! never changes: [`Precondition::id`]. [`checks`] has the checks without the calls.
//!
//! # Guides
//!
//! [`guides`] show the calls in their order: [virtual memory](guides::virtual_memory), [pools](guides::pools),
//! [multicast](guides::multicast), [other processes](guides::ipc), [errors](guides::errors),
//! [loading and linking](guides::loading), [older drivers](guides::older_drivers), and
//! [bindings of your own](guides::bindings).
//!
//! # Features
//!
//! | feature | effect |
//! |---|---|
//! | `link` | link the driver's library instead of loading it |
//! | `bindgen` | make the declarations in the build, from the installed `cuda.h`; needs libclang |
//! | `names` | C's tags and unscoped enumerators, in [`sys`] |
//! | `internal`, `per-thread-default-stream` | older versions of functions, and the variants for per-thread default streams: modules of [`sys`] |
//! | `gl`, `egl`, `vdpau`, `profiler` | the declarations of NVIDIA's further headers: modules of [`sys`] |
//! | `systest` | have this machine's C compiler judge every declaration beside its `cuda.h`, for the crate's own tests |
//!
//! None is on by default.
//!
//! # What this crate does not do
//!
//! - It covers `cuda.h`. What further headers declare, as for OpenGL, is in [`sys`] only, raw; [`check`] turns
//!   the codes into `Result`s.
//! - A call does not track what a handle was made with, so it cannot check an offset against the size of an
//!   allocation, or that a handle still lives. Where that matters for memory safety, the call is `unsafe`. The
//!   objects of [`owned`] do track that, for memory pools, virtual memory, multicast objects and IPC.
//! - It does not call `cuInit`.
//! - The documentation says little of what a driver does with several wrong arguments at once. An error is
//!   about the first one found, which need not be the one that the driver would complain of.
#![warn(missing_docs)]
#![cfg_attr(docsrs, feature(doc_cfg))]
#![allow(non_snake_case)] // functions and parameters are named as in C

/// The repository's front page: its example compiles.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

/// Its example compiles too.
#[cfg(doctest)]
#[doc = include_str!("../docs/preconditions.md")]
struct Preconditions;

pub mod calls;
pub mod checks;
mod error;
#[cfg(any(doc, doctest))]
pub mod guides;
pub mod owned;
mod precondition;
mod query;
mod release;
mod rule;
mod rules;

/// The raw declarations: everything of the crate `libcuda-sys`, whose library is `cuda_sys`.
///
/// A type here is the same as there. A program that names both crates can use either path.
pub mod sys {
    // Inline, so that links to these have pages of this crate to lead to, whatever else is documented and when.
    #[doc(inline)]
    pub use cuda_sys::*;
}

pub use error::{Error, Result, check};
pub use precondition::Precondition;
pub use release::DOCUMENTED;
