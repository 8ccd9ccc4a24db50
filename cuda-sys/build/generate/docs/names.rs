//! Resolves the names in NVIDIA's comments to paths for rustdoc.

use super::super::history::FLAT;
use super::super::read::{ANONYMOUS, Header, Type};
use super::super::scan::Declared;
use std::collections::HashMap;

/// Names that the header misspells or confuses: the text in the header, and the intended name. If the first column is
/// not empty, the entry holds only for the comments of that declaration.
const MEANT: &[(&str, &str, &str)] = &[
    ("", "CUDA_EXTERNAL_SEMAPHORE_PARAMS", "CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS"),
    (
        "",
        "CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR_V2",
        "CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR",
    ),
    (
        "",
        "CU_DEVICE_ATTRIBUTE_FLUSH_FLUSH_GPU_DIRECT_RDMA_OPTIONS",
        "CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_FLUSH_WRITES_OPTIONS",
    ),
    ("", "CU_DEV_SM_RESOURCE_SPLIT_BACKFILL", "CU_DEV_SM_RESOURCE_GROUP_BACKFILL"),
    ("", "CU_FUNC_CACHE_MODE_CA", "CU_FUNC_ATTRIBUTE_CACHE_MODE_CA"),
    ("", "CU_GRAPHICS_MAP_RESOURCE_FLAGS_READONLY", "CU_GRAPHICS_MAP_RESOURCE_FLAGS_READ_ONLY"),
    (
        "",
        "CU_GRAPHICS_MAP_RESOURCE_FLAGS_WRITEDISCARD",
        "CU_GRAPHICS_MAP_RESOURCE_FLAGS_WRITE_DISCARD",
    ),
    ("", "CU_MEMHOSTERGISTER_READ_ONLY", "CU_MEMHOSTREGISTER_READ_ONLY"),
    ("", "CU_MULTICAST_MINIMUM_GRANULARITY", "CU_MULTICAST_GRANULARITY_MINIMUM"),
    ("", "CU_MULTICAST_RECOMMENDED_GRANULARITY", "CU_MULTICAST_GRANULARITY_RECOMMENDED"),
    (
        "",
        "CU_POINTER_ATTRIBUTE_IS_MEM_DECOMPRESS_CAPABLE",
        "CU_POINTER_ATTRIBUTE_IS_HW_DECOMPRESS_CAPABLE",
    ),
    ("", "CU__MEM_ALLOCATION_TYPE_MANAGED", "CU_MEM_ALLOCATION_TYPE_MANAGED"),
    ("cuEventRecordWithFlags", "CUevent_capture_flags", "CUevent_record_flags"),
    ("cuStreamWaitEvent", "CUevent_capture_flags", "CUevent_wait_flags"),
    ("", "CUipcMemHandles", "CUipcMemHandle"),
    ("", "CUmemProt", "CUmemAccess_flags"),
    ("", "concurrentManagedAccess", "CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS"),
    ("", "cuFlushGPUDirectRDMA", "cuFlushGPUDirectRDMAWrites"),
    ("", "cuFuncGetAttributes", "cuFuncGetAttribute"),
    ("", "cuFuncIsloaded", "cuFuncIsLoaded"),
    ("", "cuFunctionIsLoaded", "cuFuncIsLoaded"),
    ("", "cuFunctionLoad", "cuFuncLoad"),
    ("", "cuFunctionSetAttribute", "cuFuncSetAttribute"),
    ("", "cuKernelNodeGetAttribute", "cuGraphKernelNodeGetAttribute"),
    ("", "cuKernelNodeSetAttribute", "cuGraphKernelNodeSetAttribute"),
    ("", "cuMemAllocFromPool", "cuMemAllocFromPoolAsync"),
    ("", "cuStreamLaunchHostFunc", "cuLaunchHostFunc"),
    ("", "cuapiDeviceGetAttribute", "cuDeviceGetAttribute"),
    ("", "memAddressReserve", "cuMemAddressReserve"),
];

/// The target of a name.
#[derive(Clone, Debug, PartialEq)]
pub struct Found {
    /// The displayed name.
    pub shown: String,
    /// The path of the Rust item.
    pub path: String,
}

/// A field's path, and its type.
type Fields<'a> = HashMap<&'a str, (String, &'a Type)>;

pub struct Names<'a> {
    paths: HashMap<&'a str, String>,
    /// The symbols with another name in C, which the crate has too.
    symbols: HashMap<&'a str, &'a str>,
    fields: HashMap<&'a str, Fields<'a>>,
    aliases: HashMap<&'a str, &'a Type>,
}

impl<'a> Names<'a> {
    /// The names that one header's comments may use, the later headers' before the earlier ones'.
    pub fn new(headers: &[&'a Header], declared: &[Declared<'a>]) -> Self {
        let mut names = Names {
            paths: HashMap::new(),
            symbols: HashMap::new(),
            fields: HashMap::new(),
            aliases: HashMap::new(),
        };
        headers.iter().for_each(|header| names.add(header));
        for item in declared {
            let named = item.names.iter().find_map(|name| names.paths.get(name)).cloned();
            if let (Some(tag), Some(path)) = (item.tag, named) {
                names.paths.entry(tag).or_insert(path);
            }
        }
        names
    }

    fn add(&mut self, header: &'a Header) {
        let names = self;
        names.aliases.extend(header.aliases.iter().map(|(name, ty)| (&**name, ty)));
        let opaque = header.opaque.iter().map(|name| &**name);
        let constants = header.constants.iter().map(|constant| &*constant.name);
        let aliases = header.aliases.iter().map(|(name, _)| &**name);
        for name in constants.chain(opaque).chain(aliases) {
            names.paths.insert(name, name.to_owned());
        }
        for function in &header.functions {
            names.paths.insert(&function.name, function.name.clone());
        }
        for function in &header.functions {
            for alias in &function.aliases {
                names.paths.entry(alias).or_insert_with(|| alias.clone());
                names.symbols.insert(alias, &function.name);
            }
        }
        for e in &header.enums {
            names.paths.insert(&e.name, e.name.clone());
            for variant in &e.variants {
                names.paths.insert(&variant.name, format!("{}::{}", e.name, variant.name));
            }
        }
        for record in &header.records {
            names.paths.insert(&record.name, record.name.clone());
        }
        for record in &header.records {
            let mut fields = Fields::new();
            names.collect(header, &record.name, &record.name, &mut fields);
            names.fields.insert(&record.name, fields);
        }
    }

    /// Returns the fields of a record in C, including those of its anonymous members.
    fn collect(&self, header: &'a Header, name: &str, outer: &str, fields: &mut Fields<'a>) {
        let Some(record) = header.records.iter().find(|record| record.name == name) else {
            return;
        };
        for (field, ty) in &record.fields {
            match ty {
                Type::Name(inner) if field == ANONYMOUS => {
                    let flat = FLAT.iter().any(|(name, _)| *name == record.name);
                    self.collect(header, inner, if flat { name } else { inner }, fields);
                }
                _ => {
                    fields.insert(field, (format!("{outer}::{field}"), ty));
                }
            }
        }
    }

    /// Returns the record behind a type.
    fn record(&self, ty: &Type) -> Option<&Fields<'a>> {
        match ty {
            Type::Name(name) => match self.fields.get(&**name) {
                Some(fields) => Some(fields),
                None => self.record(self.aliases.get(&**name)?),
            },
            Type::Pointer { to, .. } | Type::Array(to, _) => self.record(to),
            Type::Function { .. } => None,
        }
    }

    /// Returns a field's path in the crate, and its type.
    pub fn field(&self, record: &str, name: &str) -> Option<(&str, &'a Type)> {
        let (path, ty) = member(self.fields.get(record)?, name)?;
        Some((path, ty))
    }

    /// Returns the path of a type, a function, a macro or an enumerator, if it exists under this name.
    pub fn path(&self, name: &str) -> Option<&str> {
        self.paths.get(name).map(String::as_str)
    }

    /// Returns the path under which a declaration of this name is documented.
    pub fn documented(&self, name: &str) -> Option<&str> {
        self.symbols.get(name).copied().or_else(|| self.path(name))
    }

    /// Returns the record, enum or alias behind a typedef's name.
    pub fn declared(&self, name: &str) -> Option<&str> {
        match self.aliases.get(name) {
            Some(Type::Name(target)) if self.path(target).is_some() => self.declared(target),
            _ => self.path(name),
        }
    }

    /// Returns the target of `a`, `A::b` or `A::b::c` in the comments of `within`.
    pub fn find(&self, name: &str, within: &Within) -> Option<Found> {
        let mut parts = name.split("::");
        let first = parts.next()?;
        let meant = |(only, wrong, _): &&(&str, &str, &str)| {
            *wrong == first && (only.is_empty() || *only == within.item)
        };
        let first = match (self.path(first), MEANT.iter().find(meant)) {
            (None, Some((_, _, meant))) => meant,
            _ => first,
        };
        let Some(path) = self.path(first) else {
            // A field of a struct behind the function's parameters.
            let field = |ty: &&Type| self.record(ty)?.get(first);
            let (path, _) = within.types.iter().find_map(field).filter(|_| name == first)?;
            return Some(Found { shown: first.to_owned(), path: path.clone() });
        };
        let mut found = Found { shown: first.to_owned(), path: path.to_owned() };
        let mut owner = Type::Name(path.to_owned());
        for part in parts {
            found.shown = format!("{}::{part}", found.shown);
            let enumerator = format!("{}::{part}", found.path);
            if self.path(part).is_some_and(|path| path == enumerator) {
                found.path = enumerator;
                continue;
            }
            let (path, ty) = member(self.record(&owner)?, part)?;
            (found.path, owner) = (path.clone(), (*ty).clone());
        }
        Some(found)
    }
}

/// Returns a field. Rust may call it `type_`, and a comment may write `keyedmutex` for `keyedMutex`, or name it by its
/// type.
fn member<'f, 'a>(fields: &'f Fields<'a>, name: &str) -> Option<&'f (String, &'a Type)> {
    let known = |known: &&&str| known.trim_end_matches('_').eq_ignore_ascii_case(name);
    let typed = |field: &&(String, &Type)| matches!(field.1, Type::Name(ty) if ty == name);
    let other = || fields.keys().find(known).and_then(|known| fields.get(known));
    fields.get(name).or_else(other).or_else(|| fields.values().find(typed))
}

/// The place of a comment.
#[derive(Default)]
pub struct Within<'a> {
    /// The function, under the name without a version; empty elsewhere.
    pub item: &'a str,
    pub parameters: Vec<&'a str>,
    /// The types whose fields the comment may name without the type.
    pub types: Vec<&'a Type>,
}
