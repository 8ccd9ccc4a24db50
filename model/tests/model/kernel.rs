//! The kernels that the model runs. It loads others, and refuses to launch them.

use crate::support::*;
use libcuda_sys::*;
use std::cell::RefCell;
use std::ffi::{CStr, CString, c_char, c_int, c_uint, c_void};
use std::ptr;

/// The PTX of the example, with a zero byte at its end.
fn example() -> CString {
    libcuda_model::ADD_ONE.to_owned()
}

fn load(text: &CString) -> Result<CUmodule, CUresult> {
    let mut module = ptr::null_mut();
    // SAFETY: the output and the text live here.
    unsafe { cuModuleLoadData(&mut module, text.as_ptr().cast()) }.into_result()?;
    Ok(module)
}

/// Returns the code, the compiler's message in a buffer of this size, and its length as the driver says.
fn load_with_log(text: &CString, size: usize) -> (CUresult, CString, usize) {
    let mut log = vec![b'x'; size];
    let mut options =
        [CUjit_option::CU_JIT_ERROR_LOG_BUFFER, CUjit_option::CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES];
    let mut values = [log.as_mut_ptr().cast(), ptr::without_provenance_mut::<c_void>(size)];
    let (mut module, image) = (ptr::null_mut(), text.as_ptr().cast());
    // SAFETY: the outputs, the text, the arrays and the buffer live here.
    let code = unsafe {
        let (options, values) = (options.as_mut_ptr(), values.as_mut_ptr());
        cuModuleLoadDataEx(&mut module, image, 2, options, values)
    };
    let end = log.iter().position(|byte| *byte == 0).expect("it ends with a zero byte");
    (code, CString::new(&log[..end]).expect("no zero byte"), values[1].addr())
}

#[test]
fn one_kernel_runs() {
    with_driver("kernel::one_kernel_runs", "1", || {
        let module = load(&example()).expect("the example's module");
        let (mut kernel, mut data) = (ptr::null_mut(), 0);
        let sent: Vec<u8> = (0..1000_u32).flat_map(u32::to_le_bytes).collect();
        // SAFETY: the outputs, the names and the arguments live here, and the handles are used until the module goes.
        unsafe {
            let other = cuModuleGetFunction(&mut kernel, module, c"add_two".as_ptr());
            assert_eq!(other, CUresult::CUDA_ERROR_NOT_FOUND);
            assert_eq!(cuModuleGetFunction(&mut kernel, module, c"add_one".as_ptr()), OK);
            assert_eq!(cuMemAlloc_v2(&mut data, sent.len()), OK);
            assert_eq!(upload(data, &sent), OK);
            let launch = |grid: [c_uint; 3], block: [c_uint; 3], shared, count: u32| {
                let (mut data, mut count) = (data, count);
                let mut parameters: [*mut c_void; 2] =
                    [(&raw mut data).cast(), (&raw mut count).cast()];
                let ([x, y, z], [bx, by, bz]) = (grid, block);
                let (stream, parameters) = (ptr::null_mut(), parameters.as_mut_ptr());
                let extra = ptr::null_mut();
                cuLaunchKernel(kernel, x, y, z, bx, by, bz, shared, stream, parameters, extra)
            };
            assert_eq!(launch([0, 1, 1], [256, 1, 1], 0, 1000), INVALID);
            assert_eq!(launch([1, 1, 1], [1025, 1, 1], 0, 1000), INVALID);
            assert_eq!(launch([1, 1, 1], [256, 1, 1], 49153, 1000), INVALID);
            assert_eq!(launch([1, 1, 1], [1024, 1, 1], 49152, 0), OK);
            assert!(download(data, sent.len()).as_ref() == Ok(&sent), "nothing has run");

            // Threads without an element do nothing, and elements without a thread stay.
            assert_eq!(launch([3, 1, 1], [256, 1, 1], 0, 700), OK);
            assert_eq!(launch([3, 1, 1], [256, 1, 1], 0, 1000), OK);
            let added = |index: u32| u32::from(index < 700) + u32::from(index < 768);
            let expected: Vec<u8> =
                (0..1000).flat_map(|index| (index + added(index)).to_le_bytes()).collect();
            assert!(download(data, sent.len()) == Ok(expected));

            assert_eq!(cuMemFree_v2(data), OK);
            assert_eq!(cuModuleUnload(module), OK);
            let gone = CUresult::CUDA_ERROR_INVALID_HANDLE;
            assert_eq!(launch([1, 1, 1], [1, 1, 1], 0, 0), gone);
            assert_eq!(cuModuleUnload(module), gone);
        }
    });
}

#[test]
fn questions_before_a_launch() {
    with_driver("kernel::questions_before_a_launch", "1", || {
        let module = load(&example()).expect("the example's module");
        let mut kernel = ptr::null_mut();
        // SAFETY: the outputs live here, and the handles are used until the module goes.
        unsafe {
            assert_eq!(cuModuleGetFunction(&mut kernel, module, c"add_one".as_ptr()), OK);
            let ask = |attribute| {
                let mut value = -1;
                cuFuncGetAttribute(&mut value, attribute, kernel).into_result().map(|()| value)
            };
            use CUfunction_attribute as A;
            assert_eq!(ask(A::CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK), Ok(1024));
            assert_eq!(ask(A::CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES), Ok(0));
            assert_eq!(ask(A::CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH), Ok(0));
            assert_eq!(ask(CUfunction_attribute(999)), Err(INVALID));
            assert_eq!(ask(A::CU_FUNC_ATTRIBUTE_MAX), Err(INVALID));

            let (mut count, mut listed, mut name) = (0, [ptr::null_mut(); 2], ptr::null());
            assert_eq!(cuModuleGetFunctionCount(&mut count, module), OK);
            assert_eq!(count, 1);
            assert_eq!(cuModuleEnumerateFunctions(listed.as_mut_ptr(), 2, module), OK);
            assert_eq!(listed, [kernel, ptr::null_mut()]);
            assert_eq!(cuFuncGetName(&mut name, kernel), OK);
            assert_eq!(CStr::from_ptr(name), c"add_one");

            let mut parameters = 0;
            assert_eq!(cuFuncGetParamCount(kernel, &mut parameters), OK);
            assert_eq!(parameters, 2);
            let parameter = |index| {
                let (mut offset, mut size) = (0, 0);
                let result = cuFuncGetParamInfo(kernel, index, &mut offset, &mut size);
                result.into_result().map(|()| (offset, size))
            };
            assert_eq!([0, 1, 2].map(parameter), [Ok((0, 8)), Ok((8, 4)), Err(INVALID)]);

            let best = |limit| {
                let (mut grid, mut block) = (0, 0);
                let result =
                    cuOccupancyMaxPotentialBlockSize(&mut grid, &mut block, kernel, None, 0, limit);
                result.into_result().map(|()| (grid, block))
            };
            assert_eq!((best(0), best(256)), (Ok((264, 1024)), Ok((1056, 256))));
            let resident = |size: c_int| {
                let mut blocks = 0;
                cuOccupancyMaxActiveBlocksPerMultiprocessor(&mut blocks, kernel, size, 0)
                    .into_result()
                    .map(|()| blocks)
            };
            assert_eq!([1, 33, 1024].map(resident), [Ok(32), Ok(32), Ok(2)]);
            assert_eq!([0, 1025].map(resident), [Err(INVALID); 2]);
            assert_eq!(cuModuleUnload(module), OK);
            assert_eq!(
                ask(A::CU_FUNC_ATTRIBUTE_NUM_REGS),
                Err(CUresult::CUDA_ERROR_INVALID_HANDLE)
            );
        }
    });
}

#[test]
fn two_arrays_are_added() {
    with_driver("kernel::two_arrays_are_added", "1", || {
        let module = load(&libcuda_model::ADD.to_owned()).expect("the example's module");
        let bytes =
            |numbers: &[f32]| numbers.iter().flat_map(|f| f.to_le_bytes()).collect::<Vec<_>>();
        let left: Vec<f32> = (0..100).map(|index| index as f32).collect();
        let size = left.len() * 4;
        let mut kernel = ptr::null_mut();
        // SAFETY: the outputs, the name and the arguments live here.
        unsafe {
            assert_eq!(cuModuleGetFunction(&mut kernel, module, c"add".as_ptr()), OK);
            let [mut a, mut b, mut sum] = [0; 3];
            for memory in [&mut a, &mut b, &mut sum] {
                assert_eq!(cuMemAlloc_v2(memory, size), OK);
            }
            assert_eq!(upload(a, &bytes(&left)), OK);
            assert_eq!(upload(b, &bytes(&[0.25; 100])), OK);
            assert_eq!(upload(sum, &bytes(&[-1.0; 100])), OK);
            let mut launch = |mut sum: u64, mut count: u32| {
                let mut parameters: [*mut c_void; 4] = [
                    (&raw mut a).cast(),
                    (&raw mut b).cast(),
                    (&raw mut sum).cast(),
                    (&raw mut count).cast(),
                ];
                let (stream, parameters) = (ptr::null_mut(), parameters.as_mut_ptr());
                cuLaunchKernel(kernel, 1, 1, 1, 96, 1, 1, 0, stream, parameters, ptr::null_mut())
            };
            assert_eq!(launch(sum, 90), OK);
            let expected: Vec<f32> =
                left.iter().map(|left| if *left < 90.0 { left + 0.25 } else { -1.0 }).collect();
            assert!(download(sum, size) == Ok(bytes(&expected)));
            for memory in [a, b, sum] {
                assert_eq!(cuMemFree_v2(memory), OK);
            }
            assert_eq!(cuModuleUnload(module), OK);
        }
    });
}

fn kernel_of(text: &str, name: &CStr) -> CUfunction {
    let text = format!(".version 7.0\n.target sm_50\n.address_size 64\n{text}");
    let module = load(&CString::new(text).expect("no zero byte")).expect("it is PTX");
    let mut kernel = ptr::null_mut();
    // SAFETY: the output and the name live here.
    assert_eq!(unsafe { cuModuleGetFunction(&mut kernel, module, name.as_ptr()) }, OK);
    kernel
}

/// Launches a kernel with one value.
fn launch(kernel: CUfunction, [x, y]: [c_uint; 2], mut value: u64) -> CUresult {
    let mut parameters = [(&raw mut value).cast::<c_void>()];
    let (stream, parameters) = (ptr::null_mut(), parameters.as_mut_ptr());
    // SAFETY: the values live here.
    unsafe { cuLaunchKernel(kernel, x, y, 1, 1, 1, 1, 0, stream, parameters, ptr::null_mut()) }
}

/// A kernel that the model does not know.
const OTHER: &str = ".visible .entry other(.param .u64 p) { .reg .u64 %a; ld.param.u64 %a, [p]; st.global.u32 [%a], 2; ret; }";

thread_local!(static HEARD: RefCell<String> = const { RefCell::new(String::new()) });

unsafe extern "C" fn hear(_: *mut c_void, _: CUlogLevel, message: *mut c_char, _: usize) {
    // SAFETY: the model gives a C string.
    let message = unsafe { CStr::from_ptr(message) };
    HEARD.with_borrow_mut(|heard| *heard += &message.to_string_lossy());
}

/// The model does not know the result of any other kernel, and a test must not pass without it.
#[test]
fn no_other_kernel_runs() {
    with_driver("kernel::no_other_kernel_runs", "1", || {
        let text = example().into_string().expect("text");
        let other = text.replace("%value, 1;", "%value, 2;");
        assert_ne!(other, text);
        let body = other.split_once(".address_size 64").expect("it is there").1;
        let changed = kernel_of(body, c"add_one");
        let other = kernel_of(OTHER, c"other");
        let unsupported = CUresult::CUDA_ERROR_NOT_SUPPORTED;
        let mut handle = ptr::null_mut();
        // SAFETY: the function lives as long as the process.
        assert_eq!(unsafe { cuLogsRegisterCallback(Some(hear), ptr::null_mut(), &mut handle) }, OK);
        // Mistakes come first.
        assert_eq!(launch(other, [0, 1], 0), INVALID);
        HEARD.take();
        assert_eq!(launch(other, [1, 1], 0), unsupported);
        let heard = HEARD.take();
        assert!(
            heard.contains("it cannot execute other") && heard.contains("CUDA_MODEL_KERNELS=none"),
            "{heard}"
        );
        // SAFETY: null ends the values.
        let launched = unsafe {
            let mut values = [(&raw mut handle).cast::<c_void>(), (&raw mut handle).cast()];
            cuLaunchKernel(
                changed,
                1,
                1,
                1,
                1,
                1,
                1,
                0,
                ptr::null_mut(),
                values.as_mut_ptr(),
                ptr::null_mut(),
            )
        };
        assert_eq!(launched, unsupported);
        // SAFETY: the function was registered.
        assert_eq!(unsafe { cuLogsUnregisterCallback(handle) }, OK);

        let binary = CString::from(c"\x7fELF");
        assert_eq!(load(&binary), Err(unsupported));
        let (code, message, _) = load_with_log(&binary, 200);
        assert_eq!(
            (code, message.as_c_str()),
            (unsupported, c"it loads PTX, and this image is machine code")
        );
        assert_eq!(load_with_log(&example(), 10), (OK, CString::default(), 0));
    });
}

#[test]
fn other_kernels_do_nothing_on_request() {
    let test = "kernel::other_kernels_do_nothing_on_request";
    alone(test, &[("CUDA_MODEL_KERNELS", "none")], || {
        with_context();
        let (other, mut memory) = (kernel_of(OTHER, c"other"), 0);
        // SAFETY: the output is a live local.
        assert_eq!(unsafe { cuMemAlloc_v2(&mut memory, 4) }, OK);
        assert_eq!(launch(other, [1, 2], memory), OK);
        assert_eq!(download(memory, 4), Ok(vec![0; 4]));
    });
}

/// They need no knowledge of instructions, and a failing one shows what a program makes of it.
#[test]
fn small_kernels_run() {
    with_driver("kernel::small_kernels_run", "1", || {
        let mut memory = 0;
        // SAFETY: the output is a live local.
        assert_eq!(unsafe { cuMemAlloc_v2(&mut memory, 4) }, OK);
        let empty =
            kernel_of(".entry empty(.param .u64 p) .maxntid 32 { /* nothing */ ret; }", c"empty");
        assert_eq!(launch(empty, [2, 3], 0), OK);
        let store = kernel_of(&OTHER.replace("2; ret", "1; ret"), c"other");
        assert_eq!(launch(store, [1, 1], memory), OK);
        assert_eq!(download(memory, 4), Ok(vec![1, 0, 0, 0]));
        // SAFETY: nothing uses the memory.
        assert_eq!(unsafe { cuMemFree_v2(memory) }, OK);
    });
}

/// A kernel fails after its launch, and its context is of no use from then on.
fn fails(test: &str, code: CUresult, failing: impl FnOnce()) {
    alone(test, &[], || {
        with_context();
        failing();
        let mut memory = 0;
        // SAFETY: the output is a live local.
        unsafe {
            assert_eq!(cuCtxSynchronize(), code);
            assert_eq!(cuMemAlloc_v2(&mut memory, 4), code);
        }
    });
}

#[test]
fn a_trap_is_reported_later() {
    let code = CUresult::CUDA_ERROR_LAUNCH_FAILED;
    fails("kernel::a_trap_is_reported_later", code, || {
        assert_eq!(launch(kernel_of(".entry stop() { trap; }", c"stop"), [1, 1], 0), OK);
    });
}

#[test]
fn a_fault_is_reported_later() {
    let code = CUresult::CUDA_ERROR_ILLEGAL_ADDRESS;
    fails("kernel::a_fault_is_reported_later", code, || {
        let module = load(&example()).expect("the example's module");
        let (mut kernel, mut freed, mut count) = (ptr::null_mut(), 0_u64, 1_u32);
        // SAFETY: the outputs, the name and the arguments live here.
        unsafe {
            assert_eq!(cuModuleGetFunction(&mut kernel, module, c"add_one".as_ptr()), OK);
            assert_eq!(cuMemAlloc_v2(&mut freed, 4), OK);
            assert_eq!(cuMemFree_v2(freed), OK);
            let mut values = [(&raw mut freed).cast::<c_void>(), (&raw mut count).cast()];
            let (stream, values) = (ptr::null_mut(), values.as_mut_ptr());
            assert_eq!(
                cuLaunchKernel(kernel, 1, 1, 1, 1, 1, 1, 0, stream, values, ptr::null_mut()),
                OK
            );
        }
    });
}

/// What a module declares, in the forms of compilers.
#[test]
fn kernels_and_variables_of_a_module() {
    with_driver("kernel::kernels_and_variables_of_a_module", "1", || {
        let many: String = (0..40).map(|n| format!(".entry k{n}() {{ ret; }}\n")).collect();
        let text = format!(
            ".version 7.0\n.target sm_50\n.address_size 64\n// .entry none()\n.visible .global .align 4 .u32 number;\n\
             .global .align 16 .v2 .f32 list[2][3] = {{0, 0}}, one;\n.const .u16 five = 5;\n.extern .shared .align 16 .b8 s[];\n\
             .func (.param .b32 r) f(.param .b32 x) {{ ret; }}\n\
             .visible .entry last(.param .u32 n, .param .u64 .ptr .global .align 1 p,\n .param .align 8 .b8 s[12], .param .u8 c)\n\
             .maxntid 256, 1, 1\n{{ ret; }}\n{many}"
        );
        let module = load(&CString::new(text).expect("no zero byte")).expect("it is PTX");
        let (mut count, mut kernel, mut parameters) = (0, ptr::null_mut(), 0);
        let variable = |name: &CStr| {
            let (mut address, mut size) = (0, 0);
            // SAFETY: the outputs and the name live here.
            let got =
                unsafe { cuModuleGetGlobal_v2(&mut address, &mut size, module, name.as_ptr()) };
            got.into_result().map(|()| (address, size))
        };
        // SAFETY: the outputs and the names live here.
        unsafe {
            assert_eq!(cuModuleGetFunctionCount(&mut count, module), OK);
            assert_eq!(count, 41);
            assert_eq!(cuModuleGetFunction(&mut kernel, module, c"k39".as_ptr()), OK);
            assert_eq!(launch(kernel, [1, 1], 0), OK);
            assert_eq!(cuModuleGetFunction(&mut kernel, module, c"last".as_ptr()), OK);
            assert_eq!(cuFuncGetParamCount(kernel, &mut parameters), OK);
            let places = (0..parameters).map(|index| {
                let (mut offset, mut size) = (0, 0);
                assert_eq!(cuFuncGetParamInfo(kernel, index, &mut offset, &mut size), OK);
                (offset, size)
            });
            assert_eq!(Vec::from_iter(places), [(0, 4), (8, 8), (16, 12), (28, 1)]);
        }
        let (number, size) = variable(c"number").expect("it is there");
        assert_eq!((size, variable(c"number")), (4, Ok((number, 4))));
        assert_eq!(download(number, 4), Ok(vec![0; 4]));
        assert_eq!(variable(c"list").map(|(_, size)| size), Ok(48));
        assert_eq!(variable(c"one").map(|(_, size)| size), Ok(8));
        assert_eq!(variable(c"none"), Err(CUresult::CUDA_ERROR_NOT_FOUND));
        assert_eq!(variable(c"five"), Err(CUresult::CUDA_ERROR_NOT_SUPPORTED));
        // SAFETY: nothing uses it.
        assert_eq!(unsafe { cuModuleUnload(module) }, OK);
    });
}

/// What a compiler would refuse has the compiler's code, and a message with the line.
#[test]
fn mistakes_in_ptx() {
    with_driver("kernel::mistakes_in_ptx", "1", || {
        let text = example().into_string().expect("text");
        let without = |part: &str| text.replacen(part, "", 1);
        let with = |part: &str, other: &str| text.replacen(part, other, 1);
        let refuse = |text: String, code: CUresult, expected: &str| {
            let text = CString::new(text).expect("no zero byte");
            assert_eq!(load(&text), Err(code), "{text:?}");
            let (logged, message, _) = load_with_log(&text, 200);
            assert_eq!(logged, code);
            assert!(message.to_string_lossy().contains(expected), "{message:?}");
        };
        let no_ptx = CUresult::CUDA_ERROR_INVALID_IMAGE;
        for text in [String::new(), "__global__ void k() {}".to_owned(), without(".version 7.0\n")]
        {
            refuse(text, no_ptx, "does not begin with `.version`");
        }
        let newer = CUresult::CUDA_ERROR_UNSUPPORTED_PTX_VERSION;
        refuse(with("7.0", "99.9"), newer, "PTX 99.9 is newer than CUDA 13");
        for (text, expected) in [
            (with("sm_50", "sm_120a"), "line 2: sm_120a is newer than the device"),
            (without(".target sm_50\n"), "line 1: `.target` must follow `.version`"),
            (with("    ret;\n}", "    ret\n}"), "line 24: a `;` is missing before `}`"),
            (with("[data];", "[data]"), "line 10: a `;` or a `,` is missing before `%count`"),
            (with("%value, 1;", "%value 1;"), "line 21: a `;` or a `,` is missing before `1`"),
            (with("%ctaid.x;", "%ctaid.x"), "line 12: a `;` or a `,` is missing before `mov.u32`"),
            (with("[data]", "[data"), "line 9: `[` is not closed"),
            (without(")\n{"), "line 4: `(` is not closed"),
            (format!("{text}}}"), "line 25: `}` closes nothing"),
            (text.trim_end().trim_end_matches('}').to_owned(), "line 5: `{` is not closed"),
        ] {
            refuse(text, CUresult::CUDA_ERROR_INVALID_PTX, expected);
        }
        // Forms of correct PTX in which words and brackets follow each other otherwise.
        let body = "{ .reg .b32 %r<9>; { ld.global.v2.u32 {%r1, %r2}, [%rd1+-8]; } $L__BB0_1: // ;\n\
                    @!%p1 bra $L__BB0_1; mov.b64 {%r1, %r2}, %rd1; /* } */ .loc 1 5 3\n\
                    cp.async.bulk.shared::cluster.global [%r1], [%rd2], 16, [%r3]; call (%r1), f, (%r2); ret; }";
        let head = ".version 8.0\n.target sm_90a, debug\n.global .u32 list[2] = {1, 2};\n.func (.param .b32 r) f(.param .b32 x);";
        for entry in [".entry k()", ".visible .entry k(.param .u64 p)\n.maxntid 256, 1, 1"] {
            let text = CString::new(format!("{head}\n{entry}\n{body}")).expect("no zero byte");
            assert_eq!(load_with_log(&text, 200), (OK, CString::default(), 0));
        }
    });
}
