//! `cuda-validate`: runs a program with the layer preloaded, and reports the findings of all its processes.

#[cfg(supported)]
mod launcher;
#[cfg(supported)]
mod spool;

/// The tests write what the launcher reads.
#[cfg(all(supported, test))]
#[path = "layer/process/records.rs"]
#[allow(dead_code)]
mod records;

#[cfg(supported)]
fn main() -> std::process::ExitCode {
    launcher::main()
}

#[cfg(not(supported))]
fn main() -> std::process::ExitCode {
    eprintln!("cuda-validate: not supported: it works on Linux with glibc, x86_64 and aarch64");
    std::process::ExitCode::from(2)
}
