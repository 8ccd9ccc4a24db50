//! The tests of libcuda-sys as programs of other targets: aarch64 Linux under QEMU, with those of `cuda-validate`, and Windows under
//! Wine.

use crate::shell::{self, Result, quiet};
use crate::{fetch, headers, linked};
use std::fmt::Write;
use std::path::Path;
use std::process::Command;

const AARCH64: &str = "aarch64-unknown-linux-gnu";
const WINDOWS: &str = "x86_64-pc-windows-gnu";

/// Where Debian has the libraries of aarch64, and their headers.
const SYSROOT: &str = "/usr/aarch64-linux-gnu";

/// Functions that Rust's standard library needs and Wine 8 lacks.
const BCRYPTPRIMITIVES: &str = "
    #include <stddef.h>
    unsigned char SystemFunction036(void *data, unsigned long length);
    int ProcessPrng(unsigned char *data, size_t length) { return SystemFunction036(data, length); }
";

pub fn run(root: &Path) -> Result<()> {
    shell::rust_targets(root, &[AARCH64, WINDOWS])?;
    shell::step(AARCH64, || aarch64(root))?;
    shell::step(WINDOWS, || windows(root))
}

/// Returns a Cargo that builds for `target`, runs programs with `runner`, and lets tests use the C compiler.
fn cargo(root: &Path, args: &str, target: &str, compiler: &Path, runner: &str) -> Command {
    let mut cargo = shell::cargo(root, &format!("{args} --target {target}"));
    let variable = format!("CARGO_TARGET_{}", target.replace('-', "_").to_uppercase());
    cargo.env(format!("{variable}_LINKER"), compiler).env(format!("{variable}_RUNNER"), runner);
    cargo.env("TARGET_CC", compiler);
    cargo
}

fn aarch64(root: &Path) -> Result<()> {
    let compiler = shell::tool("aarch64-linux-gnu-gcc", "gcc-aarch64-linux-gnu")?;
    let qemu = shell::tool("qemu-aarch64", "qemu-user")?;
    let runner = format!("{} -L {SYSROOT}", qemu.display());
    shell::ensure(Path::new(SYSROOT).join("include/string.h").exists(), || {
        format!("{SYSROOT} has no C library: install it (Debian's package libc6-dev-arm64-cross)")
    })?;
    let cargo = |args: &str| cargo(root, args, AARCH64, &compiler, &runner);
    quiet(&mut cargo("test -p libcuda-sys"))?;
    linked::linked_on_linux(root, &cargo, AARCH64, &root.join("target/emulated/aarch64"))?;
    let mut tests = cargo("test -p cuda-validate --lib");
    quiet(tests.arg("--").args(OF_THE_TARGET).args(["--skip", NO_LIMIT]))?;
    layer(root, &cargo, &compiler, &qemu)
}

/// The parts of `cuda-validate` that depend on the target: registers, stacks, the system's loader and its calls. The others take
/// minutes under QEMU.
const OF_THE_TARGET: [&str; 5] = ["dispatch::", "elf::", "origin::", "spool::", "thread::"];

/// QEMU does not limit the addresses of a process.
const NO_LIMIT: &str = "a_process_without_room_is_known";

/// Runs a C program under `cuda-validate`, with the model. The launcher starts QEMU, as which the program runs: QEMU's own loader says
/// that it does not preload the library, and the program's loader does.
fn layer(root: &Path, cargo: &linked::Cargo, compiler: &Path, qemu: &Path) -> Result<()> {
    let folder = root.join("target/emulated/layer");
    quiet(&mut cargo("build -p libcuda-model -p cuda-validate"))?;
    let built = root.join("target").join(AARCH64).join("debug");
    let model = "liblibcuda_model.so";
    shell::copy(&built.join(model), &folder.join(model))?;
    let include = fetch::toolkit(root, fetch::NEWEST)?.join("include");
    for (source, output, options) in [
        (
            "driver.c",
            "libcuda.so.1",
            "-shared -fPIC -Wl,--version-script=driver.map -Wl,--no-as-needed",
        ),
        ("linked.c", "linked", "-pthread -l:libcuda.so.1"),
    ] {
        let mut cc = Command::new(compiler);
        cc.current_dir(root.join("validate/tests/programs")).args(["-g", "-w", source, "-isystem"]);
        cc.arg(&include).arg("-L").arg(&folder).args(options.split(' '));
        quiet(cc.arg("-l:liblibcuda_model.so").arg("-o").arg(folder.join(output)))?;
    }
    let under_qemu =
        |program: &Path| [qemu.into(), "-L".into(), SYSROOT.into(), program.to_owned()];
    let [qemu, rest @ ..] = under_qemu(&built.join("cuda-validate"));
    let mut launcher = Command::new(qemu);
    launcher.args(rest).args(under_qemu(&folder.join("linked"))).arg("asks");
    launcher.current_dir(&folder).env("LD_LIBRARY_PATH", &folder);
    let output = launcher.output().map_err(|error| format!("{launcher:?}: {error}"))?;
    let report = String::from_utf8_lossy(&output.stderr);
    let expected = [
        "4 calls judged in 1 process: 2 broken rules; 1 refused call",
        "rule 390; 1 call, answered CUDA_ERROR_INVALID_VALUE",
        "rule 33; 1 call, answered CUDA_SUCCESS",
    ];
    shell::expect(&report, &expected)
}

fn windows(root: &Path) -> Result<()> {
    // By its path, because Wine has its own search path.
    let compiler = shell::tool("x86_64-w64-mingw32-gcc", "gcc-mingw-w64-x86-64")?;
    let wine = shell::tool("wine", "wine")?;
    let folder = root.join("target/emulated");
    let prefix = folder.join("wine");
    let system32 = prefix.join("drive_c/windows/system32");
    let in_wine = |command: &mut Command| {
        command.env("WINEPREFIX", &prefix);
        // Prints only the library that is missing when a program does not start.
        command.env("WINEDEBUG", "-all,err+module");
        // Disables dialogs about installations, and entries in the user's menus.
        command.env("WINEDLLOVERRIDES", "winemenubuilder.exe,mscoree,mshtml=");
    };
    let runner = wine.display().to_string();
    let cargo = |args: &str| {
        let mut cargo = cargo(root, args, WINDOWS, &compiler, &runner);
        in_wine(&mut cargo);
        // The tests share one System32.
        cargo.env("CUDA_SYS_TEST_SYSTEM32", &system32).env("RUST_TEST_THREADS", "1");
        cargo
    };
    let library = |folder: &Path, name: &str, c: &str| {
        let (source, library) = (folder.join(name).with_extension("c"), folder.join(name));
        shell::write(&source, c)?;
        let mut command = Command::new(&compiler);
        command.arg("-shared").arg("-o").arg(library).arg(source);
        // With SystemFunction036.
        quiet(command.arg("-ladvapi32"))
    };

    shell::make_dir(&prefix)?;
    let mut boot = Command::new(&wine);
    in_wine(boot.args(["wineboot", "--init"]));
    quiet(&mut boot)?;
    if !system32.join("bcryptprimitives.dll").exists() {
        library(&system32, "bcryptprimitives.dll", BCRYPTPRIMITIVES)?;
    }
    quiet(&mut cargo("test -p libcuda-sys"))?;

    // Files that a test has left there would be found before the stub.
    shell::remove_file(&system32.join("nvcuda.dll"))?;
    let run_time = folder.join("linked");
    let mut stub = String::new();
    for unit in headers::all_units() {
        for (symbol, _) in headers::functions(root, unit)? {
            line!(stub, "int {symbol}(void) {{ return 34; }}");
        }
    }
    library(&run_time, "nvcuda.dll", &stub)?;
    linked::linked(&cargo, ("WINEPATH", &run_time), "nvcuda.dll", "nvcuda.dll")
}
