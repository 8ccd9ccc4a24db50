//! Crates that depend on these: by what README says, from the packages, and with bindings of their own on top.

use crate::shell::{self, Result, cargo, fails, quiet};
use crate::{demo, fetch};
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

/// Each package that is to be published, and its folder.
pub fn published(root: &Path) -> Result<Vec<(String, PathBuf)>> {
    let workspace = manifest(root)?;
    let members = workspace.get("workspace").and_then(|table| table.get("members")?.as_array());
    let members = members.ok_or("the root's Cargo.toml has no list of members")?;
    let mut published = Vec::new();
    for member in members.iter().filter_map(toml::Value::as_str).chain([""]) {
        let folder = root.join(member);
        let manifest = manifest(&folder)?;
        let publish = manifest.get("package").and_then(|package| package.get("publish")?.as_bool());
        if publish != Some(false) {
            published.push((of_package(&manifest, "name")?.to_owned(), folder));
        }
    }
    Ok(published)
}

fn of_package<'a>(manifest: &'a toml::Value, key: &str) -> Result<&'a str> {
    let found = manifest.get("package").and_then(|package| package.get(key)?.as_str());
    found.ok_or_else(|| format!("a Cargo.toml of the workspace has no package.{key}"))
}

/// What Rust calls a package's library.
pub fn library(manifest: &toml::Value, package: &str) -> String {
    let name = manifest.get("lib").and_then(|library| library.get("name")?.as_str());
    name.unwrap_or(package).replace('-', "_")
}

/// The `Cargo.toml` of a folder.
pub fn manifest(folder: &Path) -> Result<toml::Value> {
    let path = folder.join("Cargo.toml");
    toml::from_str(&shell::read(&path)?).map_err(|error| format!("{}: {error}", path.display()))
}

/// Makes the packages, and builds each from its files: Cargo takes those of this workspace that it depends on from
/// their packages too. Returns the unpacked folders.
fn packaged(root: &Path) -> Result<Vec<(String, PathBuf)>> {
    let mut package = cargo(root, "package --allow-dirty");
    let published = published(root)?;
    for (name, _) in &published {
        package.args(["-p", name]);
    }
    quiet(&mut package)?;
    let unpacked = |(name, folder): (String, PathBuf)| {
        let manifest = manifest(&folder)?;
        let unpacked = format!("target/package/{name}-{}", of_package(&manifest, "version")?);
        Ok((name, root.join(unpacked)))
    };
    published.into_iter().map(unpacked).collect()
}

/// What has Cargo take these packages from their folders instead of its registry.
fn patches(packages: &[(String, PathBuf)]) -> String {
    let mut patches = "\n[patch.crates-io]\n".to_owned();
    for (name, folder) in packages {
        line!(patches, "{name} = {{ path = {folder:?} }}");
    }
    patches
}

/// The packages have all that they need to be built, and all that `systest` needs.
pub fn packages(root: &Path) -> Result<()> {
    let packages = packaged(root)?;
    let found = packages.iter().find(|(name, _)| name == "cuda-checked");
    let (_, folder) = found.ok_or("cuda-checked is not published")?;
    let config = root.join("target/packaged.toml");
    shell::write(&config, &patches(&packages))?;
    let mut systest = fetch::with_toolkit(root, "test --features systest --test abi")?;
    systest.current_dir(folder).arg("--target-dir").arg(root.join("target"));
    let output = shell::output(systest.arg("--config").arg(&config))?;
    shell::expect(&output, &["the_declarations_are_those_of_cuda_h ... ok"])
}

/// Where README has the folder of the repository.
const PLACE: &str = "/path/to/repository";

/// Runs README's programs in new crates, with each of its ways to depend on these: they print what README says.
pub fn readme(root: &Path) -> Result<()> {
    let readme = shell::read(&root.join("README.md"))?;
    let [path, git, registry] = blocks(&readme, "toml")[..] else {
        return Err(
            "README has not three blocks of TOML: by path, by git, and published".to_owned()
        );
    };
    let programs = blocks(&readme, "rust");
    let printed = blocks(&readme, "text").into_iter().find(|block| block.contains(" must "));
    let printed = printed.ok_or("README shows no rejected call")?.trim();
    let work = root.join("target/use");
    let repository = repository(root, &work.join("repository"))?;
    let registry = registry.to_owned() + &patches(&packaged(root)?);
    for (way, lines) in [
        ("by path", path.replace(PLACE, &root.to_string_lossy())),
        ("by git", git.replace(PLACE, &repository.to_string_lossy())),
        ("published", registry),
    ] {
        let package = "[package]\nname = \"user\"\nedition = \"2024\"\n\n";
        shell::write(&work.join("Cargo.toml"), &format!("{package}{lines}"))?;
        let run = |program: &&str| {
            shell::write(&work.join("src/main.rs"), program)?;
            shell::output(cargo(root, "run").current_dir(&work))
        };
        let output = shell::step(way, || programs.iter().map(run).collect::<Result<String>>())?;
        shell::expect(&output, &[printed])?;
    }
    Ok(())
}

/// The code blocks of a language in a text of Markdown.
fn blocks<'a>(text: &'a str, language: &str) -> Vec<&'a str> {
    let parts = text.split("```").skip(1).step_by(2);
    parts.filter_map(|block| block.strip_prefix(language)?.strip_prefix('\n')).collect()
}

/// A git repository of the files as they are now.
fn repository(root: &Path, folder: &Path) -> Result<PathBuf> {
    shell::tool("git", "git")?;
    if folder.exists() {
        fs::remove_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    }
    quiet(shell::command("git", ["init", "--quiet"]).arg(folder))?;
    for args in [&["add", "--all"][..], &["commit", "--quiet", "--no-gpg-sign", "--message", "."]] {
        let mut git = shell::command("git", ["--git-dir"]);
        git.arg(folder.join(".git")).arg("--work-tree").arg(root).args(args);
        // Cargo keeps what it gets of a commit: the same files are to be the same one.
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
    let (model, libclang) = (demo::model(root)?, fetch::libclang(root)?);
    let tests = |features: &str| {
        let mut tests = cargo(root, &format!("test -p gpufile-sys {features}"));
        tests
            .env("LIBCLANG_PATH", &libclang)
            .env("LD_LIBRARY_PATH", &model)
            .env_remove("CUDA_PATH");
        tests
    };
    quiet(&mut tests(""))?;
    let toolkit = fetch::toolkit(root, fetch::NEWEST)?;
    quiet(tests("--features bindgen").env("CUDA_PATH", toolkit))?;
    quiet(&mut tests("--features link"))?;
    guide(root)?;

    // A copy outside the workspace, where a type of the stand-in has another size than in libcuda-sys.
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
    check.current_dir(&copy).env("LIBCLANG_PATH", &libclang);
    let text = fails(check.arg("--target-dir").arg(root.join("target")))?;
    shell::expect(&text, &["Size of gpufileBuffer", "index out of bounds"])
}

/// The guide shows lines of the example's build script.
fn guide(root: &Path) -> Result<()> {
    let guide = shell::read(&root.join("src/guides/bindings.md"))?;
    let shown = blocks(&guide, "text").into_iter().find(|block| block.contains("Builder::default"));
    let shown: Vec<&str> =
        shown.ok_or("the guide to bindings shows no build script")?.lines().collect();
    shell::expect(&shell::read(&root.join("examples/gpufile-sys/build.rs"))?, &shown)
}
