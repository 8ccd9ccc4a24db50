//! What an argument is to the rules: a number, and how to write it.

use core::ffi::c_void;
use core::fmt;
use core::mem::transmute_copy;

/// Writes a number as a value of its type.
pub(crate) type Show = fn(u64, &mut fmt::Formatter<'_>) -> fmt::Result;

/// A type that rules can check: a value as a number, and how to write it.
pub(crate) trait Argument: Copy + PartialEq {
    fn number(self) -> u64;

    /// In the alternate form, an integer of C's is an address.
    #[inline]
    fn show(number: u64, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if f.alternate() && number != 0 { write!(f, "{number:#x}") } else { write!(f, "{number}") }
    }
}

macro_rules! integers {
    ($($ty:ty)*) => {$(
        impl Argument for $ty {
            #[inline]
            fn number(self) -> u64 {
                self.into()
            }
        }
    )*};
}
integers!(u8 u16 u32 u64);

impl Argument for usize {
    #[inline]
    fn number(self) -> u64 {
        self as u64
    }
}

macro_rules! signed_integers {
    ($($ty:ty)*) => {$(
        impl Argument for $ty {
            #[inline]
            fn number(self) -> u64 {
                i64::from(self) as u64
            }

            #[inline]
            fn show(number: u64, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{}", number as i64)
            }
        }
    )*};
}
signed_integers!(i8 i32 i64);

impl Argument for f32 {
    #[inline]
    fn number(self) -> u64 {
        self.to_bits().into()
    }

    #[inline]
    fn show(number: u64, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", Self::from_bits(number as u32))
    }
}

/// Writes a number whose low half is this enumerator. If there is more to it, no enumerator has the number.
#[inline]
fn or_number(number: u64, f: &mut fmt::Formatter<'_>, low: &dyn fmt::Debug) -> fmt::Result {
    if number > u64::from(u32::MAX) { write!(f, "{number:#x}") } else { write!(f, "{low:?}") }
}

/// An enum of the header: `src/enums.rs` names them.
///
/// # Safety
///
/// The type must be an integer of 32 bits: `int` if an enumerator is negative, and always on Windows.
pub(crate) unsafe trait Enum: Copy + PartialEq + fmt::Debug {}

// Functions of each enum would take the compiler longer.
impl<E: Enum> Argument for E {
    #[inline]
    fn number(self) -> u64 {
        // SAFETY: it is an integer of this size.
        u64::from(unsafe { transmute_copy::<E, u32>(&self) })
    }

    #[inline]
    fn show(number: u64, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // SAFETY: it is an integer of this size, and each number is a value of it.
        or_number(number, f, &unsafe { transmute_copy::<u32, E>(&(number as u32)) })
    }
}

macro_rules! enums {
    ($($ty:ident)*) => {
        const _: () = { $(assert!(size_of::<$ty>() == size_of::<u32>());)* };
        // SAFETY: they are enums of the header, and their size is that.
        $(unsafe impl $crate::argument::Enum for $ty {})*
    };
}
pub(crate) use enums;

macro_rules! pointers {
    ($($pointer:ty)*) => {$(
        impl<T> Argument for $pointer {
            #[inline]
            fn number(self) -> u64 {
                self.addr() as u64
            }

            #[inline]
            fn show(number: u64, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                if number == 0 { f.write_str("null") } else { write!(f, "{number:#x}") }
            }
        }
    )*};
}
pointers!(*const T *mut T);

/// A handle of any type.
#[derive(Clone, Copy, PartialEq)]
pub(crate) struct Handle(pub usize);

impl Argument for Handle {
    #[inline]
    fn number(self) -> u64 {
        self.0 as u64
    }

    #[inline]
    fn show(number: u64, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        <*mut c_void>::show(number, f)
    }
}
