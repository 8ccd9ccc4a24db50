//! Declarations in C, for the documentation.

use super::layout::Layouts;
use super::read::{ANONYMOUS, Function, Header, Record, Type};

/// Returns the C form of a name: bindgen puts `_` after Rust's keywords.
pub fn in_c(name: &str) -> &str {
    name.strip_suffix('_').filter(|name| ["type", "fn", "mod"].contains(name)).unwrap_or(name)
}

/// Returns the C name of a type.
pub fn type_name(name: &str, opaque: bool) -> String {
    let c = match name {
        "c_char" => "char",
        "c_schar" => "signed char",
        "c_uchar" => "unsigned char",
        "c_short" => "short",
        "c_ushort" => "unsigned short",
        "c_int" => "int",
        "c_uint" => "unsigned int",
        "c_longlong" => "long long",
        "c_ulonglong" => "unsigned long long",
        "c_void" => "void",
        "f32" => "float",
        "f64" => "double",
        "usize" => "size_t",
        "u32" => "cuuint32_t",
        "u64" => "cuuint64_t",
        // C's type of a function, for pointers to it.
        "VdpGetProcAddress" => "VdpGetProcAddress *",
        // A tag without a typedef.
        tag if opaque || tag.ends_with("_st") => return format!("struct {tag}"),
        name => name,
    };
    c.to_owned()
}

/// The headers whose types a declaration may use.
pub struct C<'a> {
    headers: Vec<&'a Header>,
    layouts: Layouts<'a>,
}

impl<'a> C<'a> {
    pub fn new(headers: Vec<&'a Header>) -> Self {
        let layouts = Layouts::new(&headers);
        Self { headers, layouts }
    }

    /// Returns the prototype, with a line for each parameter and the use of each pointer.
    pub fn prototype(&self, function: &Function, usage: impl Fn(&str) -> String) -> String {
        let name = &function.name;
        let Some(last) = function.parameters.len().checked_sub(1) else {
            return format!("CUresult {name}(void);");
        };
        let line = |(index, (parameter, ty)): (usize, &(String, Type))| {
            let comma = if index == last { "" } else { "," };
            let declared = self.declare(ty, in_c(parameter));
            (format!("    {declared}{comma}"), usage(parameter))
        };
        let lines: Vec<_> = function.parameters.iter().enumerate().map(line).collect();
        format!("CUresult {name}(\n{});", aligned(&lines))
    }

    /// Returns a struct or a union with the offset of each member, its size and its alignment.
    pub fn definition(&self, record: &Record) -> Result<String, String> {
        let kind = if record.union { "union" } else { "struct" };
        // The type of a member that is declared in place has no name in C.
        let (first, last) = match self.is_unnamed(&record.name) {
            true => (format!("{kind} {{"), "};".to_owned()),
            false => match record.name.ends_with("_st") {
                true => (format!("{kind} {} {{", record.name), "};".to_owned()),
                false => {
                    let tag = self.tag(&record.name).map(|tag| format!("{tag} "));
                    let first = format!("typedef {kind} {}{{", tag.unwrap_or_default());
                    (first, format!("}} {};", record.name))
                }
            },
        };
        let mut lines = vec![(first, "offset".to_owned())];
        self.members(record, 1, 0, &mut lines)?;
        let layout = self.layouts.record(&record.name)?.0;
        lines.push((last, format!("{} bytes, aligned to {}", layout.size, layout.align)));
        Ok(aligned(&lines))
    }

    fn members(
        &self,
        record: &Record,
        depth: usize,
        base: usize,
        lines: &mut Vec<(String, String)>,
    ) -> Result<(), String> {
        let indent = "    ".repeat(depth);
        let (_, offsets) = self.layouts.record(&record.name)?;
        for ((name, ty), offset) in record.fields.iter().zip(offsets) {
            let offset = base + offset;
            let shown = if name == ANONYMOUS { "" } else { in_c(name) };
            let inner = element(ty).filter(|inner| **inner == member_type(&record.name, name));
            let Some(inner) = inner.and_then(|inner| self.record(inner)) else {
                lines.push((format!("{indent}{};", self.declare(ty, shown)), offset.to_string()));
                continue;
            };
            let kind = if inner.union { "union" } else { "struct" };
            lines.push((format!("{indent}{kind} {{"), String::new()));
            self.members(inner, depth + 1, offset, lines)?;
            let name = self.declare(ty, shown);
            let name = name.strip_prefix(&*inner.name).unwrap_or(&name);
            lines.push((format!("{indent}}}{};", name.trim_end()), offset.to_string()));
        }
        Ok(())
    }

    fn record(&self, name: &str) -> Option<&'a Record> {
        self.headers.iter().flat_map(|header| &header.records).find(|record| record.name == name)
    }

    fn tag(&self, name: &str) -> Option<&'a String> {
        let mut tags = self.headers.iter().flat_map(|header| &header.tags);
        tags.find(|(_, own)| own == name).map(|(tag, _)| tag)
    }

    /// Returns whether it is the type of a member that is declared in place.
    pub fn is_unnamed(&self, name: &str) -> bool {
        let member = |outer: &Record| {
            outer.fields.iter().any(|(field, ty)| {
                element(ty).is_some_and(|ty| ty == name) && name == member_type(&outer.name, field)
            })
        };
        self.headers.iter().flat_map(|header| &header.records).any(member)
    }

    fn declare(&self, ty: &Type, name: &str) -> String {
        declare(ty, name, &|ty| {
            self.headers.iter().any(|header| header.opaque.iter().any(|own| own == ty))
        })
    }
}

/// Writes a declaration. A C declaration reads from the name outwards; without a name, it is the type.
pub fn declare(ty: &Type, name: &str, is_opaque: &dyn Fn(&str) -> bool) -> String {
    let declare = |ty: &Type, name: &str| declare(ty, name, is_opaque);
    match ty {
        Type::Name(ty) => {
            let ty = type_name(ty, is_opaque(ty));
            let space = if ty.ends_with('*') { "" } else { " " };
            format!("{ty}{space}{name}").trim_end().to_owned()
        }
        Type::Pointer { constant, to } => {
            let constant = if *constant { "const " } else { "" };
            match &**to {
                Type::Name(_) => format!("{constant}{}", declare(to, &format!("*{name}"))),
                Type::Array(..) => declare(to, &format!("(*{name})")),
                _ => declare(to, &format!("{constant}*{name}")),
            }
        }
        Type::Array(of, length) => declare(of, &format!("{name}[{length}]")),
        Type::Function { parameters, returns } => {
            let declared = format!("(*{name})({})", listed(parameters, is_opaque));
            match returns {
                Some(ty) => declare(ty, &declared),
                None => format!("void {declared}"),
            }
        }
    }
}

/// Returns the parameters of a function. `()` would leave them open.
pub fn listed(parameters: &[(String, Type)], is_opaque: &dyn Fn(&str) -> bool) -> String {
    let declare = |(name, ty): &(String, Type)| declare(ty, in_c(name), is_opaque);
    match parameters {
        [] => "void".to_owned(),
        several => several.iter().map(declare).collect::<Vec<_>>().join(", "),
    }
}

/// Returns the crate's name for the type of a member that has no name in C.
fn member_type(outer: &str, member: &str) -> String {
    format!("{}_{member}", outer.strip_suffix(&format!("_{ANONYMOUS}")).unwrap_or(outer))
}

fn element(ty: &Type) -> Option<&String> {
    match ty {
        Type::Name(name) => Some(name),
        Type::Array(of, _) => element(of),
        _ => None,
    }
}

/// Returns lines of code with their comments in one column.
fn aligned(lines: &[(String, String)]) -> String {
    let commented = lines.iter().filter(|(_, comment)| !comment.is_empty());
    let width = commented.map(|(code, _)| code.len()).max().unwrap_or_default();
    let line = |(code, comment): &(String, String)| match &**comment {
        "" => format!("{code}\n"),
        comment => format!("{code:width$}  // {comment}\n"),
    };
    lines.iter().map(line).collect()
}
