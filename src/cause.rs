//! The cause of a refusal: the argument that the driver did not accept, found after it has returned an error.

use crate::precondition::{Names, Precondition, REFUSAL};
use crate::release::undocumented;
use crate::rule::{MISALIGNED, Place, Verdict};
use core::ffi::CStr;
use core::fmt;
use libcuda_sys::CUresult;

/// The argument because of which the driver refused a call.
///
/// The search for it starts after the call. The driver's code shows the kind of mistake, so the search examines each argument that
/// can cause this code, and queries the driver if necessary. If the driver's compiler has rejected PTX, the search compiles the PTX
/// once more, to get the compiler's message. It changes nothing in the program.
///
/// If the driver implements a release whose documentation this crate does not know (see [`DOCUMENTED`](crate::DOCUMENTED)), the
/// cause can be a documented precondition of the nearest release that it knows: [`precondition`](Self::precondition).
///
/// ```
/// use cuda_checked::{Error, calls};
///
/// # fn report(error: Error) {
/// if let Some(cause) = error.cause() {
///     // cuLaunchKernel rejected gridDimX: gridDimX is zero
///     println!("{} rejected {}: {cause}", error.call(), cause.parameter());
/// }
/// # }
/// ```
#[derive(Clone)]
pub struct Cause(Precondition);

impl Cause {
    /// Returns the number of the cause. Causes and rules share one series of numbers. A number stays the same in every later version
    /// and is never used for another cause or rule.
    #[inline]
    pub fn id(&self) -> u32 {
        self.0.id()
    }

    /// Returns C's path to the argument, as [`Precondition::parameter`] does.
    #[inline]
    pub fn parameter(&self) -> &str {
        self.0.parameter()
    }

    /// Returns the index of the element, if the argument is part of an array.
    #[inline]
    pub fn index(&self) -> Option<usize> {
        self.0.index()
    }

    /// Returns the argument as a number.
    #[inline]
    pub fn value(&self) -> u64 {
        self.0.value()
    }

    /// Returns the sentence about the argument, without the call: `gridDimX is zero`.
    #[inline]
    pub fn sentence(&self) -> impl fmt::Display + '_ {
        self.0.sentence()
    }

    /// Returns a number that causes have in common whose sentences have the same words and may differ in numbers. There is none if
    /// the sentence has names that are not this crate's.
    #[doc(hidden)] // cuda-validate needs it
    #[inline]
    pub fn words(&self) -> Option<u64> {
        self.0.words()
    }

    /// The call was made by a method, whose parameters have these names.
    #[inline]
    pub(crate) fn in_method(&mut self, names: Names) {
        self.0.in_method(names);
    }

    /// Returns whether no other cause is as likely. A precondition of another release than the driver's is never certain.
    #[inline]
    pub fn is_certain(&self) -> bool {
        !self.0.rule().is_guess() && self.0.documented_in().is_none()
    }

    /// Returns whether the cause is a number that is that of no device.
    #[inline]
    pub(crate) fn is_of_ordinal(&self) -> bool {
        self.0.rule().must() == "ordinal"
    }

    /// Returns the precondition, if the cause is one that the call breaks. No check has rejected the call, because the
    /// driver's release may have lifted the rule: this crate does not know its documentation. The sentence names the release
    /// that it is from: `flags (4) must be zero (documentation of CUDA 13.5; the driver implements 13.6)`.
    #[inline]
    pub fn precondition(&self) -> Option<&Precondition> {
        (!self.0.rule().is_cause()).then_some(&self.0)
    }
}

impl fmt::Display for Cause {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.is_certain() {
            f.write_str("it may be that ")?;
        }
        self.sentence().fmt(f)
    }
}

impl fmt::Debug for Cause {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Finds the cause of a refusal among the arguments of a call, then in the state of its thread. If the documentation of the
/// driver's release is not known, the call's check, which has not rejected the call, is made once more, by the nearest.
#[inline]
pub(crate) fn explain(
    call: &'static CStr,
    code: CUresult,
    find_cause: impl FnOnce() -> Verdict,
    check: impl FnOnce() -> Result<(), Precondition>,
) -> Option<Cause> {
    searching(call, code, || {
        let verdict = find_cause().and_then(|()| crate::rules::parts::refusal::every_call(call));
        match verdict.of(call) {
            Err(cause) if !cause.rule().is_guess() => Err(cause),
            other => by_nearest(code, check).and(other),
        }
    })
}

/// Does the same by a check that needs what its caller remembers, after the call's own search.
#[inline]
pub(crate) fn explain_by(
    call: &'static CStr,
    code: CUresult,
    check: impl FnOnce() -> Result<(), Precondition>,
) -> Option<Cause> {
    searching(call, code, || by_nearest(code, check))
}

/// Makes a check by the nearest documentation, if that of the driver's release is not known.
#[inline]
fn by_nearest(
    code: CUresult,
    check: impl FnOnce() -> Result<(), Precondition>,
) -> Result<(), Precondition> {
    match code {
        _ if !crate::query::can_ask_release() || undocumented().is_none() => Ok(()),
        // A query must not follow the handle.
        CUresult::CUDA_ERROR_INVALID_HANDLE => crate::query::without(check),
        _ => check(),
    }
}

/// Runs a search for the cause of a refusal, whose queries disturb nothing and are none of the program's calls.
#[inline]
fn searching(
    call: &'static CStr,
    code: CUresult,
    search: impl FnOnce() -> Result<(), Precondition>,
) -> Option<Cause> {
    // Queries of causes are no calls of the program.
    if REFUSAL.get().1 != CUresult::CUDA_SUCCESS || !can_be_explained(call, code) {
        return None;
    }
    struct Done(usize);
    impl Drop for Done {
        #[inline]
        fn drop(&mut self) {
            REFUSAL.set((c"", CUresult::CUDA_SUCCESS));
            MISALIGNED.set(self.0);
        }
    }
    REFUSAL.set((call, code));
    // The check before the call has counted them.
    let _done = Done(MISALIGNED.get());
    let verdict = match code {
        // There is nothing to ask yet, it may be an error of earlier work, or a callback that may call nothing: what the host
        // knows is asked.
        CUresult::CUDA_ERROR_NOT_INITIALIZED
        | CUresult::CUDA_ERROR_NOT_PERMITTED
        | CUresult::CUDA_ERROR_UNKNOWN => crate::query::without(search),
        _ => crate::query::undisturbing(search),
    };
    verdict.err().map(Cause)
}

/// Returns whether the code is that of work which was launched earlier and has failed on the device. The call that returns it,
/// and each later one in the context, has no part in that.
#[inline]
pub fn is_of_earlier_work(code: CUresult) -> bool {
    use CUresult as R;
    matches!(
        code,
        R::CUDA_ERROR_ILLEGAL_ADDRESS
            | R::CUDA_ERROR_LAUNCH_TIMEOUT
            | R::CUDA_ERROR_ASSERT
            | R::CUDA_ERROR_HARDWARE_STACK_ERROR
            | R::CUDA_ERROR_ILLEGAL_INSTRUCTION
            | R::CUDA_ERROR_MISALIGNED_ADDRESS
            | R::CUDA_ERROR_INVALID_ADDRESS_SPACE
            | R::CUDA_ERROR_INVALID_PC
            | R::CUDA_ERROR_LAUNCH_FAILED
            | R::CUDA_ERROR_TENSOR_MEMORY_LEAK
    )
}

/// Returns whether an argument or the state of the thread can cause the code. An error of earlier work, or of the machine,
/// is no fault of the call that returns it; after such an error, and in a callback that may call nothing, nothing is asked.
/// A query answers that work has not completed, again and again; the time between two events needs that it has.
#[inline]
fn can_be_explained(call: &CStr, code: CUresult) -> bool {
    use CUresult as R;
    if code == R::CUDA_ERROR_NOT_READY {
        return call.to_bytes().starts_with(b"cuEventElapsedTime");
    }
    let is_of_another = matches!(
        code,
        R::CUDA_SUCCESS
            | R::CUDA_ERROR_DEINITIALIZED
            | R::CUDA_ERROR_ECC_UNCORRECTABLE
            | R::CUDA_ERROR_NVLINK_UNCORRECTABLE
            | R::CUDA_ERROR_CONTAINED
            | R::CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING
            | R::CUDA_ERROR_CONTEXT_IS_DESTROYED
            | R::CUDA_ERROR_EXTERNAL_DEVICE
    );
    !is_of_another && !is_of_earlier_work(code)
}
