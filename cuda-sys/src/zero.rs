//! Structs with every byte zero, also in constants.

/// A struct or union of C for which zero bytes are valid: every one of this crate, and those of your own bindings.
///
/// # Safety
///
/// Zero bytes must be a valid value of the type.
pub unsafe trait Zeroable: Copy {}

/// Returns a struct or union with every byte zero, as `Default` does, but also in constants.
///
/// ```
/// use libcuda_sys::{CUmemAllocationType, CUmemPoolProps};
///
/// const PINNED: CUmemPoolProps = CUmemPoolProps {
///     allocType: CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_PINNED,
///     ..libcuda_sys::zeroed()
/// };
/// assert_eq!(PINNED.maxSize, 0);
/// ```
#[inline]
pub const fn zeroed<T: Zeroable>() -> T {
    // SAFETY: zero bytes are valid, as the trait says.
    unsafe { core::mem::zeroed() }
}
