//! The search for the CUDA toolkit: `cuda.h` for the feature `bindgen`, `libcuda.so` for `link`.
//!
//! Both go through the same candidates in the same order. All that they know of the machine comes
//! in through [`Machine`], so that a test can lay out any machine in a folder.

use std::collections::BTreeSet;
use std::ffi::OsString;
use std::fmt;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

/// Known releases of the toolkit, the newest first.
pub const RELEASES: [&str; 17] = [
    "13.5", "13.4", "13.3", "13.2", "13.1", "13.0", "12.9", "12.8", "12.6", "12.5", "12.4", "12.3",
    "12.2", "12.1", "12.0", "11.8", "11.7",
];

/// The variables by which a user chooses a toolkit; the first one that is set wins. Each may be
/// set for one target, as `CUDA_PATH_aarch64-unknown-linux-gnu` or with `_` in place of `-`.
pub const VARIABLES: [&str; 4] = [
    "CUDA_PATH",
    "CUDA_HOME",
    "CUDA_ROOT",
    "CUDA_TOOLKIT_ROOT_DIR",
];

/// Where a toolkit is installed on a system other than Windows. On WSL, the last one has the
/// library of the driver.
const SYSTEM: [&str; 6] = [
    "usr/local/cuda",
    "usr/local/cuda-*",
    "opt/cuda",
    "usr/lib/cuda",
    "usr",
    "usr/lib/wsl",
];

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
    };
    for candidate in candidates(machine) {
        let rejection = match look(&candidate) {
            Ok(found) => return Ok(found),
            Err(reason) => (candidate.to_string(), reason),
        };
        // One variable that is not set can rule out several places.
        if !failure.rejected.contains(&rejection) {
            failure.rejected.push(rejection);
        }
        // Any other toolkit would not be the one that the user chose. One with headers alone is a
        // good choice even so: those of Python packages have no library.
        if candidate.chosen && candidate.headers().is_err() {
            failure.variable = candidate.origin;
            break;
        }
    }
    Err(failure)
}

/// Reads the release, such as 13050, from the text of `cuda.h`.
pub fn release_of(header: &str) -> Option<u32> {
    header.lines().find_map(|line| {
        let mut words = line.trim_start().strip_prefix('#')?.split_whitespace();
        match (words.next()?, words.next()?) {
            ("define", "CUDA_VERSION") => words.next()?.parse().ok(),
            _ => None,
        }
    })
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
}

impl fmt::Display for NotFound {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        writeln!(f, "{}", self.heading)?;
        // Neighbours with the same reason share a line, above all the variables that are not set.
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
        let places = self.places().into_iter().map(|(variable, _)| variable);
        let mut names: Vec<_> = self.choices().into_iter().chain(places).collect();
        names.retain(|name| name != ROOT);
        names.sort();
        names.dedup();
        names
    }

    /// [`VARIABLES`], each after its forms for this target, in the order of the crates `cc` and
    /// `pkg-config`.
    fn choices(&self) -> Vec<String> {
        let suffix = format!("_{}", self.triple);
        let suffixes = [&*suffix, &suffix.replace('-', "_"), ""];
        let forms = |name| suffixes.map(|suffix| format!("{name}{suffix}"));
        VARIABLES.iter().flat_map(forms).collect()
    }

    /// The places where installers and package managers leave a toolkit: a variable that names a
    /// folder, or [`ROOT`], and a pattern below it.
    fn places(&self) -> Vec<(String, &'static str)> {
        let windows = self.os == "windows";
        let mut all = Vec::new();
        if !windows {
            all.extend(SYSTEM.map(|pattern| (ROOT.into(), pattern)));
        }
        all.push(("CONDA_PREFIX".into(), if windows { "Library" } else { "" }));
        for pattern in WHEELS {
            all.extend(["VIRTUAL_ENV", "CONDA_PREFIX"].map(|name| (name.into(), pattern)));
        }
        if windows {
            let releases = RELEASES.map(|release| release.replace('.', "_"));
            all.extend(releases.map(|release| (format!("CUDA_PATH_V{release}"), "")));
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
                "aarch64" => vec!["sbsa", "aarch64"], // servers, and the boards named Jetson
                arch => vec![arch],
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
            let folders = [&*multiarch, "lib64", "lib"].map(|folder| root.join(folder));
            let folders = if native { &folders[..] } else { &folders[..1] };
            // Stubs come first, for they have every function of their release, whereas the driver
            // that is installed may be older.
            link_paths.extend(folders.iter().map(|folder| folder.join("stubs")));
            link_paths.extend_from_slice(folders);
        }
        // The host's will do, for `cuda.h` is the same for all targets.
        include_paths.push(root.join("include"));
        Package {
            include_paths,
            link_paths,
        }
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

/// Every candidate, in the order in which they are tried.
fn candidates(machine: &Machine) -> impl Iterator<Item = Candidate> {
    let target = &machine.target;
    let choices = target.choices().into_iter();
    let choices = choices.flat_map(|variable| machine.toolkits(&variable, ""));
    let choices = choices.map(|choice| Candidate {
        chosen: choice.root.is_some(),
        ..choice
    });
    // To ask pkg-config is to start a program, so each question waits for its turn.
    let versions = RELEASES.iter().map(|release| format!("-{release}"));
    let packages = versions
        .chain([String::new()])
        .filter(|_| target.os != "windows")
        .map(|version| machine.package(&format!("cuda{version}")));
    let places = target.places().into_iter();
    let toolkits = places.flat_map(|(variable, pattern)| machine.toolkits(&variable, pattern));
    choices.chain(packages).chain(toolkits)
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
        let toolkit = |root: PathBuf| {
            let origin = match variable {
                ROOT => root.display().to_string(),
                _ => variable.into(),
            };
            let folders = root.is_dir().then(|| self.target.folders(&root));
            Candidate::new(origin, Some(root), folders.ok_or("no such folder".into()))
        };
        let roots = matching(folder.as_ref(), pattern).into_iter();
        roots.map(toolkit).collect()
    }
}

impl Candidate {
    fn new(origin: String, root: Option<PathBuf>, folders: Result<Package, String>) -> Candidate {
        Candidate {
            origin,
            root,
            folders,
            chosen: false,
        }
    }

    fn headers(&self) -> Result<Headers, String> {
        let folders = &self.folders.as_ref()?.include_paths;
        for include in folders {
            let header = include.join("cuda.h");
            let text = match fs::read(&header) {
                Ok(text) => text,
                Err(error) if error.kind() == ErrorKind::NotFound => continue,
                Err(error) => return Err(format!("cannot read {}: {error}", header.display())),
            };
            let release = release_of(&String::from_utf8_lossy(&text))
                .ok_or_else(|| format!("{} does not define CUDA_VERSION", header.display()))?;
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
        match self.root.as_ref().map(|root| root.display().to_string()) {
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
    let entries = fs::read_dir(folder.join(below)).into_iter().flatten();
    let mut versions = BTreeSet::new();
    for entry in entries.flatten() {
        let name = entry.file_name();
        let version = name.to_str().and_then(|name| name.strip_prefix(prefix));
        let numbers = version.unwrap_or("").split(|c: char| !c.is_ascii_digit());
        let numbers: Vec<u32> = numbers.filter_map(|number| number.parse().ok()).collect();
        if !numbers.is_empty() {
            versions.insert((numbers, entry.path()));
        }
    }
    let rest = rest.trim_start_matches('/');
    let newest_first = versions.iter().rev();
    let found: Vec<_> = newest_first
        .flat_map(|(_, path)| matching(path, rest))
        .collect();
    if found.is_empty() {
        vec![folder.join(pattern)]
    } else {
        found
    }
}
