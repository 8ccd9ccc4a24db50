//! What calls and queries take, from a run on a GPU, and the reasons of the ledger that are about it.

use crate::shell::{self, Result};
use crate::words::join;
use std::collections::BTreeMap;
use std::path::Path;

/// What `times` printed on a GPU.
pub const TIMES: &str = "lab/programs/times.txt";

/// The reason for a call for which no query is cheap.
const BRIEF: &str = "the call takes less than a microsecond";

/// The medians of each function with several arguments, of the calls that succeeded, in nanoseconds.
pub struct Times(BTreeMap<String, Vec<f64>>);

impl Times {
    pub fn read(root: &Path) -> Result<Self> {
        Ok(Self::of(&shell::read(&root.join(TIMES))?))
    }

    fn of(record: &str) -> Self {
        let mut times: BTreeMap<String, Vec<f64>> = BTreeMap::new();
        let lines = regex!(r"(?m)^(\w+).*: ([\d.]+) [\d.]+ [\d.]+$").captures_iter(record);
        for (_, [call, median]) in lines.map(|line| line.extract()) {
            times.entry(call.to_owned()).or_default().extend(median.parse::<f64>());
        }
        Self(times)
    }

    /// Returns the shortest time of a call.
    fn shortest(&self, call: &str) -> Option<f64> {
        self.0.get(call)?.iter().copied().min_by(f64::total_cmp)
    }

    /// Returns why no rule asks these queries before the call, or nothing if they take at most a tenth of it.
    pub fn reason(&self, call: &str, queries: &[String]) -> Option<String> {
        let call_takes = self.shortest(call);
        if call_takes.is_some_and(|time| time < 1000.0) {
            return Some(BRIEF.to_owned());
        }
        let mut unknown: Vec<&str> = queries.iter().map(|query| &**query).collect();
        unknown.retain(|query| !self.0.contains_key(*query));
        unknown.dedup();
        let mut unmeasured: Vec<String> = Vec::new();
        if call_takes.is_none() {
            unmeasured.push("the call".to_owned());
        }
        unmeasured.extend(unknown.iter().map(|query| format!("`{query}`")));
        let Some(call_takes) = call_takes.filter(|_| unmeasured.is_empty()) else {
            return Some(format!("no run has measured {}", join(&unmeasured, " and ")));
        };
        // The call at its shortest, and each query at its longest.
        let asking: f64 =
            queries.iter().map(|query| self.0[query].iter().copied().fold(0.0, f64::max)).sum();
        let takes = if queries.len() == 1 { "the query takes" } else { "the queries take" };
        (asking * 10.0 > call_takes).then(|| format!("{takes} more than a tenth of the call"))
    }
}

#[cfg(test)]
#[test]
fn queries_count_as_often_as_they_are_asked() {
    let times =
        Times::of("cuCall: 1000.0 1.0 1.0\ncuAsk: 50.0 1.0 1.0\ncuAsk (slow): 100.0 1.0 1.0\n");
    let ask = |names: &[&str]| {
        times.reason("cuCall", &names.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>())
    };
    assert_eq!(ask(&["cuAsk"]), None);
    let slow = "the queries take more than a tenth of the call";
    assert_eq!(ask(&["cuAsk", "cuAsk"]).as_deref(), Some(slow));
    let unmeasured = "no run has measured `cuGone` and `cuLost`";
    assert_eq!(ask(&["cuGone", "cuGone", "cuLost"]).as_deref(), Some(unmeasured));
}
