//! The programs into which the system preloads nothing.

use crate::launcher::LIBRARY;
use crate::launcher::fit::{self, Fit};
use crate::spool::Event;
use std::ffi::CString;
use std::fs;
use std::os::unix::fs::MetadataExt as _;
use std::ptr::null_mut;

/// Why the program of this file has not loaded the layer, if it should have.
pub fn why(file: &str) -> Option<Event> {
    match gets_other_rights(file) {
        true => Some(Event::Rights),
        false => (fit::of(LIBRARY.0, file.as_ref()) != Fit::Loads).then_some(Event::Foreign),
    }
}

/// Whether the program of this file has other rights than its user.
fn gets_other_rights(file: &str) -> bool {
    let (Ok(about), Ok(path)) = (fs::metadata(file), CString::new(file)) else { return false };
    // SAFETY: names; no memory to write to; the others take nothing.
    let (size, user, group) = unsafe {
        let size = libc::getxattr(path.as_ptr(), c"security.capability".as_ptr(), null_mut(), 0);
        (size, libc::geteuid(), libc::getegid())
    };
    let set = |bit| about.mode() & bit != 0;
    let owners = [set(libc::S_ISUID).then(|| about.uid()), set(libc::S_ISGID).then(|| about.gid())];
    has_other_rights(owners, size > 0, [user, group])
}

/// Whether a program gets rights of other owners than its user and group, who are in this order, or capabilities.
fn has_other_rights(owners: [Option<u32>; 2], has_capabilities: bool, own: [u32; 2]) -> bool {
    let mut owners = owners.into_iter().zip(own);
    owners.any(|(owner, own)| owner.is_some_and(|owner| owner != own))
        || (has_capabilities && own[0] != 0)
}

#[cfg(test)]
#[path = "../../../tests/unit/left_out.rs"]
mod tests;
