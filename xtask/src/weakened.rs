//! Tests the checks: each change makes a rule, a row or a reason wrong, one at a time and in a copy, in which the
//! derived files are emitted again.

mod by_hand;

use crate::fidelity::mutations::print_noticed;
use crate::generate::read::{Function, Header, Type};
use crate::ledger::Ledger;
use crate::rules::Rules;
use crate::shell::{self, Result};
use crate::walk::Walks;
use crate::{calls, emit, page};
use std::fs;
use std::path::{Path, PathBuf};

struct Change {
    what: &'static str,
    edits: &'static [Edit],
}

/// A file, a text that occurs in it once, and its replacement. `NEXT` stands for the next number of a rule.
type Edit = (&'static str, &'static str, &'static str);

const POOL: &str = "src/rules/parts/pool.rs";

const CHANGES: &[Change] = &[
    Change {
        what: "a row that claims that a precondition is checked",
        edits: &[(
            "ledger/malloc_async.toml",
            "[cuMemPoolTrimTo]\n",
            "[cuMemPoolTrimTo]\nleft = [{ on = \"minBytesToKeep\", must = \"be a prime number\", class = \"args\", \
             met = \"arguments\" }]\n",
        )],
    },
    Change {
        what: "a rule that no text has",
        edits: &[
            (
                POOL,
                ": &props.reserved => zeros();\n",
                ": &props.reserved => zeros();\n        NEXT: props.usage => at_most(2);\n",
            ),
            ("ledger/rules.toml", "[rules]\n", "[rules]\nCUmemPoolProps = [NEXT]\n"),
        ],
    },
    Change {
        what: "a rule of owned objects that no call needs",
        edits: &[("ledger/multicast.toml", "    { rule = 578 },\n", "")],
    },
    Change {
        what: "another requirement",
        edits: &[(POOL, "props.usage => zero(), since", "props.usage => non_zero(), since")],
    },
    Change {
        what: "another release",
        edits: &[(
            POOL,
            "props.usage => zero(), since 13_010",
            "props.usage => zero(), since 13_020",
        )],
    },
    Change {
        what: "another code",
        edits: &[(
            POOL,
            "if props.location.type_ => is(DEVICE), else NOT_SUPPORTED",
            "if props.location.type_ => is(DEVICE), else INVALID_DEVICE",
        )],
    },
    Change {
        what: "a bound that is one off",
        edits: &[("src/rules/parts/launch.rs", "=> at_most(100)", "=> at_most(101)")],
    },
    Change {
        what: "a function without its safety condition",
        edits: &[(
            "ledger/mem.toml",
            "[cuMemcpy]\nsafety = \"`dst` and `src` must be live memory of `ByteCount` bytes each, at \
             unified addresses. The copy may end after the call has returned; both ends must stay until the copy has \
             ended.\"\n",
            "[cuMemcpy]\n",
        )],
    },
    Change {
        what: "a part that a call does not check",
        edits: &[(
            "src/rules/parts/location.rs",
            "except! { cuMemGetAllocationGranularity.prop.location }\n",
            "except! { cuMemGetAllocationGranularity.prop.location, CUmemPoolProps.location }\n",
        )],
    },
    Change {
        what: "another condition",
        edits: &[(
            POOL,
            "non_null(), if props.handleTypes => has(WIN32)",
            "non_null(), if props.handleTypes => lacks(WIN32)",
        )],
    },
    Change {
        what: "another condition of several lines",
        edits: &[(
            POOL,
            "if props.allocType => is(MANAGED);",
            "if props.allocType => is(MANAGED), if props.usage => is_not_zero();",
        )],
    },
    Change {
        what: "a condition that code decides, in no words",
        edits: &[("src/rules/parts/jit.rs", "where \"another option is CU_JIT_TARGET\", ", "")],
    },
    Change {
        what: "an array in a struct without a mark",
        edits: &[(
            "cuda-sys/build/generate/reference/structs.txt",
            "  attrs [in; numAttrs]: An array of `numAttrs` launch",
            "  attrs: An array of `numAttrs` launch",
        )],
    },
    Change {
        what: "a function that calls another one with rules",
        edits: &[(
            "src/rules/unified.rs",
            "since 13_040, else NOT_SUPPORTED);\n    Ok(())",
            "since 13_040, else NOT_SUPPORTED);\n    super::parts::location::host_node(location)",
        )],
    },
    Change {
        what: "a place that no call reaches",
        edits: &[(
            "src/rules/parts/location.rs",
            "on! { CUmemAccessDesc }\n",
            "on! { CUmemAccessDesc.place }\n",
        )],
    },
    Change {
        what: "an enumerator of a later release",
        edits: &[(
            "src/rules/malloc_async.rs",
            "174: attr => enumerator()",
            "174: attr => one_of(ATTRIBUTES)",
        )],
    },
    Change {
        what: "a message with a value that another rule refuses",
        edits: &[(POOL, "one_of(&[DEVICE, NUMA])", "one_of(&[DEVICE, NUMA, NUMA_CURRENT])")],
    },
    Change {
        what: "a message with a value that the release lacks",
        edits: &[(
            "src/rules/malloc_async.rs",
            "182: location.type_ => one_of_release(",
            "182: location.type_ => one_of(",
        )],
    },
];

/// Fails if a change of the rules passes.
pub fn check(root: &Path) -> Result<()> {
    let mut header = emit::newest(root)?;
    let copy = copied(root)?;
    page::check(&copy, &header).map_err(|error| format!("unchanged: {error}"))?;
    let next = Rules::read(root, &header)?.lines().keys().max().copied().unwrap_or_default() + 1;
    all_noticed(&copy, CHANGES, next, || Ok(noticed(&copy, &header).err()))?;
    new_function(&copy, &mut header)
}

/// Fails if a function that is new in a header is not checked for the rules of its parameters' types.
fn new_function(copy: &Path, header: &mut Header) -> Result<()> {
    let pointer =
        |to: &str| Type::Pointer { constant: true, to: Box::new(Type::Name(to.to_owned())) };
    let parameters = [
        ("location", pointer("CUmemLocation")),
        ("poolProps", pointer("CUmemPoolProps")),
        ("desc", pointer("CUmemAccessDesc")),
        ("count", Type::Name("usize".to_owned())),
    ];
    header.functions.push(Function {
        name: "cuNew".to_owned(),
        parameters: parameters.map(|(name, ty)| (name.to_owned(), ty)).into(),
        deprecated: false,
        aliases: Vec::new(),
        since: None,
        older: None,
        group: Some("CUDA_VA".to_owned()),
        codes: Vec::new(),
    });
    for (file, text) in [
        (
            "cuda-sys/build/generate/reference/va.txt",
            "\ncuNew: New.\n  location [in]: A.\n  poolProps [in]: B.\n  desc [in; count]: C.\n  count: D.\n",
        ),
        ("ledger/va.toml", "\n[cuNew]\nsafe = \"it is a test\"\n"),
    ] {
        let path = copy.join(file);
        shell::write(&path, &(shell::read(&path)? + text))?;
    }
    let (ledger, rules) = (Ledger::read(copy)?, Rules::read(copy, header)?);
    let walks = Walks::new(header, &ledger, &rules)?;
    let mut paths: Vec<String> =
        walks.enforced("cuNew").iter().map(|rule| rule.path.clone()).collect();
    paths.dedup();
    let expected = [
        "location.type",
        "location.id",
        "poolProps.win32SecurityAttributes",
        "desc[i].location.id",
    ];
    match expected.iter().find(|path| !paths.iter().any(|known| known == *path)) {
        Some(path) => Err(format!("a new function is not checked for {path}, only for {paths:?}")),
        None => Ok(()),
    }
}

fn noticed(copy: &Path, header: &Header) -> Result<()> {
    let rules = Rules::read(copy, header)?;
    let ledger = Ledger::read(copy)?.with_rules(&rules)?.with_places(&rules, header)?;
    let walks = Walks::new(header, &ledger, &rules)?;
    let walkers = emit::walkers(copy, &walks)?;
    for (path, text) in calls::files(copy, &ledger, &walks, header)?.into_iter().chain(walkers) {
        shell::write(&path, &text)?;
    }
    page::check(copy, header)
}

/// Fails if a change of macros, constants, unsafe functions or emitted calls passes.
pub fn by_hand(root: &Path) -> Result<()> {
    let copy = copied(root)?;
    let raw = "-p libcuda-sys --features names,per-thread-default-stream";
    // Most changes are noticed by the first.
    let raw = (by_hand::RAW, raw, &["--test declarations", "--tests"][..]);
    let checked = (by_hand::CHECKED, "-p cuda-checked", &["--test rules", "--test owned"][..]);
    let emitted = (by_hand::EMITTED, "-p cuda-checked", &["--test properties"][..]);
    for (changes, package, tests) in [raw, checked, emitted] {
        let cargo = |args: &str| {
            let mut cargo = shell::cargo(&copy, &format!("{args} {package}"));
            // Each change is compiled on top of the last one.
            cargo.env("CARGO_INCREMENTAL", "1");
            shell::quiet(cargo.env("CARGO_PROFILE_DEV_DEBUG", "0"))
        };
        let test = || tests.iter().try_for_each(|tests| cargo(&format!("test {tests}")));
        test().map_err(|error| format!("unchanged: {error}"))?;
        all_noticed(&copy, changes, 0, || {
            // A change that does not compile says nothing about the tests.
            cargo("build")?;
            Ok(test().err())
        })?;
    }
    Ok(())
}

/// Applies one change after the other. Fails if `report` returns no error for one.
fn all_noticed(
    copy: &Path,
    changes: &[Change],
    next: u32,
    report: impl Fn() -> Result<Option<String>>,
) -> Result<()> {
    let mut unnoticed = Vec::new();
    for change in changes {
        let before = change.apply(copy, next)?;
        match report().map_err(|error| format!("{}: {error}", change.what))? {
            Some(message) => print_noticed(change.what, &message),
            None => unnoticed.push(change.what),
        }
        // A file may be edited twice.
        for (path, text) in before.into_iter().rev() {
            shell::write(&path, &text)?;
        }
    }
    if unnoticed.is_empty() { Ok(()) } else { Err(format!("not noticed: {unnoticed:?}")) }
}

/// Returns the copy in which changes are applied.
fn copied(root: &Path) -> Result<PathBuf> {
    let copy = root.join("target/weakened");
    shell::make_dir(&copy)?;
    copy_tree(root, &copy)?;
    Ok(copy)
}

impl Change {
    /// Applies the edits, and returns the original files.
    fn apply(&self, copy: &Path, next: u32) -> Result<Vec<(PathBuf, String)>> {
        let mut before = Vec::new();
        for (file, from, to) in self.edits {
            let path = copy.join(file);
            let text = shell::read(&path)?;
            match text.matches(from).count() {
                1 => {}
                count => {
                    return Err(format!("{}: occurs {count} times in {file}: {from:?}", self.what));
                }
            }
            shell::write(&path, &text.replace(from, &to.replace("NEXT", &next.to_string())))?;
            before.push((path, text));
        }
        Ok(before)
    }
}

/// The files from which the tests are built.
pub fn copy_tree(from: &Path, to: &Path) -> Result<()> {
    for entry in shell::entries(from)? {
        let name = entry.file_name().unwrap_or_default().to_owned();
        if name == "target" || name.to_string_lossy().starts_with('.') {
            continue;
        }
        let to = to.join(&name);
        if entry.is_dir() {
            // Removes the files of an earlier run.
            let _ = fs::remove_dir_all(&to);
            shell::make_dir(&to)?;
            copy_tree(&entry, &to)?;
        } else {
            fs::copy(&entry, &to).map_err(|error| format!("{}: {error}", to.display()))?;
        }
    }
    Ok(())
}
