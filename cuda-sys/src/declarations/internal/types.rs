// Created by `cargo xtask emit` from cuda.h and cuda-sys/build/generate/reference/internal.txt. Do not edit.


opaque! {
}

/**
A device address of 32 bits. Replaced by [`CUdeviceptr`].

# Functions

[`cuModuleGetGlobal`], [`cuMemAlloc`], [`cuMemAllocPitch`], [`cuMemFree`], [`cuMemGetAddressRange`], [`cuMemHostGetDevicePointer`], [`cuMemcpyHtoD`], [`cuMemcpyDtoH`], [`cuMemcpyDtoD`], [`cuMemcpyDtoA`], [`cuMemcpyAtoD`], [`cuMemcpyHtoDAsync`], [`cuMemcpyDtoHAsync`], [`cuMemcpyDtoDAsync`], [`cuMemsetD8`], [`cuMemsetD16`], [`cuMemsetD32`], [`cuMemsetD2D8`], [`cuMemsetD2D16`], [`cuMemsetD2D32`], [`cuTexRefSetAddress`], [`cuTexRefSetAddress2D`], [`cuTexRefGetAddress`], [`cuGraphicsResourceGetMappedPointer`]
*/
pub type CUdeviceptr_v1 = c_uint;

/**
A copy in two dimensions, with addresses and sizes of 32 bits. Replaced by [`CUDA_MEMCPY2D`].

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

# Functions

[`cuMemcpy2D`], [`cuMemcpy2DUnaligned`], [`cuMemcpy2DAsync`]
*/
#[repr(C)]
#[derive(Debug)]
pub struct CUDA_MEMCPY2D_v1 {
    /// The x position in the source, in bytes.
    pub srcXInBytes: c_uint,
    /// The y position in the source, in rows.
    pub srcY: c_uint,
    /// The memory type of the source.
    pub srcMemoryType: CUmemorytype,
    /// The host address of the source. Valid if `srcMemoryType` is [`CUmemorytype::CU_MEMORYTYPE_HOST`].
    pub srcHost: *const c_void,
    /// The device address of the source. Valid if `srcMemoryType` is [`CUmemorytype::CU_MEMORYTYPE_DEVICE`].
    pub srcDevice: CUdeviceptr_v1,
    /// The array that is the source. Valid if `srcMemoryType` is [`CUmemorytype::CU_MEMORYTYPE_ARRAY`].
    pub srcArray: CUarray,
    /// The pitch of the source, in bytes. Ignored for an array.
    pub srcPitch: c_uint,
    /// The x position in the destination, in bytes.
    pub dstXInBytes: c_uint,
    /// The y position in the destination, in rows.
    pub dstY: c_uint,
    /// The memory type of the destination.
    pub dstMemoryType: CUmemorytype,
    /// The host address of the destination. Valid if `dstMemoryType` is [`CUmemorytype::CU_MEMORYTYPE_HOST`].
    pub dstHost: *mut c_void,
    /// The device address of the destination. Valid if `dstMemoryType` is [`CUmemorytype::CU_MEMORYTYPE_DEVICE`].
    pub dstDevice: CUdeviceptr_v1,
    /// The array that is the destination. Valid if `dstMemoryType` is [`CUmemorytype::CU_MEMORYTYPE_ARRAY`].
    pub dstArray: CUarray,
    /// The pitch of the destination, in bytes. Ignored for an array.
    pub dstPitch: c_uint,
    /// The width of the copy, in bytes.
    pub WidthInBytes: c_uint,
    /// The height of the copy, in rows.
    pub Height: c_uint,
}

/**
A copy in three dimensions, with addresses and sizes of 32 bits. Replaced by [`CUDA_MEMCPY3D`].

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

# Functions

[`cuMemcpy3D`], [`cuMemcpy3DAsync`]
*/
#[repr(C)]
#[derive(Debug)]
pub struct CUDA_MEMCPY3D_v1 {
    /// The x position in the source, in bytes.
    pub srcXInBytes: c_uint,
    /// The y position in the source, in rows.
    pub srcY: c_uint,
    /// The z position in the source, in slices.
    pub srcZ: c_uint,
    /// The level of detail of the source. Must be zero.
    pub srcLOD: c_uint,
    /// The memory type of the source.
    pub srcMemoryType: CUmemorytype,
    /// The host address of the source. Valid if `srcMemoryType` is [`CUmemorytype::CU_MEMORYTYPE_HOST`].
    pub srcHost: *const c_void,
    /// The device address of the source. Valid if `srcMemoryType` is [`CUmemorytype::CU_MEMORYTYPE_DEVICE`].
    pub srcDevice: CUdeviceptr_v1,
    /// The array that is the source. Valid if `srcMemoryType` is [`CUmemorytype::CU_MEMORYTYPE_ARRAY`].
    pub srcArray: CUarray,
    /// Reserved. Must be null.
    pub reserved0: *mut c_void,
    /// The pitch of the source, in bytes. Ignored for an array.
    pub srcPitch: c_uint,
    /// The height of the source, in rows. Ignored for an array.
    pub srcHeight: c_uint,
    /// The x position in the destination, in bytes.
    pub dstXInBytes: c_uint,
    /// The y position in the destination, in rows.
    pub dstY: c_uint,
    /// The z position in the destination, in slices.
    pub dstZ: c_uint,
    /// The level of detail of the destination. Must be zero.
    pub dstLOD: c_uint,
    /// The memory type of the destination.
    pub dstMemoryType: CUmemorytype,
    /// The host address of the destination. Valid if `dstMemoryType` is [`CUmemorytype::CU_MEMORYTYPE_HOST`].
    pub dstHost: *mut c_void,
    /// The device address of the destination. Valid if `dstMemoryType` is [`CUmemorytype::CU_MEMORYTYPE_DEVICE`].
    pub dstDevice: CUdeviceptr_v1,
    /// The array that is the destination. Valid if `dstMemoryType` is [`CUmemorytype::CU_MEMORYTYPE_ARRAY`].
    pub dstArray: CUarray,
    /// Reserved. Must be null.
    pub reserved1: *mut c_void,
    /// The pitch of the destination, in bytes. Ignored for an array.
    pub dstPitch: c_uint,
    /// The height of the destination, in rows. Ignored for an array.
    pub dstHeight: c_uint,
    /// The width of the copy, in bytes.
    pub WidthInBytes: c_uint,
    /// The height of the copy, in rows.
    pub Height: c_uint,
    /// The depth of the copy, in slices.
    pub Depth: c_uint,
}

/**
The properties of an array of one or two dimensions, with sizes of 32 bits. Replaced by [`CUDA_ARRAY_DESCRIPTOR`].

```c
typedef struct CUDA_ARRAY_DESCRIPTOR_v1_st {  // offset
    unsigned int Width;                       // 0
    unsigned int Height;                      // 4
    CUarray_format Format;                    // 8
    unsigned int NumChannels;                 // 12
} CUDA_ARRAY_DESCRIPTOR_v1;                   // 16 bytes, aligned to 4
```

# Functions

[`cuArrayCreate`], [`cuArrayGetDescriptor`], [`cuTexRefSetAddress2D`]
*/
#[repr(C)]
#[derive(Debug)]
#[cfg_attr(feature = "traits", derive(PartialEq, Eq, Hash))]
pub struct CUDA_ARRAY_DESCRIPTOR_v1 {
    /// The width, in elements.
    pub Width: c_uint,
    /// The height, in elements. Zero for an array of one dimension.
    pub Height: c_uint,
    /// The format of a channel.
    pub Format: CUarray_format,
    /// The number of channels of an element: 1, 2 or 4.
    pub NumChannels: c_uint,
}

/**
The properties of an array of up to three dimensions, with sizes of 32 bits. Replaced by [`CUDA_ARRAY3D_DESCRIPTOR`].

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

# Functions

[`cuArray3DCreate`], [`cuArray3DGetDescriptor`]
*/
#[repr(C)]
#[derive(Debug)]
#[cfg_attr(feature = "traits", derive(PartialEq, Eq, Hash))]
pub struct CUDA_ARRAY3D_DESCRIPTOR_v1 {
    /// The width, in elements.
    pub Width: c_uint,
    /// The height, in elements. Zero for an array of one dimension.
    pub Height: c_uint,
    /// The depth, in elements, or the number of layers. Zero for an array of one or two dimensions.
    pub Depth: c_uint,
    /// The format of a channel.
    pub Format: CUarray_format,
    /// The number of channels of an element: 1, 2 or 4.
    pub NumChannels: c_uint,
    /// Zero or bits of the constants whose names begin with `CUDA_ARRAY3D_`.
    pub Flags: c_uint,
}

records! {
    CUDA_MEMCPY2D_v1,
    CUDA_MEMCPY3D_v1,
    CUDA_ARRAY_DESCRIPTOR_v1,
    CUDA_ARRAY3D_DESCRIPTOR_v1
}
