//! Programs in C and in Python under `cuda-validate`, on the model of the driver. They are built here, with `cc`.
#![cfg(supported)]

mod built;
mod processes;
mod python;
mod recorded;
mod transcript;
