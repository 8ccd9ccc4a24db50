//! Memory and events of another process.

use crate::support::*;
use cuda_checked::calls;
use cuda_checked::owned::{
    Event, IpcEventHandle, IpcMapping, IpcMemHandle, LinearMemory, PrimaryContext,
};
use cuda_checked::types::{CUevent_flags, CUmemAttach_flags};

const SIZE: usize = 5 << 20;

fn handle(bytes: Vec<u8>) -> [u8; 64] {
    bytes.try_into().expect("64 bytes")
}

#[test]
fn memory_in_both_directions() {
    with_two(
        "ipc::memory_in_both_directions",
        |context, peer| {
            let memory = LinearMemory::alloc(context, SIZE).expect("memory");
            assert_eq!(memory.size(), SIZE);
            upload(memory.as_raw(), &pattern(1, SIZE));
            peer.send(&export_memory(&memory).expect("a handle").to_bytes());
            assert_eq!(peer.receive(), b"written");
            assert!(download(memory.as_raw(), SIZE) == pattern(2, SIZE));
            // The other process has closed it.
            memory.release().expect("it is freed");
        },
        |context, peer| {
            let handle = IpcMemHandle::from_bytes(handle(peer.receive()));
            // SAFETY: the first process frees the memory only after a message that this process is done.
            let (first, second) = unsafe {
                let first = IpcMapping::open(context, handle).expect("memory");
                (first, IpcMapping::open(context, handle).expect("memory"))
            };
            assert_eq!(first.as_raw(), second.as_raw());
            assert!(download(first.as_raw(), SIZE) == pattern(1, SIZE));
            // Opened twice, closed twice.
            first.release().expect("it is closed");
            upload(second.as_raw(), &pattern(2, SIZE));
            let own = PrimaryContext::retain(context.device()).expect("a context");
            // SAFETY: as above.
            let third = unsafe { IpcMapping::open(&own, handle) }.expect("memory");
            let raw = third.into_raw();
            let raw_context = own.into_raw().expect_err("the address needs it").object.as_raw();
            // SAFETY: `into_raw` has returned them, and they are taken over once.
            unsafe {
                let own = PrimaryContext::from_raw(raw_context, context.device());
                IpcMapping::from_raw(raw, &own).release().expect("it is closed");
            }
            second.release().expect("it is closed");
            peer.send(b"written");
        },
    );
}

#[test]
fn raw_handles() {
    with_driver("ipc::raw_handles", |context| {
        let own = PrimaryContext::retain(context.device()).expect("a context");
        let memory = LinearMemory::alloc(&own, SIZE).expect("memory");
        let address = memory.as_raw();
        assert_eq!(memory.into_raw(), address);
        let flags = CUevent_flags::CU_EVENT_DISABLE_TIMING;
        let event = Event::create(&own, flags).expect("an event");
        let raw = event.as_raw();
        assert!(!raw.is_null());
        assert_eq!(event.into_raw(), raw);
        let raw_context = own.into_raw().expect_err("both need it").object.as_raw();
        // SAFETY: `into_raw` has returned them, and they are taken over once.
        unsafe {
            let own = PrimaryContext::from_raw(raw_context, context.device());
            LinearMemory::from_raw(address, SIZE, &own).release().expect("it is freed");
            Event::from_raw(raw, flags, &own).release().expect("it is destroyed");
        }
    });
}

/// A message has the method's name for an argument, and C's form of its value.
#[test]
fn an_address_is_shown_as_one() {
    with_driver("ipc::an_address_is_shown_as_one", |context| {
        let managed = calls::cuMemAllocManaged(64, CUmemAttach_flags::CU_MEM_ATTACH_GLOBAL.bits());
        let managed = managed.expect("memory");
        // SAFETY: nothing else frees it.
        let memory = unsafe { LinearMemory::from_raw(managed, 64, context) };
        // SAFETY: no process gets a handle.
        let error = unsafe { memory.ipc_handle() }.expect_err("managed memory has no handle");
        let shown = format!("self ({managed:#x}) is memory that such handles cannot share");
        assert!(error.to_string().contains(&shown), "{error}");
    });
}

#[test]
fn events() {
    with_two(
        "ipc::events",
        |context, peer| {
            let flags =
                CUevent_flags::CU_EVENT_INTERPROCESS | CUevent_flags::CU_EVENT_DISABLE_TIMING;
            let (event, stream) =
                (Event::create(context, flags).expect("an event"), stream(context));
            event.record(&stream).expect("it is recorded");
            peer.send(&event.ipc_handle().expect("a handle").to_bytes());
            assert_eq!(peer.receive(), b"done");
            event.synchronize().expect("it is complete");
            stream.wait_event(&event).expect("the stream waits");
            event.release().expect("it is destroyed");
        },
        |context, peer| {
            let handle = IpcEventHandle::from_bytes(handle(peer.receive()));
            // SAFETY: the first process keeps the event until it gets a message.
            let event = unsafe { Event::open(context, handle) }.expect("an event");
            let stream = stream(context);
            event.synchronize().expect("the work is done");
            stream.wait_event(&event).expect("the stream waits");
            stream.synchronize().expect("the stream ends");
            rejected(
                "cuIpcGetEventHandle: self (*) must have been created in this process with \
                 CU_EVENT_INTERPROCESS and CU_EVENT_DISABLE_TIMING: another process created it",
                event.ipc_handle(),
            );
            event.release().expect("it is destroyed");
            peer.send(b"done");
        },
    );
}

#[test]
fn an_event_for_this_process_alone() {
    with_driver("ipc::an_event_for_this_process_alone", |context| {
        let event =
            Event::create(context, CUevent_flags::CU_EVENT_DISABLE_TIMING).expect("an event");
        rejected(
            "cuIpcGetEventHandle: self (*) must have been created in this process with \
             CU_EVENT_INTERPROCESS and CU_EVENT_DISABLE_TIMING: it was created with CU_EVENT_DISABLE_TIMING",
            event.ipc_handle(),
        );
        // No driver creates an event with one flag and without the other, but a caller may state such flags for an
        // event that is taken over.
        let raw = calls::cuEventCreate(CUevent_flags::CU_EVENT_DISABLE_TIMING.bits());
        let raw = raw.expect("an event");
        // SAFETY: it belongs to the current context, and nothing else destroys it.
        let event = unsafe { Event::from_raw(raw, CUevent_flags::CU_EVENT_INTERPROCESS, context) };
        rejected(
            "cuIpcGetEventHandle: self (*) must have been created in this process with \
             CU_EVENT_INTERPROCESS and CU_EVENT_DISABLE_TIMING: it was created with CU_EVENT_INTERPROCESS",
            event.ipc_handle(),
        );
    });
}
