//! Remembers what a call has to do with objects and with work, for later calls.

use crate::layer::call::Call;
use crate::layer::call::entry_point::OnSuccess;
use crate::layer::dispatch::intercepted::InterceptedCall;
use crate::layer::dispatch::record;
use crate::layer::origin::callers::{self, Here, place};
use crate::layer::past::explanation::Explanation;
use crate::layer::past::state_tracker::{self, Before};
use crate::layer::process::keep_errno;
use crate::spool::{Event, Kind, OPEN, Reason};
use crate::{
    layer::call::driver, layer::dispatch::log, layer::dispatch::missing, layer::origin,
    layer::past::captures, layer::past::objects, layer::past::parameters, layer::process::thread,
};
use libcuda_sys::CUresult;

/// What is known of a call before it is made, and the kind of record that it has until it returns, if an object that it takes
/// is dead.
pub type Past = Box<(Before, Option<Kind>)>;

impl InterceptedCall<'_> {
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
        let open = explanation.map(|(reason, explanation)| self.open(here, reason, &explanation));
        Some(Box::new((before, open)))
    }

    /// Records that a call takes a dead object, until it returns: where its thread or process ends in the call, this stays.
    ///
    /// Apart from the search, because the two together would not fit on the stack of a small signal handler.
    #[cold]
    #[inline(never)]
    fn open(&self, here: Here, reason: Reason, explanation: &Explanation) -> Kind {
        let fingerprint = |call: &Call| place::fingerprint(&call.entry.distance, call.frame, here);
        let place = self.at_work(here, fingerprint).unwrap_or(0) ^ explanation.shape();
        let kind = Kind::Refused { function: self.entry.number, code: OPEN, place };
        record::count(self.spool, self.thread, here, (kind, 1), None, |record| {
            record::write_past(self.spool, record, reason, explanation);
        });
        kind
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

    /// Looks at a success that means something beyond objects and work.
    ///
    /// # Safety
    ///
    /// The call must have succeeded.
    #[cold]
    #[inline(never)]
    pub unsafe fn succeeded(&self) {
        let (spool, entry, here) = (self.spool, self.entry, callers::here());
        // SAFETY: the caller guarantees it.
        let given = || unsafe {
            let list = entry.signature.list(self.packed);
            driver::given_function(spool, [list[0].place, list[1].place]);
        };
        match entry.on_success {
            OnSuccess::Nothing => {}
            OnSuccess::InitializesDriver => {
                keep_errno(|| log::listen(self.thread));
                if objects::is_on() {
                    self.at_work(here, |call| origin::initialized(|| call.place(spool)));
                }
            }
            OnSuccess::ChangesContext => {
                if objects::is_on() {
                    self.at_work(here, |call| {
                        thread::changed(entry.number as u16, thread::context(), call.place(spool));
                    });
                }
            }
            OnSuccess::GivesGraphOfCapture => {
                if objects::is_on() && captures::has_live() {
                    self.at_work(here, |call| {
                        // SAFETY: it has succeeded.
                        unsafe { state_tracker::asked_for_graph(spool, call) }
                    });
                }
            }
            OnSuccess::ReadsLog => parameters::log_is_read(),
            OnSuccess::GivesTable => spool.note(Event::Table, ""),
            OnSuccess::GivesFunction => given(),
            OnSuccess::GivesFunctionOrNull => {
                given();
                // SAFETY: it has succeeded.
                self.at_work(here, |call| unsafe { missing::note(spool, call) });
            }
        }
    }
}
