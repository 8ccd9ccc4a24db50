//! The crate's declarations, read back from the Rust text, so that errors in that text are found.

use crate::generate::layout::{Layouts, Shape};
use crate::generate::read::{Type, quote as tokens};
use crate::shell::{self, Result};
use std::collections::HashMap;
use syn::parse::{Parse, ParseStream, Parser};
use syn::punctuated::Punctuated;
use syn::{Attribute, Ident, Item, Token};

#[derive(Clone, Default)]
pub struct Declared {
    pub constants: Vec<(String, Type, String)>,
    pub enums: Vec<Enum>,
    pub opaque: Vec<String>,
    pub aliases: Vec<(String, Type)>,
    /// C's tags, each with the name of the type.
    pub tags: Vec<(String, String)>,
    pub records: Vec<Record>,
    pub functions: Vec<Function>,
    /// bindgen's names in the list of enumerators.
    pub bindgen: Vec<String>,
}

#[derive(Clone)]
pub struct Enum {
    pub name: String,
    /// `u32`, or `i32`.
    pub integer: String,
    pub values: Vec<(String, i64)>,
}

#[derive(Clone)]
pub struct Record {
    pub name: String,
    pub union: bool,
    pub align: Option<usize>,
    pub fields: Vec<(String, Type)>,
    /// Members that share the bytes of a field: the field, the member, its type.
    pub flat: Vec<(String, String, Type)>,
}

#[derive(Clone)]
pub struct Function {
    pub name: String,
    pub parameters: Vec<(String, Type)>,
}

impl Declared {
    /// Adds the declarations in the text of `types.rs`, of `functions.rs`, and of `names.rs`.
    pub fn add(&mut self, types: &str, functions: &str, names: &str) -> Result<()> {
        for item in parse::<syn::File>(types)?.items {
            self.item(item)?;
        }
        let earlier = self.functions.len();
        for item in parse::<syn::File>(functions)?.items {
            match item {
                Item::Macro(item) if item.mac.path.is_ident("function") => {
                    let Declaration { function, call } = parse2(item.mac.tokens)?;
                    let Function { name, parameters } = &function;
                    let names: String =
                        parameters.iter().map(|(name, _)| format!(", {name}")).collect();
                    let expected = format!("call{}(&SLOTS.{name}{names})", parameters.len());
                    if call != parse2::<syn::Expr>(expected.parse().map_err(|e| format!("{e}"))?)? {
                        let call = tokens(&call);
                        return Err(format!("{name} must be made by {expected}, and is by {call}"));
                    }
                    self.functions.push(function);
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
                false => self.tags.push((other, name)),
            }
        }
        Ok(())
    }

    fn item(&mut self, item: Item) -> Result<()> {
        match item {
            Item::Const(item) => {
                let value = tokens(&*item.expr);
                self.constants.push((item.ident.to_string(), ty(&item.ty)?, value));
            }
            Item::Type(item) => self.aliases.push((item.ident.to_string(), ty(&item.ty)?)),
            Item::Struct(syn::ItemStruct { attrs, ident, fields, .. }) => {
                self.record(ident, false, &attrs, fields.iter())?;
            }
            Item::Union(syn::ItemUnion { attrs, ident, fields, .. }) => {
                self.record(ident, true, &attrs, fields.named.iter())?;
            }
            Item::Macro(ref whole) => {
                let body = whole.mac.tokens.clone();
                match &*tokens(&whole.mac.path) {
                    "c_enum" | "c_flags" => self.enums.push(parse2(body)?),
                    "opaque" => {
                        let names = List::parse_terminated.parse2(body);
                        let names = names.map_err(|error| error.to_string())?;
                        self.opaque.extend(names.iter().map(|name| name.ident.to_string()));
                    }
                    "flat" => {
                        let flat: Flat = parse2(body)?;
                        let record =
                            self.records.iter_mut().find(|record| record.name == flat.record);
                        let record = record.ok_or("flat! before its record")?;
                        record.flat.push((flat.field, flat.member, flat.ty));
                    }
                    // Implementations of traits, and the meaning of codes.
                    "anonymous" | "meanings" | "records" => {}
                    _ => return Err(unknown("types.rs", &item)),
                }
            }
            other => return Err(unknown("types.rs", &other)),
        }
        Ok(())
    }

    fn record<'a>(
        &mut self,
        ident: Ident,
        union: bool,
        attributes: &[Attribute],
        fields: impl Iterator<Item = &'a syn::Field>,
    ) -> Result<()> {
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
        self.records.push(Record { name, union, align, fields, flat: Vec::new() });
        Ok(())
    }

    pub fn aliases(&self) -> HashMap<&str, &Type> {
        self.aliases.iter().map(|(name, ty)| (&**name, ty)).collect()
    }

    pub fn layouts(&self) -> Layouts<'_> {
        let records = self.records.iter().map(|record| {
            let align = record.align.unwrap_or(1);
            (&*record.name, Shape { union: record.union, align, fields: &record.fields })
        });
        Layouts {
            aliases: self.aliases(),
            enums: self.enums.iter().map(|e| &*e.name).collect(),
            records: records.collect(),
        }
    }
}

/// Fails unless the body of `tables!` has the numbers of all rows, then each function, and a slot for the number of its
/// parameters.
fn slots(functions: &[Function], body: &str) -> Result<()> {
    let (rows, body) = body.split_once(']').ok_or("tables! has no numbers of rows")?;
    let rows = rows.trim_start().trim_start_matches('[').split_whitespace();
    shell::ensure(rows.eq((0..functions.len()).map(|row| row.to_string())), || {
        format!("tables! has other numbers than those of {} rows", functions.len())
    })?;
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
    if rest.is_empty() {
        Ok(())
    } else {
        Err(format!("tables! has more than the functions: {rest}"))
    }
}

/// The body of `function!`. The macro adds the return type, `CUresult`.
struct Declaration {
    function: Function,
    call: syn::Expr,
}

impl Parse for Declaration {
    fn parse(input: ParseStream) -> syn::Result<Self> {
        let attributes;
        syn::bracketed!(attributes in input);
        Attribute::parse_outer(&attributes)?;
        let signature: syn::Signature = input.parse()?;
        let parameter = |parameter: &syn::FnArg| match parameter {
            syn::FnArg::Typed(typed) => {
                let ty = ty(&typed.ty).map_err(|error| input.error(error))?;
                Ok((tokens(&*typed.pat), ty))
            }
            syn::FnArg::Receiver(_) => Err(input.error("a function of C takes no self")),
        };
        let parameters = signature.inputs.iter().map(parameter).collect::<syn::Result<_>>()?;
        let call;
        syn::braced!(call in input);
        let function = Function { name: signature.ident.to_string(), parameters };
        Ok(Self { function, call: call.parse()? })
    }
}

/// The body of `opaque!`, and the enumerators of an enum.
type List = Punctuated<syn::Variant, Token![,]>;

/// The body of `c_enum!` and `c_flags!`.
impl Parse for Enum {
    fn parse(input: ParseStream) -> syn::Result<Self> {
        let item: syn::ItemStruct = input.parse()?;
        let value = |variant: syn::Variant| {
            let value = variant.discriminant.map(|(_, value)| tokens(&value).replace(' ', ""));
            let value = value.and_then(|value| value.parse().ok());
            let missing = || input.error(format!("{} is no number", variant.ident));
            Ok((variant.ident.to_string(), value.ok_or_else(missing)?))
        };
        Ok(Self {
            name: item.ident.to_string(),
            integer: item.fields.iter().map(|field| tokens(&field.ty)).collect(),
            values: List::parse_terminated(input)?
                .into_iter()
                .map(value)
                .collect::<syn::Result<_>>()?,
        })
    }
}

/// The body of `flat!`.
struct Flat {
    record: String,
    field: String,
    member: String,
    ty: Type,
}

impl Parse for Flat {
    fn parse(input: ParseStream) -> syn::Result<Self> {
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
        Ok(Self { record, field, member, ty })
    }
}

fn unknown(file: &str, item: &Item) -> String {
    format!(
        "{file} must have only items and macros that xtask/src/fidelity/declared.rs reads, and has {}",
        tokens(item)
    )
}

fn ty(ty: &syn::Type) -> Result<Type> {
    Type::parse(ty, &|name| name.to_owned())
}

fn parse<T: Parse>(text: &str) -> Result<T> {
    syn::parse_str(text).map_err(|error| error.to_string())
}

fn parse2<T: Parse>(body: proc_macro2::TokenStream) -> Result<T> {
    syn::parse2(body).map_err(|error| error.to_string())
}
