// Made by libcuda-sys from the cuda.h of CUDA 13.5. Not for editing.


opaque! {
}

pub type CUdeviceptr_v1 = c_uint;

/**


```c
typedef struct CUDA_MEMCPY2D_v1_st {  // offset
    unsigned int srcXInBytes;         // 0
    unsigned int srcY;                // 4
    CUmemorytype srcMemoryType;       // 8
    const void *srcHost;              // 16
    CUdeviceptr_v1 srcDevice;         // 24
    CUarray srcArray;                 // 32
    unsigned int srcPitch;            // 40
    unsigned int dstXInBytes;         // 44
    unsigned int dstY;                // 48
    CUmemorytype dstMemoryType;       // 52
    void *dstHost;                    // 56
    CUdeviceptr_v1 dstDevice;         // 64
    CUarray dstArray;                 // 72
    unsigned int dstPitch;            // 80
    unsigned int WidthInBytes;        // 84
    unsigned int Height;              // 88
} CUDA_MEMCPY2D_v1;                   // 96 bytes, aligned to 8
```
*/
#[repr(C)]
#[derive(Debug)]
pub struct CUDA_MEMCPY2D_v1 {
    pub srcXInBytes: c_uint,
    pub srcY: c_uint,
    pub srcMemoryType: CUmemorytype,
    pub srcHost: *const c_void,
    pub srcDevice: CUdeviceptr_v1,
    pub srcArray: CUarray,
    pub srcPitch: c_uint,
    pub dstXInBytes: c_uint,
    pub dstY: c_uint,
    pub dstMemoryType: CUmemorytype,
    pub dstHost: *mut c_void,
    pub dstDevice: CUdeviceptr_v1,
    pub dstArray: CUarray,
    pub dstPitch: c_uint,
    pub WidthInBytes: c_uint,
    pub Height: c_uint,
}

/**


```c
typedef struct CUDA_MEMCPY3D_v1_st {  // offset
    unsigned int srcXInBytes;         // 0
    unsigned int srcY;                // 4
    unsigned int srcZ;                // 8
    unsigned int srcLOD;              // 12
    CUmemorytype srcMemoryType;       // 16
    const void *srcHost;              // 24
    CUdeviceptr_v1 srcDevice;         // 32
    CUarray srcArray;                 // 40
    void *reserved0;                  // 48
    unsigned int srcPitch;            // 56
    unsigned int srcHeight;           // 60
    unsigned int dstXInBytes;         // 64
    unsigned int dstY;                // 68
    unsigned int dstZ;                // 72
    unsigned int dstLOD;              // 76
    CUmemorytype dstMemoryType;       // 80
    void *dstHost;                    // 88
    CUdeviceptr_v1 dstDevice;         // 96
    CUarray dstArray;                 // 104
    void *reserved1;                  // 112
    unsigned int dstPitch;            // 120
    unsigned int dstHeight;           // 124
    unsigned int WidthInBytes;        // 128
    unsigned int Height;              // 132
    unsigned int Depth;               // 136
} CUDA_MEMCPY3D_v1;                   // 144 bytes, aligned to 8
```
*/
#[repr(C)]
#[derive(Debug)]
pub struct CUDA_MEMCPY3D_v1 {
    pub srcXInBytes: c_uint,
    pub srcY: c_uint,
    pub srcZ: c_uint,
    pub srcLOD: c_uint,
    pub srcMemoryType: CUmemorytype,
    pub srcHost: *const c_void,
    pub srcDevice: CUdeviceptr_v1,
    pub srcArray: CUarray,
    pub reserved0: *mut c_void,
    pub srcPitch: c_uint,
    pub srcHeight: c_uint,
    pub dstXInBytes: c_uint,
    pub dstY: c_uint,
    pub dstZ: c_uint,
    pub dstLOD: c_uint,
    pub dstMemoryType: CUmemorytype,
    pub dstHost: *mut c_void,
    pub dstDevice: CUdeviceptr_v1,
    pub dstArray: CUarray,
    pub reserved1: *mut c_void,
    pub dstPitch: c_uint,
    pub dstHeight: c_uint,
    pub WidthInBytes: c_uint,
    pub Height: c_uint,
    pub Depth: c_uint,
}

/**


```c
typedef struct CUDA_ARRAY_DESCRIPTOR_v1_st {  // offset
    unsigned int Width;                       // 0
    unsigned int Height;                      // 4
    CUarray_format Format;                    // 8
    unsigned int NumChannels;                 // 12
} CUDA_ARRAY_DESCRIPTOR_v1;                   // 16 bytes, aligned to 4
```
*/
#[repr(C)]
#[derive(Debug)]
pub struct CUDA_ARRAY_DESCRIPTOR_v1 {
    pub Width: c_uint,
    pub Height: c_uint,
    pub Format: CUarray_format,
    pub NumChannels: c_uint,
}

/**


```c
typedef struct CUDA_ARRAY3D_DESCRIPTOR_v1_st {  // offset
    unsigned int Width;                         // 0
    unsigned int Height;                        // 4
    unsigned int Depth;                         // 8
    CUarray_format Format;                      // 12
    unsigned int NumChannels;                   // 16
    unsigned int Flags;                         // 20
} CUDA_ARRAY3D_DESCRIPTOR_v1;                   // 24 bytes, aligned to 4
```
*/
#[repr(C)]
#[derive(Debug)]
pub struct CUDA_ARRAY3D_DESCRIPTOR_v1 {
    pub Width: c_uint,
    pub Height: c_uint,
    pub Depth: c_uint,
    pub Format: CUarray_format,
    pub NumChannels: c_uint,
    pub Flags: c_uint,
}

records! {
    CUDA_MEMCPY2D_v1,
    CUDA_MEMCPY3D_v1,
    CUDA_ARRAY_DESCRIPTOR_v1,
    CUDA_ARRAY3D_DESCRIPTOR_v1
}
