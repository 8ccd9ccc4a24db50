//! One write that reaches the memory of every device.
//!
//! Multicast objects can disturb other users of a shared machine, so the program creates one only on request:
//! `cargo run --example multicast -- --create`.

use cuda_checked::owned::{Allocation, Device, MulticastObject, PrimaryContext, Reservation};
use cuda_checked::{Result, calls, types::*};
use std::env;
use std::error::Error;
use std::process;

fn main() {
    if let Err(error) = run() {
        eprintln!("{error}");
        process::exit(1);
    }
}

fn run() -> Result<(), Box<dyn Error>> {
    if env::args().nth(1).as_deref() != Some("--create") {
        println!(
            "This program creates a multicast object of all devices: pass --create to run it."
        );
        return Ok(());
    }
    calls::cuInit(0)?;
    let devices = (0..Device::count()?).map(Device::get).collect::<Result<Vec<_>>>()?;
    // Each device takes part with its context; the copies run in the context of the first.
    let contexts =
        devices.iter().map(|device| PrimaryContext::retain(*device)).collect::<Result<Vec<_>>>()?;
    let [context, _, ..] = &contexts[..] else {
        return Err("multicast takes two devices, and there is one".into());
    };
    Ok(context.with_current(|| multicast(&devices))??)
}

fn multicast(devices: &[Device]) -> Result<()> {
    // The size is a multiple of the granularity of such an object.
    let mut prop = CUmulticastObjectProp { numDevices: devices.len() as u32, ..Default::default() };
    let recommended = CUmulticastGranularity_flags::CU_MULTICAST_GRANULARITY_RECOMMENDED;
    prop.size = 1;
    prop.size = MulticastObject::granularity(&prop, recommended)?;
    let size = prop.size;

    let mut object = MulticastObject::create(&prop)?;
    // All devices come first. After that, each binds memory.
    for device in devices {
        object.add_device(*device)?;
    }
    let mut copies = Vec::new();
    let mut bindings = Vec::new();
    for device in devices {
        let memory = Allocation::create(
            size,
            &CUmemAllocationProp {
                type_: CUmemAllocationType::CU_MEM_ALLOCATION_TYPE_PINNED,
                location: device.location(),
                ..Default::default()
            },
        )?;
        // A binding holds the object and the memory, and unbinds when it is dropped.
        bindings.push(object.bind_mem(0, &memory, 0, size)?);
        // The memory's own address, to read the arrived bytes.
        let copy = Reservation::reserve(size, 0, 0)?.map(0, size, &memory, 0)?;
        copy.grant_access(&[devices[0].location()])?;
        copies.push(copy);
    }

    let window = Reservation::reserve(size, size, 0)?.map_multicast(0, size, &object, 0)?;
    window.grant_access(&[devices[0].location()])?;
    // SAFETY: `size` bytes are mapped there.
    unsafe { calls::cuMemsetD8(window.as_raw(), 7, size) }?;
    calls::cuCtxSynchronize()?;
    for (device, copy) in devices.iter().zip(&copies) {
        let mut bytes = vec![0_u8; size];
        // SAFETY: `size` bytes are mapped there, and `bytes` has as many.
        unsafe { calls::cuMemcpyDtoH(bytes.as_mut_ptr().cast(), copy.as_raw(), size) }?;
        assert!(bytes.iter().all(|byte| *byte == 7), "the write arrived");
        println!("device {}: {size} bytes arrived", device.as_raw());
    }
    Ok(())
}
