//! RAII types for memory pools, virtual memory, multicast objects and IPC memory, and for the contexts, streams and
//! events that these need.
//!
//! An object remembers how it was created and used. Before a call, it checks the documented rules that need this
//! history. When it is dropped, it releases what it owns. A method makes the call of the same name without the prefix:
//! [`MemoryPool::trim_to`] calls `cuMemPoolTrimTo`.
//!
//! - [`Device`]: choose a GPU, and query its attributes
//! - [`PrimaryContext`]: keep a device's primary context retained, and make it current for calls
//! - [`Stream`]: run work on the device in order
//! - [`Event`]: wait for the work of a stream, in the host, another stream or another process
//! - [`LinearMemory`]: use plain device memory from `cuMemAlloc`, which other processes can open
//! - [`IpcMapping`]: use the linear memory of another process
//! - [`MemoryPool`]: allocate in the order of a stream, and keep freed memory for the next allocation
//! - [`PoolAllocation`]: use memory from a pool, and free it in the order of a stream
//! - [`Reservation`]: reserve addresses, to map memory there later
//! - [`Allocation`]: allocate memory without an address, to map it, to bind it to a multicast object, or to export it
//! - [`Mapping`]: give an `Allocation` or a `MulticastObject` addresses of a `Reservation`
//! - [`MulticastObject`]: write to the memory of several GPUs with one store
//! - [`Binding`]: make memory of one GPU a part of a `MulticastObject`
//! - [`Addressed`]: bind memory by its address: a `Mapping`, or a `PoolAllocation`
//! - [`Kernel`]: launch a kernel with values as its arguments
//! - [`ShareableHandle`], [`IpcMemHandle`], [`IpcEventHandle`]: send memory, pools, multicast objects and events to another process
//!
//! A [`Kernel`] owns nothing. Modules, typed buffers and streams with callbacks are missing on purpose, because crates such as cudarc
//! offer them: `docs/porting.md` in the repository shows how to use cudarc on top of `libcuda-sys`.
//!
//! # Lifetimes
//!
//! An object holds a counted reference to each object that it depends on: a [`Mapping`] to its [`Reservation`] and to a
//! mapped multicast object, a [`PoolAllocation`] to its [`MemoryPool`], a [`Binding`] to its [`MulticastObject`] and
//! its memory. Objects can therefore be stored together and dropped in any order. The driver sees the documented order,
//! because an object that is dropped early is released with the last object that needs it. The [`Stream`] that frees a
//! [`PoolAllocation`] is not counted: the allocation holds it as the caller passed it, for example as `&Stream` or
//! `Arc<Stream>`. Counting would slow down an allocation that takes less than a microsecond.
//!
//! There are three ways to part with an object:
//!
//! - **Drop** releases it and never panics. It cannot report an error: if the driver fails to release the object, the
//!   object is leaked, together with everything that it holds. After a kernel has failed, this happens to all streams,
//!   events and allocations of the context, so the context is not released either.
//! - **`release`** reports whether the driver released it. If the driver fails, or if another object still needs this
//!   one, `release` returns the object in [`Unreleased`].
//! - **`into_raw`** returns the driver's handle. The handle and everything that the object holds are then never released.
//!
//! # What is safe
//!
//! Addresses are numbers here. What reads or writes memory (a copy, a launch, an access through a host pointer) is
//! `unsafe`, and all but the launches of a [`Kernel`] is outside of this module. The caller must keep the memory until the
//! operation is complete, and launches and most copies are complete only after their call has returned.
//!
//! No safe call of this module leaves a handle dangling, hands out an address twice or removes an access that another
//! object may rely on, in whatever order objects are used, dropped or forgotten. An operation is `unsafe` if it depends on
//! another process, such as an import, or if it removes access.
//!
//! All objects are `Send` and `Sync`, except that a [`PoolAllocation<S>`](PoolAllocation) is so only if `S` is. The
//! driver accepts the handles from any thread. If a call needs a current context, the context is current during that call
//! only.
//!
//! # Rules that the objects keep
//!
//! The pages of calls list these rules under *Kept by owned objects*. A method that would break such a rule returns
//! [`Error::Precondition`], which names the method's parameter. If the driver is newer or older than the documentation
//! that this crate knows, a method rejects only what no release can allow. If such a driver refuses the call, the cause can
//! be one of these rules ([`Cause::precondition`](crate::Cause::precondition)).
//!
//! Other mistakes are impossible, because there is no method for them. For example, you cannot unmap a part of a mapping,
//! free a part of a reservation, or close an IPC mapping twice. An object does not know what you do with its raw handle.
//!
//! A mapping cannot be created without its reservation:
//!
//! ```compile_fail,E0423
//! let mapping = cuda_checked::owned::Mapping(todo!());
//! ```
//!
//! A released object cannot be used:
//!
//! ```compile_fail,E0382
//! # use cuda_checked::{Result, owned::Mapping, types::CUmemLocation};
//! fn late(mapping: Mapping, locations: &[CUmemLocation]) -> Result<()> {
//!     mapping.release()?;
//!     mapping.grant_access(locations)
//! }
//! ```
//!
//! It cannot be released twice either, because there is no second owner:
//!
//! ```compile_fail,E0599
//! # use cuda_checked::owned::IpcMapping;
//! fn twice(mapping: IpcMapping) -> (IpcMapping, IpcMapping) {
//!     (mapping.clone(), mapping)
//! }
//! ```
//!
//! A device can be added only while nothing else uses the object:
//!
//! ```compile_fail,E0596
//! # use cuda_checked::{Result, owned::{Device, MulticastObject}};
//! fn shared(object: &MulticastObject, device: Device) -> Result<()> {
//!     object.add_device(device)
//! }
//! ```
//!
//! A stream cannot be released before the allocations that it will free:
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
//! The caller must guarantee the behavior of other processes:
//!
//! ```compile_fail,E0133
//! # use cuda_checked::{Result, owned::{IpcMapping, IpcMemHandle, PrimaryContext}};
//! fn open(context: &PrimaryContext, received: IpcMemHandle) -> Result<IpcMapping> {
//!     IpcMapping::open(context, received)
//! }
//! ```
//!
//! ```compile_fail,E0133
//! # use cuda_checked::{Result, owned::MemoryPool, types::CUmemFabricHandle};
//! fn import(received: CUmemFabricHandle) -> Result<MemoryPool> {
//!     MemoryPool::import_from_shareable_handle(&received)
//! }
//! ```
//!
//! Removing an access is `unsafe`, because another object may rely on it:
//!
//! ```compile_fail,E0133
//! # use cuda_checked::{Result, owned::Mapping, types::CUmemAccessDesc};
//! fn take_away(mapping: &Mapping, access: &[CUmemAccessDesc]) -> Result<()> {
//!     mapping.set_access(access)
//! }
//! ```
//!
//! # Examples
//!
//! The folder `examples` of the repository contains a buffer that grows in place, a pool with a release threshold, IPC
//! between two processes, and a multicast object.

mod binding;
mod context;
mod ipc;
mod kernel;
mod multicast;
mod pool;
mod share;
mod virtual_memory;

pub use binding::{Addressed, Binding};
pub use context::{Device, Event, PrimaryContext, Stream};
pub use ipc::{IpcMapping, LinearMemory};
pub use kernel::{Kernel, KernelArgument, LaunchArgument, LaunchArguments};
pub use multicast::MulticastObject;
pub use pool::{MemoryPool, PoolAllocation};
pub use share::{IpcEventHandle, IpcMemHandle, ShareableHandle};
pub use virtual_memory::{Allocation, Mapping, Reservation};

use crate::precondition::{Names, Precondition};
use crate::printable::{bytes, unit};
use crate::rule::{Argument, Place, Verdict};
use crate::{Error, Result};
use core::error;
use core::ffi::CStr;
use core::fmt;
use core::mem::{self, ManuallyDrop};
use core::ops::Deref;
use libcuda_sys::{CUmemAccess_flags, CUmemAccessDesc, CUmemLocation};
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// An object that could not be released, and the error. `?` converts this into the error and drops the object, which
/// tries the release once more.
#[derive(Debug)]
pub struct Unreleased<T> {
    /// The reason.
    pub error: Error,
    /// The object, which is still live.
    pub object: T,
}

impl<T> From<Unreleased<T>> for Error {
    fn from(unreleased: Unreleased<T>) -> Self {
        unreleased.error
    }
}

impl<T> fmt::Display for Unreleased<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.error.fmt(f)
    }
}

impl<T: fmt::Debug> error::Error for Unreleased<T> {
    fn source(&self) -> Option<&(dyn error::Error + 'static)> {
        Some(&self.error)
    }
}

/// What fails in a method: the error shows the names of the method's parameters, and not C's.
trait InMethod {
    fn in_method(self, names: Names) -> Self;
}

impl InMethod for Verdict {
    #[inline]
    fn in_method(self, names: Names) -> Self {
        self.map_err(|found| found.in_method(names))
    }
}

impl<T> InMethod for Result<T> {
    fn in_method(self, names: Names) -> Self {
        self.map_err(|error| error.in_method(names))
    }
}

/// Makes a call after a check that needs what an object remembers. If the driver refuses the call, and the documentation of its
/// release is not known, the check explains this by the nearest.
fn checked<T>(
    check: impl Fn() -> Result<(), Precondition>,
    call: impl FnOnce() -> Result<T>,
) -> Result<T> {
    check()?;
    call().map_err(|error| error.explained_by(check))
}

/// What fails says what is known besides the argument and its bound.
trait Knowing {
    fn knowing(self, known: impl FnOnce() -> String) -> Self;
}

impl Knowing for Verdict {
    #[inline]
    fn knowing(self, known: impl FnOnce() -> String) -> Self {
        self.map_err(|found| found.known(known()))
    }
}

/// An object of the driver, with the objects that it depends on.
trait Resource {
    /// C's names of what a release passes to the driver.
    const NAMES: Names;

    /// Releases the object. May be called again after an error, but not after success.
    fn release(&mut self) -> Result<()>;
}

/// A resource that other objects depend on.
trait Base: Resource {
    /// The call that releases it.
    const CALL: &'static CStr;

    /// Returns the rule that a release breaks while other objects need this one.
    fn needed(&self) -> Verdict;
}

/// A resource that is released once.
#[derive(Debug)]
struct Owned<R: Resource> {
    /// Dropped only once the driver has released it. Until then, it keeps the objects that it depends on.
    resource: ManuallyDrop<R>,
    released: bool,
}

impl<R: Resource> Drop for Owned<R> {
    fn drop(&mut self) {
        if self.released || self.resource.release().is_ok() {
            // SAFETY: this is the only place that drops it, and it is not used afterwards.
            unsafe { ManuallyDrop::drop(&mut self.resource) };
        }
    }
}

impl<R: Resource> Owned<R> {
    fn new(resource: R) -> Self {
        Self { resource: ManuallyDrop::new(resource), released: false }
    }

    fn release<T>(mut self, object: impl FnOnce(Self) -> T) -> Result<(), Unreleased<T>> {
        match self.resource.release().in_method(R::NAMES) {
            Ok(()) => self.released = true,
            Err(error) => return Err(Unreleased { error, object: object(self) }),
        }
        Ok(())
    }

    /// Returns the resource without releasing it.
    fn into_inner(self) -> R {
        let mut owned = ManuallyDrop::new(self);
        // SAFETY: neither `owned` nor its resource is used again.
        unsafe { ManuallyDrop::take(&mut owned.resource) }
    }

    /// Returns the result of `raw` for the resource. Neither the resource nor the objects that it depends on are then
    /// ever released.
    fn into_raw<H>(self, raw: impl FnOnce(&R) -> H) -> H {
        let handle = raw(&self.resource);
        mem::forget(self);
        handle
    }
}

impl<R: Resource> Deref for Owned<R> {
    type Target = R;

    fn deref(&self) -> &R {
        &self.resource
    }
}

/// A resource that is shared with the objects that depend on it.
#[derive(Debug)]
struct Shared<R: Base>(Arc<Owned<R>>);

impl<R: Base> Shared<R> {
    fn new(resource: R) -> Self {
        Self(Arc::new(Owned::new(resource)))
    }

    fn share(&self) -> Self {
        Self(self.0.clone())
    }

    /// Returns the resource, if nothing else needs it.
    fn unique<T>(self, object: fn(Self) -> T) -> Result<Owned<R>, Unreleased<T>> {
        Arc::try_unwrap(self.0).map_err(|shared| {
            let needed = shared.needed().in_method(R::NAMES).knowing(|| others(&shared));
            let broken = needed.of(R::CALL).expect_err("it holds for every release");
            Unreleased { error: broken.into(), object: object(Self(shared)) }
        })
    }

    fn release<T>(self, object: fn(Self) -> T) -> Result<(), Unreleased<T>> {
        self.unique(object)?.release(|owned| object(Self(Arc::new(owned))))
    }

    fn into_raw<T, H>(
        self,
        object: fn(Self) -> T,
        raw: impl FnOnce(&R) -> H,
    ) -> Result<H, Unreleased<T>> {
        Ok(self.unique(object)?.into_raw(raw))
    }
}

/// Returns the words for the other holders of a shared object. These may go at any time.
#[inline]
fn others<T>(shared: &Arc<T>) -> String {
    match Arc::strong_count(shared) - 1 {
        0 | 1 => "an object still needs it".to_owned(),
        others => format!("{others} objects still need it"),
    }
}

impl<R: Base> Deref for Shared<R> {
    type Target = R;

    fn deref(&self) -> &R {
        &self.0
    }
}

/// Ranges that do not overlap, by their starts.
#[derive(Debug, Default)]
struct Ranges(BTreeMap<usize, Taken>);

#[derive(Debug)]
struct Taken {
    size: usize,
    /// The object was given up by `into_raw`, so another object may take over the range.
    given_out: bool,
}

/// A range that is in the way of another one.
struct Overlap {
    start: usize,
    size: usize,
}

impl Overlap {
    /// Returns the words for a range of `size` bytes that overlaps this one.
    #[inline]
    fn with(&self, size: usize) -> String {
        let Self { start, size: taken } = self;
        let (size, taken) = (bytes(size as u64), bytes(*taken as u64));
        let unit = unit(*start as u64).map_or_else(String::new, |unit| format!(" ({unit})"));
        format!("size is {size}, and a range of {taken} at {start}{unit} is taken")
    }
}

impl Ranges {
    /// Takes the range, or returns one that overlaps it. An empty range counts as one byte.
    #[inline]
    fn claim(&mut self, at: usize, size: usize) -> Result<(), Overlap> {
        let size = size.max(1);
        let before = self.0.range(..at.saturating_add(size)).next_back();
        match before.filter(|(start, taken)| start.saturating_add(taken.size) > at) {
            Some((start, taken)) => Err(Overlap { start: *start, size: taken.size }),
            None => {
                self.0.insert(at, Taken { size, given_out: false });
                Ok(())
            }
        }
    }

    /// Does the same as [`claim`](Self::claim), but also takes a range that was given out.
    #[inline]
    fn take_over(&mut self, at: usize, size: usize) -> Result<(), Overlap> {
        match self.0.get_mut(&at) {
            Some(taken) if taken.given_out && taken.size == size => {
                taken.given_out = false;
                Ok(())
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

/// A number that rules show in hexadecimal.
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

/// Returns descriptors of read and write access for these locations.
#[inline]
fn read_write(locations: &[CUmemLocation]) -> Vec<CUmemAccessDesc> {
    let flags = CUmemAccess_flags::CU_MEM_ACCESS_FLAGS_PROT_READWRITE;
    locations.iter().map(|location| CUmemAccessDesc { location: *location, flags }).collect()
}

/// Locks to read or change the data only: nothing calls the driver while it holds the lock. Ignores poisoning, because a
/// panic elsewhere leaves the data consistent.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
