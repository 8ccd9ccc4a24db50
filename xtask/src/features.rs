//! The features of the crates, as Cargo takes them.

use crate::generate::{self, Unit};

/// The features for modules of `libcuda-sys` besides `cuda.h` itself.
pub fn modules<'a>(units: impl IntoIterator<Item = &'a Unit>) -> String {
    let units = units.into_iter().map(|unit| format!(",libcuda-sys/{}", unit.name));
    "libcuda-sys/per-thread-default-stream,libcuda-sys/names".to_owned()
        + &units.collect::<String>()
}

/// Every module.
pub fn every_module() -> String {
    modules(&generate::UNITS)
}

/// The ways to get the declarations, each with every module.
pub fn ways() -> [String; 3] {
    ["", ",libcuda-sys/bindgen", ",libcuda-sys/link"]
        .map(|way| format!("--features {}{way}", every_module()))
}
