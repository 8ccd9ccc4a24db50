pub use cudarc::driver::sys::cuInit;
