//! What is preloaded into the program. From the top, each folder needs only those below it, and last the spool, which needs none:
//!
//! - `dispatch` is the way of a call: it is judged, made, remembered and explained.
//! - `past` has what calls did, and says what of it explains a refusal.
//! - `call` is a call, with what is known of its function and its arguments.
//! - `origin` has when and where calls were made.
//! - `process` is this process.

pub mod call;
pub mod dispatch;
pub mod origin;
pub mod past;
pub mod process;
