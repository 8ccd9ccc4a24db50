//! The border to C: the conversion of a call's parameters.

use libcuda_sys::*;

pub type Result<T = ()> = std::result::Result<T, CUresult>;

/// Not an answer: the call waits for another process or thread, and must be repeated.
pub const AGAIN: CUresult = CUresult(u32::MAX);

/// Not an answer: the stream captures the work, which does not run. The call returns success.
pub const CAPTURED: CUresult = CUresult(u32::MAX - 1);

/// Fails with `INVALID_VALUE` if a rule does not hold.
pub fn require(holds: bool) -> Result {
    if holds { Ok(()) } else { Err(CUresult::CUDA_ERROR_INVALID_VALUE) }
}

/// A pointer from a caller: null, or valid as `cuda.h` documents for the parameter.
pub struct Pointer<T>(*mut T);

impl<T> Clone for Pointer<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Pointer<T> {}

impl<T> Pointer<T> {
    pub fn address(self) -> u64 {
        self.0 as u64
    }

    /// For untyped parameters whose type depends on another parameter.
    pub fn cast<U>(self) -> Pointer<U> {
        Pointer(self.0.cast())
    }

    pub fn set(self, value: T) -> Result {
        require(!self.0.is_null())?;
        // SAFETY: the caller guarantees that the pointer is valid, but not its alignment.
        unsafe { self.0.write_unaligned(value) };
        Ok(())
    }

    /// Writes the output, unless the pointer is null.
    pub fn set_if_wanted(self, value: T) {
        let _ = self.set(value);
    }
}

impl Pointer<u8> {
    /// Returns the bytes of a string, without the final zero.
    pub fn text(self) -> Result<Vec<u8>> {
        let bytes = (0..).map(|index| Pointer(self.0.wrapping_add(index)).get());
        bytes.take_while(|byte| *byte != Ok(0)).collect()
    }
}

impl<T: Copy> Pointer<T> {
    pub fn get(self) -> Result<T> {
        require(!self.0.is_null())?;
        // SAFETY: as for `set`.
        Ok(unsafe { self.0.read_unaligned() })
    }

    /// An element of an array.
    pub fn element(self, index: usize) -> Result<T> {
        require(!self.0.is_null())?;
        Pointer(self.0.wrapping_add(index)).get()
    }

    /// The elements of an array.
    pub fn array(self, count: usize) -> Result<Vec<T>> {
        (0..count).map(|index| self.element(index)).collect()
    }

    /// Writes to an array.
    pub fn set_array(self, values: &[T]) -> Result {
        require(!self.0.is_null())?;
        let mut values = values.iter().enumerate();
        values.try_for_each(|(at, value)| Pointer(self.0.wrapping_add(at)).set(*value))
    }
}

/// The conversion of a C parameter.
pub trait Parameter {
    type Inside: Copy;

    /// # Safety
    ///
    /// A pointer must be null, or valid as `cuda.h` documents for the parameter.
    unsafe fn inside(self) -> Self::Inside;
}

impl<T> Parameter for *mut T {
    type Inside = Pointer<T>;
    unsafe fn inside(self) -> Pointer<T> {
        Pointer(self)
    }
}

impl<T> Parameter for *const T {
    type Inside = Pointer<T>;
    unsafe fn inside(self) -> Pointer<T> {
        Pointer(self.cast_mut())
    }
}

macro_rules! plain {
    ($($ty:ty)*) => {$(
        impl Parameter for $ty {
            type Inside = Self;
            unsafe fn inside(self) -> Self {
                self
            }
        }
    )*};
}

plain! {
    u8 u32 i32 u64 usize CUresult CUdevice_attribute CUpointer_attribute CUmemPool_attribute
    CUexecAffinityType CUfunction_attribute CUoccupancyB2DSize CUmemAllocationHandleType CUmemAllocationType CUmemAllocationGranularity_flags
    CUlogsCallback CUhostFn CUstreamCaptureMode CUmulticastGranularity_flags CUipcMemHandle CUipcEventHandle
}
