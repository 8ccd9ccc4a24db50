//! What the tests run: the programs, a driver and the launcher.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

/// The folder of the tests.
pub fn tests() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests")
}

/// Cargo's launcher, or the one in `CUDA_VALIDATE_LAUNCHER`, such as an installed one.
pub fn launcher() -> PathBuf {
    let chosen = env::var_os("CUDA_VALIDATE_LAUNCHER").map(PathBuf::from);
    chosen.unwrap_or_else(|| env!("CARGO_BIN_EXE_cuda-validate").into())
}

/// Whether the launcher is one without optimization.
pub fn is_slow() -> bool {
    cfg!(debug_assertions) && env::var_os("CUDA_VALIDATE_LAUNCHER").is_none()
}

/// Returns an empty folder with the model, under a name.
fn folder(name: &str, model: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("it can be made");
    // Cargo builds the library of a package that tests depend on beside them.
    let own =
        env::current_exe().expect("this test's program").with_file_name("liblibcuda_model.so");
    let copied = fs::copy(&own, folder.join(model));
    copied.unwrap_or_else(|error| {
        panic!("the model, which only the repository has: {}: {error}", own.display())
    });
    folder
}

/// Compiles a program or a library of the tests, with our own `cuda.h`, and with the libraries in the folder.
fn compile(source: &Path, folder: &Path, output: &str, options: &[&str]) {
    let sources = source.parent().expect("it is in a folder");
    let mut cc = Command::new("cc");
    // A report names sources without a folder.
    cc.arg(format!("-ffile-prefix-map={}=.", sources.display())).current_dir(sources);
    cc.args(["-g", "-Wall", "-I"])
        .arg(tests().join("include"))
        .arg(source.file_name().expect("a file"));
    cc.arg("-o").arg(folder.join(output)).arg("-L").arg(folder).args(options);
    let built = cc.output().expect("these tests need a C compiler, cc");
    assert!(built.status.success(), "{cc:?}\n{}", String::from_utf8_lossy(&built.stderr));
}

/// Builds the programs of this folder, and a driver that has more functions than the model. The programs get these flags.
pub fn programs(name: &str, flags: &str, wanted: impl Fn(&str) -> bool) -> PathBuf {
    let folder = folder(name, "liblibcuda_model.so");
    let sources = tests().join("programs");
    // Before glibc 2.34, `dlopen` and its like are in a library of their own.
    let linked = "-l:libcuda.so.1 -l:liblibcuda_model.so -ldl -pthread";
    // Only its tables lead to its callers.
    let driver = "-shared -fPIC -fomit-frame-pointer -Wl,--version-script=driver.map -Wl,--no-as-needed \
                  -l:liblibcuda_model.so -Wl,-rpath,$ORIGIN";
    for (source, output, options) in [
        ("driver.c", "libcuda.so.1", driver),
        ("linked.c", "linked", linked),
        ("linked.c", "sysv", &format!("{linked} -Wl,--hash-style=sysv")),
        ("loaded.c", "loaded", "-ldl -pthread"),
        ("twice.c", "twice", linked),
        ("past.c", "past", linked),
        ("launches.c", "launches", linked),
        ("parameters.c", "parameters", linked),
        ("forks.c", "forks", linked),
        ("heap.c", "heap", linked),
        ("alarm.c", "alarm", linked),
        ("deaths.c", "deaths", linked),
        ("lazy.c", "liblazy.so", "-shared -fPIC -ldl"),
        ("above.c", "libabove.so", "-shared -fPIC -ldl"),
        ("orphan.c", "liborphan.so", "-shared -fPIC -ldl"),
        ("beside.c", "libbeside.so", "-shared -fPIC -l:libcuda.so.1 -pthread"),
        ("stripped.c", "libstripped.so", "-shared -fPIC -l:libcuda.so.1 -s"),
        ("outside.c", "outside", &format!("-l:libstripped.so {linked}")),
        ("static.c", "static", "-static"),
    ] {
        let takes_flags = !options.starts_with("-shared") && options != "-static";
        if takes_flags && !wanted(output) {
            continue;
        }
        let flags = if takes_flags { flags } else { "" };
        let options: Vec<_> = flags.split_whitespace().chain(options.split_whitespace()).collect();
        compile(&sources.join(source), &folder, output, &options);
    }
    for script in ["reserve.py", "train.py"] {
        fs::copy(sources.join(script), folder.join(script)).expect("it can be copied");
    }
    fs::copy(folder.join("libcuda.so.1"), folder.join("libcuda.so.999")).expect("it can be copied");
    folder
}

/// Builds a program of two processes, with the model as their driver.
pub fn processes() -> PathBuf {
    let folder = folder("processes", "libcuda.so.1");
    compile(&tests().join("programs/processes.c"), &folder, "processes", &["-l:libcuda.so.1"]);
    folder
}

/// Builds the recorded programs, with the model as their driver.
pub fn recorded() -> PathBuf {
    let folder = folder("recorded", "libcuda.so.1");
    for (program, options) in [
        ("refused", "-ldl -lpthread"),
        // Without optimization the functions within functions need a stack that can be executed.
        ("past", "-Wtrampolines -ldl -lpthread"),
        ("hostile", "-l:libcuda.so.1 -ldl -lpthread"),
    ] {
        let options: Vec<_> =
            ["-O1", "-Wextra", "-Werror"].into_iter().chain(options.split(' ')).collect();
        compile(&tests().join(format!("recorded/{program}.c")), &folder, program, &options);
    }
    folder
}
