//! A call of the program's: its function, its arguments, the thread that it is in, and the objects that it names.
//! What is known of a function is a row, `EntryPoint`, in a table that the folder is given when the library is loaded.
//! It may not know what other calls did, nor what is said of a call.

pub mod callee;
pub mod calling_thread;
pub mod driver;
pub mod entry_point;
pub mod handle;
pub mod older;
pub mod signature;
pub mod stream;

use crate::layer::call::entry_point::EntryPoint;
use crate::layer::call::handle::{Handle, Key, ObjectKind, Role, held_in};
use crate::layer::call::signature::Argument;
use crate::layer::origin::callers::{Here, place};
use crate::layer::origin::{self, Moment};
use crate::layer::process::thread;
use crate::spool::{Place, Spool};
use std::sync::atomic::{AtomicU64, Ordering::*};

/// A call of the program's with its arguments spelled out: each has its place and its size. Few calls need it.
pub struct Call<'a> {
    pub entry: &'static EntryPoint,
    pub arguments: &'a [Argument],
    /// An address in the wrapper's frame, and a place within the wrapper.
    pub frame: usize,
    pub here: Here,
}

/// The dimensions of a launch.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LaunchSizes {
    pub grid: [u32; 3],
    pub block: [u32; 3],
}

/// Returns an element of a list.
///
/// # Safety
///
/// The list must have it.
unsafe fn element(list: u64, index: u64) -> u64 {
    // SAFETY: the caller guarantees it.
    unsafe { held_in(list, index as usize * size_of::<u64>()) }
}

impl Call<'_> {
    /// The parameters that name objects, with their arguments.
    pub fn handles(
        &self,
        is: impl Fn(Role) -> bool,
    ) -> impl Iterator<Item = (&'static Handle, Argument)> {
        let handles = self.entry.handles.iter().filter(move |handle| is(handle.role));
        handles.filter_map(|handle| Some((handle, *self.arguments.get(handle.index)?)))
    }

    /// The objects that it takes.
    pub fn taken(&self) -> impl Iterator<Item = Key> {
        let taken = self.handles(|_| true).filter(|(handle, argument)| handle.takes(argument.size));
        let keys = taken.flat_map(move |(handle, argument)| {
            // A kernel may stand for a function.
            let other = (handle.kind == ObjectKind::Function).then_some(ObjectKind::Kernel);
            let kinds = [Some(handle.kind), other].into_iter().flatten();
            self.values(handle, argument)
                .flat_map(move |value| kinds.clone().map(move |kind| (kind, value)))
        });
        keys.filter(|(kind, value)| kind.is_object(*value))
    }

    /// The object that an argument names. What a thread's default stream captures is of the thread and of its context: the driver
    /// may be asked.
    pub fn value(&self, handle: &Handle, argument: Argument) -> u64 {
        match handle.kind {
            ObjectKind::Capture => self.capturing().unwrap_or(0),
            _ => handle.value(argument.value()),
        }
    }

    /// The objects that an argument names: several if it is a list. Before the driver has taken a list, its length may be wrong:
    /// no more is read then than the lists that created such objects had.
    pub fn values(&self, handle: &Handle, argument: Argument) -> impl Iterator<Item = u64> {
        let count = handle.count.map(|count| self.arguments[count].value());
        let count = count.map(|count| match handle.role {
            Role::Begins => count,
            _ => count.min(LISTED.load(Relaxed)),
        });
        let value = if count.is_some() { 0 } else { self.value(handle, argument) };
        (0..count.unwrap_or(1)).map(move |index| match count {
            // SAFETY: the driver has read so many elements, or it has of lists that this one ends.
            Some(_) => unsafe { element(argument.value(), index) },
            None => value,
        })
    }

    /// The address and the size of the memory that a handle spans, or that an element of its list does. A value that fills it
    /// comes before the number of elements, and has the size of one; what comes before the number of bytes has that of an address.
    pub fn range(&self, handle: &Handle, index: u64) -> [u64; 2] {
        let value = |index: usize| self.arguments[index].value();
        let start = value(handle.index);
        let Some(size) = handle.described_by else {
            let row = handle.copy.map(|copy| copy.first_row(start + index * copy.size as u64));
            return row.unwrap_or([start, 0]);
        };
        if handle.count.is_some() {
            // SAFETY: the driver reads so many elements.
            return [start, value(size)].map(|list| unsafe { element(list, index) });
        }
        let element = match self.arguments[size - 1].size {
            8 => 1,
            _ if handle.kind == ObjectKind::HostMemory => 1,
            bytes => bytes as u64,
        };
        let size = value(size).saturating_mul(element);
        let rows = handle.rows.map(|rows| rows.map(value));
        match rows {
            Some([_, 0]) => [start, 0],
            Some([pitch, height]) if size > 0 => {
                [start, pitch.saturating_mul(height - 1).saturating_add(size)]
            }
            _ => [start, size],
        }
    }

    /// The struct with the dimensions and the attributes of a launch; zero if it has none.
    pub fn config(&self) -> u64 {
        self.handles(|role| role == Role::Leads).next().map_or(0, |(_, argument)| argument.value())
    }

    /// The dimensions of a launch that the driver has accepted, if it says them.
    pub fn launch_sizes(&self, launched: &Handle) -> Option<LaunchSizes> {
        let first =
            launched.described_by.and_then(|first| self.arguments.get(first..)?.first_chunk());
        let [grid, block] = match first {
            Some([x, y, z, a, b, c]) => {
                [[x, y, z], [a, b, c]].map(|sizes| sizes.map(|size| size.value() as u32))
            }
            None => match self.config() {
                0 => return None,
                // SAFETY: the driver has read the struct. It begins with the sizes.
                config => unsafe { held_in(config, 0) },
            },
        };
        Some(LaunchSizes { grid, block })
    }

    /// The stream that it names, as a number among those that can capture.
    pub fn capturing(&self) -> Option<u64> {
        self.stream()
            .map(stream::capture_identity)
            .filter(|stream| ObjectKind::Capture.is_object(*stream))
    }

    /// The first object of a kind that it takes.
    pub fn first_taken(&self, kind: ObjectKind) -> Option<u64> {
        let own = self
            .handles(|_| true)
            .filter(|(handle, argument)| handle.kind == kind && handle.takes(argument.size));
        own.map(|(handle, argument)| self.value(handle, argument))
            .find(|value| kind.is_object(*value))
    }

    /// The stream in which it is, if it names one. In a variant for per-thread default streams, null is the thread's.
    pub fn stream(&self) -> Option<u64> {
        let handle = self.entry.effects.stream?;
        match handle.value(self.arguments.get(handle.index)?.value()) {
            0 if self.entry.is_per_thread => Some(2),
            stream => Some(stream),
        }
    }

    /// The driver has taken its list of objects that begin.
    pub fn has_listed(&self) {
        for (handle, _) in self.handles(|role| role == Role::Begins) {
            let count = handle.count.map_or(0, |count| self.arguments[count].value());
            LISTED.fetch_add(count, Relaxed);
        }
    }

    pub fn place(&self, spool: &Spool) -> Option<Place> {
        origin::place(spool, self.here, || self.address())
    }

    /// The place with its callers, however long they take: for the few calls that are the cause of later refusals.
    pub fn full_place(&self, spool: &Spool) -> Option<Place> {
        origin::full_place(spool, self.here)
    }

    /// The address to which it returns.
    pub fn address(&self) -> Option<usize> {
        place::address(&self.entry.distance, self.frame, self.here)
    }

    /// The moment of it, in this thread.
    pub fn moment(&self, place: u32) -> Moment {
        Moment { function: self.entry.number as u16, thread: thread::id(), place }
    }
}

/// How many objects the lists had that the driver has taken.
static LISTED: AtomicU64 = AtomicU64::new(0);

#[cfg(test)]
#[path = "../../../tests/unit/call.rs"]
pub mod tests;
