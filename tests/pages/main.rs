//! The examples on the pages of calls. `cargo xtask emit` copies each to the pages that its comment names, where it is a
//! test of the documentation. Here they run on the model of the driver, as each release. Beforehand, the driver is
//! initialized and a context of device 0 is current. An example with parameters is only compiled.
#![cfg(target_os = "linux")]

use cuda_checked::{Error, Result, calls, types::*};
use libcuda_model::control::{self, Live};
use std::collections::BTreeSet;
use std::ffi::*;
use std::{env, fs, path::Path, process::Command, ptr, thread};

/// `fn add_one(data: *mut u32, count: u32)`, and a variable.
const PTX: &CStr = {
    let text = concat!(
        include_str!("../../examples/add_one.ptx"),
        ".visible .global .align 4 .u32 table[256];\0"
    );
    let text = text.as_bytes();
    match CStr::from_bytes_with_nul(text) {
        Ok(text) => text,
        Err(_) => panic!("it has a zero byte"),
    }
};

/// The examples that run.
macro_rules! examples {
    ($($group:ident: $($example:ident)*;)*) => {
        $(mod $group;)*
        const ALL: &[(&str, fn() -> Result<()>)] =
            &[$($((stringify!($example), $group::$example),)*)*];
        const GROUPS: &[&str] = &[$(stringify!($group)),*];
    };
}

examples! {
    checkpoint: ;
    clique: cliques;
    coredump: dump_on_exceptions;
    ctx: set_current push_and_pop create limits caches wait flags_of_the_current_context;
    device: list attributes;
    driver_entry_point: address;
    error: names;
    event: times recorded_by_a_graph;
    exec: launch attributes_of_a_kernel clusters cooperative host_function;
    extres_interop: ;
    fabric_copy: ;
    graph: capture kernel_node instantiate_and_upload other_arguments node_of_any_type;
    graphics: ;
    green_contexts: some_multiprocessors;
    initialize: start;
    library: library module_of_library;
    logical_endpoint: reserve;
    logs: recent;
    malloc_async: in_order own_pool keep current_pool;
    mem: there_and_back pinned fills fills_in_order free_memory managed mapped registered rows array array_in_three_dimensions export
        either_way to_another_device part_of_an_image volume;
    memop: write_and_wait;
    module: load log global file link;
    multicast: create;
    occupancy: shape shared_memory clusters without_the_cache;
    peer_access: peers;
    primary_ctx: primary flags;
    stream: stream priorities wait_for_event attach state is_capturing;
    surfobject: surface;
    tensor_memory: ;
    texobject: texture;
    unified: advice pointer pointers;
    va: map export_and_import;
    version: release;
}

/// The pages would have the examples of any file here, and only those of groups are compiled.
#[test]
fn each_file_is_of_a_group() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/pages");
    let files = fs::read_dir(folder).expect("this folder");
    let names = files.map(|file| file.expect("a file").file_name().into_string().expect("a name"));
    let names = names.filter(|name| name != "main.rs");
    let found: BTreeSet<String> = names.collect();
    assert_eq!(found, GROUPS.iter().map(|group| format!("{group}.rs")).collect());
}

const RELEASE: &str = "CUDA_CHECKED_PAGES_RELEASE";

#[test]
fn on_each_release() {
    if let Ok(release) = env::var(RELEASE) {
        return run(release.parse().expect("a release"));
    }
    let supported = |release: &u32| {
        release % 1000 < 100 && control::model_set_release(*release) == CUresult::CUDA_SUCCESS
    };
    let releases: Vec<u32> = (11_000..=CUDA_VERSION).step_by(10).filter(supported).collect();
    assert_eq!(releases.last(), Some(&CUDA_VERSION));
    for release in releases {
        let mut child = Command::new(env::current_exe().expect("this program"));
        child.args(["on_each_release", "--exact", "--nocapture"]).env(RELEASE, release.to_string());
        // An example launches a graph, and looks at no result.
        child.env("CUDA_MODEL_KERNELS", "none");
        let output = child.output().expect("this program runs again");
        let printed =
            [output.stdout, output.stderr].map(|text| String::from_utf8_lossy(&text).into_owned());
        assert!(output.status.success(), "{release}: {}", printed.concat());
    }
}

/// Runs each example in a thread of its own. On an older driver, it may end at a function that the driver lacks.
fn run(release: u32) {
    let set = [control::model_set_release(release), control::model_set_devices(2)];
    assert_eq!(set, [CUresult::CUDA_SUCCESS; 2]);
    let find = if release == CUDA_VERSION { find } else { libcuda_model::find };
    // SAFETY: the model's functions have the types that libcuda-sys declares, and `success` reads no argument.
    unsafe { cuda_checked::sys::load_with(find) }.expect("the model is the first driver");
    calls::cuInit(0).expect("a driver");
    for (name, example) in ALL {
        let body = || {
            let context = calls::cuDevicePrimaryCtxRetain(0).expect("a context");
            // SAFETY: the context is retained.
            unsafe { calls::cuCtxSetCurrent(context) }.expect("it becomes current");
            let before = live();
            match example() {
                Ok(()) => assert!(live() == before, "{name} leaves something"),
                Err(Error::MissingFunction { call, .. })
                    if release < CUDA_VERSION || UNKNOWN.contains(&call) =>
                {
                    // With what it leaves, such as a stream that captures.
                    // SAFETY: nothing uses the context.
                    unsafe { calls::cuDevicePrimaryCtxReset(0) }.expect("it is reset");
                }
                Err(error) => panic!("{name}: {error}"),
            }
        };
        thread::scope(|scope| scope.spawn(body).join()).expect("the example ends well");
    }
}

/// The calls after these need their real answers.
const UNKNOWN: [&CStr; 2] = [c"cuDeviceGetDevResource", c"cuLibraryGetModule"];

/// The model has these objects without content, and only some of the calls that take them.
const EMPTY: [&str; 6] =
    ["cuArray", "cuGraph", "cuMemcpyAtoH", "cuMipmappedArray", "cuSurfObject", "cuTexObject"];

/// Returns a function of the model, or one that succeeds in its place: then the rules still judge the arguments.
unsafe fn find(name: &CStr) -> *mut c_void {
    let is_empty = |start: &&str| name.to_bytes().starts_with(start.as_bytes());
    // SAFETY: there are no conditions.
    match unsafe { libcuda_model::find(name) } {
        found if !found.is_null() && !EMPTY.iter().any(is_empty) => found,
        missing if UNKNOWN.contains(&name) => missing,
        _ => success as *mut c_void,
    }
}

extern "C" fn success() -> CUresult {
    CUresult::CUDA_SUCCESS
}

fn live() -> Live {
    let mut live = Live::default();
    // SAFETY: the output is a live local.
    unsafe { control::model_live(&mut live) };
    live
}
