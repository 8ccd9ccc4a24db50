//! Every checked call with arguments that coverage leads to: the first two bytes choose the call.
#![no_main]
#![allow(non_snake_case)]

#[path = "../../tests/properties/calls.rs"]
mod calls;
#[path = "../../tests/properties/case.rs"]
mod case;
#[allow(dead_code)] // tests/mock needs more of it
#[path = "../../tests/mock/mock.rs"]
mod mock;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    if let Some(([low, high], bytes)) = bytes.split_first_chunk() {
        case::call(u16::from_le_bytes([*low, *high])).check(bytes);
    }
});
