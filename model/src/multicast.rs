//! Multicast objects. Their state is in the shared object, so that it is the same in every process.

use crate::abi::{AGAIN, Result, require};
use crate::object::{About, BINDINGS, Bind, Bound, Counted, Kind, Object, Place};
use crate::state::{State, Use};
use libcuda_sys::*;
use std::ffi::c_ulonglong;
use std::sync::Arc;
use std::{env, process};

const INVALID: CUresult = CUresult::CUDA_ERROR_INVALID_VALUE;
const SUPPORTED: CUdevice_attribute = CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MULTICAST_SUPPORTED;

/// The arguments of a bind.
struct Request {
    /// The device from the caller; otherwise the memory's device.
    device: Option<i32>,
    offset: u64,
    memory: Arc<Object>,
    memory_offset: u64,
    /// The size of the memory from there to its end, in bytes.
    room: u64,
    size: u64,
}

impl State {
    fn multicast_object(&self, handle: u64) -> Result<Arc<Object>> {
        let object = &self.handle(handle)?.object;
        require(object.about.kind == Kind::Multicast)?;
        Ok(object.clone())
    }

    fn multicast_rules(&self, prop: &CUmulticastObjectProp) -> Result<About> {
        let supports = |device: i32| self.supports(device, SUPPORTED).is_ok();
        if !(0..self.devices.len() as i32).any(supports) {
            return Err(CUresult::CUDA_ERROR_NOT_SUPPORTED);
        }
        require(
            prop.numDevices > 0
                && prop.numDevices as usize <= self.devices.len()
                && prop.flags == 0,
        )?;
        let types = u32::try_from(prop.handleTypes).map_err(|_| INVALID)?;
        let posix =
            CUdevice_attribute::CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR_SUPPORTED;
        self.handle_types(types, posix, Place::Nowhere)?;
        self.fabric(types)?;
        let about = About::new(Kind::Multicast, prop.size as u64, Place::Nowhere);
        Ok(About { handle_types: types, team_size: prop.numDevices.into(), ..about })
    }

    fn bind(&mut self, handle: u64, request: Request, flags: c_ulonglong) -> Result {
        let object = self.multicast_object(handle)?;
        let Request { offset, ref memory, memory_offset, size, .. } = request;
        let unit = self.multicast;
        require(flags == 0 && size > 0 && offset % unit == 0 && size % unit == 0)?;
        require(matches!(memory.about.kind, Kind::Physical | Kind::Pool) && size <= request.room)?;
        // Shareable multicast objects need shareable memory.
        require(object.about.handle_types == 0 || memory.about.handle_types != 0)?;
        let device = match (request.device, memory.about.place) {
            (None, Place::Device(own)) => own,
            (Some(device), Place::Device(own)) if device == own => device,
            (Some(device), Place::Node(node)) if self.host_node(device)? == node => device,
            _ => return Err(CUresult::CUDA_ERROR_INVALID_DEVICE),
        };
        // Newer devices accept unaligned memory, which needs one more unit of the multicast object.
        let more = |from: u64| if from % unit == 0 { 0 } else { unit };
        let end = offset.checked_add(size).ok_or(INVALID)?;
        let end = end.checked_add(more(memory_offset)).ok_or(INVALID)?;
        let aligned = more(memory_offset) == 0;
        require(aligned || memory_offset % 256 == 0 && self.takes_unaligned(device)?)?;
        require(end <= object.about.size)?;
        let bind = Bind { device, offset, size, memory: memory.locator(), memory_offset };
        object.change_team(|team| {
            if (team.devices.len() as u64) < object.about.team_size {
                return Err(AGAIN);
            }
            if !team.devices.contains(&device) {
                return Err(CUresult::CUDA_ERROR_INVALID_DEVICE);
            }
            let overlaps = |other: &Bind| {
                other.device == device
                    && other.offset < end
                    && offset < other.offset + other.size + more(other.memory_offset)
            };
            require(!team.binds.iter().any(overlaps))?;
            team.binds.push(bind);
            Ok(())
        })?;
        let bound = Bound { bind, _memory: memory.clone(), _live: Counted::new(&BINDINGS, 1) };
        object.bound().push(bound);
        Ok(())
    }

    fn host_node(&self, device: i32) -> Result<i32> {
        self.attribute(device, CUdevice_attribute::CU_DEVICE_ATTRIBUTE_HOST_NUMA_ID)
    }

    fn takes_unaligned(&self, device: i32) -> Result<bool> {
        use CUdevice_attribute as A;
        let major = self.attribute(device, A::CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR)?;
        let minor = self.attribute(device, A::CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR)?;
        Ok(self.has_release(13_040) && (major, minor) >= (10, 7))
    }

    fn by_handle(
        &self,
        device: Option<i32>,
        offset: usize,
        handle: u64,
        at: usize,
        size: usize,
    ) -> Result<Request> {
        let memory = self.handle(handle)?.object.clone();
        let room = memory.about.size.checked_sub(at as u64).ok_or(INVALID)?;
        Ok(Request {
            device,
            offset: offset as u64,
            memory,
            memory_offset: at as u64,
            room,
            size: size as u64,
        })
    }

    fn by_address(
        &self,
        device: Option<i32>,
        offset: usize,
        address: u64,
        size: usize,
    ) -> Result<Request> {
        let (start, range) = self.range(address).ok_or(INVALID)?;
        require(matches!(range.use_, Use::Mapping { .. } | Use::Pooled { .. }))?;
        let skipped = address - start;
        let room = range.size - skipped;
        let memory = range.object.clone();
        let memory_offset = range.offset + skipped;
        Ok(Request {
            device,
            offset: offset as u64,
            memory,
            memory_offset,
            room,
            size: size as u64,
        })
    }
}

driver! {
    fn cuMulticastCreate(
        mcHandle: *mut CUmemGenericAllocationHandle,
        prop: *const CUmulticastObjectProp,
    ) |state| {
        if env::var_os("CUDA_MODEL_SHARED").is_some() {
            eprintln!("the model of the CUDA driver: multicast objects must not be created on a shared machine");
            process::abort();
        }
        let about = state.multicast_rules(&prop.get()?)?;
        require(about.size > 0 && about.size % state.multicast == 0)?;
        let object = Object::create(&mut state.objects, about, 0)?;
        let created = state.new_handle(object);
        mcHandle.set(created).inspect_err(|_| drop(state.handles.remove(&created)))
    }

    fn cuMulticastAddDevice(mcHandle: CUmemGenericAllocationHandle, dev: CUdevice) |state| {
        let object = state.multicast_object(mcHandle)?;
        state.supports(dev, SUPPORTED)?;
        object.change_team(|team| {
            require(!team.devices.contains(&dev) && (team.devices.len() as u64) < object.about.team_size)?;
            team.devices.push(dev);
            Ok(())
        })
    }

    fn cuMulticastBindMem(
        mcHandle: CUmemGenericAllocationHandle,
        mcOffset: usize,
        memHandle: CUmemGenericAllocationHandle,
        memOffset: usize,
        size: usize,
        flags: c_ulonglong,
    ) |state| {
        let request = state.by_handle(None, mcOffset, memHandle, memOffset, size)?;
        state.bind(mcHandle, request, flags)
    }

    fn cuMulticastBindMem_v2(
        mcHandle: CUmemGenericAllocationHandle,
        dev: CUdevice,
        mcOffset: usize,
        memHandle: CUmemGenericAllocationHandle,
        memOffset: usize,
        size: usize,
        flags: c_ulonglong,
    ) |state| {
        let request = state.by_handle(Some(dev), mcOffset, memHandle, memOffset, size)?;
        state.bind(mcHandle, request, flags)
    }

    fn cuMulticastBindAddr(
        mcHandle: CUmemGenericAllocationHandle,
        mcOffset: usize,
        memptr: CUdeviceptr,
        size: usize,
        flags: c_ulonglong,
    ) |state| {
        let request = state.by_address(None, mcOffset, memptr, size)?;
        state.bind(mcHandle, request, flags)
    }

    fn cuMulticastBindAddr_v2(
        mcHandle: CUmemGenericAllocationHandle,
        dev: CUdevice,
        mcOffset: usize,
        memptr: CUdeviceptr,
        size: usize,
        flags: c_ulonglong,
    ) |state| {
        let request = state.by_address(Some(dev), mcOffset, memptr, size)?;
        state.bind(mcHandle, request, flags)
    }

    fn cuMulticastUnbind(
        mcHandle: CUmemGenericAllocationHandle,
        dev: CUdevice,
        mcOffset: usize,
        size: usize,
    ) |state| {
        let object = state.multicast_object(mcHandle)?;
        state.device(dev)?;
        let (offset, size) = (mcOffset as u64, size as u64);
        require(size > 0 && offset % state.multicast == 0 && size % state.multicast == 0)?;
        require(offset.checked_add(size).is_some_and(|end| end <= object.about.size))?;
        let same = |bind: &Bind| (bind.device, bind.offset, bind.size) == (dev, offset, size);
        object.change_team(|team| {
            if !team.devices.contains(&dev) {
                return Err(CUresult::CUDA_ERROR_INVALID_DEVICE);
            }
            // An unbind that does not match a binding is undefined.
            require(team.binds.iter().any(same))?;
            team.binds.retain(|bind| !same(bind));
            Ok(())
        })?;
        object.bound().retain(|bound| !same(&bound.bind));
        Ok(())
    }

    fn cuMulticastGetGranularity(
        granularity: *mut usize,
        prop: *const CUmulticastObjectProp,
        option: CUmulticastGranularity_flags,
    ) |state| {
        state.multicast_rules(&prop.get()?)?;
        granularity.set(match option {
            CUmulticastGranularity_flags::CU_MULTICAST_GRANULARITY_MINIMUM => state.multicast as usize,
            CUmulticastGranularity_flags::CU_MULTICAST_GRANULARITY_RECOMMENDED => 2 * state.multicast as usize,
            _ => return Err(INVALID),
        })
    }
}
