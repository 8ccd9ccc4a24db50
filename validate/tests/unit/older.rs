//! Older parameters become newer ones, byte by byte.

use super::*;

/// In front of memory that cannot be read.
fn before_a_hole(bytes: &[u8]) -> *const u8 {
    // SAFETY: new memory, of which the second half is taken away.
    unsafe {
        let (access, kind) =
            (libc::PROT_READ | libc::PROT_WRITE, libc::MAP_PRIVATE | libc::MAP_ANONYMOUS);
        let pages = libc::mmap(std::ptr::null_mut(), 1 << 17, access, kind, -1, 0);
        assert_eq!(libc::mprotect(pages.byte_add(1 << 16), 1 << 16, libc::PROT_NONE), 0);
        let place = pages.cast::<u8>().add((1 << 16) - bytes.len());
        place.copy_from_nonoverlapping(bytes.as_ptr(), bytes.len());
        place
    }
}

fn bytes(value: &CUlaunchAttributeValue) -> [u8; 64] {
    // SAFETY: both have 64 bytes, and the value was zero before it was written.
    unsafe { std::mem::transmute_copy(value) }
}

#[test]
fn an_attribute_of_the_first_release_has_32_bytes() {
    let all: [u8; 64] = std::array::from_fn(|index| index as u8 + 1);
    let read = |id, size: usize| {
        // SAFETY: so many bytes are there.
        unsafe { attribute(id, before_a_hole(&all[..size]).cast()) }.expect("it is not null")
    };
    let old = bytes(&read(CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_PRIORITY, 32));
    assert_eq!((&old[..32], &old[32..]), (&all[..32], &[0; 32][..]));
    let new = CUlaunchAttributeID(CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_PRIORITY.0 + 1);
    assert_eq!(bytes(&read(new, 64)), all);
    // SAFETY: null is not read.
    assert!(unsafe { attribute(new, null()) }.is_none());
}

#[test]
fn an_ordinal_is_a_location() {
    let is = |device, ty| {
        let location = location(device);
        assert_eq!((location.type_, location.id), (ty, device));
    };
    is(0, CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE);
    is(7, CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE);
    is(-7, CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE);
    is(CU_DEVICE_CPU, CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST);
}

#[test]
fn affinities_have_a_count_where_there_is_an_array() {
    let mut array = [CUexecAffinityParam::default(); 2];
    let params = affinities(array.as_mut_ptr(), 2);
    assert_eq!((params.execAffinityParams, params.numExecAffinityParams), (array.as_mut_ptr(), 2));
    assert_eq!(affinities(std::ptr::null_mut(), 2).numExecAffinityParams, 0);
}

#[test]
fn each_has_the_parameters_of_its_function() {
    let entries: Vec<_> =
        crate::layer::dispatch::table::ALL.iter().flat_map(|list| list.iter()).collect();
    for older in ALL {
        let entry = entries.iter().find(|entry| entry.name == older.name);
        let entry = entry.unwrap_or_else(|| panic!("{:?} is no function", older.name));
        assert_eq!((entry.signature.types)(), (older.types)(), "{:?}", older.name);
    }
}

#[test]
fn functions_for_addresses_of_32_bits_need_a_context_of_their_time() {
    let refused = CUresult::CUDA_ERROR_INVALID_CONTEXT;
    for name in NARROW {
        let later = std::ffi::CString::new([name.to_bytes(), b"_v2"].concat()).expect("no zero");
        let has = |name: &CStr| {
            crate::layer::call::entry_point::entry_points().any(|entry| entry.name == name)
        };
        assert!(has(name) && has(&later), "{name:?}");
        let sentence = explain_narrow(name, refused).expect("it is one");
        assert!(sentence.contains(later.to_str().expect("ASCII")), "{sentence}");
        assert_eq!(explain_narrow(&later, refused), None);
    }
    assert_eq!(explain_narrow(c"cuMemcpy", refused), None);
    assert_eq!(explain_narrow(c"cuMemAlloc", CUresult::CUDA_ERROR_INVALID_VALUE), None);
}
