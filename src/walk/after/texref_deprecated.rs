// Created by `cargo xtask emit` from cuda.h, ledger/texref_deprecated.toml, src/rules/parts/handle.rs, cuda-sys/build/generate/reference/texref_deprecated.txt and cuda-sys/build/generate/reference/structs.txt. Do not edit.

use crate::rule::*;
use core::ffi::*;
use cuda_sys::*;

#[inline]
pub(crate) fn cuTexRefSetArray(hTexRef: CUtexref, hArray: CUarray) -> Verdict {
    crate::rules::parts::handle::handle(Handle(hTexRef.addr())).at("hTexRef")?;
    crate::rules::parts::handle::handle(Handle(hArray.addr())).at("hArray")?;
    Ok(())
}

#[inline]
pub(crate) fn cuTexRefSetMipmappedArray(
    hTexRef: CUtexref,
    hMipmappedArray: CUmipmappedArray,
) -> Verdict {
    crate::rules::parts::handle::handle(Handle(hTexRef.addr())).at("hTexRef")?;
    crate::rules::parts::handle::handle(Handle(hMipmappedArray.addr())).at("hMipmappedArray")?;
    Ok(())
}

#[inline]
pub(crate) fn cuTexRefSetAddress_v2(hTexRef: CUtexref) -> Verdict {
    crate::rules::parts::handle::handle(Handle(hTexRef.addr())).at("hTexRef")?;
    Ok(())
}

#[inline]
pub(crate) fn cuTexRefSetAddress2D_v3(hTexRef: CUtexref) -> Verdict {
    crate::rules::parts::handle::handle(Handle(hTexRef.addr())).at("hTexRef")?;
    Ok(())
}

#[inline]
pub(crate) fn cuTexRefSetFormat(hTexRef: CUtexref) -> Verdict {
    crate::rules::parts::handle::handle(Handle(hTexRef.addr())).at("hTexRef")?;
    Ok(())
}

#[inline]
pub(crate) fn cuTexRefSetAddressMode(hTexRef: CUtexref) -> Verdict {
    crate::rules::parts::handle::handle(Handle(hTexRef.addr())).at("hTexRef")?;
    Ok(())
}

#[inline]
pub(crate) fn cuTexRefSetFilterMode(hTexRef: CUtexref) -> Verdict {
    crate::rules::parts::handle::handle(Handle(hTexRef.addr())).at("hTexRef")?;
    Ok(())
}

#[inline]
pub(crate) fn cuTexRefSetMipmapFilterMode(hTexRef: CUtexref) -> Verdict {
    crate::rules::parts::handle::handle(Handle(hTexRef.addr())).at("hTexRef")?;
    Ok(())
}

#[inline]
pub(crate) fn cuTexRefSetMipmapLevelBias(hTexRef: CUtexref) -> Verdict {
    crate::rules::parts::handle::handle(Handle(hTexRef.addr())).at("hTexRef")?;
    Ok(())
}

#[inline]
pub(crate) fn cuTexRefSetMipmapLevelClamp(hTexRef: CUtexref) -> Verdict {
    crate::rules::parts::handle::handle(Handle(hTexRef.addr())).at("hTexRef")?;
    Ok(())
}

#[inline]
pub(crate) fn cuTexRefSetMaxAnisotropy(hTexRef: CUtexref) -> Verdict {
    crate::rules::parts::handle::handle(Handle(hTexRef.addr())).at("hTexRef")?;
    Ok(())
}

#[inline]
pub(crate) fn cuTexRefSetBorderColor(hTexRef: CUtexref) -> Verdict {
    crate::rules::parts::handle::handle(Handle(hTexRef.addr())).at("hTexRef")?;
    Ok(())
}

#[inline]
pub(crate) fn cuTexRefSetFlags(hTexRef: CUtexref) -> Verdict {
    crate::rules::parts::handle::handle(Handle(hTexRef.addr())).at("hTexRef")?;
    Ok(())
}

#[inline]
pub(crate) fn cuTexRefGetAddress_v2(hTexRef: CUtexref) -> Verdict {
    crate::rules::parts::handle::handle(Handle(hTexRef.addr())).at("hTexRef")?;
    Ok(())
}

#[inline]
pub(crate) fn cuTexRefGetArray(hTexRef: CUtexref) -> Verdict {
    crate::rules::parts::handle::handle(Handle(hTexRef.addr())).at("hTexRef")?;
    Ok(())
}

#[inline]
pub(crate) fn cuTexRefGetMipmappedArray(hTexRef: CUtexref) -> Verdict {
    crate::rules::parts::handle::handle(Handle(hTexRef.addr())).at("hTexRef")?;
    Ok(())
}

#[inline]
pub(crate) fn cuTexRefGetAddressMode(hTexRef: CUtexref) -> Verdict {
    crate::rules::parts::handle::handle(Handle(hTexRef.addr())).at("hTexRef")?;
    Ok(())
}

#[inline]
pub(crate) fn cuTexRefGetFilterMode(hTexRef: CUtexref) -> Verdict {
    crate::rules::parts::handle::handle(Handle(hTexRef.addr())).at("hTexRef")?;
    Ok(())
}

#[inline]
pub(crate) fn cuTexRefGetFormat(hTexRef: CUtexref) -> Verdict {
    crate::rules::parts::handle::handle(Handle(hTexRef.addr())).at("hTexRef")?;
    Ok(())
}

#[inline]
pub(crate) fn cuTexRefGetMipmapFilterMode(hTexRef: CUtexref) -> Verdict {
    crate::rules::parts::handle::handle(Handle(hTexRef.addr())).at("hTexRef")?;
    Ok(())
}

#[inline]
pub(crate) fn cuTexRefGetMipmapLevelBias(hTexRef: CUtexref) -> Verdict {
    crate::rules::parts::handle::handle(Handle(hTexRef.addr())).at("hTexRef")?;
    Ok(())
}

#[inline]
pub(crate) fn cuTexRefGetMipmapLevelClamp(hTexRef: CUtexref) -> Verdict {
    crate::rules::parts::handle::handle(Handle(hTexRef.addr())).at("hTexRef")?;
    Ok(())
}

#[inline]
pub(crate) fn cuTexRefGetMaxAnisotropy(hTexRef: CUtexref) -> Verdict {
    crate::rules::parts::handle::handle(Handle(hTexRef.addr())).at("hTexRef")?;
    Ok(())
}

#[inline]
pub(crate) fn cuTexRefGetBorderColor(hTexRef: CUtexref) -> Verdict {
    crate::rules::parts::handle::handle(Handle(hTexRef.addr())).at("hTexRef")?;
    Ok(())
}

#[inline]
pub(crate) fn cuTexRefGetFlags(hTexRef: CUtexref) -> Verdict {
    crate::rules::parts::handle::handle(Handle(hTexRef.addr())).at("hTexRef")?;
    Ok(())
}

#[inline]
pub(crate) fn cuTexRefDestroy(hTexRef: CUtexref) -> Verdict {
    crate::rules::parts::handle::handle(Handle(hTexRef.addr())).at("hTexRef")?;
    Ok(())
}
