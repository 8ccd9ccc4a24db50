//! The contents of a header, read from the output of the C preprocessor, so that items which libclang or bindgen miss
//! are found here. C's tokens are also Rust's.

use crate::shell::{self, Result};
use proc_macro2::{Delimiter, TokenStream, TokenTree};
use std::collections::{BTreeMap, BTreeSet};

#[derive(Default)]
pub struct Header {
    /// What each item is, and its name: a type, the enumerator `Enum::name`, a macro with a value, a function with the names of
    /// its parameters, and the field `Record.name`. Fields of a field with an unnamed type are `Record.field.inner`, and
    /// fields of an unnamed field belong to its owner.
    pub items: BTreeSet<(&'static str, String)>,
    /// The typedefs of enums, structs and unions that have a tag.
    pub tags: BTreeMap<String, String>,
}

impl Header {
    /// Reads the output of `cc -E -P`, and the macros that `cc -E -dM` adds to those of an empty file.
    pub fn read(text: &str, macros: &str) -> Result<Self> {
        let mut header = Self::default();
        let lines: Vec<&str> = text.lines().filter(|line| !line.starts_with('#')).collect();
        let tokens: TokenStream = lines.join("\n").parse().map_err(|error| format!("{error}"))?;
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        shell::ensure(tokens.last().is_none_or(|last| is_mark(last, ';')), || {
            "a declaration must end with `;`".to_owned()
        })?;
        for statement in split(&tokens, ';') {
            header.statement(statement).ok_or_else(|| unnamed(statement))?;
        }
        for line in macros.lines() {
            let parts = line.strip_prefix("#define ").and_then(|line| line.split_once(' '));
            let Some((name, value)) = parts else { continue };
            // Other names of functions, and guards, are no values.
            let is_other = name.contains('(') || name.starts_with("cu") || name.starts_with('_');
            if !is_other && !value.trim().is_empty() {
                header.items.insert(("macro", name.to_owned()));
            }
        }
        // Those of our own `stdlib.h` and `stdint.h`.
        let others = ["size_t", "uint32_t", "uint64_t"];
        header.items.retain(|(what, name)| *what != "type" || !others.contains(&&**name));
        Ok(header)
    }

    /// Reads a declaration, or returns none if something in it has no name.
    fn statement(&mut self, tokens: &[TokenTree]) -> Option<()> {
        let typedef = is_word(&tokens[0], "typedef");
        let tokens = &tokens[usize::from(typedef)..];
        if let Some((open, body)) = find(tokens, Delimiter::Brace) {
            let tag = name_in(&tokens[1..open]);
            let name = name_in(&tokens[open + 1..]).or(tag.clone())?;
            if typedef {
                self.items.insert(("type", name.clone()));
                if let Some(tag) = tag.filter(|tag| *tag != name) {
                    self.tags.insert(tag, name.clone());
                }
            }
            if is_word(&tokens[0], "enum") {
                let enumerator = |tokens: &[TokenTree]| format!("{name}::{}", tokens[0]);
                let enumerators = split(&body, ',').map(enumerator);
                self.items.extend(enumerators.map(|name| ("enumerator", name)));
            } else {
                self.members(&body, &format!("{name}."))?;
            }
        } else if typedef {
            let name = declared(tokens)?;
            if let [kind, tag, _] = tokens
                && (is_word(kind, "struct") || is_word(kind, "union"))
            {
                self.tags.insert(tag.to_string(), name.clone());
            }
            self.items.insert(("type", name));
        } else if let Some(name) = tokens.windows(2).position(|pair| {
            // An attribute with parentheses may come before the function.
            name_in(&pair[..1]).is_some() && find(&pair[1..], Delimiter::Parenthesis).is_some()
        }) {
            let (_, parameters) = find(&tokens[name + 1..], Delimiter::Parenthesis)?;
            let parameters = split(&parameters, ',').filter(|tokens| match tokens {
                [only] => !is_word(only, "void"),
                _ => true,
            });
            let parameters: Vec<String> = parameters.filter_map(declared).collect();
            let signature = format!("{}({})", tokens[name], parameters.join(", "));
            self.items.insert(("function", signature));
        }
        Some(())
    }

    /// Reads the members in the body of a struct or union.
    fn members(&mut self, body: &[TokenTree], path: &str) -> Option<()> {
        for member in split(body, ';') {
            let Some((open, inner)) = find(member, Delimiter::Brace) else {
                self.items.insert(("field", format!("{path}{}", declared(member)?)));
                continue;
            };
            let name = declared(&member[open + 1..]);
            self.items.extend(name.iter().map(|name| ("field", format!("{path}{name}"))));
            match (name_in(&member[1..open]), name) {
                // With a tag, the type has a name.
                (Some(tag), _) => self.members(&inner, &format!("{tag}."))?,
                (None, Some(name)) => self.members(&inner, &format!("{path}{name}."))?,
                (None, None) => self.members(&inner, path)?,
            }
        }
        Some(())
    }
}

/// Returns the name in a declaration without braces: `f` in `void (*f)(int)`, `a` in `int a[3]`.
fn declared(tokens: &[TokenTree]) -> Option<String> {
    // An array's name is followed by its length, an expression.
    let end = find(tokens, Delimiter::Bracket).map_or(tokens.len(), |(end, _)| end);
    let tokens = &tokens[..end];
    match find(tokens, Delimiter::Parenthesis) {
        // Before the list of parameters of a function's type; of a pointer to a function, the name is in parentheses.
        Some((open, inner)) if open + 1 < tokens.len() && inner.iter().any(|t| is_mark(t, '*')) => {
            name_in(&inner)
        }
        _ => name_in(tokens),
    }
}

/// Returns the last name outside brackets.
fn name_in(tokens: &[TokenTree]) -> Option<String> {
    let names = tokens.iter().rev().filter(|token| matches!(token, TokenTree::Ident(_)));
    let is_attribute = |name: &String| name.starts_with("__attribute") || name == "__declspec";
    names.map(ToString::to_string).find(|name| !is_attribute(name))
}

/// Returns the parts that are not empty.
fn split(tokens: &[TokenTree], separator: char) -> impl Iterator<Item = &[TokenTree]> {
    tokens.split(move |token| is_mark(token, separator)).filter(|part| !part.is_empty())
}

/// Returns the position of the first brackets of this kind, and what they hold.
fn find(tokens: &[TokenTree], brackets: Delimiter) -> Option<(usize, Vec<TokenTree>)> {
    tokens.iter().enumerate().find_map(|(at, token)| match token {
        TokenTree::Group(group) if group.delimiter() == brackets => {
            Some((at, group.stream().into_iter().collect()))
        }
        _ => None,
    })
}

fn is_mark(token: &TokenTree, mark: char) -> bool {
    matches!(token, TokenTree::Punct(token) if token.as_char() == mark)
}

fn is_word(token: &TokenTree, word: &str) -> bool {
    matches!(token, TokenTree::Ident(token) if token == word)
}

fn unnamed(tokens: &[TokenTree]) -> String {
    let start: TokenStream = tokens.iter().take(12).cloned().collect();
    format!("a declaration must have a name: {start}")
}
