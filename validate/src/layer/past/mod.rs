//! What calls did: the objects that they created and ended, the work that they launched, and what of that explains a refusal.
//! It is told of calls that were made and of their answers, and returns sentences with places.
//! It may not know how a call is judged, made or recorded; what it has not seen, it says nothing of.

pub mod async_error;
pub mod capture_error;
pub mod captures;
pub mod explanation;
pub mod exports;
pub mod host_functions;
pub mod objects;
pub mod parameters;
pub mod pending_work;
pub mod refusal;
pub mod state_tracker;
