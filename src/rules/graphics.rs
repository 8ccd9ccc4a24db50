//! Rules of the group "Graphics Interoperability".

use crate::rules::prelude::*;

rules! {
    fn cuGraphicsResourceSetMapFlags_v2(flags: c_uint) {
        125: flags => enumerator_of(CUgraphicsMapResourceFlags)
    }

    on { cuGraphicsMapResources, cuGraphicsUnmapResources }
    fn different_resources(resources: &[CUgraphicsResource]) {
        for i in 1..resources.len();
        let new = !resources[..i].contains(&resources[i]);
        126: resources[i] => hold(new, "differ from every other element"), at i,
            else INVALID_HANDLE;
    }
}
