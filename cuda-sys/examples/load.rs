//! Prints whether this machine has a driver, and which functions it lacks.

fn main() {
    let (count, release) = (cuda_sys::functions().len(), cuda_sys::Release(cuda_sys::CUDA_VERSION));
    println!("{count} functions of CUDA {release}");
    if let Err(reason) = cuda_sys::load() {
        println!("{reason}");
        return;
    }
    println!("there is a driver");
    for function in cuda_sys::functions() {
        if let Err(reason) = cuda_sys::find(function.symbol()) {
            println!("{reason}");
        }
    }
}
