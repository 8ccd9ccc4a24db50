//! What both programs of `cargo xtask` have: other programs and files, what is fetched, and the model in the driver's place. It needs
//! no bindgen.

pub mod fetch;
pub mod model;
pub mod shell;
