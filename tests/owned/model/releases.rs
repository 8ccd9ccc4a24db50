//! Drivers of releases whose documentation is not known: nothing is rejected that such a release may allow. After a refusal, a rule
//! that needs what an object remembers explains it, in the words of the nearest documentation.

use super::multicast::{SHARED, prop, team};
use crate::support::*;
use cuda_checked::owned::{MulticastObject, PrimaryContext};
use cuda_checked::sys::CUresult;
use cuda_checked::{Error, Result};
use libcuda_model::control::{model_fail, model_set_release};
use std::ffi::CStr;
use std::os::fd::OwnedFd;

/// The words about two releases: of the documentation, and of the driver.
struct Releases(&'static str);

fn of_release(test: &str, release: u32, body: impl FnOnce(&PrimaryContext)) {
    assert_eq!(model_set_release(release), CUresult::CUDA_SUCCESS);
    with_model(test, 2, body);
}

impl Releases {
    /// Asserts that a rule explains the refusal of this function, and that the method calls it.
    #[track_caller]
    fn explain<T>(&self, rule: u32, symbol: &CStr, path: &str, method: impl FnOnce() -> Result<T>) {
        // SAFETY: the symbol is a C string.
        unsafe { model_fail(symbol.as_ptr(), 1, CUresult::CUDA_ERROR_INVALID_VALUE) };
        let Err(error) = method() else { panic!("rule {rule}: the call is not made") };
        let Error::Driver { call, .. } = &error else { panic!("the call is not made: {error}") };
        assert_eq!(*call, symbol, "{error}");
        let cause = error.cause().unwrap_or_else(|| panic!("rule {rule} does not explain {error}"));
        let found = cause.precondition().map(|found| (found.id(), found.parameter()));
        assert_eq!(found, Some((rule, path)), "{error}");
        assert!(!cause.is_certain() && error.to_string().contains(self.0), "{error}");
    }

    fn explain_pools_and_mappings(&self, context: &PrimaryContext) {
        let (shared, private) = (pool(FILE), pool(PRIVATE));
        let file: OwnedFd = shared.export_to_shareable_handle().expect("a file");
        let imported = import_pool(&file).expect("a pool");
        let stream = stream(context);
        self.explain(583, c"cuDeviceSetMemPool", "self", || imported.set_current_of(device(0)));
        self.explain(583, c"cuMemAllocFromPoolAsync", "self", || imported.alloc_async(1, &stream));
        let allocation = private.alloc_async(1, &stream).expect("memory");
        self.explain(588, c"cuMemPoolExportPointer", "self", || export_pointer(&allocation));

        let (reservation, two) = (reserve(2), memory(0, 2, PRIVATE));
        let map = |offset| reservation.map(0, unit(), &two, offset);
        self.explain(599, c"cuMemMap", "offset", || map(4096));
        // What was taken for the mapping is free again.
        reservation.map(0, 2 * unit(), &two, 0).expect("a mapping");
    }

    fn explain_multicast(&self) {
        let (unit, two) = (unit(), memory(0, 2, PRIVATE));
        let bind = c"cuMulticastBindMem";
        let mut object = MulticastObject::create(&prop(2, 2, 0)).expect("an object");
        object.add_device(device(0)).expect("it is added");
        self.explain(577, c"cuMulticastAddDevice", "device", || object.add_device(device(0)));
        self.explain(563, bind, "self", || object.bind_mem(0, &two, 0, unit));
        let reservation = reserve(2);
        let map_object = || reservation.map_multicast(0, unit, &object, 0);
        self.explain(593, c"cuMemMap", "object", map_object);
        let export = || object.export_to_shareable_handle::<OwnedFd>();
        self.explain(579, c"cuMemExportToShareableHandle", "H::TYPE", export);

        let mut object = team(1, 2);
        self.explain(578, c"cuMulticastAddDevice", "device", || object.add_device(device(1)));
        self.explain(570, bind, "size", || object.bind_mem(0, &two, 0, 4096));
        self.explain(571, bind, "mc_offset", || object.bind_mem(4096, &two, 0, unit));
        self.explain(573, bind, "mem_offset", || object.bind_mem(0, &two, 4096, unit));
        // What was taken for the bindings is free again.
        object.bind_mem(0, &two, 0, 2 * unit).expect("it is bound");

        let mut object = MulticastObject::create(&prop(1, 2, SHARED)).expect("an object");
        object.add_device(device(0)).expect("it is added");
        self.explain(564, bind, "memory", || object.bind_mem(0, &two, 0, unit));
        let reservation = reserve(2);
        let mapping = map(&reservation, &two);
        let address = c"cuMulticastBindAddr";
        self.explain(564, address, "memory", || object.bind_addr(0, &mapping, 0, unit));
    }
}

#[test]
fn older() {
    of_release("model::releases::older", 11_060, |context| {
        let releases = Releases("(documentation of CUDA 11.7; the driver implements 11.6)");
        releases.explain_pools_and_mappings(context);
    });
}

#[test]
fn newer() {
    of_release("model::releases::newer", 13_060, |context| {
        let releases = Releases("(documentation of CUDA 13.5; the driver implements 13.6)");
        releases.explain_pools_and_mappings(context);
        releases.explain_multicast();
    });
}

#[test]
fn much_newer() {
    of_release("model::releases::much_newer", 14_000, |context| {
        let releases = Releases("(documentation of CUDA 13.5; the driver implements 14.0)");
        releases.explain_pools_and_mappings(context);
        releases.explain_multicast();
    });
}

/// The check before the call was of the driver's own documentation, and is not repeated.
#[test]
fn known() {
    of_release("model::releases::known", 13_050, |_| {
        let memory = memory(0, 1, PRIVATE);
        let symbol = c"cuMemExportToShareableHandle";
        // SAFETY: the symbol is a C string.
        unsafe { model_fail(symbol.as_ptr(), 1, CUresult::CUDA_ERROR_INVALID_VALUE) };
        let error = memory.export_to_shareable_handle::<OwnedFd>().expect_err("of other types");
        assert!(matches!(error, Error::Precondition(_)), "{error}");
    });
}
