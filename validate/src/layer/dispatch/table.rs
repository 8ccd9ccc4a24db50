//! A wrapper of each function, made from the lists of `libcuda_sys`: it packs the arguments, and `layer` does the rest.
//!
//! What the layer knows of a function is a row. Beside the wrapper there is code of its own for its check, which unpacks the
//! arguments, and for each list of types one function that calls the driver.

use crate::layer::call::entry_point::{EntryPoint, Lists, OnSuccess, answer};
use crate::layer::call::handle::{Effects, Seen};
use crate::layer::call::signature::Arguments;
use crate::layer::dispatch::lifecycle;
use crate::layer::process::names::c_name;
#[cfg(not(test))]
use crate::{
    layer::call::signature::{Frame, PackedArguments},
    layer::dispatch::call,
};
use cuda_checked::printable::is_per_thread;
use libcuda_sys::CUresult;
use std::sync::atomic::{AtomicBool, AtomicPtr, AtomicUsize};

use generated::{internal, public};

/// Every function.
pub static ALL: Lists = [&public::ENTRY_POINTS, &internal::ENTRY_POINTS];

/// Runs when the library is loaded.
pub extern "C" fn load() {
    lifecycle::load(&ALL);
}

/// Prepares everything, for a program that asks for a function of the driver.
pub fn start() {
    lifecycle::start(&ALL);
}

const _: () =
    assert!(public::ENTRY_POINTS.len() + internal::ENTRY_POINTS.len() <= crate::spool::FUNCTIONS);

/// The address of a check. The stand-in for a missing one returns nothing.
#[cfg(not(test))]
const fn check_address<T>(check: unsafe fn(PackedArguments) -> T) -> *mut () {
    if size_of::<T>() > 0 { check as *mut () } else { std::ptr::null_mut() }
}

/// Returns whether a call only reads or sets a value, according to its name.
const fn is_short(name: &[u8]) -> bool {
    match name {
        [b'G' | b'S', b'e', b't', ..] => true,
        [_, rest @ ..] => is_short(rest),
        [] => false,
    }
}

/// The address of code. Unit tests make no calls, and compile in a fifth of the time without the code.
#[cfg(not(test))]
macro_rules! code {
    ($address:expr) => {
        AtomicPtr::new($address)
    };
}
#[cfg(test)]
macro_rules! code {
    ($address:expr) => {
        AtomicPtr::new(std::ptr::null_mut())
    };
}

/// The address of the check that is known from the start: others are those of variants.
#[cfg(not(test))]
macro_rules! check {
    (public $name:ident) => {
        check_address(rules::$name)
    };
    (internal $name:ident) => {
        std::ptr::null_mut()
    };
}

/// The functions of a list: their wrappers, and what is known of each.
macro_rules! functions {
    ($list:ident, $first:expr;
        $($(#[$attribute:meta])* fn $name:ident($($parameter:ident: $ty:ty),*) -> $result:ty;)*
    ) => {
        pub mod $list {
            use super::*;

            enum Number { $($name,)* }

            pub static ENTRY_POINTS: [EntryPoint; [$(stringify!($name)),*].len()] = [$(EntryPoint {
                name: c_name(concat!(stringify!($name), "\0")),
                number: $first + Number::$name as usize,
                is_short: is_short(stringify!($name).as_bytes()),
                is_quiet: AtomicBool::new(false),
                on_success: OnSuccess::of_function(stringify!($name)),
                handles: handles::$name,
                effects: Effects::from_handles(handles::$name),
                seen: Seen::for_function(
                    ($first + Number::$name as usize, is_short(stringify!($name).as_bytes())),
                    handles::$name,
                    &Effects::from_handles(handles::$name),
                    <($($ty,)*) as Arguments>::SIGNATURE.parts,
                ),
                signature: <($($ty,)*)>::SIGNATURE,
                is_per_thread: is_per_thread(stringify!($name)),
                answers: answer(stringify!($name)),
                distance: AtomicUsize::new(0),
                wrapper: code!(wrapper::$name as *mut ()),
                check: code!(check!($list $name)),
                real: AtomicPtr::new(std::ptr::null_mut()),
                driver: AtomicPtr::new(std::ptr::null_mut()),
                is_injected: AtomicBool::new(false),
                behind: AtomicPtr::new(std::ptr::null_mut()),
                all: &ALL,
            },)*];

            #[allow(non_upper_case_globals)]
            mod handles {
                use crate::layer::call::handle::{Handle, rows::*};
                $(pub const $name: &[Handle] = handles!($name);)*
            }

            #[cfg(not(test))]
            pub mod wrapper {
                use super::*;
                $(
                    // A thread may be canceled in the driver, and its stack unwound.
                    #[unsafe(no_mangle)]
                    pub unsafe extern "C-unwind" fn $name($($parameter: $ty),*) -> CUresult {
                        let frame = Frame::new(($($parameter,)*));
                        // SAFETY: the arguments are the program's, and of this function.
                        unsafe { call(&ENTRY_POINTS[Number::$name as usize], frame.packed()) }
                    }
                )*
            }
        }
    };
}

/// A check of each function: that of its name, or else from `no_rules`, which has every name.
#[cfg(not(test))]
macro_rules! rules {
    ($($(#[$attribute:meta])* fn $name:ident($($parameter:ident: $ty:ty),*) -> $result:ty;)*) => {
        mod no_rules {
            $(pub unsafe fn $name($(_: $ty),*) {})*
        }

        mod rules {
            use super::*;
            $(
                pub unsafe fn $name(packed: PackedArguments) -> impl Sized {
                    let ($($parameter,)*) = unsafe { packed.unpack::<($($ty,)*)>() };
                    use no_rules::*;
                    {
                        use checks::*;
                        unsafe { $name($($parameter),*) }
                    }
                }
            )*
        }
    };
}

#[allow(dead_code, deprecated, unused_assignments, unused_imports, unused_mut, unused_variables)]
#[allow(clippy::missing_safety_doc, clippy::too_many_arguments, clippy::undocumented_unsafe_blocks)]
#[allow(non_camel_case_types)]
mod generated {
    use super::*;
    #[cfg(not(test))]
    use cuda_checked::checks;

    macro_rules! public_functions {
        ($($functions:tt)*) => { functions! { public, 0; $($functions)* } };
    }
    macro_rules! internal_functions {
        ($($functions:tt)*) => { functions! { internal, public::ENTRY_POINTS.len(); $($functions)* } };
    }
    libcuda_sys::for_each_function!(public_functions);
    libcuda_sys::for_each_internal_function!(internal_functions);
    #[cfg(not(test))]
    libcuda_sys::for_each_function!(rules);
}
