//! Programs under `cuda-validate`, with their exact output: `transcript.txt` has the commands and what they print.

use crate::built;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::process::Command;

#[test]
fn programs_print_what_the_transcript_has() {
    let folder = built::programs("transcript", "", |_| true);
    // Without optimization rules take more of the program's stack, and the library needs more room.
    let big = ["./linked small", "ulimit -v"];
    compare(&folder, |command| {
        !(built::is_slow() && big.iter().any(|words| command.contains(words)))
    });
}

/// AddressSanitizer ends a program that uses the flag, needs much room, and takes more of the program's stack.
#[test]
fn a_program_under_address_sanitizer_prints_the_same() {
    let flags = "-fsanitize=address -static-libasan -fno-omit-frame-pointer";
    let folder = built::programs("sanitized", flags, |program| program == "linked");
    let leaves_out = ["deepbind", "ulimit -v", "linked small"];
    let others = [
        "./sysv",
        "./loaded",
        "./past",
        "./launches",
        "./parameters",
        "./forks",
        "./deaths",
        "./outside",
    ];
    let takes = |command: &str| {
        let has = |words: &&str| command.contains(words);
        command.contains("./linked ") && !leaves_out.iter().chain(&others).any(has)
    };
    compare(&folder, takes);
}

/// Runs the commands of the transcript that can run with the programs of a folder.
fn compare(folder: &Path, takes: impl Fn(&str) -> bool) {
    let transcript = built::tests().join("transcript.txt");
    let expected = fs::read_to_string(&transcript).expect("it can be read");
    let (mut seen, mut differs, mut count) = (String::new(), Vec::new(), 0);
    for session in sessions(&expected) {
        let command = session.lines().next().and_then(|line| line.strip_prefix("$ "));
        let command = command.expect("a session begins with its command");
        let printed = match takes(command) {
            false => session.to_owned(),
            true => {
                count += 1;
                format!("$ {command}\n{}\n", run(folder, &built::launcher(), command))
            }
        };
        if printed != session {
            differs.push(command);
        }
        write!(seen, "{printed}").expect("it is memory");
    }
    let file = folder.join("transcript.txt");
    fs::write(&file, &seen).expect("it can be written");
    let [old, new] = [transcript, file].map(|path| path.display().to_string());
    assert!(differs.is_empty(), "{differs:#?} print something else: diff {old} {new}");
    assert_eq!(seen, expected);
    assert!(count > 20, "{count} commands ran");
}

#[test]
fn the_pages_show_programs_of_the_tests_and_their_reports() {
    let package = Path::new(env!("CARGO_MANIFEST_DIR"));
    let read = |page: &str| fs::read_to_string(package.join(page)).expect("it can be read");
    let transcript = read("tests/transcript.txt");
    for name in ["README.md", "REFERENCE.md"] {
        let page = read(name);
        let reports: Vec<_> =
            blocks(&page, "text").filter(|block| block.starts_with("$ ")).collect();
        assert!(!reports.is_empty(), "{name} shows no report");
        for report in reports {
            let report: String = report.lines().map(alike).collect();
            assert!(
                transcript.contains(&report),
                "the transcript lacks what {name} shows:\n{report}"
            );
        }
    }
    let page = read("README.md");
    for (language, program) in [("c", "twice.c"), ("python", "reserve.py")] {
        let program = read(&format!("tests/programs/{program}"));
        assert_eq!(blocks(&page, language).collect::<Vec<_>>(), [program]);
    }
}

/// The blocks of a page in a language.
fn blocks<'page>(page: &'page str, language: &str) -> impl Iterator<Item = &'page str> {
    let starts = page.split(&format!("```{language}\n")).skip(1).collect::<Vec<_>>();
    starts.into_iter().filter_map(|block| block.split("```").next())
}

/// The parts of the transcript: each begins with a command, and ends with an empty line.
fn sessions(transcript: &str) -> Vec<&str> {
    let starts = transcript.match_indices("\n$ ").map(|(at, _)| at + 1);
    let starts: Vec<usize> = [0].into_iter().chain(starts).collect();
    let ends = starts[1..].iter().copied().chain([transcript.len()]);
    starts.iter().zip(ends).map(|(start, end)| &transcript[*start..end]).collect()
}

/// Returns the output of a command, and its status. Parts that differ between runs are left out: process and thread
/// numbers, and callers outside of the tests' own sources.
fn run(folder: &Path, launcher: &Path, command: &str) -> String {
    let mut shell = Command::new("sh");
    shell.args(["-c", command]).current_dir(folder).env("LD_LIBRARY_PATH", folder);
    let launchers = launcher.parent().expect("it is in a folder");
    shell.env("PATH", format!("{}:/usr/bin:/bin", launchers.display()));
    let output = shell.output().expect("there is a shell");
    let [mut text, report] =
        [&output.stdout, &output.stderr].map(|text| String::from_utf8_lossy(text).into_owned());
    text += &report.replace(&format!("{}/", folder.display()), "");
    // Such a C library does not tell whether a process has one thread, so the layer takes each parent for one with several.
    // SAFETY: the name is a C string.
    let thread = unsafe { libc::dlsym(libc::RTLD_DEFAULT, c"__libc_single_threaded".as_ptr()) };
    if thread.is_null() && command == "cuda-validate ./linked fork" {
        let note =
            "; not judged in whole: children of forks, in which no rule queries the driver: 1";
        assert!(text.contains(note), "{text}");
        text = text.replace(note, "");
    }
    let mut kept = String::new();
    // The model says where a driver crashes.
    for line in text.lines().filter(|line| !line.starts_with("the model of the CUDA driver: ")) {
        let is_frame = line.starts_with("      ");
        let line = alike(line);
        // Own code: with lines, of a library without symbols, and of Python.
        let is_own = [".c:", ".py:", "libstripped.so+"].iter().any(|part| line.contains(part));
        if !is_frame || (is_own && !line.contains('/')) {
            kept += &line;
        }
    }
    let status = output.status.code().map_or("a signal".to_owned(), |code| code.to_string());
    format!("{kept}= {status}\n")
}

/// A line without the numbers of processes and threads, without addresses, and without folders.
fn alike(line: &str) -> String {
    if let Some(("    first", after)) = line.split_once(" in thread ") {
        let program = after.rsplit(['/', '(']).next().unwrap_or_default();
        let program = if program.starts_with("python") { "python):" } else { program };
        return format!("    first in thread T of process P ({program}\n");
    }
    // The programs are compiled so that their sources have no folder.
    let line = without_number(&line.replace(" at ./", " at "), " thread ", 10, "T");
    let mut line = without_number(&line, " process ", 10, "P");
    if let Some((before, program)) = line.rsplit_once(" process P (") {
        let name = program.rsplit('/').next().unwrap_or_default();
        line = format!("{before} process P ({name}");
    }
    let line = without_number(&line, " 0x", 16, "P");
    match line.rsplit_once(".so+0x") {
        Some((library, _)) => format!("{library}.so+0xP\n"),
        None => line + "\n",
    }
}

/// A line with a word in place of each number to this base that follows these. One with few digits is the same in each run.
fn without_number(line: &str, before: &str, base: u32, word: &str) -> String {
    let digits = if base == 16 { 7 } else { 1 };
    let mut parts = line.split(before);
    let mut kept = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let rest = part.trim_start_matches(|char: char| char.is_digit(base));
        let is_number = part.len() - rest.len() >= digits;
        kept +=
            &if is_number { format!("{before}{word}{rest}") } else { format!("{before}{part}") };
    }
    kept
}
