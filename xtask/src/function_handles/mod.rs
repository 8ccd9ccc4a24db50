//! The file of `cuda-validate` with the handles among the parameters of each function: which kind of object each names, and
//! which a successful call creates, ends, launches or waits for. The kinds follow from the types, the memory of copies from the
//! types of structs and from the sizes of untyped memory, and the rest from the marks in the reference.

mod handle;
mod known;

use crate::generate::read::{Function, Header, Type};
use crate::generate::reference::{Direction, Item, Length, Mark, Pointer, Reference, Verb};
use crate::notes::target;
use crate::shell::{self, Result};
use crate::sources::{REFERENCE, created, wrapped};
use handle::{Handle, Role, variant};
use known::{
    CALLED, CAPTURE, COPIES, HELD, HOST_FUNCTION, KINDS, OF_ADDRESSES, UNMAPPED, has_verb,
    is_other, plain,
};
use std::collections::BTreeSet;
use std::fmt::Write;
use std::path::{Path, PathBuf};

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
            let handles: Vec<String> = handles.iter().map(Handle::text).collect();
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
    Ok((root.join("validate/src/layer/call/function_handles.rs"), text))
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
fn of_newest(function: &Function, core: &Header, reference: &Reference) -> Vec<Handle> {
    let Some(newest) = newest(function, core) else { return Vec::new() };
    let members = &reference.get(&newest.name).members;
    let waits = |name: &String| {
        let mark = members.get(name)?.mark.as_ref().filter(|mark| mark.verb == Verb::Waits)?;
        Some(Handle::new(Role::Waits, &mark.kind, function.parameters.len()))
    };
    let is_own = |name: &&String| function.parameters.iter().any(|(own, _)| own == *name);
    let names = newest.parameters.iter().map(|(name, _)| name);
    names.filter(|name| !is_own(name)).filter_map(waits).collect()
}

fn handles(function: &Function, item: &Item, is_own: bool) -> Result<Vec<Handle>> {
    let (mut handles, mut marks, mut is_older) = (Vec::new(), 0, false);
    for (index, (name, ty)) in function.parameters.iter().enumerate() {
        let member = item.members.get(name);
        let pointer = member.and_then(|member| member.pointer.as_ref());
        let parameter = Parameter { function, index, name, ty, pointer };
        // Addresses of 32 bits, from before CUDA 3.2.
        is_older |= target(ty).is("CUdeviceptr_v1");
        let Some(mark) = member.and_then(|member| member.mark.as_ref()) else {
            handles.extend(parameter.unmarked());
            continue;
        };
        let has_life =
            [Verb::Creates, Verb::Ends, Verb::Finds, Verb::Maps, Verb::Opens, Verb::Unmaps];
        marks += usize::from(has_life.contains(&mark.verb));
        if !is_older {
            handles.extend(parameter.marked(mark, is_own)?);
        }
    }
    // Work begins with its memory.
    handles.sort_by_key(|handle| handle.role != Role::Spans);
    match (has_verb(&function.name), marks) {
        (true, 0) if !is_other(&function.name) => {
            Err("which object does it create or end? `phStream [out; creates stream]`".to_owned())
        }
        (_, 1..) if is_other(&function.name) => {
            Err("it has a mark, and is listed as one that needs none".to_owned())
        }
        _ => Ok(handles),
    }
}

/// A parameter of a function.
struct Parameter<'a> {
    function: &'a Function,
    index: usize,
    name: &'a str,
    ty: &'a Type,
    pointer: Option<&'a Pointer>,
}

impl Parameter<'_> {
    /// Returns the index of a parameter of the function.
    fn place(&self, of: &str) -> Option<usize> {
        self.function.parameters.iter().position(|(name, _)| name == of)
    }

    /// Returns the parameter with the number of elements.
    fn count(&self) -> Option<usize> {
        match &self.pointer?.length {
            Length::Elements(count) => self.place(count),
            _ => None,
        }
    }

    fn is_untyped(&self) -> bool {
        target(self.ty).is("c_void")
    }

    /// Returns the handles that its type says.
    fn unmarked(&self) -> Vec<Handle> {
        let Self { function, index, ty, .. } = *self;
        let name = plain(&function.name);
        let mut handles = Vec::new();
        let kind = KINDS.iter().find(|(known, _)| ty.is(known)).map(|(_, kind)| kind);
        if let Some(kind) = kind.filter(|_| !UNMAPPED.contains(&name)) {
            handles.push(Handle::new(Role::Uses, kind, index));
        }
        if CALLED.iter().any(|called| ty.is(called)) {
            handles.push(Handle::new(Role::Calls, HOST_FUNCTION, index));
        }
        for held in HELD.iter().filter(|held| ty.points_to(held.ty)) {
            if held.functions.contains(&name) {
                let is_called = held.kind == HOST_FUNCTION;
                let role = if is_called { Role::Calls } else { Role::Leads };
                handles.push(Handle::held(role, held, index));
            }
        }
        // Without a stream, the work is done when the call returns.
        if !function.parameters.iter().any(|(_, ty)| ty.is("CUstream")) {
            return handles;
        }
        for copied in COPIES.iter().filter(|of| ty.points_to(of.ty)) {
            let (count, memory) = (self.count(), || Handle::new(Role::Spans, "memory", index));
            let end = |end| Handle { count, copy: Some((copied, end)), ..memory() };
            handles.extend(copied.ends.iter().map(|name| end(*name)));
        }
        if let Some(size) = self.count().filter(|_| self.is_untyped()) {
            let memory = Handle::new(Role::Spans, "host memory", index);
            handles.push(Handle { described_by: Some(size), ..memory });
        }
        handles
    }

    /// Returns the handles that a mark says. The text with the mark may be that of another form of the function.
    fn marked(&self, mark: &Mark, is_own: bool) -> Result<Vec<Handle>> {
        let Self { index, name, ty, .. } = *self;
        let is_out = self.pointer.is_some_and(|pointer| pointer.direction == Direction::Out);
        let is_known = match target(ty) {
            ty if ty.is("CUdevice") => mark.kind == "context",
            ty if self.is_untyped()
                || matches!(ty, Type::Pointer { .. })
                || ty.is("CUdeviceptr") =>
            {
                OF_ADDRESSES.contains(&&*mark.kind)
            }
            Type::Name(name) if mark.kind == CAPTURE => name == "CUstream",
            Type::Name(name) => KINDS.contains(&(name, &mark.kind)),
            _ => false,
        };
        // Of these, the argument itself is the name.
        let names_itself = self.is_untyped() || ["mapping", CAPTURE].contains(&&*mark.kind);
        if !is_known || (mark.verb == Verb::Creates && !is_out && !names_itself) {
            return Err(format!("{name} is no handle of this kind: {}", mark.kind));
        }
        let of = mark.parameter.as_ref().map(|name| self.place(name).ok_or(name));
        if let Some(Err(of)) = of.filter(|_| is_own) {
            return Err(format!("it has no parameter {of}"));
        }
        let mut handles = Vec::new();
        if mark.kind == CAPTURE {
            handles.push(Handle::new(Role::Uses, "stream", index));
        }
        let is_list = self.pointer.is_some() && !is_out;
        let takes = mark.verb == Verb::Takes;
        if takes && !is_list {
            handles.push(Handle::new(Role::Uses, &mark.kind, index));
        }
        let role = match (mark.verb, is_out) {
            (Verb::Finds | Verb::Opens, _) => Role::Finds,
            (Verb::Creates, true) => Role::Creates,
            (Verb::Creates, false) | (Verb::Maps, _) => Role::Begins,
            (Verb::Ends | Verb::Unmaps, _) => Role::Ends,
            (Verb::Follows, _) => Role::Follows,
            (Verb::Launches, _) => Role::Launches,
            (Verb::Records, _) => Role::Records,
            (Verb::Takes, _) => Role::Spans,
            (Verb::Waits, _) => Role::Waits,
        };
        // A fill of two dimensions.
        let rows = self.place("dstPitch").zip(self.place("Height")).filter(|_| takes);
        handles.push(Handle {
            described_by: of.and_then(|of| of.ok()),
            count: self.count().filter(|_| is_list),
            rows: rows.map(<[usize; 2]>::from),
            ..Handle::new(role, &mark.kind, index)
        });
        Ok(handles)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::generate::reference::Member;

    /// Returns the error of a function with one parameter, a stream, if its text says that the stream ends as `kind`.
    fn error(name: &str, kind: Option<&str>, parameter: Option<&str>) -> String {
        let stream = ("s".to_owned(), Type::Name("CUstream".to_owned()));
        let (name, parameter) = (name.to_owned(), parameter.map(str::to_owned));
        let function = Function { name, parameters: vec![stream], ..Function::default() };
        let verb = Verb::Ends;
        let mark = kind.map(|kind| Mark { verb, kind: kind.to_owned(), parameter });
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
