//! The C library, as the system's loader has it.

use super::*;

fn in_c<T>(look: impl Fn(&Object) -> T) -> T {
    let is_c =
        |object: &Object| object.file().to_bytes().windows(9).any(|part| part == b"/libc.so.");
    find(|object| is_c(object).then(|| look(object))).expect("the C library is loaded")
}

#[test]
fn a_function_is_found_and_a_variable_is_not() {
    let is_dlopen = |found: Option<*mut c_void>| {
        // SAFETY: a name.
        let expected = unsafe { libc::dlsym(libc::RTLD_DEFAULT, c"getpid".as_ptr()) };
        found == Some(expected)
    };
    assert!(is_dlopen(in_c(|object| object.function(c"getpid"))));
    for absent in [c"environ", c"none", c"_dl_argv"] {
        assert_eq!(in_c(|object| object.function(absent)), None, "{absent:?}");
    }
}

#[test]
fn every_function_of_the_c_library_is_found() {
    use object::{Object as _, ObjectSymbol as _, SymbolKind};
    let file = in_c(|object| object.file().to_str().expect("it is a path").to_owned());
    let bytes = std::fs::read(file).expect("it can be read");
    let file = object::File::parse(&*bytes).expect("it is ELF");
    let functions = file.dynamic_symbols().filter(|symbol| {
        // Those of a processor are chosen when they are looked for.
        let is_chosen = matches!(symbol.flags(), object::SymbolFlags::Elf { st_info, .. } if st_info.st_type() == STT_GNU_IFUNC);
        symbol.kind() == SymbolKind::Text && symbol.is_definition() && !is_chosen
    });
    let mut count = 0;
    for symbol in functions {
        let name =
            std::ffi::CString::new(symbol.name_bytes().expect("it has one")).expect("it is one");
        assert!(in_c(|object| object.function(&name)).is_some(), "{name:?}");
        count += 1;
    }
    assert!(count > 1000);
}

#[test]
fn a_file_is_known_by_its_name_without_folders() {
    assert!(in_c(|object| object.is_named(b"libc.so.6") && object.is_named(b"libc.so")));
    assert!(!in_c(|object| object.is_named(b"libc.so.60") || object.is_named(b"lib/libc")));
}

/// Memory for reading, with a number in each word.
fn sevens(pages: usize) -> &'static [usize] {
    let mut memory = memmap2::MmapMut::map_anon(pages).expect("there is memory");
    memory.chunks_exact_mut(8).for_each(|word| word.copy_from_slice(&7_usize.to_ne_bytes()));
    let memory = std::mem::ManuallyDrop::new(memory.make_read_only().expect("it is memory"));
    // SAFETY: it stays mapped, and has whole words.
    unsafe { std::slice::from_raw_parts(memory.as_ptr().cast(), pages / size_of::<usize>()) }
}

fn read(word: &usize) -> usize {
    // SAFETY: it is mapped.
    unsafe { (&raw const *word).read_volatile() }
}

#[test]
fn a_word_of_a_page_for_reading_is_cleared() {
    // SAFETY: no arguments.
    let page = unsafe { libc::sysconf(libc::_SC_PAGESIZE) } as usize;
    let words = sevens(2 * page);
    for index in [3, page / 8 + 3] {
        clear((&raw const words[index]).cast_mut());
    }
    let cleared: Vec<_> = (0..words.len()).filter(|index| read(&words[*index]) == 0).collect();
    assert_eq!(cleared, [3, page / 8 + 3]);
}

#[test]
fn only_weak_references_that_lead_nowhere_are_forgotten() {
    let names = b"cuA\0other\0";
    let symbol = |binding: SymbolBind, section: SymbolSection, name: u32| {
        // SAFETY: these are numbers.
        let zero: Symbol = unsafe { std::mem::zeroed() };
        Symbol {
            st_name: name,
            st_info: SymbolInfo::new(binding, STT_FUNC).0,
            st_shndx: section.0,
            ..zero
        }
    };
    let symbols = [
        symbol(STB_WEAK, SHN_UNDEF, 0),
        symbol(STB_GLOBAL, SHN_UNDEF, 0),
        symbol(STB_WEAK, SymbolSection(1), 0),
        symbol(STB_WEAK, SHN_UNDEF, 4),
    ];
    let words = sevens(4096);
    // Below all of these.
    let bias = words.as_ptr().addr() & 0xffff_f000;
    let refers = |place: usize, symbol: usize| {
        [(&raw const words[place]).addr() - bias, symbol << 32 | 6, 0]
    };
    // The first one is among those without a symbol; the last one of each table is behind its end.
    let data = [refers(7, 0), refers(0, 1), refers(1, 0), refers(2, 2), refers(8, 3), refers(3, 0)];
    let functions = [refers(4, 0), refers(5, 0), refers(6, 0)];
    let dynamic = [
        [DT_SYMTAB.0 as usize, symbols.as_ptr().addr()],
        [DT_STRTAB.0 as usize, names.as_ptr().addr()],
        [DT_RELACOUNT.0 as usize, 1],
        [DT_RELA.0 as usize, data.as_ptr().addr()],
        [DT_RELASZ.0 as usize, 5 * 24],
        [DT_JMPREL.0 as usize, functions.as_ptr().addr()],
        [DT_PLTRELSZ.0 as usize, 2 * 24],
        [0, 0],
        [DT_RELASZ.0 as usize, 6 * 24],
    ];
    let object =
        Object { bias, name: c"".as_ptr(), dynamic: dynamic.as_ptr(), next: std::ptr::null() };
    let forgotten = || (0..9).filter(|index| read(&words[*index]) == 0).collect::<Vec<_>>();
    object.forget(b"cu", |address| address != 7);
    assert_eq!(forgotten(), []);
    object.forget(b"cu", |address| address == 7);
    assert_eq!(forgotten(), [1, 4, 5]);
}
