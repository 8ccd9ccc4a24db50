//! The checked calls: one function per driver function, with the same name and the same parameters, less
//! those that only return something.
//!
//! Each keeps to the same order: the documented rules that the arguments decide, the call, and the code
//! that it returned as a [`Result`](crate::Result). Functions that are not here are in [`sys`](crate::sys);
//! [`check`](crate::check) does for them what it does here.

mod memory;
mod memory_pool;
mod multicast;
mod virtual_memory;

pub use memory::*;
pub use memory_pool::*;
pub use multicast::*;
pub use virtual_memory::*;
