//! What one process does with the memory and the events of another: a report knows both.

use crate::built;
use serde_json::Value;
use std::fs;
use std::process::Command;

const SOURCE: &str = include_str!("processes.c");

/// The lines with a mark.
fn marked(mark: &str) -> Vec<u64> {
    let mark = format!("/* {mark} */");
    (1..).zip(SOURCE.lines()).filter(|(_, line)| line.contains(&mark)).map(|(at, _)| at).collect()
}

#[test]
fn what_became_of_an_export_is_known_in_the_other_process() {
    let folder = built::processes();
    for (name, code, words, marks) in [
        ("freed", "205", "the memory was freed by cuMemFree", &["ended", "exported"][..]),
        (
            "reset",
            "205",
            "the memory was released by cuDevicePrimaryCtxRelease",
            &["ended", "exported"],
        ),
        ("event", "205", "the event was destroyed by cuEventDestroy", &["ended", "exported"]),
        (
            "gone",
            "205",
            "which exported the memory, has ended: it had called cuIpcGetMemHandle",
            &["exported"],
        ),
        ("two-contexts", "0\n400", "and is still open there; context 0x", &["opened"]),
        // These are correct, or are no mistake of the exporter.
        ("lives", "0", "", &[]),
        ("closed", "0\n0", "", &[]),
        ("no-context", "0\n201", "no context is current to this thread", &[]),
    ] {
        let report = folder.join(format!("{name}.json"));
        let mut command = Command::new(built::launcher());
        command.arg("--json").arg(&report).arg(folder.join("processes")).arg(name);
        let output = command.env("LD_LIBRARY_PATH", &folder).output().expect("it starts");
        let answers = String::from_utf8_lossy(&output.stdout);
        assert_eq!(answers.trim(), code, "{name}: {}", String::from_utf8_lossy(&output.stderr));
        let text = fs::read_to_string(report).expect("there is a report");
        let report: Value = serde_json::from_str(&text).expect("it is JSON");
        let refused = report["refused"].as_array().expect("it is a list");
        let Some(entry) = refused.first() else {
            assert!(words.is_empty(), "{name} has no entry");
            continue;
        };
        assert!(refused.len() == 1 && !words.is_empty(), "{name}: {text}");
        let sentence = entry["sentence"].as_str().unwrap_or_default();
        assert!(sentence.contains(words), "{name}: {sentence}");
        let places = entry["past"].as_array().map_or(&[][..], Vec::as_slice);
        for (place, mark) in places.iter().zip(marks) {
            let stack = place["stack"].as_array().expect("it has a stack");
            let line = stack.iter().find_map(|frame| frame["line"].as_u64());
            assert!(line.is_some_and(|line| marked(mark).contains(&line)), "{name} {mark}: {text}");
        }
        assert!(places.len() >= marks.len(), "{name}: {sentence}");
    }
}
