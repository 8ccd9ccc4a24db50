//! One process writes the memory of another: this program starts itself again as the second process.

use cuda_checked::owned::{Device, IpcMapping, IpcMemHandle, LinearMemory, PrimaryContext};
use cuda_checked::{Result, calls, types::CUdeviceptr};
use std::env;
use std::error::Error;
use std::io::{Read as _, Write as _};
use std::process::{self, Command, Stdio};

const SIZE: usize = 1 << 20;

fn main() {
    if let Err(error) = run() {
        eprintln!("{error}");
        process::exit(1);
    }
}

fn run() -> Result<(), Box<dyn Error>> {
    calls::cuInit(0)?;
    let context = PrimaryContext::retain(Device::get(0)?)?;
    // Copies need a current context.
    context.with_current(|| match env::args().nth(1).as_deref() {
        Some("importer") => importer(&context),
        _ => exporter(&context),
    })?
}

fn exporter(context: &PrimaryContext) -> Result<(), Box<dyn Error>> {
    let memory = LinearMemory::alloc(context, SIZE)?;
    // SAFETY: `SIZE` bytes are allocated there.
    unsafe { calls::cuMemsetD8(memory.as_raw(), 1, SIZE) }?;
    calls::cuCtxSynchronize()?;
    // A handle is plain bytes. Here they go to the standard input of the other process.
    // SAFETY: the child closes the memory before it ends, and this process waits for that.
    let handle = unsafe { memory.ipc_handle() }?.to_bytes();
    let mut child =
        Command::new(env::current_exe()?).arg("importer").stdin(Stdio::piped()).spawn()?;
    child.stdin.take().ok_or("no standard input")?.write_all(&handle)?;
    // The memory must not be freed before the other process has closed it.
    let status = child.wait()?;
    if !status.success() {
        return Err(format!("the importer ended with {status}").into());
    }
    assert!(read(memory.as_raw())?.iter().all(|byte| *byte == 2), "the importer's bytes");
    println!("exporter: the importer's bytes are here");
    memory.release()?;
    Ok(())
}

fn importer(context: &PrimaryContext) -> Result<(), Box<dyn Error>> {
    let mut handle = [0; 64];
    std::io::stdin().read_exact(&mut handle)?;
    // SAFETY: the exporter frees the memory only after this process has ended.
    let mapping = unsafe { IpcMapping::open(context, IpcMemHandle::from_bytes(handle)) }?;
    assert!(read(mapping.as_raw())?.iter().all(|byte| *byte == 1), "the exporter's bytes");
    println!("importer: the exporter's bytes are at {:#x} here", mapping.as_raw());
    // SAFETY: `SIZE` bytes are mapped there.
    unsafe { calls::cuMemsetD8(mapping.as_raw(), 2, SIZE) }?;
    calls::cuCtxSynchronize()?;
    mapping.release()?;
    Ok(())
}

fn read(address: CUdeviceptr) -> Result<Vec<u8>> {
    let mut bytes = vec![0; SIZE];
    // SAFETY: `SIZE` bytes are at both addresses.
    unsafe { calls::cuMemcpyDtoH(bytes.as_mut_ptr().cast(), address, SIZE) }?;
    Ok(bytes)
}
