//! The grammar of lines, which the macros of `src/rule.rs` have too. The compiler has judged the order of a line's details.

use super::line::{Bound, Condition, Line, Under};
use super::rust::{c_path, places, tokens};
use super::{RuleSet, with_words};
use crate::generate::read;
use proc_macro2::{Span, TokenStream};
use std::collections::{HashMap, HashSet};
use syn::ext::IdentExt;
use syn::parse::discouraged::Speculative;
use syn::parse::{ParseBuffer, ParseStream};
use syn::punctuated::Punctuated;
use syn::{Expr, Ident, Lit, LitInt, LitStr, Token, token};

/// The words between the number of a line and its colon.
const MARKS: [&str; 4] = ["always", "asks", "maybe", "probe"];

/// What the lines of a file can name.
pub struct Scope<'a> {
    /// The names of enumerators and macros.
    pub header: &'a HashSet<&'a str>,
    /// The constants of the file.
    pub own: HashMap<String, &'a Expr>,
    /// The constants that every file sees.
    pub shared: &'a HashMap<String, &'a Expr>,
}

impl Scope<'_> {
    /// Reads the functions of one `rules!` at the top of a file.
    pub fn rule_sets(
        &self,
        input: ParseStream,
        file: &str,
        renamed: &HashMap<String, String>,
    ) -> syn::Result<Vec<RuleSet>> {
        let mut rule_sets = Vec::new();
        while !input.is_empty() {
            syn::Attribute::parse_outer(input)?;
            let on = match input.parse::<Option<Ident>>()? {
                Some(_) => Some(places(&braced(input)?.parse()?)),
                None => None,
            };
            let signature: syn::Signature = input.parse()?;
            let name = signature.ident.to_string();
            let word = |word: &str| renamed.get(word).map_or(word, |name| name).to_owned();
            let parameter = |input: &syn::FnArg| match input {
                syn::FnArg::Typed(input) => {
                    Some((tokens(&input.pat), with_words(&read::quote(&input.ty), &word)))
                }
                syn::FnArg::Receiver(_) => None,
            };
            let content = braced(input)?;
            rule_sets.push(RuleSet {
                file: file.to_owned(),
                parameters: signature.inputs.iter().filter_map(parameter).collect(),
                places: on.unwrap_or_else(|| vec![name.clone()]),
                name,
                code: content.fork().parse::<TokenStream>()?.to_string(),
                lines: self.body(&content, Under::Nothing)?,
            });
        }
        Ok(rule_sets)
    }

    /// Reads a body whose lines have their conditions in words.
    pub fn body(&self, input: ParseStream, under: Under) -> syn::Result<Vec<Line>> {
        let lines = self.block(input, under)?;
        match lines.iter().find_map(|line| Some((line.id, line.fault()?))) {
            Some((id, fault)) => {
                Err(syn::Error::new(Span::call_site(), format!("rule {id} {fault}")))
            }
            None => Ok(lines),
        }
    }

    /// Reads the body of a function, or a block in it: statements, each of which holds for all that follows, lines, groups of
    /// lines with common conditions, and blocks.
    fn block(&self, input: ParseStream, mut under: Under) -> syn::Result<Vec<Line>> {
        let mut lines = Vec::new();
        while !input.is_empty() {
            if input.peek(token::Brace) {
                lines.extend(self.block(&braced(input)?, under)?);
            } else if input.peek(Token![let]) {
                input.parse::<syn::Stmt>()?;
            } else if input.parse::<Option<Token![for]>>()?.is_some() {
                syn::Pat::parse_single(input)?;
                input.parse::<Token![in]>()?;
                input.parse::<Expr>()?;
                input.parse::<Token![;]>()?;
            } else if let Some(condition) = condition_in_rust(input) {
                let is_absence = tokens(&condition).starts_with("letSome(");
                under = under.max(if is_absence { Under::Code } else { Under::Condition });
            } else if input.peek(Token![if]) || input.peek(Token![where]) {
                lines.extend(self.group(input, under)?);
            } else {
                lines.push(Line { under, ..self.line(input)? });
                input.parse::<Option<Token![;]>>()?;
            }
        }
        Ok(lines)
    }

    /// Reads lines with common conditions.
    fn group(&self, input: ParseStream, under: Under) -> syn::Result<Vec<Line>> {
        let mut given = Line::default();
        self.details(input, &mut given)?;
        let mut lines = self.block(&braced(input)?, under)?;
        for line in &mut lines {
            line.conditions.extend(given.conditions.iter().cloned());
            if !given.clause.is_empty() && !line.clause.is_empty() {
                return Err(input.error("a line has one `where`"));
            }
            line.clause += &given.clause;
        }
        Ok(lines)
    }

    fn line(&self, input: ParseStream) -> syn::Result<Line> {
        let id = integer(input)?;
        let mut line =
            Line { id, until: u32::MAX, code: Some("INVALID_VALUE".to_owned()), ..Line::default() };
        while input.peek(Ident) {
            line.marks.push(word_of(input, &MARKS)?);
        }
        input.parse::<Token![:]>()?;
        line.path = c_path(&tokens(&input.parse::<Expr>()?));
        if comma(input)? {
            input.parse::<Token![as]>()?;
            line.path = c_path(&text(input)?);
        }
        (line.must, line.bounds) = self.word(input)?;
        if comma(input)? {
            let of_rule =
                |error: syn::Error| syn::Error::new(error.span(), format!("rule {id}: {error}"));
            self.details(input, &mut line).map_err(of_rule)?;
        }
        Ok(line)
    }

    /// Reads what stands between commas after the requirement of a line, or before a group of lines.
    fn details(&self, input: ParseStream, line: &mut Line) -> syn::Result<()> {
        loop {
            if input.peek(LitStr) {
                line.because = text(input)?;
            } else {
                let word = input.call(Ident::parse_any)?;
                match &*word.to_string() {
                    "if" => line.conditions.push(self.condition(input)?),
                    "where" => line.clause = text(input)?,
                    "at" => drop(input.parse::<Expr>()?),
                    "named" => line.named = text(input)?,
                    "on" => line.of_windows = word_of(input, &["windows"]).map(|_| true)?,
                    "since" => line.since = integer(input)?,
                    "until" => line.until = integer(input)?,
                    "for" => line.reason = text(input)?,
                    "from" => line.from = text(input)?,
                    "stated" => line.stated = text(input)?.split(", ").map(str::to_owned).collect(),
                    "else" => {
                        let code = input.parse::<Ident>()?.to_string();
                        line.code = Some(code).filter(|code| code != "UNDOCUMENTED");
                        while input.parse::<Option<Ident>>()?.is_some() {
                            line.more.push(input.parse::<Ident>()?.to_string());
                        }
                    }
                    _ => {
                        let error = format!("{word} is no word of a line");
                        return Err(syn::Error::new(word.span(), error));
                    }
                }
            }
            if !comma(input)? {
                return Ok(());
            }
        }
    }

    /// Reads a condition as data, after the word `if`.
    fn condition(&self, input: ParseStream) -> syn::Result<Condition> {
        let path = c_path(&tokens(&input.parse::<Expr>()?));
        let (is, bounds) = self.word(input)?;
        let mut values = Vec::new();
        for bound in bounds {
            match bound {
                Bound::Values(named) => values.extend(named),
                Bound::Code(code) => return Err(input.error(format!("{code} is no value"))),
            }
        }
        Ok(Condition { path, is, values })
    }

    /// Reads `=> name(bounds)`.
    fn word(&self, input: ParseStream) -> syn::Result<(String, Vec<Bound>)> {
        input.parse::<Token![=>]>()?;
        let name: Ident = input.parse()?;
        let content;
        syn::parenthesized!(content in input);
        let bounds = Punctuated::<Expr, Token![,]>::parse_terminated(&content)?;
        let bound = |bound: &Expr| {
            self.values(bound).map_or_else(|| Bound::Code(tokens(bound)), Bound::Values)
        };
        Ok((name.to_string(), bounds.iter().map(bound).collect()))
    }

    /// Returns a value by the header's name: a number, a name, or a list of these; or a text. Nothing is computed.
    fn values(&self, expression: &Expr) -> Option<Vec<String>> {
        match expression {
            Expr::Lit(syn::ExprLit { lit: Lit::Int(number), .. }) => {
                Some(vec![number.base10_digits().to_owned()])
            }
            Expr::Lit(syn::ExprLit { lit: Lit::Str(text), .. }) => Some(vec![text.value()]),
            Expr::Unary(unary) if matches!(unary.op, syn::UnOp::Neg(_)) => {
                let values = self.values(&unary.expr)?.into_iter();
                Some(values.map(|value| format!("-{value}")).collect())
            }
            Expr::Path(path) => {
                let name = path.path.segments.last()?.ident.to_string();
                match self.header.contains(&*name) {
                    true => Some(vec![name]),
                    false => self.values(self.own.get(&name).or_else(|| self.shared.get(&name))?),
                }
            }
            Expr::Array(array) => {
                let mut all = Vec::new();
                for element in &array.elems {
                    // `#[cfg(not(windows))]`
                    let is_cfg = tokens(element).starts_with("#[cfg");
                    let place = if is_cfg { " (not on Windows)" } else { "" };
                    all.extend(self.values(element)?.into_iter().map(|value| value + place));
                }
                Some(all)
            }
            Expr::Reference(reference) => self.values(&reference.expr),
            Expr::Cast(cast) => self.values(&cast.expr),
            _ => None,
        }
    }
}

/// Reads `codes!`: `cuFoo: 1 CODE` of each call.
pub fn codes(input: ParseStream) -> syn::Result<Vec<(String, u32, String)>> {
    let code = |input: ParseStream| {
        let call = input.parse::<Ident>()?.to_string();
        input.parse::<Token![:]>()?;
        Ok((call, integer(input)?, input.parse::<Ident>()?.to_string()))
    };
    let codes = Punctuated::<_, Token![,]>::parse_terminated_with(input, code)?;
    Ok(codes.into_iter().collect())
}

pub fn numbers(input: ParseStream) -> syn::Result<Vec<u32>> {
    Ok(Punctuated::<_, Token![,]>::parse_terminated_with(input, integer)?.into_iter().collect())
}

fn integer(input: ParseStream) -> syn::Result<u32> {
    input.parse::<LitInt>()?.base10_parse()
}

fn text(input: ParseStream) -> syn::Result<String> {
    Ok(input.parse::<LitStr>()?.value())
}

/// Reads one of these words.
fn word_of(input: ParseStream, words: &[&str]) -> syn::Result<String> {
    let word = input.parse::<Ident>()?;
    let name = word.to_string();
    match words.contains(&&*name) {
        true => Ok(name),
        false => {
            let words = words.join(", ");
            Err(syn::Error::new(word.span(), format!("{name} is none of these words: {words}")))
        }
    }
}

/// Reads a comma, if one follows.
fn comma(input: ParseStream) -> syn::Result<bool> {
    Ok(input.parse::<Option<Token![,]>>()?.is_some())
}

fn braced<'a>(input: ParseStream<'a>) -> syn::Result<ParseBuffer<'a>> {
    let content;
    syn::braced!(content in input);
    Ok(content)
}

/// Reads `if ..;` with a condition in Rust, if that follows.
fn condition_in_rust(input: ParseStream) -> Option<Expr> {
    let ahead = input.fork();
    ahead.parse::<Token![if]>().ok()?;
    let condition = ahead.parse().ok()?;
    ahead.parse::<Token![;]>().ok()?;
    input.advance_to(&ahead);
    Some(condition)
}
