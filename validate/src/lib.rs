//! The library that `cuda-validate` preloads: see its README. It has nothing for Rust programs.
//!
//! From the top, each needing only those below it:
//!
//! - `stand_in` has the functions of the system's loader that the program calls in place of the loader's own.
//! - `table` makes a wrapper of each function of the driver, from the lists of `libcuda_sys`.
//! - `layer` is the way of a call: it is judged, made, remembered and explained.
//! - `explain` explains a refusal, if no rule does.
//! - `remember` remembers what a call has to do with objects and work.
//! - `missing` notes the functions that the program has not got.
//! - `log` has the driver bring the lines of its log.
//! - `judge` judges a call.
//! - `reach` finds the function that a call reaches, or the code that it gets in place of it.
//! - `lifecycle` has the start of the layer in a process, its forks, and its end.
//! - `record` records what is found.
//! - `faults` notes the address of a fault.
//! - `standard_error` is where `--verbose` writes.
//! - `intercepted` is a call while the layer has it.
//! - `queries` has the driver's functions for the queries of rules and causes.
//! - `state_tracker` notes what a call does that later ones may need to know.
//! - `refusal` says what earlier calls did that explains a refusal.
//! - `async_error` says which work may have failed.
//! - `capture_error` says which call broke a capture.
//! - `host_functions` says in which function of the program's the driver has called it.
//! - `explanation` makes the sentences on calls.
//! - `parameters` has what kernels take.
//! - `objects` has the objects that calls created and ended, and keeps all of the past.
//! - `pending_work` has the latest launches, and whether work has failed.
//! - `captures` has what led streams into captures, and which call broke one.
//! - `current_call` has the call that each thread is in.
//! - `call` is a call, with its arguments.
//! - `driver` finds the real functions, and the wrappers that the program gets in their place.
//! - `older` adapts checks and causes to older versions of functions, and to structs that were shorter.
//! - `function` is a function that a call reaches.
//! - `entry_point` is what is known of a function of the driver.
//! - `handle` is a parameter that names an object.
//! - `signature` has the types of a function's parameters, and arguments as wrappers pack them.
//! - `stream` has the numbers of streams.
//! - `thread` is a thread of the program, with its current context.
//! - `process` is this process.
//! - `origin` has when and where calls were made.
//! - `python` reads the lines of Python that call.
//! - `copies` has what compiled code copies memory with.
//! - `loader` has the loader's own functions.
//! - `callers` finds who called, and in which files.
//! - `exports` is what the processes of the run give to each other.
//! - `names` has a function's name in C's form.
//! - `heap` has the memory of the layer.
//! - `elf` reads the loaded objects from the system's loader, at the start.
//! - `spool` is the memory that all processes share with the launcher.
#![cfg(all(unix, target_env = "gnu", any(target_arch = "aarch64", target_arch = "x86_64")))]
#![allow(non_snake_case)] // functions and parameters are named as in C
#![cfg_attr(test, allow(dead_code, unused_macros))] // there are no wrappers

mod async_error;
mod call;
mod callers;
mod capture_error;
mod captures;
mod copies;
mod current_call;
mod driver;
mod elf;
mod entry_point;
mod explain;
mod explanation;
mod exports;
mod faults;
mod function;
mod handle;
mod heap;
mod host_functions;
mod intercepted;
mod judge;
mod layer;
mod lifecycle;
mod loader;
mod log;
mod missing;
mod names;
mod objects;
mod older;
mod origin;
mod parameters;
mod pending_work;
mod process;
mod python;
mod queries;
mod reach;
mod record;
mod refusal;
mod remember;
mod signature;
mod spool;
mod stand_in;
mod standard_error;
mod state_tracker;
mod stream;
#[cfg_attr(test, allow(unused_imports))]
mod table;
mod thread;

#[global_allocator]
static HEAP: heap::Heap = heap::Heap::new(process::give_up);

#[used]
#[unsafe(link_section = ".init_array")]
static LOAD: extern "C" fn() = table::load;
