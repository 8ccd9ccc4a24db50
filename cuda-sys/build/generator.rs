//! The code of the build script. In the workspace it is the crate `generator` too, so that `cargo xtask` and its unit tests have it.

pub mod directive;
#[cfg(feature = "bindgen")]
pub mod generate;
#[cfg(feature = "link")]
pub mod stub;
#[cfg(any(feature = "bindgen", feature = "link"))]
pub mod toolkit;
