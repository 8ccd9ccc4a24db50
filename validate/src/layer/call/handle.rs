//! Which parameters of a function name objects: the kind of each, and what the call does with it.

use crate::layer::call::signature::{Argument, IPC_HANDLE, PackedArguments, Part};
use crate::layer::call::stream::{LEGACY, is_default, is_gone};
use crate::spool::Slot;
use std::ffi::c_void;

/// A parameter that names an object.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Handle {
    pub kind: ObjectKind,
    pub role: Role,
    pub index: usize,
    /// The parameter with the size of memory, the device of a primary context, the mode of a capture, the flags of an event or a
    /// stream, the name of a function, or the first dimension of a launch.
    pub described_by: Option<usize>,
    /// Where the struct has the object, if the parameter leads to one.
    pub offset: Option<usize>,
    /// Where the struct has the tag of a union, and the tag with which the object is there.
    pub tag: Option<(usize, u32)>,
    /// The parameter with the number of elements, where it is a list.
    pub count: Option<usize>,
    /// The parameters with the distance and the number of rows, where a range has these.
    pub rows: Option<[usize; 2]>,
    /// Where a struct has an end of a copy.
    pub copy: Option<&'static CopyEnd>,
}

#[derive(Debug, PartialEq)]
pub struct CopyEnd {
    /// The size of the struct.
    pub size: usize,
    /// Where it has the type of the memory, and for each type that has an address, where it has that.
    pub tag: usize,
    pub addresses: &'static [(u32, usize)],
    /// The sizes of the copy, first that of a row, and the factors of each distance from the address to the first row.
    pub sizes: &'static [usize],
    pub distances: &'static [&'static [usize]],
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Role {
    Uses,
    /// It leads to a struct with the object, which has this offset.
    Leads,
    /// It leads to where the call stores the object.
    Creates,
    /// The same, if it may be there already.
    Finds,
    /// Its own value is that of the new object.
    Begins,
    Ends,
    /// Work is put into a stream.
    Launches,
    Records,
    /// A success shows that all earlier work of it is done.
    Waits,
    /// Later work of the stream waits for its record.
    Follows,
    /// Memory that work uses: a range, or lists of ranges.
    Spans,
    /// The driver is to call it later. It may be in a struct, as what `Leads` has.
    Calls,
}

impl Handle {
    /// Whether the call takes an object here that must be alive. A device has four bytes.
    pub fn takes(&self, size: usize) -> bool {
        (self.role.is_taken() || self.role == Role::Leads) && size != 4
    }

    /// The value of the object that this argument names; zero if it names none.
    #[inline]
    pub fn value(&self, place: u64) -> u64 {
        // SAFETY: it leads to a struct, which the call reads.
        unsafe {
            match (self.role, self.offset, self.tag) {
                (Role::Leads | Role::Calls, _, Some((offset, tag)))
                    if held_in::<u32>(place, offset) != tag =>
                {
                    0
                }
                (Role::Leads | Role::Calls, Some(offset), _) => held_in(place, offset),
                _ => place,
            }
        }
    }
}

impl CopyEnd {
    /// The address and the size of the first row of a copy, as a struct has it: zeros if that is of an array.
    pub fn first_row(&self, copy: u64) -> [u64; 2] {
        // SAFETY: it leads to a struct, which the call reads.
        let read = |offset: &usize| unsafe { held_in::<u64>(copy, *offset) };
        // SAFETY: as before.
        let kind: u32 = unsafe { held_in(copy, self.tag) };
        let address = self.addresses.iter().find(|(of, _)| *of == kind);
        let Some((_, address)) = address else { return [0; 2] };
        let product = |factors: &[usize]| factors.iter().map(read).fold(1, u64::wrapping_mul);
        let distances = self.distances.iter().map(|factors| product(factors));
        let start = distances.fold(read(address), u64::wrapping_add);
        [start, if product(self.sizes) == 0 { 0 } else { read(&self.sizes[0]) }]
    }
}

impl Role {
    /// Whether the argument is an object that the call takes.
    pub const fn is_taken(self) -> bool {
        use Role::*;
        matches!(self, Uses | Ends | Launches | Records | Waits | Follows)
    }

    /// Whether the call creates or ends the object, or has it called.
    pub const fn has_life(self) -> bool {
        matches!(self, Self::Creates | Self::Finds | Self::Begins | Self::Ends | Self::Calls)
    }
}

/// Returns the handle or the tag in a struct, or zero if there is no struct.
///
/// # Safety
///
/// The address must be null, or that of a struct with such a value at this offset.
#[inline]
pub unsafe fn held_in<T: Default>(address: u64, offset: usize) -> T {
    match address {
        0 => T::default(),
        // SAFETY: the caller guarantees it.
        _ => unsafe { (address as *const T).byte_add(offset).read_unaligned() },
    }
}

pub const fn new(role: Role, kind: ObjectKind, index: usize) -> Handle {
    Handle {
        kind,
        role,
        index,
        described_by: None,
        offset: None,
        tag: None,
        count: None,
        rows: None,
        copy: None,
    }
}

macro_rules! kinds {
    ($($kind:ident $words:literal,)*) => {
        /// The kinds of objects.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
        pub enum ObjectKind { $($kind,)* }

        impl ObjectKind {
            pub fn words(self) -> &'static str {
                match self { $(Self::$kind => $words,)* }
            }
        }
    };
}

/// The kinds, the handles of each function, as the macro `handles`, and what they are made of.
pub mod rows {
    pub use super::{CopyEnd, Role::*, new};
    pub use ObjectKind::*;
    pub use libcuda_sys::*;
    pub use std::mem::offset_of;

    include!("function_handles.rs");
    pub(crate) use handles;
}

pub use rows::ObjectKind;

/// What follows from the handles of a function.
pub struct Effects {
    /// A bit for each kind, and for each parameter with an object that the call takes.
    kinds: u64,
    taken: u64,
    /// Whether it creates or ends objects, or gives functions to the driver.
    pub has_lives: bool,
    /// Whether a success puts work into a stream, or shows which is before other calls.
    pub has_work: bool,
    /// The stream in which a call is: not one that it creates.
    pub stream: Option<&'static Handle>,
}

impl Effects {
    pub const fn from_handles(handles: &'static [Handle]) -> Self {
        use Role::*;
        let mut effects =
            Self { kinds: 0, taken: 0, has_lives: false, has_work: false, stream: None };
        let (mut rest, mut spans) = (handles, false);
        while let [first, others @ ..] = rest {
            effects.kinds |= 1 << first.kind as u8;
            effects.taken |= (first.role.is_taken() as u64) << first.index;
            effects.has_lives |= first.role.has_life();
            effects.has_work |= matches!(first.role, Launches | Records | Waits | Follows);
            spans |= matches!(first.role, Spans);
            let is_stream =
                matches!(first.kind, ObjectKind::Stream) && !matches!(first.role, Creates);
            if is_stream && effects.stream.is_none() {
                effects.stream = Some(first);
            }
            rest = others;
        }
        // Without a stream it is done in the call.
        effects.has_work |= spans && effects.stream.is_some();
        effects
    }

    /// Whether the call names an object of this kind.
    pub const fn names(&self, kind: ObjectKind) -> bool {
        self.kinds >> kind as u8 & 1 != 0
    }

    /// Whether a call takes an object there.
    pub const fn is_taken(&self, index: usize) -> bool {
        self.taken >> index & 1 != 0
    }
}

/// The handle of an object in a parameter that is looked at before the call, which must not take one that is dead. Memory is
/// looked at after a refusal, because the driver can be asked of it. Functions with a union create an object, so they are always
/// looked at.
const fn first_looked_at(handles: &[Handle], index: usize) -> Option<&Handle> {
    match handles {
        [Handle { kind, role, tag: None, .. }, ..]
            if handles[0].index == index && !role.has_life() && !kind.is_of_addresses() =>
        {
            Some(&handles[0])
        }
        [_, rest @ ..] => first_looked_at(rest, index),
        [] => None,
    }
}

/// How many handles of a function are looked at before a call, at most.
const LOOKED_AT: usize = 6;

/// Which arguments each call reads before it is made. This is for a few instructions; and it has no pointers, so that the
/// system's loader has nothing to do with it.
pub struct Seen {
    /// What the launcher is shown of the call, see `Slot::call`.
    pub shows: u64,
    /// Where the arguments are that the launcher is shown, and those that are looked at. `NONE` ends them.
    shown: [u16; Slot::HANDLES + 1],
    looked_at: [LookedAt; LOOKED_AT + 1],
}

#[derive(Clone, Copy)]
struct LookedAt {
    offset: u16,
    /// Where the struct has the object, if the argument leads to one.
    leads: u16,
    kind: ObjectKind,
}

const NONE: u16 = u16::MAX;

impl Seen {
    /// For a function with this number, which is a short one or not. A handle has eight bytes.
    pub const fn for_function(
        (number, is_short): (usize, bool),
        handles: &[Handle],
        effects: &Effects,
        parts: &[Part],
    ) -> Self {
        const NOTHING: LookedAt =
            LookedAt { offset: NONE, leads: NONE, kind: ObjectKind::Allocation };
        let mut seen = Self {
            shows: 0,
            shown: [NONE; Slot::HANDLES + 1],
            looked_at: [NOTHING; LOOKED_AT + 1],
        };
        let (mut index, mut shown, mut looked_at) = (0, 0, 0);
        while index < parts.len() {
            let Part { offset, size } = parts[index];
            if effects.is_taken(index) && size == 8 && shown < Slot::HANDLES {
                seen.shown[shown] = offset;
                shown += 1;
            }
            if let Some(Handle { kind, role, offset: field, .. }) = first_looked_at(handles, index)
                && size == 8
            {
                let leads = match (role, field) {
                    (Role::Leads, Some(offset)) => *offset as u16,
                    _ => NONE,
                };
                assert!(looked_at < LOOKED_AT);
                seen.looked_at[looked_at] = LookedAt { offset, leads, kind: kind.stands_for() };
                looked_at += 1;
            }
            index += 1;
        }
        seen.shows = Slot::call(number, shown, !is_short);
        seen
    }

    /// The objects that the launcher is shown.
    ///
    /// # Safety
    ///
    /// The arguments must be those of a call of the function that has not returned.
    #[inline]
    pub unsafe fn shown(&self, packed: PackedArguments) -> impl Iterator<Item = u64> {
        let offsets = self.shown.iter().take_while(|offset| **offset != NONE);
        // SAFETY: the caller guarantees it.
        offsets.map(move |offset| unsafe { packed.word(*offset) })
    }

    /// The objects that a call takes and that are looked at before it, each with the kind for which its own stands.
    ///
    /// # Safety
    ///
    /// As for `shown`.
    #[inline]
    pub unsafe fn looked_at(&self, packed: PackedArguments) -> impl Iterator<Item = Key> {
        let all = self.looked_at.iter().take_while(|one| one.offset != NONE);
        all.map(move |one| {
            // SAFETY: the caller guarantees the argument. It leads to a struct, which the call reads.
            let value = unsafe {
                match (packed.word(one.offset), one.leads) {
                    (value, NONE) => value,
                    (place, offset) => held_in(place, offset.into()),
                }
            };
            (one.kind, value)
        })
    }
}

impl ObjectKind {
    /// Those of memory that calls take.
    pub const MEMORY: [Self; 5] =
        [Self::Memory, Self::IPCMemory, Self::HostMemory, Self::Mapping, Self::Variable];

    /// Returns the value of an object of this kind, or its size, which a call has stored where this argument leads; zero if it
    /// is null.
    ///
    /// # Safety
    ///
    /// It must be null, or lead to that.
    pub unsafe fn stored(self, argument: Argument) -> u64 {
        let size = if self == Self::IPCHandle { IPC_HANDLE } else { size_of::<u64>() };
        let place = argument.value() as *const c_void;
        if place.is_null() { 0 } else { Argument { place, size }.value() }
    }

    /// Whether the value is that of an object. The default streams are those of each context and thread.
    pub const fn is_object(self, value: u64) -> bool {
        value > if matches!(self, Self::Stream | Self::Capture) { 2 } else { 0 }
    }

    /// The kind among whose objects it is looked for: a kernel may stand for a function.
    pub const fn stands_for(self) -> Self {
        if matches!(self, Self::Kernel) { Self::Function } else { self }
    }

    /// Whether it is named by an address in it. Whether that leads to something, the driver can be asked.
    pub const fn is_of_addresses(self) -> bool {
        use ObjectKind::*;
        matches!(
            self,
            HostMemory | IPCMemory | Mapping | Memory | Registration | Reservation | Variable
        )
    }

    /// The object that a new one is a part of: one that the call takes, or the current context.
    pub fn parent(self, taken: &[Key], current: impl FnOnce() -> Option<u64>) -> Option<Key> {
        use ObjectKind::*;
        let of = |kinds: &[Self]| taken.iter().find(|(kind, _)| kinds.contains(kind)).copied();
        let (kinds, is_of_context): (&[Self], bool) = match self {
            Capture => (&[Graph], false),
            Function => (&[Module, Kernel], false),
            IPCHandle => (&[Event, Memory], false),
            Kernel => (&[Library], false),
            Variable => (&[Library, Module], false),
            Module => (&[Library], true),
            Array => (&[MipmappedArray, Array, GraphicsResource], true),
            MipmappedArray => (&[GraphicsResource], true),
            Stream => (&[GreenContext], true),
            Context => (&[GreenContext], false),
            Memory => (&[GraphicsResource], of(&[MemoryPool, ExternalMemory]).is_none()),
            Event | HostMemory | IPCMemory | Registration | SurfaceObject | TextureObject => {
                (&[], true)
            }
            _ => (&[], false),
        };
        of(kinds).or_else(|| Some((Context, is_of_context.then(current)??)))
    }
}

/// A kind and a value.
pub type Key = (ObjectKind, u64);

/// An object from its creation on, by the generation of that: after its end, another object may have its key.
pub type Life = (Key, u64);

/// Returns an object's name in a report.
pub fn named((kind, value): Key) -> String {
    match (kind, value) {
        (ObjectKind::IPCHandle, _) => kind.words().to_owned(),
        (ObjectKind::Capture, _) => format!("capture of {}", named((ObjectKind::Stream, value))),
        (ObjectKind::Stream, LEGACY) => "the default stream".to_owned(),
        (ObjectKind::Stream, _) if is_gone(value) => "a stream that is gone".to_owned(),
        (ObjectKind::Stream, _) if is_default(value) => "a thread's default stream".to_owned(),
        _ => format!("{} {value:#x}", kind.words()),
    }
}

#[cfg(test)]
#[path = "../../../tests/unit/handle.rs"]
mod tests;
