//! The kernels that the model runs. It refuses others.

use crate::support::*;
use libcuda_sys::*;
use std::ffi::{CStr, CString, c_int, c_uint, c_void};
use std::ptr;

/// The PTX of the example, with a zero byte at its end.
fn example() -> CString {
    CString::new(include_str!("../../../examples/add_one.ptx")).expect("no zero byte")
}

fn load(text: &CString) -> Result<CUmodule, CUresult> {
    let mut module = ptr::null_mut();
    // SAFETY: the output and the text live here.
    unsafe { cuModuleLoadData(&mut module, text.as_ptr().cast()) }.into_result()?;
    Ok(module)
}

/// Returns the compiler's message in a buffer of this size, and its length as the driver says.
fn load_with_log(text: &CString, size: usize) -> (CString, usize) {
    let mut log = vec![b'x'; size];
    let mut options =
        [CUjit_option::CU_JIT_ERROR_LOG_BUFFER, CUjit_option::CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES];
    let mut values = [log.as_mut_ptr().cast(), ptr::without_provenance_mut::<c_void>(size)];
    let (mut module, image) = (ptr::null_mut(), text.as_ptr().cast());
    // SAFETY: the outputs, the text, the arrays and the buffer live here.
    unsafe {
        let (options, values) = (options.as_mut_ptr(), values.as_mut_ptr());
        let code = cuModuleLoadDataEx(&mut module, image, 2, options, values);
        assert_eq!(code == OK, *text == example());
    }
    let end = log.iter().position(|byte| *byte == 0).expect("it ends with a zero byte");
    (CString::new(&log[..end]).expect("no zero byte"), values[1].addr())
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
        let text = CString::new(include_str!("../../../examples/add.ptx")).expect("no zero byte");
        let module = load(&text).expect("the example's module");
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
            // The driver would report the fault later; the model does at once.
            assert_ne!(launch(sum + (UNIT as u64) * 64, 90), OK);
            for memory in [a, b, sum] {
                assert_eq!(cuMemFree_v2(memory), OK);
            }
            assert_eq!(cuModuleUnload(module), OK);
        }
    });
}

/// The model does not know the result of any other kernel.
#[test]
fn no_other_kernel_runs() {
    with_driver("kernel::no_other_kernel_runs", "1", || {
        let text = example().into_string().expect("text");
        for other in [text.replace("%value, 1;", "%value, 2;"), "\x7fELF".to_owned()] {
            assert_ne!(other, text);
            let other = CString::new(other).expect("no zero byte");
            assert_eq!(load(&other), Err(CUresult::CUDA_ERROR_NOT_SUPPORTED));
            let (message, size) = load_with_log(&other, 10);
            assert_eq!((message.to_bytes(), size), (&b"the model"[..], 9));
        }
        assert_eq!(load_with_log(&example(), 10), (CString::default(), 0));
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
            let (message, _) = load_with_log(&text, 200);
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
            assert_eq!(load_with_log(&text, 200).0.to_bytes().get(..9), Some(&b"the model"[..]));
            assert_eq!(load(&text), Err(CUresult::CUDA_ERROR_NOT_SUPPORTED));
        }
    });
}
