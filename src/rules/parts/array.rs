//! Descriptors of arrays.

use crate::rules::prelude::*;

use CUarray_format as F;
use CUdevice_attribute as A;

/// Returns the size of an element of an array, if all are of one size.
#[inline]
pub(crate) fn element_size(array: Live<CUarray>) -> Option<usize> {
    let array = query::array(array)?;
    query::size_of_element(array.Format, array.NumChannels)
}

/// Whether memory can be mapped to an array with these flags.
#[inline]
fn maps_later(flags: c_uint) -> bool {
    flags & (CUDA_ARRAY3D_DEFERRED_MAPPING | CUDA_ARRAY3D_SPARSE) != 0
}

/// Returns whether a 3D array is within the alternate limits, which a device may have.
#[inline]
fn alternate(array: &CUDA_ARRAY3D_DESCRIPTOR, device: CUdevice) -> bool {
    let within = |extent, attribute| device.limit(attribute).is_some_and(|limit| extent <= limit);
    within(array.Width, A::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_WIDTH_ALTERNATE)
        && within(array.Height, A::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_HEIGHT_ALTERNATE)
        && within(array.Depth, A::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_DEPTH_ALTERNATE)
}

rules! {
    on {
        cuArrayCreate_v2.pAllocateArray, cuArray3DCreate_v2.pAllocateArray,
        cuMipmappedArrayCreate.pMipmappedArrayDesc,
        CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC.arrayDesc
    }
    fn channels(Format: F, NumChannels: c_uint) {
        // Some of the other formats have three.
        402: NumChannels => one_of(&[1, 2, 4]),
            if Format => is(
                F::CU_AD_FORMAT_UNSIGNED_INT8,
                F::CU_AD_FORMAT_UNSIGNED_INT16,
                F::CU_AD_FORMAT_UNSIGNED_INT32,
                F::CU_AD_FORMAT_SIGNED_INT8,
                F::CU_AD_FORMAT_SIGNED_INT16,
                F::CU_AD_FORMAT_SIGNED_INT32,
                F::CU_AD_FORMAT_HALF,
                F::CU_AD_FORMAT_FLOAT,
            )
    }
}

causes! {
    /// The same limits as for `cuArray3DCreate_v2`, whose rules 403 to 405 state them.
    on { cuArrayCreate_v2.pAllocateArray }
    fn flat_limits(array: &CUDA_ARRAY_DESCRIPTOR) {
        if let Some(device) = query::current_device();
        1157: array.Width => non_zero(), from "a driver of CUDA 13.0: 'array: a width of zero'";
        1158 asks: array.Width => limited(device, A::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_WIDTH),
            if array.Height => is(0), from "cuda.h: cuArray3DCreate_v2";
        1159 asks: array.Width => limited(device, A::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_WIDTH),
            if array.Height => is_not_zero(), from "cuda.h: cuArray3DCreate_v2";
        1160 asks: array.Height => limited(device, A::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_HEIGHT),
            from "cuda.h: cuArray3DCreate_v2";
    }

    on { CUarray_format }
    fn format(format: F) {
        741: format => enumerator(),
            from "cuda.h: cuArray3DCreate_v2, cuArrayCreate_v2 and 2 more; a driver of CUDA 13.0: \
                  'array: a format that no release names'"
    }

    on { cuArrayGetSparseProperties }
    fn sparse(array: Live<CUarray>) {
        742 asks: array => hold(
            query::is_sparse(array) != Some(false),
            "was created without CUDA_ARRAY3D_SPARSE",
        ),
            from "cuda.h: cuArrayGetSparseProperties; a driver of CUDA 13.0: 'array: the tiles of \
                  one that is not sparse'"
    }

    on { cuMipmappedArrayGetSparseProperties }
    fn sparse_mipmap(mipmap: Live<CUmipmappedArray>) {
        743 asks: mipmap => hold(
            query::is_sparse_mipmap(mipmap) != Some(false),
            "was created without CUDA_ARRAY3D_SPARSE",
        ), from "cuda.h: cuMipmappedArrayGetSparseProperties"
    }

    on { cuArrayGetMemoryRequirements }
    fn deferred(array: Live<CUarray>) {
        let flags = query::array(array).map(|array| array.Flags);
        874 asks: array => hold(
            flags.is_none_or(maps_later),
            "was created without CUDA_ARRAY3D_DEFERRED_MAPPING",
        ),
            from "cuda.h: cuArrayGetMemoryRequirements; a driver of CUDA 13.0: 'array: what an \
                  ordinary one needs'"
    }

    on { cuMipmappedArrayGetMemoryRequirements }
    fn deferred_mipmap(mipmap: Live<CUmipmappedArray>) {
        let flags = query::mipmapped_array(mipmap).map(|array| array.Flags);
        875 asks: mipmap => hold(
            flags.is_none_or(maps_later),
            "was created without CUDA_ARRAY3D_DEFERRED_MAPPING",
        ), from "cuda.h: cuMipmappedArrayGetMemoryRequirements"
    }

    /// Every array has level 0. Otherwise the handle can be wrong too.
    on { cuMipmappedArrayGetLevel }
    fn level(level: c_uint, hMipmappedArray: Handle) {
        744 maybe: level => hold(
            level == 0 || hMipmappedArray.0 == 0,
            "is not below the number of the array's levels",
        ),
            from "cuda.h: cuMipmappedArrayGetLevel; a driver of CUDA 13.0: 'array: a mipmap level \
                  behind the last'"
    }
}

rules! {
    on {
        cuArray3DCreate_v2.pAllocateArray, cuMipmappedArrayCreate.pMipmappedArrayDesc,
        CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC.arrayDesc
    }
    fn extents(array: &CUDA_ARRAY3D_DESCRIPTOR) {
        let others = CUDA_ARRAY3D_LAYERED | CUDA_ARRAY3D_CUBEMAP;
        let is_plane = array.Height != 0 && array.Depth == 0 && array.Flags & others == 0;
        let is_kept = array.Flags & CUDA_ARRAY3D_TEXTURE_GATHER == 0 || is_plane;
        411: array.Width => non_zero();
        412: array.Depth => non_zero(), if array.Flags => has(CUDA_ARRAY3D_LAYERED);
        413: array.Flags => hold(is_kept, "not have CUDA_ARRAY3D_TEXTURE_GATHER"),
            where "the array has layers or does not have two dimensions";
        414: array.Height => non_zero(), if array.Depth => is_not_zero(),
            if array.Flags => lacks(CUDA_ARRAY3D_LAYERED, CUDA_ARRAY3D_CUBEMAP);
        if array.Flags => has(CUDA_ARRAY3D_CUBEMAP), if array.Flags => lacks(CUDA_ARRAY3D_LAYERED) {
            415: array.Height => equal(array.Width), "`Width`", stated "CUDA_ARRAY3D_CUBEMAP";
            416: array.Depth => equal(6), stated "CUDA_ARRAY3D_CUBEMAP";
        }
        if array.Flags => has(CUDA_ARRAY3D_CUBEMAP, CUDA_ARRAY3D_LAYERED) {
            417: array.Height => equal(array.Width), "`Width`", stated "CUDA_ARRAY3D_CUBEMAP";
            418: array.Depth => multiple_of(6), stated "CUDA_ARRAY3D_CUBEMAP";
        }
    }

    on { cuArray3DCreate_v2.pAllocateArray }
    fn plain_limits(array: &CUDA_ARRAY3D_DESCRIPTOR) {
        if let Some(device) = query::current_device();
        if array.Height => is(0), if array.Depth => is(0),
            if array.Flags => lacks(CUDA_ARRAY3D_LAYERED, CUDA_ARRAY3D_CUBEMAP)
        {
            403 asks: array.Width => limited(
                device,
                A::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_WIDTH,
            );
        }
        if array.Depth => is(0),
            if array.Flags => lacks(
                CUDA_ARRAY3D_LAYERED,
                CUDA_ARRAY3D_CUBEMAP,
                CUDA_ARRAY3D_TEXTURE_GATHER,
            )
        {
            404 asks: array.Width => limited(
                device,
                A::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_WIDTH,
            ), if array.Height => is_not_zero();
            405 asks: array.Height => limited(
                device,
                A::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_HEIGHT,
            );
        }
        if array.Depth => is(0), if array.Flags => has(CUDA_ARRAY3D_TEXTURE_GATHER),
            if array.Flags => lacks(CUDA_ARRAY3D_LAYERED, CUDA_ARRAY3D_CUBEMAP)
        {
            406 asks: array.Width => limited(
                device,
                A::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_GATHER_WIDTH,
            ), if array.Height => is_not_zero();
            407 asks: array.Height => limited(
                device,
                A::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_GATHER_HEIGHT,
            );
        }
    }

    on {
        cuMipmappedArrayCreate.pMipmappedArrayDesc,
        CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC.arrayDesc
    }
    fn mipmapped_limits(array: &CUDA_ARRAY3D_DESCRIPTOR) {
        if let Some(device) = query::current_device();
        if array.Height => is(0), if array.Depth => is(0),
            if array.Flags => lacks(CUDA_ARRAY3D_LAYERED, CUDA_ARRAY3D_CUBEMAP)
        {
            408 asks: array.Width => limited(
                device,
                A::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_MIPMAPPED_WIDTH,
            );
        }
        if array.Depth => is(0), if array.Flags => lacks(CUDA_ARRAY3D_LAYERED, CUDA_ARRAY3D_CUBEMAP)
        {
            409 asks: array.Width => limited(
                device,
                A::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_MIPMAPPED_WIDTH,
            ), if array.Height => is_not_zero();
            410 asks: array.Height => limited(
                device,
                A::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_MIPMAPPED_HEIGHT,
            );
        }
    }

    /// The limits for arrays with and without mipmap levels.
    on { CUDA_ARRAY3D_DESCRIPTOR }
    fn limits_of_volume(array: &CUDA_ARRAY3D_DESCRIPTOR) {
        let volume = (array.Depth != 0).then(query::current_device).flatten();
        if let Some(device) = volume.filter(|device| !alternate(array, *device));
        if array.Flags => lacks(CUDA_ARRAY3D_LAYERED, CUDA_ARRAY3D_CUBEMAP),
            where "the array exceeds a limit that ends in _ALTERNATE"
        {
            419 asks: array.Width => limited(
                device,
                A::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_WIDTH,
            ), if array.Depth => is_not_zero(), stated "cuArray3DCreate_v2, cuMipmappedArrayCreate";
            420 asks: array.Height => limited(
                device,
                A::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_HEIGHT,
            ), if array.Depth => is_not_zero(), stated "cuArray3DCreate_v2, cuMipmappedArrayCreate";
            421 asks: array.Depth => limited(
                device,
                A::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_DEPTH,
            ), stated "cuArray3DCreate_v2, cuMipmappedArrayCreate";
        }
    }

    on { CUDA_ARRAY3D_DESCRIPTOR }
    fn limits(array: &CUDA_ARRAY3D_DESCRIPTOR) {
        if let Some(device) = query::current_device();
        if array.Height => is(0), if array.Flags => has(CUDA_ARRAY3D_LAYERED),
            if array.Flags => lacks(CUDA_ARRAY3D_CUBEMAP)
        {
            422 asks: array.Width => limited(
                device,
                A::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_WIDTH,
            ), stated "cuArray3DCreate_v2, cuMipmappedArrayCreate";
            423 asks: array.Depth => limited(
                device,
                A::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_LAYERS,
            ), stated "cuArray3DCreate_v2, cuMipmappedArrayCreate";
        }
        if array.Flags => has(CUDA_ARRAY3D_LAYERED), if array.Flags => lacks(CUDA_ARRAY3D_CUBEMAP) {
            424 asks: array.Width => limited(
                device,
                A::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_WIDTH,
            ), if array.Height => is_not_zero(),
                stated "cuArray3DCreate_v2, cuMipmappedArrayCreate";
            425 asks: array.Height => limited(
                device,
                A::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_HEIGHT,
            ), stated "cuArray3DCreate_v2, cuMipmappedArrayCreate";
            426 asks: array.Depth => limited(
                device,
                A::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_LAYERS,
            ), if array.Height => is_not_zero(),
                stated "cuArray3DCreate_v2, cuMipmappedArrayCreate";
        }
        if array.Flags => has(CUDA_ARRAY3D_CUBEMAP), if array.Flags => lacks(CUDA_ARRAY3D_LAYERED) {
            427 asks: array.Width => limited(
                device,
                A::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_WIDTH,
            ), stated "cuArray3DCreate_v2, cuMipmappedArrayCreate";
        }
        if array.Flags => has(CUDA_ARRAY3D_CUBEMAP, CUDA_ARRAY3D_LAYERED) {
            428 asks: array.Width => limited(
                device,
                A::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_WIDTH,
            ), stated "cuArray3DCreate_v2, cuMipmappedArrayCreate";
            429 asks: array.Depth => limited(
                device,
                A::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_LAYERS,
            ), stated "cuArray3DCreate_v2, cuMipmappedArrayCreate";
        }
    }

    on { CUDA_ARRAY3D_DESCRIPTOR }
    fn surface_limits(array: &CUDA_ARRAY3D_DESCRIPTOR) {
        let is_surface = array.Flags & CUDA_ARRAY3D_SURFACE_LDST != 0;
        if let Some(device) = is_surface.then(query::current_device).flatten();
        if array.Height => is(0), if array.Depth => is(0),
            if array.Flags => has(CUDA_ARRAY3D_SURFACE_LDST),
            if array.Flags => lacks(CUDA_ARRAY3D_LAYERED, CUDA_ARRAY3D_CUBEMAP)
        {
            430 asks: array.Width => limited(
                device,
                A::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_WIDTH,
            ), stated "cuArray3DCreate_v2, cuMipmappedArrayCreate";
        }
        if array.Depth => is(0), if array.Flags => has(CUDA_ARRAY3D_SURFACE_LDST),
            if array.Flags => lacks(CUDA_ARRAY3D_LAYERED, CUDA_ARRAY3D_CUBEMAP)
        {
            431 asks: array.Width => limited(
                device,
                A::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_WIDTH,
            ), if array.Height => is_not_zero(),
                stated "cuArray3DCreate_v2, cuMipmappedArrayCreate";
            432 asks: array.Height => limited(
                device,
                A::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_HEIGHT,
            ), stated "cuArray3DCreate_v2, cuMipmappedArrayCreate";
        }
        if array.Flags => has(CUDA_ARRAY3D_SURFACE_LDST),
            if array.Flags => lacks(CUDA_ARRAY3D_LAYERED, CUDA_ARRAY3D_CUBEMAP)
        {
            433 asks: array.Width => limited(
                device,
                A::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_WIDTH,
            ), if array.Depth => is_not_zero(), stated "cuArray3DCreate_v2, cuMipmappedArrayCreate";
            434 asks: array.Height => limited(
                device,
                A::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_HEIGHT,
            ), if array.Depth => is_not_zero(), stated "cuArray3DCreate_v2, cuMipmappedArrayCreate";
            435 asks: array.Depth => limited(
                device,
                A::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_DEPTH,
            ), stated "cuArray3DCreate_v2, cuMipmappedArrayCreate";
        }
        if array.Height => is(0),
            if array.Flags => has(CUDA_ARRAY3D_LAYERED, CUDA_ARRAY3D_SURFACE_LDST),
            if array.Flags => lacks(CUDA_ARRAY3D_CUBEMAP)
        {
            436 asks: array.Width => limited(
                device,
                A::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_WIDTH,
            ), stated "cuArray3DCreate_v2, cuMipmappedArrayCreate";
            437 asks: array.Depth => limited(
                device,
                A::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_LAYERS,
            ), stated "cuArray3DCreate_v2, cuMipmappedArrayCreate";
        }
        if array.Flags => has(CUDA_ARRAY3D_LAYERED, CUDA_ARRAY3D_SURFACE_LDST),
            if array.Flags => lacks(CUDA_ARRAY3D_CUBEMAP)
        {
            438 asks: array.Width => limited(
                device,
                A::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_WIDTH,
            ), if array.Height => is_not_zero(),
                stated "cuArray3DCreate_v2, cuMipmappedArrayCreate";
            439 asks: array.Height => limited(
                device,
                A::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_HEIGHT,
            ), stated "cuArray3DCreate_v2, cuMipmappedArrayCreate";
            440 asks: array.Depth => limited(
                device,
                A::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_LAYERS,
            ), if array.Height => is_not_zero(),
                stated "cuArray3DCreate_v2, cuMipmappedArrayCreate";
        }
        if array.Flags => has(CUDA_ARRAY3D_CUBEMAP, CUDA_ARRAY3D_SURFACE_LDST),
            if array.Flags => lacks(CUDA_ARRAY3D_LAYERED)
        {
            441 asks: array.Width => limited(
                device,
                A::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_WIDTH,
            ), stated "cuArray3DCreate_v2, cuMipmappedArrayCreate";
        }
        if array.Flags => has(CUDA_ARRAY3D_CUBEMAP, CUDA_ARRAY3D_LAYERED, CUDA_ARRAY3D_SURFACE_LDST)
        {
            442 asks: array.Width => limited(
                device,
                A::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_LAYERED_WIDTH,
            ), stated "cuArray3DCreate_v2, cuMipmappedArrayCreate";
            443 asks: array.Depth => limited(
                device,
                A::CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_LAYERED_LAYERS,
            ), stated "cuArray3DCreate_v2, cuMipmappedArrayCreate";
        }
    }
}
