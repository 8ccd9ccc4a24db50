//! Owners of what the driver gives out: memory pools, virtual memory, multicast objects and IPC memory.
//!
//! An owner remembers what its object was made with, checks the documented rules that need that history
//! before a call, and gives the object back when it is dropped. Beyond that a method is the call whose name
//! it has, without the prefix: [`MemoryPool::trim_to`] is `cuMemPoolTrimTo`.
//!
//! | objects | what they own |
//! |---|---|
//! | [`MemoryPool`], [`PoolAllocation`] | a pool, and stream-ordered allocations from it |
//! | [`Reservation`], [`Allocation`], [`Mapping`] | addresses, memory without addresses, and the one at the other |
//! | [`MulticastObject`], [`Binding`] | a multicast object, and memory bound to it |
//! | [`IpcMapping`], [`DeviceMemory`] | another process's memory, and memory that can be given to one |
//! | [`PrimaryContext`], [`Stream`], [`Event`] | what these need |
//!
//! # Lives
//!
//! An object holds a counted reference to each object that it lives on: a [`Mapping`] to its [`Reservation`],
//! a [`PoolAllocation`] to its [`MemoryPool`], a [`Binding`] to its [`MulticastObject`] and its memory. So they
//! can be stored together and dropped in any order, and the driver sees the documented one: what is dropped
//! early goes with the last object that needs it. The [`Stream`] that frees a [`PoolAllocation`] is held in the
//! way that it was given, as `&Stream` or `Arc<Stream>`: such an allocation takes less than a microsecond, of
//! which counting would be a part.
//!
//! Each has three ends:
//!
//! - **Drop** releases it and never panics. There is nobody to tell of an error: what the driver does not
//!   take back is leaked, together with what it holds. After an error of a kernel that is all of a context's
//!   streams, events and allocations, and so the context is not released either.
//! - **`release`** says whether the driver took it back. If not, or while another object needs it, it comes
//!   back in [`Unreleased`].
//! - **`into_raw`** hands the driver's handle out. What the object holds stays as well, for good.
//!
//! # What is safe
//!
//! Addresses are numbers here. What reads or writes memory (a copy, a kernel, a pointer of the host's) is
//! unsafe elsewhere, and has to know that the memory is there until it ends, which for most copies is after
//! the call has returned. No safe call of this module makes a handle dangle, gives an address away twice or takes
//! away an access that another owner may rely on, in whatever order objects are used, dropped or forgotten. What
//! depends on another process, like an import or letting it open our memory, is `unsafe` with that condition, and so is
//! what takes access away.
//!
//! All objects are `Send` and `Sync`, a [`PoolAllocation`] where what holds its stream is: the driver takes its
//! handles from any thread, and where a call needs a current context, it is made so for that call only.
//!
//! # Rules that the objects keep
//!
//! Calls list these under *Kept by owned objects*. Broken ones are the same
//! [`Error::Precondition`] as in the calls. The others cannot be expressed: an
//! unmap is of a whole mapping, a range is freed as it was reserved, an unbind repeats its bind, an IPC mapping
//! is closed once and not freed, a handle is released once for each time that it was obtained. An owner knows
//! what is done through it: what is done with its raw handle, as adding a device, it does not see.
//!
//! A mapping does not come without its reservation:
//!
//! ```compile_fail,E0423
//! let mapping = cuda_checked::owned::Mapping(todo!());
//! ```
//!
//! What is released cannot be used:
//!
//! ```compile_fail,E0382
//! # use cuda_checked::{Result, owned::Mapping, sys::CUmemLocation};
//! fn late(mapping: Mapping, locations: &[CUmemLocation]) -> Result<()> {
//!     mapping.release()?;
//!     mapping.grant_access(locations)
//! }
//! ```
//!
//! nor released twice, as there is no second owner:
//!
//! ```compile_fail,E0599
//! # use cuda_checked::owned::IpcMapping;
//! fn twice(mapping: IpcMapping) -> (IpcMapping, IpcMapping) {
//!     (mapping.clone(), mapping)
//! }
//! ```
//!
//! A device is added while nothing else uses the object:
//!
//! ```compile_fail,E0596
//! # use cuda_checked::{Result, owned::{Device, MulticastObject}};
//! fn shared(object: &MulticastObject, device: Device) -> Result<()> {
//!     object.add_device(device)
//! }
//! ```
//!
//! A stream stays as long as the allocations that it is to free:
//!
//! ```compile_fail,E0505
//! # use cuda_checked::{Result, owned::{MemoryPool, Stream}};
//! fn early(pool: &MemoryPool, stream: Stream) -> Result<()> {
//!     let allocation = pool.alloc_async(1 << 20, &stream)?;
//!     stream.release()?;
//!     Ok(allocation.release()?)
//! }
//! ```
//!
//! Other processes' promises are the caller's:
//!
//! ```compile_fail,E0133
//! # use cuda_checked::{Result, owned::{IpcMapping, IpcMemHandle, PrimaryContext}};
//! fn open(context: &PrimaryContext, received: IpcMemHandle) -> Result<IpcMapping> {
//!     IpcMapping::open(context, received)
//! }
//! ```
//!
//! ```compile_fail,E0133
//! # use cuda_checked::{Result, owned::MemoryPool, sys::CUmemFabricHandle};
//! fn import(received: CUmemFabricHandle) -> Result<MemoryPool> {
//!     MemoryPool::import_from_shareable_handle(&received)
//! }
//! ```
//!
//! Others may rely on an access:
//!
//! ```compile_fail,E0133
//! # use cuda_checked::{Result, owned::Mapping, sys::CUmemAccessDesc};
//! fn take_away(mapping: &Mapping, access: &[CUmemAccessDesc]) -> Result<()> {
//!     mapping.set_access(access)
//! }
//! ```
//!
//! # Examples
//!
//! The repository's `examples/` have a buffer that grows in place, a pool with a release threshold, IPC
//! between two processes, and a multicast object.

mod context;
mod ipc;
mod multicast;
mod pool;
mod share;
mod virtual_memory;

pub use context::{Device, Event, PrimaryContext, Stream};
pub use ipc::{DeviceMemory, IpcEventHandle, IpcMapping, IpcMemHandle};
pub use multicast::{Addressed, Binding, MulticastObject};
pub use pool::{MemoryPool, PoolAllocation};
pub use share::ShareableHandle;
pub use virtual_memory::{Allocation, Mapping, Reservation};

use crate::rule::{Argument, Place, Verdict};
use crate::{Error, Result};
use core::error;
use core::ffi::CStr;
use core::fmt;
use core::mem::{self, ManuallyDrop};
use core::ops::Deref;
use cuda_sys::{CUmemAccess_flags, CUmemAccessDesc, CUmemLocation};
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// An object that could not be released, and why. `?` turns it into the error, and drops the object: that
/// releases it if the driver takes it now.
#[derive(Debug)]
pub struct Unreleased<T> {
    /// Why not.
    pub error: Error,
    /// The object, which still lives.
    pub object: T,
}

impl<T> From<Unreleased<T>> for Error {
    #[inline]
    fn from(unreleased: Unreleased<T>) -> Self {
        unreleased.error
    }
}

impl<T> fmt::Display for Unreleased<T> {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.error.fmt(f)
    }
}

impl<T: fmt::Debug> error::Error for Unreleased<T> {
    #[inline]
    fn source(&self) -> Option<&(dyn error::Error + 'static)> {
        Some(&self.error)
    }
}

/// What the driver gave, and what that lives on.
trait Resource {
    /// Gives it back. After an error it may be called again, after success it is not.
    fn release(&mut self) -> Result<()>;
}

/// A resource that other objects live on.
trait Base: Resource {
    /// Gives it up.
    const CALL: &'static CStr;

    /// The rule against that while one of them is left, broken.
    fn needed(&self) -> Verdict;
}

/// A resource that is given back once.
#[derive(Debug)]
struct Owned<R: Resource> {
    /// Not dropped, so that what it lives on stays, unless the driver has taken it back.
    resource: ManuallyDrop<R>,
    released: bool,
}

impl<R: Resource> Drop for Owned<R> {
    #[inline]
    fn drop(&mut self) {
        if self.released || self.resource.release().is_ok() {
            // SAFETY: it is dropped here only, at the end of its life.
            unsafe { ManuallyDrop::drop(&mut self.resource) };
        }
    }
}

impl<R: Resource> Owned<R> {
    #[inline]
    fn new(resource: R) -> Self {
        Self { resource: ManuallyDrop::new(resource), released: false }
    }

    #[inline]
    fn release<T>(mut self, object: impl FnOnce(Self) -> T) -> Result<(), Unreleased<T>> {
        match self.resource.release() {
            Ok(()) => self.released = true,
            Err(error) => return Err(Unreleased { error, object: object(self) }),
        }
        Ok(())
    }

    /// The resource, which is then no longer released.
    #[inline]
    fn into_inner(self) -> R {
        let mut owned = ManuallyDrop::new(self);
        // SAFETY: neither is used again.
        unsafe { ManuallyDrop::take(&mut owned.resource) }
    }

    /// What `raw` makes of the resource, which is then no longer released. What it lives on stays.
    #[inline]
    fn into_raw<H>(self, raw: impl FnOnce(&R) -> H) -> H {
        let handle = raw(&self.resource);
        mem::forget(self);
        handle
    }
}

impl<R: Resource> Deref for Owned<R> {
    type Target = R;

    #[inline]
    fn deref(&self) -> &R {
        &self.resource
    }
}

/// One that is shared with the objects that live on it.
#[derive(Debug)]
struct Shared<R: Base>(Arc<Owned<R>>);

impl<R: Base> Shared<R> {
    #[inline]
    fn new(resource: R) -> Self {
        Self(Arc::new(Owned::new(resource)))
    }

    #[inline]
    fn share(&self) -> Self {
        Self(self.0.clone())
    }

    /// The resource, if nothing else needs it.
    #[inline]
    fn unique<T>(self, object: fn(Self) -> T) -> Result<Owned<R>, Unreleased<T>> {
        Arc::try_unwrap(self.0).map_err(|shared| {
            let broken = shared.needed().of(R::CALL).expect_err("it holds for every release");
            Unreleased { error: broken.into(), object: object(Self(shared)) }
        })
    }

    #[inline]
    fn release<T>(self, object: fn(Self) -> T) -> Result<(), Unreleased<T>> {
        self.unique(object)?.release(|owned| object(Self(Arc::new(owned))))
    }

    #[inline]
    fn into_raw<T, H>(
        self,
        object: fn(Self) -> T,
        raw: impl FnOnce(&R) -> H,
    ) -> Result<H, Unreleased<T>> {
        Ok(self.unique(object)?.into_raw(raw))
    }
}

impl<R: Base> Deref for Shared<R> {
    type Target = R;

    #[inline]
    fn deref(&self) -> &R {
        &self.0
    }
}

/// Ranges that do not overlap, by where they start.
#[derive(Debug, Default)]
struct Ranges(BTreeMap<usize, Taken>);

#[derive(Debug)]
struct Taken {
    size: usize,
    /// Its object was given up, and another one may take it over.
    given_out: bool,
}

impl Ranges {
    /// Takes the range, or says that it is not free. An empty one is taken as if it were not.
    #[inline]
    fn claim(&mut self, at: usize, size: usize) -> bool {
        let size = size.max(1);
        let before = self.0.range(..at.saturating_add(size)).next_back();
        let free = before.is_none_or(|(start, taken)| start.saturating_add(taken.size) <= at);
        if free {
            self.0.insert(at, Taken { size, given_out: false });
        }
        free
    }

    /// The same for a range that there is already: one that was given out is taken again.
    #[inline]
    fn take_over(&mut self, at: usize, size: usize) -> bool {
        match self.0.get_mut(&at) {
            Some(taken) if taken.given_out && taken.size == size => {
                taken.given_out = false;
                true
            }
            _ => self.claim(at, size),
        }
    }

    #[inline]
    fn give_out(&mut self, at: usize) {
        if let Some(taken) = self.0.get_mut(&at) {
            taken.given_out = true;
        }
    }

    #[inline]
    fn free(&mut self, at: usize) {
        self.0.remove(&at);
    }
}

/// What rules show in hexadecimal.
#[derive(Clone, Copy, PartialEq)]
struct Hexadecimal(u64);

impl Argument for Hexadecimal {
    #[inline]
    fn number(self) -> u64 {
        self.0
    }

    #[inline]
    fn show(number: u64, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{number:#x}")
    }
}

/// All the access that there is.
#[inline]
fn read_write(locations: &[CUmemLocation]) -> Vec<CUmemAccessDesc> {
    let flags = CUmemAccess_flags::CU_MEM_ACCESS_FLAGS_PROT_READWRITE;
    locations.iter().map(|location| CUmemAccessDesc { location: *location, flags }).collect()
}

/// A panic elsewhere leaves nothing half done in what these locks guard.
#[inline]
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
