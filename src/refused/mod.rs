//! The search for the cause of a refusal, as rows: code that calls share, and which arguments of the call it looks at.
//!
//! What a call compiles for it is a constant. The arguments come as their addresses, in C's order. The rows and the code
//! that reads at these addresses are emitted from the same declaration of the call.

pub(crate) mod calls;
pub(crate) mod steps;

use crate::rule::Verdict;

/// Where a call looks for the cause of its refusal.
pub(crate) struct Row {
    pub look: unsafe fn(Arguments<'_>) -> Verdict,
    /// The positions of the arguments that it looks at.
    pub arguments: &'static [u8],
    /// C's path to what it looks at, if calls differ in it.
    pub path: &'static str,
}

/// A pointer that the call needs, by its position and its name: with the position and the bytes of a count, only if that is
/// not zero.
#[cfg(any(feature = "causes", doc))]
pub(crate) struct Pointer(pub u8, pub Option<(u8, u8)>, pub &'static str);

/// What the code of a row looks at.
#[derive(Clone, Copy)]
pub(crate) struct Arguments<'a> {
    addresses: &'a [*const ()],
    of: &'static [u8],
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
        unsafe { self.addresses[usize::from(self.of[index])].cast::<T>().read() }
    }
}

/// Looks at arguments in the order of the rows. A guess is the cause only if no later row finds another.
///
/// # Safety
///
/// The addresses must be those of the arguments of the call with these rows, which must meet the conditions of the call. Those
/// at positions that no row has can be anything.
#[inline]
pub(crate) unsafe fn find_in(rows: &[Row], addresses: &[*const ()]) -> Verdict {
    let mut guess = Ok(());
    for &Row { look, arguments, path } in rows {
        // SAFETY: the caller guarantees this, and the row is for such arguments.
        match unsafe { look(Arguments { addresses, of: arguments, path }) } {
            Err(found) if found.is_guess() => guess = guess.and(Err(found)),
            found => found?,
        }
    }
    guess
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
