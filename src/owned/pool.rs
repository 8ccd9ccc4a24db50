//! Memory pools and stream-ordered allocations.

use super::share::{EXPORT, IMPORT};
use super::{
    Base, Device, InMethod, Owned, Resource, ShareableHandle, Shared, Stream, Unreleased, checked,
    read_write,
};
use crate::precondition::Names;
use crate::rule::{Place, Verdict, rules};
use crate::rules::malloc_async::ATTRIBUTES;
use crate::{Result, calls};
use core::borrow::Borrow;
use core::ffi::CStr;
use core::ptr::without_provenance;
use core::sync::atomic::{AtomicBool, Ordering};
use libcuda_sys::types::*;

/// A memory pool, from which streams allocate.
///
/// ```
/// use cuda_checked::{Result, owned::{Device, MemoryPool}, types::*};
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
    /// The location of its memory, if known.
    location: Option<CUmemLocation>,
    /// The handle types that it can be exported as, if known.
    handle_types: Option<CUmemAllocationHandleType>,
    /// Whether the pool may have been exported, so that its pointers may be exported too.
    exported: AtomicBool,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Origin {
    Owned,
    /// A pool of the driver, or of another owner.
    Other,
    Imported,
}

// SAFETY: any thread may use the handle of a pool, whatever context is current there.
unsafe impl Send for Pool {}
// SAFETY: as above, and the driver accepts calls from several threads at once.
unsafe impl Sync for Pool {}

impl Resource for Pool {
    const NAMES: Names = &[("pool", "self")];

    #[inline]
    fn release(&mut self) -> Result<()> {
        match self.origin {
            Origin::Other => Ok(()),
            // SAFETY: this object owns the pool.
            Origin::Owned | Origin::Imported => unsafe { calls::cuMemPoolDestroy(self.raw) },
        }
    }
}

impl Base for Pool {
    const CALL: &'static CStr = c"cuMemPoolDestroy";

    #[inline]
    fn needed(&self) -> Verdict {
        let pool = self.raw;
        rules!(582 always: pool => hold(false, "have no owned allocation left"), else UNDOCUMENTED);
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

/// C's names of a pool and of its device.
const OF_DEVICE: Names = &[("pool", "self"), ("dev", "device")];

#[inline]
fn without_pointers(poolProps: &CUmemPoolProps) -> Verdict {
    rules! {
        584 always: poolProps.win32SecurityAttributes => null(), for "an owned pool does not keep them alive", else UNDOCUMENTED;
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
    /// Fails if [`calls::cuMemPoolCreate`] rejects the properties, or with an error of the driver. The security
    /// attributes of Windows must be null; [`from_raw`](Self::from_raw) accepts pools that were created with such
    /// attributes.
    #[inline]
    pub fn create(poolProps: &CUmemPoolProps) -> Result<Self> {
        without_pointers(poolProps).of(c"cuMemPoolCreate")?;
        // SAFETY: the properties have no other pointer, and this one is null.
        let raw = unsafe { calls::cuMemPoolCreate(poolProps) }?;
        let CUmemPoolProps { location, handleTypes, .. } = *poolProps;
        Ok(Self::new(raw, Origin::Owned, Some(location), Some(handleTypes), false))
    }

    /// Returns the default pool of a device (`cuDeviceGetDefaultMemPool`). The object never destroys it.
    ///
    /// # Errors
    ///
    /// Errors of the driver, for example if the device does not support pools.
    #[inline]
    pub fn default_of(device: Device) -> Result<Self> {
        let raw = calls::cuDeviceGetDefaultMemPool(device.as_raw()).in_method(OF_DEVICE)?;
        Ok(Self::new(raw, Origin::Other, Some(device.location()), None, true))
    }

    /// Returns the pool from which `cuMemAllocAsync` allocates on a device (`cuDeviceGetMemPool`). The object does not
    /// destroy it.
    ///
    /// # Safety
    ///
    /// If the current pool is not the default pool, its owner must keep it until the new object and all its allocations
    /// are gone.
    ///
    /// # Errors
    ///
    /// Errors of the driver, for example if the device does not support pools.
    #[inline]
    pub unsafe fn current_of(device: Device) -> Result<Self> {
        let raw = calls::cuDeviceGetMemPool(device.as_raw()).in_method(OF_DEVICE)?;
        Ok(Self::new(raw, Origin::Other, Some(device.location()), None, true))
    }

    /// Makes `cuMemAllocAsync` allocate from this pool on a device, until the pool is destroyed or another one is set
    /// (`cuDeviceSetMemPool`).
    ///
    /// # Errors
    ///
    /// Fails if the pool is imported, or with an error of the driver, for example if the pool's memory is not on the
    /// device.
    #[inline]
    pub fn set_current_of(&self, device: Device) -> Result<()> {
        checked(
            || self.0.not_imported().at("self").of(c"cuDeviceSetMemPool"),
            || {
                // SAFETY: the pool is live; when it is destroyed, the driver uses the default pool again.
                unsafe { calls::cuDeviceSetMemPool(device.as_raw(), self.0.raw) }
                    .in_method(OF_DEVICE)
            },
        )
    }

    /// Returns the default pool for a location and a type of allocation (`cuMemGetDefaultMemPool`, since CUDA 13.0).
    /// The object never destroys it.
    ///
    /// # Errors
    ///
    /// Fails if [`calls::cuMemGetDefaultMemPool`] rejects an argument, or with an error of the driver, for example if
    /// there is no such pool.
    #[inline]
    pub fn default_at(location: &CUmemLocation, type_: CUmemAllocationType) -> Result<Self> {
        let mut location = *location;
        // SAFETY: the location is a live local.
        let raw = unsafe { calls::cuMemGetDefaultMemPool(&mut location, type_) }?;
        Ok(Self::new(raw, Origin::Other, Some(location), None, true))
    }

    /// Returns the current pool for a location and a type of allocation (`cuMemGetMemPool`, since CUDA 13.0). The
    /// object does not destroy it.
    ///
    /// # Safety
    ///
    /// As for [`current_of`](Self::current_of).
    ///
    /// # Errors
    ///
    /// Fails if [`calls::cuMemGetMemPool`] rejects an argument, or with an error of the driver, for example if there is
    /// no such pool.
    #[inline]
    pub unsafe fn current_at(location: &CUmemLocation, type_: CUmemAllocationType) -> Result<Self> {
        let mut location = *location;
        // SAFETY: the location is a live local.
        let raw = unsafe { calls::cuMemGetMemPool(&mut location, type_) }?;
        Ok(Self::new(raw, Origin::Other, Some(location), None, true))
    }

    /// Sets this pool as the current one for a location and a type of allocation, until another is set
    /// (`cuMemSetMemPool`, since CUDA 13.0).
    ///
    /// # Safety
    ///
    /// If the location is not a device, another pool must be made current there before this one is destroyed. The
    /// documentation says only for devices that the default pool then becomes current again.
    ///
    /// # Errors
    ///
    /// Fails if the pool is imported, if [`calls::cuMemSetMemPool`] rejects an argument, or with an error of the
    /// driver, for example if the pool's memory is of another location or type.
    #[inline]
    pub unsafe fn set_current_at(
        &self,
        location: &CUmemLocation,
        type_: CUmemAllocationType,
    ) -> Result<()> {
        let mut location = *location;
        checked(
            || self.0.not_imported().at("self").of(c"cuMemSetMemPool"),
            || {
                // SAFETY: the pool and the location are live, and the caller replaces the pool before its end if the driver does not.
                unsafe { calls::cuMemSetMemPool(&mut location, type_, self.0.raw) }
                    .in_method(OF_DEVICE)
            },
        )
    }

    /// Imports a pool of another process (`cuMemPoolImportFromShareableHandle`). The pool can import allocations of
    /// that process, but cannot allocate.
    ///
    /// # Safety
    ///
    /// `handle` must be one with which a process exported a pool, because the driver may not notice another handle. That process
    /// must keep its pool until the new object and all its allocations are gone.
    ///
    /// # Errors
    ///
    /// Errors of the driver.
    pub unsafe fn import_from_shareable_handle<H: ShareableHandle>(handle: &H) -> Result<Self> {
        let os_handle = handle.as_os_handle();
        // SAFETY: the caller guarantees that the handle was exported, and it has this type.
        let raw = unsafe { calls::cuMemPoolImportFromShareableHandle(os_handle, H::TYPE, 0) };
        let raw = raw.in_method(IMPORT)?;
        Ok(Self::new(raw, Origin::Imported, None, None, false))
    }

    /// Takes over a pool that was created or imported. The object does not know which, so only the driver checks whether
    /// a call is possible with the pool.
    ///
    /// # Safety
    ///
    /// `raw` must be a live pool, and not a default pool. Nothing else may destroy it, and nothing may use it after the new
    /// object and all its allocations are gone. If the pool is imported, its exporter must keep it until then.
    #[inline]
    pub unsafe fn from_raw(raw: CUmemoryPool) -> Self {
        Self::new(raw, Origin::Owned, None, None, true)
    }

    /// Returns the driver's handle, which is valid until this object and all its allocations are gone.
    #[inline]
    pub fn as_raw(&self) -> CUmemoryPool {
        self.0.raw
    }

    /// Gives up the object without destroying the pool.
    ///
    /// # Errors
    ///
    /// Fails if an allocation is left.
    #[inline]
    pub fn into_raw(self) -> Result<CUmemoryPool, Unreleased<Self>> {
        self.0.into_raw(Self, |pool| pool.raw)
    }

    /// Destroys the pool (`cuMemPoolDestroy`), unless the driver or another owner owns it.
    ///
    /// # Errors
    ///
    /// Fails if an allocation is left, or with an error of the driver.
    #[inline]
    pub fn release(self) -> Result<(), Unreleased<Self>> {
        match self.0.origin {
            Origin::Other => Ok(()),
            Origin::Owned | Origin::Imported => self.0.release(Self),
        }
    }

    /// Returns an attribute (`cuMemPoolGetAttribute`): a size in bytes, the number of an enumerator, or the bits of an
    /// `int`, zero-extended.
    ///
    /// # Errors
    ///
    /// Fails if CUDA 13.5 does not define the attribute, or with an error of the driver, which may not know it.
    #[inline]
    pub fn attribute(&self, attr: CUmemPool_attribute) -> Result<u64> {
        known_attribute(attr).of(c"cuMemPoolGetAttribute")?;
        let mut value = 0_u64;
        // SAFETY: the pool is live, and no attribute is larger than eight bytes. An attribute of four bytes leaves the
        // others zero.
        let got =
            unsafe { calls::cuMemPoolGetAttribute(self.0.raw, attr, (&raw mut value).cast()) };
        got.in_method(OF_DEVICE)?;
        Ok(value)
    }

    /// Sets an attribute (`cuMemPoolSetAttribute`): a size in bytes, or 0 or 1.
    ///
    /// # Errors
    ///
    /// Fails if CUDA 13.5 does not define the attribute, if the attribute cannot be set, or cannot be set to this value,
    /// or with an error of the driver.
    #[inline]
    pub fn set_attribute(&self, attr: CUmemPool_attribute, value: u64) -> Result<()> {
        known_attribute(attr).of(c"cuMemPoolSetAttribute")?;
        let mut value = value;
        // SAFETY: the pool is live, and no attribute is larger than eight bytes. An attribute of four bytes is the lower
        // half.
        let set =
            unsafe { calls::cuMemPoolSetAttribute(self.0.raw, attr, (&raw mut value).cast()) };
        set.in_method(OF_DEVICE)
    }

    /// Lets devices read and write the pool's memory, present and future (`cuMemPoolSetAccess`).
    ///
    /// # Errors
    ///
    /// Fails if [`calls::cuMemPoolSetAccess`] rejects a location, or with an error of the driver.
    #[inline]
    pub fn grant_access(&self, locations: &[CUmemLocation]) -> Result<()> {
        // SAFETY: read and write access is the most that there is, so this removes no access.
        unsafe { self.set_access(&read_write(locations)) }
            .in_method(&[("map[i].location", "locations[i]"), ("pool", "self")])
    }

    /// Sets the access of the devices in `map` to the pool's memory, present and future (`cuMemPoolSetAccess`).
    ///
    /// # Safety
    ///
    /// Nothing may use an access that this removes. A default pool or a current pool may have users anywhere in the
    /// process.
    ///
    /// # Errors
    ///
    /// Fails if [`calls::cuMemPoolSetAccess`] rejects an entry, or with an error of the driver.
    #[inline]
    pub unsafe fn set_access(&self, map: &[CUmemAccessDesc]) -> Result<()> {
        // SAFETY: the pool is live; the caller guarantees that no removed access is used.
        unsafe { calls::cuMemPoolSetAccess(self.0.raw, map) }.in_method(OF_DEVICE)
    }

    /// Returns the access of a location to the pool's memory (`cuMemPoolGetAccess`).
    ///
    /// # Errors
    ///
    /// Errors of the driver.
    #[inline]
    pub fn access(&self, location: &CUmemLocation) -> Result<CUmemAccess_flags> {
        let mut location = *location;
        // SAFETY: the pool and the location are live.
        unsafe { calls::cuMemPoolGetAccess(self.0.raw, &mut location) }
            .in_method(&[("memPool", "self")])
    }

    /// Returns unused memory to the system, but keeps at least this many bytes (`cuMemPoolTrimTo`).
    ///
    /// # Errors
    ///
    /// Errors of the driver.
    #[inline]
    pub fn trim_to(&self, min_bytes_to_keep: usize) -> Result<()> {
        // SAFETY: the pool is live.
        unsafe { calls::cuMemPoolTrimTo(self.0.raw, min_bytes_to_keep) }
            .in_method(&[("pool", "self"), ("minBytesToKeep", "min_bytes_to_keep")])
    }

    /// Allocates in the stream's order (`cuMemAllocFromPoolAsync`). Later work of the stream, and work that waits for the
    /// allocation, can use the memory. The same stream frees the memory later, so the allocation holds the stream as the
    /// caller passes it: as `&Stream`, which costs nothing, as `Arc<Stream>`, or by value.
    ///
    /// If the stream is capturing, this adds a node to the graph, and the memory exists when the graph runs. A release
    /// while the stream is still capturing adds the node that frees the memory.
    ///
    /// # Errors
    ///
    /// Fails if the pool is imported, or with an error of the driver, like `CUDA_ERROR_OUT_OF_MEMORY`.
    pub fn alloc_async<S: Borrow<Stream>>(
        &self,
        bytesize: usize,
        stream: S,
    ) -> Result<PoolAllocation<S>> {
        let (pool, raw_stream) = (self.0.raw, stream.borrow().as_raw());
        let address = checked(
            || self.0.not_imported().at("self").of(c"cuMemAllocFromPoolAsync"),
            || {
                // SAFETY: the pool and the stream are live.
                unsafe { calls::cuMemAllocFromPoolAsync(bytesize, pool, raw_stream) }
                    .in_method(&[("pool", "self"), ("hStream", "stream")])
            },
        )?;
        Ok(self.allocation(address, bytesize, raw_stream, stream))
    }

    /// Imports an allocation of another process (`cuMemPoolImportPointer`), to be freed on `stream`. `bytesize` is the
    /// size that the exporter requested, in bytes.
    ///
    /// # Safety
    ///
    /// The pool must be imported. The process that exported it must have created `share_data` for an allocation of
    /// `bytesize` bytes from the pool. It must not free that allocation before the new object's memory has been freed.
    ///
    /// # Errors
    ///
    /// Errors of the driver.
    pub unsafe fn import_pointer<S: Borrow<Stream>>(
        &self,
        share_data: &CUmemPoolPtrExportData,
        bytesize: usize,
        stream: S,
    ) -> Result<PoolAllocation<S>> {
        let (mut share_data, raw_stream) = (*share_data, stream.borrow().as_raw());
        // SAFETY: the pool and the data are live.
        let address = unsafe { calls::cuMemPoolImportPointer(self.0.raw, &mut share_data) };
        let address = address.in_method(&[("pool", "self"), ("shareData", "share_data")])?;
        Ok(self.allocation(address, bytesize, raw_stream, stream))
    }

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

    /// Returns a handle with which other processes import the pool (`cuMemPoolExportToShareableHandle`).
    ///
    /// # Errors
    ///
    /// Fails if the pool was not created with this type of handle, or with an error of the driver.
    pub fn export_to_shareable_handle<H: ShareableHandle>(&self) -> Result<H> {
        let pool = &self.0;
        let check = || {
            let made_with = pool.handle_types.unwrap_or(H::TYPE);
            as_created(H::TYPE, made_with).in_method(EXPORT).of(c"cuMemPoolExportToShareableHandle")
        };
        let exported = checked(check, || {
            // SAFETY: the pool is live, and the output is a live handle of this type.
            let exported = H::export(|place| unsafe {
                calls::cuMemPoolExportToShareableHandle(place, pool.raw, H::TYPE, 0)
            });
            exported.in_method(EXPORT)
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
    rules!(587: handleType => only(&[made_with]), "those that the pool was created with", else UNDOCUMENTED);
    Ok(())
}

/// Memory from a pool.
///
/// The stream of the allocation frees it in the stream's order, unless [`free_async`](Self::free_async) names another stream.
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
    /// Keeps the holder of the stream. A stream behind a shared reference lives as long as the borrow.
    stream: S,
}

// SAFETY: any thread may use the handle of a stream, whatever context is current there.
unsafe impl<S: Send> Send for Pooled<S> {}
// SAFETY: as above, and the driver accepts calls from several threads at once.
unsafe impl<S: Sync> Sync for Pooled<S> {}

impl<S: Borrow<Stream>> Resource for Pooled<S> {
    const NAMES: Names = &[("dptr", "self"), ("hStream", "stream")];

    fn release(&mut self) -> Result<()> {
        // SAFETY: this object owns the allocation, and the stream is live.
        unsafe { calls::cuMemFreeAsync(self.address, self.raw_stream) }
    }
}

impl<S> Pooled<S> {
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
    /// `address` must be the start of a live allocation of `bytesize` bytes from `pool`, or of an imported one. Nothing else
    /// may free it.
    ///
    /// Dropping the new object and [`release`](Self::release) free the memory on `stream`. The allocation and all work that
    /// uses the memory must be complete by then, or come before the free in the order of `stream`. Each process that
    /// imported the allocation must have freed it before. If the allocation is imported, the conditions of
    /// [`import_pointer`](MemoryPool::import_pointer) must hold.
    pub unsafe fn from_raw(
        address: CUdeviceptr,
        bytesize: usize,
        pool: &MemoryPool,
        stream: S,
    ) -> Self {
        let raw_stream = stream.borrow().as_raw();
        pool.allocation(address, bytesize, raw_stream, stream)
    }

    /// Returns the first address. Using it is unsafe, because the memory exists only from the time when the stream has
    /// completed the allocation until a stream frees it.
    pub fn as_raw(&self) -> CUdeviceptr {
        self.0.address
    }

    /// Gives up the object without freeing the memory. The pool is then never released. The stream is never released
    /// either, unless the allocation only borrows it.
    pub fn into_raw(self) -> CUdeviceptr {
        self.0.into_raw(|allocation| allocation.address)
    }

    /// Returns the requested size, in bytes.
    pub fn size(&self) -> usize {
        self.0.size
    }

    /// Frees the memory on the allocation's stream (`cuMemFreeAsync`).
    ///
    /// # Errors
    ///
    /// Errors of the driver.
    pub fn release(self) -> Result<(), Unreleased<Self>> {
        self.0.release(Self)
    }

    /// Frees the memory on another stream (`cuMemFreeAsync`).
    ///
    /// # Safety
    ///
    /// The allocation and all work that uses the memory must be complete, or come before this free in the order of
    /// `stream`.
    ///
    /// # Errors
    ///
    /// Errors of the driver. The object in the error frees its memory on `stream` too.
    pub unsafe fn free_async<T: Borrow<Stream>>(
        self,
        stream: T,
    ) -> Result<(), Unreleased<PoolAllocation<T>>> {
        let raw_stream = stream.borrow().as_raw();
        // The previous stream is dropped after the free.
        let Pooled { address, size, pool, stream: _before, .. } = self.0.into_inner();
        PoolAllocation(Owned::new(Pooled { address, size, pool, raw_stream, stream })).release()
    }

    /// Returns the data with which a process that has imported the pool imports this allocation
    /// (`cuMemPoolExportPointer`). The data are plain bytes.
    ///
    /// # Safety
    ///
    /// Each process that imports the allocation must free it before this object does.
    ///
    /// # Errors
    ///
    /// Fails if the pool was not exported, or with an error of the driver.
    pub unsafe fn export_pointer(&self) -> Result<CUmemPoolPtrExportData> {
        checked(
            || self.0.pool_is_exported().at("self").of(c"cuMemPoolExportPointer"),
            || {
                // SAFETY: the allocation is live.
                unsafe { calls::cuMemPoolExportPointer(self.0.address) }
                    .in_method(&[("ptr", "self")])
            },
        )
    }

    pub(super) fn location(&self) -> Option<CUmemLocation> {
        self.0.pool.0.location
    }

    pub(super) fn handle_types(&self) -> Option<CUmemAllocationHandleType> {
        self.0.pool.0.handle_types
    }
}
