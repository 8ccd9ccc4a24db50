//! Code of Rust that knows which parameters of the call it reads, so that these can get other names.

use std::collections::BTreeSet;

/// A piece of code.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Code(Vec<Piece>);

#[derive(Clone, Debug, PartialEq)]
enum Piece {
    Text(String),
    Parameter(String),
}

impl From<&str> for Code {
    fn from(text: &str) -> Self {
        Self(vec![Piece::Text(text.to_owned())])
    }
}

impl Code {
    /// Returns a parameter of the call.
    pub fn parameter(name: &str) -> Self {
        Self(vec![Piece::Parameter(name.to_owned())])
    }

    /// Returns the template, with these pieces in place of each `$`.
    pub fn of(template: &str, pieces: &[&Self]) -> Self {
        let mut code = Self::default();
        code.push(template, pieces);
        code
    }

    /// Adds the template, with these pieces in place of each `$`.
    pub fn push(&mut self, template: &str, pieces: &[&Self]) {
        let mut texts = template.split('$');
        self.push_text(texts.next().unwrap_or_default());
        for (piece, text) in pieces.iter().zip(texts.by_ref()) {
            for piece in &piece.0 {
                match piece {
                    Piece::Text(text) => self.push_text(text),
                    parameter => self.0.push(parameter.clone()),
                }
            }
            self.push_text(text);
        }
        assert!(texts.next().is_none(), "{template} has a place for each piece");
    }

    fn push_text(&mut self, more: &str) {
        match self.0.last_mut() {
            Some(Piece::Text(text)) => text.push_str(more),
            _ => self.0.push(Piece::Text(more.to_owned())),
        }
    }

    /// Returns the names of the parameters that it reads, in their order, each once.
    pub fn parameters(&self) -> Vec<&str> {
        let names = self.0.iter().filter_map(|piece| match piece {
            Piece::Parameter(name) => Some(&**name),
            Piece::Text(_) => None,
        });
        let mut known = BTreeSet::new();
        names.filter(|name| known.insert(*name)).collect()
    }

    /// Returns whether a parameter stands only between these texts.
    pub fn has_only(&self, parameter: &str, before: &str, after: &str) -> bool {
        let text = |at: Option<usize>| match at.and_then(|at| self.0.get(at)) {
            Some(Piece::Text(text)) => &**text,
            _ => "",
        };
        let places = self.0.iter().enumerate();
        let mut places = places
            .filter(|(_, piece)| matches!(piece, Piece::Parameter(name) if name == parameter));
        places.all(|(at, _)| {
            text(at.checked_sub(1)).ends_with(before) && text(Some(at + 1)).starts_with(after)
        })
    }

    /// Returns the text, in which parameters have their own names.
    pub fn text(&self) -> String {
        self.with_names(str::to_owned)
    }

    /// Returns the text, in which parameters have other names.
    pub fn with_names(&self, name_of: impl Fn(&str) -> String) -> String {
        let piece = |piece: &Piece| match piece {
            Piece::Text(text) => text.clone(),
            Piece::Parameter(name) => name_of(name),
        };
        self.0.iter().map(piece).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parameters_get_other_names_and_texts_do_not() {
        let [size, by] = ["size", "by"].map(Code::parameter);
        let code = Code::of("it.size($, \"size\", Handle($.addr()))", &[&size, &by]);
        assert_eq!(code.text(), "it.size(size, \"size\", Handle(by.addr()))");
        assert_eq!(
            code.with_names(|name| format!("p_{name}")),
            "it.size(p_size, \"size\", Handle(p_by.addr()))"
        );
        assert_eq!(code.parameters(), ["size", "by"]);
        assert!(code.has_only("by", "Handle(", ".addr())"));
        assert!(!code.has_only("size", "Handle(", ".addr())"));
        assert!(!code.has_only("by", "Handle(", ".len())"));
    }
}
