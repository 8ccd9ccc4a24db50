use super::*;
use super::exec::{attributes, cache_configs, settings};
use super::module::{cache_modes, strategies, targets};

use CUlibraryOption as L;

pub fn cases(cases: &Cases) {
    refused(cases);
    let paths = ["jitOptions", "jitOptionsValues"];
    let mut c = cases
        .call(|| cuLibraryLoadData {
            code: PTX.as_ptr().cast(),
            jitOptions: null(),
            jitOptionsValues: null(),
            numJitOptions: 0,
            libraryOptions: null(),
            libraryOptionValues: null(),
            numLibraryOptions: 0,
        })
        .undo(|_, library| cuLibraryUnload { library });
    c.accepts("a binary to keep", |i| {
        i.libraryOptions = one(L::CU_LIBRARY_BINARY_IS_PRESERVED);
        (i.libraryOptionValues, i.numLibraryOptions) = (one(at(0)), 1);
    });
    let set = |i: &mut cuLibraryLoadData, options| {
        (i.numJitOptions, i.jitOptions, i.jitOptionsValues) = options;
    };
    targets(&mut c, paths[0], set);
    strategies(&mut c, set);
    cache_modes(c, paths, set);

    let options =
        [L::CU_LIBRARY_HOST_UNIVERSAL_FUNCTION_AND_DATA_TABLE, L::CU_LIBRARY_BINARY_IS_PRESERVED];
    let mut c = cases
        .call(|| cuLibraryLoadFromFile {
            fileName: c"path",
            jitOptions: null(),
            jitOptionsValues: null(),
            numJitOptions: 0,
            libraryOptions: many(options),
            libraryOptionValues: many([at(0); 2]),
            numLibraryOptions: 1,
        })
        .only_mock("needs a file");
    let text = "libraryOptions[1] (CU_LIBRARY_BINARY_IS_PRESERVED) must not be CU_LIBRARY_BINARY_IS_PRESERVED, which \
                is for cuLibraryLoadData";
    c.rejects(153, text, |i| i.numLibraryOptions = 2);
    let set = |i: &mut cuLibraryLoadFromFile, options| {
        (i.numJitOptions, i.jitOptions, i.jitOptionsValues) = options;
    };
    targets(&mut c, paths[0], set);
    strategies(&mut c, set);
    cache_modes(c, paths, set);

    macro_rules! outputs {
        ($call:ident, $name:literal) => {
            let mut c = cases
                .call(|| $call { dptr: one(0), bytes: one(0), library: library(), name: $name });
            c.accepts("only an address", |i| i.bytes = null());
            c.accepts("only a size", |i| i.dptr = null());
            c.rejects(154, "bytes (null) must not be null, because dptr is null", |i| {
                (i.dptr, i.bytes) = (null(), null());
            });
        };
    }
    outputs!(cuLibraryGetGlobal, c"variable");
    outputs!(cuLibraryGetManaged, c"managed_variable");

    let mut c = cases.call(|| cuKernelGetAttribute {
        attrib: CUfunction_attribute(0),
        kernel: kernel(),
        dev: 0,
    });
    attributes(&mut c, |i| &mut i.attrib);

    let mut c = cases.call(|| cuKernelSetCacheConfig {
        kernel: kernel(),
        config: CUfunc_cache(0),
        dev: 0,
    });
    cache_configs(&mut c, |i| &mut i.config);

    let mut c = cases.call(|| cuKernelGetName { hfunc: kernel() });
    c.rejects(157, "hfunc (null) must not be null", |i| i.hfunc = at(0));

    let attrib = CUfunction_attribute::CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES;
    let mut c =
        cases.call(|| cuKernelSetAttribute { attrib, val: 0, kernel: kernel(), dev: 0 });
    c.under(Answers { attribute: |_| 9000, ..Answers::USUAL });
    let attribute = "and attrib is CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES";
    c.explains(822, format!("val (-1) is less than 0, {attribute}"), |i| i.val = -1);
    c.explains(823, format!("val (9001) is more than 9000, the device's CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN, {attribute}"),
        |i| i.val = 9001);
    c.usual();
    let middle = "CU_FUNC_ATTRIBUTE_CLUSTER_SIZE_MUST_BE_SET, ";
    settings(&mut c, 156, ["val", middle], |i, attrib, val| (i.attrib, i.val) = (attrib, val));
    let must_be_set = CUfunction_attribute::CU_FUNC_ATTRIBUTE_CLUSTER_SIZE_MUST_BE_SET;
    c.accepts("a cluster size", |i| i.attrib = must_be_set);
    let read_only = "it may be that attrib (CU_FUNC_ATTRIBUTE_CLUSTER_SIZE_MUST_BE_SET) is an attribute that this driver only reports";
    c.explains(1086, read_only, |i| i.attrib = must_be_set);
    c.spares(1086, "an attribute that can be set", |_| {});
}

/// The causes of refusals.
fn refused(cases: &Cases) {
    let mut c = cases.call(|| cuLibraryGetKernel { library: at(0x1000), name: c"third" });
    c.explains(993, "it may be that the library has no kernel third, or it was unloaded before [NOT_FOUND]", |_| {});
    let mut c = cases.call(|| cuLibraryGetGlobal { dptr: one(0), bytes: one(0), library: at(0x1000), name: c"none" });
    c.explains(1070, "the library has no variable none [NOT_FOUND]", |_| {});
    let mut c = cases.call(|| cuLibraryLoadData {
        code: c".version 7.0".as_ptr().cast(),
        jitOptions: many([CUjit_option::CU_JIT_TARGET]),
        jitOptionsValues: many([at(CUjit_target::CU_TARGET_COMPUTE_80.0 as usize)]),
        numJitOptions: 1,
        libraryOptions: null(),
        libraryOptionValues: null(),
        numLibraryOptions: 0,
    });
    // The mock's devices have the compute capability 9.9 then.
    c.under(Answers { attribute: |_| 9, ..Answers::USUAL });
    let own = "is not the architecture of a device of this process or an earlier one of the same major number, and \
        jitOptions[0] is CU_JIT_TARGET [INVALID_SOURCE]";
    c.explains(1006, format!("jitOptionsValues[0] (CU_TARGET_COMPUTE_80) {own}"), |_| {});
    c.spares(1006, "an earlier one of the same major number [INVALID_SOURCE]", |i| {
        i.jitOptionsValues = many([at(CUjit_target::CU_TARGET_COMPUTE_90.0 as usize)]);
    });
    let mut c = cases.call(|| cuLibraryGetManaged { dptr: one(0), bytes: null(), library: at(0x1000), name: c"number" });
    c.explains(771, "the library has no managed variable number; cuLibraryGetGlobal returns those that are not managed [NOT_FOUND]", |_| {});
    let other = Answers { variables: &[c"_ZL6number"], ..Answers::USUAL };
    c.under(other);
    c.explains(1214, "the library has no managed variable number; it has _ZL6number [NOT_FOUND]", |_| {});
    let mut c = cases.call(|| cuLibraryGetGlobal { dptr: one(0), bytes: null(), library: at(0x1000), name: c"number" });
    c.under(other);
    c.explains(1213, "the library has no variable number; it has _ZL6number [NOT_FOUND]", |_| {});
    let mut c = cases.call(|| cuLibraryGetKernel { library: at(0x1000), name: c"third" });
    for (id, what, code) in [
        (1232, "an image that has no code for the architecture of the device", "NO_BINARY_FOR_GPU"),
        (1233, "an image that is neither PTX nor a cubin nor a fat binary, or that is cut", "INVALID_IMAGE"),
        (1234, "PTX that the driver's compiler does not accept", "INVALID_PTX"),
    ] {
        c.explains(id, format!("library (0x1000) was loaded from {what} [{code}]"), |_| {});
    }
    let mut c = cases.call(|| cuKernelGetFunction { kernel: at(0x1000) });
    c.explains(1235, "kernel (0x1000) is of a library that has no code for the architecture of the device [NO_BINARY_FOR_GPU]", |_| {});
}
