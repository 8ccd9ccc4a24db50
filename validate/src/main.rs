//! `cuda-validate`: runs a program with the layer preloaded, and reports the findings of all its processes.

#[cfg(target_os = "linux")]
mod launch;
#[cfg(target_os = "linux")]
mod report;
#[cfg(target_os = "linux")]
#[allow(dead_code)] // the layer has the other half
mod spool;

#[cfg(target_os = "linux")]
fn main() -> std::process::ExitCode {
    launch::main()
}

#[cfg(not(target_os = "linux"))]
fn main() -> std::process::ExitCode {
    eprintln!("cuda-validate: this system is not supported: it works on Linux");
    std::process::ExitCode::from(2)
}
