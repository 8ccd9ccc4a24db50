//! Programs built here, and a script, for a machine with a GPU and without Rust.

use crate::notes::{Notes, Role};
use crate::shell::{self, Result, cargo};
use crate::sources::created_by;
use crate::{emit, fetch, generate, guides, headers, model, packages, symbols};
use std::collections::BTreeSet;
use std::fmt::Write;
use std::path::Path;
use std::process::Command;

/// Fills `target/gpu`. Carry it to the machine, and run `sh target/gpu/run.sh` there.
pub fn prepare(root: &Path) -> Result<()> {
    let folder = root.join("target/gpu");
    let build = |what: &str, arguments: &str| {
        shell::step(&format!("building {what}"), || shell::quiet(&mut cargo(root, arguments)))
    };
    let built = |name: &str, to: &str| {
        shell::copy(&root.join("target/release").join(name), &folder.join(to))
    };
    for (features, name) in [("", "quickstart-loaded"), ("--features link", "quickstart-linked")] {
        build(name, &format!("build --release --example quickstart {features}"))?;
        built("examples/quickstart", name)?;
    }
    build("the examples", "build --release --examples")?;
    shell::remove_dir(&folder.join("examples"))?;
    // The script runs all that are there.
    for name in guides::examples(root)?.iter().filter(|name| *name != guides::ASKED.0) {
        let name = format!("examples/{name}");
        built(&name, &name)?;
    }
    for (package, name) in
        [("cuda-checked", "gpu"), ("cuda-checked", "owned"), ("cuda-validate", "programs")]
    {
        let mut tests = cargo(root, &format!("test --release --no-run -p {package} --test {name}"));
        let program = || packages::built(&mut tests, "/executable", packages::is_target(name));
        shell::copy(&shell::step(&format!("building {name}"), program)?, &folder.join(name))?;
    }
    // The launcher carries its library.
    build("cuda-validate", "build --release -p cuda-validate")?;
    built("cuda-validate", "cuda-validate")?;
    let model = model::library(root)?;
    let compile = |name: &str, source: &str, options: &str| {
        let mut cc = fetch::cc(root, source, &folder.join(name))?;
        cc.arg("-O2").arg("-L").arg(&model).args(options.split(' '));
        shell::step(&format!("building {name}"), || shell::quiet(&mut cc))
    };
    compile("calls", "validate/tests/programs/cost.c", "-l:libcuda.so.1")?;
    // These look their functions up, and so run with each driver. A report on one names its lines.
    for name in ["past", "refused"] {
        let source = format!("validate/tests/recorded/{name}.c");
        compile(name, &source, "-O1 -Wextra -I../include -ldl -lpthread")?;
    }
    compile("symbols", "lab/symbols.c", "-Wextra -ldl")?;
    shell::write(&folder.join("symbols.txt"), &symbols::list(root)?)?;
    // The model, under the driver's name, stands for the later driver.
    compile("libcost.so", "lab/cost.c", "-Wextra -shared -fPIC -l:libcuda.so.1")?;
    let functions = headers::functions(root, &generate::CORE)?;
    let functions = functions.iter().map(|(symbol, since)| format!("{symbol} {since}\n"));
    shell::write(&folder.join("functions.txt"), &functions.collect::<String>())?;
    shell::write(&folder.join("marks.txt"), &outputs(root)?)?;
    for file in ["run.sh", "workloads.py", "driver.cu", "runtime.cu"] {
        shell::copy(&root.join("lab").join(file), &folder.join(file))?;
    }
    shell::copy(&root.join(ANSWERS), &folder.join("answers.txt"))?;
    let mut git = shell::command("git", ["describe", "--always", "--dirty"]);
    let commit = shell::output(git.current_dir(root))?;
    shell::write(&folder.join("commit.txt"), &commit)?;
    println!("carry target/gpu to the machine with the GPU, and run there: sh target/gpu/run.sh");
    println!(
        "programs of others under cuda-validate: sh target/gpu/run.sh programs, cost, or suite TESTS"
    );
    Ok(())
}

/// A driver's answers to the cases.
const ANSWERS: &str = "tests/cases/answers.txt";

/// Returns the command that runs the program of tests for a GPU here, with the record.
fn with_record(root: &Path, args: &[&str]) -> Command {
    let mut program = cargo(root, "test --test gpu --");
    program.args(args).arg(root.join(ANSWERS));
    program
}

/// Fails unless the model answers like the recorded driver, except for the listed differences.
pub fn compare_model(root: &Path) -> Result<()> {
    let mut program = with_record(root, &["cases", "machine", "--against"]);
    program.env("LD_LIBRARY_PATH", model::library(root)?).env("CUDA_MODEL_RELEASE", model::RELEASE);
    let output = shell::output(&mut program)?;
    let page = shell::read(&root.join(model::PAGE))?;
    let differences = output.lines().filter_map(|line| line.strip_prefix("differs: "));
    let lists = |row: &str, difference: &str| {
        let mut cells = row.trim_start_matches("| ").split(" | ");
        let (call, what) = (cells.next().unwrap_or_default(), cells.next().unwrap_or_default());
        let (of, rest) = difference.split_once(": ").unwrap_or_default();
        // Of what the model lacks, a launch for example, it says so instead of the driver's answer.
        let is_what = match what {
            "any property" => true,
            "what it lacks" => rest.contains(": CUDA_ERROR_NOT_SUPPORTED, not "),
            what => rest.contains(what),
        };
        call.trim_matches('`') == of && is_what
    };
    let differences = differences.map(str::to_owned);
    shell::no_errors(model::unlisted(&page, "The model compared with", differences, lists))
}

/// Returns the command that prints where a library answers otherwise than the documentation and than the recorded driver.
/// `model` is the model, and `machine` the driver of the machine. It creates no multicast object on either of the others.
fn conformity(root: &Path, library: &str) -> Result<Command> {
    // Cargo runs the program in another folder.
    let library = match library {
        "machine" | "model" => library.into(),
        path => std::path::absolute(path).map_err(shell::at(Path::new(path)))?,
    };
    Ok(with_record(root, &["conform", &library.to_string_lossy(), "--against"]))
}

/// Prints what it says.
pub fn conform(root: &Path, library: &str) -> Result<()> {
    print!("{}", shell::output(&mut conformity(root, library)?)?);
    Ok(())
}

/// Fails unless the model answers through the tracer as it does without.
pub fn compare_tracer(root: &Path) -> Result<()> {
    let model = model::library(root)?.join("libcuda.so.1");
    shell::quiet(&mut cargo(root, "build -p tracer"))?;
    let answers = |library: &Path| {
        let mut program = conformity(root, &library.to_string_lossy())?;
        program.env("TRACER_DRIVER", &model).env("CUDA_MODEL_RELEASE", model::RELEASE);
        let output = shell::output(&mut program)?;
        // The tracer exports also what the model lacks, so it has other cases that cannot run.
        let lines = output.lines().filter(|line| !line.contains(" left out: "));
        Ok::<BTreeSet<_>, String>(lines.map(str::to_owned).collect())
    };
    let own = answers(&model)?;
    let traced = answers(&root.join("target/debug/libtracer.so"))?;
    let others = own.symmetric_difference(&traced);
    shell::no_errors(others.map(|line| format!("only with or only without the tracer: {line}")))
}

/// Follows from the cases and the records.
const DEVIATIONS: &str = "docs/deviations.md";

/// Writes the page.
pub fn emit_deviations(root: &Path) -> Result<()> {
    shell::write(&root.join(DEVIATIONS), &deviations(root)?)
}

/// Fails if the page is another.
pub fn check_deviations(root: &Path) -> Result<()> {
    match shell::read(&root.join(DEVIATIONS))? == deviations(root)? {
        true => Ok(()),
        false => Err(format!(
            "{DEVIATIONS} differs from the cases and the record: run `cargo xtask emit deviations`"
        )),
    }
}

/// Returns the page.
fn deviations(root: &Path) -> Result<String> {
    let mut program = with_record(root, &["deviations"]);
    let major_minor = model::RELEASE.replace('.', "0");
    program.env("CUDA_CHECKED_MOCK_RELEASE", format!("{major_minor}0"));
    let sources = ["tests/cases", "src/rules", ANSWERS, "lab/gpu/deviations.rs"];
    let made = created_by(root, "emit deviations", &sources)?;
    Ok(format!("<!-- {made} -->\n\n{}", shell::output(&mut program)?))
}

/// Returns a line for each function with outputs: its name and the outputs, in the order of its parameters.
fn outputs(root: &Path) -> Result<String> {
    let notes = Notes::read(root)?;
    let mut lines = String::new();
    for function in &emit::newest(root)?.functions {
        let parameters = function.parameters.iter().zip(notes.roles(function)?);
        let outputs = parameters.filter(|(_, role)| matches!(role, Role::Out | Role::Copied));
        let outputs: String = outputs.map(|((name, _), _)| format!(" {name}")).collect();
        if !outputs.is_empty() {
            line!(lines, "{}{outputs}", function.name);
        }
    }
    Ok(lines)
}
