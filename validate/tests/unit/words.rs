//! The shapes of sentences, and what functions did.

use super::*;

#[test]
fn sentences_that_differ_in_numbers_have_one_shape() {
    let shape = |words: &str| Blame::new(words).shape();
    let one = shape("must be between 0 and 1; at 0x7f00");
    assert_eq!(one, shape("must be between 0 and 7; at 0x8f10"));
    assert!(one != shape("must be between 0 or 1; at 0x7f00") && one < 1 << 28);
}

#[test]
fn functions_say_what_they_did() {
    for (name, verb) in [
        ("cuMemAllocAsync", "allocated"),
        ("cuMemUnmap", "unmapped"),
        ("cuMemMap", "mapped"),
        ("cuModuleUnload", "unloaded"),
        ("cuMipmappedArrayCreate", "created"),
        ("cuMemHostUnregister", "unregistered"),
        ("cuDevicePrimaryCtxReset_v2", "reset"),
        ("cuGraphInstantiateWithFlags", "created"),
        ("cuModuleGetFunction", "found"),
        ("cuIpcGetMemHandle", "created"),
        ("cuIpcCloseMemHandle", "closed"),
    ] {
        assert_eq!(super::verb(name), verb);
    }
}
