//! The crate's declarations, read back from the Rust text, so that errors in that text are found.

use super::layout::Layouts;
use super::read::{Constant, Enum, Function, Header, Record, Type, Variant, quote as tokens};
use super::source::Unit;
use std::iter;
use std::ops::Deref;
use syn::parse::{Parse, ParseStream};
use syn::punctuated::Punctuated;
use syn::{Attribute, Ident, Item, Macro, Token};

type Result<T> = std::result::Result<T, String>;

#[derive(Clone)]
pub struct Declared {
    header: Header,
    flat: Vec<Flat>,
    /// bindgen's names in the list of enumerators.
    pub bindgen: Vec<String>,
}

/// A member that shares the bytes of a field, in `flat!`.
#[derive(Clone)]
struct Flat {
    record: String,
    field: String,
    member: String,
    ty: Type,
}

impl Deref for Declared {
    type Target = Header;

    fn deref(&self) -> &Header {
        &self.header
    }
}

impl Declared {
    pub fn new(unit: &'static Unit) -> Self {
        Self { header: Header::new(unit), flat: Vec::new(), bindgen: Vec::new() }
    }

    /// Adds the declarations in the text of `types.rs`, of `functions.rs`, and of `names.rs`.
    pub fn add(&mut self, types: &str, functions: &str, names: &str) -> Result<()> {
        for item in parse::<syn::File>(types)?.items {
            self.item(item)?;
        }
        let earlier = self.functions.len();
        for item in parse::<syn::File>(functions)?.items {
            match item {
                Item::Macro(item) if item.mac.path.is_ident("function") => {
                    self.header.functions.push(function(&item.mac)?);
                }
                Item::Macro(item) if item.mac.path.is_ident("tables") => {
                    slots(&self.functions[earlier..], &tokens(&item.mac.tokens))?;
                }
                // Tables, the list for macros, and further names.
                Item::Macro(_) | Item::Use(_) | Item::Static(_) => {}
                other => return Err(unknown("functions.rs", &other)),
            }
        }
        let renamed = |line: &str| {
            let (name, other) = line.trim().strip_suffix(',')?.split_once(" as ")?;
            Some((other.to_owned(), name.to_owned()))
        };
        for (other, name) in names.lines().filter_map(renamed) {
            // `CU_OUT_CSV = 1 as CUoutput_mode_enum_CU_OUT_CSV,` is a line of the list.
            match name.contains('=') {
                true => self.bindgen.push(other),
                false => self.header.tags.push((other, name)),
            }
        }
        Ok(())
    }

    fn item(&mut self, item: Item) -> Result<()> {
        let header = &mut self.header;
        match item {
            Item::Const(item) => {
                let (name, value) = (item.ident.to_string(), tokens(&*item.expr));
                header.constants.push(Constant { name, ty: ty(&item.ty)?, value });
            }
            Item::Type(item) => header.aliases.push((item.ident.to_string(), ty(&item.ty)?)),
            Item::Struct(syn::ItemStruct { attrs, ident, fields, .. }) => {
                header.records.push(record(ident, false, &attrs, fields.iter())?);
            }
            Item::Union(syn::ItemUnion { attrs, ident, fields, .. }) => {
                header.records.push(record(ident, true, &attrs, fields.named.iter())?);
            }
            Item::Macro(ref whole) => {
                match &*tokens(&whole.mac.path) {
                    "c_enum" | "c_flags" => header.enums.push(read(&whole.mac, enumeration)?),
                    "opaque" => {
                        let names = read(&whole.mac, List::parse_terminated)?;
                        header.opaque.extend(names.iter().map(|name| name.ident.to_string()));
                    }
                    "flat" => self.flat.push(read(&whole.mac, flat)?),
                    // Implementations of traits, the meaning of codes, and the status of a name without a symbol.
                    "anonymous" | "bits" | "integers" | "meanings" | "records" | "status"
                    | "unions" | "zeros" => {}
                    _ => return Err(unknown("types.rs", &item)),
                }
            }
            other => return Err(unknown("types.rs", &other)),
        }
        Ok(())
    }

    /// Returns the members of a record, those that share the bytes of a field behind it. Of each: the index of the field,
    /// the name, and the type.
    pub fn members<'a>(
        &'a self,
        record: &'a Record,
    ) -> impl Iterator<Item = (usize, &'a str, &'a Type)> {
        record.fields.iter().enumerate().flat_map(move |(index, (field, ty))| {
            let of_field = move |flat: &&Flat| flat.record == record.name && flat.field == *field;
            let flat = self.flat.iter().filter(of_field);
            iter::once((index, &**field, ty)).chain(flat.map(move |f| (index, &*f.member, &f.ty)))
        })
    }

    pub fn layouts(&self) -> Layouts<'_> {
        Layouts::new(&[&self.header])
    }
}

fn record<'a>(
    ident: Ident,
    union: bool,
    attributes: &[Attribute],
    fields: impl Iterator<Item = &'a syn::Field>,
) -> Result<Record> {
    let name = ident.to_string();
    let repr = attributes.iter().find(|attribute| attribute.path().is_ident("repr"));
    let repr = repr.map(tokens).unwrap_or_default().replace(' ', "");
    let align = match repr.strip_prefix("#[repr(C").and_then(|rest| rest.strip_suffix(")]")) {
        Some("") => None,
        Some(rest) => {
            let number = rest.strip_prefix(",align(").and_then(|rest| rest.strip_suffix(')'));
            Some(number.and_then(|n| n.parse().ok()).ok_or(format!("{name}: {repr}"))?)
        }
        None => return Err(format!("{name} is not repr(C): {repr:?}")),
    };
    let field = |field: &syn::Field| {
        let name = field.ident.as_ref().map(ToString::to_string).unwrap_or_default();
        Ok((name, ty(&field.ty)?))
    };
    let fields = fields.map(field).collect::<Result<_>>()?;
    Ok(Record { name, union, align, fields })
}

/// Fails unless the body of `tables!` has the numbers of all rows, then each function, and a slot for the number of its
/// parameters.
fn slots(functions: &[Function], body: &str) -> Result<()> {
    let (rows, body) = body.split_once(']').ok_or("tables! has no numbers of rows")?;
    let rows = rows.trim_start().trim_start_matches('[').split_whitespace();
    if !rows.eq((0..functions.len()).map(|row| row.to_string())) {
        return Err(format!("tables! has other numbers than those of {} rows", functions.len()));
    }
    let body: String = body.split_whitespace().collect();
    let mut rest = &*body;
    for Function { name, parameters, .. } in functions {
        let count = parameters.len();
        let slot = format!("slot{count}({name}{}),", ",_".repeat(count));
        let after = rest.strip_prefix(&format!("c\"{name}\""));
        let after = after.map(|rest| rest.trim_start_matches(|c: char| c.is_ascii_digit()));
        rest = after.and_then(|rest| rest.strip_prefix(&slot)).ok_or_else(|| {
            let found: String = rest.chars().take(100).collect();
            format!("tables! must have c\"{name}\", its release and {slot}, and has {found}")
        })?;
    }
    match rest {
        "" => Ok(()),
        rest => Err(format!("tables! has more than the functions: {rest}")),
    }
}

/// Reads the body of `function!`: attributes in brackets, and a function without its return type, `CUresult`.
fn function(body: &Macro) -> Result<Function> {
    let without_attributes = |input: ParseStream| {
        let attributes;
        syn::bracketed!(attributes in input);
        Attribute::parse_outer(&attributes)?;
        input.parse()
    };
    let syn::ItemFn { sig, block, .. } = read(body, without_attributes)?;
    let name = sig.ident.to_string();
    let parameter = |parameter: &syn::FnArg| match parameter {
        syn::FnArg::Typed(typed) => Ok((tokens(&*typed.pat), ty(&typed.ty)?)),
        syn::FnArg::Receiver(_) => Err(format!("{name}: a function of C takes no self")),
    };
    let parameters = sig.inputs.iter().map(parameter).collect::<Result<Vec<_>>>()?;
    let names: String = parameters.iter().map(|(name, _)| format!(", {name}")).collect();
    let expected = format!("{{ call{}(&SLOTS.{name}{names}) }}", parameters.len());
    let call = tokens(&block);
    if *block != parse(&expected)? {
        return Err(format!("{name} must be made by {expected}, and is by {call}"));
    }
    Ok(Function { name, parameters, ..Function::default() })
}

/// The body of `opaque!`, and the enumerators of an enum.
type List = Punctuated<syn::Variant, Token![,]>;

/// Reads the body of `c_enum!` and `c_flags!`.
fn enumeration(input: ParseStream) -> syn::Result<Enum> {
    let item: syn::ItemStruct = input.parse()?;
    let variant = |variant: syn::Variant| {
        let value = variant.discriminant.map(|(_, value)| tokens(&value).replace(' ', ""));
        let value = value.and_then(|value| value.parse().ok());
        let value = value.ok_or_else(|| input.error(format!("{} is no number", variant.ident)))?;
        Ok(Variant { name: variant.ident.to_string(), value, deprecated: false })
    };
    let variants = List::parse_terminated(input)?.into_iter().map(variant);
    Ok(Enum { name: item.ident.to_string(), variants: variants.collect::<syn::Result<_>>()? })
}

/// Reads the body of `flat!`.
fn flat(input: ParseStream) -> syn::Result<Flat> {
    Attribute::parse_outer(input)?;
    let record = input.parse::<Ident>()?.to_string();
    input.parse::<Token![.]>()?;
    let field = input.parse::<Ident>()?.to_string();
    input.parse::<Token![as]>()?;
    let member = input.parse::<Ident>()?.to_string();
    input.parse::<Token![,]>()?;
    input.parse::<Ident>()?;
    input.parse::<Token![:]>()?;
    let ty = ty(&input.parse()?).map_err(|error| input.error(error))?;
    Ok(Flat { record, field, member, ty })
}

fn unknown(file: &str, item: &Item) -> String {
    format!(
        "{file} must have only items and macros that cuda-sys/build/generate/declared.rs reads, and has {}",
        tokens(item)
    )
}

fn ty(ty: &syn::Type) -> Result<Type> {
    Type::parse(ty, &|name| name.to_owned())
}

fn parse<T: Parse>(text: &str) -> Result<T> {
    syn::parse_str(text).map_err(|error| error.to_string())
}

fn read<T>(body: &Macro, parser: impl FnOnce(ParseStream) -> syn::Result<T>) -> Result<T> {
    body.parse_body_with(parser).map_err(|error| error.to_string())
}
