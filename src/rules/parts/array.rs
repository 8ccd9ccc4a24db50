//! Descriptors of arrays.

use crate::query;
use crate::rule::{Verdict, on, rules};
use core::ffi::c_uint;
use cuda_sys::*;

use CUarray_format as F;
use CUdevice_attribute as A;

/// The formats whose elements have one, two or four components. Some of the other formats have three.
const PLAIN: &[F] = &[
    F::CU_AD_FORMAT_UNSIGNED_INT8,
    F::CU_AD_FORMAT_UNSIGNED_INT16,
    F::CU_AD_FORMAT_UNSIGNED_INT32,
    F::CU_AD_FORMAT_SIGNED_INT8,
    F::CU_AD_FORMAT_SIGNED_INT16,
    F::CU_AD_FORMAT_SIGNED_INT32,
    F::CU_AD_FORMAT_HALF,
    F::CU_AD_FORMAT_FLOAT,
];

on! { cuArrayCreate_v2.pAllocateArray, cuArray3DCreate_v2.pAllocateArray,
cuMipmappedArrayCreate.pMipmappedArrayDesc, CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC.arrayDesc }
#[inline]
pub(crate) fn channels(Format: F, NumChannels: c_uint) -> Verdict {
    if PLAIN.contains(&Format) {
        rules!(402: NumChannels => one_of(&[1, 2, 4]),
            "for CU_AD_FORMAT_HALF, CU_AD_FORMAT_FLOAT and the integers from CU_AD_FORMAT_UNSIGNED_INT8 to \
             CU_AD_FORMAT_SIGNED_INT32");
    }
    Ok(())
}

/// The shape of an array, which its extents and flags determine.
enum Shape {
    Line,
    Plane,
    Gathered,
    Box,
    Lines,
    Planes,
    Cube,
    Cubes,
}

#[inline]
fn shape(array: &CUDA_ARRAY3D_DESCRIPTOR) -> Shape {
    let has = |flag| array.Flags & flag != 0;
    match (has(CUDA_ARRAY3D_CUBEMAP), has(CUDA_ARRAY3D_LAYERED), array.Height, array.Depth) {
        (true, true, ..) => Shape::Cubes,
        (true, false, ..) => Shape::Cube,
        (false, true, 0, _) => Shape::Lines,
        (false, true, ..) => Shape::Planes,
        (false, false, 0, 0) => Shape::Line,
        (false, false, _, 0) if has(CUDA_ARRAY3D_TEXTURE_GATHER) => Shape::Gathered,
        (false, false, _, 0) => Shape::Plane,
        (false, false, ..) => Shape::Box,
    }
}

/// Returns a limit of a device, or None if the attribute is not positive.
#[inline]
pub(crate) fn known_limit(device: CUdevice, attribute: A) -> Option<usize> {
    usize::try_from(query::attribute(device, attribute)?).ok().filter(|limit| *limit != 0)
}

#[inline]
pub(crate) fn limit(device: CUdevice, attribute: A) -> usize {
    known_limit(device, attribute).unwrap_or(usize::MAX)
}

/// Returns whether a 3D array is within the alternate limits, which a device may have.
#[inline]
fn alternate(array: &CUDA_ARRAY3D_DESCRIPTOR, device: CUdevice) -> bool {
    let within =
        |extent, attribute| known_limit(device, attribute).is_some_and(|limit| extent <= limit);
    within(array.Width, A::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_WIDTH_ALTERNATE)
        && within(array.Height, A::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_HEIGHT_ALTERNATE)
        && within(array.Depth, A::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_DEPTH_ALTERNATE)
}

on! { cuArray3DCreate_v2.pAllocateArray, cuMipmappedArrayCreate.pMipmappedArrayDesc,
CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC.arrayDesc }
/// The rules that need no limit of a device.
#[inline]
pub(crate) fn extents(array: &CUDA_ARRAY3D_DESCRIPTOR) -> Verdict {
    rules!(411: array.Width => non_zero());
    let shape = shape(array);
    if array.Flags & CUDA_ARRAY3D_LAYERED != 0 {
        rules!(412: array.Depth => non_zero(), "with CUDA_ARRAY3D_LAYERED");
    }
    if array.Flags & CUDA_ARRAY3D_TEXTURE_GATHER != 0 {
        let is_plane = matches!(shape, Shape::Gathered);
        rules!(413: array.Flags => hold(is_plane, "not have CUDA_ARRAY3D_TEXTURE_GATHER"),
            "but for two dimensions without layers");
    }
    match shape {
        Shape::Box => {
            rules!(414: array.Height => non_zero(), "where Depth is not zero, without CUDA_ARRAY3D_LAYERED");
        }
        Shape::Cube => rules! {
            415: array.Height => equal(array.Width),
                "Width, with CUDA_ARRAY3D_CUBEMAP but not CUDA_ARRAY3D_LAYERED";
            416: array.Depth => equal(6), "with CUDA_ARRAY3D_CUBEMAP but not CUDA_ARRAY3D_LAYERED";
        },
        Shape::Cubes => rules! {
            417: array.Height => equal(array.Width),
                "Width, with CUDA_ARRAY3D_CUBEMAP and CUDA_ARRAY3D_LAYERED";
            418: array.Depth => multiple_of(6), "with CUDA_ARRAY3D_CUBEMAP and CUDA_ARRAY3D_LAYERED";
        },
        _ => {}
    }
    Ok(())
}

on! { cuArray3DCreate_v2.pAllocateArray }
#[inline]
pub(crate) fn plain_limits(array: &CUDA_ARRAY3D_DESCRIPTOR) -> Verdict {
    let Some(device) = query::current_device() else { return Ok(()) };
    match shape(array) {
        Shape::Line => {
            rules!(403 asks: array.Width => at_most(limit(device, A::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_WIDTH)),
                "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_WIDTH, for one dimension");
        }
        Shape::Plane => rules! {
            404 asks: array.Width => at_most(limit(device, A::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_WIDTH)),
                "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_WIDTH, for two dimensions without CUDA_ARRAY3D_TEXTURE_GATHER";
            405 asks: array.Height => at_most(limit(device, A::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_HEIGHT)),
                "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_HEIGHT, for two dimensions without CUDA_ARRAY3D_TEXTURE_GATHER";
        },
        Shape::Gathered => rules! {
            406 asks: array.Width => at_most(limit(device, A::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_GATHER_WIDTH)),
                "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_GATHER_WIDTH, \
                 for two dimensions with CUDA_ARRAY3D_TEXTURE_GATHER";
            407 asks: array.Height => at_most(limit(device, A::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_GATHER_HEIGHT)),
                "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_GATHER_HEIGHT, \
                 for two dimensions with CUDA_ARRAY3D_TEXTURE_GATHER";
        },
        _ => {}
    }
    Ok(())
}

on! { cuMipmappedArrayCreate.pMipmappedArrayDesc, CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC.arrayDesc }
#[inline]
pub(crate) fn mipmapped_limits(array: &CUDA_ARRAY3D_DESCRIPTOR) -> Verdict {
    let Some(device) = query::current_device() else { return Ok(()) };
    match shape(array) {
        Shape::Line => {
            rules!(408 asks: array.Width => at_most(limit(device, A::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_MIPMAPPED_WIDTH)),
                "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_MIPMAPPED_WIDTH, for one dimension");
        }
        Shape::Plane | Shape::Gathered => rules! {
            409 asks: array.Width => at_most(limit(device, A::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_MIPMAPPED_WIDTH)),
                "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_MIPMAPPED_WIDTH, for two dimensions";
            410 asks: array.Height => at_most(limit(device, A::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_MIPMAPPED_HEIGHT)),
                "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_MIPMAPPED_HEIGHT, for two dimensions";
        },
        _ => {}
    }
    Ok(())
}

on! { CUDA_ARRAY3D_DESCRIPTOR }
/// The limits for arrays with and without mipmap levels.
#[inline]
pub(crate) fn limits(array: &CUDA_ARRAY3D_DESCRIPTOR) -> Verdict {
    let Some(device) = query::current_device() else { return Ok(()) };
    match shape(array) {
        Shape::Line | Shape::Plane | Shape::Gathered => {}
        Shape::Box if alternate(array, device) => {}
        Shape::Box => rules! {
            419 asks: array.Width => at_most(limit(device, A::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_WIDTH)),
                "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_WIDTH, \
                 for three dimensions, unless all are within those that end in _ALTERNATE";
            420 asks: array.Height => at_most(limit(device, A::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_HEIGHT)),
                "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_HEIGHT, \
                 for three dimensions, unless all are within those that end in _ALTERNATE";
            421 asks: array.Depth => at_most(limit(device, A::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_DEPTH)),
                "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_DEPTH, \
                 for three dimensions, unless all are within those that end in _ALTERNATE";
        },
        Shape::Lines => rules! {
            422 asks: array.Width => at_most(limit(device, A::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_WIDTH)),
                "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_WIDTH, for layers of one dimension";
            423 asks: array.Depth => at_most(limit(device, A::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_LAYERS)),
                "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_LAYERS, for layers of one dimension";
        },
        Shape::Planes => rules! {
            424 asks: array.Width => at_most(limit(device, A::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_WIDTH)),
                "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_WIDTH, for layers of two dimensions";
            425 asks: array.Height => at_most(limit(device, A::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_HEIGHT)),
                "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_HEIGHT, for layers of two dimensions";
            426 asks: array.Depth => at_most(limit(device, A::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_LAYERS)),
                "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_LAYERS, for layers of two dimensions";
        },
        Shape::Cube => {
            rules!(427 asks: array.Width => at_most(limit(device, A::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_WIDTH)),
                "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_WIDTH, for a cubemap");
        }
        Shape::Cubes => rules! {
            428 asks: array.Width => at_most(limit(device, A::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_WIDTH)),
                "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_WIDTH, for a layered cubemap";
            429 asks: array.Depth => at_most(limit(device, A::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_LAYERS)),
                "CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_LAYERS, for a layered cubemap";
        },
    }
    Ok(())
}

on! { CUDA_ARRAY3D_DESCRIPTOR }
#[inline]
pub(crate) fn surface_limits(array: &CUDA_ARRAY3D_DESCRIPTOR) -> Verdict {
    if array.Flags & CUDA_ARRAY3D_SURFACE_LDST == 0 {
        return Ok(());
    }
    let Some(device) = query::current_device() else { return Ok(()) };
    match shape(array) {
        Shape::Line => {
            rules!(430 asks: array.Width => at_most(limit(device, A::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_WIDTH)),
                "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_WIDTH, for one dimension with CUDA_ARRAY3D_SURFACE_LDST");
        }
        Shape::Plane | Shape::Gathered => rules! {
            431 asks: array.Width => at_most(limit(device, A::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_WIDTH)),
                "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_WIDTH, for two dimensions with CUDA_ARRAY3D_SURFACE_LDST";
            432 asks: array.Height => at_most(limit(device, A::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_HEIGHT)),
                "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_HEIGHT, for two dimensions with CUDA_ARRAY3D_SURFACE_LDST";
        },
        Shape::Box => rules! {
            433 asks: array.Width => at_most(limit(device, A::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_WIDTH)),
                "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_WIDTH, for three dimensions with CUDA_ARRAY3D_SURFACE_LDST";
            434 asks: array.Height => at_most(limit(device, A::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_HEIGHT)),
                "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_HEIGHT, for three dimensions with CUDA_ARRAY3D_SURFACE_LDST";
            435 asks: array.Depth => at_most(limit(device, A::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_DEPTH)),
                "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_DEPTH, for three dimensions with CUDA_ARRAY3D_SURFACE_LDST";
        },
        Shape::Lines => rules! {
            436 asks: array.Width => at_most(limit(device, A::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_WIDTH)),
                "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_WIDTH, \
                 for layers of one dimension with CUDA_ARRAY3D_SURFACE_LDST";
            437 asks: array.Depth => at_most(limit(device, A::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_LAYERS)),
                "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_LAYERS, \
                 for layers of one dimension with CUDA_ARRAY3D_SURFACE_LDST";
        },
        Shape::Planes => rules! {
            438 asks: array.Width => at_most(limit(device, A::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_WIDTH)),
                "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_WIDTH, \
                 for layers of two dimensions with CUDA_ARRAY3D_SURFACE_LDST";
            439 asks: array.Height => at_most(limit(device, A::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_HEIGHT)),
                "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_HEIGHT, \
                 for layers of two dimensions with CUDA_ARRAY3D_SURFACE_LDST";
            440 asks: array.Depth => at_most(limit(device, A::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_LAYERS)),
                "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_LAYERS, \
                 for layers of two dimensions with CUDA_ARRAY3D_SURFACE_LDST";
        },
        Shape::Cube => {
            rules!(441 asks: array.Width => at_most(limit(device, A::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_WIDTH)),
                "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_WIDTH, for a cubemap with CUDA_ARRAY3D_SURFACE_LDST");
        }
        Shape::Cubes => rules! {
            442 asks: array.Width => at_most(limit(device, A::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_LAYERED_WIDTH)),
                "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_LAYERED_WIDTH, \
                 for a layered cubemap with CUDA_ARRAY3D_SURFACE_LDST";
            443 asks: array.Depth => at_most(limit(device, A::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_LAYERED_LAYERS)),
                "CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_LAYERED_LAYERS, \
                 for a layered cubemap with CUDA_ARRAY3D_SURFACE_LDST";
        },
    }
    Ok(())
}
