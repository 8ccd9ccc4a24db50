//! A function that a call reaches.

use crate::layer::call::entry_point::EntryPoint;
use crate::layer::call::signature::{PackedArguments, Signature};
use libcuda_sys::CUresult;
use std::sync::atomic::Ordering::*;

/// A function of the driver, or of another layer above the driver, with its signature.
#[derive(Clone, Copy)]
pub struct Callee {
    address: *const (),
    signature: &'static Signature,
}

impl Callee {
    /// It has the address of a function with this one's parameters, or null.
    #[inline]
    pub fn new(address: *const (), entry: &'static EntryPoint) -> Self {
        Self { address, signature: entry.signature }
    }

    /// What calls of this function reach.
    #[inline]
    pub fn reached_by(entry: &'static EntryPoint) -> Self {
        Self::new(entry.real.load(Acquire), entry)
    }

    /// The driver's own function.
    pub fn in_driver(entry: &'static EntryPoint) -> Self {
        Self::new(entry.driver.load(Acquire), entry)
    }

    #[inline]
    pub fn is_known(self) -> bool {
        !self.address.is_null()
    }

    /// # Safety
    ///
    /// It must be known, and the arguments those of a call of this function that has not returned.
    #[inline]
    pub unsafe fn call(self, packed: PackedArguments) -> CUresult {
        // SAFETY: the caller guarantees it.
        unsafe { (self.signature.call)(self.address, packed) }
    }
}
