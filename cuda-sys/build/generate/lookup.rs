//! Finds items of a header by their names.

use super::ANONYMOUS;
use super::read::{Enum, Function, Header, Record, Type, Variant};

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
