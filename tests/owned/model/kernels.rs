//! Launches with values that are not those of the kernel, on drivers that report more or less of its parameters.

use crate::kernels::*;
use crate::support::*;
use cuda_checked::owned::*;
use cuda_checked::{Result, types::*};
use libcuda_model::control;
use std::ptr;

/// Sets the release of the model, before it is loaded.
fn with_release(test: &str, release: u32, body: impl FnOnce(&PrimaryContext)) {
    assert_eq!(control::model_set_release(release), CUresult::CUDA_SUCCESS);
    with_driver(test, body);
}

#[test]
fn other_values_are_rejected() {
    with_driver("model::kernels::other_values_are_rejected", |context| {
        let (module, numbers) = (module(ADD_ONE), Numbers::new(context));
        let f = function(module, c"add_one");
        let data = numbers.at();
        let rejects = |given: &str, kernel: &Kernel, arguments: &[LaunchArgument<'_>]| {
            let message = format!(
                "cuLaunchKernel: arguments ({given} for add_one) must be 2 values of 8 and 4 bytes, equal in number \
                 and size to the kernel's parameters"
            );
            // SAFETY: the launch is not made.
            rejected(&message, unsafe { launch(kernel, arguments) });
        };
        let every = |kernel: &Kernel| {
            let [of_8, of_4] = [LaunchArgument::from(&data), LaunchArgument::from(&COUNT)];
            rejects("1 value of 8 bytes", kernel, &[of_8]);
            rejects("3 values of 8, 4 and 4 bytes", kernel, &[of_8, of_4, of_4]);
            rejects("2 values of 8 and 8 bytes", kernel, &[of_8, of_8]);
            rejects("no values", kernel, &[]);
        };
        // The first launch is wrong, or a later one.
        every(&Kernel::from(f));
        let used = Kernel::from(f);
        // SAFETY: as in `values_reach_the_kernel`.
        unsafe { launch(&used, (data, COUNT)) }.expect("what the kernel takes");
        every(&used);
        // SAFETY: these are not made.
        let (of_ex, cooperative) = unsafe {
            let one = [1; 3];
            (
                used.launch_ex(&CUlaunchConfig::default(), (data, 1_u16)),
                used.launch_cooperative(one, one, 0, ptr::null_mut(), (data, 1_u16)),
            )
        };
        let message = "arguments (2 values of 8 and 2 bytes for add_one) must be 2 values of 8 and 4 bytes, equal in number \
                       and size to the kernel's parameters";
        rejected(&format!("cuLaunchKernelEx: {message}"), of_ex);
        rejected(&format!("cuLaunchCooperativeKernel: {message}"), cooperative);
        numbers.assert_added(1);
        unload(module);
    });
}

/// The driver reports parameters, but not how many there are.
#[test]
fn without_the_number_of_parameters() {
    let test = "model::kernels::without_the_number_of_parameters";
    with_release(test, 13_010, |context| {
        let (module, numbers) = (module(ADD_ONE), Numbers::new(context));
        let (f, data) = (function(module, c"add_one"), numbers.at());
        let message = |given: &str, taken: &str| {
            format!(
                "cuLaunchKernel: arguments ({given} for add_one) must be {taken}, equal in number and size to the kernel's \
                 parameters"
            )
        };
        // SAFETY: these are not made, but for the right one.
        unsafe {
            let two = "2 values of 8 and 4 bytes";
            let wrong = launch(&Kernel::from(f), (data, 1_u64));
            rejected(&message("2 values of 8 and 8 bytes", &format!("at least {two}")), wrong);
            let many = launch(&Kernel::from(f), (data, COUNT, 0_u8));
            rejected(&message("3 values of 8, 4 and 1 bytes", two), many);
            // A null is behind the values.
            let few = launch(&Kernel::from(f), (data,)).expect_err("a value is missing");
            assert_eq!(
                few.to_string(),
                "cuLaunchKernel: CUDA_ERROR_INVALID_VALUE (1): arguments[1] is null: the kernel has a parameter \
                 at this position"
            );
            let used = Kernel::from(f);
            launch(&used, (data, COUNT)).expect("what the kernel takes");
            let few = launch(&used, (data,));
            rejected(&message("1 value of 8 bytes", &format!("at least {two}")), few);
            let many = launch(&used, (data, COUNT, 0_u8));
            rejected(&message("3 values of 8, 4 and 1 bytes", two), many);
            launch(&used, (data, COUNT)).expect("what the kernel takes");
        }
        numbers.assert_added(2);
        unload(module);
    });
}

/// The driver reports nothing: the launch is made.
#[test]
fn without_any_report() {
    with_release("model::kernels::without_any_report", 12_030, |context| {
        let (module, numbers) = (module(ADD_ONE), Numbers::new(context));
        let add_one = Kernel::from(function(module, c"add_one"));
        // SAFETY: the last value begins with the bytes of the parameter. Without values, the driver has none to read.
        unsafe {
            launch(&add_one, (numbers.at(), u64::from(COUNT))).expect("a launch");
            assert_eq!(
                cuda_checked::sys::missing(),
                [],
                "only what the program itself calls is missing"
            );
            let none = launch(&add_one, ()).expect_err("parameters are missing");
            assert_eq!(none.code(), CUresult::CUDA_ERROR_INVALID_VALUE);
        }
        numbers.assert_added(1);
        unload(module);
    });
}

/// A query that fails says nothing of the arguments, and is made again.
#[test]
fn a_query_fails() {
    with_driver("model::kernels::a_query_fails", |context| {
        let (module, numbers) = (module(ADD_ONE), Numbers::new(context));
        let add_one = Kernel::from(function(module, c"add_one"));
        for symbol in [c"cuFuncGetParamCount", c"cuFuncGetParamInfo"] {
            fail(Some(symbol), 1);
            // SAFETY: the last value begins with the bytes of the parameter.
            unsafe { launch(&add_one, (numbers.at(), u64::from(COUNT))) }.expect("a launch");
        }
        // SAFETY: the launch is not made.
        unsafe { launch(&add_one, (numbers.at(), u64::from(COUNT))) }.expect_err("it is checked");
        numbers.assert_added(2);
        unload(module);
    });
}

/// As a driver does: the function belongs to the context in which its module was loaded.
#[test]
fn in_the_context_of_another_device() {
    with_model("model::kernels::in_the_context_of_another_device", 2, |context| {
        let (module, numbers) = (module(ADD_ONE), Numbers::new(context));
        let add_one = Kernel::from(function(module, c"add_one"));
        let other = PrimaryContext::retain(device(1)).expect("a context");
        let stream = stream(&other);
        let grid = [COUNT.div_ceil(256), 1, 1];
        // SAFETY: the values are of the types of the kernel's parameters, and the memory lives until the kernel has finished.
        let launch =
            |stream| unsafe { add_one.launch(grid, [256, 1, 1], 0, stream, (numbers.at(), COUNT)) };
        let refused = |launched: Result<()>| {
            let code = launched.expect_err("of another context").code();
            assert_eq!(code, CUresult::CUDA_ERROR_INVALID_HANDLE);
        };
        refused(other.with_current(|| launch(ptr::null_mut())).expect("it is current"));
        refused(launch(stream.as_raw()));
        launch(ptr::null_mut()).expect("its own context");
        numbers.assert_added(1);
        unload(module);
    });
}
