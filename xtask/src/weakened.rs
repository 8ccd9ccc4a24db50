//! Whether the checks would notice: a rule, a row or a reason made false on purpose, one at a time and in a copy, where
//! what follows from it is emitted again.

use crate::generate::read::Header;
use crate::ledger::Ledger;
use crate::rules::Rules;
use crate::shell::{self, Result};
use crate::{calls, emit, page};
use std::fs;
use std::path::Path;

struct Change {
    what: &'static str,
    file: &'static str,
    /// Occurs once in the file. `#` stands for a rule's number.
    from: &'static str,
    to: &'static str,
}

const CHANGES: &[Change] = &[
    Change {
        what: "a row that says that a precondition is checked",
        file: "ledger/malloc_async.toml",
        from: "[cuMemPoolTrimTo]\n",
        to: "[cuMemPoolTrimTo]\nleft = [{ on = \"minBytesToKeep\", must = \"be a prime number\", class = \"args\", \
             at = \"13969\", met = \"arguments\" }]\n",
    },
    Change {
        what: "a rule that no test has seen",
        file: "src/rules/parts/pool.rs",
        from: ": &props.reserved => zeros();\n",
        to: ": &props.reserved => zeros();\n        NEXT: props.usage => at_most(2);\n",
    },
    Change {
        what: "another release",
        file: "src/rules/parts/pool.rs",
        from: ": props.usage => zero(), since 13_010,",
        to: ": props.usage => zero(), since 13_020,",
    },
    Change {
        what: "another code",
        file: "src/rules/parts/pool.rs",
        from: "CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED is not zero\"), else NOT_SUPPORTED;",
        to: "CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED is not zero\"), else INVALID_DEVICE;",
    },
    Change {
        what: "a bound that is one off",
        file: "src/rules/parts/launch.rs",
        from: "=> at_most(100)",
        to: "=> at_most(101)",
    },
    Change {
        what: "a rule without its number",
        file: "src/rules/initialize.rs",
        from: "#: Flags => zero();",
        to: "0: Flags => zero();",
    },
    Change {
        what: "a function without its safety condition",
        file: "ledger/mem.toml",
        from: "SAFETY cuMemcpy\n",
        to: "\n",
    },
    Change {
        what: "a part that a call does not look at",
        file: "src/rules/malloc_async.rs",
        from: "    pool_props(poolProps).at(\"poolProps\")\n",
        to: "    let _ = (poolProps, pool_props);\n    Ok(())\n",
    },
];

/// Fails where a change passes.
pub fn check(root: &Path) -> Result<()> {
    let header = emit::newest(root)?;
    let copy = root.join("target/weakened");
    copy_tree(root, &copy)?;
    page::check(&copy, &header).map_err(|error| format!("unchanged: {error}"))?;
    let mut unnoticed = Vec::new();
    for change in CHANGES {
        let path = copy.join(change.file);
        let text = shell::read(&path)?;
        let changed = change.apply(&text)?;
        shell::write(&path, &changed)?;
        match noticed(&copy, &header) {
            Err(message) => {
                let line = message.lines().find(|line| !line.trim().is_empty()).unwrap_or_default();
                println!("{}: {}", change.what, line.chars().take(160).collect::<String>());
            }
            Ok(()) => unnoticed.push(change.what),
        }
        shell::write(&path, &text)?;
    }
    if unnoticed.is_empty() { Ok(()) } else { Err(format!("not noticed: {unnoticed:?}")) }
}

fn noticed(copy: &Path, header: &Header) -> Result<()> {
    let ledger = Ledger::read(copy)?;
    let rules = Rules::read(copy, header)?;
    for (path, text) in calls::files(copy, &ledger, &rules, header)? {
        shell::write(&path, &text)?;
    }
    page::check(copy, header)
}

impl Change {
    fn apply(&self, text: &str) -> Result<String> {
        let mut from = self.from.to_owned();
        if let Some(function) = self.from.trim().strip_prefix("SAFETY ") {
            let table = text.split_once(&format!("[{function}]\n")).map(|(_, rest)| rest);
            let line =
                table.and_then(|rest| rest.lines().find(|line| line.starts_with("safety = ")));
            from =
                format!("{}\n", line.ok_or_else(|| format!("{function} has no safety condition"))?);
            // The same words may stand for another function.
            let start = text.find(&format!("[{function}]\n")).unwrap_or_default();
            return Ok(format!("{}{}", &text[..start], text[start..].replacen(&from, "", 1)));
        }
        if let Some(rest) = self.from.strip_prefix('#') {
            let end =
                text.find(rest).ok_or_else(|| format!("{}: {rest:?} is not there", self.what))?;
            let start = text[..end].rfind(|c: char| !c.is_ascii_digit()).map_or(0, |at| at + 1);
            from = text[start..end + rest.len()].to_owned();
        }
        let next = self.to.replace("NEXT", "99999");
        match text.matches(&from).count() {
            1 => Ok(text.replace(&from, &next)),
            count => Err(format!("{}: occurs {count} times: {from:?}", self.what)),
        }
    }
}

/// What the rules' tests are built from.
fn copy_tree(from: &Path, to: &Path) -> Result<()> {
    for entry in shell::entries(from)? {
        let name = entry.file_name().unwrap_or_default().to_owned();
        if name == "target" || name.to_string_lossy().starts_with('.') {
            continue;
        }
        let to = to.join(&name);
        if entry.is_dir() {
            // Nothing stays of a run before.
            let _ = fs::remove_dir_all(&to);
            shell::make_dir(&to)?;
            copy_tree(&entry, &to)?;
        } else {
            fs::copy(&entry, &to).map_err(|error| format!("{}: {error}", to.display()))?;
        }
    }
    Ok(())
}
