//! The report of records that are written here.

use super::*;
use crate::spool::{self, Reason};
use libcuda_sys::CUresult;
use serde_json::{Value, json};

fn reported(write: impl Fn(&Spool)) -> Report {
    let spool = Spool::map(&spool::tests::memory()).expect("the file is a spool");
    spool.note(Event::Loaded, "");
    write(spool);
    Report::new(spool, 0, None)
}

fn broken(group: Group) -> Kind {
    Kind::Broken { rule: 374, function: 0, group, place: 0 }
}

#[test]
fn no_more_than_five_details_are_shown() {
    let line = |count: usize| {
        let report = reported(|spool| {
            (0..count).for_each(|index| spool.note(Event::Unknown, &index.to_string()));
        });
        report.to_string().lines().next().map(str::to_owned).expect("it has a line")
    };
    let begin = "cuda-validate: no call was judged: no call of the driver was seen; unknown functions given to the program";
    assert_eq!(line(5), format!("{begin}: 5 (0, 1, 2, 3, 4)"));
    assert_eq!(line(6), format!("{begin}: 6 (0, 1, 2, 3, 4, ...)"));
}

#[test]
fn a_finding_without_a_record_is_told() {
    let report = reported(|spool| {
        spool.count_judged(1, 0);
        let record = spool.count(broken(Group::Refused), "", 1).expect("it is the first");
        record.answer.store(CUresult::CUDA_ERROR_INVALID_VALUE.0, Relaxed);
    });
    assert_eq!(report.findings(), 1);
    let name = libcuda_sys::functions()[0].symbol().to_str().expect("it is a name");
    let expected = format!(
        "cuda-validate: 1 call judged in 0 processes: 1 broken rule; 1 refused call

Broken rules that the driver also refused:

  {name}: the details were not written: there was no room, or the process ended meanwhile
    rule 374; 1 call, answered CUDA_ERROR_INVALID_VALUE

More about a number: cuda-validate --explain 374
"
    );
    assert_eq!(report.to_string(), expected);
}

#[test]
fn refused_calls_are_in_the_first_line() {
    let line = |kinds: &[(Kind, Option<Reason>)]| {
        let report = reported(|spool| {
            spool.count_judged(1, 0);
            for (kind, reason) in kinds {
                let record = spool.count(*kind, "", 2).expect("it is the first");
                record.reason.store(reason.map_or(0, |reason| reason as u32), Relaxed);
            }
        });
        let line = report.to_string().lines().next().map(str::to_owned).expect("it has a line");
        let line =
            line.split_once(": ").and_then(|(_, line)| line.split_once(": ")).expect("it says");
        (line.1.to_owned(), report.refused_calls())
    };
    let refused = |place| Kind::Refused { function: 0, code: 2, place };
    let none = "none broke a documented precondition";
    let check = |kinds: &[(Kind, Option<Reason>)], words: &str, refused| {
        assert_eq!(line(kinds), (words.to_owned(), refused));
    };
    let (unknown, said) = ((refused(1), None), (refused(2), Some(Reason::Words)));
    check(&[], none, 0);
    check(&[unknown], &format!("{none}; 2 refused calls, without a known reason"), 2);
    check(&[said], &format!("{none}; 2 refused calls"), 2);
    check(
        &[unknown, said],
        &format!("{none}; 4 refused calls, 2 of them without a known reason"),
        4,
    );
    for (group, words) in [
        (Group::Refused, "1 broken rule; 4 refused calls, 2 of them without a known reason"),
        (Group::Unheard, "1 broken rule; 4 refused calls, 2 of them without a known reason"),
        (Group::Taken, "1 broken rule; 2 refused calls, without a known reason"),
        (Group::Enforced, "1 broken rule; 2 refused calls, without a known reason"),
    ] {
        let count = if words.contains('4') { 4 } else { 2 };
        check(&[(broken(group), None), unknown], words, count);
    }
}

#[test]
fn calls_that_did_not_return_are_told_with_the_others() {
    let report = reported(|spool| {
        for (group, times) in [(Group::Open, 2), (Group::Taken, 3)] {
            spool.count(broken(group), "", times);
        }
        spool.count(Kind::Broken { rule: 374, function: 1, group: Group::Open, place: 0 }, "", 1);
    });
    assert_eq!(report.findings(), 2);
    let text = report.to_string();
    assert!(text.contains("rule 374; 3 calls, answered CUDA_SUCCESS; 2 more did not return\n"));
    assert!(text.contains("rule 374; 1 call, answered nothing\n"));
}

#[test]
fn lines_of_python_come_before_functions() {
    let of = |place| Kind::Broken { rule: 374, function: 0, group: Group::Taken, place };
    let lines = [("train.py", 12, "step"), ("a.py", 0, ""), ("", 7, "")];
    let report = reported(|spool| {
        let record = spool.count(of(1), "", 2).expect("it is the first");
        record.program.store(spool.number_of_text(b"/python"), Relaxed);
        for (place, (file, number, function)) in record.lines.iter().zip(lines) {
            place.file.store(spool.number_of_text(file.as_bytes()), Relaxed);
            place.number.store(number, Relaxed);
            place.function.store(spool.number_of_text(function.as_bytes()), Relaxed);
        }
        record.callers[0].offset.store(16, Relaxed);
        spool.count(of(2), "", 1);
        // A call that did not return, in one of these places and in another.
        for place in [2, 3] {
            spool.count(Kind::Broken { rule: 374, function: 0, group: Group::Open, place }, "", 1);
        }
        spool.count_judged(1, 0);
    });
    let text = report.to_string();
    // A function without a name that the innermost line has called is not one that has called the outermost.
    let frames = "/python):\n      train.py:12 in step\n      a.py in ?\n      ?:7 in ?\n\n";
    assert!(text.contains(frames), "{text}");
    assert!(text.contains(": 2 broken rules in 3 places\n") && report.findings() == 3, "{text}");
    assert!(text.contains("1 call, answered CUDA_SUCCESS; 1 more did not return\n"), "{text}");
    let json: Value = serde_json::from_str(&report.json()).expect("it is JSON");
    let expected = json!([
        { "file": "train.py", "line": 12, "function": "step" },
        { "file": "a.py", "line": null, "function": null },
        { "file": null, "line": 7, "function": null },
    ]);
    assert_eq!(json["broken"][1]["python"], expected);
    assert_eq!(json["broken"][0]["python"], json!([]));
}

#[test]
fn what_was_not_seen_is_not_clean() {
    assert!(!reported(|_| ()).is_partial() && Report::default().is_partial());
    use Event::*;
    // A driver that is newer than the documentation alone fails nobody's run.
    let clean = [Judged, Exited, NoDriver, Undocumented, Within, Table, Unknown, Python];
    for event in Event::ALL.iter().filter(|event| **event != Event::Loaded) {
        let report = reported(|spool| spool.note(*event, ""));
        assert_eq!(report.is_partial(), !clean.contains(event), "{event:?}");
    }
    let full = reported(|spool| {
        let all = (1..).take_while(|rule| {
            let kind = Kind::Broken { rule: *rule, function: 0, group: Group::Note, place: 0 };
            spool.count(kind, "", 1);
            spool.lost() == 0
        });
        assert!(all.count() > 1000);
        spool.count_judged(1, 0);
    });
    assert!(full.is_partial() && full.findings() == 0);
    let line = "1 call judged in 0 processes: it is not known whether they broke a rule; \
                not told: findings without room in this report: 1\n";
    assert!(full.to_string().contains(line), "{full}");
}

#[test]
fn what_programs_write_is_only_shown() {
    const TEXT: &str = "a\u{1b}[2J\n  cuFake: none broke a rule\u{9b}\u{202e}";
    let report = reported(|spool| {
        spool.count_judged(1, 0);
        spool.note(Event::Elsewhere, TEXT);
        for kind in [
            broken(Group::Refused),
            Kind::Refused { function: 1, code: 1, place: 1 },
            Kind::Leak { function: 2, kind: 0, place: 1 },
        ] {
            let record = spool.count(kind, "", 1).expect("it is the first");
            record.program.store(spool.number_of_text(TEXT.as_bytes()), Relaxed);
            record.sentence.write(TEXT);
            record.parameter.write(TEXT);
            // Below lines of Python, frames without a name are left out.
            if matches!(kind, Kind::Broken { .. }) {
                record.lines[0].file.store(spool.number_of_text(TEXT.as_bytes()), Relaxed);
                record.lines[0].function.store(spool.number_of_text(TEXT.as_bytes()), Relaxed);
            }
            record.callers[0].file.store(spool.number_of_text(TEXT.as_bytes()), Relaxed);
            record.callers[0].offset.store(16, Relaxed);
        }
    });
    let shown = r"a\u{1b}[2J\n  cuFake: none broke a rule\u{9b}\u{202e}";
    let text = report.to_string();
    assert_eq!(text.matches(shown).count(), 11, "{text}");
    assert!(!text.contains(|char: char| char.is_control() && char != '\n'), "{text}");
    assert!(!text.lines().any(|line| line.starts_with("  cuFake")), "{text}");
    let json: Value = serde_json::from_str(&report.json()).expect("it is JSON");
    assert_eq!(json["broken"][0]["stack"][0]["module"], shown);
    assert_eq!(json["refused"][0]["sentence"], shown);
    assert_eq!(json["events"][1]["details"][0], shown);
}

/// A process that still runs writes while this reads.
#[test]
fn each_finding_is_among_the_calls_that_were_judged() {
    use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
    static ENDS: AtomicBool = AtomicBool::new(false);
    let spool = Spool::map(&spool::tests::memory()).expect("the file is a spool");
    let writer = std::thread::spawn(move || {
        while !ENDS.load(Relaxed) {
            spool.count_judged(1, 0);
            spool.count(broken(Group::Taken), "", 1);
        }
    });
    let reports: Vec<Report> = (0..20).map(|_| Report::new(spool, 0, None)).collect();
    ENDS.store(true, Relaxed);
    writer.join().expect("it does not panic");
    for report in reports {
        let found = report.broken.first().map_or(0, |broken| broken.call.calls);
        assert!(found <= report.judged(), "{found} of {}", report.judged());
    }
}

#[test]
fn calls_without_room_are_refused_calls_too() {
    let report = reported(|spool| {
        (0..5000).for_each(|index| spool.note(Event::Deepbind, &index.to_string()));
        spool.count(broken(Group::Refused), "", 2);
        spool.count(Kind::Refused { function: 0, code: 1, place: 1 }, "", 3);
    });
    assert_eq!(report.refused_calls(), 5);
}
