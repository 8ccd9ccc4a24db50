//! The report of records that are written here.

use super::*;
use crate::spool;

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
    let begin = "cuda-validate: no call was judged; unknown functions given to the program";
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

The driver refused it too: this is why.

  {name}: the details were not written: there was no room, or the process ended meanwhile
    rule 374; 1 call, answered CUDA_ERROR_INVALID_VALUE
"
    );
    assert_eq!(report.to_string(), expected);
}

#[test]
fn refused_calls_are_in_the_first_line() {
    let line = |kinds: &[(Kind, Reason)]| {
        let report = reported(|spool| {
            spool.count_judged(1, 0);
            for (kind, reason) in kinds {
                let record = spool.count(*kind, "", 2).expect("it is the first");
                record.reason.store(*reason as u32, Relaxed);
            }
        });
        let line = report.to_string().lines().next().map(str::to_owned).expect("it has a line");
        let line =
            line.split_once(": ").and_then(|(_, line)| line.split_once(": ")).expect("it says");
        (line.1.to_owned(), report.refused())
    };
    let refused = |place| Kind::Refused { function: 0, code: 2, place };
    let none = "none broke a documented precondition";
    let of = |kinds: &[(Kind, Reason)], words: &str, counts| {
        assert_eq!(line(kinds), (words.to_owned(), counts));
    };
    let (unknown, said) = ((refused(1), Reason::None), (refused(2), Reason::Words));
    of(&[], none, [0, 0]);
    of(&[unknown], &format!("{none}; 2 refused calls, without a known reason"), [2, 2]);
    of(&[said], &format!("{none}; 2 refused calls"), [2, 2]);
    of(
        &[unknown, said],
        &format!("{none}; 4 refused calls, 2 of them without a known reason"),
        [4, 4],
    );
    for (group, words) in [
        (Group::Refused, "1 broken rule; 4 refused calls, 2 of them without a known reason"),
        (Group::Unheard, "1 broken rule; 4 refused calls, 2 of them without a known reason"),
        (Group::Taken, "1 broken rule; 2 refused calls, without a known reason"),
        (Group::Enforced, "1 broken rule; 2 refused calls, without a known reason"),
    ] {
        let count = if words.contains('4') { 4 } else { 2 };
        of(&[(broken(group), Reason::None), unknown], words, [count, 2]);
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
        record.program.store(spool.number(b"/python"), Relaxed);
        for (place, (file, number, function)) in record.lines.iter().zip(lines) {
            place.file.store(spool.number(file.as_bytes()), Relaxed);
            place.number.store(number, Relaxed);
            place.function.store(spool.number(function.as_bytes()), Relaxed);
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
    let clean = [Judged, Undocumented, Within, Table, Unknown, Python];
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

// Functions of one byte each, of which the first says that it has none.
std::arch::global_asm!(
    ".pushsection .text; .globl cuda_validate_none, cuda_validate_one; .type cuda_validate_none, %function
    .type cuda_validate_one, %function; .balign 16; cuda_validate_none: .byte 0; .size cuda_validate_none, 0
    cuda_validate_one: .byte 0; .size cuda_validate_one, 1; .byte 0; .balign 16; .popsection"
);

unsafe extern "C" {
    static cuda_validate_one: u8;
}

#[test]
fn a_symbol_is_found_by_its_size() {
    use object::{Object as _, ObjectSegment as _, ObjectSymbol as _};
    // The linker keeps it if it is used.
    std::hint::black_box(&raw const cuda_validate_one);
    let file = std::env::current_exe().expect("it has a file");
    let bytes = std::fs::read(&file).expect("it can be read");
    let object = object::File::parse(&*bytes).expect("it is ELF");
    let address = object.symbol_by_name("cuda_validate_one").expect("it is there").address();
    let segments = object.segments();
    let offset = segments
        .filter(|segment| segment.address() <= address)
        .map(|segment| segment.file_range().0 + (address - segment.address()));
    let offset = offset.last().expect("a segment has it");
    let file = File::read(file.to_str().expect("a path"));
    let at = |offset| file.place(offset).expect("it is mapped");
    assert_eq!(at(offset), (address, Some("cuda_validate_one")));
    assert_eq!([at(offset - 1).1, at(offset + 1).1], [None, None]);
    for segment in object.segments() {
        let (start, size) = segment.file_range();
        assert_eq!(at(start + size - 1).0, segment.address() + size - 1);
    }
}

#[test]
fn the_place_of_an_earlier_call_is_the_line_of_the_program_and_of_its_caller() {
    let frame = |function: &str, file: &str, line: u64| {
        let line = Some(line).filter(|line| *line > 0);
        json!({ "module": "prog", "address": "0x8", "function": function, "file": file, "line": line })
    };
    let bindings = [
        frame("libcuda_sys::load::call1", "load.rs", 536),
        frame("<cuda_checked::owned::Stream as core::ops::drop::Drop>::drop", "stream.rs", 9),
        frame("core::ptr::drop_in_place<Stream>", "/rustc/0/library/core/src/ptr/mod.rs", 805),
    ];
    let own = [frame("app::close", "app.rs", 12), frame("app::main", "main.rs", 40)];
    let started =
        [frame("std::rt::lang_start", "/rustc/0/library/std/src/rt.rs", 1), frame("main", "", 0)];
    let rust = [&bindings[..], &own, &started].concat();
    let at = |python: &[Value], stack: &[Value]| at(&json!({ "python": python, "stack": stack }));
    assert_eq!(at(&[], &rust), " at app.rs:12, called at main.rs:40");
    assert_eq!(at(&[], &rust[4..]), " at main.rs:40");
    assert_eq!(at(&[], &bindings), " at load.rs:536");
    let namespaces = [frame("core::close()", "core.cpp", 7), frame("std::run()", "run.cpp", 8)];
    assert_eq!(at(&[], &namespaces), " at core.cpp:7, called at run.cpp:8");
    // A recursion is not its own caller, and a function without a line is none.
    let twice = [frame("walk", "a.c", 1), frame("walk", "a.c", 2), frame("libfoo", "", 0)];
    assert_eq!(at(&[], &twice), " at a.c:1");
    let python = [frame("step", "package.py", 3), frame("<module>", "train.py", 5)];
    assert_eq!(at(&python, &own), " at package.py:3, called at train.py:5");
    assert_eq!(at(&[], &started[1..]), " in prog+0x8");
    assert_eq!(at(&[], &[]), "");

    let shown = |stack: &[Value]| {
        let entry = json!({ "function": "f", "calls": 1, "stack": stack });
        struct Shown(Value);
        impl fmt::Display for Shown {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                print(&self.0, f)
            }
        }
        let text = Shown(entry).to_string();
        text.lines()
            .filter_map(|line| Some(line.strip_prefix("      ")?.to_owned()))
            .collect::<Vec<_>>()
    };
    let below = [frame("main", "", 0), frame("__libc_start_main", "", 0)];
    let all = [&bindings[..], &own, &below].concat();
    assert_eq!(
        shown(&all),
        ["app::close at app.rs:12", "app::main at main.rs:40", "main in prog+0x8"]
    );
    assert_eq!(shown(&bindings).len(), 3);
}

#[test]
fn paths_are_relative() {
    let folder = std::env::current_dir().expect("there is one");
    assert_eq!(short(&format!("{}/src/main.rs", folder.display())), "src/main.rs");
    assert_eq!(short("./loaded.c"), "loaded.c");
    assert_eq!(short("/usr/lib/libx.so"), "/usr/lib/libx.so");
    let of_crate = "/home/me/.cargo/registry/src/index-0123456789abcdef/cudarc-0.19.10/src/lib.rs";
    assert_eq!(short(of_crate), "cudarc-0.19.10/src/lib.rs");
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
            Kind::Leak { function: 2, of: 0, place: 1 },
        ] {
            let record = spool.count(kind, "", 1).expect("it is the first");
            record.program.store(spool.number(TEXT.as_bytes()), Relaxed);
            record.sentence.write(TEXT);
            record.parameter.write(TEXT);
            // Below lines of Python, frames without a name are left out.
            if matches!(kind, Kind::Broken { .. }) {
                record.lines[0].file.store(spool.number(TEXT.as_bytes()), Relaxed);
                record.lines[0].function.store(spool.number(TEXT.as_bytes()), Relaxed);
            }
            record.callers[0].file.store(spool.number(TEXT.as_bytes()), Relaxed);
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

#[test]
fn places_follow_their_sentence() {
    for (before, of) in [
        ("stream 0x8 was destroyed by cuStreamDestroy", "destroyed"),
        ("no context is current, whose context was last changed by cuCtxSetCurrent", "changed"),
        (" and was forked", "forked"),
        ("earlier work has failed: cuMemsetD8", "cuMemsetD8"),
        ("one of these: number 3, kernel a with grid 1x1x1 in stream 0x8", "number 3"),
        ("; number 2, kernel a::b with grid 1x1x1 in stream 0x8", "number 2"),
        ("failed: the wait of --sync-from after number 13, a graph that is gone", "number 13"),
    ] {
        assert_eq!(what(before), of, "{before}");
    }
    let place = |file: &str| {
        let stack = [json!({ "module": "prog", "function": "f", "file": file, "line": 1 })];
        json!({ "what": "made", "python": [], "stack": stack })
    };
    let (nowhere, places) = (json!({}), [place("a.c"), place("a.c")]);
    let sentence = "it was made at a.c:1 in thread 5, and freed at a.c:1; so it is";
    assert_eq!(unplaced(sentence, &places), "it was made in thread 5, and freed; so it is");
    assert_eq!(unplaced("it was made, and freed", &[nowhere]), "it was made, and freed");
}

fn frame_of(function: &str, component: Component) -> Frame {
    Frame { json: json!({ "module": "prog", "address": "0x8", "function": function }), component }
}

#[test]
fn the_runtime_has_the_frame_that_the_program_called() {
    let named = |stack: &[(&str, Component)]| {
        let stack = stack.iter().map(|(function, of)| frame_of(function, *of)).collect();
        let shown = shown(stack);
        let names = shown.iter().map(|frame| frame["function"].as_str().expect("it has one"));
        names.map(str::to_owned).collect::<Vec<_>>()
    };
    let inside = ("libcudart_static_0a1b", Component::Runtime);
    let stack = [
        inside,
        inside,
        ("cudaMalloc", Component::Runtime),
        ("fill", Component::Other),
        inside,
        ("cudaLaunchHostFunc", Component::Runtime),
        ("main", Component::Other),
        ("", Component::System),
        ("__libc_start_main", Component::System),
        ("_start", Component::System),
    ];
    assert_eq!(named(&stack), ["cudaMalloc", "fill", "cudaLaunchHostFunc", "main"]);
    // A function that the runtime has for the end of the process is within its others.
    let stack = [
        inside,
        ("__cudaUnregisterFatBinary", Component::Runtime),
        inside,
        ("exit", Component::System),
    ];
    assert_eq!(named(&stack), ["__cudaUnregisterFatBinary"]);
    assert_eq!(named(&[inside, ("", Component::System)]), ["libcudart_static_0a1b"]);
}

#[test]
fn a_frame_belongs_to_its_file_and_function() {
    let file = |path: &str, has_runtime, is_stripped| File {
        path: path.to_owned(),
        has_runtime,
        is_stripped,
        entry: 0x1000,
        ..File::read("/nothing")
    };
    let program = file("/home/me/vectorAdd", true, false);
    let own = file("/home/me/own", false, false);
    let stripped = file("/home/me/stripped", false, true);
    let shared = file("/usr/lib/libcudart.so.13.0.96", false, true);
    let wheel = file("/lib/libcudart-d0da41ae.so.11.0", false, true);
    let libc = file("/usr/lib/libc.so.6", false, true);
    for (file, function, address, of) in [
        (&program, "libcudart_static_0a1b", 0, Component::Runtime),
        (&program, "cudaMalloc", 0, Component::Runtime),
        (&program, "__cudaUnregisterFatBinary", 0, Component::Runtime),
        (&program, "cudaMalloc<float>(float**)", 0, Component::Other),
        (&program, "_Z9cudaCheckv", 0, Component::Other),
        (&program, "cudarc", 0, Component::Other),
        (&program, "", 0, Component::Other),
        (&program, "_start", 0, Component::System),
        // A program without the runtime may have such a name.
        (&own, "cudaCheck", 0, Component::Other),
        (&own, "exit", 0, Component::System),
        (&stripped, "", 0, Component::Stripped),
        (&stripped, "exported", 0, Component::Other),
        (&stripped, "", 0x1021, Component::System),
        (&shared, "", 0, Component::Runtime),
        (&shared, "cudaMalloc", 0, Component::Runtime),
        (&wheel, "", 0, Component::Runtime),
        (&libc, "", 0, Component::System),
        (&libc, "qsort", 0, Component::Other),
    ] {
        assert_eq!(file.component(function, address), of, "{} {function} {address:#x}", file.path);
    }
}

#[test]
fn only_the_runtimes_own_refusals_are_handled() {
    use CUresult as C;
    let is = |function, code, of| is_handled(function, code, Some(&frame_of("", of)));
    for (function, code) in [
        ("cuLibraryUnload", C::CUDA_ERROR_DEINITIALIZED),
        ("cuDevicePrimaryCtxRelease_v2", C::CUDA_ERROR_DEINITIALIZED),
        ("cuCtxGetDevice_v2", C::CUDA_ERROR_INVALID_CONTEXT),
    ] {
        assert!(is(function, code, Component::Runtime), "{function}");
        assert!(
            !is(function, code, Component::Other) && !is_handled(function, code, None),
            "{function}"
        );
        assert!(!is(function, C::CUDA_ERROR_INVALID_VALUE, Component::Runtime), "{function}");
        // The caller is not known: only what follows the driver's shutdown is not the program's fault.
        let is_late = code == C::CUDA_ERROR_DEINITIALIZED;
        assert_eq!(is(function, code, Component::Stripped), is_late, "{function}");
    }
    assert!(!is("cuMemFree_v2", C::CUDA_ERROR_DEINITIALIZED, Component::Runtime));
    assert!(!is("cuMemFree_v2", C::CUDA_ERROR_DEINITIALIZED, Component::Stripped));
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
        let found = report.broken.first().map_or(0, |broken| broken["calls"].as_u64().unwrap_or(0));
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
    assert_eq!(report.refused(), [5, 3]);
}

#[test]
fn names_of_other_languages_are_as_in_their_source() {
    for (symbol, shown) in [
        ("_ZN4deep5sleepILi3EEEvPKc", "void deep::sleep<3>(char const*)"),
        ("_ZN4core3fmt9Formatter3pad17h0123456789abcdefE", "core::fmt::Formatter::pad"),
        ("_RNvCs1234_7mycrate3foo", "mycrate::foo"),
        ("cuMemAlloc_v2", "cuMemAlloc_v2"),
        ("_Z", "_Z"),
    ] {
        let symbols = vec![(0x1010, 8, symbol)];
        let segments = vec![(0, 0x100, 0x1000)];
        let file = File { symbols, segments, ..File::read("/no such file") };
        let stack =
            frames(Some("program".into()), 0x12, &mut Files::from([("program".into(), file)]));
        assert_eq!(stack[0].function(), shown);
    }
}

#[test]
fn names_are_bounded() {
    // Each of these types stands for two of the one before.
    let mut bomb = "_Z1fSt4pairIiiE".to_owned();
    let digits = "0123456789ABCDEFGHIJ";
    for of in digits.chars() {
        bomb += &format!("S_IS{of}_S{of}_E");
    }
    let shown = demangled(&bomb);
    assert!(shown.starts_with("f(std::pair<int, int>, std::pair<"), "{}", &shown[..99]);
    assert!(shown.ends_with("...") && shown.len() <= LONGEST + 3, "{}", shown.len());
    assert_eq!(demangled(&"é".repeat(LONGEST)).len(), LONGEST);
}
