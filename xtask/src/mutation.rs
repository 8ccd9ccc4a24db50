//! Tests the tests: makes the changes of `xtask/changes.txt`, one at a time, and fails unless something notices each. The
//! steps on weakened rules, on changes by hand and on broken declarations use it. `mutants.rs` has another program make
//! changes.

use crate::generate::Files;
use crate::shell::{self, Result, all};
use std::cmp::Reverse;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;

const CHANGES: &str = "xtask/changes.txt";

/// The headings that are no command.
pub const RULES: &str = "weakened rules";
pub const DECLARATIONS: &str = "broken declarations";

pub struct Change {
    /// The place in the list.
    place: String,
    /// The heading, which says what notices the change.
    by: String,
    what: String,
    file: String,
    /// Occurs once in the file.
    before: String,
    pub after: String,
}

/// Returns the entries of a list: a line with its number, and the lines below it that begin with a blank, `-` or `+`.
pub fn entries(text: &str) -> Vec<(usize, &str, Vec<&str>)> {
    let mut entries: Vec<(usize, &str, Vec<&str>)> = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        match entries.last_mut() {
            _ if line.is_empty() || line.starts_with('#') => {}
            Some((.., lines)) if line.starts_with([' ', '-', '+']) => lines.push(line),
            _ => entries.push((number, line, Vec::new())),
        }
    }
    entries
}

/// Returns the changes, of which there is one at least, under the headings for which `wanted` is true.
pub fn changes(root: &Path, wanted: impl Fn(&str) -> bool) -> Result<Vec<Change>> {
    let mut changes = parse(&shell::read(&root.join(CHANGES))?)?;
    changes.retain(|change| wanted(&change.by));
    shell::ensure(!changes.is_empty(), || format!("{CHANGES} has no change for this step"))?;
    Ok(changes)
}

fn parse(text: &str) -> Result<Vec<Change>> {
    let (mut heading, mut changes) = ("", Vec::new());
    for (number, head, lines) in entries(text) {
        let place = format!("{CHANGES}:{number}");
        if let Some(next) = head.strip_prefix("== ") {
            heading = next;
            continue;
        }
        let Some((file, what)) = head.split_once(": ") else {
            return Err(format!(
                "{place}: a line without a mark must be `FILE: CHANGE`, and is: {head}"
            ));
        };
        let without = |mark| {
            let lines = lines.iter().filter(|line| !line.starts_with(mark));
            lines.map(|line| &line[1..]).collect::<Vec<_>>().join("\n")
        };
        let (before, after) = (without('+'), without('-'));
        let [by, what, file] = [heading, what, file].map(str::to_owned);
        changes.push(Change { place, by, what, file, before, after });
    }
    Ok(changes)
}

/// Replaces a text that occurs once. The error says where it occurs, or shows the lines that are the most like it.
pub fn replace(text: &str, before: &str, after: &str) -> Result<String> {
    let line = |(at, _): (usize, &str)| text[..at].matches('\n').count() + 1;
    let found = match text.match_indices(before).map(line).collect::<Vec<_>>()[..] {
        [_] => return Ok(text.replace(before, after)),
        [] => {
            let words = before.lines().next().unwrap_or_default().split(' ');
            let like = |(_, line): &(usize, &str)| {
                let common = words.clone().filter(|word| line.contains(word)).map(str::len);
                (common.sum::<usize>(), Reverse(line.len()))
            };
            let (at, _) = text.lines().enumerate().max_by_key(like).unwrap_or_default();
            let lines: Vec<&str> = text.lines().skip(at).take(before.lines().count()).collect();
            format!("It does not. The nearest is in line {}:\n{}", at + 1, lines.join("\n"))
        }
        ref lines => format!("It occurs {} times, in the lines {lines:?}.", lines.len()),
    };
    Err(format!("this must occur once:\n{before}\n{found}"))
}

/// Returns the first part of each change, and the files with the change.
fn made<'a>(changes: &'a [Change], files: &Files) -> Result<Vec<(&'a Change, Files)>> {
    all(changes.chunk_by(|a, b| a.what == b.what).map(|parts| {
        let mut files = files.clone();
        for Change { place, file, before, after, .. } in parts {
            let text = files.iter_mut().find(|(name, _)| name == file).map(|(_, text)| text);
            let text = text.ok_or_else(|| format!("{place}: there is no {file}"))?;
            *text = replace(text, before, after).map_err(|e| format!("{place}: in {file}, {e}"))?;
        }
        Ok((&parts[0], files))
    }))
}

impl Change {
    /// Fails unless the report has the message of a test that noticed the change.
    fn noticed(&self, report: Result<Option<String>>) -> Result<()> {
        let Change { place, what, .. } = self;
        let message = report.map_err(|error| format!("{place}: {what}: {error}"))?;
        let message = message.ok_or_else(|| format!("{place}: not noticed: {what}"))?;
        println!("{what}: {}", reason(&message));
        Ok(())
    }
}

/// Passes the words of each change and the changed files to `report`, which returns the message of a test that noticed it.
pub fn all_noticed(
    changes: &[Change],
    files: &Files,
    report: impl Fn(&str, &Files) -> Result<Option<String>> + Sync,
) -> Result<()> {
    let made = made(changes, files)?;
    let tried = shell::parallel(&made, |(change, made)| change.noticed(report(&change.what, made)));
    all(tried).map(drop)
}

/// Returns the test that failed, or the first line of the message, without the words that announce an error: a search for
/// errors in a log must find only those of the project.
fn reason(message: &str) -> String {
    let test = message.lines().find_map(|line| line.strip_suffix(" ... FAILED"));
    let first = message.lines().find(|line| !line.trim().is_empty()).unwrap_or_default();
    let after_error = || first.split_once("error")?.1.split_once(": ").map(|(_, reason)| reason);
    test.or_else(after_error).unwrap_or(first).chars().take(160).collect()
}

/// Returns the copies of the tree in which changes are made. There are two, because the build after a change keeps little more
/// than one core busy.
pub fn copies(root: &Path) -> Result<[PathBuf; 2]> {
    let copies = ["target/weakened", "target/weakened.2"].map(|copy| root.join(copy));
    copies.iter().try_for_each(|copy| shell::copy_tree(root, copy))?;
    Ok(copies)
}

/// Returns the Cargo that compiles each change of a copy on top of the last one.
pub fn cargo(copy: &Path, args: &str) -> Command {
    let mut cargo = shell::cargo(copy, args);
    cargo.env("CARGO_INCREMENTAL", "1").env("CARGO_PROFILE_DEV_DEBUG", "0");
    cargo
}

/// Makes one change after the other in each copy of the tree, and calls `report` with the copy, which returns the same. Fails too
/// if there is a report without a change.
pub fn all_noticed_in(
    copies: &[PathBuf],
    changes: &[Change],
    report: impl Fn(&Path) -> Result<Option<String>> + Sync,
) -> Result<()> {
    let unchanged = shell::parallel(copies, |copy| report(copy)?.map_or(Ok(()), Err));
    all(unchanged).map_err(|error| format!("unchanged: {error}"))?;
    let names: BTreeSet<&str> = changes.iter().map(|change| &*change.file).collect();
    let read = |name: &str| Some((name.to_owned(), shell::read(&copies[0].join(name)).ok()?));
    let files: Files = names.into_iter().filter_map(read).collect();
    let made = made(changes, &files)?;
    let left = Mutex::new(made.iter());
    let tried = shell::parallel(copies, |copy| {
        let write = |to: &Files, from: &Files| {
            let mut changed = to.iter().zip(from).filter(|(to, from)| to != from);
            changed.try_for_each(|((name, text), _)| shell::write(&copy.join(name), text))
        };
        let next = || left.lock().expect("no worker panics").next();
        let tried = std::iter::from_fn(next).map(|(change, made)| {
            let report = write(made, &files).and_then(|()| report(copy));
            change.noticed(write(&files, made).and(report))
        });
        tried.collect::<Vec<_>>()
    });
    all(tried.into_iter().flatten()).map(drop)
}

/// Fails if no test notices a change under one of the headings that are commands.
pub fn by_hand(root: &Path) -> Result<()> {
    let (copies, changes) =
        (copies(root)?, changes(root, |by| ![RULES, DECLARATIONS].contains(&by))?);
    all(changes.chunk_by(|a, b| a.by == b.by).map(|changes| {
        let command = changes[0].by.strip_prefix("cargo test ").and_then(|by| by.split_once(": "));
        let (package, tests) = command.ok_or_else(|| {
            let Change { place, by, .. } = &changes[0];
            format!("{place}: the heading must be `cargo test PACKAGE: TESTS`, and is: {by}")
        })?;
        let test = |copy: &Path| {
            let test = |tests| shell::quiet(&mut cargo(copy, &format!("test {package} {tests}")));
            tests.split("; ").try_for_each(test)
        };
        all_noticed_in(&copies, changes, |copy| match test(copy) {
            // A change that does not compile says nothing about the tests.
            Err(message) if regex!(r"could not compile `\S+` \((lib|bin)").is_match(&message) => {
                Err(message)
            }
            result => Ok(result.err()),
        })
    }))
    .map(drop)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn changes_are_made_one_at_a_time_and_those_not_noticed_are_named() {
        let list = "== t\na: one\n-x\n+y\n\n# two places\na: two\n x\n-z\nb: two\n-z\n+w\n";
        let changes = parse(list).unwrap();
        let files = |a: &str, b: &str| vec![("a".to_owned(), a.to_owned()), ("b".into(), b.into())];
        let of = |what: &str| if what == "one" { files("y\nz", "z") } else { files("x", "w") };
        let made = |what: &str, made: &Files| Ok((*made == of(what)).then(String::new));
        assert_eq!(all_noticed(&changes, &files("x\nz", "z"), made), Ok(()));
        let unnoticed = all_noticed(&changes, &files("x\nz", "z"), |_, _| Ok(None)).unwrap_err();
        let [one, two] = [2, 7].map(|line| format!("{CHANGES}:{line}: not noticed: "));
        assert_eq!(unnoticed, format!("{one}one\n{two}two"));
        let wrong = all_noticed(&changes, &files("z", "z"), |_, _| panic!("it runs")).unwrap_err();
        let start = "xtask/changes.txt:2: in a, this must occur once:\nx\nIt does not. ";
        assert!(wrong.starts_with(start), "{wrong}");
    }

    #[test]
    fn a_text_that_is_replaced_occurs_once() {
        assert_eq!(replace("a b", "b", "c"), Ok("a c".to_owned()));
        let found = |text, before| replace(text, before, "").unwrap_err();
        assert!(found("a\nb b\nb", "b").ends_with("It occurs 3 times, in the lines [2, 2, 3]."));
        let near = "It does not. The nearest is in line 2:\nlet a = 1;\nc";
        assert!(found("let b\nlet a = 1;\nc\nd", "let a = 2;\nc").ends_with(near));
    }
}
