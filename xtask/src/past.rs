//! The programs with a mistake in the past of an object, `lab/programs/past.c`.

use crate::shell::{self, Result};
use crate::{fetch, model};
use std::path::Path;
use std::process::Command;

/// The answers of the model, with the option.
const RECORD: &str = "model-driver/past.txt";

/// The release of the recorded driver.
const RELEASE: &str = "13.0";

/// Builds them into a folder, with the lines of their calls.
pub fn build(root: &Path, folder: &Path) -> Result<()> {
    let include = fetch::include(root, fetch::NEWEST)?;
    let flags = ["-g", "-O1", "-Wall", "-Wextra", "-Werror", "-Wtrampolines"];
    let mut cc = shell::command("cc", flags);
    cc.current_dir(root.join("lab/programs")).args(["past.c", "-isystem"]).arg(include);
    cc.arg("-o").arg(folder.join("past")).args(["-ldl", "-lpthread"]);
    shell::quiet(&mut cc)
}

/// Runs each on the model, and fails unless it ends as in the record and its marks fit that.
pub fn run(root: &Path) -> Result<()> {
    let folder = root.join("target/past");
    shell::make_dir(&folder)?;
    build(root, &folder)?;
    let past = |argument| {
        let mut program = Command::new(folder.join("past"));
        program.arg(argument);
        program
    };
    let list = shell::output(&mut past("--list"))?;
    let mut all = past("--all");
    all.env("LD_LIBRARY_PATH", model::library(root)?).env("CUDA_MODEL_RELEASE", RELEASE);
    let ends = shell::output(all.env("CUDA_MODEL_PAST", "1"))?;
    let wrong = compare(&shell::read(&root.join(RECORD))?, &ends);
    let misfits = list.lines().zip(ends.lines()).filter_map(|(program, end)| misfit(program, end));
    shell::no_errors(wrong.into_iter().chain(misfits))
}

/// Returns the lines that only one of two records has.
fn compare(record: &str, ends: &str) -> Vec<String> {
    let (recorded, ends): (Vec<_>, Vec<_>) = (record.lines().collect(), ends.lines().collect());
    let gone = recorded.iter().filter(|line| !ends.contains(line));
    let gone = gone.map(|line| format!("{RECORD} has, and the model has not: {line}"));
    let new = ends.iter().filter(|line| !recorded.contains(line));
    gone.chain(new.map(|line| format!("the model has, and {RECORD} has not: {line}"))).collect()
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
    fn a_record_is_compared_in_both_directions() {
        assert!(compare("a\nb\n", "b\na\n").is_empty());
        assert_eq!(compare("a\nb\n", "b\nc\n").len(), 2);
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
