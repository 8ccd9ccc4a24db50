//! Crates that depend on these: by README's instructions, from the packages, and with their own bindings on top.
//!
//! The step "packages" builds each published package from its files, and runs `systest` there. `libcuda-sys` is published
//! first: `cuda-checked` depends on it. The assertions (`tests/abi`) are in the package of `cuda-checked`: xtask creates
//! them with the generator of `libcuda-sys`, which no build script of another package can use.

use crate::packages::{self, Package};
use crate::shell::{self, Result, cargo, fails, quiet};
use crate::{fetch, model, validate};
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Creates the packages, and returns their unpacked folders. Cargo could build them too, but it would keep the sources of
/// a version that it has seen once, and ours change.
fn packaged(root: &Path) -> Result<Vec<(String, PathBuf)>> {
    let mut package = cargo(root, "package --allow-dirty --no-verify");
    let published = packages::published(root)?;
    for Package { name, .. } in &published {
        package.args(["-p", name]);
    }
    quiet(&mut package)?;
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

/// Builds each package from its files, with those of its dependencies in this workspace, and runs `systest` there.
pub fn packages(root: &Path) -> Result<()> {
    let packages = packaged(root)?;
    let found = packages.iter().find(|(name, _)| name == "cuda-checked");
    let (_, folder) = found.ok_or("cuda-checked is not published")?;
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
    let systest = fetch::with_toolkit(root, "test --features systest --test abi")?;
    let output = shell::output(&mut in_package(systest, folder))?;
    shell::expect(&output, &["the_declarations_are_those_of_cuda_h ... ok"])?;
    validate::installed(root)
}

/// README's placeholder for the folder of the repository.
const PLACE: &str = "/path/to/repository";

/// Runs README's programs in new crates, with each of its dependency lines, and compares their output with README.
pub fn readme(root: &Path) -> Result<()> {
    let readme = shell::read(&root.join("README.md"))?;
    let [path, git, registry] = code(&readme, "toml")[..] else {
        return Err(
            "README has not three blocks of TOML: by path, by git, and published".to_owned()
        );
    };
    let mut programs = code(&readme, "rust");
    let front = shell::read(&root.join("src/lib.rs"))?.replace("//! ", "").replace("//!", "");
    shell::expect(&front, &programs[..1])?;
    let others = shell::read(&root.join("docs/first_program.md"))?;
    let lines = |program: &str| program.lines().filter(|line| !line.trim().is_empty()).count();
    let of = |language| code(&others, language).first().map_or(0, |program| lines(program));
    let (here, cudarc, c) = (lines(programs[0]), of("text"), of("c"));
    shell::expect(&readme, &[&format!("{here} lines here, {cudarc} with cudarc and {c} in C")])?;
    let rows = [("`cuda-checked`", here), ("cudarc", cudarc), ("C", c)];
    let rows = rows.map(|(with, lines)| format!("| {with} | {lines} |"));
    shell::expect(&others, &rows.each_ref().map(String::as_str))?;
    let of_no_blocks = programs[0].replace("(kernel, blocks,", "(kernel, 0,");
    shell::ensure(of_no_blocks != programs[0], || {
        "README's first program has no `blocks` to replace by 0".to_owned()
    })?;
    programs.push(&of_no_blocks);
    let printed = code(&readme, "text").into_iter().take(3).map(str::trim).collect::<Vec<_>>();
    let model = model::library(root)?;
    let work = root.join("target/use");
    let repository = repository(root, &work.join("repository"))?;
    let kernel = "examples/add_one.ptx";
    shell::write(&work.join(kernel), &shell::read(&root.join(kernel))?)?;
    let registry = registry.to_owned() + &patches(&packaged(root)?);
    for (way, dependencies) in [
        ("by path", path.replace(PLACE, &root.to_string_lossy())),
        ("by git", git.replace(PLACE, &repository.to_string_lossy())),
        ("published", registry),
    ] {
        let run = |program: &&str| {
            user(&work, &dependencies, program)?;
            let mut run = cargo(root, "run");
            shell::output(run.current_dir(&work).env("LD_LIBRARY_PATH", &model))
        };
        let output = shell::step(way, || programs.iter().map(run).collect::<Result<String>>())?;
        shell::expect(&output, &printed)?;
    }
    Ok(())
}

/// A crate outside of the workspace with README's program of raw calls.
pub fn of_raw_calls(root: &Path) -> Result<PathBuf> {
    let readme = shell::read(&root.join("README.md"))?;
    let programs = code(&readme, "rust");
    let program = programs.iter().find(|program| program.contains("use cuda_sys::"));
    let program = program.ok_or("README has no program of raw calls")?;
    let folder = root.join("target/outside");
    let dependencies =
        format!("[dependencies]\nlibcuda-sys = {{ path = {:?} }}\n", root.join("cuda-sys"));
    user(&folder, &dependencies, program)?;
    Ok(folder)
}

/// Makes a crate with a program.
fn user(folder: &Path, dependencies: &str, program: &str) -> Result<()> {
    let package = "[package]\nname = \"user\"\nedition = \"2024\"\n\n";
    shell::write(&folder.join("Cargo.toml"), &format!("{package}{dependencies}"))?;
    shell::write(&folder.join("src/main.rs"), program)
}

/// The code blocks in a text of Markdown, with their languages.
pub fn blocks(text: &str) -> impl Iterator<Item = (&str, &str)> {
    text.split("```").skip(1).step_by(2).filter_map(|block| block.split_once('\n'))
}

/// Those of one language.
fn code<'a>(text: &'a str, language: &str) -> Vec<&'a str> {
    blocks(text).filter(|(own, _)| *own == language).map(|(_, code)| code).collect()
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
pub fn bindings(root: &Path) -> Result<()> {
    let model = model::library(root)?;
    fetch::libclang(root)?;
    let tests = |features: &str| {
        let mut tests = cargo(root, &format!("test -p gpufile-sys {features}"));
        tests.env("LD_LIBRARY_PATH", &model).env_remove("CUDA_PATH");
        tests
    };
    quiet(&mut tests(""))?;
    let toolkit = fetch::toolkit(root, fetch::NEWEST)?;
    quiet(tests("--features bindgen").env("CUDA_PATH", toolkit))?;
    quiet(&mut tests("--features link"))?;
    guide(root)?;

    // A copy outside the workspace, in which a type of the stand-in has another size than in libcuda-sys.
    let copy = root.join("target/copy");
    shell::make_dir(&copy)?;
    quiet(shell::command("cp", ["-r"]).arg(root.join("examples/gpufile-sys")).arg(&copy))?;
    let copy = copy.join("gpufile-sys");
    let sys = root.join("cuda-sys");
    for (file, right, wrong) in [
        ("Cargo.toml", "../../cuda-sys", &*sys.to_string_lossy()),
        ("stand-in/cuda.h", "bytes[16]", "bytes[8]"),
    ] {
        let text = shell::read(&copy.join(file))?;
        shell::write(&copy.join(file), &text.replace(right, wrong))?;
    }
    let mut check = cargo(root, "check");
    check.current_dir(&copy);
    let text = fails(check.arg("--target-dir").arg(root.join("target")))?;
    shell::expect(&text, &["Size of gpufileBuffer", "index out of bounds"])
}

/// Checks that the guide shows the lines of the example's build script.
fn guide(root: &Path) -> Result<()> {
    let guide = shell::read(&root.join("src/guides/bindings.md"))?;
    let shown = code(&guide, "text").into_iter().find(|block| block.contains("Builder::default"));
    let shown: Vec<&str> =
        shown.ok_or("the guide to bindings shows no build script")?.lines().collect();
    shell::expect(&shell::read(&root.join("examples/gpufile-sys/build.rs"))?, &shown)
}
