use super::*;
use std::ffi::{c_uint, c_void};

use CUjit_option as O;
use CUjitInputType as I;

const REGISTERS: (O, usize) = (O::CU_JIT_MAX_REGISTERS, 32);

pub fn cases(cases: &Cases) {
    refused(cases);
    macro_rules! call {
        ($call:ident { $($field:ident: $value:expr),* }) => {
            cases.call(|| $call { numOptions: 0, options: null(), optionValues: null(), $($field: $value),* })
        };
    }
    macro_rules! set {
        () => {
            |i, options| (i.numOptions, i.options, i.optionValues) = options
        };
    }
    let paths = ["options", "optionValues"];
    let c = call!(cuModuleLoadDataEx { image: PTX.as_ptr().cast() });
    let mut c = c.undo(|_, hmod| cuModuleUnload { hmod });
    targets(&mut c, "options", set!());
    strategies(&mut c, set!());
    cache_modes(c, paths, set!());

    let mut c = call!(cuLinkCreate_v2 {}).undo(|_, state| cuLinkDestroy { state });
    let set: Set<cuLinkCreate_v2> = set!();
    let strategy = [(O::CU_JIT_GLOBAL_SYMBOL_COUNT, 0), (O::CU_JIT_FALLBACK_STRATEGY, 0)];
    c.accepts("another option", |i| set(i, options(&strategy[..1])));
    let dynamic = "options[0] (CU_JIT_GLOBAL_SYMBOL_COUNT) is CU_JIT_GLOBAL_SYMBOL_NAMES, CU_JIT_GLOBAL_SYMBOL_ADDRESSES or \
                   CU_JIT_GLOBAL_SYMBOL_COUNT";
    c.explains(1049, dynamic, |i| set(i, options(&strategy[..1])));
    let text = "options[1] (CU_JIT_FALLBACK_STRATEGY) must not be CU_JIT_FALLBACK_STRATEGY, which the linker does not \
                take";
    c.rejects(224, text, |i| set(i, options(&strategy)));
    targets(&mut c, "options", set);
    cache_modes(c, paths, set);

    macro_rules! input {
        ($call:ident { $($field:ident: $value:expr),* }) => {
            let c = call!($call { state: at(0x10), type_: I::CU_JIT_INPUT_PTX, $($field: $value),* });
            let mut c = c.only_mock("no call takes away what is added to a link");
            inputs(&mut c, |i| &mut i.type_, set!());
            cache_modes(c, paths, set!());
        };
    }
    input!(cuLinkAddData_v2 { data: at(0), size: 0, name: at(0) });
    input!(cuLinkAddFile_v2 { path: c"path" });

    let mut c = cases.call(|| {
        cuModuleGetGlobal_v2 { dptr: one(0), bytes: one(0), hmod: module(), name: c"variable" }
    });
    c.accepts("only an address", |i| i.bytes = null());
    c.accepts("only a size", |i| i.dptr = null());
    let text = "bytes (null) must not be null since CUDA 12.1, because dptr is null";
    c.rejects(since(12_010, 223), text, |i| (i.dptr, i.bytes) = (null(), null()));
}

/// The causes of refusals.
/// Data that the linker has refused.
fn refused_inputs(cases: &Cases) {
    use CUjitInputType as T;
    const LATER: &[u8] = b"// a comment\n.version 99.9\n.target sm_75\n";
    let add = |type_, data: &'static [u8]| cuLinkAddData_v2 {
        state: at(0x1000),
        type_,
        data: data.as_ptr().cast_mut().cast(),
        size: data.len(),
        name: std::ptr::null(),
        numOptions: 0,
        options: null(),
        optionValues: null(),
    };
    let mut c = cases.call(|| add(T::CU_JIT_INPUT_CUBIN, LATER));
    let because = "and type is";
    c.explains(976, format!("data (*) does not begin like a cubin, {because} CU_JIT_INPUT_CUBIN [INVALID_IMAGE]"), |_| {});
    c.spares(976, "a cubin [INVALID_IMAGE]", |i| *i = add(T::CU_JIT_INPUT_CUBIN, b"\x7fELF"));
    c.explains(977, format!("data (*) does not begin like a fat binary, {because} CU_JIT_INPUT_FATBINARY [INVALID_IMAGE]"),
        |i| i.type_ = T::CU_JIT_INPUT_FATBINARY);
    c.explains(978, format!("data (*) begins like machine code, and not like PTX, {because} CU_JIT_INPUT_PTX [INVALID_PTX]"),
        |i| *i = add(T::CU_JIT_INPUT_PTX, b"\x7fELF"));
    // Data without a zero byte end where their size says.
    c.explains(979, format!("data (*) is of a PTX version that the driver does not support, {because} CU_JIT_INPUT_PTX \
        [UNSUPPORTED_PTX_VERSION]"), |i| i.type_ = T::CU_JIT_INPUT_PTX);
    c.under(Answers { attribute: |_| 6, ..Answers::USUAL });
    c.explains(980, format!("it may be that data (PTX 99.9 for sm_75) is for a later architecture than the linker's target, which is the device unless an option names another, {because} CU_JIT_INPUT_PTX [INVALID_PTX]"), |i| i.type_ = T::CU_JIT_INPUT_PTX);
    c.under(Answers { attribute: |_| 9, ..Answers::USUAL });
    c.spares(980, "PTX for an earlier architecture [INVALID_PTX]", |i| i.type_ = T::CU_JIT_INPUT_PTX);
    c.usual();
    c.explains(1218, format!("data (*) is CUDA C++, which the driver does not compile: NVRTC or nvcc makes PTX of it, {because} CU_JIT_INPUT_PTX [INVALID_IMAGE]"),
        |i| *i = add(T::CU_JIT_INPUT_PTX, b"__global__ void kernel() {}"));
    let of = "and type is CU_JIT_INPUT_CUBIN or CU_JIT_INPUT_FATBINARY [INVALID_IMAGE]";
    c.explains(1219, format!("data (*) begins like machine code, but its header is of none, as if it had been copied as a string, which ends at the first zero byte, {of}"),
        |i| *i = add(T::CU_JIT_INPUT_CUBIN, &[b'\x7f', b'E', b'L', b'F', 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]));
    c.explains(1220, format!("data (*) is cut: what its header names lies behind its end, {of}"),
        |i| *i = add(T::CU_JIT_INPUT_CUBIN, &CUBIN[..191]));
    c.spares(1220, "a whole cubin [INVALID_IMAGE]", |i| *i = add(T::CU_JIT_INPUT_CUBIN, &CUBIN));
    c.under(Answers { attribute: |_| 9, ..Answers::USUAL });
    c.explains(1221, "it may be that data (machine code for sm_80; the device is sm_99) has no code for the linker's target, which is the device unless an option names another [NO_BINARY_FOR_GPU]",
        |i| *i = add(T::CU_JIT_INPUT_CUBIN, &CUBIN));
    c.usual();
    linked_files(cases);
    c.explains(981, "it may be that data (*) defines something that another input of state defines [INVALID_SOURCE]",
        |i| *i = add(T::CU_JIT_INPUT_OBJECT, b"\x7fELF"));
    let mut c = cases.call(|| cuLinkComplete { state: at(0x1000), sizeOut: null() });
    c.explains(925, "it may be that state (0x1000) lacks an input that defines a function or a variable that its inputs use \
        [INVALID_SOURCE]", |_| {});
}

/// The target of the linker need not be the device.
fn linked_files(cases: &Cases) {
    if cfg!(miri) {
        return;
    }
    let whole = written("linked.cubin", &CUBIN);
    let mut c = cases.call(|| cuLinkAddFile_v2 {
        state: at(0x1000),
        type_: CUjitInputType::CU_JIT_INPUT_CUBIN,
        path: whole,
        numOptions: 0,
        options: null(),
        optionValues: null(),
    });
    c.under(Answers { attribute: |_| 9, ..Answers::USUAL });
    c.explains(1252, "it may be that path (machine code for sm_80; the device is sm_99) has no code for the linker's target, which is the device unless an option names another [NO_BINARY_FOR_GPU]", |_| {});
    let _ = std::fs::remove_file(whole.to_str().expect("a path in UTF-8"));
}

/// A cubin for sm_80, with two sections behind its header.
const CUBIN: [u8; 192] = {
    let mut cubin = [0; 192];
    let start = *b"\x7fELF\x02\x01\x01\x41\x08";
    let mut i = 0;
    while i < start.len() {
        cubin[i] = start[i];
        i += 1;
    }
    (cubin[18], cubin[40], cubin[49], cubin[58], cubin[60], cubin[128]) = (190, 64, 80, 64, 2, 1);
    cubin
};

/// A cubin with this byte at this place.
const fn changed(at: usize, byte: u8) -> [u8; CUBIN.len()] {
    let mut cubin = CUBIN;
    cubin[at] = byte;
    cubin
}

/// What is wrong with an image in memory. Miri has no addresses that the process may read.
fn images(c: &mut Case<cuModuleLoadData>) {
    if cfg!(miri) {
        return;
    }
    let cuda = "is CUDA C++, which the driver does not compile: NVRTC or nvcc makes PTX of it [INVALID_IMAGE]";
    for source in [c"extern \"C\" __global__ void kernel() {}", c"// a comment\n#include <cuda.h>\n__device__ int i;", c"\n\n__device__ int i;"] {
        c.explains(1225, format!("image (*) {cuda}"), |i| i.image = text(source));
    }
    for other in [c"#include <stdio.h>\nint main(void) { return 0; }\n", c"PTX:\n// __global__ void kernel()\n.version 8.0\n.target sm_90\n"] {
        c.spares(1225, "another text [INVALID_IMAGE]", |i| i.image = text(other));
    }
    c.explains(1226, "image (*) is text whose first directive is not .version, with which PTX begins [INVALID_IMAGE]", |i| i.image = text(c"\n.target sm_90\n"));
    c.spares(1226, "PTX [INVALID_IMAGE]", |i| i.image = text(c"// __global__\n.version 8.0\n.target sm_90\n"));
    const CUT: [u8; 192] = {
        let mut cut = [0; 192];
        let mut i = 0;
        while i < 9 {
            cut[i] = CUBIN[i];
            i += 1;
        }
        cut
    };
    let string = "as if it had been copied as a string, which ends there";
    for code in ["INVALID_IMAGE", "NO_BINARY_FOR_GPU"] {
        c.explains(1227, format!("image (*) begins like machine code, and only zeros follow its first zero byte, {string} [{code}]"), |i| i.image = CUT.as_ptr().cast());
    }
    static WRAPPER: [u8; 24] = *b"\xb1\x43\x62\x46\x01\0\0\0\0\0\0\0\0\0\0\0\x10\0\0\0\0\0\0\0";
    c.spares(1227, "a wrapper of nothing that has a name [INVALID_IMAGE]", |i| i.image = WRAPPER.as_ptr().cast());
    c.explains(1228, format!("image (*) begins like machine code, and what follows its first zero byte is of none, {string} [INVALID_IMAGE]"), |i| i.image = const { &changed(19, 255) }.as_ptr().cast());
    c.explains(1229, "image (*) is machine code of a host, and not of a device [INVALID_IMAGE]", |i| i.image = const { &changed(18, 62) }.as_ptr().cast());
    let beyond = "image (*) begins like a cubin, and its sections are not where its header says: it is cut [INVALID_IMAGE]";
    c.explains(1230, beyond, |i| i.image = const { &changed(128, 0) }.as_ptr().cast());
    c.spares(1230, "a whole one [INVALID_IMAGE]", |i| i.image = CUBIN.as_ptr().cast());
    // The mock's device has the compute capability 9.9 then.
    c.under(Answers { attribute: |_| 9, ..Answers::USUAL });
    c.explains(1231, "image (machine code for sm_80; the device is sm_99) has no code that the device can run [NO_BINARY_FOR_GPU]", |i| i.image = CUBIN.as_ptr().cast());
    c.usual();
}

/// Writes a file of this test.
fn written(name: &str, bytes: &[u8]) -> &'static std::ffi::CStr {
    let path = std::env::temp_dir().join(format!("cuda-checked-{}-{name}", std::process::id()));
    std::fs::write(&path, bytes).expect("a file of this test");
    let path = path.into_os_string().into_string().expect("a path in UTF-8");
    Box::leak(std::ffi::CString::new(path).expect("a path").into_boxed_c_str())
}

/// The same of files.
fn files(c: &mut Case<cuModuleLoad>) {
    let source = written("source.cu", b"__global__ void kernel() {}\n");
    c.explains(1222, "fname (*) is a file of CUDA C++, which the driver does not compile: NVRTC or nvcc makes PTX of it [INVALID_IMAGE]", |i| i.fname = source);
    let cut = written("cut.cubin", &CUBIN[..CUBIN.len() - 1]);
    c.explains(1223, "fname (*) is a file that begins like machine code and is cut or changed: what its header names is not there [INVALID_IMAGE]", |i| i.fname = cut);
    let whole = written("whole.cubin", &CUBIN);
    c.spares(1223, "a whole cubin [INVALID_IMAGE]", |i| i.fname = whole);
    c.under(Answers { attribute: |_| 9, ..Answers::USUAL });
    c.explains(1224, "fname (machine code for sm_80; the device is sm_99) has no code that the device can run [NO_BINARY_FOR_GPU]", |i| i.fname = whole);
    c.usual();
    for path in [source, cut, whole] {
        let _ = std::fs::remove_file(path.to_str().expect("a path in UTF-8"));
    }
}

fn refused(cases: &Cases) {
    let mut c = cases.call(|| cuModuleGetTexRef { hmod: at(0x1000), name: c"first" });
    c.explains(884, "the module has no texture reference first [NOT_FOUND]", |_| {});
    let other = Answers { variables: &[c"_ZL5first"], ..Answers::USUAL };
    c.under(other);
    c.explains(1216, "the module has no texture reference first; it has _ZL5first [NOT_FOUND]", |_| {});
    let mut c = cases.call(|| cuModuleGetSurfRef { hmod: at(0x1000), name: c"first" });
    c.explains(885, "the module has no surface reference first [NOT_FOUND]", |_| {});
    c.under(other);
    c.explains(1217, "the module has no surface reference first; it has _ZL5first [NOT_FOUND]", |_| {});
    let mut c = cases.call(|| cuModuleGetFunction { hmod: module(), name: c"first" });
    // Older drivers have no list of names.
    c.on(12_040..);
    let lacks = "the module has no function first; it has";
    c.explains(705, format!("{lacks} _Z5firstv and second [NOT_FOUND]"), |_| {});
    c.under(Answers { names: &[], ..Answers::USUAL });
    c.explains(705, format!("{lacks} none [NOT_FOUND]"), |_| {});
    c.under(Answers {
        names: &[c"a", c"b", c"c", c"d", c"e", c"f", c"g", c"h", c"i", c"_Z5firstv"],
        ..Answers::USUAL
    });
    c.explains(705, format!("{lacks} _Z5firstv, a, b, c, d, e, f, g and 2 others [NOT_FOUND]"), |_| {});
    let mut c = cases.call(|| cuModuleGetGlobal_v2 { dptr: one(0), bytes: one(0), hmod: module(), name: c"none" });
    c.explains(713, "the module has no variable none [NOT_FOUND]", |_| {});
    c.under(Answers { variables: &[c"_ZN2ns4noneE", c"_ZL4none"], ..Answers::USUAL });
    let lacks = "the module has no variable";
    c.explains(1212, format!("{lacks} none; it has _ZL4none [NOT_FOUND]"), |_| {});
    c.explains(1212, format!("{lacks} ns::none; it has _ZN2ns4noneE [NOT_FOUND]"), |i| i.name = c"ns::none");
    c.usual();
    c.on(12_040..);
    c.explains(975, "name (second) is the name of a function of the module, and not of a variable", |i| i.name = c"second");
    c.spares(975, "the name of no function", |_| {});
    refused_inputs(cases);
    let mut c = cases.call(|| cuModuleLoad { fname: c"target/none.ptx" });
    c.explains(707, "fname (target/none.ptx) does not exist [FILE_NOT_FOUND]", |_| {});
    c.spares(777, "a file that nobody can read [INVALID_IMAGE]", |_| {});
    if !cfg!(miri) {
        let other = "is not a file of a kind that the call takes, such as PTX, machine code or a fat binary for devices [INVALID_IMAGE]";
        c.explains(777, format!("fname (LICENSE-MIT) {other}"), |i| i.fname = c"LICENSE-MIT");
        c.spares(777, "a folder [INVALID_IMAGE]", |i| i.fname = c"target");
        files(&mut c);
    }
    let mut c = cases.call(|| cuModuleLoadData { image: at::<std::ffi::c_void>(0) });
    c.explains(708, "image is null", |_| {});
    images(&mut c);
    // Nobody knows where the flags of this form have the architecture.
    c.explains(776, "image (*) has no code for the architecture of the device [NO_BINARY_FOR_GPU]", |i| i.image = const { &changed(7, 0) }.as_ptr().cast());
    for other in [c"resnet50.batch=16", c""] {
        c.explains(773, "image (*) begins neither like PTX nor like a cubin or a fat binary [INVALID_IMAGE]", |i| i.image = text(other));
    }
    let commented = c"// a comment\n/* and another */ extern";
    c.explains(773, "image (*) begins neither like PTX nor like a cubin or a fat binary [INVALID_PTX]", |i| i.image = text(commented));
    c.spares(773, "a comment, which can come before PTX [INVALID_IMAGE]", |i| i.image = text(commented));
    let new = c"// new\n.version 99.9 // the version\n.target sm_120a, debug\n";
    c.explains(774, "image (*) is of a PTX version that the driver does not support [UNSUPPORTED_PTX_VERSION]", |i| i.image = text(new));
    c.on(13_000..=13_000);
    c.explains(774, "image (*) is of a PTX version that the driver does not support \
        [UNSUPPORTED_PTX_VERSION]", |i| i.image = text(new));
    let read = c".version 9.0 .target sm_90";
    c.explains(774, "image (PTX 9.0 for sm_90) is of a PTX version that the driver does not support [UNSUPPORTED_PTX_VERSION]",
        |i| i.image = text(read));
    c.explains(774, "image (PTX 10.0 for sm_90; the driver reads PTX up to 9.0) is of a PTX version that the driver does not support \
        [UNSUPPORTED_PTX_VERSION]", |i| i.image = text(c".version 10.0 .target sm_90"));
    c.on(..);
    // A table with values, and functions, are no end of the text.
    let all = c".version 7.0 .target sm_50 .global .u32 t[2] = {1, 2}; .func help() { ret; } // }x\n.entry k() { { ret } } .file 1 \"}x\"\n";
    c.spares(985, "PTX to its end [INVALID_PTX]", |i| i.image = text(all));
    let more = c".version 7.0\n.target sm_50\n.entry k() { ret; }\nresnet50.batch=16\nresnet50.rate=0.1\n";
    c.under(Answers { attribute: |_| 9, ..Answers::USUAL });
    c.explains(985, "it may be that image (resnet50.batch=16 behind a function) has no zero byte after its last function, or is not PTX [INVALID_PTX]",
        |i| i.image = text(more));
    c.usual();
    c.explains(844, "image (line 4; fatal : Parsing error near '}': syntax error) is PTX that the driver's compiler does not accept \
        [INVALID_PTX]", |i| i.image = text(c".version 7.0\n.entry nothing() { ret }"));
    c.under(Answers { attribute: |_| 9, ..Answers::USUAL });
    c.explains(775, "image (PTX 99.9 for sm_120a) is for a later architecture than that of the device [INVALID_PTX]",
        |i| i.image = text(new));
    let mut c = cases.call(|| cuModuleLoadDataEx {
        image: text(c".version 7.0"),
        numOptions: 1,
        options: many([O(4242)]),
        optionValues: many([at(0)]),
    });
    use CUjit_target as Target;
    let set_target = |i: &mut cuModuleLoadDataEx, target: Target| {
        (i.options, i.optionValues) = (many([O::CU_JIT_TARGET]), many([at(target.0 as usize)]));
    };
    let own = "is not the architecture of the device or an earlier one of the same major number, and options[0] is CU_JIT_TARGET [INVALID_SOURCE]";
    // The mock's device has the compute capability 9.9 then.
    c.under(Answers { attribute: |_| 9, ..Answers::USUAL });
    c.explains(983, format!("optionValues[0] (CU_TARGET_COMPUTE_80) {own}"), |i| set_target(i, Target::CU_TARGET_COMPUTE_80));
    c.explains(983, format!("optionValues[0] (CU_TARGET_COMPUTE_90A) {own}"), |i| set_target(i, Target::CU_TARGET_COMPUTE_90A));
    c.spares(983, "an earlier one of the same major number [INVALID_SOURCE]", |i| set_target(i, Target::CU_TARGET_COMPUTE_90));
    c.usual();
    let other = "sets the buffer of a log or its size, and no option sets the other";
    c.explains(984, format!("it may be that options[0] (CU_JIT_INFO_LOG_BUFFER) {other}"), |i| i.options = many([O::CU_JIT_INFO_LOG_BUFFER]));
    c.explains(984, format!("it may be that options[0] (CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES) {other}"), |i| {
        i.options = many([O::CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES]);
    });
    c.on(13_050..=13_050);
    c.explains(750, "options[0] (CUjit_option(4242)) is not", |_| {});
}

fn text(text: &'static std::ffi::CStr) -> *const std::ffi::c_void {
    text.as_ptr().cast()
}

type Options = (c_uint, In<O>, In<*mut c_void>);
pub type Set<C> = fn(&mut C, Options);

fn options(options: &[(O, usize)]) -> Options {
    let (options, values): (Vec<_>, Vec<_>) =
        options.iter().map(|(option, value)| (*option, at(*value))).unzip();
    (options.len() as _, many(options), many(values))
}

/// The rule of an option that excludes another, in `path`.
pub fn targets<C: Call>(c: &mut Case<C>, path: &str, set: Set<C>) {
    let (target, threads) = ((O::CU_JIT_TARGET, 90), (O::CU_JIT_THREADS_PER_BLOCK, 128));
    c.accepts("a target", |i| set(i, options(&[target, REGISTERS])));
    for (place, both) in [(0, [threads, target]), (1, [target, threads])] {
        let must = "must not be CU_JIT_THREADS_PER_BLOCK, because another option is CU_JIT_TARGET";
        let text = format!("{path}[{place}] (CU_JIT_THREADS_PER_BLOCK) {must}");
        let rejected = c.rejects(483, text, |i| set(i, options(&both)));
        rejected.unless("threads", |i| set(i, options(&[REGISTERS, threads])));
    }
}

/// A value of an option that no rule is about.
pub fn strategies<C: Call>(c: &mut Case<C>, set: Set<C>) {
    c.left(UNFORBIDDEN, "a fallback strategy of 2", |i| {
        set(i, options(&[(O::CU_JIT_FALLBACK_STRATEGY, 2)]));
    });
}

/// The rule of the value of an option.
pub fn cache_modes<C: Call>(mut c: Case<C>, [names, values]: [&str; 2], set: Set<C>) {
    let mode = |mode| (O::CU_JIT_CACHE_MODE, mode);
    for value in 0..=2 {
        c.accepts(format!("cache mode {value}"), |i| set(i, options(&[REGISTERS, mode(value)])));
    }
    // The value is an `unsigned int`: the rest of its slot is not read.
    c.accepts("a full slot", |i| set(i, options(&[mode(0xffff_ffff_0000_0002)])));
    let text = format!(
        "{values}[1] (CUjit_cacheMode(3)) must be CU_JIT_CACHE_OPTION_NONE, CU_JIT_CACHE_OPTION_CG or \
         CU_JIT_CACHE_OPTION_CA, because {names}[1] is CU_JIT_CACHE_MODE",
    );
    c.rejects(484, text, |i| set(i, options(&[REGISTERS, mode(3)])));
    let level = |level| options(&[(O::CU_JIT_OPTIMIZATION_LEVEL, level)]);
    let must = format!("must be at most 4, because {names}[0] is CU_JIT_OPTIMIZATION_LEVEL: it is the level itself, and not its address \
        [undocumented]");
    c.rejects(982, format!("{values}[0] (5) {must}"), |i| set(i, level(5)));
    c.accepts("a mode beyond the count", |i| {
        let (_, options, values) = options(&[mode(3)]);
        set(i, (0, options, values));
    });
    let mut c = c.only_mock("a driver could follow null pointers");
    c.accepts("no arrays", |i| set(i, (2, null(), null())));
    c.accepts("the highest level", |i| set(i, options(&[(O::CU_JIT_OPTIMIZATION_LEVEL, 4)])));
    for (count, all) in [(1, &[mode(0)][..]), (2, &[REGISTERS, mode(0)])] {
        c.accepts(format!("no values of {count}"), |i| set(i, (count, options(all).1, null())));
    }
}

/// The rules of an input to link, and of its options.
fn inputs<C: Call>(c: &mut Case<C>, type_: fn(&mut C) -> &mut I, set: Set<C>) {
    let must = "type (CU_JIT_NUM_INPUT_TYPES) must be CU_JIT_INPUT_CUBIN, CU_JIT_INPUT_PTX, CU_JIT_INPUT_FATBINARY, \
                CU_JIT_INPUT_OBJECT, CU_JIT_INPUT_LIBRARY or CU_JIT_INPUT_NVVM";
    c.rejects(225, must, |i| *type_(i) = I(6));
    let with = |i: &mut C, option| set(i, options(&[REGISTERS, (O(option), 0)]));
    for option in [20, 21, 27] {
        c.accepts(format!("{:?}", O(option)), |i| with(i, option));
    }
    for (rule, refused, all) in [
        (
            226,
            [2, 3, 5, 8, 9],
            "CU_JIT_WALL_TIME, CU_JIT_INFO_LOG_BUFFER, CU_JIT_ERROR_LOG_BUFFER, CU_JIT_TARGET_FROM_CUCONTEXT or \
             CU_JIT_TARGET, which cuLinkCreate takes",
        ),
        (
            227,
            [17, 18, 19, 25, 26],
            "CU_JIT_GLOBAL_SYMBOL_NAMES, CU_JIT_GLOBAL_SYMBOL_ADDRESSES, CU_JIT_GLOBAL_SYMBOL_COUNT, \
             CU_JIT_REFERENCED_KERNEL_NAMES or CU_JIT_REFERENCED_KERNEL_COUNT, which are for the linker and not the \
             compiler",
        ),
    ] {
        for option in refused {
            let text = format!("options[1] ({:?}) must not be {all}", O(option));
            c.rejects(rule, text, |i| with(i, option));
        }
    }
    let contradiction = "the text lists the strategy among the options of three types, and excludes it for the linker";
    let not = "CU_JIT_FALLBACK_STRATEGY, because type is CU_JIT_INPUT_CUBIN, CU_JIT_INPUT_PTX or CU_JIT_INPUT_NVVM";
    let text = format!("options[1] (CU_JIT_FALLBACK_STRATEGY) must not be {not}");
    for number in 0..=5 {
        c.accepts(format!("type {number}"), |i| *type_(i) = I(number));
        let strategy = |i: &mut C| {
            *type_(i) = I(number);
            with(i, 10);
        };
        match number {
            2..=4 => c.left(contradiction, format!("a strategy for type {number}"), strategy),
            _ => drop(c.rejects(228, &text, strategy)),
        }
    }
}
