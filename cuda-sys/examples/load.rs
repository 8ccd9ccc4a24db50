//! Says whether this machine has a driver, which release it implements, and what it lacks.

fn main() {
    if let Err(reason) = cuda_sys::load() {
        println!("{reason}");
        return;
    }
    let mut version = 0;
    // SAFETY: `version` is there to be written.
    let code = unsafe { cuda_sys::cuDriverGetVersion(&mut version) };
    println!("{code:?}: the driver implements CUDA {}", cuda_sys::Release(version as u32));
    for function in cuda_sys::functions() {
        if let Err(reason) = cuda_sys::find(function.symbol()) {
            println!("{reason}");
        }
    }
}
