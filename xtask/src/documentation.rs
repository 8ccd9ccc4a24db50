//! Tests that rustdoc accepts the documentation from NVIDIA's comments of every release, and that the links of both crates'
//! pages lead somewhere.

use crate::generate::docs::Doc;
use crate::generate::history::TEXT;
use crate::generate::read::Header;
use crate::generate::{self, Docs, Reference, Source};
use crate::headers::{self, HOST};
use crate::links::{self, Links};
use crate::packages::{self, Package, ways};
use crate::shell::{self, Result};
use crate::{fetch, fidelity, toolkit};
use serde::Deserialize;
use std::fs;
use std::path::Path;
use std::process::Command;

/// Functions without documentation in the headers.
const SILENT: &[&str] = &["cuGetExportTable"];

/// Items that are declared for Windows only.
const WINDOWS: &str = "a comment about cuWGLGetDevice";

/// Converts all comments of all releases, and lets rustdoc read them.
pub fn every_release(root: &Path) -> Result<()> {
    fetch::libclang(root)?;
    let mut releases = Vec::new();
    for package in fetch::HEADERS {
        releases.push((package.1, fetch::include(root, package)?));
    }
    let checked = shell::parallel(&releases, |(version, include)| {
        let wrong = release(root, version, include)?;
        Ok::<_, String>(wrong.into_iter().map(|wrong| format!("{version}: {wrong}")).collect())
    });
    let wrong: Vec<Vec<String>> = checked.into_iter().collect::<Result<_>>()?;
    shell::no_errors(wrong.concat())
}

fn release(root: &Path, version: &str, include: &Path) -> Result<Vec<String>> {
    let crate_root = root.join("cuda-sys");
    let source = Source { include, crate_root: &crate_root, target: HOST };
    let units = headers::units(include);
    let headers = generate::read(&source, &units)?;
    let docs = generate::docs(&source, &headers)?;
    let each = headers.iter().zip(&docs);
    let mut wrong: Vec<String> = each.flat_map(|(header, docs)| left_over(header, docs)).collect();

    let work = root.join("target/documentation").join(version);
    for (name, text) in generate::emit(&headers, TEXT, &docs, &Reference::read(&crate_root)?)? {
        let path = work.join(name);
        shell::write(&path, &text)?;
        // The library includes assertions too, which are not for rustdoc.
        shell::write(&path.with_file_name("asserts.rs"), "")?;
    }
    shell::write(&work.join("lib.rs"), &fidelity::library(root, &work, units.into_iter()))?;
    // Without pages, which take as long again. This is unstable, so `RUSTC_BOOTSTRAP` is set.
    let check = ["--edition=2024", "-Dwarnings", "-Zunstable-options", "--check"];
    let mut rustdoc = shell::command("rustdoc", check);
    rustdoc.args(["--cfg", "feature=\"link\""]).arg(work.join("lib.rs"));
    rustdoc.env("RUSTC_BOOTSTRAP", "1");
    wrong.extend(shell::quiet(&mut rustdoc).err());
    Ok(wrong)
}

/// The settings for docs.rs in a manifest.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
struct DocsRs {
    #[serde(default)]
    cargo_args: Vec<String>,
    #[serde(default)]
    features: Vec<String>,
    targets: Vec<String>,
}

/// Each package with its features and for its targets, without network, toolkit and libclang. The display of an item's
/// features is unstable, so `RUSTC_BOOTSTRAP` is set.
pub fn docs_rs(root: &Path) -> Result<()> {
    let packages = packages::published(root)?;
    let names: Vec<&str> = packages.iter().map(Package::library).collect();
    for (package, name) in packages.iter().zip(&names) {
        let failed = |error| format!("{}: docs.rs: {error}", package.manifest_path.display());
        let docs_rs = serde_json::from_value(package.metadata["docs"]["rs"].clone());
        let DocsRs { cargo_args, features, targets } = docs_rs.map_err(failed)?;
        for target in targets.iter().map(String::as_str) {
            shell::rust_targets(root, &[target])?;
            shell::quiet(&mut shell::cargo(root, &format!("fetch --locked --target {target}")))?;
            let mut cargo =
                shell::cargo(root, "doc --no-deps --offline --target-dir target/docs.rs");
            cargo.args(["-p", &package.name, "--target", target]);
            cargo.args(["--features", &features.join(",")]);
            cargo.args(&cargo_args);
            for variable in toolkit::VARIABLES.iter().chain(&["LIBCLANG_PATH"]) {
                cargo.env_remove(variable);
            }
            cargo.env("RUSTC_BOOTSTRAP", "1").env("RUSTDOCFLAGS", "--cfg docsrs -D warnings");
            let pages = root.join("target/docs.rs").join(target).join("doc");
            // Each package is alone on docs.rs, and rustdoc links to the pages that it finds.
            document(&mut cargo, &pages, &names)?;
            follow(&pages, name, 0)?;
        }
    }
    Ok(())
}

/// Documents both crates in each way, from nothing: what has no page yet is no place for a link.
pub fn every_way(root: &Path, target: &str) -> Result<()> {
    let pages = root.join("target").join(target).join("doc");
    let target = if target.is_empty() { String::new() } else { format!("--target {target}") };
    // With the crates that these depend on, as a user's `cargo doc` has them, and alone.
    let alone = ["", "--no-deps", "--no-deps"];
    let names = ["cuda_sys", "cuda_checked"];
    for ((features, alone), least) in ways().iter().zip(alone).zip([8_000, 12_000, 8_000]) {
        let args = format!("doc {alone} -p libcuda-sys -p cuda-checked {features} {target}");
        let mut cargo = fetch::with_toolkit(root, &args)?;
        document(cargo.env("RUSTDOCFLAGS", "-D warnings"), &pages, &names)?;
        for name in names {
            follow(&pages, name, least)?;
        }
    }
    Ok(())
}

/// Has Cargo document crates. These have no older pages then, which may be of other features: links to those must not pass.
/// They are removed last, because a file system creates files slowly where it has just removed thousands. The rest stays:
/// rustdoc writes the pages of scraped examples once.
pub fn document(cargo: &mut Command, pages: &Path, names: &[&str]) -> Result<()> {
    let old = pages.with_extension("old");
    shell::remove_dir(&old)?;
    for path in names.iter().flat_map(|name| [(*name).to_owned(), format!("src/{name}")]) {
        if pages.join(&path).exists() {
            // Without its pages, Cargo documents a crate again.
            shell::make_dir(&old.join("src"))?;
            fs::rename(pages.join(&path), old.join(&path)).map_err(shell::at(pages))?;
        }
    }
    shell::quiet(cargo)?;
    shell::remove_dir(&old)
}

/// Fails if a link on a crate's pages leads nowhere, or if their text has fewer links than `least`.
pub fn follow(pages: &Path, name: &str, least: usize) -> Result<()> {
    let Links { in_text, all, broken } = links::follow(pages, name)?;
    println!("{name}: {all} links, {in_text} of them in the text, {} broken", broken.len());
    shell::no_errors(broken)?;
    let few = || format!("the text of {name} has {in_text} links: it must have {least} or more");
    shell::ensure(in_text >= least, few)
}

/// The remains of doxygen's language, and the items without documentation.
fn left_over(header: &Header, docs: &Docs) -> Vec<String> {
    let left_out = docs
        .left_out
        .iter()
        .filter(|what| *what != WINDOWS)
        .map(|what| format!("not converted: {what}"));
    let mut wrong: Vec<String> = left_out.collect();
    for (path, Doc { summary, rest }) in &docs.items {
        let text = format!("{summary}\n\n{rest}");
        wrong.extend(marks(&text).map(|mark| format!("{path}: {mark:?} is left in\n{text}\n")));
    }
    // The headers do not document the internal part.
    let described = header.functions.iter().filter(|_| header.unit.name != "internal");
    for function in described {
        let silent = SILENT.contains(&&*function.name);
        if docs.get(&function.name).summary.is_empty() != silent {
            wrong.push(format!("{}: has a summary: {silent}", function.name));
        }
    }
    wrong
}

/// Returns the first part of a text that is doxygen's language and not Markdown.
fn marks(text: &str) -> Option<&str> {
    // In code, `\n` is C's. A path has a name before its colons.
    let marks = [
        regex!(r"(?:^|[^`])(\\[A-Za-z]\S*)|(\\[A-Za-z]{2}\S*)"),
        regex!(r"(?:^|[^A-Za-z0-9_])(::\S*)"),
        regex!(r"((?:___|<td|<tr|<li|<ul|<b>|<i>|<small)\S*)"),
    ];
    marks
        .iter()
        .find_map(|mark| mark.captures(text)?.iter().skip(1).flatten().next())
        .map(|m| m.as_str())
}

#[cfg(test)]
mod tests {
    use super::marks;

    #[test]
    fn notices_what_is_left() {
        assert_eq!(marks("a \\p b"), Some("\\p"));
        assert_eq!(marks("see ::cuFoo."), Some("::cuFoo."));
        assert_eq!(marks("`::cuFoo`"), Some("::cuFoo`"));
        assert_eq!(marks("a <td> b"), Some("<td>"));
        assert_eq!(marks("a line's end, `\\n`, \\[0, 1\\] and [`A::b`](A::b)"), None);
    }
}
