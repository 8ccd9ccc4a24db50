//! Loaded objects as the system's loader sees them: their symbols, and the references to these.

use libc::dl_phdr_info;
use object::elf::*;
use std::ffi::{CStr, c_char, c_int, c_void};

type Symbol = libc::Elf64_Sym;

pub struct Object<'a>(&'a dl_phdr_info);

/// Looks at each object until one has a result. The system's loader has a lock for this, so it is for the start of a process.
pub fn find<T>(mut look: impl FnMut(&Object) -> Option<T>) -> Option<T> {
    type Look<'a> = &'a mut dyn FnMut(&Object) -> bool;
    unsafe extern "C" fn each(info: *mut dl_phdr_info, _: usize, look: *mut c_void) -> c_int {
        // SAFETY: the loader passes a valid object and the function from below.
        unsafe { Object::new(&*info).is_some_and(|object| (*look.cast::<Look>())(&object)).into() }
    }
    let mut found = None;
    let mut look: Look = &mut |object| {
        found = look(object);
        found.is_some()
    };
    // SAFETY: the loader calls `each` with `look`, which is a live local.
    unsafe { libc::dl_iterate_phdr(Some(each), (&raw mut look).cast()) };
    found
}

// The contents of an object are valid while the loader passes it to the callback.
#[allow(clippy::undocumented_unsafe_blocks)]
impl<'a> Object<'a> {
    fn new(info: &'a dl_phdr_info) -> Option<Self> {
        Some(Self(info)).filter(|object| object.value(DT_SYMTAB) != 0)
    }

    /// Returns the object's value of a tag.
    fn value(&self, tag: i64) -> usize {
        let dynamic = self.headers().find(|header| header.p_type == libc::PT_DYNAMIC);
        let Some(dynamic) = dynamic else { return 0 };
        let entries = (self.bias() + dynamic.p_vaddr as usize) as *const [usize; 2];
        let entries = (0..).map(|index| unsafe { *entries.add(index) });
        let mut entries = entries.take_while(|[tag, _]| *tag != 0);
        entries.find(|[own, _]| *own == tag as usize).map_or(0, |[_, value]| value)
    }

    fn headers(&self) -> impl Iterator<Item = &'a libc::Elf64_Phdr> {
        let info = self.0;
        (0..info.dlpi_phnum.into()).map(|index| unsafe { &*info.dlpi_phdr.add(index) })
    }

    fn bias(&self) -> usize {
        self.0.dlpi_addr as usize
    }

    /// The file's name; that of the program itself is empty.
    pub fn file(&self) -> &CStr {
        unsafe { CStr::from_ptr(self.0.dlpi_name) }
    }

    /// Returns a table. The loader has converted these values to addresses, except in the kernel's own objects.
    fn table<T>(&self, tag: i64) -> *mut T {
        let value = self.value(tag);
        (if value < self.bias() { self.bias() + value } else { value }) as *mut T
    }

    /// Returns the symbols that others can find. Only the hash table has their number: it consists of a head, a filter,
    /// buckets, and chains that end with an odd number.
    fn symbols(&self) -> impl Iterator<Item = Symbol> {
        let hash = self.table::<u32>(DT_GNU_HASH);
        let word = |index: usize| unsafe { *hash.add(index) as usize };
        let (buckets, first) = (word(0), word(1));
        let start = 4 + 2 * word(2);
        let last = (start..start + buckets).map(word).max().unwrap_or(0);
        // All buckets are zero where there is no symbol.
        let last = last.checked_sub(first);
        let last = last.and_then(|last| (last..).find(|at| word(start + buckets + at) & 1 == 1));
        let symbols = self.table::<Symbol>(DT_SYMTAB);
        (first..first + last.map_or(0, |last| last + 1))
            .map(move |index| unsafe { *symbols.add(index) })
    }

    /// The address of a function that the object has.
    pub fn function(&self, name: &CStr) -> Option<*mut c_void> {
        let names = self.table::<c_char>(DT_STRTAB);
        let mut symbols = (self.value(DT_GNU_HASH) != 0).then(|| self.symbols())?;
        let found = symbols.find(|symbol| unsafe {
            let is_own = symbol.st_shndx != SHN_UNDEF && symbol.st_info & 0xf == STT_FUNC;
            is_own && CStr::from_ptr(names.add(symbol.st_name as usize)) == name
        })?;
        Some((self.bias() + found.st_value as usize) as *mut c_void)
    }

    /// Takes weak references to some addresses away: by them the program asks whether a function is there.
    pub fn forget(&self, is_absent: impl Fn(usize) -> bool) {
        let symbols = self.table::<Symbol>(DT_SYMTAB);
        for (table, size) in [(DT_RELA, DT_RELASZ), (DT_JMPREL, DT_PLTRELSZ)] {
            let table = self.table::<[usize; 3]>(table);
            for index in 0..self.value(size) / size_of::<[usize; 3]>() {
                let [offset, info, _] = unsafe { *table.add(index) };
                let symbol = unsafe { *symbols.add(info >> 32) };
                let place = (self.bias() + offset) as *mut usize;
                let is_weak = symbol.st_info >> 4 == STB_WEAK && symbol.st_shndx == SHN_UNDEF;
                if is_weak && is_absent(unsafe { *place }) {
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
#[path = "../tests/unit/elf.rs"]
mod tests;
