//! What the layer does inside a program that is not like others: nothing that the program would notice.
#![cfg(supported)]

use std::fs;
use std::io::Write as _;
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// A driver that takes no memory and no lock.
const DRIVER: &str = r#"
    int cuInit(unsigned flags) { return 0; }
    int cuDriverGetVersion(int *version) { *version = 13050; return 0; }
    int cuEventCreate(void **event, unsigned flags) {
        static _Atomic long next = 0x1000;
        *event = (void *)(next += 16);
        return 0;
    }
    int cuEventDestroy_v2(void *event) { return 0; }
    int cuEventQuery(void *event) { return 400; }
    int cuMemFree_v2(unsigned long long place) { return 1; }
    int cuMemAddressReserve(unsigned long long *place, unsigned long size, unsigned long alignment,
                            unsigned long long address, unsigned long long flags) { return 1; }
"#;

/// A folder with the driver, and with this program, which may use it.
fn program(name: &str, flags: &[&str], source: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("hostile_process").join(name);
    fs::create_dir_all(&folder).expect("it is a folder");
    let cc = |file: &str, text: &str, flags: &[&str]| {
        let source = folder.join(file).with_extension("c");
        fs::write(&source, text).expect("it is written");
        let mut cc = Command::new("cc");
        cc.current_dir(&folder).args(["-O1", "-w", "-o", file]).arg(source).args(flags);
        assert!(
            cc.status().is_ok_and(|status| status.success()),
            "this test needs a C compiler, cc"
        );
    };
    cc("libcuda.so.1", DRIVER, &["-shared", "-fPIC", "-Wl,-soname,libcuda.so.1"]);
    cc("program", source, flags);
    folder
}

/// The launcher of the program.
fn launcher(folder: &Path) -> Command {
    let mut launcher = Command::new(env!("CARGO_BIN_EXE_cuda-validate"));
    launcher.arg(folder.join("program")).env("LD_LIBRARY_PATH", folder);
    launcher
}

/// The end of the program under the layer, and what both have written.
fn run(folder: &Path) -> (Option<i32>, String) {
    run_with(folder, &[])
}

fn run_with(folder: &Path, arguments: &[&str]) -> (Option<i32>, String) {
    end(launcher(folder).args(arguments))
}

fn end(launcher: &mut Command) -> (Option<i32>, String) {
    let Output { status, stdout, stderr } = launcher.output().expect("it starts");
    let text = [stdout, stderr].map(|text| String::from_utf8_lossy(&text).into_owned());
    (status.code(), text.concat())
}

/// The runtime of the sanitizer looks for functions before it can replace them.
#[test]
fn a_program_of_threadsanitizer_starts() {
    let folder = program("sanitizer", &["-fsanitize=thread"], "int main(void) { return 4; }");
    let (status, text) = run(&folder);
    assert_eq!(
        (status, &*text),
        (Some(4), "cuda-validate: no call was judged: no call of the driver was seen\n")
    );
}

/// The layer's copies are none of the program's, and how its threads wait for each other the sanitizer does not see.
#[test]
fn threadsanitizer_finds_no_race_of_the_layer() {
    let source = r#"
        #include <pthread.h>
        int cuInit(unsigned), cuEventCreate(void **, unsigned), cuEventDestroy_v2(void *), cuEventQuery(void *);
        int cuMemFree_v2(unsigned long long);
        int cuMemAddressReserve(unsigned long long *, unsigned long, unsigned long, unsigned long long,
                                unsigned long long);
        static void *works(void *unused) {
            for (int i = 0; i < 50; i++) {
                unsigned long long place;
                void *event;
                cuMemAddressReserve(&place, 2 << 20, 3 << 20, 0, 0);
                cuMemFree_v2(3 + i);
                cuEventCreate(&event, 0);
                cuEventDestroy_v2(event);
                cuEventQuery(event);
            }
            return 0;
        }
        int main(void) {
            pthread_t threads[2];
            cuInit(0);
            for (int i = 0; i < 2; i++)
                pthread_create(threads + i, 0, works, 0);
            for (int i = 0; i < 2; i++)
                pthread_join(threads[i], 0);
            return 4;
        }
    "#;
    let flags = ["-fsanitize=thread", "-L.", "-l:libcuda.so.1", "-pthread"];
    let (status, text) = run(&program("races", &flags, source));
    assert_eq!(status, Some(4), "{text}");
    assert!(text.contains("1 broken rule"), "{text}");
}

/// A preloaded library stands in for these functions too, as fakechroot and bear do: the program's calls come to it.
#[test]
fn functions_of_other_preloaded_libraries_are_called() {
    const OTHER: &str = r#"
        #define _GNU_SOURCE
        #include <dlfcn.h>
        #include <string.h>
        int execve(const char *file, char *const *words, char *const *variables) {
            return ((int (*)(const char *, char *const *, char *const *))dlsym(RTLD_NEXT, "execve"))(
                strcmp(file, "/other/execve") ? file : "/bin/true", words, variables);
        }
        int execv(const char *file, char *const *words) {
            return ((int (*)(const char *, char *const *))dlsym(RTLD_NEXT, "execv"))(
                strcmp(file, "/other/execv") ? file : "/bin/true", words);
        }
        void *dlopen(const char *file, int flags) {
            void *(*next)(const char *, int) = dlsym(RTLD_NEXT, "dlopen");
            return next(file && !strcmp(file, "libother.so") ? "libm.so.6" : file, flags);
        }
        int dladdr(const void *address, Dl_info *info) {
            int (*next)(const void *, Dl_info *) = dlsym(RTLD_NEXT, "dladdr");
            return address == (void *)8 ? 8 : next(address, info);
        }
        int dladdr1(const void *address, Dl_info *info, void **more, int which) {
            int (*next)(const void *, Dl_info *, void **, int) = dlsym(RTLD_NEXT, "dladdr1");
            return address == (void *)8 ? 9 : next(address, info, more, which);
        }
    "#;
    const SOURCE: &str = r#"
        #define _GNU_SOURCE
        #include <dlfcn.h>
        #include <link.h>
        #include <sys/wait.h>
        #include <unistd.h>
        extern char **environ;
        int main(void) {
            int status = 0;
            Dl_info info;
            char *words[] = {"true", 0};
            void *more;
            if (!dlopen("libother.so", RTLD_NOW) || dladdr((void *)8, &info) != 8 ||
                dladdr1((void *)8, &info, &more, RTLD_DL_LINKMAP) != 9)
                return 5;
            if (!fork())
                _exit(execve("/other/execve", words, environ));
            if (wait(&status) < 0 || status)
                return 6;
            if (!fork())
                _exit(execv("/other/execv", words));
            return wait(&status) < 0 || status ? 7 : 4;
        }
    "#;
    let folder = program("other", &["-ldl"], SOURCE);
    let cc = Command::new("cc")
        .current_dir(&folder)
        .args(["-x", "c", "-shared", "-fPIC", "-w"])
        .args(["-o", "other.so", "-", "-ldl"])
        .stdin(std::process::Stdio::piped())
        .spawn();
    let mut cc = cc.expect("this test needs a C compiler, cc");
    cc.stdin.take().expect("it is a pipe").write_all(OTHER.as_bytes()).expect("it reads");
    assert!(cc.wait().is_ok_and(|status| status.success()));
    let mut launcher = launcher(&folder);
    let (status, text) = end(launcher.env("LD_PRELOAD", folder.join("other.so")));
    assert_eq!(
        (status, &*text),
        (Some(4), "cuda-validate: no call was judged: no call of the driver was seen\n")
    );
}

/// Puts copies of the C library and of its loader into a folder, and returns the options with which a program there has them.
fn own_c_library(folder: &Path, change: impl Fn(&mut [u8])) -> [String; 2] {
    let output = Command::new("ldd").arg("/bin/sh").output().expect("the C library has ldd");
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let files: Vec<&str> = text.split_whitespace().filter(|word| word.starts_with('/')).collect();
    for (name, own) in [("/libc.so.", "libc.so.6"), ("/ld-linux", "ld.so")] {
        let file = files.iter().find(|file| file.contains(name)).expect(name);
        let mut bytes = fs::read(file).expect("it can be read");
        change(&mut bytes);
        fs::write(folder.join(own), bytes).expect("there is room");
        let mode = fs::Permissions::from_mode(0o755);
        fs::set_permissions(folder.join(own), mode).expect("it is there");
    }
    let folder = folder.display();
    [format!("-Wl,--dynamic-linker={folder}/ld.so"), format!("-Wl,-rpath={folder}")]
}

/// Changes each text among bytes that begins like this.
fn change_texts(bytes: &mut [u8], start: &str, change: impl Fn(&mut [u8])) {
    for at in 1..bytes.len() {
        if bytes[at - 1] == 0 && bytes[at..].starts_with(start.as_bytes()) {
            let size = bytes[at..].iter().position(|byte| *byte == 0).expect("it ends");
            change(&mut bytes[at..at + size]);
        }
    }
}

/// Programs of Nix, Guix and Homebrew have a C library and a loader of their own, which looks for libraries in other folders.
#[test]
fn a_program_with_a_c_library_of_its_own_starts() {
    let source = "int main(void) { return 4; }";
    let folder = program("own-libc", &[], source);
    let flags = own_c_library(&folder, |bytes| {
        // The folders in which the loader looks by itself.
        for name in ["/lib/", "/usr/lib/", "/etc/ld.so.cache"] {
            change_texts(bytes, name, |name| name[1..3].copy_from_slice(b"no"));
        }
    });
    program("own-libc", &[&flags[0], &flags[1]], source);
    let (status, text) =
        end(Command::new(env!("CARGO_BIN_EXE_cuda-validate")).arg(folder.join("program")));
    assert_eq!(
        (status, &*text),
        (Some(4), "cuda-validate: no call was judged: no call of the driver was seen\n")
    );
}

/// The loader of an older C library would end a program that this library is preloaded into.
#[test]
fn a_program_of_an_older_c_library_starts() {
    let source = "void _exit(int); void _start(void) { _exit(4); }";
    let folder = program("older-libc", &["-nostartfiles"], source);
    let flags = own_c_library(&folder, |bytes| {
        change_texts(bytes, "GLIBC_2.", |version| {
            let minor = str::from_utf8(&version[8..]).expect("it is text");
            if minor.parse().is_ok_and(|minor: u32| minor > 17) {
                version[0] = b'-';
            }
        });
    });
    program("older-libc", &["-nostartfiles", &flags[0], &flags[1]], source);
    let script = folder.join("script");
    fs::write(&script, format!("#!{}/program\n", folder.display())).expect("there is room");
    fs::set_permissions(&script, fs::Permissions::from_mode(0o755)).expect("it is there");
    let launcher = || {
        let mut launcher = Command::new(env!("CARGO_BIN_EXE_cuda-validate"));
        launcher.current_dir(&folder);
        launcher
    };
    let [mut by_path, mut script, mut by_name] = [launcher(), launcher(), launcher()];
    by_path.arg("./program");
    script.arg("./script");
    by_name.arg("program").env("PATH", &folder);
    for run in [&mut by_path, &mut script, &mut by_name] {
        let (status, text) = end(run);
        assert_eq!(status, Some(4), "{text}");
        assert!(text.contains("has another or an older C library"), "{text}");
    }
    // The loader ends one that another program starts.
    let (status, text) = end(launcher().args(["sh", "-c", "./program; exit $?"]));
    assert_ne!(status, Some(4), "{text}");
    assert!(text.contains("not covered: programs of another C library: 1 (./program)"), "{text}");
}

/// The loader of musl would end a program that this library is preloaded into.
#[test]
fn a_program_of_musl_starts() {
    let folder = program("musl", &[], "int main(void) { return 4; }");
    let mut cc = Command::new("musl-gcc");
    cc.current_dir(&folder).args(["-o", "program", "program.c"]);
    assert!(cc.status().is_ok_and(|status| status.success()), "this test needs musl-tools");
    let (status, text) = run(&folder);
    assert_eq!(status, Some(4), "{text}");
    assert!(text.contains("because no process loaded the library of cuda-validate"), "{text}");
    let mut launcher = Command::new(env!("CARGO_BIN_EXE_cuda-validate"));
    launcher.args(["--fail", "--allow-none", "sh", "-c", "./program || test $? = 4"]);
    let (status, text) = end(launcher.current_dir(&folder));
    assert_eq!(status, Some(1), "{text}");
    assert!(text.contains("not covered: programs of another C library: 1 (./program)"), "{text}");
}

/// The program itself needs no more memory, and its calls go on. The report says that it does not know what they were.
#[test]
fn a_program_without_memory_goes_on() {
    let source = r#"
        #include <stdio.h>
        #include <stdlib.h>
        #include <sys/resource.h>
        int cuInit(unsigned), cuEventCreate(void **, unsigned), cuEventDestroy_v2(void *), cuEventQuery(void *);
        int cuMemFree_v2(unsigned long long);
        int cuMemAddressReserve(unsigned long long *, unsigned long, unsigned long, unsigned long long,
                                unsigned long long);
        int main(int count, char **words) {
            unsigned long long place;
            long pages;
            static void *events[10000];
            cuInit(0);
            FILE *file = fopen("/proc/self/statm", "r");
            fscanf(file, "%ld", &pages);
            struct rlimit limit = {pages * 4096 + atol(words[1]), pages * 4096 + atol(words[1])};
            setrlimit(RLIMIT_AS, &limit);
            for (int i = 0; i < 10000; i++)
                cuEventCreate(events + i, 0);
            cuMemAddressReserve(&place, 2 << 20, 3 << 20, 0, 0);
            cuMemFree_v2(3);
            for (int i = 0; i < 10000; i++)
                cuEventDestroy_v2(events[i]);
            return cuEventQuery(events[0]) == 400 ? 4 : 5;
        }
    "#;
    let folder = program("no-memory", &["-L.", "-l:libcuda.so.1"], source);
    let mut ended = 0;
    for room in (0..10).map(|step| step * 1_000_000) {
        let (status, text) = end(launcher(&folder).arg(room.to_string()));
        assert_eq!(status, Some(4), "{room}: {text}");
        let has_ended = text.contains("not judged: the further calls of processes without memory");
        assert!(has_ended || text.contains("1 broken rule"), "{room}: {text}");
        ended += u32::from(has_ended);
    }
    assert!((1..10).contains(&ended), "{ended}");
}

/// A program may forbid the system calls that it does not make (seccomp), and the system ends it with the first one.
#[test]
fn calls_that_succeed_make_no_further_system_calls() {
    let source = r#"
        #include <dlfcn.h>
        #include <unistd.h>
        int cuInit(unsigned), cuEventCreate(void **, unsigned), cuEventDestroy_v2(void *);
        #define CALLS \
            for (int i = 0; i < 100; i++) \
                if (cuEventCreate(events + i, 0)) \
                    return 5; \
            for (int i = 0; i < 100; i++) \
                if (cuEventDestroy_v2(events[i])) \
                    return 6;
        static __attribute__((noinline)) int calls(void **events) {
            CALLS
            CALLS
            return 4;
        }
        int main(int count, char **words) {
            static void *events[100];
            cuInit(0);
            write(-1, "begin", 5);
            CALLS
            int status = calls(events);
            write(-1, "end", 3);
            if (count == 1) {
                execv(words[0], (char *[]){words[0], "again", 0});
                return 7;
            }
            return status;
        }
    "#;
    let folder = program("system-calls", &["-L.", "-l:libcuda.so.1"], source);
    let [alone, layered] = [false, true].map(|has_layer| {
        let trace = folder.join("trace");
        let mut strace = if has_layer {
            Command::new(env!("CARGO_BIN_EXE_cuda-validate"))
        } else {
            Command::new("strace")
        };
        if has_layer {
            strace.arg("strace");
        }
        strace.args(["-f", "-e", "signal=none", "-o"]).arg(&trace).arg(folder.join("program"));
        let (status, text) = end(strace.env("LD_LIBRARY_PATH", &folder));
        assert_eq!(status, Some(4), "this test needs strace: {text}");
        let trace = fs::read_to_string(trace).expect("it was written");
        let calls = trace.lines().filter_map(|line| line.split_once(' ')?.1.trim().split_once('('));
        let calls: Vec<_> = calls.map(|(name, rest)| (name.to_owned(), rest.to_owned())).collect();
        let is_mark = |mark: &str| {
            let is = |(name, rest): &&(String, String)| {
                name == "write" && rest.starts_with(&format!("-1, \"{mark}\""))
            };
            calls.iter().position(|call| is(&call)).expect("it is marked")
        };
        let names = |part: &[(String, String)]| {
            part.iter().map(|(name, _)| name.clone()).collect::<Vec<_>>()
        };
        let starts = calls.iter().rposition(|(name, _)| name == "execve").expect("it starts again");
        let (begin, end) = (is_mark("begin"), is_mark("end"));
        [names(&calls[begin..end]), names(&calls[end..starts])]
    });
    // The layer's heap grows. A process is named by its number, a thread by its own, where that was not needed before. No handler
    // of a signal runs on the layer's own stack.
    const OWN: [&str; 5] = ["mmap", "munmap", "getpid", "gettid", "rt_sigprocmask"];
    for (layered, alone) in layered.iter().zip(alone) {
        let rest: Vec<_> = layered.iter().filter(|name| !OWN.contains(&name.as_str())).collect();
        assert_eq!(rest, alone.iter().collect::<Vec<_>>());
    }
}

/// Loaders of the driver have variables with the names of its functions. If their program exports them, they come before the
/// functions of the layer.
#[test]
fn a_program_may_have_variables_with_the_names_of_functions() {
    let source = r#"
        #include <dlfcn.h>
        int (*cuInit)(unsigned);
        int (*cuMemAddressReserve)(unsigned long long *, unsigned long, unsigned long, unsigned long long,
                                   unsigned long long);
        int main(void) {
            void *driver = dlopen("libcuda.so.1", RTLD_NOW);
            cuInit = dlsym(driver, "cuInit");
            cuMemAddressReserve = dlsym(driver, "cuMemAddressReserve");
            unsigned long long place;
            int answer = cuInit(0) * 100 + cuMemAddressReserve(&place, 2 << 20, 3 << 20, 0, 0);
            return answer == 1 && dlsym(RTLD_DEFAULT, "cuInit") == &cuInit ? 4 : 5;
        }
    "#;
    let (status, text) = run(&program("variables", &["-rdynamic", "-ldl"], source));
    assert_eq!(status, Some(4), "{text}");
    assert!(text.contains("2 calls judged in 1 process: 1 broken rule; 1 refused call"), "{text}");
}

/// A call of a handler must not enter the layer, and the allocator, while its thread is there.
#[test]
fn a_signal_handler_may_call_the_driver_at_any_time() {
    let source = r#"
        #include <pthread.h>
        #include <signal.h>
        #include <sys/time.h>
        #include <time.h>
        int cuInit(unsigned), cuEventCreate(void **, unsigned), cuEventDestroy_v2(void *), cuEventQuery(void *);
        int cuMemFree_v2(unsigned long long);
        int cuMemAddressReserve(unsigned long long *, unsigned long, unsigned long, unsigned long long,
                                unsigned long long);
        static volatile int done;
        static void calls(void) {
            unsigned long long place;
            void *event;
            cuMemAddressReserve(&place, 2 << 20, 3 << 20, 0, 0);
            cuMemFree_v2(3);
            if (!cuEventCreate(&event, 0)) {
                cuEventDestroy_v2(event);
                cuEventQuery(event);
            }
        }
        static void handler(int signal) { calls(); }
        static void *works(void *unused) {
            while (!done)
                calls();
            return 0;
        }
        int main(void) {
            pthread_t threads[6];
            struct sigaction action = {.sa_handler = handler, .sa_flags = SA_RESTART};
            struct itimerval often = {{0, 300}, {0, 300}}, never = {0};
            cuInit(0);
            sigaction(SIGALRM, &action, 0);
            for (int i = 0; i < 6; i++)
                pthread_create(threads + i, 0, works, 0);
            setitimer(ITIMER_REAL, &often, 0);
            for (time_t end = time(0) + 3; time(0) < end;)
                calls();
            setitimer(ITIMER_REAL, &never, 0);
            done = 1;
            for (int i = 0; i < 6; i++)
                pthread_join(threads[i], 0);
            return 4;
        }
    "#;
    let folder = program("handler", &["-L.", "-l:libcuda.so.1", "-pthread"], source);
    for _ in 0..3 {
        let (status, text) = run(&folder);
        assert_eq!(status, Some(4), "{text}");
        assert!(!text.contains("cuda-validate failed"), "{text}");
    }
}

/// A handler may need the room that the thread's stack has, jump within it, or tell a garbage collector where it is.
#[test]
fn a_signal_handler_runs_on_the_stack_of_its_thread() {
    let source = r#"
        #define _GNU_SOURCE
        #include <pthread.h>
        #include <setjmp.h>
        #include <signal.h>
        #include <string.h>
        #include <sys/time.h>
        int cuInit(unsigned), cuMemFree_v2(unsigned long long);
        static sigjmp_buf before;
        static char *start, *end;
        static volatile int signals, elsewhere;
        static void handler(int signal) {
            char volatile room[300 << 10];
            elsewhere += (char *)room < start || (char *)room >= end;
            if (!elsewhere)
                memset((char *)room, 1, sizeof room);
            if (++signals % 2)
                siglongjmp(before, 1);
        }
        static void *works(void *unused) {
            sigset_t alarm;
            sigemptyset(&alarm);
            sigaddset(&alarm, SIGALRM);
            pthread_attr_t about;
            void *lowest;
            size_t size;
            pthread_getattr_np(pthread_self(), &about);
            pthread_attr_getstack(&about, &lowest, &size);
            start = lowest;
            end = start + size;
            sigsetjmp(before, 1);
            pthread_sigmask(SIG_UNBLOCK, &alarm, 0);
            for (unsigned long long address = 1; signals < 1000; address += 4096)
                cuMemFree_v2(address);
            return 0;
        }
        int main(void) {
            struct itimerval often = {{0, 500}, {0, 500}};
            sigset_t alarm;
            pthread_t thread;
            sigemptyset(&alarm);
            sigaddset(&alarm, SIGALRM);
            pthread_sigmask(SIG_BLOCK, &alarm, 0);
            signal(SIGALRM, handler);
            cuInit(0);
            setitimer(ITIMER_REAL, &often, 0);
            pthread_create(&thread, 0, works, 0);
            pthread_join(thread, 0);
            return elsewhere ? 5 : 4;
        }
    "#;
    let flags = ["-O2", "-D_FORTIFY_SOURCE=2", "-L.", "-l:libcuda.so.1", "-pthread"];
    let (status, text) = run(&program("handlers-stack", &flags, source));
    assert_eq!(status, Some(4), "{text}");
}

/// Programs find the driver's file by the address of a function.
#[test]
fn the_file_of_a_function_is_the_drivers() {
    let source = r#"
        #define _GNU_SOURCE
        #include <dlfcn.h>
        #include <link.h>
        #include <string.h>
        static int is_driver(const char *file) {
            return strlen(file) >= 12 && !strcmp(file + strlen(file) - 12, "libcuda.so.1");
        }
        int main(void) {
            void *driver = dlopen("libcuda.so.1", RTLD_NOW), *init = dlsym(driver, "cuInit");
            Dl_info info, more;
            struct link_map *map;
            if (!dladdr(init, &info) || !dladdr1(init, &more, (void **)&map, RTLD_DL_LINKMAP))
                return 5;
            if (!is_driver(info.dli_fname) || !is_driver(more.dli_fname) || !is_driver(map->l_name))
                return 6;
            if (info.dli_saddr != init || strcmp(info.dli_sname, "cuInit"))
                return 7;
            return dladdr(main, &info) && !is_driver(info.dli_fname) && !dladdr((void *)8, &info) ? 4 : 8;
        }
    "#;
    let (status, text) = run(&program("file", &["-rdynamic", "-ldl"], source));
    assert_eq!(status, Some(4), "{text}");
}

#[test]
fn the_environment_keeps_its_order() {
    let mut launcher = Command::new("env");
    launcher.args(["-i", "B=1", "PATH=/usr/bin:/bin", "A=2", "C=3"]);
    launcher.args([env!("CARGO_BIN_EXE_cuda-validate"), "env"]);
    let output = launcher.output().expect("it starts").stdout;
    let text = String::from_utf8_lossy(&output);
    let names: Vec<_> = text.lines().filter_map(|line| Some(line.split_once('=')?.0)).collect();
    assert_eq!(
        names,
        ["B", "PATH", "A", "C", "CUDA_VALIDATE_SPOOL", "CUDA_VALIDATE_RUN", "LD_PRELOAD"]
    );
}

/// Code without tables keeps what it likes in the register of the frame: a walk of the stack must not follow it, on any stack.
#[test]
fn a_register_may_lead_anywhere() {
    let source = r#"
        #define _GNU_SOURCE
        #include <pthread.h>
        #include <signal.h>
        #include <stdint.h>
        #include <stdlib.h>
        #include <sys/mman.h>
        #include <ucontext.h>
        #include <unistd.h>
        int cuInit(unsigned), cuEventCreate(void **, unsigned);
        int creates(uintptr_t frame, void **event);
        #ifdef __x86_64__
        asm(".text; creates: push %rbp; mov %rdi, %rbp; mov %rsi, %rdi; xor %esi, %esi; call cuEventCreate@PLT; pop %rbp; ret");
        #else
        asm(".text; creates: stp x29, x30, [sp, -16]!; mov x29, x0; mov x0, x1; mov x1, 0; bl cuEventCreate;"
            "ldp x29, x30, [sp], 16; ret");
        #endif
        static uintptr_t page, hole, file, going;
        static volatile int done, failed;
        static void *flips(void *unused) {
            while (!done) {
                mmap((void *)going, 4096, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED, -1, 0);
                munmap((void *)going, 4096);
            }
            return 0;
        }
        static void calls(void) {
            void *event;
            uintptr_t here = (uintptr_t)&event;
            uintptr_t edges[] = {0, 8, -1, -8, -16, page, page + 4080, page + 4088, page + 4095, hole, hole - 1, file, file + 4080,
                                 file + 4088, file + 4096, file + 8184, going, going + 8, going + 4088, here, here + 1, here + 64,
                                 here | 0xfff, here | 0xfffff, here | 0x7fffff, (uintptr_t)calls, (uintptr_t)cuEventCreate};
            for (int i = 0; i < sizeof edges / sizeof *edges; i++)
                failed |= creates(edges[i], &event);
            for (int i = 0; i < 40; i++) {
                failed |= creates((uintptr_t)random() << 16 ^ random(), &event);
                failed |= creates(here + random() % 0x4000, &event);
                failed |= creates(going + random() % 4096, &event);
            }
        }
        static void *thread(void *unused) {
            calls();
            return 0;
        }
        static void handler(int signal) { calls(); }
        static ucontext_t outer, inner;
        int main(int count, char **which) {
            int memory = memfd_create("file", 0);
            ftruncate(memory, 4096);
            page = (uintptr_t)mmap(0, 3 * 4096, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
            munmap((void *)(page + 4096), 4096);
            hole = page + 8192;
            file = (uintptr_t)mmap(0, 8192, PROT_READ | PROT_WRITE, MAP_SHARED, memory, 0);
            going = (uintptr_t)mmap(0, 4096, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
            pthread_t other, caller;
            cuInit(0);
            pthread_create(&other, 0, flips, 0);
            size_t size = 1 << 20;
            char *room = mmap(0, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
            switch (*which[1]) {
            case 'm':
                calls();
                break;
            case 't':
                pthread_create(&caller, 0, thread, 0);
                pthread_join(caller, 0);
                break;
            case 'c':
                getcontext(&inner);
                inner.uc_stack = (stack_t){.ss_sp = room, .ss_size = size};
                inner.uc_link = &outer;
                makecontext(&inner, calls, 0);
                swapcontext(&outer, &inner);
                break;
            case 's':
                sigaltstack(&(stack_t){.ss_sp = room, .ss_size = size}, 0);
                sigaction(SIGUSR1, &(struct sigaction){.sa_handler = handler, .sa_flags = SA_ONSTACK}, 0);
                raise(SIGUSR1);
            }
            done = 1;
            pthread_join(other, 0);
            return failed ? 5 : 4;
        }
    "#;
    let folder = program("stack", &["-L.", "-l:libcuda.so.1", "-pthread"], source);
    for stack in ["main", "thread", "coroutine", "signal"] {
        for _ in 0..3 {
            let (status, text) = run_with(&folder, &[stack]);
            assert_eq!(status, Some(4), "{stack}: {text}");
        }
    }
}

/// A program may let nobody read the code that it makes, where the processor can tell reading from executing.
#[test]
fn code_need_not_be_readable() {
    let source = r#"
        #define _GNU_SOURCE
        #include <string.h>
        #include <sys/mman.h>
        int cuInit(unsigned), cuMemFree_v2(unsigned long long);
        #ifdef __x86_64__
        static const unsigned char code[] = {0x48, 0x83, 0xec, 8, 0xff, 0xd6, 0x48, 0x83, 0xc4, 8, 0xc3};
        #else
        static const unsigned code[] = {0xa9bf7bfd, 0xd63f0020, 0xa8c17bfd, 0xd65f03c0};
        #endif
        typedef int Free(unsigned long long);
        int main(void) {
            cuInit(0);
            for (int i = 0; i < 200; i++) {
                void *made = mmap(0, 4096, PROT_READ | PROT_WRITE | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
                memcpy(made, code, sizeof code);
                __builtin___clear_cache(made, (char *)made + sizeof code);
                int (*calls)(unsigned long long, Free *) = made;
                if (i % 2)
                    calls(i, cuMemFree_v2);
                mprotect(made, 4096, PROT_EXEC);
                calls(i, cuMemFree_v2);
                munmap(made, 4096);
            }
            return 4;
        }
    "#;
    let (status, text) = run(&program("unreadable", &["-L.", "-l:libcuda.so.1"], source));
    assert_eq!(status, Some(4), "{text}");
}

/// A call that was refused before in the same place is counted only if what is said of it would be the same.
#[test]
fn refusals_in_one_place_are_told_by_their_causes() {
    let source = r#"
        int cuInit(unsigned), cuEventQuery(void *);
        int main(void) {
            cuInit(0);
            for (long i = 0; i < 40; i++)
                cuEventQuery(i % 4 == 3 ? 0 : (void *)(0x1000 + i));
            return 4;
        }
    "#;
    let folder = program("places", &["-L.", "-l:libcuda.so.1"], source);
    let (status, text) = run(&folder);
    assert_eq!(status, Some(4), "{text}");
    let calls = |sentence: &str| {
        let (_, rest) = text.split_once(sentence).unwrap_or_else(|| panic!("{sentence}: {text}"));
        rest.lines().nth(1).unwrap_or_default().to_owned()
    };
    assert!(calls("cuEventQuery: hEvent is null").contains("10 calls"), "{text}");
    assert!(calls("cuEventQuery: refused, and no reason is known").contains("30 calls"), "{text}");
    assert!(text.contains("; 40 refused calls, 30 of them without a known reason\n"), "{text}");
}
