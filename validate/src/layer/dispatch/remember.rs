//! Remembers what a call has to do with objects and with work, for later calls.

use crate::layer::dispatch::intercepted::Intercepted;
use crate::layer::dispatch::record;
use crate::layer::origin::callers::{self, place};
use crate::layer::past::state_tracker::{self, Before};
use crate::layer::process::keep_errno;
use crate::spool::{Kind, OPEN};
use crate::{
    layer::call::driver, layer::dispatch::log, layer::dispatch::missing, layer::origin,
    layer::past::captures, layer::past::objects, layer::past::parameters, layer::process::thread,
};
use libcuda_sys::CUresult;

/// What is known of a call before it is made, and the kind of record that it has until it returns, if an object that it takes
/// is dead.
pub type Past = Box<(Before, Option<Kind>)>;

impl Intercepted<'_> {
    /// Whether the call is a launch with a pointer that leads nowhere.
    #[inline(never)]
    pub fn has_bad_pointer(&self) -> bool {
        let list = self.entry.signature.list(self.packed);
        let arguments = &list[..self.entry.signature.parts.len()];
        parameters::bad_pointer(self.spool, self.entry, arguments).is_some()
    }

    /// Looks at the objects that a call ends, and at those that are dead.
    #[cold]
    #[inline(never)]
    pub fn before(&self) -> Option<Past> {
        let here = callers::here();
        let known = self.at_work(here, |call| state_tracker::before(self.spool, call)).flatten();
        let (before, explanation) = known?;
        let open = explanation.map(|(reason, explanation)| {
            let place =
                self.at_work(here, |call| place::number(&call.entry.distance, call.frame, here));
            let place = place.unwrap_or(0) ^ explanation.shape();
            let kind = Kind::Refused { function: self.entry.number, code: OPEN, place };
            // Where its thread or process ends in the call, this stays.
            record::count(self.spool, self.current, (kind, 1), None, |record| {
                record::write_past(self.spool, record, reason, &explanation);
            });
            kind
        });
        Some(Box::new((before, open)))
    }

    /// Remembers what a call has created and ended.
    ///
    /// # Safety
    ///
    /// It must have returned this.
    #[cold]
    #[inline(never)]
    pub unsafe fn after(&self, past: &mut Past, answer: CUresult) {
        let (before, open) = &mut **past;
        if let Some(kind) = open.take() {
            self.spool.count(kind, "", -1);
        }
        self.at_work(callers::here(), |call| {
            // SAFETY: the caller guarantees it.
            unsafe { state_tracker::after(self.spool, call, before, answer) }
        });
    }

    /// Notes what a success has to do with launches.
    ///
    /// # Safety
    ///
    /// As for `state_tracker::worked`.
    #[inline(never)]
    pub unsafe fn worked(&self, began: u64) {
        if objects::is_on() {
            self.at_work(callers::here(), |call| {
                // SAFETY: the caller guarantees it.
                unsafe { state_tracker::worked(self.spool, call, began) }
            });
        }
    }

    /// Looks at a success: the program gets wrappers for functions, and the driver that is initialised can bring its log.
    ///
    /// # Safety
    ///
    /// As for `driver::given`.
    #[cold]
    #[inline(never)]
    pub unsafe fn led(&self) {
        let (spool, entry, here) = (self.spool, self.entry, callers::here());
        match entry.name.to_bytes() {
            b"cuInit" => {
                keep_errno(|| log::listen(self.current));
                if objects::is_on() {
                    self.at_work(here, |call| origin::initialised(|| call.place(spool)));
                }
            }
            [b'c', b'u', b'C', b't', b'x', ..] if objects::is_on() => {
                self.at_work(here, |call| {
                    thread::changed(entry.number as u16, thread::context(), call.place(spool));
                });
            }
            [b'c', b'u', b'S', ..] if objects::is_on() && captures::has_live() => {
                // SAFETY: it has succeeded.
                self.at_work(here, |call| unsafe { state_tracker::asked_for_graph(spool, call) });
            }
            [b'c', b'u', b'L', b'o', b'g', b's', ..] => parameters::log_is_read(),
            [b'c', b'u', b'C' | b'S', ..] => {}
            name => {
                let list = entry.signature.list(self.packed);
                // SAFETY: the caller guarantees it.
                unsafe { driver::given(entry, spool, [list[0].0, list[1].0]) }
                if name == b"cuGetProcAddress_v2" {
                    // SAFETY: it has succeeded.
                    self.at_work(here, |call| unsafe { missing::note(spool, call) });
                }
            }
        }
    }
}
