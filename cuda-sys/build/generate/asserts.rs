//! The same numbers asserted twice: in C, with `cuda.h`, and in Rust, with the declarations. Nothing has to run:
//! compilers that accept both files have proven the numbers equal.

use super::ANONYMOUS;
use super::c::{declare, in_c, listed, type_name};
use super::declared::Declared;
use super::layout::Layouts;
use super::read::{self, Constant, Enum, Record, Type, Variant};
use super::source::CORE;
use std::fmt::Write;
use std::path::Path;

type Result<T> = std::result::Result<T, String>;

/// The counts of assertions.
#[derive(Debug, Default)]
pub struct Counts {
    pub functions: usize,
    pub types: usize,
    pub fields: usize,
    pub constants: usize,
}

const C: &str = "#include \"wrapper.h\"\n\n";

/// Before the assertions. These share a constant for each type, because rustc takes longer for many constants.
const RUST: &str = "\
const fn size_of_target<T>(_: *const T) -> usize { size_of::<T>() }
macro_rules! size_of_field {
    ($record:ty, $field:ident) => {{
        let record = core::mem::MaybeUninit::<$record>::uninit();
        unsafe { size_of_target(&raw const (*record.as_ptr()).$field) }
    }};
}
// Compares the list of functions with the declarations.
macro_rules! same_types {
    ($($(#[$fact:meta])* fn $name:ident($($parameter:ident: $ty:ty),*) -> $returns:ty;)*) => {
        const _: () = { $(let _: unsafe extern \"C\" fn($($ty),*) -> $returns = $name;)* };
    };
}
// Does the same for the list of enums, and for the enumerators outside them.
macro_rules! same_values {
    ($(enum $ty:ident: $integer:ident {
        $($(#[$fact:meta])* $name:ident = $value:literal as $bindgen:ident,)*
    })*) => {$(const _: () = {$(
        let value: $integer = $value;
        assert!($ty::$name.0 == value && self::enumerators::$name.0 == value);
    )*};)*};
}
";

/// Returns the assertions for the committed declarations of `cuda.h` in the folder `declarations`.
pub fn committed(declarations: &Path) -> Result<(String, String)> {
    let text = |name| read::text(&declarations.join(name));
    let mut declared = Declared::new(&CORE);
    declared.add(&text("types.rs")?, &text("functions.rs")?, &text("names.rs")?)?;
    asserts(&declared, &declared, &mut Counts::default())
}

/// Returns the assertions in C and in Rust for the declarations of a unit, `own`, with the types of `declared`.
pub fn asserts(
    declared: &Declared,
    own: &Declared,
    counts: &mut Counts,
) -> Result<(String, String)> {
    let layouts = declared.layouts();
    let (mut c, mut rust) = (C.to_owned(), RUST.to_owned());
    line!(rust, "{}!(same_types);", own.unit.list("function"));
    if !own.enums.is_empty() {
        line!(rust, "{}!(same_values);", own.unit.list("enum"));
    }
    line!(rust, "");
    line!(rust, "const _: () = {{");
    for Constant { name, ty, value } in &own.constants {
        counts.constants += 1;
        match value.rsplit_once(" :: ") {
            Some((_, function)) if function.starts_with("without_provenance") => {
                let address = function.split_once('(').map(|(_, rest)| rest.trim_end_matches(')'));
                let address = address.unwrap_or_default().replace(" as usize", "");
                line!(c, "ADDRESS({name}, {address});");
            }
            // Another name for an enumerator.
            Some((_, enumerator)) => line!(c, "IS({name} == {enumerator});"),
            None => {
                let value = value.replace(' ', "");
                line!(c, "IS((long long)({name}) == {value}LL);");
                line!(rust, "    assert!({name} as i64 == {value});");
            }
        }
        if let Type::Pointer { .. } = ty {
            line!(c, "SAME(__typeof__({name}), {});", c_type(declared, ty));
        }
    }
    line!(rust, "}};");
    for e in &own.enums {
        counts.types += 1;
        line!(c, "IS(sizeof({0}) == 4 && _Alignof({0}) == 4);", e.name);
        line!(rust, "const _: () = {{");
        line!(rust, "    assert!(size_of::<{0}>() == 4 && align_of::<{0}>() == 4);", e.name);
        line!(rust, "    assert!({}(0_{}).0 == 0);", e.name, integer(e));
        for Variant { name, value, .. } in &e.variants {
            counts.constants += 1;
            line!(c, "IS((long long){name} == {value}LL);");
            line!(rust, "    assert!({}::{name}.0 as i64 == {value});", e.name);
        }
        line!(rust, "}};");
    }
    line!(rust, "const _: () = {{");
    for (name, ty) in &own.aliases {
        counts.types += 1;
        let layout = layouts.of(ty)?;
        let own = c_name(declared, name);
        line!(c, "IS(sizeof({own}) == {} && _Alignof({own}) == {});", layout.size, layout.align);
        line!(
            rust,
            "    assert!(size_of::<{name}>() == {} && align_of::<{name}>() == {});",
            layout.size,
            layout.align
        );
        // `cuuint64_t` is `unsigned long` here and `unsigned long long` there, and `u64` everywhere.
        if !matches!(ty, Type::Name(name) if name.starts_with('u')) {
            line!(c, "SAME({own}, {});", c_type(declared, ty));
        }
    }
    line!(rust, "}};");
    for (tag, name) in &own.tags {
        let kind = match own.records.iter().find(|record| record.name == *name) {
            Some(record) if record.union => "union",
            Some(_) => "struct",
            None => "enum",
        };
        line!(c, "SAME({kind} {tag}, {name});");
        line!(rust, "const _: fn({tag}) -> {name} = |same| same;");
    }
    for record in &own.records {
        counts.types += 1;
        counts.fields += assert_record(&mut c, &mut rust, declared, &layouts, record)?;
    }
    for function in &own.functions {
        counts.functions += 1;
        let parameters = listed(&function.parameters, &|name| is_opaque(declared, name));
        line!(c, "CUresult CUDAAPI {}({parameters});", function.name);
    }
    Ok((c, rust))
}

/// The records that C has a typedef for.
pub fn typedefs(declared: &Declared) -> impl Iterator<Item = String> {
    let named = |record: &&Record| {
        owner(declared, &record.name).is_none() && !c_name(declared, &record.name).contains(' ')
    };
    declared.records.iter().filter(named).map(|record| record.name.clone())
}

/// Returns every member, as `Record.member` or `Record.member.inner`: by its path in C.
pub fn members(declared: &Declared) -> Result<Vec<String>> {
    let layouts = declared.layouts();
    let mut members = Vec::new();
    for record in &declared.records {
        let place = Place::of(declared, &layouts, record)?;
        let outer = place.outer.trim_start_matches("struct ");
        let own = declared.members(record).filter(|(_, member, _)| *member != ANONYMOUS);
        members.extend(own.map(|(_, member, _)| format!("{outer}.{}", place.path(member))));
    }
    Ok(members)
}

fn assert_record(
    c: &mut String,
    rust: &mut String,
    declared: &Declared,
    layouts: &Layouts,
    record: &Record,
) -> Result<usize> {
    let (layout, offsets) = layouts.record(&record.name)?;
    let name = &record.name;
    let (size, align) = (layout.size, layout.align);
    line!(rust, "const _: () = {{");
    line!(rust, "    assert!(size_of::<{name}>() == {size} && align_of::<{name}>() == {align});");
    let place = Place::of(declared, layouts, record)?;
    if !place.anonymous {
        let own = place.member("");
        line!(c, "IS(sizeof({own}) == {size} && _Alignof({own}) == {align});");
    }
    let mut fields = 0;
    for (index, member, ty) in declared.members(record) {
        let (offset, size) = (offsets[index], layouts.of(ty)?.size);
        if record.fields[index].0 == member {
            line!(rust, "    assert!(core::mem::offset_of!({name}, {member}) == {offset});");
            line!(rust, "    assert!(size_of_field!({name}, {member}) == {size});");
        }
        // C has no name for a member that we call anonymous: its members are checked as this record's.
        if member != ANONYMOUS {
            fields += 1;
            let (outer, path, own) = (&place.outer, place.path(member), place.member(member));
            line!(c, "IS(__builtin_offsetof({outer}, {path}) == {});", place.offset + offset);
            line!(c, "IS(sizeof({own}) == {size});");
            if !is_unnamed(declared, ty) {
                line!(c, "SAME({own}, {});", c_type(declared, ty));
            }
        }
    }
    line!(rust, "}};");
    Ok(fields)
}

/// The path to a record in C: its own name, or a member of a record with a name.
struct Place {
    /// The record that has a name.
    outer: String,
    /// The member of it, empty where it is the record itself.
    base: String,
    /// The offset of the record in it.
    offset: usize,
    /// It is a member without a name.
    anonymous: bool,
}

impl Place {
    fn of(declared: &Declared, layouts: &Layouts, record: &Record) -> Result<Self> {
        let Some((owner, index, member)) = owner(declared, &record.name) else {
            let outer = c_name(declared, &record.name);
            return Ok(Self { outer, base: String::new(), offset: 0, anonymous: false });
        };
        let place = Self::of(declared, layouts, owner)?;
        let offset = layouts.record(&owner.name)?.1[index];
        let anonymous = member == ANONYMOUS;
        let base = if anonymous { place.base } else { place.path(member) };
        Ok(Self { outer: place.outer, base, offset: place.offset + offset, anonymous })
    }

    /// The path from the record that has a name to a member, or to this record itself.
    fn path(&self, member: &str) -> String {
        match (&*self.base, in_c(member)) {
            ("", member) => member.to_owned(),
            (base, "") => base.to_owned(),
            (base, member) => format!("{base}.{member}"),
        }
    }

    /// The type of a member, or of this record itself.
    fn member(&self, member: &str) -> String {
        match &*self.path(member) {
            "" => self.outer.clone(),
            path => format!("MEMBER({}, {path})", self.outer),
        }
    }
}

/// The record that contains this one, the index of the field and the member, if this one's type has no name in C.
fn owner<'a>(declared: &'a Declared, name: &str) -> Option<(&'a Record, usize, &'a str)> {
    declared.records.iter().find_map(|outer| {
        let anonymous = outer.name.strip_suffix(ANONYMOUS).and_then(|base| base.strip_suffix('_'));
        let own = name.strip_prefix(anonymous.unwrap_or(&outer.name))?.strip_prefix('_')?;
        let is_own = |ty: &Type| matches!(ty, Type::Name(of_field) if of_field == name);
        let mut members = declared.members(outer);
        let (index, member, _) = members.find(|(_, member, ty)| *member == own && is_own(ty))?;
        Some((outer, index, member))
    })
}

/// The integer of an enum on every target.
pub fn integer(e: &Enum) -> &'static str {
    if e.variants.iter().any(|variant| variant.value < 0) { "i32" } else { "u32" }
}

fn is_unnamed(declared: &Declared, ty: &Type) -> bool {
    match ty {
        Type::Name(name) => owner(declared, name).is_some(),
        Type::Array(element, _) => is_unnamed(declared, element),
        _ => false,
    }
}

/// Returns the type in C.
fn c_type(declared: &Declared, ty: &Type) -> String {
    declare(ty, "", &|name| is_opaque(declared, name))
}

fn c_name(declared: &Declared, name: &str) -> String {
    type_name(name, is_opaque(declared, name))
}

fn is_opaque(declared: &Declared, name: &str) -> bool {
    declared.opaque.iter().any(|opaque| opaque == name)
}
