//! Handles by which other processes get at memory, pools and multicast objects.

use crate::Result;
use core::ffi::c_void;
use core::ptr;
use cuda_sys::{CUmemAllocationHandleType, CUmemFabricHandle};
#[cfg(unix)]
use std::os::fd::{AsRawFd, FromRawFd, OwnedFd, RawFd};
#[cfg(windows)]
use std::os::windows::io::{AsRawHandle, FromRawHandle, OwnedHandle, RawHandle};

/// A kind of shareable handle: a file descriptor where there are such (`OwnedFd`), a Windows handle there
/// (`OwnedHandle`), and a fabric handle ([`CUmemFabricHandle`]), which is plain bytes.
///
/// Each is the receiver's own: closing it leaves the exported object and what was imported as they are.
pub trait ShareableHandle: Sized + sealed::Handle {
    /// What the driver calls this kind.
    const TYPE: CUmemAllocationHandleType;
}

mod sealed {
    use super::{Result, c_void};

    pub trait Handle {
        /// Has the driver write a handle.
        fn export(write: impl FnOnce(*mut c_void) -> Result<()>) -> Result<Self>
        where
            Self: Sized;

        /// What C takes as the handle, valid as long as the handle is.
        fn as_os_handle(&self) -> *mut c_void;
    }
}

#[cfg(unix)]
impl ShareableHandle for OwnedFd {
    const TYPE: CUmemAllocationHandleType =
        CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR;
}

#[cfg(unix)]
impl sealed::Handle for OwnedFd {
    #[inline]
    fn export(write: impl FnOnce(*mut c_void) -> Result<()>) -> Result<Self> {
        let mut fd: RawFd = -1;
        write((&raw mut fd).cast())?;
        // SAFETY: the driver gives a new descriptor to its caller.
        Ok(unsafe { Self::from_raw_fd(fd) })
    }

    #[inline]
    fn as_os_handle(&self) -> *mut c_void {
        ptr::without_provenance_mut(self.as_raw_fd() as usize)
    }
}

#[cfg(windows)]
impl ShareableHandle for OwnedHandle {
    const TYPE: CUmemAllocationHandleType = CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_WIN32;
}

#[cfg(windows)]
impl sealed::Handle for OwnedHandle {
    #[inline]
    fn export(write: impl FnOnce(*mut c_void) -> Result<()>) -> Result<Self> {
        let mut handle: RawHandle = ptr::null_mut();
        write((&raw mut handle).cast())?;
        // SAFETY: the driver gives a new handle to its caller.
        Ok(unsafe { Self::from_raw_handle(handle) })
    }

    #[inline]
    fn as_os_handle(&self) -> *mut c_void {
        self.as_raw_handle()
    }
}

impl ShareableHandle for CUmemFabricHandle {
    const TYPE: CUmemAllocationHandleType = CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_FABRIC;
}

impl sealed::Handle for CUmemFabricHandle {
    #[inline]
    fn export(write: impl FnOnce(*mut c_void) -> Result<()>) -> Result<Self> {
        let mut handle = Self::default();
        write((&raw mut handle).cast())?;
        Ok(handle)
    }

    #[inline]
    fn as_os_handle(&self) -> *mut c_void {
        ptr::from_ref(self).cast_mut().cast()
    }
}
