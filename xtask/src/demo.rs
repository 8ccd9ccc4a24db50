//! From a real `cuda.h` to a running program, on whatever machine this is.

use crate::generate::read::Header;
use crate::shell::{self, Result};
use crate::{fetch, headers, toolkit, use_libclang};
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// `cuda-checked` needs declarations of this release or newer.
const CHECKED: u32 = 13050;

pub fn run(root: &Path) -> Result<()> {
    let host = shell::host(&mut shell::command("rustc", ["-vV"]))?;
    let (toolkit, include, origin) = found(root, &host)?;
    if let Err(reason) = clang_sys::load() {
        println!(
            "This machine has no libclang ({}).",
            reason.split(':').next().unwrap_or_default()
        );
        use_libclang(&fetch::libclang(root)?);
    }
    let header = headers::read(root, &include, &host, &[])?.remove(0);
    println!("{}", summary(&header, &include, &origin));

    // An older toolkit than cuda-checked needs still serves libcuda-sys.
    let package = if header.release >= CHECKED { "cuda-checked" } else { "libcuda-sys" };
    let mut build = shell::cargo(root, &format!("build --package {package} --features bindgen"));
    build.env("CUDA_PATH", &toolkit);
    shell::step(&format!("building {package} with these declarations"), || {
        shell::quiet(&mut build)
    })?;

    let features = if header.release >= CHECKED { " --features bindgen" } else { "" };
    let mut example = shell::cargo(root, &format!("run --quiet --example quickstart{features}"));
    println!("\nrunning examples/quickstart.rs:\n");
    let status = example.env("CUDA_PATH", &toolkit).status().map_err(|error| error.to_string())?;
    if !status.success() {
        return Err(format!("the example ended with {status}"));
    }
    // Asked of another program: what makes the declarations is built without them.
    let mut load = shell::cargo(root, "run --quiet --package libcuda-sys --example load");
    let driver = shell::output(&mut load)?.starts_with("there is a driver");
    match cfg!(target_os = "linux") && !driver {
        true => on_the_model(root, features, &toolkit),
        false => Ok(()),
    }
}

/// The other examples, on a model of the driver in the place of one.
fn on_the_model(root: &Path, features: &str, toolkit: &Path) -> Result<()> {
    let examples = [
        ("growable_buffer", ""),
        ("memory_pool", ""),
        ("ipc", ""),
        ("kernel", ""),
        ("multicast", "--create"),
    ];
    let mut build = "build --package cuda-checked".to_owned() + features;
    for example in examples {
        build += &format!(" --example {}", example.0);
    }
    let mut build = shell::cargo(root, &build);
    build.env("CUDA_PATH", toolkit);
    println!();
    let folder = shell::step("building more examples, and a model of the driver", || {
        shell::quiet(&mut build)?;
        model(root)
    })?;
    println!("\nThere is no driver here. What follows runs on a MODEL of one, with two devices:");
    for (name, argument) in examples {
        println!("\nexamples/{name}.rs on the model:\n");
        let program = root.join("target/debug/examples").join(name);
        let mut example = Command::new(program);
        example
            .args(argument.split_whitespace())
            .env("LD_LIBRARY_PATH", &folder)
            .env("CUDA_MODEL_DEVICES", "2");
        let status = example.status().map_err(|error| format!("{name}: {error}"))?;
        if !status.success() {
            return Err(format!("{name} ended with {status}"));
        }
    }
    Ok(())
}

/// A folder for the library path, with the model as the driver.
pub fn model(root: &Path) -> Result<PathBuf> {
    shell::quiet(&mut shell::cargo(root, "build --package model-driver"))?;
    let folder = root.join("target/model");
    shell::make_dir(&folder)?;
    let copied =
        fs::copy(root.join("target/debug/libmodel_driver.so"), folder.join("libcuda.so.1"));
    copied.map_err(|error| format!("{}: {error}", folder.display()))?;
    Ok(folder)
}

/// The machine's toolkit, or NVIDIA's headers from PyPI.
fn found(root: &Path, host: &str) -> Result<(PathBuf, PathBuf, String)> {
    let machine = toolkit::Machine {
        target: toolkit::Target {
            triple: host,
            host,
            arch: env::consts::ARCH,
            os: env::consts::OS,
        },
        root: Path::new("/"),
        var: &|name| env::var_os(name),
        pkg_config: &|_| Err("not asked".to_owned()),
    };
    match toolkit::headers(&machine) {
        Ok(found) => Ok((found.root, found.include, found.origin)),
        Err(_) => {
            println!("This machine has no CUDA toolkit.");
            let (package, version) = fetch::NEWEST;
            let toolkit = fetch::toolkit(root, fetch::NEWEST)?;
            let include = toolkit.join("include");
            Ok((toolkit, include, format!("{package} {version} of PyPI")))
        }
    }
}

fn summary(header: &Header, include: &Path, origin: &str) -> String {
    let (major, minor) = (header.release / 1000, header.release % 1000 / 10);
    let enumerators: usize = header.enums.iter().map(|e| e.variants.len()).sum();
    format!(
        "CUDA {major}.{minor} from {} ({origin}):\n  \
         {} functions, {} structs and unions, {} enums with {enumerators} enumerators, {} handles, {} constants",
        include.display(),
        header.functions.len(),
        header.records.len(),
        header.enums.len(),
        header.opaque.len(),
        header.constants.len(),
    )
}
