//! `calls FUNCTION COUNT` calls a function of the driver by way of libcuda-sys: in Rust what ../../calls.c
//! does in C.

use libcuda_sys::{cuDriverGetVersion, cuLaunchKernel, cuMulticastBindMem};
use std::process::ExitCode;
use std::ptr::null_mut;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().collect();
    let [_, function, count] = &arguments[..] else {
        return ExitCode::from(2);
    };
    let Ok(count) = count.parse::<u64>() else {
        return ExitCode::from(2);
    };
    // The codes are added up and printed, so that no call can be left out.
    let mut sum: u32 = 0;
    match &function[..] {
        "cuDriverGetVersion" => {
            let mut version = 0;
            for _ in 0..count {
                // SAFETY: it writes one integer.
                sum = sum.wrapping_add(unsafe { cuDriverGetVersion(&mut version) }.0);
            }
        }
        "cuMulticastBindMem" => {
            for _ in 0..count {
                // SAFETY: the function of ../../driver.c takes any argument.
                sum = sum.wrapping_add(unsafe { cuMulticastBindMem(1, 2, 3, 4, 5, 0) }.0);
            }
        }
        "cuLaunchKernel" => {
            let (function, stream, null) = (null_mut(), null_mut(), null_mut());
            for _ in 0..count {
                // SAFETY: as above.
                let code =
                    unsafe { cuLaunchKernel(function, 1, 2, 3, 4, 5, 6, 7, stream, null, null) };
                sum = sum.wrapping_add(code.0);
            }
        }
        _ => return ExitCode::from(2),
    }
    println!("{sum}");
    ExitCode::SUCCESS
}
