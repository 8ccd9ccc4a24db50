//! The cases of the rules: for each call a valid input, changes of it, and the answer to each, by hand.
//!
//! ```text
//! let mut c = cases.call(|| cuMemMap { ptr: range(), size: SIZE, offset: 0, handle: allocation(), flags: 0 })
//!     .undo(|i, ()| cuMemUnmap { ptr: i.ptr, size: i.size });
//! c.accepts("no bytes", |i| i.size = 0);
//! c.rejects(392, "flags (1) must be zero", |i| i.flags = 1);
//! c.rejects(392, "flags (4294967296)", |i| i.flags = 1 << 32);
//! ```
//!
//! - The struct of a call has its inputs under C's names (`calls.rs`, from `cargo xtask emit`). Outputs are left out. An
//!   array that the checked call takes as a slice is a `Vec`. Every other pointer to values is an [`In`](form::In):
//!   `one(value)`, `many([..])` or `null()`; `i.prop.flags` is a field of its first element. Pointers in C's structs,
//!   and untyped parameters, come from `array([..])` and `place(value)`; `at(0x1000)` is an address that nothing follows.
//! - `range()` is an object, named by its kind: `objects.rs` has the mock's, and `make` in `lab/gpu/on_driver.rs` creates
//!   a driver's. Name objects inside the closures. `devices()` is the number of devices, 2 in the mock.
//! - A text is the path, the value in parentheses, and the rest of the sentence, or nothing; then the code in brackets,
//!   `[INVALID_DEVICE]` or `[undocumented]`, unless it is `CUDA_ERROR_INVALID_VALUE`. Each rule needs its whole sentence
//!   in one case of one call: `cargo xtask test untested` names the rules without. A value `(*)` is any.
//! - Every case runs on a mock of every release. A rule holds for the releases of [`DOCUMENTED`](cuda_checked::DOCUMENTED)
//!   unless `until(12_010, 522)`, `since(13_040, 377)`, `within(12_060, 12_090, 383)` or `always(391)` is in the place of
//!   the number. For the others the same inputs are accepted. `judged` takes several rules, each with the end of its text, for different
//!   releases: the first that holds.
//!   After `on(13_000..)` the cases run only on these releases, until `on(..)`.
//! - A rule with `where` needs a case of each side of this condition. `rejects(..)` is the one side, and
//!   `.unless("no domains", |i| ..)` after it the other: with this change too, or `unless_under` other answers of the mock,
//!   the same inputs are accepted. `otherwise` is for inputs that another rule rejects then.
//! - `explains(639, "the whole sentence [CODE]", ..)` is for a refusal with this code. `spares(639, "the words [CODE]", ..)` is the
//!   other side: the cause would say what is not true, or not known, so it says nothing.
//! - `under(Answers { .. })` is for rules that query: the following cases get these answers, until `usual()`.
//! - A case runs on real drivers too, and on the model, unless `only_mock("the reason")` stands before it, or `under`.
//!   `undo` removes what a successful call created. The answer is recorded, so no case may make a driver follow an invalid
//!   pointer, or leave anything that changes the answers to the cases after it. No call of multicast objects reaches a
//!   real driver.
//! - `left("the reason", ..)` is for accepted inputs that a text forbids or seems to. `cargo xtask emit deviations` makes
//!   `docs/deviations.md` from these, from the rules, and from `answers.txt`, the record of a driver: a line for each case, with
//!   the code. A case that a driver cannot run as the mock does has "(not run)" behind its name there: its answer is of another
//!   program, and is written by hand with the date and the device. `lab/run.sh` writes the other lines anew.
//! - A struct that several calls take has a function with its cases, over any [`Call`](form::Call), which gets the path and
//!   the place of the struct in the inputs. Where the texts differ, each other call has one case for each part of the struct.
//!
//! `tests/mock/on_mock.rs` runs the cases on the mock, `lab/gpu/on_driver.rs` on the driver of a machine, a library, or
//! the model: `cargo xtask conform LIBRARY`.
#![allow(dead_code, non_camel_case_types)] // each runner uses a part; structs have the names of calls

pub mod calls;
pub mod form;
pub mod objects;

// For the groups.
use crate::mock::Answers;
use calls::*;
use cuda_checked::types::*;
use form::*;
use objects::*;

macro_rules! groups {
    ($($group:ident)*) => {
        $(mod $group;)*

        /// The name and the cases of each group.
        pub const GROUPS: &[(&str, fn(&form::Cases))] = &[$((stringify!($group), $group::cases)),*];

        /// Has `$test` make a test of each group.
        macro_rules! each_group {
            ($test:ident) => { $test! { $($group)* } };
        }
    };
}
groups! {
    checkpoint coredump ctx ctx_deprecated device driver_entry_point event exec exec_deprecated
    extres_interop fabric_copy graph graphics green_contexts initialize library logical_endpoint
    logs malloc_async mem memop module multicast occupancy peer_access primary_ctx stream surfobject
    surfref_deprecated tensor_memory texobject texref_deprecated undocumented unified va version
}
