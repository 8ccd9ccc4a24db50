//! A panic is put down, and the call is made.

use super::*;
use crate::table::sites;

#[test]
fn a_panic_stays_here() {
    let file = memory();
    let spool = Spool::map(&file).expect("the file is a spool");
    SPOOL.store(std::ptr::from_ref(spool).cast_mut(), Release);
    std::panic::set_hook(Box::new(|panic| spool.note(event::PANIC, &panic.to_string())));
    let site = sites().find(|site| site.name == c"cuInit").expect("there is one");
    site.real.store(memory as *mut (), Release);
    site.check.store(memory as *mut (), Release);
    let check = |_| -> Verdict { panic!("a rule failed") };
    // SAFETY: nothing is called.
    let answer =
        unsafe { call(site, check, |_| CUresult::CUDA_ERROR_UNKNOWN, || [std::ptr::null(); 2]) };
    assert_eq!(answer, CUresult::CUDA_ERROR_UNKNOWN);
    let mut entries = spool.entries().map(|(_, entry)| entry.to_string());
    assert!(entries.any(|entry| entry.contains(event::PANIC) && entry.contains("a rule failed")));
    assert!(!AT_WORK.get() && INSIDE.get().is_null());

    // An exception of the program's goes on, and later calls are judged.
    let leaves = || -> CUresult { panic!("a callback failed") };
    // SAFETY: nothing is called.
    let left =
        catch_unwind(|| unsafe { call(site, |_| Ok(()), |_| leaves(), || [std::ptr::null(); 2]) });
    assert!(left.is_err() && INSIDE.get().is_null());
}

fn memory() -> File {
    // SAFETY: a name, and a descriptor that nothing else has.
    let file = unsafe {
        let file = libc::memfd_create(c"spool".as_ptr(), 0);
        <File as std::os::fd::FromRawFd>::from_raw_fd(file)
    };
    file.set_len(size_of::<Spool>() as u64).expect("there is memory");
    file
}
