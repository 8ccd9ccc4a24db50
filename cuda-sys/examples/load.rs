//! Prints whether this machine has a driver, and which functions it lacks.

fn main() {
    let (count, release) =
        (libcuda_sys::functions().len(), libcuda_sys::Release(libcuda_sys::CUDA_VERSION));
    println!("{count} functions of CUDA {release}");
    if let Err(reason) = libcuda_sys::load() {
        println!("{reason}");
        return;
    }
    println!("there is a driver");
    for function in libcuda_sys::functions() {
        if let Err(reason) = libcuda_sys::find(function.symbol()) {
            println!("{reason}");
        }
    }
}
