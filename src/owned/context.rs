//! Devices, primary contexts, streams and events, which the other objects need.

use super::{Base, InMethod, IpcEventHandle, Knowing, Owned, Resource, Shared, Unreleased};
use crate::precondition::Names;
use crate::rule::{Place, Verdict, rules};
use crate::{Result, calls};
use core::ffi::{CStr, c_int};
use core::mem;
use libcuda_sys::types::*;

/// A device, by its ordinal.
///
/// ```
/// use cuda_checked::{Result, owned::Device, types::CUdevice_attribute};
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
    /// Returns the number of devices (`cuDeviceGetCount`).
    ///
    /// # Errors
    ///
    /// Errors of the driver, like `CUDA_ERROR_NOT_INITIALIZED` if `cuInit` was not called.
    #[inline]
    pub fn count() -> Result<c_int> {
        calls::cuDeviceGetCount()
    }

    /// Returns the device with this ordinal, counted from 0 (`cuDeviceGet`).
    ///
    /// # Errors
    ///
    /// Fails if there is no such device, or with an error of the driver.
    #[inline]
    pub fn get(ordinal: c_int) -> Result<Self> {
        calls::cuDeviceGet(ordinal).map(Self)
    }

    /// Wraps the driver's number for a device. The driver checks the number in each call.
    #[inline]
    pub fn from_raw(raw: CUdevice) -> Self {
        Self(raw)
    }

    /// Returns the driver's number for the device.
    #[inline]
    pub fn as_raw(&self) -> CUdevice {
        self.0
    }

    /// Returns an attribute, in its documented unit (`cuDeviceGetAttribute`).
    ///
    /// # Errors
    ///
    /// Errors of the driver, which may not know the attribute.
    #[inline]
    pub fn attribute(&self, attribute: CUdevice_attribute) -> Result<c_int> {
        calls::cuDeviceGetAttribute(attribute, self.0)
            .in_method(&[("attrib", "attribute"), ("dev", "self")])
    }

    /// Returns the location of this device's memory.
    #[inline]
    pub fn location(&self) -> CUmemLocation {
        CUmemLocation { type_: CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE, id: self.0 }
    }

    /// Returns the device of a location, if the location is a device or a part of one.
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
}

/// A device's primary context, retained once.
///
/// ```
/// use cuda_checked::{Result, calls, owned::{Device, PrimaryContext}};
///
/// fn free_memory(device: Device) -> Result<usize> {
///     let context = PrimaryContext::retain(device)?;
///     let (free, _total) = context.with_current(|| calls::cuMemGetInfo())??;
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

// SAFETY: any thread may use the handle of a context; each thread has its own current context.
unsafe impl Send for Context {}
// SAFETY: as above, and the driver accepts calls from several threads at once.
unsafe impl Sync for Context {}

impl Resource for Context {
    const NAMES: Names = &[("dev", "self.device()")];

    #[inline]
    fn release(&mut self) -> Result<()> {
        // SAFETY: the context was retained for this object, and no object of this module is left in it.
        unsafe { calls::cuDevicePrimaryCtxRelease_v2(self.device.0) }
    }
}

impl Base for Context {
    const CALL: &'static CStr = c"cuDevicePrimaryCtxRelease_v2";

    #[inline]
    fn needed(&self) -> Verdict {
        let dev = self.device.0;
        rules!(560 always: dev => hold(false, "have no owned object left in its primary context"), else UNDOCUMENTED);
        Ok(())
    }
}

/// A context that was pushed on the thread's stack. It is popped during a panic too.
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
    /// Pops this context and no other one. If the context below was popped too, it becomes current again.
    #[inline]
    fn pop(&self) -> Result<()> {
        let own = self.context.as_raw();
        let on_top = calls::cuCtxGetCurrent()? == own;
        if on_top {
            calls::cuCtxPopCurrent_v2()?;
        }
        let kept = calls::cuCtxGetCurrent()? == self.before;
        if !kept && !self.before.is_null() {
            // SAFETY: it was current here before, and the code that pushed it keeps it until it pops it.
            unsafe { calls::cuCtxPushCurrent_v2(self.before) }?;
        }
        left_as_found(own, on_top && kept).at("current_context").of(c"cuCtxPopCurrent_v2")?;
        Ok(())
    }
}

#[inline]
fn left_as_found(pctx: CUcontext, as_found: bool) -> Verdict {
    rules!(605 always: pctx => hold(as_found, "be that of the object, above the context that was current before"),
        for "the body must leave the thread's stack of contexts as it found it", else UNDOCUMENTED);
    Ok(())
}

impl PrimaryContext {
    /// Retains the primary context of a device (`cuDevicePrimaryCtxRetain`). It does not become current.
    ///
    /// # Errors
    ///
    /// Errors of the driver.
    #[inline]
    pub fn retain(device: Device) -> Result<Self> {
        let raw = calls::cuDevicePrimaryCtxRetain(device.0).in_method(&[("dev", "device")])?;
        Ok(Self(Shared::new(Context { raw, device })))
    }

    /// Takes over one reference to a primary context.
    ///
    /// # Safety
    ///
    /// `raw` must be the primary context of `device`, retained once for the new object alone. Nothing else may rely on
    /// this reference: once the new object and all objects created in it are gone, the context may be gone too.
    #[inline]
    pub unsafe fn from_raw(raw: CUcontext, device: Device) -> Self {
        Self(Shared::new(Context { raw, device }))
    }

    /// Returns the driver's handle, which is valid until this object and all objects created in the context are gone.
    #[inline]
    pub fn as_raw(&self) -> CUcontext {
        self.0.raw
    }

    /// Gives up the object without releasing the context.
    ///
    /// # Errors
    ///
    /// Fails if an object that was created in the context is left.
    #[inline]
    pub fn into_raw(self) -> Result<CUcontext, Unreleased<Self>> {
        self.0.into_raw(Self, |context| context.raw)
    }

    /// Releases the context (`cuDevicePrimaryCtxRelease`).
    ///
    /// # Errors
    ///
    /// Fails if an object that was created in the context is left, or with an error of the driver.
    #[inline]
    pub fn release(self) -> Result<(), Unreleased<Self>> {
        self.0.release(Self)
    }

    /// Returns the device.
    #[inline]
    pub fn device(&self) -> Device {
        self.0.device
    }

    /// Makes this context current on this thread, runs `body`, and restores the previous context (`cuCtxPushCurrent`,
    /// `cuCtxPopCurrent`). `body` must leave the thread's stack of contexts unchanged: it must pop each context that it
    /// pushes, and no other.
    ///
    /// # Errors
    ///
    /// Fails if `body` changes the stack, or with an error of the driver. The previous context is then current again,
    /// and the result of `body` is dropped. If calls with the same context are nested, only the outer call may notice
    /// the change. This context stays current only if the driver fails to restore the previous one.
    pub fn with_current<T>(&self, body: impl FnOnce() -> T) -> Result<T> {
        self.within(|| Ok(body()))
    }

    /// Does the same as [`with_current`](Self::with_current) for a `body` that may fail. Its error takes precedence.
    pub(super) fn within<T>(&self, body: impl FnOnce() -> Result<T>) -> Result<T> {
        let before = calls::cuCtxGetCurrent()?;
        // SAFETY: the context stays retained until it has been popped.
        unsafe { calls::cuCtxPushCurrent_v2(self.0.raw) }.in_method(&[("ctx", "self")])?;
        let pushed = Pushed { context: self, before };
        let result = body();
        let popped = pushed.pop();
        mem::forget(pushed);
        let result = result?;
        popped?;
        Ok(result)
    }

    /// Does the same for a release. Succeeds if the object was released, even if the context could not be restored.
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

/// C's name of the flags with which an object is created.
const FLAGS: Names = &[("Flags", "flags")];

/// A stream of a primary context. A default stream cannot be owned, because it belongs to whichever context is current
/// at each call.
///
/// ```
/// use cuda_checked::{Result, owned::{PrimaryContext, Stream}, types::CUstream_flags};
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

// SAFETY: any thread may use the handle of a created stream, whatever context is current there.
unsafe impl Send for RawStream {}
// SAFETY: as above, and the driver accepts calls from several threads at once.
unsafe impl Sync for RawStream {}

impl Resource for RawStream {
    const NAMES: Names = &[("hStream", "self")];

    #[inline]
    fn release(&mut self) -> Result<()> {
        // SAFETY: this object owns the stream, and its context is live.
        unsafe { calls::cuStreamDestroy_v2(self.raw) }
    }
}

impl Stream {
    /// Creates a stream (`cuStreamCreate`).
    ///
    /// # Errors
    ///
    /// Fails if `flags` are not valid for a stream, or with an error of the driver.
    #[inline]
    pub fn create(context: &PrimaryContext, flags: CUstream_flags) -> Result<Self> {
        context.within(|| {
            let raw = calls::cuStreamCreate(flags.bits()).in_method(FLAGS)?;
            Ok(Self(Owned::new(RawStream { raw, context: context.share() })))
        })
    }

    /// Takes over a stream.
    ///
    /// # Safety
    ///
    /// `raw` must be a live stream of `context`, and not a default stream. Nothing else may destroy it, and nothing may
    /// use it after the new object is gone. Each capture of the stream, including one that has already begun, must meet the
    /// condition of [`as_raw`](Self::as_raw).
    #[inline]
    pub unsafe fn from_raw(raw: CUstream, context: &PrimaryContext) -> Self {
        Self(Owned::new(RawStream { raw, context: context.share() }))
    }

    /// Returns the driver's handle, which is valid as long as this object. If the handle is used to begin a capture,
    /// each [`PoolAllocation`](super::PoolAllocation) that is made during the capture must be released or given up
    /// before the capture ends.
    #[inline]
    pub fn as_raw(&self) -> CUstream {
        self.0.raw
    }

    /// Gives up the object without destroying the stream. Its context stays retained.
    #[inline]
    pub fn into_raw(self) -> CUstream {
        self.0.into_raw(|stream| stream.raw)
    }

    /// Destroys the stream (`cuStreamDestroy`). Work that is left in the stream still completes.
    ///
    /// # Errors
    ///
    /// Errors of the driver.
    #[inline]
    pub fn release(self) -> Result<(), Unreleased<Self>> {
        self.0.release(Self)
    }

    /// Returns the stream's context.
    #[inline]
    pub fn context(&self) -> &PrimaryContext {
        &self.0.context
    }

    /// Waits for all work of the stream (`cuStreamSynchronize`).
    ///
    /// # Errors
    ///
    /// Errors of the driver, including those of earlier work.
    #[inline]
    pub fn synchronize(&self) -> Result<()> {
        // SAFETY: the stream is live.
        unsafe { calls::cuStreamSynchronize(self.0.raw) }.in_method(&[("hStream", "self")])
    }

    /// Makes later work of this stream wait for the work that the event recorded (`cuStreamWaitEvent`).
    ///
    /// # Errors
    ///
    /// Errors of the driver.
    #[inline]
    pub fn wait_event(&self, event: &Event) -> Result<()> {
        // SAFETY: the stream and the event are live.
        unsafe { calls::cuStreamWaitEvent(self.0.raw, event.0.raw, 0) }
            .in_method(&[("hStream", "self"), ("hEvent", "event")])
    }
}

/// An event that this process created, or opened as an event of another process.
///
/// ```
/// use cuda_checked::{Result, owned::{Event, PrimaryContext, Stream}, types::CUevent_flags};
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
    /// None for an event of another process.
    flags: Option<CUevent_flags>,
    context: PrimaryContext,
}

// SAFETY: any thread may use an event's handle, whatever context is current there.
unsafe impl Send for RawEvent {}
// SAFETY: as above, and the driver accepts calls from several threads at once.
unsafe impl Sync for RawEvent {}

impl Resource for RawEvent {
    const NAMES: Names = &[("hEvent", "self")];

    #[inline]
    fn release(&mut self) -> Result<()> {
        // SAFETY: this object owns the event, and its context is live.
        unsafe { calls::cuEventDestroy_v2(self.raw) }
    }
}

impl Event {
    #[inline]
    fn new(raw: CUevent, flags: Option<CUevent_flags>, context: &PrimaryContext) -> Self {
        Self(Owned::new(RawEvent { raw, flags, context: context.share() }))
    }

    /// Creates an event (`cuEventCreate`). An event that other processes may open needs both `CU_EVENT_INTERPROCESS`
    /// and `CU_EVENT_DISABLE_TIMING`.
    ///
    /// # Errors
    ///
    /// Fails if `flags` are not valid for an event, or with an error of the driver.
    #[inline]
    pub fn create(context: &PrimaryContext, flags: CUevent_flags) -> Result<Self> {
        let create = || calls::cuEventCreate(flags.bits()).in_method(FLAGS);
        context.within(|| Ok(Self::new(create()?, Some(flags), context)))
    }

    /// Opens an event of another process (`cuIpcOpenEventHandle`).
    ///
    /// # Safety
    ///
    /// `handle` must come from another process, and name an event of that process. That process must keep the event
    /// until this object is gone.
    ///
    /// # Errors
    ///
    /// Errors of the driver.
    #[inline]
    pub unsafe fn open(context: &PrimaryContext, handle: IpcEventHandle) -> Result<Self> {
        // SAFETY: the caller guarantees this.
        let open = || unsafe { calls::cuIpcOpenEventHandle(handle.0) };
        context.within(|| Ok(Self::new(open()?, None, context)))
    }

    /// Takes over an event.
    ///
    /// # Safety
    ///
    /// `raw` must be a live event that this process created in `context` with `flags`. Nothing else may destroy it. After
    /// the new object is gone, nothing may use the event, including processes that opened it and executable graphs with a
    /// node that names it. Each capture that has recorded it must meet the condition of [`as_raw`](Self::as_raw).
    #[inline]
    pub unsafe fn from_raw(raw: CUevent, flags: CUevent_flags, context: &PrimaryContext) -> Self {
        Self::new(raw, Some(flags), context)
    }

    /// Returns the driver's handle, which is valid as long as this object. If a capture records the event through this
    /// handle, a [`Stream`] that waits for the event joins the capture, which must therefore meet the condition of
    /// [`Stream::as_raw`].
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
    /// Errors of the driver.
    #[inline]
    pub fn release(self) -> Result<(), Unreleased<Self>> {
        self.0.release(Self)
    }

    /// Records the work that is in the stream now (`cuEventRecord`).
    ///
    /// # Errors
    ///
    /// Errors of the driver, for example if the stream belongs to another context.
    #[inline]
    pub fn record(&self, stream: &Stream) -> Result<()> {
        // SAFETY: the stream and the event are live.
        unsafe { calls::cuEventRecord(self.0.raw, stream.0.raw) }
            .in_method(&[("hEvent", "self"), ("hStream", "stream")])
    }

    /// Waits for the recorded work (`cuEventSynchronize`).
    ///
    /// # Errors
    ///
    /// Errors of the driver, including those of the recorded work.
    #[inline]
    pub fn synchronize(&self) -> Result<()> {
        // SAFETY: the event is live.
        unsafe { calls::cuEventSynchronize(self.0.raw) }.in_method(&[("hEvent", "self")])
    }

    /// Returns the bytes with which another process opens the event (`cuIpcGetEventHandle`).
    ///
    /// # Errors
    ///
    /// Fails if the event was not created here with `CU_EVENT_INTERPROCESS`, or with an error of the driver.
    #[inline]
    pub fn ipc_handle(&self) -> Result<IpcEventHandle> {
        let event = self.0.raw;
        let found = interprocess(event, self.0.flags).at("self");
        found.knowing(|| created_with(self.0.flags)).of(c"cuIpcGetEventHandle")?;
        // SAFETY: the event is live.
        let handle =
            || unsafe { calls::cuIpcGetEventHandle(event) }.in_method(&[("event", "self")]);
        self.0.context.within(handle).map(IpcEventHandle)
    }
}

/// Returns the words for the flags of an event, None if it was opened here.
#[inline]
fn created_with(flags: Option<CUevent_flags>) -> String {
    match flags {
        Some(flags) => format!("it was created with {flags:?}"),
        None => "another process created it".to_owned(),
    }
}

/// Checks that other processes may open the event. `flags` are those of its creation, or None if it was opened here.
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
