//! The text of a paragraph: names become links, and characters with a meaning in Markdown are escaped.

use super::names::{Names, Within};
use std::collections::BTreeSet;

const MANUAL: &str = "https://docs.nvidia.com/cuda/cuda-driver-api";

pub struct Inline<'a> {
    pub names: &'a Names<'a>,
    pub within: Within<'a>,
    /// Unknown commands.
    pub unknown: BTreeSet<String>,
}

impl Inline<'_> {
    pub fn text(&mut self, text: &str) -> String {
        let mut writer =
            Writer { all: self, text, at: 0, out: String::with_capacity(text.len() * 2) };
        writer.run();
        writer.out
    }

    /// A parameter under the name that Rust allows.
    pub fn parameter(&self, name: &str) -> String {
        let raw = format!("{name}_");
        if self.within.parameters.contains(&&*raw) { raw } else { name.to_owned() }
    }
}

struct Writer<'a, 'b, 'c> {
    all: &'a mut Inline<'b>,
    text: &'c str,
    at: usize,
    out: String,
}

fn is_word(c: char) -> bool {
    c == '_' || c.is_ascii_alphanumeric()
}

/// `a::b::c` at the begin of a text.
fn chain(text: &str) -> &str {
    // By bytes, because build scripts are not optimized and this runs for every word.
    let bytes = text.as_bytes();
    let word = |at: usize| bytes.get(at).is_some_and(|byte| is_word(*byte as char));
    let mut end = 0;
    loop {
        while word(end) {
            end += 1;
        }
        if !(bytes[end..].starts_with(b"::") && word(end + 2)) {
            return &text[..end];
        }
        end += 2;
    }
}

impl<'c> Writer<'_, '_, 'c> {
    fn rest(&self) -> &'c str {
        &self.text[self.at..]
    }

    fn run(&mut self) {
        while let Some(c) = self.rest().chars().next() {
            let rest = self.rest();
            let before = self.text.as_bytes()[..self.at].last().map_or(' ', |byte| *byte as char);
            match c {
                '\\' => self.command(),
                '`' => self.span(),
                ':' => self.colon(before),
                '<' => self.tag(),
                '*' => self.star(),
                c if is_word(c) && !is_word(before) => self.word(),
                '[' | ']' | '_' | '~' => self.escaped(c),
                '&' if rest[1..].starts_with(|c: char| c == '#' || c.is_ascii_alphabetic()) => {
                    self.escaped(c)
                }
                // Two of them would become a longer one.
                '-' if rest[1..].starts_with('-') => self.escaped(c),
                '-' | '+' | '#' | '>' | '=' | '|' if self.out.is_empty() => self.escaped(c),
                c if c.is_whitespace() => {
                    self.at += c.len_utf8();
                    if !self.out.ends_with(' ') && !self.out.is_empty() {
                        self.out.push(' ');
                    }
                }
                c => {
                    self.at += c.len_utf8();
                    self.out.push(c);
                }
            }
        }
        self.out.truncate(self.out.trim_end().len());
    }

    fn escaped(&mut self, c: char) {
        self.at += c.len_utf8();
        self.out.push('\\');
        self.out.push(c);
    }

    fn code(&mut self, code: &str) {
        self.out += &format!("`{code}`");
    }

    /// Writes a link if the name is declared, otherwise code. `calls` follows the name: `()` or nothing.
    fn name(&mut self, name: &str, calls: &str) {
        let Some(found) = self.all.names.find(name, &self.all.within) else {
            return self.code(&format!("{name}{calls}"));
        };
        let shown = format!("{}{calls}", found.shown);
        if found.shown == found.path {
            self.out += &format!("[`{shown}`]");
            // Text that could be read as the link's target, or as its definition.
            if let Some(c) = self.rest().chars().next().filter(|c| ['(', ':'].contains(c)) {
                self.escaped(c);
            }
        } else {
            self.out += &format!("[`{shown}`]({})", found.path);
        }
    }

    fn calls(&mut self) -> &'static str {
        if !self.rest().starts_with("()") {
            return "";
        }
        self.at += 2;
        "()"
    }

    /// `::name`, and misspelled forms of it.
    fn colon(&mut self, before: char) {
        let rest = self.rest();
        let colons = rest.len() - rest.trim_start_matches(':').len();
        let after = rest[colons..].trim_start();
        let space = rest.len() - colons - after.len();
        let name = chain(after);
        let letter = name.starts_with(|c: char| c == '_' || c.is_ascii_alphabetic());
        // `:cuFoo` and `:: cuFoo` are names where they exist.
        let sure = colons == 2 && space == 0;
        let slip = colons <= 2 && !is_word(before) && self.all.names.path(name).is_some();
        if !letter || colons > 2 || !(sure || slip) {
            self.at += colons;
            self.out += &":".repeat(colons);
            return;
        }
        self.at += colons + space + name.len();
        let mut name = name.to_owned();
        // `::A.b`: a field in C's own notation.
        while let Some(part) = self.rest().strip_prefix('.').map(chain) {
            let path = format!("{name}::{part}");
            let known = self.all.names.find(&path, &self.all.within).is_some();
            let unknown = self.all.names.find(&name, &self.all.within).is_none();
            if part.is_empty() || !(known || unknown) {
                break;
            }
            self.at += 1 + part.len();
            name = if known { path } else { format!("{name}.{part}") };
        }
        let calls = self.calls();
        self.name(&name, calls);
    }

    /// A word without a mark before it.
    fn word(&mut self) {
        let rest = self.rest();
        let name = chain(rest);
        let after = &rest[name.len()..];
        if matches!(name, "http" | "https") && after.starts_with("://") {
            let end = rest.find(|c: char| c.is_whitespace() || "<>()".contains(c));
            let link = rest[..end.unwrap_or(rest.len())].trim_end_matches(['.', ',', ';', ':']);
            self.at += link.len();
            self.out += &format!("<{link}>");
            return;
        }
        let cuda = ["cu", "CU", "NVCL_"].iter().any(|prefix| name.starts_with(prefix));
        let found = cuda && self.all.names.find(name, &self.all.within).is_some();
        let runtime = name
            .strip_prefix("cuda")
            .is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_uppercase()));
        let letters = name.contains(|c: char| c.is_ascii_alphabetic());
        self.at += name.len();
        let calls = if letters { self.calls() } else { "" };
        if found {
            return self.name(name, calls);
        }
        if after.strip_prefix(".h").is_some_and(|after| !after.starts_with(is_word)) {
            self.at += 2;
            return self.code(&format!("{name}.h"));
        }
        let index = after.strip_prefix('[').and_then(|index| index.split_once(']'));
        let index =
            index.filter(|(index, _)| !index.contains([' ', '[', '\\', '`', ':']) && letters);
        if let Some((index, _)) = index {
            self.at += index.len() + 2;
            return self.code(&format!("{name}[{index}]"));
        }
        let parameter = name.contains(|c: char| c.is_ascii_uppercase())
            && self.all.within.parameters.contains(&name);
        let technical = name.contains("::") || name.contains('_');
        match letters && (technical || runtime || parameter || !calls.is_empty()) {
            true => self.code(&format!("{name}{calls}")),
            // A paragraph with this beginning would be a list.
            false
                if self.out.is_empty() && [". ", ") "].iter().any(|end| after.starts_with(end)) =>
            {
                self.out += name;
                self.escaped(if after.starts_with('.') { '.' } else { ')' });
            }
            false => self.out += &name.replace('_', "\\_"),
        }
    }

    /// A code span in Markdown's form, which doxygen also accepts.
    fn span(&mut self) {
        match self.rest()[1..].split_once('`') {
            Some((code, _)) if !code.is_empty() => {
                self.at += code.len() + 2;
                self.code(code);
            }
            _ => self.escaped('`'),
        }
    }

    /// `*word*` is emphasis; any other star is plain text.
    fn star(&mut self) {
        match self.rest()[1..].split_once('*') {
            Some((word, _))
                if !word.is_empty() && word.chars().all(|c| c.is_ascii_alphabetic()) =>
            {
                self.at += word.len() + 2;
                self.out += &format!("*{word}*");
            }
            _ => self.escaped('*'),
        }
    }

    fn tag(&mut self) {
        let tags = [
            ("<b>", "**"),
            ("</b>", "**"),
            ("<i>", "*"),
            ("</i>", "*"),
            ("<br>", "<br>"),
            ("<small>", ""),
            ("</small>", ""),
        ];
        match tags.iter().find(|(tag, _)| self.rest().starts_with(tag)) {
            Some((tag, markdown)) => {
                self.at += tag.len();
                self.out += markdown;
            }
            None => self.escaped('<'),
        }
    }

    fn command(&mut self) {
        let rest = &self.rest()[1..];
        let length = rest.find(|c: char| !c.is_ascii_alphabetic() && c != '_');
        let name = &rest[..length.unwrap_or(rest.len())];
        self.at += 1 + name.len();
        match name {
            // An escape: `\\` and a letter, as in a C string.
            "" => match rest.chars().next() {
                Some('\\') => {
                    let word = rest[1..].find(|c: char| !c.is_ascii_alphanumeric());
                    let end = 1 + word.unwrap_or(rest.len() - 1);
                    self.at += end;
                    self.code(&rest[..end]);
                }
                Some(c) if c.is_ascii_punctuation() => self.escaped(c),
                _ => {}
            },
            "p" | "c" => self.argument(|writer, word| writer.code_or_link(word)),
            "e" | "em" | "a" => self.argument(|writer, word| writer.marked("*", word)),
            "b" => self.argument(|writer, word| writer.marked("**", word)),
            "n" => self.out += "<br>",
            "ref" => {
                let rest = self.rest().trim_start();
                let target = chain(rest);
                let title = rest[target.len()..].trim_start();
                let title = title.strip_prefix('"').and_then(|title| title.split_once('"'));
                match title {
                    Some((title, after)) => {
                        self.at = self.text.len() - after.len();
                        let title = self.all.text(title);
                        self.out += &title;
                    }
                    None => {
                        self.at = self.text.len() - rest.len() + target.len();
                        self.name(target, "");
                    }
                }
            }
            "link_sync_behavior" => {
                let page = "stream-sync-behavior.html";
                self.out += &format!("[synchronization behavior of streams]({MANUAL}/{page})");
            }
            // The space is missing.
            _ if name.starts_with('p') && self.all.within.parameters.contains(&&name[1..]) => {
                self.code(&name[1..])
            }
            _ => {
                self.all.unknown.insert(name.to_owned());
                self.code(name);
            }
        }
    }

    /// The word that a command applies to, without the punctuation of the sentence around it.
    fn argument(&mut self, write: impl FnOnce(&mut Self, &str)) {
        let rest = self.rest().trim_start();
        let end = rest.find(|c: char| c.is_whitespace() || c == '<').unwrap_or(rest.len());
        let mut word = &rest[..end];
        if let Some((before, _)) = word.split_once('\'') {
            word = before;
        }
        loop {
            let open = |open, close| word.matches(close).count() > word.matches(open).count();
            let shorter = match word.chars().next_back() {
                Some('.' | ',' | ';' | ':' | '!' | '?') => true,
                Some(')') => open('(', ')'),
                Some(']') => open('[', ']'),
                Some('}') => open('{', '}'),
                _ => false,
            };
            if !shorter {
                break;
            }
            word = &word[..word.len() - 1];
        }
        self.at = self.text.len() - rest.len() + word.len();
        if !word.is_empty() {
            write(self, word);
        }
    }

    fn code_or_link(&mut self, word: &str) {
        let name = word.strip_prefix("::").unwrap_or(word);
        let (name, calls) = name.strip_suffix("()").map_or((name, ""), |name| (name, "()"));
        let own = self.all.within.parameters.contains(&name);
        match !own && chain(name) == name && !name.is_empty() {
            true => self.name(name, calls),
            false => self.code(&word.replace("::", "")),
        }
    }

    fn marked(&mut self, mark: &str, word: &str) {
        let word = self.all.text(word);
        self.out += &format!("{mark}{word}{mark}");
    }
}
