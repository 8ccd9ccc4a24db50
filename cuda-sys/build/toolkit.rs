//! The search for the CUDA toolkit: `cuda.h` for the feature `bindgen`, `libcuda.so` for `link`.
//!
//! Both go through the same candidates in the same order. All that they know of the machine comes
//! in through [`Machine`], so that a test can lay out any machine in a folder.

use super::directive::shown;
use std::cmp::Reverse;
use std::ffi::OsString;
use std::fmt;
use std::fs;
use std::io::ErrorKind;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

/// Known releases of the toolkit, the newest first.
pub const RELEASES: [&str; 17] = [
    "13.5", "13.4", "13.3", "13.2", "13.1", "13.0", "12.9", "12.8", "12.6", "12.5", "12.4", "12.3",
    "12.2", "12.1", "12.0", "11.8", "11.7",
];

/// The variables by which a user chooses a toolkit; the first one that is set wins. Each may be
/// set for one target, as `CUDA_PATH_aarch64-unknown-linux-gnu` or with `_` in place of `-`.
pub const VARIABLES: [&str; 4] = ["CUDA_PATH", "CUDA_HOME", "CUDA_ROOT", "CUDA_TOOLKIT_ROOT_DIR"];

/// Where a toolkit is installed on a system other than Windows. On WSL, the last one has the
/// library of the driver.
const SYSTEM: [&str; 6] =
    ["usr/local/cuda", "usr/local/cuda-*", "opt/cuda", "usr/lib/cuda", "usr", "usr/lib/wsl"];

/// Where NVIDIA's Python packages are installed in an environment. Python follows the host's
/// system, not the target's, so either layout may serve any target.
const WHEELS: [&str; 4] = [
    "lib/python3*/site-packages/nvidia/cu*",
    "lib/python3*/site-packages/nvidia/cuda_runtime",
    "Lib/site-packages/nvidia/cu*",
    "Lib/site-packages/nvidia/cuda_runtime",
];

/// Stands for the root of the file system where a variable could be named.
const ROOT: &str = "";

const PKG_CONFIG: &str = "pkg-config ";

/// All that the search knows of the machine.
pub struct Machine<'a> {
    pub target: Target<'a>,
    /// `/`, or a folder that stands for it.
    pub root: &'a Path,
    /// Gives the value of an environment variable.
    pub var: &'a dyn Fn(&str) -> Option<OsString>,
    /// Asks pkg-config for a package. A reason should not repeat the package's name: packages that
    /// fail for the same reason share one line of [`NotFound`].
    pub pkg_config: &'a dyn Fn(&str) -> Result<Package, String>,
}

/// `TARGET`, `HOST`, `CARGO_CFG_TARGET_ARCH` and `CARGO_CFG_TARGET_OS`, as build scripts get them.
pub struct Target<'a> {
    pub triple: &'a str,
    pub host: &'a str,
    pub arch: &'a str,
    pub os: &'a str,
}

/// The folders of a package, as pkg-config names them.
#[derive(Clone, Debug)]
pub struct Package {
    pub include_paths: Vec<PathBuf>,
    pub link_paths: Vec<PathBuf>,
}

/// A toolkit that has `cuda.h`.
#[derive(Debug)]
pub struct Headers {
    pub root: PathBuf,
    /// The folder that holds `cuda.h`.
    pub include: PathBuf,
    /// The value of `CUDA_VERSION`, such as 13050.
    pub release: u32,
    /// What led here: a variable, a package of pkg-config, or the toolkit's folder itself.
    pub origin: String,
    /// The folder of this toolkit that holds `libcuda.so` for the target, if it has one.
    pub library: Option<PathBuf>,
}

/// A `libcuda.so` to link with.
#[derive(Debug)]
pub struct Library {
    /// The folder that holds `libcuda.so`.
    pub folder: PathBuf,
    /// What led here, as in [`Headers`].
    pub origin: String,
}

/// Finds `cuda.h`.
pub fn headers(machine: &Machine) -> Result<Headers, NotFound> {
    let remedy = "to the folder that holds include/cuda.h, or build without the feature \
                  `bindgen`: the committed declarations need no toolkit";
    search(machine, "cuda.h", remedy, Candidate::headers)
}

/// Finds `libcuda.so`, which only Linux has.
pub fn library(machine: &Machine) -> Result<Library, NotFound> {
    let remedy = "to a toolkit that has libcuda.so for this target, or build without the feature \
                  `link`: loading the driver at run time needs no toolkit";
    search(machine, "libcuda.so", remedy, Candidate::library)
}

fn search<T>(
    machine: &Machine,
    file: &str,
    remedy: &'static str,
    look: impl Fn(&Candidate) -> Result<T, String>,
) -> Result<T, NotFound> {
    let mut failure = NotFound {
        heading: format!("no usable {file} for {}", machine.target.triple),
        rejected: Vec::new(),
        variable: VARIABLES[0].into(),
        remedy,
        chosen: false,
        passed_over: None,
    };
    let mut found = None;
    let _ = candidates(machine, &mut |candidate| {
        match look(&candidate) {
            Ok(usable) => {
                found = Some(usable);
                return ControlFlow::Break(());
            }
            Err(reason) => failure.reject(&candidate, reason),
        }
        // Any other toolkit would not be the one that the user chose. One with headers alone is a
        // good choice even so: those of Python packages have no library.
        if candidate.chosen {
            if let Err(reason) = candidate.headers() {
                failure.reject(&candidate, reason);
                failure.variable = candidate.origin;
                failure.chosen = true;
                return ControlFlow::Break(());
            }
        }
        ControlFlow::Continue(())
    });
    found.ok_or(failure)
}

/// Reads the release, such as 13050, from the text of `cuda.h`; or says what is wrong with it.
pub fn release_of(header: &str) -> Result<u32, String> {
    let values = header.lines().filter_map(|line| {
        let mut words = line.trim_start().strip_prefix('#')?.split_whitespace();
        match (words.next()?, words.next()?) {
            ("define", "CUDA_VERSION") => words.next(),
            _ => None,
        }
    });
    let mut unread = None;
    for value in values {
        match value.parse() {
            Ok(release) => return Ok(release),
            Err(_) => unread = unread.or(Some(value)),
        }
    }
    Err(match unread {
        Some(value) => format!("says CUDA_VERSION {value}, which is no number such as 13050"),
        None => "does not define CUDA_VERSION".to_owned(),
    })
}

/// 13.5 is 13050.
pub fn release_number(release: &str) -> u32 {
    let (major, minor) = release.split_once('.').unwrap_or_default();
    let [major, minor] = [major, minor].map(|number| number.parse::<u32>().unwrap_or_default());
    major * 1000 + minor * 10
}

impl Headers {
    /// A warning for a release that is newer than all that are known.
    pub fn remark(&self) -> Option<String> {
        let newest = RELEASES[0];
        (self.release > release_number(newest)).then(|| {
            format!(
                "{}/cuda.h says CUDA_VERSION {}, and the newest release known is CUDA {newest}: later \
                 declarations have not been checked\nupdate libcuda-sys, or build without the feature `bindgen`",
                shown(&self.include),
                self.release
            )
        })
    }
}

/// The folders that pkg-config names, each after `-L`. A backslash stands before each character that would not be one
/// of a word otherwise: blanks above all.
pub fn folders_in(flags: &[u8]) -> Vec<PathBuf> {
    let (mut words, mut escaped) = (vec![Vec::new()], false);
    for &byte in flags {
        match byte {
            b'\\' if !escaped => {
                escaped = true;
                continue;
            }
            byte if byte.is_ascii_whitespace() && !escaped => words.push(Vec::new()),
            byte => words.last_mut().expect("there is one").push(byte),
        }
        escaped = false;
    }
    let folders = words.iter().filter_map(|word| word.strip_prefix(b"-L"));
    folders.filter(|folder| !folder.is_empty()).map(path).collect()
}

fn path(bytes: &[u8]) -> PathBuf {
    #[cfg(unix)]
    return <std::ffi::OsStr as std::os::unix::ffi::OsStrExt>::from_bytes(bytes).into();
    #[cfg(not(unix))]
    return String::from_utf8_lossy(bytes).into_owned().into();
}

/// Why nothing was found: each candidate in the order tried and, in the last line, what to do.
#[derive(Debug)]
pub struct NotFound {
    heading: String,
    /// Candidates, each with what was wrong with it.
    rejected: Vec<(String, String)>,
    /// The variable to set, and to what.
    variable: String,
    remedy: &'static str,
    /// Whether the user chose what is not usable, by one of [`VARIABLES`].
    pub chosen: bool,
    /// A package that pkg-config knows, and why it is not usable.
    pub passed_over: Option<String>,
}

impl NotFound {
    fn reject(&mut self, candidate: &Candidate, reason: String) {
        let rejection = (candidate.to_string(), reason);
        if candidate.root.is_none() && candidate.folders.is_ok() && self.passed_over.is_none() {
            self.passed_over = Some(format!("{}: {}", rejection.0, rejection.1));
        }
        // One variable that is not set can rule out several places.
        if !self.rejected.contains(&rejection) {
            self.rejected.push(rejection);
        }
    }
}

impl fmt::Display for NotFound {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        writeln!(f, "{}", self.heading)?;
        // Neighbors with the same reason share a line, above all the variables that are not set.
        for alike in self.rejected.chunk_by(|a, b| a.1 == b.1) {
            let (first, reason) = &alike[0];
            write!(f, "  {first}")?;
            for (next, _) in &alike[1..] {
                write!(f, ", {}", next.strip_prefix(PKG_CONFIG).unwrap_or(next))?;
            }
            writeln!(f, ": {reason}")?;
        }
        write!(f, "set {} {}", self.variable, self.remedy)
    }
}

impl std::error::Error for NotFound {}

impl Target<'_> {
    /// Every environment variable that the search may look at for this target.
    pub fn variables(&self) -> Vec<String> {
        let mut names = self.choices();
        for (variable, _) in self.places() {
            if variable != ROOT && !names.contains(&variable) {
                names.push(variable);
            }
        }
        names
    }

    /// [`VARIABLES`], each after its forms for this target, in the order of the crates `cc` and
    /// `pkg-config`.
    fn choices(&self) -> Vec<String> {
        let underscored = self.triple.replace('-', "_");
        let mut names = Vec::new();
        for name in VARIABLES {
            names.push(format!("{name}_{}", self.triple));
            names.push(format!("{name}_{underscored}"));
            names.push(name.to_owned());
        }
        names
    }

    /// The places where installers and package managers leave a toolkit: a variable that names a
    /// folder, or [`ROOT`], and a pattern below it.
    fn places(&self) -> Vec<(String, &'static str)> {
        let windows = self.os == "windows";
        let mut all = Vec::new();
        if !windows {
            for pattern in SYSTEM {
                all.push((ROOT.to_owned(), pattern));
            }
        }
        all.push(("CONDA_PREFIX".into(), if windows { "Library" } else { "" }));
        for pattern in WHEELS {
            all.push(("VIRTUAL_ENV".into(), pattern));
            all.push(("CONDA_PREFIX".into(), pattern));
        }
        if windows {
            for release in RELEASES {
                all.push((format!("CUDA_PATH_V{}", release.replace('.', "_")), ""));
            }
            let pattern = "NVIDIA GPU Computing Toolkit/CUDA/v*";
            all.push(("ProgramFiles".into(), pattern));
            let pattern = "C:/Program Files/NVIDIA GPU Computing Toolkit/CUDA/v*";
            all.push((ROOT.into(), pattern));
        }
        all
    }

    /// The folders of a toolkit that may hold `cuda.h` and `libcuda.so`.
    fn folders(&self, root: &Path) -> Package {
        let (mut include_paths, mut link_paths) = (Vec::new(), Vec::new());
        if self.os == "linux" {
            let names = match self.arch {
                "aarch64" => &["sbsa", "aarch64"][..], // servers, and the boards named Jetson
                arch => &[arch],
            };
            for name in names {
                let own = root.join(format!("targets/{name}-linux"));
                include_paths.push(own.join("include"));
                link_paths.push(own.join("lib/stubs"));
            }
            // Folders that are not named after a target hold the host's libraries.
            let same_arch = self.host.split('-').next() == self.triple.split('-').next();
            let native = same_arch && self.host.contains("-linux");
            let multiarch = format!("lib/{}-linux-gnu", self.arch);
            let folders = [&*multiarch, "lib64", "lib"];
            let folders = if native { &folders[..] } else { &folders[..1] };
            // Stubs come first, for they have every function of their release, whereas the driver
            // that is installed may be older.
            for folder in folders {
                link_paths.push(root.join(folder).join("stubs"));
            }
            for folder in folders {
                link_paths.push(root.join(folder));
            }
        }
        // The host's will do, for `cuda.h` is the same for all targets.
        include_paths.push(root.join("include"));
        Package { include_paths, link_paths }
    }
}

/// A place to look in, displayed as the lines of [`NotFound`] name it.
struct Candidate {
    origin: String,
    /// The toolkit's folder, where it is known without pkg-config.
    root: Option<PathBuf>,
    /// The folders that may hold `cuda.h` and `libcuda.so`, or why there are none.
    folders: Result<Package, String>,
    /// Whether the user chose this toolkit, by one of [`VARIABLES`].
    chosen: bool,
}

/// Passes each candidate to `visit`, until this breaks: to ask pkg-config is to start a program, so each question waits for
/// its turn. Plain loops, here and above, because chains of iterators and sorts make a build script slower to compile.
fn candidates(
    machine: &Machine,
    visit: &mut dyn FnMut(Candidate) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let target = &machine.target;
    for variable in target.choices() {
        for choice in machine.toolkits(&variable, "") {
            let chosen = choice.root.is_some();
            visit(Candidate { chosen, ..choice })?;
        }
    }
    if target.os != "windows" {
        for release in RELEASES {
            visit(machine.package(&format!("cuda-{release}")))?;
        }
        visit(machine.package("cuda"))?;
    }
    for (variable, pattern) in target.places() {
        for toolkit in machine.toolkits(&variable, pattern) {
            visit(toolkit)?;
        }
    }
    ControlFlow::Continue(())
}

impl Machine<'_> {
    fn package(&self, name: &str) -> Candidate {
        // What pkg-config says may take several lines.
        let one_line = |words: String| words.split_whitespace().collect::<Vec<_>>().join(" ");
        let folders = (self.pkg_config)(name).map_err(one_line);
        Candidate::new(format!("{PKG_CONFIG}{name}"), None, folders)
    }

    /// The toolkits at one of [`Target::places`].
    fn toolkits(&self, variable: &str, pattern: &str) -> Vec<Candidate> {
        let folder = match variable {
            ROOT => Some(self.root.into()),
            _ => (self.var)(variable).filter(|value| !value.is_empty()),
        };
        let Some(folder) = folder else {
            return vec![Candidate::new(variable.into(), None, Err("not set".into()))];
        };
        let mut toolkits = Vec::new();
        for root in matching(folder.as_ref(), pattern) {
            let origin = match variable {
                ROOT => shown(&root),
                _ => variable.into(),
            };
            let folders = match root.is_dir() {
                true => Ok(self.target.folders(&root)),
                false => Err("no such folder".into()),
            };
            toolkits.push(Candidate::new(origin, Some(root), folders));
        }
        toolkits
    }
}

impl Candidate {
    fn new(origin: String, root: Option<PathBuf>, folders: Result<Package, String>) -> Candidate {
        Candidate { origin, root, folders, chosen: false }
    }

    fn headers(&self) -> Result<Headers, String> {
        let folders = &self.folders.as_ref()?.include_paths;
        for include in folders {
            let header = include.join("cuda.h");
            let text = match fs::read(&header) {
                Ok(text) => text,
                Err(error) if error.kind() == ErrorKind::NotFound => continue,
                Err(error) => return Err(format!("cannot read {}: {error}", shown(&header))),
            };
            let release = release_of(&String::from_utf8_lossy(&text))
                .map_err(|reason| format!("{} {reason}", shown(&header)))?;
            let oldest = RELEASES[RELEASES.len() - 1];
            if release < release_number(oldest) {
                return Err(format!(
                    "{} says CUDA_VERSION {release}, which is older than CUDA {oldest}, the oldest that is supported",
                    shown(&header)
                ));
            }
            return Ok(Headers {
                root: self.root.clone().unwrap_or_else(|| root_of(include)),
                include: include.clone(),
                release,
                origin: self.origin.clone(),
                library: self.library().ok().map(|library| library.folder),
            });
        }
        Err(format!("no cuda.h in {folders:?}"))
    }

    fn library(&self) -> Result<Library, String> {
        let folders = &self.folders.as_ref()?.link_paths;
        let has_library = |folder: &&PathBuf| folder.join("libcuda.so").is_file();
        let found = folders.iter().find(has_library).cloned();
        let origin = self.origin.clone();
        found
            .map(|folder| Library { folder, origin })
            .ok_or_else(|| format!("no libcuda.so in {folders:?}"))
    }
}

impl fmt::Display for Candidate {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&self.origin)?;
        match self.root.as_ref().map(shown) {
            Some(root) if root != self.origin => write!(f, " ({root})"),
            _ => Ok(()),
        }
    }
}

/// The toolkit of an include folder, which may be `include` or `targets/<name>/include` there.
fn root_of(include: &Path) -> PathBuf {
    let parent = include.parent().unwrap_or(include);
    match parent.parent() {
        Some(targets) if targets.ends_with("targets") => targets.parent().unwrap_or(targets),
        _ => parent,
    }
    .into()
}

/// The paths that fit a pattern, whose `*` stands for a version at the end of a name, the newest
/// first. Where nothing fits, the pattern is the path that is missing.
fn matching(folder: &Path, pattern: &str) -> Vec<PathBuf> {
    if pattern.is_empty() {
        return vec![folder.into()];
    }
    let Some((start, rest)) = pattern.split_once('*') else {
        return vec![folder.join(pattern)];
    };
    let (below, prefix) = start.rsplit_once('/').unwrap_or(("", start));
    // Kept in order.
    let mut versions = Vec::new();
    let entries = fs::read_dir(folder.join(below));
    for entry in entries.into_iter().flatten().flatten() {
        let name = entry.file_name();
        let version = name.to_str().and_then(|name| name.strip_prefix(prefix));
        let numbers = version.unwrap_or("").split(|c: char| !c.is_ascii_digit());
        let numbers: Vec<u32> = numbers.filter_map(|number| number.parse().ok()).collect();
        if !numbers.is_empty() {
            let version = (Reverse(numbers), entry.path());
            versions.insert(versions.partition_point(|before| *before < version), version);
        }
    }
    let rest = rest.trim_start_matches('/');
    let mut found = Vec::new();
    for (_, path) in versions {
        found.extend(matching(&path, rest));
    }
    if found.is_empty() {
        found.push(folder.join(pattern));
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::RefCell;
    use std::collections::BTreeMap;
    use std::sync::atomic::{AtomicU32, Ordering};

    const X86_64: Target = Target {
        triple: "x86_64-unknown-linux-gnu",
        host: "x86_64-unknown-linux-gnu",
        arch: "x86_64",
        os: "linux",
    };
    const AARCH64: Target = Target {
        triple: "aarch64-unknown-linux-gnu",
        host: "aarch64-unknown-linux-gnu",
        arch: "aarch64",
        os: "linux",
    };
    const CROSS: Target = Target { host: "x86_64-unknown-linux-gnu", ..AARCH64 };
    const FROM_MACOS: Target = Target { host: "aarch64-apple-darwin", ..AARCH64 };
    const MACOS: Target = Target {
        triple: "aarch64-apple-darwin",
        host: "aarch64-apple-darwin",
        arch: "aarch64",
        os: "macos",
    };
    const WINDOWS: Target = Target {
        triple: "x86_64-pc-windows-msvc",
        host: "x86_64-pc-windows-msvc",
        arch: "x86_64",
        os: "windows",
    };

    /// A machine that is laid out in a folder of its own.
    struct Fake {
        target: Target<'static>,
        root: PathBuf,
        variables: BTreeMap<String, OsString>,
        packages: BTreeMap<String, Package>,
        /// The variables, and the packages, that a search asked for.
        asked: RefCell<(Vec<String>, Vec<String>)>,
    }

    impl Fake {
        fn new(target: Target<'static>) -> Fake {
            static COUNT: AtomicU32 = AtomicU32::new(0);
            let count = COUNT.fetch_add(1, Ordering::Relaxed);
            let name = format!("cuda-toolkit-{}-{count}", std::process::id());
            let root = std::env::temp_dir().join(name);
            fs::create_dir(&root).unwrap();
            Fake {
                target,
                root,
                variables: BTreeMap::new(),
                packages: BTreeMap::new(),
                asked: RefCell::default(),
            }
        }

        fn file(&self, path: &str, contents: impl AsRef<[u8]>) {
            let path = self.root.join(path);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, contents).unwrap();
        }

        fn header(&self, folder: &str, release: u32) {
            let text = format!("/* */\n#define CUDA_VERSION {release}\n");
            self.file(&format!("{folder}/cuda.h"), text);
        }

        fn library(&self, folder: &str) {
            self.file(&format!("{folder}/libcuda.so"), "");
        }

        /// Sets a variable to the path of a folder.
        fn set(&mut self, name: &str, folder: &str) {
            let folder = self.root.join(folder).into();
            self.variables.insert(name.into(), folder);
        }

        fn package(&mut self, name: &str, include: &[&str], link: &[&str]) {
            let paths = |paths: &[&str]| paths.iter().map(|path| self.root.join(path)).collect();
            let package = Package { include_paths: paths(include), link_paths: paths(link) };
            self.packages.insert(name.into(), package);
        }

        /// Gives this machine to `look`.
        fn look<T>(&self, look: impl FnOnce(&Machine) -> T) -> T {
            look(&Machine {
                target: Target { ..self.target },
                root: &self.root,
                var: &|name| {
                    self.asked.borrow_mut().0.push(name.into());
                    self.variables.get(name).cloned()
                },
                pkg_config: &|name| {
                    self.asked.borrow_mut().1.push(name.into());
                    let package = self.packages.get(name).cloned();
                    package.ok_or("unknown to\n  pkg-config\n".into())
                },
            })
        }

        /// What a search comes to, without the path of this machine's root.
        fn search<T>(
            &self,
            search: impl Fn(&Machine) -> Result<T, NotFound>,
            show: impl Fn(T) -> String,
        ) -> String {
            let text = self.look(search).map_or_else(|error| error.to_string(), show);
            // On Windows, lists of paths have every `\` twice.
            let plain = |text: &str| text.replace(r"\\", "/").replace('\\', "/");
            plain(&text).replace(&plain(&self.root.display().to_string()), "")
        }

        fn find_headers(&self) -> String {
            self.search(headers, |found| {
                let (root, include) = (found.root.display(), found.include.display());
                format!("{}: {root} {include} {}", found.origin, found.release)
            })
        }

        fn find_library(&self) -> String {
            self.search(library, |found| format!("{}: {}", found.origin, found.folder.display()))
        }

        /// Lays out the place of each row and expects the search to find them in this order, each
        /// once those before it are gone. A row has the origin, or `path` where that is only the
        /// toolkit's folder; the toolkit's folder; and the folder in it that holds `cuda.h`.
        fn expect_headers(mut self, rows: &[&str]) {
            let rows: Vec<_> = rows.iter().map(columns).collect();
            for (release, (origin, root, below)) in (20000..).zip(&rows) {
                let include = format!("{root}/{below}");
                self.header(&include, release);
                if let Some(package) = origin.strip_prefix(PKG_CONFIG) {
                    self.package(package, &["absent", &include], &[]);
                } else if origin.starts_with("CUDA_") {
                    self.set(origin, root);
                }
            }
            for (release, (origin, root, below)) in (20000..).zip(&rows) {
                let origin = origin.replace("path", &format!("/{root}"));
                let expected = format!("{origin}: /{root} /{root}/{below} {release}");
                assert_eq!(self.find_headers(), expected);
                if origin.starts_with("CUDA_") {
                    self.variables.remove(&origin);
                }
                fs::remove_file(self.root.join(format!("{root}/{below}/cuda.h"))).unwrap();
            }
            let text = self.find_headers();
            assert!(text.starts_with("no usable cuda.h for "), "{text}");
        }

        /// The same for `libcuda.so`, but variables remain set, to toolkits that have headers.
        fn expect_libraries(mut self, rows: &[&str]) {
            for (origin, root, below) in rows.iter().map(columns) {
                let folder = format!("{root}/{below}");
                self.library(&folder);
                if let Some(package) = origin.strip_prefix(PKG_CONFIG) {
                    self.package(package, &[], &["absent", &folder]);
                } else if origin.starts_with("CUDA_") {
                    self.set(origin, root);
                    self.header(&format!("{root}/include"), 13050);
                }
            }
            for (origin, root, below) in rows.iter().map(columns) {
                let origin = origin.replace("path", &format!("/{root}"));
                assert_eq!(self.find_library(), format!("{origin}: /{root}/{below}"));
                fs::remove_file(self.root.join(format!("{root}/{below}/libcuda.so"))).unwrap();
            }
            let text = self.find_library();
            assert!(text.starts_with("no usable libcuda.so for "), "{text}");
        }
    }

    fn columns<'a>(row: &&'a str) -> (&'a str, &'a str, &'a str) {
        let mut columns = row.split(" | ");
        let mut next = || columns.next().unwrap();
        (next(), next(), next())
    }

    impl Drop for Fake {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.root);
        }
    }

    #[test]
    fn release_is_the_value_of_cuda_version() {
        let cases = [
            ("#define CUDA_VERSION 13050\n", Ok(13050)),
            ("#define CUDA_VERSION 12090 // 12.9\r\n", Ok(12090)),
            ("#ifndef X\n \t# define\tCUDA_VERSION  11070", Ok(11070)),
            ("#define CUDA_VERSION\n#define CUDA_VERSION 12000", Ok(12000)),
            ("#define CUDA_VERSION X\n#define CUDA_VERSION 12000", Ok(12000)),
            (" * #define CUDA_VERSION 13050\n", Err("does not define CUDA_VERSION")),
            ("#define CUDA_VERSION_MAJOR 13\n", Err("does not define CUDA_VERSION")),
            ("define CUDA_VERSION 13050\n", Err("does not define CUDA_VERSION")),
            ("#undef CUDA_VERSION 13050\n", Err("does not define CUDA_VERSION")),
            (
                "#define CUDA_VERSION 13.5\n",
                Err("says CUDA_VERSION 13.5, which is no number such as 13050"),
            ),
            (
                "#define CUDA_VERSION 99999999999\n",
                Err("says CUDA_VERSION 99999999999, which is no number such as 13050"),
            ),
            ("", Err("does not define CUDA_VERSION")),
        ];
        for (text, release) in cases {
            assert_eq!(release_of(text), release.map_err(str::to_owned), "{text:?}");
        }
    }

    #[test]
    fn headers_on_linux() {
        let mut machine = Fake::new(X86_64);
        machine.set("VIRTUAL_ENV", "venv");
        machine.set("CONDA_PREFIX", "conda");
        // Places that are not for this target.
        machine.set("CUDA_PATH_aarch64-unknown-linux-gnu", "cross");
        machine.set("CUDA_PATH_V13_5", "windows/v13.5");
        machine.set("ProgramFiles", "windows");
        machine.header("windows/v13.5/include", 13050);
        let toolkits = "windows/NVIDIA GPU Computing Toolkit/CUDA";
        machine.header(&format!("{toolkits}/v13.5/include"), 13050);
        machine.header("conda/Library/include", 13050);
        machine.header("usr/local/cuda/targets/sbsa-linux/include", 13050);
        // Folders that are not toolkits.
        machine.header("usr/local/cuda-samples/include", 13050);
        machine.header("usr/local/include", 13050);
        let packages = "site-packages/nvidia";
        machine.header(&format!("venv/lib/python3.12/{packages}/cublas/include"), 13050);
        machine.header(&format!("venv/lib/pypy3.12/{packages}/cu13/include"), 13050);
        machine.expect_headers(&[
            "CUDA_PATH_x86_64-unknown-linux-gnu | set/1 | include",
            "CUDA_PATH_x86_64_unknown_linux_gnu | set/2 | include",
            "CUDA_PATH | set/3 | include",
            "CUDA_HOME_x86_64-unknown-linux-gnu | set/4 | include",
            "CUDA_HOME_x86_64_unknown_linux_gnu | set/5 | include",
            "CUDA_HOME | set/6 | targets/x86_64-linux/include",
            "CUDA_ROOT_x86_64-unknown-linux-gnu | set/7 | include",
            "CUDA_ROOT_x86_64_unknown_linux_gnu | set/8 | include",
            "CUDA_ROOT | set/targets/9 | include",
            "CUDA_TOOLKIT_ROOT_DIR_x86_64-unknown-linux-gnu | set/10 | include",
            "CUDA_TOOLKIT_ROOT_DIR_x86_64_unknown_linux_gnu | set/11 | include",
            "CUDA_TOOLKIT_ROOT_DIR | set/12 | include",
            "pkg-config cuda-13.5 | package/1 | include",
            "pkg-config cuda-12.9 | package/2 | targets/x86_64-linux/include",
            "pkg-config cuda-11.7 | package/3 | include",
            "pkg-config cuda | package/targets | include",
            "path | usr/local/cuda | targets/x86_64-linux/include",
            "path | usr/local/cuda | include",
            "path | usr/local/cuda-13.5 | include",
            "path | usr/local/cuda-13.5-old | include",
            "path | usr/local/cuda-13 | include",
            "path | usr/local/cuda-12.10 | include",
            "path | usr/local/cuda-12.9 | include",
            "path | usr/local/cuda-9.2 | include",
            "path | opt/cuda | include",
            "path | usr/lib/cuda | include",
            "path | usr | include",
            "CONDA_PREFIX | conda | targets/x86_64-linux/include",
            "CONDA_PREFIX | conda | include",
            "VIRTUAL_ENV | venv/lib/python3.12/site-packages/nvidia/cu14 | include",
            "VIRTUAL_ENV | venv/lib/python3.12/site-packages/nvidia/cu13 | include",
            "VIRTUAL_ENV | venv/lib/python3.9/site-packages/nvidia/cu13 | include",
            "CONDA_PREFIX | conda/lib/python3.13t/site-packages/nvidia/cu13 | include",
            "VIRTUAL_ENV | venv/lib/python3.12/site-packages/nvidia/cuda_runtime | include",
            "CONDA_PREFIX | conda/lib/python3.13t/site-packages/nvidia/cuda_runtime | include",
            "VIRTUAL_ENV | venv/Lib/site-packages/nvidia/cu13 | include",
            "VIRTUAL_ENV | venv/Lib/site-packages/nvidia/cuda_runtime | include",
        ]);
    }

    #[test]
    fn headers_on_windows() {
        let mut machine = Fake::new(WINDOWS);
        machine.set("VIRTUAL_ENV", "venv");
        machine.set("CONDA_PREFIX", "conda");
        machine.set("ProgramFiles", "programs");
        // Places that are not for this target.
        machine.package("cuda", &["usr/include"], &[]);
        machine.header("usr/include", 13050);
        machine.header("usr/local/cuda/include", 13050);
        machine.header("conda/include", 13050);
        machine.header("set/1/targets/x86_64-linux/include", 13050);
        machine.expect_headers(&[
            "CUDA_PATH_x86_64-pc-windows-msvc | set/1 | include",
            "CUDA_PATH | set/2 | include",
            "CUDA_TOOLKIT_ROOT_DIR | set/3 | include",
            "CONDA_PREFIX | conda/Library | include",
            "VIRTUAL_ENV | venv/Lib/site-packages/nvidia/cu13 | include",
            "CONDA_PREFIX | conda/Lib/site-packages/nvidia/cu13 | include",
            "VIRTUAL_ENV | venv/Lib/site-packages/nvidia/cuda_runtime | include",
            "CUDA_PATH_V13_5 | installed/13.5 | include",
            "CUDA_PATH_V12_9 | installed/12.9 | include",
            "ProgramFiles | programs/NVIDIA GPU Computing Toolkit/CUDA/v12.10 | include",
            "ProgramFiles | programs/NVIDIA GPU Computing Toolkit/CUDA/v12.9 | include",
            // On Windows itself this path would lead out of the test's folder.
            #[cfg(unix)]
            "path | C:/Program Files/NVIDIA GPU Computing Toolkit/CUDA/v13.5 | include",
        ]);
    }

    #[test]
    fn headers_for_aarch64() {
        for target in [AARCH64, CROSS] {
            let machine = Fake::new(target);
            machine.header("usr/local/cuda/targets/x86_64-linux/include", 13050);
            machine.expect_headers(&[
                "CUDA_HOME_aarch64-unknown-linux-gnu | set/1 | targets/sbsa-linux/include",
                "CUDA_HOME_aarch64_unknown_linux_gnu | set/2 | targets/aarch64-linux/include",
                "path | usr/local/cuda | targets/sbsa-linux/include",
                "path | usr/local/cuda | targets/aarch64-linux/include",
                "path | usr/local/cuda | include",
                "path | usr | include",
            ]);
        }
    }

    #[test]
    fn libraries_on_the_host() {
        let mut machine = Fake::new(X86_64);
        machine.set("CONDA_PREFIX", "conda");
        machine.set("VIRTUAL_ENV", "venv");
        machine.file("usr/lib64/libcuda.so.1", "");
        machine.library("usr/lib/aarch64-linux-gnu");
        machine.library("usr/local/cuda/targets/sbsa-linux/lib/stubs");
        machine.expect_libraries(&[
            "CUDA_PATH | set/1 | lib64",
            "CUDA_HOME | set/2 | targets/x86_64-linux/lib/stubs",
            "pkg-config cuda-13.5 | package/1 | lib",
            "pkg-config cuda | package/2 | lib/stubs",
            "path | usr/local/cuda | targets/x86_64-linux/lib/stubs",
            "path | usr/local/cuda | lib/x86_64-linux-gnu/stubs",
            "path | usr/local/cuda | lib64/stubs",
            "path | usr/local/cuda | lib/stubs",
            "path | usr/local/cuda | lib/x86_64-linux-gnu",
            "path | usr/local/cuda | lib64",
            "path | usr/local/cuda | lib",
            "path | usr/local/cuda-12.10 | lib64/stubs",
            "path | usr/local/cuda-12.9 | lib64/stubs",
            "path | opt/cuda | lib64/stubs",
            "path | usr/lib/cuda | lib64/stubs",
            "path | usr | lib/x86_64-linux-gnu/stubs",
            "path | usr | lib/x86_64-linux-gnu",
            "path | usr | lib64",
            "path | usr/lib/wsl | lib",
            "CONDA_PREFIX | conda | targets/x86_64-linux/lib/stubs",
            "CONDA_PREFIX | conda | lib/stubs",
            "VIRTUAL_ENV | venv/lib/python3.12/site-packages/nvidia/cu13 | lib/stubs",
        ]);
        Fake::new(AARCH64).expect_libraries(&[
            "CUDA_PATH | set/1 | targets/sbsa-linux/lib/stubs",
            "CUDA_PATH | set/1 | targets/aarch64-linux/lib/stubs",
            "CUDA_PATH | set/1 | lib64/stubs",
            "path | usr | lib/aarch64-linux-gnu",
        ]);
    }

    #[test]
    fn libraries_for_another_machine() {
        for target in [CROSS, FROM_MACOS] {
            let machine = Fake::new(target);
            for folder in ["stubs", "lib64/stubs", "lib/stubs", "lib64", "lib"] {
                for root in ["set/1", "usr/local/cuda", "usr", "usr/lib/wsl"] {
                    machine.library(&format!("{root}/{folder}"));
                }
            }
            machine.library("usr/local/cuda/targets/x86_64-linux/lib/stubs");
            machine.library("usr/local/cuda/targets/sbsa-linux/lib");
            machine.library("usr/lib/x86_64-linux-gnu");
            machine.expect_libraries(&[
                "CUDA_PATH | set/1 | targets/sbsa-linux/lib/stubs",
                "CUDA_PATH | set/1 | targets/aarch64-linux/lib/stubs",
                "pkg-config cuda-13.0 | package/1 | lib",
                "path | usr/local/cuda-13.5 | targets/sbsa-linux/lib/stubs",
                "path | usr/local/cuda-13.4 | targets/aarch64-linux/lib/stubs",
                "path | usr | lib/aarch64-linux-gnu/stubs",
                "path | usr | lib/aarch64-linux-gnu",
            ]);
        }
    }

    #[test]
    fn libraries_are_for_linux_only() {
        let machine = Fake::new(MACOS);
        machine.library("usr/local/cuda/lib");
        machine.library("usr/lib/aarch64-linux-gnu");
        machine.expect_libraries(&[]);
    }

    #[test]
    fn library_beside_headers() {
        let beside = |machine: &Fake| {
            machine.search(headers, |found| match found.library {
                Some(folder) => folder.display().to_string(),
                None => "none".into(),
            })
        };
        let mut machine = Fake::new(CROSS);
        machine.header("usr/local/cuda/include", 13050);
        machine.library("usr/local/cuda/lib64/stubs");
        machine.library("usr/lib/aarch64-linux-gnu");
        assert_eq!(beside(&machine), "none");
        machine.library("usr/local/cuda/targets/sbsa-linux/lib/stubs");
        assert_eq!(beside(&machine), "/usr/local/cuda/targets/sbsa-linux/lib/stubs");
        machine.package("cuda", &["usr/local/cuda/include"], &["package/lib"]);
        machine.library("package/lib");
        assert_eq!(beside(&machine), "/package/lib");
    }

    #[test]
    fn empty_variable_is_not_set() {
        let mut machine = Fake::new(X86_64);
        machine.header("set/include", 13050);
        machine.variables.insert("CUDA_PATH".into(), "".into());
        machine.set("CUDA_HOME", "set");
        assert_eq!(machine.find_headers(), "CUDA_HOME: /set /set/include 13050");
    }

    #[test]
    fn variables_are_all_that_is_asked_for() {
        for target in [X86_64, CROSS, MACOS, WINDOWS] {
            let mut expected = target.variables();
            expected.sort();
            let windows = ["CUDA_PATH_V13_5", "CUDA_PATH_V11_7", "ProgramFiles"];
            for name in windows.map(String::from) {
                assert_eq!(expected.contains(&name), target.os == "windows", "{name}");
            }
            let machine = Fake::new(target);
            machine.find_headers();
            let mut asked = machine.asked.take().0;
            asked.sort();
            asked.dedup();
            assert_eq!(asked, expected);
        }
    }

    #[test]
    fn pkg_config_is_asked_in_its_turn() {
        let mut machine = Fake::new(X86_64);
        machine.find_headers();
        let asked = machine.asked.take().1;
        assert_eq!(asked.len(), RELEASES.len() + 1);
        assert_eq!(asked[..2], ["cuda-13.5", "cuda-13.4"]);
        assert_eq!(asked[RELEASES.len() - 1..], ["cuda-11.7", "cuda"]);

        machine.header("package/include", 13050);
        machine.package("cuda-13.4", &["package/include"], &[]);
        machine.find_headers();
        assert_eq!(machine.asked.take().1, ["cuda-13.5", "cuda-13.4"]);

        machine.set("CUDA_PATH", "package");
        machine.find_headers();
        assert!(machine.asked.take().1.is_empty());

        let machine = Fake::new(WINDOWS);
        machine.find_headers();
        assert!(machine.asked.take().1.is_empty());
    }

    const PACKAGES: &str = "cuda-13.5, cuda-13.4, cuda-13.3, cuda-13.2, cuda-13.1, cuda-13.0, \
                            cuda-12.9, cuda-12.8, cuda-12.6, cuda-12.5, cuda-12.4, cuda-12.3, \
                            cuda-12.2, cuda-12.1, cuda-12.0, cuda-11.8, cuda-11.7, cuda";

    #[test]
    fn message_without_any_toolkit() {
        assert_eq!(
            Fake::new(X86_64).find_headers(),
            format!(
                "no usable cuda.h for x86_64-unknown-linux-gnu\n  \
                 CUDA_PATH_x86_64-unknown-linux-gnu, CUDA_PATH_x86_64_unknown_linux_gnu, \
                 CUDA_PATH, \
                 CUDA_HOME_x86_64-unknown-linux-gnu, CUDA_HOME_x86_64_unknown_linux_gnu, \
                 CUDA_HOME, \
                 CUDA_ROOT_x86_64-unknown-linux-gnu, CUDA_ROOT_x86_64_unknown_linux_gnu, \
                 CUDA_ROOT, \
                 CUDA_TOOLKIT_ROOT_DIR_x86_64-unknown-linux-gnu, \
                 CUDA_TOOLKIT_ROOT_DIR_x86_64_unknown_linux_gnu, \
                 CUDA_TOOLKIT_ROOT_DIR: not set\n  \
                 pkg-config {PACKAGES}: unknown to pkg-config\n  \
                 /usr/local/cuda, /usr/local/cuda-*, /opt/cuda, /usr/lib/cuda, /usr, \
                 /usr/lib/wsl: no such folder\n  \
                 CONDA_PREFIX, VIRTUAL_ENV: not set\n\
                 set CUDA_PATH to the folder that holds include/cuda.h, or build without the \
                 feature `bindgen`: the committed declarations need no toolkit"
            )
        );
    }

    #[test]
    fn message_for_each_kind_of_rejection() {
        let mut machine = Fake::new(X86_64);
        machine.package("cuda-13.5", &["package/include", "package"], &[]);
        machine.file("usr/local/cuda", "a file");
        machine.file("usr/local/cuda-13.5/include/cuda.h", "#define CUDA_VERSION x");
        machine.file("usr/local/cuda-13.4/readme", "");
        machine.file("usr/local/cuda-x/include/cuda.h", "no version in the name");
        machine.file("opt/cuda/targets/x86_64-linux/include/cuda.h/x", "a folder");
        machine.set("CONDA_PREFIX", "conda");
        machine.file("conda/lib/python3.12/site-packages/readme", "");
        let text = machine.find_headers();
        let mut lines: Vec<_> = text.lines().skip(2).collect();
        // The rest of this line is the system's.
        let line = "  /opt/cuda: cannot read /opt/cuda/targets/x86_64-linux/include/cuda.h: ";
        let unreadable = lines.remove(5);
        assert!(unreadable.starts_with(line), "{unreadable}");
        let packages = PACKAGES.strip_prefix("cuda-13.5, ").unwrap();
        assert_eq!(
            lines,
            [
                "  pkg-config cuda-13.5: no cuda.h in [\"/package/include\", \"/package\"]",
                &format!("  pkg-config {packages}: unknown to pkg-config"),
                "  /usr/local/cuda: no such folder",
                "  /usr/local/cuda-13.5: /usr/local/cuda-13.5/include/cuda.h says CUDA_VERSION x, which is no \
                 number such as 13050",
                "  /usr/local/cuda-13.4: no cuda.h in \
                 [\"/usr/local/cuda-13.4/targets/x86_64-linux/include\", \
                 \"/usr/local/cuda-13.4/include\"]",
                "  /usr/lib/cuda: no such folder",
                "  /usr: no cuda.h in [\"/usr/targets/x86_64-linux/include\", \"/usr/include\"]",
                "  /usr/lib/wsl: no such folder",
                "  CONDA_PREFIX (/conda): no cuda.h in \
                 [\"/conda/targets/x86_64-linux/include\", \"/conda/include\"]",
                "  VIRTUAL_ENV: not set",
                "  CONDA_PREFIX (/conda/lib/python3.12/site-packages/nvidia/cu*), \
                 CONDA_PREFIX (/conda/lib/python3.12/site-packages/nvidia/cuda_runtime), \
                 CONDA_PREFIX (/conda/Lib/site-packages/nvidia/cu*), \
                 CONDA_PREFIX (/conda/Lib/site-packages/nvidia/cuda_runtime): no such folder",
                "set CUDA_PATH to the folder that holds include/cuda.h, or build without the \
                 feature `bindgen`: the committed declarations need no toolkit",
            ]
        );
    }

    #[test]
    fn message_for_a_wrong_choice() {
        let mut machine = Fake::new(CROSS);
        machine.header("usr/include", 13050);
        machine.library("usr/lib/aarch64-linux-gnu");
        machine.set("CUDA_PATH_aarch64_unknown_linux_gnu", "missing");
        machine.set("CUDA_HOME", "usr");
        assert_eq!(
            machine.find_headers(),
            "no usable cuda.h for aarch64-unknown-linux-gnu\n  \
             CUDA_PATH_aarch64-unknown-linux-gnu: not set\n  \
             CUDA_PATH_aarch64_unknown_linux_gnu (/missing): no such folder\n\
             set CUDA_PATH_aarch64_unknown_linux_gnu to the folder that holds include/cuda.h, or \
             build without the feature `bindgen`: the committed declarations need no toolkit"
        );
        // A header that tells no release is no toolkit either.
        machine.file("missing/include/cuda.h", "");
        assert_eq!(
            machine.find_library(),
            "no usable libcuda.so for aarch64-unknown-linux-gnu\n  \
             CUDA_PATH_aarch64-unknown-linux-gnu: not set\n  \
             CUDA_PATH_aarch64_unknown_linux_gnu (/missing): no libcuda.so in \
             [\"/missing/targets/sbsa-linux/lib/stubs\", \
             \"/missing/targets/aarch64-linux/lib/stubs\", \
             \"/missing/lib/aarch64-linux-gnu/stubs\", \"/missing/lib/aarch64-linux-gnu\"]\n  \
             CUDA_PATH_aarch64_unknown_linux_gnu (/missing): /missing/include/cuda.h does not \
             define CUDA_VERSION\n\
             set CUDA_PATH_aarch64_unknown_linux_gnu to a toolkit that has libcuda.so for this \
             target, or build without the feature `link`: loading the driver at run time needs \
             no toolkit"
        );
    }

    #[test]
    fn release_that_is_too_old() {
        let mut machine = Fake::new(X86_64);
        machine.header("usr/include", 11050);
        machine.header("conda/include", 11070);
        machine.set("CONDA_PREFIX", "conda");
        assert_eq!(machine.find_headers(), "CONDA_PREFIX: /conda /conda/include 11070");
        machine.set("CUDA_PATH", "usr");
        let text = machine.find_headers();
        let reason = "  CUDA_PATH (/usr): /usr/include/cuda.h says CUDA_VERSION 11050, which is older than CUDA 11.7, \
                      the oldest that is supported\nset CUDA_PATH to ";
        assert!(text.contains(reason), "{text}");
    }

    #[test]
    fn release_that_is_newer_than_all_known() {
        let machine = Fake::new(X86_64);
        let remark = |release: u32| {
            machine.header("usr/include", release);
            machine.look(headers).unwrap().remark()
        };
        let newest = release_number(RELEASES[0]);
        assert_eq!(remark(newest), None);
        let text = remark(newest + 950).unwrap();
        assert!(text.contains(&format!("CUDA_VERSION {}", newest + 950)), "{text}");
        assert!(text.contains(&format!("known is CUDA {}:", RELEASES[0])), "{text}");
    }

    #[test]
    fn choice_that_a_stub_must_not_replace() {
        let mut machine = Fake::new(X86_64);
        let chosen = |machine: &Fake| machine.look(library).unwrap_err().chosen;
        assert!(!chosen(&machine));
        // A Python package has headers alone.
        machine.header("python/include", 13050);
        machine.set("CUDA_HOME", "python");
        assert!(!chosen(&machine));
        machine.set("CUDA_PATH", "nowhere");
        assert!(chosen(&machine));
    }

    #[test]
    fn package_in_whose_place_a_stub_comes() {
        let mut machine = Fake::new(X86_64);
        let passed_over = |machine: &Fake| machine.look(library).unwrap_err().passed_over;
        assert_eq!(passed_over(&machine), None);
        machine.package("cuda", &[], &["my"]);
        let folder = machine.root.join("my");
        let text = format!("pkg-config cuda: no libcuda.so in [{folder:?}]");
        assert_eq!(passed_over(&machine), Some(text));
    }

    #[test]
    fn folders_that_pkg_config_names() {
        let folders = |flags: &str| {
            let folders = folders_in(flags.as_bytes()).into_iter();
            folders.map(|folder| folder.into_os_string().into_string().unwrap()).collect::<Vec<_>>()
        };
        assert_eq!(folders("-L/a -L/b/c -lcuda \n"), ["/a", "/b/c"]);
        assert_eq!(folders(r#"-L/my\ cuda/lib\\x -Lü\'\"\$ "#), ["/my cuda/lib\\x", "ü'\"$"]);
        assert_eq!(folders("-L -l-L/a\n"), [""; 0]);
        assert_eq!(folders("-L/a\\\n-L/b"), ["/a\n-L/b"]);
    }

    /// Each character that may be special to anything, in each place of a folder's name: what is found there is the
    /// very folder.
    #[cfg(target_os = "linux")]
    #[test]
    fn folders_of_any_name() {
        use std::os::unix::ffi::OsStringExt;

        for byte in (1..=u8::MAX).filter(|byte| *byte != b'/') {
            let mut machine = Fake::new(X86_64);
            let name = OsString::from_vec(vec![byte, b'a', byte, b'=', byte]);
            let folder = machine.root.join(name);
            for below in ["include", "lib/python3.12/site-packages/nvidia/cu13/include"] {
                fs::create_dir_all(folder.join(below)).unwrap();
                fs::write(folder.join(below).join("cuda.h"), "#define CUDA_VERSION 13050").unwrap();
            }
            fs::create_dir(folder.join("lib64")).unwrap();
            fs::write(folder.join("lib64/libcuda.so"), "").unwrap();
            for (variable, below) in [
                ("CUDA_PATH", ""),
                ("CUDA_PATH_x86_64-unknown-linux-gnu", ""),
                ("CUDA_TOOLKIT_ROOT_DIR", ""),
                ("CONDA_PREFIX", ""),
                ("VIRTUAL_ENV", "lib/python3.12/site-packages/nvidia/cu13"),
            ] {
                machine.variables = [(variable.into(), folder.clone().into())].into();
                let found = machine.look(headers).unwrap();
                assert_eq!(
                    (&*found.origin, &found.include),
                    (variable, &folder.join(below).join("include"))
                );
                if below.is_empty() {
                    let found = machine.look(library).unwrap();
                    assert_eq!((&*found.origin, found.folder), (variable, folder.join("lib64")));
                }
            }
            machine.variables.clear();
            // As pkg-config prints it.
            let path = folder.as_os_str().as_encoded_bytes();
            let escaped: Vec<u8> = path.iter().flat_map(|byte| [b'\\', *byte]).collect();
            assert_eq!(folders_in(&[b"-L", &*escaped, b" -lcuda\n"].concat()), [folder]);
        }
    }

    #[test]
    fn text_that_is_not_utf8() {
        let machine = Fake::new(X86_64);
        let text = b"/* \xa9 */\n#define CUDA_VERSION 13050\n";
        machine.file("usr/include/cuda.h", text);
        assert_eq!(machine.find_headers(), "/usr: /usr /usr/include 13050");
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn paths_that_are_not_utf8() {
        use std::os::unix::ffi::OsStringExt;

        let mut machine = Fake::new(X86_64);
        let name = OsString::from_vec(b"cuda-13\xff".to_vec());
        let odd = machine.root.join("usr/local").join(name);
        fs::create_dir_all(odd.join("include")).unwrap();
        fs::write(odd.join("include/cuda.h"), "#define CUDA_VERSION 13050").unwrap();
        machine.header("opt/cuda/include", 12000);
        let found = machine.find_headers();
        assert_eq!(found, "/opt/cuda: /opt/cuda /opt/cuda/include 12000");

        let value = odd.clone().into();
        machine.variables.insert("CUDA_PATH".into(), value);
        let release = machine.search(headers, |found| {
            assert_eq!(found.root, odd);
            found.release.to_string()
        });
        assert_eq!(release, "13050");
    }
}
