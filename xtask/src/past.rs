//! The programs with a mistake in the past of an object, `lab/programs/past.c`.

use crate::shell::{self, Result};
use crate::{fetch, model};
use std::path::Path;
use std::process::Command;

/// The answers of a driver.
pub const RECORD: &str = "lab/programs/past.txt";

/// The end of a program that no driver has run since it was written.
const UNRECORDED: &str = "\tnot recorded\t";

/// Programs whose past is hard to know.
const HOSTILE: &str = "validate/tests/programs/hostile.c";

/// The release of the recorded driver.
pub const RELEASE: &str = "13.0";

/// Builds them into a folder, with the lines of their calls.
pub fn build(root: &Path, folder: &Path) -> Result<()> {
    compile(root, "lab/programs/past.c", &folder.join("past"), &["-Wtrampolines"])
}

fn compile(root: &Path, source: &str, output: &Path, options: &[&str]) -> Result<()> {
    let mut cc = fetch::cc(root, source, output)?;
    cc.args(["-O1", "-Wextra", "-Werror", "-ldl", "-lpthread"]).args(options);
    shell::quiet(&mut cc)
}

/// What makes the model behave so.
const MODEL: [(&str, &str); 2] = [("CUDA_MODEL_RELEASE", RELEASE), ("CUDA_MODEL_PAST", "1")];

/// Runs each on the model, and fails unless it ends as with the recorded driver, except for the listed differences, and its
/// marks fit the record. Then `cuda-validate` must name the marked lines.
pub fn run(root: &Path) -> Result<()> {
    // The programs, and a model that behaves as the driver does after a mistake.
    let folder = root.join("target/past");
    shell::make_dir(&folder)?;
    build(root, &folder)?;
    let build = |features| shell::cargo(root, &format!("build -p model-driver {features}"));
    shell::quiet(&mut build("--features past"))?;
    shell::copy(&root.join("target/debug/libmodel_driver.so"), &folder.join("libcuda.so.1"))?;
    // Others take it as it is without.
    shell::quiet(&mut build(""))?;
    compile(root, HOSTILE, &folder.join("hostile"), &["-l:libcuda.so.1"])?;
    let past = |argument| {
        let mut program = Command::new(folder.join("past"));
        program.arg(argument);
        program
    };
    let list = shell::output(&mut past("--list"))?;
    let mut all = past("--all");
    all.env("LD_LIBRARY_PATH", &folder);
    let ends = shell::output(all.envs(MODEL))?;
    let record = shell::read(&root.join(RECORD))?;
    let wrong = compare(&shell::read(&root.join(model::PAGE))?, &record, &ends);
    if list.lines().count() != record.lines().count() {
        return Err(format!("{RECORD} is not of these programs: `past --all` on a GPU writes it"));
    }
    let programs = list.lines().zip(record.lines());
    let misfits = programs.filter_map(|(program, end)| misfit(program, end));
    shell::no_errors(wrong.into_iter().chain(misfits))?;
    let mut test = shell::cargo(root, "test -p cuda-validate --test past");
    shell::quiet(test.env("CUDA_VALIDATE_PAST", folder).envs(MODEL))
}

/// Returns the differences of the model from the record that the page does not list, and those that only the page has.
fn compare(page: &str, record: &str, ends: &str) -> Vec<String> {
    let pairs = record.lines().zip(ends.lines());
    let pairs = pairs.filter(|(driver, model)| driver != model && !driver.contains(UNRECORDED));
    let differences = pairs.map(|(driver, model)| row(driver, model));
    model::unlisted(page, "Mistakes in the past", differences, |row, begin| row.starts_with(begin))
}

/// Returns the beginning of the row of a program that ends in two ways.
fn row(driver: &str, model: &str) -> String {
    let name = |line: &str| line.split('\t').nth(1).unwrap_or_default().to_owned();
    let end =
        |line: &str| line.split('\t').skip(2).collect::<Vec<_>>().join(": ").replace(',', ", ");
    format!("| `{}` | `{}` | `{}` |", name(driver), end(driver), end(model))
}

/// Returns the problem of the marks in a line of `--list`, if the program ends so.
fn misfit(program: &str, end: &str) -> Option<String> {
    let mut words = program.split('\t').skip(1);
    let name = words.next()?;
    let marks: Vec<_> = words.skip(1).filter_map(|mark| mark.split_once(':')).collect();
    let has = |wanted: &str| marks.iter().any(|(mark, _)| *mark == wanted);
    let mut columns = end.split('\t');
    let is_mistake = columns.next() == Some("mistake");
    let problem = if columns.next() != Some(name) {
        "the list and the record have another order"
    } else if !is_mistake && !marks.is_empty() {
        "a correct program has marks"
    } else if (end.contains("signal") || end.contains("CUDA_ERROR")) && !has("fails") {
        "no line is marked as the one that fails"
    } else if marks.iter().any(|(mark, _)| !MARKS.contains(mark)) {
        "past.c does not explain its mark"
    } else {
        return None;
    };
    Some(format!("{name}: {problem}"))
}

const MARKS: [&str; 8] =
    ["created", "destroyed", "began", "broke", "launched", "changed", "forked", "fails"];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn differences_are_exactly_those_of_the_page() {
        let page =
            |rows: &str| format!("# T\n\n## Mistakes in the past\n\n{rows}\n## B\n| `q` |\n");
        let (driver, model) = ("mistake\tp\texit 0\tf A,g B\n", "mistake\tp\tsignal 11\tf\n");
        let listed = page("| `p` | `exit 0: f A, g B` | `signal 11: f` | because |\n");
        assert!(compare(&listed, driver, model).is_empty());
        assert!(compare(&page(""), driver, driver).is_empty());
        assert_eq!(compare(&listed, driver, driver).len(), 1);
        assert_eq!(compare(&page(""), driver, model).len(), 1);
        assert_eq!(compare(&listed, driver, "mistake\tp\tsignal 6\tf\n").len(), 2);
    }

    #[test]
    fn marks_fit_how_a_program_ends() {
        let fits = |marks: &str, end: &str| misfit(&format!("-\tp\twords{marks}"), end).is_none();
        assert!(fits("\tcreated:1\tfails:2", "mistake\tp\texit 0\tf CUDA_ERROR_X"));
        assert!(!fits("\tcreated:1", "mistake\tp\texit 0\tf CUDA_ERROR_X"));
        assert!(!fits("", "mistake\tp\tsignal 11\tf"));
        assert!(fits("", "mistake\tp\texit 0\tf CUDA_SUCCESS"));
        assert!(!fits("\tmade:1", "mistake\tp\texit 0\tf CUDA_SUCCESS"));
        assert!(fits("", "correct\tp\texit 0\tf CUDA_SUCCESS"));
        assert!(!fits("\tfails:1", "correct\tp\texit 0\tf CUDA_SUCCESS"));
        assert!(!fits("", "correct\tq\texit 0\tf CUDA_SUCCESS"));
    }
}
