//! `docs/deviations.md`, row by row: on a driver of 13.0 each call does with such an argument what the page says.

use crate::mock::{Answers, QUESTIONS, Reached, answering, of_release, reached};
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

/// The calls that the page names so.
const NAMED: [(&str, &[&str]); 1] = [(
    "memcpy nodes of graphs",
    &[
        "cuGraphAddMemcpyNode",
        "cuGraphAddNode_v2",
        "cuGraphExecMemcpyNodeSetParams",
        "cuGraphExecNodeSetParams",
        "cuGraphMemcpyNodeSetParams",
        "cuGraphNodeSetParams",
    ],
)];

/// What a row's calls did with its argument.
#[derive(Default)]
struct Tried {
    rejected: BTreeSet<&'static str>,
    left: BTreeSet<&'static str>,
    /// The codes of the errors, and whether the documentation has them.
    codes: BTreeSet<(String, bool)>,
}

impl Tried {
    /// The call does not reach the driver, for this rule.
    #[track_caller]
    fn rejects(&mut self, rule: u32, call: impl FnOnce() -> Result<()>) {
        let (result, reached) = reached(call);
        let error = result.expect_err("the call is rejected");
        let Error::Precondition(broken) = &error else { panic!("{error:?}") };
        assert_eq!(broken.id(), rule, "{error}");
        asked(&reached);
        assert!(reached.iter().all(|reached| reached.function != error.call()), "{error}");
        self.rejected.insert(error.call());
        let code = format!("{:?}", error.code());
        self.codes.insert((code, broken.documented_code().is_some()));
    }

    /// The call reaches the driver.
    #[track_caller]
    fn reaches(&mut self, call: impl FnOnce() -> Result<()>) {
        let (result, mut reached) = reached(call);
        result.unwrap_or_else(|error| panic!("{error}"));
        let last = reached.pop().expect("something is called");
        asked(&reached);
        self.left.insert(last.function);
    }
}

/// Asserts that these are but questions.
#[track_caller]
fn asked(reached: &[Reached]) {
    for Reached { function, .. } in reached {
        assert!(QUESTIONS.contains(function), "{function} is called");
    }
}

/// A checked call.
macro_rules! call {
    ($name:ident $arguments:tt) => {
        // SAFETY: the mock looks at nothing, and the rules at what is here or null.
        unsafe { calls::$name $arguments }.map(|_| ())
    };
}

/// What the page has under a heading.
fn section(heading: &str) -> &'static str {
    let sections = PAGE.split("\n## ").filter_map(|section| section.split_once('\n'));
    let mut sections = sections.filter(|(first, _)| *first == heading);
    sections.next().unwrap_or_else(|| panic!("the page has no section {heading:?}")).1
}

/// The rows of its table.
fn rows(heading: &str) -> Vec<Vec<&'static str>> {
    let lines = section(heading).lines().filter_map(|line| line.strip_prefix("| "));
    // The first is the head.
    lines.skip(1).map(|row| row.trim_end_matches(" |").split(" | ").collect()).collect()
}

/// The calls that a cell names.
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
        let all = [REJECTED, LEFT, CODES].map(|heading| rows(heading).into_iter().map(move |row| (heading, row)));
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
        assert_eq!(calls, ["cuDevResourceGenerateDesc", "cuFuncSetAttribute"]);
        let function = CALLS.find("pub unsafe fn cuDevResourceGenerateDesc(").expect("the call");
        let (_, safety) = CALLS[..function].rsplit_once("\n/// # Safety\n").expect("its section");
        let safety = safety.split("\n/// # ").next().unwrap_or_default();
        assert!(safety.contains("`nbResources` elements, one at least"), "{safety}");
        let attribute = CUfunction_attribute(-1_i32 as _);
        Tried::default().rejects(51, || call!(cuFuncSetAttribute(NULL.cast(), attribute, 0)));
    });
}

const NULL: *mut c_void = ptr::null_mut();
const THERE: *mut c_void = ptr::without_provenance_mut(0x1000);
const STREAM: CUstream = ptr::without_provenance_mut(0x1000);
const DEVICE: CUmemLocationType = CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE;
const PINNED: CUmemAllocationType = CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_PINNED;
const WINDOW: CUlaunchAttributeID = CUlaunchAttributeID::CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW;

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
            let mut node = self::node(CUgraphNodeType::CU_GRAPH_NODE_TYPE_MEM_ALLOC);
            node.alloc.poolProps = props;
            row.rejects(546, || add(&mut node));
        },
    ),
    (
        "`cuMemPoolCreate`",
        "a managed pool at `CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT`",
        |row| {
            let mut props = pool();
            props.allocType = CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_MANAGED;
            props.location.type_ = CUmemLocationType::CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT;
            row.rejects(556, || call!(cuMemPoolCreate(&props)));
        },
    ),
    (
        "`cuMemGetAllocationGranularity`, `cuMemCreate`",
        "`win32HandleMetaData` without `CU_MEM_HANDLE_TYPE_WIN32`",
        |row| {
            let minimum = CUmemAllocationGranularity_flags::CU_MEM_ALLOC_GRANULARITY_MINIMUM;
            let prop = CUmemAllocationProp { win32HandleMetaData: THERE, ..allocation() };
            row.rejects(376, || call!(cuMemGetAllocationGranularity(&prop, minimum)));
            row.rejects(376, || call!(cuMemCreate(2 << 20, &prop, 0)));
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
            for (rule, copy) in [
                (454, CUDA_MEMCPY3D { srcLOD: 1, ..line() }),
                (455, CUDA_MEMCPY3D { dstLOD: 1, ..line() }),
                (456, CUDA_MEMCPY3D { reserved0: THERE, ..line() }),
                (457, CUDA_MEMCPY3D { reserved1: THERE, ..line() }),
            ] {
                row.rejects(rule, || call!(cuMemcpy3D_v2(&copy)));
                row.rejects(rule, || call!(cuMemcpy3DAsync_v2(&copy, STREAM)));
                let [graph, exec, node, context] =
                    [NULL.cast(), NULL.cast(), NULL.cast(), NULL.cast()];
            }
        },
    ),
];
