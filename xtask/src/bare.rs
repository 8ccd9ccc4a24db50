//! Whether a driver or a toolkit can be found, as the process that hides them has noted it.

use crate::shell::Result;
use std::sync::OnceLock;

/// Whether this process is on a bare machine, or why not.
static BARE: OnceLock<Result<()>> = OnceLock::new();

/// Fails if there is a toolkit or a driver, with which the caller's work would have another result.
pub fn is_bare() -> Result<()> {
    BARE.get().cloned().unwrap_or_else(|| Err("no bare machine was made".to_owned()))
}

/// Notes it, once.
pub fn known(bare: Result<()>) {
    BARE.get_or_init(|| bare);
}
