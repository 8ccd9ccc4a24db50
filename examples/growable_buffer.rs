//! A `Vec` in device memory that never moves: it reserves addresses for its largest size, and maps memory there as it
//! grows.

use cuda_checked::owned::{Allocation, Device, Mapping, PrimaryContext, Reservation};
use cuda_checked::{Result, calls, types::*};
use std::process;

struct DeviceBuffer {
    prop: CUmemAllocationProp,
    granularity: usize,
    /// Addresses of the largest size. Without memory they cost almost nothing.
    reservation: Reservation,
    /// One mapping after the other. Each holds its reservation, so the order of fields and of drops does not
    /// matter.
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
            // Behind the last mapping. Beyond the reservation this is an error, and changes nothing.
            let mapping = self.reservation.map(self.capacity, more, &memory, 0)?;
            // No device has access before this. The mapping keeps the memory, so its handle may be dropped.
            mapping.grant_access(&[self.prop.location])?;
            self.mappings.push(mapping);
            self.capacity += more;
        }
        // SAFETY: as many bytes are mapped at `end`.
        unsafe {
            let end = self.reservation.as_raw() + self.len as CUdeviceptr;
            calls::cuMemcpyHtoD(end, bytes.as_ptr().cast(), bytes.len())?;
        }
        // The copy may not have ended, and the caller may drop the buffer next.
        calls::cuCtxSynchronize()?;
        self.len = needed;
        Ok(())
    }

    fn read(&self) -> Result<Vec<u8>> {
        let mut bytes = vec![0; self.len];
        let start = self.reservation.as_raw();
        // SAFETY: `len` bytes are mapped there, and `bytes` has as many.
        unsafe { calls::cuMemcpyDtoH(bytes.as_mut_ptr().cast(), start, self.len) }?;
        Ok(bytes)
    }
}

fn main() {
    if let Err(error) = run() {
        eprintln!("{error}");
        process::exit(1);
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
