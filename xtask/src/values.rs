//! The values that the message of a rule or the table of a call names as allowed in a release: the release has them, and no
//! other rule of the call refuses them.
//!
//! Each named value is judged by all rules about the argument whose bounds are constant. Their conditions are about other
//! arguments, which have every combination of the values that conditions distinguish and with which the message appears: one
//! must let the value pass.
//!
//! Limits: a rule that code decides to check refuses nothing here, and neither does `hold`, whose requirement is code. A
//! bound from a query is no constant. A value that no list names is not judged: a list of what is allowed refuses it by
//! itself, and where no rule has a list, nothing says more about the value than the rules do.

use crate::checks::Enforced;
use crate::generate::history::{self, FIRST, History};
use crate::generate::read::Header;
use crate::read_rules::{Condition, Values};
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// A number that no condition names.
const OTHER: u64 = 0x6000_0000_0000;

/// The values of the arguments in conditions, by their paths.
type Others<'a> = BTreeMap<&'a str, u64>;

/// The numbers of names, and the releases that added them.
pub struct Numbers(HashMap<String, (u64, u32)>);

impl Numbers {
    pub fn new(header: &Header) -> Self {
        let history = History::new(history::TEXT);
        let enumerators = header.enumerators().map(|v| (&v.name, v.value.to_string()));
        let constants = header.constants.iter().map(|c| (&c.name, c.value.clone()));
        let number = |(name, value): (&String, String)| {
            Some((name.clone(), (parse(&value)?, history.since(name).unwrap_or(FIRST))))
        };
        Self(enumerators.chain(constants).filter_map(number).collect())
    }

    /// A name may have a remark, `CU_A (not on Windows)`.
    fn value_and_release(&self, name: &str) -> Option<(u64, u32)> {
        let word = name.split(' ').next().unwrap_or_default();
        self.0.get(word).copied().or_else(|| Some((parse(word)?, FIRST)))
    }

    fn all(&self, names: &[String]) -> Vec<u64> {
        names.iter().filter_map(|name| Some(self.value_and_release(name)?.0)).collect()
    }

    fn allows(&self, list: &Values, value: u64) -> bool {
        let listed = self.all(&list.names);
        let bound = listed.first().copied().unwrap_or_default();
        match list.must {
            "equal" | "one_of" => listed.contains(&value),
            "none_of" => !listed.contains(&value),
            "only" => value & !union(&listed) == 0,
            "any_of" => value & union(&listed) != 0,
            "zero" => value == 0,
            "non_zero" => value != 0,
            "at_least" => value as i64 >= bound as i64,
            "at_most" => value as i64 <= bound as i64,
            "below" => (value as i64) < bound as i64,
            must => unreachable!("{must} is no requirement of constants"),
        }
    }

    fn holds(&self, condition: &Condition, path: &str, value: u64, others: &Others) -> bool {
        let on = if condition.path == path { value } else { others[&*condition.path] };
        let values = self.all(&condition.values);
        match &*condition.is {
            "is" => values.contains(&on),
            "is_not" => !values.contains(&on),
            "has" => on & union(&values) == union(&values),
            "lacks" => on & union(&values) == 0,
            "is_null" => on == 0,
            "is_not_null" | "is_not_zero" => on != 0,
            is => unreachable!("{is} is no condition"),
        }
    }

    /// Returns the values of other arguments that conditions distinguish, in every combination.
    fn others<'r>(&self, rules: &[&'r Enforced], path: &str) -> Vec<Others<'r>> {
        let mut named: BTreeMap<&str, BTreeSet<u64>> = BTreeMap::new();
        let conditions = rules.iter().flat_map(|rule| &rule.conditions);
        for condition in conditions.filter(|condition| condition.path != path) {
            let values = named.entry(&condition.path).or_insert_with(|| [0, OTHER].into());
            values.extend(self.all(&condition.values));
        }
        let mut all = vec![Others::new()];
        for (path, values) in named {
            let values: Vec<u64> = values.into_iter().collect();
            let mut next = Vec::new();
            for value in values.iter().chain([&union(&values)]) {
                next.extend(all.iter().cloned().map(|mut of| {
                    of.insert(path, *value);
                    of
                }));
            }
            all = next;
        }
        all
    }

    /// Returns each value that a call names wrongly, in a sentence.
    pub fn wrong(&self, rules: &[Enforced], releases: &[u32]) -> Vec<String> {
        let mut found = Vec::new();
        let paths: BTreeSet<&str> = rules.iter().map(|rule| &*rule.path).collect();
        for path in paths {
            let of_path = rules.iter().filter(|rule| rule.path == path && !rule.values.is_empty());
            let of_path: Vec<&Enforced> = of_path.collect();
            let others = self.others(&of_path, path);
            for release in releases {
                found.extend(self.wrong_in(*release, path, &of_path, &others));
            }
        }
        found
    }

    fn wrong_in(
        &self,
        release: u32,
        path: &str,
        rules: &[&Enforced],
        others: &[Others],
    ) -> Vec<String> {
        let has =
            |name: &String| self.value_and_release(name).is_some_and(|(_, since)| since <= release);
        // No argument of the release has a value that the release lacks.
        let met = |of: &Condition| of.is != "is" || of.values.iter().any(has);
        let rules = rules.iter().filter(|rule| rule.conditions.iter().all(met));
        let lists = rules.flat_map(|rule| rule.values.iter().map(move |list| (rule, list)));
        let lists: Vec<_> =
            lists.filter(|(_, list)| (list.since..=list.until).contains(&release)).collect();
        let mut found = Vec::new();
        for (rule, list) in lists.iter().filter(|(_, list)| list.allows()) {
            let listed = self.all(&list.names);
            for (name, own) in list.names.iter().zip(&listed) {
                // Flags may need others.
                let mut values = vec![*own];
                if list.must == "only" {
                    values.extend(listed.iter().chain([&union(&listed)]).map(|other| own | other));
                }
                let mut refusing = BTreeSet::new();
                let mut passes = |value: u64, of: &Others| {
                    let applies = |rule: &Enforced| {
                        rule.conditions.iter().all(|on| self.holds(on, path, value, of))
                    };
                    let refuses = |(by, list): &&(&&Enforced, &Values)| {
                        !by.by_code && applies(by) && !self.allows(list, value)
                    };
                    let refused = lists.iter().find(refuses).map(|(by, _)| by.id);
                    refusing.extend(refused.filter(|_| applies(rule)));
                    applies(rule) && refused.is_none()
                };
                let passed = values.iter().any(|value| others.iter().any(|of| passes(*value, of)));
                let wrong = match passed {
                    false => format!("which rule {refusing:?} refuses"),
                    true if !has(name) => {
                        "which the release lacks: the line needs `since`".to_owned()
                    }
                    true => continue,
                };
                found.push(format!(
                    "rule {} names {name} for {path} in {release}, {wrong}",
                    rule.id
                ));
            }
        }
        found
    }
}

fn union(values: &[u64]) -> u64 {
    values.iter().filter(|value| **value != OTHER).fold(0, |union, value| union | value)
}

fn parse(value: &str) -> Option<u64> {
    match value.strip_prefix("0x") {
        Some(digits) => u64::from_str_radix(digits, 16).ok(),
        None => value.parse::<i64>().ok().map(|value| value as u64),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `A` and `B` are in each release, `C` from the second on.
    fn numbers() -> Numbers {
        let known = [("A", 1, 1), ("B", 2, 1), ("C", 4, 2)];
        Numbers(known.map(|(name, value, since)| (name.to_owned(), (value, since))).into())
    }

    fn names(names: &[&str]) -> Vec<String> {
        names.iter().map(|name| (*name).to_owned()).collect()
    }

    /// A rule about `x`, in the releases 1 and 2.
    fn rule(id: u32, must: &'static str, values: &[&str], when: Option<(&str, &str)>) -> Enforced {
        let condition = |(is, value): (&str, &str)| Condition {
            path: "y".to_owned(),
            is: is.to_owned(),
            values: names(&[value]),
        };
        let values = vec![Values { must, names: names(values), since: 1, until: 2 }];
        let conditions = when.map(condition).into_iter().collect();
        Enforced { id, path: "x".to_owned(), values, conditions, ..Enforced::default() }
    }

    fn wrong(rules: &[Enforced]) -> Vec<String> {
        numbers().wrong(rules, &[1, 2])
    }

    #[test]
    fn a_value_that_another_rule_always_refuses_is_wrong() {
        let flags = [rule(1, "only", &["A", "B"], None), rule(2, "any_of", &["B"], None)];
        assert_eq!(wrong(&flags), [""; 0], "A is allowed beside B");
        let flags = [rule(1, "only", &["A"], None), rule(2, "any_of", &["B"], None)];
        assert_eq!(wrong(&flags).len(), 2, "A can never be");
        let list = |when| rule(1, "one_of", &["A", "B"], when);
        let refusing = |id, when| rule(id, "none_of", &["B"], when);
        let (is, is_not) = (Some(("is", "A")), Some(("is_not", "A")));
        assert_eq!(wrong(&[list(None), refusing(2, is)]), [""; 0]);
        let both = wrong(&[list(None), refusing(2, is), refusing(3, is_not)]);
        assert_eq!(both[0], "rule 1 names B for x in 1, which rule {2, 3} refuses");
        // The list appears only where the other rule holds.
        assert_eq!(wrong(&[list(is_not), refusing(2, is_not)]).len(), 2);
        let by_code = Enforced { by_code: true, ..refusing(2, None) };
        assert_eq!(wrong(&[list(None), by_code]), [""; 0]);
    }

    #[test]
    fn no_argument_of_a_release_has_a_value_that_it_lacks() {
        let conditional = Some(("is", "C"));
        assert_eq!(wrong(&[rule(1, "one_of", &["A", "C"], conditional)]), [""; 0]);
        assert_eq!(wrong(&[rule(1, "one_of", &["A", "C"], None)]).len(), 1);
    }
}
