//! `checked FUNCTION raw|checked COUNT` calls a function of the driver by way of libcuda-sys, or of cuda-checked.

use cuda_checked::{Result, calls, sys};
use std::hint::black_box;
use std::process::ExitCode;
use std::ptr::null_mut;

/// The counted loops, by name, so that the optimized assembly of one call can be shown. The compiler does not know the
/// arguments: rules on constants would cost nothing.
macro_rules! ways {
    ($($name:ident($($argument:expr),*), $raw:ident, $checked:ident;)*) => {
        $(
            #[inline(never)]
            #[unsafe(no_mangle)]
            fn $raw(count: u64) -> u32 {
                let mut failed = 0;
                for _ in 0..count {
                    // SAFETY: the functions of ../../driver.c take any argument.
                    failed += unsafe { sys::$name($(black_box($argument)),*) }.0;
                }
                failed
            }

            #[inline(never)]
            #[unsafe(no_mangle)]
            fn $checked(count: u64) -> u32 {
                let mut failed = 0;
                for _ in 0..count {
                    // SAFETY: as above.
                    let result: Result<()> = unsafe { calls::$name($(black_box($argument)),*) };
                    if result.is_err() {
                        failed += 1;
                    }
                }
                failed
            }
        )*

        fn way(function: &str, way: &str) -> Option<fn(u64) -> u32> {
            match (function, way) {
                $((stringify!($name), "raw") => Some($raw),
                (stringify!($name), "checked") => Some($checked),)*
                _ => None,
            }
        }
    };
}
ways! {
    cuStreamSynchronize(null_mut()), raw_synchronize, checked_synchronize;
    cuMemMap(1, 2, 3, 4, 0), raw_map, checked_map;
    cuMulticastBindMem(1, 2, 3, 4, 0, 0), raw_bind, checked_bind;
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().collect();
    let [_, function, name, count] = &arguments[..] else {
        return ExitCode::from(2);
    };
    let (Some(run), Ok(count)) = (way(function, name), count.parse()) else {
        return ExitCode::from(2);
    };
    // Printed, so that no call can be left out.
    println!("{}", run(count));
    ExitCode::SUCCESS
}
