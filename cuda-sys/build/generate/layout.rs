//! The layout of C types on the 64-bit targets of CUDA. The targets differ only in signedness.

use super::read::{ANONYMOUS, Header, Type};
use std::collections::{HashMap, HashSet};

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Layout {
    pub size: usize,
    pub align: usize,
}

/// The facts that determine the layout of a record.
#[derive(Clone, Copy)]
pub struct Shape<'a> {
    pub union: bool,
    pub align: usize,
    pub fields: &'a [(String, Type)],
}

#[derive(Default)]
pub struct Layouts<'a> {
    pub aliases: HashMap<&'a str, &'a Type>,
    pub enums: HashSet<&'a str>,
    pub records: HashMap<&'a str, Shape<'a>>,
}

impl<'a> Layouts<'a> {
    /// Creates the layouts for the declarations of these headers.
    pub fn new(headers: &[&'a Header]) -> Self {
        let mut layouts = Self::default();
        for header in headers {
            layouts.aliases.extend(header.aliases.iter().map(|(name, ty)| (&**name, ty)));
            layouts.enums.extend(header.enums.iter().map(|e| &*e.name));
            layouts.records.extend(header.records.iter().map(|record| {
                let align = record.align.map_or(1, |align| align as usize);
                (&*record.name, Shape { union: record.union, align, fields: &record.fields })
            }));
        }
        layouts
    }

    pub fn of(&self, ty: &Type) -> Result<Layout, String> {
        let name = match ty {
            Type::Pointer { .. } | Type::Function { .. } => return Ok(scalar(8)),
            Type::Array(element, length) => {
                let Layout { size, align } = self.of(element)?;
                let length = usize::try_from(*length).map_err(|_| "an array of negative length")?;
                return Ok(Layout { size: size * length, align });
            }
            Type::Name(name) => &**name,
        };
        if let Some(alias) = self.aliases.get(name) {
            return self.of(alias);
        }
        if self.records.contains_key(name) {
            return Ok(self.record(name)?.0);
        }
        if self.enums.contains(name) {
            return Ok(scalar(4));
        }
        match name {
            "c_char" | "c_uchar" | "c_schar" => Ok(scalar(1)),
            "c_short" | "c_ushort" => Ok(scalar(2)),
            "c_int" | "c_uint" | "u32" | "f32" => Ok(scalar(4)),
            "c_longlong" | "c_ulonglong" | "u64" | "f64" | "usize" => Ok(scalar(8)),
            _ => Err(format!("the layout of {name} is not known")),
        }
    }

    /// Returns the layout of a record, and the offset of each field.
    pub fn record(&self, name: &str) -> Result<(Layout, Vec<usize>), String> {
        let record = self.records.get(name).ok_or_else(|| format!("{name} is no record"))?;
        let (mut size, mut align, mut offsets) = (0, record.align, Vec::new());
        for (_, ty) in record.fields {
            let field = self.of(ty)?;
            let offset = if record.union { 0 } else { usize::next_multiple_of(size, field.align) };
            offsets.push(offset);
            size = size.max(offset + field.size);
            align = align.max(field.align);
        }
        Ok((Layout { size: size.next_multiple_of(align), align }, offsets))
    }
}

/// Compares the declarations with what clang says of the header's types: an argument of clang's can change those.
pub fn check(core: &Header, header: &Header) -> Result<(), String> {
    let layouts = Layouts::new(&[core, header]);
    for (name, theirs) in &header.laid_out {
        let (Layout { size, align }, offsets) = layouts.record(name)?;
        let fields = layouts.records[&**name].fields.iter().zip(offsets);
        // bindgen asserts nothing of a field that has no name.
        let offsets = fields.filter(|((field, _), _)| field != ANONYMOUS).map(|(_, offset)| offset);
        let ours: Vec<usize> = [size, align].into_iter().chain(offsets).collect();
        if *theirs != ours {
            return Err(format!(
                "clang gives {name} the size, the alignment and the offsets {theirs:?}, and the driver \
                 takes it with {ours:?}"
            ));
        }
    }
    Ok(())
}

fn scalar(size: usize) -> Layout {
    Layout { size, align: size }
}
