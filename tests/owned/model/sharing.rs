//! Wrong handles, which a real driver may not notice, and handles for a fabric.

use crate::support::*;
use cuda_checked::owned::{Event, IpcEventHandle, IpcMapping, IpcMemHandle, MulticastObject};
use cuda_checked::types::{
    CUdevice_attribute, CUmemAllocationHandleType, CUmemFabricHandle, CUmulticastObjectProp,
    CUresult,
};
use cuda_checked::{Error, Result};
use libcuda_model::control::model_set_attribute;
use std::fs::File;
use std::os::fd::OwnedFd;

const FABRIC: CUmemAllocationHandleType = CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_FABRIC;

#[test]
fn a_size_that_is_too_large() {
    with_model("model::sharing::a_size_that_is_too_large", 1, |_| {
        let (reservation, memory) = (reserve(2), memory(0, 1, FILE));
        let file: OwnedFd = memory.export_to_shareable_handle().expect("a file");
        let imported = import_memory(&file, 2 * unit()).expect("memory");
        let error = reservation.map(0, 2 * unit(), &imported, 0).expect_err("there is no more");
        assert!(matches!(error, Error::Driver { .. }), "{error}");
        assert_eq!(error.call(), "cuMemMap");
        // The range is free again.
        reservation.map(0, unit(), &imported, 0).expect("it fits");
    });
}

#[test]
fn what_is_no_handle() {
    with_model("model::sharing::what_is_no_handle", 1, |context| {
        let file = OwnedFd::from(File::open("/dev/zero").expect("a file"));
        let error = import_memory(&file, unit()).expect_err("no memory");
        assert_eq!(error.call(), "cuMemImportFromShareableHandle");
        let error = import_pool(&file).expect_err("no pool");
        assert_eq!(error.call(), "cuMemPoolImportFromShareableHandle");
        let memory = IpcMemHandle::from_bytes([0; 64]);
        // SAFETY: the model checks wrong handles.
        let error = unsafe { IpcMapping::open(context, memory) }.expect_err("no memory");
        assert_eq!(error.call(), "cuIpcOpenMemHandle_v2");
        // SAFETY: as above.
        let error = unsafe { Event::open(context, IpcEventHandle::from_bytes([0; 64])) };
        assert_eq!(error.expect_err("no event").call(), "cuIpcOpenEventHandle");
    });
}

#[test]
fn by_a_fabric() {
    with_model("model::sharing::by_a_fabric", 1, |_| {
        let no = "(CU_MEM_HANDLE_TYPE_FABRIC) must have no bits but CU_MEM_HANDLE_TYPE_NONE";
        rejected(
            &format!(
                "cuMemExportToShareableHandle: H::TYPE {no}, those that the allocation was created with"
            ),
            memory(0, 1, PRIVATE).export_to_shareable_handle::<CUmemFabricHandle>(),
        );
        rejected(
            &format!(
                "cuMemPoolExportToShareableHandle: H::TYPE {no}, those that the pool was created with"
            ),
            pool(PRIVATE).export_to_shareable_handle::<CUmemFabricHandle>(),
        );
        let refused = |error: Error| {
            assert!(matches!(error, Error::Driver { .. }), "{error}");
            assert_eq!(error.code(), CUresult::CUDA_ERROR_NOT_PERMITTED, "there is no channel");
        };
        refused(import_memory(&CUmemFabricHandle::default(), unit()).expect_err("no memory"));
        refused(import_pool(&CUmemFabricHandle::default()).expect_err("no pool"));

        let supported = CUdevice_attribute::CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_FABRIC_SUPPORTED;
        assert_eq!(model_set_attribute(0, supported, 1), CUresult::CUDA_SUCCESS);
        let memory = memory(0, 1, FABRIC);
        let handle: CUmemFabricHandle = memory.export_to_shareable_handle().expect("a handle");
        let imported = import_memory(&handle, unit()).expect("memory");
        let (here, there) = (reserve(1), reserve(1));
        let (first, second) = (map(&here, &memory), map(&there, &imported));
        upload(first.as_raw(), b"bytes");
        assert_eq!(download(second.as_raw(), 5), b"bytes");

        let pool = pool(FABRIC);
        let handle: CUmemFabricHandle = pool.export_to_shareable_handle().expect("a handle");
        import_pool(&handle).expect("a pool").release().expect("it is destroyed");

        let prop = CUmulticastObjectProp {
            numDevices: 1,
            size: unit(),
            handleTypes: FABRIC.0.into(),
            flags: 0,
        };
        let object = MulticastObject::create(&prop).expect("an object");
        let file: Result<OwnedFd> = object.export_to_shareable_handle();
        rejected(
            "cuMemExportToShareableHandle: H::TYPE (CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR) must be one \
                 that the multicast object was created with: it was created with CU_MEM_HANDLE_TYPE_FABRIC",
            file,
        );
        let handle: CUmemFabricHandle = object.export_to_shareable_handle().expect("a handle");
        let mut imported = import_object(&handle, &prop).expect("an object");
        imported.add_device(device(0)).expect("it is the same object");
        drop(object.bind_mem(0, &memory, 0, unit()).expect("its device was added"));
    });
}
