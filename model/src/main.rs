//! `libcuda-model`: runs a program with the model as its `libcuda.so.1`.

#[cfg(all(target_os = "linux", target_env = "gnu"))]
mod launcher;

#[cfg(all(target_os = "linux", target_env = "gnu"))]
fn main() -> std::process::ExitCode {
    launcher::main()
}

#[cfg(not(all(target_os = "linux", target_env = "gnu")))]
fn main() -> std::process::ExitCode {
    eprintln!("libcuda-model: not supported: it works on Linux with glibc");
    std::process::ExitCode::from(125)
}
