// Created by `cargo xtask emit` from cudaProfiler.h. Do not edit.

/// C's tags, as further names of the types: `CUoutput_mode_enum` is [`CUoutput_mode`].
/// The module around this one has these names too.
pub mod tags {
#[doc(no_inline)]
pub use super::{
    CUoutput_mode as CUoutput_mode_enum,
};
}
#[doc(no_inline)]
pub use self::tags::*;

/// The enumerators of every enum, under their C names: `CU_OUT_KEY_VALUE_PAIR` is a [`CUoutput_mode`].
/// The enum documents their meanings.
pub mod enumerators {
use super::*;

pub const CU_OUT_KEY_VALUE_PAIR: CUoutput_mode = CUoutput_mode(0);
pub const CU_OUT_CSV: CUoutput_mode = CUoutput_mode(1);
}

/// Passes every enum of [`profiler`](crate::profiler) to the named macro: its integer type, and for each enumerator
/// the value and bindgen's default name.
#[macro_export]
macro_rules! for_each_profiler_enum {
    ($($callback:tt)+) => { $($callback)+! {
        enum CUoutput_mode: u32 {
            CU_OUT_KEY_VALUE_PAIR = 0 as CUoutput_mode_enum_CU_OUT_KEY_VALUE_PAIR,
            CU_OUT_CSV = 1 as CUoutput_mode_enum_CU_OUT_CSV,
        }
    } };
}
