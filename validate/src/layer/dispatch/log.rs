//! The driver's log, of which the driver brings the lines.

use crate::layer::call::calling_thread::{CallingThread, hear};
use crate::layer::call::entry_point::entry_points;
use crate::layer::process;
use libcuda_sys::{CUlogsCallback, CUlogsCallbackHandle, CUresult};
use std::ffi::c_void;
use std::ptr::null_mut;
use std::sync::atomic::{AtomicBool, Ordering::*};

/// Has the driver bring the lines of its log, if it has the function for that. A process does this once, and a child of a
/// fork not at all, if another thread of its parent may have been in that function.
pub fn listen(thread: &CallingThread) {
    type Register =
        unsafe extern "C" fn(CUlogsCallback, *mut c_void, *mut CUlogsCallbackHandle) -> CUresult;
    static ASKED: AtomicBool = AtomicBool::new(false);
    if process::is_forked() || ASKED.swap(true, Relaxed) {
        return;
    }
    let entry = entry_points().find(|entry| entry.name == c"cuLogsRegisterCallback");
    let register = entry.map_or(null_mut(), |entry| entry.driver.load(Acquire));
    if !register.is_null() {
        let mut handle = null_mut();
        // SAFETY: the driver's function has this type. It keeps no pointer to the handle.
        thread.at_work(|| unsafe {
            let register = std::mem::transmute::<*mut (), Register>(register);
            register(Some(hear), null_mut(), &mut handle)
        });
    }
}
