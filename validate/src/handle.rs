//! Which parameters of a function name objects: the kind of each, and what the call does with it.

use crate::call::Argument;
use crate::launches::{self, is_default};
use crate::spool::Slot;
use cuda_sys::CUmemorytype;

/// A parameter that names an object.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Handle {
    pub kind: Kind,
    pub role: Role,
    pub index: usize,
    /// The parameter with the size of memory, the device of a primary context, the mode of a capture, the flags of an event or a
    /// stream, the name of a function, or the first dimension of a launch; or the offset in a struct.
    pub of: Option<usize>,
    /// Where the struct has the tag of a union, and the tag with which the object is there.
    tag: Option<(usize, u32)>,
    /// The parameter with the number of ranges, where these are lists.
    pub each: Option<usize>,
    /// Where a struct has an end of a copy: the type of its memory and both addresses, the sizes, and the factors of each distance
    /// from the address to the first row.
    row: &'static [&'static [usize]],
}

#[derive(Clone, Copy, Debug, PartialEq)]
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
    /// Memory that work uses: a range, or lists of ranges.
    Spans,
}

/// What a success has to do with work: it puts some into a stream, or shows which is before other calls.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Part {
    None,
    Enqueues,
    Orders,
}

impl Handle {
    /// Whether it is of this parameter, and a call must not take an object that is dead there. Memory is looked at after a
    /// refusal, because the driver can be asked of it. Functions with a union create an object, so they are always looked at.
    const fn looks_at(&self, index: usize) -> bool {
        self.index == index
            && !self.role.has_life()
            && !self.kind.is_of_addresses()
            && self.tag.is_none()
    }

    /// Whether the call takes an object here that must be alive. A device has four bytes.
    pub fn takes(&self, size: usize) -> bool {
        (self.role.is_taken() || self.role == Role::Leads) && size != 4
    }

    /// The value of the object that an argument names; zero if it names none.
    pub fn value(&self, argument: Argument) -> u64 {
        let place = argument.value();
        // SAFETY: it leads to a struct, which the call reads.
        unsafe {
            match (self.role, self.of, self.tag) {
                (Role::Leads, _, Some((offset, tag))) if held_in::<u32>(place, offset) != tag => 0,
                (Role::Leads, Some(offset), _) => held_in(place, offset),
                _ => place,
            }
        }
    }

    /// The address and the size of the first row of a copy, as a struct has it: zeros if that is of an array.
    pub fn first_row(&self, copy: u64) -> [u64; 2] {
        use CUmemorytype as M;
        let [[kind, host, device], sizes, distances @ ..] = self.row else { return [0; 2] };
        // SAFETY: it leads to a struct, which the call reads.
        let (kind, read) =
            unsafe { (held_in(copy, *kind), |offset: &usize| held_in::<u64>(copy, *offset)) };
        let address = match M(kind) {
            M::CU_MEMORYTYPE_HOST => read(host),
            M::CU_MEMORYTYPE_DEVICE | M::CU_MEMORYTYPE_UNIFIED => read(device),
            _ => return [0; 2],
        };
        let product = |factors: &&[usize]| factors.iter().map(read).fold(1, u64::wrapping_mul);
        let start = distances.iter().map(product).fold(address, u64::wrapping_add);
        [start, if product(sizes) == 0 { 0 } else { read(&sizes[0]) }]
    }
}

impl Role {
    /// Whether the argument is an object that the call takes.
    pub const fn is_taken(self) -> bool {
        use Role::*;
        matches!(self, Uses | Ends | Launches | Records | Waits)
    }

    /// Whether the call creates or ends the object.
    pub const fn has_life(self) -> bool {
        matches!(self, Self::Creates | Self::Finds | Self::Begins | Self::Ends)
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

const fn new(role: Role, kind: Kind, index: usize) -> Handle {
    Handle { kind, role, index, of: None, tag: None, each: None, row: &[] }
}

macro_rules! kinds {
    ($($kind:ident $words:literal,)*) => {
        /// The kinds of objects.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
        pub enum Kind { $($kind,)* }

        impl Kind {
            pub fn words(self) -> &'static str {
                match self { $(Self::$kind => $words,)* }
            }
        }
    };
}

macro_rules! handles {
    ($($items:tt)*) => {
        /// The handles of each function that has any.
        #[allow(non_upper_case_globals)]
        pub mod of {
            use super::{Handle, Kind::*, Role::*, new};
            use cuda_sys::*;
            use std::mem::offset_of;
            $($items)*
        }
    };
}

include!("handles.rs");

/// Whether a function creates or ends objects.
pub const fn has_lives(handles: &[Handle]) -> bool {
    match handles {
        [first, rest @ ..] => first.role.has_life() || has_lives(rest),
        [] => false,
    }
}

/// Whether a function has handles of a kind.
pub const fn has(handles: &[Handle], kind: Kind) -> bool {
    match handles {
        [first, rest @ ..] => first.kind as u8 == kind as u8 || has(rest, kind),
        [] => false,
    }
}

/// The stream in which a call is: not one that it creates.
pub const fn stream(handles: &[Handle]) -> Option<&Handle> {
    match handles {
        [first, ..]
            if matches!(first.kind, Kind::Stream) && !matches!(first.role, Role::Creates) =>
        {
            Some(first)
        }
        [_, rest @ ..] => stream(rest),
        [] => None,
    }
}

pub const fn part(handles: &[Handle]) -> Part {
    match handles {
        [Handle { role: Role::Launches, .. }, ..] => Part::Enqueues,
        [Handle { role: Role::Records | Role::Waits, .. }, ..] => Part::Orders,
        // Without a stream it is done in the call.
        [Handle { role: Role::Spans, .. }, rest @ ..] if has(rest, Kind::Stream) => Part::Enqueues,
        [_, rest @ ..] => part(rest),
        [] => Part::None,
    }
}

/// How many objects a call takes, of which the launcher is shown no more than a slot has room for.
pub const fn taken(handles: &[Handle]) -> usize {
    match handles {
        [first, rest @ ..] => {
            let all = first.role.is_taken() as usize + taken(rest);
            if all < Slot::HANDLES { all } else { Slot::HANDLES }
        }
        [] => 0,
    }
}

/// Whether a call takes an object there.
pub const fn is_taken(handles: &[Handle], index: usize) -> bool {
    match handles {
        [first, rest @ ..] => {
            first.index == index && first.role.is_taken() || is_taken(rest, index)
        }
        [] => false,
    }
}

/// The kind of an object that is looked at before the call, and the offset in the struct that has it.
pub const fn looked_at(handles: &[Handle], index: usize) -> Option<(Kind, Option<usize>)> {
    match handles {
        [first, ..] if first.looks_at(index) => match first.role {
            Role::Leads => Some((first.kind, first.of)),
            _ => Some((first.kind, None)),
        },
        [_, rest @ ..] => looked_at(rest, index),
        [] => None,
    }
}

impl Kind {
    /// Those of memory that calls take.
    pub const MEMORY: [Self; 5] =
        [Self::Memory, Self::IPCMemory, Self::HostMemory, Self::Mapping, Self::Variable];

    /// Whether the value is that of an object. The default streams are those of each context and thread.
    pub const fn has(self, value: u64) -> bool {
        value > if matches!(self, Self::Stream | Self::Capture) { 2 } else { 0 }
    }

    /// Whether it is named by an address in it. Whether that leads to something, the driver can be asked.
    pub const fn is_of_addresses(self) -> bool {
        use Kind::*;
        matches!(
            self,
            HostMemory | IPCMemory | Mapping | Memory | Registration | Reservation | Variable
        )
    }

    /// Whether it is always a part of another object, with which it ends.
    pub const fn is_part(self) -> bool {
        matches!(self, Self::Function | Self::IPCHandle | Self::Kernel | Self::Variable)
    }

    /// The object that a new one is a part of: one that the call takes, or the current context.
    pub fn parent(self, taken: &[Key], current: impl FnOnce() -> Option<u64>) -> Option<Key> {
        use Kind::*;
        let of = |kinds: &[Self]| taken.iter().find(|(kind, _)| kinds.contains(kind)).copied();
        let (kinds, is_of_context): (&[Self], bool) = match self {
            Capture => (&[Graph], false),
            Function => (&[Module, Kernel], false),
            IPCHandle => (&[Event, Memory], false),
            Kernel => (&[Library], false),
            Variable => (&[Library, Module], false),
            Module => (&[Library], true),
            Array => (&[MipmappedArray, Array], true),
            Stream => (&[GreenContext], true),
            Context => (&[GreenContext], false),
            Memory => (&[], of(&[MemoryPool, ExternalMemory]).is_none()),
            Event | IPCMemory | MipmappedArray | SurfaceObject | TextureObject => (&[], true),
            _ => (&[], false),
        };
        of(kinds).or_else(|| Some((Context, is_of_context.then(current)??)))
    }
}

/// A kind and a value.
pub type Key = (Kind, u64);

/// Returns an object's name in a report.
pub fn named((kind, value): Key) -> String {
    match kind {
        Kind::IPCHandle => kind.words().to_owned(),
        Kind::Capture if is_default(value) => format!("capture of {}", launches::named(value)),
        _ => format!("{} {value:#x}", kind.words()),
    }
}

#[cfg(test)]
#[path = "../tests/unit/handle.rs"]
mod tests;
