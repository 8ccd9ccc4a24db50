//! Virtual memory: reserved addresses, memory without addresses, and mappings of such memory at such addresses.

use super::share::{EXPORT, IMPORT};
use super::{
    Base, Hexadecimal, InMethod, Knowing, MulticastObject, Ranges, Resource, ShareableHandle,
    Shared, Unreleased, checked, lock, read_write,
};
use crate::precondition::Names;
use crate::printable::bytes;
use crate::rule::{Argument, Live, Place, Verdict, rules};
use crate::{Result, calls, query};
use core::ffi::{CStr, c_void};
use core::ptr::{null_mut, without_provenance_mut};
use libcuda_sys::types::*;
use std::sync::Mutex;

/// A reserved range of device addresses.
///
/// Mappings hold a reference to their reservation, so that both can be stored together:
///
/// ```
/// use cuda_checked::owned::{Mapping, Reservation};
///
/// struct Buffer {
///     reservation: Reservation,
///     mappings: Vec<Mapping>,
/// }
/// ```
///
/// ```
/// use cuda_checked::{Result, owned::{Allocation, Mapping, Reservation}};
///
/// /// Puts two allocations at addresses that follow each other.
/// fn joined(first: &Allocation, second: &Allocation) -> Result<[Mapping; 2]> {
///     let reservation = Reservation::reserve(first.size() + second.size(), 0, 0)?;
///     Ok([
///         reservation.map(0, first.size(), first, 0)?,
///         reservation.map(first.size(), second.size(), second, 0)?,
///     ])
/// }
/// ```
#[derive(Debug)]
pub struct Reservation(Shared<Reserved>);

#[derive(Debug)]
struct Reserved {
    ptr: CUdeviceptr,
    size: usize,
    /// The ranges that are mapped, or about to be mapped, as offsets from the first address.
    mapped: Mutex<Ranges>,
}

impl Resource for Reserved {
    const NAMES: Names = &[("ptr", "self")];

    #[inline]
    fn release(&mut self) -> Result<()> {
        // SAFETY: this object owns the whole reservation, and no mapping is left, because a mapping would hold it.
        unsafe { calls::cuMemAddressFree(self.ptr, self.size) }
    }
}

impl Base for Reserved {
    const CALL: &'static CStr = c"cuMemAddressFree";

    #[inline]
    fn needed(&self) -> Verdict {
        let ptr = Hexadecimal(self.ptr);
        rules!(589 always: ptr => hold(false, "start a range that holds no mapping"), else UNDOCUMENTED);
        Ok(())
    }
}

impl Reserved {
    /// Returns the address at this offset in the reservation.
    #[inline]
    fn address(&self, at: usize) -> CUdeviceptr {
        self.ptr.wrapping_add(at as u64)
    }

    #[inline]
    fn has_range(&self, at: usize, size: usize) -> bool {
        at <= self.size && size <= self.size - at
    }

    #[inline]
    fn within(&self, at: usize, size: usize, within: bool) -> Verdict {
        within_reservation(at, within).at("at").knowing(|| {
            let (size, reserved) = (bytes(size as u64), bytes(self.size as u64));
            format!("size is {size}, and the reservation has {reserved}")
        })
    }
}

#[inline]
fn within_reservation(ptr: usize, within: bool) -> Verdict {
    rules!(590 always: ptr => hold(within, "start a range of `size` bytes within the reservation"),
        else UNDOCUMENTED);
    Ok(())
}

#[inline]
fn holds_no_mapping(ptr: usize, free: bool) -> Verdict {
    rules!(591 always: ptr => hold(free, "start a range of `size` bytes that holds no mapping"), else UNDOCUMENTED);
    Ok(())
}

#[inline]
fn no_other_object(ptr: usize, free: bool) -> Verdict {
    rules!(592 always: ptr => hold(free, "start a range of `size` bytes that no other object owns"),
        else UNDOCUMENTED);
    Ok(())
}

#[inline]
fn all_devices(handle: CUmemGenericAllocationHandle, complete: bool) -> Verdict {
    let handle = Hexadecimal(handle);
    rules!(593: handle => hold(complete, "be an allocation, or a multicast object that has all the devices that it was created for"),
        else UNDOCUMENTED);
    Ok(())
}

impl Reservation {
    /// Reserves addresses (`cuMemAddressReserve`). `size` and `alignment` are in bytes; if `alignment` is zero, the
    /// driver chooses it. `addr` is zero or the start of the range: since CUDA 12.9 only a hint, before that the address
    /// itself. A driver of CUDA 13.0 accepts only sizes and addresses that are multiples of 2 MiB.
    ///
    /// # Errors
    ///
    /// Fails if [`calls::cuMemAddressReserve`] rejects an argument, or with an error of the driver.
    #[inline]
    pub fn reserve(size: usize, alignment: usize, addr: CUdeviceptr) -> Result<Self> {
        let ptr = calls::cuMemAddressReserve(size, alignment, addr, 0)?;
        Ok(Self::new(ptr, size))
    }

    #[inline]
    fn new(ptr: CUdeviceptr, size: usize) -> Self {
        Self(Shared::new(Reserved { ptr, size, mapped: Mutex::default() }))
    }

    /// Takes over a reservation.
    ///
    /// # Safety
    ///
    /// `ptr` and `size` must be those of a whole reservation. Nothing else may map into it or free it, and nothing may use
    /// the addresses after the new object and its mappings are gone. [`Mapping::from_raw`] or
    /// [`Mapping::from_raw_multicast`] must take over each mapping that is already in the reservation, before another
    /// mapping is created there and before the new object is gone.
    #[inline]
    pub unsafe fn from_raw(ptr: CUdeviceptr, size: usize) -> Self {
        Self::new(ptr, size)
    }

    /// Returns the first address, which is reserved as long as this object or a mapping in it.
    #[inline]
    pub fn as_raw(&self) -> CUdeviceptr {
        self.0.ptr
    }

    /// Gives up the object without freeing the addresses. Returns its first address and its size.
    ///
    /// # Errors
    ///
    /// Fails if a mapping is left.
    #[inline]
    pub fn into_raw(self) -> Result<(CUdeviceptr, usize), Unreleased<Self>> {
        self.0.into_raw(Self, |reserved| (reserved.ptr, reserved.size))
    }

    /// Returns the number of reserved bytes.
    #[inline]
    pub fn size(&self) -> usize {
        self.0.size
    }

    /// Frees the addresses (`cuMemAddressFree`).
    ///
    /// # Errors
    ///
    /// Fails if a mapping is left, or with an error of the driver.
    #[inline]
    pub fn release(self) -> Result<(), Unreleased<Self>> {
        self.0.release(Self)
    }

    /// Maps `size` bytes of an allocation (`cuMemMap`). The memory starts at byte `offset` of the allocation, and is
    /// mapped at byte `at` of the reservation. No location may access the memory before [`Mapping::grant_access`].
    ///
    /// A driver of CUDA 13.0 maps whole allocations only, and returns `CUDA_ERROR_NOT_SUPPORTED` for a part of one.
    ///
    /// The allocation may be dropped before the mapping.
    ///
    /// # Errors
    ///
    /// Fails if the range is not within the reservation or the allocation, if it is not free, if it is not a multiple of
    /// the allocation's granularity, or with an error of the driver.
    #[inline]
    pub fn map(
        &self,
        at: usize,
        size: usize,
        allocation: &Allocation,
        offset: usize,
    ) -> Result<Mapping> {
        let memory = allocation.about();
        let part = Part { at, size, offset, whole: memory.size, granularity: memory.granularity };
        self.map_part(part, allocation.as_raw(), Content::Memory(Some(memory)))
    }

    /// Maps `size` bytes of a multicast object (`cuMemMap`). The range starts at byte `offset` of the object, and is
    /// mapped at byte `at` of the reservation. If the object can be shared, this waits until all its devices are added.
    ///
    /// The object may be dropped before the mapping, because the mapping keeps it.
    ///
    /// # Errors
    ///
    /// Those of [`map`](Self::map), with the multicast object's granularity. Also fails if a device is missing that only
    /// this process can add.
    #[inline]
    pub fn map_multicast(
        &self,
        at: usize,
        size: usize,
        object: &MulticastObject,
        offset: usize,
    ) -> Result<Mapping> {
        let granularity = object.minimum();
        let part = Part { at, size, offset, whole: object.size(), granularity };
        self.map_part(part, object.as_raw(), Content::Multicast(Some(object.share())))
    }

    #[inline]
    fn map_part(
        &self,
        part: Part,
        handle: CUmemGenericAllocationHandle,
        content: Content,
    ) -> Result<Mapping> {
        let reserved = &self.0;
        let Part { at, size, offset, .. } = part;
        let address = reserved.address(at);
        let names = content.names();
        let check = || {
            content.has_all_devices().of(c"cuMemMap")?;
            reserved.within(at, size, reserved.has_range(at, size)).of(c"cuMemMap")?;
            part.fits(reserved.ptr).in_method(names).of(c"cuMemMap")
        };
        checked(check, || {
            if let Err(overlap) = lock(&reserved.mapped).claim(at, size) {
                let found = holds_no_mapping(at, false).at("at");
                found.knowing(|| overlap.with(size)).of(c"cuMemMap")?;
            }
            // SAFETY: the range lies in this reservation and was taken for this mapping; the handle is live.
            let mapped = unsafe { calls::cuMemMap(address, size, offset, handle, 0) };
            mapped.in_method(names).inspect_err(|_| lock(&reserved.mapped).free(at))
        })?;
        Ok(self.mapping(at, size, content))
    }

    #[inline]
    fn mapping(&self, at: usize, size: usize, content: Content) -> Mapping {
        let reservation = Self(self.0.share());
        Mapping(Shared::new(Mapped { reservation, at, size, content }))
    }
}

/// The arguments of a mapping.
struct Part {
    at: usize,
    size: usize,
    offset: usize,
    /// The size of the whole object, a part of which is mapped.
    whole: usize,
    granularity: Option<usize>,
}

impl Part {
    #[inline]
    fn fits(&self, reserved: CUdeviceptr) -> Verdict {
        let Self { at, size, offset, whole, granularity } = *self;
        let rest = whole.saturating_sub(offset);
        rules! {
            594 always: size => non_zero(), else UNDOCUMENTED;
            595 always: offset => at_most(whole), "the size of the mapped object", else UNDOCUMENTED;
            596 always: size => at_most(rest), "the number of bytes from offset to the end of the mapped object", else UNDOCUMENTED;
        }
        if let Some(granularity) = granularity {
            at_unit(at, reserved, granularity)?;
            rules! {
                598: size => multiple_of(granularity), "the minimum granularity of the mapped object",
                    else UNDOCUMENTED;
                599: offset => multiple_of(granularity), "the minimum granularity of the mapped object",
                    else UNDOCUMENTED;
            }
        }
        Ok(())
    }
}

/// The address is judged by its offset, unless the reservation starts in between.
#[inline]
fn at_unit(at: usize, reserved: CUdeviceptr, granularity: usize) -> Verdict {
    if reserved % granularity as CUdeviceptr == 0 {
        return is_at_unit(at, granularity).at("at");
    }
    let [ptr, unit] = [reserved.wrapping_add(at as u64) as usize, granularity];
    is_at_unit(Hexadecimal(ptr as u64), Hexadecimal(unit as u64))
        .knowing(|| format!("self.as_raw() is {reserved:#x}, and at is {at}"))
}

#[inline]
fn is_at_unit<T: Argument>(ptr: T, granularity: T) -> Verdict {
    rules!(597: ptr => multiple_of(granularity), "the minimum granularity of the mapped object", else UNDOCUMENTED);
    Ok(())
}

/// Memory that has no address until it is mapped.
///
/// ```
/// use cuda_checked::{Result, owned::{Allocation, Device}, types::*};
///
/// /// At least `size` bytes, rounded up to the granularity.
/// fn allocate(device: Device, size: usize) -> Result<Allocation> {
///     let properties = CUmemAllocationProp {
///         type_: CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_PINNED,
///         location: device.location(),
///         ..Default::default() // the rest must be zero
///     };
///     let minimum = CUmemAllocationGranularity_flags::CU_MEM_ALLOC_GRANULARITY_MINIMUM;
///     let granularity = Allocation::granularity(&properties, minimum)?;
///     Allocation::create(size.next_multiple_of(granularity), &properties)
/// }
/// ```
#[derive(Debug)]
pub struct Allocation(Shared<Memory>);

#[derive(Debug)]
struct Memory {
    handle: CUmemGenericAllocationHandle,
    about: About,
}

/// The known properties of memory.
#[derive(Clone, Copy, Debug)]
pub(super) struct About {
    pub size: usize,
    pub location: CUmemLocation,
    /// The minimum granularity; None if the driver does not report it.
    granularity: Option<usize>,
    /// The handle types as which it can be exported; None if another process created it.
    pub handle_types: Option<CUmemAllocationHandleType>,
}

impl About {
    #[inline]
    fn new(prop: &CUmemAllocationProp, size: usize) -> Self {
        // The attributes of memory that was taken over may be gone.
        let without_pointer = CUmemAllocationProp { win32HandleMetaData: null_mut(), ..*prop };
        // SAFETY: the properties have no pointer.
        let granularity = query::allocation_granularity(unsafe { Live::new(&without_pointer) });
        let handle_types = Some(prop.requestedHandleTypes);
        Self { size, location: prop.location, granularity, handle_types }
    }
}

impl Resource for Memory {
    const NAMES: Names = &[("handle", "self")];

    #[inline]
    fn release(&mut self) -> Result<()> {
        // SAFETY: this object owns this reference to the allocation.
        unsafe { calls::cuMemRelease(self.handle) }
    }
}

impl Base for Memory {
    const CALL: &'static CStr = c"cuMemRelease";

    #[inline]
    fn needed(&self) -> Verdict {
        let handle = Hexadecimal(self.handle);
        rules!(600 always: handle => hold(false, "not be bound to a multicast object"), else UNDOCUMENTED);
        Ok(())
    }
}

#[inline]
fn without_pointer(prop: &CUmemAllocationProp) -> Verdict {
    rules!(601 always: prop.win32HandleMetaData => null(), for "an owned allocation does not keep it alive", else UNDOCUMENTED);
    Ok(())
}

#[inline]
fn as_created(
    handleType: CUmemAllocationHandleType,
    made_with: CUmemAllocationHandleType,
) -> Verdict {
    rules!(602: handleType => only(&[made_with]), "those that the allocation was created with", else UNDOCUMENTED);
    Ok(())
}

impl Allocation {
    /// Allocates memory (`cuMemCreate`). `size` is in bytes.
    ///
    /// # Errors
    ///
    /// Fails if [`calls::cuMemCreate`] rejects an argument, or with an error of the driver, like
    /// `CUDA_ERROR_OUT_OF_MEMORY`. The object attributes of Windows must be null; [`from_raw`](Self::from_raw) accepts
    /// memory that was created with such attributes.
    #[inline]
    pub fn create(size: usize, prop: &CUmemAllocationProp) -> Result<Self> {
        without_pointer(prop).of(c"cuMemCreate")?;
        // SAFETY: the properties have no other pointer, and this one is null.
        let handle = unsafe { calls::cuMemCreate(size, prop, 0) }?;
        Ok(Self(Shared::new(Memory { handle, about: About::new(prop, size) })))
    }

    /// Returns the granularity of sizes, addresses and offsets of allocations with these properties, in bytes
    /// (`cuMemGetAllocationGranularity`).
    ///
    /// # Errors
    ///
    /// Fails if the object attributes of Windows are not null, or with an error of the driver.
    #[inline]
    pub fn granularity(
        prop: &CUmemAllocationProp,
        option: CUmemAllocationGranularity_flags,
    ) -> Result<usize> {
        without_pointer(prop).of(c"cuMemGetAllocationGranularity")?;
        // SAFETY: the properties have no other pointer, and this one is null.
        unsafe { calls::cuMemGetAllocationGranularity(prop, option) }
    }

    /// Imports memory of another process (`cuMemImportFromShareableHandle`). The caller passes the size, because the
    /// handle does not contain it.
    ///
    /// # Safety
    ///
    /// `handle` must be one with which a process exported an allocation of `size` bytes. The driver may not notice another handle:
    /// it accepts that of a multicast object.
    ///
    /// # Errors
    ///
    /// Errors of the driver.
    pub unsafe fn import_from_shareable_handle<H: ShareableHandle>(
        handle: &H,
        size: usize,
    ) -> Result<Self> {
        let os_handle = handle.as_os_handle();
        // SAFETY: the caller guarantees that the handle was exported, and it has this type.
        let imported = unsafe { calls::cuMemImportFromShareableHandle(os_handle, H::TYPE) };
        let imported = imported.in_method(IMPORT)?;
        // SAFETY: the driver has just returned this reference.
        let result = unsafe { Self::obtained(imported, size) };
        result.inspect_err(|_| {
            // SAFETY: as above, and nothing else owns the reference.
            let _ = unsafe { calls::cuMemRelease(imported) };
        })
    }

    /// # Safety
    ///
    /// As for [`from_raw`](Self::from_raw).
    #[inline]
    unsafe fn obtained(handle: CUmemGenericAllocationHandle, size: usize) -> Result<Self> {
        // SAFETY: the caller guarantees that the allocation is live.
        let prop = unsafe { calls::cuMemGetAllocationPropertiesFromHandle(handle) }?;
        let about = About { handle_types: None, ..About::new(&prop, size) };
        Ok(Self(Shared::new(Memory { handle, about })))
    }

    /// Takes over one reference to an allocation of `size` bytes.
    ///
    /// # Safety
    ///
    /// `handle` must be that of a live allocation of `size` bytes. Only the new object may release this reference, and
    /// nothing may use it after the new object is gone. If the memory is bound to a multicast object through this
    /// reference, it must be unbound before that.
    ///
    /// # Errors
    ///
    /// Fails if the driver does not report the allocation's properties. The caller then still owns the reference.
    #[inline]
    pub unsafe fn from_raw(handle: CUmemGenericAllocationHandle, size: usize) -> Result<Self> {
        // SAFETY: the caller guarantees this.
        unsafe { Self::obtained(handle, size) }
    }

    /// Returns the driver's handle, which is valid as long as this object.
    #[inline]
    pub fn as_raw(&self) -> CUmemGenericAllocationHandle {
        self.0.handle
    }

    /// Gives up the object without releasing its reference.
    ///
    /// # Errors
    ///
    /// Fails if it is bound to a multicast object.
    #[inline]
    pub fn into_raw(self) -> Result<CUmemGenericAllocationHandle, Unreleased<Self>> {
        self.0.into_raw(Self, |memory| memory.handle)
    }

    /// Returns the size of the memory, in bytes.
    #[inline]
    pub fn size(&self) -> usize {
        self.0.about.size
    }

    /// Returns the location of the memory.
    #[inline]
    pub fn location(&self) -> CUmemLocation {
        self.0.about.location
    }

    /// Releases this reference (`cuMemRelease`). The driver frees the memory once its last reference and mapping are gone.
    ///
    /// # Errors
    ///
    /// Fails if it is bound to a multicast object, or with an error of the driver.
    #[inline]
    pub fn release(self) -> Result<(), Unreleased<Self>> {
        self.0.release(Self)
    }

    /// Returns a handle with which other processes import the memory (`cuMemExportToShareableHandle`).
    ///
    /// # Errors
    ///
    /// Fails if the memory was not created with this type of handle, or with an error of the driver.
    pub fn export_to_shareable_handle<H: ShareableHandle>(&self) -> Result<H> {
        let memory = &self.0;
        let check = || {
            let made_with = memory.about.handle_types.unwrap_or(H::TYPE);
            as_created(H::TYPE, made_with).in_method(EXPORT).of(c"cuMemExportToShareableHandle")
        };
        checked(check, || {
            // SAFETY: the allocation is live, and the output is a live handle of this type.
            let exported = H::export(|place| unsafe {
                calls::cuMemExportToShareableHandle(place, memory.handle, H::TYPE, 0)
            });
            exported.in_method(EXPORT)
        })
    }

    #[inline]
    pub(super) fn about(&self) -> About {
        self.0.about
    }

    #[inline]
    pub(super) fn share(&self) -> Self {
        Self(self.0.share())
    }
}

/// Memory or a multicast object, mapped at addresses of a [`Reservation`].
///
/// ```
/// use cuda_checked::{Result, owned::{Allocation, Mapping, Reservation}};
///
/// /// The mapping holds the addresses and the memory. Its drop unmaps the memory.
/// fn mapped(memory: &Allocation) -> Result<Mapping> {
///     let reservation = Reservation::reserve(memory.size(), 0, 0)?;
///     let mapping = reservation.map(0, memory.size(), memory, 0)?;
///     mapping.grant_access(&[memory.location()])?;
///     Ok(mapping)
/// }
/// ```
#[derive(Debug)]
pub struct Mapping(Shared<Mapped>);

#[derive(Debug)]
struct Mapped {
    reservation: Reservation,
    at: usize,
    size: usize,
    content: Content,
}

#[derive(Debug)]
enum Content {
    /// The properties of the memory; None if the mapping was taken over. The mapping itself keeps the memory.
    Memory(Option<About>),
    /// The object, whose handle must stay; None if the mapping was taken over.
    Multicast(Option<MulticastObject>),
}

impl Content {
    /// C's names, with those of the method that maps it.
    #[inline]
    fn names(&self) -> Names {
        const PTR: (&str, &str) = ("ptr", "self.as_raw() + at");
        match self {
            Self::Memory(_) => &[PTR, ("handle", "allocation")],
            Self::Multicast(_) => &[PTR, ("handle", "object")],
        }
    }

    /// Checks the rule of multicast objects.
    #[inline]
    fn has_all_devices(&self) -> Verdict {
        let Self::Multicast(Some(object)) = self else { return Ok(()) };
        let found = all_devices(object.as_raw(), object.may_be_complete()).at("object");
        found.knowing(|| object.progress())
    }
}

impl Mapped {
    #[inline]
    fn address(&self) -> CUdeviceptr {
        self.reservation.0.address(self.at)
    }
}

impl Resource for Mapped {
    const NAMES: Names = &[("ptr", "self")];

    #[inline]
    fn release(&mut self) -> Result<()> {
        // SAFETY: this object owns the whole mapping.
        unsafe { calls::cuMemUnmap(self.address(), self.size) }?;
        lock(&self.reservation.0.mapped).free(self.at);
        Ok(())
    }
}

impl Base for Mapped {
    const CALL: &'static CStr = c"cuMemUnmap";

    #[inline]
    fn needed(&self) -> Verdict {
        let ptr = Hexadecimal(self.address());
        rules!(603 always: ptr => hold(false, "not be bound to a multicast object"), else UNDOCUMENTED);
        Ok(())
    }
}

#[inline]
fn of_an_allocation(addr: *mut c_void, memory: bool) -> Verdict {
    rules!(604 always: addr => hold(memory, "lie in a mapping of an allocation, not of a multicast object"),
        else UNDOCUMENTED);
    Ok(())
}

impl Mapping {
    /// Takes over a mapping of `size` bytes of an allocation, at byte `at` of the reservation.
    ///
    /// # Safety
    ///
    /// An allocation must be mapped at exactly this range, by one mapping. Nothing else may unmap it. Nothing may use the
    /// memory at these addresses after the new object is gone. If these addresses are bound to a multicast object, they
    /// must be unbound before that.
    ///
    /// # Errors
    ///
    /// Fails if the range is not within the reservation, or if another object owns a part of it.
    #[inline]
    pub unsafe fn from_raw(reservation: &Reservation, at: usize, size: usize) -> Result<Self> {
        Self::taken_over(reservation, at, size, Content::Memory(None))
    }

    /// Takes over a mapping of `size` bytes of a multicast object, at byte `at` of the reservation.
    ///
    /// # Safety
    ///
    /// A multicast object must be mapped at exactly this range, by one mapping. Nothing else may unmap it. Its handle must
    /// not be released before the new object is gone, and nothing may use the addresses after that.
    ///
    /// # Errors
    ///
    /// Those of [`from_raw`](Self::from_raw).
    #[inline]
    pub unsafe fn from_raw_multicast(
        reservation: &Reservation,
        at: usize,
        size: usize,
    ) -> Result<Self> {
        Self::taken_over(reservation, at, size, Content::Multicast(None))
    }

    #[inline]
    fn taken_over(
        reservation: &Reservation,
        at: usize,
        size: usize,
        content: Content,
    ) -> Result<Self> {
        let reserved = &reservation.0;
        reserved.within(at, size, reserved.has_range(at, size) && size > 0).of(c"cuMemMap")?;
        if let Err(overlap) = lock(&reserved.mapped).take_over(at, size) {
            let found = no_other_object(at, false).at("at");
            found.knowing(|| overlap.with(size)).of(c"cuMemMap")?;
        }
        Ok(reservation.mapping(at, size, content))
    }

    /// Returns the first address. Using it is unsafe, because no memory is there once this object is gone.
    #[inline]
    pub fn as_raw(&self) -> CUdeviceptr {
        self.0.address()
    }

    /// Gives up the object without unmapping. Returns the first address and the size. The addresses stay reserved, and a
    /// mapped multicast object is never released.
    ///
    /// # Errors
    ///
    /// Fails if it is bound to a multicast object.
    #[inline]
    pub fn into_raw(self) -> Result<(CUdeviceptr, usize), Unreleased<Self>> {
        self.0.into_raw(Self, |mapped| {
            lock(&mapped.reservation.0.mapped).give_out(mapped.at);
            (mapped.address(), mapped.size)
        })
    }

    /// Returns the number of mapped bytes.
    #[inline]
    pub fn size(&self) -> usize {
        self.0.size
    }

    /// Unmaps the whole mapping (`cuMemUnmap`). Its addresses can be mapped again.
    ///
    /// # Errors
    ///
    /// Fails if it is bound to a multicast object, or with an error of the driver.
    #[inline]
    pub fn release(self) -> Result<(), Unreleased<Self>> {
        self.0.release(Self)
    }

    /// Lets locations read and write the whole mapping (`cuMemSetAccess`). The access of other locations does not
    /// change. A new mapping grants access to no location.
    ///
    /// # Errors
    ///
    /// Fails if [`calls::cuMemSetAccess`] rejects a location, or with an error of the driver.
    #[inline]
    pub fn grant_access(&self, locations: &[CUmemLocation]) -> Result<()> {
        // SAFETY: read and write access is the most that there is, so this removes no access.
        unsafe { self.set_access(&read_write(locations)) }.in_method(&[
            ("desc[i].location", "locations[i]"),
            ("ptr", "self"),
            ("size", "self.size()"),
        ])
    }

    /// Sets the access of the locations in `desc` to the whole mapping (`cuMemSetAccess`). The access of other
    /// locations does not change.
    ///
    /// # Safety
    ///
    /// Nothing may use an access that this removes.
    ///
    /// # Errors
    ///
    /// Fails if [`calls::cuMemSetAccess`] rejects an entry, or with an error of the driver.
    #[inline]
    pub unsafe fn set_access(&self, desc: &[CUmemAccessDesc]) -> Result<()> {
        // SAFETY: the mapping is live; the caller guarantees that no removed access is used.
        let set = unsafe { calls::cuMemSetAccess(self.0.address(), self.0.size, desc) };
        set.in_method(&[("ptr", "self"), ("size", "self.size()")])
    }

    /// Returns the access of a location to the mapping (`cuMemGetAccess`).
    ///
    /// # Errors
    ///
    /// Errors of the driver.
    #[inline]
    pub fn access(&self, location: &CUmemLocation) -> Result<CUmemAccess_flags> {
        let flags = calls::cuMemGetAccess(location, self.0.address());
        let flags = flags.in_method(&[("ptr", "self")])?;
        Ok(CUmemAccess_flags(flags as _))
    }

    /// Returns another reference to the mapped allocation (`cuMemRetainAllocationHandle`).
    ///
    /// # Errors
    ///
    /// Fails if a multicast object is mapped, or with an error of the driver.
    #[inline]
    pub fn retain_allocation(&self) -> Result<Allocation> {
        let memory = !self.is_multicast();
        let addr = without_provenance_mut(self.0.address() as usize);
        let names: Names = &[("addr", "self")];
        of_an_allocation(addr, memory).in_method(names).of(c"cuMemRetainAllocationHandle")?;
        // SAFETY: the mapping is live.
        let handle = unsafe { calls::cuMemRetainAllocationHandle(addr) }.in_method(names)?;
        if let Content::Memory(Some(about)) = self.0.content {
            return Ok(Allocation(Shared::new(Memory { handle, about })));
        }
        // SAFETY: the driver has just returned this reference. The allocation is no smaller than its mapping.
        let result = unsafe { Allocation::obtained(handle, self.0.size) };
        result.inspect_err(|_| {
            // SAFETY: as above, and nothing else owns the reference.
            let _ = unsafe { calls::cuMemRelease(handle) };
        })
    }

    /// Returns the known properties of the memory, or None for a multicast object.
    #[inline]
    pub(super) fn about(&self) -> Option<About> {
        match self.0.content {
            Content::Memory(about) => about,
            Content::Multicast(_) => None,
        }
    }

    #[inline]
    pub(super) fn is_multicast(&self) -> bool {
        matches!(self.0.content, Content::Multicast(_))
    }

    #[inline]
    pub(super) fn share(&self) -> Self {
        Self(self.0.share())
    }
}
