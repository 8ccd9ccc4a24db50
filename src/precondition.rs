//! A documented precondition that does not hold, and its error message.

use crate::argument::{Argument, Show};
use crate::codes::{ADDRESSES, CALL_CODES, SIZES};
use crate::line::{Condition, Rule};
use crate::printable::{Printable, unit, written};
use crate::release::{self, Releases};
use crate::sentence::{self, join};
use core::cell::Cell;
use core::ffi::CStr;
use core::fmt::{self, Write as _};
use libcuda_sys::{CUdevice_attribute, CUresult, Release};
use std::hash::{DefaultHasher, Hash as _, Hasher as _};

std::thread_local! {
    /// A rejected call and the driver's code while the cause is searched, otherwise success.
    pub(crate) static REFUSAL: Cell<(&'static CStr, CUresult)> =
        const { Cell::new((c"", CUresult::CUDA_SUCCESS)) };
}

/// A documented precondition, and the argument that breaks it.
///
/// New versions of this crate add rules, for new CUDA releases and for checks that were missing. A new version may
/// therefore reject a call that an older version passed on to the driver. That is not a breaking change.
#[derive(Clone)]
pub struct Precondition(Box<Broken>);

#[derive(Clone)]
pub(crate) struct Broken {
    pub rule: Rule,
    pub bounds: Bounds,
    /// Writes `value` and the bound.
    pub show: Show,
    pub value: u64,
    pub bound: u64,
    /// The call that was not made; empty until known.
    call: &'static CStr,
    /// The path to the argument as C writes it, starting with the parameter of the call.
    path: String,
    /// The index of the element, if the path leads through an array.
    index: usize,
    conditions: Vec<MetCondition>,
    /// What is known besides the value and the bound; may be empty.
    known: String,
    /// The names of a method's parameters, if it was a method that made the call.
    in_method: Names,
    /// A text instead of the value, and what it must be. These are not [`Bounds`], because each check would have to drop them.
    names: Option<(String, Vec<String>)>,
}

/// A condition of a broken rule, with the path and the values of the call.
#[derive(Clone, Hash)]
struct MetCondition {
    path: String,
    is: &'static str,
    values: Vec<String>,
}

/// A broken rule whose call is not known yet.
pub(crate) struct Found(Box<Broken>);

/// C's names for the parameters of a call, each with what a method has in its place.
pub(crate) type Names = &'static [(&'static str, &'static str)];

/// The meaning of the bound in [`Broken`].
#[derive(Clone)]
pub(crate) enum Bounds {
    None,
    /// The index of the element.
    Index,
    One,
    Many(Vec<u64>),
    /// One, which the driver reports as this attribute.
    Limit(CUdevice_attribute),
    /// The words after the argument: of a rule after "must", of a cause a fact.
    Text(&'static str),
}

impl Rule {
    /// Returns whether the driver's release documents the rule; a rule that no release can lift always holds. After a refusal,
    /// whether the driver has returned a code of the rule or the cause. Causes describe the driver, not its documentation. They hold
    /// for every release, except that an older driver does not know the enumerators of later releases.
    #[inline]
    pub fn holds(self) -> bool {
        let lists = self.must().starts_with("enumerator");
        match (self.is_cause(), REFUSAL.get()) {
            (true, (_, code)) => self.codes().contains(&code) && (!lists || self.releases().hold()),
            // The driver may call a function of the program during a search, whose calls are then checked as elsewhere.
            (false, _) if self.is_of_all_releases() => true,
            (false, (_, CUresult::CUDA_SUCCESS)) => self.releases().hold(),
            (false, (call, code)) => {
                let is_own = match self.code_of(call) {
                    Some(own) => own == code,
                    // What drivers have returned for such rules (`tests/cases/answers.txt`).
                    None => matches!(
                        code,
                        CUresult::CUDA_ERROR_INVALID_VALUE | CUresult::CUDA_ERROR_NOT_SUPPORTED
                    ),
                };
                is_own && self.releases().explain()
            }
        }
    }

    /// Returns the code that the documentation of a call states for the rule, if it states one.
    #[inline]
    fn code_of(self, call: &CStr) -> Option<CUresult> {
        let own = CALL_CODES.iter().find(|(of, rule, _)| *of == call && *rule == self.id);
        own.map_or_else(|| self.codes().first().copied(), |(.., code)| *code)
    }

    /// Reports that the argument breaks the rule, which is an error only if the driver's release documents the rule.
    #[cold]
    #[inline]
    pub fn broken(
        id: u32,
        bounds: Bounds,
        show: Show,
        value: u64,
        bound: u64,
    ) -> Result<(), Found> {
        let rule = Self { id };
        if !rule.holds() {
            return Ok(());
        }
        let (call, index, names) = (c"", 0, None);
        let in_method: Names = &[];
        let path = rule.path().to_owned();
        let conditions = rule.conditions().iter().map(|&Condition(path, is, values)| {
            let values = values.iter().map(|&value| value.to_owned()).collect();
            MetCondition { path: path.to_owned(), is, values }
        });
        let conditions = conditions.collect();
        let known = String::new();
        let broken = Broken {
            rule,
            bounds,
            show,
            value,
            bound,
            call,
            path,
            index,
            conditions,
            known,
            in_method,
            names,
        };
        Err(Found(Box::new(broken)))
    }

    #[inline]
    fn releases(self) -> Releases {
        match self.is_of_all_releases() {
            true => Releases::ALWAYS,
            false => Releases { since: self.since(), until: self.until() },
        }
    }
}

impl Precondition {
    /// Returns the number of the rule. The documentation of the call shows the same number. It stays the same in every
    /// later version and is never used for another rule, so logs, tests and lists of ignored rules can use it.
    #[inline]
    pub fn id(&self) -> u32 {
        self.0.rule.id
    }

    /// Returns the symbol of the function that was not called, like `cuMemAlloc_v2`. The message shows the name that the newest
    /// header gives it, `cuMemAlloc`.
    #[inline]
    pub fn call(&self) -> &'static str {
        name(self.0.call)
    }

    /// Returns C's path to the argument, like `poolProps.maxSize`. For an element of an array, the path is like
    /// `map[i].flags`, and [`index`](Self::index) returns the index. `current_device` is the device of the current
    /// context. In an error of a method of [`owned`](crate::owned), the path starts with the parameter of the method, like
    /// `mc_offset`, or with `self`.
    #[inline]
    pub fn parameter(&self) -> &str {
        &self.0.path
    }

    /// Returns the index of the element, if the argument is part of an array.
    #[inline]
    pub fn index(&self) -> Option<usize> {
        let (_, rest) = self.0.path.split_once('[')?;
        // Some rules are about the first element of an array only.
        match rest.split(']').next()? {
            "i" => Some(self.0.index),
            number => number.parse().ok(),
        }
    }

    /// Returns the argument as a number.
    #[inline]
    pub fn value(&self) -> u64 {
        self.0.value
    }

    /// Returns the code that the documentation states for a call that breaks the rule, or `CUDA_ERROR_INVALID_VALUE` if it
    /// states none.
    #[inline]
    pub fn code(&self) -> CUresult {
        self.documented_code().unwrap_or(CUresult::CUDA_ERROR_INVALID_VALUE)
    }

    /// Returns the code that the documentation states for a call that breaks the rule, if it states one.
    #[inline]
    pub fn documented_code(&self) -> Option<CUresult> {
        self.0.rule.code_of(self.0.call)
    }

    #[inline]
    pub(crate) fn rule(&self) -> Rule {
        self.0.rule
    }

    /// Returns the release whose documentation states the rule, if that of the driver's release is not known.
    #[inline]
    pub(crate) fn documented_in(&self) -> Option<Release> {
        let depends = !self.0.rule.is_cause() && !self.0.rule.is_of_all_releases();
        depends.then(release::undocumented)?.map(|(_, nearest)| nearest)
    }

    /// The call was made by a method, whose parameters have these names.
    #[cold]
    #[inline]
    pub(crate) fn in_method(&mut self, names: Names) {
        self.0.in_method(names);
    }

    /// A number of what makes the words of the sentence.
    #[cold]
    #[inline]
    pub(crate) fn words(&self) -> Option<u64> {
        let Broken { rule, bounds, value, bound, path, conditions, names, .. } = &*self.0;
        let mut hasher = DefaultHasher::new();
        // An enumerator or flags are shown as their names.
        let name = last_name(path);
        let is_address = name.is_some_and(|name| ADDRESSES.contains(&name));
        let value = Some(value).filter(|_| !is_address);
        (rule.id, path, conditions, value, bound).hash(&mut hasher);
        match bounds {
            Bounds::None | Bounds::Index | Bounds::One => {}
            Bounds::Many(all) => all.hash(&mut hasher),
            Bounds::Limit(attribute) => attribute.0.hash(&mut hasher),
            Bounds::Text(text) => text.hash(&mut hasher),
        }
        names.is_none().then(|| hasher.finish())
    }

    /// Returns whether the check queried the driver or the system.
    #[inline]
    pub fn needs_query(&self) -> bool {
        self.0.rule.asks()
    }

    /// Returns whether programs break the rule on purpose, to learn which functions the driver has. A tool that reports
    /// mistakes can leave such a rule out.
    #[inline]
    pub fn is_probe(&self) -> bool {
        self.0.rule.is_probe()
    }

    /// Returns the sentence about the argument, without the call: `size (4096) must be ...`.
    #[inline]
    pub fn sentence(&self) -> impl fmt::Display + '_ {
        Sentence(self)
    }
}

/// What a check adds to a broken rule.
impl Found {
    /// Returns whether another cause is as likely, and neither an answer nor a text makes this one more so.
    #[inline]
    pub(crate) fn is_guess(&self) -> bool {
        self.0.rule.is_guess() && !self.0.rule.asks() && self.0.names.is_none()
    }

    /// Adds a text that replaces the value, and what the text must be.
    #[cold]
    #[inline]
    pub(crate) fn named(mut self, text: String, names: Vec<String>) -> Self {
        self.0.names = Some((text, names));
        self
    }

    /// Adds what is known besides the value and the bound.
    #[cold]
    #[inline]
    pub(crate) fn known(mut self, known: String) -> Self {
        self.0.known = known;
        self
    }

    /// The function checked a part of an argument. Replaces the first name of the path by `path`, which leads from the call's
    /// parameter to that part.
    #[cold]
    #[inline]
    pub(crate) fn at(mut self, path: &'static str) -> Self {
        self.0.at(path);
        self
    }

    /// The function checked fields of the struct at `path`, by their names.
    #[cold]
    #[inline]
    pub(crate) fn inside(mut self, path: &'static str) -> Self {
        self.0.inside(path);
        self
    }

    /// The part is a member of a union, which this tag selects.
    #[cold]
    #[inline]
    pub(crate) fn tagged<T: Argument>(mut self, path: &'static str, tag: T) -> Self {
        self.0.tagged(path, T::show, tag.number());
        self
    }

    /// The part is this element of an array. The path contains `[i]`.
    #[cold]
    #[inline]
    pub(crate) fn element(mut self, index: usize) -> Self {
        self.0.index = index;
        self
    }

    /// The call is made by a method, whose parameters have these names.
    #[cold]
    #[inline]
    pub(crate) fn in_method(mut self, names: Names) -> Self {
        self.0.in_method(names);
        self
    }

    /// The call that is not made.
    #[cold]
    #[inline]
    pub(crate) fn of(mut self, call: &'static CStr) -> Precondition {
        self.0.of(call);
        Precondition(self.0)
    }
}

impl fmt::Display for Precondition {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(Printable(f), "{}: {}", written(self.call()), self.sentence())
    }
}

/// A number as a value of its type.
struct Number {
    show: Show,
    value: u64,
}

impl fmt::Display for Number {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (self.show)(self.value, f)
    }
}

impl Broken {
    #[inline]
    fn at(&mut self, path: &'static str) {
        self.each_path(|of| {
            let rest = of.find(['.', '[']).map_or("", |end| &of[end..]);
            let star = if of.starts_with('*') { "*" } else { "" };
            format!("{star}{path}{rest}")
        });
    }

    #[inline]
    fn inside(&mut self, path: &'static str) {
        self.each_path(|of| format!("{path}.{of}"));
    }

    #[inline]
    fn tagged(&mut self, path: &'static str, show: Show, tag: u64) {
        let value = Number { show, value: tag }.to_string();
        let path = path.to_owned();
        self.conditions.push(MetCondition { path, is: "is", values: vec![value] });
    }

    // Inlined, it takes registers of calls that succeed: 9 instructions of `cuMulticastBindMem` without `explain`.
    #[cold]
    #[inline(never)]
    fn of(&mut self, call: &'static CStr) {
        self.call = call;
    }

    #[inline]
    fn in_method(&mut self, names: Names) {
        self.each_path(|of| {
            let renamed = names.iter().find_map(|(c, own)| {
                let rest = of.strip_prefix(c)?;
                (rest.is_empty() || rest.starts_with(['.', '['])).then(|| format!("{own}{rest}"))
            });
            renamed.unwrap_or_else(|| of.to_owned())
        });
        self.in_method = names;
    }

    #[inline]
    fn each_path(&mut self, change: impl Fn(&str) -> String) {
        // A product has several factors.
        self.path = self.path.split(" * ").map(&change).collect::<Vec<_>>().join(" * ");
        for condition in &mut self.conditions {
            condition.path = change(&condition.path);
        }
    }
}

struct Sentence<'a>(&'a Precondition);

/// Returns a text with a method's names in place of C's, and without the marks of code, which are for pages. A name such as
/// `handle` can be a word of the text, so only names that are marked or have a capital letter are replaced.
#[inline]
fn in_method(text: &str, names: Names) -> String {
    if names.is_empty() {
        return text.replace('`', "");
    }
    let is_of_name = |char: char| char.is_alphanumeric() || char == '_';
    let mut is_marked = false;
    let parts = text.split_inclusive(|char| !is_of_name(char)).map(|part| {
        let (word, rest) = part.split_at(part.trim_end_matches(|char| !is_of_name(char)).len());
        let is_name = is_marked || word.contains(|char: char| char.is_ascii_uppercase());
        let own = names.iter().find(|(c, _)| is_name && *c == word);
        is_marked ^= rest == "`";
        own.map_or(word, |(_, own)| own).to_owned() + rest.trim_end_matches('`')
    });
    parts.collect()
}

/// The parameters of methods that are numbers of bytes.
const OWN_SIZES: [&str; 4] = ["at", "mc_offset", "mem_offset", "shared_bytes"];

/// The length of the longest list of values in a message.
const LISTED: usize = 24;

/// The name in which a path ends.
#[inline]
fn last_name(path: &str) -> Option<&str> {
    path.rsplit('.').next().and_then(|name| name.split('[').next())
}

/// Returns as many names as a message shows. `one_of` stands before the number of the others.
#[inline]
fn few(names: &[String], one_of: &str) -> Vec<String> {
    match names.split_at_checked(8) {
        Some((first, rest)) if !rest.is_empty() => {
            let others = format!("{one_of}{} others", rest.len());
            first.iter().cloned().chain([others]).collect()
        }
        _ => names.to_vec(),
    }
}

/// Returns what a cause says of a name that is none of these.
#[inline]
fn lacks(text: &str, names: &[String]) -> String {
    let has = if names.is_empty() { "none".to_owned() } else { join(&few(names, ""), " and ") };
    format!("{text}; it has {has}")
}

impl fmt::Display for Sentence<'_> {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Broken {
            rule, bounds, show, value, bound, path, index, conditions, known, names, ..
        } = &*self.0.0;
        let is_fact = rule.is_cause();
        let indexed = |path: &str| path.replace("[i]", &format!("[{index}]"));
        let said = |text: &str| in_method(text, self.0.0.in_method);
        let mut path = indexed(path);
        let name = last_name(&path);
        // A method's name need not be one of C's.
        let is_of = |list: &[&str]| {
            let mut methods = self.0.0.in_method.iter();
            name.is_some_and(|name| list.contains(&name))
                || methods.any(|(c, own)| *own == path && list.contains(c))
        };
        let is_address = is_of(ADDRESSES);
        // Of a conditional node, it is a number of graphs.
        let is_count = path.ends_with("conditional.size");
        let is_size = !is_address && !is_count && (is_of(SIZES) || is_of(&OWN_SIZES));
        let number = |value: &u64| Number { show: *show, value: *value }.to_string();
        let shown = |value: &u64| match unit(*value).filter(|_| is_size) {
            Some(unit) => format!("{} ({unit})", number(value)),
            None => number(value),
        };
        let shown_value = match names {
            Some((text, _)) if text.is_empty() => "\"\"".to_owned(),
            Some((text, _)) => text.clone(),
            None if is_address => format!("{:#}", Number { show: *show, value: *value }),
            None => match unit(*value).filter(|_| is_size) {
                Some(unit) => format!("{}, {unit}", number(value)),
                None => number(value),
            },
        };
        if let Bounds::Index = bounds {
            path += &format!("[{bound}]");
        }
        let bounds = match bounds {
            _ if names.is_some() => {
                names.iter().flat_map(|(_, names)| few(names, "one of ")).collect()
            }
            Bounds::None | Bounds::Index => Vec::new(),
            // A size, also of an address.
            Bounds::One
                if rule.must() == "multiple_of"
                    && (is_size || is_address || shown_value.starts_with("0x")) =>
            {
                let unit = unit(*bound).map_or_else(String::new, |unit| format!(" ({unit})"));
                vec![format!("{bound}{unit}")]
            }
            Bounds::One | Bounds::Limit(_) => vec![shown(bound)],
            Bounds::Many(all) if all.len() > LISTED => {
                few(&all.iter().map(shown).collect::<Vec<_>>(), "one of ")
            }
            Bounds::Many(all) => all.iter().map(shown).collect(),
            Bounds::Text(text) => vec![said(&indexed(text))],
        };
        let limit = match self.0.0.bounds {
            Bounds::Limit(attribute) => Some(sentence::limit(&format!("{attribute:?}"))),
            _ => None,
        };
        let (bounds, because) = named_bits(rule.must(), rule.because(), bounds);
        let because = limit.as_deref().unwrap_or(because);
        let (requirement, because) = match names {
            Some((_, names)) if is_fact && rule.must() == "named" => (lacks(because, names), ""),
            _ => {
                (sentence::requirement(rule.must(), &bounds, is_fact).unwrap_or_default(), because)
            }
        };
        let conditions = conditions.iter().map(|MetCondition { path, is, values }| {
            sentence::Condition { path: indexed(path), is, values }
        });
        let mut conditions = conditions.collect();
        let requirement = sentence::or_zero(requirement, &path, &mut conditions);
        let conditions =
            sentence::conditions(&conditions, &said(rule.clause())).unwrap_or_default();
        let period = if is_fact { String::new() } else { rule.releases().to_string() };
        let separator = if known.is_empty() || rule.reason().is_empty() { "" } else { "; " };
        let words = sentence::sentence(
            &requirement,
            &period,
            rule.is_of_windows(),
            &said(because),
            sentence::joint(is_fact, true),
            &conditions.replace('`', ""), // pages have the marks
            &[known, &said(rule.reason())].map(String::as_str).join(separator),
        );
        // Names in it may be the program's.
        let f = &mut Printable(f);
        f.write_str(&sentence::about(&path, Some(&shown_value), &words, is_fact))?;
        match (self.0.documented_in(), self.0.documented_code()) {
            (Some(of), _) => {
                write!(f, " (documentation of CUDA {of}")?;
                let driver = release::driver();
                driver.map_or(Ok(()), |driver| write!(f, "; the driver implements {driver}"))?;
                f.write_str(")")
            }
            // The driver has returned its code.
            (None, Some(code)) if !is_fact => write!(f, " [{code:?}]"),
            _ => Ok(()),
        }
    }
}

/// Replaces flags that C declares as plain numbers by their names, which the rule states. Returns the rest of the text.
#[inline]
fn named_bits(
    must: &str,
    because: &'static str,
    bounds: Vec<String>,
) -> (Vec<String>, &'static str) {
    let is_of_bits = ["only", "any_of"].contains(&must) && !because.is_empty();
    match &bounds[..] {
        [bits] if is_of_bits && bits.bytes().all(|byte| byte.is_ascii_digit()) => {
            (vec![because.to_owned()], "")
        }
        _ => (bounds, because),
    }
}

impl fmt::Debug for Precondition {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl core::error::Error for Precondition {}

/// Returns the symbol as text. Callers may pass names of their own.
#[inline]
pub(crate) fn name(call: &'static CStr) -> &'static str {
    call.to_str().unwrap_or("a function whose name is not UTF-8")
}
