//! Existing CUDA crates on top of `libcuda-sys`: each is built from its released sources with a shim in place of its
//! raw crate, and its tests run on the model of the driver. `docs/porting.md` describes the shims.

use crate::model;
use crate::packages::{self, Package};
use crate::shell::{self, Result};
use std::collections::BTreeMap;
use std::fs::File;
use std::path::{Path, PathBuf};

struct Peer {
    name: &'static str,
    version: &'static str,
    /// The file that the shim replaces, where it is not a crate.
    replaced: Option<&'static str>,
    /// Options of `cargo test`.
    options: &'static str,
    /// The library's tests and those beside it, except those that start a compiler themselves.
    tests: &'static str,
    /// An option of the tests that leaves some out.
    skip: &'static str,
}

const PEER: Peer =
    Peer { name: "", version: "", replaced: None, options: "", tests: "--lib", skip: "" };

const PEERS: [Peer; 4] = [
    Peer { name: "rustacuda", version: "0.1.3", tests: "--lib --test *", ..PEER },
    Peer { name: "cust", version: "0.3.2", ..PEER },
    Peer {
        name: "cudarc",
        version: "0.19.10",
        replaced: Some("src/driver/sys/mod.rs"),
        // The newest release in which `CUmemLocation` has a plain `id`, as in libcuda-sys.
        options: "--no-default-features --features std,driver,nvrtc,dynamic-loading,cuda-13010",
        // These tests compare times.
        skip: "--skip faster",
        ..PEER
    },
    Peer {
        name: "cuda-core",
        version: "0.5.0",
        tests: "--lib --test borrow_raw --test context_* --test device_buffer --test device_buffer_leaks --test device_copy_impls --test nvlink_multicast --test pinned_host_buffer --test shared_allocation --test stream_* --test vmm*",
        ..PEER
    },
];

/// Whether each test passed, by its name, which begins with its file's.
type Outcomes = BTreeMap<String, bool>;

/// Runs every crate's tests, all of them even where one crate fails, and prints the rows of the guide's table.
pub fn run(root: &Path) -> Result<()> {
    let model = model::library(root)?;
    shell::step("fetching and changing existing bindings", || prepare(root))?;
    let run = |peer: &Peer| {
        let outcomes = shell::step(&format!("tests of {}", peer.name), || peer.run(root, &model))?;
        println!("{}", peer.row(root, &outcomes)?);
        let failed = outcomes.iter().filter(|(_, passed)| !**passed);
        failed.for_each(|(test, _)| println!("  failed: {test}"));
        Ok(())
    };
    let failed = |peer: &Peer| {
        let log = folder(root).join(format!("{}.log", peer.name));
        let named = |error: String| {
            format!("{} {}, see {}: {error}", peer.name, peer.version, log.display())
        };
        run(peer).err().map(named)
    };
    shell::no_errors(PEERS.iter().filter_map(failed))
}

fn folder(root: &Path) -> PathBuf {
    root.join("target/peers")
}

/// Fetches the sources.
fn packages(root: &Path) -> Result<Vec<Package>> {
    let host = shell::own_host()?;
    let manifest = root.join("lab/peers/Cargo.toml");
    let cargo = |args: &str| {
        let mut cargo = shell::cargo(root, args);
        cargo.arg("--manifest-path").arg(&manifest);
        cargo
    };
    shell::quiet(&mut cargo(&format!("fetch --locked --target {host}")))?;
    let metadata = "metadata --locked --offline --format-version 1 --filter-platform";
    packages::all(&mut cargo(&format!("{metadata} {host}")))
}

/// Puts the sources into one workspace, with our edits.
fn prepare(root: &Path) -> Result<()> {
    let ours = root.join("lab/peers");
    let packages = packages(root)?;
    for peer in &PEERS {
        peer.prepare(root, &packages)?;
    }
    shell::copy(&ours.join("workspace.toml"), &folder(root).join("Cargo.toml"))?;
    // The members' dependencies have the versions of this workspace; the rest is removed.
    shell::copy(&ours.join("Cargo.lock"), &folder(root).join("Cargo.lock"))
}

impl Peer {
    fn file(&self, root: &Path, name: &str) -> PathBuf {
        root.join("lab/peers").join(self.name).join(name)
    }

    fn package<'a>(&self, packages: &'a [Package]) -> Result<&'a Package> {
        let is_own = |own: &&Package| own.name == self.name && own.version == self.version;
        let own = packages.iter().find(is_own);
        own.ok_or_else(|| format!("Cargo has no {} {}", self.name, self.version))
    }

    fn prepare(&self, root: &Path, packages: &[Package]) -> Result<()> {
        let own = self.package(packages)?;
        let copy = folder(root).join(self.name);
        shell::remove_dir(&copy)?;
        shell::make_dir(&folder(root))?;
        shell::quiet(shell::command("cp", ["-r"]).arg(own.folder()).arg(&copy))?;
        if let Some(replaced) = self.replaced {
            shell::copy(&self.file(root, "shim.rs"), &copy.join(replaced))?;
        }
        for (file, edits) in self.edits(root)? {
            let path = copy.join(&file);
            let mut text = shell::read(&path)?;
            for [old, new] in &edits {
                let found = text.matches(old.as_str()).count();
                shell::ensure(found == 1, || {
                    format!("{} {file} must have this once, not {found} times:\n{old}", self.name)
                })?;
                text = text.replace(old, new);
            }
            shell::write(&path, &text)?;
        }
        without_dev_dependencies(&copy.join("Cargo.toml"))
    }

    /// The replacements in each file.
    fn edits(&self, root: &Path) -> Result<BTreeMap<String, Vec<[String; 2]>>> {
        let path = self.file(root, "edits.toml");
        match path.exists() {
            true => toml::from_str(&shell::read(&path)?).map_err(shell::at(&path)),
            false => Ok(BTreeMap::new()),
        }
    }

    fn run(&self, root: &Path, model: &Path) -> Result<Outcomes> {
        let path = folder(root).join(format!("{}.log", self.name));
        let log = File::create(&path).map_err(shell::at(&path))?;
        for (targets, threads) in [(self.tests, "--test-threads=1"), ("--doc", "")] {
            let Self { name, options, skip, .. } = self;
            let arguments = format!(
                "test --offline --no-fail-fast -p {name} {options} {targets} -- {threads} {skip}"
            );
            let mut cargo = shell::cargo(&folder(root), &arguments);
            cargo.env("LD_LIBRARY_PATH", model).env("CUDA_MODEL_DEVICES", "2");
            cargo.env("CARGO_TARGET_DIR", folder(root).join("target"));
            // As for a dependency, warnings are ignored.
            cargo.env("RUSTFLAGS", "--cap-lints=allow").env("CARGO_PROFILE_DEV_DEBUG", "0");
            cargo.env("CARGO_INCREMENTAL", "0").env("RUST_BACKTRACE", "0");
            let [out, err] =
                [log.try_clone(), log.try_clone()].map(|log| log.map_err(shell::at(&path)));
            let ended = cargo.stdout(out?).stderr(err?).status();
            ended.map_err(|error| format!("cargo could not be started: {error}"))?;
        }
        let log = shell::read(&path)?;
        let is_built = !log.contains("error: could not compile");
        shell::ensure(is_built, || "it does not build".to_owned())?;
        Ok(outcomes(&log))
    }

    /// The row of the guide's table.
    fn row(&self, root: &Path, outcomes: &Outcomes) -> Result<String> {
        let shim = shell::read(&self.file(root, "shim.rs"))?.lines().count();
        let edits = self.edits(root)?;
        let changed: usize = edits.values().flatten().map(|[old, new]| changed(old, new)).sum();
        let passed = outcomes.values().filter(|passed| **passed).count();
        Ok(format!(
            "| {} {} | {shim} | {changed} | {passed} of {} |",
            self.name,
            self.version,
            outcomes.len()
        ))
    }
}

/// Returns the number of lines that a replacement changes, adds or removes.
fn changed(old: &str, new: &str) -> usize {
    let lacking = |from: &str, of: &str| {
        of.split('\n').filter(|line| from.split('\n').all(|own| own != *line)).count()
    };
    lacking(old, new).max(lacking(new, old))
}

/// Removes the dependencies that only the omitted tests need.
fn without_dev_dependencies(path: &Path) -> Result<()> {
    let mut manifest: toml::Table = shell::read(path)?.parse().map_err(shell::at(path))?;
    manifest.remove("dev-dependencies");
    shell::write(path, &manifest.to_string())
}

/// Returns the outcomes in the output of `cargo test`. An ignored test has none.
fn outcomes(log: &str) -> Outcomes {
    let mut outcomes = Outcomes::new();
    let (mut file, mut test) = ("", None);
    let parts = regex!(
        r"(?mx)
        ^\ *Running\ (?:unittests\ )?(?<file>\S+) | ^\ *(?<doc>Doc-tests)\b
        # What a driver prints comes before the outcome, which is then a line of its own.
        | ^(?:test\ (?<test>.+?)\ \.\.\.\ )?(?:(?<outcome>ok|FAILED)$)?"
    );
    for found in parts.captures_iter(log) {
        let part = |name| found.name(name).map(|part| part.as_str());
        file = part("file").or(part("doc").map(|_| "doc")).unwrap_or(file);
        test = part("test").or(test);
        if let Some(outcome) = part("outcome") {
            outcomes.extend(test.take().map(|test| (format!("{file}: {test}"), outcome == "ok")));
        }
    }
    outcomes
}
