//! A parameter that names an object, as `validate/src/layer/call/handle.rs` has it.

use super::known::{Copied, Held};

/// What the call does with it: see `Role` there.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Role {
    Begins,
    Calls,
    Creates,
    Ends,
    Finds,
    Follows,
    Launches,
    Leads,
    Records,
    Spans,
    Uses,
    Waits,
}

pub struct Handle {
    pub role: Role,
    pub kind: String,
    pub index: usize,
    /// The parameter that describes the object.
    pub described_by: Option<usize>,
    /// The struct with the object, and its field.
    pub offset: Option<(&'static str, &'static str)>,
    /// The struct with a tag of a union, its field, and the enumerator with which the object is there.
    pub tag: Option<(&'static str, &'static str, &'static str)>,
    /// The parameter with the number of elements.
    pub count: Option<usize>,
    /// The parameters with the distance and the number of rows.
    pub rows: Option<[usize; 2]>,
    /// A struct with ends of a copy, and the end.
    pub copy: Option<(&'static Copied, &'static str)>,
}

impl Handle {
    pub fn new(role: Role, kind: &str, index: usize) -> Self {
        let kind = kind.to_owned();
        Self {
            role,
            kind,
            index,
            described_by: None,
            offset: None,
            tag: None,
            count: None,
            rows: None,
            copy: None,
        }
    }

    /// Returns the handle of a struct with a field for an object.
    pub fn held(role: Role, held: &'static Held, index: usize) -> Self {
        let offset = Some((held.ty, held.field));
        let tag = held.tag.map(|(field, is)| (held.ty, field, is));
        Self { offset, tag, ..Self::new(role, held.kind, index) }
    }

    /// Returns it as code.
    pub fn text(&self) -> String {
        let described_by = self.described_by.map(|index| format!("described_by: Some({index})"));
        let place = self.offset.map(|(ty, field)| format!("offset: Some({})", offset(ty, field)));
        let tag =
            self.tag.map(|(ty, field, is)| format!("tag: Some(({}, {is}.0))", offset(ty, field)));
        let count = self.count.map(|count| format!("count: Some({count})"));
        let rows = self.rows.map(|[pitch, height]| format!("rows: Some([{pitch}, {height}])"));
        let copy = self.copy.map(|(copied, end)| format!("copy: Some(&{})", copy_end(copied, end)));
        let new = format!("new({:?}, {}, {})", self.role, variant(&self.kind), self.index);
        let fields = [described_by, place, tag, count, rows, copy].into_iter().flatten();
        let fields: String = fields.map(|field| field + ", ").collect();
        if fields.is_empty() { new } else { format!("Handle {{ {fields}..{new} }}") }
    }
}

/// Returns an end of a copy as code.
fn copy_end(copied: &Copied, end: &str) -> String {
    let Copied { ty, tag, addresses, sizes, distances, .. } = copied;
    let own = |field: &str| offset(ty, &format!("{end}{field}"));
    let list = |offsets: Vec<String>| format!("&[{}]", offsets.join(", "));
    let addresses = addresses.iter().map(|(tag, field)| format!("({tag}.0, {})", own(field)));
    let distance = |factors: &&[&str]| list(factors.iter().map(|field| own(field)).collect());
    format!(
        "CopyEnd {{ size: size_of::<{ty}>(), tag: {}, addresses: {}, sizes: {}, distances: {} }}",
        own(tag),
        list(addresses.collect()),
        list(sizes.iter().map(|field| offset(ty, field)).collect()),
        list(distances.iter().map(distance).collect())
    )
}

fn offset(ty: &str, field: &str) -> String {
    format!("offset_of!({ty}, {field})")
}

/// Returns a kind as the name of an enumerator.
pub fn variant(kind: &str) -> String {
    let word = |word: &str| word[..1].to_ascii_uppercase() + &word[1..];
    kind.split(' ').map(word).collect()
}
