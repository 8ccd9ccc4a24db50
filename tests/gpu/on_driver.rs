//! Runs the cases of `tests/cases` on a driver: that of the machine, a library in its place, or the model. It records
//! each answer, or compares it with the record and with the documentation.
//!
//! Each group has a process of its own, so that a driver that crashes ends only that group. No multicast object is
//! created or bound on anything but the model.

use crate::cases::GROUPS;
use crate::cases::form::{Cases, Runner, Trial};
use crate::cases::objects::MAKER;
use cuda_checked::sys::*;
use cuda_checked::{Result, calls};
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::error::Error;
use std::ffi::c_int;
use std::fs;
use std::io::{Write as _, stdout};
use std::process::{Command, Stdio};

type Any<T = ()> = Result<T, Box<dyn Error>>;

/// The argument of a process for one group, which a library and the group follow.
pub const ARGUMENT: &str = "cases-of";
/// In place of the path of a library.
const MACHINE: &str = "machine";
const MODEL: &str = "model";

/// The calls that no shared machine may see.
const NEVER: [&str; 3] = ["cuMulticastCreate", "cuMulticastAddDevice", "cuMulticastBind"];

/// Writes the driver's answers to the file.
pub fn record(path: &str) -> Any {
    let answers = answers(MACHINE)?;
    fs::write(
        path,
        answers.iter().map(|(case, said)| format!("{case}\t{}\n", said.code)).collect::<String>(),
    )?;
    Ok(())
}

/// Prints the answers that differ from the record, and with `conform` those that the documentation does not have.
pub fn compare(library: &str, path: &str, conform: bool) -> Any {
    let recorded = fs::read_to_string(path)?;
    let recorded: BTreeMap<&str, &str> =
        recorded.lines().filter_map(|line| line.split_once('\t')).collect();
    let (mut unknown, mut same) = (0, 0);
    for (case, said) in &answers(library)? {
        match recorded.get(&**case) {
            Some(code) if *code == said.code => same += 1,
            Some(code) => println!("differs: {case}: {}, not {code}", said.code),
            None => unknown += 1,
        }
        if conform && said.code != said.documented {
            println!("not as documented: {case}: {}, not {}", said.code, said.documented);
        }
    }
    println!("{same} answers are those of the record, and {unknown} cases have none there");
    Ok(())
}

struct Said {
    code: String,
    documented: String,
}

/// Returns the driver's answer to each case. Prints the numbers of those that cannot run, with the reasons.
fn answers(library: &str) -> Any<BTreeMap<String, Said>> {
    let mut all = BTreeMap::new();
    let mut left = BTreeMap::<String, u32>::new();
    for (group, _) in GROUPS {
        let mut child = Command::new(std::env::current_exe()?);
        let output = child.args([ARGUMENT, library, group]).stderr(Stdio::inherit()).output()?;
        let text = String::from_utf8(output.stdout)?;
        for line in text.lines() {
            match line.split('\t').collect::<Vec<_>>()[..] {
                ["left out", reason] => *left.entry(reason.to_owned()).or_default() += 1,
                [case, code, documented] => {
                    let said = Said { code: code.to_owned(), documented: documented.to_owned() };
                    if all.insert(case.to_owned(), said).is_some() {
                        return Err(format!("two cases are called {case}").into());
                    }
                }
                _ => {
                    return Err(
                        format!("{group} ended in the case {line}: {}", output.status).into()
                    );
                }
            }
        }
        if !output.status.success() {
            return Err(format!("{group}: {}", output.status).into());
        }
    }
    println!("{} cases", all.len());
    for (reason, count) in left {
        println!("{count} cases left out: {reason}");
    }
    Ok(all)
}

/// Prints the answers to the cases of one group.
pub fn group(library: &str, name: &str) -> Any {
    let (_, cases) =
        GROUPS.iter().find(|(group, _)| *group == name).ok_or("there is no such group")?;
    match library {
        MACHINE => {}
        #[cfg(target_os = "linux")]
        // SAFETY: the model's functions have the types that libcuda-sys declares.
        MODEL => unsafe { load_with(model_driver::find) }?,
        // SAFETY: the caller of this program has chosen the library.
        path => unsafe { load_from(path) }?,
    }
    calls::cuInit(0)?;
    let mut release = 0;
    // SAFETY: the output is one integer.
    unsafe { cuDriverGetVersion(&mut release) }.into_result()?;
    // SAFETY: the context is live until the process ends.
    unsafe { calls::cuCtxSetCurrent(calls::cuDevicePrimaryCtxRetain(0)?)? };
    MAKER.set(object);
    let runner = OnDriver { release, is_model: library == MODEL };
    cases(&Cases { runner: &runner });
    Ok(())
}

struct OnDriver {
    release: c_int,
    is_model: bool,
}

impl Runner for OnDriver {
    fn has(&self, call: &str) -> bool {
        let mut functions = functions().iter();
        let function = functions.find(|function| function.symbol().to_str() == Ok(call));
        function
            .and_then(|function| function.since())
            .is_some_and(|since| since.0 as c_int <= self.release)
    }

    fn release(&self) -> c_int {
        self.release
    }

    fn run(&self, trial: Trial) {
        let is_multicast = NEVER.iter().any(|name| trial.call.starts_with(name));
        let reason = match trial.only_mock {
            _ if is_multicast && !self.is_model => Some("multicast objects can disturb others"),
            None if trial.answers.is_some() => {
                Some("the driver would have to answer a query otherwise")
            }
            reason => reason,
        };
        if let Some(reason) = reason {
            return println!("left out\t{reason}");
        }
        let expected = trial.expected(self.release).map(|(rule, _)| rule);
        let words = trial.words();
        let start = words.split(" must ").next().unwrap_or(words);
        let rule = trial.rules.first().map_or(String::new(), |(rule, _)| format!("{} ", rule.id));
        print!("{}: {rule}{start}", trial.call);
        stdout().flush().expect("a pipe to the parent");
        let verdict = trial.attempt.verdict().and_then(Result::err);
        assert_eq!(verdict.as_ref().map(|broken| broken.id()), expected, "{}", trial.place);
        let documented = verdict.map_or(CUresult::CUDA_SUCCESS, |broken| broken.code());
        println!("\t{:?}\t{documented:?}", trial.attempt.raw());
    }
}

/// Returns an object of this kind, the same each time.
fn object(kind: &str, _: u64) -> u64 {
    thread_local! {
        static MADE: RefCell<BTreeMap<String, u64>> = const { RefCell::new(BTreeMap::new()) };
    }
    if let Some(made) = MADE.with_borrow(|made| made.get(kind).copied()) {
        return made;
    }
    let made = make(kind).unwrap_or_else(|error| panic!("{kind}: {error}"));
    MADE.with_borrow_mut(|all| all.insert(kind.to_owned(), made));
    made
}

const SIZE: usize = 2 << 20;
const FILE: CUmemAllocationHandleType =
    CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR;

fn make(kind: &str) -> Result<u64> {
    let type_ = CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_PINNED;
    let location = CUmemLocation { type_: CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE, id: 0 };
    let mut prop = CUmemAllocationProp { type_, location, ..Default::default() };
    // SAFETY: handles come from the driver and stay; places are live locals.
    unsafe {
        Ok(match kind {
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
            "graph" => calls::cuGraphCreate(0)?.addr() as u64,
            "exec" => {
                let graph = object("graph", 0) as usize as CUgraph;
                calls::cuGraphInstantiateWithFlags(graph, 0)?.addr() as u64
            }
            "context" => calls::cuCtxGetCurrent()?.addr() as u64,
            "multicast" => panic!("multicast objects are only for the model"),
            _ => panic!("objects of this kind are not made"),
        })
    }
}
