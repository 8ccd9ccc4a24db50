//! Tests the comparison of calls and checks with the header, with wrong calls and checks, one error each.

use super::calls::{Expected, files};
use super::mutations::{Mutation, all_noticed};
use crate::shell::Result;
use std::path::Path;

const MUTATIONS: &[Mutation] = &[
    Mutation {
        what: "the outputs in another order",
        file: "src/calls/mem.rs",
        from: "Ok((free, total))",
        to: "Ok((total, free))",
    },
    Mutation {
        what: "an output in place of another",
        file: "src/calls/mem.rs",
        from: "Ok((free, total))",
        to: "Ok((free, free))",
    },
    Mutation {
        what: "two outputs swapped in the raw call",
        file: "src/calls/mem.rs",
        from: "cuMemGetInfo_v2(&mut free, &mut total)",
        to: "cuMemGetInfo_v2(&mut total, &mut free)",
    },
    Mutation {
        what: "an output with a value of its own",
        file: "src/calls/mem.rs",
        from: "let mut free = 0;",
        to: "let mut free = 1;",
    },
    Mutation {
        what: "an output that the caller passes a pointer for",
        file: "src/calls/ctx.rs",
        from: "cuCtxGetFlags() -> Result<c_uint> {\n    let mut flags = 0;",
        to: "cuCtxGetFlags(flags: *mut c_uint) -> Result<()> {",
    },
    Mutation {
        what: "two arguments of one type swapped",
        file: "src/calls/va.rs",
        from: "cuda_sys::cuMemMap(ptr, size, offset, handle, flags)",
        to: "cuda_sys::cuMemMap(ptr, offset, size, handle, flags)",
    },
    Mutation {
        what: "two parameters of one type swapped",
        file: "src/calls/va.rs",
        from: "cuMemMap(\n    ptr: CUdeviceptr,\n    size: usize,\n    offset: usize,",
        to: "cuMemMap(\n    ptr: CUdeviceptr,\n    offset: usize,\n    size: usize,",
    },
    Mutation {
        what: "an argument that is not the caller's",
        file: "src/calls/va.rs",
        from: "cuda_sys::cuMemMap(ptr, size, offset, handle, flags)",
        to: "cuda_sys::cuMemMap(ptr, size, offset, handle, 0)",
    },
    Mutation {
        what: "another function's name for `check`",
        file: "src/calls/va.rs",
        from: "check(c\"cuMemMap\", code)",
        to: "check(c\"cuMemUnmap\", code)",
    },
    Mutation {
        what: "another function's name in the error of a rule",
        file: "src/calls/va.rs",
        from: ".of(c\"cuMemMap\")",
        to: ".of(c\"cuMemUnmap\")",
    },
    Mutation {
        what: "the raw call of another function",
        file: "src/calls/primary_ctx.rs",
        from: "cuda_sys::cuDevicePrimaryCtxRelease_v2(dev)",
        to: "cuda_sys::cuDevicePrimaryCtxReset_v2(dev)",
    },
    Mutation {
        what: "a code that is not checked",
        file: "src/calls/mem.rs",
        from: "check(c\"cuMemGetInfo_v2\", code).and(Ok((free, total)))",
        to: "Ok((free, total))",
    },
    Mutation {
        what: "a code that is not checked before a text is read",
        file: "src/calls/device.rs",
        from: "    check(c\"cuDeviceGetName\", code)?;\n",
        to: "",
    },
    Mutation {
        what: "rules that are not called",
        file: "src/calls/va.rs",
        from: "    if let Err(broken) = rules::cuMemMap(size, offset, flags) {\n        return Err(broken.of(c\"cuMemMap\").into());\n    }\n",
        to: "",
    },
    Mutation {
        what: "rules of two arguments that are swapped",
        file: "src/calls/va.rs",
        from: "rules::cuMemMap(size, offset, flags)",
        to: "rules::cuMemMap(offset, size, flags)",
    },
    Mutation {
        what: "a length that is one off",
        file: "src/calls/malloc_async.rs",
        from: "let count = map.len();",
        to: "let count = map.len() + 1;",
    },
    Mutation {
        what: "a function made safe",
        file: "src/calls/va.rs",
        from: "pub unsafe fn cuMemMap(",
        to: "pub fn cuMemMap(",
    },
    Mutation {
        what: "a function made unsafe",
        file: "src/calls/stream.rs",
        from: "pub fn cuStreamCreate(",
        to: "pub unsafe fn cuStreamCreate(",
    },
    Mutation {
        what: "a reference where null is allowed",
        file: "src/calls/texobject.rs",
        from: "pResViewDesc: Option<&CUDA_RESOURCE_VIEW_DESC>",
        to: "pResViewDesc: &CUDA_RESOURCE_VIEW_DESC",
    },
    Mutation {
        what: "a call missing",
        file: "src/calls/initialize.rs",
        from: "pub fn cuInit(",
        to: "pub fn cuInit_v2(",
    },
    Mutation {
        what: "a plain name for another function",
        file: "src/calls/mem.rs",
        from: "cuMemAlloc_v2 as cuMemAlloc,",
        to: "cuMemFree_v2 as cuMemAlloc,",
    },
    Mutation {
        what: "a check with two parameters of one type swapped",
        file: "src/checks/va.rs",
        from: "cuMemMap(\n    ptr: CUdeviceptr,\n    size: usize,\n    offset: usize,",
        to: "cuMemMap(\n    ptr: CUdeviceptr,\n    offset: usize,\n    size: usize,",
    },
    Mutation {
        what: "a check with a parameter of another type",
        file: "src/checks/va.rs",
        from: "cuMemMap(\n    ptr: CUdeviceptr,",
        to: "cuMemMap(\n    ptr: CUdevice,",
    },
    Mutation {
        what: "a check of two arguments that are swapped",
        file: "src/checks/va.rs",
        from: "rules::cuMemMap(size, offset, flags)",
        to: "rules::cuMemMap(offset, size, flags)",
    },
    Mutation {
        what: "a check with another function's name in its error",
        file: "src/checks/va.rs",
        from: ".of(c\"cuMemMap\")",
        to: ".of(c\"cuMemUnmap\")",
    },
    Mutation {
        what: "a check of another number of elements",
        file: "src/checks/malloc_async.rs",
        from: "elements(map, count)",
        to: "elements(map, 1)",
    },
    Mutation {
        what: "a check made safe",
        file: "src/checks/va.rs",
        from: "pub unsafe fn cuMemMap(",
        to: "pub fn cuMemMap(",
    },
    Mutation {
        what: "a check missing",
        file: "src/checks/initialize.rs",
        from: "pub unsafe fn cuInit(",
        to: "pub unsafe fn cuInit_v2(",
    },
    Mutation {
        what: "a check's plain name for another function",
        file: "src/checks/mem.rs",
        from: "cuMemAlloc_v2 as cuMemAlloc,",
        to: "cuMemAllocPitch_v2 as cuMemAlloc,",
    },
];

/// Fails if a call or a check differs from the header, or if a mutation passes.
pub fn check(root: &Path) -> Result<()> {
    let (expected, files) = (Expected::read(root)?, files(root)?);
    let wrong = expected.compare(&files)?;
    if !wrong.is_empty() {
        return Err(wrong.join("\n"));
    }
    all_noticed(MUTATIONS, &files, |_, files| expected.compare(files))
}
