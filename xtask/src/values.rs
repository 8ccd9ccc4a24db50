//! The values that the message of a rule and the table of a call name as allowed: no other rule of the call may refuse
//! them there.
//!
//! Each value of each argument with constant rules is judged in each release by all of these rules. The other arguments
//! have the values with which the message appears: those that the conditions of its rule require, and any others that
//! conditions mention. A value may be named if some of them let it pass. A rule that code decides to check refuses nothing here.

use crate::generate::read::Header;
use crate::rules::{Condition, Enforced, Values};
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// A number that no enumerator has, and no sum of flags.
const OTHER: u64 = 0x6000_0000_0000;

/// The values of the arguments in conditions, by their paths.
type Others<'a> = BTreeMap<&'a str, u64>;

/// The numbers of names.
pub struct Numbers(HashMap<String, u64>);

impl Numbers {
    pub fn new(header: &Header) -> Self {
        let enumerators = header.enums.iter().flat_map(|e| &e.variants);
        let enumerators = enumerators.map(|v| (v.name.clone(), v.value.to_string()));
        let constants = header.constants.iter().map(|c| (c.name.clone(), c.value.clone()));
        let number = |(name, value): (String, String)| Some((name, parse(&value)?));
        Self(enumerators.chain(constants).filter_map(number).collect())
    }

    fn of(&self, name: &str) -> Option<u64> {
        let word = name.split(' ').next().unwrap_or_default();
        self.0.get(word).copied().or_else(|| parse(word))
    }

    fn all(&self, names: &[String]) -> Vec<u64> {
        names.iter().filter_map(|name| self.of(name)).collect()
    }

    fn allows(&self, list: &Values, value: u64) -> bool {
        let listed = self.all(&list.names);
        let union = listed.iter().fold(0, |all, one| all | one);
        let bound = listed.first().copied().unwrap_or_default();
        match list.must {
            "equal" | "one_of" => listed.contains(&value),
            "none_of" => !listed.contains(&value),
            "only" => value & !union == 0,
            "any_of" => value & union != 0,
            "zero" => value == 0,
            "non_zero" => value != 0,
            "at_least" => value as i64 >= bound as i64,
            "at_most" => value as i64 <= bound as i64,
            "below" => (value as i64) < bound as i64,
            must => panic!("{must} is no requirement of constants"),
        }
    }

    fn holds(&self, condition: &Condition, path: &str, value: u64, others: &Others) -> bool {
        let on = if condition.path == path { value } else { others[&*condition.path] };
        let values = self.all(&condition.values);
        let any = |is: &dyn Fn(u64) -> bool| values.iter().any(|value| is(*value));
        match &*condition.is {
            "is" => values.contains(&on),
            "is_not" => !values.contains(&on),
            "has" => any(&|bits| on & bits == bits),
            "lacks" => any(&|bits| on & bits == 0),
            "is_null" => on == 0,
            "is_not_null" | "is_not_zero" => on != 0,
            is => panic!("{is} is no condition"),
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
            let both = values.iter().fold(0, |all, one| all | one) & !OTHER;
            let values = values.into_iter().chain([both]);
            let with = |value| all.iter().map(move |of| of.clone().into_iter().chain([(path, value)]));
            all = values.flat_map(with).map(Iterator::collect).collect();
        }
        all
    }

    /// Returns each name that a message or a table of the call has wrongly, in a sentence.
    pub fn contradictions(&self, rules: &[Enforced], releases: &[u32]) -> Vec<String> {
        let mut found = Vec::new();
        let paths: BTreeSet<&str> = rules.iter().map(|rule| &*rule.path).collect();
        for path in paths {
            let of_path = rules.iter().filter(|rule| rule.path == path && !rule.values.is_empty());
            let of_path: Vec<&Enforced> = of_path.collect();
            let others = self.others(&of_path, path);
            for release in releases {
                let lists = of_path.iter().flat_map(|rule| rule.values.iter().map(move |l| (*rule, l)));
                let lists: Vec<_> =
                    lists.filter(|(_, list)| (list.since..=list.until).contains(release)).collect();
                let applies = |rule: &Enforced, value, others: &Others| {
                    rule.conditions.iter().all(|c| self.holds(c, path, value, others))
                };
                let refuses = |value: u64, others: &Others| {
                    let mut refusing = lists.iter().filter(|(rule, list)| {
                        !rule.by_code && applies(rule, value, others) && !self.allows(list, value)
                    });
                    refusing.next().map(|(rule, _)| rule.id)
                };
                for (rule, list) in lists.iter().filter(|(_, list)| list.allows()) {
                    let listed = self.all(&list.names);
                    for (name, own) in list.names.iter().zip(&listed) {
                        // Flags may need each other.
                        let with = |other| if list.must == "only" { own | other } else { *own };
                        let together = listed.iter().fold(0, |all, one| all | one);
                        let values: BTreeSet<u64> =
                            listed.iter().chain([own, &together]).map(|other| with(*other)).collect();
                        let mut refusing = BTreeSet::new();
                        let passes = values.iter().any(|value| {
                            let mut shown = others.iter().filter(|of| applies(rule, *value, of));
                            shown.any(|of| match refuses(*value, of) {
                                Some(by) => !refusing.insert(by) && false,
                                None => true,
                            })
                        });
                        if !passes {
                            found.push(format!(
                                "rule {} names {name} for {path} in {release}, which {refusing:?} refuses", rule.id
                            ));
                        }
                    }
                }
            }
        }
        found
    }
}

fn parse(value: &str) -> Option<u64> {
    let value = value.trim();
    match value.strip_prefix("0x") {
        Some(digits) => u64::from_str_radix(digits, 16).ok(),
        None => value.parse::<i64>().ok().map(|value| value as u64),
    }
}
