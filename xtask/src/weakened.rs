//! Tests the checks: each change makes a rule, a row or a reason wrong in a copy, in which the derived files are emitted
//! again.

use crate::checks::Walks;
use crate::generate::read::{Function, Header, Type};
use crate::ledger::Ledger;
use crate::mutation::{self, RULES};
use crate::places::Items;
use crate::read_rules::Rules;
use crate::shell::{self, Result};
use crate::{emit, fetch, page};
use std::path::Path;

/// Fails if a change of the rules passes.
pub fn check(root: &Path) -> Result<()> {
    let mut header = emit::newest(root)?;
    let items = Items::read(root, fetch::NEWEST)?;
    let mut changes = mutation::changes(root, |by| by == RULES)?;
    let next = Rules::read(root, &header)?.lines().keys().max().copied().unwrap_or_default() + 1;
    for change in &mut changes {
        change.after = change.after.replace("NEXT", &next.to_string());
    }
    let copies = mutation::copies(root)?;
    mutation::all_noticed_in(&copies, &changes, |copy| Ok(noticed(copy, &header, &items).err()))?;
    new_function(&copies[0], &mut header)
}

/// Fails if a function that is new in a header is not checked for the rules of its parameters' types.
fn new_function(copy: &Path, header: &mut Header) -> Result<()> {
    let name = |name: &str| Type::Name(name.to_owned());
    let pointer = |to| Type::Pointer { constant: true, to: Box::new(name(to)) };
    let parameters = [
        ("location", pointer("CUmemLocation")),
        ("poolProps", pointer("CUmemPoolProps")),
        ("desc", pointer("CUmemAccessDesc")),
        ("count", name("usize")),
    ];
    header.functions.push(Function {
        name: "cuNew".to_owned(),
        parameters: parameters.map(|(name, ty)| (name.to_owned(), ty)).into(),
        group: Some("CUDA_VA".to_owned()),
        ..Function::default()
    });
    let marks = "location [in]: A.\n  poolProps [in]: B.\n  desc [in; count]: C.\n  count: D.";
    for (file, text) in [
        ("cuda-sys/build/generate/reference/va.txt", &*format!("cuNew: New.\n  {marks}")),
        ("ledger/va.toml", "[cuNew]\nsafe = \"it is a test\""),
    ] {
        let path = copy.join(file);
        shell::write(&path, &format!("{}\n{text}\n", shell::read(&path)?))?;
    }
    let (ledger, rules) = (Ledger::read(copy)?, Rules::read(copy, header)?);
    let walks = Walks::new(header, &ledger, &rules)?;
    let known: Vec<&str> = walks.enforced("cuNew").iter().map(|rule| &*rule.path).collect();
    let win32 = "poolProps.win32SecurityAttributes";
    let expected = ["location.type", "location.id", win32, "desc[i].location.id"];
    let missing = expected.iter().filter(|path| !known.contains(path));
    shell::no_errors(missing.map(|path| format!("a new function must be checked for {path}")))
}

fn noticed(copy: &Path, header: &Header, items: &Items) -> Result<()> {
    let (ledger, rules) = Ledger::with_rules(copy, header)?;
    shell::no_errors(items.wrong(&ledger))?;
    let walks = Walks::new(header, &ledger, &rules)?;
    for (path, text) in emit::of_rules(copy, &ledger, &walks)? {
        shell::write(&path, &text)?;
    }
    page::check(copy, header, mutation::cargo)
}
