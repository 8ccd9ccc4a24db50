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

/// Of one object.
pub struct Object {
    bias: usize,
    symbols: *mut Symbol,
    names: *const c_char,
    hash: *const u32,
    /// Tables of references: the first, and their number.
    references: [(*const Reference, usize); 2],
}

#[repr(C)]
pub struct Symbol {
    name: u32,
    info: u8,
    other: u8,
    section: u16,
    value: usize,
    size: u64,
}

#[repr(C)]
struct Reference {
    offset: usize,
    info: u64,
    addend: i64,
}

/// Looks at each object until one gives something.
pub fn find<T>(mut look: impl FnMut(&CStr, &Object) -> Option<T>) -> Option<T> {
    type State<'a, T> = (&'a mut dyn FnMut(&CStr, &Object) -> Option<T>, Option<T>);
    unsafe extern "C" fn each<T>(
        info: *mut libc::dl_phdr_info,
        _: usize,
        state: *mut c_void,
    ) -> c_int {
        // SAFETY: the loader gives a valid object, and the state is that of below.
        unsafe {
            let (look, found) = &mut *state.cast::<State<T>>();
            let name =
                if (*info).dlpi_name.is_null() { c"" } else { CStr::from_ptr((*info).dlpi_name) };
            *found = Object::new(&*info).and_then(|object| look(name, &object));
            found.is_some().into()
        }
    }
    let mut state: State<T> = (&mut look, None);
    // SAFETY: the function and its state belong together.
    unsafe { libc::dl_iterate_phdr(Some(each::<T>), (&raw mut state).cast()) };
    state.1
}

impl Object {
    /// # Safety
    ///
    /// It must be loaded.
    unsafe fn new(info: &libc::dl_phdr_info) -> Option<Self> {
        let bias = info.dlpi_addr as usize;
        let headers = if info.dlpi_phdr.is_null() { 0 } else { info.dlpi_phnum.into() };
        // SAFETY: the loader vouches for what the object says of itself.
        unsafe {
            let mut headers = (0..headers).map(|index| &*info.dlpi_phdr.add(index));
            let dynamic = headers.find(|header| header.p_type == libc::PT_DYNAMIC)?;
            let mut entry = (bias + dynamic.p_vaddr as usize) as *const [usize; 2];
            let mut values = [0; 26];
            let mut gnu_hash = 0;
            while (*entry)[0] != 0 {
                let [tag, value] = *entry;
                match tag {
                    GNU_HASH => gnu_hash = value,
                    1..26 => values[tag] = value,
                    _ => {}
                }
                entry = entry.add(1);
            }
            // The loader has made addresses of these, but for objects that the kernel gives.
            let address = |value: usize| if value < bias { bias + value } else { value };
            let table = |start: usize, size: usize| {
                (address(values[start]) as *const Reference, values[size] / size_of::<Reference>())
            };
            (values[SYMTAB] != 0 && gnu_hash != 0).then(|| Self {
                bias,
                symbols: address(values[SYMTAB]) as *mut Symbol,
                names: address(values[STRTAB]) as *const c_char,
                hash: address(gnu_hash) as *const u32,
                references: [table(RELA, RELASZ), table(JMPREL, PLTRELSZ)],
            })
        }
    }

    pub fn contains(&self, symbol: *const ()) -> bool {
        self.symbol_at(symbol).is_some()
    }

    fn symbol_at(&self, address: *const ()) -> Option<*mut Symbol> {
        // SAFETY: symbols of the object's own table.
        self.defined().find(|symbol| unsafe { self.bias + (**symbol).value == address.addr() })
    }

    /// The symbols that others can find.
    fn defined(&self) -> impl Iterator<Item = *mut Symbol> {
        // SAFETY: the table of hashes is as the format has it: a head, a filter, buckets, and chains that end with an odd
        // number.
        unsafe {
            let (buckets, first, filter) =
                (*self.hash as usize, *self.hash.add(1) as usize, *self.hash.add(2) as usize);
            let bucket = self.hash.add(4 + 2 * filter);
            let chain = bucket.add(buckets);
            let last = (0..buckets).map(|index| *bucket.add(index) as usize).max().unwrap_or(0);
            let mut end = first;
            if last >= first {
                end = last;
                while *chain.add(end - first) & 1 == 0 {
                    end += 1;
                }
                end += 1;
            }
            (first..end).map(|index| self.symbols.add(index))
        }
    }

    fn name(&self, symbol: &Symbol) -> &CStr {
        // SAFETY: names are C strings in the object's table of them.
        unsafe { CStr::from_ptr(self.names.add(symbol.name as usize)) }
    }

    /// The address of a function that the object has.
    pub fn function(&self, name: &CStr) -> Option<*const c_void> {
        // SAFETY: symbols of the object's own table.
        let mut symbols = self.defined().map(|symbol| unsafe { &*symbol });
        let found = symbols.find(|symbol| symbol.value != 0 && self.name(symbol) == name)?;
        Some((self.bias + found.value) as *const c_void)
    }

    /// Has the loader find no more symbol at this address: it skips those without a value.
    pub fn hide(&self, address: *const ()) {
        if let Some(symbol) = self.symbol_at(address) {
            // SAFETY: only the loader reads it.
            unsafe { writable(&raw mut (*symbol).value, 0) };
        }
    }

    /// Takes weak references to such addresses away: by them the program asks whether a function is there.
    pub fn forget(&self, is_absent: impl Fn(usize) -> bool) {
        for (references, count) in self.references {
            for index in 0..count {
                // SAFETY: the object's own table, and the places that it names.
                unsafe {
                    let reference = &*references.add(index);
                    let symbol = &*self.symbols.add((reference.info >> 32) as usize);
                    let is_weak = symbol.info >> 4 == 2 && symbol.section == 0;
                    let place = (self.bias + reference.offset) as *mut usize;
                    if is_weak && is_absent(*place) {
                        writable(place, 0);
                    }
                }
            }
        }
    }
}

/// Writes to a page that may be one for reading. It stays writable: the loader may write there too.
///
/// # Safety
///
/// No Rust reference leads there.
unsafe fn writable(place: *mut usize, value: usize) {
    // SAFETY: the page holds no code: it is one of symbols or references.
    unsafe {
        let page = libc::sysconf(libc::_SC_PAGESIZE) as usize;
        let start = place.map_addr(|address| address & !(page - 1));
        if libc::mprotect(start.cast(), page, libc::PROT_READ | libc::PROT_WRITE) == 0 {
            place.write_volatile(value);
        }
    }
}
