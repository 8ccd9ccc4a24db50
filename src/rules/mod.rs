//! The documented preconditions: one file per documentation group, and one per struct or kind of argument that several
//! groups have, in [`parts`].
//!
//! A function in the file of a group has the name of the call, and takes the arguments that it checks, under their
//! names. A function for a part takes the part, for every call that has it: its caller adds the path to the part.
//!
//! ```text
//! pub(crate) fn cuMemSetAccess(desc: &[CUmemAccessDesc]) -> Verdict {
//!     for (i, access) in desc.iter().enumerate() {
//!         access_desc(access).at_element("desc[i]", i)?;
//!     }
//!     Ok(())
//! }
//! ```
//!
//! No function contains the name of its call: the emitted call adds it to the error.
//!
//! Every function is `#[inline]`, so that a program compiles only the rules of the calls that it uses.

/// A module for each group that has rules.
macro_rules! groups {
    ($($group:ident)*) => { $(pub(crate) mod $group;)* };
}
groups! {
    checkpoint coredump ctx ctx_deprecated device driver_entry_point event exec exec_deprecated
    extres_interop fabric_copy graph graphics green_contexts initialize library logical_endpoint
    logs malloc_async mem memop module multicast occupancy peer_access primary_ctx stream surfobject
    surfref_deprecated tensor_memory texobject texref_deprecated unified va
}
pub(crate) mod parts;
