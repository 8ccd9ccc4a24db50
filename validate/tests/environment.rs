//! Refusals that the environment of a C program explains.
#![cfg(supported)]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A driver whose start ends as it is told.
const DRIVER: &str = r#"
    #include <stdlib.h>
    int cuInit(unsigned flags) { return atoi(getenv("ANSWER")); }
    int cuDriverGetVersion(int *version) { *version = 13000; return 0; }
"#;

/// A program that spoils its own environment, as it is told, before it starts the driver.
const PROGRAM: &str = r#"
    #include <fcntl.h>
    #include <stdlib.h>
    #include <string.h>
    #include <sys/resource.h>
    int cuInit(unsigned flags);
    int main(int count, char **arguments) {
        const char *what = arguments[1];
        if (strcmp(what, "hides") == 0)
            setenv("CUDA_VISIBLE_DEVICES", "-1", 1);
        if (strcmp(what, "addresses") == 0) {
            struct rlimit limit = {1ul << 42, 1ul << 42};
            setrlimit(RLIMIT_AS, &limit);
        }
        if (strcmp(what, "descriptors") == 0) {
            struct rlimit limit = {64, 64};
            setrlimit(RLIMIT_NOFILE, &limit);
            while (open("/dev/null", O_RDONLY) >= 0) {}
        }
        return cuInit(0) == atoi(getenv("ANSWER")) ? 4 : 5;
    }
"#;

fn build() -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("environment/stubs");
    fs::create_dir_all(&folder).expect("it is a folder");
    let library = ["-shared", "-fPIC", "-Wl,-soname,libcuda.so.1"];
    for (file, text, flags) in
        [("libcuda.so.1", DRIVER, &library[..]), ("program", PROGRAM, &["-L.", "-l:libcuda.so.1"])]
    {
        let source = folder.join(file).with_extension("c");
        fs::write(&source, text).expect("it is written");
        let mut cc = Command::new("cc");
        cc.current_dir(&folder).args(["-w", "-o", file]).arg(source).args(flags);
        assert!(cc.status().is_ok_and(|status| status.success()), "this test needs a C compiler");
    }
    folder
}

#[test]
fn the_environment_explains_a_refusal_and_only_a_refusal() {
    let folder = build();
    let stub = format!("the library {}/libcuda.so.1 is a toolkit's stub", folder.display());
    for (what, answer, words) in [
        ("hides", "100", "cuInit: CUDA_VISIBLE_DEVICES is \"-1\", which hides every device\n"),
        ("stub", "34", &stub),
        ("addresses", "2", "RLIMIT_AS (ulimit -v) is 4398046511104 bytes, of which "),
        (
            "descriptors",
            "304",
            "cuInit: no descriptor is free: RLIMIT_NOFILE (ulimit -n) allows no more\n",
        ),
    ] {
        for answer in [answer, "0"] {
            let mut launcher = Command::new(env!("CARGO_BIN_EXE_cuda-validate"));
            launcher.arg(folder.join("program")).arg(what).env("LD_LIBRARY_PATH", &folder);
            let output = launcher.env("ANSWER", answer).output().expect("it starts");
            let text = String::from_utf8_lossy(&output.stderr);
            assert_eq!(output.status.code(), Some(4), "{what}: {text}");
            match answer {
                "0" => assert_eq!(text.lines().count(), 1, "{what}: {text}"),
                _ => assert!(text.contains(words), "{what}: {text}"),
            }
        }
    }
}
