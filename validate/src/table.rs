//! A wrapper of each function, made from the lists of `cuda_sys`: it packs the arguments, and `layer` does the rest.
//!
//! What the layer knows of a function is a row. Beside the wrapper there is code of its own for its check and for its causes,
//! which unpack the arguments, and for each list of types one function that calls the driver.

use crate::entry_point::{EntryPoint, Lists, answer};
use crate::handle::{self, Effects, Handle, Seen};
use crate::lifecycle;
use crate::names::c_name;
use crate::signature::Arguments;
#[cfg(not(test))]
use crate::{
    layer::call,
    signature::{Frame, Packed, own_stream},
};
use cuda_checked::printable::is_per_thread;
use cuda_sys::CUresult;
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

/// The address of a check, or of a search for a cause. The stand-in for a missing one returns nothing.
#[cfg(not(test))]
mod address {
    use super::*;

    pub const fn check<T>(check: unsafe fn(Packed, bool) -> T) -> *mut () {
        if size_of::<T>() > 0 { check as *mut () } else { std::ptr::null_mut() }
    }

    pub const fn cause<T>(cause: unsafe fn(Packed, bool, CUresult) -> T) -> *mut () {
        if size_of::<T>() > 0 { cause as *mut () } else { std::ptr::null_mut() }
    }
}

/// Returns whether a call only reads or sets a value, according to its name.
const fn is_short(name: &[u8]) -> bool {
    match name {
        [b'G' | b'S', b'e', b't', ..] => true,
        [_, rest @ ..] => is_short(rest),
        [] => false,
    }
}

/// Returns whether a success leads to more: it returns functions, initialises the driver, or changes the thread's context.
const fn leads(name: &str) -> bool {
    matches!(
        name.as_bytes(),
        b"cuInit"
            | b"cuGetProcAddress"
            | b"cuGetProcAddress_v2"
            | b"cuGetExportTable"
            | b"cuCtxCreate"
            | b"cuCtxCreate_v2"
            | b"cuCtxCreate_v3"
            | b"cuCtxCreate_v4"
            | b"cuCtxDetach"
            | b"cuCtxDestroy"
            | b"cuCtxDestroy_v2"
            | b"cuCtxPopCurrent"
            | b"cuCtxPopCurrent_v2"
            | b"cuCtxPushCurrent"
            | b"cuCtxPushCurrent_v2"
            | b"cuCtxSetCurrent"
    )
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

/// The functions of a list: their wrappers, and what is known of each.
///
/// A function without a check in `older` has the check of its name, from the named module, or else from `no_rules`, which
/// has every name. So it is with causes.
macro_rules! functions {
    ($list:ident, $checks:ident, $causes:ident, $first:expr;
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
                leads: leads(stringify!($name)),
                handles: handles::$name,
                effects: Effects::of(handles::$name),
                seen: Seen::of(
                    ($first + Number::$name as usize, is_short(stringify!($name).as_bytes())),
                    handles::$name,
                    &Effects::of(handles::$name),
                    <($($ty,)*) as Arguments>::SIGNATURE.parts,
                ),
                signature: <($($ty,)*)>::SIGNATURE,
                is_per_thread: is_per_thread(stringify!($name)),
                answers: answer(stringify!($name)),
                distance: AtomicUsize::new(0),
                wrapper: code!(wrapper::$name as *mut ()),
                check: code!(address::check(rules::$name)),
                cause: code!(address::cause(cause::$name)),
                real: AtomicPtr::new(std::ptr::null_mut()),
                driver: AtomicPtr::new(std::ptr::null_mut()),
                is_injected: AtomicBool::new(false),
                behind: AtomicPtr::new(std::ptr::null_mut()),
                all: &ALL,
            },)*];

            #[cfg(not(test))]
            mod no_rules {
                $(pub unsafe fn $name($(_: $ty),*) {})*
            }

            #[allow(non_upper_case_globals)]
            mod no_handles {
                use super::Handle;
                $(pub const $name: &[Handle] = &[];)*
            }

            #[allow(non_upper_case_globals)]
            mod handles {
                use super::{Handle, handle};
                $(
                    pub const $name: &[Handle] = {
                        use super::no_handles::*;
                        {
                            use handle::of::*;
                            $name
                        }
                    };
                )*
            }

            #[cfg(not(test))]
            mod no_cause {
                use super::*;
                $(pub unsafe fn $name($(_: $ty,)* _: CUresult) {})*
            }

            #[cfg(not(test))]
            mod cause {
                use super::*;
                $(
                    pub unsafe fn $name(packed: Packed, is_own: bool, returned: CUresult) -> impl Sized {
                        let ($($parameter,)*) = unsafe { packed.unpack::<($($ty,)*)>() };
                        $(let $parameter = own_stream(is_own, $parameter);)*
                        use no_cause::*;
                        {
                            use $causes::*;
                            unsafe { newer!([causes returned] $name($($parameter),*)) }
                        }
                    }
                )*
            }

            #[cfg(not(test))]
            mod rules {
                use super::*;
                $(
                    pub unsafe fn $name(packed: Packed, is_own: bool) -> impl Sized {
                        let ($($parameter,)*) = unsafe { packed.unpack::<($($ty,)*)>() };
                        $(let $parameter = own_stream(is_own, $parameter);)*
                        use no_rules::*;
                        {
                            use $checks::*;
                            unsafe { newer!([checks] $name($($parameter),*)) }
                        }
                    }
                )*
            }

            #[cfg(not(test))]
            pub mod wrapper {
                use super::*;
                $(
                    // A thread may be cancelled in the driver, and its stack unwound.
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

#[allow(dead_code, deprecated, unused_assignments, unused_imports, unused_mut, unused_variables)]
#[allow(clippy::missing_safety_doc, clippy::too_many_arguments, clippy::undocumented_unsafe_blocks)]
#[allow(non_camel_case_types)]
mod generated {
    use super::*;
    use crate::older::{self, call_of, newer, or_null};
    use cuda_checked::{causes, checks};
    use std::ptr::{null, null_mut};

    /// Of functions that only their own list has.
    mod none {}

    macro_rules! public_functions {
        ($($functions:tt)*) => { functions! { public, checks, causes, 0; $($functions)* } };
    }
    macro_rules! internal_functions {
        ($($functions:tt)*) => { functions! { internal, none, none, public::ENTRY_POINTS.len(); $($functions)* } };
    }
    cuda_sys::for_each_function!(public_functions);
    cuda_sys::for_each_internal_function!(internal_functions);
}
