//! What is at an offset of a file with code.

use super::*;

// Functions of one byte each, of which the first says that it has none.
std::arch::global_asm!(
    ".pushsection .text; .globl cuda_validate_none, cuda_validate_one; .type cuda_validate_none, %function
    .type cuda_validate_one, %function; .balign 16; cuda_validate_none: .byte 0; .size cuda_validate_none, 0
    cuda_validate_one: .byte 0; .size cuda_validate_one, 1; .byte 0; .balign 16; .popsection"
);

unsafe extern "C" {
    static cuda_validate_one: u8;
}

#[test]
fn a_symbol_is_found_by_its_size() {
    use object::{Object as _, ObjectSegment as _, ObjectSymbol as _};
    // The linker keeps it if it is used.
    std::hint::black_box(&raw const cuda_validate_one);
    let file = std::env::current_exe().expect("it has a file");
    let bytes = std::fs::read(&file).expect("it can be read");
    let object = object::File::parse(&*bytes).expect("it is ELF");
    let address = object.symbol_by_name("cuda_validate_one").expect("it is there").address();
    let segments = object.segments();
    let offset = segments
        .filter(|segment| segment.address() <= address)
        .map(|segment| segment.file_range().0 + (address - segment.address()));
    let offset = offset.last().expect("a segment has it");
    let file = CodeFile::read(file.to_str().expect("a path"));
    let at = |offset| file.place(offset).expect("it is mapped");
    assert_eq!(at(offset), (address, Some("cuda_validate_one")));
    assert_eq!([at(offset - 1).1, at(offset + 1).1], [None, None]);
    for segment in object.segments() {
        let (start, size) = segment.file_range();
        assert_eq!(at(start + size - 1).0, segment.address() + size - 1);
    }
}

#[test]
fn a_frame_belongs_to_its_file_and_function() {
    let file = |path: &str, has_runtime, is_stripped| CodeFile {
        path: path.to_owned(),
        has_runtime,
        is_stripped,
        entry: 0x1000,
        ..CodeFile::read("/nothing")
    };
    let program = file("/home/me/vectorAdd", true, false);
    let own = file("/home/me/own", false, false);
    let stripped = file("/home/me/stripped", false, true);
    let shared = file("/usr/lib/libcudart.so.13.0.96", false, true);
    let wheel = file("/lib/libcudart-d0da41ae.so.11.0", false, true);
    let libc = file("/usr/lib/libc.so.6", false, true);
    for (file, function, address, component) in [
        (&program, "libcudart_static_0a1b", 0, Component::Runtime),
        (&program, "cudaMalloc", 0, Component::Runtime),
        (&program, "__cudaUnregisterFatBinary", 0, Component::Runtime),
        (&program, "cudaMalloc<float>(float**)", 0, Component::Other),
        (&program, "_Z9cudaCheckv", 0, Component::Other),
        (&program, "cudarc", 0, Component::Other),
        (&program, "", 0, Component::Other),
        (&program, "_start", 0, Component::System),
        // A program without the runtime may have such a name.
        (&own, "cudaCheck", 0, Component::Other),
        (&own, "exit", 0, Component::System),
        (&stripped, "", 0, Component::Stripped),
        (&stripped, "exported", 0, Component::Other),
        (&stripped, "", 0x1021, Component::System),
        (&shared, "", 0, Component::Runtime),
        (&shared, "cudaMalloc", 0, Component::Runtime),
        (&wheel, "", 0, Component::Runtime),
        (&libc, "", 0, Component::System),
        (&libc, "qsort", 0, Component::Other),
    ] {
        assert_eq!(
            file.component(function, address),
            component,
            "{} {function} {address:#x}",
            file.path
        );
    }
}

#[test]
fn names_of_other_languages_are_as_in_their_source() {
    for (symbol, shown) in [
        ("_ZN4deep5sleepILi3EEEvPKc", "void deep::sleep<3>(char const*)"),
        ("_ZN4core3fmt9Formatter3pad17h0123456789abcdefE", "core::fmt::Formatter::pad"),
        ("_RNvCs1234_7mycrate3foo", "mycrate::foo"),
        ("cuMemAlloc_v2", "cuMemAlloc_v2"),
        ("w", "w"),
        ("RC4_test", "RC4_test"),
        ("_Z", "_Z"),
    ] {
        let symbols = vec![Symbol { address: 0x1010, size: 8, name: symbol }];
        let segments = vec![Segment { offset: 0, size: 0x100, address: 0x1000 }];
        let file = CodeFile { symbols, segments, ..CodeFile::read("/no such file") };
        assert_eq!(&*frames(Some(&file), 0x12)[0].function, shown);
    }
}

#[test]
fn names_are_bounded() {
    // Each of these types stands for two of the one before.
    let mut bomb = "_Z1fSt4pairIiiE".to_owned();
    let digits = "0123456789ABCDEFGHIJ";
    for digit in digits.chars() {
        bomb += &format!("S_IS{digit}_S{digit}_E");
    }
    let shown = demangled(&bomb);
    assert!(shown.starts_with("f(std::pair<int, int>, std::pair<"), "{}", &shown[..99]);
    assert!(shown.ends_with("...") && shown.len() <= LONGEST + 3, "{}", shown.len());
    assert_eq!(demangled(&"é".repeat(LONGEST)).len(), LONGEST);
}
