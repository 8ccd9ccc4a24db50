//! What the generator wrote: committed beside this file, or, with the feature `bindgen`, made in this
//! build from the installed header. The build script says which.

// What a raw declaration demands of its caller stands in NVIDIA's manual. A slot holds the function whose
// parameters stand beside its index: both come from one list.
#![allow(
    clippy::missing_safety_doc,
    clippy::too_many_arguments,
    clippy::undocumented_unsafe_blocks
)]

use crate::c_enum;
#[cfg(not(feature = "link"))]
use crate::load::calls::*;
use crate::result::Function;
use core::ffi::*;

include!(concat!(env!("CUDA_SYS_DECLARATIONS"), "/types.rs"));
#[cfg(not(feature = "link"))]
include!(concat!(env!("CUDA_SYS_DECLARATIONS"), "/loaded.rs"));
#[cfg(feature = "link")]
include!(concat!(env!("CUDA_SYS_DECLARATIONS"), "/linked.rs"));
include!(concat!(env!("CUDA_SYS_DECLARATIONS"), "/functions.rs"));
