//! The place of a call in the program, as one number: the same in each process, so that calls from one place are one kind.
//!
//! It costs a few instructions, because a program may be refused often. A wrapper's frame always has the address to which
//! the wrapper returns at the same distance, which the first refused call of each function finds by walking the stack.

use super::{Frame, Here, Memory, Stack, here, with_room};
use crate::spool::Spool;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::panic::catch_unwind;
use std::sync::atomic::{AtomicU32, AtomicUsize, Ordering::*};

/// A distance that cannot be known.
const UNKNOWN: usize = usize::MAX;

/// The numbers of places by their addresses. They are never taken away.
static NUMBERS: [(AtomicUsize, AtomicU32); 1024] =
    [const { (AtomicUsize::new(0), AtomicU32::new(0)) }; 1024];

/// Returns the number of the place to which a wrapper returns; zero if it cannot be known. `frame` is an address in the
/// wrapper's frame, of the same variable each time, and `here` is within the wrapper.
pub fn fingerprint(distance: &AtomicUsize, frame: usize, here: Here) -> u32 {
    address(distance, frame, here).map_or(0, fingerprint_of)
}

/// Returns the address to which a wrapper returns, likewise.
pub fn address(distance: &AtomicUsize, frame: usize, here: Here) -> Option<usize> {
    if distance.load(Relaxed) == 0 {
        let found = with_room(|| Memory::with(|memory| memory.distance(frame, here))).flatten();
        distance.store(found.unwrap_or(UNKNOWN), Relaxed);
    }
    match distance.load(Relaxed) {
        UNKNOWN => None,
        // SAFETY: the frame is that of a call in which this thread is.
        distance => Some(unsafe { ((frame + distance) as *const usize).read_unaligned() }),
    }
}

/// Returns the address to which a wrapper returns, in the first call of the wrapper: so the launcher can be told which file it
/// is in, before the process ends in a call. Zero if it cannot be known.
#[cold]
#[inline(never)]
pub fn learn(spool: &Spool, distance: &AtomicUsize, frame: usize) -> usize {
    if distance.load(Relaxed) == UNKNOWN {
        return 0;
    }
    let look = || {
        let address = address(distance, frame, here())?;
        // SAFETY: it takes nothing.
        let process = unsafe { libc::getpid() } as u32;
        if spool.place(process, address as u64).is_none() {
            with_room(|| Memory::with(|memory| memory.put_code(spool, process, address)));
        }
        Some(address)
    };
    catch_unwind(look).ok().flatten().unwrap_or(0)
}

fn fingerprint_of(address: usize) -> u32 {
    let find = || with_room(|| Memory::with(|memory| memory.place(address))).unwrap_or(0);
    let start = address.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 32;
    for step in 0..NUMBERS.len() {
        let (key, number) = &NUMBERS[start.wrapping_add(step) % NUMBERS.len()];
        let taken = key.compare_exchange(0, address, Relaxed, Relaxed);
        if taken.err().is_none_or(|other| other == address) {
            return match number.load(Relaxed) {
                0 => {
                    let found = find();
                    number.store(found, Relaxed);
                    found
                }
                known => known,
            };
        }
    }
    find()
}

impl Memory {
    /// Returns how far above this address in a wrapper's frame the address is to which the wrapper returns.
    fn distance(&self, frame: usize, here: Here) -> Option<usize> {
        let own = &self.find(fingerprint_of as *const () as usize)?.path;
        let mut found = None;
        self.walk_with(here, |Frame { mapping, address, stack, .. }| {
            found = (mapping.path != *own).then_some((address + 1, stack as usize));
            found.is_none()
        });
        let (returns_to, end) = found?;
        let stack = Stack { addresses: frame as u64..end as u64, is_own: true };
        // The end of the wrapper's frame is where the stack of its caller begins.
        let places = (1..).map(|words| end.wrapping_sub(8 * words));
        let mut places = places.take_while(|place| (frame..end).contains(place));
        let place = places.find(|place| stack.word(*place as u64) == Some(returns_to as u64))?;
        Some(place - frame)
    }

    /// Tells the launcher which file an address is in.
    fn put_code(&self, spool: &Spool, process: u32, address: usize) {
        let mapping = self.find_code(address).filter(|mapping| !mapping.path.is_empty());
        if let Some(mapping) = mapping {
            let file = spool.number_of_text(&mapping.path);
            let addresses = mapping.addresses.start as u64..mapping.addresses.end as u64;
            spool.put_code(process, addresses, file, mapping.offset);
        }
    }

    /// Returns a number that is not zero, of a place in a file, or of an address where there is no file.
    fn place(&self, address: usize) -> u32 {
        let mut hasher = DefaultHasher::new();
        match self.find_code(address).filter(|mapping| !mapping.path.is_empty()) {
            Some(mapping) => (&mapping.path, mapping.offset_of(address)).hash(&mut hasher),
            None => address.hash(&mut hasher),
        }
        (hasher.finish() >> 35) as u32 + 1
    }
}
