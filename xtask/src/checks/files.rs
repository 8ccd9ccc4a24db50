//! The files of checks and of the search for causes that no call stands in, and `src/enums.rs`.

use super::Traversals;
use super::traversal::Traversal;
use crate::generate::read::{Function, Variant};
use crate::shell::Result;
use crate::sources::wrapped;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

/// Before code that is unsafe.
const OF_ARGUMENTS: &str = "// SAFETY: the caller meets the conditions for the arguments.\n";

const USE: &str = "use crate::rule::*;\nuse core::ffi::*;\nuse libcuda_sys::types::*;\n";

impl Traversals<'_> {
    /// Returns `src/checks/types.rs`, `src/enums.rs` and the files of `src/refused`. The checks of calls are beside the calls.
    pub fn files(&self) -> Result<Vec<(String, String)>> {
        let types = format!(
            "//! Follows what the arguments of calls lead to, to everything that has rules.\n\n\
             #![allow(unused_imports, clippy::question_mark, clippy::too_many_arguments)]\n\n{USE}\n{}",
            self.of_types()
        );
        let enums = format!(
            "//! The enums of the header, and the releases of the enumerators that rules name.\n\n\
             use crate::rule::{{Enumerators, Since, enums}};\nuse libcuda_sys::types::*;\n{}",
            self.tables()?
        );
        let (steps, calls) = self.after().of_refused();
        let own = [("checks/types", types), ("enums", enums)];
        let own = own.into_iter().chain([("refused/steps", steps), ("refused/calls", calls)]);
        Ok(own.map(|(name, text)| (name.to_owned(), text)).collect())
    }

    /// Returns the code of all rows, `src/refused/steps.rs`, and the rows of each call, `src/refused/calls.rs`.
    fn of_refused(&self) -> (String, String) {
        // A struct that calls write is followed by none of them.
        let mut steps = format!(
            "//! Follows arguments of refused calls to everything in them that can be the cause.\n\n\
             #![allow(dead_code, unused_imports, clippy::single_match, clippy::collapsible_match, \
             clippy::question_mark, clippy::too_many_arguments)]\n\nuse super::Arguments;\n{USE}\n"
        );
        let rows = self.calls.values().flat_map(|call| &call.rows);
        let known: BTreeMap<&str, &str> = rows.map(|row| (&*row.name, &*row.code)).collect();
        for (name, code) in known {
            line!(
                steps,
                "\n#[inline]\npub(crate) unsafe fn {name}(a: Arguments) -> Verdict {{\n{OF_ARGUMENTS}unsafe {{\n{code}\n}}\n}}"
            );
        }
        steps += &self.of_types();
        let (mut rows, mut all) = (String::new(), String::new());
        for Function { name: call, .. } in &self.header.functions {
            let own = self.calls.get(call).map_or(String::new(), Traversal::rows);
            let pointers = self.pointers.get(call).map_or(&[][..], |pointers| pointers).join(", ");
            if !own.is_empty() {
                line!(rows, "pub(crate) const {call}: &[Row] = &[{own}];");
            }
            if !(own.is_empty() && pointers.is_empty()) {
                let own = if own.is_empty() { "&[]" } else { call };
                line!(all, "(c\"{call}\", &[{pointers}], {own}),");
            }
        }
        let calls = format!(
            "//! The rows of each call, and the pointers that it needs.\n\n#![allow(non_upper_case_globals)]\n\n\
             use super::{{Row, steps as s}};\n#[cfg(any(feature = \"causes\", doc))]\nuse super::Pointer;\n\
             #[cfg(any(feature = \"causes\", doc))]\nuse core::ffi::CStr;\n\n{rows}\n\
             #[cfg(any(feature = \"causes\", doc))]\npub(crate) static ALL: &[(&CStr, &[Pointer], &[Row])] = &[{all}];\n"
        );
        (steps, calls)
    }

    /// Returns the functions that follow types.
    fn of_types(&self) -> String {
        let mut out = String::new();
        for (name, traversal) in self.follower.types() {
            function_text(&mut out, &name, &traversal);
        }
        out
    }

    /// Returns the enums, and the enumerators that rules name, `src/enums.rs`.
    fn tables(&self) -> Result<String> {
        let mut named = BTreeSet::new();
        for rule_set in &self.rules.rule_sets {
            for line in rule_set.lines.iter().filter(|line| line.by_release()) {
                named.insert(self.follower.declared.enumerators(rule_set, line)?.name);
            }
        }
        let enums: Vec<&str> = self.header.enums.iter().map(|e| &*e.name).collect();
        let mut out = format!("\nenums! {{\n{}\n}}\n", wrapped(&enums));
        for of in named {
            let all = self.follower.declared.since(&of)?;
            line!(
                out,
                "\n#[allow(deprecated)]\nimpl Enumerators for {of} {{\nconst SINCE: Since<Self> = Since {{\nall: &["
            );
            let first = all.iter().map(|(_, since)| *since).min().unwrap_or_default();
            for (Variant { name, .. }, since) in &all {
                line!(out, "(Self::{name}, {}),", if *since == first { 0 } else { *since });
            }
            let oldest = all.iter().filter(|(_, since)| *since == first);
            let oldest: Vec<i64> = oldest.map(|(variant, _)| variant.value).collect();
            let below_64 = oldest.iter().filter(|value| (0..64).contains(*value));
            let bits = below_64.fold(0_u64, |bits, value| bits | 1 << value);
            let flags = oldest.iter().fold(0, |flags, value| flags | *value as u32);
            line!(out, "],\noldest: {bits:#x},\nflags: {flags:#x},\n}};\n}}");
        }
        Ok(out)
    }
}

fn function_text(out: &mut String, name: &str, traversal: &Traversal) {
    let parameters = traversal.parameters.iter().map(|(name, ty)| format!("{name}: {ty}"));
    let parameters = parameters.collect::<Vec<_>>().join(", ");
    let (keyword, body) = match traversal.is_unsafe {
        true => ("unsafe ", format!("{OF_ARGUMENTS}unsafe {{\n{}\n}}", traversal.body(""))),
        false => ("", traversal.body("")),
    };
    line!(
        out,
        "\n#[inline]\npub(crate) {keyword}fn {name}({parameters}) -> Verdict {{\n{body}\n}}"
    );
}
