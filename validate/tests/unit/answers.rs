//! A driver that answers what a test has said, to the test's own thread. It knows no other function.

use libcuda_sys::{CUpointer_attribute, CUresult, CUstreamCaptureStatus};
use std::cell::Cell;
use std::ffi::{CStr, c_void};

#[derive(Clone, Copy)]
pub struct Answers {
    pub current: Option<u64>,
    /// The type of the memory at any address; zero if there is none.
    pub memory: Option<u32>,
    pub range: Option<(u64, u64)>,
    /// The streams whose captures are broken, and those that are not captured. Others are captured.
    pub broken: [u64; 2],
    pub idle: [u64; 2],
    /// In place of such an answer.
    pub refused: Option<CUresult>,
    /// Whether a primary context is active.
    pub active: Option<u32>,
    /// Of a wait for a stream, and how often it waited.
    pub wait: CUresult,
    pub waits: u32,
    /// How often it was asked of a capture, and how often while a stream could end.
    pub asked: u32,
    pub unguarded: u32,
}

thread_local! {
    static ANSWERS: Cell<Answers> = const {
        Cell::new(Answers {
            current: None,
            memory: None,
            range: None,
            broken: [0; 2],
            idle: [0; 2],
            refused: None,
            active: None,
            wait: CUresult::CUDA_SUCCESS,
            waits: 0,
            asked: 0,
            unguarded: 0,
        })
    };
}

pub fn answers(change: impl FnOnce(&mut Answers)) -> Answers {
    let mut answers = ANSWERS.get();
    change(&mut answers);
    ANSWERS.set(answers);
    answers
}

/// Writes an answer, if there is one.
unsafe fn write<T>(place: *mut T, answer: Option<T>) -> CUresult {
    let Some(answer) = answer else { return CUresult::CUDA_ERROR_INVALID_VALUE };
    // SAFETY: the caller has room for it.
    unsafe { place.write(answer) };
    CUresult::CUDA_SUCCESS
}

unsafe extern "C" fn current(place: *mut u64) -> CUresult {
    // SAFETY: as of the driver's function.
    unsafe { write(place, ANSWERS.get().current) }
}

unsafe extern "C" fn attributes(
    count: u32,
    what: *const CUpointer_attribute,
    places: *const *mut u64,
    _: u64,
) -> CUresult {
    use CUpointer_attribute as P;
    let answers = ANSWERS.get();
    for index in 0..count as usize {
        // SAFETY: as of the driver's function.
        let answer = unsafe {
            let place = *places.add(index);
            match *what.add(index) {
                P::CU_POINTER_ATTRIBUTE_MEMORY_TYPE => write(place.cast(), answers.memory),
                P::CU_POINTER_ATTRIBUTE_RANGE_START_ADDR => {
                    write(place, answers.range.map(|(start, _)| start))
                }
                P::CU_POINTER_ATTRIBUTE_RANGE_SIZE => {
                    write(place, answers.range.map(|(_, size)| size))
                }
                _ => CUresult::CUDA_SUCCESS,
            }
        };
        if answer != CUresult::CUDA_SUCCESS {
            return answer;
        }
    }
    CUresult::CUDA_SUCCESS
}

unsafe extern "C" fn devices(count: *mut i32) -> CUresult {
    // SAFETY: as of the driver's function.
    unsafe { write(count, Some(1)) }
}

unsafe extern "C" fn is_capturing(stream: u64, place: *mut CUstreamCaptureStatus) -> CUresult {
    let answers = answers(|answers| {
        answers.asked += 1;
        answers.unguarded += u32::from(!crate::layer::past::objects::tests::is_asking());
    });
    if let Some(code) = answers.refused {
        return code;
    }
    let status = match stream {
        _ if answers.broken.contains(&stream) => {
            CUstreamCaptureStatus::CU_STREAM_CAPTURE_STATUS_INVALIDATED
        }
        _ if answers.idle.contains(&stream) => CUstreamCaptureStatus::CU_STREAM_CAPTURE_STATUS_NONE,
        _ => CUstreamCaptureStatus::CU_STREAM_CAPTURE_STATUS_ACTIVE,
    };
    // SAFETY: as of the driver's function.
    unsafe { write(place, Some(status)) }
}

unsafe extern "C" fn state(_: i32, flags: *mut u32, active: *mut u32) -> CUresult {
    // SAFETY: as of the driver's function.
    unsafe {
        let _ = write(flags, Some(0));
        write(active, ANSWERS.get().active)
    }
}

unsafe extern "C" fn synchronize(_: u64) -> CUresult {
    answers(|answers| answers.waits += 1).wait
}

unsafe extern "C" fn exchange(_: *mut u32) -> CUresult {
    CUresult::CUDA_SUCCESS
}

/// Makes it the driver of this process, before a test can find another one on this machine.
extern "C" fn install() {
    // SAFETY: the functions have the types of the driver's.
    let _ = unsafe { libcuda_sys::load_with(find) };
}

// SAFETY: what the C library calls at the start, with arguments that the function leaves alone.
#[used]
#[unsafe(link_section = ".init_array")]
static INSTALL: extern "C" fn() = install;

unsafe fn find(name: &CStr) -> *mut c_void {
    match name.to_bytes() {
        b"cuCtxGetCurrent" => current as *mut c_void,
        b"cuDevicePrimaryCtxGetState" => state as *mut c_void,
        b"cuDeviceGetCount" => devices as *mut c_void,
        b"cuPointerGetAttributes" => attributes as *mut c_void,
        b"cuStreamIsCapturing" => is_capturing as *mut c_void,
        b"cuStreamSynchronize" => synchronize as *mut c_void,
        b"cuThreadExchangeStreamCaptureMode" => exchange as *mut c_void,
        _ => std::ptr::null_mut(),
    }
}
