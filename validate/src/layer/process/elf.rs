//! Loaded objects as the system's loader sees them: their symbols, and the references to these.

use object::elf::*;
use std::ffi::{CStr, c_char, c_int, c_void};
use std::ptr::{self, null_mut};
use std::sync::atomic::{AtomicPtr, Ordering::*};

type Symbol = libc::Elf64_Sym;

/// The loader's `struct link_map`, as debuggers know it.
#[repr(C)]
pub struct Object {
    bias: usize,
    name: *const c_char,
    dynamic: *const [usize; 2],
    next: *const Self,
}

/// The loader's `struct r_debug`.
#[repr(C)]
struct Debug {
    version: c_int,
    first: *const Object,
}

unsafe extern "C" {
    static _r_debug: Debug;
    static __ehdr_start: c_void;
}

/// Where this library begins, by its linker.
pub fn own() -> *const c_void {
    &raw const __ehdr_start
}

/// Looks at each object until one has a result.
///
/// The first lookup of a program may come before the runtime of a sanitizer is ready, which replaces functions of the C library.
/// So this calls no function, not even `strcmp`: what `look` reads of an object is read byte by byte. There is no lock either, so it
/// has only the objects that are there when it is called first: those that a process starts with, which stay.
pub fn find<T>(mut look: impl FnMut(&Object) -> Option<T>) -> Option<T> {
    static LAST: AtomicPtr<Object> = AtomicPtr::new(null_mut());
    // SAFETY: the loader keeps its list valid.
    let first = unsafe { (&raw const _r_debug.first).read_volatile().as_ref() };
    // SAFETY: as before.
    let objects = || std::iter::successors(first, |object| unsafe { object.next.as_ref() });
    if LAST.load(Relaxed).is_null() {
        let last = objects().last().map_or(null_mut(), |last| ptr::from_ref(last).cast_mut());
        LAST.store(last, Relaxed);
    }
    let last = LAST.load(Relaxed).cast_const();
    for object in objects() {
        let found = if object.value(DT_SYMTAB) == 0 { None } else { look(object) };
        if found.is_some() || ptr::from_ref(object) == last {
            return found;
        }
    }
    None
}

/// Whether a text begins with these bytes.
///
/// # Safety
///
/// It must end with a zero.
unsafe fn begins(text: *const c_char, start: &[u8]) -> bool {
    // SAFETY: the caller guarantees it: nothing is read behind a byte that differs.
    let byte = |index| unsafe { text.cast::<u8>().add(index).read_volatile() };
    start.iter().enumerate().all(|(index, expected)| byte(index) == *expected)
}

/// Whether the name of a file begins so, without its folders. This calls no function either.
///
/// # Safety
///
/// It must end with a zero.
pub unsafe fn is_named(file: *const c_char, start: &[u8]) -> bool {
    let (mut name, mut rest) = (file, file);
    loop {
        // SAFETY: the caller guarantees it: this ends with the zero.
        match unsafe { rest.cast::<u8>().read_volatile() } {
            // SAFETY: as before.
            0 => return unsafe { begins(name, start) },
            byte => {
                // SAFETY: the byte is not the last.
                rest = unsafe { rest.add(1) };
                if byte == b'/' {
                    name = rest;
                }
            }
        }
    }
}

// The contents of an object stay valid.
#[allow(clippy::undocumented_unsafe_blocks)]
impl Object {
    /// Returns the object's value of a tag.
    fn value(&self, tag: DynamicTag) -> usize {
        let mut entry = self.dynamic;
        loop {
            match unsafe { *entry } {
                [0, _] => return 0,
                [own, value] if own == tag.0 as usize => return value,
                _ => entry = unsafe { entry.add(1) },
            }
        }
    }

    /// An address in it.
    pub fn dynamic(&self) -> usize {
        self.dynamic.addr()
    }

    /// The file's name; that of the program itself is empty.
    #[cfg(test)]
    pub fn file(&self) -> &CStr {
        unsafe { CStr::from_ptr(self.name) }
    }

    /// Whether it is this library.
    pub fn is_own(&self) -> bool {
        self.bias == own().addr()
    }

    /// Whether the file's name begins so, without its folders.
    pub fn is_named(&self, start: &[u8]) -> bool {
        unsafe { is_named(self.name, start) }
    }

    /// Returns a table. The loader has converted these values to addresses, except in the kernel's own objects.
    fn table<T>(&self, tag: DynamicTag) -> *mut T {
        let value = self.value(tag);
        (if value < self.bias { self.bias + value } else { value }) as *mut T
    }

    /// The address of a function that the object has. The hash table consists of a head, a filter, buckets, and chains that end
    /// with an odd number.
    pub fn function(&self, name: &CStr) -> Option<*mut c_void> {
        let table = self.table::<u32>(DT_GNU_HASH);
        if table.is_null() {
            return None;
        }
        let word = |index: usize| unsafe { *table.add(index) };
        let (buckets, first, filter) = (word(0), word(1), word(2) as usize);
        let mut hash = 5381_u32;
        for byte in name.to_bytes() {
            hash = hash.wrapping_mul(33).wrapping_add((*byte).into());
        }
        let start = 4 + 2 * filter;
        // Zero if no symbol has the bucket.
        let mut index = word(start + hash.checked_rem(buckets)? as usize);
        let symbols = self.table::<Symbol>(DT_SYMTAB);
        let names = self.table::<c_char>(DT_STRTAB);
        while index >= first && index > 0 {
            let own = word(start + buckets as usize + (index - first) as usize);
            let symbol = unsafe { &*symbols.add(index as usize) };
            let is_own =
                symbol.st_shndx != SHN_UNDEF.0 && SymbolInfo(symbol.st_info).st_type() == STT_FUNC;
            let own_name = unsafe { names.add(symbol.st_name as usize) };
            if is_own && (own ^ hash) < 2 && unsafe { begins(own_name, name.to_bytes_with_nul()) } {
                return Some((self.bias + symbol.st_value as usize) as *mut c_void);
            }
            if own & 1 == 1 {
                break;
            }
            index += 1;
        }
        None
    }

    /// Takes weak references to some addresses away, of symbols whose names begin so: by them the program asks whether a
    /// function is there.
    pub fn forget(&self, start: &[u8], is_absent: impl Fn(usize) -> bool) {
        let symbols = self.table::<Symbol>(DT_SYMTAB);
        let names = self.table::<c_char>(DT_STRTAB);
        // Those without a symbol come first.
        let without = self.value(DT_RELACOUNT);
        for (table, size, first) in [(DT_RELA, DT_RELASZ, without), (DT_JMPREL, DT_PLTRELSZ, 0)] {
            let table = self.table::<[usize; 3]>(table);
            for index in first..self.value(size) / size_of::<[usize; 3]>() {
                let [offset, info, _] = unsafe { *table.add(index) };
                let symbol = unsafe { &*symbols.add(info >> 32) };
                let place = (self.bias + offset) as *mut usize;
                let is_weak = SymbolInfo(symbol.st_info).st_bind() == STB_WEAK
                    && symbol.st_shndx == SHN_UNDEF.0;
                let is_named = || unsafe { begins(names.add(symbol.st_name as usize), start) };
                if is_weak && is_named() && is_absent(unsafe { *place }) {
                    clear(place);
                }
            }
        }
    }
}

/// Writes zero to a page that may be one for reading. It stays writable: the loader may write there too.
fn clear(place: *mut usize) {
    // SAFETY: the loader's alone. The page holds no code: it is one of references.
    unsafe {
        let page = libc::sysconf(libc::_SC_PAGESIZE) as usize;
        let start = place.map_addr(|address| address & !(page - 1));
        if libc::mprotect(start.cast(), page, libc::PROT_READ | libc::PROT_WRITE) == 0 {
            place.write_volatile(0);
        }
    }
}

#[cfg(test)]
#[path = "../../../tests/unit/elf.rs"]
mod tests;
