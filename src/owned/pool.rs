//! Memory pools and stream-ordered allocations.

use super::{
    Base, Device, Owned, Resource, ShareableHandle, Shared, Stream, Unreleased, read_write,
};
use crate::rule::{Place, Verdict, rules};
use crate::rules::malloc_async::ATTRIBUTES;
use crate::{Result, calls};
use core::borrow::Borrow;
use core::ffi::CStr;
use core::ptr::without_provenance;
use core::sync::atomic::{AtomicBool, Ordering};
use cuda_sys::*;

/// A pool that streams allocate from.
///
/// ```
/// use cuda_checked::{Result, owned::{Device, MemoryPool}, sys::*};
///
/// fn keeping(device: Device, bytes: u64) -> Result<MemoryPool> {
///     let pool = MemoryPool::create(&CUmemPoolProps {
///         allocType: CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_PINNED,
///         location: device.location(),
///         ..Default::default() // the rest must be zero
///     })?;
///     pool.set_attribute(CUmemPool_attribute::CU_MEMPOOL_ATTR_RELEASE_THRESHOLD, bytes)?;
///     Ok(pool)
/// }
/// ```
#[derive(Debug)]
pub struct MemoryPool(Shared<Pool>);

#[derive(Debug)]
struct Pool {
    raw: CUmemoryPool,
    origin: Origin,
    /// Where its memory lies, as far as that is known.
    location: Option<CUmemLocation>,
    /// What it can be exported as, as far as that is known.
    handle_types: Option<CUmemAllocationHandleType>,
    /// Whether it may have been exported, so that its pointers may.
    exported: AtomicBool,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Origin {
    Owned,
    /// The driver's, or another owner's.
    Other,
    Imported,
}

// SAFETY: any thread may use a pool's handle, whatever context is current there.
unsafe impl Send for Pool {}
// SAFETY: as above, and the driver takes calls from several threads at once.
unsafe impl Sync for Pool {}

impl Resource for Pool {
    #[inline]
    fn release(&mut self) -> Result<()> {
        match self.origin {
            Origin::Other => Ok(()),
            // SAFETY: the pool is this object's.
            Origin::Owned | Origin::Imported => unsafe { calls::cuMemPoolDestroy(self.raw) },
        }
    }
}

impl Base for Pool {
    const CALL: &'static CStr = c"cuMemPoolDestroy";

    #[inline]
    fn needed(&self) -> Verdict {
        let pool = self.raw;
        rules!(582 always: pool => hold(false, "have no owned allocation"), else UNDOCUMENTED);
        Ok(())
    }
}

impl Pool {
    #[inline]
    fn not_imported(&self) -> Verdict {
        let (pool, own) = (self.raw, self.origin != Origin::Imported);
        rules!(583: pool => hold(own, "not be an imported pool"), else UNDOCUMENTED);
        Ok(())
    }
}

#[inline]
fn without_pointers(poolProps: &CUmemPoolProps) -> Verdict {
    rules! {
        584 always: poolProps.win32SecurityAttributes => null(), "for an owned pool", else UNDOCUMENTED;
        585 always: &poolProps.reserved => zeros();
    }
    Ok(())
}

#[inline]
fn known_attribute(attr: CUmemPool_attribute) -> Verdict {
    rules!(586 always: attr => one_of(ATTRIBUTES));
    Ok(())
}

impl MemoryPool {
    #[inline]
    fn new(
        raw: CUmemoryPool,
        origin: Origin,
        location: Option<CUmemLocation>,
        handle_types: Option<CUmemAllocationHandleType>,
        exported: bool,
    ) -> Self {
        let exported = exported.into();
        Self(Shared::new(Pool { raw, origin, location, handle_types, exported }))
    }

    /// Creates a pool (`cuMemPoolCreate`).
    ///
    /// # Errors
    ///
    /// Where [`calls::cuMemPoolCreate`] rejects the properties, and the driver's. The security attributes of
    /// Windows must be null; [`from_raw`](Self::from_raw) takes pools with such.
    #[inline]
    pub fn create(poolProps: &CUmemPoolProps) -> Result<Self> {
        without_pointers(poolProps).of(c"cuMemPoolCreate")?;
        // SAFETY: the properties hold no pointer but that one.
        let raw = unsafe { calls::cuMemPoolCreate(poolProps) }?;
        let CUmemPoolProps { location, handleTypes, .. } = *poolProps;
        Ok(Self::new(raw, Origin::Owned, Some(location), Some(handleTypes), false))
    }

    /// A device's default pool (`cuDeviceGetDefaultMemPool`). The object never destroys it.
    ///
    /// # Errors
    ///
    /// The driver's, where the device has no pools.
    #[inline]
    pub fn default_of(device: Device) -> Result<Self> {
        let raw = calls::cuDeviceGetDefaultMemPool(device.as_raw())?;
        Ok(Self::new(raw, Origin::Other, Some(device.location()), None, true))
    }

    /// The pool that `cuMemAllocAsync` takes memory from on a device (`cuDeviceGetMemPool`). The object does
    /// not destroy it.
    ///
    /// # Safety
    ///
    /// If it is not the default pool, its owner must keep it until the new object and all its allocations are
    /// gone.
    ///
    /// # Errors
    ///
    /// The driver's, where the device has no pools.
    #[inline]
    pub unsafe fn current_of(device: Device) -> Result<Self> {
        let raw = calls::cuDeviceGetMemPool(device.as_raw())?;
        Ok(Self::new(raw, Origin::Other, Some(device.location()), None, true))
    }

    /// Has `cuMemAllocAsync` take memory from this pool on a device, until the pool is destroyed or another
    /// is set (`cuDeviceSetMemPool`).
    ///
    /// # Errors
    ///
    /// Where the pool is imported, and the driver's, where its memory is not the device's.
    #[inline]
    pub fn set_current_of(&self, device: Device) -> Result<()> {
        self.0.not_imported().of(c"cuDeviceSetMemPool")?;
        // SAFETY: the pool lives, and where it is destroyed the driver returns to the default one.
        unsafe { calls::cuDeviceSetMemPool(device.as_raw(), self.0.raw) }
    }

    /// The default pool for a location and a type of allocation (`cuMemGetDefaultMemPool`, since CUDA 13.0). The
    /// object never destroys it.
    ///
    /// # Errors
    ///
    /// Where [`calls::cuMemGetDefaultMemPool`] rejects an argument, and the driver's, where there is no such pool.
    #[inline]
    pub fn default_at(location: &CUmemLocation, type_: CUmemAllocationType) -> Result<Self> {
        let mut location = *location;
        // SAFETY: the location lives.
        let raw = unsafe { calls::cuMemGetDefaultMemPool(&mut location, type_) }?;
        Ok(Self::new(raw, Origin::Other, Some(location), None, true))
    }

    /// The current pool for a location and a type of allocation (`cuMemGetMemPool`, since CUDA 13.0). The object
    /// does not destroy it.
    ///
    /// # Safety
    ///
    /// As for [`current_of`](Self::current_of).
    ///
    /// # Errors
    ///
    /// Where [`calls::cuMemGetMemPool`] rejects an argument, and the driver's, where there is no such pool.
    #[inline]
    pub unsafe fn current_at(location: &CUmemLocation, type_: CUmemAllocationType) -> Result<Self> {
        let mut location = *location;
        // SAFETY: the location lives.
        let raw = unsafe { calls::cuMemGetMemPool(&mut location, type_) }?;
        Ok(Self::new(raw, Origin::Other, Some(location), None, true))
    }

    /// Makes this the current pool for a location and a type of allocation, until it is destroyed or another is
    /// set (`cuMemSetMemPool`, since CUDA 13.0).
    ///
    /// # Errors
    ///
    /// Where the pool is imported, where [`calls::cuMemSetMemPool`] rejects an argument, and the driver's, where
    /// the pool's memory is of another location or type.
    #[inline]
    pub fn set_current_at(
        &self,
        location: &CUmemLocation,
        type_: CUmemAllocationType,
    ) -> Result<()> {
        self.0.not_imported().of(c"cuMemSetMemPool")?;
        let mut location = *location;
        // SAFETY: the pool and the location live, and where the pool is destroyed the driver returns to the
        // default one.
        unsafe { calls::cuMemSetMemPool(&mut location, type_, self.0.raw) }
    }

    /// Imports a pool of another process (`cuMemPoolImportFromShareableHandle`). It gives addresses to that
    /// process's allocations and makes no new ones.
    ///
    /// # Safety
    ///
    /// `handle` must be one by which a process exported a pool. A driver need not notice what is none.
    ///
    /// # Errors
    ///
    /// The driver's.
    #[inline]
    pub unsafe fn import_from_shareable_handle<H: ShareableHandle>(handle: &H) -> Result<Self> {
        let os_handle = handle.as_os_handle();
        // SAFETY: the caller says that it is an exported one, and it is of this type.
        let raw = unsafe { calls::cuMemPoolImportFromShareableHandle(os_handle, H::TYPE, 0) }?;
        Ok(Self::new(raw, Origin::Imported, None, None, false))
    }

    /// Takes over a pool that was created or imported. Which of the two, the object does not know: whether the pool
    /// can be used for a call, the driver judges.
    ///
    /// # Safety
    ///
    /// `raw` must be a live pool that nothing else destroys, and no default pool.
    #[inline]
    pub unsafe fn from_raw(raw: CUmemoryPool) -> Self {
        Self::new(raw, Origin::Owned, None, None, true)
    }

    /// The driver's handle, which is valid as long as this object or one of its allocations.
    #[inline]
    pub fn as_raw(&self) -> CUmemoryPool {
        self.0.raw
    }

    /// Gives up the object without destroying the pool.
    ///
    /// # Errors
    ///
    /// Where an allocation is left.
    #[inline]
    pub fn into_raw(self) -> Result<CUmemoryPool, Unreleased<Self>> {
        self.0.into_raw(Self, |pool| pool.raw)
    }

    /// Destroys the pool (`cuMemPoolDestroy`), unless it is the driver's or another owner's.
    ///
    /// # Errors
    ///
    /// Where an allocation is left, and the driver's.
    #[inline]
    pub fn release(self) -> Result<(), Unreleased<Self>> {
        match self.0.origin {
            Origin::Other => Ok(()),
            Origin::Owned | Origin::Imported => self.0.release(Self),
        }
    }

    /// An attribute (`cuMemPoolGetAttribute`): a size in bytes, an enumerator's number, or, with its sign
    /// dropped, an `int`.
    ///
    /// # Errors
    ///
    /// Where CUDA 13.5 does not have the attribute, and the driver's, where it does not.
    #[inline]
    pub fn attribute(&self, attr: CUmemPool_attribute) -> Result<u64> {
        known_attribute(attr).of(c"cuMemPoolGetAttribute")?;
        let mut value = 0_u64;
        // SAFETY: the pool lives, and no attribute is larger. One of four bytes leaves the others zero.
        unsafe { calls::cuMemPoolGetAttribute(self.0.raw, attr, (&raw mut value).cast()) }?;
        Ok(value)
    }

    /// Sets an attribute (`cuMemPoolSetAttribute`): a size in bytes, or 0 or 1.
    ///
    /// # Errors
    ///
    /// Where CUDA 13.5 does not have the attribute, where it cannot be set or not to this, and the driver's.
    #[inline]
    pub fn set_attribute(&self, attr: CUmemPool_attribute, value: u64) -> Result<()> {
        known_attribute(attr).of(c"cuMemPoolSetAttribute")?;
        let mut value = value;
        // SAFETY: the pool lives, and no attribute is larger. One of four bytes is the lower half.
        unsafe { calls::cuMemPoolSetAttribute(self.0.raw, attr, (&raw mut value).cast()) }
    }

    /// Lets devices read and write the pool's memory, present and future (`cuMemPoolSetAccess`).
    ///
    /// # Errors
    ///
    /// Where [`calls::cuMemPoolSetAccess`] rejects a location, and the driver's.
    #[inline]
    pub fn grant_access(&self, locations: &[CUmemLocation]) -> Result<()> {
        // SAFETY: this takes nothing away.
        unsafe { self.set_access(&read_write(locations)) }
    }

    /// What the devices of `map` may do with the pool's memory, present and future (`cuMemPoolSetAccess`).
    ///
    /// # Safety
    ///
    /// Nothing may use an access that this takes away. A default pool, and one that is current, may have users all over
    /// the process.
    ///
    /// # Errors
    ///
    /// Where [`calls::cuMemPoolSetAccess`] rejects an entry, and the driver's.
    #[inline]
    pub unsafe fn set_access(&self, map: &[CUmemAccessDesc]) -> Result<()> {
        // SAFETY: the pool lives, and the caller says the rest.
        unsafe { calls::cuMemPoolSetAccess(self.0.raw, map) }
    }

    /// What a location may do with the pool's memory (`cuMemPoolGetAccess`).
    ///
    /// # Errors
    ///
    /// The driver's.
    #[inline]
    pub fn access(&self, location: &CUmemLocation) -> Result<CUmemAccess_flags> {
        let mut location = *location;
        // SAFETY: the pool lives, and so does the location.
        unsafe { calls::cuMemPoolGetAccess(self.0.raw, &mut location) }
    }

    /// Gives unused memory back to the system, down to this many bytes (`cuMemPoolTrimTo`).
    ///
    /// # Errors
    ///
    /// The driver's.
    #[inline]
    pub fn trim_to(&self, min_bytes_to_keep: usize) -> Result<()> {
        // SAFETY: the pool lives.
        unsafe { calls::cuMemPoolTrimTo(self.0.raw, min_bytes_to_keep) }
    }

    /// Allocates in the stream's order (`cuMemAllocFromPoolAsync`): the memory is there for work that comes
    /// later on the stream, or waits for it. It is freed there too, so the allocation has the stream in the way
    /// that it is given: as `&Stream`, which costs nothing, as `Arc<Stream>`, or as its own.
    ///
    /// Where the stream captures, this adds a node to the graph: the memory is there when the graph runs, and a
    /// release while the stream still captures adds the node that frees it.
    ///
    /// # Errors
    ///
    /// Where the pool is imported, and the driver's, like `CUDA_ERROR_OUT_OF_MEMORY`.
    #[inline]
    pub fn alloc_async<S: Borrow<Stream>>(
        &self,
        bytesize: usize,
        stream: S,
    ) -> Result<PoolAllocation<S>> {
        self.0.not_imported().of(c"cuMemAllocFromPoolAsync")?;
        let (pool, raw_stream) = (self.0.raw, stream.borrow().as_raw());
        // SAFETY: the pool and the stream live.
        let address = unsafe { calls::cuMemAllocFromPoolAsync(bytesize, pool, raw_stream) }?;
        Ok(self.allocation(address, bytesize, raw_stream, stream))
    }

    /// Imports an allocation of another process (`cuMemPoolImportPointer`). It is freed here on `stream`.
    /// `bytesize` is what the exporter asked for, in bytes.
    ///
    /// # Safety
    ///
    /// The pool must be an imported one, and `share_data` what its exporter made for an allocation of `bytesize` bytes
    /// from it. The exporting process must free that only after the new object's free is complete.
    ///
    /// # Errors
    ///
    /// The driver's.
    #[inline]
    pub unsafe fn import_pointer<S: Borrow<Stream>>(
        &self,
        share_data: &CUmemPoolPtrExportData,
        bytesize: usize,
        stream: S,
    ) -> Result<PoolAllocation<S>> {
        let (mut share_data, raw_stream) = (*share_data, stream.borrow().as_raw());
        // SAFETY: the pool lives, and so do the data.
        let address = unsafe { calls::cuMemPoolImportPointer(self.0.raw, &mut share_data) }?;
        Ok(self.allocation(address, bytesize, raw_stream, stream))
    }

    #[inline]
    fn allocation<S: Borrow<Stream>>(
        &self,
        address: CUdeviceptr,
        size: usize,
        raw_stream: CUstream,
        stream: S,
    ) -> PoolAllocation<S> {
        let pool = Self(self.0.share());
        PoolAllocation(Owned::new(Pooled { address, size, pool, raw_stream, stream }))
    }

    /// A handle by which other processes import the pool (`cuMemPoolExportToShareableHandle`).
    ///
    /// # Errors
    ///
    /// Where the pool was not created with this type of handle, and the driver's.
    #[inline]
    pub fn export_to_shareable_handle<H: ShareableHandle>(&self) -> Result<H> {
        let pool = &self.0;
        if let Some(made_with) = pool.handle_types {
            as_created(H::TYPE, made_with).of(c"cuMemPoolExportToShareableHandle")?;
        }
        // SAFETY: the pool lives, and the place is for a handle of this type.
        let exported = H::export(|place| unsafe {
            calls::cuMemPoolExportToShareableHandle(place, pool.raw, H::TYPE, 0)
        })?;
        pool.exported.store(true, Ordering::Relaxed);
        Ok(exported)
    }
}

#[inline]
fn as_created(
    handleType: CUmemAllocationHandleType,
    made_with: CUmemAllocationHandleType,
) -> Verdict {
    rules!(587: handleType => only(made_with), "which the pool was created with", else UNDOCUMENTED);
    Ok(())
}

/// Memory from a pool, freed in the order of a stream.
///
/// The stream that frees it is the one that it was made with; another can be named when it is
/// [freed](Self::free_async).
///
/// ```
/// use cuda_checked::{Result, owned::{MemoryPool, Stream}};
///
/// fn scratch(pool: &MemoryPool, stream: &Stream) -> Result<()> {
///     let memory = pool.alloc_async(1 << 20, stream)?;
///     // ... kernels on `stream` that take `memory.as_raw()` ...
///     Ok(memory.release()?) // freed in the stream's order
/// }
/// ```
#[derive(Debug)]
pub struct PoolAllocation<S: Borrow<Stream>>(Owned<Pooled<S>>);

#[derive(Debug)]
struct Pooled<S> {
    address: CUdeviceptr,
    size: usize,
    pool: MemoryPool,
    raw_stream: CUstream,
    /// Keeps it: what a shared reference shows stays as long as what it was borrowed from.
    stream: S,
}

// SAFETY: any thread may use a stream's handle, whatever context is current there.
unsafe impl<S: Send> Send for Pooled<S> {}
// SAFETY: as above, and the driver takes calls from several threads at once.
unsafe impl<S: Sync> Sync for Pooled<S> {}

impl<S: Borrow<Stream>> Resource for Pooled<S> {
    #[inline]
    fn release(&mut self) -> Result<()> {
        // SAFETY: the allocation is this object's, and the stream lives.
        unsafe { calls::cuMemFreeAsync(self.address, self.raw_stream) }
    }
}

impl<S> Pooled<S> {
    #[inline]
    fn pool_is_exported(&self) -> Verdict {
        let exported = self.pool.0.exported.load(Ordering::Relaxed);
        let ptr = without_provenance::<()>(self.address as usize);
        rules!(588: ptr => hold(exported, "be an allocation from a pool that is exported"), else UNDOCUMENTED);
        Ok(())
    }
}

impl<S: Borrow<Stream>> PoolAllocation<S> {
    /// Takes over an allocation of `bytesize` bytes, to be freed on `stream`.
    ///
    /// # Safety
    ///
    /// `address` must be what an allocation from `pool`, or the import of one, gave, and nothing else frees it.
    #[inline]
    pub unsafe fn from_raw(
        address: CUdeviceptr,
        bytesize: usize,
        pool: &MemoryPool,
        stream: S,
    ) -> Self {
        let raw_stream = stream.borrow().as_raw();
        pool.allocation(address, bytesize, raw_stream, stream)
    }

    /// The first address. Using it is unsafe: before the stream has made the allocation, and once a stream has
    /// freed it, there is no memory there.
    #[inline]
    pub fn as_raw(&self) -> CUdeviceptr {
        self.0.address
    }

    /// Gives up the object without freeing the memory. Its pool stays as well. So does its stream, unless the
    /// allocation only borrows it: then the stream stays as long as its owner keeps it.
    #[inline]
    pub fn into_raw(self) -> CUdeviceptr {
        self.0.into_raw(|allocation| allocation.address)
    }

    /// The bytes that were asked for.
    #[inline]
    pub fn size(&self) -> usize {
        self.0.size
    }

    /// Frees the memory on its own stream (`cuMemFreeAsync`).
    ///
    /// # Errors
    ///
    /// The driver's.
    #[inline]
    pub fn release(self) -> Result<(), Unreleased<Self>> {
        self.0.release(Self)
    }

    /// Frees the memory on another stream (`cuMemFreeAsync`).
    ///
    /// # Safety
    ///
    /// The allocation and all work that uses the memory must be complete, or come before this in the order of
    /// `stream`.
    ///
    /// # Errors
    ///
    /// The driver's. What comes back is freed on `stream` too.
    #[inline]
    pub unsafe fn free_async<T: Borrow<Stream>>(
        self,
        stream: T,
    ) -> Result<(), Unreleased<PoolAllocation<T>>> {
        let raw_stream = stream.borrow().as_raw();
        // The stream that it had ends after the free.
        let Pooled { address, size, pool, stream: _before, .. } = self.0.into_inner();
        PoolAllocation(Owned::new(Pooled { address, size, pool, raw_stream, stream })).release()
    }

    /// The data by which another process, which has imported the pool, imports this allocation
    /// (`cuMemPoolExportPointer`). They are plain bytes.
    ///
    /// # Safety
    ///
    /// A process that imports the allocation must have freed it before this object is released or dropped.
    ///
    /// # Errors
    ///
    /// Where the pool was not exported, and the driver's.
    #[inline]
    pub unsafe fn export_pointer(&self) -> Result<CUmemPoolPtrExportData> {
        self.0.pool_is_exported().of(c"cuMemPoolExportPointer")?;
        // SAFETY: the allocation lives.
        unsafe { calls::cuMemPoolExportPointer(self.0.address) }
    }

    #[inline]
    pub(super) fn location(&self) -> Option<CUmemLocation> {
        self.0.pool.0.location
    }

    #[inline]
    pub(super) fn handle_types(&self) -> Option<CUmemAllocationHandleType> {
        self.0.pool.0.handle_types
    }
}
