pub use cuda_sys::cuInit;
