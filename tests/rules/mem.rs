#![cfg(not(miri))]

use crate::mock::{Answers, NEWER, NEWEST, accepted, answering, of_release, rejected};
use cuda_checked::sys::*;
use cuda_checked::{Result, calls};
use std::ptr;

/// A stream that drivers do not follow.
const STREAM: CUstream = ptr::without_provenance_mut(0x1000);

/// Asserts that a failing query leaves the call to the driver.
#[track_caller]
fn unanswered<T>(
    call: &str,
    attribute: fn(CUdevice_attribute) -> i32,
    body: impl FnOnce() -> Result<T>,
) {
    let code = CUresult::CUDA_ERROR_NOT_INITIALIZED;
    let answers = Answers { code, attribute, ..Answers::USUAL };
    answering(answers, || accepted(call, body));
}

#[test]
fn cuMemAlloc_v2() {
    accepted("cuMemAlloc_v2", || calls::cuMemAlloc_v2(1));
    rejected(
        "cuMemAlloc_v2: bytesize (0) must not be zero [would be CUDA_ERROR_INVALID_VALUE]",
        || calls::cuMemAlloc_v2(0),
    );
}

#[test]
fn cuMemAllocPitch_v2() {
    let call = |size| calls::cuMemAllocPitch_v2(100, 10, size);
    for size in [4, 8, 16] {
        accepted("cuMemAllocPitch_v2", || call(size));
    }
    rejected(
        "cuMemAllocPitch_v2: ElementSizeBytes (2) must be 4, 8 or 16 [would be CUDA_ERROR_INVALID_VALUE]",
        || call(2),
    );
}

#[test]
fn cuMemHostAlloc() {
    let call = |flags| calls::cuMemHostAlloc(4096, flags);
    accepted("cuMemHostAlloc", || call(0));
    accepted("cuMemHostAlloc", || call(7));
    rejected(
        "cuMemHostAlloc: Flags (8) must have no bits but 7, those of CU_MEMHOSTALLOC_PORTABLE, \
         CU_MEMHOSTALLOC_DEVICEMAP and CU_MEMHOSTALLOC_WRITECOMBINED [would be CUDA_ERROR_INVALID_VALUE]",
        || call(8),
    );
}

#[test]
fn cuMemHostGetDevicePointer_v2() {
    // SAFETY: the mock reads no memory.
    let call = |flags| unsafe { calls::cuMemHostGetDevicePointer_v2(ptr::null_mut(), flags) };
    accepted("cuMemHostGetDevicePointer_v2", || call(0));
    rejected(
        "cuMemHostGetDevicePointer_v2: Flags (1) must be zero [would be CUDA_ERROR_INVALID_VALUE]",
        || call(1),
    );
}

#[test]
fn cuMemAllocManaged() {
    let call = calls::cuMemAllocManaged;
    accepted("cuMemAllocManaged", || call(1, 1));
    accepted("cuMemAllocManaged", || call(1, 2));
    rejected(
        "cuMemAllocManaged: bytesize (0) must not be zero [would be CUDA_ERROR_INVALID_VALUE]",
        || call(0, 1),
    );
    rejected(
        "cuMemAllocManaged: flags (CU_MEM_ATTACH_GLOBAL | CU_MEM_ATTACH_HOST) must be CU_MEM_ATTACH_GLOBAL or \
         CU_MEM_ATTACH_HOST [would be CUDA_ERROR_INVALID_VALUE]",
        || call(1, 3),
    );
    let without =
        |attribute| i32::from(attribute != CUdevice_attribute::CU_DEVICE_ATTRIBUTE_MANAGED_MEMORY);
    answering(Answers { attribute: without, ..Answers::USUAL }, || {
        rejected(
            "cuMemAllocManaged: current_device (1) must support managed memory \
             (CU_DEVICE_ATTRIBUTE_MANAGED_MEMORY) [would be CUDA_ERROR_NOT_SUPPORTED]",
            || call(1, 1),
        );
    });
    unanswered("cuMemAllocManaged", without, || call(1, 1));
}

fn without_unified(attribute: CUdevice_attribute) -> i32 {
    i32::from(attribute != CUdevice_attribute::CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING)
}

#[cfg(windows)]
fn without_tcc(attribute: CUdevice_attribute) -> i32 {
    i32::from(attribute != CUdevice_attribute::CU_DEVICE_ATTRIBUTE_TCC_DRIVER)
}

fn without_ipc_events(attribute: CUdevice_attribute) -> i32 {
    i32::from(attribute != CUdevice_attribute::CU_DEVICE_ATTRIBUTE_IPC_EVENT_SUPPORTED)
}

#[test]
fn cuIpcOpenEventHandle() {
    // SAFETY: the mock takes any handle.
    let call = || unsafe { calls::cuIpcOpenEventHandle(CUipcEventHandle::default()) };
    of_release(NEWEST, "mem::cuIpcOpenEventHandle", || {
        accepted("cuIpcOpenEventHandle", call);
        answering(Answers { attribute: without_unified, ..Answers::USUAL }, || {
            rejected(
                "cuIpcOpenEventHandle: current_device (1) must support unified addressing \
             (CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING) [the documentation gives no code]",
                call,
            );
        });
        unanswered("cuIpcOpenEventHandle", without_unified, call);
    });
    let no_events = Answers { attribute: without_ipc_events, ..Answers::USUAL };
    for release in [11_080, 12_000, NEWEST, NEWER[0]] {
        of_release(release, "mem::cuIpcOpenEventHandle", || {
            answering(no_events, || match release {
                12_000..=NEWEST => rejected(
                    "cuIpcOpenEventHandle: current_device (1) must support IPC events \
                     (CU_DEVICE_ATTRIBUTE_IPC_EVENT_SUPPORTED) since CUDA 12.0 \
                     [the documentation gives no code]",
                    call,
                ),
                _ => drop(accepted("cuIpcOpenEventHandle", call)),
            });
        });
    }
    #[cfg(windows)]
    for release in [12_040, 12_050] {
        of_release(release, "mem::cuIpcOpenEventHandle", || {
            answering(Answers { attribute: without_tcc, ..Answers::USUAL }, || match release {
                12_040 => rejected(
                    "cuIpcOpenEventHandle: current_device (1) must use the TCC driver \
                     (CU_DEVICE_ATTRIBUTE_TCC_DRIVER) up to CUDA 12.4 on Windows [the documentation gives no code]",
                    call,
                ),
                _ => drop(accepted("cuIpcOpenEventHandle", call)),
            });
        });
    }
}

#[test]
fn cuIpcOpenMemHandle_v2() {
    // SAFETY: the mock opens nothing.
    let call = |flags| unsafe { calls::cuIpcOpenMemHandle_v2(CUipcMemHandle::default(), flags) };
    of_release(NEWEST, "mem::cuIpcOpenMemHandle_v2", || {
        accepted("cuIpcOpenMemHandle_v2", || call(1));
        for (flags, shown) in [
            (0, "CUipcMem_flags(0)"),
            (2, "CUipcMem_flags(0x2)"),
            (3, "CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS | 0x2"),
        ] {
            rejected(
                &format!(
                    "cuIpcOpenMemHandle_v2: Flags ({shown}) must be CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS \
                 [would be CUDA_ERROR_INVALID_VALUE]"
                ),
                || call(flags),
            );
        }
        answering(Answers { attribute: without_unified, ..Answers::USUAL }, || {
            rejected(
                "cuIpcOpenMemHandle_v2: current_device (1) must support unified addressing \
             (CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING) [the documentation gives no code]",
                || call(1),
            );
        });
        // Events may be shared where memory may not, and the reverse.
        answering(Answers { attribute: without_ipc_events, ..Answers::USUAL }, || {
            accepted("cuIpcOpenMemHandle_v2", || call(1));
        });
        unanswered("cuIpcOpenMemHandle_v2", without_unified, || call(1));
    });
    #[cfg(windows)]
    for release in [12_040, 12_050] {
        of_release(release, "mem::cuIpcOpenMemHandle_v2", || {
            answering(Answers { attribute: without_tcc, ..Answers::USUAL }, || match release {
                12_040 => rejected(
                    "cuIpcOpenMemHandle_v2: current_device (1) must use the TCC driver \
                     (CU_DEVICE_ATTRIBUTE_TCC_DRIVER) up to CUDA 12.4 on Windows [the documentation gives no code]",
                    || call(1),
                ),
                _ => drop(accepted("cuIpcOpenMemHandle_v2", || call(1))),
            });
        });
    }
    of_release(NEWER[0], "mem::cuIpcOpenMemHandle_v2", || {
        accepted("cuIpcOpenMemHandle_v2", || call(0));
    });
}

#[test]
fn cuMemHostRegister_v2() {
    // SAFETY: the mock reads no memory.
    let call = |flags| unsafe { calls::cuMemHostRegister_v2(ptr::null_mut(), 4096, flags) };
    accepted("cuMemHostRegister_v2", || call(0));
    accepted("cuMemHostRegister_v2", || call(15));
    rejected(
        "cuMemHostRegister_v2: Flags (16) must have no bits but 15, those of CU_MEMHOSTREGISTER_PORTABLE, \
         CU_MEMHOSTREGISTER_DEVICEMAP, CU_MEMHOSTREGISTER_IOMEMORY and CU_MEMHOSTREGISTER_READ_ONLY \
         [would be CUDA_ERROR_INVALID_VALUE]",
        || call(16),
    );
    let without = |attribute| {
        i32::from(
            attribute != CUdevice_attribute::CU_DEVICE_ATTRIBUTE_READ_ONLY_HOST_REGISTER_SUPPORTED,
        )
    };
    answering(Answers { attribute: without, ..Answers::USUAL }, || {
        accepted("cuMemHostRegister_v2", || call(7));
        rejected(
            "cuMemHostRegister_v2: Flags (8) must not have CU_MEMHOSTREGISTER_READ_ONLY, because the current device \
             does not support it (CU_DEVICE_ATTRIBUTE_READ_ONLY_HOST_REGISTER_SUPPORTED) [would be \
             CUDA_ERROR_NOT_SUPPORTED]",
            || call(8),
        );
    });
    unanswered("cuMemHostRegister_v2", without, || call(8));
}

const HOST: CUmemorytype = CUmemorytype::CU_MEMORYTYPE_HOST;
const DEVICE: CUmemorytype = CUmemorytype::CU_MEMORYTYPE_DEVICE;
const ARRAY: CUmemorytype = CUmemorytype::CU_MEMORYTYPE_ARRAY;
/// The extents of copies in two and in three dimensions, in messages.
const PLANE: &str = "`pCopy.WidthInBytes` and `pCopy.Height` are not zero";
const BOX: &str = "`pCopy.WidthInBytes`, `pCopy.Height` and `pCopy.Depth` are not zero";

/// The end of the message about a distance in memory.
fn of_memory(field: &str, extents: &str) -> String {
    let end = &field[..3];
    format!(
        "because `pCopy.{field}`, {extents} and `pCopy.{end}MemoryType` is not CU_MEMORYTYPE_ARRAY"
    )
}

fn copies_2d(name: &str, call: impl Fn(&CUDA_MEMCPY2D) -> Result<()>) {
    let base = CUDA_MEMCPY2D {
        srcMemoryType: HOST,
        srcXInBytes: 16,
        srcPitch: 80,
        dstMemoryType: DEVICE,
        dstXInBytes: 32,
        dstPitch: 96,
        WidthInBytes: 64,
        Height: 2,
        ..Default::default()
    };
    let accepted = |copy| accepted(name, || call(&copy));
    let rejected = |message: &str, copy| {
        rejected(&format!("{name}: {message} [would be CUDA_ERROR_INVALID_VALUE]"), || call(&copy));
    };
    accepted(base);
    for memory in [ARRAY, CUmemorytype::CU_MEMORYTYPE_UNIFIED] {
        accepted(CUDA_MEMCPY2D { srcMemoryType: memory, dstMemoryType: memory, ..base });
    }
    let types =
        "CU_MEMORYTYPE_HOST, CU_MEMORYTYPE_DEVICE, CU_MEMORYTYPE_ARRAY or CU_MEMORYTYPE_UNIFIED";
    let none = CUmemorytype(0);
    rejected(
        &format!("pCopy.srcMemoryType (CUmemorytype(0)) must be {types}, because {PLANE}"),
        CUDA_MEMCPY2D { srcMemoryType: none, ..base },
    );
    rejected(
        &format!("pCopy.dstMemoryType (CUmemorytype(0)) must be {types}, because {PLANE}"),
        CUDA_MEMCPY2D { dstMemoryType: none, ..base },
    );
    rejected(
        &format!(
            "pCopy.srcPitch (79) must be at least 80, WidthInBytes + srcXInBytes, {}",
            of_memory("srcPitch", PLANE)
        ),
        CUDA_MEMCPY2D { srcPitch: 79, ..base },
    );
    rejected(
        &format!(
            "pCopy.dstPitch (95) must be at least 96, WidthInBytes + dstXInBytes, {}",
            of_memory("dstPitch", PLANE)
        ),
        CUDA_MEMCPY2D { dstPitch: 95, ..base },
    );
    rejected(
        &format!(
            "pCopy.srcPitch (80) must be at least 18446744073709551615, WidthInBytes + srcXInBytes, {}",
            of_memory("srcPitch", PLANE)
        ),
        CUDA_MEMCPY2D { srcXInBytes: usize::MAX, ..base },
    );
    accepted(CUDA_MEMCPY2D { srcPitch: 0, dstPitch: 0, ..base });
    accepted(CUDA_MEMCPY2D { srcMemoryType: ARRAY, srcPitch: 1, ..base });
    accepted(CUDA_MEMCPY2D { dstMemoryType: ARRAY, dstPitch: 1, ..base });
    for (width, height) in [(0, 2), (64, 0)] {
        let wrong = CUDA_MEMCPY2D { srcMemoryType: none, srcPitch: 1, ..base };
        accepted(CUDA_MEMCPY2D { WidthInBytes: width, Height: height, ..wrong });
    }
}

#[test]
fn cuMemcpy2D_v2() {
    // SAFETY: the mock reads no memory.
    copies_2d("cuMemcpy2D_v2", |copy| unsafe { calls::cuMemcpy2D_v2(copy) });
}

#[test]
fn cuMemcpy2DUnaligned_v2() {
    // SAFETY: the mock reads no memory.
    copies_2d("cuMemcpy2DUnaligned_v2", |copy| unsafe { calls::cuMemcpy2DUnaligned_v2(copy) });
}

#[test]
fn cuMemcpy2DAsync_v2() {
    // SAFETY: the mock reads no memory.
    copies_2d("cuMemcpy2DAsync_v2", |copy| unsafe { calls::cuMemcpy2DAsync_v2(copy, STREAM) });
}

fn copies_3d(name: &str, call: impl Fn(&CUDA_MEMCPY3D) -> Result<()>) {
    let base = CUDA_MEMCPY3D {
        srcMemoryType: HOST,
        srcXInBytes: 16,
        srcY: 1,
        srcPitch: 80,
        srcHeight: 5,
        dstMemoryType: DEVICE,
        dstXInBytes: 32,
        dstY: 2,
        dstPitch: 96,
        dstHeight: 6,
        WidthInBytes: 64,
        Height: 4,
        Depth: 2,
        ..Default::default()
    };
    let accepted = |copy| accepted(name, || call(&copy));
    let rejected = |message: &str, copy| {
        rejected(&format!("{name}: {message} [would be CUDA_ERROR_INVALID_VALUE]"), || call(&copy));
    };
    accepted(base);
    for memory in [ARRAY, CUmemorytype::CU_MEMORYTYPE_UNIFIED] {
        accepted(CUDA_MEMCPY3D { srcMemoryType: memory, dstMemoryType: memory, ..base });
    }
    let types =
        "CU_MEMORYTYPE_HOST, CU_MEMORYTYPE_DEVICE, CU_MEMORYTYPE_ARRAY or CU_MEMORYTYPE_UNIFIED";
    let none = CUmemorytype(5);
    rejected(
        &format!("pCopy.srcMemoryType (CUmemorytype(5)) must be {types}, because {BOX}"),
        CUDA_MEMCPY3D { srcMemoryType: none, ..base },
    );
    rejected(
        &format!("pCopy.dstMemoryType (CUmemorytype(5)) must be {types}, because {BOX}"),
        CUDA_MEMCPY3D { dstMemoryType: none, ..base },
    );
    rejected(
        &format!(
            "pCopy.srcPitch (79) must be at least 80, WidthInBytes + srcXInBytes, {}",
            of_memory("srcPitch", BOX)
        ),
        CUDA_MEMCPY3D { srcPitch: 79, ..base },
    );
    rejected(
        &format!(
            "pCopy.dstPitch (95) must be at least 96, WidthInBytes + dstXInBytes, {}",
            of_memory("dstPitch", BOX)
        ),
        CUDA_MEMCPY3D { dstPitch: 95, ..base },
    );
    rejected(
        &format!(
            "pCopy.srcHeight (4) must be at least 5, Height + srcY, {}",
            of_memory("srcHeight", BOX)
        ),
        CUDA_MEMCPY3D { srcHeight: 4, ..base },
    );
    rejected(
        &format!(
            "pCopy.dstHeight (5) must be at least 6, Height + dstY, {}",
            of_memory("dstHeight", BOX)
        ),
        CUDA_MEMCPY3D { dstHeight: 5, ..base },
    );
    rejected(
        &format!(
            "pCopy.dstHeight (6) must be at least 18446744073709551615, Height + dstY, {}",
            of_memory("dstHeight", BOX)
        ),
        CUDA_MEMCPY3D { dstY: usize::MAX, ..base },
    );
    accepted(CUDA_MEMCPY3D { srcPitch: 0, srcHeight: 0, dstPitch: 0, dstHeight: 0, ..base });
    accepted(CUDA_MEMCPY3D { srcMemoryType: ARRAY, srcPitch: 1, srcHeight: 1, ..base });
    accepted(CUDA_MEMCPY3D { dstMemoryType: ARRAY, dstPitch: 1, dstHeight: 1, ..base });
    let nothing = |message: &str, copy| rejected(&format!("{message}, because {BOX}"), copy);
    nothing("pCopy.srcLOD (1) must be zero", CUDA_MEMCPY3D { srcLOD: 1, ..base });
    nothing("pCopy.dstLOD (1) must be zero", CUDA_MEMCPY3D { dstLOD: 1, ..base });
    let pointer = ptr::without_provenance_mut(0x10);
    nothing("pCopy.reserved0 (0x10) must be null", CUDA_MEMCPY3D { reserved0: pointer, ..base });
    nothing("pCopy.reserved1 (0x10) must be null", CUDA_MEMCPY3D { reserved1: pointer, ..base });
    for (width, height, depth) in [(0, 4, 2), (64, 0, 2), (64, 4, 0)] {
        let wrong = CUDA_MEMCPY3D { srcMemoryType: none, srcPitch: 1, srcLOD: 1, ..base };
        accepted(CUDA_MEMCPY3D { WidthInBytes: width, Height: height, Depth: depth, ..wrong });
    }
}

#[test]
fn cuMemcpy3D_v2() {
    // SAFETY: the mock reads no memory.
    copies_3d("cuMemcpy3D_v2", |copy| unsafe { calls::cuMemcpy3D_v2(copy) });
}

#[test]
fn cuMemcpy3DAsync_v2() {
    // SAFETY: the mock reads no memory.
    copies_3d("cuMemcpy3DAsync_v2", |copy| unsafe { calls::cuMemcpy3DAsync_v2(copy, STREAM) });
}

const IN_ORDER: CUmemcpySrcAccessOrder = CUmemcpySrcAccessOrder::CU_MEMCPY_SRC_ACCESS_ORDER_STREAM;
const ORDERS: &str = "CU_MEMCPY_SRC_ACCESS_ORDER_STREAM, CU_MEMCPY_SRC_ACCESS_ORDER_DURING_API_CALL or \
                      CU_MEMCPY_SRC_ACCESS_ORDER_ANY";

#[test]
fn cuMemcpyBatchAsync_v2() {
    let call = |count, orders: &[i32], starts: &[usize], stream| {
        let mut attributes: Vec<_> = orders
            .iter()
            .map(|order| CUmemcpyAttributes {
                srcAccessOrder: CUmemcpySrcAccessOrder(*order as _),
                ..Default::default()
            })
            .collect();
        let (mut starts, attributes_count) = (starts.to_vec(), starts.len());
        let (mut addresses, mut sizes) = (vec![1 << 40; count], vec![64; count]);
        // SAFETY: each array has as many entries as its count, and the mock reads no memory.
        unsafe {
            calls::cuMemcpyBatchAsync_v2(
                addresses.as_mut_ptr(),
                addresses.as_mut_ptr(),
                sizes.as_mut_ptr(),
                count,
                attributes.as_mut_ptr(),
                starts.as_mut_ptr(),
                attributes_count,
                stream,
            )
        }
    };
    let accepted = |count, orders: &[i32], starts: &[usize], stream| {
        accepted("cuMemcpyBatchAsync_v2", || call(count, orders, starts, stream));
    };
    let rejected = |message: &str, count, orders: &[i32], starts: &[usize], stream| {
        let message =
            format!("cuMemcpyBatchAsync_v2: {message} [would be CUDA_ERROR_INVALID_VALUE]");
        rejected(&message, || call(count, orders, starts, stream));
    };
    accepted(10, &[1, 2, 3], &[0, 6, 9], STREAM);
    accepted(10, &[1], &[0], CU_STREAM_PER_THREAD);
    accepted(0, &[], &[], STREAM);
    rejected(
        "hStream (null) must not be null, the legacy default stream",
        10,
        &[1],
        &[0],
        ptr::null_mut(),
    );
    rejected(
        "hStream (0x1) must not be CU_STREAM_LEGACY, the legacy default stream",
        10,
        &[1],
        &[0],
        CU_STREAM_LEGACY,
    );
    rejected("numAttrs (0) must not be zero, because `count` is not zero", 1, &[], &[], STREAM);
    accepted(2, &[1, 1], &[0, 1], STREAM);
    rejected("numAttrs (2) must be at most 1, count", 1, &[1, 1], &[0, 1], STREAM);
    rejected("attrsIdxs[0] (1) must be zero", 10, &[1], &[1], STREAM);
    rejected(
        "attrsIdxs[2] (6) must be greater than the entry before",
        10,
        &[1, 2, 3],
        &[0, 6, 6],
        STREAM,
    );
    rejected("attrsIdxs[1] (10) must be below 10, count", 10, &[1, 2], &[0, 10], STREAM);
    rejected(
        &format!("attrs[1].srcAccessOrder (CU_MEMCPY_SRC_ACCESS_ORDER_INVALID) must be {ORDERS}"),
        10,
        &[1, 0],
        &[0, 6],
        STREAM,
    );
}

/// The copy of a box from memory to memory.
fn box_of_memory() -> CUDA_MEMCPY3D_BATCH_OP {
    let memory = CUmemcpy3DOperand {
        type_: CUmemcpy3DOperandType::CU_MEMCPY_OPERAND_TYPE_POINTER,
        op: CUmemcpy3DOperand_op {
            ptr: CUmemcpy3DOperand_op_ptr {
                ptr: 1 << 40,
                rowLength: 64,
                layerHeight: 4,
                locHint: CUmemLocation::default(),
            },
        },
    };
    CUDA_MEMCPY3D_BATCH_OP {
        src: memory,
        dst: memory,
        extent: CUextent3D { width: 64, height: 4, depth: 2 },
        srcAccessOrder: IN_ORDER,
        flags: 0,
    }
}

/// Tests the rules of a call for an operation, which the messages call `op`.
fn copies_of_boxes(name: &str, op: &str, call: impl Fn(CUDA_MEMCPY3D_BATCH_OP) -> Result<()>) {
    let changed = |change: &dyn Fn(&mut CUDA_MEMCPY3D_BATCH_OP)| {
        let mut copy = box_of_memory();
        change(&mut copy);
        copy
    };
    let accepted =
        |change: &dyn Fn(&mut CUDA_MEMCPY3D_BATCH_OP)| accepted(name, || call(changed(change)));
    let rejected = |message: &str, change: &dyn Fn(&mut CUDA_MEMCPY3D_BATCH_OP)| {
        let message = format!("{name}: {op}.{message} [would be CUDA_ERROR_INVALID_VALUE]");
        rejected(&message, || call(changed(change)));
    };
    accepted(&|_| {});
    rejected("extent.width (0) must not be zero", &|op| op.extent.width = 0);
    rejected("extent.height (0) must not be zero", &|op| op.extent.height = 0);
    rejected("extent.depth (0) must not be zero", &|op| op.extent.depth = 0);
    let types = "CU_MEMCPY_OPERAND_TYPE_POINTER or CU_MEMCPY_OPERAND_TYPE_ARRAY";
    rejected(&format!("src.type (CUmemcpy3DOperandType(0)) must be {types}"), &|op| {
        op.src.type_ = CUmemcpy3DOperandType(0);
    });
    rejected(&format!("dst.type (CUmemcpy3DOperandType(3)) must be {types}"), &|op| {
        op.dst.type_ = CUmemcpy3DOperandType(3);
    });
    rejected(&format!("srcAccessOrder (CUmemcpySrcAccessOrder(4)) must be {ORDERS}"), &|op| {
        op.srcAccessOrder = CUmemcpySrcAccessOrder(4);
    });
    accepted(&|op| {
        op.src.op.ptr.rowLength = 0;
        op.src.op.ptr.layerHeight = 0;
    });
    let shorter = |end: &str, field: &str, bound: &str| {
        format!(
            "{end}.op.ptr.{field} must be at least {bound}, because `{op}.{end}.op.ptr.{}` is not zero and \
             `{op}.{end}.type` is CU_MEMCPY_OPERAND_TYPE_POINTER",
            field.split(' ').next().unwrap()
        )
    };
    let (width, height) = ("64, extent.width", "4, extent.height");
    rejected(&shorter("src", "rowLength (63)", width), &|op| op.src.op.ptr.rowLength = 63);
    rejected(&shorter("dst", "rowLength (63)", width), &|op| op.dst.op.ptr.rowLength = 63);
    rejected(&shorter("src", "layerHeight (3)", height), &|op| op.src.op.ptr.layerHeight = 3);
    rejected(&shorter("dst", "layerHeight (3)", height), &|op| op.dst.op.ptr.layerHeight = 3);
    // For an array these bytes have another meaning.
    accepted(&|op| {
        op.dst.op.ptr.rowLength = 1;
        op.dst.op.ptr.layerHeight = 1;
        op.dst.type_ = CUmemcpy3DOperandType::CU_MEMCPY_OPERAND_TYPE_ARRAY;
    });
}

#[test]
fn cuMemcpy3DBatchAsync_v2() {
    // The second operation is the one to check.
    let call = |op, flags, stream| {
        let mut ops = [box_of_memory(), op];
        // SAFETY: there are two operations, and the mock reads no memory.
        unsafe { calls::cuMemcpy3DBatchAsync_v2(2, ops.as_mut_ptr(), flags, stream) }
    };
    copies_of_boxes("cuMemcpy3DBatchAsync_v2", "opList[1]", |op| call(op, 0, STREAM));
    rejected(
        "cuMemcpy3DBatchAsync_v2: flags (1) must be zero [would be CUDA_ERROR_INVALID_VALUE]",
        || call(box_of_memory(), 1, STREAM),
    );
    rejected(
        "cuMemcpy3DBatchAsync_v2: hStream (null) must not be null, the default stream \
         [would be CUDA_ERROR_INVALID_VALUE]",
        || call(box_of_memory(), 0, ptr::null_mut()),
    );
    // SAFETY: there are no operations.
    accepted("cuMemcpy3DBatchAsync_v2", || unsafe {
        calls::cuMemcpy3DBatchAsync_v2(0, ptr::null_mut(), 0, STREAM)
    });
}

#[test]
fn cuMemcpyWithAttributesAsync() {
    let call = |order| {
        let mut attributes = CUmemcpyAttributes {
            srcAccessOrder: CUmemcpySrcAccessOrder(order),
            ..Default::default()
        };
        // SAFETY: the attributes are live locals, and the mock reads no memory.
        unsafe { calls::cuMemcpyWithAttributesAsync(1 << 40, 1 << 41, 64, &mut attributes, STREAM) }
    };
    for order in [1, 2, 3] {
        accepted("cuMemcpyWithAttributesAsync", || call(order));
    }
    rejected(
        &format!(
            "cuMemcpyWithAttributesAsync: attr.srcAccessOrder (CU_MEMCPY_SRC_ACCESS_ORDER_INVALID) must be {ORDERS} \
             [would be CUDA_ERROR_INVALID_VALUE]"
        ),
        || call(0),
    );
    // SAFETY: the mock reads no memory.
    accepted("cuMemcpyWithAttributesAsync", || unsafe {
        calls::cuMemcpyWithAttributesAsync(1 << 40, 1 << 41, 64, ptr::null_mut(), STREAM)
    });
}

#[test]
fn cuMemcpy3DWithAttributesAsync() {
    let call = |mut op, flags| {
        // SAFETY: the operation is a live local, and the mock reads no memory.
        unsafe { calls::cuMemcpy3DWithAttributesAsync(&mut op, flags, STREAM) }
    };
    copies_of_boxes("cuMemcpy3DWithAttributesAsync", "op", |op| call(op, 0));
    rejected(
        "cuMemcpy3DWithAttributesAsync: flags (1) must be zero [would be CUDA_ERROR_INVALID_VALUE]",
        || call(box_of_memory(), 1),
    );
    // SAFETY: the mock reads no memory.
    accepted("cuMemcpy3DWithAttributesAsync", || unsafe {
        calls::cuMemcpy3DWithAttributesAsync(ptr::null_mut(), 0, STREAM)
    });
}

/// Fills of a line of values of `size` bytes: an address, and their number.
fn fills(name: &str, size: u64, call: impl Fn(CUdeviceptr, usize) -> Result<()>) {
    accepted(name, || call(4096, 1));
    rejected(
        &format!(
            "{name}: dstDevice ({}) must be a multiple of {size}, because the fill is not empty [would be \
             CUDA_ERROR_INVALID_VALUE]",
            4096 + size / 2
        ),
        || call(4096 + size / 2, 1),
    );
    accepted(name, || call(4096 + size / 2, 0));
}

/// Fills of a rectangle of values of `size` bytes: an address, a pitch, a width and a height.
fn fills_2d(
    name: &str,
    size: usize,
    call: impl Fn(CUdeviceptr, usize, usize, usize) -> Result<()>,
) {
    let (address, half) = (4096 + size as CUdeviceptr / 2, size / 2);
    accepted(name, || call(4096, 64, 8, 2));
    rejected(
        &format!(
            "{name}: dstDevice ({address}) must be a multiple of {size}, because `Width` and `Height` are not zero \
             [would be CUDA_ERROR_INVALID_VALUE]"
        ),
        || call(address, 64, 8, 2),
    );
    rejected(
        &format!(
            "{name}: dstPitch ({}) must be a multiple of {size}, because `Height` is not 1 and `Width` and `Height` \
             are not zero [would be CUDA_ERROR_INVALID_VALUE]",
            64 + half
        ),
        || call(4096, 64 + half, 8, 2),
    );
    // The pitch of one row is not used.
    accepted(name, || call(4096, 64 + half, 8, 1));
    accepted(name, || call(address, 64 + half, 0, 2));
    accepted(name, || call(address, 64 + half, 8, 0));
}

#[test]
fn cuMemsetD16_v2() {
    // SAFETY: the mock reads no memory.
    fills("cuMemsetD16_v2", 2, |to, n| unsafe { calls::cuMemsetD16_v2(to, 0, n) });
}

#[test]
fn cuMemsetD32_v2() {
    // SAFETY: the mock reads no memory.
    fills("cuMemsetD32_v2", 4, |to, n| unsafe { calls::cuMemsetD32_v2(to, 0, n) });
}

#[test]
fn cuMemsetD16Async() {
    // SAFETY: the mock reads no memory.
    fills("cuMemsetD16Async", 2, |to, n| unsafe { calls::cuMemsetD16Async(to, 0, n, STREAM) });
}

#[test]
fn cuMemsetD32Async() {
    // SAFETY: the mock reads no memory.
    fills("cuMemsetD32Async", 4, |to, n| unsafe { calls::cuMemsetD32Async(to, 0, n, STREAM) });
}

#[test]
fn cuMemsetD2D16_v2() {
    // SAFETY: the mock reads no memory.
    fills_2d("cuMemsetD2D16_v2", 2, |to, pitch, width, height| unsafe {
        calls::cuMemsetD2D16_v2(to, pitch, 0, width, height)
    });
}

#[test]
fn cuMemsetD2D32_v2() {
    // SAFETY: the mock reads no memory.
    fills_2d("cuMemsetD2D32_v2", 4, |to, pitch, width, height| unsafe {
        calls::cuMemsetD2D32_v2(to, pitch, 0, width, height)
    });
}

#[test]
fn cuMemsetD2D16Async() {
    // SAFETY: the mock reads no memory.
    fills_2d("cuMemsetD2D16Async", 2, |to, pitch, width, height| unsafe {
        calls::cuMemsetD2D16Async(to, pitch, 0, width, height, STREAM)
    });
}

#[test]
fn cuMemsetD2D32Async() {
    // SAFETY: the mock reads no memory.
    fills_2d("cuMemsetD2D32Async", 4, |to, pitch, width, height| unsafe {
        calls::cuMemsetD2D32Async(to, pitch, 0, width, height, STREAM)
    });
}

const FLOAT: CUarray_format = CUarray_format::CU_AD_FORMAT_FLOAT;
const PLAIN: &str = "CU_AD_FORMAT_UNSIGNED_INT8, CU_AD_FORMAT_UNSIGNED_INT16, CU_AD_FORMAT_UNSIGNED_INT32, \
                     CU_AD_FORMAT_SIGNED_INT8, CU_AD_FORMAT_SIGNED_INT16, CU_AD_FORMAT_SIGNED_INT32, \
                     CU_AD_FORMAT_HALF or CU_AD_FORMAT_FLOAT";

#[test]
fn cuArrayCreate_v2() {
    let call = |format, channels| {
        calls::cuArrayCreate_v2(&CUDA_ARRAY_DESCRIPTOR {
            Width: 64,
            Height: 64,
            Format: format,
            NumChannels: channels,
        })
    };
    for channels in [1, 2, 4] {
        accepted("cuArrayCreate_v2", || call(FLOAT, channels));
    }
    for format in [1, 2, 3, 8, 9, 10, 16, 32] {
        rejected(
            &format!(
                "cuArrayCreate_v2: pAllocateArray.NumChannels (3) must be 1, 2 or 4, because `pAllocateArray.Format` \
                 is {PLAIN} [would be CUDA_ERROR_INVALID_VALUE]"
            ),
            || call(CUarray_format(format), 3),
        );
    }
    accepted("cuArrayCreate_v2", || call(CUarray_format::CU_AD_FORMAT_BC6H_UF16, 3));
}

/// A limit for each attribute: 500 plus its number for attributes of surfaces, more for those of textures.
fn limits(attribute: CUdevice_attribute) -> i32 {
    let number = attribute.0 as i32;
    let name = format!("{attribute:?}");
    match name.contains("_SURFACE") {
        true => 500 + number,
        false if name.contains("_TEXTURE") => 1000 + number,
        false => 1,
    }
}

fn arrays(
    name: &str,
    array: &str,
    mipmapped: bool,
    call: impl Fn(&CUDA_ARRAY3D_DESCRIPTOR) -> Result<CUarray>,
) {
    let of = |Width, Height, Depth, Flags| CUDA_ARRAY3D_DESCRIPTOR {
        Width,
        Height,
        Depth,
        Format: FLOAT,
        NumChannels: 1,
        Flags,
    };
    let (layered, surface, cube) =
        (CUDA_ARRAY3D_LAYERED, CUDA_ARRAY3D_SURFACE_LDST, CUDA_ARRAY3D_CUBEMAP);
    let accepted = |array| {
        answering(Answers { attribute: limits, ..Answers::USUAL }, || {
            accepted(name, || call(&array));
        })
    };
    let rejected = |message: &str, descriptor| {
        let message = format!("{name}: {array}.{message} [would be CUDA_ERROR_INVALID_VALUE]");
        answering(Answers { attribute: limits, ..Answers::USUAL }, || {
            rejected(&message, || call(&descriptor));
        });
    };
    accepted(of(64, 64, 0, 0));
    rejected(
        &format!("NumChannels (3) must be 1, 2 or 4, because `{array}.Format` is {PLAIN}"),
        CUDA_ARRAY3D_DESCRIPTOR { NumChannels: 3, ..of(64, 64, 0, 0) },
    );
    accepted(CUDA_ARRAY3D_DESCRIPTOR {
        Format: CUarray_format::CU_AD_FORMAT_BC6H_UF16,
        NumChannels: 3,
        ..of(64, 64, 0, 0)
    });
    rejected("Width (0) must not be zero", of(0, 64, 0, 0));
    accepted(of(64, 0, 2, layered));
    rejected(
        &format!(
            "Height (0) must not be zero, because `{array}.Depth` is not zero and `{array}.Flags` does not have \
             CUDA_ARRAY3D_LAYERED or CUDA_ARRAY3D_CUBEMAP"
        ),
        of(64, 0, 2, 0),
    );
    for (height, flags) in [(0, layered), (64, layered), (64, cube | layered)] {
        rejected(
            &format!(
                "Depth (0) must not be zero, because `{array}.Flags` has CUDA_ARRAY3D_LAYERED"
            ),
            of(64, height, 0, flags),
        );
    }
    let gather = CUDA_ARRAY3D_TEXTURE_GATHER;
    accepted(of(64, 64, 0, gather));
    for (height, depth, flags) in [
        (0, 0, 0),
        (64, 2, 0),
        (0, 2, layered),
        (64, 2, layered),
        (64, 6, cube),
        (64, 6, cube | layered),
    ] {
        let flags = flags | gather;
        rejected(
            &format!(
                "Flags ({flags}) must not have CUDA_ARRAY3D_TEXTURE_GATHER, because the array has layers or does not \
                 have two dimensions"
            ),
            of(64, height, depth, flags),
        );
    }
    accepted(of(64, 64, 6, cube));
    let alone = format!(
        "because `{array}.Flags` has CUDA_ARRAY3D_CUBEMAP but does not have CUDA_ARRAY3D_LAYERED"
    );
    rejected(&format!("Height (63) must be 64, Width, {alone}"), of(64, 63, 6, cube));
    rejected(&format!("Depth (12) must be 6, {alone}"), of(64, 64, 12, cube));
    accepted(of(64, 64, 12, cube | layered));
    let both = format!("because `{array}.Flags` has CUDA_ARRAY3D_CUBEMAP and CUDA_ARRAY3D_LAYERED");
    rejected(&format!("Height (65) must be 64, Width, {both}"), of(64, 65, 12, cube | layered));
    rejected(
        &format!("Depth (13) must be a multiple of 6, {both}"),
        of(64, 64, 13, cube | layered),
    );

    // For each limit: the array that reaches it, and the extent that exceeds it.
    let beyond = |name: &str,
                  extent: &str,
                  array: fn(usize) -> (usize, usize, usize),
                  flags,
                  step,
                  kind: &str| {
        let (attribute, limit) = limit(name);
        let with = match name.starts_with("SURFACE") {
            true if kind.contains(" is a ") => " and has CUDA_ARRAY3D_SURFACE_LDST",
            true => " and CUDA_ARRAY3D_SURFACE_LDST",
            false => "",
        };
        let limit = limit - limit % step;
        let descriptor = |limit| {
            let (width, height, depth) = array(limit);
            of(width, height, depth, flags)
        };
        accepted(descriptor(limit));
        let most = limits(attribute);
        rejected(
            &format!(
                "{extent} ({}) must be at most {most}, {attribute:?}, because {kind}{with}",
                limit + step
            ),
            descriptor(limit + step),
        );
    };
    let (flags, two) = (format!("`{array}.Flags`"), "the array has two dimensions");
    let (plane, kind) = match mipmapped {
        true => ("MIPMAPPED_", two.to_owned()),
        false => ("", format!("{two} and {flags} does not have CUDA_ARRAY3D_TEXTURE_GATHER")),
    };
    beyond(
        &format!("TEXTURE1D_{plane}WIDTH"),
        "Width",
        |n| (n, 0, 0),
        0,
        1,
        "the array has one dimension",
    );
    beyond(&format!("TEXTURE2D_{plane}WIDTH"), "Width", |n| (n, 1, 0), 0, 1, &kind);
    beyond(&format!("TEXTURE2D_{plane}HEIGHT"), "Height", |n| (1, n, 0), 0, 1, &kind);
    let (plane, kind) = match mipmapped {
        true => ("MIPMAPPED_", two.to_owned()),
        false => ("GATHER_", format!("{two} and {flags} has CUDA_ARRAY3D_TEXTURE_GATHER")),
    };
    beyond(&format!("TEXTURE2D_{plane}WIDTH"), "Width", |n| (n, 1, 0), gather, 1, &kind);
    beyond(&format!("TEXTURE2D_{plane}HEIGHT"), "Height", |n| (1, n, 0), gather, 1, &kind);
    beyond(
        "TEXTURE1D_LAYERED_WIDTH",
        "Width",
        |n| (n, 0, 1),
        layered,
        1,
        "the array has layers of one dimension",
    );
    beyond(
        "TEXTURE1D_LAYERED_LAYERS",
        "Depth",
        |n| (1, 0, n),
        layered,
        1,
        "the array has layers of one dimension",
    );
    beyond(
        "TEXTURE2D_LAYERED_WIDTH",
        "Width",
        |n| (n, 1, 1),
        layered,
        1,
        "the array has layers of two dimensions",
    );
    beyond(
        "TEXTURE2D_LAYERED_HEIGHT",
        "Height",
        |n| (1, n, 1),
        layered,
        1,
        "the array has layers of two dimensions",
    );
    beyond(
        "TEXTURE2D_LAYERED_LAYERS",
        "Depth",
        |n| (1, 1, n),
        layered,
        1,
        "the array has layers of two dimensions",
    );
    beyond(
        "TEXTURECUBEMAP_WIDTH",
        "Width",
        |n| (n, n, 6),
        cube,
        1,
        "the array is a cubemap without layers",
    );
    beyond(
        "TEXTURECUBEMAP_LAYERED_WIDTH",
        "Width",
        |n| (n, n, 6),
        cube | layered,
        1,
        "the array is a layered cubemap",
    );
    beyond(
        "TEXTURECUBEMAP_LAYERED_LAYERS",
        "Depth",
        |n| (1, 1, n),
        cube | layered,
        6,
        "the array is a layered cubemap",
    );
    beyond("SURFACE1D_WIDTH", "Width", |n| (n, 0, 0), surface, 1, "the array has one dimension");
    beyond("SURFACE2D_WIDTH", "Width", |n| (n, 1, 0), surface, 1, "the array has two dimensions");
    beyond("SURFACE2D_HEIGHT", "Height", |n| (1, n, 0), surface, 1, "the array has two dimensions");
    beyond(
        "SURFACE2D_HEIGHT",
        "Height",
        |n| (1, n, 0),
        surface | gather,
        1,
        "the array has two dimensions",
    );
    beyond("SURFACE3D_WIDTH", "Width", |n| (n, 1, 1), surface, 1, "the array has three dimensions");
    beyond(
        "SURFACE3D_HEIGHT",
        "Height",
        |n| (1, n, 1),
        surface,
        1,
        "the array has three dimensions",
    );
    beyond("SURFACE3D_DEPTH", "Depth", |n| (1, 1, n), surface, 1, "the array has three dimensions");
    beyond(
        "SURFACE1D_LAYERED_WIDTH",
        "Width",
        |n| (n, 0, 1),
        surface | layered,
        1,
        "the array has layers of one dimension",
    );
    beyond(
        "SURFACE1D_LAYERED_LAYERS",
        "Depth",
        |n| (1, 0, n),
        surface | layered,
        1,
        "the array has layers of one dimension",
    );
    beyond(
        "SURFACE2D_LAYERED_WIDTH",
        "Width",
        |n| (n, 1, 1),
        surface | layered,
        1,
        "the array has layers of two dimensions",
    );
    beyond(
        "SURFACE2D_LAYERED_HEIGHT",
        "Height",
        |n| (1, n, 1),
        surface | layered,
        1,
        "the array has layers of two dimensions",
    );
    beyond(
        "SURFACE2D_LAYERED_LAYERS",
        "Depth",
        |n| (1, 1, n),
        surface | layered,
        1,
        "the array has layers of two dimensions",
    );
    beyond(
        "SURFACECUBEMAP_WIDTH",
        "Width",
        |n| (n, n, 6),
        surface | cube,
        1,
        "the array is a cubemap without layers",
    );
    beyond(
        "SURFACECUBEMAP_LAYERED_WIDTH",
        "Width",
        |n| (n, n, 6),
        surface | cube | layered,
        1,
        "the array is a layered cubemap",
    );
    beyond(
        "SURFACECUBEMAP_LAYERED_LAYERS",
        "Depth",
        |n| (1, 1, n),
        surface | cube | layered,
        6,
        "the array is a layered cubemap",
    );

    // A box is within one of two sets of limits, and the message is about the usual one.
    let both = "because the array has three dimensions and exceeds a limit that ends in _ALTERNATE";
    for (alternate, attribute, extent, array) in [
        (
            "TEXTURE3D_WIDTH_ALTERNATE",
            "TEXTURE3D_WIDTH",
            "Width",
            (|n| (n, 1, 1)) as fn(usize) -> (usize, usize, usize),
        ),
        ("TEXTURE3D_HEIGHT_ALTERNATE", "TEXTURE3D_HEIGHT", "Height", |n| (1, n, 1)),
        ("TEXTURE3D_DEPTH_ALTERNATE", "TEXTURE3D_DEPTH", "Depth", |n| (1, 1, n)),
    ] {
        let (_, other) = limit(alternate);
        let (attribute, usual) = limit(attribute);
        assert!(usual < other);
        let descriptor = |n| {
            let (width, height, depth) = array(n);
            of(width, height, depth, 0)
        };
        accepted(descriptor(other));
        rejected(
            &format!("{extent} ({}) must be at most {usual}, {attribute:?}, {both}", other + 1),
            descriptor(other + 1),
        );
    }
    let ((_, width), (attribute, height)) =
        (limit("TEXTURE3D_WIDTH_ALTERNATE"), limit("TEXTURE3D_WIDTH"));
    // Each extent within a limit, but not all within those of one set.
    let (_, depth) = limit("TEXTURE3D_DEPTH_ALTERNATE");
    rejected(
        &format!("Width ({width}) must be at most {height}, {attribute:?}, {both}"),
        of(width, 1, depth + 1, 0),
    );

    answering(Answers { attribute: |_| 0, ..Answers::USUAL }, || {
        // A device that reports no limit.
        crate::mock::accepted(name, || call(&of(1 << 20, 0, 0, surface)));
    });
    unanswered(name, |_| 1, || call(&of(1 << 20, 0, 0, surface)));
}

/// Returns the attribute of that name, and its value in [`limits`].
fn limit(name: &str) -> (CUdevice_attribute, usize) {
    let name = format!("CU_DEVICE_ATTRIBUTE_MAXIMUM_{name}");
    let attributes = (0..200).map(CUdevice_attribute);
    let attribute = attributes.into_iter().find(|attribute| format!("{attribute:?}") == name);
    let attribute = attribute.expect(&name);
    (attribute, limits(attribute) as usize)
}

#[test]
fn cuArray3DCreate_v2() {
    arrays("cuArray3DCreate_v2", "pAllocateArray", false, calls::cuArray3DCreate_v2);
}

#[test]
fn cuMipmappedArrayCreate() {
    arrays("cuMipmappedArrayCreate", "pMipmappedArrayDesc", true, |array| {
        calls::cuMipmappedArrayCreate(array, 1).map(|_| ptr::null_mut())
    });
}

#[test]
fn cuMemGetHandleForAddressRange() {
    const FD: CUmemRangeHandleType = CUmemRangeHandleType::CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD;
    const OTHER: CUmemRangeHandleType = CUmemRangeHandleType(2);
    let name = "cuMemGetHandleForAddressRange";
    let call = |address, size, of, flags| {
        // SAFETY: the mock reads no memory.
        unsafe { calls::cuMemGetHandleForAddressRange(ptr::null_mut(), address, size, of, flags) }
    };
    // A multiple of the page size of any host.
    let page = 1 << 16;
    of_release(NEWEST, "mem::cuMemGetHandleForAddressRange", || {
        accepted(name, || call(page, page as usize, FD, 0));
        accepted(name, || call(page, page as usize, FD, 1));
        accepted(name, || call(page, page as usize, OTHER, 0));
        let begins = |start: &str, body: &dyn Fn() -> Result<()>| {
            let message = body().expect_err(start).to_string();
            let page = message.strip_prefix(start).and_then(|rest| rest.split(',').next());
            let page: u64 = page.and_then(|page| page.parse().ok()).expect(&message);
            assert!(page >= 4096 && page.is_power_of_two(), "{message}");
            rejected(
                &format!(
                    "{start}{page}, the size of the host's pages [would be CUDA_ERROR_INVALID_VALUE]"
                ),
                body,
            );
        };
        begins("cuMemGetHandleForAddressRange: dptr (2048) must be a multiple of ", &|| {
            call(2048, page as usize, FD, 0)
        });
        begins("cuMemGetHandleForAddressRange: size (2048) must be a multiple of ", &|| {
            call(page, 2048, FD, 0)
        });
        rejected(
            "cuMemGetHandleForAddressRange: flags (CUmemRangeFlags(0x2)) must have no bits but \
         CU_MEM_RANGE_FLAG_DMA_BUF_MAPPING_TYPE_PCIE since CUDA 12.8, because `handleType` is CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD \
         [would be CUDA_ERROR_INVALID_VALUE]",
            || call(page, page as usize, FD, 2),
        );
        rejected(
            "cuMemGetHandleForAddressRange: flags (1) must be zero, because `handleType` is not CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD \
         [would be CUDA_ERROR_INVALID_VALUE]",
            || call(page, page as usize, OTHER, 1),
        );
    });
    of_release(12_060, "mem::cuMemGetHandleForAddressRange", || {
        for of in [FD, OTHER] {
            accepted(name, || call(page, page as usize, of, 0));
            rejected(
                "cuMemGetHandleForAddressRange: flags (1) must be zero up to CUDA 12.6 \
                 [would be CUDA_ERROR_INVALID_VALUE]",
                || call(page, page as usize, of, 1),
            );
        }
    });
    of_release(12_080, "mem::cuMemGetHandleForAddressRange", || {
        accepted(name, || call(page, page as usize, FD, 1));
    });
    of_release(NEWER[0], "mem::cuMemGetHandleForAddressRange", || {
        accepted(name, || call(page, page as usize, FD, 2));
        accepted(name, || call(page, page as usize, OTHER, 1));
    });
}

#[test]
fn cuMemBatchDecompressAsync() {
    let call = |byte, flags| {
        let mut params = [CUmemDecompressParams::default(); 2];
        params[1].padding[19] = byte;
        // SAFETY: there are two entries, and the mock reads no memory.
        unsafe {
            calls::cuMemBatchDecompressAsync(params.as_mut_ptr(), 2, flags, ptr::null_mut(), STREAM)
        }
    };
    accepted("cuMemBatchDecompressAsync", || call(0, 0));
    rejected(
        "cuMemBatchDecompressAsync: flags (1) must be zero [would be CUDA_ERROR_INVALID_VALUE]",
        || call(0, 1),
    );
    rejected(
        "cuMemBatchDecompressAsync: paramsArray[1].padding[19] (7) must be zero \
         [would be CUDA_ERROR_INVALID_VALUE]",
        || call(7, 0),
    );
    // SAFETY: there are no entries.
    accepted("cuMemBatchDecompressAsync", || unsafe {
        calls::cuMemBatchDecompressAsync(ptr::null_mut(), 0, 0, ptr::null_mut(), STREAM)
    });
}
