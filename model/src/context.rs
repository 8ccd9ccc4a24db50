//! Initialization, devices, primary contexts, streams and events.

use crate::abi::{AGAIN, Result, require};
use crate::empty_objects::host_functions_end;
use crate::object::{About, Kind, Object, Place, TOTAL};
use crate::state::{Event, State, Use, context_of, contexts};
use crate::{history, log};
use libcuda_sys::*;
use std::cell::Cell;
use std::ffi::{CString, c_char, c_int, c_uint, c_void};
use std::ptr::without_provenance_mut;
use std::time::Instant;

std::thread_local! {
    pub static MODE: Cell<CUstreamCaptureMode> =
        const { Cell::new(CUstreamCaptureMode::CU_STREAM_CAPTURE_MODE_GLOBAL) };
}

/// The attributes of devices that are not zero.
const ATTRIBUTES: [(CUdevice_attribute, c_int); 38] = {
    use CUdevice_attribute as A;
    [
        (A::CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK, 1024),
        (A::CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X, 1024),
        (A::CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Y, 1024),
        (A::CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Z, 64),
        (A::CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X, 0x7FFF_FFFF),
        (A::CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Y, 0xFFFF),
        (A::CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Z, 0xFFFF),
        (A::CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK, 48 << 10),
        (A::CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN, 227 << 10),
        (A::CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_MULTIPROCESSOR, 228 << 10),
        (A::CU_DEVICE_ATTRIBUTE_RESERVED_SHARED_MEMORY_PER_BLOCK, 1 << 10),
        (A::CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_BLOCK, 64 << 10),
        (A::CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_MULTIPROCESSOR, 64 << 10),
        (A::CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_MULTIPROCESSOR, 2048),
        (A::CU_DEVICE_ATTRIBUTE_MAX_BLOCKS_PER_MULTIPROCESSOR, 32),
        (A::CU_DEVICE_ATTRIBUTE_TOTAL_CONSTANT_MEMORY, 64 << 10),
        (A::CU_DEVICE_ATTRIBUTE_L2_CACHE_SIZE, 50 << 20),
        (A::CU_DEVICE_ATTRIBUTE_MAX_PITCH, 0x7FFF_FFFF),
        (A::CU_DEVICE_ATTRIBUTE_CAN_MAP_HOST_MEMORY, 1),
        (A::CU_DEVICE_ATTRIBUTE_STREAM_PRIORITIES_SUPPORTED, 1),
        (A::CU_DEVICE_ATTRIBUTE_CLUSTER_LAUNCH, 1),
        (A::CU_DEVICE_ATTRIBUTE_WARP_SIZE, 32),
        (A::CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT, 132),
        (A::CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING, 1),
        (A::CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR, 9),
        (A::CU_DEVICE_ATTRIBUTE_MANAGED_MEMORY, 1),
        (A::CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS, 1),
        (A::CU_DEVICE_ATTRIBUTE_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED, 1),
        (A::CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR_SUPPORTED, 1),
        (A::CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED, 1),
        (A::CU_DEVICE_ATTRIBUTE_MEMPOOL_SUPPORTED_HANDLE_TYPES, 1),
        (A::CU_DEVICE_ATTRIBUTE_IPC_EVENT_SUPPORTED, 1),
        (A::CU_DEVICE_ATTRIBUTE_MULTICAST_SUPPORTED, 1),
        (A::CU_DEVICE_ATTRIBUTE_HOST_NUMA_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED, 1),
        (A::CU_DEVICE_ATTRIBUTE_HOST_NUMA_MEMORY_POOLS_SUPPORTED, 1),
        (A::CU_DEVICE_ATTRIBUTE_HOST_MEMORY_POOLS_SUPPORTED, 1),
        (A::CU_DEVICE_ATTRIBUTE_HOST_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED, 1),
        (A::CU_DEVICE_ATTRIBUTE_LOCALITY_DOMAIN_COUNT, 1),
    ]
};

impl State {
    /// Returns the capability of a device, even if the release lacks the attribute.
    pub fn attribute(&self, device: CUdevice, attribute: CUdevice_attribute) -> Result<c_int> {
        let set = self.device(device)?.attributes.get(&attribute.0).copied();
        let known = ATTRIBUTES.iter().find(|(known, _)| *known == attribute);
        Ok(set.or(known.map(|(_, value)| *value)).unwrap_or(0))
    }

    /// Fails if a device lacks a capability.
    pub fn supports(&self, device: CUdevice, attribute: CUdevice_attribute) -> Result {
        match self.attribute(device, attribute)? {
            0 => Err(CUresult::CUDA_ERROR_NOT_SUPPORTED),
            _ => Ok(()),
        }
    }

    /// Destroys the objects that belong to the last context of a device.
    pub fn destroy_context(&mut self, gone: i32) {
        self.ends(context_of(gone));
        if self.contexts.values().any(|context| context.device == gone) {
            return;
        }
        self.streams.retain(|_, stream| stream.device != gone);
        self.events.retain(|_, event| event.device != gone);
        self.modules.retain(|_, module| module.device != Some(gone));
        self.ranges.retain(|_, range| match range.use_ {
            Use::Allocation { device, .. }
            | Use::Shared { device, .. }
            | Use::Ipc { device, .. } => device != gone,
            Use::Pooled { .. } | Use::Mapping { .. } => true,
        });
    }

    /// Fails unless a context can become current. A destroyed one may be allowed to.
    fn can_be_current(&self, context: u64) -> Result {
        match self.device_of_context(context) {
            Ok(_) | Err(CUresult::CUDA_SUCCESS) => Ok(()),
            Err(code) => Err(code),
        }
    }

    pub fn event(&self, event: u64) -> Result<&Event> {
        let invalid = CUresult::CUDA_ERROR_INVALID_HANDLE;
        let unknown = || self.refusal(history::Kind::Event, event, invalid);
        self.events.get(&event).ok_or_else(unknown)
    }

    fn text(&mut self, code: CUresult, meaning: bool) -> Result<*const c_char> {
        let text = if meaning { code.meaning() } else { code.name() };
        let text = text.and_then(|text| CString::new(text).ok());
        let text = text.ok_or(CUresult::CUDA_ERROR_INVALID_VALUE)?;
        Ok(self.texts.entry((code.0, meaning)).or_insert(text).as_ptr())
    }
}

driver! {
    fn cuInit(Flags: c_uint) |state| {
        require(Flags == 0)?;
        if let Some(problem) = &state.misconfigured {
            eprintln!("the model of the CUDA driver: {problem}");
            return Err(CUresult::CUDA_ERROR_INVALID_VALUE);
        }
        if state.devices.is_empty() {
            return Err(CUresult::CUDA_ERROR_NO_DEVICE);
        }
        state.initialized = true;
        state.begins();
        Ok(())
    }

    fn cuDriverGetVersion(driverVersion: *mut c_int) |state| {
        driverVersion.set(state.release as c_int)
    }

    fn cuGetErrorName(error: CUresult, pStr: *mut *const c_char) |state| {
        let text = state.text(error, false);
        pStr.set(text.unwrap_or(std::ptr::null()))?;
        text.map(|_| ())
    }

    fn cuGetErrorString(error: CUresult, pStr: *mut *const c_char) |state| {
        let text = state.text(error, true);
        pStr.set(text.unwrap_or(std::ptr::null()))?;
        text.map(|_| ())
    }

    fn cuLogsRegisterCallback(callbackFunc: CUlogsCallback, userData: *mut c_void, callback_out: *mut CUlogsCallbackHandle) |state| {
        let Some(function) = callbackFunc else { return require(false) };
        let handle = state.unused_handle();
        log::register(handle, function, userData.address());
        callback_out.set_if_wanted(without_provenance_mut(handle as usize));
        Ok(())
    }

    fn cuLogsUnregisterCallback(callback: CUlogsCallbackHandle) |_state| {
        log::unregister(callback.address())
    }

    fn cuDeviceGet(device: *mut CUdevice, ordinal: c_int) |state| {
        state.device(ordinal)?;
        device.set(ordinal)
    }

    fn cuDeviceGetCount(count: *mut c_int) |state| {
        count.set(state.devices.len() as c_int)
    }

    fn cuDeviceGetName(name: *mut c_char, len: c_int, dev: CUdevice) |state| {
        state.device(dev)?;
        let room = usize::try_from(len).map_err(|_| CUresult::CUDA_ERROR_INVALID_VALUE)?;
        require(room > 0)?;
        let text = format!("Modeled device {dev}");
        let mut text: Vec<c_char> = text.bytes().map(|byte| byte as c_char).collect();
        text.truncate(room - 1);
        text.push(0);
        name.set_array(&text)
    }

    fn cuDeviceGetUuid_v2(uuid: *mut CUuuid, dev: CUdevice) |state| {
        state.device(dev)?;
        let mut bytes = *b"modeled device 0";
        bytes[15] += dev as u8;
        uuid.set(CUuuid { bytes: bytes.map(|byte| byte as c_char) })
    }

    fn cuDeviceTotalMem_v2(bytes: *mut usize, dev: CUdevice) |state| {
        state.device(dev)?;
        bytes.set(TOTAL as usize)
    }

    fn cuDeviceGetAttribute(pi: *mut c_int, attrib: CUdevice_attribute, dev: CUdevice) |state| {
        state.device(dev)?;
        require(state.has_attribute(&attrib))?;
        pi.set(state.attribute(dev, attrib)?)
    }

    fn cuDeviceGetExecAffinitySupport(pi: *mut c_int, _type: CUexecAffinityType, dev: CUdevice) |state| {
        state.device(dev)?;
        pi.set(0)
    }

    fn cuDeviceCanAccessPeer(canAccessPeer: *mut c_int, dev: CUdevice, peerDev: CUdevice) |state| {
        state.device(dev)?;
        state.device(peerDev)?;
        canAccessPeer.set((dev != peerDev).into())
    }

    fn cuDevicePrimaryCtxRetain(pctx: *mut CUcontext, dev: CUdevice) |state| {
        state.device(dev)?;
        pctx.set(without_provenance_mut(context_of(dev) as usize))?;
        state.device_mut(dev)?.retained += 1;
        Ok(())
    }

    fn cuDevicePrimaryCtxRelease_v2(dev: CUdevice) |state| {
        let device = state.device_mut(dev)?;
        let retained = device.retained.checked_sub(1);
        device.retained = retained.ok_or(CUresult::CUDA_ERROR_INVALID_CONTEXT)?;
        if device.retained == 0 {
            state.arrive()?;
            state.destroy_context(dev);
        }
        Ok(())
    }

    fn cuCtxGetCurrent(pctx: *mut CUcontext) |_state| {
        let current = contexts(|contexts| contexts.last().copied());
        pctx.set(without_provenance_mut(current.unwrap_or(0) as usize))
    }

    fn cuCtxSetCurrent(ctx: CUcontext) |state| {
        if ctx.address() != 0 {
            state.can_be_current(ctx.address())?;
        }
        contexts(|contexts| {
            contexts.pop();
            contexts.extend((ctx.address() != 0).then_some(ctx.address()));
        });
        Ok(())
    }

    fn cuCtxPushCurrent_v2(ctx: CUcontext) |state| {
        state.can_be_current(ctx.address())?;
        contexts(|contexts| contexts.push(ctx.address()));
        Ok(())
    }

    fn cuCtxPopCurrent_v2(pctx: *mut CUcontext) |_state| {
        let popped = contexts(Vec::pop);
        let popped = popped.ok_or(CUresult::CUDA_ERROR_INVALID_CONTEXT)?;
        pctx.set_if_wanted(without_provenance_mut(popped as usize));
        Ok(())
    }

    fn cuCtxGetDevice(device: *mut CUdevice) |state| {
        device.set(state.current()?)
    }

    fn cuCtxSynchronize() |state| {
        state.current()?;
        host_functions_end(AGAIN)?;
        state.arrive()?;
        state.synchronized();
        Ok(())
    }

    fn cuStreamCreate(phStream: *mut CUstream, Flags: c_uint) |state| {
        state.create_stream(phStream, Flags, 0)
    }

    fn cuStreamGetFlags(hStream: CUstream, flags: *mut c_uint) |state| {
        state.stream(hStream.address())?;
        let stream = state.streams.get(&hStream.address());
        flags.set(stream.map_or(0, |stream| stream.flags))
    }

    fn cuStreamGetDevice(hStream: CUstream, device: *mut CUdevice) |state| {
        device.set(state.stream(hStream.address())?)
    }

    fn cuStreamDestroy_v2(hStream: CUstream) |state| {
        let stream = hStream.address();
        let invalid = CUresult::CUDA_ERROR_INVALID_HANDLE;
        state.streams.remove(&stream).ok_or_else(|| state.refusal(history::Kind::Stream, stream, invalid))?;
        state.ends(stream);
        Ok(())
    }

    fn cuStreamSynchronize(hStream: CUstream) |state| {
        state.in_order(hStream.address())?;
        host_functions_end(AGAIN)?;
        state.synchronized();
        Ok(())
    }

    fn cuStreamQuery(hStream: CUstream) |state| {
        state.stream(hStream.address())?;
        host_functions_end(CUresult::CUDA_ERROR_NOT_READY)
    }

    fn cuStreamIsCapturing(hStream: CUstream, captureStatus: *mut CUstreamCaptureStatus) |state| {
        state.stream(hStream.address())?;
        captureStatus.set(state.capture_status(hStream.address()))
    }

    fn cuThreadExchangeStreamCaptureMode(mode: *mut CUstreamCaptureMode) |_state| {
        let new = mode.get()?;
        require(new.0 <= CUstreamCaptureMode::CU_STREAM_CAPTURE_MODE_RELAXED.0)?;
        mode.set(MODE.replace(new))
    }

    fn cuStreamWaitEvent(hStream: CUstream, hEvent: CUevent, Flags: c_uint) |state| {
        let external = CUevent_wait_flags::CU_EVENT_WAIT_EXTERNAL.bits();
        require(Flags & !external == 0)?;
        state.stream(hStream.address())?;
        state.event(hEvent.address())?;
        // No such wait is captured.
        if Flags != 0 {
            return Err(CUresult::CUDA_ERROR_ILLEGAL_STATE);
        }
        state.joins(hStream.address(), hEvent.address())
    }

    fn cuEventCreate(phEvent: *mut CUevent, Flags: c_uint) |state| {
        let device = state.current()?;
        use CUevent_flags as Flag;
        let shared = Flags & Flag::CU_EVENT_INTERPROCESS.bits() != 0;
        let untimed = Flags & Flag::CU_EVENT_DISABLE_TIMING.bits() != 0;
        let known = Flag::CU_EVENT_BLOCKING_SYNC | Flag::CU_EVENT_DISABLE_TIMING | Flag::CU_EVENT_INTERPROCESS;
        require(Flags & !known.bits() == 0 && (untimed || !shared))?;
        let about = About::new(Kind::Event, 0, Place::Device(device));
        let shared = if shared { Some(Object::create(&mut state.objects, about, 0)?) } else { None };
        let event = state.value(history::Kind::Event);
        phEvent.set(without_provenance_mut(event as usize))?;
        let timed = !untimed;
        state.events.insert(event, Event { device, timed, recorded: None, shared, local: true });
        Ok(())
    }

    fn cuEventRecord(hEvent: CUevent, hStream: CUstream) |state| {
        let (event, stream) = (hEvent.address(), hStream.address());
        let device = state.stream(stream)?;
        let invalid = CUresult::CUDA_ERROR_INVALID_HANDLE;
        if state.event(event)?.device != device {
            return Err(invalid);
        }
        state.of_one_context(event, stream)?;
        state.capture_event(event, stream);
        state.in_order(stream)?;
        state.events.get_mut(&event).ok_or(invalid)?.recorded = Some(Instant::now());
        Ok(())
    }

    fn cuEventQuery(hEvent: CUevent) |state| {
        state.event(hEvent.address())?;
        state.uses_event(hEvent.address())
    }

    fn cuEventSynchronize(hEvent: CUevent) |state| {
        state.event(hEvent.address())?;
        state.uses_event(hEvent.address())?;
        state.synchronized();
        Ok(())
    }

    fn cuEventDestroy_v2(hEvent: CUevent) |state| {
        state.event(hEvent.address())?;
        state.events.remove(&hEvent.address());
        state.ends(hEvent.address());
        Ok(())
    }
}
