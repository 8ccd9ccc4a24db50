//! Launches of kernels whose arguments are values.

use super::{InMethod, Verdict};
use crate::precondition::Names;
use crate::query::{self, Launchable, Parameters};
use crate::rule::*;
use crate::{Result, calls};
use core::ffi::{c_uint, c_void};
use core::marker::PhantomData;
use core::ptr;
use libcuda_sys::types::*;
use std::ffi::CString;
use std::sync::OnceLock;

/// A kernel, which is launched with values as its arguments: a function of a module, or a kernel of a library.
///
/// Before a launch, the values are compared with the kernel's parameters, as far as the driver reports these: their sizes from
/// CUDA 12.4 on, and their number from CUDA 13.2 on. If there are fewer values than parameters, a driver before 13.2 refuses the
/// launch, because a null follows the pointer to the last value.
///
/// A `Kernel` owns nothing. It contains the handle, and remembers what the driver reported about the parameters at the first launch.
/// Do not use it after the module or the library is unloaded. If you load the module again, create a new `Kernel`, even if the driver
/// returns the same handle.
///
/// ```no_run
/// use cuda_checked::{Result, calls, owned::Kernel, types::*};
/// use std::ptr;
///
/// /// # Safety
/// ///
/// /// `module` must be live, and have a kernel `scale(data: *mut f32, factor: f32, count: u32)`. `data` must be the address of
/// /// `count` floats, until the kernel has finished.
/// unsafe fn scale(module: CUmodule, data: CUdeviceptr, factor: f32, count: u32) -> Result<()> {
///     // SAFETY: the caller guarantees this.
///     unsafe {
///         let kernel = Kernel::from(calls::cuModuleGetFunction(module, c"scale")?);
///         let (grid, block, default_stream) = ([count.div_ceil(256), 1, 1], [256, 1, 1], ptr::null_mut());
///         kernel.launch(grid, block, 0, default_stream, (data, factor, count))
///     }
/// }
/// ```
///
/// If `factor` were an `f64`, the error would say:
///
/// ```text
/// cuLaunchKernel: arguments (3 values of 8, 8 and 4 bytes for scale) must be 3 values of 8, 4 and 4 bytes, equal in number
/// and size to the kernel's parameters
/// ```
#[derive(Debug)]
pub struct Kernel {
    raw: Launchable,
    // A handle can name another kernel once its module is unloaded, so nothing is remembered by handle outside of this value,
    // whose launches require that the handle still names the same kernel.
    parameters: OnceLock<Parameters>,
}

// SAFETY: any thread may use the handles of functions and kernels.
unsafe impl Send for Kernel {}
// SAFETY: as above, and the driver accepts calls from several threads at once.
unsafe impl Sync for Kernel {}

impl From<CUfunction> for Kernel {
    #[inline]
    fn from(function: CUfunction) -> Self {
        Self { raw: Launchable::Function(function), parameters: OnceLock::new() }
    }
}

impl From<CUkernel> for Kernel {
    #[inline]
    fn from(kernel: CUkernel) -> Self {
        Self { raw: Launchable::Kernel(kernel), parameters: OnceLock::new() }
    }
}

/// C's names of what a launch takes.
const LAUNCH: Names = &[
    ("f", "self"),
    ("gridDimX", "grid[0]"),
    ("gridDimY", "grid[1]"),
    ("gridDimZ", "grid[2]"),
    ("blockDimX", "block[0]"),
    ("blockDimY", "block[1]"),
    ("blockDimZ", "block[2]"),
    ("sharedMemBytes", "shared_bytes"),
    ("hStream", "stream"),
    ("kernelParams", "arguments"),
];

impl Kernel {
    /// Returns the driver's handle, as the calls for launches take it: they accept the kernel of a library as a function.
    #[inline]
    pub fn as_raw(&self) -> CUfunction {
        self.raw.function()
    }

    /// Launches the kernel (`cuLaunchKernel`): `grid` blocks of `block` threads, each block with `shared_bytes` of dynamic shared
    /// memory. The arguments may be dropped afterwards, because the driver has copied them.
    ///
    /// # Safety
    ///
    /// The kernel must be live, and must be the one that the first launch of this `Kernel` launched. `stream` must be a live stream or
    /// a default one. The arguments must have the types of the kernel's parameters, in the same order. With a driver before CUDA 13.2,
    /// the caller must also pass as many arguments as the kernel has parameters, and before 12.4 arguments of the same sizes. Within
    /// [`checks::without_queries`](crate::checks::without_queries), this is so with every driver.
    ///
    /// What the kernel does with the arguments must be sound: an address must lead to memory that the kernel may use. That memory, the
    /// kernel and its context must live until the kernel has finished; in a stream capture, until the last launch of any executable
    /// graph with the node has ended.
    ///
    /// # Errors
    ///
    /// Fails if the driver reports that the kernel's parameters differ from the arguments in number or size, and as
    /// [`cuLaunchKernel`](calls::cuLaunchKernel) does.
    pub unsafe fn launch(
        &self,
        grid: [c_uint; 3],
        block: [c_uint; 3],
        shared_bytes: c_uint,
        stream: CUstream,
        arguments: impl LaunchArguments,
    ) -> Result<()> {
        let ([x, y, z], [a, b, c]) = (grid, block);
        arguments.with(|values, sizes| {
            self.takes(sizes).in_method(LAUNCH).of(c"cuLaunchKernel")?;
            let (f, extra) = (self.as_raw(), ptr::null_mut());
            // SAFETY: the caller guarantees this, and the values live until the call returns.
            let launched = unsafe {
                calls::cuLaunchKernel(f, x, y, z, a, b, c, shared_bytes, stream, values, extra)
            };
            launched.in_method(LAUNCH)
        })
    }

    /// Launches the kernel with attributes (`cuLaunchKernelEx`), such as the size of clusters.
    ///
    /// # Safety
    ///
    /// As for [`launch`](Self::launch), and `config` as for [`cuLaunchKernelEx`](calls::cuLaunchKernelEx).
    ///
    /// # Errors
    ///
    /// As for [`launch`](Self::launch).
    pub unsafe fn launch_ex(
        &self,
        config: &CUlaunchConfig,
        arguments: impl LaunchArguments,
    ) -> Result<()> {
        arguments.with(|values, sizes| {
            self.takes(sizes).in_method(LAUNCH).of(c"cuLaunchKernelEx")?;
            // SAFETY: the caller guarantees this, and the values live until the call returns.
            let launched =
                unsafe { calls::cuLaunchKernelEx(config, self.as_raw(), values, ptr::null_mut()) };
            launched.in_method(LAUNCH)
        })
    }

    /// Launches the kernel so that all its blocks run at the same time, and can wait for each other
    /// (`cuLaunchCooperativeKernel`).
    ///
    /// # Safety
    ///
    /// As for [`launch`](Self::launch).
    ///
    /// # Errors
    ///
    /// As for [`launch`](Self::launch).
    pub unsafe fn launch_cooperative(
        &self,
        grid: [c_uint; 3],
        block: [c_uint; 3],
        shared_bytes: c_uint,
        stream: CUstream,
        arguments: impl LaunchArguments,
    ) -> Result<()> {
        let ([x, y, z], [a, b, c]) = (grid, block);
        arguments.with(|values, sizes| {
            self.takes(sizes).in_method(LAUNCH).of(c"cuLaunchCooperativeKernel")?;
            let f = self.as_raw();
            // SAFETY: the caller guarantees this, and the values live until the call returns.
            let launched = unsafe {
                calls::cuLaunchCooperativeKernel(f, x, y, z, a, b, c, shared_bytes, stream, values)
            };
            launched.in_method(LAUNCH)
        })
    }

    /// Requires values of these sizes, as far as the driver reports the parameters.
    #[inline]
    fn takes(&self, sizes: &[usize]) -> Verdict {
        match self.parameters.get() {
            Some(known) if *known.sizes == *sizes => Ok(()),
            _ => self.compare(sizes),
        }
    }

    /// The same at the first launch, and for values that are not those of the first one.
    #[cold]
    #[inline]
    fn compare(&self, sizes: &[usize]) -> Verdict {
        let known = self.parameters.get();
        let is_enough = |known: &&Parameters| known.is_complete || sizes.len() <= known.sizes.len();
        let asked = match known.filter(is_enough) {
            Some(_) => None,
            // SAFETY: the caller of a launch guarantees that the kernel is live.
            None => query::parameters(unsafe { Live::new(self.raw) }, sizes.len()),
        };
        let Some(known) = asked.as_ref().or(known) else { return Ok(()) };
        if known.sizes != sizes {
            // SAFETY: as above.
            let name = query::name_of_kernel(unsafe { Live::new(self.raw) });
            let of = name.map_or(String::new(), |name| format!(" for {name}"));
            // No name has a zero byte.
            let kernelParams = &*CString::new(described(sizes) + &of).unwrap_or_default();
            let at_least = if known.is_complete { "" } else { "at least " };
            let taken = Some(vec![at_least.to_owned() + &described(&known.sizes)]);
            rules!(987 always asks: kernelParams => named(taken),
                "equal in number and size to the kernel's parameters", else UNDOCUMENTED);
        }
        if let Some(asked) = asked {
            // Another thread may have made the first launch.
            let _ = self.parameters.set(asked);
        }
        Ok(())
    }
}

/// Describes values: "3 values of 8, 8 and 4 bytes".
#[inline]
fn described(sizes: &[usize]) -> String {
    let listed: Vec<String> = sizes.iter().map(usize::to_string).collect();
    match (sizes, listed.split_last()) {
        (_, None) => "no values".to_owned(),
        ([1], _) => "1 value of 1 byte".to_owned(),
        (_, Some((size, []))) => format!("1 value of {size} bytes"),
        (_, Some((last, rest))) => {
            format!("{} values of {} and {last} bytes", sizes.len(), rest.join(", "))
        }
    }
}

/// A type whose values a kernel can take: numbers, `bool`, raw pointers, arrays of these, and `CUtensorMap`.
///
/// A value is passed as in C: the address of device memory is a `CUdeviceptr` or a raw pointer, and a number of 16 bits, such as a
/// half, is its bits as a `u16`. Implement this trait for your own structs that are parameters of kernels:
///
/// ```
/// use cuda_checked::owned::KernelArgument;
///
/// #[repr(C)]
/// #[derive(Clone, Copy)]
/// struct Particle {
///     position: [f32; 3],
///     mass: f32,
/// }
///
/// // SAFETY: the kernel's type has the same layout, and no field is a reference.
/// unsafe impl KernelArgument for Particle {}
/// ```
///
/// References and objects of this crate are no such values, because the kernel would get an address of the host:
///
/// ```compile_fail,E0277
/// # use cuda_checked::{Result, owned::{Kernel, LinearMemory}};
/// # unsafe fn f(kernel: &Kernel, memory: LinearMemory, count: u32) -> Result<()> {
/// // SAFETY: none is needed, because this does not compile. `memory.as_raw()` is the address.
/// unsafe { kernel.launch([1; 3], [32, 1, 1], 0, std::ptr::null_mut(), (&memory, count)) }
/// # }
/// ```
///
/// # Safety
///
/// A value must have the layout of the kernel's parameter, like a struct with `#[repr(C)]`, and must contain no reference.
#[diagnostic::on_unimplemented(
    message = "a kernel cannot take a `{Self}`",
    label = "no value that can be passed to a kernel",
    note = "pass the address of device memory (`.as_raw()`), or a number by value: a reference is an address of the host",
    note = "for a struct of your own with `#[repr(C)]`, implement `KernelArgument`"
)]
pub unsafe trait KernelArgument: Copy {}

macro_rules! kernel_arguments {
    ($($T:ty)*) => {
        // SAFETY: C has the same types. A pointer is the number that the kernel gets.
        $(unsafe impl KernelArgument for $T {})*
    };
}
kernel_arguments!(u8 u16 u32 u64 u128 usize i8 i16 i32 i64 i128 isize f32 f64 bool CUtensorMap);

// SAFETY: as above.
unsafe impl<T> KernelArgument for *const T {}
// SAFETY: as above.
unsafe impl<T> KernelArgument for *mut T {}
// SAFETY: an array in a struct of C has this layout.
unsafe impl<T: KernelArgument, const N: usize> KernelArgument for [T; N] {}

/// The arguments of a launch: a tuple of up to 16 values ([`KernelArgument`]), or a slice of [`LaunchArgument`]s.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not the arguments of a launch",
    label = "neither a tuple of values nor a slice of `LaunchArgument`s",
    note = "a tuple has up to 16 values, and `(data,)` is a tuple of one"
)]
pub trait LaunchArguments: sealed::Values {}

impl<T: sealed::Values> LaunchArguments for T {}

mod sealed {
    use super::*;

    pub trait Values: Sized {
        /// Passes on a pointer to each value, with a null behind the last one, and the sizes of the values. If a driver that does
        /// not report the number of parameters follows more pointers than there are values, it refuses the null.
        fn with<R>(self, launch: impl FnOnce(*mut *mut c_void, &[usize]) -> R) -> R;
    }

    impl Values for &[LaunchArgument<'_>] {
        fn with<R>(self, launch: impl FnOnce(*mut *mut c_void, &[usize]) -> R) -> R {
            let values = self.iter().map(|one| one.value.cast_mut());
            let mut values: Vec<_> = values.chain([ptr::null_mut()]).collect();
            let sizes: Vec<_> = self.iter().map(|one| one.size).collect();
            launch(values.as_mut_ptr(), &sizes)
        }
    }
}

macro_rules! tuples {
    ($($T:ident)*) => {
        impl<$($T: KernelArgument),*> sealed::Values for ($($T,)*) {
            fn with<R>(mut self, launch: impl FnOnce(*mut *mut c_void, &[usize]) -> R) -> R {
                let ($($T,)*) = &mut self;
                let mut values = [$(ptr::from_mut($T).cast::<c_void>(),)* ptr::null_mut()];
                launch(values.as_mut_ptr(), &[$(size_of::<$T>()),*])
            }
        }
    };
}

/// For each number of values.
macro_rules! each_tuple {
    ([$($all:ident)*]) => { tuples! { $($all)* } };
    ([$($before:ident)*] $T:ident $($after:ident)*) => {
        tuples! { $($before)* }
        each_tuple! { [$($before)* $T] $($after)* }
    };
}

each_tuple! { [] A B C D E F G H I J K L M N O P }

/// A value for a parameter of a kernel, with its size. A slice of these serves a program that learns the number or the types of
/// the arguments at run time.
///
/// ```no_run
/// # use cuda_checked::{Result, owned::{Kernel, LaunchArgument}, types::CUdeviceptr};
/// # unsafe fn f(kernel: &Kernel, data: CUdeviceptr, count: u32, more: Option<f32>) -> Result<()> {
/// let mut arguments = vec![LaunchArgument::from(&data), LaunchArgument::from(&count)];
/// arguments.extend(more.as_ref().map(LaunchArgument::from));
/// // SAFETY: the arguments are of the types of the kernel's parameters.
/// unsafe { kernel.launch([1; 3], [32, 1, 1], 0, std::ptr::null_mut(), &arguments[..]) }
/// # }
/// ```
#[derive(Clone, Copy, Debug)]
pub struct LaunchArgument<'a> {
    value: *const c_void,
    size: usize,
    lives: PhantomData<&'a c_void>,
}

impl<'a, T: KernelArgument> From<&'a T> for LaunchArgument<'a> {
    fn from(value: &'a T) -> Self {
        let (value, size) = (ptr::from_ref(value).cast(), size_of::<T>());
        Self { value, size, lives: PhantomData }
    }
}

impl<'a> LaunchArgument<'a> {
    /// The bytes of a value whose type Rust does not know.
    #[inline]
    pub fn from_bytes(bytes: &'a [u8]) -> Self {
        Self { value: bytes.as_ptr().cast(), size: bytes.len(), lives: PhantomData }
    }
}
