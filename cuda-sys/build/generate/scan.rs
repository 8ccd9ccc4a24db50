//! Reads the comments of a C header, and assigns them to their declarations.

/// A declaration of the header, with its comments.
#[derive(Debug, Default, PartialEq)]
pub struct Declared<'a> {
    /// Its possible names, the likeliest first: a typedef's name comes before its tag. A member of an unnamed record
    /// has none.
    pub names: Vec<&'a str>,
    pub tag: Option<&'a str>,
    pub comments: Vec<&'a str>,
    /// The members of a struct or a union, or the enumerators.
    pub members: Vec<Declared<'a>>,
}

pub fn scan(header: &str) -> Vec<Declared<'_>> {
    let mut scanner = Scanner { text: header, at: 0 };
    let mut declared = Vec::new();
    // After a surplus closing brace, the text continues.
    while scanner.at < header.len() {
        declared.extend(scanner.scope().1);
    }
    declared
}

/// Returns the comments that document something: a declaration, a file, or a group of declarations.
pub fn comments(header: &str) -> impl Iterator<Item = &str> {
    let mut scanner = Scanner { text: header, at: 0 };
    std::iter::from_fn(move || scanner.next()).filter_map(|token| match token {
        Token::Comment(text) | Token::Trailing(text) => Some(text),
        _ => None,
    })
}

#[derive(Debug, Clone, Copy, PartialEq)]
enum Token<'a> {
    Comment(&'a str),
    /// `/**< */`: about the declaration before it.
    Trailing(&'a str),
    /// `#define`, and `#undef`, with the name.
    Macro(&'a str),
    Word(&'a str),
    Sign(u8),
}

struct Scanner<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Scanner<'a> {
    /// Returns the next relevant token.
    fn next(&mut self) -> Option<Token<'a>> {
        loop {
            let rest = self.text.get(self.at..)?.trim_start();
            self.at = self.text.len() - rest.len();
            let first = *rest.as_bytes().first()?;
            if let Some(comment) = rest.strip_prefix("/*") {
                let length = comment.find("*/").unwrap_or(comment.len());
                self.at = (self.at + length + 4).min(self.text.len());
                let comment = &comment[..length];
                // One comment of 11.7 has one star too few.
                let text = comment.strip_prefix(['*', '!']);
                let Some(text) = text.or(comment.contains("@brief").then_some(comment)) else {
                    continue;
                };
                match text.strip_prefix('<') {
                    Some(text) => return Some(Token::Trailing(text)),
                    None if text.starts_with('*') => continue,
                    None => return Some(Token::Comment(text)),
                }
            } else if rest.starts_with("//") {
                // Lines that follow each other are one comment.
                let mut length = 0;
                let documents = rest.starts_with("///");
                for line in rest.split_inclusive('\n') {
                    if !line.trim_start().starts_with(if documents { "///" } else { "//" }) {
                        break;
                    }
                    length += line.len();
                }
                self.at += length;
                if documents {
                    return Some(Token::Comment(&rest[..length]));
                }
            } else if first == b'#' {
                let line = rest.lines().next().unwrap_or_default();
                let mut words = line[1..].split_whitespace();
                let directive = words.next();
                let name = words.next().unwrap_or_default();
                let name = name.split('(').next().unwrap_or_default();
                // A comment may begin in the line, and the line may continue in the next.
                let mut end = line.find("/*").unwrap_or(line.len());
                while rest[..end].ends_with('\\') {
                    end += 1 + rest[end + 1..].lines().next().map_or(0, str::len);
                }
                self.at += end.max(1);
                if matches!(directive, Some("define" | "undef")) {
                    return Some(Token::Macro(name));
                }
            } else if first == b'_' || first.is_ascii_alphanumeric() {
                let other = |c: char| c != '_' && !c.is_ascii_alphanumeric();
                let length = rest.find(other).unwrap_or(rest.len());
                self.at += length;
                return Some(Token::Word(&rest[..length]));
            } else if first == b'"' {
                let length = rest[1..].find('"').map_or(rest.len(), |length| length + 2);
                self.at += length;
            } else {
                self.at += rest.chars().next().map_or(1, char::len_utf8);
                return Some(Token::Sign(first));
            }
        }
    }

    /// Returns the declarations up to the closing brace; before it, a comment about the whole.
    fn scope(&mut self) -> (Option<&'a str>, Vec<Declared<'a>>) {
        let (mut whole, mut declared) = (None, Vec::<Declared>::new());
        let mut pending = None;
        while let Some(token) = self.next() {
            match token {
                Token::Comment(text) => pending = documents(text).then_some(text),
                Token::Trailing(text) => match declared.last_mut() {
                    Some(last) => last.comments.push(text),
                    None => whole = Some(text),
                },
                Token::Macro(name) => {
                    let comments = pending.take().into_iter().collect();
                    declared.push(Declared { names: vec![name], comments, ..Declared::default() });
                }
                Token::Sign(b'}') => break,
                Token::Sign(_) => {}
                Token::Word(word) => {
                    let comments = pending.take().into_iter().collect();
                    declared.extend(self.statement(word, comments));
                }
            }
        }
        (whole, declared)
    }

    /// A declaration up to its semicolon.
    fn statement(&mut self, first: &'a str, comments: Vec<&'a str>) -> Option<Declared<'a>> {
        let mut declared = Declared { comments, ..Declared::default() };
        // The text outside of all parentheses.
        let mut words = vec![first];
        // In `(*name)(int x)`, the name after the first star.
        let (mut pointer, mut star) = (None, false);
        let (mut depth, mut parentheses, mut before) = (0, false, Token::Word(first));
        while let Some(token) = self.next() {
            match token {
                Token::Sign(b'(') => (depth, parentheses) = (depth + 1, true),
                Token::Sign(b')') => depth -= 1,
                Token::Sign(b'*') => {
                    star |= depth == 1 && (words[0] == "typedef" || before == Token::Sign(b'('))
                }
                Token::Word(word) if depth > 0 => pointer = pointer.or(star.then_some(word)),
                Token::Word(word) if !word.starts_with(|c: char| c.is_ascii_digit()) => {
                    words.push(word)
                }
                Token::Sign(b'[') => {
                    while !matches!(self.next(), Some(Token::Sign(b']')) | None) {}
                }
                // `a, b`: both are declared, and the comment is at the first.
                Token::Sign(b',') if depth == 0 => declared.names.extend(words.last()),
                Token::Sign(b'{') if words == ["extern"] => return None,
                Token::Sign(b'{') => {
                    let kind = words.iter().position(|w| ["enum", "struct", "union"].contains(w));
                    let Some(kind) = kind.filter(|_| !parentheses) else {
                        self.skip_body();
                        break;
                    };
                    declared.tag = words.get(kind + 1).copied();
                    if words[kind] == "enum" {
                        declared.members = self.enumerators();
                    } else {
                        let (whole, members) = self.scope();
                        declared.comments.extend(whole);
                        declared.members = members;
                    }
                    words = vec!["typedef"; usize::from(words[0] == "typedef")];
                }
                Token::Sign(b';') => break,
                _ => {}
            }
            before = token;
        }
        let last = words.last().copied().filter(|word| *word != "typedef");
        declared.names.extend(pointer.or(last));
        // `CUfoo_st` stands for a typedef whose name comes from a macro.
        if let Some(tag) = declared.tag {
            declared.names.push(tag);
            declared.names.extend(tag.strip_suffix("_st"));
        }
        Some(declared)
    }

    fn skip_body(&mut self) {
        let mut depth = 1;
        while depth > 0 {
            match self.next() {
                Some(Token::Sign(b'{')) => depth += 1,
                Some(Token::Sign(b'}')) => depth -= 1,
                None => return,
                _ => {}
            }
        }
    }

    fn enumerators(&mut self) -> Vec<Declared<'a>> {
        let mut declared: Vec<Declared> = Vec::new();
        let (mut pending, mut begins) = (None, true);
        while let Some(token) = self.next() {
            match token {
                Token::Comment(text) => pending = Some(text),
                Token::Trailing(text) => {
                    if let Some(last) = declared.last_mut() {
                        last.comments.push(text);
                    }
                }
                Token::Word(word) if begins => {
                    let comments = pending.take().into_iter().collect();
                    declared.push(Declared { names: vec![word], comments, ..Declared::default() });
                    begins = false;
                }
                Token::Sign(b',') => begins = true,
                Token::Sign(b'}') => break,
                _ => {}
            }
        }
        declared
    }
}

/// Returns whether a comment is about one declaration, and not about a file or a group of declarations.
fn documents(comment: &str) -> bool {
    !["\\defgroup", "\\addtogroup", "\\file", "@{", "@}"].iter().any(|mark| comment.contains(mark))
}
