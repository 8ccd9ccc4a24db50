//! Launches with values as arguments. A driver before CUDA 12.4 does not report what a kernel takes. The model runs
//! `add_one(data: *mut u32, count: u32)`, and kernels that do nothing.

use crate::support::*;
use cuda_checked::owned::*;
use cuda_checked::{Error, Result, calls, load_ptx, sys::Release, types::*};
use std::ffi::{CStr, CString};
use std::ptr;

pub const ADD_ONE: &str = include_str!("../../examples/add_one.ptx");
pub const COUNT: u32 = 1000;

pub fn module(ptx: &str) -> CUmodule {
    let text = CString::new(ptx).expect("no zero byte");
    // SAFETY: the text is PTX.
    unsafe { load_ptx(&text) }.expect("a module")
}

pub fn function(module: CUmodule, name: &CStr) -> CUfunction {
    // SAFETY: the module is live.
    unsafe { calls::cuModuleGetFunction(module, name) }.expect("a function")
}

pub fn unload(module: CUmodule) {
    // SAFETY: nothing uses its functions afterwards.
    unsafe { calls::cuModuleUnload(module) }.expect("it is unloaded");
}

/// PTX of a kernel that does nothing.
fn kernel(name: &str, parameters: &str) -> String {
    format!(
        ".version 7.0\n.target sm_50\n.address_size 64\n.visible .entry {name}({parameters})\n{{\n    ret;\n}}\n"
    )
}

/// Numbers on the device, which a kernel can change.
pub struct Numbers(LinearMemory);

impl Numbers {
    pub fn new(context: &PrimaryContext) -> Self {
        let zeros = vec![0_u32; COUNT as usize];
        let memory = LinearMemory::alloc(context, size_of_val(&zeros[..])).expect("memory");
        // SAFETY: both have this size.
        unsafe {
            calls::cuMemcpyHtoD(memory.as_raw(), zeros.as_ptr().cast(), size_of_val(&zeros[..]))
        }
        .expect("a copy");
        Self(memory)
    }

    pub fn at(&self) -> CUdeviceptr {
        self.0.as_raw()
    }

    /// Asserts that all were changed so often, since the last time.
    #[track_caller]
    pub fn assert_added(&self, times: u32) {
        let mut read = vec![0_u32; COUNT as usize];
        let size = size_of_val(&read[..]);
        // SAFETY: both have this size.
        unsafe { calls::cuMemcpyDtoH(read.as_mut_ptr().cast(), self.at(), size) }.expect("a copy");
        assert!(read.iter().all(|number| *number == times), "{:?}", &read[..5]);
    }
}

/// # Safety
///
/// As for `Kernel::launch`.
pub unsafe fn launch(kernel: &Kernel, arguments: impl LaunchArguments) -> Result<()> {
    let grid = [COUNT.div_ceil(256), 1, 1];
    // SAFETY: the caller guarantees it.
    unsafe { kernel.launch(grid, [256, 1, 1], 0, ptr::null_mut(), arguments) }
}

#[test]
fn values_reach_the_kernel() {
    with_driver("kernels::values_reach_the_kernel", |context| {
        let (module, numbers) = (module(ADD_ONE), Numbers::new(context));
        let add_one = Kernel::from(function(module, c"add_one"));
        // SAFETY: the values are of the types of the kernel's parameters, and the memory lives until the kernel has finished.
        unsafe {
            launch(&add_one, (numbers.at(), COUNT)).expect("a tuple");
            let data = numbers.at();
            let list = [LaunchArgument::from(&data), LaunchArgument::from_bytes(&[0xe8, 3, 0, 0])];
            launch(&add_one, &list[..]).expect("a slice");
            let config = CUlaunchConfig {
                gridDimX: COUNT,
                gridDimY: 1,
                gridDimZ: 1,
                blockDimX: 1,
                blockDimY: 1,
                blockDimZ: 1,
                ..Default::default()
            };
            add_one.launch_ex(&config, (data, COUNT)).expect("with a configuration");
        }
        numbers.assert_added(3);
        unload(module);
    });
}

/// Whether the driver reports the parameters of kernels.
fn reports_parameters() -> bool {
    Release::from(calls::cuDriverGetVersion().expect("it has a version")) >= Release(12040)
}

#[test]
fn values_of_every_form() {
    #[repr(C)]
    #[derive(Clone, Copy)]
    struct Padded(u8, u32);
    #[repr(C)]
    #[derive(Clone, Copy)]
    struct Large([u64; 5]);
    // SAFETY: they have the layouts of the kernel's parameters.
    unsafe impl KernelArgument for Padded {}
    // SAFETY: as above.
    unsafe impl KernelArgument for Large {}
    with_driver("kernels::values_of_every_form", |_| {
        let none = module(&kernel("none", ""));
        let list =
            ".param .u8 a, .param .align 4 .b8 b[8], .param .align 8 .b8 c[40], .param .f64 d";
        let some = module(&kernel("some", list));
        let list =
            ".param .u16 a, .param .s64 b, .param .align 4 .b8 c[8], .param .align 64 .b8 d[128]";
        let also = module(&kernel("also", list));
        // SAFETY: the values are of the types of the kernels' parameters.
        unsafe {
            let some = Kernel::from(function(some, c"some"));
            launch(&some, (1_u8, Padded(1, 2), Large([3; 5]), 4.0)).expect("structs");
            launch(&some, (true, [1_u32, 2], [3_u64; 5], ptr::null::<u8>())).expect("arrays");
            let (map, half) = (CUtensorMap::default(), 0x3c00_u16);
            let also = Kernel::from(function(also, c"also"));
            launch(&also, (half, i64::MIN, [1.0_f32; 2], map)).expect("a tensor map");
            let none = Kernel::from(function(none, c"none"));
            launch(&none, ()).expect("no values");
            launch(&none, &[][..]).expect("no values");
            let more = launch(&none, (0_u8,));
            if reports_parameters() {
                rejected(
                    "cuLaunchKernel: arguments (1 value of 1 byte for none) must be no values, equal in number and size to \
                     the kernel's parameters",
                    more,
                );
            } else {
                more.expect("nothing is known of the kernel, and the driver reads no value");
            }
        }
        unload(none);
        unload(some);
        unload(also);
    });
}

#[test]
fn a_kernel_of_a_library() {
    with_driver("kernels::a_kernel_of_a_library", |_| {
        let text = CString::new(kernel("of_library", ".param .u64 a")).expect("no zero byte");
        // SAFETY: the text is PTX, there are no options, and the kernel is used while the library is loaded.
        unsafe {
            let (image, none) = (text.as_ptr().cast(), ptr::null_mut());
            let library =
                calls::cuLibraryLoadData(image, ptr::null_mut(), none, 0, ptr::null_mut(), none, 0);
            let library = match library {
                Err(Error::MissingFunction { .. }) => return assert!(!reports_parameters()),
                library => library.expect("a library"),
            };
            let kernel = calls::cuLibraryGetKernel(library, c"of_library").expect("a kernel");
            let kernel = Kernel::from(kernel);
            if reports_parameters() {
                let wrong =
                    launch(&kernel, (1_u32,)).expect_err("it is smaller than the parameter");
                let given =
                    "cuLaunchKernel: arguments (1 value of 4 bytes for of_library) must be ";
                assert!(wrong.to_string().starts_with(given), "{wrong}");
            }
            launch(&kernel, (1_u64,)).expect("what the kernel takes");
            calls::cuLibraryUnload(library).expect("it is unloaded");
        }
    });
}

/// The driver gives the handle of a kernel to another one.
#[test]
fn a_module_is_loaded_again() {
    with_driver("kernels::a_module_is_loaded_again", |_| {
        let mut handles = Vec::new();
        for list in [".param .u64 a", ".param .u32 a, .param .u32 b"] {
            let module = module(&kernel("kernel", list));
            handles.push(function(module, c"kernel"));
            let kernel = Kernel::from(function(module, c"kernel"));
            // SAFETY: the values are of the types of the kernel's parameters, if they are as many.
            let [one, two] =
                unsafe { [launch(&kernel, (1_u64,)), launch(&kernel, (1_u32, 2_u32))] };
            // Without a report, the null behind the values shows if there are too few, and nothing if there are too many.
            let takes_one = list.len() == 13;
            let takes = (takes_one, !takes_one || !reports_parameters());
            assert_eq!((one.is_ok(), two.is_ok()), takes);
            unload(module);
        }
        assert!(is_real() || handles[0] == handles[1]);
    });
}
