//! A process settles once where the driver's functions come from, so each scenario has a process of its
//! own: its test starts the test program again, for that one test.

use std::env;
use std::ffi::CStr;
use std::fmt::Write;
use std::fs;
use std::path::{self, Path, PathBuf};
use std::process::Command;
use std::thread;
use std::time::Duration;

/// The name that the system knows the driver by.
pub const DRIVER: &str = if cfg!(windows) { "nvcuda.dll" } else { "libcuda.so.1" };

/// Says in the second process which scenario it is there for.
const VARIABLE: &str = "CUDA_SYS_TEST_SCENARIO";

/// Where the system looks for libraries.
const LIBRARY_PATH: &str = if cfg!(windows) { "PATH" } else { "LD_LIBRARY_PATH" };

/// The file that the system takes for the driver, in a scenario with this folder.
pub fn driver(folder: &Path) -> PathBuf {
    // Windows looks for the library of a linked program in its path too, and `cuda_sys::load` does not.
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
    // QEMU, where Cargo was told to start this one by it. Wine starts what it runs by itself.
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
    // Under Wine, a path of Linux has no drive.
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
        // Another scenario's: all share one System32.
        fs::remove_file(driver).unwrap();
    }
    let mut process = start(&env::current_exe().unwrap());
    process.args([name, "--exact", "--nocapture"]);
    process.env(VARIABLE, name).env(LIBRARY_PATH, &folder);
    prepare(&folder, &mut process);
    let output = process.output().unwrap();
    let said = String::from_utf8_lossy(&output.stdout);
    // A name that is not this test's would run nothing, and succeed.
    let complete = output.status.success() && said.lines().any(|line| line == done);
    let complaint = String::from_utf8_lossy(&output.stderr);
    assert!(complete, "{}\n{said}{complaint}", output.status);
}

/// Has the C compiler make a shared library, which calls itself what the driver and its stub do.
pub fn compile(c: &str, library: &Path) {
    let [source, log] = ["c", "log"].map(|extension| library.with_extension(extension));
    fs::write(&source, c).unwrap();
    fs::write(&log, "").unwrap();
    let compiler = env::var("TARGET_CC").unwrap_or_else(|_| "cc".to_owned());
    // Under Wine too the compiler is a program of Linux. Wine does not translate the paths that it is given,
    // cannot wait for it, and reads nothing of what it prints: so names have no folder, and the log tells
    // when it ended.
    let mut shell = Command::new("/bin/sh");
    shell.current_dir(library.parent().unwrap());
    shell.args(["-c", r#"log=$1; shift; "$@" >> "$log" 2>&1; echo "status $?" >> "$log""#, "sh"]);
    shell.arg(log.file_name().unwrap()).arg(&compiler);
    shell.args(["-shared", "-fPIC", "-Wl,-soname,libcuda.so.1", "-o"]);
    shell.arg(library.file_name().unwrap()).arg(source.file_name().unwrap());
    let ended = shell.spawn().expect("these tests need /bin/sh").wait();
    let mut said = fs::read_to_string(&log).unwrap();
    while ended.is_err() && !said.lines().any(|line| line.starts_with("status ")) {
        thread::sleep(Duration::from_millis(10));
        said = fs::read_to_string(&log).unwrap();
    }
    let complete = said.lines().any(|line| line == "status 0");
    assert!(complete, "these tests need a C compiler, and {compiler} failed: {said}");
}

/// The C text of a library where each of these functions does nothing but return `code`.
pub fn returning<'a>(code: u32, symbols: impl IntoIterator<Item = &'a CStr>) -> String {
    let mut c = String::new();
    for symbol in symbols {
        writeln!(c, "int {}(void) {{ return {code}; }}", symbol.to_str().unwrap()).unwrap();
    }
    c
}
