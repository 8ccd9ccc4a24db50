//! The causes of refused calls, for bindings and layers that make the calls themselves (feature `causes`).
//!
//! Each function has the name and the parameters of the driver's function, and takes the code that the driver returned as its last
//! parameter. It returns an `Option` of a [`Cause`]: the argument because of which the driver refused the call, if it is known. Each
//! pointer must be null, or valid as for the call. The functions have no pages of their own, so that a search for a name finds the
//! call. They search as [`calls`](crate::calls) do for an error, and also find pointers that must not be null. [`of`] does the same for
//! any function, by its symbol. They do not repeat the [`checks`](crate::checks) of a release whose documentation is known.
//!
//! Call these functions in the thread of the refused call, before the thread makes another call. They query the driver, but disturb
//! no capture and make no context current. After an error of earlier work they make no queries.
//!
//! ```
//! use cuda_checked::{causes, types::CUresult};
//!
//! let code = CUresult::CUDA_ERROR_INVALID_HANDLE; // as cuEventSynchronize has returned it
//! // SAFETY: there is no event.
//! let cause = unsafe { causes::cuEventSynchronize(std::ptr::null_mut(), code) };
//! assert_eq!(cause.unwrap().to_string(), "hEvent is null");
//! ```

pub use crate::cause::is_of_earlier_work;
use crate::cause::{Cause, explain};
#[doc(hidden)] // cuda-validate needs these
pub use crate::environment::beside;
pub use crate::environment::of_environment;
use crate::precondition::Precondition;
use crate::query::{self, Launchable};
#[doc(hidden)]
pub use crate::query::{
    Memory, Relaxed, memory, of_known_bodies, of_known_lives, primary_context_is_active,
};
use crate::refused::{Pointer, Row, calls::ALL, find_in};
#[doc(hidden)]
pub use crate::release::undocumented;
use crate::rule::{Handle, Live, Place, Verdict};
use crate::rules::parts::refusal;
use core::ffi::CStr;
use libcuda_sys::{CUfunction, CUresult};

/// Returns the sizes of the parameters of a function, or of a kernel of a library. Only a driver that reports the number of
/// parameters is not asked behind the last one.
///
/// # Safety
///
/// It must be live.
#[doc(hidden)] // cuda-validate needs it
pub unsafe fn sizes_of_parameters(function: CUfunction, is_kernel: bool) -> Option<Vec<usize>> {
    let kernel = match is_kernel {
        true => Launchable::Kernel(function.cast()),
        false => Launchable::Function(function),
    };
    // SAFETY: the caller guarantees this.
    let parameters = query::parameters(unsafe { Live::new(kernel) }, usize::MAX)?;
    Some(parameters.sizes)
}

/// Returns the cause of a refusal of any call that is in the state of the thread, such as no current context.
pub fn of_thread(call: &'static CStr, code: CUresult) -> Option<Cause> {
    explain(call, code, || Ok(()), || Ok(()))
}

/// Returns the cause of a refusal of a call, by its symbol and the addresses of its arguments in C's order. Of a function that
/// this crate does not know, it is the cause in the state of the thread. `check` is the call's own of [`checks`](crate::checks), if
/// it has one. It is made only if the documentation of the driver's release is not known.
///
/// # Safety
///
/// Each argument must have the type that C's declaration of the function has, and its address must be aligned. Each pointer must
/// be null, or valid as for the call.
pub unsafe fn of(
    call: &'static CStr,
    code: CUresult,
    arguments: &[*const ()],
    check: impl FnMut() -> Result<(), Precondition>,
) -> Option<Cause> {
    // SAFETY: the caller guarantees this.
    unsafe { Of::named(call).search(code, arguments, check) }
}

/// The causes of a function, which a layer looks up once.
#[doc(hidden)] // cuda-validate needs it
pub struct Of {
    call: &'static CStr,
    known: Option<&'static (&'static CStr, &'static [Pointer], &'static [Row])>,
}

impl Of {
    pub fn named(call: &'static CStr) -> Self {
        Self { call, known: ALL.iter().find(|(of, ..)| *of == call) }
    }

    /// Does what [`of`] does.
    ///
    /// # Safety
    ///
    /// That of [`of`].
    pub unsafe fn search(
        &self,
        code: CUresult,
        arguments: &[*const ()],
        check: impl FnMut() -> Result<(), Precondition>,
    ) -> Option<Cause> {
        let find_cause = || {
            let Some((_, pointers, rows)) = self.known else { return Ok(()) };
            // SAFETY: the caller guarantees this.
            unsafe {
                find_null(pointers, arguments)?;
                find_in(rows, arguments)
            }
        };
        explain(self.call, code, find_cause, check)
    }
}

/// Looks at pointers that must not be null.
///
/// # Safety
///
/// As for [`find_in`].
unsafe fn find_null(pointers: &[Pointer], addresses: &[*const ()]) -> Verdict {
    pointers.iter().try_for_each(|Pointer(at, count, name)| {
        // SAFETY: the caller guarantees that a pointer is there.
        let pointer =
            Handle(unsafe { addresses[usize::from(*at)].cast::<*const ()>().read() }.addr());
        let verdict = match count {
            None => refusal::pointer(pointer),
            Some((count, bytes)) => {
                let count = addresses[usize::from(*count)];
                // SAFETY: as above, and a count of elements is there, which has so many bytes.
                refusal::counted(pointer, unsafe {
                    match bytes {
                        8 => count.cast::<u64>().read() as usize,
                        _ => count.cast::<u32>().read() as usize,
                    }
                })
            }
        };
        verdict.at(name)
    })
}

macro_rules! functions {
    ($($(#[$attribute:meta])* fn $name:ident($($parameter:ident: $ty:ty),* $(,)?) -> $result:ty;)*) => {$(
        /// Finds the cause of a refusal.
        ///
        /// # Safety
        ///
        /// Each pointer must be null, or valid as for the call.
        #[doc(hidden)]
        #[inline]
        #[allow(deprecated, unused_imports, clippy::missing_safety_doc, clippy::too_many_arguments)]
        pub unsafe fn $name($($parameter: $ty,)* returned: CUresult) -> Option<Cause> {
            const NAME: &CStr = match CStr::from_bytes_with_nul(concat!(stringify!($name), "\0").as_bytes()) {
                Ok(name) => name,
                Err(_) => c"",
            };
            let check = || {
                use no_rules::*;
                {
                    use crate::checks::*;
                    // SAFETY: the caller guarantees this.
                    unsafe { $name($($parameter),*) }
                }
            };
            // SAFETY: as above.
            unsafe { of(NAME, returned, &[$((&raw const $parameter).cast()),*], check) }
        }
    )*

        /// A check of each function, for those without rules.
        #[allow(dead_code, non_snake_case, clippy::missing_safety_doc, clippy::too_many_arguments)]
        mod no_rules {
            use super::*;
            $(
                #[inline]
                pub unsafe fn $name($(_: $ty),*) -> Result<(), Precondition> {
                    Ok(())
                }
            )*
        }
    };
}
libcuda_sys::for_each_function!(functions);
