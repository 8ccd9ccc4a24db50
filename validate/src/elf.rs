//! Loaded objects as the system's loader sees them: their symbols, and what refers to these.

use std::ffi::{CStr, c_char, c_int, c_void};

/// The tags of what an object says of itself.
const PLTRELSZ: usize = 2;
const STRTAB: usize = 5;
const SYMTAB: usize = 6;
const RELA: usize = 7;
const RELASZ: usize = 8;
const JMPREL: usize = 23;
const GNU_HASH: usize = 0x6fff_fef5;

type Symbol = libc::Elf64_Sym;

pub struct Object<'a> {
    info: &'a libc::dl_phdr_info,
    /// By tag; that of hashes comes last.
    values: [usize; 25],
}

/// A place that the loader has filled in.
#[repr(C)]
struct Reference {
    offset: usize,
    info: u64,
    addend: i64,
}

/// Looks at each object until one gives something.
pub fn find<T>(mut look: impl FnMut(&Object) -> Option<T>) -> Option<T> {
    type State<'a, T> = (&'a mut dyn FnMut(&Object) -> Option<T>, Option<T>);
    unsafe extern "C" fn each<T>(
        info: *mut libc::dl_phdr_info,
        _: usize,
        state: *mut c_void,
    ) -> c_int {
        // SAFETY: the loader gives a valid object, and the state is that of below.
        unsafe {
            let (look, found) = &mut *state.cast::<State<T>>();
            *found = Object::new(&*info).and_then(|object| look(&object));
            found.is_some().into()
        }
    }
    let mut state: State<T> = (&mut look, None);
    // SAFETY: the function and its state belong together.
    unsafe { libc::dl_iterate_phdr(Some(each::<T>), (&raw mut state).cast()) };
    state.1
}

// The loader vouches for what an object says of itself, while it tells of the object.
#[allow(clippy::undocumented_unsafe_blocks)]
impl<'a> Object<'a> {
    fn new(info: &'a libc::dl_phdr_info) -> Option<Self> {
        let mut object = Self { info, values: [0; 25] };
        let dynamic = object.headers().find(|header| header.p_type == libc::PT_DYNAMIC)?;
        let mut entry = (object.bias() + dynamic.p_vaddr as usize) as *const [usize; 2];
        loop {
            match unsafe { *entry } {
                [0, _] => break,
                [GNU_HASH, value] => object.values[24] = value,
                [tag @ 1..24, value] => object.values[tag] = value,
                _ => {}
            }
            entry = unsafe { entry.add(1) };
        }
        (object.values[SYMTAB] != 0 && object.values[24] != 0).then_some(object)
    }

    fn headers(&self) -> impl Iterator<Item = &'a libc::Elf64_Phdr> {
        let info = self.info;
        (0..info.dlpi_phnum.into()).map(|index| unsafe { &*info.dlpi_phdr.add(index) })
    }

    fn bias(&self) -> usize {
        self.info.dlpi_addr as usize
    }

    /// The file's name; that of the program itself is empty.
    pub fn file(&self) -> &CStr {
        unsafe { CStr::from_ptr(self.info.dlpi_name) }
    }

    /// A table. The loader has made addresses of these values, but for objects that the kernel gives.
    fn table<T>(&self, tag: usize) -> *mut T {
        let value = self.values[tag];
        (if value < self.bias() { self.bias() + value } else { value }) as *mut T
    }

    /// The symbols that others can find: how many there are, only the table of hashes tells. It has a head, a filter,
    /// buckets, and chains that end with an odd number.
    fn symbols(&self) -> impl Iterator<Item = Symbol> {
        self.places().map(|symbol| unsafe { *symbol })
    }

    fn places(&self) -> impl Iterator<Item = *mut Symbol> {
        let hash = self.table::<u32>(24);
        let word = |index: usize| unsafe { *hash.add(index) as usize };
        let (buckets, first) = (word(0), word(1));
        let start = 4 + 2 * word(2);
        let last = (start..start + buckets).map(word).max().unwrap_or(0);
        let chain = |symbol: usize| word(start + buckets + symbol - first);
        let end = match last < first {
            true => first,
            false => (last..).find(|at| chain(*at) & 1 == 1).map_or(first, |at| at + 1),
        };
        let symbols = self.table::<Symbol>(SYMTAB);
        (first..end).map(move |index| unsafe { symbols.add(index) })
    }

    fn name(&self, symbol: &Symbol) -> &CStr {
        unsafe { CStr::from_ptr(self.table::<c_char>(STRTAB).add(symbol.st_name as usize)) }
    }

    /// The address of a function that the object has.
    pub fn function(&self, name: &CStr) -> Option<*mut c_void> {
        let found =
            self.symbols().find(|symbol| symbol.st_value != 0 && self.name(symbol) == name)?;
        Some((self.bias() + found.st_value as usize) as *mut c_void)
    }

    /// The file in which an address lies, the address there, and the symbol.
    pub fn place(&self, address: usize) -> Option<(String, usize, String)> {
        let own = address.wrapping_sub(self.bias());
        let within = |start: u64, size: u64| (start..start + size).contains(&(own as u64));
        let mut headers = self.headers().filter(|header| header.p_type == libc::PT_LOAD);
        headers.find(|header| within(header.p_vaddr, header.p_memsz))?;
        let symbol = self.symbols().find(|symbol| within(symbol.st_value, symbol.st_size));
        let name = symbol.map(|symbol| self.name(&symbol).to_string_lossy().into_owned());
        Some((self.file().to_string_lossy().into_owned(), own, name.unwrap_or_default()))
    }

    /// Has the loader find no more symbols at such addresses: it skips those without a value.
    pub fn hide(&self, is_absent: impl Fn(usize) -> bool) {
        for symbol in self.places() {
            if is_absent(self.bias() + unsafe { *symbol }.st_value as usize) {
                clear(unsafe { &raw mut (*symbol).st_value }.cast());
            }
        }
    }

    /// Takes weak references to such addresses away: by them the program asks whether a function is there.
    pub fn forget(&self, is_absent: impl Fn(usize) -> bool) {
        for (table, size) in [(RELA, RELASZ), (JMPREL, PLTRELSZ)] {
            for index in 0..self.values[size] / size_of::<Reference>() {
                let reference = unsafe { &*self.table::<Reference>(table).add(index) };
                let symbol = (reference.info >> 32) as usize;
                let symbol = unsafe { &*self.table::<Symbol>(SYMTAB).add(symbol) };
                let place = (self.bias() + reference.offset) as *mut usize;
                let is_weak = symbol.st_info >> 4 == 2 && symbol.st_shndx == 0;
                if is_weak && is_absent(unsafe { *place }) {
                    clear(place);
                }
            }
        }
    }
}

/// Writes zero to a page that may be one for reading. It stays writable: the loader may write there too.
fn clear(place: *mut usize) {
    // SAFETY: the loader's alone. The page holds no code: it is one of symbols or references.
    unsafe {
        let page = libc::sysconf(libc::_SC_PAGESIZE) as usize;
        let start = place.map_addr(|address| address & !(page - 1));
        if libc::mprotect(start.cast(), page, libc::PROT_READ | libc::PROT_WRITE) == 0 {
            place.write_volatile(0);
        }
    }
}
