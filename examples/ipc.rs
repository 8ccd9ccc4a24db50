//! Memory of one process, written by another: this program starts itself again as the other one.

use cuda_checked::owned::{Device, IpcMapping, IpcMemHandle, LinearMemory, PrimaryContext};
use cuda_checked::{Result, calls};
use std::env;
use std::error::Error;
use std::io::{Read as _, Write as _};
use std::process::{Command, ExitCode, Stdio};

const SIZE: usize = 1 << 20;

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
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
    // SAFETY: so many bytes are allocated there.
    unsafe { calls::cuMemsetD8_v2(memory.as_raw(), 1, SIZE) }?;
    calls::cuCtxSynchronize()?;
    // Plain bytes, which may go by any means: here, the other process's standard input.
    // SAFETY: the child closes the memory before it ends, which is waited for.
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
    // SAFETY: so many bytes are mapped there.
    unsafe { calls::cuMemsetD8_v2(mapping.as_raw(), 2, SIZE) }?;
    calls::cuCtxSynchronize()?;
    mapping.release()?;
    Ok(())
}

fn read(address: cuda_checked::sys::CUdeviceptr) -> Result<Vec<u8>> {
    let mut bytes = vec![0; SIZE];
    // SAFETY: so many bytes are there, here and on the device.
    unsafe { calls::cuMemcpyDtoH_v2(bytes.as_mut_ptr().cast(), address, SIZE) }?;
    Ok(bytes)
}
