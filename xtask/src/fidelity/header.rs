//! The contents of a header, read from the output of the C preprocessor, so that items which libclang or bindgen miss
//! are found here.

use crate::shell::Result;
use std::collections::{BTreeMap, BTreeSet};

#[derive(Default)]
pub struct Header {
    /// Each function's parameter names, in order.
    pub functions: BTreeMap<String, Vec<String>>,
    pub typedefs: BTreeSet<String>,
    /// The typedefs of enums, structs and unions that have a tag.
    pub tags: BTreeMap<String, String>,
    /// The enumerators of each enum, in order.
    pub enums: BTreeMap<String, Vec<String>>,
    /// The members of each struct and union, in order. Members of a member with an unnamed type are `member.inner`, and
    /// members of an unnamed member belong to its owner.
    pub records: BTreeMap<String, Vec<String>>,
    /// The macros with a value, and the values.
    pub macros: BTreeMap<String, String>,
}

impl Header {
    /// Reads the output of `cc -E -P`, and the macros that `cc -E -dM` adds to those of an empty file.
    pub fn read(text: &str, macros: &str) -> Result<Self> {
        let mut header = Self::default();
        let tokens = tokens(text);
        let mut rest = &tokens[..];
        while !rest.is_empty() {
            let end = end_of(rest, ";")
                .ok_or_else(|| format!("a declaration must end with `;`: {}", start(rest)))?;
            header.statement(&rest[..end])?;
            rest = &rest[end + 1..];
        }
        for line in macros.lines() {
            let Some((name, value)) = line.strip_prefix("#define ").and_then(|l| l.split_once(' '))
            else {
                continue;
            };
            header.macros.insert(name.to_owned(), value.trim().to_owned());
        }
        // Those of our own `stdlib.h` and `stdint.h`.
        header.typedefs.retain(|name| !["size_t", "uint32_t", "uint64_t"].contains(&&**name));
        header.macros.retain(|name, value| !value.is_empty() && !name.contains('('));
        Ok(header)
    }

    fn statement(&mut self, tokens: &[&str]) -> Result<()> {
        let (typedef, tokens) = match tokens {
            ["typedef", tokens @ ..] => (true, tokens),
            tokens => (false, tokens),
        };
        if let Some(open) = tokens.iter().position(|token| *token == "{") {
            let close = open + matching(&tokens[open..]).ok_or("a brace without end")?;
            let tag = tokens[1..open].iter().rev().find(|token| is_name(token));
            let name = tokens[close + 1..].iter().rev().find(|token| is_name(token));
            let name = name.or(tag).ok_or_else(|| unnamed(tokens))?;
            if typedef {
                self.typedefs.insert((*name).to_string());
                if let Some(tag) = tag.filter(|tag| *tag != name) {
                    self.tags.insert((*tag).to_string(), (*name).to_string());
                }
            }
            let body = &tokens[open + 1..close];
            match tokens[0] {
                "enum" => {
                    self.enums.insert((*name).to_string(), enumerators(body));
                }
                _ => {
                    let mut members = Vec::new();
                    self.collect(body, "", &mut members)?;
                    self.records.insert((*name).to_string(), members);
                }
            }
        } else if typedef {
            let name = declared(tokens).ok_or_else(|| unnamed(tokens))?;
            self.typedefs.insert(name.to_owned());
            if let ["struct" | "union", tag, name] = tokens {
                self.tags.insert((*tag).to_string(), (*name).to_string());
            }
        } else if let Some(open) = tokens.iter().position(|token| *token == "(") {
            // An attribute with parentheses may come before the function.
            let open = match tokens[..open].last() {
                Some(&"__attribute__" | &"__declspec") => {
                    let after =
                        open + matching(&tokens[open..]).ok_or("a parenthesis without end")?;
                    let next = tokens[after..].iter().position(|token| *token == "(");
                    after + next.ok_or("an attribute of nothing")?
                }
                _ => open,
            };
            let close = open + matching(&tokens[open..]).ok_or("a parenthesis without end")?;
            let parameters = split(&tokens[open + 1..close], ",");
            let names =
                parameters.into_iter().filter(|tokens| *tokens != ["void"]).filter_map(declared);
            self.functions.insert(tokens[open - 1].to_owned(), names.map(str::to_owned).collect());
        }
        Ok(())
    }

    /// The members in the body of a struct or union.
    fn collect(&mut self, body: &[&str], path: &str, members: &mut Vec<String>) -> Result<()> {
        for member in split(body, ";") {
            let Some(open) = member.iter().position(|token| *token == "{") else {
                let name = declared(member).ok_or_else(|| unnamed(member))?;
                members.push(format!("{path}{name}"));
                continue;
            };
            let close = open + matching(&member[open..]).ok_or("a brace without end")?;
            let inner = &member[open + 1..close];
            let name = declared(&member[close + 1..]);
            members.extend(name.map(|name| format!("{path}{name}")));
            match (member[1..open].iter().find(|token| is_name(token)), name) {
                // With a tag, the type has a name.
                (Some(tag), _) => {
                    let mut own = Vec::new();
                    self.collect(inner, "", &mut own)?;
                    self.records.insert((*tag).to_string(), own);
                }
                (None, Some(name)) => self.collect(inner, &format!("{path}{name}."), members)?,
                (None, None) => self.collect(inner, path, members)?,
            }
        }
        Ok(())
    }
}

fn enumerators(body: &[&str]) -> Vec<String> {
    split(body, ",").iter().filter_map(|tokens| tokens.first()).map(ToString::to_string).collect()
}

/// Returns the name in a declaration without braces: `f` in `void (*f)(int)`, `a` in `int a[3]`.
fn declared<'a>(tokens: &[&'a str]) -> Option<&'a str> {
    // An array's name is followed by its length, an expression.
    let end = tokens.iter().position(|token| *token == "[").unwrap_or(tokens.len());
    let tokens = &tokens[..end];
    let name_in = |tokens: &[&'a str]| tokens.iter().rev().copied().find(|token| is_name(token));
    if let Some(open) = tokens.iter().position(|token| *token == "(") {
        let close = open + matching(&tokens[open..])?;
        // A function's type, and else a pointer to one.
        if close + 1 == tokens.len() {
            return name_in(&tokens[..open]);
        }
        if tokens[open + 1..close].contains(&"*") {
            return name_in(&tokens[open + 1..close]);
        }
    }
    name_in(tokens)
}

fn is_name(token: &str) -> bool {
    token.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_')
        && !token.starts_with("__attribute")
}

fn split<'a, 'b>(tokens: &'b [&'a str], separator: &str) -> Vec<&'b [&'a str]> {
    let mut parts = Vec::new();
    let mut rest = tokens;
    while !rest.is_empty() {
        let end = end_of(rest, separator).unwrap_or(rest.len());
        if end > 0 {
            parts.push(&rest[..end]);
        }
        rest = rest.get(end + 1..).unwrap_or_default();
    }
    parts
}

/// Returns the position of the first token of this kind outside all brackets.
fn end_of(tokens: &[&str], wanted: &str) -> Option<usize> {
    let mut depth = 0;
    tokens.iter().position(|token| {
        match *token {
            "{" | "(" | "[" => depth += 1,
            "}" | ")" | "]" => depth -= 1,
            _ => {}
        }
        depth == 0 && *token == wanted
    })
}

/// Returns the position of the bracket that closes the first one of `tokens`.
fn matching(tokens: &[&str]) -> Option<usize> {
    let close = match *tokens.first()? {
        "{" => "}",
        "(" => ")",
        "[" => "]",
        _ => return None,
    };
    end_of(tokens, close)
}

fn unnamed(tokens: &[&str]) -> String {
    format!("a declaration must have a name: {}", start(tokens))
}

fn start(tokens: &[&str]) -> String {
    tokens[..tokens.len().min(12)].join(" ")
}

fn tokens(text: &str) -> Vec<&str> {
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let tokens = lines.flat_map(|line| regex!(r"[A-Za-z0-9_]+|\S").find_iter(line));
    tokens.map(|token| token.as_str()).collect()
}
