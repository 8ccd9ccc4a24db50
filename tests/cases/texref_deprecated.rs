use super::*;
use cuda_checked::sys::{CUaddress_mode, CUfilter_mode as F};

const REFERENCE: &str = "needs a module with a texture reference";

pub fn cases(cases: &Cases) {
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
