//! The library is called, without a GPU or a driver, and the compiler compares its types with those of `libcuda_sys`.

use core::ffi::{c_int, c_void};
use core::fmt::Debug;
use gpufile_sys::{gpufileBuffer, gpufileDone, gpufileMode};
use libcuda_sys::{CUmemLocation, CUmemLocationType, CUresult, CUstream, CUuuid};

fn uuid(first: u8) -> CUuuid {
    CUuuid { bytes: core::array::from_fn(|n| (usize::from(first) + n) as _) }
}

/// Each field takes a value of `libcuda_sys`'s type.
fn buffer() -> gpufileBuffer {
    let location = CUmemLocation { type_: CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE, id: 3 };
    let mode = gpufileMode::GPUFILE_READ;
    gpufileBuffer { address: 0x1000, size: 64, location, device: uuid(1), mode }
}

/// Functions too take and return `libcuda_sys`'s types: else this does not compile.
#[test]
fn types_are_those_of_libcuda_sys() {
    let _: unsafe extern "C" fn(gpufileBuffer, CUuuid) -> c_int = gpufile_sys::gpufileIsOn;
    let _: unsafe extern "C" fn(
        *const gpufileBuffer,
        CUstream,
        gpufileDone,
        *mut c_void,
    ) -> CUresult = gpufile_sys::gpufileStart;
}

#[test]
fn structs_with_these_types_are_copy_and_debug() {
    fn is<T: Copy + Debug>(value: T) -> String {
        format!("{value:?}")
    }
    let text = is(buffer());
    assert!(text.contains("CU_MEM_LOCATION_TYPE_DEVICE"), "{text}");
}

#[test]
fn every_field_passes_through_c() {
    let (whole, mut part) = (buffer(), gpufileBuffer { address: 0, ..buffer() });
    // SAFETY: both are there, and C keeps neither.
    let result = unsafe { gpufile_sys::gpufilePart(&whole, 16, 48, &mut part) };
    assert_eq!(result, CUresult::CUDA_SUCCESS);
    assert_eq!((part.address, part.size), (0x1010, 48));
    assert_eq!(part.location.type_, CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE);
    assert_eq!((part.location.id, part.device.bytes), (3, uuid(1).bytes));
    assert_eq!(part.mode, gpufileMode::GPUFILE_READ);
    // SAFETY: as above.
    let result = unsafe { gpufile_sys::gpufilePart(&whole, 17, 48, &mut part) };
    assert_eq!(result, CUresult::CUDA_ERROR_INVALID_VALUE);
}

#[test]
fn structs_pass_by_value() {
    // SAFETY: the function only compares.
    let is_on = |device| unsafe { gpufile_sys::gpufileIsOn(buffer(), device) };
    assert_eq!((is_on(uuid(1)), is_on(uuid(2))), (1, 0));
}

#[test]
fn a_callback_gets_the_stream_and_the_result() {
    unsafe extern "C" fn done(stream: CUstream, result: CUresult, user: *mut c_void) {
        // SAFETY: `user` is what the test passed.
        unsafe { *user.cast() = Some((stream, result)) };
    }
    let mut seen: Option<(CUstream, CUresult)> = None;
    let stream = libcuda_sys::CU_STREAM_PER_THREAD;
    // SAFETY: `done` is called before this returns, and writes to `seen`.
    let result =
        unsafe { gpufile_sys::gpufileStart(&buffer(), stream, Some(done), (&raw mut seen).cast()) };
    assert_eq!(result, CUresult::CUDA_SUCCESS);
    assert_eq!(seen, Some((stream, CUresult::CUDA_SUCCESS)));
}

/// Also without the real `cuda.h`.
#[test]
fn the_library_is_compiled_for_the_release_of_the_declarations() {
    // SAFETY: it has no condition.
    let version = unsafe { gpufile_sys::gpufileCudaVersion() };
    assert_eq!(version, libcuda_sys::CUDA_VERSION as c_int);
}

#[cfg(feature = "link")]
#[test]
fn the_library_and_rust_call_the_same_driver() {
    let (mut from_c, mut from_rust) = (0, 0);
    // SAFETY: both integers are there to be written.
    let results = unsafe {
        (
            gpufile_sys::gpufileDriverVersion(&mut from_c),
            libcuda_sys::cuDriverGetVersion(&mut from_rust),
        )
    };
    assert_eq!(results, (CUresult::CUDA_SUCCESS, CUresult::CUDA_SUCCESS));
    assert_eq!(from_c, from_rust);
}
