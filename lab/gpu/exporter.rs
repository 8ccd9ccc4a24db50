//! Another process, which exports memory and an event until it is stopped.

use cuda_checked::calls;
use cuda_checked::owned::{
    Device, Event, IpcEventHandle, IpcMemHandle, LinearMemory, PrimaryContext,
};
use cuda_checked::types::CUevent_flags;
use std::env;
use std::error::Error;
use std::io::{BufRead as _, BufReader, Read as _};
use std::process::{Child, Command, Stdio};

/// Runs this program as the exporter.
pub const ARGUMENT: &str = "exporter";

/// The bytes of the memory.
pub const SIZE: usize = 2 << 20;

pub struct Exporter {
    process: Child,
    pub memory: IpcMemHandle,
    pub event: IpcEventHandle,
}

impl Exporter {
    pub fn start() -> Result<Self, Box<dyn Error>> {
        let mut command = Command::new(env::current_exe()?);
        let mut process =
            command.arg(ARGUMENT).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
        let mut line = String::new();
        BufReader::new(process.stdout.as_mut().expect("it is piped")).read_line(&mut line)?;
        let bytes = line.split_whitespace().map(str::parse).collect::<Result<Vec<u8>, _>>()?;
        let (memory, event) = bytes.split_at_checked(64).ok_or("the exporter exports nothing")?;
        let memory = IpcMemHandle::from_bytes(memory.try_into()?);
        let event = IpcEventHandle::from_bytes(event.try_into()?);
        Ok(Self { process, memory, event })
    }

    /// The exported objects must be closed by then.
    pub fn stop(mut self) -> Result<(), Box<dyn Error>> {
        drop(self.process.stdin.take());
        match self.process.wait()?.success() {
            true => Ok(()),
            false => Err("the exporter failed".into()),
        }
    }
}

/// The work of the other process.
pub fn run() -> Result<(), Box<dyn Error>> {
    calls::cuInit(0)?;
    let context = PrimaryContext::retain(Device::get(0)?)?;
    let memory = LinearMemory::alloc(&context, SIZE)?;
    let flags = CUevent_flags::CU_EVENT_INTERPROCESS | CUevent_flags::CU_EVENT_DISABLE_TIMING;
    let event = Event::create(&context, flags)?;
    // SAFETY: the other process closes the object before it stops this one.
    let handle = unsafe { memory.ipc_handle() }?;
    let bytes = [handle.to_bytes(), event.ipc_handle()?.to_bytes()];
    let bytes: Vec<_> = bytes.as_flattened().iter().map(u8::to_string).collect();
    println!("{}", bytes.join(" "));
    std::io::stdin().read_to_end(&mut Vec::new())?;
    Ok(())
}
