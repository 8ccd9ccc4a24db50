//! The documented preconditions: one file per documentation group, and one per struct or kind of argument that several
//! groups have, in [`parts`].
//!
//! A function of a group's file has the name of the call and takes those of its arguments that it looks at, by their
//! names. A function of a part takes the part, and holds wherever the part goes: its caller adds the way there.
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
//! No function knows the call that it is for: the emitted call adds its name.
//!
//! Every function is `#[inline]`: it is compiled where it is used, so that a program builds the rules of the calls that it
//! makes and no others.

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
mod parts;
