//! A process chooses the source of the driver's functions once, so each scenario runs in a separate process: its test
//! starts the test program again, for this one test.

use std::env;
use std::ffi::CStr;
use std::fmt::Write;
use std::fs;
use std::path::{self, Path, PathBuf};
use std::process::Command;
use std::thread;
use std::time::Duration;

/// The driver's file name on this system.
pub const DRIVER: &str = if cfg!(windows) { "nvcuda.dll" } else { "libcuda.so.1" };

/// The variable that names the scenario of the second process.
const VARIABLE: &str = "CUDA_SYS_TEST_SCENARIO";

/// The variable with the system's library path.
const LIBRARY_PATH: &str = if cfg!(windows) { "PATH" } else { "LD_LIBRARY_PATH" };

/// Returns the file that the system loads as the driver, in a scenario with this folder.
pub fn driver(folder: &Path) -> PathBuf {
    // Windows looks for the library of a linked program in its path too, and `libcuda_sys::load` does not.
    if cfg!(all(windows, not(feature = "link"))) {
        let system32 = env::var_os("CUDA_SYS_TEST_SYSTEM32");
        let system32 = system32.expect(
            "these tests put drivers into System32: on Linux, `cargo xtask test Wine` runs them under Wine",
        );
        return Path::new(&system32).join(DRIVER);
    }
    folder.join(DRIVER)
}

/// Starts a program of this target.
fn start(program: &Path) -> Command {
    let target = format!("{}_UNKNOWN_LINUX_GNU", env::consts::ARCH.to_uppercase());
    // QEMU, if Cargo uses it to start this program. Wine starts further programs itself.
    let runner = env::var(format!("CARGO_TARGET_{target}_RUNNER")).unwrap_or_default();
    let mut words = runner.split_whitespace();
    match words.next().filter(|_| cfg!(target_os = "linux")) {
        None => Command::new(program),
        Some(runner) => {
            let mut command = Command::new(runner);
            command.args(words).arg(program);
            command
        }
    }
}

/// Runs the test called `name`: `prepare` in this process, then `act` in another, whose library path is
/// a fresh folder. Both get the folder; `prepare` may change how the other process is started.
pub fn scenario(name: &str, prepare: impl FnOnce(&Path, &mut Command), act: impl FnOnce(&Path)) {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let folder = folder.join(env!("CARGO_CRATE_NAME")).join(name);
    // Under Wine, a Linux path has no drive.
    let folder = path::absolute(folder).unwrap();
    let done = format!("scenario {name} came to its end");
    if env::var_os(VARIABLE).is_some_and(|scenario| scenario == name) {
        act(&folder);
        println!("\n{done}");
        return;
    }

    if folder.exists() {
        fs::remove_dir_all(&folder).unwrap();
    }
    fs::create_dir_all(&folder).unwrap();
    let driver = driver(&folder);
    if driver.exists() {
        // The file of another scenario: all share one System32.
        fs::remove_file(driver).unwrap();
    }
    let mut process = start(&env::current_exe().unwrap());
    process.args([name, "--exact", "--nocapture"]);
    let mut path = vec![folder.clone()];
    if cfg!(all(target_os = "linux", not(feature = "link"))) {
        // The machine's own driver is not found: the system's loader goes no further than this file.
        let mask = folder.join("mask");
        fs::create_dir_all(&mask).unwrap();
        fs::write(mask.join(DRIVER), "").unwrap();
        path.push(mask);
    }
    process.env(VARIABLE, name).env(LIBRARY_PATH, env::join_paths(path).unwrap());
    prepare(&folder, &mut process);
    let output = process.output().unwrap();
    let printed = String::from_utf8_lossy(&output.stdout);
    // A wrong name would run nothing, and succeed.
    let complete = output.status.success() && printed.lines().any(|line| line == done);
    let complaint = String::from_utf8_lossy(&output.stderr);
    assert!(complete, "{}\n{printed}{complaint}", output.status);
}

/// Lets the C compiler create a shared library with the internal name of the driver and its stub.
pub fn compile(c: &str, library: &Path) {
    let [source, log] = ["c", "log"].map(|extension| library.with_extension(extension));
    fs::write(&source, c).unwrap();
    fs::write(&log, "").unwrap();
    let compiler = env::var("TARGET_CC").unwrap_or_else(|_| "cc".to_owned());
    // Under Wine too the compiler is a Linux program. Wine does not translate its paths, cannot wait for it, and cannot
    // read its output. Therefore names have no folder, and the log shows when it has ended.
    let mut shell = Command::new("/bin/sh");
    shell.current_dir(library.parent().unwrap());
    shell.args(["-c", r#"log=$1; shift; "$@" >> "$log" 2>&1; echo "status $?" >> "$log""#, "sh"]);
    shell.arg(log.file_name().unwrap()).arg(&compiler);
    shell.args(["-shared", "-fPIC", "-Wl,-soname,libcuda.so.1", "-o"]);
    shell.arg(library.file_name().unwrap()).arg(source.file_name().unwrap());
    let ended = shell.spawn().expect("these tests need /bin/sh").wait();
    let mut written = fs::read_to_string(&log).unwrap();
    while ended.is_err() && !written.lines().any(|line| line.starts_with("status ")) {
        thread::sleep(Duration::from_millis(10));
        written = fs::read_to_string(&log).unwrap();
    }
    let complete = written.lines().any(|line| line == "status 0");
    assert!(complete, "these tests need a C compiler, and {compiler} failed: {written}");
}

/// Returns the C text of a library in which each of these functions only returns `code`.
pub fn returning<'a>(code: u32, symbols: impl IntoIterator<Item = &'a CStr>) -> String {
    let mut c = String::new();
    for symbol in symbols {
        writeln!(c, "int {}(void) {{ return {code}; }}", symbol.to_str().unwrap()).unwrap();
    }
    c
}
