//! `cuda-validate`: runs a program with the layer preloaded, and reports the findings of all its processes.

#[cfg(all(unix, target_env = "gnu", any(target_arch = "aarch64", target_arch = "x86_64")))]
mod launcher;
#[cfg(all(unix, target_env = "gnu", any(target_arch = "aarch64", target_arch = "x86_64")))]
mod spool;

#[cfg(all(unix, target_env = "gnu", any(target_arch = "aarch64", target_arch = "x86_64")))]
fn main() -> std::process::ExitCode {
    launcher::main()
}

#[cfg(not(all(unix, target_env = "gnu", any(target_arch = "aarch64", target_arch = "x86_64"))))]
fn main() -> std::process::ExitCode {
    eprintln!("cuda-validate: not supported: it works on Linux with glibc, x86_64 and aarch64");
    std::process::ExitCode::from(2)
}
