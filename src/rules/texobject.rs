//! Rules of the group "Texture Object Management".

use super::{query, rules};
use crate::error::Result;
use crate::precondition::KNOWN;
use cuda_sys::*;

use CUdevice_attribute as A;
use CUresourcetype as T;

/// A limit of the current context's device.
fn limit(attribute: CUdevice_attribute) -> Option<usize> {
    let limit = query::attribute(query::current_device()?, attribute)?;
    limit.try_into().ok().filter(|limit| *limit != 0)
}

/// # Safety
///
/// As for the call.
pub(crate) unsafe fn cuTexObjectCreate(
    pResDesc: &CUDA_RESOURCE_DESC,
    pTexDesc: &CUDA_TEXTURE_DESC,
    pResViewDesc: Option<&CUDA_RESOURCE_VIEW_DESC>,
) -> Result<()> {
    rules! { c"cuTexObjectCreate":
        pResDesc.resType => one_of(&[
            T::CU_RESOURCE_TYPE_ARRAY,
            T::CU_RESOURCE_TYPE_MIPMAPPED_ARRAY,
            T::CU_RESOURCE_TYPE_LINEAR,
            T::CU_RESOURCE_TYPE_PITCH2D,
        ]), KNOWN;
        pResDesc.flags => zero(), KNOWN;
    }
    match pResDesc.resType {
        T::CU_RESOURCE_TYPE_LINEAR => linear(pResDesc)?,
        T::CU_RESOURCE_TYPE_PITCH2D => pitched(pResDesc)?,
        _ => {}
    }
    let array =
        [T::CU_RESOURCE_TYPE_ARRAY, T::CU_RESOURCE_TYPE_MIPMAPPED_ARRAY].contains(&pResDesc.resType);
    let seamless = pTexDesc.flags & CU_TRSF_SEAMLESS_CUBEMAP != 0;
    rules! { c"cuTexObjectCreate":
        pTexDesc.flags => hold(array || !seamless, "not have CU_TRSF_SEAMLESS_CUBEMAP"), KNOWN, "with a resource that is no array";
    }
    if pResDesc.resType != T::CU_RESOURCE_TYPE_LINEAR {
        rules! { c"cuTexObjectCreate":
            pTexDesc.filterMode => one_of(&[
                CUfilter_mode::CU_TR_FILTER_MODE_POINT,
                CUfilter_mode::CU_TR_FILTER_MODE_LINEAR,
            ]), KNOWN;
        }
        if !seamless {
            rules! { c"cuTexObjectCreate":
                pTexDesc.addressMode[0] => one_of(&[
                    CUaddress_mode::CU_TR_ADDRESS_MODE_WRAP,
                    CUaddress_mode::CU_TR_ADDRESS_MODE_CLAMP,
                    CUaddress_mode::CU_TR_ADDRESS_MODE_MIRROR,
                    CUaddress_mode::CU_TR_ADDRESS_MODE_BORDER,
                ]), KNOWN;
            }
        }
    }
    if let Some(pResViewDesc) = pResViewDesc {
        if pResDesc.resType == T::CU_RESOURCE_TYPE_ARRAY {
            rules! { c"cuTexObjectCreate":
                pResViewDesc.firstMipmapLevel => zero(), KNOWN, "with CU_RESOURCE_TYPE_ARRAY";
                pResViewDesc.lastMipmapLevel => zero(), KNOWN, "with CU_RESOURCE_TYPE_ARRAY";
            }
        }
    }
    Ok(())
}

fn linear(pResDesc: &CUDA_RESOURCE_DESC) -> Result<()> {
    if let Some(alignment) = limit(A::CU_DEVICE_ATTRIBUTE_TEXTURE_ALIGNMENT) {
        // SAFETY: its type says that it is that.
        unsafe {
            rules! { c"cuTexObjectCreate":
                pResDesc.res.linear.devPtr => multiple_of(alignment as CUdeviceptr), KNOWN, "the device's CU_DEVICE_ATTRIBUTE_TEXTURE_ALIGNMENT";
            }
        }
    }
    Ok(())
}

fn pitched(pResDesc: &CUDA_RESOURCE_DESC) -> Result<()> {
    // SAFETY: its type says that it is that.
    unsafe {
        if let Some(alignment) = limit(A::CU_DEVICE_ATTRIBUTE_TEXTURE_ALIGNMENT) {
            rules! { c"cuTexObjectCreate":
                pResDesc.res.pitch2D.devPtr => multiple_of(alignment as CUdeviceptr), KNOWN, "the device's CU_DEVICE_ATTRIBUTE_TEXTURE_ALIGNMENT";
            }
        }
        if let Some(width) = limit(A::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_WIDTH) {
            rules! { c"cuTexObjectCreate":
                pResDesc.res.pitch2D.width => at_most(width), KNOWN, "the device's CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_WIDTH";
            }
        }
        if let Some(height) = limit(A::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_HEIGHT) {
            rules! { c"cuTexObjectCreate":
                pResDesc.res.pitch2D.height => at_most(height), KNOWN, "the device's CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_HEIGHT";
            }
        }
        if let Some(alignment) = limit(A::CU_DEVICE_ATTRIBUTE_TEXTURE_PITCH_ALIGNMENT) {
            rules! { c"cuTexObjectCreate":
                pResDesc.res.pitch2D.pitchInBytes => multiple_of(alignment), KNOWN, "the device's CU_DEVICE_ATTRIBUTE_TEXTURE_PITCH_ALIGNMENT";
            }
        }
        if let Some(pitch) = limit(A::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_PITCH) {
            rules! { c"cuTexObjectCreate":
                pResDesc.res.pitch2D.pitchInBytes => at_most(pitch), KNOWN, "the device's CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_PITCH";
            }
        }
    }
    Ok(())
}
