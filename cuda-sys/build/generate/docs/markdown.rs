//! Converts one NVIDIA comment from doxygen's language to Markdown.

use super::inline::Inline;
use std::borrow::Cow;
use std::mem::take;

/// The meaning of the header's own commands. Their text is in NVIDIA's doxygen configuration, not in the header.
const NOTES: &[(&str, &str)] = &[
    ("notefnerr", "The code that is returned may also be that of an earlier, asynchronous call."),
    ("note_async", "In most cases the call returns before the work is done."),
    ("note_destroy_ub", "Once the call has returned, any use of the handle is undefined behavior."),
    (
        "note_graph_thread_safety",
        "Graph objects have no lock of their own: their user keeps threads from using one at the same time.",
    ),
    (
        "note_memcpy",
        "Of a range of host memory, either all or nothing must be registered with CUDA: a range that is \
         partly registered gives ::CUDA_ERROR_INVALID_VALUE.",
    ),
    (
        "note_memset",
        "Whether the call waits for the work depends on the kind of memory: see NVIDIA's manual under \
         \"API synchronization behavior\".",
    ),
    ("note_null_stream", "The null stream is the default stream, and synchronizes as that does."),
    ("note_sync", "In most cases the call returns only when the work is done."),
    (
        "note_version_mixing",
        "The version that is asked for decides on the entry point, and so on the layout of the structs that it \
         takes: both must be of one version.",
    ),
];

/// Parts for other forms of the documentation: their start and their end.
const HIDDEN: &[(&str, &str)] =
    &[("___MANBRIEF___", "___ENDMANBRIEF___"), ("\\latexonly", "\\endlatexonly")];

/// The text about one item.
#[derive(Default, Debug, PartialEq)]
pub struct Doc {
    /// The first paragraph, which rustdoc shows in lists.
    pub summary: String,
    pub rest: String,
}

enum Kind<'a> {
    Body,
    Brief,
    Deprecated,
    Parameter { name: &'a str, direction: &'a str },
    Returns,
    Note(&'static str),
    SeeAlso,
}

struct Section<'a> {
    kind: Kind<'a>,
    lines: Vec<Line<'a>>,
}

enum Line<'a> {
    /// The column at which the text begins.
    Text(usize, &'a str),
    Blank,
    /// A paragraph that belongs to no list.
    Paragraph,
    Code(Vec<Cow<'a, str>>),
}

pub fn convert<'a>(comments: &[&'a str], inline: &mut Inline<'a>) -> Doc {
    let mut sections: Vec<Section> = Vec::new();
    for comment in comments {
        sections.extend(Parser::parse(comment, inline));
        // The next one is another paragraph.
        sections.push(Section { kind: Kind::Body, lines: vec![Line::Paragraph] });
    }
    write(sections, inline)
}

struct Parser<'a> {
    sections: Vec<Section<'a>>,
    code: Option<Vec<Cow<'a, str>>>,
}

impl<'a> Parser<'a> {
    fn parse(comment: &'a str, inline: &mut Inline<'a>) -> Vec<Section<'a>> {
        let mut parser = Parser { sections: Vec::new(), code: None };
        parser.begin(Kind::Body);
        let other = HIDDEN.iter().any(|(begin, _)| comment.contains(begin));
        let mut end: Option<&str> = None;
        for (n, raw) in comment.trim_end_matches(['*', ' ']).lines().enumerate() {
            // The star at the start of a line is decoration, and so are three slashes.
            let text = raw.trim_start();
            let star = text.strip_prefix('*').filter(|_| n > 0);
            let bare = text.strip_prefix("///").or(star);
            let bare = bare.unwrap_or(text);
            let text = bare.trim();
            let column = raw.len() - bare.trim_start().len();
            if other && end.is_none() {
                let begins = |(begin, _): &&(&str, &str)| text.contains(begin);
                end = HIDDEN.iter().find(begins).map(|(_, end)| *end);
            }
            if let Some(last) = end {
                end = Some(last).filter(|last| !text.contains(last));
            } else if parser.code.is_some() {
                parser.code_line(column, text);
            } else if text.is_empty() || text == "*" {
                parser.blank();
            } else {
                parser.line(column, text, inline);
            }
        }
        parser.sections
    }

    fn begin(&mut self, kind: Kind<'a>) {
        self.sections.push(Section { kind, lines: Vec::new() });
    }

    fn push(&mut self, line: Line<'a>) {
        let section = self.sections.last_mut().expect("the first one is there from the start");
        section.lines.push(line);
    }

    fn code_line(&mut self, column: usize, text: &'a str) {
        if let Some((before, _)) = text.split_once("\\endcode") {
            if !before.trim().is_empty() {
                self.code_line(column, before.trim_end());
            }
            let code = self.code.take().unwrap_or_default();
            self.push(Line::Code(code));
        } else if let Some(code) = &mut self.code {
            // Escaped so that they do not end the header's own comment.
            let text: Cow<str> = match text.contains("\\/") {
                true => text.replace("\\/", "/").replace("\\*", "*").into(),
                false => text.into(),
            };
            code.push(if text.is_empty() { text } else { format!("{:column$}{text}", "").into() });
        }
    }

    fn blank(&mut self) {
        match self.sections.last().map(|section| &section.kind) {
            Some(Kind::Body) => self.push(Line::Blank),
            _ => self.begin(Kind::Body),
        }
    }

    fn line(&mut self, column: usize, text: &'a str, inline: &mut Inline<'a>) {
        // Twice the header has the wrong slash.
        let note = text.strip_prefix("/note ");
        let (before, command, rest) = match (note, command(text)) {
            (Some(rest), _) => ("", "note", rest),
            (None, Some(found)) => found,
            (None, None) => {
                self.push(Line::Text(column, text));
                return;
            }
        };
        if !before.is_empty() {
            self.push(Line::Text(column, before));
        }
        let mut rest = rest.trim_start();
        match command {
            "brief" => self.begin(Kind::Brief),
            "deprecated" => self.begin(Kind::Deprecated),
            "return" | "returns" => self.begin(Kind::Returns),
            "sa" | "see" => self.begin(Kind::SeeAlso),
            "note" | "notes" | "warning" => {
                rest = rest.trim_start_matches(':').trim_start();
                self.begin(Kind::Note(if command == "warning" { "**Warning:** " } else { "" }));
            }
            "param" => {
                let direction = rest.strip_prefix('[').and_then(|rest| rest.split_once(']'));
                let (direction, named) = direction.unwrap_or(("", rest));
                let named = named.trim_start();
                let (name, about) = named.split_once(char::is_whitespace).unwrap_or((named, ""));
                let about = about.trim_start();
                rest = about.strip_prefix("- ").unwrap_or(about);
                self.begin(Kind::Parameter { name: name.trim_start_matches('*'), direction });
            }
            "par" => {
                self.begin(Kind::Body);
                self.push(Line::Paragraph);
            }
            "details" => self.begin(Kind::Body),
            // They name the subject of the comment, which its place already shows.
            "typedef" | "struct" => return self.begin(Kind::Body),
            "code" => return self.code = Some(Vec::new()),
            "endcode" | "htmlonly" | "endhtmlonly" => return,
            note => match NOTES.iter().find(|(name, _)| *name == note) {
                Some((_, text)) => {
                    self.begin(Kind::Note(""));
                    self.push(Line::Text(0, text));
                    self.begin(Kind::Body);
                }
                None => drop(inline.unknown.insert(note.to_owned())),
            },
        }
        if !rest.is_empty() {
            self.line(column + text.len() - rest.len(), rest, inline);
        }
    }
}

/// Returns the first command of a line that begins something: the text before it, its name, and the text after it.
fn command(text: &str) -> Option<(&str, &str, &str)> {
    // Most lines have none, and build scripts are not optimized.
    if ![b'\\', b'@'].iter().any(|byte| text.as_bytes().contains(byte)) {
        return None;
    }
    let mut from = 0;
    while let Some(at) = text[from..].find(['\\', '@']).map(|at| at + from) {
        let rest = &text[at + 1..];
        let length = rest.find(|c: char| !c.is_ascii_alphabetic() && c != '_');
        let (name, after) = rest.split_at(length.unwrap_or(rest.len()));
        let begins = ["brief", "deprecated", "return", "returns", "sa", "see", "warning", "param"];
        let block =
            ["par", "details", "typedef", "struct", "code", "endcode", "htmlonly", "endhtmlonly"];
        if begins.contains(&name) || block.contains(&name) || name.starts_with("note") {
            return Some((text[..at].trim_end(), name, after));
        }
        // An escaped command is no command.
        from =
            at + 1 + usize::from(name.is_empty() && !rest.is_empty() && rest.is_char_boundary(1));
    }
    None
}

fn write(sections: Vec<Section>, inline: &mut Inline) -> Doc {
    let (mut brief, mut body, mut deprecated) = (Vec::new(), Vec::new(), Vec::new());
    let (mut parameters, mut notes) = (String::new(), String::new());
    let (mut returned, mut see) = (String::new(), String::new());
    for Section { kind, lines } in sections {
        match kind {
            Kind::Body => body.extend(lines),
            Kind::Brief => brief.extend(blocks(lines, inline)),
            Kind::Deprecated => deprecated.extend(blocks(lines, inline)),
            Kind::Parameter { name, direction } => {
                let name = inline.parameter(name);
                let direction = match direction {
                    "in" => " (in)",
                    "out" => " (out)",
                    "" => "",
                    _ => " (in, out)",
                };
                let about = blocks(unaligned(lines), inline);
                item(&mut parameters, &format!("`{name}`{direction}: "), &about);
            }
            Kind::Returns => returned = join(&lines),
            Kind::Note(mark) => item(&mut notes, mark, &blocks(lines, inline)),
            Kind::SeeAlso => see = join(&lines),
        }
    }
    let mut body = blocks(body, inline);
    let mut rest = Vec::new();
    if brief.is_empty() && body.first().is_some_and(|block| is_paragraph(block)) {
        brief.push(body.remove(0));
    }
    if !deprecated.is_empty() {
        deprecated[0].insert_str(0, "**Deprecated:** ");
        if brief.is_empty() { brief.append(&mut deprecated) } else { rest.append(&mut deprecated) }
    }
    let mut brief = brief.into_iter();
    let summary = brief.next().unwrap_or_default();
    rest.splice(0..0, brief);
    rest.append(&mut body);
    let errors = errors(&returned, inline);
    let returns = if errors.is_none() { inline.text(&returned) } else { String::new() };
    for (title, text) in [
        ("Parameters", parameters),
        ("Returns", returns),
        ("Errors", errors.unwrap_or_default()),
        ("Notes", notes),
        ("See also", inline.text(&see)),
    ] {
        if !text.is_empty() {
            rest.push(format!("# {title}"));
            rest.push(text.trim_end().to_owned());
        }
    }
    Doc { summary, rest: rest.join("\n\n") }
}

/// A paragraph with this beginning is escaped.
fn is_paragraph(block: &str) -> bool {
    let digits = block.trim_start_matches(|c: char| c.is_ascii_digit());
    let numbered = digits.len() < block.len() && digits.starts_with(". ");
    !numbered && !["- ", "| ", "```"].iter().any(|begin| block.starts_with(begin))
}

/// An item of a list, with its paragraphs.
fn item(list: &mut String, begin: &str, blocks: &[String]) {
    let text = blocks.join("\n\n").replace('\n', "\n  ").replace("\n  \n", "\n\n");
    *list += &format!("- {begin}{text}\n");
}

fn join(lines: &[Line]) -> String {
    let text = |line: &Line| if let Line::Text(_, text) = line { *text } else { "" }.to_owned();
    lines.iter().map(text).collect::<Vec<_>>().join(" ")
}

/// Returns the codes of a `\return` that names nothing else, as a list.
fn errors(text: &str, inline: &mut Inline) -> Option<String> {
    let mut list = String::new();
    let mut rest = text;
    loop {
        rest = rest.trim_start_matches([' ', ',', '.']);
        if rest.is_empty() {
            return Some(list);
        }
        rest = rest.strip_prefix("::").unwrap_or(rest);
        let end = rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').unwrap_or(rest.len());
        let (code, after) = rest.split_at(end);
        if !code.starts_with("CUDA_") {
            return None;
        }
        let after = after.trim_start();
        let closing = after.find(')').filter(|_| after.starts_with('('));
        let (reason, after) = after.split_at(closing.map_or(0, |at| at + 1));
        rest = after;
        // Success is no error, except if the text states when the call succeeds.
        if code == "CUDA_SUCCESS" && reason.is_empty() {
            continue;
        }
        let line = inline.text(&format!("::{code} {reason}"));
        let line = format!("- {}\n", line.trim_end());
        if !list.contains(&line) {
            list += &line;
        }
    }
}

/// A parameter's text without the dashes that some of them have before each line.
fn unaligned(lines: Vec<Line>) -> Vec<Line> {
    let Some(Line::Text(first, _)) = lines.first() else { return lines };
    let first = *first;
    let mut out = Vec::new();
    for line in lines {
        match line {
            Line::Text(column, text) if (column + 2).abs_diff(first) < 2 => {
                let rest = text.strip_prefix("- ").map_or(text, str::trim_start);
                if rest.starts_with(|c: char| c.is_ascii_uppercase()) {
                    out.push(Line::Blank);
                }
                out.push(Line::Text(first, rest));
            }
            line => out.push(line),
        }
    }
    out
}

/// Paragraphs, lists, tables and code, each as Markdown lines.
fn blocks(lines: Vec<Line>, inline: &mut Inline) -> Vec<String> {
    let mut writer = Blocks {
        inline,
        blocks: Vec::new(),
        levels: Vec::new(),
        list: String::new(),
        text: String::new(),
        html: 0,
        table: None,
        gap: false,
    };
    for line in lines {
        match line {
            Line::Text(column, text) => writer.line(column, text),
            Line::Blank => {
                writer.paragraph();
                writer.gap = true;
            }
            Line::Paragraph => writer.close(0),
            Line::Code(code) => writer.code(&code),
        }
    }
    writer.close(0);
    writer.blocks
}

struct Blocks<'a, 'b> {
    inline: &'a mut Inline<'b>,
    blocks: Vec<String>,
    /// The lists that are open, one within the other.
    levels: Vec<Level>,
    /// The outermost list so far.
    list: String,
    /// The paragraph so far.
    text: String,
    /// How many `<ul>` are open.
    html: usize,
    table: Option<String>,
    /// A blank line came before.
    gap: bool,
}

struct Level {
    /// The column of the item's mark in the header.
    column: usize,
    /// Its indentation in Markdown.
    indent: usize,
    /// Until it is written.
    mark: Option<String>,
    width: usize,
}

impl Blocks<'_, '_> {
    fn line(&mut self, column: usize, text: &str) {
        if let Some(table) = &mut self.table {
            let (rows, after) = text.split_once("</table>").unwrap_or((text, ""));
            *table += rows;
            table.push(' ');
            if rows.len() < text.len() {
                let table = self.table.take().unwrap_or_default();
                self.write_table(&table);
                self.rest(column, after);
            }
            return;
        }
        // Most lines have none, and build scripts are not optimized.
        if ![b'<', b'\\'].iter().any(|byte| text.as_bytes().contains(byte)) {
            return self.plain(column, text);
        }
        let tags = ["<table>", "<ul>", "</ul>", "<li>", "</li>", "<br>", "\\n"];
        let tag = tags.iter().filter_map(|tag| Some((text.find(tag)?, *tag))).min();
        let tag = tag.filter(|(at, tag)| *tag != "\\n" || is_break(text, *at));
        if let Some((at, tag)) = tag {
            let after = &text[at + tag.len()..];
            if !text[..at].trim().is_empty() {
                self.plain(column, text[..at].trim());
            }
            match tag {
                "<table>" => {
                    self.close(0);
                    self.table = Some(String::new());
                }
                "<ul>" => {
                    self.paragraph();
                    self.html += 1;
                }
                "</ul>" => {
                    self.html = self.html.saturating_sub(1);
                    self.close(self.html);
                }
                "<li>" => self.item(HTML + self.html, "- "),
                _ => self.paragraph(),
            }
            return self.rest(column, after);
        }
        self.plain(column, text);
    }

    fn rest(&mut self, column: usize, text: &str) {
        if !text.trim().is_empty() {
            self.line(column, text.trim());
        }
    }

    /// Adds a line without tags that begin or end something.
    fn plain(&mut self, column: usize, text: &str) {
        if self.html == 0 {
            if let Some((mark, rest)) = mark(text) {
                self.item(column, &mark);
                self.gap = false;
                if !rest.is_empty() {
                    self.text += rest;
                }
                return;
            }
            // Text to the left of a list's marks is not in the list. After a blank line, text below the marks is not
            // either.
            let outside = |level: &Level| match self.gap {
                true => column <= level.column,
                false => column < level.column,
            };
            let inner = self.levels.iter().take_while(|level| !outside(level)).count();
            // A list of bare names ends at the start of a sentence.
            let name = self.text.starts_with("::") && !self.text.contains(char::is_whitespace);
            let below = self.levels.last().is_some_and(|level| column == level.column);
            let sentence = text.starts_with(|c: char| c.is_ascii_uppercase());
            if inner < self.levels.len() {
                self.close(inner);
            } else if name && below && sentence {
                self.close(self.levels.len() - 1);
            }
        }
        self.gap = false;
        if !self.text.is_empty() {
            self.text.push(' ');
        }
        self.text += text;
    }

    fn item(&mut self, column: usize, mark: &str) {
        self.paragraph();
        // A difference of one column is still the same list.
        let inner = self.levels.iter().take_while(|level| level.column + 1 < column).count();
        match self.levels.get_mut(inner) {
            Some(level) if level.column <= column + 1 => {
                level.mark = Some(mark.to_owned());
                level.width = mark.len();
                self.levels.truncate(inner + 1);
            }
            _ => {
                self.levels.truncate(inner);
                let indent = self.levels.last().map_or(0, |level| level.indent + level.width);
                let mark_ = Some(mark.to_owned());
                self.levels.push(Level { column, indent, mark: mark_, width: mark.len() });
            }
        }
    }

    /// Ends the paragraph, and all lists but the `keep` outermost.
    fn close(&mut self, keep: usize) {
        self.paragraph();
        self.levels.truncate(keep);
        if keep == 0 && !self.list.is_empty() {
            let list = take(&mut self.list);
            self.blocks.push(list.trim_end().to_owned());
        }
    }

    fn paragraph(&mut self) {
        let text = take(&mut self.text);
        if text.is_empty() {
            return;
        }
        let text = self.inline.text(&text);
        self.put(&text);
    }

    /// Writes a paragraph, or something else in its place.
    fn put(&mut self, text: &str) {
        let Some(level) = self.levels.last_mut() else {
            return self.blocks.push(text.to_owned());
        };
        let inner = " ".repeat(level.indent + level.width);
        match level.mark.take() {
            Some(mark) => self.list += &(" ".repeat(level.indent) + &mark),
            None => self.list += &format!("\n{inner}"),
        }
        for (n, line) in text.lines().enumerate() {
            if n > 0 && !line.is_empty() {
                self.list += &inner;
            }
            self.list += line;
            self.list.push('\n');
        }
    }

    fn code(&mut self, code: &[Cow<str>]) {
        self.paragraph();
        let blank = |line: &&Cow<str>| line.is_empty();
        let first = code.iter().take_while(blank).count();
        let last = code.len() - code.iter().rev().take_while(blank).count();
        let Some(code) = code.get(first..last) else { return };
        let column = |line: &Cow<str>| line.len() - line.trim_start().len();
        let left = code.iter().filter(|line| !line.is_empty()).map(column).min().unwrap_or(0);
        let c = code.iter().any(|line| line.contains([';', '{', '(']));
        let mut text = String::from(if c { "```c\n" } else { "```text\n" });
        for line in code {
            text += line.get(left..).unwrap_or_default();
            text.push('\n');
        }
        text += "```";
        self.put(&text);
        self.gap = false;
    }

    fn write_table(&mut self, text: &str) {
        let mut table = String::new();
        // The number of rows that the first cell still covers.
        let (mut columns, mut rows) = (0, 0_usize);
        for row in cells(text, &["<tr"]) {
            let mut cells: Vec<String> = if rows > 0 { vec![String::new()] } else { Vec::new() };
            rows = rows.saturating_sub(1);
            for (n, cell) in self::cells(row, &["<td", "<th"]).into_iter().enumerate() {
                let (tag, cell) = cell.split_once('>').unwrap_or(("", cell));
                let cell = cell.replace("</td>", "").replace("</th>", "").replace("</tr>", "");
                cells.push(self.inline.text(cell.trim()).replace('|', "\\|"));
                let span = tag.split_once("rowspan=\"").and_then(|(_, span)| span.split_once('"'));
                if let (0, Some((span, _))) = (n, span) {
                    rows = span.parse().map_or(0, |span: usize| span.saturating_sub(1));
                }
            }
            if columns == 0 {
                columns = cells.len();
                let head: Vec<_> = cells.iter().map(|cell| cell.trim_matches('*')).collect();
                table += &format!("| {} |\n{}|\n", head.join(" | "), "|---".repeat(columns));
            } else {
                table += &format!("| {} |\n", cells.join(" | "));
            }
        }
        self.put(table.trim_end());
    }
}

/// Returns the text after each of these tags, up to the next, without the text before the first.
fn cells<'t>(text: &'t str, tags: &[&str]) -> Vec<&'t str> {
    let mut begins: Vec<usize> = tags
        .iter()
        .flat_map(|tag| text.match_indices(tag).map(|(at, tag)| at + tag.len()))
        .collect();
    begins.sort_unstable();
    let ends = begins.iter().skip(1).map(|begin| begin - 3).chain([text.len()]);
    begins.iter().zip(ends).map(|(begin, end)| &text[*begin..end]).collect()
}

/// The column of HTML's lists: right of all others, so that the text below them is within.
const HTML: usize = 1 << 16;

/// Returns whether a `\n` is a command: not the escaped backslash of a `\\n`, and not the start of a word.
fn is_break(text: &str, at: usize) -> bool {
    let word = text[at + 2..].starts_with(|c: char| c == '_' || c.is_ascii_alphanumeric());
    !word && !text[..at].ends_with('\\')
}

/// Returns the Markdown mark of a list's item, and the text after it.
fn mark(text: &str) -> Option<(String, &str)> {
    let digits = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    if let Some(rest) = text[digits..].strip_prefix(['.', ')']).filter(|_| digits > 0) {
        let rest = rest.strip_prefix(' ')?;
        return Some((format!("{}. ", &text[..digits]), rest.trim_start()));
    }
    let rest = text.strip_prefix(['-', '+', '*'])?;
    let rest = rest.strip_prefix('-').unwrap_or(rest);
    Some(("- ".to_owned(), rest.strip_prefix(' ')?.trim_start()))
}
