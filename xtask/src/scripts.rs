//! Tries odd paths and variables on the build script of `libcuda-sys`: it works, or it names the thing that it cannot
//! take, and the remedy. It is started without Cargo, which takes ten times as long.

use crate::shell::{self, Result};
use crate::toolkit::RELEASES;
use crate::{bare, fetch, packages};
use serde_json::Value;
use std::env;
use std::ffi::{OsStr, OsString};
use std::os::unix::ffi::OsStringExt;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Bytes that are special to Cargo, to a shell, to a compiler or to pkg-config, and bytes that are not UTF-8. The unit
/// tests of the search try all bytes.
const ODD: &[u8] = b"\n\r\t\x0b\x1b\x7f \"'`\\=:;,*?[]#$%&|<>(){}!@~\x80\xff";

/// The folder's names that are tried: where the byte is a line break, one adds a directive.
fn names() -> impl Iterator<Item = OsString> {
    ODD.iter().map(|byte| {
        let name = [b"a", &[*byte][..], b"cargo::rustc-env=INJECTED=1", &[*byte]].concat();
        OsString::from_vec(name)
    })
}

/// One way to build `libcuda-sys`.
struct Script {
    program: PathBuf,
    package: PathBuf,
    host: String,
    /// The folder that odd ones are made in.
    odd: PathBuf,
    out: PathBuf,
}

/// The directives that Cargo reads in a script's output.
struct Directives(Vec<(String, String)>);

impl Directives {
    fn of(&self, name: &str) -> Vec<&str> {
        let own = self.0.iter().filter(|(other, _)| other == name);
        own.map(|(_, value)| &**value).collect()
    }

    fn has(&self, name: &str, value: &OsStr) -> bool {
        self.of(name).iter().any(|directives| OsStr::new(directives) == value)
    }

    /// Fails unless the directives of a name have these parts.
    fn expect(&self, name: &str, parts: &[&str]) -> Result<()> {
        shell::expect(&self.of(name).join("\n"), parts)
    }
}

impl Script {
    fn new(root: &Path, feature: &str) -> Result<Self> {
        let check = format!("check -p libcuda-sys --features {feature}");
        let is_script = |message: &Value| {
            packages::is_of_cuda_sys(message) && message["target"]["kind"][0] == "custom-build"
        };
        let mut check = fetch::with_toolkit(root, &check)?;
        let program = packages::built(&mut check, "/filenames/0", is_script)?;
        let odd = root.join("target/odd").join(feature);
        // An earlier run's.
        shell::remove_dir(&odd)?;
        let out = odd.join("out");
        shell::make_dir(&out)?;
        Ok(Script { program, package: root.join("cuda-sys"), host: shell::own_host()?, odd, out })
    }

    /// A folder of this name, with a file in it.
    fn folder(&self, name: &OsStr, file: &str, text: &str) -> Result<PathBuf> {
        let path = self.odd.join(name).join(file);
        shell::write(&path, text)?;
        Ok(self.odd.join(name))
    }

    /// Starts it as Cargo does. An error has to name `thing`, and to end with a remedy.
    fn run(&self, variables: &[(&str, &OsStr)], thing: &str) -> Result<Directives> {
        let mut script = Command::new(&self.program);
        script.current_dir(&self.package).env_clear();
        script.env("PATH", env::var_os("PATH").unwrap_or_default());
        script.env("TARGET", &self.host).env("HOST", &self.host).env("OUT_DIR", &self.out);
        script.env("CARGO_CFG_TARGET_ARCH", env::consts::ARCH).env("CARGO_CFG_TARGET_OS", "linux");
        script.envs(variables.iter().copied());
        let wrong = |text: &str, printed: &str| {
            Err(format!("{text}: the build script with {variables:?} printed\n{printed}"))
        };
        let printed = shell::output(&mut script)?;
        let mut directives = Directives(Vec::new());
        for line in printed.split('\n').map(str::trim).filter(|line| !line.is_empty()) {
            // The crate `pkg-config` prints the older form.
            let directive = line.strip_prefix("cargo::").or(line.strip_prefix("cargo:"));
            let Some((name, value)) = directive.and_then(|directive| directive.split_once('='))
            else {
                return wrong("a line that is no directive", &printed);
            };
            directives.0.push((name.to_owned(), value.to_owned()));
        }
        let own = "error metadata rerun-if-changed rerun-if-env-changed rustc-link-lib rustc-link-search warning";
        if directives.0.iter().any(|(name, _)| own.split(' ').all(|own| own != name)) {
            return wrong("an injected directive", &printed);
        }
        let errors = directives.of("error");
        if let Some(last) = errors.last() {
            let remedies =
                ["or build without the feature", "rename the folder, or have", "build in a folder"];
            if !errors.iter().any(|line| line.contains(thing)) {
                return wrong(&format!("an error that does not name {thing}"), &printed);
            }
            if !remedies.iter().any(|remedy| last.contains(remedy)) {
                return wrong("an error whose last line is no remedy", &printed);
            }
        }
        Ok(directives)
    }

    /// The same, but the script must work, or fail if the last variable has a character that Cargo would misread.
    fn works(&self, variables: &[(&str, &OsStr)], (name, value): (&str, &OsStr)) -> Result<()> {
        let (thing, set) = variables[variables.len() - 1];
        let directives = self.run(variables, thing)?;
        let is_plain = |text: &str| !text.contains(char::is_control) && text.trim() == text;
        let holds = match directives.of("error").is_empty() {
            true => directives.has(name, value),
            false => !set.to_str().is_some_and(is_plain),
        };
        shell::ensure(holds, || {
            format!(
                "{variables:?}: the script must print {name}={value:?}, and prints {:?}",
                directives.0
            )
        })
    }

    /// The same, where there has to be an error with these parts.
    fn fails(&self, variables: &[(&str, &OsStr)], parts: &[&str]) -> Result<()> {
        self.run(variables, variables[variables.len() - 1].0)?.expect("error", parts)
    }
}

/// The directive with a folder of libraries.
const SEARCH: &str = "rustc-link-search";

fn with(name: &str, value: &Path) -> OsString {
    let mut text = OsString::from(name);
    text.push(value);
    text
}

const HEADER: &str = "\
#define CUDA_VERSION 13050
#define CUDAAPI
typedef enum cudaError_enum { CUDA_SUCCESS = 0 } CUresult;
CUresult CUDAAPI cuInit(unsigned int Flags);
";

pub fn check(root: &Path) -> Result<()> {
    bare::is_bare()?;
    linked(&Script::new(root, "link")?)?;
    bound(root, &Script::new(root, "bindgen")?)
}

fn linked(script: &Script) -> Result<()> {
    let search = |folder: &Path| with("native=", folder);
    let cc = shell::tool("cc", "gcc")?;
    for name in names() {
        let library = "lib64/libcuda.so";
        let folder = script.folder(&name, library, "")?;
        for variable in ["CUDA_PATH", "CUDA_TOOLKIT_ROOT_DIR", "CONDA_PREFIX"] {
            let found = search(&folder.join("lib64"));
            script.works(&[(variable, folder.as_os_str())], (SEARCH, &found))?;
        }

        let python = "lib/python3.12/site-packages/nvidia/cu13/lib/stubs";
        script.folder(&name, &format!("{python}/libcuda.so"), "")?;
        let found = search(&folder.join(python));
        script.works(&[("VIRTUAL_ENV", folder.as_os_str())], (SEARCH, &found))?;
        script.works(&[("OUT_DIR", folder.as_os_str())], (SEARCH, &search(&folder)))?;

        let compiler = folder.join("cc");
        symlink(&cc, &compiler).map_err(shell::at(&compiler))?;
        script.works(&[("CC", compiler.as_os_str())], (SEARCH, &search(&script.out)))?;
    }

    // pkg-config's own list is separated by `:`.
    for byte in ODD.iter().filter(|byte| **byte != b':') {
        let name = OsString::from_vec(vec![b'p', *byte, b'c', *byte]);
        let package = "prefix=${pcfiledir}\nName: cuda\nDescription: a toolkit\nVersion: 13.5\nLibs: -L${prefix}/lib -lcuda\n";
        let folder = script.folder(&name, "cuda.pc", package)?;
        script.folder(&name, "lib/libcuda.so", "")?;
        let directives =
            script.run(&[("PKG_CONFIG_PATH", folder.as_os_str())], "pkg-config cuda")?;
        let found = directives.has(SEARCH, &search(&folder.join("lib")));
        // pkg-config itself takes some names for others.
        let mut remarks = directives.of("warning").into_iter().chain(directives.of("error"));
        let remarked = remarks.any(|text| text.starts_with("pkg-config cuda"));
        if !found && (!remarked || b" =$#".contains(byte)) {
            return Err(format!("{folder:?} is passed over: {:?}", directives.0));
        }
    }

    let nowhere = script.odd.join("nowhere");
    let unset = "no such folder";
    script.fails(&[("CUDA_PATH", nowhere.as_os_str())], &["nowhere", unset])?;
    let absent = OsString::from_vec([nowhere.as_os_str().as_encoded_bytes(), b"\xff/cc"].concat());
    let directives = script.run(&[("CC", &absent)], "CC")?;
    directives.expect("warning", &["nowhere\\xFF/cc", "set CC to"])
}

fn bound(root: &Path, script: &Script) -> Result<()> {
    let clang = fetch::libclang(root)?;
    let clang = ("LIBCLANG_PATH", clang.as_os_str());
    let plain = script.folder(OsStr::new("plain"), "include/cuda.h", HEADER)?;
    let plain = ("CUDA_PATH", plain.as_os_str());
    let root_of = |folder: &Path| with("ROOT=", folder);
    for name in names() {
        let folder = script.folder(&name, "include/cuda.h", HEADER)?;
        for variable in ["CUDA_PATH", "CONDA_PREFIX"] {
            let expected = root_of(&folder);
            script.works(&[clang, (variable, folder.as_os_str())], ("metadata", &expected))?;
        }

        let library = folder.join("libclang.so");
        let linked = symlink(Path::new(clang.1).join("libclang.so"), &library);
        linked.map_err(shell::at(&library))?;
        let expected = ("metadata", OsStr::new("VERSION=13050"));
        script.works(&[plain, ("LIBCLANG_PATH", folder.as_os_str())], expected)?;
        let argument = with("-DNAME=", Path::new(&name));
        script.works(&[clang, plain, ("BINDGEN_EXTRA_CLANG_ARGS", &argument)], expected)?;
    }

    let toolkit = fetch::toolkit(root, fetch::NEWEST)?;
    let toolkit = ("CUDA_PATH", toolkit.as_os_str());
    for (argument, part) in [
        ("-fshort-enums", "clang gives CU"),
        ("-fpack-struct", "clang gives CU"),
        ("-fpack-struct=4", "clang gives CU"),
        ("-m32", "bindgen"),
        ("--target=none", "bindgen"),
        ("--no-such-argument", "no-such-argument"),
    ] {
        let set = [clang, toolkit, ("BINDGEN_EXTRA_CLANG_ARGS", OsStr::new(argument))];
        script.fails(&set, &[part, argument])?;
    }

    let nowhere = script.odd.join("nowhere");
    let parts = ["libclang was not found", "nowhere", "build without the feature `bindgen`"];
    script.fails(&[plain, ("LIBCLANG_PATH", nowhere.as_os_str())], &parts)?;

    let version = |number: &str| HEADER.replace("13050", number);
    let old = script.folder(OsStr::new("old"), "include/cuda.h", &version("11050"))?;
    let parts = ["11050", RELEASES[RELEASES.len() - 1]];
    script.fails(&[clang, ("CUDA_PATH", old.as_os_str())], &parts)?;
    let new = script.folder(OsStr::new("new"), "include/cuda.h", &version("99000"))?;
    let directives = script.run(&[clang, ("CUDA_PATH", new.as_os_str())], "CUDA_PATH")?;
    directives.expect("warning", &["99000", RELEASES[0]])?;
    directives.expect("metadata", &["VERSION=99000"])
}
