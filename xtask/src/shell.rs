//! Runs other programs, accesses files, and reports both to the user.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::env;
use std::ffi::OsStr;
use std::fmt::Display;
use std::fs;
use std::io::{ErrorKind, Write};
use std::path::{Component, Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::Mutex;
use std::thread;
use std::time::Instant;

/// The message is printed unchanged.
pub type Result<T> = std::result::Result<T, String>;

/// Returns the repository's root, as Cargo says when it starts this program. In a copied build folder the program itself is
/// a copy, so the folder that it was compiled in says nothing.
pub fn root() -> Result<PathBuf> {
    let package = env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from);
    let mut above = package.as_deref().into_iter().flat_map(Path::ancestors);
    let root = above.find(|folder| folder.join("xtask/front").is_dir());
    root.map(Path::to_owned).ok_or_else(|| "run this program as `cargo xtask`".to_owned())
}

pub fn command<S: AsRef<OsStr>>(program: &str, args: impl IntoIterator<Item = S>) -> Command {
    let mut command = Command::new(program);
    command.args(args);
    command
}

/// Returns the Cargo that runs this program, in the repository's root. Programs are looked for in its `target/debug`.
pub fn cargo(root: &Path, args: &str) -> Command {
    let cargo = env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    let mut command = command(&cargo, args.split_whitespace());
    command.current_dir(root).env_remove("CARGO_TARGET_DIR").env_remove("CARGO_BUILD_TARGET");
    command
}

/// Returns the path of a program, if it is installed. The error names the package.
pub fn tool(name: &str, package: &str) -> Result<PathBuf> {
    let folders = env::var_os("PATH").unwrap_or_default();
    let found =
        env::split_paths(&folders).map(|folder| folder.join(name)).find(|path| path.is_file());
    found.ok_or_else(|| format!("{name} was not found: install it (Debian's package {package})"))
}

/// Lets rustup install the standard library for these targets.
pub fn rust_targets(root: &Path, targets: &[&str]) -> Result<()> {
    let mut rustup = command("rustup", ["target", "add"]);
    quiet(rustup.args(targets).current_dir(root))
}

/// Returns the host triple of a compiler, from `rustc -vV`.
pub fn host(rustc: &mut Command) -> Result<String> {
    let version = output(rustc)?;
    let host = version.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_owned).ok_or_else(|| format!("{rustc:?} names no host:\n{version}"))
}

/// Returns the host triple of the compiler that Cargo uses.
pub fn own_host() -> Result<String> {
    host(&mut command("rustc", ["-vV"]))
}

/// Runs a program, and shows its output only if it fails.
pub fn quiet(command: &mut Command) -> Result<()> {
    output(command).map(|_| ())
}

/// Runs a program and returns its standard output, if it succeeds.
pub fn output(command: &mut Command) -> Result<String> {
    let output = run(command)?;
    printed(command, &output)
}

/// Runs a program and returns its messages, if it succeeds.
pub fn stderr(command: &mut Command) -> Result<String> {
    let output = run(command)?;
    printed(command, &output)?;
    Ok(String::from_utf8_lossy(&output.stderr).into_owned())
}

fn printed(command: &Command, output: &Output) -> Result<String> {
    let [stdout, stderr] =
        [&output.stdout, &output.stderr].map(|text| String::from_utf8_lossy(text));
    let failure = || format!("{command:?}: {}\n{stdout}{stderr}", output.status);
    ensure(output.status.success(), failure).map(|()| stdout.to_string())
}

/// Runs a program with a text as its input, and returns its output.
pub fn filter(command: &mut Command, text: &str) -> Result<String> {
    let run = |command: &mut Command| {
        let started = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = started.spawn()?;
        child.stdin.take().ok_or(ErrorKind::BrokenPipe)?.write_all(text.as_bytes())?;
        child.wait_with_output()
    };
    let output = run(command).map_err(|error| format!("{command:?}: {error}"))?;
    printed(command, &output)
}

/// Returns the output of a program that must fail.
pub fn fails(command: &mut Command) -> Result<String> {
    let output = run(command)?;
    ensure(!output.status.success(), || format!("{command:?} succeeded, and was to fail"))?;
    Ok(String::from_utf8_lossy(&output.stderr).into_owned())
}

/// Runs a program and returns its output, however it ends.
pub fn run(command: &mut Command) -> Result<Output> {
    command.output().map_err(|error| {
        format!("{} could not be started: {error}", command.get_program().to_string_lossy())
    })
}

/// Fails with this message unless the condition holds.
pub fn ensure(holds: bool, message: impl FnOnce() -> String) -> Result<()> {
    if holds { Ok(()) } else { Err(message()) }
}

/// Fails with these messages, if there are any.
pub fn no_errors(messages: impl IntoIterator<Item = String>) -> Result<()> {
    let messages: Vec<String> = messages.into_iter().collect();
    ensure(messages.is_empty(), || messages.join("\n"))
}

/// Fails with the errors of both.
pub fn both(first: Result<()>, second: Result<()>) -> Result<()> {
    all([first, second]).map(drop)
}

/// Returns all the results, or all the errors.
pub fn all<T>(results: impl IntoIterator<Item = Result<T>>) -> Result<Vec<T>> {
    let mut wrong = Vec::new();
    let results = results.into_iter().filter_map(|result| result.map_err(|e| wrong.push(e)).ok());
    let results = results.collect();
    no_errors(wrong)?;
    Ok(results)
}

/// Puts a path before the error on it.
pub fn at<E: Display>(path: &Path) -> impl Fn(E) -> String {
    move |error| format!("{}: {error}", path.display())
}

/// Does something slow, and prints its name before.
pub fn step<T>(name: &str, work: impl FnOnce() -> Result<T>) -> Result<T> {
    print!("{name} ... ");
    // The user should see the reason for waiting.
    let _ = std::io::stdout().flush();
    let start = Instant::now();
    let result = work();
    let end = if result.is_ok() { "" } else { "FAILED " };
    println!("{end}{:.1} s", start.elapsed().as_secs_f64());
    result
}

/// Returns the processor seconds of this program, and of the programs that it started and that have ended, where Linux counts
/// them.
pub fn processor_seconds() -> f64 {
    // The name, in parentheses, may hold blanks. Four fields, from the 12th after it, are in hundredths of a second.
    let stat = fs::read_to_string("/proc/self/stat").unwrap_or_default();
    let fields = stat.rsplit_once(") ").map_or("", |(_, fields)| fields).split(' ');
    let ticks: u64 = fields.skip(11).take(4).filter_map(|field| field.parse::<u64>().ok()).sum();
    ticks as f64 / 100.0
}

/// Does the same to every item, on as many threads as there are cores. The results are in the items' order.
pub fn parallel<T: Sync, R: Send>(items: &[T], work: impl Fn(&T) -> R + Sync) -> Vec<R> {
    let (left, done) = (Mutex::new(items.iter().enumerate()), Mutex::new(BTreeMap::new()));
    let next = || left.lock().expect("no worker panics").next();
    let worker = || {
        while let Some((index, item)) = next() {
            let result = work(item);
            done.lock().expect("no worker panics").insert(index, result);
        }
    };
    let cores = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| (0..cores).for_each(|_| _ = scope.spawn(worker)));
    done.into_inner().expect("no worker panics").into_values().collect()
}

pub fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).map_err(at(path))
}

/// Writes a file, and creates its folder if necessary.
pub fn write(path: &Path, text: &str) -> Result<()> {
    make_dir(path.parent().unwrap_or(path))?;
    fs::write(path, text).map_err(at(path))
}

/// Copies a file, and creates the folder of the copy if necessary.
pub fn copy(from: &Path, to: &Path) -> Result<()> {
    make_dir(to.parent().unwrap_or(to))?;
    let failed = |error| format!("{} to {}: {error}", from.display(), to.display());
    fs::copy(from, to).map(drop).map_err(failed)
}

pub fn make_dir(path: &Path) -> Result<()> {
    fs::create_dir_all(path).map_err(at(path))
}

/// Removes a folder, if it exists.
pub fn remove_dir(path: &Path) -> Result<()> {
    removed(path, fs::remove_dir_all(path))
}

/// Removes a file, if it exists.
pub fn remove_file(path: &Path) -> Result<()> {
    removed(path, fs::remove_file(path))
}

fn removed(path: &Path, result: std::io::Result<()>) -> Result<()> {
    match result {
        Err(error) if error.kind() != ErrorKind::NotFound => Err(at(path)(error)),
        _ => Ok(()),
    }
}

/// Returns the entries of a folder, in the order of their names.
pub fn entries(path: &Path) -> Result<Vec<PathBuf>> {
    let entries = fs::read_dir(path).map_err(at(path))?.map(|entry| Ok(entry?.path()));
    let mut entries = entries.collect::<std::io::Result<Vec<_>>>().map_err(at(path))?;
    entries.sort();
    Ok(entries)
}

/// Returns the entries of a folder of the project, without those that builds and tools leave.
fn own_entries(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut entries = entries(folder)?;
    entries.retain(|path| !path.ends_with("target") && !name(path).starts_with('.'));
    Ok(entries)
}

/// Returns the last part of a path.
pub fn name(path: &Path) -> Cow<'_, str> {
    path.file_name().unwrap_or_default().to_string_lossy()
}

/// Returns a path without `..`.
pub fn without_parents(path: &Path) -> PathBuf {
    path.components().fold(PathBuf::new(), |mut whole, part| {
        match part {
            Component::ParentDir => _ = whole.pop(),
            part => whole.push(part),
        }
        whole
    })
}

/// Returns the files with this extension in a folder and in those that it holds.
pub fn files(folder: &Path, extension: &str) -> Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for path in own_entries(folder)? {
        if path.is_dir() {
            files.extend(self::files(&path, extension)?);
        } else if path.extension().is_some_and(|own| own == extension) {
            files.push(path);
        }
    }
    Ok(files)
}

/// Fails if a text lacks one of these parts.
pub fn expect(text: &str, parts: &[&str]) -> Result<()> {
    let missing = parts.iter().find(|part| !text.contains(**part));
    missing.map_or(Ok(()), |part| Err(format!("this text must have {part:?}:\n{text}")))
}
