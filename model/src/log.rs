//! The log of errors, as a driver of CUDA 13.0 on an H100 brings it: in the thread of the refused call and before it returns,
//! to each registered function and to the file that `CUDA_LOG_FILE` names. The model has only the line with the code and the function; `model_log` adds others.

use crate::abi::{Result, require};
use libcuda_sys::*;
use std::env;
use std::ffi::{CStr, CString, OsString, c_char, c_void};
use std::fs::OpenOptions;
use std::io::{self, Write as _};
use std::ptr::without_provenance_mut;
use std::sync::{LazyLock, Mutex, PoisonError};

pub type Hear = unsafe extern "C" fn(*mut c_void, CUlogLevel, *mut c_char, usize);

/// A registered function, with its handle and its data.
#[derive(Clone, Copy)]
struct Listener {
    handle: u64,
    hear: Hear,
    data: u64,
}

static LISTENERS: Mutex<Vec<Listener>> = Mutex::new(Vec::new());

/// The file that the program's user wants the log in.
static FILE: LazyLock<Option<OsString>> = LazyLock::new(|| env::var_os("CUDA_LOG_FILE"));

/// Writes a line to the log.
pub fn write(line: CString) {
    if let Some(file) = &*FILE {
        let file = OpenOptions::new().create(true).append(true).open(file);
        // As with a driver, a file that cannot be written is the user's matter.
        let _ = file.and_then(|mut file| file.write_all(line.as_bytes()));
    }
    // A function may register another.
    let listeners = LISTENERS.lock().unwrap_or_else(PoisonError::into_inner).clone();
    for Listener { hear, data, .. } in listeners {
        let mut line = line.clone().into_bytes_with_nul();
        let length = line.len() - 1;
        // SAFETY: the program registered the function for this, and the line ends with a zero.
        unsafe {
            let data = without_provenance_mut(data as usize);
            hear(data, CUlogLevel::CU_LOG_LEVEL_ERROR, line.as_mut_ptr().cast(), length);
        }
    }
}

/// Says why the model does not do what a driver would: in the log, or on standard error if nobody has asked for the log.
pub fn explain(text: &str) {
    let line = format!("the model of the CUDA driver: {text}\n");
    let is_heard = !LISTENERS.lock().unwrap_or_else(PoisonError::into_inner).is_empty();
    match is_heard || FILE.is_some() {
        true => write(CString::new(line).unwrap_or_default()),
        // A program may have closed it.
        false => drop(io::stderr().write_all(line.as_bytes())),
    }
}

/// Writes the line of a call that is refused.
pub fn refused(symbol: &CStr, code: CUresult) {
    let symbol = symbol.to_string_lossy();
    let line = CString::new(format!("Returning {} ({code:?}) from {symbol}\n", code.0));
    write(line.unwrap_or_default());
}

/// Registers a function with its data, under this handle.
pub fn register(handle: u64, hear: Hear, data: u64) {
    let listener = Listener { handle, hear, data };
    LISTENERS.lock().unwrap_or_else(PoisonError::into_inner).push(listener);
}

/// Fails if no function is registered under this handle.
pub fn unregister(handle: u64) -> Result {
    let mut listeners = LISTENERS.lock().unwrap_or_else(PoisonError::into_inner);
    let before = listeners.len();
    listeners.retain(|listener| listener.handle != handle);
    require(listeners.len() < before)
}
