//! What a reader sees of the functions that called.

use super::*;
use crate::launcher::report::stack::tests::frame;

#[test]
fn frames_of_bindings_are_shown_if_there_are_no_others() {
    struct Shown<'a>(&'a [Frame]);
    impl fmt::Display for Shown<'_> {
        fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
            print_stack(self.0, false, f)
        }
    }
    let shown = |stack: &[Frame]| {
        let text = Shown(stack).to_string();
        text.lines().map(|line| line.trim_start().to_owned()).collect::<Vec<_>>()
    };
    let bindings = [
        frame("libcuda_sys::load::call1", "load.rs", 536),
        frame("<cuda_checked::owned::Stream as core::ops::drop::Drop>::drop", "stream.rs", 9),
        frame("core::ptr::drop_in_place<Stream>", "/rustc/0/library/core/src/ptr/mod.rs", 805),
    ];
    let own = [frame("app::close", "app.rs", 12), frame("app::main", "main.rs", 40)];
    let below = [frame("main", "", 0), frame("__libc_start_main", "", 0)];
    let all = [&bindings[..], &own, &below].concat();
    assert_eq!(
        shown(&all),
        ["app::close at app.rs:12", "app::main at main.rs:40", "main in prog+0x8"]
    );
    assert_eq!(shown(&bindings).len(), 3);
}
