//! Streams as numbers: a default stream has one of its own, and so has a stream that is gone.

use crate::layer::process::thread;

/// The stream that waits for those of its context.
pub const LEGACY: u64 = 1;
/// The mark of a thread's own stream.
pub const PER_THREAD: u64 = 1 << 63;
/// The mark of a stream that is gone, with the generation of its end.
pub const ENDED: u64 = 1 << 62;
/// In place of several streams or contexts.
pub const SEVERAL: u64 = u64::MAX;

/// A stream as one number. A default stream is one of the context, and perhaps of the thread.
pub fn identity(value: u64) -> u64 {
    match value {
        0 | 1 => LEGACY,
        2 => PER_THREAD | u64::from(thread::id()),
        _ => value,
    }
}

/// The same among streams that can capture: a thread has a default stream in each context.
pub fn capture_identity(value: u64) -> u64 {
    let context = if value == 2 { thread::context().unwrap_or(0) } else { 0 };
    identity(value) | (context >> 4 & 0x7fff_ffff) << 32
}

pub fn is_default(stream: u64) -> bool {
    stream == LEGACY || stream & PER_THREAD != 0
}

pub fn is_gone(stream: u64) -> bool {
    stream == SEVERAL || stream & (PER_THREAD | ENDED) == ENDED
}

/// A stream among all: a default stream is another one in each context.
pub fn in_context(stream: u64, context: u64) -> (u64, u64) {
    (stream, if is_default(stream) { context } else { 0 })
}

#[cfg(test)]
#[path = "../../../tests/unit/stream.rs"]
mod tests;
