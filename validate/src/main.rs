//! `cuda-validate`: runs a program with the layer preloaded, and reports the findings of all its processes.

use std::process::ExitCode;

#[cfg(all(
    target_os = "linux",
    target_env = "gnu",
    any(target_arch = "aarch64", target_arch = "x86_64")
))]
mod launch;

#[cfg(all(
    target_os = "linux",
    target_env = "gnu",
    any(target_arch = "aarch64", target_arch = "x86_64")
))]
fn main() -> ExitCode {
    launch::main()
}

#[cfg(not(all(
    target_os = "linux",
    target_env = "gnu",
    any(target_arch = "aarch64", target_arch = "x86_64")
)))]
fn main() -> ExitCode {
    eprintln!(
        "cuda-validate: this system is not supported: it works on Linux with glibc, x86_64 and aarch64"
    );
    ExitCode::from(2)
}
