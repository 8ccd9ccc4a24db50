//! Programs in C and in Python under `cuda-validate`, on the model of the driver. They are built here, with `cc`.
#![cfg(all(
    target_os = "linux",
    target_env = "gnu",
    any(target_arch = "aarch64", target_arch = "x86_64")
))]

mod built;
mod processes;
mod python;
mod recorded;
mod transcript;
