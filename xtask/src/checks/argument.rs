//! The arguments of a call, and the parts of them: how Rust's code comes to each.

use super::code::Code;
use crate::generate::ANONYMOUS;
use crate::generate::c::in_c;
use crate::generate::read::{Record, Type};
use crate::notes::Role;
use crate::shell::Result;

/// An argument, or a part of one.
#[derive(Clone)]
pub struct Argument {
    /// Rust's expression.
    pub expr: Code,
    /// C's path.
    pub path: String,
    /// Of the target, if the form is not a value.
    pub ty: Type,
    pub form: Form,
    /// Rust's expression for the number of elements.
    pub count: Option<Code>,
    /// The blocks in which the expression has a meaning, the last one innermost.
    pub around: Vec<Block>,
    /// Whether only `unsafe` code comes to it.
    pub hazard: bool,
    /// The tag that selects the member, or why there is none.
    pub tag: Result<Tag>,
}

#[derive(Clone, Copy, PartialEq)]
pub enum Form {
    Value,
    Reference,
    Optional,
    Slice,
}

impl Form {
    /// Returns the type in Rust of something with this form.
    pub fn rust_type(self, ty: &str) -> String {
        match self {
            Self::Value => ty.to_owned(),
            Self::Reference => format!("&{ty}"),
            Self::Optional => format!("Option<&{ty}>"),
            Self::Slice => format!("&[{ty}]"),
        }
    }
}

impl Argument {
    /// Returns an argument that is a value, by a name that Rust and C have.
    pub fn value(name: &str, ty: Type) -> Self {
        Self {
            expr: name.into(),
            path: name.to_owned(),
            ty,
            form: Form::Value,
            count: None,
            around: Vec::new(),
            hazard: false,
            tag: Err(format!("{name} has no tag")),
        }
    }

    pub fn is_pointer(&self) -> bool {
        self.form == Form::Value && matches!(self.ty, Type::Pointer { .. })
    }

    pub fn within(mut self, blocks: impl IntoIterator<Item = Block>) -> Self {
        self.around.extend(blocks);
        self
    }

    /// Returns what it leads to, a slice or an option, with the type of the elements or of the target.
    pub fn leads(&self) -> Option<Self> {
        let (ty, expr) = (self.ty.clone(), &self.expr);
        let (ty, form, expr) = match (self.form, ty, &self.count) {
            (Form::Slice | Form::Optional, ty, _) => (ty, self.form, expr.clone()),
            (Form::Value, Type::Pointer { to, .. }, Some(count)) => {
                (*to, Form::Slice, Code::of("elements($, $)", &[expr, count]))
            }
            (Form::Value, Type::Pointer { to, .. }, None) => {
                (*to, Form::Optional, Code::of("target($)", &[expr]))
            }
            _ => return None,
        };
        Some(Self { expr, ty, form, hazard: self.hazard || self.is_pointer(), ..self.clone() })
    }

    /// Returns what it leads to, in a block for each element or, if it is not null, for the target with this name.
    pub fn target(&self, name: impl Into<Code>) -> Self {
        let Some(leads) = self.leads() else { return self.clone() };
        let (block, expr, path) = match leads.form {
            Form::Slice => {
                let block = Block::Each { of: leads.expr, beside: Vec::new() };
                (block, ELEMENT.into(), format!("{}[i]", self.path))
            }
            _ => {
                let name = name.into();
                (Block::Some { name: name.clone(), of: leads.expr }, name, self.path.clone())
            }
        };
        let target = Self { expr, path, form: Form::Reference, count: None, ..leads };
        target.within([block])
    }
}

/// A tag, and the enumerators that select something. Without a path it is the tag that the caller of a traversal knows.
#[derive(Clone, PartialEq)]
pub struct Tag {
    pub expr: Code,
    pub path: String,
    pub values: Vec<String>,
}

impl Tag {
    /// Returns the blocks of an arm. Arms that follow one another are printed as one `match`.
    pub fn arm(self) -> [Block; 2] {
        [Block::Match(self.expr.clone()), Block::Arm(self)]
    }
}

/// A block of code.
#[derive(Clone, PartialEq)]
pub enum Block {
    /// For each element of a slice, and of those beside it, whose elements have these names.
    Each { of: Code, beside: Vec<(String, Code)> },
    /// If this is not null, for its target with this name.
    Some { name: Code, of: Code },
    /// If the tag has one of its values.
    If(Tag),
    /// For the value of a tag, of which the blocks in this one are arms.
    Match(Code),
    /// If that is one of these values.
    Arm(Tag),
    /// No block of Rust: it adds the tag to the message about a broken rule.
    Named(Tag),
}

const ELEMENT: &str = "element";

impl Block {
    /// Returns the tag that the message about a broken rule names.
    pub fn tag(&self) -> Option<&Tag> {
        match self {
            Self::If(tag) | Self::Arm(tag) | Self::Named(tag) => Some(tag),
            _ => None,
        }
    }

    /// Returns the code before the block, if it is one of Rust.
    pub fn head(&self) -> Option<Code> {
        Some(match self {
            Self::Each { of, beside } => {
                let (mut names, mut slices) = (ELEMENT.to_owned(), Code::of("$.iter()", &[of]));
                for (name, slice) in beside {
                    names = format!("({names}, {name})");
                    slices.push(".zip($)", &[slice]);
                }
                Code::of(&format!("for (i, {names}) in $.enumerate()"), &[&slices])
            }
            Self::Some { name, of } => Code::of("if let Some($) = $", &[name, of]),
            Self::If(tag) => {
                let values = tag.values.join(" | ");
                Code::of(&format!("if matches!($, {values})"), &[&tag.expr])
            }
            Self::Match(tag) => Code::of("match $", &[tag]),
            Self::Arm(tag) => Code::from(&*format!("{} =>", tag.values.join(" | "))),
            Self::Named(_) => return None,
        })
    }
}

/// What has named parts: a call with its parameters, or a struct with its fields.
pub struct Scope<'s> {
    pub name: &'s str,
    pub parts: &'s [(String, Type)],
    /// Of a call's parameters.
    pub roles: &'s [Role],
    /// The argument that the struct is.
    pub at: Option<&'s Argument>,
    /// The way from a call, like `cuFoo.prop`; empty in the traversal of a type.
    pub way: &'s str,
}

impl<'s> Scope<'s> {
    pub fn of(record: &'s Record, at: &'s Argument) -> Self {
        Self { name: &record.name, parts: &record.fields, roles: &[], at: Some(at), way: "" }
    }

    /// Returns Rust's expression and C's path for a part.
    pub fn named(&self, part: &str) -> (Code, String) {
        let field = |at: &Argument| Code::of(&format!("$.{part}"), &[&at.expr]);
        match self.at {
            None => (Code::parameter(part), in_c(part).to_owned()),
            // The members of an anonymous union belong to the struct.
            Some(at) if part == ANONYMOUS => (field(at), at.path.clone()),
            Some(at) => (field(at), format!("{}.{}", at.path, in_c(part))),
        }
    }

    /// Returns the name of a part's target. That of a parameter's target takes the parameter's place.
    pub fn target_name(&self, name: &str) -> Code {
        match self.at {
            None => Code::parameter(name),
            Some(_) => name.into(),
        }
    }

    pub fn around(&self) -> &[Block] {
        self.at.map_or(&[], |at| &at.around)
    }
}
