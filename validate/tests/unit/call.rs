//! Objects that calls name.

use super::*;
use crate::layer::call::signature::IPC_HANDLE;
use crate::{layer::call::entry_point, layer::origin::callers};

#[test]
fn a_kernel_may_stand_for_a_function() {
    entry_point::register(&crate::layer::dispatch::table::ALL);
    let taken = |name: &str| {
        let entry =
            entry_point::entry_points().find(|entry| entry.name() == name).expect("there is one");
        let values = [0x50_u64; 11];
        let arguments = values
            .each_ref()
            .map(|value| Argument { place: std::ptr::from_ref(value).cast(), size: 8 });
        let call = Call { entry, arguments: &arguments, frame: 0, here: callers::here() };
        call.taken().map(|(kind, _)| kind).collect::<Vec<_>>()
    };
    assert_eq!(taken("cuStreamQuery"), [ObjectKind::Stream]);
    assert_eq!(taken("cuFuncGetModule"), [ObjectKind::Function, ObjectKind::Kernel]);
}

#[test]
fn a_handle_for_other_processes_is_bytes() {
    let bytes = [7_u8; IPC_HANDLE];
    let (own, place) = (&raw const bytes, &&raw const bytes);
    let own = Argument { place: own.cast(), size: IPC_HANDLE };
    let place = Argument { place: std::ptr::from_ref(place).cast(), size: size_of::<usize>() };
    // SAFETY: it leads to so many bytes.
    let stored = unsafe { ObjectKind::IPCHandle.stored(place) };
    assert!(stored == own.value() && stored != 0);
}
