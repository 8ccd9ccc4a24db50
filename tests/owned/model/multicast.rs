//! Multicast objects.

use crate::support::*;
use cuda_checked::owned::{
    Addressed, Allocation, Binding, Device, Mapping, MemoryPool, MulticastObject, PoolAllocation,
    PrimaryContext, Reservation, Stream, Unreleased,
};
use cuda_checked::{Error, Result, calls, types::*};
use libcuda_model::control::{
    model_set_attribute, model_set_multicast_granularity, model_set_release,
};
use std::borrow::Borrow;
use std::mem;
use std::os::fd::OwnedFd;
use std::sync::Arc;

pub(super) fn prop(devices: u32, units: usize, handle_types: u64) -> CUmulticastObjectProp {
    CUmulticastObjectProp {
        numDevices: devices,
        size: units * unit(),
        handleTypes: handle_types,
        flags: 0,
    }
}

pub(super) const SHARED: u64 = FILE.0 as u64;

/// Creates an object with devices 0 to `devices`, all of which are added.
pub(super) fn team(devices: u32, units: usize) -> MulticastObject {
    let mut object = MulticastObject::create(&prop(devices, units, 0)).expect("an object");
    for ordinal in 0..devices {
        object.add_device(device(ordinal as i32)).expect("it is added");
    }
    object
}

fn pooled<S: Borrow<Stream> + Send + Sync + 'static>(
    allocation: &Arc<PoolAllocation<S>>,
) -> Addressed {
    // SAFETY: no test captures, and the model allocates at once.
    unsafe { Addressed::from_pool(allocation) }
}

fn mapped(object: &MulticastObject) -> (Reservation, cuda_checked::owned::Mapping) {
    let reservation = Reservation::reserve(object.size(), 0, 0).expect("addresses");
    let mapping = reservation.map_multicast(0, object.size(), object, 0).expect("a mapping");
    mapping.grant_access(&[device(0).location()]).expect("access");
    (reservation, mapping)
}

#[test]
fn a_write_reaches_every_device() {
    with_model("model::multicast::a_write_reaches_every_device", 2, |context| {
        let object = team(2, 2);
        let memory = [0, 1].map(|ordinal| memory(ordinal, 2, PRIVATE));
        let ranges = memory.each_ref().map(|memory| {
            let reservation = reserve(2);
            let mapping = reservation.map(0, 2 * unit(), memory, 0).expect("a mapping");
            mapping.grant_access(&[device(0).location()]).expect("access");
            (reservation, mapping)
        });
        // By handle, and by address.
        let first = object.bind_mem(0, &memory[0], 0, 2 * unit()).expect("it is bound");
        let second = object.bind_addr(0, &ranges[1].1, 0, 2 * unit()).expect("it is bound");
        assert_eq!((first.device(), second.device()), (device(0), device(1)));
        let (reservation, window) = mapped(&object);
        upload(window.as_raw(), &pattern(1, 2 * unit()));
        for (_, mapping) in &ranges {
            assert!(download(mapping.as_raw(), 2 * unit()) == pattern(1, 2 * unit()));
        }
        // Bound memory stays, and so does the object.
        let object = object.release().expect_err("memory is bound").object;
        drop(object);
        let [memory, _] = memory;
        let unreleased = memory.release().expect_err("it is bound");
        rejected(
            "cuMemRelease: self (*) must not be bound to a multicast object: an object still needs it",
            Err::<(), _>(unreleased.error),
        );
        let [(here, _), (there, mapping)] = ranges;
        assert!(mapping.release().is_err(), "it is bound");
        first.release().expect("it is unbound");
        second.release().expect("it is unbound");
        window.release().expect("it is unmapped");
        drop((reservation, here, there));

        // By the pool's address.
        let (object, stream) = (team(1, 1), Arc::new(stream(context)));
        let allocation = Arc::new(pool(PRIVATE).alloc_async(unit(), stream).expect("memory"));
        let address = allocation.as_raw();
        let binding = object.bind_addr(0, pooled(&allocation), 0, unit()).expect("it is bound");
        // It is bound, so it stays.
        drop(allocation);
        let (_reservation, window) = mapped(&object);
        upload(window.as_raw(), b"by address");
        assert_eq!(download(address, 10), b"by address");
        drop(binding);
        assert_eq!(live().pooled, 0);
    });
}

#[test]
fn forms_with_a_device() {
    with_model("model::multicast::forms_with_a_device", 2, |_| {
        let (object, zero, one) = (team(2, 1), device(0), device(1));
        let memory = memory(0, 1, PRIVATE);
        let own = "must be memory of the device that the call names, or of the host: it is memory of device *, and device is *";
        rejected(
            &format!("cuMulticastBindMem_v2: memory (*) {own}"),
            object.bind_mem_v2(one, 0, &memory, 0, unit()),
        );
        drop(object.bind_mem_v2(zero, 0, &memory, 0, unit()).expect("it is bound"));
        let reservation = reserve(1);
        let mapping = map(&reservation, &memory);
        rejected(
            &format!("cuMulticastBindAddr_v2: memory (*) {own}"),
            object.bind_addr_v2(one, 0, &mapping, 0, unit()),
        );
        drop(object.bind_addr_v2(zero, 0, &mapping, 0, unit()).expect("it is bound"));

        // Host memory belongs to no device.
        let host =
            CUmemLocation { type_: CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA, id: 0 };
        let prop = CUmemAllocationProp { location: host, ..properties(zero, PRIVATE) };
        let host = cuda_checked::owned::Allocation::create(unit(), &prop).expect("memory");
        rejected(
            "cuMulticastBindMem: memory (*) must be memory of a device that was added: it is memory of the host, and devices 0 \
             and 1 were added",
            object.bind_mem(0, &host, 0, unit()),
        );
        drop(object.bind_mem_v2(one, 0, &host, 0, unit()).expect("it is bound"));
    });
}

#[test]
fn devices() {
    with_model("model::multicast::devices", 3, |_| {
        let mut object = MulticastObject::create(&prop(2, 1, 0)).expect("an object");
        let (memory, third) = (memory(0, 1, PRIVATE), memory(2, 1, PRIVATE));
        let reservation = reserve(1);
        let incomplete = "must have all the devices that it was created for: 1 of 2 were added";
        object.add_device(device(0)).expect("it is added");
        rejected(
            "cuMulticastAddDevice: device (0) must be a device that was not added before: device 0 was added",
            object.add_device(device(0)),
        );
        // A call that waits for devices would wait forever.
        rejected(
            &format!("cuMulticastBindMem: self (*) {incomplete}"),
            object.bind_mem(0, &memory, 0, unit()),
        );
        rejected(
            &format!("cuMulticastBindMem_v2: self (*) {incomplete}"),
            object.bind_mem_v2(device(0), 0, &memory, 0, unit()),
        );
        rejected(
            "cuMemMap: object (*) must be an allocation, or a multicast object that has all the devices that it was created \
                 for: 1 of 2 were added",
            reservation.map_multicast(0, unit(), &object, 0),
        );
        object.add_device(device(1)).expect("it is added");
        rejected(
            "cuMulticastAddDevice: device (2) must not be added to an object that already has all the devices that it was \
                 created for: 2 of 2 were added",
            object.add_device(device(2)),
        );
        rejected(
            "cuMulticastBindMem: memory (*) must be memory of a device that was added: it is memory of device 2, and devices 0 \
             and 1 were added",
            object.bind_mem(0, &third, 0, unit()),
        );
        rejected(
            "cuMulticastBindMem_v2: device (2) must be a device that was added: devices 0 and 1 were added",
            object.bind_mem_v2(device(2), 0, &third, 0, unit()),
        );
        object.bind_mem(0, &memory, 0, unit()).expect("it is bound");
    });
}

#[test]
fn bounds_and_granularity() {
    with_model("model::multicast::bounds_and_granularity", 1, |_| {
        let (unit, object, memory) = (unit(), team(1, 2), memory(0, 2, PRIVATE));
        let reservation = reserve(2);
        let mapping = map(&reservation, &memory);
        type Bind<'a> = &'a dyn Fn(usize, usize, usize) -> cuda_checked::Result<Binding>;
        let forms: [(&str, &str, Bind); 4] = [
            ("cuMulticastBindMem", "mem_offset", &|at, from, size| {
                object.bind_mem(at, &memory, from, size)
            }),
            ("cuMulticastBindMem_v2", "mem_offset", &|at, from, size| {
                object.bind_mem_v2(device(0), at, &memory, from, size)
            }),
            ("cuMulticastBindAddr", "offset", &|at, from, size| {
                object.bind_addr(at, &mapping, from, size)
            }),
            ("cuMulticastBindAddr_v2", "offset", &|at, from, size| {
                object.bind_addr_v2(device(0), at, &mapping, from, size)
            }),
        ];
        for (call, from, bind) in forms {
            for (at, offset, size) in [(0, 0, 2 * unit), (unit, unit, unit), (0, unit, unit)] {
                bind(at, offset, size).expect("it is bound").release().expect("it is unbound");
            }
            let rest = "the number of bytes from mc_offset to the end of the multicast object";
            rejected(
                &format!("{call}: size ({}) must be at most {unit}, {rest}", 2 * unit),
                bind(unit, 0, 2 * unit),
            );
            let far = usize::MAX - unit + 1;
            rejected(
                &format!(
                    "{call}: mc_offset ({far}) must be at most {}, the size of the multicast object",
                    2 * unit
                ),
                bind(far, 0, unit),
            );
            rejected(
                &format!(
                    "{call}: size ({}) must be at most {unit}, the number of bytes from the start of the bound memory to the end of its allocation",
                    2 * unit
                ),
                bind(0, unit, 2 * unit),
            );
            rejected(
                &format!(
                    "{call}: size ({unit}) must be at most 0, the number of bytes from the start of the bound memory to the end of its allocation"
                ),
                bind(0, 2 * unit, unit),
            );
            match from {
                "offset" => rejected(
                    &format!(
                        "{call}: offset ({far}) must be at most {}, the size of the mapping or allocation",
                        2 * unit
                    ),
                    bind(0, far, unit),
                ),
                _ => rejected(
                    &format!(
                        "{call}: size ({unit}) must be at most 0, the number of bytes from the start of the bound memory to the end of its allocation"
                    ),
                    bind(0, far, unit),
                ),
            }
            let minimum = "the minimum multicast granularity";
            rejected(
                &format!("{call}: size (4096) must be a multiple of {unit}, {minimum}"),
                bind(0, 0, 4096),
            );
            rejected(
                &format!("{call}: mc_offset (4096) must be a multiple of {unit}, {minimum}"),
                bind(4096, 0, unit),
            );
            rejected(
                &format!(
                    "{call}: {from} (*) must be a multiple of {unit} since CUDA 13.4, {minimum}, or of 256 \
                     if the devices support that"
                ),
                bind(0, 256, unit),
            );
        }

        let window = Reservation::reserve(4 * unit, 0, 0).expect("addresses");
        rejected(
            &format!(
                "cuMemMap: size ({}) must be at most {unit}, the number of bytes from offset to the end of the mapped \
                 object",
                2 * unit
            ),
            window.map_multicast(0, 2 * unit, &object, unit),
        );
        rejected(
            &format!(
                "cuMemMap: offset (4096) must be a multiple of {unit}, the minimum granularity of the mapped object"
            ),
            window.map_multicast(0, unit, &object, 4096),
        );
        let part = window.map_multicast(unit, unit, &object, unit).expect("it fits");
        rejected(
            "cuMemRetainAllocationHandle: self (*) must lie in a mapping of an allocation, not of a \
                 multicast object",
            part.retain_allocation(),
        );
        let itself = "memory (*) must be memory of cuMemCreate or of a pool: a multicast object is mapped there";
        rejected(&format!("cuMulticastBindAddr: {itself}"), object.bind_addr(0, &part, 0, unit));
        rejected(
            &format!("cuMulticastBindAddr_v2: {itself}"),
            object.bind_addr_v2(device(0), 0, &part, 0, unit),
        );
    });
}

#[test]
fn newer_devices_take_less_aligned_memory() {
    with_model("model::multicast::newer_devices_take_less_aligned_memory", 1, |_| {
        let (unit, object, memory) = (unit(), team(1, 2), memory(0, 2, PRIVATE));
        let capability = |major, minor| {
            use CUdevice_attribute as A;
            for (attribute, value) in [
                (A::CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR, major),
                (A::CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR, minor),
            ] {
                assert_eq!(model_set_attribute(0, attribute, value), CUresult::CUDA_SUCCESS);
            }
        };
        capability(10, 7);
        // It costs one unit of the object.
        object.bind_mem(0, &memory, 256, unit).expect("it is bound");
        rejected(
            &format!(
                "cuMulticastBindMem: size ({unit}) must be at most 0, the number of bytes from mc_offset to the end of the \
                 multicast object, less one granularity if the memory starts only at a multiple of 256"
            ),
            object.bind_mem(unit, &memory, 256, unit),
        );
        rejected(
            "cuMulticastBindMem: mem_offset (128) must be a multiple of 256 since CUDA 13.4, the \
                 minimum multicast granularity, or of 256 if the devices support that",
            object.bind_mem(0, &memory, 128, unit),
        );
        // The extra unit is not free for the next bind either.
        let (larger, more) = (team(1, 3), self::memory(0, 1, PRIVATE));
        let bound = larger.bind_mem(0, &memory, 256, unit).expect("it is bound");
        let taken = "must start a range of size bytes that overlaps no bound range: size is * bytes, and a range of * bytes at * is taken; memory that starts only at a multiple of 256 occupies one granularity more";
        rejected(
            &format!("cuMulticastBindMem: mc_offset ({unit}) {taken}"),
            larger.bind_mem(unit, &more, 0, unit),
        );
        larger.bind_mem(2 * unit, &more, 0, unit).expect("it is free");
        drop(bound);
        larger.bind_mem(unit, &more, 0, unit).expect("it is free");
        capability(10, 6);
        rejected(
            &format!(
                "cuMulticastBindMem: mem_offset (256) must be a multiple of {unit} since CUDA 13.4, the \
                 minimum multicast granularity, or of 256 if the devices support that"
            ),
            object.bind_mem(0, &memory, 256, unit),
        );
    });
}

#[test]
fn before_13_4_memory_is_aligned() {
    with_model("model::multicast::before_13_4_memory_is_aligned", 1, |_| {
        assert_eq!(model_set_release(13_030), CUresult::CUDA_SUCCESS);
        let (unit, object, memory) = (unit(), team(1, 2), memory(0, 2, PRIVATE));
        let reservation = reserve(2);
        let mapping = map(&reservation, &memory);
        let must = "must be a multiple of * up to CUDA 13.3, the minimum multicast granularity";
        let zero = device(0);
        let forms = [
            ("cuMulticastBindMem: mem_offset", object.bind_mem(0, &memory, 256, unit)),
            ("cuMulticastBindMem_v2: mem_offset", object.bind_mem_v2(zero, 0, &memory, 256, unit)),
            ("cuMulticastBindAddr: offset", object.bind_addr(0, &mapping, 256, unit)),
            ("cuMulticastBindAddr_v2: offset", object.bind_addr_v2(zero, 0, &mapping, 256, unit)),
        ];
        for (what, bound) in forms {
            rejected(&format!("{what} (*) {must}"), bound);
        }
        object.bind_mem(0, &memory, unit, unit).expect("it is bound");
    });
}

#[test]
fn what_can_be_shared() {
    with_model("model::multicast::what_can_be_shared", 1, |_| {
        let mut object = MulticastObject::create(&prop(1, 1, SHARED)).expect("an object");
        object.add_device(device(0)).expect("it is added");
        let (private, shared) = (memory(0, 1, PRIVATE), memory(0, 1, FILE));
        let sharing = "must be memory that can be shared, because the multicast object can: it was created with CU_MEM_HANDLE_TYPE_NONE";
        rejected(
            &format!("cuMulticastBindMem: memory (*) {sharing}"),
            object.bind_mem(0, &private, 0, unit()),
        );
        let reservation = reserve(1);
        let mapping = map(&reservation, &private);
        rejected(
            &format!("cuMulticastBindAddr: memory (*) {sharing}"),
            object.bind_addr(0, &mapping, 0, unit()),
        );
        drop(object.bind_mem(0, &shared, 0, unit()).expect("it is bound"));

        let file: OwnedFd = object.export_to_shareable_handle().expect("a file");
        let prop = prop(1, 1, SHARED);
        let imported = import_object(&file, &prop).expect("an object");
        rejected(
            &format!("cuMulticastBindMem: memory (*) {sharing}"),
            imported.bind_mem(0, &private, 0, unit()),
        );
        // Its device was added through the other object.
        drop(imported.bind_mem(0, &shared, 0, unit()).expect("it is bound"));

        let private = MulticastObject::create(&CUmulticastObjectProp { handleTypes: 0, ..prop });
        rejected(
            "cuMemExportToShareableHandle: H::TYPE (CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR) must be one \
             that the multicast object was created with: it was created with CU_MEM_HANDLE_TYPE_NONE",
            private.expect("an object").export_to_shareable_handle::<OwnedFd>(),
        );
    });
}

#[test]
fn in_and_out_of_raw() {
    with_model("model::multicast::in_and_out_of_raw", 1, |_| {
        let (object, memory) = (team(1, 1), memory(0, 1, PRIVATE));
        let prop = prop(1, 1, 0);
        let binding = object.bind_mem(0, &memory, 0, unit()).expect("it is bound");
        let (dev, offset, size) = binding.into_raw();
        assert_eq!((dev, offset, size), (device(0), 0, unit()));
        let (handle, memory_handle) = (object.as_raw(), memory.as_raw());
        // The binding keeps both.
        assert!(object.into_raw().is_err());
        assert!(memory.into_raw().is_err());
        // SAFETY: `into_raw` has returned them, and they are taken over once; the memory lives until the end.
        unsafe {
            let memory = cuda_checked::owned::Allocation::from_raw(memory_handle, unit());
            let object = MulticastObject::from_raw(handle, &prop, &[device(0)]);
            let again = memory.as_ref().expect("it has properties");
            assert!(object.bind_mem(0, again, 0, unit()).is_err(), "the driver still has it");
            let taken = Binding::from_raw(&object, Device::get(0).expect("a device"), offset, size);
            taken.release().expect("it is unbound");
            drop(object.bind_mem(0, again, 0, unit()).expect("its device is known"));
            let handle = object.into_raw().expect("nothing is bound");
            drop(MulticastObject::from_raw(handle, &prop, &[device(0)]));
            drop(memory.expect("it has properties"));
        }
    });
}

/// A form of the bind: the call, its memory parameter, and the bind of the whole memory at the start.
type Form<'a> = (&'a str, &'a str, Box<dyn Fn(&MulticastObject) -> Result<Binding> + 'a>);

/// Each form, with memory of a device and a mapping of it.
fn forms<'a>(dev: Device, memory: &'a Allocation, mapping: &'a Mapping) -> [Form<'a>; 4] {
    let size = memory.size();
    [
        ("cuMulticastBindMem", "memory", Box::new(move |o| o.bind_mem(0, memory, 0, size))),
        (
            "cuMulticastBindMem_v2",
            "memory",
            Box::new(move |o| o.bind_mem_v2(dev, 0, memory, 0, size)),
        ),
        ("cuMulticastBindAddr", "memory", Box::new(move |o| o.bind_addr(0, mapping, 0, size))),
        (
            "cuMulticastBindAddr_v2",
            "memory",
            Box::new(move |o| o.bind_addr_v2(dev, 0, mapping, 0, size)),
        ),
    ]
}

#[test]
fn every_form_has_the_same_rules() {
    with_model("model::multicast::every_form_has_the_same_rules", 3, |_| {
        let reservation = reserve(1);
        let private = memory(0, 1, PRIVATE);
        let mapping = map(&reservation, &private);
        // An object that was not exported has only the devices that this process added.
        let mut incomplete = MulticastObject::create(&prop(2, 1, SHARED)).expect("an object");
        incomplete.add_device(device(0)).expect("it is added");
        let mut shared = MulticastObject::create(&prop(1, 1, SHARED)).expect("an object");
        shared.add_device(device(0)).expect("it is added");
        let object = team(1, 1);
        for (call, parameter, bind) in forms(device(0), &private, &mapping) {
            rejected(
                &format!(
                    "{call}: self (*) must have all the devices that it was created for: 1 of 2 were added"
                ),
                bind(&incomplete),
            );
            rejected(
                &format!(
                    "{call}: {parameter} (*) must be memory that can be shared, because the multicast object can: it was created with CU_MEM_HANDLE_TYPE_NONE"
                ),
                bind(&shared),
            );
            let bound = bind(&object).expect("it is bound");
            rejected(
                &format!(
                    "{call}: mc_offset (0) must start a range of size bytes that overlaps no bound range: size is * bytes, and a range of * bytes at * is taken; memory that starts only at a multiple of 256 occupies one granularity more"
                ),
                bind(&object),
            );
            drop(bound);
            drop(bind(&object).expect("it is free again"));
        }
        // Host memory belongs to no device, even if other processes may add devices.
        let file: OwnedFd = shared.export_to_shareable_handle().expect("a file");
        let host =
            CUmemLocation { type_: CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA, id: 0 };
        let node = CUmemAllocationProp { location: host, ..properties(device(0), FILE) };
        let node = Allocation::create(unit(), &node).expect("memory");
        let window = reserve(1);
        let there = window.map(0, unit(), &node, 0).expect("a mapping");
        let [(mem, handle, bind_mem), _, (addr, pointer, bind_addr), _] =
            forms(device(0), &node, &there);
        let hosts = "must be memory of a device that was added: it is memory of the host, and device 0 was added";
        rejected(&format!("{mem}: {handle} (*) {hosts}"), bind_mem(&shared));
        rejected(&format!("{addr}: {pointer} (*) {hosts}"), bind_addr(&shared));
        drop(file);

        let reservation = reserve(1);
        let third = memory(2, 1, PRIVATE);
        let mapping = map(&reservation, &third);
        for (call, parameter, bind) in forms(device(2), &third, &mapping) {
            let added = match call.ends_with("_v2") {
                true => "device (2) must be a device that was added: device 0 was added".to_owned(),
                false => format!(
                    "{parameter} (*) must be memory of a device that was added: it is memory of device 2, and device 0 was added"
                ),
            };
            rejected(&format!("{call}: {added}"), bind(&object));
        }
    });
}

#[test]
fn bytes_through_offsets() {
    with_model("model::multicast::bytes_through_offsets", 1, |_| {
        let (unit, zero, reservation) = (unit(), device(0), reserve(2));
        let memory = memory(0, 2, PRIVATE);
        let mapping = map(&reservation, &memory);
        let addresses = reserve(1);
        for round in 0..4 {
            upload(mapping.as_raw(), &vec![0; 2 * unit]);
            // The second half of the object, behind which is the second half of the memory.
            let object = team(1, 2);
            let bound = match round {
                0 => object.bind_mem(unit, &memory, unit, unit),
                1 => object.bind_mem_v2(zero, unit, &memory, unit, unit),
                2 => object.bind_addr(unit, &mapping, unit, unit),
                _ => object.bind_addr_v2(zero, unit, &mapping, unit, unit),
            };
            let bound = bound.expect("it is bound");
            assert_eq!((bound.device(), bound.offset(), bound.size()), (zero, unit, unit));
            let window = addresses.map_multicast(0, unit, &object, unit).expect("a mapping");
            window.grant_access(&[zero.location()]).expect("access");
            upload(window.as_raw(), &pattern(round, unit));
            let second = mapping.as_raw() + unit as u64;
            assert!(download(second, unit) == pattern(round, unit), "form {round}");
            assert!(download(mapping.as_raw(), unit).iter().all(|byte| *byte == 0));
        }
    });
}

#[test]
fn a_granularity_of_its_own() {
    with_model("model::multicast::a_granularity_of_its_own", 1, |_| {
        let unit = unit();
        let twice = 2 * unit;
        assert_eq!(model_set_multicast_granularity(twice as u64), CUresult::CUDA_SUCCESS);
        let granularity =
            |option| MulticastObject::granularity(&prop(1, 2, 0), option).expect("a granularity");
        use CUmulticastGranularity_flags as Option;
        assert_eq!(granularity(Option::CU_MULTICAST_GRANULARITY_MINIMUM), twice);
        assert_eq!(granularity(Option::CU_MULTICAST_GRANULARITY_RECOMMENDED), 2 * twice);
        let (object, memory) = (team(1, 4), memory(0, 4, PRIVATE));
        let reservation = Reservation::reserve(4 * unit, twice, 0).expect("addresses");
        rejected(
            &format!(
                "cuMulticastBindMem: size ({unit}) must be a multiple of {twice}, the minimum multicast \
                 granularity"
            ),
            object.bind_mem(0, &memory, 0, unit),
        );
        rejected(
            &format!(
                "cuMemMap: size ({unit}) must be a multiple of {twice}, the minimum granularity of the \
                 mapped object"
            ),
            reservation.map_multicast(0, unit, &object, 0),
        );
        // A reservation and memory that start in between.
        // SAFETY: nothing is mapped into these addresses, and they are given up.
        let between = unsafe { Reservation::from_raw(reservation.as_raw() + unit as u64, twice) };
        let start = between.as_raw();
        rejected(
            &format!(
                "cuMemMap: self.as_raw() + at ({start:#x}) must be a multiple of {twice}, the minimum granularity of the mapped \
                 object: self.as_raw() is {start:#x}, and at is 0"
            ),
            between.map_multicast(0, twice, &object, 0),
        );
        between.into_raw().expect("no mapping is left");
        let two = self::memory(0, 2, PRIVATE);
        let part = reservation.map(unit, twice, &two, 0).expect("a mapping");
        rejected(
            &format!(
                "cuMulticastBindAddr: memory + offset ({:#x}) must be a multiple of {twice} since CUDA 13.4, the minimum \
                 multicast granularity, or of 256 if the devices support that: the memory starts at {start:#x}, and offset is 8",
                start + 8
            ),
            object.bind_addr(0, &part, 8, twice),
        );
        part.release().expect("it is unmapped");
        let _bound = object.bind_mem(twice, &memory, 0, twice).expect("it is bound");
        let _mapping = reservation.map_multicast(0, twice, &object, twice).expect("a mapping");
    });
}

#[test]
fn what_was_taken_over_is_bound() {
    with_model("model::multicast::what_was_taken_over_is_bound", 2, |context| {
        let (unit, object) = (unit(), team(2, 1));
        let (reservation, memory) = (reserve(1), memory(1, 1, PRIVATE));
        let (_, size) = map(&reservation, &memory).into_raw().expect("nothing needs it");
        // SAFETY: `into_raw` has returned it, and it is taken over once.
        let mapping = unsafe { Mapping::from_raw(&reservation, 0, size) };
        let mapping = mapping.expect("nothing else has it");
        let binding = object.bind_addr(0, &mapping, 0, unit).expect("it is bound");
        assert_eq!(binding.device(), device(1));
        let mapping = mapping.release().expect_err("it is bound").object;
        drop(binding);
        mapping.release().expect("it is unbound");
        // The mapping that was given up keeps the reservation for ever.
        let reservation = reservation.release().expect_err("it was left behind").object;
        // SAFETY: nothing is mapped there any more, and the object stays behind.
        unsafe { calls::cuMemAddressFree(reservation.as_raw(), size) }.expect("it is freed");
        mem::forget(reservation);

        let raw = pool(FILE).into_raw().expect("nothing needs it");
        // SAFETY: as above.
        let pool = unsafe { MemoryPool::from_raw(raw) };
        let allocation = pool.alloc_async(unit, stream(context)).expect("memory");
        let allocation = Arc::new(allocation);
        let binding = object.bind_addr(0, pooled(&allocation), 0, unit).expect("it is bound");
        assert_eq!(binding.device(), device(0));
    });
}

#[test]
fn memory_stays_while_it_is_bound() {
    with_model("model::multicast::memory_stays_while_it_is_bound", 1, |_| {
        let object = team(1, 1);
        let (reservation, private) = (reserve(1), memory(0, 1, PRIVATE));
        let mapping = map(&reservation, &private);
        drop(private);
        let (private, zero) = (mapping.retain_allocation().expect("the memory"), device(0));
        let binding = object.bind_mem_v2(zero, 0, &private, 0, unit()).expect("it is bound");
        let private = private.release().expect_err("it is bound").object;
        drop(binding);
        let binding = object.bind_addr_v2(zero, 0, &mapping, 0, unit()).expect("it is bound");
        let mapping = mapping.release().expect_err("it is bound").object;
        drop(binding);
        mapping.release().expect("it is unbound");
        private.release().expect("it is unbound");

        // Pools can be shareable or not, like memory. A device's only domain is the device.
        let mut shared = MulticastObject::create(&prop(1, 1, SHARED)).expect("an object");
        shared.add_device(zero).expect("it is added");
        let context = PrimaryContext::retain(zero).expect("a context");
        let stream = Arc::new(stream(&context));
        let of_pool = |types| {
            let allocation = pool(types).alloc_async(unit(), stream.clone()).expect("memory");
            shared.bind_addr(0, pooled(&Arc::new(allocation)), 0, unit())
        };
        rejected(
            "cuMulticastBindAddr: memory (*) must be memory that can be shared, because the multicast object can: it was created with CU_MEM_HANDLE_TYPE_NONE",
            of_pool(PRIVATE),
        );
        drop(of_pool(FILE).expect("it is bound"));
        let mut prop = properties(zero, PRIVATE);
        prop.location.type_ = CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN;
        prop.location.set_localized(CUmemLocation_localized { deviceId: 0, localityDomainId: 0 });
        let domain = Allocation::create(unit(), &prop).expect("memory");
        drop(object.bind_mem(0, &domain, 0, unit()).expect("it is of the device"));
    });
}

#[test]
fn a_domain_is_of_its_device() {
    with_model("model::multicast::a_domain_is_of_its_device", 2, |_| {
        let (object, unit) = (team(2, 1), unit());
        let mut prop = properties(device(1), PRIVATE);
        prop.location.type_ = CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN;
        prop.location.set_localized(CUmemLocation_localized { deviceId: 1, localityDomainId: 0 });
        let domain = Allocation::create(unit, &prop).expect("memory");
        let reservation = reserve(1);
        let mapping = reservation.map(0, unit, &domain, 0).expect("a mapping");
        let own = "must be memory of the device that the call names, or of the host: it is memory of device *, and device is *";
        rejected(
            &format!("cuMulticastBindMem_v2: memory (*) {own}"),
            object.bind_mem_v2(device(0), 0, &domain, 0, unit),
        );
        rejected(
            &format!("cuMulticastBindAddr_v2: memory (*) {own}"),
            object.bind_addr_v2(device(0), 0, &mapping, 0, unit),
        );
        for (_, _, bind) in forms(device(1), &domain, &mapping) {
            assert_eq!(bind(&object).expect("it is bound").device(), device(1));
        }
    });
}

#[test]
fn nothing_is_bound_in_the_place_of_something() {
    with_model("model::multicast::nothing_is_bound_in_the_place_of_something", 1, |_| {
        let (object, memory) = (team(1, 2), memory(0, 2, PRIVATE));
        let bound = object.bind_mem(0, &memory, 0, unit()).expect("it is bound");
        let taken = "cuMulticastBindMem: mc_offset (0) must start a range of size bytes that overlaps no bound \
                     range: size is * bytes, and a range of * bytes at 0 is taken; memory that starts only at a multiple of 256 occupies one granularity more";
        rejected(taken, object.bind_mem(0, &memory, 0, 0));
        rejected(taken, object.bind_mem(0, &memory, 0, unit()));
        drop(bound);
        // Otherwise the driver refuses it, and the range is free again.
        let error = object.bind_mem(0, &memory, 0, 0).expect_err("it is of nothing");
        assert!(matches!(error, Error::Driver { .. }), "{error}");
        object.bind_mem(0, &memory, 0, unit()).expect("it is free");
    });
}

/// The kind of the mapped object is known for mappings that are taken over, too.
#[test]
fn a_mapping_in_and_out_of_raw() {
    with_model("model::multicast::a_mapping_in_and_out_of_raw", 1, |_| {
        let object = team(1, 1);
        let (reservation, window) = mapped(&object);
        let (address, size) = window.into_raw().expect("nothing needs it");
        // SAFETY: `into_raw` has returned it, and it is taken over once.
        let window = unsafe { Mapping::from_raw_multicast(&reservation, 0, size) };
        let window = window.expect("nothing else has it");
        assert_eq!((window.as_raw(), window.size()), (address, size));
        rejected(
            "cuMemRetainAllocationHandle: self (*) must lie in a mapping of an allocation, not of a multicast \
             object",
            window.retain_allocation(),
        );
        rejected(
            "cuMulticastBindAddr: memory (*) must be memory of cuMemCreate or of a pool: a multicast object is mapped there",
            object.bind_addr(0, &window, 0, size),
        );
        window.release().expect("it is unmapped");
        // The mapping that was given up keeps the reservation for ever.
        let reservation = reservation.release().expect_err("it was left behind").object;
        // And the multicast object.
        let object = object.release().expect_err("it was left behind").object;
        // SAFETY: nothing is mapped there any more, and the objects stay behind.
        unsafe {
            calls::cuMemAddressFree(reservation.as_raw(), size).expect("it is freed");
            calls::cuMemRelease(object.as_raw()).expect("it is released");
        }
        mem::forget((reservation, object));
    });
}

#[test]
fn a_mapping_keeps_the_object() {
    with_model("model::multicast::a_mapping_keeps_the_object", 1, |_| {
        let object = team(1, 1);
        let (_reservation, window) = mapped(&object);
        let Unreleased { error, object } = object.release().expect_err("it is mapped");
        rejected(
            "cuMemRelease: self (*) must be neither mapped nor bound to memory: an object still needs it",
            Err::<(), _>(error),
        );
        drop(object);
        assert_eq!(live().references, 1, "the mapping needs the handle");
        drop(window);
        assert_eq!(live().references, 0);
    });
}

#[test]
fn others_may_add_devices() {
    with_model("model::multicast::others_may_add_devices", 1, |_| {
        let shared = prop(1, 1, SHARED);
        let object = MulticastObject::create(&shared).expect("an object");
        let file: OwnedFd = object.export_to_shareable_handle().expect("a file");
        let memory = memory(0, 1, FILE);
        let mut import = import_object(&file, &shared);
        import.as_mut().expect("an object").add_device(device(0)).expect("it is added");
        drop(object.bind_mem(0, &memory, 0, unit()).expect("it was exported"));
        let handle = object.into_raw().expect("nothing is bound");
        // SAFETY: `into_raw` has returned it, and it is taken over once.
        let object = unsafe { MulticastObject::from_raw(handle, &shared, &[]) };
        // An imported object can be shared, whatever properties the caller states.
        let unknown = CUmulticastObjectProp { handleTypes: 0, ..shared };
        let other = import_object(&file, &unknown).expect("an object");
        drop(object.bind_mem(0, &memory, 0, unit()).expect("another one added the device"));
        drop(other.bind_mem(0, &memory, 0, unit()).expect("it is bound"));
        rejected(
            "cuMulticastBindMem: memory (*) must be memory that can be shared, because the multicast object can: it was created with CU_MEM_HANDLE_TYPE_NONE",
            other.bind_mem(0, &self::memory(0, 1, PRIVATE), 0, unit()),
        );
    });
}

/// What a driver of a machine refuses whose switches, or the service of these, are not ready. An error says what the process sees.
#[test]
fn a_machine_that_is_not_ready_is_looked_at() {
    use CUresult as R;
    with_model("model::multicast::a_machine_that_is_not_ready_is_looked_at", 2, |_| {
        let props = CUmulticastObjectProp { numDevices: 2, size: unit(), ..Default::default() };
        let once = |symbol: &std::ffi::CStr, code| {
            // SAFETY: the name is a C string.
            unsafe { libcuda_model::control::model_fail(symbol.as_ptr(), 1, code) };
        };
        let mut object = MulticastObject::create(&props).expect("an object");
        for code in [
            R::CUDA_ERROR_ILLEGAL_STATE,
            R::CUDA_ERROR_NOT_SUPPORTED,
            R::CUDA_ERROR_INVALID_VALUE,
            R::CUDA_ERROR_SYSTEM_NOT_READY,
        ] {
            once(c"cuMulticastCreate", code);
            let created = MulticastObject::create(&props).err();
            once(c"cuMulticastAddDevice", code);
            let added = object.add_device(device(0)).err();
            for error in [created, added].map(|error| error.expect("the model refuses")) {
                assert_eq!(error.code(), code);
                let said = error.environment().expect("a machine always has something");
                assert!(said.starts_with("it may be that "), "{said}");
                assert!(
                    said.contains("NVSwitch") || said.contains("nvidia-fabricmanager"),
                    "{said}"
                );
            }
        }
        // A number of devices is looked at, and not the machine alone.
        let one = CUmulticastObjectProp { numDevices: 1, ..props };
        once(c"cuMulticastCreate", R::CUDA_ERROR_INVALID_VALUE);
        let error = MulticastObject::create(&one).expect_err("the model refuses");
        assert_eq!(error.cause().map(|cause| cause.id()), Some(1106));
        // The handle of an object is no allocation.
        object.add_device(device(0)).expect("it is added");
        object.add_device(device(1)).expect("it is added");
        let reservation = reserve(1);
        once(c"cuMemMap", R::CUDA_ERROR_ILLEGAL_STATE);
        let error = reservation.map_multicast(0, unit(), &object, 0).expect_err("it refuses");
        assert_eq!(error.cause().map(|cause| cause.id()), Some(1123));
        assert!(error.environment().is_some());
    });
}
