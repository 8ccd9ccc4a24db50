//! The calls that bindings make before any kernel: created contexts, priorities of streams, times of events, and memory
//! that the host may access too. This module is written from the documentation. The records of a real driver's answers
//! have few of these calls.
//!
//! The model does not notice that memory was created in another context of the same device.

use crate::abi::{Pointer, Result, require};
use crate::address_range::HostAccess;
use crate::history::Kind;
use crate::object::Place;
use crate::state::{Context, Range, State, Stream, Use, contexts};
use libcuda_sys::*;
use std::ffi::{c_int, c_uint, c_void};
use std::ops::RangeInclusive;
use std::ptr::without_provenance_mut;

/// From the greatest to the least priority, which is the greater number.
const PRIORITIES: RangeInclusive<i32> = -5..=0;

/// Fails unless these are flags of contexts, with one scheduling policy at most.
fn are_flags(flags: u32) -> Result {
    let policies = flags & CUctx_flags::CU_CTX_SCHED_MASK.bits();
    require(flags & !CUctx_flags::CU_CTX_FLAGS_MASK.bits() == 0 && policies.count_ones() <= 1)
}

impl State {
    fn create_context(&mut self, out: Pointer<CUcontext>, flags: u32, device: CUdevice) -> Result {
        self.device(device)?;
        are_flags(flags)?;
        let context = self.value_in(Kind::Context, 0);
        out.set(without_provenance_mut(context as usize))?;
        self.contexts.insert(context, Context { device, flags });
        contexts(|contexts| contexts.push(context));
        Ok(())
    }

    /// The flags of the current context.
    fn context_flags(&self) -> Result<u32> {
        let device = self.current()?;
        let context = contexts(|contexts| contexts.last().copied());
        match context.and_then(|context| self.contexts.get(&context)) {
            Some(context) => Ok(context.flags),
            None => Ok(self.device(device)?.flags),
        }
    }

    pub fn create_stream(&mut self, out: Pointer<CUstream>, flags: u32, priority: i32) -> Result {
        let device = self.current()?;
        require(flags & !CUstream_flags::CU_STREAM_NON_BLOCKING.bits() == 0)?;
        let stream = self.value(Kind::Stream);
        out.set(without_provenance_mut(stream as usize))?;
        let priority = priority.clamp(*PRIORITIES.start(), *PRIORITIES.end());
        self.streams.insert(stream, Stream { device, flags, priority });
        Ok(())
    }

    /// Memory at one address for the host and for devices.
    fn share(&mut self, size: usize, place: Place, managed: bool) -> Result<u64> {
        let device = self.current()?;
        let (object, addresses) = self.linear(size, place, managed)?;
        if !addresses.protect(addresses.start, addresses.size, HostAccess::Writes) {
            return Err(CUresult::CUDA_ERROR_MAP_FAILED);
        }
        let start = addresses.start;
        self.add_range(
            start,
            size as u64,
            object,
            0,
            Use::Shared { device, _addresses: addresses },
        );
        Ok(start)
    }

    fn share_host(&mut self, out: Pointer<*mut c_void>, size: usize) -> Result {
        out.set(std::ptr::null_mut())?;
        let start = self.share(size, Place::Host, false)?;
        out.set(without_provenance_mut(start as usize))
    }

    /// Returns the time between two events.
    fn milliseconds(&mut self, start: u64, end: u64) -> Result<f32> {
        self.uses_event(start)?;
        self.uses_event(end)?;
        let events = [self.event(start)?, self.event(end)?];
        self.of_one_context(start, end)?;
        let [start, end] = events.map(|event| event.recorded.filter(|_| event.timed));
        let (start, end) = start.zip(end).ok_or(CUresult::CUDA_ERROR_INVALID_HANDLE)?;
        let seconds = end.saturating_duration_since(start).as_secs_f32()
            - start.saturating_duration_since(end).as_secs_f32();
        Ok(seconds * 1000.0)
    }

    pub fn free_shared(&mut self, address: u64, managed: bool) -> Result {
        let range = self.ranges.get(&address);
        let shared = |range: &&Range| {
            matches!(range.use_, Use::Shared { .. }) && range.object.about.managed == managed
        };
        require(range.filter(shared).is_some())?;
        self.ranges.remove(&address);
        self.ends(address);
        Ok(())
    }
}

driver! {
    #[older]
    fn cuCtxCreate_v2(pctx: *mut CUcontext, flags: c_uint, dev: CUdevice) |state| {
        state.create_context(pctx, flags, dev)
    }

    fn cuCtxCreate_v4(
        pctx: *mut CUcontext,
        ctxCreateParams: *mut CUctxCreateParams,
        flags: c_uint,
        dev: CUdevice,
    ) |state| {
        let params = match ctxCreateParams.address() {
            0 => CUctxCreateParams::default(),
            _ => ctxCreateParams.get()?,
        };
        let (affinities, graphics) = (params.numExecAffinityParams > 0, !params.cigParams.is_null());
        require(!affinities || !params.execAffinityParams.is_null())?;
        // The model has neither partitions of a device nor graphics.
        match affinities || graphics {
            true => Err(CUresult::CUDA_ERROR_NOT_SUPPORTED),
            false => state.create_context(pctx, flags, dev),
        }
    }

    fn cuCtxDestroy_v2(ctx: CUcontext) |state| {
        let gone = state.contexts.remove(&ctx.address()).map(|context| context.device);
        let unknown = CUresult::CUDA_ERROR_INVALID_CONTEXT;
        let device = gone.ok_or_else(|| state.refusal(Kind::Context, ctx.address(), unknown))?;
        state.ends(ctx.address());
        contexts(|contexts| {
            if contexts.last() == Some(&ctx.address()) {
                contexts.pop();
            }
        });
        state.arrive()?;
        if state.device(device)?.retained == 0 {
            state.destroy_context(device);
        }
        Ok(())
    }

    fn cuCtxGetApiVersion(ctx: CUcontext, version: *mut c_uint) |state| {
        match ctx.address() {
            0 => state.current()?,
            context => state.device_of_context(context)?,
        };
        version.set(3020)
    }

    fn cuCtxGetFlags(flags: *mut c_uint) |state| {
        flags.set(state.context_flags()?)
    }

    fn cuDevicePrimaryCtxSetFlags_v2(dev: CUdevice, flags: c_uint) |state| {
        are_flags(flags)?;
        state.device_mut(dev)?.flags = flags;
        Ok(())
    }

    fn cuDevicePrimaryCtxGetState(dev: CUdevice, flags: *mut c_uint, active: *mut c_int) |state| {
        let device = state.device(dev)?;
        flags.set(device.flags)?;
        active.set((device.retained > 0).into())
    }

    fn cuCtxGetStreamPriorityRange(leastPriority: *mut c_int, greatestPriority: *mut c_int) |state| {
        state.current()?;
        leastPriority.set_if_wanted(*PRIORITIES.end());
        greatestPriority.set_if_wanted(*PRIORITIES.start());
        Ok(())
    }

    fn cuStreamCreateWithPriority(phStream: *mut CUstream, flags: c_uint, priority: c_int) |state| {
        state.create_stream(phStream, flags, priority)
    }

    fn cuStreamGetPriority(hStream: CUstream, priority: *mut c_int) |state| {
        state.stream(hStream.address())?;
        let stream = state.streams.get(&hStream.address());
        priority.set(stream.map_or(0, |stream| stream.priority))
    }

    fn cuEventElapsedTime_v2(pMilliseconds: *mut f32, hStart: CUevent, hEnd: CUevent) |state| {
        pMilliseconds.set(state.milliseconds(hStart.address(), hEnd.address())?)
    }

    #[older]
    fn cuEventElapsedTime(pMilliseconds: *mut f32, hStart: CUevent, hEnd: CUevent) |state| {
        pMilliseconds.set(state.milliseconds(hStart.address(), hEnd.address())?)
    }

    fn cuMemAllocManaged(dptr: *mut CUdeviceptr, bytesize: usize, flags: c_uint) |state| {
        use CUmemAttach_flags as Flag;
        require([Flag::CU_MEM_ATTACH_GLOBAL, Flag::CU_MEM_ATTACH_HOST].map(Flag::bits).contains(&flags))?;
        let device = state.current()?;
        state.supports(device, CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MANAGED_MEMORY)?;
        dptr.set(0)?;
        dptr.set(state.share(bytesize, Place::Device(device), true)?)
    }

    fn cuMemAllocHost_v2(pp: *mut *mut c_void, bytesize: usize) |state| {
        state.share_host(pp, bytesize)
    }

    fn cuMemHostAlloc(pp: *mut *mut c_void, bytesize: usize, Flags: c_uint) |state| {
        let known = CU_MEMHOSTALLOC_PORTABLE | CU_MEMHOSTALLOC_DEVICEMAP | CU_MEMHOSTALLOC_WRITECOMBINED;
        require(Flags & !(known as c_uint) == 0)?;
        state.share_host(pp, bytesize)
    }

    fn cuMemFreeHost(p: *mut c_void) |state| {
        state.current()?;
        state.free_shared(p.address(), false)
    }

    fn cuMemGetAddressRange_v2(pbase: *mut CUdeviceptr, psize: *mut usize, dptr: CUdeviceptr) |state| {
        let (start, range) = state.range(dptr).ok_or(CUresult::CUDA_ERROR_NOT_FOUND)?;
        pbase.set_if_wanted(start);
        psize.set_if_wanted(range.size as usize);
        Ok(())
    }
}
