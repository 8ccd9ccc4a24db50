//! Prints whether this machine has a driver, and which functions it lacks.

fn main() {
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
