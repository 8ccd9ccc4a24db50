//! Explains a call that the driver refused, if no rule does.

use crate::call::Call;
use crate::callers::{self, place};
use crate::explanation::Explanation;
use crate::handle::Kind as Object;
use crate::intercepted::Intercepted;
use crate::remember::Past;
use crate::signature::Copied;
use crate::spool::{Kind, Reason};
use crate::{objects, older, process, record, refusal};
use cuda_checked::{Cause, causes, checks};
use libcuda_sys::CUresult;
use std::sync::atomic::Ordering::*;

impl Intercepted<'_> {
    /// Records a call that the driver refused, if no rule explains it.
    #[cold]
    #[inline(never)]
    pub fn refused(&self, past: Option<Past>, answer: CUresult) {
        if answer == self.entry.answers {
            return;
        }
        let (spool, here) = (self.spool, callers::here());
        if self.current.has_broken() {
            // The broken rule is the reason. That this call broke a capture, or was told of an error first, is for later ones.
            self.at_work(here, |call| drop(refusal::of_work(spool, call, answer)));
            return;
        }
        let dead = past.as_ref().map_or(&[][..], |past| &past.0.dead);
        let look = |call: &Call| {
            let past = refusal::explain(spool, call, answer, dead);
            let reason = match past {
                Some(past) => Some((Reason::Past, None, past)),
                None => self.reason(call, answer, !dead.is_empty()),
            };
            (place::number(&call.entry.distance, call.frame, here), reason)
        };
        let (place, reason) = self.at_work(here, look).unwrap_or_default();
        let found = reason.as_ref().and_then(|(_, cause, _)| cause.as_ref());
        let cause = found.map_or(0, Cause::id);
        if spool.suppresses(cause, self.entry.number) {
            return;
        }
        if let Some((found, rule)) = found.and_then(|found| Some((found, found.precondition()?))) {
            return self.explained(rule, found, answer);
        }
        let shape = reason.as_ref().map_or(0, |(.., explanation)| explanation.shape() ^ cause);
        // One place may be that of many calls, such as a library's.
        let (function, code) = (self.entry.number, answer.0);
        let kind = Kind::Refused { function, code, place: place ^ shape };
        record::count(spool, self.current, (kind, 1), Some(answer), |record| {
            if let Some((reason, _, explanation)) = reason {
                record.cause.store(cause, Relaxed);
                record::write_past(spool, record, reason, &explanation);
            }
        });
    }

    /// Why the driver refused a call that breaks no known rule: where that is known from, the cause, and the
    /// sentence. A cause that the arguments or a query show comes before the driver's words, which are another's. Nothing is
    /// asked of an object that is dead, nor in a child of a fork, if another thread of its parent may have been in the driver.
    fn reason(
        &self,
        call: &Call,
        answer: CUresult,
        has_dead: bool,
    ) -> Option<(Reason, Option<Cause>, Explanation)> {
        // The driver's words are those of the call, not of the queries.
        let words = self.current.heard.words(self.entry.name(), answer);
        let cause = match has_dead || process::is_forked() {
            true => checks::without_queries(|| self.cause(answer)),
            false => causes::of_known_lives(self.knows_lives(call), || self.cause(answer)),
        };
        let environment = causes::beside(self.entry.name(), answer, cause.as_ref());
        let environment = environment.map(Explanation::new);
        if let (None, Some(narrow)) = (&cause, older::of_narrow(self.entry.name, answer)) {
            return Some((Reason::Cause, None, Explanation::new(narrow)));
        }
        match (cause, environment) {
            (Some(cause), environment) => {
                let explanation = refusal::of_cause(self.spool, call, &cause);
                Some((Reason::Cause, Some(cause), explanation.more("; ", environment)))
            }
            (None, Some(environment)) => {
                let words = words.map(Explanation::new);
                let explanation = environment.more("; the driver says: ", words);
                Some((Reason::Environment, None, explanation))
            }
            (None, None) => words.map(|words| (Reason::Words, None, Explanation::new(words))),
        }
    }

    /// Whether the libraries that the call takes are known to be live. Without the past, or if the end of one was long ago, or if
    /// it was not seen, it may be dead.
    fn knows_lives(&self, call: &Call) -> bool {
        let libraries = || call.taken().filter(|(kind, _)| *kind == Object::Library);
        objects::with(self.spool, |objects| objects.are_alive(libraries())).unwrap_or(false)
    }

    /// Searches the cause of the refusal among the arguments, and in the state of the thread.
    fn cause(&self, answer: CUresult) -> Option<Cause> {
        let own = self.entry.is_per_thread.then(|| self.with_own_stream());
        let packed = own.as_ref().map_or(self.packed, Copied::packed);
        let mut older = older::ALL.iter();
        let older = older.find(|older| self.entry.variants().any(|one| one.name == older.name));
        // SAFETY: the arguments are those of this call, and of its variants.
        unsafe {
            match (older, self.entry.declared()) {
                (Some(older), _) => (older.search)(packed, answer),
                (None, Some(declared)) => {
                    let arguments = self.entry.signature.list(packed);
                    let arguments = arguments.map(|argument| argument.0.cast());
                    causes::of(declared.name, answer, &arguments, || self.check(packed))
                }
                (None, None) => causes::of_thread(self.entry.name, answer),
            }
        }
    }
}
