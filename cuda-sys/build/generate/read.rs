//! Reads `cuda.h` with bindgen, and returns the declarations as data.

use super::clang;
use super::history::FIRST;
use super::manual::{self, Comments};
use super::source::{Source, Unit};
use super::symbols;
use bindgen::callbacks::{ParseCallbacks, Token};
use std::collections::{HashMap, HashSet};
use std::fs;
use std::path::Path;
use std::sync::{Arc, Mutex};
use syn::{Expr, Fields, ForeignItem, ImplItem, Item, Lit};

/// The name of a member that has none in C.
pub const ANONYMOUS: &str = "anonymous";

/// The declarations of a header, under the names that a C program uses.
#[derive(Clone)]
pub struct Header {
    pub unit: &'static Unit,
    /// `CUDA_VERSION`; 0 for headers that do not define it.
    pub release: u32,
    pub constants: Vec<Constant>,
    pub enums: Vec<Enum>,
    /// Opaque types, which are used only through pointers.
    pub opaque: Vec<String>,
    pub aliases: Vec<(String, Type)>,
    /// The tags of types that have another name, with that name: `cudaError_enum` and `CUresult`.
    pub tags: Vec<(String, String)>,
    pub records: Vec<Record>,
    /// The size, the alignment and the fields' offsets that clang gives records.
    pub laid_out: Vec<(String, Vec<usize>)>,
    pub functions: Vec<Function>,
    /// The names of functions in a program with per-thread default streams, and the symbols behind them.
    pub per_thread: Vec<(String, String)>,
    /// The groups of NVIDIA's manual that the header defines, with their titles.
    pub groups: Vec<(String, String)>,
}

/// A C type, as far as `cuda.h` goes.
#[derive(Clone, Debug, PartialEq)]
pub enum Type {
    Name(String),
    Pointer {
        constant: bool,
        to: Box<Type>,
    },
    Array(Box<Type>, i64),
    /// A pointer to a function, which may be null.
    Function {
        parameters: Vec<(String, Type)>,
        returns: Option<Box<Type>>,
    },
}

impl Type {
    /// Reads a Rust type, under the names that `name_of` returns.
    pub fn parse(ty: &syn::Type, name_of: &dyn Fn(&str) -> String) -> Result<Self, String> {
        let unknown = || format!("an unexpected type: {}", quote(ty));
        match ty {
            syn::Type::Array(array) => {
                let length = integer(&array.len).ok_or_else(unknown)?;
                Ok(Type::Array(Box::new(Type::parse(&array.elem, name_of)?), length))
            }
            syn::Type::Ptr(pointer) => {
                let constant = matches!(pointer.mutability, syn::PointerMutability::Const(_));
                Ok(Type::Pointer { constant, to: Box::new(Type::parse(&pointer.elem, name_of)?) })
            }
            syn::Type::FnPtr(function) => {
                let parameter = |input: &syn::NamedArg| {
                    let name = input.name.as_ref().map(|(name, _)| name.to_string());
                    Ok((name.unwrap_or_default(), Type::parse(&input.ty, name_of)?))
                };
                let parameters =
                    function.inputs.iter().map(parameter).collect::<Result<_, String>>()?;
                let returns = match &function.output {
                    syn::ReturnType::Type(_, ty) => Some(Box::new(Type::parse(ty, name_of)?)),
                    syn::ReturnType::Default => None,
                };
                Ok(Type::Function { parameters, returns })
            }
            syn::Type::Path(path) => {
                let segment = path.path.segments.last().ok_or_else(unknown)?;
                match &segment.arguments {
                    syn::PathArguments::None => Ok(Type::Name(name_of(&segment.ident.to_string()))),
                    // `Option<unsafe extern "C" fn()>`, a function pointer of C.
                    syn::PathArguments::AngleBracketed(arguments) => match arguments.args.first() {
                        Some(syn::GenericArgument::Type(ty)) => Type::parse(ty, name_of),
                        _ => Err(unknown()),
                    },
                    syn::PathArguments::Parenthesized(_) => Err(unknown()),
                }
            }
            _ => Err(unknown()),
        }
    }
}

/// A macro that a program may use as a value.
#[derive(Clone)]
pub struct Constant {
    pub name: String,
    pub ty: Type,
    pub value: String,
}

#[derive(Clone)]
pub struct Enum {
    pub name: String,
    pub variants: Vec<Variant>,
}

#[derive(Clone)]
pub struct Variant {
    pub name: String,
    pub value: i64,
    pub deprecated: bool,
}

/// A struct or a union.
#[derive(Clone)]
pub struct Record {
    pub name: String,
    pub union: bool,
    /// `#[repr(align(N))]`, if the header requires more than the fields do.
    pub align: Option<u32>,
    pub fields: Vec<(String, Type)>,
}

#[derive(Clone, Default)]
pub struct Function {
    /// The exported symbol.
    pub name: String,
    pub parameters: Vec<(String, Type)>,
    pub deprecated: bool,
    /// The names from macros of the header: `cuMemAlloc` for `cuMemAlloc_v2`.
    pub aliases: Vec<String>,
    /// The release that introduced it, in the form of `CUDA_VERSION`; from `cudaTypedefs.h`.
    pub since: Option<u32>,
    /// An older symbol with the same parameters, if a name without a version stands for this function and a driver may
    /// lack it.
    pub older: Option<String>,
    /// Its group in NVIDIA's manual, like `CUDA_VA`.
    pub group: Option<String>,
    /// The error codes that the header's comment lists.
    pub codes: Vec<String>,
}

impl Function {
    /// Returns the name without a version, if a macro of the header has one.
    pub fn plain(&self) -> &str {
        self.aliases.first().unwrap_or(&self.name)
    }

    /// Returns the names from macros, and then the symbol.
    pub fn names(&self) -> impl Iterator<Item = &String> {
        self.aliases.iter().chain([&self.name])
    }
}

pub fn read(source: &Source, unit: &'static Unit) -> Result<Header, String> {
    let path = source.include.join(unit.header);
    let text = text(&path).map_err(|error| match unit.name {
        "" => error,
        feature => format!(
            "{error}: the feature `{feature}` needs it; install it, or build without `bindgen`"
        ),
    })?;
    // Some distributions leave the file out. The releases are then unknown.
    let typedefs = fs::read_to_string(source.include.join(unit.typedefs)).unwrap_or_default();

    clang::load(source.target)?;
    let parsed = clang::unwound(|| run_bindgen(source, unit)).and_then(|(rust, macros)| {
        let file = syn::parse_file(&rust).map_err(|error| format!("bindgen's output: {error}"))?;
        Ok((Reader::new(&file, &text).read(unit, file.items)?, macros))
    });
    let (mut header, macros) = parsed.map_err(|error| clang::blame(source.target, error))?;
    let undefined: HashSet<&str> =
        text.lines().filter_map(|line| line.strip_prefix("#undef ")).map(str::trim).collect();
    header.constants.retain(|c| !undefined.contains(&*c.name));
    add_casts(&mut header, &macros);
    add_facts(&mut header, &text, &typedefs, &macros);
    header.release = constant(&header, "CUDA_VERSION").unwrap_or(0);
    match (header.release, unit.name) {
        (0, "") => Err(format!("{} does not define CUDA_VERSION", path.display())),
        _ => Ok(header),
    }
}

impl Header {
    /// Returns a header without declarations.
    pub fn new(unit: &'static Unit) -> Self {
        Self {
            unit,
            release: 0,
            constants: Vec::new(),
            enums: Vec::new(),
            opaque: Vec::new(),
            aliases: Vec::new(),
            tags: Vec::new(),
            records: Vec::new(),
            laid_out: Vec::new(),
            functions: Vec::new(),
            per_thread: Vec::new(),
            groups: Vec::new(),
        }
    }

    /// Removes the items that the other header declares.
    pub fn without(&mut self, other: &Self) {
        let types: HashSet<&str> = other.types().collect();
        let new = |name: &str| !types.contains(name);
        let constants: HashSet<&str> = other.constants.iter().map(|c| &*c.name).collect();
        let functions: HashSet<&str> = other.functions.iter().map(|f| &*f.name).collect();
        self.constants.retain(|c| !constants.contains(&*c.name));
        self.enums.retain(|e| new(&e.name));
        self.opaque.retain(|name| new(name));
        self.aliases.retain(|(name, _)| new(name));
        self.tags.retain(|tag| !other.tags.contains(tag));
        self.records.retain(|record| new(&record.name));
        self.laid_out.retain(|(name, _)| new(name));
        self.functions.retain(|function| !functions.contains(&*function.name));
        self.release = other.release;
    }

    /// Returns the name of every type.
    pub fn types(&self) -> impl Iterator<Item = &str> {
        let enums = self.enums.iter().map(|e| &*e.name);
        let aliases = self.aliases.iter().map(|(name, _)| &**name);
        let records = self.records.iter().map(|record| &*record.name);
        enums.chain(self.opaque.iter().map(|name| &**name)).chain(aliases).chain(records)
    }

    fn add_alias(&mut self, name: String, ty: Type) {
        // bindgen uses the target's own integers here; this is one spelling for all targets.
        let ty = match &*name {
            "cuuint32_t" => Type::Name("u32".to_owned()),
            "cuuint64_t" => Type::Name("u64".to_owned()),
            _ => ty,
        };
        self.aliases.push((name, ty));
    }
}

fn constant(header: &Header, name: &str) -> Option<u32> {
    let found = header.constants.iter().find(|c| c.name == name)?;
    found.value.parse().ok()
}

/// Every object-like macro of the header: its name and its tokens.
type Macros = Vec<(String, Vec<String>)>;

#[derive(Debug, Default)]
struct Collect(Arc<Mutex<Macros>>);

impl ParseCallbacks for Collect {
    fn modify_macro(&self, name: &str, tokens: &mut Vec<Token>) {
        let text = |token: &Token| String::from_utf8_lossy(&token.raw).into_owned();
        // The first token is the macro's own name.
        let tokens = tokens.iter().skip(1).map(text).collect();
        self.0.lock().unwrap().push((name.to_owned(), tokens));
    }
}

pub fn text(path: &Path) -> Result<String, String> {
    let bytes = fs::read(path).map_err(|error| format!("{}: {error}", path.display()))?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

/// Returns the regular expression for a file. bindgen compares it with the file of each item of each header: one that begins
/// with `.*` takes much of its time.
fn exactly(path: &Path) -> String {
    let character = |c: char| match c {
        '/' | '\\' => r"[/\\]".to_owned(),
        c if c.is_alphanumeric() => c.to_string(),
        c => format!(r"\x{{{:x}}}", u32::from(c)),
    };
    path.to_string_lossy().chars().map(character).collect()
}

fn run_bindgen(source: &Source, unit: &Unit) -> Result<(String, Macros), String> {
    let include = source.include.to_str();
    let include = include.ok_or_else(|| format!("{:?} is not UTF-8", source.include))?;
    let macros = Collect::default();
    let own = source.crate_root.join("build/include");
    let bindings = bindgen::builder()
        .header(source.crate_root.join("wrapper.h").to_string_lossy())
        .clang_args(["-nostdinc", "-isystem"])
        .clang_arg(own.to_string_lossy())
        .clang_arg("-isystem")
        .clang_arg(include)
        .clang_args([format!("--target={}", source.target), format!("-D{}", unit.define)])
        .allowlist_file(exactly(&source.include.join(unit.header)))
        // Declared for Windows only, and with a type of OpenGL there.
        .blocklist_function("cuWGLGetDevice")
        .blocklist_type("HGPUNV")
        .default_enum_style(bindgen::EnumVariation::NewType {
            is_bitfield: false,
            is_global: false,
        })
        .prepend_enum_name(false)
        .derive_debug(false)
        // The facts from comments are read from the header itself.
        .generate_comments(false)
        // Every folder with headers is named above.
        .detect_include_paths(false)
        .use_core()
        .formatter(bindgen::Formatter::None)
        .parse_callbacks(Box::new(Collect(macros.0.clone())))
        .generate()
        .map_err(|error| error.to_string())?;
    let macros = std::mem::take(&mut *macros.0.lock().unwrap());
    Ok((bindings.to_string(), macros))
}

/// Converts bindgen's items into a [`Header`], with better names.
struct Reader {
    /// bindgen's name of a type, and ours.
    names: HashMap<String, String>,
    /// The names among these that are C tags.
    tags: Vec<String>,
}

impl Reader {
    /// Programs do not use C tags: a type has the name of its typedef.
    fn new(file: &syn::File, text: &str) -> Self {
        let aliases: Vec<(String, String)> = file.items.iter().filter_map(alias).collect();
        let declared: Vec<String> = file.items.iter().filter_map(declared).collect();
        let mut names = HashMap::new();
        for name in &declared {
            let Some((alias, _)) = aliases.iter().find(|(_, target)| target == name) else {
                continue;
            };
            // `CUmemLocation_v1` is the type that programs call `CUmemLocation`.
            let plain = alias.trim_end_matches(|c: char| c.is_ascii_digit());
            let plain = plain.trim_end_matches("_v").trim_end_matches("_V");
            let known = |(other, target): &(String, String)| other == plain && target == alias;
            let name_of = if aliases.iter().any(known) { plain } else { alias };
            names.insert(name.clone(), name_of.to_owned());
        }
        let words: Vec<&str> = text.split_ascii_whitespace().collect();
        let pairs = words.windows(2).filter(|pair| ["enum", "struct", "union"].contains(&pair[0]));
        let tags: HashSet<&str> = pairs.map(|pair| pair[1].trim_end_matches('{')).collect();
        let renamed = declared.iter().filter(|name| names.contains_key(*name));
        let own = renamed.filter(|name| tags.contains(&***name)).cloned().collect();
        // bindgen puts the name of the outer type before a tag that C has without it.
        let known: HashSet<&str> = declared.iter().map(String::as_str).collect();
        for name in &declared {
            let mut ends = name.rmatch_indices('_').map(|(end, _)| end);
            if let Some(end) = ends.find(|end| known.contains(&name[..*end])) {
                let tag = &name[end + 1..];
                if tags.contains(tag) {
                    names.insert(name.clone(), tag.to_owned());
                }
            }
        }
        // A type without a name is named after its field.
        let mut reader = Reader { names, tags: own };
        for item in &file.items {
            reader.name_members(item);
        }
        reader
    }

    fn name_members(&mut self, item: &Item) {
        let Some((name, fields)) = record_of(item) else {
            return;
        };
        let outer = self.name(&name);
        let outer = outer.trim_end_matches(&format!("_{}", ANONYMOUS)).to_owned();
        for field in fields {
            let Some(inner) = path_of(element(&field.ty)).filter(|ty| ty.contains("__bindgen_ty_"))
            else {
                continue;
            };
            let ours = format!("{outer}_{}", field_name(field));
            self.names.insert(inner, ours);
        }
    }

    fn name(&self, name: &str) -> String {
        self.names.get(name).cloned().unwrap_or_else(|| name.to_owned())
    }

    fn ty(&self, ty: &syn::Type) -> Result<Type, String> {
        Type::parse(ty, &|name| self.name(name))
    }

    fn read(self, unit: &'static Unit, items: Vec<Item>) -> Result<Header, String> {
        let mut header = Header::new(unit);
        header.tags = self.tags.iter().map(|tag| (tag.clone(), self.name(tag))).collect();
        let mut variants: HashMap<String, Vec<Variant>> = HashMap::new();
        for item in &items {
            if let Item::Impl(item) = item {
                let name = path_of(&item.self_ty).unwrap_or_default();
                variants.entry(name).or_default().extend(item.items.iter().filter_map(variant));
            }
        }
        for item in items {
            match item {
                Item::Const(item) if item.ident == "_" => {
                    let (tag, numbers) = laid_out(&item.expr).ok_or("a layout of no known form")?;
                    header.laid_out.push((self.name(&tag), numbers));
                }
                Item::Const(item) => {
                    let value = integer(&item.expr).ok_or("a constant that is no integer")?;
                    header.constants.push(Constant {
                        name: item.ident.to_string(),
                        ty: self.ty(&item.ty)?,
                        value: value.to_string(),
                    });
                }
                Item::Struct(syn::ItemStruct { ident, fields: Fields::Unnamed(_), .. }) => {
                    let tag = ident.to_string();
                    let variants = variants.remove(&tag).unwrap_or_default();
                    header.enums.push(Enum { name: self.name(&tag), variants });
                }
                Item::Struct(_) | Item::Union(_) => {
                    let (tag, fields) = record_of(&item).ok_or("a record without fields")?;
                    if fields.iter().any(|field| field_name(field) == "_unused") {
                        header.opaque.push(tag);
                        continue;
                    }
                    let typed = |field: &&syn::Field| Ok((field_name(field), self.ty(&field.ty)?));
                    header.records.push(Record {
                        name: self.name(&tag),
                        union: matches!(item, Item::Union(_)),
                        align: align_of(&item),
                        fields: fields.iter().map(typed).collect::<Result<_, String>>()?,
                    });
                }
                Item::Type(item) => {
                    header.add_alias(item.ident.to_string(), self.ty(&item.ty)?);
                }
                Item::Use(_) => {
                    let (name, target) = alias(&item).ok_or("an import that is no alias")?;
                    header.add_alias(name, Type::Name(self.name(&target)));
                }
                Item::ForeignMod(block) => {
                    for item in block.items {
                        let ForeignItem::Fn(item) = item else {
                            return Err("a foreign item that is no function".to_owned());
                        };
                        header.functions.push(self.function(item)?);
                    }
                }
                Item::Impl(_) => {}
                other => return Err(format!("an unexpected item: {}", quote(&other))),
            }
        }
        // Skips typedefs that have become the name of the type.
        header.aliases.retain(|(name, _)| !self.names.values().any(|own| own == name));
        Ok(header)
    }

    fn function(&self, item: syn::ForeignItemFn) -> Result<Function, String> {
        let name = item.sig.ident.to_string();
        let returns = match &item.sig.output {
            syn::ReturnType::Type(_, ty) => path_of(ty).map(|ty| self.name(&ty)),
            syn::ReturnType::Default => None,
        };
        // The loader returns a code for a missing function, so every function must return codes.
        if returns.as_deref() != Some("CUresult") {
            return Err(format!("{name} does not return CUresult"));
        }
        let mut parameters = Vec::new();
        for input in item.sig.inputs {
            let syn::FnArg::Typed(input) = input else {
                return Err(format!("{name} takes self"));
            };
            let syn::Pat::Ident(pattern) = &*input.pat else {
                return Err(format!("{name} has a parameter without a name"));
            };
            parameters.push((pattern.ident.to_string(), self.ty(&input.ty)?));
        }
        Ok(Function { name, parameters, ..Function::default() })
    }
}

/// Returns the type of bindgen's own assertions, and the numbers in them, in the order of [`Header::laid_out`].
fn laid_out(assertions: &Expr) -> Option<(String, Vec<usize>)> {
    let Expr::Block(block) = assertions else {
        return None;
    };
    let (mut tag, mut numbers) = (None, Vec::new());
    for statement in &block.block.stmts {
        // ["Size of T"][size_of::<T>() - 8usize];
        let syn::Stmt::Expr(Expr::Index(assertion), _) = statement else {
            return None;
        };
        let Expr::Binary(difference) = &*assertion.index else {
            return None;
        };
        numbers.push(integer(&difference.right)?.try_into().ok()?);
        if let (None, Expr::Array(text)) = (&tag, &*assertion.expr) {
            let Expr::Lit(syn::ExprLit { lit: Lit::Str(text), .. }) = text.elems.first()? else {
                return None;
            };
            tag = text.value().strip_prefix("Size of ").map(str::to_owned);
        }
    }
    Some((tag?, numbers))
}

/// `pub type A = B` and `pub use self::B as A`: the forms of typedefs.
fn alias(item: &Item) -> Option<(String, String)> {
    match item {
        Item::Type(item) => Some((item.ident.to_string(), path_of(&item.ty)?)),
        Item::Use(item) => {
            let syn::UseTree::Path(path) = &item.tree else {
                return None;
            };
            let syn::UseTree::Rename(rename) = &*path.tree else {
                return None;
            };
            Some((rename.rename.to_string(), rename.ident.to_string()))
        }
        _ => None,
    }
}

fn declared(item: &Item) -> Option<String> {
    match item {
        Item::Struct(item) => Some(item.ident.to_string()),
        Item::Union(item) => Some(item.ident.to_string()),
        _ => None,
    }
}

fn record_of(item: &Item) -> Option<(String, Vec<&syn::Field>)> {
    let (ident, fields) = match item {
        Item::Struct(syn::ItemStruct { ident, fields: Fields::Named(fields), .. }) => {
            (ident, fields)
        }
        Item::Union(item) => (&item.ident, &item.fields),
        _ => return None,
    };
    Some((ident.to_string(), fields.named.iter().collect()))
}

/// C accesses the members of a member without a name as members of the outer type.
fn field_name(field: &syn::Field) -> String {
    let name = field.ident.as_ref().map(ToString::to_string).unwrap_or_default();
    if name.starts_with("__bindgen_anon_") { ANONYMOUS.to_owned() } else { name }
}

fn align_of(item: &Item) -> Option<u32> {
    let (Item::Struct(syn::ItemStruct { attrs, .. }) | Item::Union(syn::ItemUnion { attrs, .. })) =
        item
    else {
        return None;
    };
    let mut align = None;
    for attribute in attrs.iter().filter(|attribute| attribute.path().is_ident("repr")) {
        let _ = attribute.parse_nested_meta(|meta| {
            if meta.path.is_ident("align") {
                let content;
                syn::parenthesized!(content in meta.input);
                align = Some(content.parse::<syn::LitInt>()?.base10_parse()?);
            }
            Ok(())
        });
    }
    align
}

fn variant(item: &ImplItem) -> Option<Variant> {
    let ImplItem::Const(item) = item else {
        return None;
    };
    let Expr::Call(call) = &item.expr else {
        return None;
    };
    Some(Variant {
        name: item.ident.to_string(),
        value: integer(call.args.first()?)?,
        deprecated: false,
    })
}

fn integer(expr: &Expr) -> Option<i64> {
    match expr {
        Expr::Lit(syn::ExprLit { lit: Lit::Int(int), .. }) => int.base10_parse().ok(),
        Expr::Unary(syn::ExprUnary { op: syn::UnOp::Neg(_), expr, .. }) => Some(-integer(expr)?),
        _ => None,
    }
}

pub fn quote(tokens: &impl quote::ToTokens) -> String {
    tokens.to_token_stream().to_string()
}

/// Returns the name of a plain type; `None` for pointers, arrays and functions.
fn path_of(ty: &syn::Type) -> Option<String> {
    match ty {
        syn::Type::Path(path) => Some(path.path.segments.last()?.ident.to_string()),
        _ => None,
    }
}

fn element(ty: &syn::Type) -> &syn::Type {
    match ty {
        syn::Type::Array(array) => element(&array.elem),
        ty => ty,
    }
}

/// Returns the macros that are a cast or another name for an enumerator, which bindgen leaves out.
fn add_casts(header: &mut Header, macros: &Macros) {
    for (name, tokens) in macros {
        let tokens: Vec<&str> = tokens.iter().map(String::as_str).collect();
        let named = |name: &str| Type::Name(name.to_owned());
        let (ty, value) = match tokens[..] {
            ["(", "(", "void", "*", ")", value, ")"] => {
                (Type::Pointer { constant: false, to: Box::new(named("c_void")) }, value.to_owned())
            }
            ["(", "(", ty, ")", value, ")"] => (named(ty), value.to_owned()),
            ["(", "(", ty, ")", "-", value, ")"] => (named(ty), format!("-{value}")),
            [enumerator] => {
                let has = |e: &&Enum| e.variants.iter().any(|variant| variant.name == enumerator);
                let Some(found) = header.enums.iter().find(has) else {
                    continue;
                };
                (named(&found.name), format!("{}::{enumerator}", found.name))
            }
            // bindgen does not notice that `~0u` is unsigned.
            _ if tokens.iter().any(|token| token.ends_with('u')) => {
                for constant in header.constants.iter_mut().filter(|c| c.name == *name) {
                    let value: i64 = constant.value.parse().unwrap_or_default();
                    (constant.ty, constant.value) = (named("u32"), (value as u32).to_string());
                }
                continue;
            }
            _ => continue,
        };
        header.constants.push(Constant { name: name.clone(), ty, value });
    }
}

/// Reads the facts about functions that the header states outside of their declarations.
fn add_facts(header: &mut Header, text: &str, typedefs: &str, macros: &Macros) {
    // `#define cuFoo cuFoo_v2`, or `#define cuFoo __CUDA_API_PTSZ(cuFoo_v2)`: there cuFoo is cuFoo_v2_ptsz with
    // per-thread default streams, which `__CUDA_API_VERSION_INTERNAL` also selects.
    let mut plain: HashMap<&str, &str> = HashMap::new();
    for (name, tokens) in macros.iter().filter(|(name, _)| name.starts_with("cu")) {
        let tokens: Vec<&str> = tokens.iter().map(String::as_str).collect();
        let (symbol, suffix) = match tokens[..] {
            [symbol] => (symbol, None),
            ["__CUDA_API_PTDS", "(", symbol, ")"] => (symbol, Some("ptds")),
            ["__CUDA_API_PTSZ", "(", symbol, ")"] => (symbol, Some("ptsz")),
            _ => continue,
        };
        plain.insert(name, symbol);
        let per_thread = suffix.map(|suffix| format!("{symbol}_{suffix}"));
        let declared = |per_thread: &String| header.functions.iter().any(|f| f.name == *per_thread);
        if let Some(per_thread) = per_thread.filter(declared) {
            header.per_thread.push((name.clone(), per_thread));
        }
    }

    header.groups = manual::groups(text);
    let Comments { codes, deprecated } = manual::comments(text);
    for variant in header.enums.iter_mut().flat_map(|e| &mut e.variants) {
        variant.deprecated = deprecated.contains(&*variant.name);
    }
    let mut group = None;
    let mut groups = HashMap::new();
    let mut words = text.split_ascii_whitespace();
    while let Some(word) = words.next() {
        if word == "\\defgroup" {
            group = words.next().map(str::to_owned);
        } else if word == "CUDAAPI" {
            // A declaration may continue in the next line.
            let rest = words.next().unwrap_or_default();
            let name = rest.split('(').next().unwrap_or_default();
            // The declarations for `__CUDA_API_VERSION_INTERNAL` are at the end.
            let symbol = *plain.get(name).unwrap_or(&name);
            groups.entry(versioned(symbol).0).or_insert_with(|| group.clone());
        }
    }

    let symbols = symbols::read(typedefs);
    let releases: HashMap<&str, u32> =
        symbols.iter().map(|symbol| (&*symbol.symbol, symbol.since)).collect();
    let internal = header.unit.name == "internal";
    for function in &mut header.functions {
        let (name, ..) = versioned(&function.name);
        function.since = releases.get(&*function.name).copied();
        function.group = groups.get(name).cloned().flatten();
        let own = |(_, symbol): &(&&str, &&str)| **symbol == function.name;
        function.aliases = plain.iter().filter(own).map(|(name, _)| (*name).to_owned()).collect();
        function.aliases.retain(|name| *name != function.name);
        function.aliases.sort();
        // The comment is at the name from a macro.
        let mut names = function.aliases.iter().chain([&function.name]);
        let listed = names.clone().find_map(|name| codes.get(&**name));
        function.codes = listed.cloned().unwrap_or_default();
        // In `internal`, a plain name is another symbol than the one with the comment.
        function.deprecated = !internal && names.any(|name| deprecated.contains(&**name));
    }
    add_older(header, text);
}

/// Finds the symbols that a call may fall back to. They are declared at the end of the header, only under
/// `__CUDA_API_VERSION_INTERNAL`, and had the name that now stands for a newer symbol.
fn add_older(header: &mut Header, text: &str) {
    let mut prototypes: HashMap<&str, Vec<Vec<String>>> = HashMap::new();
    for rest in text.split("CUDAAPI").skip(1) {
        if let Some((name, rest)) = rest.split_once('(') {
            let parameters = rest.split(')').next().unwrap_or_default();
            prototypes.entry(name.trim()).or_default().push(types(parameters));
        }
    }
    for function in &mut header.functions {
        let per_thread = header.per_thread.iter().any(|(_, symbol)| *symbol == function.name);
        let plain = function.aliases.first();
        // Every supported driver has functions of this release or older.
        let newer = function.since.is_some_and(|since| since > FIRST);
        if !newer || (plain.is_none() && !per_thread) {
            continue;
        }
        let own = prototypes.get(&**plain.unwrap_or(&function.name)).and_then(|all| all.first());
        let (name, nth, suffix) = versioned(&function.name);
        let suffix = if suffix.is_empty() { "".to_owned() } else { format!("_{suffix}") };
        let symbol = |nth| match nth {
            1 => format!("{name}{suffix}"),
            nth => format!("{name}_v{nth}{suffix}"),
        };
        let same = |symbol: &String| {
            let all = prototypes.get(&**symbol).map_or(&[][..], Vec::as_slice);
            let older = if plain == Some(symbol) { all.get(1) } else { all.first() };
            own.is_some() && older == own
        };
        function.older = (1..nth).rev().map(symbol).find(same);
    }
}

/// Returns the types of C's parameters, without their names.
fn types(parameters: &str) -> Vec<String> {
    let ty = |parameter: &str| {
        let spaced = parameter.replace('*', " * ");
        let mut words: Vec<&str> = spaced.split_whitespace().collect();
        if words.len() > 1 {
            words.pop();
        }
        words.join(" ")
    };
    parameters.split(',').map(ty).collect()
}

/// `cuFoo_v3_ptsz` is the third `cuFoo`, for per-thread default streams.
pub fn versioned(symbol: &str) -> (&str, usize, &str) {
    let (rest, suffix) = base(symbol);
    let split = rest.rsplit_once("_v").and_then(|(name, nth)| Some((name, nth.parse().ok()?)));
    let (name, nth) = split.unwrap_or((rest, 1));
    (name, nth, suffix)
}

/// Splits a symbol into the one for legacy default streams and the suffix for per-thread ones.
fn base(symbol: &str) -> (&str, &str) {
    let suffix = ["ptds", "ptsz"].into_iter().find(|suffix| symbol.ends_with(suffix));
    let symbol =
        suffix.and_then(|suffix| symbol.strip_suffix(suffix)?.strip_suffix('_')).unwrap_or(symbol);
    (symbol, suffix.unwrap_or_default())
}
