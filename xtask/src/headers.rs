//! The declarations of headers, and the committed ones.

use crate::fetch;
use crate::generate::ANONYMOUS;
use crate::generate::read::{Enum, Function, Header, Record, Type, Variant};
use crate::generate::{self, Source, Unit};
use crate::shell::{self, Result};
use std::path::Path;

/// The target for which the committed declarations are read.
pub const HOST: &str = "x86_64-unknown-linux-gnu";

/// Targets besides this machine's, for which everything must compile.
pub const TARGETS: [&str; 3] =
    ["aarch64-unknown-linux-gnu", "x86_64-pc-windows-msvc", "x86_64-pc-windows-gnu"];

/// The oldest header that is supported, one between, and the newest.
pub const RELEASES: [(&str, &str); 3] = [fetch::HEADERS[0], fetch::HEADERS[6], fetch::NEWEST];

/// Returns every unit, `cuda.h` first.
pub fn all_units() -> impl Iterator<Item = &'static Unit> {
    [&generate::CORE].into_iter().chain(&generate::UNITS)
}

/// Returns the units whose header the release has.
pub fn units(include: &Path) -> Vec<&'static Unit> {
    generate::UNITS.iter().filter(|unit| include.join(unit.header).exists()).collect()
}

/// Returns the committed functions, each with the release that introduced it, or 0 if that is unknown. They are read
/// from the text, so that xtask does not depend on its own output.
pub fn functions(root: &Path, unit: &Unit) -> Result<Vec<(String, u32)>> {
    let path = root.join("cuda-sys/src/declarations").join(unit.file("functions.rs"));
    let functions = listed(&shell::read(&path)?);
    shell::ensure(!functions.is_empty(), || format!("{} has no functions", path.display()))?;
    Ok(functions)
}

/// Returns the functions in the text of `functions.rs`, each with its release.
pub fn listed(text: &str) -> Vec<(String, u32)> {
    let lines = regex!(r#"(?m)^\s*c"(\w+)" (\d+)"#).captures_iter(text);
    lines.filter_map(|line| Some((line[1].to_owned(), line[2].parse().ok()?))).collect()
}

/// Returns the declarations of one release, from the generator in the build script of `libcuda-sys`.
pub fn read(
    root: &Path,
    include: &Path,
    target: &str,
    units: &[&'static Unit],
) -> Result<Vec<Header>> {
    let source = Source { include, crate_root: &root.join("cuda-sys"), target };
    shell::step(&format!("reading {}", include.join("cuda.h").display()), || {
        generate::read(&source, units)
    })
}

impl Type {
    /// Returns whether it has this name, and is no pointer.
    pub fn is(&self, name: &str) -> bool {
        matches!(self, Self::Name(own) if own == name)
    }

    /// Returns whether it is a pointer to a type of this name.
    pub fn points_to(&self, name: &str) -> bool {
        matches!(self, Self::Pointer { to, .. } if to.is(name))
    }
}

impl Header {
    pub fn record(&self, name: &str) -> Option<&Record> {
        self.records.iter().find(|record| record.name == name)
    }

    pub fn enumeration(&self, name: &str) -> Option<&Enum> {
        self.enums.iter().find(|e| e.name == name)
    }

    /// Returns the enum that has an enumerator.
    pub fn enumeration_with(&self, enumerator: &str) -> Option<&Enum> {
        self.enums.iter().find(|e| e.variants.iter().any(|variant| variant.name == enumerator))
    }

    /// Returns the function with a symbol.
    pub fn function(&self, symbol: &str) -> Option<&Function> {
        self.functions.iter().find(|function| function.name == symbol)
    }

    /// Returns the type that an alias stands for.
    pub fn alias(&self, name: &str) -> Option<&Type> {
        self.aliases.iter().find(|(alias, _)| alias == name).map(|(_, ty)| ty)
    }

    pub fn enumerators(&self) -> impl Iterator<Item = &Variant> {
        self.enums.iter().flat_map(|e| &e.variants)
    }

    /// Returns the codes of results, without `CUDA_ERROR_`.
    pub fn codes(&self) -> impl Iterator<Item = &str> {
        let codes = self.enumeration("CUresult").into_iter().flat_map(|e| &e.variants);
        codes.filter_map(|code| code.name.strip_prefix("CUDA_ERROR_"))
    }

    /// Returns the type behind aliases.
    pub fn resolve<'t>(&'t self, ty: &'t Type) -> &'t Type {
        match ty {
            Type::Name(name) => self.alias(name).map_or(ty, |target| self.resolve(target)),
            ty => ty,
        }
    }

    /// Returns the type of a part of these parameters or fields, by its path in C or in Rust: `prop.location.id`, or
    /// `*sizes[i]`. The members of a member without a name are its owner's.
    pub fn part<'t>(&'t self, parts: &'t [(String, Type)], path: &str) -> Option<&'t Type> {
        let (name, rest) = match path.split_once('.') {
            Some((name, rest)) => (name, Some(rest)),
            None => (path, None),
        };
        let name = name.trim_start_matches('*').split('[').next().unwrap_or_default();
        let same = |part: &str| part.trim_end_matches('_') == name.trim_end_matches('_');
        let find = |same: &dyn Fn(&str) -> bool| {
            parts.iter().find(|(part, _)| same(part)).map(|(_, ty)| ty)
        };
        match (find(&same), rest) {
            (Some(ty), None) => Some(ty),
            (Some(ty), Some(rest)) => self.part(self.fields(ty)?, rest),
            (None, _) => self.part(self.fields(find(&|part| part == ANONYMOUS)?)?, path),
        }
    }

    /// Returns the fields of a struct or a union, also behind pointers.
    fn fields(&self, ty: &Type) -> Option<&[(String, Type)]> {
        match self.resolve(ty) {
            Type::Pointer { to: ty, .. } | Type::Array(ty, _) => self.fields(ty),
            Type::Name(name) => self.record(name).map(|record| &*record.fields),
            Type::Function { .. } => None,
        }
    }
}
