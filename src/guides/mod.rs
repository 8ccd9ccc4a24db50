//! How to use the parts of the driver that take more than one call, and how to run on any machine.
//!
//! The project's tests compile and run these programs, with and without a driver. Without a driver, each program prints
//! one sentence that says so.
//!
//! Read first [`loading`], [`errors`], [`contexts`], [`copies`] and [`launching`]. Then read what your program needs: [`pools`],
//! [`virtual_memory`], [`multicast`], [`ipc`], [`older_drivers`], [`bindings`].

macro_rules! guides {
    ($($name:ident, $title:literal, $file:literal $(, $program:literal)?;)*) => {$(
        #[doc = $title]
        #[doc = ""]
        #[doc = include_str!($file)]
        $(
            #[doc = "```rust,no_run"]
            #[doc = include_str!($program)]
            #[doc = "```"]
        )?
        pub mod $name {}
    )*};
}

guides! {
    loading, "Where the driver's functions come from.", "loading.md";
    errors, "The errors of a call.", "errors.md";
    contexts, "Devices, and the contexts that hold their state.", "contexts.md";
    copies, "Copies, and when their bytes have arrived.", "copies.md";
    launching, "Modules, kernels and launches.", "launching.md", "../../examples/kernel.rs";
    pools, "Allocations in the order of a stream.", "pools.md";
    virtual_memory, "Memory mapped at addresses of your choice.", "virtual_memory.md";
    multicast, "One store that reaches several GPUs.", "multicast.md";
    ipc, "Memory shared with other processes.", "ipc.md";
    older_drivers, "Programs that meet drivers older than their declarations.", "older_drivers.md";
    bindings, "A wrapper or bindings of your own, on top of `libcuda-sys`.", "bindings.md";
}
