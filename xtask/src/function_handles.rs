//! The file of `cuda-validate` with the handles among the parameters of each function: which kind of object each names, and
//! which a successful call creates, ends, launches or waits for. The kinds follow from the types, the memory of copies from the
//! types of structs and from the sizes of untyped memory, and the rest from the marks in the reference.

use crate::generate::read::{Function, Header, Type, versioned};
use crate::generate::reference::{Direction, Item, Length, Reference, Verb};
use crate::ledger::target;
use crate::shell::{self, Result};
use crate::sources::{REFERENCE, created, wrapped};
use std::collections::BTreeSet;
use std::fmt::Write;
use std::path::{Path, PathBuf};

/// The kinds of objects that handles name, by C's types.
const KINDS: &[(&str, &str)] = &[
    ("CUarray", "array"),
    ("CUcontext", "context"),
    ("CUdeviceptr", "memory"),
    ("CUevent", "event"),
    ("CUexternalMemory", "external memory"),
    ("CUexternalSemaphore", "external semaphore"),
    ("CUfunction", "function"),
    ("CUgraph", "graph"),
    ("CUgraphExec", "executable graph"),
    ("CUgraphicsResource", "graphics resource"),
    ("CUgreenCtx", "green context"),
    ("CUipcEventHandle", "IPC handle"),
    ("CUipcMemHandle", "IPC handle"),
    ("CUkernel", "kernel"),
    ("CUlibrary", "library"),
    ("CUlinkState", "linker"),
    ("CUmemGenericAllocationHandle", "allocation"),
    ("CUmemoryPool", "memory pool"),
    ("CUmipmappedArray", "mipmapped array"),
    ("CUmodule", "module"),
    ("CUstream", "stream"),
    ("CUsurfObject", "surface object"),
    ("CUtexObject", "texture object"),
    ("CUtexref", "texture reference"),
    ("CUuserObject", "user object"),
];

/// What the driver is to call later, by C's types.
const CALLED: [&str; 2] = ["CUhostFn", "CUstreamCallback"];
const HOST_FUNCTION: &str = "host function";

/// Fields for objects that must be alive in these functions; others may leave them alone. Of each: the functions, the struct, the
/// field, the kind and, for a member of a union, the field that selects it with the enumerator.
const HELD: &[(&str, &str, &str, &str, &str)] = &[
    ("cuLaunchKernelEx", "CUlaunchConfig", "hStream", "stream", ""),
    (RESOURCES, "CUDA_RESOURCE_DESC", "res.array.hArray", "array", ARRAY),
    (RESOURCES, "CUDA_RESOURCE_DESC", "res.mipmap.hMipmappedArray", "mipmapped array", MIPMAPPED),
    (HOST_NODES, "CUDA_HOST_NODE_PARAMS", "fn_", HOST_FUNCTION, ""),
    (NODES, "CUgraphNodeParams", "anonymous.host.fn_", HOST_FUNCTION, HOST),
];
const HOST_NODES: &str = "cuGraphAddHostNode cuGraphExecHostNodeSetParams cuGraphHostNodeSetParams";
const NODES: &str = "cuGraphAddNode cuGraphExecNodeSetParams cuGraphNodeSetParams";
const HOST: &str = "type_ CUgraphNodeType::CU_GRAPH_NODE_TYPE_HOST";
const RESOURCES: &str = "cuSurfObjectCreate cuTexObjectCreate";
const ARRAY: &str = "resType CUresourcetype::CU_RESOURCE_TYPE_ARRAY";
const MIPMAPPED: &str = "resType CUresourcetype::CU_RESOURCE_TYPE_MIPMAPPED_ARRAY";

/// A struct with ends of a copy, each for `~` in a name.
struct Copied {
    ty: &'static str,
    ends: &'static [&'static str],
    /// The field with the type of the memory, and for each type that has an address, the field with that.
    tag: &'static str,
    addresses: &'static [(&'static str, &'static str)],
    /// The sizes of the copy, and the factors of each distance from the address to its first row.
    sizes: &'static str,
    distances: &'static [&'static str],
}

const BOTH: &[&str] = &["dst", "src"];
const ADDRESSES: &[(&str, &str)] = &[
    ("CUmemorytype::CU_MEMORYTYPE_HOST", "~Host"),
    ("CUmemorytype::CU_MEMORYTYPE_DEVICE", "~Device"),
    ("CUmemorytype::CU_MEMORYTYPE_UNIFIED", "~Device"),
];
const BOX: Copied = Copied {
    ty: "CUDA_MEMCPY3D",
    ends: BOTH,
    tag: "~MemoryType",
    addresses: ADDRESSES,
    sizes: "WidthInBytes Height Depth",
    distances: &["~XInBytes", "~Y ~Pitch", "~Z ~Pitch ~Height"],
};
const COPIES: &[Copied] = &[
    Copied {
        ty: "CUDA_MEMCPY2D",
        sizes: "WidthInBytes Height",
        distances: &["~XInBytes", "~Y ~Pitch"],
        ..BOX
    },
    BOX,
    Copied { ty: "CUDA_MEMCPY3D_PEER", ..BOX },
    // The source may be read in the call. A width that counts elements of an array is no larger than their size.
    Copied {
        ty: "CUDA_MEMCPY3D_BATCH_OP",
        ends: &["dst"],
        tag: "~.type_",
        addresses: &[("CUmemcpy3DOperandType::CU_MEMCPY_OPERAND_TYPE_POINTER", "~.op.ptr.ptr")],
        sizes: "extent.width extent.height extent.depth",
        distances: &[],
    },
];

/// Returns an end of such a copy, as a handle. `each` is the field with the number of structs, where they are a list.
fn end(copied: &Copied, end: &str, index: usize, each: &str) -> String {
    let ty = copied.ty;
    let offset = |field: &str| format!("offset_of!({ty}, {})", field.replace('~', end));
    let offsets = |fields: &str| {
        let offsets: Vec<String> = fields.split_whitespace().map(offset).collect();
        format!("&[{}]", offsets.join(", "))
    };
    let address = |(tag, field): &(&str, &str)| format!("({tag}.0, {})", offset(field));
    let addresses: Vec<String> = copied.addresses.iter().map(address).collect();
    let distances: Vec<String> = copied.distances.iter().map(|fields| offsets(fields)).collect();
    let copy = format!(
        "{each}copy: Some(&CopyEnd {{ size: size_of::<{ty}>(), tag: {}, addresses: &[{}], sizes: {}, distances: &[{}] }}), ",
        offset(copied.tag),
        addresses.join(", "),
        offsets(copied.sizes),
        distances.join(", ")
    );
    handle("Spans", "memory", index, &copy)
}

/// Returns a handle with these fields beside its role, its kind and its index.
fn handle(role: &str, kind: &str, index: usize, fields: &str) -> String {
    let new = format!("new({role}, {}, {index})", variant(kind));
    if fields.is_empty() { new } else { format!("Handle {{ {fields}..{new} }}") }
}

/// Kinds of objects that are named by an address, as memory is.
const OF_ADDRESSES: &[&str] =
    &["host memory", "IPC memory", "mapping", "memory", "registration", "reservation", "variable"];

/// Functions that take a graphics resource which is not mapped. One that is mapped is an object until a call unmaps it.
const UNMAPPED: &[&str] = &["cuGraphicsResourceSetMapFlags"];

/// What a stream does, named by the stream.
const CAPTURE: &str = "capture";

/// Whether a name of a function has a word for creating or ending objects.
fn has_verb(name: &str) -> bool {
    let verbs = regex!(
        r"(?x)(Alloc|Attach|Clone|Close|Create|Destroy|Detach|Free|Import|Instantiate|Load|Map|Open|Register|Release
        |Reserve|Reset|Retain|Unload|Unmap|Unregister)([^a-z]|$)"
    );
    // A map of tensors is a value.
    verbs.is_match(&name.replace("TensorMap", ""))
}

/// Functions with such a word that create or end no object of a kind above, with the reasons.
const OTHERS: &str = "
# They are a part of a graph, which has it.
cuGraphAddMemAllocNode cuGraphAddMemFreeNode cuGraphConditionalHandleCreate cuGraphDestroyNode
cuGraphMemAllocNodeGetParams cuGraphMemFreeNodeGetParams cuGraphNodeFindInClone
# They are references that graphs have too.
cuGraphReleaseUserObject cuGraphRetainUserObject cuUserObjectRelease cuUserObjectRetain
# They are numbers, and no handles.
cuLogicalEndpointCreate cuLogicalEndpointDestroy cuLogicalEndpointIdRelease cuLogicalEndpointIdReserve
cuLogicalEndpointImport
# They are functions of the program.
cuCoredumpRegisterCompleteCallback cuCoredumpRegisterStartCallback cuDeviceRegisterAsyncNotification
cuDeviceUnregisterAsyncNotification cuLogsRegisterCallback cuLogsUnregisterCallback
# The objects stay.
cuCtxResetPersistingL2Cache cuFuncLoad cuGraphicsResourceSetMapFlags_v2 cuMemMapArrayAsync cuStreamAttachMemAsync
";

/// Returns the file, from the headers whose functions the layer wraps.
pub fn file(root: &Path, headers: &[Header], reference: &Reference) -> Result<(PathBuf, String)> {
    let core = &headers[0];
    let wrapped_ones = headers.iter().filter(|header| ["", "internal"].contains(&header.unit.name));
    let (mut text, mut wrong) = (String::new(), Vec::new());
    for function in wrapped_ones.flat_map(|header| &header.functions) {
        let name = &function.name;
        let (item, is_own) = item(function, core, reference);
        let mut handles = match handles(function, item, is_own) {
            Ok(handles) => handles,
            Err(error) => {
                wrong.push(format!("{name}: {error}"));
                continue;
            }
        };
        handles.extend(of_newest(function, core, reference));
        if !handles.is_empty() {
            line!(text, "    ({name}) => {{ &[{}] }};", handles.join(", "));
        }
    }
    shell::no_errors(wrong).map_err(|error| format!("{REFERENCE}:\n{error}"))?;
    let kinds = KINDS.iter().map(|(_, kind)| kind).chain(OF_ADDRESSES);
    let kinds = kinds.chain([&CAPTURE, &HOST_FUNCTION]);
    let kinds: BTreeSet<_> = kinds.map(|kind| format!("{} {kind:?},", variant(kind))).collect();
    let kinds: Vec<&str> = kinds.iter().map(|kind| &**kind).collect();
    let made = created(root, &["cuda.h", "cudaTypedefs.h", REFERENCE])?;
    let text = format!(
        "// {made}\n\nkinds! {{\n{}\n}}\n\nmacro_rules! handles {{\n{text}    ($other:ident) => {{ &[] }};\n}}\n",
        wrapped(&kinds)
    );
    Ok((root.join("validate/src/function_handles.rs"), text))
}

/// Returns the text on a function, and whether it is its own: else that on the function of which it is another form.
fn item<'a>(function: &Function, core: &Header, reference: &'a Reference) -> (&'a Item, bool) {
    let own = reference.get(&function.name);
    if !own.summary.is_empty() {
        return (own, true);
    }
    let name = plain(&function.name);
    let last = newest(function, core);
    // A name that took its parameters, and then an end that says which.
    let with = format!("{name}With");
    let longer = || core.functions.iter().find(|other| other.name.starts_with(&with));
    (reference.get(last.or_else(longer).map_or("", |other| &other.name)), false)
}

/// Returns the form of a function with the latest version.
fn newest<'a>(function: &Function, core: &'a Header) -> Option<&'a Function> {
    let name = plain(&function.name);
    let same = core.functions.iter().filter(|other| plain(&other.name) == name);
    same.max_by_key(|other| other.name.len())
}

/// Returns what a function waits for without a parameter, which its newest form has: the current context.
fn of_newest(function: &Function, core: &Header, reference: &Reference) -> Vec<String> {
    let Some(newest) = newest(function, core) else { return Vec::new() };
    let members = &reference.get(&newest.name).members;
    let waits = |name: &String| {
        let mark = members.get(name)?.mark.as_ref().filter(|mark| mark.verb == Verb::Waits)?;
        Some(handle("Waits", &mark.kind, function.parameters.len(), ""))
    };
    let is_own = |name: &&String| function.parameters.iter().any(|(own, _)| own == *name);
    let names = newest.parameters.iter().map(|(name, _)| name);
    names.filter(|name| !is_own(name)).filter_map(waits).collect()
}

/// A name without the ends for versions and for per-thread default streams.
fn plain(name: &str) -> &str {
    versioned(name).0
}

fn handles(function: &Function, item: &Item, is_own: bool) -> Result<Vec<String>> {
    let mut handles = Vec::new();
    let (mut marks, mut is_older) = (0, false);
    let has_stream = function.parameters.iter().any(|(_, ty)| ty.is("CUstream"));
    let place = |of: &str| function.parameters.iter().position(|(name, _)| name == of);
    for (index, (name, ty)) in function.parameters.iter().enumerate() {
        let member = item.members.get(name);
        is_older |= target(ty).is("CUdeviceptr_v1");
        let pointer = member.and_then(|member| member.pointer.as_ref());
        let is_void = target(ty).is("c_void");
        let size = pointer.and_then(|pointer| match &pointer.length {
            Length::Elements(count) => place(count),
            _ => None,
        });
        let each = size.map_or(String::new(), |size| format!("each: Some({size}), "));
        let Some(mark) = member.and_then(|member| member.mark.as_ref()) else {
            if let Type::Name(ty) = ty
                && !UNMAPPED.contains(&plain(&function.name))
                && let Some((_, kind)) = KINDS.iter().find(|(known, _)| known == ty)
            {
                handles.push(handle("Uses", kind, index, ""));
            }
            if CALLED.iter().any(|called| ty.is(called)) {
                handles.push(handle("Calls", HOST_FUNCTION, index, ""));
            }
            for (functions, of, field, kind, tag) in HELD {
                let mut functions = functions.split(' ');
                if ty.points_to(of) && functions.any(|name| name == plain(&function.name)) {
                    let tag = tag.split_once(' ').map_or(String::new(), |(tag, is)| {
                        format!("tag: Some((offset_of!({of}, {tag}), {is}.0)), ")
                    });
                    let fields = format!("of: Some(offset_of!({of}, {field})), {tag}");
                    let role = if *kind == HOST_FUNCTION { "Calls" } else { "Leads" };
                    handles.push(handle(role, kind, index, &fields));
                }
            }
            for copied in COPIES.iter().filter(|of| has_stream && ty.points_to(of.ty)) {
                let ends = copied.ends.iter();
                handles.extend(ends.map(|one| end(copied, one, index, &each)));
            }
            if let Some(size) = size.filter(|_| has_stream && is_void) {
                let of = format!("of: Some({size}), ");
                handles.push(handle("Spans", "host memory", index, &of));
            }
            continue;
        };
        marks += usize::from(matches!(
            mark.verb,
            Verb::Creates | Verb::Ends | Verb::Finds | Verb::Maps | Verb::Opens | Verb::Unmaps
        ));
        let is_out = pointer.is_some_and(|pointer| pointer.direction == Direction::Out);
        let is_known = match target(ty) {
            ty if ty.is("CUdevice") => mark.kind == "context",
            ty if is_void || matches!(ty, Type::Pointer { .. }) || ty.is("CUdeviceptr") => {
                OF_ADDRESSES.contains(&&*mark.kind)
            }
            Type::Name(name) if mark.kind == CAPTURE => name == "CUstream",
            Type::Name(name) => KINDS.contains(&(name, &mark.kind)),
            _ => false,
        };
        // Addresses of 32 bits, from before CUDA 3.2.
        if is_older {
            continue;
        }
        if !is_known
            || (mark.verb == Verb::Creates
                && !is_out
                && !is_void
                && !["mapping", CAPTURE].contains(&&*mark.kind))
        {
            return Err(format!("{name} is no handle of this kind: {}", mark.kind));
        }
        let of = match &mark.of {
            Some(of) if is_own && place(of).is_none() => {
                return Err(format!("it has no parameter {of}"));
            }
            Some(of) => place(of).map_or(String::new(), |index| format!("of: Some({index}), ")),
            None => String::new(),
        };
        if mark.kind == CAPTURE {
            handles.push(handle("Uses", "stream", index, ""));
        }
        let is_list = pointer.is_some() && !is_out;
        if mark.verb == Verb::Takes && !is_list {
            handles.push(handle("Uses", &mark.kind, index, ""));
        }
        let role = match (mark.verb, is_out) {
            (Verb::Finds | Verb::Opens, _) => "Finds",
            (Verb::Creates, true) => "Creates",
            (Verb::Creates, false) | (Verb::Maps, _) => "Begins",
            (Verb::Ends | Verb::Unmaps, _) => "Ends",
            (Verb::Follows, _) => "Follows",
            (Verb::Launches, _) => "Launches",
            (Verb::Records, _) => "Records",
            (Verb::Takes, _) => "Spans",
            (Verb::Waits, _) => "Waits",
        };
        // A fill of two dimensions.
        let rows = place("dstPitch").zip(place("Height")).filter(|_| mark.verb == Verb::Takes);
        let rows = rows.map(|(pitch, height)| format!("rows: Some([{pitch}, {height}]), "));
        let each = if is_list { each } else { String::new() };
        let fields = of + &each + &rows.unwrap_or_default();
        handles.push(handle(role, &mark.kind, index, &fields));
    }
    // Work begins with its memory.
    handles.sort_by_key(|handle| !handle.contains("Spans"));
    let is_other = OTHERS.split_whitespace().any(|other| plain(other) == plain(&function.name));
    match (has_verb(plain(&function.name)), marks) {
        (true, 0) if !is_other => {
            Err("which object does it create or end? `phStream [out; creates stream]`".to_owned())
        }
        (_, 1..) if is_other => {
            Err("it has a mark, and is listed as one that needs none".to_owned())
        }
        _ => Ok(handles),
    }
}

/// A kind as the name of an enumerator.
fn variant(kind: &str) -> String {
    let word = |word: &str| word[..1].to_ascii_uppercase() + &word[1..];
    kind.split(' ').map(word).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::generate::reference::{Mark, Member};

    /// Returns the error of a function with one parameter, a stream, if its text says that the stream ends as `kind`.
    fn error(name: &str, kind: Option<&str>, of: Option<&str>) -> String {
        let stream = ("s".to_owned(), Type::Name("CUstream".to_owned()));
        let (name, of) = (name.to_owned(), of.map(str::to_owned));
        let function = Function { name, parameters: vec![stream], ..Function::default() };
        let mark = kind.map(|kind| Mark { verb: Verb::Ends, kind: kind.to_owned(), of });
        let members = [("s".to_owned(), Member { mark, ..Member::default() })].into();
        let item = Item { members, ..Item::default() };
        handles(&function, &item, true).err().unwrap_or_default()
    }

    #[test]
    fn asks_for_a_mark_and_refuses_a_wrong_one() {
        let (name, stream) = ("cuFooDestroy_v2", Some("stream"));
        assert_eq!(error(name, stream, None), "");
        assert!(error(name, None, None).starts_with("which object"));
        assert_eq!(error(name, Some("event"), None), "s is no handle of this kind: event");
        assert_eq!(error(name, stream, Some("n")), "it has no parameter n");
        assert_eq!(error("cuFuncLoad", None, None), "");
        assert_ne!(error("cuFuncLoad", stream, None), "");
    }
}
