//! Rules of the group "Texture Reference Management [DEPRECATED]".

use crate::rules::prelude::*;

use CUdevice_attribute as A;

rules! {
    on { cuTexRefSetArray, cuTexRefSetMipmappedArray }
    fn override_format(Flags: c_uint) {
        353: Flags => one_of(&[CU_TRSA_OVERRIDE_FORMAT]), named "CU_TRSA_OVERRIDE_FORMAT",
            else UNDOCUMENTED
    }

    fn cuTexRefSetMipmapFilterMode(fm: CUfilter_mode) { 354: fm => enumerator(), else UNDOCUMENTED }
    fn cuTexRefGetAddressMode(dim: c_int) { 355: dim => one_of(&[0, 1]), else UNDOCUMENTED }
}

causes! {
    on { cuTexRefSetAddress2D_v3 }
    fn linear(desc: &CUDA_ARRAY_DESCRIPTOR, dptr: CUdeviceptr, Pitch: usize) {
        if let Some(device) = query::current_device();
        let start =
            device.limit(A::CU_DEVICE_ATTRIBUTE_TEXTURE_ALIGNMENT).unwrap_or(1) as CUdeviceptr;
        let row = device.limit(A::CU_DEVICE_ATTRIBUTE_TEXTURE_PITCH_ALIGNMENT).unwrap_or(1);
        876 asks: dptr => multiple_of(start), "the device's CU_DEVICE_ATTRIBUTE_TEXTURE_ALIGNMENT",
            from "cuda.h: cuTexRefSetAddress2D_v3; a driver of CUDA 13.0: 'texture reference: an \
                  address that is not aligned'";
        877 asks: Pitch => multiple_of(row),
            "the device's CU_DEVICE_ATTRIBUTE_TEXTURE_PITCH_ALIGNMENT",
            from "cuda.h: cuTexRefSetAddress2D_v3; a driver of CUDA 13.0: 'texture reference: rows \
                  that are not aligned'";
        878 asks: desc.Width => limited(
            device,
            A::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_WIDTH,
        ), from "cuda.h: cuTexRefSetAddress2D_v3";
        879 asks: desc.Height => limited(
            device,
            A::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_HEIGHT,
        ), from "cuda.h: cuTexRefSetAddress2D_v3";
        880 asks: Pitch => limited(device, A::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_PITCH),
            from "cuda.h: cuTexRefSetAddress2D_v3";
    }

    on { cuTexRefGetArray }
    fn bound(hTexRef: Handle) {
        881: hTexRef => hold(hTexRef.0 == 0, "is not bound to an array"),
            from "cuda.h: cuTexRefGetArray; a driver of CUDA 13.0: 'texture reference: the array \
                  of one with an address'"
    }

    on { cuTexRefGetMipmappedArray }
    fn bound_mipmap(hTexRef: Handle) {
        882: hTexRef => hold(hTexRef.0 == 0, "is not bound to a mipmapped array"),
            from "cuda.h: cuTexRefGetMipmappedArray"
    }
}
