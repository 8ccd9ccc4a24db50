//! Reservations, allocations and mappings.

use crate::support::*;
use cuda_checked::calls;
use cuda_checked::owned::{Allocation, Mapping, Reservation};
use cuda_checked::types::{
    CUmemAccess_flags, CUmemAllocationGranularity_flags, CUmemAllocationProp,
};
use std::error::Error as _;
use std::mem;
use std::os::fd::OwnedFd;

/// A buffer that grows in place, the main use of these objects.
struct Buffer {
    reservation: Reservation,
    mappings: Vec<Mapping>,
}

impl Buffer {
    fn grow(&mut self) {
        let (unit, at) = (unit(), self.mappings.len() * unit());
        let memory = memory(0, 1, PRIVATE);
        let mapping = self.reservation.map(at, unit, &memory, 0).expect("there is room");
        mapping.grant_access(&[device(0).location()]).expect("access");
        self.mappings.push(mapping);
    }
}

#[test]
fn a_buffer_grows_in_place() {
    with_driver("virtual_memory::a_buffer_grows_in_place", |_| {
        let mut buffer = Buffer { reservation: reserve(4), mappings: Vec::new() };
        let start = buffer.reservation.as_raw();
        for round in 0..4 {
            buffer.grow();
            upload(start + (round * unit()) as u64, &pattern(round, unit()));
        }
        for round in 0..4 {
            // Adjacent mappings are read as one.
            assert!(download(start + (round * unit()) as u64, unit()) == pattern(round, unit()));
        }
        let expected = [pattern(0, unit()), pattern(1, unit())].concat();
        assert!(download(start, 2 * unit()) == expected);

        // An unmapped range can be mapped again, with new memory.
        buffer.mappings.pop().expect("four").release().expect("it is unmapped");
        buffer.grow();
        // The reservation may be dropped first: the mappings hold it.
        let Buffer { reservation, mappings } = buffer;
        drop(reservation);
        assert!(download(start, unit()) == pattern(0, unit()));
        drop(mappings);
    });
}

#[test]
fn access_per_location() {
    with_driver("virtual_memory::access_per_location", |_| {
        use CUmemAccess_flags as Flags;
        let (reservation, memory) = (reserve(1), memory(0, 1, PRIVATE));
        let mapping = reservation.map(0, unit(), &memory, 0).expect("a mapping");
        let here = device(0).location();
        let access = |mapping: &Mapping| mapping.access(&here).expect("access");
        assert_eq!(access(&mapping), Flags::CU_MEM_ACCESS_FLAGS_PROT_NONE);
        mapping.grant_access(&[device(0).location()]).expect("access");
        assert_eq!(access(&mapping), Flags::CU_MEM_ACCESS_FLAGS_PROT_READWRITE);
        upload(mapping.as_raw(), b"bytes");
        // A new mapping of the same memory has no access, and the same bytes.
        mapping.release().expect("it is unmapped");
        let mapping = reservation.map(0, unit(), &memory, 0).expect("a mapping");
        assert_eq!(access(&mapping), Flags::CU_MEM_ACCESS_FLAGS_PROT_NONE);
        mapping.grant_access(&[device(0).location()]).expect("access");
        assert_eq!(download(mapping.as_raw(), 5), b"bytes");
    });
}

#[test]
fn memory_outlives_its_handle() {
    with_driver("virtual_memory::memory_outlives_its_handle", |_| {
        let (reservation, memory) = (reserve(2), memory(0, 1, PRIVATE));
        let mapping = map(&reservation, &memory);
        upload(mapping.as_raw(), b"first");
        memory.release().expect("it is released");
        assert_eq!(download(mapping.as_raw(), 5), b"first");
        // The handle comes back, and the same memory is mapped twice.
        let again = mapping.retain_allocation().expect("the memory");
        assert_eq!((again.size(), again.location().id), (unit(), 0));
        let second = reservation.map(unit(), unit(), &again, 0).expect("a mapping");
        second.grant_access(&[device(0).location()]).expect("access");
        upload(second.as_raw(), b"again");
        assert_eq!(download(mapping.as_raw(), 5), b"again");
    });
}

#[test]
fn bounds() {
    with_driver("virtual_memory::bounds", |_| {
        let unit = unit();
        // The addresses after a reservation may belong to another one, and a driver maps across the border.
        let (reservation, behind) = (reserve(2), reserve(2));
        let (one, two) = (memory(0, 1, PRIVATE), memory(0, 2, PRIVATE));
        for (at, size, memory) in [
            (unit, 2 * unit, &two),
            (2 * unit, unit, &one),
            (usize::MAX, unit, &one),
            (usize::MAX - unit + 1, unit, &one),
            (unit, usize::MAX, &one),
        ] {
            let within = format!(
                "cuMemMap: at ({at}) must start a range of size bytes within the reservation: size is {size} bytes, and the \
                 reservation has {} bytes",
                2 * unit
            );
            rejected(&within, reservation.map(at, size, memory, 0));
        }
        reservation.map(0, 2 * unit, &two, 0).expect("it fits").release().expect("it is unmapped");
        reservation.map(unit, unit, &one, 0).expect("it fits").release().expect("it is unmapped");

        rejected(
            &format!(
                "cuMemMap: size ({}) must be at most {unit}, the number of bytes from offset to the end of the mapped \
                 object",
                2 * unit
            ),
            reservation.map(0, 2 * unit, &one, 0),
        );
        rejected(
            &format!(
                "cuMemMap: size ({unit}) must be at most 0, the number of bytes from offset to the end of the mapped \
                 object"
            ),
            reservation.map(0, unit, &one, unit),
        );
        rejected(
            &format!(
                "cuMemMap: offset ({}) must be at most {unit}, the size of the mapped object",
                usize::MAX
            ),
            reservation.map(0, unit, &one, usize::MAX),
        );
        rejected("cuMemMap: size (0) must not be zero", reservation.map(0, 0, &one, 0));
        drop(behind);
    });
}

#[test]
fn granularity() {
    with_driver("virtual_memory::granularity", |_| {
        let (unit, page) = (unit(), 4096);
        let (reservation, two) = (reserve(2), memory(0, 2, PRIVATE));
        let what = "the minimum granularity of the mapped object";
        rejected(
            &format!("cuMemMap: at ({page}) must be a multiple of {unit}, {what}"),
            reservation.map(page, unit, &two, 0),
        );
        rejected(
            &format!("cuMemMap: size ({page}) must be a multiple of {unit}, {what}"),
            reservation.map(0, page, &two, 0),
        );
        rejected(
            &format!("cuMemMap: offset ({page}) must be a multiple of {unit}, {what}"),
            reservation.map(0, unit, &two, page),
        );
        // Drivers map a whole allocation or nothing.
        reservation.map(0, 2 * unit, &two, 0).expect("all are multiples");
    });
}

#[test]
fn a_range_is_mapped_once() {
    with_driver("virtual_memory::a_range_is_mapped_once", |_| {
        let unit = unit();
        let (reservation, one, two) = (reserve(4), memory(0, 1, PRIVATE), memory(0, 2, PRIVATE));
        let middle = reservation.map(unit, 2 * unit, &two, 0).expect("it is free");
        let taken = "cuMemMap: at (*) must start a range of size bytes that holds no mapping: size is * bytes, and a range of * bytes at * is taken";
        rejected(taken, reservation.map(unit, unit, &one, 0));
        rejected(taken, reservation.map(2 * unit, unit, &one, 0));
        rejected(taken, reservation.map(0, 2 * unit, &two, 0));
        rejected(taken, reservation.map(2 * unit, 2 * unit, &two, 0));
        let before = reservation.map(0, unit, &one, 0).expect("it is free");
        let behind = reservation.map(3 * unit, unit, &one, 0).expect("it is free");
        middle.release().expect("it is unmapped");
        rejected(taken, reservation.map(0, unit, &one, 0));
        drop(reservation.map(unit, unit, &one, 0).expect("it is free again"));
        drop((before, behind));
    });
}

#[test]
fn a_forgotten_mapping_keeps_its_addresses() {
    with_driver("virtual_memory::a_forgotten_mapping_keeps_its_addresses", |_| {
        let (reservation, memory) = (reserve(1), memory(0, 1, PRIVATE));
        let mapping = map(&reservation, &memory);
        let (address, size) = (mapping.as_raw(), mapping.size());
        mem::forget(mapping);
        rejected(
            "cuMemMap: at (*) must start a range of size bytes that holds no mapping: size is * bytes, and a range of * bytes at * is taken",
            reservation.map(0, unit(), &memory, 0),
        );
        let unreleased = reservation.release().expect_err("it holds a mapping");
        rejected(
            "cuMemAddressFree: self (*) must start a range that holds no mapping: an object still needs it",
            Err::<(), _>(unreleased.error),
        );
        drop(unreleased.object);
        upload(address, b"still there");
        assert_eq!(download(address, 11), b"still there");
        // SAFETY: the mapping and its reservation were left behind.
        unsafe {
            cuda_checked::calls::cuMemUnmap(address, size).expect("it is mapped");
            cuda_checked::calls::cuMemAddressFree(address, size).expect("it is reserved");
        }
    });
}

#[test]
fn in_and_out_of_raw() {
    with_driver("virtual_memory::in_and_out_of_raw", |_| {
        let (reservation, memory) = (reserve(2), memory(0, 1, PRIVATE));
        let handle = memory.into_raw().expect("nothing needs it");
        // SAFETY: `into_raw` has returned the handle, and the size is correct.
        let memory = unsafe { Allocation::from_raw(handle, unit()) }.expect("it has properties");
        let mapping = map(&reservation, &memory);
        upload(mapping.as_raw(), b"bytes");
        let (address, size) = mapping.into_raw().expect("nothing needs it");
        // The mapping keeps its addresses.
        let reservation = reservation.into_raw().expect_err("it holds a mapping").object;
        let (start, whole) = (reservation.as_raw(), reservation.size());
        mem::forget(reservation);
        // SAFETY: `into_raw` has returned them, and they are taken over once.
        unsafe {
            let taken = Reservation::from_raw(start, whole);
            let outside = Mapping::from_raw(&taken, whole, size);
            assert!(outside.is_err());
            assert!(Mapping::from_raw(&taken, 0, 0).is_err(), "it is of nothing");
            let mapping = Mapping::from_raw(&taken, 0, size).expect("it is within");
            assert!(Mapping::from_raw(&taken, 0, size).is_err(), "there is one");
            // It can be given up and taken over again, as a whole.
            assert_eq!(mapping.into_raw().expect("nothing needs it"), (address, size));
            assert!(Mapping::from_raw(&taken, 0, size / 2).is_err(), "it is larger");
            let mapping = Mapping::from_raw(&taken, 0, size).expect("it was given out");
            assert!(Mapping::from_raw(&taken, 0, size).is_err(), "it was taken again");
            assert_eq!((mapping.as_raw(), mapping.size()), (address, size));
            assert_eq!(download(address, 5), b"bytes");
            let again = mapping.retain_allocation().expect("the memory");
            assert_eq!(again.size(), size);
            mapping.release().expect("it is unmapped");
            let taken = taken.release().expect_err("a mapping was left behind").object;
            cuda_checked::calls::cuMemAddressFree(start, whole).expect("it is reserved");
            mem::forget(taken);
        }
    });
}

#[test]
fn export_as_created() {
    with_driver("virtual_memory::export_as_created", |_| {
        rejected(
            "cuMemExportToShareableHandle: H::TYPE (CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR) must have \
             no bits but CU_MEM_HANDLE_TYPE_NONE, those that the allocation was created with",
            memory(0, 1, PRIVATE).export_to_shareable_handle::<OwnedFd>(),
        );
        let shared = memory(0, 1, FILE);
        let file: OwnedFd = shared.export_to_shareable_handle().expect("a file");
        // In the same process: one more reference to the same memory.
        let imported = import_memory(&file, unit()).expect("memory");
        drop(file);
        let (here, there) = (reserve(1), reserve(1));
        let (first, second) = (map(&here, &shared), map(&there, &imported));
        shared.release().expect("the other reference is left");
        upload(first.as_raw(), b"bytes");
        assert_eq!(download(second.as_raw(), 5), b"bytes");
    });
}

#[test]
fn object_attributes_are_not_read() {
    with_driver("virtual_memory::object_attributes_are_not_read", |_| {
        let dangling = std::ptr::without_provenance_mut(8);
        let prop =
            CUmemAllocationProp { win32HandleMetaData: dangling, ..properties(device(0), PRIVATE) };
        rejected(
            "cuMemCreate: prop.win32HandleMetaData (0x8) must be null: an owned allocation does not keep it alive",
            Allocation::create(unit(), &prop),
        );
        let minimum = CUmemAllocationGranularity_flags::CU_MEM_ALLOC_GRANULARITY_MINIMUM;
        rejected(
            "cuMemGetAllocationGranularity: prop.win32HandleMetaData (0x8) must be null: an owned \
             allocation does not keep it alive",
            Allocation::granularity(&prop, minimum),
        );
    });
}

#[test]
fn alignment_and_options() {
    with_driver("virtual_memory::alignment_and_options", |_| {
        let aligned = Reservation::reserve(unit(), 1 << 30, 0).expect("addresses");
        assert_eq!(aligned.as_raw() % (1 << 30), 0);
        // There is no such option, and the driver gets it.
        let option = CUmemAllocationGranularity_flags(2);
        let granularity = Allocation::granularity(&properties(device(0), PRIVATE), option);
        assert_eq!(granularity.expect_err("no option").call(), "cuMemGetAllocationGranularity");
    });
}

#[test]
fn an_object_in_use_comes_back_with_the_reason() {
    with_driver("virtual_memory::an_object_in_use_comes_back_with_the_reason", |_| {
        let (reservation, memory) = (reserve(1), memory(0, 1, PRIVATE));
        let mapping = map(&reservation, &memory);
        let address = mapping.as_raw();
        let unreleased = reservation.release().expect_err("the mapping needs it");
        let message = format!(
            "cuMemAddressFree: self ({address:#x}) must start a range that holds no mapping: an object still needs it"
        );
        assert_eq!(unreleased.to_string(), message);
        let source = unreleased.source().expect("the error of the call");
        assert_eq!(source.to_string(), message);
        drop(mapping);
        unreleased.object.release().expect("no mapping is left");
    });
}

/// A driver reports the whole reservation as the range of an address.
#[test]
fn a_copy_past_its_mapping() {
    with_driver("virtual_memory::a_copy_past_its_mapping", |_| {
        let unit = unit();
        let (reservation, bytes) = (reserve(4), vec![0_u8; 3 * unit]);
        let [first, second] = [0, unit]
            .map(|at| reservation.map(at, unit, &memory(0, 1, PRIVATE), 0).expect("a mapping"));
        first.grant_access(&[device(0).location()]).expect("access");
        let copy = |size| {
            // SAFETY: the bytes are live, and nothing else uses these addresses.
            let copied =
                unsafe { calls::cuMemcpyHtoD(first.as_raw(), bytes.as_ptr().cast(), size) };
            copied.map_err(|error| error.cause().map_or(String::new(), ToString::to_string))
        };
        copy(unit).expect("it has access");
        let lacks =
            "is, at least in part, memory that no device can write: cuMemSetAccess grants access";
        assert_eq!(copy(2 * unit), Err(format!("dstDevice ({:#x}) {lacks}", first.as_raw())));
        second.grant_access(&[device(0).location()]).expect("access");
        copy(2 * unit).expect("one copy into both");
        let end = 2 * unit;
        let past = copy(end + 1).expect_err("nothing is mapped there");
        let end = format!(
            "ByteCount ({}) is more than {end} (4 MiB), the bytes from dstDevice to the end of its memory",
            end + 1
        );
        assert_eq!(past, end);
    });
}
