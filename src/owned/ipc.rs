//! Memory and events of other processes.

use super::{InMethod, IpcMemHandle, Owned, PrimaryContext, Resource, Unreleased};
use crate::precondition::Names;
use crate::{Result, calls};
use libcuda_sys::types::*;

/// Plain device memory (`cuMemAlloc`), which other processes can open.
///
/// ```
/// use cuda_checked::{Result, owned::{LinearMemory, PrimaryContext}};
///
/// fn export(context: &PrimaryContext) -> Result<(LinearMemory, [u8; 64])> {
///     let memory = LinearMemory::alloc(context, 1 << 20)?;
///     // SAFETY: the memory is kept until the other process has closed it.
///     let handle = unsafe { memory.ipc_handle() }?;
///     Ok((memory, handle.to_bytes()))
/// }
/// ```
#[derive(Debug)]
pub struct LinearMemory(Owned<Linear>);

#[derive(Debug)]
struct Linear {
    address: CUdeviceptr,
    size: usize,
    context: PrimaryContext,
}

impl Resource for Linear {
    const NAMES: Names = &[("dptr", "self")];

    #[inline]
    fn release(&mut self) -> Result<()> {
        // SAFETY: this object owns the memory.
        self.context.release_within(|| unsafe { calls::cuMemFree_v2(self.address) })
    }
}

impl LinearMemory {
    /// Allocates `bytesize` bytes (`cuMemAlloc`).
    ///
    /// # Errors
    ///
    /// Those of [`cuMemAlloc`](calls::cuMemAlloc), such as `CUDA_ERROR_OUT_OF_MEMORY`. Also fails if `bytesize` is zero.
    #[inline]
    pub fn alloc(context: &PrimaryContext, bytesize: usize) -> Result<Self> {
        context.within(|| Ok(Self::new(calls::cuMemAlloc_v2(bytesize)?, bytesize, context)))
    }

    #[inline]
    fn new(address: CUdeviceptr, size: usize, context: &PrimaryContext) -> Self {
        Self(Owned::new(Linear { address, size, context: context.share() }))
    }

    /// Takes over memory of `bytesize` bytes.
    ///
    /// # Safety
    ///
    /// `address` must be the start of live memory of `bytesize` bytes from `cuMemAlloc` in this context, and nothing else may
    /// free it. Nothing may use the memory after the new object is gone. Each process that opened it must close it before
    /// that.
    #[inline]
    pub unsafe fn from_raw(
        address: CUdeviceptr,
        bytesize: usize,
        context: &PrimaryContext,
    ) -> Self {
        Self::new(address, bytesize, context)
    }

    /// Returns the first address. Using it is unsafe, because the address dangles once this object is gone.
    #[inline]
    pub fn as_raw(&self) -> CUdeviceptr {
        self.0.address
    }

    /// Gives up the object without freeing the memory. Its context stays retained.
    #[inline]
    pub fn into_raw(self) -> CUdeviceptr {
        self.0.into_raw(|memory| memory.address)
    }

    /// Returns the size of the memory, in bytes.
    #[inline]
    pub fn size(&self) -> usize {
        self.0.size
    }

    /// Frees the memory (`cuMemFree`).
    ///
    /// # Errors
    ///
    /// Errors of the driver.
    #[inline]
    pub fn release(self) -> Result<(), Unreleased<Self>> {
        self.0.release(Self)
    }

    /// Returns the bytes with which another process opens the memory (`cuIpcGetMemHandle`).
    ///
    /// # Safety
    ///
    /// Each process that opens the memory must close it before this object is released or dropped.
    ///
    /// # Errors
    ///
    /// Errors of the driver.
    #[inline]
    pub unsafe fn ipc_handle(&self) -> Result<IpcMemHandle> {
        // SAFETY: the memory is live.
        let handle =
            || unsafe { calls::cuIpcGetMemHandle(self.0.address) }.in_method(&[("dptr", "self")]);
        self.0.context.within(handle).map(IpcMemHandle)
    }
}

/// Memory of another process, opened in a primary context. This object closes the memory once, and never frees it.
///
/// ```
/// use cuda_checked::{Result, owned::{IpcMapping, IpcMemHandle, PrimaryContext}};
///
/// fn import(context: &PrimaryContext, received: [u8; 64]) -> Result<IpcMapping> {
///     // SAFETY: the other process keeps the memory until it is told that this mapping is released.
///     unsafe { IpcMapping::open(context, IpcMemHandle::from_bytes(received)) }
/// }
/// ```
#[derive(Debug)]
pub struct IpcMapping(Owned<Opened>);

#[derive(Debug)]
struct Opened {
    address: CUdeviceptr,
    context: PrimaryContext,
}

impl Resource for Opened {
    const NAMES: Names = &[("dptr", "self")];

    #[inline]
    fn release(&mut self) -> Result<()> {
        // SAFETY: the memory was opened for this object, and is closed once.
        self.context.release_within(|| unsafe { calls::cuIpcCloseMemHandle(self.address) })
    }
}

impl IpcMapping {
    /// Opens memory of another process (`cuIpcOpenMemHandle`). If the memory is on another device, peer access to that
    /// device is enabled. Opening one handle twice returns two objects with the same address.
    ///
    /// # Safety
    ///
    /// `handle` must come from another process, and name memory of that process. That process must not free the memory
    /// before the new object is gone.
    ///
    /// # Errors
    ///
    /// Errors of the driver.
    #[inline]
    pub unsafe fn open(context: &PrimaryContext, handle: IpcMemHandle) -> Result<Self> {
        let flags = CUipcMem_flags::CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS.bits();
        context.within(|| {
            // SAFETY: the caller guarantees the conditions until the object is gone, which closes the memory.
            let address = unsafe { calls::cuIpcOpenMemHandle_v2(handle.0, flags) }?;
            Ok(Self::new(address, context))
        })
    }

    #[inline]
    fn new(address: CUdeviceptr, context: &PrimaryContext) -> Self {
        Self(Owned::new(Opened { address, context: context.share() }))
    }

    /// Takes over opened memory.
    ///
    /// # Safety
    ///
    /// `address` must come from a call of `cuIpcOpenMemHandle` in this context. Only the new object may undo that call, and
    /// nothing may use the address after the new object is gone. The conditions of [`open`](Self::open) must hold.
    #[inline]
    pub unsafe fn from_raw(address: CUdeviceptr, context: &PrimaryContext) -> Self {
        Self::new(address, context)
    }

    /// Returns the first address. Using it is unsafe, because the address dangles once this object is gone.
    #[inline]
    pub fn as_raw(&self) -> CUdeviceptr {
        self.0.address
    }

    /// Gives up the object without closing the memory. Its context stays retained.
    #[inline]
    pub fn into_raw(self) -> CUdeviceptr {
        self.0.into_raw(|opened| opened.address)
    }

    /// Closes the memory (`cuIpcCloseMemHandle`).
    ///
    /// # Errors
    ///
    /// Errors of the driver.
    #[inline]
    pub fn release(self) -> Result<(), Unreleased<Self>> {
        self.0.release(Self)
    }
}
