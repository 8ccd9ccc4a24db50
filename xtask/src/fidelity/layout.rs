//! Where C puts what, on the 64-bit targets that CUDA has: they differ in nothing but signedness.

use super::declared::{Declared, Record};
use crate::generate::read::Type;
use crate::shell::Result;
use std::collections::HashMap;

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Layout {
    pub size: usize,
    pub align: usize,
}

pub struct Layouts<'a> {
    aliases: HashMap<&'a str, &'a Type>,
    enums: HashMap<&'a str, ()>,
    records: HashMap<&'a str, &'a Record>,
}

impl<'a> Layouts<'a> {
    pub fn new(declared: &'a Declared) -> Self {
        Self {
            aliases: declared.aliases(),
            enums: declared.enums.iter().map(|e| (&*e.name, ())).collect(),
            records: declared.records.iter().map(|record| (&*record.name, record)).collect(),
        }
    }

    pub fn of(&self, ty: &Type) -> Result<Layout> {
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
        if let Some(record) = self.records.get(name) {
            return Ok(self.record(record)?.0);
        }
        if self.enums.contains_key(name) {
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

    /// The record's layout, and the offset of each field.
    pub fn record(&self, record: &Record) -> Result<(Layout, Vec<usize>)> {
        let (mut size, mut align, mut offsets) = (0, record.align.unwrap_or(1), Vec::new());
        for (_, ty) in &record.fields {
            let field = self.of(ty)?;
            let offset = if record.union { 0 } else { usize::next_multiple_of(size, field.align) };
            offsets.push(offset);
            size = size.max(offset + field.size);
            align = align.max(field.align);
        }
        Ok((Layout { size: size.next_multiple_of(align), align }, offsets))
    }
}

fn scalar(size: usize) -> Layout {
    Layout { size, align: size }
}
