//! Tests the checks with wrong declarations, one error each.

use super::Cell;
use crate::fetch;
use crate::generate::{self, Files};
use crate::shell::{self, Result};
use std::path::Path;

pub struct Mutation {
    pub what: &'static str,
    pub file: &'static str,
    /// Occurs once in the file.
    pub from: &'static str,
    pub to: &'static str,
}

const TYPES: &str = "types.rs";
const FUNCTIONS: &str = "functions.rs";
const NAMES: &str = "names.rs";

const MUTATIONS: &[Mutation] = &[
    Mutation {
        what: "two fields of one type swapped",
        file: TYPES,
        from: "pub struct CUDA_MEMCPY2D {\n    pub srcXInBytes: usize,\n    pub srcY: usize,",
        to: "pub struct CUDA_MEMCPY2D {\n    pub srcY: usize,\n    pub srcXInBytes: usize,",
    },
    Mutation {
        what: "a field of another sign",
        file: TYPES,
        from: "pub struct CUmulticastObjectProp {\n    pub numDevices: c_uint,",
        to: "pub struct CUmulticastObjectProp {\n    pub numDevices: c_int,",
    },
    Mutation {
        what: "a field of another enum",
        file: TYPES,
        from: "pub struct CUmemAllocationProp {\n    pub type_: CUmemAllocationType,",
        to: "pub struct CUmemAllocationProp {\n    pub type_: CUmemLocationType,",
    },
    Mutation { what: "a field missing", file: TYPES, from: "    pub maxSize: usize,\n", to: "" },
    Mutation {
        what: "32 bits for 64",
        file: TYPES,
        from: "pub type CUdeviceptr_v2 = c_ulonglong;",
        to: "pub type CUdeviceptr_v2 = c_uint;",
    },
    Mutation {
        what: "another alignment",
        file: TYPES,
        from: "#[repr(C, align(128))]",
        to: "#[repr(C, align(64))]",
    },
    Mutation {
        what: "an enumerator of another value",
        file: TYPES,
        from: "CU_MEM_LOCATION_TYPE_HOST_NUMA = 3,",
        to: "CU_MEM_LOCATION_TYPE_HOST_NUMA = 4,",
    },
    Mutation {
        what: "an enumerator missing",
        file: TYPES,
        from: "    CU_MEM_LOCATION_TYPE_HOST_NUMA = 3,\n",
        to: "",
    },
    Mutation {
        what: "an enum of another integer",
        file: TYPES,
        from: "pub struct CUmemLocationType(u32);",
        to: "pub struct CUmemLocationType(i32);",
    },
    Mutation {
        what: "a macro of another value",
        file: TYPES,
        from: "pub const CU_IPC_HANDLE_SIZE: u32 = 64;",
        to: "pub const CU_IPC_HANDLE_SIZE: u32 = 65;",
    },
    Mutation {
        what: "a macro that is a pointer, of another value",
        file: TYPES,
        from: "pub const CU_STREAM_LEGACY: CUstream = core::ptr::without_provenance_mut(0x1);",
        to: "pub const CU_STREAM_LEGACY: CUstream = core::ptr::without_provenance_mut(0x2);",
    },
    Mutation {
        what: "a callback without its last parameter",
        file: TYPES,
        from: "pub type CUhostFn = Option<unsafe extern \"C\" fn(userData: *mut c_void)>;",
        to: "pub type CUhostFn = Option<unsafe extern \"C\" fn()>;",
    },
    Mutation {
        what: "a pointer without const",
        file: FUNCTIONS,
        from: "cuMulticastCreate(mcHandle: *mut CUmemGenericAllocationHandle, prop: *const ",
        to: "cuMulticastCreate(mcHandle: *mut CUmemGenericAllocationHandle, prop: *mut ",
    },
    Mutation {
        what: "a parameter dropped",
        file: FUNCTIONS,
        from: "] fn cuMemMap(ptr: CUdeviceptr, size: usize, offset: usize, handle: CUmemGenericAllocationHandle, flags: c_ulonglong)",
        to: "] fn cuMemMap(ptr: CUdeviceptr, size: usize, offset: usize, handle: CUmemGenericAllocationHandle)",
    },
    Mutation {
        what: "two parameters of one type swapped",
        file: FUNCTIONS,
        from: "] fn cuMemMap(ptr: CUdeviceptr, size: usize, offset: usize,",
        to: "] fn cuMemMap(ptr: CUdeviceptr, offset: usize, size: usize,",
    },
    Mutation {
        what: "another return type",
        file: FUNCTIONS,
        from: "fn cuInit(Flags: ::core::ffi::c_uint) -> $crate::CUresult;",
        to: "fn cuInit(Flags: ::core::ffi::c_uint) -> ::core::ffi::c_uint;",
    },
    Mutation {
        what: "a call with two arguments of one type swapped",
        file: FUNCTIONS,
        from: "&SLOTS.cuMemMap, ptr, size, offset, handle, flags)",
        to: "&SLOTS.cuMemMap, ptr, offset, size, handle, flags)",
    },
    Mutation {
        what: "a call through the slot of another function",
        file: FUNCTIONS,
        from: "{ call1(&SLOTS.cuInit, Flags) }",
        to: "{ call1(&SLOTS.cuDriverGetVersion, Flags) }",
    },
    Mutation {
        what: "a slot of another function",
        file: FUNCTIONS,
        from: "c\"cuInit\" 2000 slot1(cuInit, _)",
        to: "c\"cuInit\" 2000 slot1(cuDriverGetVersion, _)",
    },
    Mutation {
        what: "a plain name for another function",
        file: FUNCTIONS,
        from: "    cuMemAlloc_v2 as cuMemAlloc,\n",
        to: "    cuMemFree_v2 as cuMemAlloc,\n",
    },
    Mutation {
        what: "a call that falls back to another function",
        file: "older.rs",
        from: "(c\"cuEventElapsedTime_v2\", c\"cuEventElapsedTime\")",
        to: "(c\"cuEventElapsedTime_v2\", c\"cuEventSynchronize\")",
    },
    Mutation {
        what: "a tag for another type",
        file: NAMES,
        from: "    CUresult as cudaError_enum,\n",
        to: "    CUdevice_attribute as cudaError_enum,\n",
    },
    Mutation {
        what: "an unscoped enumerator of another value",
        file: NAMES,
        from: "CU_MEM_LOCATION_TYPE_DEVICE: CUmemLocationType = CUmemLocationType(1);",
        to: "CU_MEM_LOCATION_TYPE_DEVICE: CUmemLocationType = CUmemLocationType(2);",
    },
    Mutation {
        what: "a listed enumerator of another name",
        file: NAMES,
        from: "= 1 as CUmemLocationType_enum_CU_MEM_LOCATION_TYPE_DEVICE,",
        to: "= 1 as CUmemLocationType_CU_MEM_LOCATION_TYPE_DEVICE,",
    },
    Mutation {
        what: "a function missing",
        file: FUNCTIONS,
        from: "] fn cuInit(Flags: c_uint)",
        to: "] fn cuInit_v2(Flags: c_uint)",
    },
];

/// Fails if a mutation passes.
pub fn check(root: &Path) -> Result<()> {
    fetch::libclang(root)?;
    let include = fetch::toolkit(root, fetch::NEWEST)?.join("include");
    let work = root.join("target/matrix");
    let internal = generate::UNITS.iter().find(|unit| unit.name == "internal");
    let internal = internal.ok_or("there is no unit internal")?;
    let cell = |name: &str| Cell {
        root: root.to_owned(),
        include: include.clone(),
        units: vec![internal],
        target: crate::headers::HOST,
        work: work.join(name),
    };
    let files = cell("unbroken").files()?;
    let unbroken = cell("unbroken").check(&files)?;
    if !unbroken.mismatches.is_empty() {
        return Err(unbroken.mismatches.join("\n"));
    }
    all_noticed(MUTATIONS, &files, |mutation, files| {
        let cell = cell(&mutation.what.replace(' ', "-"));
        cell.check(files).map(|checked| checked.mismatches)
    })
}

/// Fails unless `check` returns an error for each mutation. An error while reading counts too.
pub fn all_noticed(
    mutations: &[Mutation],
    files: &Files,
    check: impl Fn(&Mutation, &Files) -> Result<Vec<String>> + Sync,
) -> Result<()> {
    let reports = shell::parallel(mutations, |mutation| {
        Ok::<_, String>(match check(mutation, &mutation.apply(files)?) {
            Ok(mismatches) => mismatches.into_iter().next(),
            Err(message) => Some(message),
        })
    });
    let mut unnoticed = Vec::new();
    for (mutation, report) in mutations.iter().zip(reports) {
        match report? {
            Some(report) => print_noticed(mutation.what, &report),
            None => unnoticed.push(mutation.what),
        }
    }
    if unnoticed.is_empty() { Ok(()) } else { Err(format!("not noticed: {unnoticed:?}")) }
}

/// Prints the test that failed, or the first line of the message, without the words that announce an error: a search for
/// errors in a log must find only those of the project.
pub fn print_noticed(what: &str, message: &str) {
    let test = message.lines().find_map(|line| line.strip_suffix(" ... FAILED"));
    let first = message.lines().find(|line| !line.trim().is_empty()).unwrap_or_default();
    let after_error = || first.split_once("error")?.1.split_once(": ").map(|(_, reason)| reason);
    let reason = test.or_else(after_error).unwrap_or(first);
    println!("{what}: {}", reason.chars().take(160).collect::<String>());
}

impl Mutation {
    fn apply(&self, files: &Files) -> Result<Files> {
        let mut files = files.clone();
        let text = files.iter_mut().find(|(name, _)| *name == self.file);
        let (_, text) = text.ok_or_else(|| format!("there is no {}", self.file))?;
        match text.matches(self.from).count() {
            1 => *text = text.replace(self.from, self.to),
            count => return Err(format!("{}: occurs {count} times: {:?}", self.what, self.from)),
        }
        Ok(files)
    }
}
