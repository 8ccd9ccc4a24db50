// Created by `cargo xtask emit` from cudaEGL.h and cuda-sys/build/generate/reference/egl.txt. Do not edit.

/// The largest number of planes of a frame.
pub const MAX_PLANES: u32 = 3;
/// The timeout of `cuEGLStreamConsumerAcquireFrame` that never ends.
pub const CUDA_EGL_INFINITE_TIMEOUT: u32 = 4294967295;

c_enum! {
/**
The kind of memory of a frame.

# Functions

In a struct: [`cuEGLStreamProducerPresentFrame`], [`cuEGLStreamProducerReturnFrame`], [`cuGraphicsResourceGetMappedEglFrame`]
*/
    pub struct CUeglFrameType(u32);
    /// CUDA arrays. Formats with three channels are not supported.
    CU_EGL_FRAME_TYPE_ARRAY = 0,
    /// Pitch linear memory.
    CU_EGL_FRAME_TYPE_PITCH = 1,
}

c_flags! {
/// The memory in which a consumer wants frames. It has no effect on an integrated GPU.
    pub struct CUeglResourceLocationFlags(u32);
    /// System memory.
    CU_EGL_RESOURCE_LOCATION_SYSMEM = 0,
    /// Device memory. This is the default.
    CU_EGL_RESOURCE_LOCATION_VIDMEM = 1,
}

c_enum! {
/**
The color format of a frame.

# Functions

In a struct: [`cuEGLStreamProducerPresentFrame`], [`cuEGLStreamProducerReturnFrame`], [`cuGraphicsResourceGetMappedEglFrame`]
*/
    pub struct CUeglColorFormat(u32);
    /// Y, U and V planes; chroma of half the width and height.
    CU_EGL_COLOR_FORMAT_YUV420_PLANAR = 0,
    /// Y and UV planes; chroma of half the width and height; VU byte order.
    CU_EGL_COLOR_FORMAT_YUV420_SEMIPLANAR = 1,
    /// Y, U and V planes; chroma of half the width.
    CU_EGL_COLOR_FORMAT_YUV422_PLANAR = 2,
    /// Y and UV planes; chroma of half the width; VU byte order.
    CU_EGL_COLOR_FORMAT_YUV422_SEMIPLANAR = 3,
    /// Three channels, R, G and B; BGR byte order; pitch linear only.
    CU_EGL_COLOR_FORMAT_RGB = 4,
    /// Three channels, R, G and B; RGB byte order; pitch linear only.
    CU_EGL_COLOR_FORMAT_BGR = 5,
    /// Four channels, R, G, B and A; BGRA byte order.
    CU_EGL_COLOR_FORMAT_ARGB = 6,
    /// Four channels, R, G, B and A; ABGR byte order.
    CU_EGL_COLOR_FORMAT_RGBA = 7,
    /// One luminance channel.
    CU_EGL_COLOR_FORMAT_L = 8,
    /// One color channel.
    CU_EGL_COLOR_FORMAT_R = 9,
    /// Y, U and V planes; chroma of full size.
    CU_EGL_COLOR_FORMAT_YUV444_PLANAR = 10,
    /// Y and UV planes; chroma of full size; VU byte order.
    CU_EGL_COLOR_FORMAT_YUV444_SEMIPLANAR = 11,
    /// Y, U and V interleaved in one channel; UYVY byte order.
    CU_EGL_COLOR_FORMAT_YUYV_422 = 12,
    /// Y, U and V interleaved in one channel; YUYV byte order.
    CU_EGL_COLOR_FORMAT_UYVY_422 = 13,
    /// Four channels, R, G, B and A; RGBA byte order.
    CU_EGL_COLOR_FORMAT_ABGR = 14,
    /// Four channels, R, G, B and A; ARGB byte order.
    CU_EGL_COLOR_FORMAT_BGRA = 15,
    /// One alpha channel.
    CU_EGL_COLOR_FORMAT_A = 16,
    /// Two channels, R and G; GR byte order.
    CU_EGL_COLOR_FORMAT_RG = 17,
    /// Four channels, Y, U, V and A; VUYA byte order.
    CU_EGL_COLOR_FORMAT_AYUV = 18,
    /// Y and VU planes; chroma of full size; UV byte order.
    CU_EGL_COLOR_FORMAT_YVU444_SEMIPLANAR = 19,
    /// Y and VU planes; chroma of half the width; UV byte order.
    CU_EGL_COLOR_FORMAT_YVU422_SEMIPLANAR = 20,
    /// Y and VU planes; chroma of half the width and height; UV byte order.
    CU_EGL_COLOR_FORMAT_YVU420_SEMIPLANAR = 21,
    /// Y and VU planes of 10-bit samples; chroma of full size; UV byte order.
    CU_EGL_COLOR_FORMAT_Y10V10U10_444_SEMIPLANAR = 22,
    /// Y and VU planes of 10-bit samples; chroma of half the width and height; UV byte order.
    CU_EGL_COLOR_FORMAT_Y10V10U10_420_SEMIPLANAR = 23,
    /// Y and VU planes of 12-bit samples; chroma of full size; UV byte order.
    CU_EGL_COLOR_FORMAT_Y12V12U12_444_SEMIPLANAR = 24,
    /// Y and VU planes of 12-bit samples; chroma of half the width and height; UV byte order.
    CU_EGL_COLOR_FORMAT_Y12V12U12_420_SEMIPLANAR = 25,
    /// Y, U and V interleaved in one channel; YVYU byte order; extended range.
    CU_EGL_COLOR_FORMAT_VYUY_ER = 26,
    /// Y, U and V interleaved in one channel; YUYV byte order; extended range.
    CU_EGL_COLOR_FORMAT_UYVY_ER = 27,
    /// Y, U and V interleaved in one channel; UYVY byte order; extended range.
    CU_EGL_COLOR_FORMAT_YUYV_ER = 28,
    /// Y, U and V interleaved in one channel; VYUY byte order; extended range.
    CU_EGL_COLOR_FORMAT_YVYU_ER = 29,
    /// Three channels, Y, U and V; VUY byte order; pitch linear only; extended range.
    CU_EGL_COLOR_FORMAT_YUV_ER = 30,
    /// Four channels, Y, U, V and A; AVUY byte order; extended range.
    CU_EGL_COLOR_FORMAT_YUVA_ER = 31,
    /// Four channels, Y, U, V and A; VUYA byte order; extended range.
    CU_EGL_COLOR_FORMAT_AYUV_ER = 32,
    /// Y, U and V planes; chroma of full size; extended range.
    CU_EGL_COLOR_FORMAT_YUV444_PLANAR_ER = 33,
    /// Y, U and V planes; chroma of half the width; extended range.
    CU_EGL_COLOR_FORMAT_YUV422_PLANAR_ER = 34,
    /// Y, U and V planes; chroma of half the width and height; extended range.
    CU_EGL_COLOR_FORMAT_YUV420_PLANAR_ER = 35,
    /// Y and UV planes; chroma of full size; VU byte order; extended range.
    CU_EGL_COLOR_FORMAT_YUV444_SEMIPLANAR_ER = 36,
    /// Y and UV planes; chroma of half the width; VU byte order; extended range.
    CU_EGL_COLOR_FORMAT_YUV422_SEMIPLANAR_ER = 37,
    /// Y and UV planes; chroma of half the width and height; VU byte order; extended range.
    CU_EGL_COLOR_FORMAT_YUV420_SEMIPLANAR_ER = 38,
    /// Y, V and U planes; chroma of full size; extended range.
    CU_EGL_COLOR_FORMAT_YVU444_PLANAR_ER = 39,
    /// Y, V and U planes; chroma of half the width; extended range.
    CU_EGL_COLOR_FORMAT_YVU422_PLANAR_ER = 40,
    /// Y, V and U planes; chroma of half the width and height; extended range.
    CU_EGL_COLOR_FORMAT_YVU420_PLANAR_ER = 41,
    /// Y and VU planes; chroma of full size; UV byte order; extended range.
    CU_EGL_COLOR_FORMAT_YVU444_SEMIPLANAR_ER = 42,
    /// Y and VU planes; chroma of half the width; UV byte order; extended range.
    CU_EGL_COLOR_FORMAT_YVU422_SEMIPLANAR_ER = 43,
    /// Y and VU planes; chroma of half the width and height; UV byte order; extended range.
    CU_EGL_COLOR_FORMAT_YVU420_SEMIPLANAR_ER = 44,
    /// Bayer data, RGGB order.
    CU_EGL_COLOR_FORMAT_BAYER_RGGB = 45,
    /// Bayer data, BGGR order.
    CU_EGL_COLOR_FORMAT_BAYER_BGGR = 46,
    /// Bayer data, GRBG order.
    CU_EGL_COLOR_FORMAT_BAYER_GRBG = 47,
    /// Bayer data, GBRG order.
    CU_EGL_COLOR_FORMAT_BAYER_GBRG = 48,
    /// Bayer data, RGGB order; 10 of 16 bits are used.
    CU_EGL_COLOR_FORMAT_BAYER10_RGGB = 49,
    /// Bayer data, BGGR order; 10 of 16 bits are used.
    CU_EGL_COLOR_FORMAT_BAYER10_BGGR = 50,
    /// Bayer data, GRBG order; 10 of 16 bits are used.
    CU_EGL_COLOR_FORMAT_BAYER10_GRBG = 51,
    /// Bayer data, GBRG order; 10 of 16 bits are used.
    CU_EGL_COLOR_FORMAT_BAYER10_GBRG = 52,
    /// Bayer data, RGGB order; 12 of 16 bits are used.
    CU_EGL_COLOR_FORMAT_BAYER12_RGGB = 53,
    /// Bayer data, BGGR order; 12 of 16 bits are used.
    CU_EGL_COLOR_FORMAT_BAYER12_BGGR = 54,
    /// Bayer data, GRBG order; 12 of 16 bits are used.
    CU_EGL_COLOR_FORMAT_BAYER12_GRBG = 55,
    /// Bayer data, GBRG order; 12 of 16 bits are used.
    CU_EGL_COLOR_FORMAT_BAYER12_GBRG = 56,
    /// Bayer data, RGGB order; 14 of 16 bits are used.
    CU_EGL_COLOR_FORMAT_BAYER14_RGGB = 57,
    /// Bayer data, BGGR order; 14 of 16 bits are used.
    CU_EGL_COLOR_FORMAT_BAYER14_BGGR = 58,
    /// Bayer data, GRBG order; 14 of 16 bits are used.
    CU_EGL_COLOR_FORMAT_BAYER14_GRBG = 59,
    /// Bayer data, GBRG order; 14 of 16 bits are used.
    CU_EGL_COLOR_FORMAT_BAYER14_GBRG = 60,
    /// Bayer data, RGGB order; 20 of 32 bits are used.
    CU_EGL_COLOR_FORMAT_BAYER20_RGGB = 61,
    /// Bayer data, BGGR order; 20 of 32 bits are used.
    CU_EGL_COLOR_FORMAT_BAYER20_BGGR = 62,
    /// Bayer data, GRBG order; 20 of 32 bits are used.
    CU_EGL_COLOR_FORMAT_BAYER20_GRBG = 63,
    /// Bayer data, GBRG order; 20 of 32 bits are used.
    CU_EGL_COLOR_FORMAT_BAYER20_GBRG = 64,
    /// Y, V and U planes; chroma of full size.
    CU_EGL_COLOR_FORMAT_YVU444_PLANAR = 65,
    /// Y, V and U planes; chroma of half the width.
    CU_EGL_COLOR_FORMAT_YVU422_PLANAR = 66,
    /// Y, V and U planes; chroma of half the width and height.
    CU_EGL_COLOR_FORMAT_YVU420_PLANAR = 67,
    /// Bayer data of NVIDIA's image signal processor, RGGB order, as opaque integers.
    CU_EGL_COLOR_FORMAT_BAYER_ISP_RGGB = 68,
    /// Bayer data of NVIDIA's image signal processor, BGGR order, as opaque integers.
    CU_EGL_COLOR_FORMAT_BAYER_ISP_BGGR = 69,
    /// Bayer data of NVIDIA's image signal processor, GRBG order, as opaque integers.
    CU_EGL_COLOR_FORMAT_BAYER_ISP_GRBG = 70,
    /// Bayer data of NVIDIA's image signal processor, GBRG order, as opaque integers.
    CU_EGL_COLOR_FORMAT_BAYER_ISP_GBRG = 71,
    /// Bayer data, BCCR order.
    CU_EGL_COLOR_FORMAT_BAYER_BCCR = 72,
    /// Bayer data, RCCB order.
    CU_EGL_COLOR_FORMAT_BAYER_RCCB = 73,
    /// Bayer data, CRBC order.
    CU_EGL_COLOR_FORMAT_BAYER_CRBC = 74,
    /// Bayer data, CBRC order.
    CU_EGL_COLOR_FORMAT_BAYER_CBRC = 75,
    /// Bayer data, CCCC order; 10 of 16 bits are used.
    CU_EGL_COLOR_FORMAT_BAYER10_CCCC = 76,
    /// Bayer data, BCCR order; 12 of 16 bits are used.
    CU_EGL_COLOR_FORMAT_BAYER12_BCCR = 77,
    /// Bayer data, RCCB order; 12 of 16 bits are used.
    CU_EGL_COLOR_FORMAT_BAYER12_RCCB = 78,
    /// Bayer data, CRBC order; 12 of 16 bits are used.
    CU_EGL_COLOR_FORMAT_BAYER12_CRBC = 79,
    /// Bayer data, CBRC order; 12 of 16 bits are used.
    CU_EGL_COLOR_FORMAT_BAYER12_CBRC = 80,
    /// Bayer data, CCCC order; 12 of 16 bits are used.
    CU_EGL_COLOR_FORMAT_BAYER12_CCCC = 81,
    /// A single Y plane.
    CU_EGL_COLOR_FORMAT_Y = 82,
    /// Y and UV planes; chroma of half the width and height; BT.2020 color space.
    CU_EGL_COLOR_FORMAT_YUV420_SEMIPLANAR_2020 = 83,
    /// Y and VU planes; chroma of half the width and height; BT.2020 color space.
    CU_EGL_COLOR_FORMAT_YVU420_SEMIPLANAR_2020 = 84,
    /// Y, U and V planes; chroma of half the width and height; BT.2020 color space.
    CU_EGL_COLOR_FORMAT_YUV420_PLANAR_2020 = 85,
    /// Y, V and U planes; chroma of half the width and height; BT.2020 color space.
    CU_EGL_COLOR_FORMAT_YVU420_PLANAR_2020 = 86,
    /// Y and UV planes; chroma of half the width and height; BT.709 color space.
    CU_EGL_COLOR_FORMAT_YUV420_SEMIPLANAR_709 = 87,
    /// Y and VU planes; chroma of half the width and height; BT.709 color space.
    CU_EGL_COLOR_FORMAT_YVU420_SEMIPLANAR_709 = 88,
    /// Y, U and V planes; chroma of half the width and height; BT.709 color space.
    CU_EGL_COLOR_FORMAT_YUV420_PLANAR_709 = 89,
    /// Y, V and U planes; chroma of half the width and height; BT.709 color space.
    CU_EGL_COLOR_FORMAT_YVU420_PLANAR_709 = 90,
    /// Y and VU planes of 10-bit samples; chroma of half the width and height; BT.709 color space.
    CU_EGL_COLOR_FORMAT_Y10V10U10_420_SEMIPLANAR_709 = 91,
    /// Y and VU planes of 10-bit samples; chroma of half the width and height; BT.2020 color space.
    CU_EGL_COLOR_FORMAT_Y10V10U10_420_SEMIPLANAR_2020 = 92,
    /// Y and VU planes of 10-bit samples; chroma of half the width; BT.2020 color space.
    CU_EGL_COLOR_FORMAT_Y10V10U10_422_SEMIPLANAR_2020 = 93,
    /// Y and VU planes of 10-bit samples; chroma of half the width.
    CU_EGL_COLOR_FORMAT_Y10V10U10_422_SEMIPLANAR = 94,
    /// Y and VU planes of 10-bit samples; chroma of half the width; BT.709 color space.
    CU_EGL_COLOR_FORMAT_Y10V10U10_422_SEMIPLANAR_709 = 95,
    /// A single Y plane; extended range.
    CU_EGL_COLOR_FORMAT_Y_ER = 96,
    /// A single Y plane; BT.709 color space, extended range.
    CU_EGL_COLOR_FORMAT_Y_709_ER = 97,
    /// A single Y plane of 10-bit samples; extended range.
    CU_EGL_COLOR_FORMAT_Y10_ER = 98,
    /// A single Y plane of 10-bit samples; BT.709 color space, extended range.
    CU_EGL_COLOR_FORMAT_Y10_709_ER = 99,
    /// A single Y plane of 12-bit samples; extended range.
    CU_EGL_COLOR_FORMAT_Y12_ER = 100,
    /// A single Y plane of 12-bit samples; BT.709 color space, extended range.
    CU_EGL_COLOR_FORMAT_Y12_709_ER = 101,
    /// Four channels, Y, U, V and A; AVUY byte order.
    CU_EGL_COLOR_FORMAT_YUVA = 102,
    /// Three channels, Y, U and V; VUY byte order; pitch linear only.
    CU_EGL_COLOR_FORMAT_YUV = 103,
    /// Y, U and V interleaved in one channel; YVYU byte order.
    CU_EGL_COLOR_FORMAT_YVYU = 104,
    /// Y, U and V interleaved in one channel; VYUY byte order.
    CU_EGL_COLOR_FORMAT_VYUY = 105,
    /// Y and VU planes of 10-bit samples; chroma of half the width and height; extended range.
    CU_EGL_COLOR_FORMAT_Y10V10U10_420_SEMIPLANAR_ER = 106,
    /// Y and VU planes of 10-bit samples; chroma of half the width and height; BT.709 color space, extended range.
    CU_EGL_COLOR_FORMAT_Y10V10U10_420_SEMIPLANAR_709_ER = 107,
    /// Y and VU planes of 10-bit samples; chroma of full size; extended range.
    CU_EGL_COLOR_FORMAT_Y10V10U10_444_SEMIPLANAR_ER = 108,
    /// Y and VU planes of 10-bit samples; chroma of full size; BT.709 color space, extended range.
    CU_EGL_COLOR_FORMAT_Y10V10U10_444_SEMIPLANAR_709_ER = 109,
    /// Y and VU planes of 12-bit samples; chroma of half the width and height; extended range.
    CU_EGL_COLOR_FORMAT_Y12V12U12_420_SEMIPLANAR_ER = 110,
    /// Y and VU planes of 12-bit samples; chroma of half the width and height; BT.709 color space, extended range.
    CU_EGL_COLOR_FORMAT_Y12V12U12_420_SEMIPLANAR_709_ER = 111,
    /// Y and VU planes of 12-bit samples; chroma of full size; extended range.
    CU_EGL_COLOR_FORMAT_Y12V12U12_444_SEMIPLANAR_ER = 112,
    /// Y and VU planes of 12-bit samples; chroma of full size; BT.709 color space, extended range.
    CU_EGL_COLOR_FORMAT_Y12V12U12_444_SEMIPLANAR_709_ER = 113,
    /// Y, U and V interleaved in one channel; UYVY byte order; BT.709 color space.
    CU_EGL_COLOR_FORMAT_UYVY_709 = 114,
    /// Y, U and V interleaved in one channel; UYVY byte order; BT.709 color space, extended range.
    CU_EGL_COLOR_FORMAT_UYVY_709_ER = 115,
    /// Y, U and V interleaved in one channel; UYVY byte order; BT.2020 color space.
    CU_EGL_COLOR_FORMAT_UYVY_2020 = 116,
    /// The number of formats. It is not passed to the driver.
    CU_EGL_COLOR_FORMAT_MAX = 117,
}

opaque! {
/// The opaque type behind `CUeglStreamConnection`.
CUeglStreamConnection_st,
}

/**
The type of EGL's integers.

# Functions

[`cuEGLStreamProducerConnect`]
*/
pub type EGLint = c_int;
/**
An EGL image.

# Functions

[`cuGraphicsEGLRegisterImage`]
*/
pub type EGLImageKHR = *mut c_void;
/**
An EGL stream.

# Functions

[`cuEGLStreamConsumerConnect`], [`cuEGLStreamConsumerConnectWithFlags`], [`cuEGLStreamProducerConnect`]
*/
pub type EGLStreamKHR = *mut c_void;
/**
An EGL sync object.

# Functions

[`cuEventCreateFromEGLSync`]
*/
pub type EGLSyncKHR = *mut c_void;
/// An alias of `CUeglFrame`.
pub type CUeglFrame_v1 = CUeglFrame;
/**
A connection of CUDA to an EGL stream. `cuEGLStreamConsumerConnect` and `cuEGLStreamProducerConnect` create it; `cuEGLStreamConsumerDisconnect` and `cuEGLStreamProducerDisconnect` destroy it.

# Functions

[`cuEGLStreamConsumerConnect`], [`cuEGLStreamConsumerConnectWithFlags`], [`cuEGLStreamConsumerDisconnect`], [`cuEGLStreamConsumerAcquireFrame`], [`cuEGLStreamConsumerReleaseFrame`], [`cuEGLStreamProducerConnect`], [`cuEGLStreamProducerDisconnect`], [`cuEGLStreamProducerPresentFrame`], [`cuEGLStreamProducerReturnFrame`]
*/
pub type CUeglStreamConnection = *mut CUeglStreamConnection_st;

/**
A frame of an EGL stream or image, in one or more planes.

```c
typedef struct CUeglFrame_st {        // offset
    union {
        CUarray pArray[3];            // 0
        void *pPitch[3];              // 0
    } frame;                          // 0
    unsigned int width;               // 24
    unsigned int height;              // 28
    unsigned int depth;               // 32
    unsigned int pitch;               // 36
    unsigned int planeCount;          // 40
    unsigned int numChannels;         // 44
    CUeglFrameType frameType;         // 48
    CUeglColorFormat eglColorFormat;  // 52
    CUarray_format cuFormat;          // 56
} CUeglFrame;                         // 64 bytes, aligned to 8
```

# Functions

[`cuEGLStreamProducerPresentFrame`], [`cuEGLStreamProducerReturnFrame`], [`cuGraphicsResourceGetMappedEglFrame`]
*/
#[repr(C)]
#[cfg_attr(feature = "traits", derive(Debug))]
pub struct CUeglFrame {
    /// The planes.
    pub frame: CUeglFrame_frame,
    /// The width of the first plane, in pixels.
    pub width: c_uint,
    /// The height of the first plane, in pixels.
    pub height: c_uint,
    /// The depth of the first plane.
    pub depth: c_uint,
    /// The pitch of the first plane, in bytes.
    pub pitch: c_uint,
    /// The number of planes, at most `MAX_PLANES`.
    pub planeCount: c_uint,
    /// The number of channels of a plane.
    pub numChannels: c_uint,
    /// The valid member of `frame`.
    pub frameType: CUeglFrameType,
    /// The color format.
    pub eglColorFormat: CUeglColorFormat,
    /// The format of the array elements.
    pub cuFormat: CUarray_format,
}

/**
The planes of a frame.

```c
union {                 // offset
    CUarray pArray[3];  // 0
    void *pPitch[3];    // 0
};                      // 24 bytes, aligned to 8
```

# Functions

In a struct: [`cuEGLStreamProducerPresentFrame`], [`cuEGLStreamProducerReturnFrame`], [`cuGraphicsResourceGetMappedEglFrame`]
*/
#[repr(C)]
pub union CUeglFrame_frame {
    /// The array of each plane. Valid if `frameType` is `CU_EGL_FRAME_TYPE_ARRAY`.
    pub pArray: [CUarray; 3],
    /// The address of each plane. Valid if `frameType` is `CU_EGL_FRAME_TYPE_PITCH`.
    pub pPitch: [*mut c_void; 3],
}

records! {
    CUeglFrame,
    CUeglFrame_frame
}

unions! {
    CUeglFrame_frame
}

integers! {
    CUeglFrameType: u32,
    CUeglResourceLocationFlags: u32,
    CUeglColorFormat: u32
}

zeros! {
    CUeglFrameType,
    CUeglResourceLocationFlags,
    CUeglColorFormat
}

bits! {
    CUeglResourceLocationFlags
}
