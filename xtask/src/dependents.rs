//! Crates that depend on these: from the packages, from a git repository, and with their own bindings on top.
//!
//! The step "packages" builds each published package from its files, and runs `systest` there. `libcuda-sys` is published
//! first: `cuda-checked` depends on it. Its build script writes the assertions, and that of `cuda-checked` has them judged.

use crate::packages::{self, Package};
use crate::shell::{self, Result, cargo, quiet};
use crate::{fetch, model, validate};
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Creates the packages, and returns their unpacked folders. Cargo could build them too, but it would keep the sources of
/// a version that it has seen once, and ours change.
fn packaged(root: &Path) -> Result<Vec<(String, PathBuf)>> {
    let mut package = cargo(root, "package --allow-dirty --no-verify --color never");
    let published = packages::published(root)?;
    for Package { name, .. } in &published {
        package.args(["-p", name]);
    }
    let stderr = shell::stderr(&mut package)?;
    let warnings = stderr.lines().filter(|line| line.starts_with("warning: "));
    // Before a release, `repository` gets its address.
    let expected = "warning: manifest has no documentation, homepage or repository";
    let others = Vec::from_iter(warnings.filter(|line| *line != expected));
    shell::ensure(others.is_empty(), || others.join("\n"))?;
    let unpacked = |Package { name, version, .. }: Package| {
        let packages = root.join("target/package");
        let unpacked = packages.join(format!("{name}-{version}"));
        shell::remove_dir(&unpacked)?;
        let mut tar = shell::command("tar", ["-xzf"]);
        quiet(tar.arg(format!("{}.crate", unpacked.display())).arg("-C").arg(packages))?;
        Ok((name, unpacked))
    };
    published.into_iter().map(unpacked).collect()
}

/// Returns the arguments that let Cargo use these packages from their folders instead of its registry.
fn patches(packages: &[(String, PathBuf)]) -> String {
    let mut patches = "\n[patch.crates-io]\n".to_owned();
    for (name, folder) in packages {
        line!(patches, "{name} = {{ path = {folder:?} }}");
    }
    patches
}

/// Builds each package from its files, with those of its dependencies in this workspace. The tests of `cuda-checked` and of
/// `libcuda-model` pass there, without the features that the workspace's dev-dependencies enable, and so does `systest`. Then other
/// crates depend on the packages.
pub fn packages(root: &Path) -> Result<()> {
    packages::lean(root)?;
    packages::licenses(root)?;
    let packages = packaged(root)?;
    let folder = |wanted: &str| {
        let found = packages.iter().find(|(name, _)| name == wanted);
        found.map(|(_, folder)| folder).ok_or_else(|| format!("{wanted} is not published"))
    };
    let (checked, modeled) = (folder("cuda-checked")?, folder("libcuda-model")?);
    // With the workspace's profiles, Cargo need not build other crates again.
    let mut profiles: toml::Table =
        shell::read(&root.join("Cargo.toml"))?.parse().map_err(shell::at(root))?;
    profiles.retain(|table, _| table == "profile");
    let config = root.join("target/packaged.toml");
    shell::write(&config, &format!("{profiles}{}", patches(&packages)))?;
    let in_package = |mut cargo: Command, folder: &Path| {
        cargo.current_dir(folder).arg("--target-dir").arg(root.join("target"));
        cargo.arg("--config").arg(&config);
        cargo
    };
    for (_, folder) in &packages {
        quiet(&mut in_package(cargo(root, "build"), folder))?;
    }
    for folder in [modeled, checked] {
        quiet(&mut in_package(cargo(root, "test"), folder))?;
    }
    let systest = fetch::with_toolkit(root, "test --features systest --lib --test abi")?;
    let output = shell::output(&mut in_package(systest, checked))?;
    shell::expect(&output, &["the_declarations_are_those_of_cuda_h ... ok"])?;
    in_a_new_crate(root, &packages)?;
    bindings(root)?;
    validate::installed(root)
}

/// Runs an example in a new crate with README's dependency lines: of a git repository, and as they are once published.
fn in_a_new_crate(root: &Path, packages: &[(String, PathBuf)]) -> Result<()> {
    let model = model::library(root)?;
    let work = root.join("target/use");
    let repository = repository(root, &work.join("repository"))?;
    let program = shell::read(&root.join("examples/quickstart.rs"))?;
    let git = format!("{{ git = \"file://{}\" }}", repository.display());
    for (what, from, patches) in [
        ("the crates of a git repository", &*git, String::new()),
        ("the packages", "\"0.1\"", patches(packages)),
    ] {
        let dependencies =
            format!("[dependencies]\nlibcuda-sys = {from}\ncuda-checked = {from}\n{patches}");
        user(&work, &dependencies, &program)?;
        let mut run = cargo(root, "run");
        run.current_dir(&work).env("LD_LIBRARY_PATH", &model);
        let output = shell::step(what, || shell::output(&mut run))?;
        shell::expect(&output, &["Modeled device 0"])?;
    }
    Ok(())
}

/// Makes a crate with a program.
fn user(folder: &Path, dependencies: &str, program: &str) -> Result<()> {
    let package = "[package]\nname = \"user\"\nedition = \"2024\"\n\n";
    shell::write(&folder.join("Cargo.toml"), &format!("{package}{dependencies}"))?;
    shell::write(&folder.join("src/main.rs"), program)
}

/// Creates a git repository of the present files.
fn repository(root: &Path, folder: &Path) -> Result<PathBuf> {
    shell::tool("git", "git")?;
    shell::remove_dir(folder)?;
    shell::make_dir(folder)?;
    for args in [
        &["init", "--quiet"][..],
        &["add", "--all"],
        &["commit", "--quiet", "--no-gpg-sign", "--message", "."],
    ] {
        let mut git = shell::command("git", args);
        git.env("GIT_DIR", folder.join(".git")).env("GIT_WORK_TREE", root);
        // The user's settings and hooks have no effect, and a hook may run this.
        git.env("GIT_CONFIG_NOSYSTEM", "1").env("GIT_CONFIG_GLOBAL", folder.join("none"));
        git.env_remove("GIT_INDEX_FILE");
        // Cargo caches a commit, so equal files must have the same commit.
        for role in ["AUTHOR", "COMMITTER"] {
            git.env(format!("GIT_{role}_NAME"), "xtask").env(format!("GIT_{role}_EMAIL"), "xtask");
            git.env(format!("GIT_{role}_DATE"), "2000-01-01T00:00:00Z");
        }
        quiet(&mut git)?;
    }
    Ok(folder.to_owned())
}

/// The bindings of `examples/gpufile-sys`: with no toolkit, from the real header, and linked. The model is the driver.
fn bindings(root: &Path) -> Result<()> {
    let model = model::library(root)?;
    fetch::libclang_with_headers(root)?;
    let tests = |features: &str| {
        let mut tests = cargo(root, &format!("test -p gpufile-sys {features}"));
        tests.env("LD_LIBRARY_PATH", &model).env_remove("CUDA_PATH");
        tests
    };
    quiet(&mut tests(""))?;
    let toolkit = fetch::toolkit(root, fetch::NEWEST)?;
    quiet(tests("--features bindgen").env("CUDA_PATH", toolkit))?;
    quiet(&mut tests("--features link"))?;
    guide(root)
}

/// Checks that the guide shows the lines of the example's build script.
fn guide(root: &Path) -> Result<()> {
    let guide = shell::read(&root.join("src/guides/bindings.md"))?;
    let blocks = guide.split("```text\n").skip(1).filter_map(|rest| rest.split("```").next());
    let shown = blocks.into_iter().find(|block| block.contains("Builder::default"));
    let shown: Vec<&str> =
        shown.ok_or("the guide to bindings shows no build script")?.lines().collect();
    shell::expect(&shell::read(&root.join("examples/gpufile-sys/build.rs"))?, &shown)
}
