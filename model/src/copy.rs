//! Plain allocations, copies, and the memory behind pointers.

use crate::abi::{Parameter as _, Result, require};
use crate::address_range::{AddressRange, page_size};
use crate::object::{About, DATA, Kind, Object, Place, TOTAL, free_bytes};
use crate::operand::{Late, Operand, Piece};
use crate::state::{GRANULARITY, Range, State, Use, context_of};
use libcuda_sys::*;
use std::ffi::{c_int, c_uint, c_void};
use std::sync::Arc;

const INVALID: CUresult = CUresult::CUDA_ERROR_INVALID_VALUE;

/// The number of bytes that a copy moves at a time.
const CHUNK: usize = 1 << 20;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    Read,
    Write,
}

impl State {
    /// Completes all pending copies, because something waits for the default stream.
    pub fn arrive(&mut self) -> Result {
        std::mem::take(&mut self.late).iter().try_for_each(|late| late.to.write(0, &late.bytes))
    }

    /// Fails if a pending copy goes to a range that is about to be destroyed.
    pub fn settled(&self, start: u64, size: u64) -> Result {
        let apart = |late: &Late| {
            late.start >= start + size || start >= late.start + late.bytes.len() as u64
        };
        require(self.late.iter().all(apart))
    }

    /// Returns the device of a stream's next work. Every stream waits for the default one, except a non-blocking
    /// stream.
    pub fn in_order(&mut self, stream: u64) -> Result<i32> {
        let device = self.stream(stream)?;
        self.runs_now(stream)?;
        let flags = self.streams.get(&stream).map_or(0, |stream| stream.flags);
        if flags & CUstream_flags::CU_STREAM_NON_BLOCKING.bits() == 0 {
            self.arrive()?;
        }
        Ok(device)
    }

    /// Copies on the default stream. Bytes from pageable memory arrive later.
    fn copy_by_default(&mut self, device: i32, to: u64, from: u64, size: u64) -> Result {
        self.arrive()?;
        let pageable = size > 0 && self.is_pageable(from, size) && self.is_of_a_device(to);
        if !pageable {
            return self.copy(device, to, from, size);
        }
        let start = to;
        let to = self.operand(device, to, size, Way::Write)?;
        let from = self.operand(device, from, size, Way::Read)?;
        let mut bytes = vec![0; size as usize];
        from.read(0, &mut bytes)?;
        self.late.push(Late { start, to, bytes });
        Ok(())
    }

    /// Whether the host's memory there was not registered.
    fn is_pageable(&self, address: u64, size: u64) -> bool {
        let registered = self.history.registered.range(..=address).next_back();
        let is_within =
            |(start, length): (&u64, &u64)| size <= length.saturating_sub(address - start);
        self.range(address).is_none() && !registered.is_some_and(is_within)
    }

    fn is_of_a_device(&self, address: u64) -> bool {
        let place = self.range(address).map(|(_, range)| range.object.about.place);
        matches!(place, Some(Place::Device(_) | Place::Nowhere))
    }

    /// Allocates memory at new addresses that the host cannot access.
    pub fn map_anywhere(&self, object: &Object, offset: u64, size: u64) -> Result<AddressRange> {
        let size = size.next_multiple_of(page_size());
        let addresses = AddressRange::reserve(size, GRANULARITY, 0)
            .ok_or(CUresult::CUDA_ERROR_OUT_OF_MEMORY)?;
        let mapped = addresses.map(addresses.start, size, object.file(), DATA + offset);
        if mapped { Ok(addresses) } else { Err(CUresult::CUDA_ERROR_MAP_FAILED) }
    }

    /// Allocates new memory at new addresses.
    pub fn linear(
        &mut self,
        size: usize,
        place: Place,
        managed: bool,
    ) -> Result<(Arc<Object>, AddressRange)> {
        let size = size as u64;
        require(size > 0)?;
        if size > TOTAL {
            return Err(CUresult::CUDA_ERROR_OUT_OF_MEMORY);
        }
        let rounded = size.next_multiple_of(page_size());
        let about = About { managed, ..About::new(Kind::Linear, rounded, place) };
        let object = Object::create(&mut self.objects, about, rounded)?;
        let addresses = self.map_anywhere(&object, 0, size)?;
        Ok((object, addresses))
    }

    pub fn add_range(
        &mut self,
        start: u64,
        size: u64,
        object: Arc<Object>,
        offset: u64,
        use_: Use,
    ) {
        let buffer = self.unused_handle();
        if !matches!(use_, Use::Pooled { .. } | Use::Mapping { .. }) {
            self.made_memory(start);
        }
        self.ranges.insert(start, Range { size, object, offset, buffer, use_ });
    }

    /// Returns whether a device has this access. The driver does the host's side of a copy, so memory that the host may
    /// use is accessible to copies on any device.
    fn permits(&self, range: &Range, device: i32, way: Way) -> bool {
        let granted = |place: &Place| match &range.use_ {
            Use::Allocation { .. } | Use::Shared { .. } | Use::Ipc { .. } => {
                CUmemAccess_flags::CU_MEM_ACCESS_FLAGS_PROT_READWRITE
            }
            Use::Mapping { access, .. } => access
                .get(place)
                .copied()
                .unwrap_or(CUmemAccess_flags::CU_MEM_ACCESS_FLAGS_PROT_NONE),
            Use::Pooled { pool, .. } => match self.pools.get(pool) {
                Some(pool) => pool.access(*place),
                None => CUmemAccess_flags::CU_MEM_ACCESS_FLAGS_PROT_NONE,
            },
        };
        let needed = match way {
            Way::Read => CUmemAccess_flags::CU_MEM_ACCESS_FLAGS_PROT_READ,
            Way::Write => CUmemAccess_flags::CU_MEM_ACCESS_FLAGS_PROT_READWRITE,
        };
        [Place::Device(device), Place::Host].iter().any(|place| granted(place).contains(needed))
    }

    /// Returns the memory at an address for a copy on this device.
    fn operand(&mut self, device: i32, start: u64, size: u64, way: Way) -> Result<Operand> {
        let end = start.checked_add(size).ok_or(INVALID)?;
        if self.range(start).is_none() {
            // A host address, but not one that is reserved and not mapped.
            require(start != 0 && self.reservation(start, 0).is_none())?;
            return Ok(Operand::Host(start));
        }
        let mut pieces = Vec::new();
        let mut at = start;
        while at < end {
            let (first, range) = self.range(at).ok_or(INVALID)?;
            require(self.permits(range, device, way))?;
            let skipped = at - first;
            let size = (range.size - skipped).min(end - at);
            let (object, offset) = (range.object.clone(), range.offset + skipped);
            match object.about.kind {
                Kind::Multicast => pieces.extend(self.multicast(&object, offset, size, way)?),
                _ => pieces.push(Piece { size, targets: vec![(object, offset)] }),
            }
            at += size;
        }
        Ok(Operand::Device(pieces))
    }

    /// Returns the memory of all devices that is bound there. Loads from a multicast address are undefined.
    fn multicast(
        &mut self,
        object: &Object,
        start: u64,
        size: u64,
        way: Way,
    ) -> Result<Vec<Piece>> {
        require(way == Way::Write)?;
        let team = object.team()?;
        let edges = team.binds.iter().flat_map(|bind| [bind.offset, bind.offset + bind.size]);
        let mut edges: Vec<u64> =
            edges.filter(|edge| (start..start + size).contains(edge)).collect();
        edges.extend([start, start + size]);
        edges.sort_unstable();
        edges.dedup();
        let mut pieces = Vec::new();
        for (start, end) in edges.iter().zip(edges.iter().skip(1)) {
            let mut targets = Vec::new();
            for device in &team.devices {
                let here = |bind: &&crate::object::Bind| {
                    bind.device == *device
                        && bind.offset <= *start
                        && bind.offset + bind.size >= *end
                };
                let bind = team.binds.iter().find(here).ok_or(INVALID)?;
                let memory = bind
                    .memory
                    .open(&mut self.objects)
                    .ok_or(CUresult::CUDA_ERROR_ILLEGAL_STATE)?;
                targets.push((memory, bind.memory_offset + (start - bind.offset)));
            }
            pieces.push(Piece { size: end - start, targets });
        }
        Ok(pieces)
    }

    fn copy(&mut self, device: i32, to: u64, from: u64, size: u64) -> Result {
        if size == 0 {
            return Ok(());
        }
        let to = self.operand(device, to, size, Way::Write)?;
        let from = self.operand(device, from, size, Way::Read)?;
        let mut bytes = vec![0; CHUNK.min(size as usize)];
        for start in (0..size).step_by(CHUNK) {
            let count = (size - start).min(CHUNK as u64) as usize;
            let Some(bytes) = bytes.get_mut(..count) else { continue };
            from.read(start, bytes)?;
            to.write(start, bytes)?;
        }
        Ok(())
    }

    fn fill(&mut self, device: i32, to: u64, pattern: &[u8], count: usize) -> Result {
        let size = (count as u64).checked_mul(pattern.len() as u64).ok_or(INVALID)?;
        self.must_be_device(to)?;
        if size == 0 {
            return Ok(());
        }
        require(to % pattern.len() as u64 == 0)?;
        let to = self.operand(device, to, size, Way::Write)?;
        let bytes = pattern.repeat(CHUNK.min(size as usize) / pattern.len());
        for start in (0..size).step_by(CHUNK) {
            let count = (size - start).min(CHUNK as u64) as usize;
            to.write(start, bytes.get(..count).unwrap_or(&bytes))?;
        }
        Ok(())
    }

    /// Returns the bytes there.
    pub fn bytes(&mut self, device: i32, start: u64, size: u64) -> Result<Vec<u8>> {
        self.must_be_device(start)?;
        let mut bytes = vec![0; size as usize];
        self.operand(device, start, size, Way::Read)?.read(0, &mut bytes)?;
        Ok(bytes)
    }

    /// Changes the bytes there.
    pub fn change(
        &mut self,
        device: i32,
        start: u64,
        size: u64,
        change: impl FnOnce(&mut [u8]),
    ) -> Result {
        self.must_be_device(start)?;
        let there = self.operand(device, start, size, Way::Write)?;
        let mut bytes = vec![0; size as usize];
        there.read(0, &mut bytes)?;
        change(&mut bytes);
        there.write(0, &bytes)
    }

    /// Fails if an address does not lie in memory of this driver.
    fn must_be_device(&self, address: u64) -> Result {
        require(self.range(address).is_some())
    }

    /// Returns an attribute of the memory, or of the reserved addresses, at an address.
    fn attribute_of_pointer(&self, attribute: CUpointer_attribute, ptr: u64) -> Result<u64> {
        use CUpointer_attribute as A;
        let reservation =
            self.reservation(ptr, 1).map(|addresses| (addresses.start, addresses.size));
        let range = self.range(ptr);
        let whole = reservation.or(range.map(|(start, range)| (start, range.size)));
        let (base, size) = whole.ok_or(INVALID)?;
        match attribute {
            A::CU_POINTER_ATTRIBUTE_MAPPED => return Ok(range.is_some().into()),
            A::CU_POINTER_ATTRIBUTE_RANGE_START_ADDR => return Ok(base),
            A::CU_POINTER_ATTRIBUTE_RANGE_SIZE => return Ok(size),
            _ => {}
        }
        let (start, range) = range.ok_or(INVALID)?;
        let about = &range.object.about;
        Ok(match attribute {
            A::CU_POINTER_ATTRIBUTE_CONTEXT => match range.use_ {
                Use::Allocation { device, .. }
                | Use::Shared { device, .. }
                | Use::Ipc { device, .. } => context_of(device),
                // They belong to no context.
                Use::Pooled { .. } | Use::Mapping { .. } => 0,
            },
            A::CU_POINTER_ATTRIBUTE_MEMORY_TYPE => match about.place {
                Place::Host | Place::Node(_) => CUmemorytype::CU_MEMORYTYPE_HOST.0.into(),
                _ => CUmemorytype::CU_MEMORYTYPE_DEVICE.0.into(),
            },
            A::CU_POINTER_ATTRIBUTE_DEVICE_POINTER => {
                require(self.permits(range, self.current()?, Way::Read))?;
                ptr
            }
            A::CU_POINTER_ATTRIBUTE_HOST_POINTER => {
                require(matches!(range.use_, Use::Shared { .. }))?;
                ptr
            }
            A::CU_POINTER_ATTRIBUTE_BUFFER_ID => range.buffer,
            A::CU_POINTER_ATTRIBUTE_IS_MANAGED => about.managed.into(),
            A::CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL => match about.place {
                Place::Device(device) => device as u64,
                _ => CU_DEVICE_CPU as u64,
            },
            A::CU_POINTER_ATTRIBUTE_IS_LEGACY_CUDA_IPC_CAPABLE => {
                matches!(range.use_, Use::Allocation { .. }).into()
            }
            A::CU_POINTER_ATTRIBUTE_MAPPING_BASE_ADDR => start,
            A::CU_POINTER_ATTRIBUTE_MAPPING_SIZE => range.size,
            A::CU_POINTER_ATTRIBUTE_ALLOWED_HANDLE_TYPES => about.handle_types.into(),
            A::CU_POINTER_ATTRIBUTE_MEMPOOL_HANDLE => match range.use_ {
                Use::Pooled { pool, .. } => pool,
                _ => 0,
            },
            _ => return Err(INVALID),
        })
    }

    fn free(&mut self, address: u64) -> Result {
        match self.ranges.get(&address).ok_or(INVALID)?.use_ {
            Use::Allocation { .. } => {
                self.ranges.remove(&address);
                self.ends(address);
                Ok(())
            }
            Use::Shared { .. } => self.free_shared(address, true),
            Use::Pooled { .. } => self.free_pooled(address),
            Use::Ipc { .. } | Use::Mapping { .. } => Err(INVALID),
        }
    }
}

/// Returns the bytes of an attribute of memory.
fn width(attribute: CUpointer_attribute) -> Result<usize> {
    use CUpointer_attribute as A;
    match attribute {
        A::CU_POINTER_ATTRIBUTE_MAPPED
        | A::CU_POINTER_ATTRIBUTE_IS_MANAGED
        | A::CU_POINTER_ATTRIBUTE_IS_LEGACY_CUDA_IPC_CAPABLE => Ok(size_of::<bool>()),
        A::CU_POINTER_ATTRIBUTE_MEMORY_TYPE | A::CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL => {
            Ok(size_of::<c_int>())
        }
        A::CU_POINTER_ATTRIBUTE_CONTEXT
        | A::CU_POINTER_ATTRIBUTE_DEVICE_POINTER
        | A::CU_POINTER_ATTRIBUTE_HOST_POINTER
        | A::CU_POINTER_ATTRIBUTE_BUFFER_ID
        | A::CU_POINTER_ATTRIBUTE_RANGE_START_ADDR
        | A::CU_POINTER_ATTRIBUTE_RANGE_SIZE
        | A::CU_POINTER_ATTRIBUTE_MAPPING_BASE_ADDR
        | A::CU_POINTER_ATTRIBUTE_MAPPING_SIZE
        | A::CU_POINTER_ATTRIBUTE_ALLOWED_HANDLE_TYPES
        | A::CU_POINTER_ATTRIBUTE_MEMPOOL_HANDLE => Ok(size_of::<u64>()),
        _ => Err(INVALID),
    }
}

driver! {
    fn cuMemAlloc_v2(dptr: *mut CUdeviceptr, bytesize: usize) |state| {
        let device = state.current()?;
        let (object, addresses) = state.linear(bytesize, Place::Device(device), false)?;
        dptr.set(addresses.start)?;
        let use_ = Use::Allocation { device, _addresses: addresses };
        state.add_range(dptr.get()?, bytesize as u64, object, 0, use_);
        Ok(())
    }

    fn cuMemFree_v2(dptr: CUdeviceptr) |state| {
        state.current()?;
        state.arrive()?;
        state.free(dptr)
    }

    fn cuMemGetInfo_v2(free: *mut usize, total: *mut usize) |state| {
        let device = state.current()?;
        free.set(free_bytes(device) as usize)?;
        total.set(TOTAL as usize)
    }

    fn cuMemcpy(dst: CUdeviceptr, src: CUdeviceptr, ByteCount: usize) |state| {
        let device = state.current()?;
        state.copy_by_default(device, dst, src, ByteCount as u64)
    }

    fn cuMemcpyAsync(dst: CUdeviceptr, src: CUdeviceptr, ByteCount: usize, hStream: CUstream) |state| {
        let device = state.in_order(hStream.address())?;
        state.copy(device, dst, src, ByteCount as u64)
    }

    fn cuMemcpyHtoD_v2(dstDevice: CUdeviceptr, srcHost: *const c_void, ByteCount: usize) |state| {
        let device = state.current()?;
        state.must_be_device(dstDevice)?;
        state.copy_by_default(device, dstDevice, srcHost.address(), ByteCount as u64)
    }

    fn cuMemcpyHtoDAsync_v2(
        dstDevice: CUdeviceptr,
        srcHost: *const c_void,
        ByteCount: usize,
        hStream: CUstream,
    ) |state| {
        let device = state.in_order(hStream.address())?;
        state.must_be_device(dstDevice)?;
        state.copy(device, dstDevice, srcHost.address(), ByteCount as u64)
    }

    fn cuMemcpyDtoH_v2(dstHost: *mut c_void, srcDevice: CUdeviceptr, ByteCount: usize) |state| {
        let device = state.current()?;
        state.must_be_device(srcDevice)?;
        state.copy_by_default(device, dstHost.address(), srcDevice, ByteCount as u64)
    }

    fn cuMemcpyDtoHAsync_v2(
        dstHost: *mut c_void,
        srcDevice: CUdeviceptr,
        ByteCount: usize,
        hStream: CUstream,
    ) |state| {
        let device = state.in_order(hStream.address())?;
        state.must_be_device(srcDevice)?;
        state.copy(device, dstHost.address(), srcDevice, ByteCount as u64)
    }

    fn cuMemcpyDtoD_v2(dstDevice: CUdeviceptr, srcDevice: CUdeviceptr, ByteCount: usize) |state| {
        let device = state.current()?;
        state.must_be_device(dstDevice)?;
        state.must_be_device(srcDevice)?;
        state.copy_by_default(device, dstDevice, srcDevice, ByteCount as u64)
    }

    fn cuMemcpyDtoDAsync_v2(
        dstDevice: CUdeviceptr,
        srcDevice: CUdeviceptr,
        ByteCount: usize,
        hStream: CUstream,
    ) |state| {
        let device = state.in_order(hStream.address())?;
        state.must_be_device(dstDevice)?;
        state.must_be_device(srcDevice)?;
        state.copy(device, dstDevice, srcDevice, ByteCount as u64)
    }

    fn cuMemsetD8_v2(dstDevice: CUdeviceptr, uc: u8, N: usize) |state| {
        let device = state.current()?;
        state.arrive()?;
        state.fill(device, dstDevice, &[uc], N)
    }

    fn cuMemsetD8Async(dstDevice: CUdeviceptr, uc: u8, N: usize, hStream: CUstream) |state| {
        let device = state.in_order(hStream.address())?;
        state.fill(device, dstDevice, &[uc], N)
    }

    fn cuMemsetD32_v2(dstDevice: CUdeviceptr, ui: c_uint, N: usize) |state| {
        let device = state.current()?;
        state.arrive()?;
        state.fill(device, dstDevice, &ui.to_ne_bytes(), N)
    }

    fn cuMemsetD32Async(dstDevice: CUdeviceptr, ui: c_uint, N: usize, hStream: CUstream) |state| {
        let device = state.in_order(hStream.address())?;
        state.fill(device, dstDevice, &ui.to_ne_bytes(), N)
    }

    fn cuPointerGetAttribute(data: *mut c_void, attribute: CUpointer_attribute, ptr: CUdeviceptr) |state| {
        let value = state.attribute_of_pointer(attribute, ptr)?.to_ne_bytes();
        data.cast().set_array(&value[..width(attribute)?])
    }

    fn cuPointerGetAttributes(
        numAttributes: c_uint,
        attributes: *mut CUpointer_attribute,
        data: *mut *mut c_void,
        ptr: CUdeviceptr,
    ) |state| {
        let attributes = attributes.array(numAttributes as usize)?;
        let widths = attributes.iter().map(|attribute| width(*attribute)).collect::<Result<Vec<_>>>()?;
        for ((attribute, width), data) in attributes.iter().zip(widths).zip(data.array(attributes.len())?) {
            // What the memory does not have is zero.
            let value = state.attribute_of_pointer(*attribute, ptr).unwrap_or(0).to_ne_bytes();
            // SAFETY: the caller passes a place for each attribute.
            unsafe { data.inside() }.cast().set_array(&value[..width])?;
        }
        Ok(())
    }
}
