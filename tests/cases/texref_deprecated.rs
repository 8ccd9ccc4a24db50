use super::*;
use cuda_checked::types::{CUaddress_mode, CUfilter_mode as F};

const REFERENCE: &str = "needs a module with a texture reference";

/// The causes of refusals.
fn refused(cases: &Cases) {
    use CUdevice_attribute as D;
    let desc = CUDA_ARRAY_DESCRIPTOR { Width: 8, Height: 8, Format: CUarray_format::CU_AD_FORMAT_FLOAT, NumChannels: 1 };
    let mut c = cases.call(|| cuTexRefSetAddress2D_v3 { hTexRef: at(0x1000), desc: one(desc), dptr: 64, Pitch: 64 });
    c.under(Answers {
        attribute: |attribute| match attribute {
            D::CU_DEVICE_ATTRIBUTE_TEXTURE_ALIGNMENT => 64,
            D::CU_DEVICE_ATTRIBUTE_TEXTURE_PITCH_ALIGNMENT => 32,
            D::CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_PITCH => 128,
            _ => 8,
        },
        ..Answers::USUAL
    });
    let of = |what: &str| format!("the device's CU_DEVICE_ATTRIBUTE_{what}");
    let limit = |what| of(&format!("MAXIMUM_TEXTURE2D_LINEAR_{what}"));
    c.explains(876, format!("dptr (0x60) is not a multiple of 64, {}", of("TEXTURE_ALIGNMENT")), |i| i.dptr = 96);
    c.explains(877, format!("Pitch (80) is not a multiple of 32, {}", of("TEXTURE_PITCH_ALIGNMENT")), |i| i.Pitch = 80);
    c.explains(878, format!("desc.Width (9) is more than 8, {}", limit("WIDTH")), |i| i.desc.Width = 9);
    c.explains(879, format!("desc.Height (9) is more than 8, {}", limit("HEIGHT")), |i| i.desc.Height = 9);
    c.explains(880, format!("Pitch (160) is more than 128, {}", limit("PITCH")), |i| i.Pitch = 160);
    let mut c = cases.call(|| cuTexRefGetArray { hTexRef: at(0x1000) });
    c.explains(881, "hTexRef (0x1000) is not bound to an array", |_| {});
    c.explains(640, "hTexRef is null", |i| i.hTexRef = at(0));
    let mut c = cases.call(|| cuTexRefGetMipmappedArray { hTexRef: at(0x1000) });
    c.explains(882, "hTexRef (0x1000) is not bound to a mipmapped array", |_| {});
}

pub fn cases(cases: &Cases) {
    refused(cases);
    let must = "must be 1, CU_TRSA_OVERRIDE_FORMAT [undocumented]";
    let mut c = cases
        .call(|| cuTexRefSetArray { hTexRef: at(0), hArray: at(0), Flags: 1 })
        .only_mock(REFERENCE);
    c.rejects(353, format!("Flags (0) {must}"), |i| i.Flags = 0);
    c.rejects(353, format!("Flags (2) {must}"), |i| i.Flags = 2);
    let mut c = cases
        .call(|| cuTexRefSetMipmappedArray { hTexRef: at(0), hMipmappedArray: at(0), Flags: 1 })
        .only_mock(REFERENCE);
    c.rejects(353, "Flags (0) [undocumented]", |i| i.Flags = 0);
    c.rejects(353, format!("Flags (2) {must}"), |i| i.Flags = 2);

    let fm = F::CU_TR_FILTER_MODE_POINT;
    let mut c = cases
        .call(|| cuTexRefSetMipmapFilterMode { hTexRef: at(0), fm })
        .only_mock(REFERENCE);
    c.accepts("the other mode", |i| i.fm = F::CU_TR_FILTER_MODE_LINEAR);
    let text = "fm (CUfilter_mode(2)) must be CU_TR_FILTER_MODE_POINT or CU_TR_FILTER_MODE_LINEAR [undocumented]";
    c.rejects(354, text, |i| i.fm = F(2));

    let mut c =
        cases.call(|| cuTexRefGetAddressMode { hTexRef: at(0), dim: 0 }).only_mock(REFERENCE);
    c.accepts("the last dimension", |i| i.dim = 1);
    for dim in [-1, 2] {
        c.rejects(355, format!("dim ({dim}) must be 0 or 1 [undocumented]"), |i| i.dim = dim);
    }

    let am = CUaddress_mode(0);
    let mut c =
        cases.call(|| cuTexRefSetAddressMode { hTexRef: at(0), dim: 0, am }).only_mock(REFERENCE);
    c.left(UNFORBIDDEN, "a mode that no release names", |i| i.am = CUaddress_mode(4));
    let mut c = cases.call(|| cuTexRefSetFilterMode { hTexRef: at(0), fm }).only_mock(REFERENCE);
    c.left(UNFORBIDDEN, "a mode that no release names", |i| i.fm = F(2));
    let mut c = cases.call(|| cuTexRefSetFlags { hTexRef: at(0), Flags: 0 }).only_mock(REFERENCE);
    c.left(UNFORBIDDEN, "a flag that no release names", |i| i.Flags = 4);
}
