//! The form of the cases, which `mod.rs` explains.

use crate::mock::Answers;
use cuda_checked::{Cause, DOCUMENTED, Precondition, Result, sys, types::CUresult};
use std::any::Any;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::ffi::{c_int, c_void};
use std::ops::{Bound, Deref, DerefMut, Index, IndexMut, RangeBounds, RangeInclusive};
use std::panic::Location;
use std::ptr;

/// The inputs of a driver function. `calls.rs` has a struct for each.
pub trait Call: 'static {
    const NAME: &'static str;
    type Outputs: Copy;

    /// Calls the driver.
    ///
    /// # Safety
    ///
    /// The driver must be the mock, or the inputs must be valid for it.
    unsafe fn raw(i: &mut Self) -> (CUresult, Self::Outputs);

    /// Makes the checked call.
    ///
    /// # Safety
    ///
    /// As for `raw`.
    unsafe fn checked(i: &mut Self) -> Result<Self::Outputs>;

    /// Makes only the check, or returns nothing if the call has no rules.
    ///
    /// # Safety
    ///
    /// As for `raw`.
    unsafe fn verdict(i: &mut Self) -> Option<Result<(), Precondition>>;

    /// Finds the cause of a refusal with this code.
    ///
    /// # Safety
    ///
    /// As for `raw`.
    unsafe fn cause(i: &mut Self, code: CUresult) -> Option<Cause>;
}

/// The length that the driver is told for a text that it writes.
pub const LENGTH: c_int = 256;

macro_rules! calls {
    ($($name:ident($i:ident) { $($field:ident: $ty:ty),* } ($($out:ident: $out_ty:ty,)*) -> $returned:ty = $value:expr;
        $raw:tt $checked:tt [$($text:ident)?] [$check:ident] [$cause:ident];)*) => {$(
        pub struct $name {
            $(pub $field: $ty),*
        }

        #[allow(unused_variables, unused_mut, unused_unsafe, deprecated, clippy::all)]
        impl super::form::Call for $name {
            const NAME: &'static str = stringify!($name);
            type Outputs = $returned;

            unsafe fn raw($i: &mut Self) -> (CUresult, Self::Outputs) {
                // SAFETY: zero is a value of every output; the caller guarantees the rest.
                unsafe {
                    $(let mut $out: $out_ty = std::mem::zeroed();)*
                    let code = cuda_checked::sys::$name $raw;
                    (code, $value)
                }
            }

            unsafe fn checked($i: &mut Self) -> cuda_checked::Result<Self::Outputs> {
                // SAFETY: the caller guarantees this.
                let result = unsafe { cuda_checked::calls::$name $checked };
                $(let result = super::form::$text(result);)?
                result
            }

            unsafe fn verdict($i: &mut Self) -> Option<Result<(), cuda_checked::Precondition>> {
                super::form::verdict!($check $name ($($out: $out_ty),*) $raw)
            }

            unsafe fn cause($i: &mut Self, code: CUresult) -> Option<cuda_checked::Cause> {
                super::form::cause!($check $cause $name code ($($out: $out_ty),*) $raw)
            }
        }
    )*};
}
pub(crate) use calls;

macro_rules! verdict {
    (none $name:ident $outputs:tt $raw:tt) => {
        None
    };
    (check $name:ident ($($out:ident: $out_ty:ty),*) $raw:tt) => {
        // SAFETY: zero is a value of every output; the caller guarantees the rest.
        Some(unsafe {
            $(let mut $out: $out_ty = std::mem::zeroed();)*
            cuda_checked::checks::$name $raw
        })
    };
}
pub(crate) use verdict;

macro_rules! cause {
    (none thread $name:ident $code:ident $outputs:tt $raw:tt) => {
        {
            const NAME: &str = concat!(stringify!($name), "\0");
            let name = std::ffi::CStr::from_bytes_with_nul(NAME.as_bytes()).expect("a name");
            cuda_checked::causes::of_thread(name, $code)
        }
    };
    ($check:ident $cause:ident $name:ident $code:ident ($($out:ident: $out_ty:ty),*) ($($argument:tt)*)) => {
        // SAFETY: zero is a value of every output; the caller guarantees the rest.
        unsafe {
            $(let mut $out: $out_ty = std::mem::zeroed();)*
            cuda_checked::causes::$name($($argument)*, $code)
        }
    };
}
pub(crate) use cause;

/// The outputs of calls that return texts are not used.
pub fn text<T>(result: Result<T>) -> Result<()> {
    result.map(drop)
}

/// A pointer of a call: to its own elements, or null if there are none. It is the first element where one is expected.
pub struct In<T>(Vec<T>);

pub fn null<T>() -> In<T> {
    In(Vec::new())
}

pub fn one<T>(value: T) -> In<T> {
    In(vec![value])
}

pub fn many<T>(values: impl Into<Vec<T>>) -> In<T> {
    In(values.into())
}

impl<T> In<T> {
    pub fn ptr(&self) -> *const T {
        if self.0.is_empty() { ptr::null() } else { self.0.as_ptr() }
    }

    pub fn ptr_mut(&mut self) -> *mut T {
        if self.0.is_empty() { ptr::null_mut() } else { self.0.as_mut_ptr() }
    }

    pub fn first(&self) -> Option<&T> {
        self.0.first()
    }
}

impl<T> Deref for In<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.0[0]
    }
}

impl<T> DerefMut for In<T> {
    fn deref_mut(&mut self) -> &mut T {
        &mut self.0[0]
    }
}

impl<T> Index<usize> for In<T> {
    type Output = T;

    fn index(&self, index: usize) -> &T {
        &self.0[index]
    }
}

impl<T> IndexMut<usize> for In<T> {
    fn index_mut(&mut self, index: usize) -> &mut T {
        &mut self.0[index]
    }
}

/// Returns a pointer for a field of C's struct, to elements that live as long as the thread.
pub fn array<T: 'static>(values: impl Into<Vec<T>>) -> *mut T {
    thread_local! {
        static ARRAYS: RefCell<Vec<Box<dyn Any>>> = const { RefCell::new(Vec::new()) };
    }
    let mut values = Box::new(values.into());
    let pointer = values.as_mut_ptr();
    ARRAYS.with_borrow_mut(|arrays| arrays.push(values));
    pointer
}

/// The same for an untyped parameter.
pub fn place<T: 'static>(value: T) -> *mut c_void {
    array([value]).cast()
}

/// A handle or an address that nothing follows.
pub const fn at<T>(address: usize) -> *mut T {
    ptr::without_provenance_mut(address)
}

/// The name of the case with the inputs as they are given.
pub const VALID: &str = "valid";
/// At the end of the name of a case that a driver cannot run as the mock does.
pub const NOT_RUN: &str = " (not run)";

/// A reason of [`Case::left`].
pub const UNFORBIDDEN: &str = "the driver accepts it, and no sentence forbids it";

/// A rule, and the releases for which it holds.
#[derive(Clone)]
pub struct Rule {
    pub id: u32,
    pub releases: RangeInclusive<c_int>,
}

/// The rule of the releases whose documentation was read.
impl From<u32> for Rule {
    fn from(id: u32) -> Self {
        Self { id, releases: 11_070..=DOCUMENTED.end().0 as _ }
    }
}

pub fn since(first: c_int, rule: impl Into<Rule>) -> Rule {
    let Rule { id, releases } = rule.into();
    Rule { id, releases: first..=*releases.end() }
}

pub fn until(last: c_int, rule: impl Into<Rule>) -> Rule {
    let Rule { id, releases } = rule.into();
    Rule { id, releases: *releases.start()..=last }
}

pub fn within(first: c_int, last: c_int, id: u32) -> Rule {
    Rule { id, releases: first..=last }
}

/// A rule that no release can lift.
pub fn always(id: u32) -> Rule {
    Rule { id, releases: 0..=c_int::MAX }
}

/// The releases of drivers that the mock takes part as: each with rules, the one before, and two after.
pub fn releases() -> Vec<c_int> {
    let since = sys::functions().iter().filter_map(|function| Some(function.since()?.0 as c_int));
    let newest = DOCUMENTED.end().0 as c_int;
    // No function came with 11.8.
    let mut all: Vec<c_int> = since
        .chain([11_080, newest + 10, newest + 1_000])
        .filter(|since| *since >= 11_060)
        .collect();
    all.sort_unstable();
    all.dedup();
    all
}

/// The way back from a successful call.
pub trait Undo {
    fn undo(self, call: &str);
}

impl<C: Call> Undo for C {
    fn undo(mut self, call: &str) {
        // SAFETY: the driver has created what this removes.
        let (code, _) = unsafe { C::raw(&mut self) };
        assert_eq!(code, CUresult::CUDA_SUCCESS, "{} undoes {call}", C::NAME);
    }
}

/// Closes the descriptor that the driver has written there.
pub struct Close(pub *mut c_void);

impl Undo for Close {
    fn undo(self, _: &str) {
        #[cfg(unix)]
        // SAFETY: the call has written a new descriptor to this place, which is a live array.
        unsafe {
            use std::os::fd::FromRawFd as _;
            drop(std::os::fd::OwnedFd::from_raw_fd(self.0.cast::<c_int>().read()));
        }
    }
}

/// Makes the call of a case, with new inputs each time.
pub trait Attempt {
    fn raw(&self) -> CUresult;
    fn checked(&self) -> Result<()>;
    fn verdict(&self) -> Option<Result<(), Precondition>>;
    fn cause(&self, code: CUresult) -> Option<Cause>;
}

type Way<'a, C> = dyn Fn(&C, <C as Call>::Outputs) + 'a;

struct Input<'a, C: Call> {
    base: &'a dyn Fn() -> C,
    changes: &'a [&'a dyn Fn(&mut C)],
    undo: Option<&'a Way<'a, C>>,
}

impl<C: Call> Input<'_, C> {
    fn make(&self) -> C {
        let mut input = (self.base)();
        self.changes.iter().for_each(|change| change(&mut input));
        input
    }
}

impl<C: Call> Attempt for Input<'_, C> {
    fn raw(&self) -> CUresult {
        let mut input = self.make();
        // SAFETY: the runner of a real driver leaves out the cases that are not valid for it.
        let (code, outputs) = unsafe { C::raw(&mut input) };
        if let (CUresult::CUDA_SUCCESS, Some(undo)) = (code, self.undo) {
            undo(&input, outputs);
        }
        code
    }

    fn checked(&self) -> Result<()> {
        // SAFETY: as above.
        unsafe { C::checked(&mut self.make()) }.map(drop)
    }

    fn verdict(&self) -> Option<Result<(), Precondition>> {
        // SAFETY: as above.
        unsafe { C::verdict(&mut self.make()) }
    }

    fn cause(&self, code: CUresult) -> Option<Cause> {
        // SAFETY: as above.
        unsafe { C::cause(&mut self.make(), code) }
    }
}

/// A case for a runner.
pub struct Trial<'a> {
    pub call: &'static str,
    /// The words about accepted inputs, or the start of the texts.
    pub name: &'a str,
    /// The rules that reject the inputs, each with the end of its text.
    pub rules: &'a [(Rule, &'a str)],
    /// The cause that explains a refusal of the inputs.
    pub cause: Option<u32>,
    /// The answers of the mock, if they are not the usual ones.
    pub answers: Option<Answers>,
    /// The reason why only the mock can run the case.
    pub only_mock: Option<&'static str>,
    /// The reason why the inputs are left to the driver, if a text forbids them or seems to.
    pub left: Option<&'static str>,
    /// The rule that would reject the inputs if the condition after its `where` held, or the cause that does not explain a refusal.
    pub spares: Option<&'a Rule>,
    pub place: &'static Location<'static>,
    pub attempt: &'a dyn Attempt,
}

impl Trial<'_> {
    /// Returns the words that tell the case from the others of its call.
    pub fn words(&self) -> &str {
        match (self.name, self.rules) {
            ("", [(_, text), ..]) => text,
            (name, _) => name,
        }
    }

    /// Whether a driver can run the case as the mock does.
    pub fn runs(&self) -> bool {
        self.only_mock.is_none() && self.answers.is_none()
    }

    /// Returns the name of the case in a record. `names` counts the cases with the same words.
    pub fn recorded(&self, names: &mut BTreeMap<String, u32>) -> String {
        let words = self.words();
        let start = words.split(" must ").next().unwrap_or(words);
        let rule = self.rules.first().map_or(String::new(), |(rule, _)| format!("{} ", rule.id));
        let run = if self.runs() { "" } else { NOT_RUN };
        let case = format!("{}: {rule}{start}{run}", self.call);
        match names.entry(case.clone()).and_modify(|count| *count += 1).or_insert(1) {
            1 => case,
            count => format!("{case} #{count}"),
        }
    }

    /// Returns the rule that holds for a release, and its text.
    pub fn expected(&self, release: c_int) -> Option<(u32, String)> {
        let mut rules = self.rules.iter().filter(|(rule, _)| rule.releases.contains(&release));
        rules.next().map(|(rule, end)| (rule.id, format!("{}{end}", self.name)))
    }
}

pub trait Runner {
    /// Whether the driver has the function.
    fn has(&self, call: &str) -> bool;
    /// The driver's release.
    fn release(&self) -> c_int;
    fn run(&self, trial: Trial);
}

/// The cases of a group.
pub struct Cases<'r> {
    pub runner: &'r dyn Runner,
}

/// The cases of a call.
pub struct Case<'r, C: Call> {
    runner: &'r dyn Runner,
    base: Box<dyn Fn() -> C + 'r>,
    undo: Option<Box<Way<'r, C>>>,
    answers: Option<Answers>,
    only_mock: Option<&'static str>,
    left: Option<&'static str>,
    /// The first and the last release that the cases run on.
    on: [c_int; 2],
    /// Whether the driver has the function.
    has: bool,
    /// Whether the valid inputs have run.
    tried: bool,
}

impl Cases<'_> {
    /// A call with valid inputs.
    pub fn call<'a, C: Call>(&'a self, base: impl Fn() -> C + 'a) -> Case<'a, C> {
        Case {
            runner: self.runner,
            base: Box::new(base),
            undo: None,
            answers: None,
            only_mock: None,
            left: None,
            on: [0, c_int::MAX],
            has: self.runner.has(C::NAME),
            tried: false,
        }
    }
}

impl<'r, C: Call> Case<'r, C> {
    /// Undoes a successful call.
    pub fn undo<U: Undo>(mut self, undo: impl Fn(&C, C::Outputs) -> U + 'r) -> Self {
        self.undo = Some(Box::new(move |input, outputs| undo(input, outputs).undo(C::NAME)));
        self
    }

    /// From here on, cases run only on the mock.
    pub fn only_mock(mut self, reason: &'static str) -> Self {
        self.only_mock = Some(reason);
        self
    }

    /// The following cases run on a mock with these answers.
    pub fn under(&mut self, answers: Answers) {
        self.answers = Some(answers);
    }

    /// The following cases run under the usual answers again.
    pub fn usual(&mut self) {
        self.answers = None;
    }

    /// The following cases run only on these releases.
    pub fn on(&mut self, releases: impl RangeBounds<c_int>) {
        let end = |bound: Bound<&c_int>, other| match bound {
            Bound::Included(release) => *release,
            Bound::Excluded(release) => *release - 1,
            Bound::Unbounded => other,
        };
        self.on = [end(releases.start_bound(), 0), end(releases.end_bound(), c_int::MAX)];
    }

    /// Every release accepts the changed inputs.
    #[track_caller]
    pub fn accepts(&mut self, name: impl AsRef<str>, change: impl Fn(&mut C)) {
        self.judged(name, &[], change);
    }

    /// The same, where a text forbids the inputs or seems to: `reason` says why no rule does.
    #[track_caller]
    pub fn left(&mut self, reason: &'static str, name: impl AsRef<str>, change: impl Fn(&mut C)) {
        self.left = Some(reason);
        self.accepts(name, change);
        self.left = None;
    }

    /// The rule rejects the changed inputs.
    #[track_caller]
    pub fn rejects<F: Fn(&mut C)>(
        &mut self,
        rule: impl Into<Rule>,
        text: impl AsRef<str>,
        change: F,
    ) -> Rejected<'_, 'r, C, F> {
        let rule = rule.into();
        self.judged(text, &[(rule.clone(), "")], &change);
        Rejected { case: self, rule, change }
    }

    /// Of these rules, the first that holds for the release rejects the changed inputs. `start` begins the text of each.
    #[track_caller]
    pub fn judged(
        &mut self,
        start: impl AsRef<str>,
        rules: &[(Rule, &str)],
        change: impl Fn(&mut C),
    ) {
        if !self.has {
            return;
        }
        let place = Location::caller();
        if !std::mem::replace(&mut self.tried, true) {
            let left = self.left.take();
            self.run(VALID, &[], None, None, &[], place);
            self.left = left;
        }
        if self.runs_here() {
            self.run(start.as_ref(), rules, None, None, &[&change], place);
        }
    }

    fn runs_here(&self) -> bool {
        self.has && (self.on[0]..=self.on[1]).contains(&self.runner.release())
    }

    /// No rule rejects the changed inputs; where the driver refuses them, this is the cause. The text is the whole sentence.
    #[track_caller]
    pub fn explains(&mut self, cause: u32, text: impl AsRef<str>, change: impl Fn(&mut C)) {
        if self.runs_here() {
            self.run(text.as_ref(), &[], Some(cause), None, &[&change], Location::caller());
        }
    }

    /// This cause does not explain a refusal of the changed inputs: what its sentence names is as it must be, or cannot be seen.
    #[track_caller]
    pub fn spares(&mut self, cause: u32, words: impl AsRef<str>, change: impl Fn(&mut C)) {
        if self.runs_here() {
            let place = Location::caller();
            self.run(words.as_ref(), &[], Some(cause), Some(&cause.into()), &[&change], place);
        }
    }

    fn run(
        &mut self,
        name: &str,
        rules: &[(Rule, &str)],
        cause: Option<u32>,
        spares: Option<&Rule>,
        changes: &[&dyn Fn(&mut C)],
        place: &'static Location<'static>,
    ) {
        let attempt = &Input { base: &*self.base, changes, undo: self.undo.as_deref() };
        let Self { runner, answers, only_mock, left, .. } = *self;
        let call = C::NAME;
        runner.run(Trial {
            call,
            name,
            rules,
            cause,
            answers,
            only_mock,
            left,
            spares,
            place,
            attempt,
        });
    }
}

/// Inputs that a rule rejects, as [`Case::rejects`] returns them.
pub struct Rejected<'c, 'r, C: Call, F> {
    case: &'c mut Case<'r, C>,
    rule: Rule,
    change: F,
}

impl<C: Call, F: Fn(&mut C)> Rejected<'_, '_, C, F> {
    /// The same inputs are accepted after one more change: the condition after the rule's `where` does not hold then.
    #[track_caller]
    pub fn unless(self, name: impl AsRef<str>, lift: impl Fn(&mut C)) -> Self {
        self.after(name.as_ref(), &[], &lift)
    }

    #[track_caller]
    fn after(self, name: &str, rules: &[(Rule, &str)], lift: &dyn Fn(&mut C)) -> Self {
        if self.case.runs_here() {
            let changes: &[&dyn Fn(&mut C)] = &[&self.change, lift];
            let place = Location::caller();
            self.case.run(name, rules, None, Some(&self.rule), changes, place);
        }
        self
    }

    /// The same, where another rule rejects the inputs then.
    #[track_caller]
    pub fn otherwise(self, other: u32, text: impl AsRef<str>, lift: impl Fn(&mut C)) -> Self {
        assert_ne!(other, self.rule.id, "another rule");
        self.after(text.as_ref(), &[(other.into(), "")], &lift)
    }

    /// The same, where the answers of the mock decide the condition.
    #[track_caller]
    pub fn unless_under(self, answers: Answers, name: impl AsRef<str>) -> Self {
        let usual = self.case.answers.replace(answers);
        let rejected = self.unless(name, |_| ());
        rejected.case.answers = usual;
        rejected
    }
}
