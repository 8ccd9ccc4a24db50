//! Virtual memory management: address ranges, memory without addresses, and mappings of one to the other.

use crate::abi::{AGAIN, Result, require};
use crate::address_range::{AddressRange, HostAccess};
use crate::history;
use crate::object::{About, DATA, Kind, Object, Place};
use crate::state::{GRANULARITY, Handle, State, Use};
use libcuda_sys::*;
use std::collections::BTreeMap;
use std::ffi::{c_ulonglong, c_void};
use std::sync::Arc;

const INVALID: CUresult = CUresult::CUDA_ERROR_INVALID_VALUE;
const VMM: CUdevice_attribute =
    CUdevice_attribute::CU_DEVICE_ATTRIBUTE_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED;

const NO_ACCESS: CUmemAccess_flags = CUmemAccess_flags::CU_MEM_ACCESS_FLAGS_PROT_NONE;

impl State {
    pub fn new_handle(&mut self, object: Arc<Object>) -> u64 {
        let handle = self.unused_handle();
        self.handles.insert(handle, Handle { object, references: 1 });
        self.made(history::Kind::Handle, handle, 0);
        handle
    }

    /// Checks the properties of memory.
    fn allocation(&self, prop: &CUmemAllocationProp) -> Result<About> {
        let place = self.place(prop.location)?;
        require(prop.type_ == CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_PINNED)?;
        self.host_rules(place, prop.requestedHandleTypes.bits())?;
        if let Place::Device(device) = place {
            self.supports(device, VMM)?;
        }
        // The field is for Windows.
        require(prop.win32HandleMetaData.is_null())?;
        let flags = &prop.allocFlags;
        let (compressed, rdma) = (flags.compressionType != 0, flags.gpuDirectRDMACapable != 0);
        require(flags.compressionType <= 1)?;
        require(matches!(place, Place::Device(_)) || !compressed && !rdma)?;
        let handle_types = prop.requestedHandleTypes.bits();
        // Tiles are of this process and of one kind.
        let tiles = flags.usage & CU_MEM_CREATE_USAGE_TILE_POOL as u16 != 0;
        require(!tiles || handle_types == 0 && !rdma)?;
        let decompressed = flags.usage & CU_MEM_CREATE_USAGE_HW_DECOMPRESS as u16 != 0;
        require(!compressed || !tiles && !decompressed)?;
        let posix =
            CUdevice_attribute::CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR_SUPPORTED;
        self.handle_types(handle_types, posix, place)?;
        self.fabric(handle_types)?;
        let [low, high] = flags.usage.to_le_bytes();
        let bytes = [flags.compressionType, flags.gpuDirectRDMACapable, low, high, 0, 0, 0, 0];
        let alloc_flags = u64::from_le_bytes(bytes);
        Ok(About { handle_types, alloc_flags, ..About::new(Kind::Physical, 0, place) })
    }

    /// Checks the rules for host memory, in pools and outside.
    pub fn host_rules(&self, place: Place, handle_types: u32) -> Result {
        match place {
            Place::Host => require(self.has_release(13_000) && handle_types == 0),
            // The modeled host has one node.
            Place::Node(node) => require(node == 0),
            Place::Device(_) | Place::Nowhere => Ok(()),
        }
    }

    /// Returns the mappings that form exactly this range, by first address.
    fn mappings(&self, start: u64, size: u64) -> Result<Vec<u64>> {
        let end = start.checked_add(size).ok_or(INVALID)?;
        require(size > 0)?;
        let mut mappings = Vec::new();
        let mut at = start;
        while at < end {
            let range = self.ranges.get(&at).ok_or(INVALID)?;
            require(matches!(range.use_, Use::Mapping { .. }) && range.size <= end - at)?;
            mappings.push(at);
            at += range.size;
        }
        Ok(mappings)
    }

    /// Checks one description of access to a mapping of this object.
    fn access(&self, object: &Object, desc: &CUmemAccessDesc) -> Result<Place> {
        use CUmemAccess_flags as Flags;
        let known = [
            NO_ACCESS,
            Flags::CU_MEM_ACCESS_FLAGS_PROT_READ,
            Flags::CU_MEM_ACCESS_FLAGS_PROT_READWRITE,
        ];
        require(known.contains(&desc.flags))?;
        let place = self.place(desc.location).map_err(|_| INVALID)?;
        match (place, object.about.place) {
            (Place::Device(device), _) if object.about.kind == Kind::Multicast => {
                let takes_part = object.team()?.devices.contains(&device);
                if takes_part { Ok(place) } else { Err(CUresult::CUDA_ERROR_INVALID_DEVICE) }
            }
            (Place::Device(_), _) => Ok(place),
            // The number of the node is ignored, so that both mean the host.
            (Place::Node(_), Place::Node(_)) | (Place::Host, Place::Host | Place::Node(_)) => {
                Ok(Place::Host)
            }
            // No modeled host reaches a device's memory.
            _ if desc.flags == NO_ACCESS => Ok(Place::Host),
            _ => Err(CUresult::CUDA_ERROR_NOT_SUPPORTED),
        }
    }
}

fn aligned(numbers: &[u64], unit: u64) -> Result {
    require(numbers.iter().all(|number| number % unit == 0))
}

driver! {
    fn cuMemAddressReserve(
        ptr: *mut CUdeviceptr,
        size: usize,
        alignment: usize,
        addr: CUdeviceptr,
        flags: c_ulonglong,
    ) |state| {
        let (size, alignment) = (size as u64, alignment as u64);
        // The text requires multiples of the host's page size. A real driver of 13.0 requires these.
        require(flags == 0 && size > 0 && size % GRANULARITY == 0 && addr % GRANULARITY == 0)?;
        require(alignment == 0 || alignment.is_power_of_two())?;
        let addresses = AddressRange::reserve(size, alignment.max(GRANULARITY), addr);
        let addresses = addresses.ok_or(CUresult::CUDA_ERROR_OUT_OF_MEMORY)?;
        ptr.set(addresses.start)?;
        state.reservations.insert(addresses.start, addresses);
        Ok(())
    }

    fn cuMemAddressFree(ptr: CUdeviceptr, size: usize) |state| {
        let reserved = state.reservations.get(&ptr).ok_or(INVALID)?;
        require(reserved.size == size as u64)?;
        // Mappings there would be left without addresses.
        require(state.ranges.range(ptr..ptr + size as u64).next().is_none())?;
        state.reservations.remove(&ptr);
        Ok(())
    }

    fn cuMemCreate(
        handle: *mut CUmemGenericAllocationHandle,
        size: usize,
        prop: *const CUmemAllocationProp,
        flags: c_ulonglong,
    ) |state| {
        let size = size as u64;
        require(flags == 0 && size > 0)?;
        aligned(&[size], GRANULARITY)?;
        let about = state.allocation(&prop.get()?)?;
        let object = Object::create(&mut state.objects, About { size, ..about }, size)?;
        let created = state.new_handle(object);
        handle.set(created).inspect_err(|_| drop(state.handles.remove(&created)))
    }

    fn cuMemRelease(handle: CUmemGenericAllocationHandle) |state| {
        let released = state.handles.get_mut(&handle).ok_or(INVALID)?;
        released.references -= 1;
        if released.references == 0 {
            state.handles.remove(&handle);
            state.ends(handle);
        }
        Ok(())
    }

    fn cuMemMap(
        ptr: CUdeviceptr,
        size: usize,
        offset: usize,
        handle: CUmemGenericAllocationHandle,
        flags: c_ulonglong,
    ) |state| {
        let (size, offset) = (size as u64, offset as u64);
        let object = state.handle(handle)?.object.clone();
        require(flags == 0 && size > 0 && ptr != 0)?;
        let multicast = object.about.kind == Kind::Multicast;
        // A real driver of 13.0 answers in this way: it maps whole allocations.
        if !multicast && !state.maps_parts && (offset, size) != (0, object.about.size) {
            return Err(CUresult::CUDA_ERROR_NOT_SUPPORTED);
        }
        let unit = if multicast { state.multicast } else { GRANULARITY };
        aligned(&[ptr, size, offset], unit)?;
        require(offset.checked_add(size).is_some_and(|end| end <= object.about.size))?;
        let reservation = state.reservation(ptr, size).ok_or(INVALID)?;
        let reserved = reservation.start;
        require(state.range(ptr).is_none() && state.ranges.range(ptr..ptr + size).next().is_none())?;
        if multicast && (object.team()?.devices.len() as u64) < object.about.team_size {
            return Err(AGAIN);
        }
        if !reservation.map(ptr, size, object.file(), DATA + offset) {
            return Err(CUresult::CUDA_ERROR_MAP_FAILED);
        }
        let use_ = Use::Mapping { handle, reservation: reserved, access: BTreeMap::new() };
        state.add_range(ptr, size, object, offset, use_);
        Ok(())
    }

    fn cuMemUnmap(ptr: CUdeviceptr, size: usize) |state| {
        let mappings = state.mappings(ptr, size as u64)?;
        state.settled(ptr, size as u64)?;
        let reservation = state.reservation(ptr, size as u64).ok_or(INVALID)?;
        if !reservation.clear(ptr, size as u64) {
            return Err(CUresult::CUDA_ERROR_MAP_FAILED);
        }
        state.ranges.retain(|start, _| !mappings.contains(start));
        Ok(())
    }

    fn cuMemSetAccess(ptr: CUdeviceptr, size: usize, desc: *const CUmemAccessDesc, count: usize) |state| {
        require(count > 0)?;
        let desc = desc.array(count)?;
        let mappings = state.mappings(ptr, size as u64)?;
        // All entries are checked before any is applied.
        let mut changes = Vec::new();
        for mapping in mappings {
            let range = state.ranges.get(&mapping).ok_or(INVALID)?;
            for desc in &desc {
                changes.push((mapping, state.access(&range.object, desc)?, desc.flags));
            }
        }
        for (mapping, place, flags) in changes {
            let Some(range) = state.ranges.get_mut(&mapping) else { continue };
            let Use::Mapping { reservation, access, .. } = &mut range.use_ else { continue };
            access.insert(place, flags);
            let host = match access.get(&Place::Host).copied().unwrap_or(NO_ACCESS) {
                NO_ACCESS => HostAccess::Nothing,
                CUmemAccess_flags::CU_MEM_ACCESS_FLAGS_PROT_READ => HostAccess::Reads,
                _ => HostAccess::Writes,
            };
            let (reservation, size) = (*reservation, range.size);
            let addresses = state.reservations.get(&reservation).ok_or(INVALID)?;
            if !addresses.protect(mapping, size, host) {
                return Err(CUresult::CUDA_ERROR_MAP_FAILED);
            }
        }
        Ok(())
    }

    fn cuMemGetAccess(flags: *mut c_ulonglong, location: *const CUmemLocation, ptr: CUdeviceptr) |state| {
        require(ptr != 0)?;
        let place = match state.place(location.get()?) {
            Ok(Place::Node(_)) => Place::Host,
            Ok(place) => place,
            Err(_) => return Err(CUresult::CUDA_ERROR_INVALID_DEVICE),
        };
        let (_, range) = state.range(ptr).ok_or(INVALID)?;
        let Use::Mapping { access, .. } = &range.use_ else { return Err(INVALID) };
        flags.set(access.get(&place).copied().unwrap_or(NO_ACCESS).bits().into())
    }

    fn cuMemExportToShareableHandle(
        shareableHandle: *mut c_void,
        handle: CUmemGenericAllocationHandle,
        handleType: CUmemAllocationHandleType,
        flags: c_ulonglong,
    ) |state| {
        require(flags == 0 && handleType.bits().is_power_of_two() && shareableHandle.address() != 0)?;
        let object = &state.handle(handle)?.object;
        require(object.about.handle_types & handleType.bits() != 0)?;
        object.export(handleType, shareableHandle)
    }

    fn cuMemImportFromShareableHandle(
        handle: *mut CUmemGenericAllocationHandle,
        osHandle: *mut c_void,
        shHandleType: CUmemAllocationHandleType,
    ) |state| {
        state.importable(shHandleType)?;
        let object = state.import(shHandleType, osHandle)?;
        require(matches!(object.about.kind, Kind::Physical | Kind::Multicast))?;
        let imported = state.new_handle(object);
        handle.set(imported).inspect_err(|_| drop(state.handles.remove(&imported)))
    }

    fn cuMemGetAllocationGranularity(
        granularity: *mut usize,
        prop: *const CUmemAllocationProp,
        option: CUmemAllocationGranularity_flags,
    ) |state| {
        // Both granularities are the same here.
        require(option.bits() <= 1)?;
        state.allocation(&prop.get()?)?;
        granularity.set(GRANULARITY as usize)
    }

    fn cuMemGetAllocationPropertiesFromHandle(
        prop: *mut CUmemAllocationProp,
        handle: CUmemGenericAllocationHandle,
    ) |state| {
        let about = &state.handle(handle)?.object.about;
        require(about.kind == Kind::Physical)?;
        let [compression, rdma, low, high, ..] = about.alloc_flags.to_le_bytes();
        prop.set(CUmemAllocationProp {
            type_: CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_PINNED,
            requestedHandleTypes: CUmemAllocationHandleType(about.handle_types),
            location: location(about.place),
            win32HandleMetaData: std::ptr::null_mut(),
            allocFlags: CUmemAllocationProp_allocFlags {
                compressionType: compression,
                gpuDirectRDMACapable: rdma,
                usage: u16::from_le_bytes([low, high]),
                reserved: [0; 4],
            },
        })
    }

    fn cuMemRetainAllocationHandle(handle: *mut CUmemGenericAllocationHandle, addr: *mut c_void) |state| {
        let (_, range) = state.range(addr.address()).ok_or(INVALID)?;
        let Use::Mapping { handle: mapped, .. } = range.use_ else { return Err(INVALID) };
        let object = range.object.clone();
        handle.set(mapped)?;
        state.handles.entry(mapped).or_insert(Handle { object, references: 0 }).references += 1;
        Ok(())
    }
}

/// Returns the C location of a place.
pub fn location(place: Place) -> CUmemLocation {
    use CUmemLocationType as Type;
    let (type_, id) = match place {
        Place::Nowhere => (Type::CU_MEM_LOCATION_TYPE_NONE, 0),
        Place::Device(device) => (Type::CU_MEM_LOCATION_TYPE_DEVICE, device),
        Place::Host => (Type::CU_MEM_LOCATION_TYPE_HOST, 0),
        Place::Node(node) => (Type::CU_MEM_LOCATION_TYPE_HOST_NUMA, node),
    };
    CUmemLocation { type_, id }
}

impl State {
    /// Returns the handle types with which memory may be created.
    pub fn handle_types(&self, types: u32, supported: CUdevice_attribute, place: Place) -> Result {
        use CUmemAllocationHandleType as Type;
        let posix = Type::CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR.bits();
        let fabric = Type::CU_MEM_HANDLE_TYPE_FABRIC.bits();
        let known = posix | if self.has_release(12_030) { fabric } else { 0 };
        require(types & !known == 0)?;
        let device = if let Place::Device(device) = place { device } else { 0 };
        if types & posix != 0 && self.attribute(device, supported)? & 1 == 0 {
            return Err(CUresult::CUDA_ERROR_NOT_SUPPORTED);
        }
        Ok(())
    }

    /// Fails if these handle types include fabric handles. An IMEX channel exists only if the attribute of the first
    /// device reports support.
    pub fn fabric(&self, types: u32) -> Result {
        let supported = CUdevice_attribute::CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_FABRIC_SUPPORTED;
        match types & CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_FABRIC.bits() {
            0 => Ok(()),
            _ if self.attribute(0, supported)? != 0 => Ok(()),
            _ => Err(CUresult::CUDA_ERROR_NOT_PERMITTED),
        }
    }

    /// Fails if handles of this type cannot be imported here.
    pub fn importable(&self, handle_type: CUmemAllocationHandleType) -> Result {
        use CUmemAllocationHandleType as Type;
        match handle_type {
            Type::CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR => Ok(()),
            Type::CU_MEM_HANDLE_TYPE_FABRIC if self.has_release(12_030) => {
                self.fabric(handle_type.bits())
            }
            Type::CU_MEM_HANDLE_TYPE_WIN32 | Type::CU_MEM_HANDLE_TYPE_WIN32_KMT => {
                Err(CUresult::CUDA_ERROR_NOT_SUPPORTED)
            }
            _ => Err(INVALID),
        }
    }
}
