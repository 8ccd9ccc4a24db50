//! A process settles once where the driver's functions come from, so each scenario has a process of its
//! own: its test starts the test program again, for that one test.

use std::env;
use std::ffi::CStr;
use std::fmt::Write;
use std::fs;
use std::path::Path;
use std::process::Command;

/// Says in the second process which scenario it is there for.
const VARIABLE: &str = "CUDA_SYS_TEST_SCENARIO";

/// Runs the test called `name`: `prepare` in this process, then `act` in another, whose library path is
/// a fresh folder. Both get the folder; `prepare` may change how the other process is started.
pub fn scenario(name: &str, prepare: impl FnOnce(&Path, &mut Command), act: impl FnOnce(&Path)) {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let folder = folder.join(env!("CARGO_CRATE_NAME")).join(name);
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
    let mut process = Command::new(env::current_exe().unwrap());
    process.args([name, "--exact", "--nocapture"]);
    process.env(VARIABLE, name).env("LD_LIBRARY_PATH", &folder);
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
    let source = library.with_extension("c");
    fs::write(&source, c).unwrap();
    let mut compiler = Command::new("cc");
    compiler.args(["-shared", "-fPIC", "-Wl,-soname,libcuda.so.1", "-o"]);
    let output = compiler.arg(library).arg(&source).output();
    let output = output.expect("these tests need a C compiler that is called cc");
    let complaint = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{complaint}");
}

/// The C text of a library where each of these functions does nothing but return `code`.
pub fn returning<'a>(code: u32, symbols: impl IntoIterator<Item = &'a CStr>) -> String {
    let mut c = String::new();
    for symbol in symbols {
        writeln!(c, "int {}(void) {{ return {code}; }}", symbol.to_str().unwrap()).unwrap();
    }
    c
}
