//! Which refusals are no finding.

use super::*;

#[test]
fn only_the_runtimes_own_refusals_are_handled() {
    use CUresult as C;
    let is = |function, code, caller| is_handled(function, code, Some(caller));
    for (function, code) in [
        ("cuLibraryUnload", C::CUDA_ERROR_DEINITIALIZED),
        ("cuDevicePrimaryCtxRelease_v2", C::CUDA_ERROR_DEINITIALIZED),
        ("cuCtxGetDevice_v2", C::CUDA_ERROR_INVALID_CONTEXT),
    ] {
        assert!(is(function, code, Component::Runtime), "{function}");
        assert!(
            !is(function, code, Component::Other) && !is_handled(function, code, None),
            "{function}"
        );
        assert!(!is(function, C::CUDA_ERROR_INVALID_VALUE, Component::Runtime), "{function}");
        // The caller is not known: only what follows the driver's shutdown is not the program's fault.
        let is_late = code == C::CUDA_ERROR_DEINITIALIZED;
        assert_eq!(is(function, code, Component::Stripped), is_late, "{function}");
    }
    assert!(!is("cuMemFree_v2", C::CUDA_ERROR_DEINITIALIZED, Component::Runtime));
    assert!(!is("cuMemFree_v2", C::CUDA_ERROR_DEINITIALIZED, Component::Stripped));
}
