//! Runs the cases of `tests/cases` on a driver: that of the machine, a library in its place, or the model. It records
//! each answer, or compares it with the record and with the documentation.
//!
//! Each group has a process of its own. A driver that ends it in a case has answered that case, and the others run. No
//! function of multicast objects is called on anything but the model.

use crate::cases::GROUPS;
use crate::cases::form::{Cases, NOT_RUN, Runner, Trial, VALID};
use crate::cases::objects::{MAKER, PTX, nothing};
use cuda_checked::{Result, calls, sys, types::*};
use std::cell::{Cell, RefCell};
use std::collections::{BTreeMap, BTreeSet};
use std::error::Error;
use std::ffi::{CString, c_int};
use std::fs;
use std::io::{Write as _, stdout};
use std::process::{Command, Stdio};
use std::ptr::null_mut;

type Any<T = ()> = Result<T, Box<dyn Error>>;

/// The argument of a process for one group, which a library and the group follow.
pub const ARGUMENT: &str = "cases-of";
/// In place of the path of a library.
const MACHINE: &str = "machine";
const MODEL: &str = "model";

/// The start of the calls that no shared machine may see.
const NEVER: &str = "cuMulticast";

/// Writes the driver's answers to the record, in place of those of the run before. Single observations stay.
pub fn record(path: &str) -> Any {
    let answers = answers(MACHINE)?;
    let mut lines = lines(path)?;
    lines.retain(|case, _| case.contains(NOT_RUN));
    lines.extend(answers.into_iter().map(|(case, answer)| (case, answer.code)));
    let lines = lines.into_iter().map(|(case, rest)| format!("{case}\t{rest}\n"));
    fs::write(path, lines.collect::<String>())?;
    Ok(())
}

/// Returns the lines of the record by case: the answer and, of a single observation, the date and the device.
fn lines(path: &str) -> Any<BTreeMap<String, String>> {
    let mut all = BTreeMap::new();
    let text = fs::read_to_string(path).map_err(|error| format!("{path}: {error}"))?;
    for line in text.lines() {
        let (case, rest) = line.split_once('\t').ok_or_else(|| format!("{path}: {line:?}"))?;
        if all.insert(case.to_owned(), rest.to_owned()).is_some() {
            return Err(format!("{path}: another answer to {line:?}").into());
        }
    }
    Ok(all)
}

/// Returns the answers in the record by case.
pub fn recorded(path: &str) -> Any<BTreeMap<String, String>> {
    let lines = lines(path)?.into_iter();
    Ok(lines
        .map(|(case, rest)| (case, rest.split('\t').next().unwrap_or_default().to_owned()))
        .collect())
}

/// Prints the answers that differ from the record, and with `conform` those that the documentation does not have.
pub fn compare(library: &str, record: &str, conform: bool) -> Any {
    let recorded = recorded(record)?;
    let (mut unknown, mut same) = (0, 0);
    for (case, answer) in &answers(library)? {
        match recorded.get(case) {
            Some(code) if *code == answer.code => same += 1,
            Some(code) => println!("differs: {case}: {}, not {code}", answer.code),
            None => unknown += 1,
        }
        let is_documented = match &*answer.documented {
            "" => true,
            ERROR => answer.code != format!("{:?}", CUresult::CUDA_SUCCESS),
            code => answer.code == code,
        };
        if conform && !is_documented {
            println!("not as documented: {case}: {}, not {}", answer.code, answer.documented);
        }
    }
    println!("{same} answers are those of the record, and {unknown} cases have none there");
    Ok(())
}

/// The answer if NVIDIA documents no error code.
const ERROR: &str = "an error";
/// The first word of a line about a case that cannot run.
const LEFT: &str = "left out";
/// The reason for a call that the driver lacks.
const LACKS: &str = "the driver does not have the call";
/// The answer of a layer whose driver lacks the call: a layer exports the functions of all drivers.
const MISSING: &str = "CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND";
/// The status after a panic. In a case, only the way back from a successful call panics.
const PANIC: i32 = 101;

struct Answer {
    code: String,
    /// Empty where the documentation does not decide.
    documented: String,
}

/// Returns the driver's answer to each case. Prints the numbers of those that cannot run, with the reasons.
fn answers(library: &str) -> Any<BTreeMap<String, Answer>> {
    let mut all = BTreeMap::new();
    let mut left = BTreeMap::<String, u32>::new();
    for (group, _) in GROUPS {
        // The cases in which the driver ended the process. They do not run again.
        let mut ended = Vec::<String>::new();
        loop {
            let mut child = Command::new(std::env::current_exe()?);
            child.args([ARGUMENT, library, group]).args(&ended).stderr(Stdio::inherit());
            let output = child.output()?;
            let text = String::from_utf8(output.stdout)?;
            let lines: Vec<Vec<_>> = text.lines().map(|line| line.split('\t').collect()).collect();
            let last = lines.last().map(|last| &last[..]);
            if let Some([case, documented]) = last.filter(|last| last[0] != LEFT) {
                let code = match output.status.code() {
                    Some(PANIC) => "a success that cannot be undone".to_owned(),
                    _ => format!("the process ended: {}", output.status),
                };
                let documented = (*documented).to_owned();
                all.insert((*case).to_owned(), Answer { code, documented });
                ended.push((*case).to_owned());
                continue;
            }
            for line in lines {
                match line[..] {
                    [_, _, MISSING] => *left.entry(LACKS.to_owned()).or_default() += 1,
                    [LEFT, reason] => *left.entry(reason.to_owned()).or_default() += 1,
                    [case, documented, code] => {
                        let answer =
                            Answer { code: code.to_owned(), documented: documented.to_owned() };
                        if all.insert(case.to_owned(), answer).is_some() {
                            return Err(format!("two cases are called {case}").into());
                        }
                    }
                    _ => return Err(format!("{group} printed {line:?}").into()),
                }
            }
            if !output.status.success() {
                return Err(format!("{group}: {}", output.status).into());
            }
            break;
        }
    }
    println!("{} cases", all.len());
    for (reason, count) in left {
        println!("{count} cases left out: {reason}");
    }
    Ok(all)
}

/// Prints the answers to the cases of one group, without those that are skipped.
pub fn group(library: &str, name: &str, skipped: &[&str]) -> Any {
    let (_, cases) =
        GROUPS.iter().find(|(group, _)| *group == name).ok_or("there is no such group")?;
    match library {
        MACHINE => {}
        #[cfg(target_os = "linux")]
        // SAFETY: the model's functions have the types that libcuda-sys declares.
        MODEL => unsafe { sys::load_with(libcuda_model::find) }?,
        // SAFETY: the caller of this program has chosen the library.
        path => unsafe { sys::load_from(path) }?,
    }
    calls::cuInit(0)?;
    let mut release = 0;
    // SAFETY: the output is one integer.
    unsafe { sys::cuDriverGetVersion(&mut release) }.into_result()?;
    // SAFETY: the context is live until the process ends.
    unsafe { calls::cuCtxSetCurrent(calls::cuDevicePrimaryCtxRetain(0)?)? };
    IS_MODEL.set(library == MODEL);
    MAKER.set(object);
    let (names, invalid) = (RefCell::default(), RefCell::default());
    let runner = OnDriver { release, skipped, names, invalid };
    cases(&Cases { runner: &runner });
    Ok(())
}

struct OnDriver<'a> {
    release: c_int,
    skipped: &'a [&'a str],
    /// How many cases have had the same name.
    names: RefCell<BTreeMap<String, u32>>,
    /// The calls whose valid inputs the driver refuses.
    invalid: RefCell<BTreeSet<&'static str>>,
}

impl Runner for OnDriver<'_> {
    fn has(&self, call: &str) -> bool {
        let symbol = CString::new(call).expect("a name");
        let has = sys::is_present(&symbol);
        if !has {
            println!("{LEFT}\t{LACKS}, with all its cases");
        }
        has
    }

    fn release(&self) -> c_int {
        self.release
    }

    fn run(&self, trial: Trial) {
        let is_multicast = trial.call.starts_with(NEVER);
        let reason = match trial.only_mock {
            _ if is_multicast && !IS_MODEL.get() => Some("multicast objects can disturb others"),
            _ if trial.cause.is_some() => Some("the refused calls of a program show its causes"),
            None if trial.answers.is_some() => {
                Some("the driver would have to answer a query otherwise")
            }
            reason => reason,
        };
        if let Some(reason) = reason {
            return println!("{LEFT}\t{reason}");
        }
        let expected = trial.expected(self.release).map(|(rule, _)| rule);
        LACKING.set(Some(Vec::new()));
        let verdict = trial.attempt.verdict().and_then(Result::err);
        if let Some(kind) = LACKING.take().unwrap_or_default().first() {
            return println!("{LEFT}\tthe driver cannot create the object: {kind}");
        }
        if verdict.as_ref().map(|broken| broken.id()) != expected {
            return println!(
                "left out\tthis driver's answers to queries are not those of the mock"
            );
        }
        if self.invalid.borrow().contains(trial.call) {
            return println!("{LEFT}\tthe driver refuses the inputs that should be valid");
        }
        let case = trial.recorded(&mut self.names.borrow_mut());
        if self.skipped.contains(&&*case) {
            return;
        }
        // Where no rule is broken, a driver may have its own reasons to reject the inputs.
        let documented = match (verdict, trial.words()) {
            (Some(broken), _) => {
                broken.documented_code().map_or(ERROR.into(), |code| format!("{code:?}"))
            }
            (None, VALID) => format!("{:?}", CUresult::CUDA_SUCCESS),
            (None, _) => String::new(),
        };
        // The line is complete if the driver returns.
        print!("{case}\t{documented}");
        stdout().flush().expect("a pipe to the parent");
        let code = trial.attempt.raw();
        if trial.words() == VALID && code != CUresult::CUDA_SUCCESS {
            self.invalid.borrow_mut().insert(trial.call);
        }
        println!("\t{code:?}");
    }
}

thread_local! {
    static IS_MODEL: Cell<bool> = const { Cell::new(false) };
    static MADE: RefCell<BTreeMap<String, Option<u64>>> = const { RefCell::new(BTreeMap::new()) };
    /// The kinds of objects in the inputs of the current case that the driver cannot create; none between cases.
    static LACKING: RefCell<Option<Vec<String>>> = const { RefCell::new(None) };
}

/// Returns an object of this kind, the same each time, or the mock's if the driver cannot create one.
fn object(kind: &str, of_mock: u64) -> u64 {
    let made = MADE.with_borrow(|made| made.get(kind).copied());
    let made = made.unwrap_or_else(|| {
        let made = make(kind).ok().flatten();
        MADE.with_borrow_mut(|all| all.insert(kind.to_owned(), made));
        made
    });
    if made.is_none() {
        LACKING.with_borrow_mut(|lacking| {
            let lacking =
                lacking.as_mut().expect("objects are named inside the closures of a case");
            lacking.push(kind.to_owned());
        });
    }
    made.unwrap_or(of_mock)
}

const SIZE: usize = 2 << 20;
const FILE: CUmemAllocationHandleType =
    CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR;

fn make(kind: &str) -> Result<Option<u64>> {
    let type_ = CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_PINNED;
    let location = CUmemLocation { type_: CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE, id: 0 };
    let mut prop = CUmemAllocationProp { type_, location, ..Default::default() };
    // SAFETY: handles come from the driver and stay; places are live locals.
    unsafe {
        Ok(Some(match kind {
            "devices" => calls::cuDeviceGetCount()? as u64,
            "range" => calls::cuMemAddressReserve(4 * SIZE, 0, 0, 0)?,
            "allocation" => calls::cuMemCreate(2 * SIZE, &prop, 0)?,
            "shared_allocation" => {
                prop.requestedHandleTypes = FILE;
                calls::cuMemCreate(SIZE, &prop, 0)?
            }
            "descriptor" => {
                let (mut fd, handle): (c_int, _) = (-1, object("shared_allocation", 0));
                calls::cuMemExportToShareableHandle((&raw mut fd).cast(), handle, FILE, 0)?;
                fd as u64
            }
            "mapped" => {
                let address = calls::cuMemAddressReserve(2 * SIZE, 0, 0, 0)?;
                calls::cuMemMap(address, 2 * SIZE, 0, calls::cuMemCreate(2 * SIZE, &prop, 0)?, 0)?;
                let flags = CUmemAccess_flags::CU_MEM_ACCESS_FLAGS_PROT_READWRITE;
                calls::cuMemSetAccess(address, 2 * SIZE, &[CUmemAccessDesc { location, flags }])?;
                address
            }
            "pool" => {
                let props = CUmemPoolProps {
                    allocType: type_,
                    handleTypes: FILE,
                    location,
                    ..Default::default()
                };
                calls::cuMemPoolCreate(&props)?.addr() as u64
            }
            "pool_descriptor" => {
                let (mut fd, pool): (c_int, _) = (-1, object("pool", 0) as usize as CUmemoryPool);
                calls::cuMemPoolExportToShareableHandle((&raw mut fd).cast(), pool, FILE, 0)?;
                fd as u64
            }
            "graph" | "empty_graph" => calls::cuGraphCreate(0)?.addr() as u64,
            "node" | "other_node" => {
                let graph = object("graph", 0) as usize as CUgraph;
                calls::cuGraphAddEmptyNode(graph, &[])?.addr() as u64
            }
            "stream" => calls::cuStreamCreate(0)?.addr() as u64,
            "exec" => {
                let graph = object("graph", 0) as usize as CUgraph;
                calls::cuGraphInstantiateWithFlags(graph, 0)?.addr() as u64
            }
            "context" => calls::cuCtxGetCurrent()?.addr() as u64,
            "memory" => calls::cuMemAlloc_v2(SIZE)?,
            "pinned" => calls::cuMemHostAlloc(4096, 0)?.addr() as u64,
            "event" => calls::cuEventCreate(0)?.addr() as u64,
            "managed" => {
                let global = CUmemAttach_flags::CU_MEM_ATTACH_GLOBAL;
                calls::cuMemAllocManaged(1 << 16, global.bits())?
            }
            "module" => calls::cuModuleLoadData(PTX.as_ptr().cast())?.addr() as u64,
            "function" => {
                let module = object("module", 0) as usize as CUmodule;
                calls::cuModuleGetFunction(module, c"kernel")?.addr() as u64
            }
            "library" => {
                let (none, no) = (null_mut(), null_mut());
                let code = PTX.as_ptr().cast();
                calls::cuLibraryLoadData(code, none, no, 0, null_mut(), no, 0)?.addr() as u64
            }
            "kernel" => {
                let library = object("library", 0) as usize as CUlibrary;
                calls::cuLibraryGetKernel(library, c"kernel")?.addr() as u64
            }
            "surface" | "mipmapped" => {
                let array = CUDA_ARRAY3D_DESCRIPTOR {
                    Width: 64,
                    Height: 32,
                    Format: CUarray_format::CU_AD_FORMAT_FLOAT,
                    NumChannels: 1,
                    Flags: CUDA_ARRAY3D_SURFACE_LDST,
                    ..Default::default()
                };
                match kind {
                    "surface" => calls::cuArray3DCreate_v2(&array)?.addr() as u64,
                    _ => calls::cuMipmappedArrayCreate(&array, 3)?.addr() as u64,
                }
            }
            "resources" => {
                let sm = CUdevResourceType::CU_DEV_RESOURCE_TYPE_SM;
                let mut resource = calls::cuDeviceGetDevResource(0, sm)?;
                calls::cuDevResourceGenerateDesc(&mut resource, 1)?.addr() as u64
            }
            "green_context" => {
                let resources = object("resources", 0) as usize as CUdevResourceDesc;
                calls::cuGreenCtxCreate(resources, 0, 1)?.addr() as u64
            }
            "user_object" => {
                calls::cuUserObjectCreate(null_mut(), Some(nothing), 1, 1)?.addr() as u64
            }
            "multicast" if IS_MODEL.get() => {
                let handleTypes = FILE.bits().into();
                let prop =
                    CUmulticastObjectProp { numDevices: 1, size: 2 * SIZE, handleTypes, flags: 0 };
                calls::cuMulticastCreate(&prop)?
            }
            "multicast" => return Ok(None),
            _ => panic!("objects of this kind are not made"),
        }))
    }
}
