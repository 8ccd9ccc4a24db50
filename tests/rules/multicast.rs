use crate::mock::{Answers, NEWER, NEWEST, accepted, answering, of_release, rejected};
use cuda_checked::{Result, calls, sys};
use sys::*;

const INVALID: &str = "[would be CUDA_ERROR_INVALID_VALUE]";
const MAX: usize = usize::MAX;
const SIZE: &str = "18446744073709551615) must be at most 18446744073709551614, for size +";
fn object() -> CUmulticastObjectProp {
    CUmulticastObjectProp { numDevices: 2, size: 2 << 20, handleTypes: 8, flags: 0 }
}

#[test]
fn cuMulticastCreate() {
    let call = |prop| calls::cuMulticastCreate(&prop);
    let odd = CUmulticastObjectProp { size: 4096, ..object() };
    let rejected = |message: &str, prop| {
        rejected(&format!("{message} {INVALID}"), || call(prop));
    };
    of_release(NEWEST, "multicast::cuMulticastCreate", || {
        accepted("cuMulticastCreate", || call(object()));
        accepted("cuMulticastCreate", || call(CUmulticastObjectProp { size: 6 << 20, ..object() }));
        crate::mock::rejected(
            "cuMulticastCreate: prop.size (4096) must be a multiple of 2097152, the minimum multicast granularity \
             [the documentation gives no code]",
            || call(odd),
        );
        // If the driver cannot report the granularity, it judges the size itself.
        let unknown = Answers { code: CUresult::CUDA_ERROR_NOT_INITIALIZED, ..Answers::USUAL };
        answering(unknown, || accepted("cuMulticastCreate", || call(odd)));
        answering(Answers { granularity: 0, ..Answers::USUAL }, || {
            accepted("cuMulticastCreate", || call(odd))
        });
        rejected(
            "cuMulticastCreate: prop.flags (1) must be zero",
            CUmulticastObjectProp { flags: 1, ..object() },
        );
        // For allocations, drivers accept bits that no release names.
        let types = |handleTypes| CUmulticastObjectProp { handleTypes, ..object() };
        accepted("cuMulticastCreate", || call(types(1 << 32 | 16)));
        if cfg!(windows) {
            rejected(
                "cuMulticastCreate: prop.handleTypes (3) must not have CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR on \
                 Windows",
                types(3),
            );
        } else {
            accepted("cuMulticastCreate", || call(types(15)));
        }
    });
    for release in NEWER {
        of_release(release, "multicast::cuMulticastCreate", || {
            let prop = CUmulticastObjectProp { size: 1, flags: 1, ..object() };
            accepted("cuMulticastCreate", || call(prop));
        });
    }
}

#[test]
fn cuMulticastAddDevice() {
    // SAFETY: the mock reads no memory.
    let call = || unsafe { calls::cuMulticastAddDevice(7, 1) };
    accepted("cuMulticastAddDevice", call);
    let unsupported = Answers { attribute: |_| 0, ..Answers::USUAL };
    answering(unsupported, || {
        rejected(
            "cuMulticastAddDevice: dev (1) must be a device whose \
             CU_DEVICE_ATTRIBUTE_MULTICAST_SUPPORTED is not zero [would be CUDA_ERROR_NOT_SUPPORTED]",
            call,
        );
    });
    let unknown = Answers { code: CUresult::CUDA_ERROR_INVALID_DEVICE, ..Answers::USUAL };
    answering(unknown, || accepted("cuMulticastAddDevice", call));
}

/// Tests a call that binds `size` bytes at an offset. `size` and `flags` begin the messages about them.
fn binds(
    [size, flags]: [&str; 2],
    call: &str,
    test: &str,
    make: impl Fn(usize, usize, u64) -> Result<()>,
) {
    let message = format!("{size}{SIZE} mcOffset must be within the multicast object {INVALID}");
    of_release(NEWEST, test, || {
        accepted(call, || make(1, MAX - 1, 0));
        rejected(&message, || make(1, MAX, 0));
        rejected(&format!("{flags}1) must be zero {INVALID}"), || make(0, 4096, 1));
    });
    for release in NEWER {
        of_release(release, test, || {
            accepted(call, || make(0, 4096, 1));
            rejected(&message, || make(1, MAX, 0));
        });
    }
}

/// Tests the rule of a call that binds memory of a handle for the offset in the memory.
fn binds_memory(size: &str, call: &str, make: impl Fn(usize, usize) -> Result<()>) {
    accepted(call, || make(1, MAX - 1));
    rejected(&format!("{size}{SIZE} memOffset must be within the allocation {INVALID}"), || {
        make(1, MAX)
    });
}

#[test]
fn cuMulticastBindMem() {
    let call = |mcOffset, memOffset, size, flags| {
        // SAFETY: the mock reads no memory.
        unsafe { calls::cuMulticastBindMem(5, mcOffset, 6, memOffset, size, flags) }
    };
    binds_memory("cuMulticastBindMem: size (", "cuMulticastBindMem", |memOffset, size| {
        call(0, memOffset, size, 0)
    });
    binds(
        ["cuMulticastBindMem: size (", "cuMulticastBindMem: flags ("],
        "cuMulticastBindMem",
        "multicast::cuMulticastBindMem",
        |mcOffset, size, flags| call(mcOffset, 0, size, flags),
    );
}

#[test]
fn cuMulticastBindMem_v2() {
    let call = |mcOffset, memOffset, size, flags| {
        // SAFETY: the mock reads no memory.
        unsafe { calls::cuMulticastBindMem_v2(5, 0, mcOffset, 6, memOffset, size, flags) }
    };
    binds_memory("cuMulticastBindMem_v2: size (", "cuMulticastBindMem_v2", |memOffset, size| {
        call(0, memOffset, size, 0)
    });
    let test = "multicast::cuMulticastBindMem_v2";
    binds(
        ["cuMulticastBindMem_v2: size (", "cuMulticastBindMem_v2: flags ("],
        "cuMulticastBindMem_v2",
        test,
        |mcOffset, size, flags| call(mcOffset, 0, size, flags),
    );
}

#[test]
fn cuMulticastBindAddr() {
    let test = "multicast::cuMulticastBindAddr";
    binds(
        ["cuMulticastBindAddr: size (", "cuMulticastBindAddr: flags ("],
        "cuMulticastBindAddr",
        test,
        |mcOffset, size, flags| {
            // SAFETY: the mock reads no memory.
            unsafe { calls::cuMulticastBindAddr(5, mcOffset, 1 << 40, size, flags) }
        },
    );
}

#[test]
fn cuMulticastBindAddr_v2() {
    let test = "multicast::cuMulticastBindAddr_v2";
    binds(
        ["cuMulticastBindAddr_v2: size (", "cuMulticastBindAddr_v2: flags ("],
        "cuMulticastBindAddr_v2",
        test,
        |mcOffset, size, flags| {
            // SAFETY: the mock reads no memory.
            unsafe { calls::cuMulticastBindAddr_v2(5, 0, mcOffset, 1 << 40, size, flags) }
        },
    );
}

#[test]
fn cuMulticastUnbind() {
    // SAFETY: the mock reads no memory.
    let call = |mcOffset, size| unsafe { calls::cuMulticastUnbind(5, 0, mcOffset, size) };
    accepted("cuMulticastUnbind", || call(1, MAX - 1));
    rejected(
        &format!(
            "cuMulticastUnbind: size ({SIZE} mcOffset must be within the multicast object {INVALID}"
        ),
        || call(1, MAX),
    );
}

#[test]
fn cuMulticastGetGranularity() {
    let of = |prop: &CUmulticastObjectProp, option| {
        calls::cuMulticastGetGranularity(prop, CUmulticastGranularity_flags(option))
    };
    let call = |option| of(&object(), option);
    for option in [0, 1] {
        assert_eq!(accepted("cuMulticastGetGranularity", || call(option)), 2 << 20);
    }
    rejected(
        &format!(
            "cuMulticastGetGranularity: option (CUmulticastGranularity_flags(0x2)) must be \
             CU_MULTICAST_GRANULARITY_MINIMUM or CU_MULTICAST_GRANULARITY_RECOMMENDED {INVALID}"
        ),
        || call(2),
    );
    rejected(&format!("cuMulticastGetGranularity: prop.flags (1) must be zero {INVALID}"), || {
        of(&CUmulticastObjectProp { flags: 1, ..object() }, 0)
    });
    if cfg!(windows) {
        rejected(
            &format!(
                "cuMulticastGetGranularity: prop.handleTypes (3) must not have \
                 CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR on Windows {INVALID}"
            ),
            || of(&CUmulticastObjectProp { handleTypes: 3, ..object() }, 0),
        );
    }
}
