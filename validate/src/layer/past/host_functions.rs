//! Says of a call that the driver does not permit which host function it is in, and where the driver was given that.
//!
//! The driver gets the program's own functions, so nothing of the layer runs with them: the callers of the refused call show that the
//! driver has called one of the program's.

use crate::layer::call::Call;
use crate::layer::call::handle::Role;
use crate::layer::origin::Moment;
use crate::layer::origin::callers;
use crate::layer::past::explanation::Explanation;
use crate::layer::past::objects::{self, Objects};
use crate::spool::Spool;
use libcuda_sys::CUresult;
use std::sync::atomic::Ordering::Acquire;

/// How many are known.
const MOST: usize = 4096;

/// Notes the host functions that a call gives to the driver, which may call them before it returns. Returns each with what was known
/// of it.
pub fn note(objects: &mut Objects, call: &Call, moment: Moment) -> Vec<(u64, Option<Moment>)> {
    let mut former = Vec::new();
    for (handle, argument) in call.handles(|role| role == Role::Calls) {
        let function = handle.value(argument.value());
        let known = &objects.host_functions;
        if function != 0 && (known.len() < MOST || known.contains_key(&function)) {
            former.push((function, objects.host_functions.insert(function, moment)));
        }
    }
    former
}

/// The driver has not taken the host functions of a call: an earlier one gave it these.
pub fn refused(objects: &mut Objects, former: &[(u64, Option<Moment>)], moment: Moment) {
    for (function, former) in former.iter().rev() {
        // Another thread may have given it since.
        if objects.host_functions.get(function) == Some(&moment) {
            match former {
                Some(former) => objects.host_functions.insert(*function, *former),
                None => objects.host_functions.remove(function),
            };
        }
    }
}

pub fn explain(spool: &Spool, call: &Call, code: CUresult) -> Option<Explanation> {
    if code != CUresult::CUDA_ERROR_NOT_PERMITTED {
        return None;
    }
    let driver = call.entry.driver.load(Acquire).addr();
    let called = callers::with_room(|| callers::called_by(call.here, driver))??;
    objects::with(spool, |objects| {
        let given = called.and_then(|called| objects.host_functions.get(&(called as u64)));
        let Some(given) = given else {
            let words = "it was called in a function that the driver had called, as it does host functions, which must not call CUDA";
            return Explanation::new(words);
        };
        let words = "it was called in a host function, which must not call CUDA: the driver last got it from ";
        Explanation::new(words).call(objects, *given)
    })
}
