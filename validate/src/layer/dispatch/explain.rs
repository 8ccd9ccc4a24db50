//! Explains a call that the driver refused, if no rule does.

use crate::layer::call::Call;
use crate::layer::call::entry_point::EntryPoint;
use crate::layer::call::handle::ObjectKind;
use crate::layer::call::older::Older;
use crate::layer::call::signature::CopiedArguments;
use crate::layer::dispatch::debugger;
use crate::layer::dispatch::intercepted::InterceptedCall;
use crate::layer::dispatch::remember::Past;
use crate::layer::origin::callers::{self, Here, place};
use crate::layer::past::explanation::Explanation;
use crate::layer::past::objects::Objects;
use crate::spool::{FUNCTIONS, Kind, Reason, Suppressed};
use crate::{
    layer::call::older, layer::dispatch::record, layer::past::objects, layer::past::refusal,
    layer::process,
};
use cuda_checked::{Cause, causes, checks};
use libcuda_sys::{CUgraph, CUgraphNode, CUresult};
use once_cell::race::OnceBox;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::ptr::without_provenance_mut;
use std::sync::atomic::{AtomicU64, Ordering::*};

impl InterceptedCall<'_> {
    /// Records a call that the driver refused, if no rule explains it.
    #[cold]
    #[inline(never)]
    pub fn refused(&self, past: Option<Past>, answer: CUresult) {
        if answer == self.entry.answers {
            return;
        }
        let here = callers::here();
        // The program may have called in a signal handler with a small stack.
        let told = callers::with_room(|| self.explain(here, past, answer));
        // On the program's own stack, which a debugger shows.
        debugger::stop_at(self.spool, told.unwrap_or(0));
    }

    /// Returns the number of the cause, or of the rule, that the report has for the call; zero if it has none.
    fn explain(&self, here: Here, past: Option<Past>, answer: CUresult) -> u32 {
        let spool = self.spool;
        if self.thread.has_broken() {
            // The broken rule is the reason. That this call broke a capture, or was told of an error first, is for later ones.
            self.at_work(here, |call| drop(refusal::explain_by_work(spool, call, answer)));
            return 0;
        }
        let dead = past.as_ref().map_or(&[][..], |past| &past.0.dead);
        let look = |call: &Call| {
            let place = place::fingerprint(&call.entry.distance, call.frame, here);
            let past = refusal::explain(spool, call, answer, dead);
            let why = match past {
                Some(past) => Some(Why::new(Reason::Past, past)),
                None => self.reason(call, answer, place, !dead.is_empty()),
            };
            (place, why)
        };
        let (place, why) = self.at_work(here, look).unwrap_or_default();
        let found = why.as_ref().and_then(|why| why.cause.as_ref());
        let cause = found.map_or(0, Cause::id);
        let number = self.entry.number;
        let suppressed = [
            Suppressed::Number(cause, None),
            Suppressed::Number(cause, Some(number)),
            Suppressed::Code(answer.0, number),
        ];
        if spool.suppresses(&suppressed) {
            return 0;
        }
        if let Some((found, rule)) = found.and_then(|found| Some((found, found.precondition()?))) {
            self.explained(here, rule, found, answer);
            return rule.id();
        }
        let shape = why.as_ref().map_or(0, |why| why.said.shape() ^ cause);
        // One place may be that of many calls, such as a library's.
        let (function, code) = (self.entry.number, answer.0);
        let kind = Kind::Refused { function, code, place: place ^ shape };
        record::count(spool, self.thread, here, (kind, 1), Some(answer), |record| {
            if let Some(Why { reason, said: Said::New { explanation, .. }, .. }) = &why {
                record.cause.store(cause, Relaxed);
                record::write_past(spool, record, *reason, explanation);
            }
        });
        if let Some(Why { said: Said::New { explanation, key: key @ 1.. }, .. }) = &why {
            keep_shape(*key, explanation.shape());
        }
        cause
    }

    /// Why the driver refused a call that breaks no known rule: where that is known from, the cause, and the
    /// sentence. A cause that the arguments or a query show comes before the driver's words, which are another's. Nothing is
    /// asked of an object that is dead, nor in a child of a fork, if another thread of its parent may have been in the driver.
    fn reason(&self, call: &Call, answer: CUresult, place: u32, has_dead: bool) -> Option<Why> {
        let cause = match has_dead || process::is_forked() {
            true => checks::without_queries(|| self.cause(answer)),
            // SAFETY: the driver has returned the bodies with their nodes, and keeps them as long as the nodes.
            false => causes::of_known_lives(self.knows_lives(call), || unsafe {
                causes::of_known_bodies(self.bodies(), || self.cause(answer))
            }),
        };
        let environment = causes::beside(self.entry.name(), answer, cause.as_ref());
        let environment = environment.map(Explanation::new);
        if let (None, Some(narrow)) = (&cause, older::explain_narrow(self.entry.name, answer)) {
            return Some(Why::new(Reason::Cause, Explanation::new(narrow)));
        }
        // The driver's words are those of the call: the queries are the layer's work.
        let words = || self.thread.heard.words(self.entry.name(), answer).map(Explanation::new);
        match (cause, environment) {
            (Some(cause), environment) => {
                let memory = refusal::beside_cause(self.spool, call, &cause);
                // What is only likely stands beside what the driver itself says.
                let said = if cause.is_certain() { None } else { words() };
                let is_alone = memory.is_none() && environment.is_none() && said.is_none();
                let words = if is_alone { cause.words() } else { None };
                let key = words.map_or(0, |words| {
                    let mut hasher = DefaultHasher::new();
                    (self.entry.number, answer.0, place, words).hash(&mut hasher);
                    hasher.finish() | 1 << 63
                });
                let said = known_shape(key).map(Said::Before).unwrap_or_else(|| {
                    let explanation = Explanation::new(cause.to_string());
                    let explanation = explanation.more("; ", memory).more("; ", environment);
                    let explanation = explanation.more("; the driver says: ", said);
                    Said::New { explanation, key }
                });
                Some(Why { reason: Reason::Cause, cause: Some(cause), said })
            }
            (None, Some(environment)) => {
                let explanation = environment.more("; the driver says: ", words());
                Some(Why::new(Reason::Environment, explanation))
            }
            (None, None) => words().map(|words| Why::new(Reason::Words, words)),
        }
    }

    /// Whether the libraries that the call takes are known to be live. Without the past, or if the end of one was long ago, or if
    /// it was not seen, it may be dead.
    fn knows_lives(&self, call: &Call) -> bool {
        let libraries = || call.taken().filter(|(kind, _)| *kind == ObjectKind::Library);
        objects::with(self.spool, |objects| objects.are_alive(libraries())).unwrap_or(false)
    }

    /// The bodies of conditional nodes, for a call that judges them.
    fn bodies(&self) -> Vec<(CUgraphNode, CUgraph)> {
        if !self.entry.name().starts_with("cuGraphInstantiate") {
            return Vec::new();
        }
        let all = |objects: &mut Objects| {
            let each = objects.bodies.iter();
            each.flat_map(|(node, bodies)| bodies.iter().map(|body| (*node, *body))).collect()
        };
        let all: Vec<(u64, u64)> = objects::with(self.spool, all).unwrap_or_default();
        let handles = all.into_iter();
        handles
            .map(|(node, body)| {
                (without_provenance_mut(node as usize), without_provenance_mut(body as usize))
            })
            .collect()
    }

    /// Searches the cause of the refusal among the arguments, and in the state of the thread.
    fn cause(&self, answer: CUresult) -> Option<Cause> {
        let own = self.entry.is_per_thread.then(|| self.with_own_stream());
        let packed = own.as_ref().map_or(self.packed, CopiedArguments::packed);
        // SAFETY: the arguments are those of this call, and of its variants.
        unsafe {
            match Causes::for_function(self.entry) {
                Causes::Older(older) => (older.search)(packed, answer),
                Causes::Declared(declared) => {
                    let arguments = self.entry.signature.list(packed);
                    let arguments = arguments.map(|argument| argument.place.cast());
                    declared.search(answer, &arguments, || self.check(packed))
                }
                Causes::Thread => causes::of_thread(self.entry.name, answer),
            }
        }
    }
}

/// Why a call was refused: where that is known from, and the cause.
struct Why {
    reason: Reason,
    cause: Option<Cause>,
    said: Said,
}

/// The sentence, with the number of what makes its words, if that is known without it. Programs ask of each pointer whether it is the
/// driver's: what differs from an earlier call of the same place in numbers alone is not written again.
enum Said {
    New {
        explanation: Explanation,
        key: u64,
    },
    /// The shape of the sentence.
    Before(u32),
}

impl Why {
    fn new(reason: Reason, explanation: Explanation) -> Self {
        Self { reason, cause: None, said: Said::New { explanation, key: 0 } }
    }
}

impl Said {
    fn shape(&self) -> u32 {
        match self {
            Self::New { explanation, .. } => explanation.shape(),
            Self::Before(shape) => *shape,
        }
    }
}

/// The shapes of sentences that were recorded, by the number of what makes their words, which has the place of a shape's bits. A
/// newer one takes the place of another.
static SHAPES: [AtomicU64; 1024] = [const { AtomicU64::new(0) }; 1024];

fn known_shape(key: u64) -> Option<u32> {
    let known = SHAPES[key as usize % SHAPES.len()].load(Relaxed);
    (known >> Explanation::SHAPE == key >> Explanation::SHAPE && known != 0)
        .then_some((known & ((1 << Explanation::SHAPE) - 1)) as u32)
}

fn keep_shape(key: u64, shape: u32) {
    let known = key >> Explanation::SHAPE << Explanation::SHAPE | u64::from(shape);
    SHAPES[key as usize % SHAPES.len()].store(known, Relaxed);
}

/// Where the causes of a function's refusals are searched.
enum Causes {
    Older(&'static Older),
    Declared(causes::Of),
    Thread,
}

impl Causes {
    fn for_function(entry: &EntryPoint) -> &'static Self {
        static KNOWN: [OnceBox<Causes>; FUNCTIONS] = [const { OnceBox::new() }; FUNCTIONS];
        KNOWN[entry.number].get_or_init(|| {
            // This looks at each function: so it is done once for each that is refused.
            let variants: Vec<_> = entry.variants().map(|variant| variant.name).collect();
            let older = older::ALL.iter().find(|older| variants.contains(&older.name));
            Box::new(match (older, entry.declared()) {
                (Some(older), _) => Self::Older(older),
                (None, Some(declared)) => Self::Declared(causes::Of::named(declared.name)),
                (None, None) => Self::Thread,
            })
        })
    }
}
