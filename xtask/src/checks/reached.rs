//! The search for the rules that the steps of a call reach.

use super::enforced::Enforced;
use super::follow::Follower;
use super::step::{Callee, Step, Way};
use crate::generate::read::Function;
use crate::read_rules::{Condition, Enumerators, Line, RuleSet, within};
use crate::shell::Result;

impl Follower<'_> {
    /// Returns the rules that steps reach, with C's paths. `at` is the argument of the traversal with the steps, and `tag`
    /// that of the union that this is.
    pub fn reached(
        &self,
        call: &Function,
        steps: &[Step],
        at: &str,
        tag: &str,
        conditions: &[Condition],
    ) -> Result<Vec<Enforced>> {
        let mut found = Vec::new();
        let outer = |path: &str| if at.is_empty() { path.to_owned() } else { within(path, at) };
        for step in steps {
            let (mut tag, mut conditions) = (tag.to_owned(), conditions.to_vec());
            for own in step.around.iter().filter_map(|block| block.tag()) {
                if !own.path.is_empty() {
                    tag = outer(&own.path);
                }
                let values = own.values.iter().filter_map(|value| value.split("::").last());
                let values: Vec<_> = values.map(str::to_owned).collect();
                let condition = Condition { path: tag.clone(), is: "is".to_owned(), values };
                conditions.splice(0..0, Some(condition).filter(|own| !own.values.is_empty()));
            }
            let (rule_set, (part, given)) = match (&step.callee, &step.way) {
                (Callee::RuleSet(rule_set, part), _) => (rule_set, part),
                (Callee::Type(ty, _), Way::At(at)) => {
                    let steps = &self.followed(ty).steps;
                    found.extend(self.reached(call, steps, &outer(at), &tag, &conditions)?);
                    continue;
                }
                _ => continue,
            };
            let inner = |path: &str| match &step.way {
                Way::Own => outer(path),
                Way::At(at) => within(path, &outer(at)),
                Way::Inside(at) => format!("{}.{path}", outer(at)),
            };
            // Rules of structs may have ended before the release of the call.
            let since = call.since.unwrap_or_default();
            for line in rule_set.lines.iter().filter(|line| line.until >= since) {
                let part = (part.clone(), outer(given));
                let rule = self.rule(call, rule_set, line, part, &inner, &conditions);
                found.push(rule.map_err(|error| format!("rule {}: {error}", line.id))?);
            }
        }
        Ok(found)
    }

    /// Returns a rule of a call. `inner` changes the paths of its line.
    fn rule(
        &self,
        call: &Function,
        rule_set: &RuleSet,
        line: &Line,
        part: (String, String),
        inner: &dyn Fn(&str) -> String,
        outer: &[Condition],
    ) -> Result<Enforced> {
        let rules = self.rules;
        // A product has several factors.
        let path = line.path.split(" * ").map(inner).collect::<Vec<_>>().join(" * ");
        let own =
            line.conditions.iter().map(|of| Condition { path: inner(&of.path), ..of.clone() });
        let conditions: Vec<_> = own.chain(outer.iter().cloned()).collect();
        let enumerators = match line.by_release() {
            true => self.declared.enumerators(rule_set, line)?,
            false => Enumerators::default(),
        };
        let values = line.allowed(&enumerators);
        self.declared.are_of_their_enum(rule_set, line, &values)?;
        let mut codes = rules.codes.iter();
        let code = match codes.find(|(of, id, _)| *of == call.name && *id == line.id) {
            Some((.., code)) => Some(code.clone()).filter(|code| code != "UNDOCUMENTED"),
            None => line.code.clone(),
        };
        // What is said of the argument itself belongs to the requirement.
        let own = |of: &&Condition| of.path == path;
        let mut left: Vec<_> = conditions.iter().filter(|of| !own(of)).cloned().collect();
        let mut nested = Vec::new();
        while let Some(last) = left.last() {
            let alike = |of: &&Condition| (&of.is, &of.values) == (&last.is, &last.values);
            let given = left.iter().rev().take_while(alike).count();
            let given = left.split_off(left.len() - given);
            let under: Vec<_> = conditions.iter().filter(own).chain(&left).cloned().collect();
            nested.push((line.condition(&given)?, line.sentence(&enumerators, &path, &under)?));
        }
        Ok(Enforced {
            id: line.id,
            asks: line.asks(),
            sentence: line.sentence(&enumerators, &path, &conditions)?,
            nested,
            path,
            code,
            more: line.more.clone(),
            values,
            conditions,
            by_code: line.by_code(),
            part,
            of_windows: line.of_windows,
        })
    }
}
