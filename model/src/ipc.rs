//! Memory and events of other processes. A handle names a file descriptor of the process that created it. Other
//! processes of the same user open it through `/proc`, so nothing is left when a process ends.

use crate::abi::{Result, require};
use crate::object::{Kind, Locator, Object, Place, words};
use crate::state::{Event, State, Use, current_context};
use libcuda_sys::*;
use std::ffi::{c_char, c_uint};
use std::ptr::without_provenance_mut;
use std::sync::Arc;

const INVALID: CUresult = CUresult::CUDA_ERROR_INVALID_VALUE;

const MAGIC: u64 = u64::from_le_bytes(*b"CUDAipc\0");

/// The 64 bytes of a handle: a mark, the kind of object, its place, and the requested number of bytes.
fn handle(object: &Object, size: u64) -> [c_char; 64] {
    let [process, file, high, low] = object.locator().words();
    let words = [MAGIC, object.about.kind as u64, process, file, high, low, size, 0];
    let mut handle = [0; 64];
    let bytes = words.into_iter().flat_map(u64::to_le_bytes);
    handle.iter_mut().zip(bytes).for_each(|(to, byte)| *to = byte as c_char);
    handle
}

impl State {
    fn ipc(&self) -> Result<i32> {
        let device = self.current()?;
        self.supports(device, CUdevice_attribute::CU_DEVICE_ATTRIBUTE_IPC_EVENT_SUPPORTED)?;
        Ok(device)
    }

    /// Returns the object behind a handle of another process, and its size.
    fn foreign(&mut self, handle: [c_char; 64], kind: Kind) -> Result<(Arc<Object>, u64)> {
        let words = words(&handle.map(|byte| byte as u8));
        let [MAGIC, found, process, file, high, low, size, 0] = *words.as_slice() else {
            return Err(INVALID);
        };
        require(found == kind as u64)?;
        let locator = Locator::from_words([process, file, high, low]);
        if locator.is_ours() {
            return Err(CUresult::CUDA_ERROR_INVALID_CONTEXT);
        }
        let object = locator.open(&mut self.objects).ok_or(CUresult::CUDA_ERROR_MAP_FAILED)?;
        require(object.about.kind == kind && size <= object.about.size)?;
        self.visible(object.about.place)?;
        Ok((object, size))
    }
}

driver! {
    fn cuIpcGetMemHandle(pHandle: *mut CUipcMemHandle, dptr: CUdeviceptr) |state| {
        state.ipc()?;
        let range = state.ranges.get(&dptr).ok_or(INVALID)?;
        require(matches!(range.use_, Use::Allocation { .. }))?;
        pHandle.set(CUipcMemHandle { reserved: handle(&range.object, range.size) })
    }

    fn cuIpcOpenMemHandle_v2(pdptr: *mut CUdeviceptr, handle: CUipcMemHandle, Flags: c_uint) |state| {
        let device = state.ipc()?;
        require(Flags == CUipcMem_flags::CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS.bits())?;
        let (object, size) = state.foreign(handle.reserved, Kind::Linear)?;
        let id = object.about.id;
        for (start, range) in &mut state.ranges {
            match &mut range.use_ {
                Use::Ipc { device: by, context, opened, .. } if *by == device && range.object.about.id == id => {
                    // As documented, a handle is opened by one context of each device.
                    if *context != current_context() {
                        return Err(CUresult::CUDA_ERROR_INVALID_HANDLE);
                    }
                    pdptr.set(*start)?;
                    *opened += 1;
                    return Ok(());
                }
                _ => {}
            }
        }
        let addresses = state.map_anywhere(&object, 0, size)?;
        pdptr.set(addresses.start)?;
        state.add_range(addresses.start, size, object, 0, Use::Ipc { device, context: current_context(), opened: 1, _addresses: addresses });
        Ok(())
    }

    fn cuIpcCloseMemHandle(dptr: CUdeviceptr) |state| {
        state.ipc()?;
        let range = state.ranges.get_mut(&dptr).ok_or(INVALID)?;
        let Use::Ipc { opened, .. } = &mut range.use_ else { return Err(INVALID) };
        *opened -= 1;
        if *opened == 0 {
            state.ranges.remove(&dptr);
        }
        Ok(())
    }

    fn cuIpcGetEventHandle(pHandle: *mut CUipcEventHandle, event: CUevent) |state| {
        state.ipc()?;
        let event = state.events.get(&event.address()).ok_or(CUresult::CUDA_ERROR_INVALID_HANDLE)?;
        let shared = event.shared.as_ref().filter(|_| event.local).ok_or(CUresult::CUDA_ERROR_INVALID_HANDLE)?;
        pHandle.set(CUipcEventHandle { reserved: handle(shared, 0) })
    }

    fn cuIpcOpenEventHandle(phEvent: *mut CUevent, handle: CUipcEventHandle) |state| {
        state.ipc()?;
        let (object, _) = state.foreign(handle.reserved, Kind::Event)?;
        let Place::Device(device) = object.about.place else { return Err(INVALID) };
        let event = state.unused_handle();
        phEvent.set(without_provenance_mut(event as usize))?;
        state.events.insert(event, Event { device, timed: false, recorded: None, shared: Some(object), local: false });
        Ok(())
    }
}
