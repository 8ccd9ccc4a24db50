//! A call that the program has made, while the layer has it. The modules above each have one step of it.

use crate::layer::call::Call;
use crate::layer::call::calling_thread::CallingThread;
use crate::layer::call::entry_point::EntryPoint;
use crate::layer::call::handle::{Handle, ObjectKind};
use crate::layer::call::signature::{CopiedArguments, PackedArguments};
use crate::layer::origin::callers::Here;
use crate::layer::past::objects;
use crate::layer::process::keep_errno;
use crate::spool::Spool;
use libcuda_sys::CU_STREAM_PER_THREAD;

/// The call as it came, with its arguments packed. `Call` spells them out.
pub struct InterceptedCall<'a> {
    pub spool: &'static Spool,
    pub thread: &'a CallingThread,
    pub entry: &'static EntryPoint,
    /// Those of this function, in the frame of its wrapper, which has not returned.
    pub packed: PackedArguments,
}

impl InterceptedCall<'_> {
    /// Whether the call creates or ends an object, or takes one that may be dead.
    #[inline]
    pub fn concerns_objects(&self) -> bool {
        // SAFETY: the arguments are those of this call.
        let mut looked_at = unsafe { self.entry.seen.looked_at(self.packed) };
        self.entry.effects.has_lives
            || looked_at.any(|(kind, value)| objects::may_be_dead_as(kind, value))
    }

    /// The arguments as rules and causes take them, if this is a variant for per-thread default streams, in which null is the
    /// calling thread's stream.
    #[cold]
    #[inline(never)]
    pub fn with_own_stream(&self) -> CopiedArguments {
        let is_stream =
            |handle: &&Handle| handle.kind == ObjectKind::Stream && handle.role.is_taken();
        let streams = self.entry.handles.iter().filter(is_stream);
        let offsets = streams.map(|stream| self.entry.signature.parts[stream.index].offset);
        let own = CU_STREAM_PER_THREAD.addr() as u64;
        // SAFETY: the arguments are those of this call. A stream has eight bytes.
        unsafe { self.packed.copy(self.entry.signature, offsets, own) }
    }

    /// Does work of the layer on the call, which has come from here. Nothing of it reaches the program.
    #[inline(always)]
    pub fn at_work<T>(&self, here: Here, work: impl FnOnce(&Call) -> T) -> Option<T> {
        let list = self.entry.signature.list(self.packed);
        let arguments = &list[..self.entry.signature.parts.len()];
        let call = Call { entry: self.entry, arguments, frame: self.packed.frame(), here };
        keep_errno(|| self.thread.at_work(|| work(&call)))
    }
}
