//! Rules of the group "Peer Context Memory Access".

use crate::rules::prelude::*;

rules! {
    on { cuCtxEnablePeerAccess, cuCtxDisablePeerAccess }
    fn from_context() {
        if let Some(current_context) = query::current_context();
        617 asks: current_context => non_null(), else INVALID_CONTEXT;
    }

    fn cuCtxEnablePeerAccess(peerContext: CUcontext, Flags: c_uint) {
        let is_other = || peerContext.is_null() || query::current_context() != Some(peerContext);
        239: Flags => zero();
        240 asks: peerContext => hold(is_other(), "not be the current context"),
            else INVALID_CONTEXT;
    }

    fn cuDeviceGetP2PAtomicCapabilities(
        capabilities: *mut c_uint,
        operations: *const CUatomicOperation,
        count: c_uint,
    ) {
        244: capabilities => non_null();
        245: operations => non_null();
        246: count => non_zero();
    }

    /// The ends of a link.
    on { cuDeviceGetP2PAttribute, cuDeviceGetP2PAtomicCapabilities }
    fn link_ends(srcDevice: CUdevice, dstDevice: CUdevice) {
        241: dstDevice => hold(dstDevice != srcDevice, "differ from srcDevice"),
            else INVALID_DEVICE;
        618 asks: srcDevice => ordinal(query::devices()), else INVALID_DEVICE;
        619 asks: dstDevice => ordinal(query::devices()), else INVALID_DEVICE;
    }

    fn cuDeviceGetP2PAttribute(attrib: CUdevice_P2PAttribute) { 243: attrib => enumerator() }
}
