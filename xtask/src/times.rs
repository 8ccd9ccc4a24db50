//! What calls and queries take, from a run on a GPU, and the reasons of the ledger that are about it.

use crate::sentence::join;
use crate::shell::{self, Result};
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
mod tests {
    use super::*;

    #[test]
    fn calls_that_failed_have_no_time() {
        let record = "median, least and most\n-- toys\ncuToy (new): 1200.5 9.0 1300.0\ncuToy: 999.9 9.0 1300.0\n\
            cuBig: 1000.0 9.0 1300.0\ncuBad: 1.0 1.0 1.0 CUDA_ERROR_INVALID_VALUE\ncuNew: missing\n\
            cuOn, cuOff in turns: 5.0 5.0 5.0\n";
        let times = Times::of(record);
        let shortest = |name: &str| times.shortest(name);
        assert_eq!(["cuBig", "cuOn", "cuToy"].map(shortest), [1000.0, 5.0, 999.9].map(Some));
        assert_eq!(["cuBad", "cuNew"].map(shortest), [None, None]);
        let reason = |call| times.reason(call, &[]);
        assert_eq!(reason("cuToy").as_deref(), Some(BRIEF));
        let unmeasured = Some("no run has measured the call");
        assert_eq!(
            ["cuBad", "cuNew"].map(reason).each_ref().map(Option::as_deref),
            [unmeasured; 2]
        );
        assert_eq!(reason("cuBig"), None);
    }

    #[test]
    fn a_reason_follows_from_the_times_of_the_call_and_its_queries() {
        let times = Times::of(
            "cuCall: 1000.0 1.0 1.0\ncuCall (large): 9000.0 1.0 1.0\ncuShort: 999.0 1.0 1.0\ncuAsk: 50.0 1.0 1.0\n\
             cuAsk (slow): 100.0 1.0 1.0\ncuMore: 0.1 1.0 1.0\n",
        );
        let of = |call, queries: &[&str]| {
            times.reason(call, &queries.iter().map(|query| (*query).to_owned()).collect::<Vec<_>>())
        };
        assert_eq!(of("cuShort", &["cuLost"]).as_deref(), Some(BRIEF));
        let lost = "no run has measured the call and `cuGone`";
        assert_eq!(of("cuLost", &["cuGone", "cuGone", "cuAsk"]).as_deref(), Some(lost));
        assert_eq!(of("cuCall", &["cuGone"]).as_deref(), Some("no run has measured `cuGone`"));
        assert_eq!(of("cuCall", &["cuAsk"]), None);
        let slow = "the queries take more than a tenth of the call";
        assert_eq!(of("cuCall", &["cuAsk", "cuMore"]).as_deref(), Some(slow));
        assert_eq!(of("cuCall", &["cuAsk", "cuAsk"]).as_deref(), Some(slow));
    }
}
