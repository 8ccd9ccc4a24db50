//! Compares our verdicts with the driver's, on the same arguments.
//!
//! Each call starts with valid arguments. Then one of them changes, and then two, in every combination of a list. The
//! function itself is called with each, and then the checked call. This prints for each call how often
//! both accept the arguments, both reject them, or only one accepts them; `lab/gpu-runs.md` has the sums. It calls no multicast function.

use cuda_checked::sys::*;
use cuda_checked::{Error, Result, calls};
use std::collections::BTreeMap;
use std::ffi::{c_int, c_uint, c_void};
use std::fs;
use std::ptr;

const SIZE: usize = 2 << 20;
const DEVICE: CUmemLocationType = CUmemLocationType::CU_MEM_LOCATION_TYPE_DEVICE;
const POSIX: CUmemAllocationHandleType =
    CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR;

/// A change of a call's arguments: its name, and the change.
type Changes<'a, I> = &'a [(&'static str, fn(&mut I))];

#[derive(Default)]
struct Verdicts {
    /// Accepted by us and the driver, only by us, only by the driver, by neither.
    counts: BTreeMap<&'static str, [u32; 4]>,
    /// The calls that only the driver accepts: our message, and their number.
    strict: BTreeMap<String, (u32, String)>,
    /// The changes in each input of a call, and the driver's answers.
    answers: BTreeMap<&'static str, Vec<(String, CUresult)>>,
}

/// The letter of each answer in a record.
const LETTERS: [(char, CUresult); 8] = [
    ('.', CUresult::CUDA_SUCCESS),
    ('V', CUresult::CUDA_ERROR_INVALID_VALUE),
    ('D', CUresult::CUDA_ERROR_INVALID_DEVICE),
    ('M', CUresult::CUDA_ERROR_OUT_OF_MEMORY),
    ('C', CUresult::CUDA_ERROR_INVALID_CONTEXT),
    ('P', CUresult::CUDA_ERROR_NOT_PERMITTED),
    ('S', CUresult::CUDA_ERROR_NOT_SUPPORTED),
    ('U', CUresult::CUDA_ERROR_UNKNOWN),
];

impl Verdicts {
    fn explore<I: Clone>(
        &mut self,
        call: &'static str,
        base: &I,
        changes: Changes<I>,
        mut raw: impl FnMut(&mut I) -> CUresult,
        mut checked: impl FnMut(&mut I) -> Result<()>,
    ) {
        let mut judge = |what: &str, input: &I| {
            let code = raw(&mut input.clone());
            let rejected = match checked(&mut input.clone()) {
                Err(Error::Precondition(precondition)) => Some(precondition.to_string()),
                _ => None,
            };
            self.answers.entry(call).or_default().push((what.to_owned(), code));
            let taken = code == CUresult::CUDA_SUCCESS;
            let index = usize::from(!taken) + 2 * usize::from(rejected.is_some());
            self.counts.entry(call).or_default()[index] += 1;
            if let (true, Some(message)) = (taken, rejected) {
                self.strict.entry(message).or_insert_with(|| (0, what.to_owned())).0 += 1;
            }
            taken
        };
        assert!(judge("nothing changed", base), "{call}: the driver rejects valid arguments");
        for (index, (first, change)) in changes.iter().enumerate() {
            let mut input = base.clone();
            change(&mut input);
            judge(first, &input);
            for (second, change) in &changes[index + 1..] {
                let mut input = input.clone();
                change(&mut input);
                judge(&format!("{first}, {second}"), &input);
            }
        }
    }

    fn print(&self) {
        println!("| call | taken by both | only by us | only by the driver | by neither |");
        println!("|---|---|---|---|---|");
        for (call, [both, ours, drivers, neither]) in &self.counts {
            println!("| `{call}` | {both} | {ours} | {drivers} | {neither} |");
        }
        println!("\nOnly the driver takes:\n");
        for (message, (count, what)) in &self.strict {
            println!("- {count} times (first: {what}): {message}");
        }
    }
}

/// Returns the code of a call, and undoes a successful one.
fn undo<T>(code: CUresult, value: T, undo: impl FnOnce(T) -> CUresult) -> CUresult {
    if code == CUresult::CUDA_SUCCESS {
        assert_eq!(undo(value), CUresult::CUDA_SUCCESS, "a successful call can be undone");
    }
    code
}

/// The driver's answers: a line for each call, with a letter for each input.
fn record(answers: &BTreeMap<&str, Vec<(String, CUresult)>>) -> String {
    let letter = |(_, answer): &(_, CUresult)| {
        let found = LETTERS.iter().find(|(_, code)| code == answer);
        found.unwrap_or_else(|| panic!("there is no letter for {answer:?}")).0
    };
    let line = |(call, answers): (&&str, &Vec<_>)| {
        format!("{call} {}\n", answers.iter().map(letter).collect::<String>())
    };
    answers.iter().map(line).collect()
}

/// Prints each answer that differs from the record.
fn compare(
    answers: &BTreeMap<&str, Vec<(String, CUresult)>>,
    recorded: &str,
) -> Result<(), String> {
    let recorded: BTreeMap<_, _> =
        recorded.lines().filter_map(|line| line.split_once(' ')).collect();
    for (call, answers) in answers {
        let letters = recorded.get(call).ok_or_else(|| format!("the record has no {call}"))?;
        if letters.len() != answers.len() {
            return Err(format!("the record of {call} was made with other inputs"));
        }
        for ((what, code), recorded) in answers.iter().zip(letters.chars()) {
            let found = LETTERS.iter().find(|(letter, _)| *letter == recorded);
            let (_, expected) = found.ok_or_else(|| format!("no answer is {recorded:?}"))?;
            if code != expected {
                println!("differs: {call}: {what}: {code:?}, not {expected:?}");
            }
        }
    }
    Ok(())
}

/// Writes the driver's answers to the file, or compares them with it.
pub fn run(path: &str, write: bool) -> Result<(), Box<dyn std::error::Error>> {
    calls::cuInit(0)?;
    let device = calls::cuDeviceGet(0)?;
    let mut verdicts = Verdicts::default();
    // SAFETY: handles come from the driver; pointers are null or point to live locals.
    unsafe {
        let context = calls::cuDevicePrimaryCtxRetain(device)?;
        calls::cuCtxSetCurrent(context)?;
        reserve(&mut verdicts);
        allocate(&mut verdicts, device);
        map(&mut verdicts, device)?;
        share(&mut verdicts, device)?;
        pools(&mut verdicts, device);
        stream_ordered(&mut verdicts, device)?;
        events(&mut verdicts)?;
        memory(&mut verdicts)?;
    }
    verdicts.print();
    let answers = &verdicts.answers;
    match write {
        true => fs::write(path, record(answers))?,
        false => compare(answers, &fs::read_to_string(path)?)?,
    }
    Ok(())
}

fn reserve(verdicts: &mut Verdicts) {
    #[derive(Clone)]
    struct Input(usize, usize, CUdeviceptr, u64);
    let changes: Changes<Input> = &[
        ("size 0", |i| i.0 = 0),
        ("size 1", |i| i.0 = 1),
        ("size 4096", |i| i.0 = 4096),
        ("size 2 MiB + 4096", |i| i.0 = SIZE + 4096),
        ("alignment 1", |i| i.1 = 1),
        ("alignment 3", |i| i.1 = 3),
        ("alignment 4096", |i| i.1 = 4096),
        ("alignment 4 MiB", |i| i.1 = 2 * SIZE),
        ("alignment 6 MiB", |i| i.1 = 3 * SIZE),
        ("addr 1", |i| i.2 = 1),
        ("addr 4096", |i| i.2 = 4096),
        ("addr 2^44", |i| i.2 = 1 << 44),
        ("flags 1", |i| i.3 = 1),
        ("flags 2^32", |i| i.3 = 1 << 32),
    ];
    // SAFETY: nothing is mapped there.
    let free = |ptr, size| unsafe { cuMemAddressFree(ptr, size) };
    verdicts.explore(
        "cuMemAddressReserve",
        &Input(SIZE, 0, 0, 0),
        changes,
        |i| {
            let mut ptr = 0;
            // SAFETY: the output is one address.
            let code = unsafe { cuMemAddressReserve(&mut ptr, i.0, i.1, i.2, i.3) };
            undo(code, ptr, |ptr| free(ptr, i.0))
        },
        |i| calls::cuMemAddressReserve(i.0, i.1, i.2, i.3).map(|ptr| _ = free(ptr, i.0)),
    );
}

#[derive(Clone)]
struct Creation(usize, CUmemAllocationProp, u64);

fn creation(device: CUdevice) -> Creation {
    let mut prop = CUmemAllocationProp {
        type_: CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_PINNED,
        ..CUmemAllocationProp::default()
    };
    prop.location.type_ = DEVICE;
    prop.location.id = device;
    Creation(SIZE, prop, 0)
}

const CREATIONS: Changes<Creation> = &[
    ("size 0", |i| i.0 = 0),
    ("size 4096", |i| i.0 = 4096),
    ("size 2 MiB + 1", |i| i.0 = SIZE + 1),
    ("type 0", |i| i.1.type_.0 = 0),
    ("type managed", |i| i.1.type_ = CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_MANAGED),
    ("type 7", |i| i.1.type_.0 = 7),
    ("handle POSIX", |i| i.1.requestedHandleTypes = POSIX),
    ("handle WIN32", |i| i.1.requestedHandleTypes.0 = 2),
    ("handle fabric", |i| i.1.requestedHandleTypes.0 = 8),
    ("handle 16", |i| i.1.requestedHandleTypes.0 = 16),
    ("location none", |i| i.1.location.type_.0 = 0),
    ("location host", |i| i.1.location.type_.0 = 2),
    ("location NUMA", |i| i.1.location.type_.0 = 3),
    ("location current NUMA", |i| i.1.location.type_.0 = 4),
    ("location invisible", |i| i.1.location.type_.0 = 5),
    ("location domain", |i| i.1.location.type_.0 = 6),
    ("location 9", |i| i.1.location.type_.0 = 9),
    ("id -1", |i| i.1.location.id = -1),
    ("id 99", |i| i.1.location.id = 99),
    ("compression 1", |i| i.1.allocFlags.compressionType = 1),
    ("compression 2", |i| i.1.allocFlags.compressionType = 2),
    ("RDMA 1", |i| i.1.allocFlags.gpuDirectRDMACapable = 1),
    ("RDMA 2", |i| i.1.allocFlags.gpuDirectRDMACapable = 2),
    ("usage 1", |i| i.1.allocFlags.usage = 1),
    ("usage 2", |i| i.1.allocFlags.usage = 2),
    ("usage 4", |i| i.1.allocFlags.usage = 4),
    ("usage 8", |i| i.1.allocFlags.usage = 8),
    ("reserved", |i| i.1.allocFlags.reserved[3] = 1),
    ("flags 1", |i| i.2 = 1),
];

unsafe fn allocate(verdicts: &mut Verdicts, device: CUdevice) {
    // SAFETY: the handle has just been created.
    let release = |handle| unsafe { cuMemRelease(handle) };
    verdicts.explore(
        "cuMemCreate",
        &creation(device),
        CREATIONS,
        |Creation(size, prop, flags)| {
            let mut handle = 0;
            // SAFETY: the output is one handle.
            let code = unsafe { cuMemCreate(&mut handle, *size, prop, *flags) };
            undo(code, handle, release)
        },
        // SAFETY: there are no attributes of Windows.
        |Creation(size, prop, flags)| unsafe {
            calls::cuMemCreate(*size, prop, *flags).map(|handle| _ = release(handle))
        },
    );
    let option = CUmemAllocationGranularity_flags::CU_MEM_ALLOC_GRANULARITY_MINIMUM;
    verdicts.explore(
        "cuMemGetAllocationGranularity",
        &(creation(device), option),
        &[
            ("option 1", |i| i.1.0 = 1),
            ("option 2", |i| i.1.0 = 2),
            ("type 0", |i| i.0.1.type_.0 = 0),
            ("type 7", |i| i.0.1.type_.0 = 7),
            ("location none", |i| i.0.1.location.type_.0 = 0),
            ("location host", |i| i.0.1.location.type_.0 = 2),
            ("location 9", |i| i.0.1.location.type_.0 = 9),
            ("id 99", |i| i.0.1.location.id = 99),
            ("handle 16", |i| i.0.1.requestedHandleTypes.0 = 16),
            ("usage 8", |i| i.0.1.allocFlags.usage = 8),
        ],
        |(Creation(_, prop, _), option)| {
            let mut granularity = 0;
            // SAFETY: the output is one size.
            unsafe { cuMemGetAllocationGranularity(&mut granularity, prop, *option) }
        },
        // SAFETY: there are no attributes of Windows.
        |(Creation(_, prop, _), option)| unsafe {
            calls::cuMemGetAllocationGranularity(prop, *option).map(drop)
        },
    );
}

/// Arguments of `cuMemMap`: address, size, offset, handle, flags.
#[derive(Clone)]
struct Map(CUdeviceptr, usize, usize, CUmemGenericAllocationHandle, u64);

#[derive(Clone)]
struct Access(CUdeviceptr, usize, Vec<CUmemAccessDesc>);

unsafe fn map(verdicts: &mut Verdicts, device: CUdevice) -> Result<()> {
    // SAFETY: handles and addresses come from the driver, and are live while they are used.
    unsafe {
        let handle = calls::cuMemCreate(2 * SIZE, &creation(device).1, 0)?;
        let range = calls::cuMemAddressReserve(4 * SIZE, 0, 0, 0)?;
        verdicts.explore(
            "cuMemMap",
            &Map(range, 2 * SIZE, 0, handle, 0),
            &[
                ("size 0", |i| i.1 = 0),
                ("size 4096", |i| i.1 = 4096),
                ("size 2 MiB", |i| i.1 = SIZE),
                ("size 4 MiB + 1", |i| i.1 = 2 * SIZE + 1),
                ("size 6 MiB", |i| i.1 = 3 * SIZE),
                ("size MAX", |i| i.1 = usize::MAX),
                ("offset 1", |i| i.2 = 1),
                ("offset 2 MiB", |i| i.2 = SIZE),
                ("offset 4 MiB", |i| i.2 = 2 * SIZE),
                ("offset MAX", |i| i.2 = usize::MAX),
                ("ptr + 1", |i| i.0 += 1),
                ("ptr + 2 MiB", |i| i.0 += SIZE as u64),
                ("ptr + 6 MiB", |i| i.0 += 3 * SIZE as u64),
                ("ptr 0", |i| i.0 = 0),
                ("handle 0", |i| i.3 = 0),
                ("flags 1", |i| i.4 = 1),
                ("flags 2^32", |i| i.4 = 1 << 32),
            ],
            |i| undo(cuMemMap(i.0, i.1, i.2, i.3, i.4), (), |()| cuMemUnmap(i.0, i.1)),
            |i| calls::cuMemMap(i.0, i.1, i.2, i.3, i.4).map(|()| _ = cuMemUnmap(i.0, i.1)),
        );

        calls::cuMemMap(range, 2 * SIZE, 0, handle, 0)?;
        let mut desc = CUmemAccessDesc {
            flags: CUmemAccess_flags::CU_MEM_ACCESS_FLAGS_PROT_READWRITE,
            ..CUmemAccessDesc::default()
        };
        desc.location.type_ = DEVICE;
        desc.location.id = device;
        verdicts.explore(
            "cuMemSetAccess",
            &Access(range, 2 * SIZE, vec![desc]),
            &[
                ("size 0", |i| i.1 = 0),
                ("size 4096", |i| i.1 = 4096),
                ("size 2 MiB", |i| i.1 = SIZE),
                ("size 6 MiB", |i| i.1 = 3 * SIZE),
                ("size MAX", |i| i.1 = usize::MAX),
                ("ptr + 1", |i| i.0 += 1),
                ("ptr 0", |i| i.0 = 0),
                ("no descriptor", |i| i.2.clear()),
                ("two descriptors", |i| i.2.extend_from_within(..)),
                ("flags 0", |i| i.2.iter_mut().for_each(|d| d.flags.0 = 0)),
                ("flags 1", |i| i.2.iter_mut().for_each(|d| d.flags.0 = 1)),
                ("flags 2", |i| i.2.iter_mut().for_each(|d| d.flags.0 = 2)),
                ("flags 4", |i| i.2.iter_mut().for_each(|d| d.flags.0 = 4)),
                ("location 0", |i| i.2.iter_mut().for_each(|d| d.location.type_.0 = 0)),
                ("location host", |i| i.2.iter_mut().for_each(|d| d.location.type_.0 = 2)),
                ("location NUMA", |i| i.2.iter_mut().for_each(|d| d.location.type_.0 = 3)),
                ("location current NUMA", |i| i.2.iter_mut().for_each(|d| d.location.type_.0 = 4)),
                ("location 9", |i| i.2.iter_mut().for_each(|d| d.location.type_.0 = 9)),
                ("id 99", |i| i.2.iter_mut().for_each(|d| d.location.id = 99)),
            ],
            |i| cuMemSetAccess(i.0, i.1, i.2.as_ptr(), i.2.len()),
            |i| calls::cuMemSetAccess(i.0, i.1, &i.2),
        );
        // The changes may have removed the device's access.
        calls::cuMemSetAccess(range, 2 * SIZE, &[desc])?;
        verdicts.explore(
            "cuMemGetAccess",
            &(desc.location, range),
            &[
                ("location 0", |i| i.0.type_.0 = 0),
                ("location host", |i| i.0.type_.0 = 2),
                ("location NUMA", |i| i.0.type_.0 = 3),
                ("location current NUMA", |i| i.0.type_.0 = 4),
                ("location 9", |i| i.0.type_.0 = 9),
                ("id 99", |i| i.0.id = 99),
                ("ptr + 1", |i| i.1 += 1),
                ("ptr + 4 MiB", |i| i.1 += 2 * SIZE as u64),
                ("ptr 0", |i| i.1 = 0),
            ],
            |i| cuMemGetAccess(&mut 0, &i.0, i.1),
            |i| calls::cuMemGetAccess(&i.0, i.1).map(drop),
        );
        verdicts.explore(
            "cuMemRetainAllocationHandle",
            &range,
            &[
                ("ptr + 1", |i| *i += 1),
                ("ptr + 4 MiB", |i| *i += 2 * SIZE as u64),
                ("ptr 0", |i| *i = 0),
            ],
            |i| {
                let mut handle = 0;
                let code = cuMemRetainAllocationHandle(&mut handle, *i as usize as *mut c_void);
                undo(code, handle, |handle| cuMemRelease(handle))
            },
            |i| {
                let handle = calls::cuMemRetainAllocationHandle(*i as usize as *mut c_void);
                handle.map(|handle| _ = cuMemRelease(handle))
            },
        );
        calls::cuMemUnmap(range, 2 * SIZE)?;
        calls::cuMemAddressFree(range, 4 * SIZE)?;
        calls::cuMemRelease(handle)
    }
}

#[derive(Clone)]
struct Export(CUmemGenericAllocationHandle, CUmemAllocationHandleType, u64);

unsafe fn share(verdicts: &mut Verdicts, device: CUdevice) -> Result<()> {
    // SAFETY: handles come from the driver, and are live while they are used.
    unsafe {
        let Creation(_, mut prop, _) = creation(device);
        prop.requestedHandleTypes = POSIX;
        let handle = calls::cuMemCreate(SIZE, &prop, 0)?;
        let close = |fd: c_int| {
            drop(<std::os::fd::OwnedFd as std::os::fd::FromRawFd>::from_raw_fd(fd));
            CUresult::CUDA_SUCCESS
        };
        verdicts.explore(
            "cuMemExportToShareableHandle",
            &Export(handle, POSIX, 0),
            &[
                ("type 0", |i| i.1.0 = 0),
                ("type WIN32", |i| i.1.0 = 2),
                ("type 3", |i| i.1.0 = 3),
                ("type 16", |i| i.1.0 = 16),
                ("handle 0", |i| i.0 = 0),
                ("flags 1", |i| i.2 = 1),
                ("flags 2^32", |i| i.2 = 1 << 32),
            ],
            |i| {
                let mut fd: c_int = -1;
                let code = cuMemExportToShareableHandle((&raw mut fd).cast(), i.0, i.1, i.2);
                undo(code, fd, close)
            },
            |i| {
                let mut fd: c_int = -1;
                calls::cuMemExportToShareableHandle((&raw mut fd).cast(), i.0, i.1, i.2)
                    .map(|()| _ = close(fd))
            },
        );
        let mut fd: c_int = -1;
        calls::cuMemExportToShareableHandle((&raw mut fd).cast(), handle, POSIX, 0)?;
        verdicts.explore(
            "cuMemImportFromShareableHandle",
            &(fd as usize, POSIX),
            &[
                ("type 0", |i| i.1.0 = 0),
                ("type 3", |i| i.1.0 = 3),
                ("type 16", |i| i.1.0 = 16),
                ("descriptor of nothing", |i| i.0 = 1_000_000),
            ],
            |i| {
                let mut handle = 0;
                let code = cuMemImportFromShareableHandle(&mut handle, i.0 as *mut c_void, i.1);
                undo(code, handle, |handle| cuMemRelease(handle))
            },
            |i| {
                let handle = calls::cuMemImportFromShareableHandle(i.0 as *mut c_void, i.1);
                handle.map(|handle| _ = cuMemRelease(handle))
            },
        );
        _ = close(fd);
        calls::cuMemRelease(handle)
    }
}

fn pool_props(device: CUdevice) -> CUmemPoolProps {
    let mut props = CUmemPoolProps {
        allocType: CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_PINNED,
        ..CUmemPoolProps::default()
    };
    props.location.type_ = DEVICE;
    props.location.id = device;
    props
}

unsafe fn pools(verdicts: &mut Verdicts, device: CUdevice) {
    // SAFETY: the pool has just been created.
    let destroy = |pool| unsafe { cuMemPoolDestroy(pool) };
    verdicts.explore(
        "cuMemPoolCreate",
        &pool_props(device),
        &[
            ("type 0", |i| i.allocType.0 = 0),
            ("managed", |i| i.allocType = CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_MANAGED),
            ("type 7", |i| i.allocType.0 = 7),
            ("handle POSIX", |i| i.handleTypes = POSIX),
            ("handle WIN32", |i| i.handleTypes.0 = 2),
            ("handle fabric", |i| i.handleTypes.0 = 8),
            ("handle 16", |i| i.handleTypes.0 = 16),
            ("location none", |i| i.location.type_.0 = 0),
            ("location host", |i| i.location.type_.0 = 2),
            ("location NUMA", |i| i.location.type_.0 = 3),
            ("location current NUMA", |i| i.location.type_.0 = 4),
            ("location invisible", |i| i.location.type_.0 = 5),
            ("location domain", |i| i.location.type_.0 = 6),
            ("location 9", |i| i.location.type_.0 = 9),
            ("id -1", |i| i.location.id = -1),
            ("id 99", |i| i.location.id = 99),
            ("size 1 GiB", |i| i.maxSize = 1 << 30),
            ("usage 1", |i| i.usage = 1),
            ("usage 2", |i| i.usage = 2),
            ("usage 4", |i| i.usage = 4),
            ("RDMA 1", |i| i.gpuDirectRDMACapable = 1),
            ("reserved 0", |i| i.reserved[0] = 1),
            ("reserved last", |i| i.reserved[i.reserved.len() - 1] = 1),
        ],
        |i| {
            let mut pool = ptr::null_mut();
            // SAFETY: there are no attributes of Windows.
            undo(unsafe { cuMemPoolCreate(&mut pool, i) }, pool, destroy)
        },
        // SAFETY: as above.
        |i| unsafe { calls::cuMemPoolCreate(i).map(|pool| _ = destroy(pool)) },
    );
    let pinned = CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_PINNED;
    let changes: Changes<(CUmemLocation, CUmemAllocationType)> = &[
        ("type 0", |i| i.1.0 = 0),
        ("managed", |i| i.1.0 = 2),
        ("type 7", |i| i.1.0 = 7),
        ("location none", |i| i.0.type_.0 = 0),
        ("location host", |i| i.0.type_.0 = 2),
        ("location NUMA", |i| i.0.type_.0 = 3),
        ("location current NUMA", |i| i.0.type_.0 = 4),
        ("location 9", |i| i.0.type_.0 = 9),
        ("id 99", |i| i.0.id = 99),
    ];
    let base = (pool_props(device).location, pinned);
    // SAFETY: the location is a live local.
    unsafe {
        verdicts.explore(
            "cuMemGetDefaultMemPool",
            &base,
            changes,
            |i| cuMemGetDefaultMemPool(&mut ptr::null_mut(), &mut i.0, i.1),
            |i| calls::cuMemGetDefaultMemPool(&mut i.0, i.1).map(drop),
        );
        verdicts.explore(
            "cuMemGetMemPool",
            &base,
            changes,
            |i| cuMemGetMemPool(&mut ptr::null_mut(), &mut i.0, i.1),
            |i| calls::cuMemGetMemPool(&mut i.0, i.1).map(drop),
        );
    }
}

unsafe fn stream_ordered(verdicts: &mut Verdicts, device: CUdevice) -> Result<()> {
    // SAFETY: handles come from the driver, and are live while they are used; values are live locals.
    unsafe {
        let props = CUmemPoolProps { handleTypes: POSIX, ..pool_props(device) };
        let pool = calls::cuMemPoolCreate(&props)?;
        let stream = calls::cuStreamCreate(CUstream_flags::CU_STREAM_NON_BLOCKING.bits())?;
        let free = |address| cuMemFreeAsync(address, stream);
        let sizes: Changes<usize> =
            &[("size 0", |i| *i = 0), ("size 1", |i| *i = 1), ("size MAX", |i| *i = usize::MAX)];
        verdicts.explore(
            "cuMemAllocFromPoolAsync",
            &SIZE,
            sizes,
            |i| {
                let mut address = 0;
                undo(cuMemAllocFromPoolAsync(&mut address, *i, pool, stream), address, free)
            },
            |i| calls::cuMemAllocFromPoolAsync(*i, pool, stream).map(|address| _ = free(address)),
        );
        verdicts.explore(
            "cuMemAllocAsync",
            &SIZE,
            sizes,
            |i| {
                let mut address = 0;
                undo(cuMemAllocAsync(&mut address, *i, stream), address, free)
            },
            |i| calls::cuMemAllocAsync(*i, stream).map(|address| _ = free(address)),
        );
        // No attribute is larger than 64 bits.
        type Attribute = (CUmemPool_attribute, u64);
        let attributes: Changes<Attribute> = &[
            ("attribute 0", |i| i.0.0 = 0),
            ("attribute 2", |i| i.0.0 = 2),
            ("attribute 3", |i| i.0.0 = 3),
            ("release threshold", |i| i.0.0 = 4),
            ("reserved now", |i| i.0.0 = 5),
            ("reserved high", |i| i.0.0 = 6),
            ("used now", |i| i.0.0 = 7),
            ("used high", |i| i.0.0 = 8),
            ("attribute 9", |i| i.0.0 = 9),
            ("attribute 15", |i| i.0.0 = 15),
            ("attribute 99", |i| i.0.0 = 99),
            ("value 0", |i| i.1 = 0),
            ("value 2", |i| i.1 = 2),
        ];
        let base = (CUmemPool_attribute::CU_MEMPOOL_ATTR_REUSE_FOLLOW_EVENT_DEPENDENCIES, 1_u64);
        verdicts.explore(
            "cuMemPoolSetAttribute",
            &base,
            attributes,
            |i| cuMemPoolSetAttribute(pool, i.0, (&raw mut i.1).cast()),
            |i| calls::cuMemPoolSetAttribute(pool, i.0, (&raw mut i.1).cast()),
        );
        verdicts.explore(
            "cuMemPoolGetAttribute",
            &base,
            attributes,
            |i| cuMemPoolGetAttribute(pool, i.0, (&raw mut i.1).cast()),
            |i| calls::cuMemPoolGetAttribute(pool, i.0, (&raw mut i.1).cast()),
        );
        let mut desc = CUmemAccessDesc {
            flags: CUmemAccess_flags::CU_MEM_ACCESS_FLAGS_PROT_READWRITE,
            location: props.location,
        };
        verdicts.explore(
            "cuMemPoolSetAccess",
            &vec![desc],
            &[
                ("no descriptor", Vec::clear),
                ("flags 0", |i| i.iter_mut().for_each(|d| d.flags.0 = 0)),
                ("flags 1", |i| i.iter_mut().for_each(|d| d.flags.0 = 1)),
                ("flags 4", |i| i.iter_mut().for_each(|d| d.flags.0 = 4)),
                ("location 0", |i| i.iter_mut().for_each(|d| d.location.type_.0 = 0)),
                ("location host", |i| i.iter_mut().for_each(|d| d.location.type_.0 = 2)),
                ("location 9", |i| i.iter_mut().for_each(|d| d.location.type_.0 = 9)),
                ("id 99", |i| i.iter_mut().for_each(|d| d.location.id = 99)),
            ],
            |i| cuMemPoolSetAccess(pool, i.as_ptr(), i.len()),
            |i| calls::cuMemPoolSetAccess(pool, i),
        );
        desc.location.id = device;
        verdicts.explore(
            "cuMemPoolGetAccess",
            &desc.location,
            &[
                ("location 0", |i| i.type_.0 = 0),
                ("location host", |i| i.type_.0 = 2),
                ("location 9", |i| i.type_.0 = 9),
                ("id 99", |i| i.id = 99),
            ],
            |i| cuMemPoolGetAccess(&mut CUmemAccess_flags(0), pool, i),
            |i| calls::cuMemPoolGetAccess(pool, i).map(drop),
        );
        let close = |fd: c_int| {
            drop(<std::os::fd::OwnedFd as std::os::fd::FromRawFd>::from_raw_fd(fd));
            CUresult::CUDA_SUCCESS
        };
        verdicts.explore(
            "cuMemPoolExportToShareableHandle",
            &(POSIX, 0_u64),
            &[
                ("type 0", |i| i.0.0 = 0),
                ("type WIN32", |i| i.0.0 = 2),
                ("type 3", |i| i.0.0 = 3),
                ("type 16", |i| i.0.0 = 16),
                ("flags 1", |i| i.1 = 1),
            ],
            |i| {
                let mut fd: c_int = -1;
                let code = cuMemPoolExportToShareableHandle((&raw mut fd).cast(), pool, i.0, i.1);
                undo(code, fd, close)
            },
            |i| {
                let mut fd: c_int = -1;
                calls::cuMemPoolExportToShareableHandle((&raw mut fd).cast(), pool, i.0, i.1)
                    .map(|()| _ = close(fd))
            },
        );
        let mut fd: c_int = -1;
        calls::cuMemPoolExportToShareableHandle((&raw mut fd).cast(), pool, POSIX, 0)?;
        let destroy = |pool| cuMemPoolDestroy(pool);
        verdicts.explore(
            "cuMemPoolImportFromShareableHandle",
            &(fd as usize, POSIX, 0_u64),
            &[
                ("type 0", |i| i.1.0 = 0),
                ("type 3", |i| i.1.0 = 3),
                ("type 16", |i| i.1.0 = 16),
                ("flags 1", |i| i.2 = 1),
                ("descriptor of nothing", |i| i.0 = 1_000_000),
            ],
            |i| {
                let mut pool = ptr::null_mut();
                let from = i.0 as *mut c_void;
                let code = cuMemPoolImportFromShareableHandle(&mut pool, from, i.1, i.2);
                undo(code, pool, destroy)
            },
            |i| {
                calls::cuMemPoolImportFromShareableHandle(i.0 as *mut c_void, i.1, i.2)
                    .map(|pool| _ = destroy(pool))
            },
        );
        _ = close(fd);
        calls::cuStreamSynchronize(stream)?;
        calls::cuStreamDestroy_v2(stream)?;
        calls::cuMemPoolDestroy(pool)
    }
}

unsafe fn events(verdicts: &mut Verdicts) -> Result<()> {
    // SAFETY: the event has just been created.
    let destroy = |event| unsafe { cuEventDestroy_v2(event) };
    verdicts.explore(
        "cuEventCreate",
        &0_u32,
        &[
            ("1", |i| *i |= 1),
            ("2", |i| *i |= 2),
            ("4", |i| *i |= 4),
            ("8", |i| *i |= 8),
            ("2^31", |i| *i |= 1 << 31),
        ],
        |i| {
            let mut event = ptr::null_mut();
            // SAFETY: the output is one handle.
            undo(unsafe { cuEventCreate(&mut event, *i) }, event, destroy)
        },
        |i| calls::cuEventCreate(*i).map(|event| _ = destroy(event)),
    );
    Ok(())
}

unsafe fn memory(verdicts: &mut Verdicts) -> Result<()> {
    // SAFETY: handles come from the driver, and are live while they are used.
    unsafe {
        let own = calls::cuMemAlloc_v2(SIZE)?;
        verdicts.explore(
            "cuIpcGetMemHandle",
            &own,
            &[("address + 256", |i| *i += 256), ("address 0", |i| *i = 0)],
            |i| cuIpcGetMemHandle(&mut CUipcMemHandle::default(), *i),
            |i| calls::cuIpcGetMemHandle(*i).map(drop),
        );
        // A process cannot open its own exports: the driver rejects the flags first, or the handle.
        let handle = calls::cuIpcGetMemHandle(own)?;
        let mut codes = Vec::new();
        for flags in [0, 1, 2, 3 as c_uint] {
            codes.push(format!("{flags}: {:?}", cuIpcOpenMemHandle_v2(&mut 0, handle, flags)));
        }
        println!(
            "cuIpcOpenMemHandle_v2 of this process's own memory, by flags: {}\n",
            codes.join(", ")
        );
        calls::cuMemFree_v2(own)
    }
}
