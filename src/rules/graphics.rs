//! Rules of the group "Graphics Interoperability".

use crate::rule::{Place, Verdict, on, rules};
use core::ffi::c_uint;
use cuda_sys::{CUgraphicsMapResourceFlags, CUgraphicsResource};

rules! {
    fn cuGraphicsResourceSetMapFlags_v2(flags: c_uint) { 125: flags => enumerator_of(CUgraphicsMapResourceFlags) }
}

on! { cuGraphicsMapResources, cuGraphicsUnmapResources }
#[inline]
pub(crate) fn different_resources(resources: &[CUgraphicsResource]) -> Verdict {
    for i in 1..resources.len() {
        let new = !resources[..i].contains(&resources[i]);
        rules!(126: resources[i] => hold(new, "differ from every other element"), at i, else INVALID_HANDLE);
    }
    Ok(())
}
