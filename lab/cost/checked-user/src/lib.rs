pub use cuda_checked::calls::cuInit;
