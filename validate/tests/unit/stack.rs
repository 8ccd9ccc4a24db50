//! Which of the functions that called are the program's, and how a place is written.

use super::*;

/// A frame in a program; without a line if that is zero.
pub fn frame(function: &str, file: &str, line: u32) -> Frame {
    let known = SourceLine { file: PlainText::new(file), number: Some(line) };
    Frame {
        module: Some(PlainText::new("prog")),
        address: 8,
        function: PlainText::new(function),
        line: Some(known).filter(|_| line > 0),
        component: Component::Other,
    }
}

fn line(function: &str, file: &str, number: u32) -> PythonLine {
    let [file, function] = [file, function].map(|text| Some(PlainText::new(text)));
    PythonLine { file, function, number: Some(number) }
}

#[test]
fn the_place_of_an_earlier_call_is_the_line_of_the_program_and_of_its_caller() {
    let bindings = [
        frame("libcuda_sys::load::call1", "load.rs", 536),
        frame("<cuda_checked::owned::Stream as core::ops::drop::Drop>::drop", "stream.rs", 9),
        frame("core::ptr::drop_in_place<Stream>", "/rustc/0/library/core/src/ptr/mod.rs", 805),
    ];
    let own = [frame("app::close", "app.rs", 12), frame("app::main", "main.rs", 40)];
    let started =
        [frame("std::rt::lang_start", "/rustc/0/library/std/src/rt.rs", 1), frame("main", "", 0)];
    let rust = [&bindings[..], &own, &started].concat();
    let at = |python: &[PythonLine], stack: &[Frame]| {
        Origin { python: python.to_vec(), stack: stack.to_vec() }.at()
    };
    assert_eq!(at(&[], &rust), " at app.rs:12, called at main.rs:40");
    assert_eq!(at(&[], &rust[4..]), " at main.rs:40");
    assert_eq!(at(&[], &bindings), " at load.rs:536");
    let namespaces = [frame("core::close()", "core.cpp", 7), frame("std::run()", "run.cpp", 8)];
    assert_eq!(at(&[], &namespaces), " at core.cpp:7, called at run.cpp:8");
    // A recursion is not its own caller, and a function without a line is none.
    let twice = [frame("walk", "a.c", 1), frame("walk", "a.c", 2), frame("libfoo", "", 0)];
    assert_eq!(at(&[], &twice), " at a.c:1");
    let python = [line("step", "package.py", 3), line("<module>", "train.py", 5)];
    assert_eq!(at(&python, &own), " at package.py:3, called at train.py:5");
    assert_eq!(at(&[], &started[1..]), " in prog+0x8");
    assert_eq!(at(&[], &[]), "");
}

#[test]
fn the_runtime_has_the_frame_that_the_program_called() {
    let named = |stack: &[(&str, Component)]| {
        let stack = stack
            .iter()
            .map(|(function, component)| Frame { component: *component, ..frame(function, "", 0) });
        let shown = shown(stack.collect());
        shown.iter().map(|frame| frame.function.to_string()).collect::<Vec<_>>()
    };
    let inside = ("libcudart_static_0a1b", Component::Runtime);
    let stack = [
        inside,
        inside,
        ("cudaMalloc", Component::Runtime),
        ("fill", Component::Other),
        inside,
        ("cudaLaunchHostFunc", Component::Runtime),
        ("main", Component::Other),
        ("", Component::System),
        ("__libc_start_main", Component::System),
        ("_start", Component::System),
    ];
    assert_eq!(named(&stack), ["cudaMalloc", "fill", "cudaLaunchHostFunc", "main"]);
    // A function that the runtime has for the end of the process is within its others.
    let stack = [
        inside,
        ("__cudaUnregisterFatBinary", Component::Runtime),
        inside,
        ("exit", Component::System),
    ];
    assert_eq!(named(&stack), ["__cudaUnregisterFatBinary"]);
    assert_eq!(named(&[inside, ("", Component::System)]), ["libcudart_static_0a1b"]);
}

#[test]
fn paths_are_relative() {
    let folder = std::env::current_dir().expect("there is one");
    assert_eq!(short(&format!("{}/src/main.rs", folder.display())), "src/main.rs");
    assert_eq!(short("./loaded.c"), "loaded.c");
    assert_eq!(short("/usr/lib/libx.so"), "/usr/lib/libx.so");
    let of_registry =
        "/home/me/.cargo/registry/src/index-0123456789abcdef/cudarc-0.19.10/src/lib.rs";
    assert_eq!(short(of_registry), "cudarc-0.19.10/src/lib.rs");
}
