//! PTX, as far as the model reads it: the kernels and the variables that it declares, and the mistakes for which the driver's compiler
//! would refuse it in its version and target, its brackets, and the ends of its statements. It knows no instruction, so PTX without
//! such a mistake may have others.

use libcuda_sys::CUresult;

/// The architecture of the model's devices.
const ARCHITECTURE: u32 = 90;

/// The names that say that the image is no text.
const BINARIES: [[u8; 4]; 3] =
    [*b"\x7fELF", 0xba55_ed50_u32.to_le_bytes(), 0x4662_43b1_u32.to_le_bytes()];

/// A kernel.
pub struct Entry {
    pub name: String,
    /// The offset and the size of each parameter.
    pub parameters: Vec<(usize, usize)>,
    /// The words between its braces.
    pub body: String,
}

/// A variable in the memory of a device.
pub struct Variable {
    pub name: String,
    pub size: usize,
    /// It begins with other bytes than zeros.
    pub has_value: bool,
}

/// Whether the image is machine code.
pub fn is_binary(image: &[u8]) -> bool {
    BINARIES.iter().any(|start| image.starts_with(start))
}

/// Returns the kernels and the variables of a module.
pub fn declared(text: &str) -> (Vec<Entry>, Vec<Variable>) {
    let (mut entries, mut variables) = (Vec::new(), Vec::new());
    for statement in statements(text) {
        let from = |word: &str| statement.iter().position(|token| *token == word);
        match (from(".entry"), from(".func"), from(".global").or(from(".const"))) {
            (Some(at), ..) => entries.extend(entry(&statement[at + 1..])),
            (None, None, Some(at)) => variables.extend(self::variables(&statement[at + 1..])),
            _ => {}
        }
    }
    (entries, variables)
}

/// Returns the words of each declaration of a module. The last word of a function's is the brace that closes its body.
fn statements(text: &str) -> Vec<Vec<&str>> {
    let (mut statements, mut statement, mut depth) = (Vec::new(), Vec::new(), 0_usize);
    for (_, token) in tokens(text) {
        let is_end = token == ";" && depth == 0;
        match token {
            "{" | "(" | "[" => depth += 1,
            "}" | ")" | "]" => depth = depth.saturating_sub(1),
            _ => {}
        }
        if !is_end {
            statement.push(token);
        }
        let is_function = || [".entry", ".func"].iter().any(|word| statement.contains(word));
        if is_end || token == "}" && depth == 0 && is_function() {
            statements.push(std::mem::take(&mut statement));
        }
    }
    statements
}

/// Returns a kernel, from the words after `.entry`.
fn entry(words: &[&str]) -> Option<Entry> {
    let (name, rest) = words.split_first()?;
    let list = match rest.first() {
        Some(&"(") => rest.iter().position(|word| *word == ")")?,
        _ => 0,
    };
    let body = rest.iter().position(|word| *word == "{")?;
    let parameters = parameters(rest.get(1..list).unwrap_or_default());
    let body = rest.get(body + 1..rest.len() - 1)?.join(" ");
    Some(Entry { name: (*name).to_owned(), parameters, body })
}

/// Returns the bytes of a type such as `.u32` or `.b8`.
fn bytes(word: &str) -> Option<usize> {
    let bits = word.strip_prefix('.')?.trim_start_matches(char::is_alphabetic).parse().ok();
    bits.filter(|bits| (8..=128).contains(bits)).map(|bits: usize| bits / 8)
}

/// Returns the bytes of what these words declare, such as `.align 4 .b8 s [ 12 ]`.
fn size(words: &[&str]) -> Option<usize> {
    let element = words.iter().find_map(|word| bytes(word))?;
    let vector = |word: &&str| word.strip_prefix(".v").and_then(|count| count.parse().ok());
    let vector: usize = words.iter().find_map(vector).unwrap_or(1);
    let lengths = words.split(|word| *word == "[").skip(1);
    let mut lengths = lengths.map(|rest| rest.first().and_then(|length| length.parse().ok()));
    lengths.try_fold(element * vector, |size: usize, length| size.checked_mul(length?))
}

/// Returns the offset and the size of each parameter in a list like `.param .u64 p, .param .align 4 .b8 s[12]`.
fn parameters(list: &[&str]) -> Vec<(usize, usize)> {
    let mut end = 0_usize;
    let place = |words: &[&str]| {
        let size = size(words)?;
        // After `.ptr` stands the alignment of what the pointer leads to.
        let own = words.split(|word| *word == ".ptr").next().unwrap_or_default();
        let align = own.iter().position(|word| *word == ".align");
        let align = align.and_then(|at| own.get(at + 1)?.parse().ok());
        let align = align.or_else(|| words.iter().find_map(|word| bytes(word)))?;
        let offset = end.checked_next_multiple_of(align)?;
        end = offset + size;
        Some((offset, size))
    };
    list.split(|word| *word == ",").filter_map(place).collect()
}

/// Returns the variables that the words after `.global` declare, such as `.align 4 .u32 a, b [ 2 ] = { 1 , 2 }`.
fn variables(words: &[&str]) -> Vec<Variable> {
    let Some(of_type) = words.iter().position(|word| bytes(word).is_some()) else {
        return Vec::new();
    };
    let (common, mut rest) = words.split_at(of_type + 1);
    let mut variables = Vec::new();
    while let Some((name, after)) = rest.split_first() {
        let mut depth = 0;
        let end = after.iter().position(|word| {
            depth += i32::from(*word == "{") - i32::from(*word == "}");
            *word == "," && depth == 0
        });
        let own = &after[..end.unwrap_or(after.len())];
        let value = own.iter().position(|word| *word == "=").unwrap_or(own.len());
        let has_value = own[value..].iter().any(|word| !["=", "{", "}", ",", "0"].contains(word));
        // Without a length, it is that of another module.
        if let Some(size) = size(&[common, &own[..value]].concat()) {
            variables.push(Variable { name: (*name).to_owned(), size, has_value });
        }
        rest = end.map_or(&[], |end| &after[end + 1..]);
    }
    variables
}

/// Returns the code with which a driver of this release refuses the image, and the message of its compiler; `None` if the model
/// finds no mistake.
pub fn refusal(image: &[u8], release: u32) -> Option<(CUresult, String)> {
    if is_binary(image) {
        return None;
    }
    let text = String::from_utf8_lossy(image);
    let tokens = tokens(&text);
    let word = |at: usize| tokens.get(at).map_or("", |(_, token)| token);
    if word(0) != ".version" {
        let message = "the image does not begin with `.version`, as PTX does".to_owned();
        // A comment can come before PTX.
        let code = match image.starts_with(b"/") {
            true => CUresult::CUDA_ERROR_INVALID_PTX,
            false => CUresult::CUDA_ERROR_INVALID_IMAGE,
        };
        return Some((code, message));
    }
    let refused = |line: usize, message: String| {
        Some((CUresult::CUDA_ERROR_INVALID_PTX, format!("line {line}: {message}")))
    };
    let version = word(1);
    let Some(major) = version.split('.').next().and_then(|major| major.parse::<u32>().ok()) else {
        return refused(tokens[0].0, format!("`.version` is followed by `{version}`"));
    };
    // CUDA 11 has PTX 7, CUDA 12 has PTX 8, and so on.
    if major + 4 > release / 1000 {
        let message = format!("PTX {version} is newer than CUDA {}", release / 1000);
        return Some((CUresult::CUDA_ERROR_UNSUPPORTED_PTX_VERSION, message));
    }
    if word(2) != ".target" {
        return refused(tokens[0].0, "`.target` must follow `.version`".to_owned());
    }
    let target = word(3);
    let digits: String = target.chars().filter(char::is_ascii_digit).collect();
    if digits.parse().is_ok_and(|architecture: u32| architecture > ARCHITECTURE) {
        return refused(
            tokens[2].0,
            format!("{target} is newer than the device, sm_{ARCHITECTURE}"),
        );
    }
    let (line, message) = mistake(&tokens[4.min(tokens.len())..])?;
    refused(line, message)
}

/// Returns the words, texts and other characters, each with its line.
fn tokens(text: &str) -> Vec<(usize, &str)> {
    let (mut tokens, mut rest, mut line) = (Vec::new(), text, 1);
    while let Some(first) = rest.chars().next() {
        let is_word = |at: usize| {
            let here = rest.get(at..).unwrap_or_default();
            let c = here.chars().next().unwrap_or(' ');
            // `shared::cluster` is one word.
            let is_scope = c == ':' && (here.starts_with("::") || rest[..at].ends_with(':'));
            c.is_alphanumeric() || "_.$%".contains(c) || is_scope
        };
        let length = match first {
            _ if rest.starts_with("//") => rest.find('\n').unwrap_or(rest.len()),
            _ if rest.starts_with("/*") => rest.find("*/").map_or(rest.len(), |end| end + 2),
            '"' => rest[1..].find('"').map_or(rest.len(), |end| end + 2),
            _ => {
                let ends = rest.char_indices().map(|(at, _)| at).find(|at| !is_word(*at));
                ends.unwrap_or(rest.len()).max(first.len_utf8())
            }
        };
        let (token, after) = rest.split_at(length);
        if !first.is_whitespace() && !token.starts_with("//") && !token.starts_with("/*") {
            tokens.push((line, token));
        }
        line += token.matches('\n').count();
        rest = after;
    }
    tokens
}

/// What a bracket holds.
#[derive(Clone, Copy, PartialEq)]
enum Inside {
    Statements,
    Operands,
}

/// Returns the line of a bracket without its other one, or of a statement without its end, and a message.
fn mistake(tokens: &[(usize, &str)]) -> Option<(usize, String)> {
    let mut open: Vec<(usize, &str, Inside)> = Vec::new();
    // Of the statement: its first word, and how many words follow another one.
    let (mut first, mut pairs, mut is_guarded) = ("", 0, false);
    let mut before = "";
    for (line, token) in tokens.iter().copied() {
        let inside = open.last().map(|(.., inside)| *inside);
        let ends_statement = ["", ";", "{", "}", ":"].contains(&before);
        match token {
            "{" | "(" | "[" => {
                let is_block = match inside {
                    None => before != "=",
                    Some(inside) => inside == Inside::Statements && ends_statement,
                };
                let is_block = token == "{" && is_block;
                open.push((
                    line,
                    token,
                    if is_block { Inside::Statements } else { Inside::Operands },
                ));
                if is_block {
                    (first, pairs, is_guarded) = ("", 0, false);
                }
            }
            "}" | ")" | "]" => {
                let wanted = match token {
                    "}" => "{",
                    ")" => "(",
                    _ => "[",
                };
                match open.pop() {
                    Some((_, opened, inside)) if opened == wanted => {
                        if inside == Inside::Statements && !ends_statement {
                            return Some((line, "a `;` is missing before `}`".to_owned()));
                        }
                    }
                    Some((at, opened, _)) => {
                        return Some((at, format!("`{opened}` is not closed before `{token}`")));
                    }
                    None => return Some((line, format!("`{token}` closes nothing"))),
                }
                if token == "}" && inside == Some(Inside::Statements) {
                    (first, pairs, is_guarded) = ("", 0, false);
                }
            }
            ";" | ":" => (first, pairs, is_guarded) = ("", 0, false),
            "@" => is_guarded = true,
            _ if inside == Some(Inside::Statements) && is_word(token) => {
                if first.is_empty() {
                    first = token;
                }
                pairs += usize::from(is_word(before));
                // A guard, the instruction and its first operand; directives have lists of words.
                if pairs > 1 + usize::from(is_guarded) && !first.starts_with('.') {
                    return Some((line, format!("a `;` or a `,` is missing before `{token}`")));
                }
            }
            _ => {}
        }
        before = token;
    }
    open.pop().map(|(line, opened, _)| (line, format!("`{opened}` is not closed")))
}

fn is_word(token: &str) -> bool {
    token.starts_with(|c: char| c.is_alphanumeric() || "_.$%".contains(c))
}
