//! Stream ordered allocation. A pool is one large, sparse file; a block of it that is in use, or kept for later, takes
//! memory. Streams have no work left when a call returns, so freed memory is free at once.

use crate::abi::{Pointer, Result, require};
use crate::address_range::HostAccess;
use crate::object::{About, Id, Kind, Object, Place, TOTAL, take, words};
use crate::pool::{Block, Pool, SPARSE};
use crate::state::{GRANULARITY, State, Use};
use crate::va::location;
use libcuda_sys::*;
use std::ffi::{c_int, c_uint, c_ulonglong, c_void};
use std::ptr::without_provenance_mut;

const INVALID: CUresult = CUresult::CUDA_ERROR_INVALID_VALUE;

/// The locations that every kind of pool can have.
const PLACES: [CUmemLocationType; 3] = [
    CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE,
    CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST,
    CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA,
];

impl State {
    fn pool(&mut self, pool: u64) -> Result<&mut Pool> {
        self.pools.get_mut(&pool).filter(|pool| !pool.destroyed).ok_or(INVALID)
    }

    fn add_pool(&mut self, pool: Pool) -> u64 {
        let handle = self.unused_handle();
        self.pools.insert(handle, pool);
        handle
    }

    /// The effect of a synchronization: releases free memory to the system down to the threshold.
    pub fn synchronized(&mut self) {
        for pool in self.pools.values_mut() {
            let threshold = pool.threshold;
            pool.release(|reserved, _| reserved > threshold);
        }
    }

    /// Checks the properties of a pool.
    fn pool_rules(&self, props: &CUmemPoolProps) -> Result<About> {
        use CUmemLocationType as Type;
        let managed = props.allocType == CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_MANAGED;
        let pinned = props.allocType == CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_PINNED;
        require(pinned || managed && self.has_release(13_000))?;
        // Bytes that are reserved in older releases must be zero there.
        require(props.maxSize == 0 || self.has_release(12_020))?;
        require(props.usage == 0 || self.has_release(12_060))?;
        require(props.gpuDirectRDMACapable == 0 || self.has_release(13_040))?;
        require(
            props.reserved.iter().all(|byte| *byte == 0) && props.win32SecurityAttributes.is_null(),
        )?;
        let types = props.handleTypes.bits();
        let place = match props.location.type_ {
            Type::CU_MEM_LOCATION_TYPE_NONE if managed => Place::Nowhere,
            Type::CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT if managed => Place::Node(0),
            other if managed && !PLACES.contains(&other) => {
                return Err(CUresult::CUDA_ERROR_NOT_SUPPORTED);
            }
            _ => self.place(props.location).map_err(|_| INVALID)?,
        };
        self.host_rules(place, types)?;
        if managed {
            require(types == 0 && props.maxSize == 0 && props.usage == 0)?;
            let concurrent = CUdevice_attribute::CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS;
            (0..self.devices.len() as i32)
                .try_for_each(|device| self.supports(device, concurrent))?;
        }
        if let Place::Device(device) = place {
            self.supports(device, CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED)?;
        }
        self.handle_types(
            types,
            CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MEMPOOL_SUPPORTED_HANDLE_TYPES,
            place,
        )?;
        Ok(About { handle_types: types, managed, ..About::new(Kind::Pool, SPARSE, place) })
    }

    fn default_pool(&mut self, key: (Place, bool)) -> Result<u64> {
        if let Some(pool) = self.default_pools.get(&key) {
            return Ok(*pool);
        }
        let about = About { managed: key.1, ..About::new(Kind::Pool, SPARSE, key.0) };
        let object = Object::create(&mut self.objects, about, 0)?;
        let pool = self.add_pool(Pool::new(object, 0, false));
        self.default_pools.insert(key, pool);
        Ok(pool)
    }

    fn current_pool(&mut self, key: (Place, bool)) -> Result<u64> {
        match self.current_pools.get(&key) {
            Some(pool) => Ok(*pool),
            None => self.default_pool(key),
        }
    }

    fn set_current_pool(&mut self, key: (Place, bool), handle: u64) -> Result {
        let pool = self.pool(handle)?;
        require(!pool.imported && (pool.about().place, pool.about().managed) == key)?;
        self.current_pools.insert(key, handle);
        Ok(())
    }

    /// Returns whether it is a pool for a device's own memory, which does not migrate.
    fn pools_of(&self, device: i32) -> Result<(Place, bool)> {
        self.supports(device, CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED)?;
        Ok((Place::Device(device), false))
    }

    /// The location and type of allocation that identify a default pool or a current one.
    fn pools_at(
        &self,
        location: Pointer<CUmemLocation>,
        kind: CUmemAllocationType,
    ) -> Result<(Place, bool)> {
        use CUmemLocationType as Type;
        let location = location.get()?;
        let domain = location.type_ == Type::CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN;
        let place = match location.type_ {
            Type::CU_MEM_LOCATION_TYPE_NONE => Place::Nowhere,
            other if PLACES.contains(&other) || domain && self.has_release(13_040) => {
                self.place(location).map_err(|_| INVALID)?
            }
            _ => return Err(CUresult::CUDA_ERROR_NOT_SUPPORTED),
        };
        let managed = match kind {
            CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_PINNED => false,
            CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_MANAGED => true,
            _ => return Err(INVALID),
        };
        require(if managed { !domain } else { place != Place::Nowhere })?;
        self.host_rules(place, 0)?;
        Ok((place, managed))
    }

    fn allocate(&mut self, handle: u64, bytes: u64, out: Pointer<CUdeviceptr>) -> Result {
        let place = self.pool(handle)?.about().place;
        require(bytes > 0 && !self.pool(handle)?.imported)?;
        if bytes > TOTAL {
            return Err(CUresult::CUDA_ERROR_OUT_OF_MEMORY);
        }
        let size = bytes.next_multiple_of(GRANULARITY);
        let pool = self.pool(handle)?;
        let fits = |block: &&Block| block.used.is_none() && block.addresses.size >= size;
        let free = pool.blocks.values().filter(fits).min_by_key(|block| block.addresses.size);
        let start = match free.map(|block| block.addresses.start) {
            Some(start) => start,
            None => {
                let full = pool.most != 0 && pool.reserved() + size > pool.most;
                if full || size > SPARSE - pool.next {
                    return Err(CUresult::CUDA_ERROR_OUT_OF_MEMORY);
                }
                let (object, offset) = (pool.object.clone(), pool.next);
                let taken = take(place, size)?;
                let addresses = self.map_anywhere(&object, offset, size)?;
                let pool = self.pool(handle)?;
                let start = addresses.start;
                pool.next += size;
                pool.blocks.insert(start, Block { addresses, offset, used: None, _taken: taken });
                pool.reserved_high = pool.reserved_high.max(pool.reserved());
                start
            }
        };
        out.set(start)?;
        let pool = self.pool(handle)?;
        let host = pool.host();
        let block = pool.blocks.get_mut(&start).ok_or(INVALID)?;
        block.addresses.protect(start, block.addresses.size, host);
        block.used = Some(bytes);
        let (object, offset) = (pool.object.clone(), block.offset);
        pool.used_high = pool.used_high.max(pool.used());
        self.add_range(start, bytes, object, offset, Use::Pooled { pool: handle, _imported: None });
        Ok(())
    }

    /// Frees an allocation from a pool, or an imported pointer.
    pub fn free_pooled(&mut self, address: u64) -> Result {
        let range = self.ranges.get(&address).ok_or(INVALID)?;
        let Use::Pooled { pool: handle, .. } = range.use_ else { return Err(INVALID) };
        self.settled(address, range.size)?;
        self.ranges.remove(&address);
        if let Some(pool) = self.pools.get_mut(&handle) {
            if let Some(block) = pool.blocks.get_mut(&address) {
                block.used = None;
                block.addresses.protect(address, block.addresses.size, HostAccess::Nothing);
            }
        }
        self.bury(handle);
        Ok(())
    }

    /// Removes a destroyed pool without allocations.
    fn bury(&mut self, handle: u64) {
        let left = self
            .ranges
            .values()
            .any(|range| matches!(range.use_, Use::Pooled { pool, .. } if pool == handle));
        if !left && self.pools.get(&handle).is_some_and(|pool| pool.destroyed) {
            self.pools.remove(&handle);
        }
    }
}

/// The exported data of one allocation: its pool, its offset there, and its size.
fn export_data([high, low]: Id, offset: u64, size: u64) -> CUmemPoolPtrExportData {
    let mut reserved = [0; 64];
    let bytes = [high, low, offset, size].into_iter().flat_map(u64::to_le_bytes);
    reserved.iter_mut().zip(bytes).for_each(|(to, byte)| *to = byte);
    CUmemPoolPtrExportData { reserved }
}

fn pool_handle(handle: u64) -> CUmemoryPool {
    without_provenance_mut(handle as usize)
}

driver! {
    fn cuMemAllocAsync(dptr: *mut CUdeviceptr, bytesize: usize, hStream: CUstream) |state| {
        let device = state.stream(hStream.address())?;
        let pool = state.current_pool(state.pools_of(device)?)?;
        state.allocate(pool, bytesize as u64, dptr)
    }

    fn cuMemAllocFromPoolAsync(
        dptr: *mut CUdeviceptr,
        bytesize: usize,
        pool: CUmemoryPool,
        hStream: CUstream,
    ) |state| {
        state.stream(hStream.address())?;
        state.allocate(pool.address(), bytesize as u64, dptr)
    }

    fn cuMemFreeAsync(dptr: CUdeviceptr, hStream: CUstream) |state| {
        state.in_order(hStream.address())?;
        state.free_pooled(dptr)
    }

    fn cuMemPoolCreate(pool: *mut CUmemoryPool, poolProps: *const CUmemPoolProps) |state| {
        let props = poolProps.get()?;
        let about = state.pool_rules(&props)?;
        let object = Object::create(&mut state.objects, about, 0)?;
        let most = (props.maxSize as u64).checked_next_multiple_of(GRANULARITY).ok_or(INVALID)?;
        let created = state.add_pool(Pool::new(object, most, false));
        pool.set(pool_handle(created)).inspect_err(|_| drop(state.pools.remove(&created)))
    }

    fn cuMemPoolDestroy(pool: CUmemoryPool) |state| {
        let handle = pool.address();
        let default = state.default_pools.values().any(|default| *default == handle);
        require(!default)?;
        let pool = state.pool(handle)?;
        pool.destroyed = true;
        pool.trim(0);
        state.current_pools.retain(|_, current| *current != handle);
        state.bury(handle);
        Ok(())
    }

    fn cuMemPoolTrimTo(pool: CUmemoryPool, minBytesToKeep: usize) |state| {
        state.pool(pool.address())?.trim(minBytesToKeep as u64);
        Ok(())
    }

    fn cuMemPoolSetAttribute(pool: CUmemoryPool, attr: CUmemPool_attribute, value: *mut c_void) |state| {
        use CUmemPool_attribute as A;
        let pool = state.pool(pool.address())?;
        match attr {
            A::CU_MEMPOOL_ATTR_REUSE_FOLLOW_EVENT_DEPENDENCIES
            | A::CU_MEMPOOL_ATTR_REUSE_ALLOW_OPPORTUNISTIC
            | A::CU_MEMPOOL_ATTR_REUSE_ALLOW_INTERNAL_DEPENDENCIES => {
                let on = c_int::from(value.cast::<c_int>().get()? != 0);
                *pool.reuse.get_mut(attr.0 as usize - 1).ok_or(INVALID)? = on;
            }
            A::CU_MEMPOOL_ATTR_RELEASE_THRESHOLD => pool.threshold = value.cast::<u64>().get()?,
            A::CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH => {
                require(value.cast::<u64>().get()? == 0)?;
                pool.reserved_high = pool.reserved();
            }
            A::CU_MEMPOOL_ATTR_USED_MEM_HIGH => {
                require(value.cast::<u64>().get()? == 0)?;
                pool.used_high = pool.used();
            }
            _ => return Err(INVALID),
        }
        Ok(())
    }

    fn cuMemPoolGetAttribute(pool: CUmemoryPool, attr: CUmemPool_attribute, value: *mut c_void) |state| {
        use CUmemPool_attribute as A;
        let since = match attr {
            A::CU_MEMPOOL_ATTR_LOCALITY_DOMAIN_ID => 13_040,
            _ if attr.0 > A::CU_MEMPOOL_ATTR_USED_MEM_HIGH.0 => 13_020,
            _ => 0,
        };
        require(state.has_release(since))?;
        let pool = state.pool(pool.address())?;
        let about = pool.about();
        match attr {
            A::CU_MEMPOOL_ATTR_REUSE_FOLLOW_EVENT_DEPENDENCIES
            | A::CU_MEMPOOL_ATTR_REUSE_ALLOW_OPPORTUNISTIC
            | A::CU_MEMPOOL_ATTR_REUSE_ALLOW_INTERNAL_DEPENDENCIES => {
                value.cast().set(*pool.reuse.get(attr.0 as usize - 1).ok_or(INVALID)?)
            }
            A::CU_MEMPOOL_ATTR_RELEASE_THRESHOLD => value.cast().set(pool.threshold),
            A::CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT => value.cast().set(pool.reserved()),
            A::CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH => value.cast().set(pool.reserved_high),
            A::CU_MEMPOOL_ATTR_USED_MEM_CURRENT => value.cast().set(pool.used()),
            A::CU_MEMPOOL_ATTR_USED_MEM_HIGH => value.cast().set(pool.used_high),
            A::CU_MEMPOOL_ATTR_ALLOCATION_TYPE => value.cast().set(match about.managed {
                true => CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_MANAGED,
                false => CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_PINNED,
            }),
            // An imported pool cannot be exported again.
            A::CU_MEMPOOL_ATTR_EXPORT_HANDLE_TYPES => {
                let types: c_uint = if pool.imported { 0 } else { about.handle_types };
                value.cast().set(types)
            }
            A::CU_MEMPOOL_ATTR_LOCATION_ID => value.cast::<c_int>().set(location(about.place).id),
            A::CU_MEMPOOL_ATTR_LOCATION_TYPE => value.cast().set(location(about.place).type_),
            A::CU_MEMPOOL_ATTR_MAX_POOL_SIZE => value.cast().set(pool.most),
            A::CU_MEMPOOL_ATTR_HW_DECOMPRESS_ENABLED => value.cast::<c_int>().set(0),
            A::CU_MEMPOOL_ATTR_LOCALITY_DOMAIN_ID => value.cast::<c_int>().set(-1),
            _ => Err(INVALID),
        }
    }

    fn cuMemPoolSetAccess(pool: CUmemoryPool, map: *const CUmemAccessDesc, count: usize) |state| {
        use CUmemAccess_flags as Flags;
        let own = state.pool(pool.address())?.about().place;
        let mut changes = Vec::new();
        for desc in map.array(count)? {
            // Each description is for one GPU, which may use the memory or not.
            let device = match state.place(desc.location) {
                Ok(Place::Device(device)) => Ok(device),
                Err(code @ CUresult::CUDA_ERROR_INVALID_DEVICE) => Err(code),
                _ => return Err(CUresult::CUDA_ERROR_NOT_SUPPORTED),
            };
            if desc.flags == Flags::CU_MEM_ACCESS_FLAGS_PROT_READ {
                return Err(CUresult::CUDA_ERROR_NOT_SUPPORTED);
            }
            let device = device?;
            require([Flags::CU_MEM_ACCESS_FLAGS_PROT_NONE, Flags::CU_MEM_ACCESS_FLAGS_PROT_READWRITE].contains(&desc.flags))?;
            if Place::Device(device) == own && desc.flags == Flags::CU_MEM_ACCESS_FLAGS_PROT_NONE {
                return Err(CUresult::CUDA_ERROR_INVALID_DEVICE);
            }
            changes.push((device, desc.flags));
        }
        state.pool(pool.address())?.access.extend(changes);
        Ok(())
    }

    fn cuMemPoolGetAccess(
        flags: *mut CUmemAccess_flags,
        memPool: CUmemoryPool,
        location: *mut CUmemLocation,
    ) |state| {
        let place = state.place(location.get()?).map_err(|_| INVALID)?;
        flags.set(state.pool(memPool.address())?.access(place))
    }

    fn cuMemPoolExportToShareableHandle(
        handle_out: *mut c_void,
        pool: CUmemoryPool,
        handleType: CUmemAllocationHandleType,
        flags: c_ulonglong,
    ) |state| {
        require(flags == 0 && handleType.bits().is_power_of_two() && handle_out.address() != 0)?;
        let handle = pool.address();
        let pool = state.pool(handle)?;
        require(!pool.imported && pool.about().handle_types & handleType.bits() != 0)?;
        state.fabric(handleType.bits())?;
        let pool = state.pool(handle)?;
        pool.object.export(handleType, handle_out)?;
        pool.exported = true;
        Ok(())
    }

    fn cuMemPoolImportFromShareableHandle(
        pool_out: *mut CUmemoryPool,
        handle: *mut c_void,
        handleType: CUmemAllocationHandleType,
        flags: c_ulonglong,
    ) |state| {
        require(flags == 0)?;
        require(handleType != CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_WIN32_KMT)?;
        state.importable(handleType)?;
        let object = state.import(handleType, handle)?;
        require(object.about.kind == Kind::Pool)?;
        let imported = state.add_pool(Pool::new(object, 0, true));
        pool_out.set(pool_handle(imported)).inspect_err(|_| drop(state.pools.remove(&imported)))
    }

    fn cuMemPoolExportPointer(shareData_out: *mut CUmemPoolPtrExportData, ptr: CUdeviceptr) |state| {
        let range = state.ranges.get(&ptr).ok_or(INVALID)?;
        let Use::Pooled { pool, .. } = range.use_ else { return Err(INVALID) };
        let data = export_data(range.object.about.id, range.offset, range.size);
        // The pool itself must have been shared before.
        require(state.pool(pool)?.exported)?;
        shareData_out.set(data)
    }

    fn cuMemPoolImportPointer(
        ptr_out: *mut CUdeviceptr,
        pool: CUmemoryPool,
        shareData: *mut CUmemPoolPtrExportData,
    ) |state| {
        let data = words(&shareData.get()?.reserved);
        let [high, low, offset, size, ..] = data.as_slice() else { return Err(INVALID) };
        let handle = pool.address();
        let pool = state.pool(handle)?;
        require(pool.imported && pool.about().id == [*high, *low])?;
        require(*size > 0 && offset.checked_add(*size).is_some_and(|end| end <= SPARSE))?;
        let (object, host) = (pool.object.clone(), pool.host());
        let addresses = state.map_anywhere(&object, *offset, *size)?;
        addresses.protect(addresses.start, addresses.size, host);
        let start = addresses.start;
        ptr_out.set(start)?;
        state.add_range(start, *size, object, *offset, Use::Pooled { pool: handle, _imported: Some(addresses) });
        Ok(())
    }

    fn cuDeviceGetDefaultMemPool(pool_out: *mut CUmemoryPool, dev: CUdevice) |state| {
        let pool = state.default_pool(state.pools_of(dev)?)?;
        pool_out.set(pool_handle(pool))
    }

    fn cuDeviceGetMemPool(pool: *mut CUmemoryPool, dev: CUdevice) |state| {
        let current = state.current_pool(state.pools_of(dev)?)?;
        pool.set(pool_handle(current))
    }

    fn cuDeviceSetMemPool(dev: CUdevice, pool: CUmemoryPool) |state| {
        state.set_current_pool(state.pools_of(dev)?, pool.address())
    }

    fn cuMemGetDefaultMemPool(
        pool_out: *mut CUmemoryPool,
        location: *mut CUmemLocation,
        type_: CUmemAllocationType,
    ) |state| {
        let pool = state.default_pool(state.pools_at(location, type_)?)?;
        pool_out.set(pool_handle(pool))
    }

    fn cuMemGetMemPool(
        pool: *mut CUmemoryPool,
        location: *mut CUmemLocation,
        type_: CUmemAllocationType,
    ) |state| {
        let current = state.current_pool(state.pools_at(location, type_)?)?;
        pool.set(pool_handle(current))
    }

    fn cuMemSetMemPool(location: *mut CUmemLocation, type_: CUmemAllocationType, pool: CUmemoryPool) |state| {
        state.set_current_pool(state.pools_at(location, type_)?, pool.address())
    }
}
