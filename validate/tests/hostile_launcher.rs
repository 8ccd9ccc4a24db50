//! The launcher with programs that outlive it, overwrite its memory, and leave odd files: nobody else's code or memory is used,
//! the status is the program's, and the report says what it does not know.
#![cfg(supported)]

use std::fs::{self, DirBuilder, File, Permissions};
use std::io::{self, BufRead as _, BufReader, Read as _};
use std::os::unix::fs::{DirBuilderExt as _, MetadataExt as _, PermissionsExt as _, symlink};
use std::os::unix::process::{CommandExt as _, ExitStatusExt as _};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Output, Stdio};
use std::ptr::null_mut;
use std::thread;
use std::time::{Duration, SystemTime};

/// A driver that refuses memory.
const DRIVER: &str = "
int cuInit(unsigned flags) { return 0; }
int cuDriverGetVersion(int *version) { *version = 13000; return 0; }
int cuMemAddressReserve(void *place, long size, long alignment, long address, long flags) { return 1; }
int cuMemFree_v2(long address) { return 1; }
";

/// What the programs here begin with.
const HEAD: &str = r#"
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>
int cuInit(unsigned);
int cuMemAddressReserve(void *, long, long, long, long);
int cuMemFree_v2(long);
static void breaks_a_rule(void) { long place; cuMemAddressReserve(&place, 2 << 20, 3 << 20, 0, 0); }
"#;

/// A folder of one test.
struct Place(PathBuf);

impl Place {
    fn new(name: &str) -> Self {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("hostile-{name}"));
        let _ = fs::remove_dir_all(&folder);
        private(&folder);
        Self(folder)
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    fn compile(&self, name: &str, text: &str, options: &[&str]) -> PathBuf {
        let (source, output) = (self.path(&format!("{name}.c")), self.path(name));
        fs::write(&source, text).expect("there is room");
        let _ = fs::remove_file(&output);
        let mut cc = Command::new("cc");
        cc.args(["-w", "-o"]).arg(&output).arg(source).args(options).current_dir(&self.0);
        assert!(
            cc.status().is_ok_and(|status| status.success()),
            "this test needs a C compiler, cc"
        );
        output
    }

    /// A program that calls the driver.
    fn program(&self, main: &str, options: &[&str]) -> PathBuf {
        self.compile("libcuda.so.1", DRIVER, &["-shared", "-fPIC", "-Wl,-soname,libcuda.so.1"]);
        let text = format!("{HEAD}int main(int count, char **words) {{ {main} }}");
        self.compile("program", &text, &[&["-g", "-L.", "-l:libcuda.so.1"], options].concat())
    }

    /// The launcher, with the library in this place.
    fn launcher(&self) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_cuda-validate"));
        command.env("XDG_CACHE_HOME", self.path("cache")).env("LD_LIBRARY_PATH", &self.0);
        command.env_remove("LD_PRELOAD").current_dir(&self.0);
        command
    }

    /// Runs a program; returns the status, the report and the JSON.
    fn run(&self, options: &[&str], program: &Path) -> (Option<i32>, String, String) {
        let mut command = self.launcher();
        let json = self.path("json");
        let output = output(command.args(options).arg("--json").arg(&json).arg(program));
        let json = fs::read_to_string(json).expect("it was written");
        assert!(json.starts_with('{') && json.ends_with("}\n"), "{json}");
        (output.status.code(), text(&output.stderr), json)
    }
}

fn private(folder: &Path) {
    DirBuilder::new().mode(0o700).recursive(true).create(folder).expect("there is room");
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// Longer than anything takes here.
const LONG: Duration = Duration::from_secs(60);

fn ended(child: &mut Child) -> ExitStatus {
    for _ in 0..LONG.as_millis() / 5 {
        if let Some(status) = child.try_wait().expect("it is a child") {
            return status;
        }
        thread::sleep(Duration::from_millis(5));
    }
    let _ = child.kill();
    panic!("it does not end");
}

/// Runs a command to its end, however long others have its output. What it writes is short.
fn output(command: &mut Command) -> Output {
    let piped = command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = piped.spawn().expect("it starts");
    ended(&mut child);
    child.wait_with_output().expect("it has ended")
}

/// The environment of a program under the launcher.
fn environment(launcher: &mut Command) -> Vec<(String, String)> {
    let printed = text(&output(launcher.arg("env")).stdout);
    let pairs = printed.lines().filter_map(|line| line.split_once('='));
    pairs.map(|(name, value)| (name.to_owned(), value.to_owned())).collect()
}

/// The path of the preloaded library, without the way up to the root.
fn library(environment: &[(String, String)]) -> &str {
    value(environment, "LD_PRELOAD").trim_start_matches("$ORIGIN").trim_start_matches("/..")
}

fn value<'a>(environment: &'a [(String, String)], name: &str) -> &'a str {
    let found = environment.iter().find(|(own, _)| own == name);
    found.map_or("", |(_, value)| value)
}

#[test]
fn what_outlives_the_launcher_loads_a_file_of_the_user_and_says_nothing() {
    let place = Place::new("outlives");
    let environment = environment(&mut place.launcher());
    let library = Path::new(library(&environment));
    let folder = place.path("cache").canonicalize().expect("it was made").join("cuda-validate");
    assert_eq!(library.parent(), Some(&*folder));
    let about = fs::metadata(&folder).expect("it stays");
    // SAFETY: it takes nothing.
    assert_eq!((about.mode() & 0o7777, about.uid()), (0o700, unsafe { libc::geteuid() }));
    let about = fs::metadata(library).expect("it stays");
    assert_eq!(about.mode() & 0o022, 0);
    // The launcher is gone.
    let late = output(Command::new("true").env_clear().envs(environment.iter().cloned()));
    assert_eq!((late.status.code(), text(&late.stderr)), (Some(0), String::new()));
    // A second run has the same file.
    assert_eq!(self::library(&self::environment(&mut place.launcher())), library.to_str().unwrap());
    assert_eq!(fs::metadata(library).expect("it stays").ino(), about.ino());
}

#[test]
fn a_damaged_library_is_written_again() {
    let place = Place::new("damaged-library");
    let library = PathBuf::from(self::library(&environment(&mut place.launcher())));
    let content = fs::read(&library).expect("it is there");
    for damaged in [&b"no library"[..], b""] {
        fs::remove_file(&library).expect("it is there");
        fs::write(&library, damaged).expect("there is room");
        let (status, report, _) = place.run(&[], Path::new("/bin/true"));
        assert_eq!(
            (status, &*report),
            (Some(0), "cuda-validate: no call was judged: no call of the driver was seen\n")
        );
        assert!(fs::read(&library).expect("it is there") == content);
    }
    // What others may change is replaced, even if they have not.
    fs::set_permissions(&library, Permissions::from_mode(0o777)).expect("it is there");
    place.run(&[], Path::new("/bin/true"));
    assert_eq!(fs::metadata(&library).expect("it is there").mode() & 0o022, 0);
    let others = fs::read_dir(library.parent().expect("it is in a folder")).expect("it is there");
    assert_eq!(others.count(), 1, "nothing else is left");
}

#[test]
fn a_folder_that_others_can_change_is_not_used() {
    let place = Place::new("folders");
    let mode = |folder: &Path, mode| {
        private(folder);
        fs::set_permissions(folder, Permissions::from_mode(mode)).expect("it is there");
    };
    let [open, above, link, blank] =
        ["open", "above", "link", "a blank"].map(|name| place.path(name));
    mode(&open.join("cuda-validate"), 0o777);
    mode(&above, 0o777);
    private(&link);
    private(&place.path("elsewhere"));
    symlink(place.path("elsewhere"), link.join("cuda-validate")).expect("there is room");
    private(&blank);
    let home = place.path("home");
    private(&home);
    let good = home.canonicalize().expect("it is there").join(".cache/cuda-validate");
    for cache in [&*open, &above, &link, &blank, Path::new("/proc/none"), Path::new("a")] {
        let mut launcher = place.launcher();
        launcher.env("XDG_CACHE_HOME", cache).env("HOME", &home);
        let environment = environment(&mut launcher);
        let library = Path::new(library(&environment));
        assert_eq!(library.parent(), Some(&*good), "{}", cache.display());
    }
    // Others might have put a link in the place of a folder that is made there.
    assert_eq!(fs::read_dir(&above).expect("it is there").count(), 0, "nothing is made there");
}

#[test]
fn libraries_that_nobody_uses_are_removed() {
    let place = Place::new("unused");
    let environment = environment(&mut place.launcher());
    let library = Path::new(library(&environment));
    let folder = library.parent().expect("it is in a folder");
    let months_ago = SystemTime::now() - Duration::from_secs(100 * 24 * 60 * 60);
    let file = |name: &str, time: SystemTime| {
        let file = File::create(folder.join(name)).expect("there is room");
        file.set_modified(time).expect("it is its owner's");
    };
    file("libcuda_validate-1.so", months_ago);
    file("libcuda_validate-2.so", SystemTime::now());
    file("another", months_ago);
    symlink("another", folder.join("libcuda_validate-3.so")).expect("there is room");
    let file = File::open(library).expect("it is there");
    file.set_modified(months_ago).expect("it is its owner's");
    assert_eq!(place.run(&[], Path::new("/bin/true")).0, Some(0));
    let entries = fs::read_dir(folder).expect("it is there").flatten();
    let mut left: Vec<_> = entries.map(|entry| entry.file_name()).collect();
    left.sort();
    let own = library.file_name().expect("it has a name");
    let mut expected =
        ["another", "libcuda_validate-2.so", "libcuda_validate-3.so"].map(Into::into).to_vec();
    expected.push(own.to_owned());
    expected.sort();
    assert_eq!(left, expected);
}

#[test]
fn a_section_that_claims_more_than_it_can_hold_takes_no_memory() {
    let place = Place::new("claims");
    let program = place.program("breaks_a_rule(); return 4;", &["-gz=zlib"]);
    let mut bytes = fs::read(&program).expect("it was built");
    let word = |bytes: &[u8], at: usize, size: usize| {
        let mut word = [0; 8];
        word[..size].copy_from_slice(&bytes[at..at + size]);
        u64::from_le_bytes(word) as usize
    };
    let (headers, count) = (word(&bytes, 0x28, 8), word(&bytes, 0x3c, 2));
    let mut claims = 0;
    for header in (0..count).map(|index| headers + 64 * index) {
        const COMPRESSED: usize = 0x800;
        if word(&bytes, header + 8, 8) & COMPRESSED != 0 {
            let size = word(&bytes, header + 24, 8) + 8;
            bytes[size..size + 8].copy_from_slice(&(4_u64 << 30).to_le_bytes());
            claims += 1;
        }
    }
    assert!(claims > 0, "this test needs a compiler that compresses debug information");
    fs::write(&program, bytes).expect("there is room");
    let mut command = place.launcher();
    #[expect(clippy::zombie_processes, reason = "what it used comes with its status")]
    let child = command.arg(&program).stderr(Stdio::null()).spawn().expect("it starts");
    // SAFETY: zeros are valid for numbers, and the child is not waited for elsewhere.
    let (status, used) = unsafe {
        let (mut status, mut used) = (0, std::mem::zeroed::<libc::rusage>());
        libc::wait4(child.id() as libc::pid_t, &mut status, 0, &mut used);
        (status, used)
    };
    assert_eq!(libc::WEXITSTATUS(status), 4);
    assert!(used.ru_maxrss < 1 << 20, "it took {} KiB", used.ru_maxrss);
}

/// Another process may have the launcher's number, and another file as the descriptor.
#[test]
fn memory_of_another_run_is_not_used() {
    let place = Place::new("another-run");
    let program = place.program("breaks_a_rule(); return 4;", &[]);
    for (is_own, expected) in
        [(false, "no call was judged"), (true, "1 call judged in 1 process: 1 broken rule")]
    {
        let mut launcher = place.launcher();
        launcher.args([
            "sh",
            "-c",
            "echo $LD_PRELOAD $CUDA_VALIDATE_SPOOL $CUDA_VALIDATE_RUN; read line",
        ]);
        launcher.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut launched = launcher.spawn().expect("it starts");
        let mut line = String::new();
        let mut printed = BufReader::new(launched.stdout.take().expect("it is a pipe"));
        printed.read_line(&mut line).expect("it is text");
        let [library, spool, run] = line.split_whitespace().collect::<Vec<_>>()[..] else {
            panic!("{line}")
        };
        let other = "0123456789abcdef0123456789abcdef";
        let mut late = Command::new(&program);
        late.env("LD_PRELOAD", library)
            .env("LD_LIBRARY_PATH", &place.0)
            .env("CUDA_VALIDATE_SPOOL", spool);
        late.env("CUDA_VALIDATE_RUN", if is_own { run } else { other });
        let late = output(&mut late);
        assert_eq!((late.status.code(), text(&late.stderr)), (Some(4), String::new()));
        drop(launched.stdin.take());
        ended(&mut launched);
        let mut report = String::new();
        let mut errors = launched.stderr.take().expect("it is a pipe");
        errors.read_to_string(&mut report).expect("it is text");
        assert!(report.contains(expected), "{report}");
    }
}

/// Neither is what is no memory of a launcher at all: a FIFO would keep the process waiting.
#[test]
fn what_is_no_memory_of_a_launcher_is_not_opened() {
    let place = Place::new("no-memory");
    let program = place.program("breaks_a_rule(); return 4;", &[]);
    let environment = environment(&mut place.launcher());
    let fifo = place.path("fifo");
    assert!(Command::new("mkfifo").arg(&fifo).status().is_ok_and(|status| status.success()));
    let file = place.path("file");
    let sized = File::create(&file).expect("there is room");
    sized.set_len(64 << 20).expect("there is room");
    for spool in [&*fifo, &file, Path::new("/dev/null"), &place.0, Path::new("")] {
        let mut late = Command::new(&program);
        late.envs(environment.iter().cloned()).env("CUDA_VALIDATE_SPOOL", spool);
        let late = output(&mut late);
        let end = (late.status.code(), text(&late.stderr));
        assert_eq!(end, (Some(4), String::new()), "{}", spool.display());
    }
}

#[test]
fn a_program_that_overwrites_the_records_keeps_its_status_and_gets_a_report() {
    let place = Place::new("overwrites");
    let program = place.program(
        r#"
        int file = open(getenv("CUDA_VALIDATE_SPOOL"), O_RDWR);
        struct stat about;
        fstat(file, &about);
        unsigned char *memory = mmap(0, about.st_size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
        breaks_a_rule();
        cuMemFree_v2(0x1234);
        int value = atoi(getenv("VALUE"));
        if (value < 256) {
            for (long at = 0; at < about.st_size; at++) memory[at] = value;
        } else {
            srand(value);
            for (int i = 0; i < 2000000; i++) memory[(((size_t)rand() << 16) ^ rand()) % about.st_size] = rand();
        }
        return 4;
        "#,
        &[],
    );
    for value in [1, 127, 128, 255, 256, 257, 258] {
        let mut command = place.launcher();
        let json = place.path("json");
        command.env("VALUE", value.to_string());
        let output = output(command.args(["--fail", "--json"]).arg(&json).arg(&program));
        let (report, json) =
            (text(&output.stderr), fs::read_to_string(json).expect("it was written"));
        assert_eq!(output.status.code(), Some(4), "{value}: {report}");
        assert!(json.starts_with('{') && json.ends_with("}\n"), "{value}: {json}");
        assert!(json.contains(r#""partial":true"#), "{value}: {json}");
        assert!(!report.contains("panicked"), "{value}: {report}");
        let damaged =
            report.lines().filter(|line| line.contains("records that a process has overwritten"));
        assert!(
            damaged.count() == 1 || report.starts_with("cuda-validate: nothing was checked"),
            "{value}: {report}"
        );
    }
}

#[test]
fn the_memory_cannot_be_cut_off() {
    let place = Place::new("cut-off");
    let program = place.program(
        r#"
        int file = open(getenv("CUDA_VALIDATE_SPOOL"), O_RDWR);
        breaks_a_rule();
        return file < 0 ? 5 : ftruncate(file, 0) ? 4 : 3;
        "#,
        &[],
    );
    let (status, report, _) = place.run(&[], &program);
    assert_eq!(status, Some(4));
    assert!(report.contains("1 call judged in 1 process: 1 broken rule"), "{report}");
}

#[test]
fn a_program_that_is_a_fifo_now_keeps_nobody_waiting() {
    let place = Place::new("fifo");
    // A compiler may put the lines into a file of their own, and the name of this one depends on the compiler.
    let _ = place.program("return 0;", &["-gsplit-dwarf"]);
    let names =
        fs::read_dir(&place.0).expect("it is there").flatten().map(|entry| entry.file_name());
    let lines =
        names.filter_map(|name| name.into_string().ok()).find(|name| name.ends_with(".dwo"));
    let lines = lines.expect("this test needs a compiler that splits the lines off");
    for name in ["program", "program.dwp", &lines] {
        let main =
            format!(r#"breaks_a_rule(); unlink("{name}"); return mkfifo("{name}", 0600) ? 5 : 4;"#);
        let program = place.program(&main, &["-gsplit-dwarf"]);
        let (status, report, _) = place.run(&[], &program);
        assert_eq!(status, Some(4), "{report}");
        assert!(report.contains("1 call judged in 1 process: 1 broken rule"), "{report}");
        assert!(!report.contains("ended the search"), "{report}");
        fs::remove_file(place.path(name)).expect("it is there");
    }
}

#[test]
fn lines_in_files_of_their_own_are_found() {
    let place = Place::new("split");
    for version in ["-gdwarf-4", "-gdwarf-5"] {
        let program = place.program("breaks_a_rule(); return 4;", &["-gsplit-dwarf", version]);
        let (_, report, _) = place.run(&[], &program);
        let lines = ["breaks_a_rule", "main"].map(|name| format!("{name} at "));
        assert!(lines.iter().all(|line| report.contains(line)), "{version}: {report}");
    }
}

/// Starts a launcher whose search for lines, which has a thread of its own, never runs: whoever traces a process stops its new
/// threads. Sends it a signal then, and returns its status.
fn without_a_search(launcher: &mut Command, signal: i32) -> (Child, ExitStatus) {
    let traced = || {
        // SAFETY: it takes no further arguments.
        let failed = unsafe { libc::ptrace(libc::PTRACE_TRACEME) } != 0;
        if failed { Err(io::Error::last_os_error()) } else { Ok(()) }
    };
    // SAFETY: the hook makes a system call only.
    #[expect(clippy::zombie_processes, reason = "it is waited for by its number")]
    let launched = unsafe { launcher.pre_exec(traced) }.spawn().expect("it starts");
    let id = launched.id() as i32;
    let mut signals = 0;
    for _ in 0..LONG.as_millis() / 5 {
        let mut status = 0;
        let any = libc::WNOHANG | libc::__WALL | libc::__WNOTHREAD;
        // SAFETY: it writes a local. This thread has no other children.
        let process = unsafe { libc::waitpid(-1, &raw mut status, any) };
        if process != id {
            thread::sleep(Duration::from_millis(5));
            continue;
        }
        if !libc::WIFSTOPPED(status) {
            assert_eq!(signals, 1, "it has no thread");
            return (launched, ExitStatus::from_raw(status));
        }
        let event = status >> 16;
        let (none, mut passed_on) = (null_mut::<libc::c_void>(), 0_i64);
        // SAFETY: numbers.
        unsafe {
            if event == libc::PTRACE_EVENT_CLONE {
                signals += 1;
                libc::kill(id, signal);
            } else if libc::WSTOPSIG(status) == libc::SIGTRAP {
                let options = libc::PTRACE_O_TRACECLONE | libc::PTRACE_O_EXITKILL;
                libc::ptrace(libc::PTRACE_SETOPTIONS, id, none, i64::from(options));
            } else {
                passed_on = i64::from(libc::WSTOPSIG(status));
            }
            libc::ptrace(libc::PTRACE_CONT, id, none, passed_on);
        }
    }
    panic!("it does not end");
}

#[test]
fn a_signal_ends_the_search_for_lines() {
    let place = Place::new("search");
    let program = place.program("breaks_a_rule(); return 4;", &["-g"]);
    for signal in [libc::SIGHUP, libc::SIGINT, libc::SIGQUIT, libc::SIGTERM] {
        let json = place.path("json");
        let mut launcher = place.launcher();
        launcher.arg("--json").arg(&json).arg(&program).stderr(Stdio::piped());
        let (mut launched, status) = without_a_search(&mut launcher, signal);
        assert_eq!(status.code(), Some(4));
        let mut report = String::new();
        launched
            .stderr
            .take()
            .expect("it is a pipe")
            .read_to_string(&mut report)
            .expect("it is text");
        assert!(
            report.contains("1 broken rule") && report.contains("ended the search"),
            "{report}"
        );
        let json = fs::read_to_string(json).expect("it was written");
        assert!(json.contains(r#""broken":[{"#) && json.ends_with("}\n"), "{json}");
    }
}

#[test]
fn a_process_that_is_still_running_makes_the_report_partial() {
    let place = Place::new("running");
    // The report is made when the program ends, so it must not wait for the others' output.
    let run = |main: &str| {
        let program = place.program(main, &[]);
        place.run(&["--fail"], &program)
    };
    let waits = "close(0); close(1); close(2); setsid(); sleep(3);";
    let still = "the further calls of processes that are still running: 1 (";
    for main in [
        // A child makes calls later.
        format!("cuInit(0); if (fork()) return 0; {waits} breaks_a_rule(); return 0;"),
        // Another has asked for a function only.
        format!(
            "cuInit(0); int ends[2]; pipe(ends); if (!fork()) {{ if (!fork()) {{ dlsym(RTLD_DEFAULT, \"cuInit\"); close(ends[1]); \
             {waits} }} _exit(0); }} close(ends[1]); char byte; read(ends[0], &byte, 1); return 0;"
        ),
    ] {
        let (status, report, json) = run(&main);
        assert!(report.contains(still) && json.contains(r#""partial":true"#), "{report}{json}");
        assert_eq!(status, Some(1), "{report}");
        assert!(report.contains("status 1 for --fail: not all was seen"), "{report}");
    }
    // Those that never call the driver, or are another program now, are none of it.
    for main in [
        "cuInit(0); if (fork()) return 0; close(0); close(1); close(2); execlp(\"sleep\", \"sleep\", \"3\", NULL);"
            .to_owned(),
        "cuInit(0); return system(\"exec sleep 3 </dev/null >/dev/null 2>&1 &\");".to_owned(),
    ] {
        // The child has become the other program by then.
        let main = main.replace("return 0;", "{ usleep(500000); return 0; }");
        let (status, report, json) = run(&main);
        assert!(json.contains(r#""partial":false"#), "{report}{json}");
        assert_eq!(status, Some(0), "{report}");
    }
}

#[test]
fn a_full_table_counts_each_refused_call_once() {
    let place = Place::new("full");
    let program = place.program(
        r#"
        char name[64];
        for (int i = 0; i < 5000; i++) {
            sprintf(name, "/nothing/%d", i);
            dlopen(name, RTLD_NOW | RTLD_DEEPBIND);
        }
        for (int i = 0; i < 100; i++) {
            breaks_a_rule();
            cuMemFree_v2(0x1234);
        }
        return 4;
        "#,
        &[],
    );
    let (status, report, json) = place.run(&[], &program);
    assert_eq!(status, Some(4));
    assert!(report.contains("200 refused calls"), "{}", report.lines().next().unwrap_or_default());
    assert!(json.contains(r#""refused_calls":200"#), "{json}");
}

#[test]
fn a_limit_for_descriptors_is_told() {
    let place = Place::new("descriptors");
    for most in 4..=5 {
        let mut command = place.launcher();
        // SAFETY: it reads a local.
        unsafe {
            command.arg("true").pre_exec(move || {
                let limit = libc::rlimit { rlim_cur: most, rlim_max: most };
                libc::setrlimit(libc::RLIMIT_NOFILE, &limit);
                Ok(())
            });
        }
        let output = output(&mut command);
        let stderr = text(&output.stderr);
        assert!(stderr.contains("raise the limit, 'ulimit -n'"), "{most}: {stderr}");
        assert_eq!(output.status.code(), Some(2), "{most}");
    }
}

/// The launcher needs more memory than many programs do. The status stays the program's.
#[test]
fn a_launcher_without_memory_has_the_programs_status() {
    let place = Place::new("memory");
    let program = place.program("breaks_a_rule(); return 4;", &[]);
    let mut told = [0; 3];
    for kilobytes in (4_000..120_000).step_by(4_000) {
        let mut command = place.launcher();
        command.arg("--fail").arg(&program);
        let limit = libc::rlimit { rlim_cur: kilobytes << 10, rlim_max: kilobytes << 10 };
        // SAFETY: it reads a local.
        unsafe {
            command.pre_exec(move || {
                libc::setrlimit(libc::RLIMIT_AS, &limit);
                Ok(())
            });
        }
        // The system may not be able to start the launcher.
        let Ok(output) = command.output() else { continue };
        let report = text(&output.stderr);
        let is_told = |words: &str| report.contains(words);
        match output.status.code() {
            Some(4) if is_told("no report") => told[0] += 1,
            Some(4) if is_told("lack of memory ended the search") => told[1] += 1,
            Some(4) => told[2] += 1,
            Some(2) => assert!(is_told("memory"), "{kilobytes}: {report}"),
            Some(127) => {
                assert!(is_told("error while loading shared libraries"), "{kilobytes}: {report}")
            }
            // The system has not got the memory to start it.
            None if report.is_empty() && output.status.signal() != Some(libc::SIGABRT) => {}
            other => panic!("{kilobytes}: {other:?}, {report}"),
        }
    }
    assert!(told[1] > 0 && told[2] > 0, "{told:?}");
}
