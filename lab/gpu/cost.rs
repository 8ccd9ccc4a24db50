//! The cost of a checked call and an owned object, compared with C and with the functions themselves. One run
//! alternates between the ways of each operation, and reports the median of each way.

use crate::exporter::Exporter;
use cuda_checked::owned::{
    Allocation, Device, IpcMapping, IpcMemHandle, MemoryPool, PrimaryContext, Reservation, Stream,
};
use cuda_checked::{Result, calls, check, sys, types::*};
use std::error::Error;
use std::ffi::{CStr, CString, c_void};
use std::mem::transmute;
use std::time::Instant;

const SIZE: usize = 2 << 20;
const TURNS: usize = 301;

type Map = unsafe extern "C" fn(CUdeviceptr, usize, CUmemGenericAllocationHandle) -> CUresult;
type VirtualMemory =
    unsafe extern "C" fn(usize, *const CUmemAllocationProp, *const CUmemAccessDesc) -> CUresult;
type Pool = unsafe extern "C" fn(usize, CUmemoryPool, CUstream) -> CUresult;
type Export = unsafe extern "C" fn(CUdeviceptr) -> CUresult;
type Open = unsafe extern "C" fn(*const CUipcMemHandle) -> CUresult;

/// The functions of `lab/cost.c`.
struct C {
    map: Map,
    virtual_memory: VirtualMemory,
    pool: Pool,
    export: Export,
    open: Open,
}

impl C {
    fn load(library: &str) -> Result<Self, Box<dyn Error>> {
        let path = CString::new(library)?;
        // SAFETY: the library has no constructors, and the message of a failure is a C string.
        let loaded = unsafe { libc::dlopen(path.as_ptr(), libc::RTLD_NOW) };
        if loaded.is_null() {
            // SAFETY: as above.
            return Err(unsafe { CStr::from_ptr(libc::dlerror()) }.to_string_lossy().into());
        }
        let find = |name: &CStr| {
            // SAFETY: the library stays loaded.
            let function = unsafe { libc::dlsym(loaded, name.as_ptr()) };
            match function.is_null() {
                false => Ok(function),
                true => Err(format!("{library} has no {}", name.to_string_lossy())),
            }
        };
        // SAFETY: these are the C types of the functions.
        unsafe {
            Ok(Self {
                map: transmute::<*mut c_void, Map>(find(c"map")?),
                virtual_memory: transmute::<*mut c_void, VirtualMemory>(find(c"virtual_memory")?),
                pool: transmute::<*mut c_void, Pool>(find(c"pool")?),
                export: transmute::<*mut c_void, Export>(find(c"export_memory")?),
                open: transmute::<*mut c_void, Open>(find(c"open_memory")?),
            })
        }
    }
}

/// Prints the median of each way, and its ratio to the first.
fn compare(operation: &str, calls: usize, ways: &mut [(&str, &mut dyn FnMut() -> Result<()>)]) {
    let mut times = vec![Vec::new(); ways.len()];
    for turn in 0..TURNS {
        // The order changes, so that none is always the first.
        let count = ways.len();
        for index in (0..count).map(|index| (index + turn) % count) {
            let start = Instant::now();
            for _ in 0..calls {
                ways[index].1().expect("the operation succeeds");
            }
            times[index].push(start.elapsed().as_nanos() as f64 / calls as f64);
        }
    }
    let mut base = 0.0;
    for ((way, _), times) in ways.iter().zip(&mut times) {
        times.sort_by(f64::total_cmp);
        let median = times[TURNS / 2];
        if base == 0.0 {
            base = median;
        }
        println!("| {operation} | {way} | {median:.0} | {:.3} |", median / base);
    }
}

pub fn run(library: &str) -> Result<(), Box<dyn Error>> {
    let c = C::load(library)?;
    calls::cuInit(0)?;
    let device = Device::get(0)?;
    let context = PrimaryContext::retain(device)?;
    println!("| operation | way | ns | ratio |\n|---|---|---|---|");
    context.with_current(|| measure(&c, device, &context))??;
    let exporter = Exporter::start()?;
    context.with_current(|| open_and_close(&c, &context, exporter.memory))?;
    exporter.stop()
}

fn measure(c: &C, device: Device, context: &PrimaryContext) -> Result<()> {
    let prop = CUmemAllocationProp {
        type_: CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_PINNED,
        location: device.location(),
        ..CUmemAllocationProp::default()
    };
    let desc = CUmemAccessDesc {
        location: device.location(),
        flags: CUmemAccess_flags::CU_MEM_ACCESS_FLAGS_PROT_READWRITE,
    };

    // SAFETY: handles and addresses come from the driver, and are live while they are used.
    unsafe {
        let handle = calls::cuMemCreate(SIZE, &prop, 0)?;
        let range = calls::cuMemAddressReserve(SIZE, 0, 0, 0)?;
        compare(
            "map, unmap",
            100,
            &mut [
                ("C", &mut || check(c"map", (c.map)(range, SIZE, handle))),
                ("raw", &mut || {
                    check(c"cuMemMap", sys::cuMemMap(range, SIZE, 0, handle, 0))?;
                    check(c"cuMemUnmap", sys::cuMemUnmap(range, SIZE))
                }),
                ("checked", &mut || {
                    calls::cuMemMap(range, SIZE, 0, handle, 0)?;
                    calls::cuMemUnmap(range, SIZE)
                }),
            ],
        );
        calls::cuMemAddressFree(range, SIZE)?;
        calls::cuMemRelease(handle)?;

        compare(
            "reserve, create, map, set access, unmap, release, free",
            3,
            &mut [
                ("C", &mut || check(c"virtual_memory", (c.virtual_memory)(SIZE, &prop, &desc))),
                ("raw", &mut || {
                    let (mut range, mut handle) = (0, 0);
                    let code = sys::cuMemAddressReserve(&mut range, SIZE, 0, 0, 0);
                    check(c"cuMemAddressReserve", code)?;
                    check(c"cuMemCreate", sys::cuMemCreate(&mut handle, SIZE, &prop, 0))?;
                    check(c"cuMemMap", sys::cuMemMap(range, SIZE, 0, handle, 0))?;
                    check(c"cuMemSetAccess", sys::cuMemSetAccess(range, SIZE, &desc, 1))?;
                    check(c"cuMemUnmap", sys::cuMemUnmap(range, SIZE))?;
                    check(c"cuMemRelease", sys::cuMemRelease(handle))?;
                    check(c"cuMemAddressFree", sys::cuMemAddressFree(range, SIZE))
                }),
                ("checked", &mut || {
                    let range = calls::cuMemAddressReserve(SIZE, 0, 0, 0)?;
                    let handle = calls::cuMemCreate(SIZE, &prop, 0)?;
                    calls::cuMemMap(range, SIZE, 0, handle, 0)?;
                    calls::cuMemSetAccess(range, SIZE, &[desc])?;
                    calls::cuMemUnmap(range, SIZE)?;
                    calls::cuMemRelease(handle)?;
                    calls::cuMemAddressFree(range, SIZE)
                }),
                ("owned", &mut || {
                    let reservation = Reservation::reserve(SIZE, 0, 0)?;
                    let allocation = Allocation::create(SIZE, &prop)?;
                    let mapping = reservation.map(0, SIZE, &allocation, 0)?;
                    mapping.grant_access(&[desc.location])?;
                    mapping.release()?;
                    allocation.release()?;
                    Ok(reservation.release()?)
                }),
            ],
        );

        let props = CUmemPoolProps {
            allocType: CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_PINNED,
            location: device.location(),
            ..CUmemPoolProps::default()
        };
        let pool = MemoryPool::create(&props)?;
        // The pool keeps freed memory.
        pool.set_attribute(CUmemPool_attribute::CU_MEMPOOL_ATTR_RELEASE_THRESHOLD, u64::MAX)?;
        let stream = Stream::create(context, CUstream_flags::CU_STREAM_NON_BLOCKING)?;
        let (raw_pool, raw_stream) = (pool.as_raw(), stream.as_raw());
        compare(
            "pool: allocate, free",
            100,
            &mut [
                ("C", &mut || check(c"pool", (c.pool)(SIZE, raw_pool, raw_stream))),
                ("raw", &mut || {
                    let mut address = 0;
                    let code =
                        sys::cuMemAllocFromPoolAsync(&mut address, SIZE, raw_pool, raw_stream);
                    check(c"cuMemAllocFromPoolAsync", code)?;
                    check(c"cuMemFreeAsync", sys::cuMemFreeAsync(address, raw_stream))
                }),
                ("checked", &mut || {
                    let address = calls::cuMemAllocFromPoolAsync(SIZE, raw_pool, raw_stream)?;
                    calls::cuMemFreeAsync(address, raw_stream)
                }),
                ("owned", &mut || Ok(pool.alloc_async(SIZE, &stream)?.release()?)),
            ],
        );
        stream.synchronize()?;

        let own = calls::cuMemAlloc_v2(SIZE)?;
        compare(
            "IPC: export",
            100,
            &mut [
                ("C", &mut || check(c"export_memory", (c.export)(own))),
                ("raw", &mut || {
                    let mut handle = CUipcMemHandle::default();
                    check(c"cuIpcGetMemHandle", sys::cuIpcGetMemHandle(&mut handle, own))
                }),
                ("checked", &mut || calls::cuIpcGetMemHandle(own).map(drop)),
            ],
        );
        calls::cuMemFree_v2(own)
    }
}

fn open_and_close(c: &C, context: &PrimaryContext, memory: IpcMemHandle) {
    let handle = memory.as_raw();
    let flags = CUipcMem_flags::CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS.bits();
    // SAFETY: the exporter keeps the memory until it is stopped.
    unsafe {
        compare(
            "IPC: open, close",
            3,
            &mut [
                ("C", &mut || check(c"open_memory", (c.open)(&handle))),
                ("raw", &mut || {
                    let mut address = 0;
                    let code = sys::cuIpcOpenMemHandle_v2(&mut address, handle, flags);
                    check(c"cuIpcOpenMemHandle_v2", code)?;
                    check(c"cuIpcCloseMemHandle", sys::cuIpcCloseMemHandle(address))
                }),
                ("checked", &mut || {
                    let address = calls::cuIpcOpenMemHandle_v2(handle, flags)?;
                    calls::cuIpcCloseMemHandle(address)
                }),
                ("owned", &mut || Ok(IpcMapping::open(context, memory)?.release()?)),
            ],
        );
    }
}
