// Created by `cargo xtask emit` from cuda.h, ledger/event.toml, src/rules/parts/handle.rs, cuda-sys/build/generate/reference/event.txt and cuda-sys/build/generate/reference/structs.txt. Do not edit.

use crate::rule::*;
use core::ffi::*;
use cuda_sys::*;

#[inline]
pub(crate) unsafe fn cuEventRecord(hEvent: CUevent, hStream: CUstream) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::parts::handle::handle(Handle(hEvent.addr())).at("hEvent")?;
        crate::rules::parts::handle::stream(Live::new(hStream))?;
    }
    Ok(())
}

#[inline]
pub(crate) unsafe fn cuEventRecordWithFlags(hEvent: CUevent, hStream: CUstream) -> Verdict {
    // SAFETY: the caller meets the conditions for the arguments.
    unsafe {
        crate::rules::parts::handle::handle(Handle(hEvent.addr())).at("hEvent")?;
        crate::rules::parts::handle::stream(Live::new(hStream))?;
    }
    Ok(())
}

#[inline]
pub(crate) fn cuEventQuery(hEvent: CUevent) -> Verdict {
    crate::rules::parts::handle::handle(Handle(hEvent.addr())).at("hEvent")?;
    Ok(())
}

#[inline]
pub(crate) fn cuEventSynchronize(hEvent: CUevent) -> Verdict {
    crate::rules::parts::handle::handle(Handle(hEvent.addr())).at("hEvent")?;
    Ok(())
}

#[inline]
pub(crate) fn cuEventDestroy_v2(hEvent: CUevent) -> Verdict {
    crate::rules::parts::handle::handle(Handle(hEvent.addr())).at("hEvent")?;
    Ok(())
}

#[inline]
pub(crate) fn cuEventElapsedTime_v2(hStart: CUevent, hEnd: CUevent) -> Verdict {
    crate::rules::parts::handle::handle(Handle(hStart.addr())).at("hStart")?;
    crate::rules::parts::handle::handle(Handle(hEnd.addr())).at("hEnd")?;
    Ok(())
}
