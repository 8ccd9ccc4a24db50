//! The search for the cause of a refusal, as rows: code that calls share, and which arguments of the call it looks at.
//!
//! What a call compiles for it is a constant. The arguments come as their addresses, in C's order. The rows and the code
//! that reads at these addresses are emitted from the same declaration of the call.

#[cfg(any(feature = "causes", doc))]
pub(crate) mod calls;
pub(crate) mod steps;

use crate::rule::Verdict;

/// The code; the positions of the arguments that it looks at, of which the first one is the last hexadecimal digit; and C's path
/// to what it looks at, if calls differ in it. A list in place of the digits takes the compiler longer.
pub(crate) struct Row(pub unsafe fn(Arguments<'_>) -> Verdict, pub u64, pub &'static str);

/// What the code of a row looks at.
#[derive(Clone, Copy)]
pub(crate) struct Arguments<'a> {
    addresses: &'a [*const ()],
    of: u64,
    path: &'static str,
}

impl Arguments<'_> {
    /// Returns an argument.
    ///
    /// # Safety
    ///
    /// The argument at this position of the row must have this type, or a handle that of another pointer.
    #[inline]
    unsafe fn get<T: Copy>(self, index: usize) -> T {
        // SAFETY: the caller guarantees this.
        unsafe { self.addresses[(self.of >> (4 * index)) as usize & 0xf].cast::<T>().read() }
    }
}

/// Looks at arguments in the order of the rows.
///
/// # Safety
///
/// The addresses must be those of the arguments of the call with these rows, which must meet the conditions of the call. Those
/// at positions that no row has can be anything.
#[inline]
pub(crate) unsafe fn find_in(rows: &[Row], addresses: &[*const ()]) -> Verdict {
    rows.iter().try_for_each(|&Row(look, of, path)| {
        // SAFETY: the caller guarantees this, and the row is for such arguments.
        unsafe { look(Arguments { addresses, of, path }) }
    })
}

/// The arguments of a call, some of which a row looks at.
pub(crate) trait Addresses {
    /// Gives the addresses of the arguments.
    fn give<T>(&self, take: impl FnOnce(&[*const ()]) -> T) -> T;
}

macro_rules! tuples {
    ($($ty:ident)+) => {
        tuples! { [] $($ty)+ }
    };
    ([$($ty:ident)*]) => {};
    ([$($ty:ident)*] $next:ident $($rest:ident)*) => {
        #[allow(non_snake_case)]
        impl<$($ty,)* $next> Addresses for ($($ty,)* $next,) {
            #[inline]
            fn give<T>(&self, take: impl FnOnce(&[*const ()]) -> T) -> T {
                let ($($ty,)* $next,) = self;
                take(&[$((&raw const *$ty).cast(),)* (&raw const *$next).cast()])
            }
        }
        tuples! { [$($ty)* $next] $($rest)* }
    };
}
tuples! { A B C D E F G H I J K L M N O P }
