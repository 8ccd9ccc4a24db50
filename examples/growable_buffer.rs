//! A `Vec` in device memory that never moves: it reserves addresses for all that it may ever hold, and maps
//! memory there as it grows.

use cuda_checked::owned::{Allocation, Device, Mapping, PrimaryContext, Reservation};
use cuda_checked::sys::*;
use cuda_checked::{Result, calls};
use std::process::ExitCode;

struct DeviceBuffer {
    prop: CUmemAllocationProp,
    granularity: usize,
    /// Addresses without memory cost next to nothing.
    reservation: Reservation,
    /// One piece of memory after the other. Each mapping holds its reservation, so the order of fields and of
    /// drops does not matter.
    mappings: Vec<Mapping>,
    capacity: usize,
    len: usize,
}

impl DeviceBuffer {
    fn new(device: Device, most: usize) -> Result<Self> {
        let prop = CUmemAllocationProp {
            type_: CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_PINNED,
            location: device.location(),
            ..Default::default()
        };
        let minimum = CUmemAllocationGranularity_flags::CU_MEM_ALLOC_GRANULARITY_MINIMUM;
        let granularity = Allocation::granularity(&prop, minimum)?;
        let reservation = Reservation::reserve(most.next_multiple_of(granularity), 0, 0)?;
        Ok(Self { prop, granularity, reservation, mappings: Vec::new(), capacity: 0, len: 0 })
    }

    fn push(&mut self, bytes: &[u8]) -> Result<()> {
        let needed = self.len + bytes.len();
        if needed > self.capacity {
            let more = (needed - self.capacity).next_multiple_of(self.granularity);
            let memory = Allocation::create(more, &self.prop)?;
            // Behind the last mapping. Beyond the reservation this is an error, and no other memory is touched.
            let mapping = self.reservation.map(self.capacity, more, &memory, 0)?;
            // No device may use it until this. The mapping keeps the memory, so its handle may go.
            mapping.grant_access(&[self.prop.location])?;
            self.mappings.push(mapping);
            self.capacity += more;
        }
        // SAFETY: so many bytes are mapped there, and the host's bytes are there.
        unsafe {
            let end = self.reservation.as_raw() + self.len as CUdeviceptr;
            calls::cuMemcpyHtoD_v2(end, bytes.as_ptr().cast(), bytes.len())?;
        }
        // The bytes may be on their way still, and the buffer may be dropped next.
        calls::cuCtxSynchronize()?;
        self.len = needed;
        Ok(())
    }

    fn read(&self) -> Result<Vec<u8>> {
        let mut bytes = vec![0; self.len];
        let start = self.reservation.as_raw();
        // SAFETY: so many bytes are mapped there, and the host has room for them.
        unsafe { calls::cuMemcpyDtoH_v2(bytes.as_mut_ptr().cast(), start, self.len) }?;
        Ok(bytes)
    }
}

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<()> {
    calls::cuInit(0)?;
    let device = Device::get(0)?;
    let context = PrimaryContext::retain(device)?;
    // Copies need a current context.
    context.with_current(|| grow(device))?
}

fn grow(device: Device) -> Result<()> {
    let mut buffer = DeviceBuffer::new(device, 64 << 20)?;
    let start = buffer.reservation.as_raw();
    let mut expected = Vec::new();
    for round in 0..5_u8 {
        let bytes = vec![round; 3_000_000];
        buffer.push(&bytes)?;
        expected.extend(bytes);
        println!("{:>9} bytes in {} mappings at {start:#x}", buffer.len, buffer.mappings.len());
    }
    assert!(buffer.read()? == expected, "the bytes are those that were pushed");
    println!("all bytes are as they were pushed, and none has moved");

    let error = buffer.push(&vec![0; 64 << 20]).expect_err("there is no room");
    println!("one step too far: {error}");
    Ok(())
}
