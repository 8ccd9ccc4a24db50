//! Tests each row of `docs/deviations.md`: on a driver of 13.0 each call handles such an argument as the page
//! describes.
#![cfg(not(miri))]

use crate::mock::{Answers, QUERIES, Reached, answering, of_release, reached};
use cuda_checked::sys::*;
use cuda_checked::{Error, Result, calls};
use std::collections::BTreeSet;
use std::ffi::{c_uint, c_void};
use std::ptr;

const PAGE: &str = include_str!("../../docs/deviations.md");
const CALLS: &str = include_str!("../../src/calls/green_contexts.rs");

const REJECTED: &str = "Rejected, though this driver accepts it";
const LEFT: &str = "Left to the driver, though the documentation forbids it or seems to";
const CODES: &str = "Another code";
const WORSE: &str = "Worse than an error";

/// The calls behind the page's short names.
const NAMED: [(&str, &[&str]); 2] = [
    (
        "memcpy nodes of graphs",
        &[
            "cuGraphAddMemcpyNode",
            "cuGraphAddNode_v2",
            "cuGraphExecMemcpyNodeSetParams",
            "cuGraphExecNodeSetParams",
            "cuGraphMemcpyNodeSetParams",
            "cuGraphNodeSetParams",
        ],
    ),
    (
        "kernel nodes of graphs",
        &[
            "cuGraphAddKernelNode_v2",
            "cuGraphAddNode_v2",
            "cuGraphExecKernelNodeSetParams_v2",
            "cuGraphExecNodeSetParams",
            "cuGraphKernelNodeSetParams_v2",
            "cuGraphNodeSetParams",
        ],
    ),
];

/// The results of a row's calls.
#[derive(Default)]
struct Tried {
    rejected: BTreeSet<&'static str>,
    left: BTreeSet<&'static str>,
    /// The codes of the errors, and whether the documentation has them.
    codes: BTreeSet<(String, bool)>,
}

impl Tried {
    /// Asserts that the call does not reach the driver, because of this rule.
    #[track_caller]
    fn rejects(&mut self, rule: u32, call: impl FnOnce() -> Result<()>) {
        let (result, reached) = reached(call);
        let error = result.expect_err("the call is rejected");
        let Error::Precondition(broken) = &error else { panic!("{error:?}") };
        assert_eq!(broken.id(), rule, "{error}");
        only_queries(&reached);
        assert!(reached.iter().all(|reached| reached.function != error.call()), "{error}");
        self.rejected.insert(error.call());
        let code = format!("{:?}", error.code());
        self.codes.insert((code, broken.documented_code().is_some()));
    }

    /// Asserts that the call reaches the driver.
    #[track_caller]
    fn reaches(&mut self, call: impl FnOnce() -> Result<()>) {
        let (result, mut reached) = reached(call);
        result.unwrap_or_else(|error| panic!("{error}"));
        let last = reached.pop().expect("something is called");
        only_queries(&reached);
        self.left.insert(last.function);
    }
}

/// Asserts that these are only queries.
#[track_caller]
fn only_queries(reached: &[Reached]) {
    for Reached { function, .. } in reached {
        assert!(QUERIES.contains(function), "{function} is called");
    }
}

/// A checked call.
macro_rules! call {
    ($name:ident $arguments:tt) => {
        // SAFETY: the mock reads no memory, and the rules read only live locals.
        unsafe { calls::$name $arguments }.map(|_| ())
    };
}

/// Returns the section of the page under a heading.
fn section(heading: &str) -> &'static str {
    let sections = PAGE.split("\n## ").filter_map(|section| section.split_once('\n'));
    let mut sections = sections.filter(|(first, _)| *first == heading);
    sections.next().unwrap_or_else(|| panic!("the page has no section {heading:?}")).1
}

/// Returns the rows of its table.
fn rows(heading: &str) -> Vec<Vec<&'static str>> {
    let lines = section(heading).lines().filter_map(|line| line.strip_prefix("| "));
    // The first is the head.
    lines.skip(1).map(|row| row.trim_end_matches(" |").split(" | ").collect()).collect()
}

/// Returns the calls that a cell names.
fn named(cell: &'static str) -> BTreeSet<&'static str> {
    let calls = cell.split(", ").flat_map(|name| {
        let call = name.strip_prefix('`').and_then(|name| name.strip_suffix('`'));
        match (call, NAMED.iter().find(|(phrase, _)| *phrase == name)) {
            (Some(call), _) => vec![call],
            (None, Some((_, calls))) => calls.to_vec(),
            (None, None) => panic!("{name:?} names no call"),
        }
    });
    calls.collect()
}

/// A row's first two cells, and its calls with such arguments.
type Row = (&'static str, &'static str, fn(&mut Tried));

#[test]
fn page() {
    of_release(13_000, "deviations::page", || {
        let headings = PAGE.lines().filter_map(|line| line.strip_prefix("## "));
        assert!(headings.eq([REJECTED, LEFT, CODES, WORSE]), "each section is tried");
        let all = [REJECTED, LEFT, CODES]
            .map(|heading| rows(heading).into_iter().map(move |row| (heading, row)));
        let all: Vec<_> = all.into_iter().flatten().collect();
        for (_, cells) in &all {
            let tried = ROWS.iter().any(|(call, argument, _)| [*call, *argument] == cells[..2]);
            assert!(tried, "no test is of the row {cells:?}");
        }
        for (call, argument, _) in ROWS {
            let listed = all.iter().any(|(_, cells)| [*call, *argument] == cells[..2]);
            assert!(listed, "the page has no row {call} | {argument}");
        }
        assert_eq!(all.len(), ROWS.len(), "each row is there once");
        for ((heading, cells), (call, argument, calls)) in all.iter().zip(ROWS) {
            assert_eq!([*call, *argument], cells[..2], "the tests are in the page's order");
            println!("{call} | {argument}");
            let mut tried = Tried::default();
            calls(&mut tried);
            let (these, others) = match *heading {
                LEFT => (&tried.left, &tried.rejected),
                _ => (&tried.rejected, &tried.left),
            };
            assert_eq!(*these, named(cells[0]));
            assert!(others.is_empty(), "{others:?}");
            if *heading == CODES {
                let [driver, ours] = [2, 3].map(|cell| cells[cell].split('`').nth(1));
                assert_ne!(driver, ours);
                let documented = !cells[3].ends_with(", for none is documented");
                let codes = [(ours.expect("a code").to_owned(), documented)];
                assert_eq!(tried.codes, codes.into());
            }
        }
    });
}

#[test]
fn worse_than_an_error() {
    of_release(13_000, "deviations::worse_than_an_error", || {
        let text = section(WORSE).split('`').skip(1).step_by(2);
        let calls: Vec<_> = text.filter(|code| code.starts_with("cu")).collect();
        assert_eq!(
            calls,
            ["cuDevResourceGenerateDesc", "cuFuncSetAttribute", "cuStreamAttachMemAsync"]
        );
        let function = CALLS.find("pub unsafe fn cuDevResourceGenerateDesc(").expect("the call");
        let (_, safety) = CALLS[..function].rsplit_once("\n/// # Safety\n").expect("its section");
        let safety = safety.split("\n/// # ").next().unwrap_or_default();
        assert!(safety.contains("`nbResources` elements, at least one"), "{safety}");
        let attribute = CUfunction_attribute(-1_i32 as _);
        let mut tried = Tried::default();
        tried.rejects(52, || call!(cuFuncSetAttribute(NULL.cast(), attribute, 0)));
        tried.rejects(262, || call!(cuStreamAttachMemAsync(STREAM, 0x1000, 0, 0)));
    });
}

const NULL: *mut c_void = ptr::null_mut();
const THERE: *mut c_void = ptr::without_provenance_mut(0x1000);
const STREAM: CUstream = ptr::without_provenance_mut(0x1000);
const DEVICE: CUmemLocation =
    CUmemLocation { type_: CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE, id: 0 };
const PINNED: CUmemAllocationType = CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_PINNED;
const ARRAY: CUresourcetype = CUresourcetype::CU_RESOURCE_TYPE_ARRAY;
const INTERLEAVED: CUtensorMapInterleave = CUtensorMapInterleave::CU_TENSOR_MAP_INTERLEAVE_32B;
const CLUSTER: CUlaunchAttributeID = CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION;
const PREFERRED: CUlaunchAttributeID =
    CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION;

fn allocation() -> CUmemAllocationProp {
    CUmemAllocationProp { type_: PINNED, location: DEVICE, ..Default::default() }
}

fn pool() -> CUmemPoolProps {
    CUmemPoolProps { allocType: PINNED, location: DEVICE, ..Default::default() }
}

/// A node without dependencies.
fn add(edit: impl FnOnce(&mut CUgraphNodeParams)) -> Result<()> {
    let mut node = CUgraphNodeParams::default();
    edit(&mut node);
    call!(cuGraphAddNode_v2(NULL.cast(), ptr::null(), ptr::null(), 0, &mut node))
}

/// A copy in one dimension.
fn line() -> CUDA_MEMCPY3D {
    CUDA_MEMCPY3D {
        srcMemoryType: CUmemorytype::CU_MEMORYTYPE_DEVICE,
        dstMemoryType: CUmemorytype::CU_MEMORYTYPE_DEVICE,
        WidthInBytes: 64,
        Height: 1,
        Depth: 1,
        ..Default::default()
    }
}

fn memcpy(copy: CUDA_MEMCPY3D) -> CUgraphNodeParams {
    let type_ = CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEMCPY;
    let mut node = CUgraphNodeParams { type_, ..Default::default() };
    node.memcpy.copyParams = copy;
    node
}

fn launch(attributes: &mut [CUlaunchAttribute]) -> Result<()> {
    let (attrs, numAttrs) = (attributes.as_mut_ptr(), attributes.len() as c_uint);
    let [gridDimX, gridDimY, gridDimZ] = [4; 3];
    let config =
        CUlaunchConfig { gridDimX, gridDimY, gridDimZ, attrs, numAttrs, ..Default::default() };
    call!(cuLaunchKernelEx(&config, NULL.cast(), NULL.cast(), NULL.cast()))
}

fn attribute(
    id: CUlaunchAttributeID,
    edit: impl FnOnce(&mut CUlaunchAttributeValue),
) -> CUlaunchAttribute {
    let mut value = CUlaunchAttributeValue { pad: [0; 64] };
    edit(&mut value);
    CUlaunchAttribute { id, value, ..Default::default() }
}

/// A window with a miss property that no enumerator has.
fn window() -> CUlaunchAttribute {
    attribute(CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW, |value| {
        value.accessPolicyWindow.missProp = CUaccessProperty(3);
    })
}

fn texture(resource: CUresourcetype, flags: c_uint, view: bool) -> Result<()> {
    let resource = CUDA_RESOURCE_DESC { resType: resource, ..Default::default() };
    let texture = CUDA_TEXTURE_DESC { flags, ..Default::default() };
    let blank = CUDA_RESOURCE_VIEW_DESC::default();
    call!(cuTexObjectCreate(&resource, &texture, view.then_some(&blank)))
}

/// The behaviour of each call with compiler options for one of them, by the name of the call.
fn with_option(option: CUjit_option, value: usize, call: &str) -> Result<()> {
    let (mut options, mut values) = ([option], [ptr::without_provenance_mut(value)]);
    let (options, values) = (options.as_mut_ptr(), values.as_mut_ptr());
    let none = NULL.cast();
    // The text on cubins lists no options, and the texts on the other types list some.
    let input = CUjitInputType::CU_JIT_INPUT_FATBINARY;
    match call {
        "cuModuleLoadDataEx" => call!(cuModuleLoadDataEx(THERE, 1, options, values)),
        "cuLibraryLoadData" => {
            call!(cuLibraryLoadData(THERE, options, values, 1, none, NULL.cast(), 0))
        }
        "cuLibraryLoadFromFile" => {
            call!(cuLibraryLoadFromFile(c"file", options, values, 1, none, NULL.cast(), 0))
        }
        "cuLinkCreate_v2" => call!(cuLinkCreate_v2(1, options, values)),
        "cuLinkAddData_v2" => {
            let name = ptr::null();
            call!(cuLinkAddData_v2(NULL.cast(), input, THERE, 1, name, 1, options, values))
        }
        "cuLinkAddFile_v2" => {
            call!(cuLinkAddFile_v2(NULL.cast(), input, c"file", 1, options, values))
        }
        _ => panic!("{call}"),
    }
}

const ROWS: &[Row] = &[
    ("`cuIpcOpenMemHandle_v2`", "flags 3", |row| {
        let handle = CUipcMemHandle { reserved: [0; 64] };
        row.rejects(201, || call!(cuIpcOpenMemHandle_v2(handle, 3)));
    }),
    (
        "`cuMemPoolCreate`, `cuGraphAddMemAllocNode`, `cuGraphAddNode_v2`",
        "`win32SecurityAttributes` without `CU_MEM_HANDLE_TYPE_WIN32`",
        |row| {
            let props = CUmemPoolProps { win32SecurityAttributes: THERE, ..pool() };
            row.rejects(546, || call!(cuMemPoolCreate(&props)));
            let mut node = CUDA_MEM_ALLOC_NODE_PARAMS { poolProps: props, ..Default::default() };
            row.rejects(546, || call!(cuGraphAddMemAllocNode(NULL.cast(), &[], &mut node)));
            row.rejects(546, || {
                add(|node| {
                    node.type_ = CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEM_ALLOC;
                    node.alloc.poolProps = props;
                })
            });
        },
    ),
    ("`cuMemPoolCreate`", "a managed pool at `CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT`", |row| {
        let mut props = pool();
        props.allocType = CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_MANAGED;
        props.location.type_ = CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT;
        row.rejects(556, || call!(cuMemPoolCreate(&props)));
    }),
    (
        "`cuMemGetAllocationGranularity`",
        "`win32HandleMetaData` without `CU_MEM_HANDLE_TYPE_WIN32`",
        |row| {
            let minimum = CUmemAllocationGranularity_flags::CU_MEM_ALLOC_GRANULARITY_MINIMUM;
            let prop = CUmemAllocationProp { win32HandleMetaData: THERE, ..allocation() };
            row.rejects(376, || call!(cuMemGetAllocationGranularity(&prop, minimum)));
        },
    ),
    ("`cuMemMapArrayAsync`", "a `memHandle` when unmapping", |row| {
        // SAFETY: all zero is a value of each field.
        let mut info: CUarrayMapInfo = unsafe { std::mem::zeroed() };
        info.memOperationType = CUmemOperationType::CU_MEM_OPERATION_TYPE_UNMAP;
        info.deviceBitMask = 1;
        info.memHandle.memHandle = 1;
        row.rejects(399, || call!(cuMemMapArrayAsync(&mut info, 1, STREAM)));
    }),
    (
        "`cuMemcpy3D_v2`, `cuMemcpy3DAsync_v2`, memcpy nodes of graphs",
        "an LOD that is not zero, a reserved pointer that is not null",
        |row| {
            let (graph, exec, node, ctx) = (NULL.cast(), NULL.cast(), NULL.cast(), NULL.cast());
            for (rule, copy) in [
                (454, CUDA_MEMCPY3D { srcLOD: 1, ..line() }),
                (455, CUDA_MEMCPY3D { dstLOD: 1, ..line() }),
                (456, CUDA_MEMCPY3D { reserved0: THERE, ..line() }),
                (457, CUDA_MEMCPY3D { reserved1: THERE, ..line() }),
            ] {
                row.rejects(rule, || call!(cuMemcpy3D_v2(&copy)));
                row.rejects(rule, || call!(cuMemcpy3DAsync_v2(&copy, STREAM)));
                row.rejects(rule, || call!(cuGraphAddMemcpyNode(graph, &[], &copy, ctx)));
                row.rejects(rule, || call!(cuGraphMemcpyNodeSetParams(node, &copy)));
                row.rejects(rule, || call!(cuGraphExecMemcpyNodeSetParams(exec, node, &copy, ctx)));
                let mut params = memcpy(copy);
                row.rejects(rule, || add(|new| *new = params));
                row.rejects(rule, || call!(cuGraphNodeSetParams(node, &mut params)));
                row.rejects(rule, || call!(cuGraphExecNodeSetParams(exec, node, &mut params)));
            }
        },
    ),
    (
        "`cuGraphExecMemcpyNodeSetParams`, `cuGraphExecNodeSetParams`",
        "a copy in two or three dimensions that changes nothing",
        |row| {
            let (exec, node, ctx) = (NULL.cast(), NULL.cast(), NULL.cast());
            for (rule, copy) in [
                (82, CUDA_MEMCPY3D { Height: 2, ..line() }),
                (83, CUDA_MEMCPY3D { Depth: 2, ..line() }),
            ] {
                row.rejects(rule, || call!(cuGraphExecMemcpyNodeSetParams(exec, node, &copy, ctx)));
                let mut params = memcpy(copy);
                row.rejects(rule, || call!(cuGraphExecNodeSetParams(exec, node, &mut params)));
            }
        },
    ),
    (
        "`cuMemPrefetchBatchAsync`, `cuMemDiscardAndPrefetchBatchAsync`",
        "two equal entries in `prefetchLocIdxs`",
        |row| {
            let (mut ptrs, mut sizes) = ([0; 2], [1; 2]);
            let (mut places, mut starts) = ([DEVICE; 2], [0; 2]);
            let (ptrs, sizes) = (ptrs.as_mut_ptr(), sizes.as_mut_ptr());
            let (places, starts) = (places.as_mut_ptr(), starts.as_mut_ptr());
            row.rejects(468, || {
                call!(cuMemPrefetchBatchAsync(ptrs, sizes, 2, places, starts, 2, 0, STREAM))
            });
            row.rejects(468, || {
                call!(cuMemDiscardAndPrefetchBatchAsync(
                    ptrs, sizes, 2, places, starts, 2, 0, STREAM
                ))
            });
        },
    ),
    (
        "`cuStreamSetAttribute`, `cuLaunchKernelEx`, `cuGraphKernelNodeSetAttribute`",
        "a miss property of 3",
        |row| {
            let CUlaunchAttribute { id, value, .. } = window();
            row.rejects(495, || call!(cuStreamSetAttribute(STREAM, id, &value)));
            row.rejects(495, || launch(&mut [window()]));
            row.rejects(495, || call!(cuGraphKernelNodeSetAttribute(NULL.cast(), id, &value)));
        },
    ),
    ("`cuStreamGetCaptureInfo_v3`", "`edgeData_out` without `dependencies_out`", |row| {
        let (id, graph, nodes, mut data) = (NULL.cast(), NULL.cast(), NULL.cast(), ptr::null());
        let count = NULL.cast();
        row.rejects(260, || {
            call!(cuStreamGetCaptureInfo_v3(STREAM, id, graph, nodes, &mut data, count))
        });
    }),
    (
        "`cuLaunchKernel`, `cuLaunchKernelEx`, kernel nodes of graphs",
        "an empty list in `extra` beside `kernelParams`",
        |row| {
            let (mut params, mut list) = ([NULL], [CU_LAUNCH_PARAM_END]);
            let (kernelParams, extra) = (params.as_mut_ptr(), list.as_mut_ptr());
            let (function, stream) = (NULL.cast(), STREAM);
            row.rejects(518, || {
                call!(cuLaunchKernel(function, 1, 1, 1, 1, 1, 1, 0, stream, kernelParams, extra))
            });
            let config = CUlaunchConfig::default();
            row.rejects(518, || call!(cuLaunchKernelEx(&config, function, kernelParams, extra)));
            let (graph, exec, node) = (NULL.cast(), NULL.cast(), NULL.cast());
            let kernel = CUDA_KERNEL_NODE_PARAMS { kernelParams, extra, ..Default::default() };
            row.rejects(518, || call!(cuGraphAddKernelNode_v2(graph, &[], &kernel)));
            row.rejects(518, || call!(cuGraphKernelNodeSetParams_v2(node, &kernel)));
            row.rejects(518, || call!(cuGraphExecKernelNodeSetParams_v2(exec, node, &kernel)));
            let type_ = CUgraphNodeType::CU_GRAPH_NODE_TYPE_KERNEL;
            let mut params = CUgraphNodeParams { type_, ..Default::default() };
            (params.kernel.kernelParams, params.kernel.extra) = (kernelParams, extra);
            row.rejects(518, || add(|new| *new = params));
            row.rejects(518, || call!(cuGraphNodeSetParams(node, &mut params)));
            row.rejects(518, || call!(cuGraphExecNodeSetParams(exec, node, &mut params)));
        },
    ),
    ("`cuLaunchKernelEx`", "a preferred cluster of 0 x 0 x 0", |row| {
        row.rejects(512, || launch(&mut [attribute(PREFERRED, |_| {})]));
    }),
    ("`cuGraphRemoveDependencies_v2`", "edge data outside the text", |row| {
        let edge = |from_port, to_port, type_, last| CUgraphEdgeData {
            from_port,
            to_port,
            type_,
            reserved: [0, 0, 0, 0, last],
        };
        for (rule, edge) in [
            (473, edge(3, 0, 0, 0)),
            (474, edge(0, 1, 0, 0)),
            (475, edge(0, 0, 2, 0)),
            (476, edge(0, 0, 0, 1)),
        ] {
            let (graph, from, to) = (NULL.cast(), [NULL.cast()], [NULL.cast()]);
            let (from, to) = (from.as_ptr(), to.as_ptr());
            row.rejects(rule, || call!(cuGraphRemoveDependencies_v2(graph, from, to, &edge, 1)));
        }
    }),
    (
        "`cuTensorMapEncodeTiled`, `cuTensorMapEncodeIm2col`",
        "`CU_TENSOR_MAP_INTERLEAVE_32B` with another swizzle mode than `CU_TENSOR_MAP_SWIZZLE_32B`",
        |row| {
            for swizzle in [0, 2, 3] {
                let (ty, rank) = (CUtensorMapDataType::CU_TENSOR_MAP_DATA_TYPE_UINT8, 3);
                let (dims, boxes, corner) = (ptr::null(), ptr::null(), ptr::null());
                let swizzle = CUtensorMapSwizzle(swizzle);
                let promotion = CUtensorMapL2promotion::CU_TENSOR_MAP_L2_PROMOTION_NONE;
                let fill = CUtensorMapFloatOOBfill::CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE;
                row.rejects(296, || {
                    call!(cuTensorMapEncodeTiled(
                        ty,
                        rank,
                        THERE,
                        dims,
                        dims,
                        boxes,
                        boxes,
                        INTERLEAVED,
                        swizzle,
                        promotion,
                        fill
                    ))
                });
                row.rejects(296, || {
                    call!(cuTensorMapEncodeIm2col(
                        ty,
                        rank,
                        THERE,
                        dims,
                        dims,
                        corner,
                        corner,
                        1,
                        1,
                        boxes,
                        INTERLEAVED,
                        swizzle,
                        promotion,
                        fill
                    ))
                });
            }
        },
    ),
    ("`cuTexObjectCreate`", "a mipmapped array without `CU_TRSF_NORMALIZED_COORDINATES`", |row| {
        let mipmapped = CUresourcetype::CU_RESOURCE_TYPE_MIPMAPPED_ARRAY;
        row.rejects(329, || texture(mipmapped, 0, false));
    }),
    ("`cuTexObjectCreate`", "a resource view of linear memory", |row| {
        row.rejects(333, || texture(CUresourcetype::CU_RESOURCE_TYPE_LINEAR, 0, true));
    }),
    ("`cuTexRefGetAddressMode`", "dimension 2", |row| {
        row.rejects(355, || call!(cuTexRefGetAddressMode(NULL.cast(), 2)));
    }),
    ("`cuTexRefSetArray`, `cuTexRefSetMipmappedArray`", "flags 0", |row| {
        row.rejects(353, || call!(cuTexRefSetArray(NULL.cast(), NULL.cast(), 0)));
        row.rejects(353, || call!(cuTexRefSetMipmappedArray(NULL.cast(), NULL.cast(), 0)));
    }),
    ("`cuLogsCurrent`, `cuLogsDumpToFile`, `cuLogsDumpToMemory`", "flags 1", |row| {
        row.rejects(169, || calls::cuLogsCurrent(1).map(drop));
        row.rejects(169, || call!(cuLogsDumpToFile(NULL.cast(), c"file", 1)));
        row.rejects(169, || call!(cuLogsDumpToMemory(NULL.cast(), NULL.cast(), NULL.cast(), 1)));
    }),
    // The following rows are left to the driver.
    ("`cuMemMap`", "offset + size equal to the size of the allocation", |row| {
        row.reaches(|| call!(cuMemMap(1 << 30, 2 << 20, 0, 1, 0)));
    }),
    ("`cuMemMap`", "a part of an allocation", |row| {
        row.reaches(|| call!(cuMemMap(1 << 30, 1 << 20, 0, 1, 0)));
    }),
    ("`cuMemMap`", "an offset that is not zero", |row| {
        row.reaches(|| call!(cuMemMap(1 << 30, 2 << 20, 2 << 20, 1, 0)));
    }),
    (
        "`cuMemCreate`",
        "bits in `requestedHandleTypes` or `allocFlags.usage` that no release names",
        |row| {
            let mut prop = allocation();
            prop.requestedHandleTypes = CUmemAllocationHandleType(16);
            row.reaches(|| call!(cuMemCreate(2 << 20, &prop, 0)));
            let mut prop = allocation();
            prop.allocFlags.usage = 8;
            row.reaches(|| call!(cuMemCreate(2 << 20, &prop, 0)));
        },
    ),
    ("`cuIpcGetMemHandle`", "an address within an allocation", |row| {
        row.reaches(|| call!(cuIpcGetMemHandle((1 << 30) + 256)));
    }),
    (
        "`cuMemcpy2D_v2`, `cuMemcpy2DUnaligned_v2`, `cuMemcpy2DAsync_v2`, `cuMemcpy3D_v2`, `cuMemcpy3DAsync_v2`",
        "pitches, heights and memory types where nothing is copied",
        |row| {
            for [WidthInBytes, Height] in [[64, 0], [0, 2]] {
                let copy = CUDA_MEMCPY2D {
                    srcPitch: 1,
                    dstPitch: 1,
                    WidthInBytes,
                    Height,
                    ..Default::default()
                };
                row.reaches(|| call!(cuMemcpy2D_v2(&copy)));
                row.reaches(|| call!(cuMemcpy2DUnaligned_v2(&copy)));
                row.reaches(|| call!(cuMemcpy2DAsync_v2(&copy, STREAM)));
            }
            for [WidthInBytes, Height, Depth] in [[64, 2, 0], [64, 0, 2], [0, 2, 2]] {
                let copy = CUDA_MEMCPY3D {
                    srcPitch: 1,
                    srcHeight: 1,
                    dstPitch: 1,
                    dstHeight: 1,
                    WidthInBytes,
                    Height,
                    Depth,
                    ..Default::default()
                };
                row.reaches(|| call!(cuMemcpy3D_v2(&copy)));
                row.reaches(|| call!(cuMemcpy3DAsync_v2(&copy, STREAM)));
            }
        },
    ),
    (
        "`cuMemsetD16_v2`, `cuMemsetD16Async`, `cuMemsetD32_v2`, `cuMemsetD32Async`, `cuMemsetD2D16_v2`, \
         `cuMemsetD2D16Async`, `cuMemsetD2D32_v2`, `cuMemsetD2D32Async`",
        "alignment where nothing is filled",
        |row| {
            row.reaches(|| call!(cuMemsetD16_v2(1, 0, 0)));
            row.reaches(|| call!(cuMemsetD16Async(1, 0, 0, STREAM)));
            row.reaches(|| call!(cuMemsetD32_v2(1, 0, 0)));
            row.reaches(|| call!(cuMemsetD32Async(1, 0, 0, STREAM)));
            for [width, height] in [[0, 2], [2, 0]] {
                row.reaches(|| call!(cuMemsetD2D16_v2(1, 1, 0, width, height)));
                row.reaches(|| call!(cuMemsetD2D16Async(1, 1, 0, width, height, STREAM)));
                row.reaches(|| call!(cuMemsetD2D32_v2(1, 1, 0, width, height)));
                row.reaches(|| call!(cuMemsetD2D32Async(1, 1, 0, width, height, STREAM)));
            }
        },
    ),
    ("`cuMemcpy3DPeer`, `cuMemcpy3DPeerAsync`", "memory types, pitches, heights, LODs", |row| {
        let copy = CUDA_MEMCPY3D_PEER {
            srcLOD: 1,
            srcMemoryType: CUmemorytype(5),
            srcPitch: 1,
            srcHeight: 1,
            WidthInBytes: 64,
            Height: 2,
            Depth: 2,
            ..Default::default()
        };
        row.reaches(|| call!(cuMemcpy3DPeer(&copy)));
        row.reaches(|| call!(cuMemcpy3DPeerAsync(&copy, STREAM)));
    }),
    ("`cuThreadExchangeStreamCaptureMode`", "mode 3", |row| {
        let mut mode = CUstreamCaptureMode(3);
        row.reaches(|| call!(cuThreadExchangeStreamCaptureMode(&mut mode)));
    }),
    ("`cuLaunchKernelEx`", "a cluster of 0 x 0 x 0", |row| {
        row.reaches(|| launch(&mut [attribute(CLUSTER, |_| {})]));
    }),
    (
        "`cuFuncSetAttribute`",
        "2 for `CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED`",
        |row| {
            let attribute =
                CUfunction_attribute::CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED;
            row.reaches(|| call!(cuFuncSetAttribute(NULL.cast(), attribute, 2)));
        },
    ),
    ("`cuGraphAddNode_v2`", "a child graph's ownership of 2", |row| {
        row.reaches(|| {
            add(|node| {
                node.type_ = CUgraphNodeType::CU_GRAPH_NODE_TYPE_GRAPH;
                node.graph.ownership = CUgraphChildGraphNodeOwnership(2);
            })
        });
    }),
    (
        "`cuModuleLoadDataEx`, `cuLibraryLoadData`, `cuLibraryLoadFromFile`, `cuLinkCreate_v2`, \
         `cuLinkAddData_v2`, `cuLinkAddFile_v2`",
        "an optimisation level above 4",
        |row| {
            for call in [
                "cuModuleLoadDataEx",
                "cuLibraryLoadData",
                "cuLibraryLoadFromFile",
                "cuLinkCreate_v2",
                "cuLinkAddData_v2",
                "cuLinkAddFile_v2",
            ] {
                row.reaches(|| with_option(CUjit_option::CU_JIT_OPTIMIZATION_LEVEL, 5, call));
            }
        },
    ),
    (
        "`cuModuleLoadDataEx`, `cuLibraryLoadData`, `cuLibraryLoadFromFile`",
        "a fallback strategy outside the enum",
        |row| {
            for call in ["cuModuleLoadDataEx", "cuLibraryLoadData", "cuLibraryLoadFromFile"] {
                row.reaches(|| with_option(CUjit_option::CU_JIT_FALLBACK_STRATEGY, 2, call));
            }
        },
    ),
    (
        "`cuLinkAddData_v2`, `cuLinkAddFile_v2`",
        "a fallback strategy for a fat binary, an object or a library",
        |row| {
            for call in ["cuLinkAddData_v2", "cuLinkAddFile_v2"] {
                row.reaches(|| with_option(CUjit_option::CU_JIT_FALLBACK_STRATEGY, 0, call));
            }
        },
    ),
    (
        "`cuTexObjectCreate`, `cuTexRefSetFlags`, `cuDevSmResourceSplitByCount`",
        "flag bits that no release names",
        |row| {
            row.reaches(|| texture(ARRAY, 4, false));
            row.reaches(|| call!(cuTexRefSetFlags(NULL.cast(), 4)));
            let type_ = CUdevResourceType::CU_DEV_RESOURCE_TYPE_SM;
            let sm = CUdevResource { type_, ..Default::default() };
            let (result, mut groups, rest) = (NULL.cast(), 1, NULL.cast());
            row.reaches(|| {
                call!(cuDevSmResourceSplitByCount(result, &mut groups, &sm, rest, 4, 0))
            });
        },
    ),
    ("`cuTexRefSetAddressMode`, `cuTexRefSetFilterMode`", "a value that is no enumerator", |row| {
        row.reaches(|| call!(cuTexRefSetAddressMode(NULL.cast(), 0, CUaddress_mode(4))));
        row.reaches(|| call!(cuTexRefSetFilterMode(NULL.cast(), CUfilter_mode(2))));
    }),
    ("`cuDeviceGetExecAffinitySupport`", "a type that no release names", |row| {
        row.reaches(|| calls::cuDeviceGetExecAffinitySupport(CUexecAffinityType(7), 0).map(drop));
    }),
    ("`cuDeviceGetByPCIBusId`", "a leading blank, `0x` before the parts", |row| {
        row.reaches(|| calls::cuDeviceGetByPCIBusId(c" 0000:00:00.0").map(drop));
        row.reaches(|| calls::cuDeviceGetByPCIBusId(c"0x0000:0x00:0x00.0").map(drop));
    }),
    (
        "`cuArray3DCreate_v2`, `cuMipmappedArrayCreate`",
        "three channels of a compressed format",
        |row| {
            let array = CUDA_ARRAY3D_DESCRIPTOR {
                Width: 64,
                Height: 64,
                Depth: 0,
                Format: CUarray_format::CU_AD_FORMAT_BC6H_UF16,
                NumChannels: 3,
                Flags: 0,
            };
            answering(Answers { attribute: |_| 64, ..Answers::USUAL }, || {
                row.reaches(|| calls::cuArray3DCreate_v2(&array).map(drop));
                row.reaches(|| calls::cuMipmappedArrayCreate(&array, 1).map(drop));
            });
        },
    ),
    ("`cuMulticastBindMem`, `cuMulticastBindAddr`", "granularity", |row| {
        row.reaches(|| call!(cuMulticastBindMem(1, 1, 2, 1, 1, 0)));
        row.reaches(|| call!(cuMulticastBindAddr(1, 1, 1, 1, 0)));
    }),
    // The following rows have another code.
    ("`cuMemPoolSetAccess`", "an ordinal that is no device's", |row| {
        row.rejects(523, || call!(cuMemPoolSetAccess(NULL.cast(), &[access(2)])));
    }),
    (
        "`cuGraphAddMemAllocNode`, `cuGraphAddNode_v2`",
        "an access descriptor with such an ordinal",
        |row| {
            let access = access(2);
            let mut node = CUDA_MEM_ALLOC_NODE_PARAMS {
                poolProps: pool(),
                accessDescs: &access,
                accessDescCount: 1,
                ..Default::default()
            };
            row.rejects(523, || call!(cuGraphAddMemAllocNode(NULL.cast(), &[], &mut node)));
            row.rejects(523, || {
                add(|node| {
                    node.type_ = CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEM_ALLOC;
                    node.alloc.poolProps = pool();
                    node.alloc.accessDescs = &access;
                    node.alloc.accessDescCount = 1;
                })
            });
        },
    ),
    ("`cuStreamBeginCapture_v2`, `cuStreamBeginCaptureToGraph`", "the legacy stream", |row| {
        let mode = CUstreamCaptureMode::CU_STREAM_CAPTURE_MODE_GLOBAL;
        let (graph, nodes, data) = (NULL.cast(), ptr::null(), ptr::null());
        let stream = CU_STREAM_LEGACY;
        row.rejects(257, || call!(cuStreamBeginCapture_v2(stream, mode)));
        row.rejects(257, || {
            call!(cuStreamBeginCaptureToGraph(stream, graph, nodes, data, 0, mode))
        });
    }),
    (
        "`cuLaunchKernelEx`",
        "`CU_EVENT_RECORD_EXTERNAL` for an event, outside of a capture",
        |row| {
            let event = CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_EVENT;
            row.rejects(499, || {
                launch(&mut [attribute(event, |value| value.programmaticEvent.flags = 1)])
            });
        },
    ),
    ("`cuCtxSetLimit`", "`CU_LIMIT_SHMEM_SIZE`, `CU_LIMIT_CIG_ENABLED`", |row| {
        for limit in [CUlimit::CU_LIMIT_SHMEM_SIZE, CUlimit::CU_LIMIT_CIG_ENABLED] {
            row.rejects(32, || calls::cuCtxSetLimit(limit, 0));
        }
    }),
    ("`cuCtxEnablePeerAccess`", "the current context itself", |row| {
        row.rejects(240, || call!(cuCtxEnablePeerAccess(Answers::CONTEXT, 0)));
    }),
];

fn access(id: i32) -> CUmemAccessDesc {
    let flags = CUmemAccess_flags::CU_MEM_ACCESS_FLAGS_PROT_READ;
    CUmemAccessDesc { location: CUmemLocation { id, ..DEVICE }, flags }
}
