//! Tests that rustdoc has no warnings: about links that lead nowhere above all.

use crate::generate::docs::Doc;
use crate::generate::history::TEXT;
use crate::generate::read::Header;
use crate::generate::{self, Docs, Reference, Source};
use crate::headers::{self, HOST};
use crate::packages;
use crate::shell::{self, Result};
use crate::{fetch, fidelity};
use serde::Deserialize;
use std::path::Path;

/// Functions without documentation in the headers.
const SILENT: &[&str] = &["cuGetExportTable"];

/// Items that are declared for Windows only.
const WINDOWS: &str = "a comment about cuWGLGetDevice";

/// Converts the comments of the newest and of the oldest release, and lets rustdoc read them.
pub fn of_headers(root: &Path) -> Result<()> {
    fetch::libclang(root)?;
    let releases = [fetch::HEADERS[0], fetch::NEWEST];
    let releases = releases.map(|package| Ok((package.1, fetch::include(root, package)?)));
    let releases = releases.into_iter().collect::<Result<Vec<_>>>()?;
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

/// Documents each package as docs.rs does, without network, toolkit and libclang, and the raw crate with the header's own
/// documentation.
pub fn check(root: &Path) -> Result<()> {
    for package in packages::published(root)? {
        let failed = |error| format!("{}: docs.rs: {error}", package.manifest_path.display());
        let docs_rs = serde_json::from_value(package.metadata["docs"]["rs"].clone());
        let DocsRs { cargo_args, features, targets } = docs_rs.map_err(failed)?;
        // The code differs between Windows and the others, and the first target is that of the page.
        let targets = targets.iter().enumerate();
        let targets = targets.filter(|(at, target)| *at == 0 || target.contains("windows"));
        for (_, target) in targets {
            shell::rust_targets(root, &[target])?;
            shell::quiet(&mut shell::cargo(root, &format!("fetch --locked --target {target}")))?;
            let mut cargo =
                shell::cargo(root, "doc --no-deps --offline --target-dir target/docs.rs");
            cargo.args(["-p", &package.name, "--target", target]);
            cargo.args(["--features", &features.join(",")]);
            cargo.args(&cargo_args).env_remove("LIBCLANG_PATH");
            // The display of an item's features is unstable.
            cargo.env("RUSTC_BOOTSTRAP", "1").env("RUSTDOCFLAGS", "--cfg docsrs -D warnings");
            shell::quiet(&mut cargo)?;
        }
    }
    let [_, bindgen, _] = packages::ways();
    let mut cargo = fetch::with_toolkit(root, &format!("doc --no-deps -p libcuda-sys {bindgen}"))?;
    shell::quiet(cargo.env("RUSTDOCFLAGS", "-D warnings"))
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
