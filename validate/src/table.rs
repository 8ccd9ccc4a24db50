//! A wrapper of each function, made from the lists of `cuda_sys`.

use crate::layer::{Code, NoRule, Outcome, Site, Variant, Verdict, call};
use cuda_sys::{CUresult, CUstream};
use std::any::TypeId;
use std::ffi::CStr;
use std::sync::atomic::{AtomicPtr, Ordering::Acquire};

pub use made::{internal, public};

/// Every function.
pub fn sites() -> impl Iterator<Item = &'static Site> {
    public::SITES.iter().chain(&internal::SITES)
}

pub const fn is_per_thread(name: &str) -> bool {
    matches!(
        name.as_bytes(),
        [.., b'_', b'p', b't', b's', b'z'] | [.., b'_', b'p', b't', b'd', b's']
    )
}

/// Whether an argument is a pointer that its type's values cannot lie at.
pub struct Argument<T>(pub T);

impl<T> Argument<*const T> {
    #[inline]
    pub fn is_aligned(&self) -> bool {
        self.0.is_aligned()
    }
}

impl<T> Argument<*mut T> {
    #[inline]
    pub fn is_aligned(&self) -> bool {
        self.0.is_aligned()
    }
}

/// What holds for every other type: a method of the type itself goes before it.
pub trait NoPointer {
    fn is_aligned(&self) -> bool;
}

impl<T> NoPointer for Argument<T> {
    #[inline]
    fn is_aligned(&self) -> bool {
        true
    }
}

/// In a variant for per-thread default streams, null is the calling thread's stream.
#[inline]
fn own_stream<T: Copy + 'static>(is_own: bool, argument: T) -> T {
    if !is_own || TypeId::of::<T>() != TypeId::of::<CUstream>() {
        return argument;
    }
    // SAFETY: both types are the same.
    let stream: CUstream = unsafe { std::mem::transmute_copy(&argument) };
    let stream = if stream.is_null() { cuda_sys::CU_STREAM_PER_THREAD } else { stream };
    // SAFETY: as above.
    unsafe { std::mem::transmute_copy(&stream) }
}

/// The check's address, where it is one.
const fn check<O: Outcome, F: FnOnce() -> O>(_: &F, check: *const ()) -> Code {
    Code(if O::IS_CHECK { check } else { std::ptr::null() })
}

const fn c_name(name: &'static str) -> &'static CStr {
    match CStr::from_bytes_with_nul(name.as_bytes()) {
        Ok(name) => name,
        Err(_) => panic!("a name with a zero in it"),
    }
}

/// The functions of a list: their wrappers, and what is known of each.
///
/// A check is an item of the function's name. It is looked for in scopes within scopes: in `older`, then in the modules
/// that are named, then in `otherwise`, which has every name.
macro_rules! functions {
    ($list:ident, $otherwise:ident, $checks:ident;
        $($(#[$attribute:meta])* fn $name:ident($($parameter:ident: $ty:ty),*) -> $result:ty;)*
    ) => {
        pub mod $list {
            use super::*;

            enum Number { $($name,)* }

            pub static SITES: [Site; [$(stringify!($name)),*].len()] = [$(Site {
                name: c_name(concat!(stringify!($name), "\0")),
                wrapper: Code(wrapper::$name as *const ()),
                check: {
                    use otherwise::*;
                    {
                        use $checks::*;
                        {
                            use older::*;
                            check(
                                // SAFETY: it is not called.
                                &|| unsafe { $name($(std::mem::zeroed::<$ty>()),*) },
                                $name as unsafe fn($($ty),*) -> _ as *const (),
                            )
                        }
                    }
                },
                parameters: TypeId::of::<unsafe fn($($ty),*) -> Verdict>,
                base: AtomicPtr::new(std::ptr::null_mut()),
                real: AtomicPtr::new(std::ptr::null_mut()),
                driver: AtomicPtr::new(std::ptr::null_mut()),
            },)*];

            mod otherwise {
                use super::*;
                $($otherwise! { $name(Number::$name, $($parameter: $ty),*) })*
            }

            pub mod wrapper {
                use super::*;
                $(
                    // A thread may be cancelled in the driver, and its stack unwound.
                    #[cfg_attr(not(test), unsafe(no_mangle))]
                    pub unsafe extern "C-unwind" fn $name($($parameter: $ty),*) -> CUresult {
                        use otherwise::*;
                        {
                            use $checks::*;
                            {
                                use older::*;
                                let is_aligned = true $(&& Argument($parameter).is_aligned())*;
                                // SAFETY: the arguments are the program's; the driver's function has this type.
                                unsafe {
                                    call(
                                        &SITES[Number::$name as usize],
                                        is_aligned,
                                        || $name($($parameter),*),
                                        |code| {
                                            let code: unsafe extern "C-unwind" fn($($ty),*) -> CUresult =
                                                std::mem::transmute(code);
                                            code($($parameter),*)
                                        },
                                    )
                                }
                            }
                        }
                    }
                )*
            }
        }
    };
}

/// A function of which the driver is the only judge.
macro_rules! no_rule {
    ($name:ident($number:expr, $($parameter:ident: $ty:ty),*)) => {
        #[allow(unused_variables)]
        pub unsafe fn $name($($parameter: $ty),*) -> NoRule {
            NoRule
        }
    };
}

/// A function that has the rules of another with the same parameters, if any.
macro_rules! variant {
    ($name:ident($number:expr, $($parameter:ident: $ty:ty),*)) => {
        pub unsafe fn $name($($parameter: $ty),*) -> Variant {
            let check = SITES[$number as usize].base.load(Acquire);
            if check.is_null() {
                return Variant(Ok(()));
            }
            const OWN: bool = is_per_thread(stringify!($name));
            // SAFETY: it was found by this type.
            Variant(unsafe {
                let check: unsafe fn($($ty),*) -> Verdict = std::mem::transmute(check);
                check($(own_stream(OWN, $parameter)),*)
            })
        }
    };
}

/// Of two scopes, one may have nothing for a function.
#[allow(deprecated, unused_imports, clippy::missing_safety_doc, clippy::too_many_arguments)]
#[allow(dead_code, non_camel_case_types, clippy::undocumented_unsafe_blocks)]
mod made {
    use super::*;
    use crate::older;
    use cuda_checked::checks;

    macro_rules! public_functions {
        ($($functions:tt)*) => { functions! { public, no_rule, checks; $($functions)* } };
    }
    macro_rules! internal_functions {
        ($($functions:tt)*) => { functions! { internal, variant, older; $($functions)* } };
    }
    cuda_sys::for_each_function!(public_functions);
    cuda_sys::for_each_internal_function!(internal_functions);
}
