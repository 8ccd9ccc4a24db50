// Created by `cargo xtask emit` from cudaEGL.h. Do not edit.

/// C's tags, as further names of the types: `CUeglFrameType_enum` is [`CUeglFrameType`].
/// The module around this one has these names too.
pub mod tags {
#[doc(no_inline)]
pub use super::{
    CUeglFrameType as CUeglFrameType_enum,
    CUeglResourceLocationFlags as CUeglResourceLocationFlags_enum,
    CUeglColorFormat as CUeglColorFormat_enum,
    CUeglFrame as CUeglFrame_st,
};
}
#[doc(no_inline)]
pub use self::tags::*;

/// The enumerators of every enum, under their C names: `CU_EGL_FRAME_TYPE_ARRAY` is a [`CUeglFrameType`].
/// The enum documents their meanings.
pub mod enumerators {
use super::*;

pub const CU_EGL_FRAME_TYPE_ARRAY: CUeglFrameType = CUeglFrameType(0);
pub const CU_EGL_FRAME_TYPE_PITCH: CUeglFrameType = CUeglFrameType(1);
pub const CU_EGL_RESOURCE_LOCATION_SYSMEM: CUeglResourceLocationFlags = CUeglResourceLocationFlags(0);
pub const CU_EGL_RESOURCE_LOCATION_VIDMEM: CUeglResourceLocationFlags = CUeglResourceLocationFlags(1);
pub const CU_EGL_COLOR_FORMAT_YUV420_PLANAR: CUeglColorFormat = CUeglColorFormat(0);
pub const CU_EGL_COLOR_FORMAT_YUV420_SEMIPLANAR: CUeglColorFormat = CUeglColorFormat(1);
pub const CU_EGL_COLOR_FORMAT_YUV422_PLANAR: CUeglColorFormat = CUeglColorFormat(2);
pub const CU_EGL_COLOR_FORMAT_YUV422_SEMIPLANAR: CUeglColorFormat = CUeglColorFormat(3);
pub const CU_EGL_COLOR_FORMAT_RGB: CUeglColorFormat = CUeglColorFormat(4);
pub const CU_EGL_COLOR_FORMAT_BGR: CUeglColorFormat = CUeglColorFormat(5);
pub const CU_EGL_COLOR_FORMAT_ARGB: CUeglColorFormat = CUeglColorFormat(6);
pub const CU_EGL_COLOR_FORMAT_RGBA: CUeglColorFormat = CUeglColorFormat(7);
pub const CU_EGL_COLOR_FORMAT_L: CUeglColorFormat = CUeglColorFormat(8);
pub const CU_EGL_COLOR_FORMAT_R: CUeglColorFormat = CUeglColorFormat(9);
pub const CU_EGL_COLOR_FORMAT_YUV444_PLANAR: CUeglColorFormat = CUeglColorFormat(10);
pub const CU_EGL_COLOR_FORMAT_YUV444_SEMIPLANAR: CUeglColorFormat = CUeglColorFormat(11);
pub const CU_EGL_COLOR_FORMAT_YUYV_422: CUeglColorFormat = CUeglColorFormat(12);
pub const CU_EGL_COLOR_FORMAT_UYVY_422: CUeglColorFormat = CUeglColorFormat(13);
pub const CU_EGL_COLOR_FORMAT_ABGR: CUeglColorFormat = CUeglColorFormat(14);
pub const CU_EGL_COLOR_FORMAT_BGRA: CUeglColorFormat = CUeglColorFormat(15);
pub const CU_EGL_COLOR_FORMAT_A: CUeglColorFormat = CUeglColorFormat(16);
pub const CU_EGL_COLOR_FORMAT_RG: CUeglColorFormat = CUeglColorFormat(17);
pub const CU_EGL_COLOR_FORMAT_AYUV: CUeglColorFormat = CUeglColorFormat(18);
pub const CU_EGL_COLOR_FORMAT_YVU444_SEMIPLANAR: CUeglColorFormat = CUeglColorFormat(19);
pub const CU_EGL_COLOR_FORMAT_YVU422_SEMIPLANAR: CUeglColorFormat = CUeglColorFormat(20);
pub const CU_EGL_COLOR_FORMAT_YVU420_SEMIPLANAR: CUeglColorFormat = CUeglColorFormat(21);
pub const CU_EGL_COLOR_FORMAT_Y10V10U10_444_SEMIPLANAR: CUeglColorFormat = CUeglColorFormat(22);
pub const CU_EGL_COLOR_FORMAT_Y10V10U10_420_SEMIPLANAR: CUeglColorFormat = CUeglColorFormat(23);
pub const CU_EGL_COLOR_FORMAT_Y12V12U12_444_SEMIPLANAR: CUeglColorFormat = CUeglColorFormat(24);
pub const CU_EGL_COLOR_FORMAT_Y12V12U12_420_SEMIPLANAR: CUeglColorFormat = CUeglColorFormat(25);
pub const CU_EGL_COLOR_FORMAT_VYUY_ER: CUeglColorFormat = CUeglColorFormat(26);
pub const CU_EGL_COLOR_FORMAT_UYVY_ER: CUeglColorFormat = CUeglColorFormat(27);
pub const CU_EGL_COLOR_FORMAT_YUYV_ER: CUeglColorFormat = CUeglColorFormat(28);
pub const CU_EGL_COLOR_FORMAT_YVYU_ER: CUeglColorFormat = CUeglColorFormat(29);
pub const CU_EGL_COLOR_FORMAT_YUV_ER: CUeglColorFormat = CUeglColorFormat(30);
pub const CU_EGL_COLOR_FORMAT_YUVA_ER: CUeglColorFormat = CUeglColorFormat(31);
pub const CU_EGL_COLOR_FORMAT_AYUV_ER: CUeglColorFormat = CUeglColorFormat(32);
pub const CU_EGL_COLOR_FORMAT_YUV444_PLANAR_ER: CUeglColorFormat = CUeglColorFormat(33);
pub const CU_EGL_COLOR_FORMAT_YUV422_PLANAR_ER: CUeglColorFormat = CUeglColorFormat(34);
pub const CU_EGL_COLOR_FORMAT_YUV420_PLANAR_ER: CUeglColorFormat = CUeglColorFormat(35);
pub const CU_EGL_COLOR_FORMAT_YUV444_SEMIPLANAR_ER: CUeglColorFormat = CUeglColorFormat(36);
pub const CU_EGL_COLOR_FORMAT_YUV422_SEMIPLANAR_ER: CUeglColorFormat = CUeglColorFormat(37);
pub const CU_EGL_COLOR_FORMAT_YUV420_SEMIPLANAR_ER: CUeglColorFormat = CUeglColorFormat(38);
pub const CU_EGL_COLOR_FORMAT_YVU444_PLANAR_ER: CUeglColorFormat = CUeglColorFormat(39);
pub const CU_EGL_COLOR_FORMAT_YVU422_PLANAR_ER: CUeglColorFormat = CUeglColorFormat(40);
pub const CU_EGL_COLOR_FORMAT_YVU420_PLANAR_ER: CUeglColorFormat = CUeglColorFormat(41);
pub const CU_EGL_COLOR_FORMAT_YVU444_SEMIPLANAR_ER: CUeglColorFormat = CUeglColorFormat(42);
pub const CU_EGL_COLOR_FORMAT_YVU422_SEMIPLANAR_ER: CUeglColorFormat = CUeglColorFormat(43);
pub const CU_EGL_COLOR_FORMAT_YVU420_SEMIPLANAR_ER: CUeglColorFormat = CUeglColorFormat(44);
pub const CU_EGL_COLOR_FORMAT_BAYER_RGGB: CUeglColorFormat = CUeglColorFormat(45);
pub const CU_EGL_COLOR_FORMAT_BAYER_BGGR: CUeglColorFormat = CUeglColorFormat(46);
pub const CU_EGL_COLOR_FORMAT_BAYER_GRBG: CUeglColorFormat = CUeglColorFormat(47);
pub const CU_EGL_COLOR_FORMAT_BAYER_GBRG: CUeglColorFormat = CUeglColorFormat(48);
pub const CU_EGL_COLOR_FORMAT_BAYER10_RGGB: CUeglColorFormat = CUeglColorFormat(49);
pub const CU_EGL_COLOR_FORMAT_BAYER10_BGGR: CUeglColorFormat = CUeglColorFormat(50);
pub const CU_EGL_COLOR_FORMAT_BAYER10_GRBG: CUeglColorFormat = CUeglColorFormat(51);
pub const CU_EGL_COLOR_FORMAT_BAYER10_GBRG: CUeglColorFormat = CUeglColorFormat(52);
pub const CU_EGL_COLOR_FORMAT_BAYER12_RGGB: CUeglColorFormat = CUeglColorFormat(53);
pub const CU_EGL_COLOR_FORMAT_BAYER12_BGGR: CUeglColorFormat = CUeglColorFormat(54);
pub const CU_EGL_COLOR_FORMAT_BAYER12_GRBG: CUeglColorFormat = CUeglColorFormat(55);
pub const CU_EGL_COLOR_FORMAT_BAYER12_GBRG: CUeglColorFormat = CUeglColorFormat(56);
pub const CU_EGL_COLOR_FORMAT_BAYER14_RGGB: CUeglColorFormat = CUeglColorFormat(57);
pub const CU_EGL_COLOR_FORMAT_BAYER14_BGGR: CUeglColorFormat = CUeglColorFormat(58);
pub const CU_EGL_COLOR_FORMAT_BAYER14_GRBG: CUeglColorFormat = CUeglColorFormat(59);
pub const CU_EGL_COLOR_FORMAT_BAYER14_GBRG: CUeglColorFormat = CUeglColorFormat(60);
pub const CU_EGL_COLOR_FORMAT_BAYER20_RGGB: CUeglColorFormat = CUeglColorFormat(61);
pub const CU_EGL_COLOR_FORMAT_BAYER20_BGGR: CUeglColorFormat = CUeglColorFormat(62);
pub const CU_EGL_COLOR_FORMAT_BAYER20_GRBG: CUeglColorFormat = CUeglColorFormat(63);
pub const CU_EGL_COLOR_FORMAT_BAYER20_GBRG: CUeglColorFormat = CUeglColorFormat(64);
pub const CU_EGL_COLOR_FORMAT_YVU444_PLANAR: CUeglColorFormat = CUeglColorFormat(65);
pub const CU_EGL_COLOR_FORMAT_YVU422_PLANAR: CUeglColorFormat = CUeglColorFormat(66);
pub const CU_EGL_COLOR_FORMAT_YVU420_PLANAR: CUeglColorFormat = CUeglColorFormat(67);
pub const CU_EGL_COLOR_FORMAT_BAYER_ISP_RGGB: CUeglColorFormat = CUeglColorFormat(68);
pub const CU_EGL_COLOR_FORMAT_BAYER_ISP_BGGR: CUeglColorFormat = CUeglColorFormat(69);
pub const CU_EGL_COLOR_FORMAT_BAYER_ISP_GRBG: CUeglColorFormat = CUeglColorFormat(70);
pub const CU_EGL_COLOR_FORMAT_BAYER_ISP_GBRG: CUeglColorFormat = CUeglColorFormat(71);
pub const CU_EGL_COLOR_FORMAT_BAYER_BCCR: CUeglColorFormat = CUeglColorFormat(72);
pub const CU_EGL_COLOR_FORMAT_BAYER_RCCB: CUeglColorFormat = CUeglColorFormat(73);
pub const CU_EGL_COLOR_FORMAT_BAYER_CRBC: CUeglColorFormat = CUeglColorFormat(74);
pub const CU_EGL_COLOR_FORMAT_BAYER_CBRC: CUeglColorFormat = CUeglColorFormat(75);
pub const CU_EGL_COLOR_FORMAT_BAYER10_CCCC: CUeglColorFormat = CUeglColorFormat(76);
pub const CU_EGL_COLOR_FORMAT_BAYER12_BCCR: CUeglColorFormat = CUeglColorFormat(77);
pub const CU_EGL_COLOR_FORMAT_BAYER12_RCCB: CUeglColorFormat = CUeglColorFormat(78);
pub const CU_EGL_COLOR_FORMAT_BAYER12_CRBC: CUeglColorFormat = CUeglColorFormat(79);
pub const CU_EGL_COLOR_FORMAT_BAYER12_CBRC: CUeglColorFormat = CUeglColorFormat(80);
pub const CU_EGL_COLOR_FORMAT_BAYER12_CCCC: CUeglColorFormat = CUeglColorFormat(81);
pub const CU_EGL_COLOR_FORMAT_Y: CUeglColorFormat = CUeglColorFormat(82);
pub const CU_EGL_COLOR_FORMAT_YUV420_SEMIPLANAR_2020: CUeglColorFormat = CUeglColorFormat(83);
pub const CU_EGL_COLOR_FORMAT_YVU420_SEMIPLANAR_2020: CUeglColorFormat = CUeglColorFormat(84);
pub const CU_EGL_COLOR_FORMAT_YUV420_PLANAR_2020: CUeglColorFormat = CUeglColorFormat(85);
pub const CU_EGL_COLOR_FORMAT_YVU420_PLANAR_2020: CUeglColorFormat = CUeglColorFormat(86);
pub const CU_EGL_COLOR_FORMAT_YUV420_SEMIPLANAR_709: CUeglColorFormat = CUeglColorFormat(87);
pub const CU_EGL_COLOR_FORMAT_YVU420_SEMIPLANAR_709: CUeglColorFormat = CUeglColorFormat(88);
pub const CU_EGL_COLOR_FORMAT_YUV420_PLANAR_709: CUeglColorFormat = CUeglColorFormat(89);
pub const CU_EGL_COLOR_FORMAT_YVU420_PLANAR_709: CUeglColorFormat = CUeglColorFormat(90);
pub const CU_EGL_COLOR_FORMAT_Y10V10U10_420_SEMIPLANAR_709: CUeglColorFormat = CUeglColorFormat(91);
pub const CU_EGL_COLOR_FORMAT_Y10V10U10_420_SEMIPLANAR_2020: CUeglColorFormat = CUeglColorFormat(92);
pub const CU_EGL_COLOR_FORMAT_Y10V10U10_422_SEMIPLANAR_2020: CUeglColorFormat = CUeglColorFormat(93);
pub const CU_EGL_COLOR_FORMAT_Y10V10U10_422_SEMIPLANAR: CUeglColorFormat = CUeglColorFormat(94);
pub const CU_EGL_COLOR_FORMAT_Y10V10U10_422_SEMIPLANAR_709: CUeglColorFormat = CUeglColorFormat(95);
pub const CU_EGL_COLOR_FORMAT_Y_ER: CUeglColorFormat = CUeglColorFormat(96);
pub const CU_EGL_COLOR_FORMAT_Y_709_ER: CUeglColorFormat = CUeglColorFormat(97);
pub const CU_EGL_COLOR_FORMAT_Y10_ER: CUeglColorFormat = CUeglColorFormat(98);
pub const CU_EGL_COLOR_FORMAT_Y10_709_ER: CUeglColorFormat = CUeglColorFormat(99);
pub const CU_EGL_COLOR_FORMAT_Y12_ER: CUeglColorFormat = CUeglColorFormat(100);
pub const CU_EGL_COLOR_FORMAT_Y12_709_ER: CUeglColorFormat = CUeglColorFormat(101);
pub const CU_EGL_COLOR_FORMAT_YUVA: CUeglColorFormat = CUeglColorFormat(102);
pub const CU_EGL_COLOR_FORMAT_YUV: CUeglColorFormat = CUeglColorFormat(103);
pub const CU_EGL_COLOR_FORMAT_YVYU: CUeglColorFormat = CUeglColorFormat(104);
pub const CU_EGL_COLOR_FORMAT_VYUY: CUeglColorFormat = CUeglColorFormat(105);
pub const CU_EGL_COLOR_FORMAT_Y10V10U10_420_SEMIPLANAR_ER: CUeglColorFormat = CUeglColorFormat(106);
pub const CU_EGL_COLOR_FORMAT_Y10V10U10_420_SEMIPLANAR_709_ER: CUeglColorFormat = CUeglColorFormat(107);
pub const CU_EGL_COLOR_FORMAT_Y10V10U10_444_SEMIPLANAR_ER: CUeglColorFormat = CUeglColorFormat(108);
pub const CU_EGL_COLOR_FORMAT_Y10V10U10_444_SEMIPLANAR_709_ER: CUeglColorFormat = CUeglColorFormat(109);
pub const CU_EGL_COLOR_FORMAT_Y12V12U12_420_SEMIPLANAR_ER: CUeglColorFormat = CUeglColorFormat(110);
pub const CU_EGL_COLOR_FORMAT_Y12V12U12_420_SEMIPLANAR_709_ER: CUeglColorFormat = CUeglColorFormat(111);
pub const CU_EGL_COLOR_FORMAT_Y12V12U12_444_SEMIPLANAR_ER: CUeglColorFormat = CUeglColorFormat(112);
pub const CU_EGL_COLOR_FORMAT_Y12V12U12_444_SEMIPLANAR_709_ER: CUeglColorFormat = CUeglColorFormat(113);
pub const CU_EGL_COLOR_FORMAT_UYVY_709: CUeglColorFormat = CUeglColorFormat(114);
pub const CU_EGL_COLOR_FORMAT_UYVY_709_ER: CUeglColorFormat = CUeglColorFormat(115);
pub const CU_EGL_COLOR_FORMAT_UYVY_2020: CUeglColorFormat = CUeglColorFormat(116);
pub const CU_EGL_COLOR_FORMAT_MAX: CUeglColorFormat = CUeglColorFormat(117);
}

/// Passes every enum of [`egl`](crate::egl) to the named macro: its integer type, and for each enumerator
/// the value and bindgen's default name.
#[macro_export]
macro_rules! for_each_egl_enum {
    ($($callback:tt)+) => { $($callback)+! {
        enum CUeglFrameType: u32 {
            CU_EGL_FRAME_TYPE_ARRAY = 0 as CUeglFrameType_enum_CU_EGL_FRAME_TYPE_ARRAY,
            CU_EGL_FRAME_TYPE_PITCH = 1 as CUeglFrameType_enum_CU_EGL_FRAME_TYPE_PITCH,
        }
        enum CUeglResourceLocationFlags: u32 {
            CU_EGL_RESOURCE_LOCATION_SYSMEM = 0 as CUeglResourceLocationFlags_enum_CU_EGL_RESOURCE_LOCATION_SYSMEM,
            CU_EGL_RESOURCE_LOCATION_VIDMEM = 1 as CUeglResourceLocationFlags_enum_CU_EGL_RESOURCE_LOCATION_VIDMEM,
        }
        enum CUeglColorFormat: u32 {
            CU_EGL_COLOR_FORMAT_YUV420_PLANAR = 0 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_YUV420_PLANAR,
            CU_EGL_COLOR_FORMAT_YUV420_SEMIPLANAR = 1 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_YUV420_SEMIPLANAR,
            CU_EGL_COLOR_FORMAT_YUV422_PLANAR = 2 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_YUV422_PLANAR,
            CU_EGL_COLOR_FORMAT_YUV422_SEMIPLANAR = 3 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_YUV422_SEMIPLANAR,
            CU_EGL_COLOR_FORMAT_RGB = 4 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_RGB,
            CU_EGL_COLOR_FORMAT_BGR = 5 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_BGR,
            CU_EGL_COLOR_FORMAT_ARGB = 6 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_ARGB,
            CU_EGL_COLOR_FORMAT_RGBA = 7 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_RGBA,
            CU_EGL_COLOR_FORMAT_L = 8 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_L,
            CU_EGL_COLOR_FORMAT_R = 9 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_R,
            CU_EGL_COLOR_FORMAT_YUV444_PLANAR = 10 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_YUV444_PLANAR,
            CU_EGL_COLOR_FORMAT_YUV444_SEMIPLANAR = 11 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_YUV444_SEMIPLANAR,
            CU_EGL_COLOR_FORMAT_YUYV_422 = 12 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_YUYV_422,
            CU_EGL_COLOR_FORMAT_UYVY_422 = 13 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_UYVY_422,
            CU_EGL_COLOR_FORMAT_ABGR = 14 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_ABGR,
            CU_EGL_COLOR_FORMAT_BGRA = 15 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_BGRA,
            CU_EGL_COLOR_FORMAT_A = 16 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_A,
            CU_EGL_COLOR_FORMAT_RG = 17 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_RG,
            CU_EGL_COLOR_FORMAT_AYUV = 18 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_AYUV,
            CU_EGL_COLOR_FORMAT_YVU444_SEMIPLANAR = 19 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_YVU444_SEMIPLANAR,
            CU_EGL_COLOR_FORMAT_YVU422_SEMIPLANAR = 20 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_YVU422_SEMIPLANAR,
            CU_EGL_COLOR_FORMAT_YVU420_SEMIPLANAR = 21 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_YVU420_SEMIPLANAR,
            CU_EGL_COLOR_FORMAT_Y10V10U10_444_SEMIPLANAR = 22 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_Y10V10U10_444_SEMIPLANAR,
            CU_EGL_COLOR_FORMAT_Y10V10U10_420_SEMIPLANAR = 23 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_Y10V10U10_420_SEMIPLANAR,
            CU_EGL_COLOR_FORMAT_Y12V12U12_444_SEMIPLANAR = 24 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_Y12V12U12_444_SEMIPLANAR,
            CU_EGL_COLOR_FORMAT_Y12V12U12_420_SEMIPLANAR = 25 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_Y12V12U12_420_SEMIPLANAR,
            CU_EGL_COLOR_FORMAT_VYUY_ER = 26 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_VYUY_ER,
            CU_EGL_COLOR_FORMAT_UYVY_ER = 27 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_UYVY_ER,
            CU_EGL_COLOR_FORMAT_YUYV_ER = 28 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_YUYV_ER,
            CU_EGL_COLOR_FORMAT_YVYU_ER = 29 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_YVYU_ER,
            CU_EGL_COLOR_FORMAT_YUV_ER = 30 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_YUV_ER,
            CU_EGL_COLOR_FORMAT_YUVA_ER = 31 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_YUVA_ER,
            CU_EGL_COLOR_FORMAT_AYUV_ER = 32 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_AYUV_ER,
            CU_EGL_COLOR_FORMAT_YUV444_PLANAR_ER = 33 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_YUV444_PLANAR_ER,
            CU_EGL_COLOR_FORMAT_YUV422_PLANAR_ER = 34 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_YUV422_PLANAR_ER,
            CU_EGL_COLOR_FORMAT_YUV420_PLANAR_ER = 35 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_YUV420_PLANAR_ER,
            CU_EGL_COLOR_FORMAT_YUV444_SEMIPLANAR_ER = 36 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_YUV444_SEMIPLANAR_ER,
            CU_EGL_COLOR_FORMAT_YUV422_SEMIPLANAR_ER = 37 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_YUV422_SEMIPLANAR_ER,
            CU_EGL_COLOR_FORMAT_YUV420_SEMIPLANAR_ER = 38 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_YUV420_SEMIPLANAR_ER,
            CU_EGL_COLOR_FORMAT_YVU444_PLANAR_ER = 39 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_YVU444_PLANAR_ER,
            CU_EGL_COLOR_FORMAT_YVU422_PLANAR_ER = 40 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_YVU422_PLANAR_ER,
            CU_EGL_COLOR_FORMAT_YVU420_PLANAR_ER = 41 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_YVU420_PLANAR_ER,
            CU_EGL_COLOR_FORMAT_YVU444_SEMIPLANAR_ER = 42 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_YVU444_SEMIPLANAR_ER,
            CU_EGL_COLOR_FORMAT_YVU422_SEMIPLANAR_ER = 43 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_YVU422_SEMIPLANAR_ER,
            CU_EGL_COLOR_FORMAT_YVU420_SEMIPLANAR_ER = 44 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_YVU420_SEMIPLANAR_ER,
            CU_EGL_COLOR_FORMAT_BAYER_RGGB = 45 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_BAYER_RGGB,
            CU_EGL_COLOR_FORMAT_BAYER_BGGR = 46 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_BAYER_BGGR,
            CU_EGL_COLOR_FORMAT_BAYER_GRBG = 47 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_BAYER_GRBG,
            CU_EGL_COLOR_FORMAT_BAYER_GBRG = 48 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_BAYER_GBRG,
            CU_EGL_COLOR_FORMAT_BAYER10_RGGB = 49 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_BAYER10_RGGB,
            CU_EGL_COLOR_FORMAT_BAYER10_BGGR = 50 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_BAYER10_BGGR,
            CU_EGL_COLOR_FORMAT_BAYER10_GRBG = 51 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_BAYER10_GRBG,
            CU_EGL_COLOR_FORMAT_BAYER10_GBRG = 52 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_BAYER10_GBRG,
            CU_EGL_COLOR_FORMAT_BAYER12_RGGB = 53 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_BAYER12_RGGB,
            CU_EGL_COLOR_FORMAT_BAYER12_BGGR = 54 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_BAYER12_BGGR,
            CU_EGL_COLOR_FORMAT_BAYER12_GRBG = 55 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_BAYER12_GRBG,
            CU_EGL_COLOR_FORMAT_BAYER12_GBRG = 56 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_BAYER12_GBRG,
            CU_EGL_COLOR_FORMAT_BAYER14_RGGB = 57 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_BAYER14_RGGB,
            CU_EGL_COLOR_FORMAT_BAYER14_BGGR = 58 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_BAYER14_BGGR,
            CU_EGL_COLOR_FORMAT_BAYER14_GRBG = 59 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_BAYER14_GRBG,
            CU_EGL_COLOR_FORMAT_BAYER14_GBRG = 60 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_BAYER14_GBRG,
            CU_EGL_COLOR_FORMAT_BAYER20_RGGB = 61 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_BAYER20_RGGB,
            CU_EGL_COLOR_FORMAT_BAYER20_BGGR = 62 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_BAYER20_BGGR,
            CU_EGL_COLOR_FORMAT_BAYER20_GRBG = 63 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_BAYER20_GRBG,
            CU_EGL_COLOR_FORMAT_BAYER20_GBRG = 64 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_BAYER20_GBRG,
            CU_EGL_COLOR_FORMAT_YVU444_PLANAR = 65 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_YVU444_PLANAR,
            CU_EGL_COLOR_FORMAT_YVU422_PLANAR = 66 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_YVU422_PLANAR,
            CU_EGL_COLOR_FORMAT_YVU420_PLANAR = 67 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_YVU420_PLANAR,
            CU_EGL_COLOR_FORMAT_BAYER_ISP_RGGB = 68 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_BAYER_ISP_RGGB,
            CU_EGL_COLOR_FORMAT_BAYER_ISP_BGGR = 69 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_BAYER_ISP_BGGR,
            CU_EGL_COLOR_FORMAT_BAYER_ISP_GRBG = 70 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_BAYER_ISP_GRBG,
            CU_EGL_COLOR_FORMAT_BAYER_ISP_GBRG = 71 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_BAYER_ISP_GBRG,
            CU_EGL_COLOR_FORMAT_BAYER_BCCR = 72 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_BAYER_BCCR,
            CU_EGL_COLOR_FORMAT_BAYER_RCCB = 73 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_BAYER_RCCB,
            CU_EGL_COLOR_FORMAT_BAYER_CRBC = 74 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_BAYER_CRBC,
            CU_EGL_COLOR_FORMAT_BAYER_CBRC = 75 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_BAYER_CBRC,
            CU_EGL_COLOR_FORMAT_BAYER10_CCCC = 76 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_BAYER10_CCCC,
            CU_EGL_COLOR_FORMAT_BAYER12_BCCR = 77 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_BAYER12_BCCR,
            CU_EGL_COLOR_FORMAT_BAYER12_RCCB = 78 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_BAYER12_RCCB,
            CU_EGL_COLOR_FORMAT_BAYER12_CRBC = 79 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_BAYER12_CRBC,
            CU_EGL_COLOR_FORMAT_BAYER12_CBRC = 80 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_BAYER12_CBRC,
            CU_EGL_COLOR_FORMAT_BAYER12_CCCC = 81 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_BAYER12_CCCC,
            CU_EGL_COLOR_FORMAT_Y = 82 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_Y,
            CU_EGL_COLOR_FORMAT_YUV420_SEMIPLANAR_2020 = 83 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_YUV420_SEMIPLANAR_2020,
            CU_EGL_COLOR_FORMAT_YVU420_SEMIPLANAR_2020 = 84 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_YVU420_SEMIPLANAR_2020,
            CU_EGL_COLOR_FORMAT_YUV420_PLANAR_2020 = 85 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_YUV420_PLANAR_2020,
            CU_EGL_COLOR_FORMAT_YVU420_PLANAR_2020 = 86 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_YVU420_PLANAR_2020,
            CU_EGL_COLOR_FORMAT_YUV420_SEMIPLANAR_709 = 87 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_YUV420_SEMIPLANAR_709,
            CU_EGL_COLOR_FORMAT_YVU420_SEMIPLANAR_709 = 88 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_YVU420_SEMIPLANAR_709,
            CU_EGL_COLOR_FORMAT_YUV420_PLANAR_709 = 89 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_YUV420_PLANAR_709,
            CU_EGL_COLOR_FORMAT_YVU420_PLANAR_709 = 90 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_YVU420_PLANAR_709,
            CU_EGL_COLOR_FORMAT_Y10V10U10_420_SEMIPLANAR_709 = 91 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_Y10V10U10_420_SEMIPLANAR_709,
            CU_EGL_COLOR_FORMAT_Y10V10U10_420_SEMIPLANAR_2020 = 92 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_Y10V10U10_420_SEMIPLANAR_2020,
            CU_EGL_COLOR_FORMAT_Y10V10U10_422_SEMIPLANAR_2020 = 93 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_Y10V10U10_422_SEMIPLANAR_2020,
            CU_EGL_COLOR_FORMAT_Y10V10U10_422_SEMIPLANAR = 94 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_Y10V10U10_422_SEMIPLANAR,
            CU_EGL_COLOR_FORMAT_Y10V10U10_422_SEMIPLANAR_709 = 95 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_Y10V10U10_422_SEMIPLANAR_709,
            CU_EGL_COLOR_FORMAT_Y_ER = 96 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_Y_ER,
            CU_EGL_COLOR_FORMAT_Y_709_ER = 97 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_Y_709_ER,
            CU_EGL_COLOR_FORMAT_Y10_ER = 98 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_Y10_ER,
            CU_EGL_COLOR_FORMAT_Y10_709_ER = 99 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_Y10_709_ER,
            CU_EGL_COLOR_FORMAT_Y12_ER = 100 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_Y12_ER,
            CU_EGL_COLOR_FORMAT_Y12_709_ER = 101 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_Y12_709_ER,
            CU_EGL_COLOR_FORMAT_YUVA = 102 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_YUVA,
            CU_EGL_COLOR_FORMAT_YUV = 103 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_YUV,
            CU_EGL_COLOR_FORMAT_YVYU = 104 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_YVYU,
            CU_EGL_COLOR_FORMAT_VYUY = 105 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_VYUY,
            CU_EGL_COLOR_FORMAT_Y10V10U10_420_SEMIPLANAR_ER = 106 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_Y10V10U10_420_SEMIPLANAR_ER,
            CU_EGL_COLOR_FORMAT_Y10V10U10_420_SEMIPLANAR_709_ER = 107 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_Y10V10U10_420_SEMIPLANAR_709_ER,
            CU_EGL_COLOR_FORMAT_Y10V10U10_444_SEMIPLANAR_ER = 108 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_Y10V10U10_444_SEMIPLANAR_ER,
            CU_EGL_COLOR_FORMAT_Y10V10U10_444_SEMIPLANAR_709_ER = 109 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_Y10V10U10_444_SEMIPLANAR_709_ER,
            CU_EGL_COLOR_FORMAT_Y12V12U12_420_SEMIPLANAR_ER = 110 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_Y12V12U12_420_SEMIPLANAR_ER,
            CU_EGL_COLOR_FORMAT_Y12V12U12_420_SEMIPLANAR_709_ER = 111 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_Y12V12U12_420_SEMIPLANAR_709_ER,
            CU_EGL_COLOR_FORMAT_Y12V12U12_444_SEMIPLANAR_ER = 112 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_Y12V12U12_444_SEMIPLANAR_ER,
            CU_EGL_COLOR_FORMAT_Y12V12U12_444_SEMIPLANAR_709_ER = 113 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_Y12V12U12_444_SEMIPLANAR_709_ER,
            CU_EGL_COLOR_FORMAT_UYVY_709 = 114 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_UYVY_709,
            CU_EGL_COLOR_FORMAT_UYVY_709_ER = 115 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_UYVY_709_ER,
            CU_EGL_COLOR_FORMAT_UYVY_2020 = 116 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_UYVY_2020,
            CU_EGL_COLOR_FORMAT_MAX = 117 as CUeglColorFormat_enum_CU_EGL_COLOR_FORMAT_MAX,
        }
    } };
}
