//! The edges of a graph: the nodes that a new node depends on, and the kinds of dependency.

use crate::rules::prelude::*;

use CUgraphDependencyType as D;

// The ports are macros without a type in the header.
const WHOLE: c_uchar = CU_GRAPH_KERNEL_NODE_PORT_DEFAULT as c_uchar;
const PROGRAMMATIC: c_uchar = CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC as c_uchar;
const LAUNCH_ORDER: c_uchar = CU_GRAPH_KERNEL_NODE_PORT_LAUNCH_ORDER as c_uchar;
const PROGRAMMATIC_TYPE: D = D::CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC;

/// Returns the index of a node that an earlier element repeats. A successful call allocates nothing: the nodes are
/// sorted on the stack, one part at a time, and each later node is looked up in that part.
#[inline]
fn repeated(nodes: &[CUgraphNode]) -> Option<usize> {
    const PART: usize = 256;
    let mut sorted = [core::ptr::null_mut(); PART];
    for (start, part) in (0..).step_by(PART).zip(nodes.chunks(PART)).filter(|_| nodes.len() > 1) {
        let sorted = &mut sorted[..part.len()];
        sorted.copy_from_slice(part);
        sorted.sort_unstable();
        if sorted.windows(2).any(|pair| pair[0] == pair[1]) {
            return (1..part.len()).find(|&i| part[..i].contains(&part[i])).map(|i| start + i);
        }
        let later = &nodes[start + part.len()..];
        if let Some(i) = later.iter().position(|node| sorted.binary_search(node).is_ok()) {
            return Some(start + part.len() + i);
        }
    }
    None
}

#[inline]
pub(crate) fn is_programmatic(edge: &CUgraphEdgeData) -> bool {
    u64::from(edge.type_) == PROGRAMMATIC_TYPE.number()
}

rules! {
    /// The nodes that a new node depends on.
    on { _.dependencies }
    fn distinct(dependencies: &[CUgraphNode]) {
        if let Some(i) = repeated(dependencies);
        472: dependencies[i], as "dependencies[i]" => hold(false, "occur only once"), at i,
            stated "cuGraphAddBatchMemOpNode, cuGraphAddChildGraphNode, cuGraphAddEmptyNode, \
                    cuGraphAddEventRecordNode, cuGraphAddEventWaitNode, \
                    cuGraphAddExternalSemaphoresSignalNode, cuGraphAddExternalSemaphoresWaitNode, \
                    cuGraphAddHostNode, cuGraphAddKernelNode_v2, cuGraphAddMemAllocNode, \
                    cuGraphAddMemcpyNode, cuGraphAddMemFreeNode, cuGraphAddMemsetNode, \
                    cuGraphAddNode_v2, cuGraphAddNode_v3";
    }

    fn CUgraphEdgeData(edgeData: &CUgraphEdgeData) {
        473: edgeData.from_port => one_of(&[WHOLE, PROGRAMMATIC, LAUNCH_ORDER]),
            named "CU_GRAPH_KERNEL_NODE_PORT_DEFAULT, CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC or \
                   CU_GRAPH_KERNEL_NODE_PORT_LAUNCH_ORDER";
        474: edgeData.to_port => zero();
        475: edgeData.type_ => enumerator_of(CUgraphDependencyType);
        476: &edgeData.reserved => zeros();
        477: edgeData.from_port => one_of(&[PROGRAMMATIC, LAUNCH_ORDER]),
            if edgeData.type_ => is(PROGRAMMATIC_TYPE),
            named "CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC or \
                   CU_GRAPH_KERNEL_NODE_PORT_LAUNCH_ORDER",
            stated "CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC";
        478: edgeData.type_ => one_of(&[PROGRAMMATIC_TYPE]),
            if edgeData.from_port => is(CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC),
            stated "CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC";
    }
}
