//! What the other objects need: devices, primary contexts, streams and events.

use super::{Base, Hexadecimal, IpcEventHandle, Owned, Resource, Shared, Unreleased};
use crate::rule::{Place, Verdict, rules};
use crate::{Result, calls};
use core::ffi::{CStr, c_int};
use core::mem;
use cuda_sys::*;

/// A device, by its ordinal.
///
/// ```
/// use cuda_checked::{Result, owned::Device, sys::CUdevice_attribute};
///
/// /// The first device with multicast objects.
/// fn first() -> Result<Option<Device>> {
///     for ordinal in 0..Device::count()? {
///         let device = Device::get(ordinal)?;
///         if device.attribute(CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MULTICAST_SUPPORTED)? != 0 {
///             return Ok(Some(device));
///         }
///     }
///     Ok(None)
/// }
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Device(CUdevice);

impl Device {
    /// How many devices there are (`cuDeviceGetCount`).
    ///
    /// # Errors
    ///
    /// The driver's, like `CUDA_ERROR_NOT_INITIALIZED` where `cuInit` was not called.
    #[inline]
    pub fn count() -> Result<c_int> {
        calls::cuDeviceGetCount()
    }

    /// The device with this ordinal, from 0 on (`cuDeviceGet`).
    ///
    /// # Errors
    ///
    /// Where there is no such device, and the driver's.
    #[inline]
    pub fn get(ordinal: c_int) -> Result<Self> {
        calls::cuDeviceGet(ordinal).map(Self)
    }

    /// The device with this number of the driver's, which judges the number in each call.
    #[inline]
    pub fn from_raw(raw: CUdevice) -> Self {
        Self(raw)
    }

    /// The driver's number for it.
    #[inline]
    pub fn as_raw(&self) -> CUdevice {
        self.0
    }

    /// An attribute, in the unit that the driver documents for it (`cuDeviceGetAttribute`).
    ///
    /// # Errors
    ///
    /// The driver's, where it does not know the attribute.
    #[inline]
    pub fn attribute(&self, attribute: CUdevice_attribute) -> Result<c_int> {
        calls::cuDeviceGetAttribute(attribute, self.0)
    }

    /// The location that is this device's memory.
    #[inline]
    pub fn location(&self) -> CUmemLocation {
        CUmemLocation { type_: CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE, id: self.0 }
    }

    /// The device of a location that is one, or is a part of one.
    #[inline]
    pub(super) fn of(location: &CUmemLocation) -> Option<Self> {
        match location.type_ {
            CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE => Some(Self(location.id)),
            CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN => {
                Some(Self(location.localized().deviceId.into()))
            }
            _ => None,
        }
    }

    #[inline]
    pub(super) fn compute_capability(self) -> Result<(c_int, c_int)> {
        use CUdevice_attribute as A;
        let major = self.attribute(A::CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR)?;
        let minor = self.attribute(A::CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR)?;
        Ok((major, minor))
    }
}

/// A device's primary context, retained once.
///
/// ```
/// use cuda_checked::{Result, calls, owned::{Device, PrimaryContext}};
///
/// fn free_memory(device: Device) -> Result<usize> {
///     let context = PrimaryContext::retain(device)?;
///     let (free, _total) = context.with_current(|| calls::cuMemGetInfo_v2())??;
///     Ok(free)
/// }
/// ```
#[derive(Debug)]
pub struct PrimaryContext(Shared<Context>);

#[derive(Debug)]
struct Context {
    raw: CUcontext,
    device: Device,
}

// SAFETY: any thread may use a context's handle; which context is current is each thread's own.
unsafe impl Send for Context {}
// SAFETY: as above, and the driver takes calls from several threads at once.
unsafe impl Sync for Context {}

impl Resource for Context {
    #[inline]
    fn release(&mut self) -> Result<()> {
        // SAFETY: it was retained for this object, and nothing of this module is left in it.
        unsafe { calls::cuDevicePrimaryCtxRelease_v2(self.device.0) }
    }
}

impl Base for Context {
    const CALL: &'static CStr = c"cuDevicePrimaryCtxRelease_v2";

    #[inline]
    fn needed(&self) -> Verdict {
        let dev = Hexadecimal(self.device.0 as u64);
        rules!(560 always: dev => hold(false, "have no owned object in its context"), else UNDOCUMENTED);
        Ok(())
    }
}

/// A context that was pushed on the thread's stack. It is taken off also where a panic passes by.
struct Pushed<'a> {
    context: &'a PrimaryContext,
    before: CUcontext,
}

impl Drop for Pushed<'_> {
    #[inline]
    fn drop(&mut self) {
        let _ = self.pop();
    }
}

impl Pushed<'_> {
    /// Takes off this context and no other one. Where the one before was taken off too, it comes back.
    #[inline]
    fn pop(&self) -> Result<()> {
        let own = self.context.as_raw();
        let on_top = calls::cuCtxGetCurrent()? == own;
        if on_top {
            calls::cuCtxPopCurrent_v2()?;
        }
        let kept = calls::cuCtxGetCurrent()? == self.before;
        if !kept && !self.before.is_null() {
            // SAFETY: it was current here before, and what made it so keeps it until it takes it off.
            unsafe { calls::cuCtxPushCurrent_v2(self.before) }?;
        }
        left_as_found(own, on_top && kept).of(c"cuCtxPopCurrent_v2")?;
        Ok(())
    }
}

#[inline]
fn left_as_found(pctx: CUcontext, as_found: bool) -> Verdict {
    rules!(605 always: pctx => hold(as_found, "be on top of the thread's stack, and the context before below it"),
        else UNDOCUMENTED);
    Ok(())
}

impl PrimaryContext {
    /// Retains the primary context of a device (`cuDevicePrimaryCtxRetain`). It does not become current.
    ///
    /// # Errors
    ///
    /// The driver's.
    #[inline]
    pub fn retain(device: Device) -> Result<Self> {
        let raw = calls::cuDevicePrimaryCtxRetain(device.0)?;
        Ok(Self(Shared::new(Context { raw, device })))
    }

    /// Takes over one reference to a primary context.
    ///
    /// # Safety
    ///
    /// `raw` must be the primary context of `device`, retained once for the new object alone.
    #[inline]
    pub unsafe fn from_raw(raw: CUcontext, device: Device) -> Self {
        Self(Shared::new(Context { raw, device }))
    }

    /// The driver's handle, which is valid as long as this object or one that was made in it.
    #[inline]
    pub fn as_raw(&self) -> CUcontext {
        self.0.raw
    }

    /// Gives up the object without releasing the context.
    ///
    /// # Errors
    ///
    /// Where an object that was made in it is left.
    #[inline]
    pub fn into_raw(self) -> Result<CUcontext, Unreleased<Self>> {
        self.0.into_raw(Self, |context| context.raw)
    }

    /// Releases the context (`cuDevicePrimaryCtxRelease`).
    ///
    /// # Errors
    ///
    /// Where an object that was made in it is left, and the driver's.
    #[inline]
    pub fn release(self) -> Result<(), Unreleased<Self>> {
        self.0.release(Self)
    }

    /// The device.
    #[inline]
    pub fn device(&self) -> Device {
        self.0.device
    }

    /// Runs `body` with this context current on this thread, and then restores the one before
    /// (`cuCtxPushCurrent`, `cuCtxPopCurrent`). `body` must leave the thread's stack of contexts as it finds it: it
    /// pops what it pushes itself, and nothing else.
    ///
    /// # Errors
    ///
    /// The driver's, and where `body` does not leave the stack so. The context before is then current again all the
    /// same, and what `body` gave is dropped. Where calls with one context are nested, it may be the outer one that
    /// notices. Only where the driver fails to restore, this context is still current.
    #[inline]
    pub fn with_current<T>(&self, body: impl FnOnce() -> T) -> Result<T> {
        self.within(|| Ok(body()))
    }

    /// The same for a body that may fail: its error comes first.
    #[inline]
    pub(super) fn within<T>(&self, body: impl FnOnce() -> Result<T>) -> Result<T> {
        let before = calls::cuCtxGetCurrent()?;
        // SAFETY: the context is retained until after it is popped.
        unsafe { calls::cuCtxPushCurrent_v2(self.0.raw) }?;
        let pushed = Pushed { context: self, before };
        let result = body();
        let popped = pushed.pop();
        mem::forget(pushed);
        let result = result?;
        popped?;
        Ok(result)
    }

    /// The same for a release: what is released is so, even where the context is not restored.
    #[inline]
    pub(super) fn release_within(&self, release: impl FnOnce() -> Result<()>) -> Result<()> {
        let mut released = false;
        let result = self.within(|| release().inspect(|()| released = true));
        if released { Ok(()) } else { result }
    }

    #[inline]
    pub(super) fn share(&self) -> Self {
        Self(self.0.share())
    }
}

/// A stream of a primary context. The default streams are not such: which one they are is decided by the context
/// that is current at each call.
///
/// ```
/// use cuda_checked::{Result, owned::{PrimaryContext, Stream}, sys::CUstream_flags};
///
/// fn with_stream(context: &PrimaryContext) -> Result<()> {
///     let stream = Stream::create(context, CUstream_flags::CU_STREAM_NON_BLOCKING)?;
///     // ... work that takes `stream.as_raw()` ...
///     stream.synchronize()?;
///     Ok(stream.release()?)
/// }
/// ```
#[derive(Debug)]
pub struct Stream(Owned<RawStream>);

#[derive(Debug)]
struct RawStream {
    raw: CUstream,
    context: PrimaryContext,
}

// SAFETY: any thread may use the handle of a stream that was created, whatever context is current there.
unsafe impl Send for RawStream {}
// SAFETY: as above, and the driver takes calls from several threads at once.
unsafe impl Sync for RawStream {}

impl Resource for RawStream {
    #[inline]
    fn release(&mut self) -> Result<()> {
        // SAFETY: the stream is this object's, and its context lives.
        unsafe { calls::cuStreamDestroy_v2(self.raw) }
    }
}

impl Stream {
    /// Creates a stream (`cuStreamCreate`).
    ///
    /// # Errors
    ///
    /// Where `flags` are not those of a stream, and the driver's.
    #[inline]
    pub fn create(context: &PrimaryContext, flags: CUstream_flags) -> Result<Self> {
        context.within(|| {
            let raw = calls::cuStreamCreate(flags.bits())?;
            Ok(Self(Owned::new(RawStream { raw, context: context.share() })))
        })
    }

    /// Takes over a stream.
    ///
    /// # Safety
    ///
    /// `raw` must be a stream of `context`, not one of the default streams, that nothing else destroys.
    #[inline]
    pub unsafe fn from_raw(raw: CUstream, context: &PrimaryContext) -> Self {
        Self(Owned::new(RawStream { raw, context: context.share() }))
    }

    /// The driver's handle, which is valid as long as this object. Where a capture is begun by it, each
    /// [`PoolAllocation`](super::PoolAllocation) that is made meanwhile must be released or given up before the capture
    /// ends.
    #[inline]
    pub fn as_raw(&self) -> CUstream {
        self.0.raw
    }

    /// Gives up the object without destroying the stream. Its context stays retained.
    #[inline]
    pub fn into_raw(self) -> CUstream {
        self.0.into_raw(|stream| stream.raw)
    }

    /// Destroys the stream (`cuStreamDestroy`). Work that it still has runs to its end.
    ///
    /// # Errors
    ///
    /// The driver's.
    #[inline]
    pub fn release(self) -> Result<(), Unreleased<Self>> {
        self.0.release(Self)
    }

    /// Its context.
    #[inline]
    pub fn context(&self) -> &PrimaryContext {
        &self.0.context
    }

    /// Waits for all its work (`cuStreamSynchronize`).
    ///
    /// # Errors
    ///
    /// The driver's, those of earlier work included.
    #[inline]
    pub fn synchronize(&self) -> Result<()> {
        // SAFETY: the stream lives.
        unsafe { calls::cuStreamSynchronize(self.0.raw) }
    }

    /// Has later work of this stream wait for what the event recorded (`cuStreamWaitEvent`).
    ///
    /// # Errors
    ///
    /// The driver's.
    #[inline]
    pub fn wait_event(&self, event: &Event) -> Result<()> {
        // SAFETY: both live.
        unsafe { calls::cuStreamWaitEvent(self.0.raw, event.0.raw, 0) }
    }
}

/// An event of this process, or one of another process that was opened here.
///
/// ```
/// use cuda_checked::{Result, owned::{Event, PrimaryContext, Stream}, sys::CUevent_flags};
///
/// /// The second stream goes on once the first has done its work.
/// fn wait(context: &PrimaryContext, first: &Stream, second: &Stream) -> Result<()> {
///     let event = Event::create(context, CUevent_flags::CU_EVENT_DISABLE_TIMING)?;
///     event.record(first)?;
///     second.wait_event(&event)
/// }
/// ```
#[derive(Debug)]
pub struct Event(Owned<RawEvent>);

#[derive(Debug)]
struct RawEvent {
    raw: CUevent,
    /// None, where it is another process's.
    flags: Option<CUevent_flags>,
    context: PrimaryContext,
}

// SAFETY: any thread may use an event's handle, whatever context is current there.
unsafe impl Send for RawEvent {}
// SAFETY: as above, and the driver takes calls from several threads at once.
unsafe impl Sync for RawEvent {}

impl Resource for RawEvent {
    #[inline]
    fn release(&mut self) -> Result<()> {
        // SAFETY: the event is this object's, and its context lives.
        unsafe { calls::cuEventDestroy_v2(self.raw) }
    }
}

impl Event {
    #[inline]
    fn new(raw: CUevent, flags: Option<CUevent_flags>, context: &PrimaryContext) -> Self {
        Self(Owned::new(RawEvent { raw, flags, context: context.share() }))
    }

    /// Creates an event (`cuEventCreate`). One that other processes may open has both
    /// `CU_EVENT_INTERPROCESS` and `CU_EVENT_DISABLE_TIMING`.
    ///
    /// # Errors
    ///
    /// Where `flags` are not those of an event, and the driver's.
    #[inline]
    pub fn create(context: &PrimaryContext, flags: CUevent_flags) -> Result<Self> {
        context.within(|| Ok(Self::new(calls::cuEventCreate(flags.bits())?, Some(flags), context)))
    }

    /// Opens an event of another process (`cuIpcOpenEventHandle`).
    ///
    /// # Safety
    ///
    /// `handle` must be that of an event of another process, which must keep the event until this object is gone.
    ///
    /// # Errors
    ///
    /// The driver's.
    #[inline]
    pub unsafe fn open(context: &PrimaryContext, handle: IpcEventHandle) -> Result<Self> {
        // SAFETY: the caller says so.
        let open = || unsafe { calls::cuIpcOpenEventHandle(handle.0) };
        context.within(|| Ok(Self::new(open()?, None, context)))
    }

    /// Takes over an event.
    ///
    /// # Safety
    ///
    /// `raw` must be an event that was created in `context`, and that nothing else destroys. `flags` are those that it
    /// was created with.
    #[inline]
    pub unsafe fn from_raw(raw: CUevent, flags: CUevent_flags, context: &PrimaryContext) -> Self {
        Self::new(raw, Some(flags), context)
    }

    /// The driver's handle, which is valid as long as this object.
    #[inline]
    pub fn as_raw(&self) -> CUevent {
        self.0.raw
    }

    /// Gives up the object without destroying the event. Its context stays retained.
    #[inline]
    pub fn into_raw(self) -> CUevent {
        self.0.into_raw(|event| event.raw)
    }

    /// Destroys the event (`cuEventDestroy`).
    ///
    /// # Errors
    ///
    /// The driver's.
    #[inline]
    pub fn release(self) -> Result<(), Unreleased<Self>> {
        self.0.release(Self)
    }

    /// Records the work that the stream has at present (`cuEventRecord`).
    ///
    /// # Errors
    ///
    /// The driver's, where the stream is of another context.
    #[inline]
    pub fn record(&self, stream: &Stream) -> Result<()> {
        // SAFETY: both live.
        unsafe { calls::cuEventRecord(self.0.raw, stream.0.raw) }
    }

    /// Waits for what was recorded (`cuEventSynchronize`).
    ///
    /// # Errors
    ///
    /// The driver's, those of the work included.
    #[inline]
    pub fn synchronize(&self) -> Result<()> {
        // SAFETY: the event lives.
        unsafe { calls::cuEventSynchronize(self.0.raw) }
    }

    /// The bytes by which another process opens the event (`cuIpcGetEventHandle`).
    ///
    /// # Errors
    ///
    /// Where it was not created here with `CU_EVENT_INTERPROCESS`, and the driver's.
    #[inline]
    pub fn ipc_handle(&self) -> Result<IpcEventHandle> {
        let event = self.0.raw;
        interprocess(event, self.0.flags).of(c"cuIpcGetEventHandle")?;
        // SAFETY: the event lives.
        let handle = || unsafe { calls::cuIpcGetEventHandle(event) };
        self.0.context.within(handle).map(IpcEventHandle)
    }
}

/// `flags` are those that the event was created with, if that was here.
#[inline]
fn interprocess(event: CUevent, flags: Option<CUevent_flags>) -> Verdict {
    use CUevent_flags as Flags;
    let needed = Flags::CU_EVENT_INTERPROCESS | Flags::CU_EVENT_DISABLE_TIMING;
    let made = flags.is_some_and(|flags| flags.contains(needed));
    rules!(561 always: event => hold(
        made,
        "have been created in this process with CU_EVENT_INTERPROCESS and CU_EVENT_DISABLE_TIMING"
    ), else UNDOCUMENTED);
    Ok(())
}
