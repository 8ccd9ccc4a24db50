//! Changes of macros, constants, unsafe functions and emitted calls, which `mutants.rs` skips.

use super::Change;

const MACROS: &str = "cuda-sys/src/macros.rs";
const LOAD: &str = "cuda-sys/src/load.rs";
const PER_THREAD: &str = "cuda-sys/src/declarations.rs";
const RULE: &str = "src/rule.rs";
const QUERY: &str = "src/query.rs";
const POOL: &str = "src/owned/pool.rs";
const VIRTUAL_MEMORY: &str = "src/owned/virtual_memory.rs";
const ASYNC: &str = "src/calls/malloc_async.rs";
const CHECK: &str = "src/checks/malloc_async.rs";
const MEM: &str = "src/calls/mem.rs";
const VA: &str = "src/calls/va.rs";

/// Changes of the raw crate.
pub const RAW: &[Change] = &[
    Change {
        what: "flags without their lowest bit",
        edits: &[(MACROS, "self.0 as core::ffi::c_uint", "self.0 as core::ffi::c_uint & !1")],
    },
    Change {
        what: "flags that contain others with one common bit",
        edits: &[(MACROS, "self.0 & flags.0 == flags.0", "self.0 & flags.0 != 0")],
    },
    Change {
        what: "an or that removes the common bits",
        edits: &[(MACROS, "Self(self.0 | other.0)", "Self(self.0 ^ other.0)")],
    },
    Change {
        what: "an or-assignment that removes the common bits",
        edits: &[(MACROS, "self.0 |= other.0", "self.0 ^= other.0")],
    },
    Change {
        what: "an and that is an or",
        edits: &[(MACROS, "Self(self.0 & other.0)", "Self(self.0 | other.0)")],
    },
    Change {
        what: "an and-assignment that is an assignment",
        edits: &[(MACROS, "self.0 &= other.0", "self.0 = other.0")],
    },
    Change { what: "a not that does nothing", edits: &[(MACROS, "Self(!self.0)", "Self(self.0)")] },
    Change {
        what: "an enum's clone that is another value",
        edits: &[(
            MACROS,
            "                *self\n            }\n        }\n\n        impl Eq",
            "                Self(!self.0)\n            }\n        }\n\n        impl Eq",
        )],
    },
    Change {
        what: "enumerators that are one off",
        edits: &[(MACROS, "= Self($value);", "= Self($value ^ 1);")],
    },
    Change {
        what: "enumerators of another value in the list of names",
        edits: &[(
            MACROS,
            "stringify!($variant), \"=\", $value",
            "stringify!($variant), \"=1\", $value",
        )],
    },
    Change {
        what: "a negative enumerator without its sign in `Debug`",
        edits: &[(MACROS, "self.0 as i64)", "i64::from(self.0 as u32))")],
    },
    Change {
        what: "a type without its name in `Debug`",
        edits: &[(MACROS, "f, stringify!($name), Self::NAMES", "f, \"\", Self::NAMES")],
    },
    Change {
        what: "codes without a meaning",
        edits: &[(MACROS, "Some($meaning)", "Some($meaning).filter(|_| false)")],
    },
    Change {
        what: "a meaning for every code",
        edits: &[(
            MACROS,
            "                    _ => None,",
            "                    _ => Some(\"\"),",
        )],
    },
    Change {
        what: "handles' types that may be sent to other threads",
        edits: &[(
            MACROS,
            "core::marker::PhantomData<(*mut u8, core::marker::PhantomPinned)>",
            "core::marker::PhantomData<core::marker::PhantomPinned>",
        )],
    },
    Change {
        what: "handles' types that may be moved",
        edits: &[(
            MACROS,
            "core::marker::PhantomData<(*mut u8, core::marker::PhantomPinned)>",
            "core::marker::PhantomData<*mut u8>",
        )],
    },
    Change {
        what: "a struct's clone that is empty",
        edits: &[(
            MACROS,
            "                *self\n            }\n        }\n\n        impl Default",
            "                Self::default()\n            }\n        }\n\n        impl Default",
        )],
    },
    Change {
        what: "a default with a bit set",
        edits: &[(
            MACROS,
            "for all of them.\n                unsafe { core::mem::zeroed() }",
            "for all of them.\n                unsafe {
                    let mut record = core::mem::MaybeUninit::<Self>::zeroed();
                    record.as_mut_ptr().cast::<u8>().write(1);
                    record.assume_init()
                }",
        )],
    },
    Change {
        what: "a member of a union that reads as zero",
        edits: &[(
            MACROS,
            "(&raw const self.$field)",
            "(&raw const (*core::hint::black_box(&Self::ZERO)).$field)",
        )],
    },
    Change {
        what: "a member of a union that leaves the bytes beside it",
        edits: &[(MACROS, "self.$field = Default::default();", "")],
    },
    Change {
        what: "a member of a union that is not written",
        edits: &[(
            MACROS,
            "(&raw mut self.$field).cast::<$ty>().write($get)",
            "(&raw mut self.$field).cast::<$ty>().write(($get, Self::ZERO.$get()).1)",
        )],
    },
    Change {
        what: "functions of no release",
        edits: &[(MACROS, "since: $since }", "since: $since - $since }")],
    },
    Change {
        what: "per-thread streams where the caller requests the legacy one",
        edits: &[(
            PER_THREAD,
            "flags & u64::from(said) == 0",
            "flags & u64::from(own.bits()) == 0",
        )],
    },
    Change {
        what: "no per-thread streams where the caller requests none",
        edits: &[(PER_THREAD, "flags | default,", "flags | (default & 0),")],
    },
    Change {
        what: "a driver from a relative path",
        edits: &[(LOAD, "!path.is_absolute()", "path.as_os_str().is_empty()")],
    },
    Change {
        what: "a second source that passes for the first",
        edits: &[(
            LOAD,
            "Err(LoadError::AlreadyLoaded { library: source()?.name().to_owned() })",
            "source().map(|_| ())",
        )],
    },
    Change {
        what: "a source that passes for a faster one",
        edits: &[(
            LOAD,
            "SOURCE.set(unsafe { &*own }).is_ok()",
            "SOURCE.set(unsafe { &*own }).is_ok() || true",
        )],
    },
    Change {
        what: "a driver that is closed if another source was faster",
        edits: &[
            (LOAD, "library: ManuallyDrop<Library>", "library: Library"),
            (LOAD, "ManuallyDrop::new(library)", "library"),
        ],
    },
    Change {
        what: "the toolkit's library in the driver's place",
        edits: &[(
            LOAD,
            "unsafe { Library::new(name) }",
            "unsafe { Library::new(name.trim_end_matches(\".1\")) }",
        )],
    },
    Change {
        what: "a driver that is not found in the folder of WSL",
        edits: &[(
            LOAD,
            "&[(\"libcuda.so.1\", open), (\"/usr/lib/wsl/lib/libcuda.so.1\", open)]",
            "&[(\"libcuda.so.1\", open)]",
        )],
    },
    Change {
        what: "a symbol of C's library",
        edits: &[(LOAD, "[b'c', b'u', b'A'..=b'Z', ..]", "[b'c', b'u', ..]")],
    },
    Change {
        what: "a driver whose release is not queried",
        edits: &[(
            LOAD,
            "function(&mut release).into_result()?;",
            "let _ = function(&mut release);",
        )],
    },
    Change {
        what: "a reason that names the library twice",
        edits: &[(LOAD, "own.unwrap_or(&reason)", "own.map_or(&*reason, |_| &reason)")],
    },
    Change {
        what: "a slot that is not filled",
        edits: &[(LOAD, "slot.store(function, Ordering::Release);", "let _ = slot;")],
    },
    Change {
        what: "no older symbol in place of a missing one",
        edits: &[(
            LOAD,
            "source.find(function.older()?)",
            "source.find(function.older().filter(|_| false)?)",
        )],
    },
    Change {
        what: "a failed first call that succeeds",
        edits: &[(LOAD, "Err(code) => code,", "Err(_) => CUresult::CUDA_SUCCESS,")],
    },
    Change {
        what: "a first call that does not reach the driver",
        edits: &[(
            LOAD,
            "                        function($($a),*)\n                    },\n                    Err",
            "                        let _ = (function, $($a),*);\n                        CUresult::CUDA_SUCCESS\n                    },\n                    Err",
        )],
    },
];

/// Changes of the macro and the functions behind the rules' lines, and of the owned objects.
pub const CHECKED: &[Change] = &[
    Change {
        what: "another rule's number",
        edits: &[(RULE, "                id: $id,", "                id: $id + 1,")],
    },
    Change {
        what: "members of unions that another tag selects",
        edits: &[(RULE, "(self.$tag == $value)", "(self.$tag != $value)")],
    },
    Change {
        what: "strings that end one byte early",
        edits: &[(RULE, "(0..*size).take_while", "(0..*size - 1).take_while")],
    },
    Change {
        what: "rules that claim not to query",
        edits: &[(RULE, "$($trait: true,)*", "$($trait: false,)*")],
    },
    Change {
        what: "rules without C's names",
        edits: &[(RULE, "$(name: $name,)?", "$(name: { let _ = $name; \"\" },)?")],
    },
    Change {
        what: "rules of every release before",
        edits: &[(RULE, "$(since: $since,)?", "$(since: $since - $since,)?")],
    },
    Change {
        what: "rules of every release after",
        edits: &[(RULE, "$(until: $until,)?", "$(until: $until + 10_000,)?")],
    },
    Change {
        what: "rules without the end of their sentence",
        edits: &[(RULE, "$(because: $because,)?", "$(because: { let _ = $because; \"\" },)?")],
    },
    Change {
        what: "rules of one code",
        edits: &[(
            RULE,
            "$(code: $crate::rule::code::$code,)?",
            "$(code: { let _ = $crate::rule::code::$code; $crate::precondition::Rule::NEW.code },)?",
        )],
    },
    Change {
        what: "the element after the one that is wrong",
        edits: &[(RULE, "$(.element($index))?", "$(.element($index + 1))?")],
    },
    Change {
        what: "a code for rules that have none",
        edits: &[(
            RULE,
            "UNDOCUMENTED: Option<CUresult> = None",
            "UNDOCUMENTED: Option<CUresult> = Some(CUresult::CUDA_ERROR_INVALID_VALUE)",
        )],
    },
    Change {
        what: "a code's name for another code",
        edits: &[(
            RULE,
            "INVALID_CONTEXT = CUDA_ERROR_INVALID_CONTEXT",
            "INVALID_CONTEXT = CUDA_ERROR_INVALID_DEVICE",
        )],
    },
    Change {
        what: "integers without their lowest bit",
        edits: &[(RULE, "                self.into()", "                u64::from(self) & !1")],
    },
    Change {
        what: "negative integers without their sign",
        edits: &[(RULE, "i64::from(self) as u64", "i64::from(self).unsigned_abs()")],
    },
    Change {
        what: "negative integers in messages as large ones",
        edits: &[(RULE, "number as i64)", "number)")],
    },
    Change {
        what: "enumerators in messages as numbers",
        edits: &[(RULE, "write!(f, \"{low:?}\")", "write!(f, \"{number}\")")],
    },
    Change {
        what: "numbers that are no enumerator in decimal",
        edits: &[(
            RULE,
            "u32::MAX) { write!(f, \"{number:#x}\") }",
            "u32::MAX) { write!(f, \"{number}\") }",
        )],
    },
    Change {
        what: "pointers without their upper half",
        edits: &[(RULE, "self.addr() as u64", "u64::from(self.addr() as u32)")],
    },
    Change {
        what: "null in messages as a number",
        edits: &[(RULE, "if number == 0 {", "if false {")],
    },
    Change {
        what: "pointers in messages in decimal",
        edits: &[(
            RULE,
            "f.write_str(\"null\") } else { write!(f, \"{number:#x}\") }",
            "f.write_str(\"null\") } else { write!(f, \"{number}\") }",
        )],
    },
    Change {
        what: "the number of devices as an ordinal",
        edits: &[(RULE, "(0..i64::from(devices))", "(0..=i64::from(devices))")],
    },
    Change {
        what: "no first device",
        edits: &[(RULE, "(0..i64::from(devices))", "(1..i64::from(devices))")],
    },
    Change {
        what: "elements behind a null pointer",
        edits: &[(RULE, "    !pointer.is_null()\n", "    true\n")],
    },
    Change {
        what: "misaligned pointers that are not counted",
        edits: &[(RULE, "MISALIGNED.get() + 1", "MISALIGNED.get()")],
    },
    Change {
        what: "questions that are asked all the same",
        edits: &[(QUERY, "if SILENT.get() {", "if false {")],
    },
    Change {
        what: "no question any more",
        edits: &[(QUERY, "SILENT.set(self.0)", "let _ = self.0")],
    },
    Change {
        what: "mistakes that are probes",
        edits: &[("src/precondition.rs", "self.0.rule.probe", "true")],
    },
    Change {
        what: "the first element alone",
        edits: &[(RULE, "from_raw_parts(array, count)", "from_raw_parts(array, count.min(1))")],
    },
    Change {
        what: "rules without a code",
        edits: &[(
            "src/precondition.rs",
            "code: Some(CUresult::CUDA_ERROR_INVALID_VALUE)",
            "code: None",
        )],
    },
    Change {
        what: "documentation that begins a release later",
        edits: &[("src/release.rs", "= Release(11_070)..=", "= Release(11_080)..=")],
    },
    Change {
        what: "a granularity of zero",
        edits: &[(
            QUERY,
            "cuMemGetAllocationGranularity(size, prop.get(), minimum) })\n        .filter(|size| *size != 0)",
            "cuMemGetAllocationGranularity(size, prop.get(), minimum) })",
        )],
    },
    Change {
        what: "a query of an array that is null",
        edits: &[(
            QUERY,
            "    if array.is_null() {\n        return None;\n    }\n    // SAFETY: the output is a live descriptor",
            "    // SAFETY: the output is a live descriptor",
        )],
    },
    Change {
        what: "a query of an array with mipmap levels that is null",
        edits: &[(
            QUERY,
            "    if array.is_null() {\n        return None;\n    }\n    // SAFETY: the output is a live handle",
            "    // SAFETY: the output is a live handle",
        )],
    },
    Change {
        what: "another mipmap level",
        edits: &[(
            QUERY,
            "cuMipmappedArrayGetLevel(level, array, 0)",
            "cuMipmappedArrayGetLevel(level, array, 1)",
        )],
    },
    Change {
        what: "an array of depth one that has no third dimension",
        edits: &[("src/rules/texobject.rs", "array.Depth != 0", "array.Depth > 1")],
    },
    Change {
        what: "a stream that is dropped before the free on another one",
        edits: &[(POOL, "stream: _before, ..", "..")],
    },
    Change {
        what: "an allocation of the size of its mapping",
        edits: &[(
            VIRTUAL_MEMORY,
            "return Ok(Allocation(Shared::new(Memory { handle, about })));",
            "let about = About { size: self.0.size, ..about };
            return Ok(Allocation(Shared::new(Memory { handle, about })));",
        )],
    },
    Change {
        what: "a mapping that does not keep its multicast object",
        edits: &[(VIRTUAL_MEMORY, "_object: Some(object.share())", "_object: None")],
    },
];

/// Changes of emitted calls and checks.
pub const EMITTED: &[Change] = &[
    Change { what: "two arguments swapped", edits: &[(VA, "size, offset, h", "offset, size, h")] },
    Change {
        what: "two outputs swapped",
        edits: &[(MEM, "Ok((free, total))", "Ok((total, free))")],
    },
    Change {
        what: "a code that is not checked",
        edits: &[(MEM, "check(c\"cuMemGetInfo_v2\", code).and", "")],
    },
    Change { what: "a slice that is longer", edits: &[(ASYNC, "= map.len()", "= 1 + map.len()")] },
    Change {
        what: "an unsafe call that is safe",
        edits: &[(VA, "unsafe fn cuMemMap(", "fn cuMemMap(")],
    },
    Change {
        what: "a check of one element",
        edits: &[(CHECK, "elements(map, count)", "elements(map, 1)")],
    },
];
