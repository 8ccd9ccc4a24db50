//! A wrapper of each function, made from the lists of `cuda_sys`.

use crate::call::Argument;
use crate::entry_point::{EntryPoint, Lists, answer};
use crate::handle::{self, Effects, Handle};
use crate::layer::{self, Shown, Verdict, call};
use crate::names::c_name;
use crate::objects;
use cuda_checked::Cause;
use cuda_checked::log::is_per_thread;
use cuda_sys::{CUresult, CUstream};
use std::any::TypeId;
use std::sync::atomic::{AtomicBool, AtomicPtr, AtomicUsize};

use generated::{internal, public};

/// Every function.
pub static ALL: Lists = [&public::ENTRY_POINTS, &internal::ENTRY_POINTS];

/// Runs when the library is loaded.
pub extern "C" fn load() {
    layer::load(&ALL);
}

/// Prepares everything, for a program that asks for a function of the driver.
pub fn start() {
    layer::start(&ALL);
}

const _: () =
    assert!(public::ENTRY_POINTS.len() + internal::ENTRY_POINTS.len() <= crate::spool::FUNCTIONS);

/// In a variant for per-thread default streams, null is the calling thread's stream.
#[inline]
fn own_stream<T: Copy + 'static>(is_own: bool, argument: T) -> T {
    if !is_own || TypeId::of::<T>() != TypeId::of::<CUstream>() {
        return argument;
    }
    // SAFETY: both types are the same.
    unsafe {
        let stream: CUstream = std::mem::transmute_copy(&argument);
        let own = cuda_sys::CU_STREAM_PER_THREAD;
        std::mem::transmute_copy(&if stream.is_null() { own } else { stream })
    }
}

/// The value of an argument that is a handle, and so has this size.
#[inline(always)]
fn as_handle<T: Copy>(argument: T) -> u64 {
    match size_of::<T>() {
        // SAFETY: it has eight bytes.
        8 => unsafe { std::mem::transmute_copy(&argument) },
        _ => 0,
    }
}

/// Returns the address of a check, or of a search for a cause. The stand-in for a missing one returns nothing.
const fn check<T, F: FnOnce() -> T>(_: &F, check: *mut ()) -> *mut () {
    if size_of::<T>() > 0 { check } else { std::ptr::null_mut() }
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
                is_per_thread: is_per_thread(stringify!($name)),
                answers: answer(stringify!($name)),
                distance: AtomicUsize::new(0),
                wrapper: code!(wrapper::$name as *mut ()),
                check: code!(check(
                    // SAFETY: it is not called.
                    &|| unsafe { rules::$name($(std::mem::zeroed::<$ty>()),*) },
                    rules::$name as unsafe fn($($ty),*) -> _ as *mut (),
                )),
                cause: code!(check(
                    // SAFETY: it is not called.
                    &|| unsafe { cause::$name($(std::mem::zeroed::<$ty>(),)* CUresult::CUDA_SUCCESS) },
                    cause::$name as unsafe fn($($ty,)* CUresult) -> _ as *mut (),
                )),
                parameters: TypeId::of::<unsafe fn($($ty),*) -> Verdict>,
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
                    pub unsafe fn $name($($parameter: $ty,)* returned: CUresult) -> impl Sized {
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
                    pub unsafe fn $name($($parameter: $ty),*) -> impl Sized {
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
                        type Check = unsafe fn($($ty),*) -> Verdict;
                        type Search = unsafe fn($($ty,)* CUresult) -> Option<Cause>;
                        type Real = unsafe extern "C-unwind" fn($($ty),*) -> CUresult;
                        const OWN: bool = is_per_thread(stringify!($name));
                        const HANDLES: &[Handle] = handles::$name;
                        #[allow(dead_code, clippy::enum_variant_names)]
                        enum Parameter { $($parameter,)* }
                        const EFFECTS: Effects = Effects::of(HANDLES);
                        let concerns = EFFECTS.has_lives
                            $(|| match const {
                                handle::looked_at(HANDLES, Parameter::$parameter as usize)
                            } {
                                Some(handle) => {
                                    let value = handle.value(as_handle($parameter));
                                    objects::may_be_dead(handle.kind, value)
                                }
                                None => false,
                            })*;
                        // SAFETY: the arguments are the program's; the driver's function has this type.
                        unsafe {
                            call(
                                &ENTRY_POINTS[Number::$name as usize],
                                &($($parameter,)*),
                                (concerns, EFFECTS.has_work),
                                |code, &($($parameter,)*)| std::mem::transmute::<*const (), Check>(code)(
                                    $(own_stream(OWN, $parameter)),*
                                ),
                                |code, &($($parameter,)*)| {
                                    std::mem::transmute::<*const (), Real>(code)($($parameter),*)
                                },
                                |code, &($($parameter,)*), returned| {
                                    std::mem::transmute::<*const (), Search>(code)(
                                        $(own_stream(OWN, $parameter),)* returned
                                    )
                                },
                                (|($($parameter,)*)| [$(Argument(
                                    std::ptr::from_ref::<$ty>($parameter).cast(),
                                    size_of::<$ty>(),
                                )),*],
                                |&($($parameter,)*)| {
                                    const TAKEN: usize = EFFECTS.taken();
                                    let (mut handles, mut count) = ([0; TAKEN], 0);
                                    $(if const { EFFECTS.is_taken(Parameter::$parameter as usize) }
                                        && count < TAKEN
                                    {
                                        handles[count] = as_handle($parameter);
                                        count += 1;
                                    })*
                                    Shown {
                                        number: $first + Number::$name as usize,
                                        has_place: const { !is_short(stringify!($name).as_bytes()) },
                                        handles,
                                    }
                                }),
                            )
                        }
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
