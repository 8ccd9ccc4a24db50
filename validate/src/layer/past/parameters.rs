//! The parameters of kernels. If a process ends in a launch, the report says what the kernel takes: a driver follows as many pointers as
//! the kernel has parameters, whatever they are.

use crate::layer::call::entry_point::{EntryPoint, entry_points};
use crate::layer::call::handle::{Key, ObjectKind, held_in};
use crate::layer::call::signature::Argument;
use crate::layer::process::thread;
use crate::layer::process::{self, spool};
use crate::spool::Spool;
use cuda_checked::causes;
use cuda_checked::printable::family;
use std::ptr::without_provenance_mut;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering::*};

/// The process that has kernels.
static OWN: AtomicU32 = AtomicU32::new(0);

/// Whether the program has asked for the driver's log.
static IS_LOG_READ: AtomicBool = AtomicBool::new(false);

/// The program has called one of the functions of the log.
pub fn log_is_read() {
    IS_LOG_READ.store(true, Relaxed);
}

/// Learns what a kernel takes that the program has found.
pub fn learn(spool: &Spool, (kind, handle): Key, name: Option<&str>) {
    let process = process::id();
    OWN.store(process, Relaxed);
    if spool.kernel(process, handle).is_some() {
        return;
    }
    // SAFETY: the driver has just returned it.
    let sizes = may_ask(kind).then(|| unsafe {
        let function = without_provenance_mut(handle as usize);
        causes::sizes_of_parameters(function, kind == ObjectKind::Kernel)
    });
    let sizes = sizes.flatten();
    if sizes.is_some() || name.is_some() {
        let count = sizes.as_ref().map_or(0, Vec::len);
        spool.put_kernel(process, handle, count as u32, &words(name, sizes.as_deref()));
    }
}

/// A kernel is gone: what has its handle from now on is another one.
pub fn forget(handle: u64) {
    spool().inspect(|spool| spool.forget_kernel(OWN.load(Relaxed), handle));
}

/// From now on it is not seen which kernels go.
pub fn forget_all(spool: &Spool) {
    spool.forget_kernels(OWN.load(Relaxed));
}

/// Whether the queries disturb nothing. A driver that does not report the number of parameters refuses the query behind the last one,
/// and its log has that: so it is not asked if anyone reads the log. Without a context, it refuses all queries of a kernel.
fn may_ask(kind: ObjectKind) -> bool {
    let has_context = || thread::context().is_some_and(|context| context != 0);
    let (info, number) = match kind {
        ObjectKind::Kernel => (c"cuKernelGetParamInfo", c"cuKernelGetParamCount"),
        _ => (c"cuFuncGetParamInfo", c"cuFuncGetParamCount"),
    };
    let is_there = |name| {
        entry_points().any(|entry| entry.name == name && !entry.driver.load(Relaxed).is_null())
    };
    is_there(info)
        && !process::is_forked()
        && (kind == ObjectKind::Function || has_context())
        && (is_there(number) || !is_there(c"cuLogsRegisterCallback") || !is_log_read())
}

/// Whether anyone may read the driver's log.
fn is_log_read() -> bool {
    IS_LOG_READ.load(Relaxed) || std::env::var_os("CUDA_LOG_FILE").is_some()
}

/// How much of a name there is, and how many sizes.
const LETTERS: usize = 400;
const SIZES: usize = 64;

/// Says what a kernel takes.
fn words(name: Option<&str>, sizes: Option<&[usize]>) -> String {
    let kernel = match name {
        Some(name) => format!("kernel {name:.LETTERS$}"),
        None => "the kernel".to_owned(),
    };
    let each = "kernelParams, if it is not null, must have the address of";
    let Some(sizes) = sizes else {
        return format!("{each} a value for each parameter of {kernel}");
    };
    let listed: Vec<_> = sizes.iter().take(SIZES).map(usize::to_string).collect();
    match (sizes, listed.split_last()) {
        ([], _) | (_, None) => format!("{kernel} takes no parameters"),
        ([size], _) => {
            let bytes = if *size == 1 { "byte" } else { "bytes" };
            format!("{kernel} takes 1 parameter of {size} {bytes}; {each} its value")
        }
        (_, Some((last, rest))) => {
            let end = if sizes.len() > SIZES { "... " } else { "" };
            let (count, rest) = (sizes.len(), rest.join(", "));
            format!(
                "{kernel} takes {count} parameters of {rest} and {last} {end}bytes; {each} each"
            )
        }
    }
}

/// No address is below.
const FIRST_PAGE: u64 = 4096;

/// Finds a pointer of a launch, by its index and its value, that leads nowhere. Only those are looked at that must be there if the
/// array is: in the page where it begins.
pub fn bad_pointer(
    spool: &Spool,
    entry: &EntryPoint,
    arguments: &[Argument],
) -> Option<(u64, u64)> {
    let (function, pointers) = match family(entry.name()) {
        "cuLaunchKernel" | "cuLaunchCooperativeKernel" => (0, 9),
        "cuLaunchKernelEx" => (1, 2),
        _ => return None,
    };
    let [function, pointers] = [function, pointers].map(|index| arguments[index].value());
    let kernel = spool.kernel(OWN.load(Relaxed), function)?;
    if pointers < FIRST_PAGE || !pointers.is_multiple_of(8) {
        return None;
    }
    let in_page = (FIRST_PAGE - pointers % FIRST_PAGE) / 8;
    let count = in_page.min(kernel.parameters.load(Relaxed).into());
    // SAFETY: the driver reads so many, and no page ends before.
    let pointer = |index| unsafe { held_in::<u64>(pointers, index as usize * 8) };
    (0..count).map(|index| (index, pointer(index))).find(|(_, pointer)| *pointer < FIRST_PAGE)
}

#[cfg(test)]
#[path = "../../../tests/unit/parameters.rs"]
mod tests;
