//! Rules of the group "Primary Context Management".

use super::ctx::is_prohibited;
use crate::rules::prelude::*;

rules! {
    fn cuDevicePrimaryCtxRetain(dev: CUdevice) {
        let allowed = !is_prohibited(dev) || query::primary_context_is_active(dev) != Some(false);
        248 asks: dev => hold(
            allowed,
            "be a device whose CU_DEVICE_ATTRIBUTE_COMPUTE_MODE is not CU_COMPUTEMODE_PROHIBITED",
        ), where "its primary context is not active", else UNKNOWN
    }
}
