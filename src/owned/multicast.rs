//! Multicast objects.

use super::share::{EXPORT, IMPORT};
use super::{
    Base, Device, Hexadecimal, InMethod, Knowing, Ranges, Resource, ShareableHandle, Shared,
    Unreleased, checked, lock,
};
use crate::precondition::Names;
use crate::rule::{Place, Verdict, rules};
use crate::sentence::join;
use crate::{Result, calls, query};
use core::ffi::CStr;
use core::sync::atomic::{AtomicBool, Ordering};
use libcuda_sys::types::*;
use std::collections::BTreeMap;
use std::sync::Mutex;

/// A multicast object, since CUDA 12.1. A write to it reaches the memory that is bound for each of its devices.
///
/// ```
/// use cuda_checked::{Result, owned::{Device, MulticastObject}, types::CUmulticastObjectProp};
///
/// /// `size` is a multiple of the object's granularity.
/// fn team(devices: &[Device], size: usize) -> Result<MulticastObject> {
///     let properties = CUmulticastObjectProp {
///         numDevices: devices.len() as u32,
///         size,
///         ..Default::default()
///     };
///     let mut object = MulticastObject::create(&properties)?;
///     for device in devices {
///         object.add_device(*device)?;
///     }
///     Ok(object)
/// }
/// ```
#[derive(Debug)]
pub struct MulticastObject(pub(super) Shared<Team>);

#[derive(Debug)]
pub(super) struct Team {
    pub handle: CUmemGenericAllocationHandle,
    pub prop: CUmulticastObjectProp,
    /// The minimum granularity; None if the driver does not report it.
    pub granularity: Option<usize>,
    /// Other processes may have the object, and may add devices.
    shared: AtomicBool,
    /// The devices that this process added.
    devices: Mutex<Vec<Device>>,
    /// The ranges that are bound for each device.
    pub bound: Mutex<BTreeMap<CUdevice, Ranges>>,
}

impl Resource for Team {
    const NAMES: Names = &[("handle", "self")];

    #[inline]
    fn release(&mut self) -> Result<()> {
        // SAFETY: this owner owns this reference to the object.
        unsafe { calls::cuMemRelease(self.handle) }
    }
}

impl Base for Team {
    const CALL: &'static CStr = c"cuMemRelease";

    #[inline]
    fn needed(&self) -> Verdict {
        let handle = Hexadecimal(self.handle);
        rules!(562 always: handle => hold(false, "be neither mapped nor bound to memory"), else UNDOCUMENTED);
        Ok(())
    }
}

impl Team {
    /// Returns whether all devices are added, or other processes may still add the missing ones. This process cannot
    /// add a device while the object has bound memory or is mapped.
    #[inline]
    pub fn may_be_complete(&self) -> bool {
        self.is_shared() || lock(&self.devices).len() as u64 == u64::from(self.prop.numDevices)
    }

    /// Returns the words for the devices that are added, and for those that the object was created for.
    #[inline]
    pub fn progress(&self) -> String {
        format!("{} of {} were added", lock(&self.devices).len(), self.prop.numDevices)
    }

    /// Returns the words for the devices that this process added.
    #[inline]
    pub fn added(&self) -> String {
        let devices = lock(&self.devices);
        let devices: Vec<_> = devices.iter().map(|device| device.as_raw().to_string()).collect();
        match &devices[..] {
            [] => "no device was added".to_owned(),
            [one] => format!("device {one} was added"),
            several => format!("devices {} were added", join(several, " and ")),
        }
    }

    #[inline]
    pub fn is_shared(&self) -> bool {
        self.shared.load(Ordering::Relaxed)
    }

    #[inline]
    pub fn may_have(&self, device: Device) -> bool {
        self.is_shared() || lock(&self.devices).contains(&device)
    }
}

#[inline]
fn addable(dev: CUdevice, once: bool, fits: bool) -> Verdict {
    rules! {
        577: dev => hold(once, "be a device that was not added before"), else UNDOCUMENTED;
        578: dev => hold(fits, "not be added to an object that already has all the devices that it was created for"),
            else UNDOCUMENTED;
    }
    Ok(())
}

#[inline]
fn as_created(handleType: CUmemAllocationHandleType, made_with: u64) -> Verdict {
    let made = made_with & u64::from(handleType.bits()) != 0;
    rules!(579: handleType => hold(made, "be one that the multicast object was created with"), else UNDOCUMENTED);
    Ok(())
}

impl MulticastObject {
    #[inline]
    fn new(
        handle: CUmemGenericAllocationHandle,
        prop: &CUmulticastObjectProp,
        shared: bool,
        devices: Vec<Device>,
    ) -> Self {
        let granularity = query::multicast_granularity(prop);
        let (shared, devices) = (shared.into(), devices.into());
        let bound = Mutex::default();
        Self(Shared::new(Team { handle, prop: *prop, granularity, shared, devices, bound }))
    }

    /// Creates an object (`cuMulticastCreate`). `prop.size` is the number of bytes that each device can bind.
    ///
    /// # Errors
    ///
    /// Fails if [`calls::cuMulticastCreate`] rejects the properties, or with an error of the driver.
    #[inline]
    pub fn create(prop: &CUmulticastObjectProp) -> Result<Self> {
        let handle = calls::cuMulticastCreate(prop)?;
        Ok(Self::new(handle, prop, false, Vec::new()))
    }

    /// Returns the granularity of sizes and offsets of such objects, in bytes (`cuMulticastGetGranularity`).
    ///
    /// # Errors
    ///
    /// Fails if [`calls::cuMulticastGetGranularity`] rejects the option, or with an error of the driver.
    #[inline]
    pub fn granularity(
        prop: &CUmulticastObjectProp,
        option: CUmulticastGranularity_flags,
    ) -> Result<usize> {
        calls::cuMulticastGetGranularity(prop, option)
    }

    /// Imports an object of another process (`cuMemImportFromShareableHandle`). `prop` must be the properties with which
    /// the exporter created the object, because the handle does not contain them.
    ///
    /// # Safety
    ///
    /// `handle` must be one with which a process exported a multicast object. The driver may not notice another handle: it accepts
    /// that of an allocation.
    ///
    /// # Errors
    ///
    /// Errors of the driver.
    pub unsafe fn import_from_shareable_handle<H: ShareableHandle>(
        handle: &H,
        prop: &CUmulticastObjectProp,
    ) -> Result<Self> {
        let os_handle = handle.as_os_handle();
        // SAFETY: the caller guarantees that the handle was exported, and it has this type.
        let imported = unsafe { calls::cuMemImportFromShareableHandle(os_handle, H::TYPE) };
        let imported = imported.in_method(IMPORT)?;
        Ok(Self::new(imported, prop, true, Vec::new()))
    }

    /// Takes over one reference to an object that was created with `prop` and has these devices.
    ///
    /// # Safety
    ///
    /// `handle` must be that of a live multicast object, created with `prop` and with these devices. Only the new object
    /// may release this reference, and nothing may use it after the new object is gone. What was mapped or bound through
    /// this reference must be unmapped or unbound before that, except for a binding that
    /// [`Binding::from_raw`](super::Binding::from_raw) takes over.
    #[inline]
    pub unsafe fn from_raw(
        handle: CUmemGenericAllocationHandle,
        prop: &CUmulticastObjectProp,
        devices: &[Device],
    ) -> Self {
        Self::new(handle, prop, prop.handleTypes != 0, devices.to_vec())
    }

    /// Returns the driver's handle, which is valid until this object, its mappings and its bindings are gone.
    #[inline]
    pub fn as_raw(&self) -> CUmemGenericAllocationHandle {
        self.0.handle
    }

    /// Gives up the object without releasing its reference.
    ///
    /// # Errors
    ///
    /// Fails if the object is mapped or has memory bound to it.
    #[inline]
    pub fn into_raw(self) -> Result<CUmemGenericAllocationHandle, Unreleased<Self>> {
        self.0.into_raw(Self, |team| team.handle)
    }

    /// Returns the number of bytes that each device can bind.
    #[inline]
    pub fn size(&self) -> usize {
        self.0.prop.size
    }

    /// Releases this reference (`cuMemRelease`). The object is destroyed with its last reference.
    ///
    /// # Errors
    ///
    /// Fails if the object is mapped or has memory bound to it, or with an error of the driver.
    #[inline]
    pub fn release(self) -> Result<(), Unreleased<Self>> {
        self.0.release(Self)
    }

    /// Adds a device, which cannot be removed (`cuMulticastAddDevice`).
    ///
    /// # Errors
    ///
    /// Fails if this process has already added the device, or if it has added as many devices as the object was created
    /// for, or with an error of the driver.
    #[inline]
    pub fn add_device(&mut self, device: Device) -> Result<()> {
        let team = &self.0;
        let dev = device.as_raw();
        let once = !lock(&team.devices).contains(&device);
        let fits = lock(&team.devices).len() as u64 != u64::from(team.prop.numDevices);
        let names: Names = &[("mcHandle", "self"), ("dev", "device")];
        let known = || if once { team.progress() } else { team.added() };
        checked(
            || {
                let found = addable(dev, once, fits).in_method(names);
                found.knowing(known).of(c"cuMulticastAddDevice")
            },
            // SAFETY: the object is live.
            || unsafe { calls::cuMulticastAddDevice(team.handle, dev) }.in_method(names),
        )?;
        lock(&team.devices).push(device);
        Ok(())
    }

    /// Returns a handle with which other processes import the object (`cuMemExportToShareableHandle`).
    ///
    /// # Errors
    ///
    /// Fails if the object was not created with this type of handle, or with an error of the driver.
    pub fn export_to_shareable_handle<H: ShareableHandle>(&self) -> Result<H> {
        let team = &self.0;
        let handle_types = CUmemAllocationHandleType(team.prop.handleTypes as _);
        let check = || {
            as_created(H::TYPE, team.prop.handleTypes)
                .in_method(EXPORT)
                .knowing(|| format!("it was created with {handle_types:?}"))
                .of(c"cuMemExportToShareableHandle")
        };
        let exported = checked(check, || {
            // SAFETY: the object is live, and the output is a live handle of this type.
            let exported = H::export(|place| unsafe {
                calls::cuMemExportToShareableHandle(place, team.handle, H::TYPE, 0)
            });
            exported.in_method(EXPORT)
        })?;
        team.shared.store(true, Ordering::Relaxed);
        Ok(exported)
    }

    #[inline]
    pub(super) fn share(&self) -> Self {
        Self(self.0.share())
    }

    #[inline]
    pub(super) fn may_be_complete(&self) -> bool {
        self.0.may_be_complete()
    }

    #[inline]
    pub(super) fn progress(&self) -> String {
        self.0.progress()
    }

    #[inline]
    pub(super) fn minimum(&self) -> Option<usize> {
        self.0.granularity
    }
}
