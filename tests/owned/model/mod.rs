//! Tests that need the model of the driver, and never reach a real one: several devices, multicast objects and failures
//! of the driver.

mod faults;
mod kernels;
mod multicast;
mod releases;
mod sharing;

use crate::support::*;
use cuda_checked::owned::{Allocation, MulticastObject, Reservation, Stream};
use cuda_checked::types::{CUmulticastObjectProp, CUresult};
use libcuda_model::control::{model_fail, model_map_parts};
use std::borrow::Borrow;

/// A real driver may put it elsewhere: it is a hint.
#[test]
fn where_addresses_are_reserved() {
    with_model("model::where_addresses_are_reserved", 1, |_| {
        let at = reserve(8).as_raw() + 4 * unit() as u64;
        let hinted = Reservation::reserve(unit(), 0, at).expect("addresses");
        assert_eq!(hinted.as_raw(), at);
    });
}

/// Real drivers of CUDA 13.0 map whole allocations only.
#[test]
fn a_mapping_of_a_part_knows_the_whole() {
    with_model("model::a_mapping_of_a_part_knows_the_whole", 1, |_| {
        let (reservation, memory) = (reserve(1), memory(0, 2, PRIVATE));
        model_map_parts();
        let mapping = reservation.map(0, unit(), &memory, unit()).expect("a mapping");
        drop(memory);
        let whole = mapping.retain_allocation().expect("the memory");
        assert_eq!((mapping.size(), whole.size()), (unit(), 2 * unit()));
    });
}

/// A granularity of zero has no multiples. The driver reports success, and leaves the output as it is.
#[test]
fn granularities_of_zero() {
    with_model("model::granularities_of_zero", 1, |_| {
        let (unit, reservation) = (unit(), reserve(2));
        let calls = [c"cuMemGetAllocationGranularity", c"cuMulticastGetGranularity"];
        for n in 1..10 {
            for call in calls {
                // SAFETY: the name is a C string.
                unsafe { model_fail(call.as_ptr(), n, CUresult::CUDA_SUCCESS) };
            }
        }
        let props = CUmulticastObjectProp { numDevices: 1, size: unit, ..Default::default() };
        let memory = Allocation::create(unit, &properties(device(0), PRIVATE)).expect("memory");
        let mut object = MulticastObject::create(&props).expect("an object");
        fail(None, 0);
        object.add_device(device(0)).expect("it is added");
        let mapping = reservation.map(0, unit, &memory, 0).expect("the driver judges");
        let window = reservation.map_multicast(unit, unit, &object, 0).expect("the driver judges");
        let binding = object.bind_mem(0, &memory, 0, unit).expect("the driver judges");
        drop((mapping, window, binding));
    });
}

/// The allocation is not left without a stream.
#[test]
fn the_stream_before_goes_after_the_free() {
    struct Before(Stream);
    impl Borrow<Stream> for Before {
        fn borrow(&self) -> &Stream {
            &self.0
        }
    }
    impl Drop for Before {
        fn drop(&mut self) {
            assert_eq!(live().pooled, 0, "it is not freed yet");
        }
    }
    with_model("model::the_stream_before_goes_after_the_free", 1, |context| {
        let (pool, other) = (pool(PRIVATE), stream(context));
        let before = Before(stream(context));
        let allocation = pool.alloc_async(100, before).expect("memory");
        // SAFETY: nothing uses the memory, and the model allocates at once.
        unsafe { allocation.free_async(&other) }.expect("it is freed");
    });
}
