//! What calls did: the objects that they created and ended, the work that they launched, and what of that explains a refusal.

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
