// Made by libcuda-sys from the cudaVDPAU.h of CUDA 13.5. Not for editing.


opaque! {
}

pub type VdpDevice = c_uint;
pub type VdpFuncId = c_uint;
pub type VdpOutputSurface = c_uint;
pub type VdpStatus = c_uint;
pub type VdpVideoSurface = c_uint;
pub type VdpGetProcAddress = Option<unsafe extern "C" fn(device: VdpDevice, function_id: VdpFuncId, function_pointer: *mut *mut c_void) -> VdpStatus>;

records! {
    
}
