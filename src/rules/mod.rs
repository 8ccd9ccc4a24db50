//! The documented preconditions: one file per documentation group, and in [`parts`] the rules of structs and arguments
//! that several groups have.
//!
//! A function states rules of a type, of a parameter, or of a combination of parameters in one call. It applies where its
//! name says, or where `on` above it says. The emitted checks in `src/checks` follow the arguments of each call to
//! everything in them that has rules, through pointers, arrays and unions: no function here calls another one with rules.
//!
//! ```text
//! rules! {
//!     fn CUmemAccessDesc(desc: &CUmemAccessDesc) { 527: desc.flags => enumerator() }  // a type
//!     fn cuMemAlloc_v2(bytesize: usize) { 191: bytesize => non_zero() }               // a call: its parameters by C's names
//!
//!     on { cuCtxSetLimit }
//!     fn sync_depth(limit: CUlimit) {
//!         let major = major();                    // the lines that follow can use it
//!         if limit == SYNC_DEPTH && major >= 9;   // or `if let A = b;` or `for a in b;`: for all that follows
//!         33 asks: ...;                           // a line, as src/rule.rs explains it
//!         { if c; 34: ...; }                      // a block with statements of its own
//!     }
//! }
//!
//! on { CUDA_MEMSET_NODE_PARAMS, CUDA_MEMSET_NODE_PARAMS_v2 }              // a family: the fields by their names
//! on { CUmemPoolProps.location, cuMemCreate.prop.location }               // some arguments of a type, or each of an array
//! on { cuCtxCreate_v4.ctxCreateParams.cigParams }                         // its first parameter; the others are beside it
//! on { CUlaunchAttributeValue.syncPolicy }                                // the member of a union, which its tag selects
//! on { cuMemPoolSetAttribute.value[CU_MEMPOOL_ATTR_USED_MEM_HIGH] }       // an argument with an attribute
//! on { _.dependencies }                                                   // an input of this name, in every call
//! on { CUevent, CUgraph }                                                 // inputs of types that are no structs
//! on { * }                                                                // every call: only of causes
//!
//! except! { CUmemcpyAttributes.srcLocHint }                               // here the rules of the type do not hold
//! codes! { cuMemGetAccess: 523 INVALID_DEVICE }                           // this call documents another code
//! ```
//!
//! `causes!` in place of `rules!` makes a function one for the other moment, after the driver has refused the call. Rows of the
//! call lead to these, and functions in `src/refused` that calls share: they follow no pointer behind which the call can have
//! written.
//!
//! How pointers lead on is marked in the reference text of the raw crate, `[in; count]`, and so are the tags of unions,
//! "Valid with". Of a call, its own functions come first, in the order of the file; then, in C's order, each parameter with
//! its own functions and those of its type, pointers last. Rules with questions belong at the end.
//!
//! No function contains the name of its call: the emitted call adds it to the error.
//!
//! Every function is `#[inline]`, so that a program compiles only the rules of the calls that it uses.

#![forbid(unsafe_code)]

/// The names that files of rules use.
mod prelude {
    pub(super) use crate::query;
    pub(super) use crate::rule::*;
    pub(super) use core::ffi::*;
    pub(super) use libcuda_sys::types::*;
}

/// A module for each group that has rules.
macro_rules! groups {
    ($($group:ident)*) => { $(pub(crate) mod $group;)* };
}
groups! {
    checkpoint coredump ctx ctx_deprecated device driver_entry_point event exec exec_deprecated
    extres_interop fabric_copy graph graphics green_contexts initialize library logical_endpoint
    logs malloc_async mem memop module multicast occupancy peer_access primary_ctx stream surfobject
    surfref_deprecated tensor_memory texobject texref_deprecated unified va version
}
pub(crate) mod parts;

crate::rule::retired! {
    12, 26, 29, 30, 50, 51, 67, 68, 98, 127, 132, 133, 155, 172, 173, 181, 184, 186, 242, 247,
    250, 251, 293, 294, 365, 380, 465, 485, 486, 487, 490, 491, 492, 497, 506, 520, 528, 537, 539,
    549, 555, 930, 971, 1215
}
