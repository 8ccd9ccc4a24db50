//! Memory bound to multicast objects.

use super::multicast::Team;
use super::{
    Allocation, Device, Hexadecimal, InMethod, Knowing, Mapping, MulticastObject, Owned,
    PoolAllocation, Resource, Stream, Unreleased, checked, lock, virtual_memory::About,
};
use crate::precondition::{Names, Precondition};
use crate::rule::{Argument, Place, Verdict, rules};
use crate::{Result, calls, query};
use core::any::Any;
use core::borrow::Borrow;
use core::ffi::CStr;
use core::ptr::without_provenance;
use libcuda_sys::types::*;
use std::sync::Arc;

/// The part of some memory that is to be bound.
struct Part {
    /// The address of the memory, or zero for memory without one.
    start: CUdeviceptr,
    /// The first byte of the part, as an offset in the memory.
    offset: usize,
    /// The size of the memory from there to its end, in bytes.
    bytes: usize,
    location: Option<CUmemLocation>,
    handle_types: Option<CUmemAllocationHandleType>,
}

impl Part {
    #[inline]
    fn of(memory: &Allocation, offset: usize) -> Self {
        let About { size, location, handle_types, .. } = memory.about();
        let bytes = size.saturating_sub(offset);
        Self { start: 0, offset, bytes, location: Some(location), handle_types }
    }

    #[inline]
    fn device(&self) -> Option<Device> {
        self.location.as_ref().and_then(Device::of)
    }

    /// Returns the words for the device that the memory belongs to.
    #[inline]
    fn whose(&self) -> String {
        whose(self.device())
    }

    /// Returns the words for that device and the one that a call names.
    #[inline]
    fn beside(&self, device: Device) -> String {
        format!("{}, and device is {}", self.whose(), device.as_raw())
    }

    /// Returns the words for the types of handles that the memory can be shared by.
    #[inline]
    fn sharing(&self) -> String {
        let types = self.handle_types.unwrap_or(CUmemAllocationHandleType(0));
        format!("it was created with {types:?}")
    }

    #[inline]
    fn memptr(&self) -> *const () {
        without_provenance(self.from() as usize)
    }

    /// Returns the first byte, as an offset or as an address.
    #[inline]
    fn from(&self) -> u64 {
        self.start.wrapping_add(self.offset as u64)
    }

    #[inline]
    fn is_aligned(&self, granularity: usize) -> bool {
        self.from() % granularity as u64 == 0
    }

    /// The offset of the first byte is a multiple of this. Systems with newer devices allow less than the granularity.
    #[inline]
    fn step(&self, granularity: usize) -> usize {
        let any_newer = || {
            query::compute_capabilities().is_some_and(|all| all.iter().any(|found| *found >= 107))
        };
        if self.is_aligned(granularity) || !any_newer() { granularity } else { 256 }
    }

    /// Checks the alignment of the first byte: of its offset, unless the memory itself starts in between.
    #[inline]
    fn starts_at_unit(&self, granularity: usize, offset: &'static str) -> Verdict {
        let (unit, step, start) = (granularity as u64, self.step(granularity) as u64, self.start);
        if start % unit == 0 {
            return starts_at_unit(self.offset as u64, unit, step).at(offset);
        }
        let [from, unit, step] = [self.from(), unit, step].map(Hexadecimal);
        let found = starts_at_unit(from, unit, step).at("memory + offset");
        found.knowing(|| format!("the memory starts at {start:#x}, and offset is {}", self.offset))
    }
}

/// Returns the words for the device that memory belongs to.
#[inline]
fn whose(device: Option<Device>) -> String {
    match device {
        Some(device) => format!("it is memory of device {}", device.as_raw()),
        None => "it is memory of the host".to_owned(),
    }
}

/// The range of a multicast object that memory is to be bound to, and the call that binds it.
#[derive(Clone, Copy)]
struct Target {
    call: &'static CStr,
    device: Device,
    offset: usize,
    size: usize,
}

impl Team {
    /// Checks the rules of `cuMulticastBindMem` and `cuMulticastBindMem_v2`.
    #[inline]
    fn takes_handle(
        &self,
        mcOffset: usize,
        memHandle: CUmemGenericAllocationHandle,
        part: &Part,
        size: usize,
    ) -> Verdict {
        self.has_all_devices().knowing(|| self.progress())?;
        self.takes(Hexadecimal(memHandle), part).at("memory").knowing(|| part.sharing())?;
        if let Some(granularity) = self.granularity {
            in_units(mcOffset, size, granularity)?;
            part.starts_at_unit(granularity, "mem_offset")?;
        }
        self.has_room(mcOffset, part, size)
    }

    /// Does the same for `cuMulticastBindAddr` and `cuMulticastBindAddr_v2`.
    #[inline]
    fn takes_address(&self, mcOffset: usize, part: &Part, size: usize) -> Verdict {
        let memptr = part.memptr();
        self.has_all_devices().knowing(|| self.progress())?;
        self.takes(memptr, part).at("memory").knowing(|| part.sharing())?;
        if let Some(granularity) = self.granularity {
            in_units(mcOffset, size, granularity)?;
            part.starts_at_unit(granularity, "offset")?;
        }
        self.has_room(mcOffset, part, size)
    }

    #[inline]
    fn has_all_devices(&self) -> Verdict {
        let (mcHandle, complete) = (Hexadecimal(self.handle), self.may_be_complete());
        rules!(563: mcHandle => hold(complete, "have all the devices that it was created for"), else UNDOCUMENTED);
        Ok(())
    }

    fn takes(&self, memory: impl Argument, part: &Part) -> Verdict {
        let sharing = self.prop.handleTypes != 0 || self.is_shared();
        let shareable = !sharing || part.handle_types.is_none_or(|types| types.0 != 0);
        rules!(564: memory => hold(shareable, "be memory that can be shared, because the multicast object can"),
            else UNDOCUMENTED);
        Ok(())
    }

    /// Returns the bytes of the object that a part occupies beyond its size: unaligned memory needs one more unit.
    #[inline]
    fn more_for(&self, part: &Part) -> usize {
        self.granularity.filter(|unit| !part.is_aligned(*unit)).unwrap_or(0)
    }

    #[inline]
    fn has_room(&self, mcOffset: usize, part: &Part, size: usize) -> Verdict {
        let (room, bytes) = (self.prop.size, part.bytes);
        let rest = room.saturating_sub(mcOffset);
        let less = rest.saturating_sub(self.more_for(part));
        rules! {
            565 always: mcOffset => at_most(room), "the size of the multicast object", else UNDOCUMENTED;
            566 always: size => at_most(rest), "the number of bytes from mcOffset to the end of the multicast object", else UNDOCUMENTED;
            567: size => at_most(less),
                "the number of bytes from mcOffset to the end of the multicast object, less one granularity if the memory starts only at a multiple of 256",
                else UNDOCUMENTED;
            568 always: size => at_most(bytes), "the number of bytes from the start of the bound memory to the end of its allocation", else UNDOCUMENTED;
        }
        Ok(())
    }

    /// Takes the range.
    #[inline]
    fn claim(&self, target: Target, part: &Part) -> Verdict {
        let Target { device, offset, size, .. } = target;
        let taken = size.saturating_add(self.more_for(part));
        match lock(&self.bound).entry(device.as_raw()).or_default().claim(offset, taken) {
            Ok(()) => Ok(()),
            Err(overlap) => overlaps_no_other(offset, false).knowing(|| overlap.with(size)),
        }
    }

    #[inline]
    fn free(&self, device: Device, at: usize) {
        lock(&self.bound).entry(device.as_raw()).or_default().free(at);
    }

    /// Checks the device that a call names.
    #[inline]
    fn names_device(&self, device: Device) -> Verdict {
        let found = was_added(device.as_raw(), self.may_have(device)).at("device");
        found.knowing(|| self.added())
    }

    /// Returns the words for the device that memory belongs to, and for those that were added.
    #[inline]
    fn whose(&self, device: Device) -> String {
        let device = Some(device).filter(|device| device.as_raw() != CU_DEVICE_CPU);
        format!("{}, and {}", whose(device), self.added())
    }

    /// Returns the device that the memory belongs to, and whether that device may have been added. Host memory belongs
    /// to no device.
    #[inline]
    fn host(&self, device: Option<Device>) -> (Device, bool) {
        match device {
            Some(device) => (device, self.may_have(device)),
            None => (Device::from_raw(CU_DEVICE_CPU), false),
        }
    }
}

#[inline]
fn overlaps_no_other(mcOffset: usize, free: bool) -> Verdict {
    rules!(569 always: mcOffset => hold(
        free,
        "start a range of `size` bytes that overlaps no bound range"
    ), for "memory that starts only at a multiple of 256 occupies one granularity more", else UNDOCUMENTED);
    Ok(())
}

#[inline]
fn in_units(mcOffset: usize, size: usize, granularity: usize) -> Verdict {
    rules! {
        570: size => multiple_of(granularity), "the minimum multicast granularity", else UNDOCUMENTED;
        571: mcOffset => multiple_of(granularity), "the minimum multicast granularity", else UNDOCUMENTED;
    }
    Ok(())
}

/// The names in the methods that bind memory.
const BIND: Names = &[
    ("mcHandle", "self"),
    ("dev", "device"),
    ("mcOffset", "mc_offset"),
    ("memHandle", "memory"),
    ("memOffset", "mem_offset"),
    ("memptr", "memory + offset"),
];

/// Checks the alignment of the first byte of the memory.
fn starts_at_unit<T: Argument>(from: T, granularity: T, step: T) -> Verdict {
    rules! {
        572: from => multiple_of(granularity), until 13_030, "the minimum multicast granularity",
            else UNDOCUMENTED;
        573 asks: from => multiple_of(step), since 13_040,
            "the minimum multicast granularity, or of 256 if the devices support that", else UNDOCUMENTED;
    }
    Ok(())
}

fn of_added_device(memory: impl Argument, added: bool) -> Verdict {
    rules!(574 always: memory => hold(added, "be memory of a device that was added"), else UNDOCUMENTED);
    Ok(())
}

fn of_dev(memory: impl Argument, own: bool) -> Verdict {
    rules!(575: memory => hold(own, "be memory of the device that the call names, or of the host"), else UNDOCUMENTED);
    Ok(())
}

#[inline]
fn is_memory(memptr: *const (), itself: bool) -> Verdict {
    rules!(580 always: memptr => hold(itself, "be memory of cuMemCreate or of a pool"), else UNDOCUMENTED);
    Ok(())
}

#[inline]
fn was_added(dev: CUdevice, added: bool) -> Verdict {
    rules!(576: dev => hold(added, "be a device that was added"), else UNDOCUMENTED);
    Ok(())
}

impl MulticastObject {
    /// Binds `size` bytes of an allocation (`cuMulticastBindMem`), for the device that the memory belongs to. The
    /// memory starts at byte `mem_offset` of the allocation, and is bound at byte `mc_offset` of the object. If the
    /// object can be shared, this waits until all its devices are added.
    ///
    /// # Errors
    ///
    /// Fails if the range is not within the object or the allocation, if it is not a multiple of the object's granularity, if
    /// the memory's device was not added, or if a device is missing that only this process can add. Also fails if the
    /// object can be shared and the memory cannot, or with an error of the driver.
    #[inline]
    pub fn bind_mem(
        &self,
        mc_offset: usize,
        memory: &Allocation,
        mem_offset: usize,
        size: usize,
    ) -> Result<Binding> {
        let (team, part) = (&self.0, Part::of(memory, mem_offset));
        let (mcOffset, memHandle, memOffset) = (mc_offset, memory.as_raw(), mem_offset);
        let (device, added) = team.host(part.device());
        let target = Target { call: c"cuMulticastBindMem", device, offset: mcOffset, size };
        let check = || {
            let found = of_added_device(Hexadecimal(memHandle), added).at("memory");
            found.knowing(|| team.whose(device)).of(target.call)?;
            let found = team.takes_handle(mcOffset, memHandle, &part, size);
            found.in_method(BIND).of(target.call)
        };
        // SAFETY: the object and the memory are live, and the memory stays as long as the binding.
        let bind = || unsafe {
            calls::cuMulticastBindMem(team.handle, mcOffset, memHandle, memOffset, size, 0)
        };
        self.bind(target, &part, Box::new(memory.share()), check, bind)
    }

    /// Does the same as [`bind_mem`](Self::bind_mem) for `device` (`cuMulticastBindMem_v2`, since CUDA 13.1). The memory
    /// must be on `device`, or on the host's NUMA node that is nearest to it.
    ///
    /// # Errors
    ///
    /// Those of [`bind_mem`](Self::bind_mem). Also fails if the memory belongs to another device.
    #[inline]
    pub fn bind_mem_v2(
        &self,
        device: Device,
        mc_offset: usize,
        memory: &Allocation,
        mem_offset: usize,
        size: usize,
    ) -> Result<Binding> {
        let (team, part, dev) = (&self.0, Part::of(memory, mem_offset), device.as_raw());
        let (mcOffset, memHandle, memOffset) = (mc_offset, memory.as_raw(), mem_offset);
        let own = part.device().is_none_or(|own| own == device);
        let target = Target { call: c"cuMulticastBindMem_v2", device, offset: mcOffset, size };
        let check = || {
            team.names_device(device).of(target.call)?;
            let found = of_dev(Hexadecimal(memHandle), own).at("memory");
            found.knowing(|| part.beside(device)).of(target.call)?;
            let found = team.takes_handle(mcOffset, memHandle, &part, size);
            found.in_method(BIND).of(target.call)
        };
        // SAFETY: the object and the memory are live, and the memory stays as long as the binding.
        let bind = || unsafe {
            calls::cuMulticastBindMem_v2(team.handle, dev, mcOffset, memHandle, memOffset, size, 0)
        };
        self.bind(target, &part, Box::new(memory.share()), check, bind)
    }

    /// Binds `size` bytes of mapped memory or of memory from a pool ([`Addressed`]), for the device that the memory
    /// belongs to (`cuMulticastBindAddr`). The memory starts at byte `offset` of `memory`, and is bound at byte
    /// `mc_offset` of the object.
    ///
    /// # Errors
    ///
    /// Those of [`bind_mem`](Self::bind_mem). Also fails if a multicast object is mapped at the memory's address.
    pub fn bind_addr(
        &self,
        mc_offset: usize,
        memory: impl Into<Addressed>,
        offset: usize,
        size: usize,
    ) -> Result<Binding> {
        let (team, memory, mcOffset) = (&self.0, memory.into(), mc_offset);
        let part = memory.part(offset);
        let memptr = part.memptr();
        memory.has_byte(memptr, offset).of(c"cuMulticastBindAddr")?;
        let device = match part.location {
            Some(_) => part.device(),
            // The device of memory that was taken over is unknown, so this queries it.
            None => device_of(memory.start)?,
        };
        let (device, added) = team.host(device);
        let target = Target { call: c"cuMulticastBindAddr", device, offset: mcOffset, size };
        let check = || {
            let found = of_added_device(memptr, added).at("memory");
            found.knowing(|| team.whose(device)).of(target.call)?;
            team.takes_address(mcOffset, &part, size).in_method(BIND).of(target.call)
        };
        // SAFETY: the object and the memory are live, and the memory stays as long as the binding.
        let bind =
            || unsafe { calls::cuMulticastBindAddr(team.handle, mcOffset, part.from(), size, 0) };
        self.bind(target, &part, memory.memory, check, bind)
    }

    /// Does the same as [`bind_addr`](Self::bind_addr) for `device` (`cuMulticastBindAddr_v2`, since CUDA 13.1).
    /// The memory must be on `device`, or on the host's NUMA node that is nearest to it.
    ///
    /// # Errors
    ///
    /// Those of [`bind_addr`](Self::bind_addr). Also fails if the memory belongs to another device.
    pub fn bind_addr_v2(
        &self,
        device: Device,
        mc_offset: usize,
        memory: impl Into<Addressed>,
        offset: usize,
        size: usize,
    ) -> Result<Binding> {
        let (team, memory, mcOffset) = (&self.0, memory.into(), mc_offset);
        let (part, dev) = (memory.part(offset), device.as_raw());
        let memptr = part.memptr();
        let own = part.device().is_none_or(|own| own == device);
        memory.has_byte(memptr, offset).of(c"cuMulticastBindAddr_v2")?;
        let target = Target { call: c"cuMulticastBindAddr_v2", device, offset: mcOffset, size };
        let check = || {
            team.names_device(device).of(target.call)?;
            let found = of_dev(memptr, own).at("memory");
            found.knowing(|| part.beside(device)).of(target.call)?;
            team.takes_address(mcOffset, &part, size).in_method(BIND).of(target.call)
        };
        // SAFETY: the object and the memory are live, and the memory stays as long as the binding.
        let bind = || unsafe {
            calls::cuMulticastBindAddr_v2(team.handle, dev, mcOffset, part.from(), size, 0)
        };
        self.bind(target, &part, memory.memory, check, bind)
    }

    /// Binds memory to a range, which is taken unless the call fails.
    #[inline]
    fn bind(
        &self,
        target: Target,
        part: &Part,
        memory: Memory,
        check: impl Fn() -> Result<(), Precondition>,
        bind: impl FnOnce() -> Result<()>,
    ) -> Result<Binding> {
        let Target { call, device, offset, size } = target;
        checked(check, || {
            self.0.claim(target, part).in_method(BIND).of(call)?;
            bind().in_method(BIND).inspect_err(|_| self.0.free(device, offset))
        })?;
        let object = self.share();
        Ok(Binding(Owned::new(Bound { object, device, offset, size, _memory: Some(memory) })))
    }
}

/// Memory that has addresses: a [`Mapping`] of an [`Allocation`], or an [allocation from a pool](Self::from_pool).
#[derive(Debug)]
pub struct Addressed {
    start: CUdeviceptr,
    size: usize,
    multicast: bool,
    location: Option<CUmemLocation>,
    handle_types: Option<CUmemAllocationHandleType>,
    memory: Memory,
}

impl From<&Mapping> for Addressed {
    #[inline]
    fn from(mapping: &Mapping) -> Self {
        let about = mapping.about();
        Self {
            start: mapping.as_raw(),
            size: mapping.size(),
            multicast: mapping.is_multicast(),
            location: about.map(|about| about.location),
            handle_types: about.and_then(|about| about.handle_types),
            memory: Box::new(mapping.share()),
        }
    }
}

impl Addressed {
    /// Wraps an allocation from a pool, so that a binding can hold it too.
    ///
    /// # Safety
    ///
    /// The memory must exist: its stream must have completed the allocation. The allocation must not be part of a graph.
    pub unsafe fn from_pool<S: Borrow<Stream> + Send + Sync + 'static>(
        allocation: &Arc<PoolAllocation<S>>,
    ) -> Self {
        Self {
            start: allocation.as_raw(),
            size: allocation.size(),
            multicast: false,
            location: allocation.location(),
            handle_types: allocation.handle_types(),
            memory: Box::new(allocation.clone()),
        }
    }

    #[inline]
    fn has_byte(&self, memptr: *const (), offset: usize) -> Verdict {
        let found = is_memory(memptr, !self.multicast).at("memory");
        found.knowing(|| "a multicast object is mapped there".to_owned())?;
        rules!(581 always: offset => at_most(self.size), "the size of the mapping or allocation", else UNDOCUMENTED);
        Ok(())
    }

    #[inline]
    fn part(&self, offset: usize) -> Part {
        let Self { start, size, location, handle_types, .. } = *self;
        Part { start, offset, bytes: size.saturating_sub(offset), location, handle_types }
    }
}

/// Returns the device that the memory belongs to, if it is device memory.
#[inline]
fn device_of(address: CUdeviceptr) -> Result<Option<Device>> {
    let mut ordinal = CU_DEVICE_CPU;
    let attribute = CUpointer_attribute::CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL;
    // SAFETY: the output is a live `int`, which is the type of this attribute.
    unsafe { calls::cuPointerGetAttribute((&raw mut ordinal).cast(), attribute, address) }?;
    Ok((ordinal != CU_DEVICE_CPU).then(|| Device::from_raw(ordinal)))
}

/// A reference to memory of any kind.
type Memory = Box<dyn Any + Send + Sync>;

/// Memory that is bound to a [`MulticastObject`]. The binding holds both.
///
/// ```
/// use cuda_checked::{Result, owned::{Allocation, Binding, MulticastObject}};
///
/// /// The binding holds the object and the memory. Its drop unbinds the memory.
/// fn bind(object: &MulticastObject, memory: &Allocation) -> Result<Binding> {
///     object.bind_mem(0, memory, 0, memory.size())
/// }
/// ```
#[derive(Debug)]
pub struct Binding(Owned<Bound>);

#[derive(Debug)]
struct Bound {
    object: MulticastObject,
    device: Device,
    offset: usize,
    size: usize,
    _memory: Option<Memory>,
}

impl Resource for Bound {
    const NAMES: Names = &[("mcHandle", "self")];

    #[inline]
    fn release(&mut self) -> Result<()> {
        let (handle, dev) = (self.object.as_raw(), self.device.as_raw());
        // SAFETY: the object is live, and the other arguments are those of the bind.
        unsafe { calls::cuMulticastUnbind(handle, dev, self.offset, self.size) }?;
        self.object.0.free(self.device, self.offset);
        Ok(())
    }
}

impl Binding {
    /// Takes over a binding of `size` bytes for a device, at byte `mc_offset` of the object.
    ///
    /// # Safety
    ///
    /// The arguments must be those of a call that bound memory to this object, and nothing else may undo that call. The
    /// bound memory must outlive the new object. Nothing may access it through the multicast object after the new object
    /// is gone.
    #[inline]
    pub unsafe fn from_raw(
        object: &MulticastObject,
        device: Device,
        mc_offset: usize,
        size: usize,
    ) -> Self {
        // The caller guarantees that the range is free.
        let _ =
            lock(&object.0.bound).entry(device.as_raw()).or_default().take_over(mc_offset, size);
        let object = object.share();
        Self(Owned::new(Bound { object, device, offset: mc_offset, size, _memory: None }))
    }

    /// Gives up the object and leaves the memory bound. Returns the device, the offset and the size of the binding. The
    /// multicast object and the memory are then never released.
    #[inline]
    pub fn into_raw(self) -> (Device, usize, usize) {
        self.0.into_raw(|bound| {
            let mut ranges = lock(&bound.object.0.bound);
            ranges.entry(bound.device.as_raw()).or_default().give_out(bound.offset);
            (bound.device, bound.offset, bound.size)
        })
    }

    /// Returns the device for which the memory is bound.
    #[inline]
    pub fn device(&self) -> Device {
        self.0.device
    }

    /// Returns the offset of the binding in the multicast object, in bytes.
    #[inline]
    pub fn offset(&self) -> usize {
        self.0.offset
    }

    /// Returns the number of bound bytes.
    #[inline]
    pub fn size(&self) -> usize {
        self.0.size
    }

    /// Unbinds the memory (`cuMulticastUnbind`).
    ///
    /// # Errors
    ///
    /// Errors of the driver.
    #[inline]
    pub fn release(self) -> Result<(), Unreleased<Self>> {
        self.0.release(Self)
    }
}
