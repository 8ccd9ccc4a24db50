//! The places of the ledger's statements in `cuda.h`. A place is a line and a digest, as in `"14177 3f9a21c0"`. The
//! digest covers the text there (a comment's paragraph or list item, or a declaration and the comment after it), the
//! line's own words, and the name of the item that the text is about. The digest finds the place again in the next
//! release's header. If it does not, the text has changed and a person must read it.

use std::collections::HashMap;

/// The digest of each line of a header that has text.
pub struct Header(Vec<Option<u32>>);

impl Header {
    pub fn new(text: &str) -> Self {
        let mut reader = Reader { items: vec![Item::default()], ..Reader::default() };
        let (mut inside, mut continued) = (false, false);
        for (line, mut rest) in text.lines().enumerate() {
            reader.lines.push(Line::default());
            let begins = !inside && !continued && rest.trim_start().starts_with('#');
            let directive = begins || continued;
            continued = directive && rest.ends_with('\\');
            let mut coded = false;
            loop {
                if inside {
                    let end = rest.find("*/");
                    reader.comment(line, &rest[..end.unwrap_or(rest.len())]);
                    let Some(end) = end else { break };
                    (inside, rest) = (false, &rest[end + 2..]);
                }
                let start = ["/*", "//"].iter().filter_map(|mark| rest.find(mark)).min();
                let (code, mark) = rest.split_at(start.unwrap_or(rest.len()));
                match directive {
                    true => reader.directive(line, code, begins && !coded),
                    false => reader.code(line, code),
                }
                coded |= !code.trim().is_empty();
                let Some(comment) = mark.get(2..) else { break };
                reader.open(coded || comment.starts_with("*<") || comment.starts_with("!<"));
                if mark.starts_with("//") {
                    reader.comment(line, comment);
                    break;
                }
                (inside, rest) = (true, comment);
            }
        }
        Self(reader.digests())
    }

    /// Returns the digest of a line. None if there is no such line, or the line has no text.
    pub fn digest(&self, line: u32) -> Option<String> {
        let index = usize::try_from(line).ok()?.checked_sub(1)?;
        self.0.get(index)?.map(|digest| format!("{digest:08x}"))
    }

    /// Returns the line with this digest. If there are several, the one nearest to `near`.
    pub fn find(&self, digest: &str, near: u32) -> Option<u32> {
        let digest = u32::from_str_radix(digest, 16).ok();
        let lines = (1u32..).zip(&self.0).filter(|(_, it)| it.is_some() && **it == digest);
        lines.map(|(line, _)| line).min_by_key(|line| line.abs_diff(near))
    }
}

/// The declarations and comments of a header, and the part that each line belongs to.
#[derive(Default)]
struct Reader<'a> {
    /// The first is the file.
    items: Vec<Item<'a>>,
    paragraphs: Vec<Paragraph>,
    lines: Vec<Line>,
    /// For each open brace, the item whose members are inside.
    braces: Vec<usize>,
    parentheses: usize,
    /// The declaration that has not ended yet.
    current: Option<usize>,
    /// The last item.
    last: usize,
    /// Paragraphs about the next declaration.
    pending: Vec<usize>,
    /// Whether the comment follows its item.
    trailing: bool,
    /// The item of the comment, if it is known.
    about: Option<usize>,
    /// The paragraph that has not ended yet.
    paragraph: Option<usize>,
}

#[derive(Default)]
struct Item<'a> {
    parent: usize,
    words: Vec<&'a str>,
    /// Whether it is a struct, union or enum with members.
    body: bool,
    /// Its words and those of its members.
    code: String,
    /// The comment after it.
    trailing: String,
}

struct Paragraph {
    item: usize,
    text: String,
    /// Code belongs to the text before it, whatever its indentation.
    indent: usize,
    /// Whether it is an item of a list, or code.
    listed: bool,
}

#[derive(Default)]
struct Line {
    own: String,
    part: Option<Part>,
}

#[derive(Clone, Copy)]
enum Part {
    Item(usize),
    Paragraph(usize),
}

impl<'a> Reader<'a> {
    /// Adds a new item. The paragraphs before it are about this item.
    fn item(&mut self, parent: usize) -> usize {
        self.items.push(Item { parent, ..Item::default() });
        self.settle(self.items.len() - 1)
    }

    fn settle(&mut self, item: usize) -> usize {
        for paragraph in self.pending.drain(..) {
            self.paragraphs[paragraph].item = item;
        }
        item
    }

    /// Among preprocessor lines, only macros are items.
    fn directive(&mut self, line: usize, text: &'a str, begins: bool) {
        if begins {
            let define = words(text).nth(1) == Some("define");
            self.last = if define { self.item(0) } else { 0 };
        }
        words(text).for_each(|word| self.word(line, self.last, word));
    }

    fn code(&mut self, line: usize, text: &'a str) {
        for word in words(text) {
            let inside = self.inside();
            let of_enum = self.items[inside].words.contains(&"enum");
            match word {
                "{" => {
                    let item = self.current.take().unwrap_or(inside);
                    let body = self.items[item].words.iter().any(|word| is_type(word));
                    self.items[item].body = body;
                    // Functions and `extern "C"` have no members.
                    self.braces.push(if body { item } else { inside });
                }
                "}" => {
                    self.last = self.settle(inside);
                    self.braces.pop();
                    self.current = (inside != self.inside()).then_some(inside);
                }
                ";" if self.parentheses == 0 => self.current = None,
                "," if self.parentheses == 0 && of_enum => self.current = None,
                _ => {
                    match word {
                        "(" => self.parentheses += 1,
                        ")" => self.parentheses = self.parentheses.saturating_sub(1),
                        _ => {}
                    }
                    let item = self.current.unwrap_or_else(|| self.item(inside));
                    self.current = Some(item);
                    self.word(line, item, word);
                }
            }
        }
    }

    fn inside(&self) -> usize {
        self.braces.last().copied().unwrap_or(0)
    }

    fn word(&mut self, line: usize, item: usize, word: &'a str) {
        self.last = item;
        if item == 0 || word == "\\" {
            return;
        }
        self.items[item].words.push(word);
        let mut around = item;
        while around != 0 {
            add(&mut self.items[around].code, word);
            around = self.items[around].parent;
        }
        add(&mut self.lines[line].own, word);
        self.lines[line].part = Some(Part::Item(item));
    }

    /// Begins a comment.
    fn open(&mut self, trailing: bool) {
        self.trailing = trailing;
        self.about = if trailing { Some(self.last) } else { self.current };
        self.paragraph = None;
    }

    /// Adds the part of a comment on this line.
    fn comment(&mut self, line: usize, text: &'a str) {
        let text = text.trim();
        let text = text.strip_prefix('*').unwrap_or(text);
        let (indent, text) = (text.len() - text.trim_start().len(), text.trim_start());
        if !text.contains(|c: char| c.is_ascii_alphanumeric()) {
            self.paragraph = None;
            return;
        }
        let part = match self.about {
            Some(0) if self.trailing => return,
            Some(item) if self.trailing => {
                add(&mut self.items[item].trailing, text);
                Part::Item(item)
            }
            _ => {
                let first = text.split_whitespace().next().unwrap_or_default();
                if first == "\\defgroup" {
                    let group = self.item(0);
                    self.items[group].words.extend(text.split_whitespace().nth(1));
                    self.about = Some(group);
                }
                let (code, listed) = (first == "\\code", is_listed(first));
                let old = self.paragraph.filter(|_| !listed && !is_command(first));
                let paragraph = old.unwrap_or(self.paragraphs.len());
                if old.is_none() {
                    self.paragraphs.push(Paragraph {
                        item: self.about.unwrap_or(0),
                        text: String::new(),
                        indent: if code { usize::MAX } else { indent },
                        listed: listed || code,
                    });
                    self.pending.extend(self.about.is_none().then_some(paragraph));
                }
                add(&mut self.paragraphs[paragraph].text, text);
                // Doxygen's mark for the end of a line.
                self.paragraph = (!text.ends_with("\\n")).then_some(paragraph);
                Part::Paragraph(paragraph)
            }
        };
        add(&mut self.lines[line].own, text);
        // A line with code too belongs to the code.
        self.lines[line].part.get_or_insert(part);
    }

    fn digests(&self) -> Vec<Option<u32>> {
        let mut paths: Vec<String> = Vec::new();
        for item in &self.items {
            let outer = paths.get(item.parent).map_or("", String::as_str);
            paths.push(format!("{outer}::{}", self.name(item).unwrap_or_default()));
        }
        // Repeated texts about an item are distinguished by their order.
        let mut seen = HashMap::new();
        let digest = |line: &Line| {
            let (item, text) = match line.part? {
                Part::Item(item) => {
                    (item, format!("{}{}", self.items[item].code, self.items[item].trailing))
                }
                Part::Paragraph(index) => (self.paragraphs[index].item, self.said(index)),
            };
            let digest = fnv(&[&paths[item], &text, &line.own]);
            let times: &mut u32 = seen.entry(digest).or_default();
            *times += 1;
            Some(if *times == 1 { digest } else { fnv(&[&digest.to_string(), &times.to_string()]) })
        };
        self.lines.iter().map(digest).collect()
    }

    /// Adds a paragraph and, if it ends with a colon, the list or code that follows.
    fn said(&self, index: usize) -> String {
        let mut text = self.paragraphs[index].text.clone();
        let Paragraph { item, indent, listed, .. } = self.paragraphs[index];
        if text.ends_with(": ") {
            let least = indent + usize::from(listed);
            let of_list = |it: &&Paragraph| it.item == item && it.listed && it.indent >= least;
            let list = self.paragraphs[index + 1..].iter().take_while(of_list);
            list.for_each(|listed| text += &listed.text);
        }
        text
    }

    fn name(&self, item: &Item<'a>) -> Option<&'a str> {
        let words = &item.words;
        let at = |sign| words.iter().position(|word| *word == sign);
        let last = |end: usize| {
            let mut names = words[..end].iter().rev();
            names.find(|word| !word.starts_with(|c: char| c.is_ascii_punctuation() && c != '_'))
        };
        let parent = &self.items[item.parent];
        let end = at("[").or(at(":")).unwrap_or(words.len());
        let name = match at("(") {
            _ if item.body => words.iter().skip_while(|word| !is_type(word)).nth(1),
            _ if words.first() == Some(&"#") => words.get(2),
            _ if parent.body && parent.words.contains(&"enum") => words.first(),
            // A pointer to a function.
            Some(_) if words.windows(2).any(|pair| pair == [")", "("]) => last(at(")")?),
            Some(open) if !parent.body && words[0] != "typedef" => last(open),
            _ => last(end),
        };
        name.copied()
    }
}

fn is_type(word: &str) -> bool {
    matches!(word, "struct" | "union" | "enum")
}

/// Returns whether a comment's line with this beginning is an item of a list or table.
fn is_listed(first: &str) -> bool {
    let number = first.trim_start_matches('(').strip_suffix([')', '.']).map(str::as_bytes);
    matches!(first, "-" | "-#" | "+" | "*" | "--")
        || matches!(number, Some([digit]) if digit.is_ascii_digit())
        || ["<tr", "<td", "<li"].iter().any(|tag| first.starts_with(tag))
}

/// Returns whether it is a Doxygen command that begins a paragraph.
fn is_command(first: &str) -> bool {
    let name = first.strip_prefix(['\\', '@']);
    name.is_some_and(|name| !matches!(name, "p" | "c" | "a" | "b" | "e" | "em" | "ref"))
}

/// Returns C's words: names, numbers and single signs.
fn words(text: &str) -> impl Iterator<Item = &str> {
    let part = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let mut rest = text;
    std::iter::from_fn(move || {
        rest = rest.trim_start();
        let first = rest.chars().next()?;
        let end = if part(first) { rest.find(|c| !part(c)) } else { Some(first.len_utf8()) };
        let (word, after) = rest.split_at(end.unwrap_or(rest.len()));
        rest = after;
        Some(word)
    })
}

/// Adds text. White space does not matter.
fn add(to: &mut String, text: &str) {
    for word in text.split_whitespace() {
        *to += word;
        to.push(' ');
    }
}

/// FNV-1a.
fn fnv(parts: &[&str]) -> u32 {
    let bytes = parts.iter().flat_map(|part| part.bytes().chain([0]));
    bytes.fold(0x811c_9dc5, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}

/// Returns the line of a place, and its digest if it has one.
pub fn parse(place: &str) -> Option<(u32, Option<&str>)> {
    let (line, digest) = place.split_once(' ').unwrap_or((place, ""));
    let digest = (line.len() < place.len()).then_some(digest);
    let hex = |digest: &str| digest.len() == 8 && digest.bytes().all(|b| b.is_ascii_hexdigit());
    let good = line.bytes().all(|b| b.is_ascii_digit()) && digest.is_none_or(hex);
    Some((line.parse().ok().filter(|_| good)?, digest))
}

/// Returns a ledger's text with its places in this header (the keys `at`, and those under rules' numbers). A place that
/// is not found stays unchanged, and goes into `changed`.
pub fn carry(text: &str, header: &Header, changed: &mut Vec<String>) -> String {
    let mut out = String::new();
    let (mut table, mut key) = ("", "");
    for mut rest in text.split_inclusive('\n') {
        if let Some((name, _)) = rest.strip_prefix('[').and_then(|rest| rest.split_once(']')) {
            (table, key) = (name.trim_start_matches('['), "");
        }
        // A string of TOML ends on its line.
        while let Some(start) = rest.find(['"', '\'', '#', '=']) {
            let (before, from) = rest.split_at(start);
            let end = match from.as_bytes()[0] {
                b'=' => {
                    let sign = |c: char| !(c.is_ascii_alphanumeric() || c == '_' || c == '-');
                    key = before.trim_end().rsplit(sign).next().unwrap_or_default();
                    1
                }
                b'#' => from.len(),
                quote => string(from, quote),
            };
            out += before;
            let (token, after) = from.split_at(end);
            let inner = token.strip_prefix('"').and_then(|token| token.strip_suffix('"'));
            let places = key == "at" || key.bytes().all(|b| b.is_ascii_digit()) && !key.is_empty();
            match inner.filter(|_| places).and_then(|inner| Some((inner, parse(inner)?))) {
                None => out += token,
                Some((place, (line, digest))) => {
                    let (line, digest) = match digest {
                        None => (Some(line), header.digest(line)),
                        Some(digest) => (header.find(digest, line), Some(digest.to_owned())),
                    };
                    match line.zip(digest) {
                        Some((line, digest)) => out += &format!("\"{line} {digest}\""),
                        None => {
                            changed.push(format!("[{table}] {key}: {place}"));
                            out += token;
                        }
                    }
                }
            }
            rest = after;
        }
        out += rest;
    }
    out
}

/// Returns the length of the string at the start of this text.
fn string(text: &str, quote: u8) -> usize {
    let mut escaped = false;
    let ends = |byte: u8| {
        let end = byte == quote && !escaped;
        escaped = byte == b'\\' && quote == b'"' && !escaped;
        end
    };
    text.bytes().skip(1).position(ends).map_or(text.len(), |end| end + 2)
}

#[cfg(test)]
mod tests {
    use super::{Header, carry, parse};

    const HEADER: &str = "\
#define SHOP_LIMIT 64 /**< Baskets at once */

/**
 * How a basket is paid.
 */
typedef enum ShopPay_enum {
    SHOP_PAY_CASH = 1, /**< Coins
                            and notes */
    SHOP_PAY_CARD = 2  /**< Plastic */
} ShopPay;

typedef struct ShopBasket_st {
    union {
        struct {
            int weight; /**< In grams */
        } fruit;
    } what;
    /** Must be zero. */
    char reserved[SHOP_LIMIT - sizeof(int)];
} ShopBasket;

/**
 * \\brief Sells a basket
 *
 * The basket must be full, and
 * the customer awake. Flags are:
 * - SHOP_LOUD: tells everybody
 *
 * \\param flags - see
 *   above
 */
int SHOPAPI shopSell(ShopBasket *basket,
                     unsigned int flags);
";

    fn line(header: &str, part: &str) -> u32 {
        let found = header.lines().position(|line| line.contains(part));
        found.unwrap_or_else(|| panic!("no {part}")) as u32 + 1
    }

    /// Returns the line of the place of `part` after `from` became `to`.
    fn after(from: &str, to: &str, part: &str) -> Option<u32> {
        assert!(HEADER.contains(from), "no {from}");
        let near = line(HEADER, part);
        let digest = Header::new(HEADER).digest(near)?;
        Header::new(&HEADER.replace(from, to)).find(&digest, near)
    }

    #[test]
    fn finds_what_moved() {
        let header = Header::new(HEADER);
        for line in (1..).take(HEADER.lines().count()) {
            let found = header.digest(line).and_then(|digest| header.find(&digest, line));
            assert_eq!(found, header.digest(line).map(|_| line));
        }
        for part in ["Must be zero", "be full", "awake", "  above", "weight", "shopSell"] {
            let new = "int a;\n\n/** b */\ntypedef struct Shop";
            assert_eq!(after("typedef struct Shop", new, part), Some(line(HEADER, part) + 3));
        }
        // White space and decoration do not count.
        assert_eq!(after(" * The basket", "   The  basket", "awake"), Some(line(HEADER, "awake")));
    }

    #[test]
    fn notices_what_changed() {
        assert_eq!(after("brief Sells", "brief Gives", "brief"), None);
        assert_eq!(after("brief Sells", "brief Gives", "awake"), Some(line(HEADER, "awake")));
        // The other line of the sentence.
        assert_eq!(after("be full", "be empty", "awake"), None);
        assert_eq!(after("awake", "asleep", "be full"), None);
        // The list that it announces.
        assert_eq!(after("tells everybody", "tells all", "be full"), None);
        assert_eq!(after("tells everybody", "tells all", "brief"), Some(line(HEADER, "brief")));
        // The item's name.
        assert_eq!(after("shopSell", "shopSell_v2", "be full"), None);
        assert_eq!(after("} what", "} kind", "weight"), None);
        assert_eq!(after("reserved", "padding", "Must be zero"), None);
        assert_eq!(after("ShopPay_enum", "ShopHow_enum", "Coins"), None);
    }

    #[test]
    fn reads_declarations() {
        // With the whole comment after them.
        assert_eq!(after("and notes", "only", "Coins"), None);
        assert_eq!(after("Coins", "Cash", "and notes"), None);
        assert_eq!(after("= 2", "= 3", "Plastic"), None);
        assert_eq!(after("Baskets", "Bags", "SHOP_LIMIT 64"), None);
        assert_eq!(after("unsigned int flags", "int flags", "shopSell"), None);
        // An enum's first line stands for the whole enum, and a comma does not count.
        let more = "SHOP_PAY_CARD = 2, /**< Plastic */\n    SHOP_PAY_LATER = 3";
        let card = "SHOP_PAY_CARD = 2  /**< Plastic */";
        assert_eq!(after(card, more, "ShopPay_enum"), None);
        assert_eq!(after(card, more, "Plastic"), Some(line(HEADER, "Plastic")));
    }

    #[test]
    fn tells_repetitions_apart() {
        let header = Header::new("/**\n * - a:\n *\n *   b\n * - c:\n *\n *   b\n */\nint d;\n");
        assert_ne!(header.digest(4), header.digest(7));
        for line in [4, 7] {
            assert_eq!(header.find(&header.digest(line).unwrap(), 1), Some(line));
        }
    }

    #[test]
    fn carries() {
        let (old, new) = (Header::new(HEADER), Header::new(&format!("\n{HEADER}")));
        let [full, coins, end] = ["be full", "Coins", "} what"].map(|part| line(HEADER, part));
        let text = format!(
            "[shopSell] # at = \"1\"\nrules = [\n    {{ on = \"{coins}\", at = \"{full}\", why = \"\\\"{full}\" }},\n]\n\n\
             [places]\n412 = [\"{coins}\",\n  \"{end}\"]\n"
        );
        let mut changed = Vec::new();
        let first = carry(&text, &old, &mut changed);
        let digest = |line| old.digest(line).unwrap();
        let with = |line: u32| format!("\"{line} {}\"", digest(line));
        let expected = text
            .replace(&format!("at = \"{full}\""), &format!("at = {}", with(full)))
            .replace(&format!("[\"{coins}\""), &format!("[{}", with(coins)))
            .replace(&format!("\"{end}\"]"), &format!("{}]", with(end)));
        assert_eq!((&first, &changed[..]), (&expected, &[][..]));
        assert_eq!(carry(&first, &old, &mut changed), first);
        let mut moved = first.clone();
        for line in [full, coins, end] {
            let place = format!("\"{} {}\"", line + 1, digest(line));
            moved = moved.replace(&with(line), &place);
        }
        assert_eq!(carry(&first, &new, &mut changed), moved);
        assert_eq!(changed, [""; 0]);
        let other = Header::new(&HEADER.replace("full", "empty").replace("Coins", "Cash"));
        assert_eq!(carry(&first, &other, &mut changed), first);
        let expected = [(full, "[shopSell] at"), (coins, "[places] 412")]
            .map(|(line, context)| format!("{context}: {line} {}", digest(line)));
        assert_eq!(changed, expected);
    }

    #[test]
    fn misses_what_is_not_there() {
        let header = Header::new(HEADER);
        // No such line, no place there, and a line without text.
        for line in [0, 1000, 2, 3, 5] {
            assert_eq!(header.digest(line), None);
        }
        let mut changed = Vec::new();
        let text = "[shopSell]\nat = \"1000\"\n";
        assert_eq!(carry(text, &header, &mut changed), text);
        assert_eq!(changed, ["[shopSell] at: 1000"]);
        assert_eq!(parse("14177"), Some((14177, None)));
        assert_eq!(parse("14177 3f9a21c0"), Some((14177, Some("3f9a21c0"))));
        for no in ["", "x", "-1", "1 ", "1 3f9a21c", "1 3f9a21cx", "1 3f9a21c0 "] {
            assert_eq!(parse(no), None);
        }
    }
}
