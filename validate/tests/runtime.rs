//! Programs of the CUDA runtime, linked and shared: one that works has one line, and stacks have the functions that it called.
#![cfg(supported)]

use std::ffi::OsStr;
use std::fs;
use std::os::unix::process::ExitStatusExt as _;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A folder of one test with the driver and the library, and programs that are linked in each way.
struct Programs(PathBuf);

impl Programs {
    fn new(name: &str) -> Self {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).expect("there is room");
        let programs = Self(folder);
        programs.compile("libcuda.so.1 -shared -fPIC -DDRIVER -Wl,-soname,libcuda.so.1");
        let driver = "-L. -l:libcuda.so.1";
        programs.compile(&format!(
            "libcudart.so.13 -shared -fPIC -s -DRUNTIME -Wl,-soname,libcudart.so.13 {driver}"
        ));
        programs.compile(&format!("shared -g -DPROGRAM -l:libcudart.so.13 {driver}"));
        // The runtime comes without lines.
        programs.compile(&format!("linked -DPROGRAM -DRUNTIME {driver}"));
        programs.compile(&format!("stripped -s -DPROGRAM -DRUNTIME {driver}"));
        programs
    }

    fn compile(&self, words: &str) {
        let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/programs/runtime.c");
        let mut cc = Command::new("cc");
        cc.current_dir(&self.0).args(["-Wall", "-Wno-strict-prototypes", "-O1"]).arg("-o");
        let (output, options) = words.split_once(' ').expect("it has options");
        cc.arg(output).arg(source).args(options.split(' '));
        assert!(cc.status().is_ok_and(|status| status.success()), "this test needs cc: {cc:?}");
    }

    /// Returns the exit status, the report, and the number in the JSON of what the runtime handled.
    fn run(&self, options: &str, program: impl AsRef<OsStr>, word: &str) -> (i32, String, u64) {
        let mut command = Command::new(env!("CARGO_BIN_EXE_cuda-validate"));
        command.current_dir(&self.0).env("LD_LIBRARY_PATH", &self.0).args(["--json", "json"]);
        command.args(options.split_whitespace()).arg(program).arg(word);
        let output = command.output().expect("it starts");
        let json = fs::read_to_string(self.0.join("json")).expect("it was written");
        let handled = json.split_once(r#""handled_calls":"#).expect("it has the number").1;
        let handled = handled.split([',', '}']).next().and_then(|number| number.parse().ok());
        let report = String::from_utf8_lossy(&output.stderr).into_owned();
        (output.status.code().expect("no signal"), report, handled.expect("it is a number"))
    }
}

#[test]
fn a_program_that_works_has_one_line() {
    let programs = Programs::new("runtime-works");
    const LINE: &str =
        "cuda-validate: 1 call judged in 1 process: none broke a documented precondition";
    for program in ["./shared", "./linked"] {
        let expected = (0, format!("{LINE}\n"), 3);
        assert_eq!(programs.run("--fail=refused", program, ""), expected, "{program}");
        let (status, report, _) = programs.run("--fail=refused --verbose", program, "");
        let more = "3 refused calls that the CUDA runtime provoked and handled";
        assert_eq!((status, report), (0, format!("{LINE}; {more}\n")), "{program}");
    }
    // The caller is not known. Only what comes after the driver's end is not told.
    let (status, report, handled) = programs.run("--fail=refused", "./stripped", "");
    assert_eq!((status, handled), (1, 2), "{report}");
    assert!(report.starts_with(&format!("{LINE}; 1 refused call")), "{report}");
    assert!(report.contains("\n  cuCtxGetDevice_v2: "), "{report}");
}

#[test]
fn the_programs_own_calls_are_told() {
    let programs = Programs::new("runtime-own");
    for program in ["./shared", "./linked"] {
        let (status, report, handled) = programs.run("--fail=refused", program, "context");
        assert_eq!((status, handled), (1, 3), "{report}");
        assert!(
            report.contains("; 1 refused call\n") || report.contains("; 1 refused call,"),
            "{report}"
        );
        let (status, report, handled) = programs.run("--fail=refused", program, "exit");
        assert_eq!((status, handled), (1, 3), "{report}");
        let sentence = "\n  cuLibraryUnload: the driver has shut down, because the process exits\n    1 call, ";
        assert!(report.contains(sentence), "{report}");
        // What called it is the end of the process.
        let stack: Vec<&str> = report.lines().filter(|line| line.starts_with("      ")).collect();
        assert!(stack.len() == 1 && stack[0].starts_with("      own "), "{report}");
    }
}

/// The runtime keeps its context until the process ends: only one of the program's own is told.
#[test]
fn the_runtimes_context_is_no_leak() {
    let programs = Programs::new("runtime-context");
    for program in ["./shared", "./linked"] {
        let (status, report, _) = programs.run("--fail=leaks", program, "keeps");
        assert_eq!((status, report.contains("not ended")), (0, false), "{report}");
        let (status, report, _) = programs.run("--fail=leaks", program, "owns");
        assert_eq!((status, report.contains("; 1 object not ended\n")), (1, true), "{report}");
    }
}

/// A correct runtime asks for many functions that a driver lacks.
#[test]
fn a_null_that_the_runtime_got_is_not_told() {
    let programs = Programs::new("runtime-null");
    for program in ["./shared", "./linked"] {
        let report = |word: &str| {
            let mut command = Command::new("sh");
            command.args([
                "-c",
                "ulimit -c 0; exec \"$@\"",
                "sh",
                env!("CARGO_BIN_EXE_cuda-validate"),
            ]);
            command.current_dir(&programs.0).env("LD_LIBRARY_PATH", &programs.0);
            let output = command.arg(program).arg(word).output().expect("it starts");
            assert_eq!(output.status.signal(), Some(libc::SIGSEGV), "{program}");
            String::from_utf8_lossy(&output.stderr).into_owned()
        };
        let [runtime, own] = ["runtime", "program"].map(report);
        assert!(runtime.contains("signal 11: no call that cuda-validate sees"), "{runtime}");
        assert!(!runtime.contains("cuGetProcAddress"), "{runtime}");
        assert!(
            own.contains("for cuGreenCtxCreate at ") || own.contains("for cuGreenCtxCreate in "),
            "{own}"
        );
        assert!(own.contains("(there from CUDA 12.4, and the program asked for 12.0)"), "{own}");
        assert!(!own.contains("cuMulticastCreate"), "{own}");
    }
}

#[test]
fn a_stack_has_the_function_of_the_runtime_that_was_called() {
    let programs = Programs::new("runtime-stack");
    for program in ["./shared", "./linked"] {
        let (_, report, _) = programs.run("", program, "alloc");
        let stack = report.lines().filter_map(|line| line.strip_prefix("      "));
        let functions: Vec<&str> = stack.filter_map(|line| line.split(' ').next()).collect();
        assert_eq!(functions, ["cudaMalloc", "main"], "{report}");
    }
}

/// The system writes a line break in a path as an escape, and the report one of its own.
#[test]
fn a_path_with_a_line_break_keeps_its_lines() {
    let programs = Programs::new("runtime-path\n  cuFake false\u{1b}[2J");
    let (_, report, _) = programs.run("", programs.0.join("shared"), "context");
    let source = format!("main at {}/tests/programs/runtime.c:", env!("CARGO_MANIFEST_DIR"));
    assert!(report.contains(&source), "{report}");
    assert!(report.contains(r"/runtime-path\n  cuFake false\u{1b}[2J/shared):"), "{report}");
    assert!(!report.contains("\n  cuFake") && !report.contains('\u{1b}'), "{report}");
}
