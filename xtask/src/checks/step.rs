//! The steps of a traversal, and the code that they are.

use super::argument::{Argument, Block};
use super::code::Code;
use crate::read_rules::RuleSet;

/// A part of a traversal: a call, and the blocks around it.
pub struct Step<'a> {
    pub around: Vec<Block>,
    pub callee: Callee<'a>,
    pub arguments: Vec<Code>,
    pub way: Way,
    pub hazard: bool,
}

pub enum Callee<'a> {
    /// A function of `src/rules`, and what a test must break a rule of: the function or, for members of a union, the
    /// union; and its path.
    RuleSet(&'a RuleSet, (String, String)),
    /// The check of a type in a module, by the type's name.
    Type(String, &'static str),
}

/// The path that leads to the argument of a function.
pub enum Way {
    Own,
    At(String),
    Inside(String),
}

impl Way {
    /// Returns the path, if it is not the argument's own.
    pub fn path(&self) -> Option<&str> {
        match self {
            Self::Own => None,
            Self::At(path) | Self::Inside(path) => Some(path),
        }
    }
}

impl<'a> Step<'a> {
    /// Returns the call of a function for arguments, within their blocks.
    pub fn call(
        rule_set: &'a RuleSet,
        way: Way,
        around: &[Block],
        arguments: Vec<Argument>,
    ) -> Self {
        let own = || rule_set.parameters.first().map_or("", |(name, _)| name);
        let given = way.path().unwrap_or_else(own);
        let callee = Callee::RuleSet(rule_set, (rule_set.name.clone(), given.to_owned()));
        let mut around = around.to_vec();
        for block in arguments.iter().flat_map(|argument| &argument.around) {
            if !around.contains(block) {
                around.push(block.clone());
            }
        }
        let hazard = arguments.iter().any(|argument| argument.hazard);
        let arguments = arguments.into_iter().map(|argument| argument.expr).collect();
        Self { around, callee, arguments, way, hazard }
    }

    /// Returns the call of the function.
    fn verdict(&self) -> Code {
        let path = match &self.callee {
            Callee::RuleSet(rule_set, _) => rule_set.path(),
            Callee::Type(ty, module) => format!("{module}::{ty}"),
        };
        let places = vec!["$"; self.arguments.len()].join(", ");
        Code::of(&format!("crate::{path}({places})"), &Vec::from_iter(&self.arguments))
    }

    /// Returns the condition under which the function is called.
    fn gate(&self) -> Option<String> {
        match &self.callee {
            Callee::RuleSet(rule_set, _) => rule_set.gate(),
            Callee::Type(..) => None,
        }
    }

    /// Returns the code that calls the function, and returns at a broken rule.
    fn checked(&self, suffix: &Code, path: Path) -> Code {
        // With `?` here, the crate takes 4 % longer to build for debugging, and 6 % for release.
        let own = self.suffix(path);
        let call = format!("if let Err(broken) = $ {{\nreturn Err(broken{own}$);\n}}\n");
        Code::of(&call, &[&self.verdict(), suffix])
    }

    /// Returns what it adds to a broken rule.
    fn suffix(&self, path: Path) -> String {
        let given = |own: &str| match path {
            Path::Own => format!("\"{own}\""),
            Path::Given => "a.path".to_owned(),
        };
        let way = match &self.way {
            Way::Own => String::new(),
            Way::At(path) => format!(".at({})", given(path)),
            Way::Inside(path) => format!(".inside({})", given(path)),
        };
        let is_element = self.way.path().is_some_and(|path| path.contains("[i]"));
        way + if is_element { ".element(i)" } else { "" }
    }
}

/// Whose path the code of a step has: its own, or the one that a row gives it.
#[derive(Clone, Copy)]
pub enum Path {
    Own,
    Given,
}

/// Returns the code of steps, which returns a verdict. `end` is what all of them add to it.
pub fn body(steps: &[Step], end: &str, path: Path) -> Code {
    let end = Code::from(end);
    // The last verdict is the function's: the compiler needs a third of the time for it.
    let (steps, last) = match steps.split_last() {
        Some((last, steps)) if last.around.is_empty() && last.suffix(path).is_empty() => {
            let call = Code::of("$$", &[&last.verdict(), &end]);
            let last = match last.gate() {
                Some(gate) => {
                    Code::of(&format!("if {gate} {{\n$\n}} else {{\nOk(())\n}}"), &[&call])
                }
                None => call,
            };
            (steps, last)
        }
        _ => (steps, "Ok(())".into()),
    };
    Code::of("$$", &[&print(steps, 0, &end, path), &last])
}

/// Returns the code of steps, with one block of those with the same beginning, at a depth of blocks. It returns at a broken rule, to
/// which `suffix` adds the tags.
fn print(steps: &[Step], depth: usize, suffix: &Code, path: Path) -> Code {
    let mut out = Code::default();
    let same =
        |a: &Step, b: &Step| a.around.len() > depth && a.around.get(depth) == b.around.get(depth);
    for steps in steps.chunk_by(same) {
        let [step, others @ ..] = steps else { continue };
        let Some(block) = step.around.get(depth) else {
            let call = step.checked(suffix, path);
            match step.gate() {
                Some(gate) => out.push(&format!("if {gate} {{\n$}}\n"), &[&call]),
                None => out.push("$", &[&call]),
            }
            continue;
        };
        let tag = block.tag().filter(|tag| !tag.path.is_empty());
        let suffix = match tag {
            Some(tag) => Code::of(&format!(".tagged(\"{}\", $)$", tag.path), &[&tag.expr, suffix]),
            None => suffix.clone(),
        };
        let inner = print(steps, depth + 1, &suffix, path);
        let is_last = others.is_empty() && step.around.len() == depth + 1;
        match (block, block.head(), step.gate().filter(|_| is_last)) {
            (_, None, _) => out.push("$", &[&inner]),
            // Clippy wants one condition of two.
            (Block::If(_), Some(head), Some(gate)) => {
                let call = step.checked(&suffix, path);
                out.push(&format!("$ && {gate} {{\n$}}\n\n"), &[&head, &call]);
            }
            (Block::Match(_), Some(head), _) => {
                out.push("$ {\n$_ => {\n}\n}\n", &[&head, &inner]);
            }
            (_, Some(head), _) => out.push("$ {\n$}\n", &[&head, &inner]),
        }
    }
    out
}
