//! Handles with which other processes import memory, pools and multicast objects, and open memory and events.

use crate::Result;
use crate::precondition::Names;
use core::ffi::{c_char, c_void};
use core::ptr;
use libcuda_sys::{CUipcEventHandle, CUipcMemHandle, CUmemAllocationHandleType, CUmemFabricHandle};
#[cfg(unix)]
use std::os::fd::{AsRawFd, FromRawFd, OwnedFd, RawFd};
#[cfg(windows)]
use std::os::windows::io::{AsRawHandle, FromRawHandle, OwnedHandle, RawHandle};

/// A kind of shareable handle: a file descriptor on Unix (`OwnedFd`), a Windows handle on Windows (`OwnedHandle`), or a
/// fabric handle ([`CUmemFabricHandle`]), which is plain bytes.
///
/// The receiver owns its handle. Closing it changes neither the exported object nor the imported one.
pub trait ShareableHandle: Sized + sealed::Handle {
    /// The driver's name for this kind.
    const TYPE: CUmemAllocationHandleType;
}

/// C's names of what is exported or imported, in methods that do so.
pub(super) const EXPORT: Names = &[("handle", "self"), ("pool", "self"), ("handleType", "H::TYPE")];
pub(super) const IMPORT: Names =
    &[("osHandle", "handle"), ("shHandleType", "H::TYPE"), ("handleType", "H::TYPE")];

mod sealed {
    use super::{Result, c_void};

    pub trait Handle {
        /// Lets the driver write a handle, and returns it.
        fn export(write: impl FnOnce(*mut c_void) -> Result<()>) -> Result<Self>
        where
            Self: Sized;

        /// Returns the handle as C takes it, which is valid as long as `self`.
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
    fn export(write: impl FnOnce(*mut c_void) -> Result<()>) -> Result<Self> {
        let mut fd: RawFd = -1;
        write((&raw mut fd).cast())?;
        // SAFETY: the driver has written a new descriptor, which its caller owns.
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
    fn export(write: impl FnOnce(*mut c_void) -> Result<()>) -> Result<Self> {
        let mut handle: RawHandle = ptr::null_mut();
        write((&raw mut handle).cast())?;
        // SAFETY: the driver has written a new handle, which its caller owns.
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

macro_rules! plain_bytes {
    ($(#[$doc:meta])* $name:ident($raw:ident)) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug)]
        #[repr(transparent)]
        pub struct $name(pub(super) $raw);

        impl $name {
            /// Creates the handle from the bytes that another process sent.
            #[inline]
            pub fn from_bytes(bytes: [u8; 64]) -> Self {
                Self($raw { reserved: bytes.map(|byte| byte as c_char) })
            }

            /// Returns the bytes to send to another process, by any means.
            #[inline]
            pub fn to_bytes(&self) -> [u8; 64] {
                self.0.reserved.map(|byte| byte as u8)
            }

            /// Creates the handle from the driver's type.
            #[inline]
            pub fn from_raw(raw: $raw) -> Self {
                Self(raw)
            }

            /// Returns the handle as the driver's type.
            #[inline]
            pub fn as_raw(&self) -> $raw {
                self.0
            }
        }
    };
}

plain_bytes! {
    /// The bytes with which another process opens memory. They own nothing.
    IpcMemHandle(CUipcMemHandle)
}
plain_bytes! {
    /// The bytes with which another process opens an event. They own nothing.
    IpcEventHandle(CUipcEventHandle)
}
