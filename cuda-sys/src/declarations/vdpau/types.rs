// Created by `cargo xtask emit` from cudaVDPAU.h and cuda-sys/build/generate/reference/vdpau.txt. Do not edit.


opaque! {
}

/**
A VDPAU device.

# Functions

[`cuVDPAUGetDevice`], [`cuVDPAUCtxCreate_v2`]
*/
pub type VdpDevice = c_uint;
/// The ID of a VDPAU function.
pub type VdpFuncId = c_uint;
/**
A VDPAU output surface.

# Functions

[`cuGraphicsVDPAURegisterOutputSurface`]
*/
pub type VdpOutputSurface = c_uint;
/// The result of a VDPAU function.
pub type VdpStatus = c_uint;
/**
A VDPAU video surface.

# Functions

[`cuGraphicsVDPAURegisterVideoSurface`]
*/
pub type VdpVideoSurface = c_uint;
/**
The function by which VDPAU returns the address of each of its functions.

# Functions

[`cuVDPAUGetDevice`], [`cuVDPAUCtxCreate_v2`]
*/
pub type VdpGetProcAddress = Option<unsafe extern "C" fn(device: VdpDevice, function_id: VdpFuncId, function_pointer: *mut *mut c_void) -> VdpStatus>;

records! {
    
}
