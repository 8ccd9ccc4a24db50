//! The callers of a call, and the files that they are in.
//!
//! A child of a fork has one thread, and locks that others held stay locked: it must not wait for one. So the system tells of
//! the mapped files here, not the system's loader, whose `dl_iterate_phdr` has a lock, and nothing is asked of the program's
//! own unwinder.
//!
//! What the system tells of memory may be past when it is read: another thread may have unmapped it, or its file may end
//! before. So the walk follows no address that it has only guessed. It reads the stack that the thread is on, from where it
//! stands up to where that begins. A step that the tables of an object describe leads to code that has called, which stays until
//! that returns. Other code has a frame pointer, perhaps: such a step is a guess, made only on the thread's own stack, and
//! behind it nothing is read but this stack and the objects that the process started with, which stay.

pub mod place;

use crate::layer::origin::python;
use crate::layer::process::elf;
use crate::layer::process::loader::{loader, real};
use crate::spool::{CALLERS, Caller, Spool};
use framehop::{
    CacheNative, ExplicitModuleSectionInfo, FrameAddress, MayAllocateDuringUnwind, Module,
    UnwindRegsNative, Unwinder, UnwinderNative,
};
use memmap2::MmapOptions;
use std::arch::{asm, naked_asm};
use std::cell::Cell;
use std::collections::BTreeMap;
use std::ffi::{CStr, CString, c_char, c_int, c_void};
use std::mem::{ManuallyDrop, offset_of};
use std::ops::Range;
use std::ptr::null_mut;
use std::sync::atomic::{AtomicPtr, AtomicUsize, Ordering::*};

/// How many frames are looked at, with those of the layer.
const WALKED: usize = 96;

/// Where a thread is: in the code, and on its stack.
#[derive(Clone, Copy)]
pub struct Here {
    code: u64,
    registers: UnwindRegsNative,
}

/// Writes the callers of a place, innermost first, without those in the layer itself. An interpreter, by an address in its
/// code, has told its lines: the callers end before it, without the libraries by which it calls others.
pub fn write(spool: &Spool, callers: &[Caller; CALLERS], here: Here, interpreter: Option<usize>) {
    for (caller, (file, offset)) in callers.iter().zip(walk(spool, here, interpreter, CALLERS)) {
        caller.file.store(file, Relaxed);
        caller.offset.store(offset, Relaxed);
    }
}

/// Returns so many callers: the number of the file, and the offset in it.
pub fn walk(spool: &Spool, here: Here, interpreter: Option<usize>, most: usize) -> Vec<(u32, u64)> {
    Memory::with(|memory| callers_in(memory, spool, here, interpreter, most))
}

fn callers_in(
    memory: &Memory,
    spool: &Spool,
    here: Here,
    interpreter: Option<usize>,
    most: usize,
) -> Vec<(u32, u64)> {
    let file_at = |address| memory.find(address).map(|mapping| &mapping.path);
    let own = file_at(walk as *const () as usize);
    let interpreter = interpreter.and_then(file_at);
    let walked = memory.walk(here).into_iter();
    let walked = walked.take_while(|(mapping, _)| interpreter != Some(&mapping.path));
    let known = walked.filter(|(mapping, _)| {
        let is_between = interpreter.is_some() && mapping.is_between();
        Some(&mapping.path) != own && !is_between
    });
    known.take(most).map(|(mapping, address)| mapping.place(spool, address)).collect()
}

/// The file of an address, and the offset in it.
pub fn file_of(spool: &Spool, address: u64) -> (u32, u64) {
    Memory::with(|memory| {
        let mapping = memory.find_code(address as usize);
        mapping.map_or((0, address), |mapping| mapping.place(spool, address as usize))
    })
}

/// Returns the start of the function that code of the driver's file has called, and that has led here; the driver is named by an
/// address in it. Nothing if the driver is no caller. What the function's tables do not show is none.
pub fn called_by(here: Here, driver: usize) -> Option<Option<usize>> {
    Memory::with(|memory| called_in(memory, here, driver))
}

fn called_in(memory: &Memory, here: Here, driver: usize) -> Option<Option<usize>> {
    let path = &memory.find(driver).filter(|mapping| !mapping.path.is_empty())?.path;
    let own = &memory.find(called_by as *const () as usize)?.path;
    let (mut last, mut is_called) = (None, false);
    memory.walk_with(here, |frame| {
        is_called = frame.mapping.path == *path;
        if !is_called && (last.is_some() || frame.mapping.path != *own) {
            last = Some(frame.function);
        }
        !is_called
    });
    last.filter(|_| is_called)
}

/// The time. The clock's steps are longer than a place takes, but many places have the sum right. Other clocks may need a system call,
/// which a program may have forbidden.
pub fn nanoseconds() -> u64 {
    // SAFETY: the call writes one value, for which zeros are valid.
    unsafe {
        let mut time: libc::timespec = std::mem::zeroed();
        libc::clock_gettime(libc::CLOCK_MONOTONIC_COARSE, &mut time);
        time.tv_sec as u64 * 1_000_000_000 + time.tv_nsec as u64
    }
}

/// A part of the process's memory.
#[derive(Clone, Debug, PartialEq)]
pub struct Mapping {
    addresses: Range<usize>,
    is_readable: bool,
    is_writable: bool,
    is_code: bool,
    /// Where it begins in its file.
    offset: u64,
    /// Empty where there is no file.
    path: Vec<u8>,
}

impl Mapping {
    fn offset_of(&self, address: usize) -> u64 {
        self.offset + (address - self.addresses.start) as u64
    }

    /// Whether a handler of a signal returns to this code: two instructions, which ask the system to go on.
    ///
    /// # Safety
    ///
    /// It must be code to which something returns, or stay.
    unsafe fn returns_of_handler(&self, code: u64) -> bool {
        // A program may let nobody read the code that it made itself.
        self.is_readable
            && (!self.path.is_empty() || self.can_be_of_kernel())
            // Of other code, no more than the first instruction is read.
            && RETURN_OF_A_HANDLER.iter().zip(code as usize..).all(|(byte, address)| {
            // SAFETY: the caller guarantees it.
            self.addresses.contains(&address) && unsafe { *(address as *const u8) } == *byte
        })
    }

    /// Whether it can be of the object that the kernel has in each process, without a file. QEMU may have none, and puts the returns of
    /// handlers into memory of its own.
    fn can_be_of_kernel(&self) -> bool {
        // SAFETY: it takes a number.
        let object = unsafe { libc::getauxval(libc::AT_SYSINFO_EHDR) } as usize;
        object == 0 || self.addresses.contains(&object)
    }

    fn place(&self, spool: &Spool, address: usize) -> (u32, u64) {
        let file = if self.path.is_empty() { 0 } else { spool.number_of_text(&self.path) };
        (file, self.offset_of(address))
    }

    /// Whether it is of a library by which Python calls functions of others.
    fn is_between(&self) -> bool {
        let name = self.path.rsplit(|byte| *byte == b'/').next().unwrap_or_default();
        [&b"_ctypes."[..], b"_cffi_backend.", b"libffi"].iter().any(|start| name.starts_with(start))
    }

    /// Reads a line of `/proc/self/maps`. A process may have a thousand, and each new thread reads them.
    fn parse(line: &[u8]) -> Option<Self> {
        let (start, rest) = hexadecimal(line)?;
        let (end, rest) = hexadecimal(rest.strip_prefix(b"-")?)?;
        let (rights, rest) = rest.strip_prefix(b" ")?.split_first_chunk::<4>()?;
        let (offset, rest) = hexadecimal(rest.strip_prefix(b" ")?)?;
        // Names that the kernel gives itself, like `[stack]`, are no files.
        let path = rest.iter().position(|byte| *byte == b'/').map_or(&[][..], |at| &rest[at..]);
        Some(Self {
            addresses: start..end,
            is_readable: rights[0] == b'r',
            is_writable: rights[1] == b'w',
            is_code: rights[2] == b'x',
            offset: offset as u64,
            path: path.to_owned(),
        })
    }
}

/// The number that a text begins with, and the rest.
fn hexadecimal(text: &[u8]) -> Option<(usize, &[u8])> {
    let (mut number, mut rest) = (0, text);
    while let [first, others @ ..] = rest
        && let Some(digit) = char::from(*first).to_digit(16)
    {
        (number, rest) = (number << 4 | digit as usize, others);
    }
    (rest.len() < text.len()).then_some((number, rest))
}

/// The process's memory, by addresses.
pub struct Memory {
    mappings: Vec<Mapping>,
    /// Null while a thread walks.
    walker: AtomicPtr<Walker>,
}

impl Drop for Memory {
    fn drop(&mut self) {
        drop(self.take_walker());
    }
}

/// The memory as the system has told of it last. To ask takes system calls, which a program may have forbidden after its first calls.
struct Snapshot {
    /// How often the memory had changed by then.
    changes: usize,
    memory: Memory,
}

static LATEST: AtomicPtr<Snapshot> = AtomicPtr::new(null_mut());
/// How many threads look at a snapshot. Only where none does, a former one is freed.
static READERS: AtomicUsize = AtomicUsize::new(0);
static CHANGES: AtomicUsize = AtomicUsize::new(0);

/// The program loads libraries, or it has code that a snapshot lacks.
pub fn memory_changes() {
    CHANGES.fetch_add(1, SeqCst);
}

/// In the child of a fork, no other thread looks at one.
pub fn forked() {
    READERS.store(0, SeqCst);
}

/// Does something with the latest snapshot.
struct Reader;

impl Drop for Reader {
    fn drop(&mut self) {
        // A fork may have forgotten it.
        let _ = READERS.fetch_update(SeqCst, SeqCst, |readers| readers.checked_sub(1));
    }
}

impl Memory {
    /// Gives the process's memory to a function, once more if that finds no memory where code must be.
    pub fn with<T>(look: impl Fn(&Self) -> T) -> T {
        READERS.fetch_add(1, SeqCst);
        let _reader = Reader;
        let first = Self::latest();
        let result = look(&first.memory);
        if first.changes == CHANGES.load(SeqCst) { result } else { look(&Self::latest().memory) }
    }

    /// The latest snapshot; a new one if the memory may have changed, or if the thread's stack is not in it as a whole.
    fn latest<'a>() -> &'a Snapshot {
        let changes = CHANGES.load(SeqCst);
        // SAFETY: a snapshot stays while one looks at it.
        let latest = unsafe { LATEST.load(SeqCst).as_ref() };
        let is_current =
            |latest: &&Snapshot| latest.changes == changes && latest.memory.has_stack();
        if let Some(latest) = latest.filter(is_current) {
            return latest;
        }
        let new = Box::into_raw(Box::new(Snapshot { changes, memory: Self::read() }));
        let old = LATEST.swap(new, SeqCst);
        if !old.is_null()
            && READERS.load(SeqCst) == 1
            && latest.is_none_or(|latest| std::ptr::eq(latest, old))
        {
            // SAFETY: this thread alone looks at snapshots, and not at this one any more.
            drop(unsafe { Box::from_raw(old) });
        }
        // SAFETY: as above.
        unsafe { &*new }
    }

    /// Whether the stack that the thread is on is its own, and is here up to its start. Other stacks come and go.
    fn has_stack(&self) -> bool {
        let local = 0_u8;
        let pointer = match OUTER.get() {
            0 => (&raw const local).addr(),
            outer => outer,
        };
        // SAFETY: it takes nothing, and the variable stays as it is.
        let starts = unsafe { [libc::pthread_self() as usize, __libc_stack_end.addr()] };
        let stack = self.find(pointer).filter(|stack| stack.is_readable);
        stack.is_some_and(|stack| {
            starts.iter().any(|start| (pointer..stack.addresses.end).contains(start))
        })
    }

    /// Reads it from the system; nothing, where that is not to be had.
    pub fn read() -> Self {
        let (here, name) = (libc::AT_FDCWD, c"/proc/self/maps".as_ptr());
        // The functions `open`, `read` and `close` would cancel the thread, if that is due.
        // SAFETY: a name and flags; room of this size; the descriptor from above, or none.
        unsafe {
            let file = libc::syscall(libc::SYS_openat, here, name, libc::O_CLOEXEC, 0);
            let mut text = Vec::new();
            loop {
                // The system gives a page at a time.
                if text.spare_capacity_mut().len() < 1 << 12 {
                    text.reserve(1 << 16);
                }
                let room = text.spare_capacity_mut();
                let read = libc::syscall(libc::SYS_read, file, room.as_mut_ptr(), room.len());
                let Ok(size @ 1..) = usize::try_from(read) else { break };
                text.set_len(text.len() + size);
            }
            libc::syscall(libc::SYS_close, file);
            let mappings = text.split(|byte| *byte == b'\n').filter_map(Mapping::parse).collect();
            Self { mappings, walker: AtomicPtr::new(null_mut()) }
        }
    }

    /// The first mapping that ends behind an address.
    fn index(&self, address: usize) -> usize {
        self.mappings.partition_point(|mapping| mapping.addresses.end <= address)
    }

    fn find(&self, address: usize) -> Option<&Mapping> {
        self.mappings.get(self.index(address)).filter(|found| found.addresses.contains(&address))
    }

    /// The memory that has code at an address: nothing if that is not known yet.
    fn find_code(&self, address: usize) -> Option<&Mapping> {
        self.find(address).or_else(|| {
            memory_changes();
            None
        })
    }

    /// The names by which the system's loader knows the objects. Another thread may close one meanwhile, whose name goes then: so the
    /// system copies it.
    pub fn objects(&self) -> impl Iterator<Item = CString> {
        let files = self.mappings.iter().filter(|mapping| !mapping.path.is_empty());
        files.filter_map(|mapping| {
            python::copy_text(name_at(mapping.addresses.start as *const c_void)?.addr())
        })
    }

    /// The stack of this thread that an address of it is on.
    fn stack(&self, pointer: u64) -> Stack {
        let mapping = self.find(pointer as usize).filter(|mapping| mapping.is_readable);
        let mapped = mapping.map_or(pointer, |mapping| mapping.addresses.end as u64);
        // What the C library keeps of a thread is at the start of its stack. That of the first thread begins where the program
        // was started. A mapping alone may go on behind a stack, with memory of others.
        // SAFETY: it takes nothing, and the variable stays as it is.
        let starts = unsafe { [libc::pthread_self() as u64, __libc_stack_end.addr() as u64] };
        let own = starts.into_iter().find(|start| (pointer..mapped).contains(start));
        Stack { addresses: pointer..own.unwrap_or(mapped), is_own: own.is_some() }
    }

    /// Whether code is of an object that the process started with.
    fn stays(&self, code: &Mapping) -> bool {
        let is_of = |object: &elf::Object| {
            let mapping = self.find(object.dynamic());
            mapping.filter(|mapping| mapping.path == code.path).map(|_| ())
        };
        !code.path.is_empty() && elf::find(is_of).is_some()
    }

    /// The addresses of the calls that lead here, innermost first.
    fn walk(&self, here: Here) -> Vec<(&Mapping, usize)> {
        let mut walked = Vec::new();
        self.walk_with(here, |frame| {
            walked.push((frame.mapping, frame.address));
            true
        });
        walked
    }

    /// Gives the callers to a function, until that returns false.
    fn walk_with<'a>(
        &'a self,
        Here { code, mut registers }: Here,
        mut take: impl FnMut(Frame<'a>) -> bool,
    ) {
        let mut walker = self.take_walker().unwrap_or_default();
        // Made for the first guess.
        let mut guesses = None;
        let mut known = BTreeMap::new();
        let mut stack = self.stack(registers.sp());
        let mut is_sure = true;
        let mut next = Some(FrameAddress::from_instruction_pointer(code));
        for _ in 0..WALKED {
            let Some(code) = next else { break };
            let can_read = |mapping: &&Mapping| mapping.is_code && (is_sure || self.stays(mapping));
            let returns_to = self.find(code.address() as usize).filter(can_read);
            // SAFETY: the code is there: it is returned to, or its object stays.
            let is_of_handler = returns_to
                .is_some_and(|mapping| unsafe { mapping.returns_of_handler(code.address()) });
            // Nothing has called the code to which a handler returns, and it may be the first of its mapping.
            let at =
                if is_of_handler { code.address() } else { code.address_for_lookup() } as usize;
            let Some(mapping) = self.find_code(at).filter(|mapping| mapping.is_code) else { break };
            let tables = match can_read(&mapping) {
                true => known.entry(mapping.addresses.start).or_insert_with(|| {
                    // SAFETY: as above.
                    let tables = unsafe { self.tables(mapping) };
                    tables.inspect(|tables| walker.learn(mapping, tables))
                }),
                false => &mut None,
            };
            let function = tables.as_ref().and_then(|tables| tables.function(at));
            if !take(Frame { mapping, address: at, stack: registers.sp(), function }) {
                break;
            }
            if is_of_handler {
                let Some(interrupted) = stack.interrupted(registers.sp()) else { break };
                registers = interrupted.registers;
                // A handler may have a stack of its own.
                stack = self.stack(registers.sp());
                next = Some(FrameAddress::from_instruction_pointer(interrupted.code));
                continue;
            }
            is_sure &= function.is_some();
            // Code that a program made itself says nothing of its callers.
            if !is_sure && (mapping.path.is_empty() || !stack.is_own) {
                break;
            }
            let mut word = |at| stack.word(at).ok_or(());
            // Of the objects that the walker knows, those stay that were looked at in this walk.
            let is_known = matches!(known.get(&mapping.addresses.start), Some(Some(_)));
            let walker = if is_known { &mut *walker } else { guesses.get_or_insert_default() };
            let Walker { unwinder, cache, .. } = walker;
            let found = unwinder.unwind_frame(code, &mut registers, cache, &mut word);
            next = found.ok().flatten().and_then(FrameAddress::from_return_address);
        }
        let walker = Box::into_raw(walker);
        if self.walker.compare_exchange(null_mut(), walker, AcqRel, Relaxed).is_err() {
            // SAFETY: it is from above, and another thread's is in its place.
            drop(unsafe { Box::from_raw(walker) });
        }
    }

    /// Takes the walker, so that this thread alone has it. None waits for another.
    fn take_walker(&self) -> Option<Box<Walker>> {
        let walker = self.walker.swap(null_mut(), AcqRel);
        // SAFETY: a walk has left it here, and the swap gave it to this thread.
        (!walker.is_null()).then(|| unsafe { Box::from_raw(walker) })
    }

    /// The tables of the object that a mapping of code belongs to.
    ///
    /// # Safety
    ///
    /// The object must stay.
    unsafe fn tables(&self, code: &Mapping) -> Option<Tables> {
        use object::elf::{FileHeader64, PT_GNU_EH_FRAME, PT_LOAD};
        use object::read::elf::{FileHeader as _, ProgramHeader as _};
        let before = self.mappings[..=self.index(code.addresses.start)].iter().rev();
        // The loader has them side by side, the system those of a program perhaps not. A program that makes code in a file of its own
        // may have other mappings of it, which go.
        let mut end = code.addresses.end;
        let mut before = before.take_while(|other| {
            let is_beside =
                std::mem::replace(&mut end, other.addresses.start) == other.addresses.end;
            let is_of = other.path == code.path && !other.is_writable;
            is_of && (is_beside || self.stays(code))
        });
        let start = before.find(|other| other.offset == 0)?.addresses.start;
        // SAFETY: it takes a number. The kernel has an object without a file in each process.
        let is_object = !code.path.is_empty()
            || unsafe { libc::getauxval(libc::AT_SYSINFO_EHDR) } as usize == start;
        // The memory of the object from an address on, up to the end of its mapping.
        let from = |address: usize, least: usize| {
            let mapping =
                self.find(address).filter(|mapping| is_object && mapping.path == code.path)?;
            let size = mapping.addresses.end - address;
            // SAFETY: the caller guarantees it.
            (mapping.is_readable && size >= least)
                .then(|| unsafe { std::slice::from_raw_parts(address as *const u8, size) })
        };
        let bytes: &'static [u8] = from(start, 64)?;
        let header = FileHeader64::<object::Endianness>::parse(bytes).ok()?;
        let endian = header.endian().ok()?;
        let parts = header.program_headers(endian, bytes).ok()?;
        let first = parts.iter().find(|part| part.p_type(endian) == PT_LOAD)?;
        // The first byte of the file is at `start`.
        let first = [first.p_offset(endian), first.p_vaddr(endian)].map(|place| place as usize);
        let bias = start.wrapping_add(first[0]).wrapping_sub(first[1]);
        let index = parts.iter().find(|part| part.p_type(endian) == PT_GNU_EH_FRAME)?;
        let start = bias.wrapping_add(index.p_vaddr(endian) as usize);
        let size = index.p_memsz(endian) as usize;
        let hdr = from(start, size)?.get(..size)?;
        // The first version, and the frames' own place: four bytes, from there.
        let [1, 0x1b, _, _, place @ ..] = *hdr.first_chunk::<8>()? else { return None };
        let frames = (start + 4).wrapping_add_signed(i32::from_le_bytes(place) as isize);
        let eh_frame = from(frames, 4)?;
        Some(Tables { bias, hdr: (start, hdr), frames: (frames, eh_frame) })
    }
}

/// What unwinds a stack, with what it has found out of each address so far: that takes most of the time of a first walk.
#[derive(Default)]
struct Walker {
    unwinder: UnwinderNative<&'static [u8], MayAllocateDuringUnwind>,
    cache: CacheNative<MayAllocateDuringUnwind>,
    /// The tables that it has, by the start of the code.
    known: BTreeMap<usize, Tables>,
}

impl Walker {
    /// Takes the tables of the object that is there now.
    fn learn(&mut self, code: &Mapping, tables: &Tables) {
        let start = code.addresses.start;
        if self.known.get(&start).is_none_or(|known| !known.is_same(tables)) {
            self.unwinder.remove_module(start as u64);
            self.unwinder.add_module(tables.module(code));
            self.known.insert(start, *tables);
        }
    }
}

/// A caller: the place of the call, where its stack ends then, and where the function begins, as far as tables tell.
struct Frame<'a> {
    mapping: &'a Mapping,
    address: usize,
    stack: u64,
    function: Option<usize>,
}

unsafe extern "C" {
    /// Where the first thread began.
    static __libc_stack_end: *const c_void;
}

/// A stack that the thread is on, from where it is to the start: it grows down.
struct Stack {
    addresses: Range<u64>,
    /// Whether it is the one that the thread has from its start, whose start is known. Others are those of handlers and of coroutines.
    is_own: bool,
}

impl Stack {
    fn word(&self, address: u64) -> Option<u64> {
        let is_here = self.addresses.contains(&address) && self.addresses.end - address >= 8;
        // SAFETY: it is on the stack of this thread, which stays while the thread is on it.
        is_here.then(|| unsafe { (address as *const u64).read_unaligned() })
    }

    /// Where a signal came, whose handler returns. The interrupted registers are on the stack, in the system's own form.
    fn interrupted(&self, pointer: u64) -> Option<Here> {
        let stored = pointer.wrapping_add(offset_of!(Stored, context.uc_mcontext) as u64);
        let [code, before, stack, frame] =
            REGISTERS.map(|index| self.word(stored.wrapping_add(8 * index as u64)));
        let registers = UnwindRegsNative::new(before?, stack?, frame?);
        Some(Here { code: code?, registers })
    }
}

/// Which functions an object has, and where their frames are described.
#[derive(Clone, Copy)]
struct Tables {
    /// How far its addresses are from those in its file.
    bias: usize,
    /// The table of the functions, and the descriptions: where they begin, and their bytes.
    hdr: (usize, &'static [u8]),
    frames: (usize, &'static [u8]),
}

impl Tables {
    /// Whether they are in the same places.
    fn is_same(&self, other: &Self) -> bool {
        let places = |tables: &Self| [tables.hdr.1, tables.frames.1].map(<[u8]>::as_ptr_range);
        self.bias == other.bias && places(self) == places(other)
    }

    /// Where the function begins that has an address. The table for this is sorted, and leads to the function's description, which has
    /// its size.
    fn function(&self, address: usize) -> Option<usize> {
        let [1, 0x1b, 3, 0x3b, _, _, _, _, count @ ..] = *self.hdr.1.first_chunk::<12>()? else {
            return None;
        };
        // An entry has twice four bytes: from the table's start.
        let entry = |index: usize| self.hdr.1.get(12 + 8 * index..)?.first_chunk::<8>();
        let place = |from: usize, bytes: &[u8]| {
            Some(from.wrapping_add_signed(i32::from_le_bytes(*bytes.first_chunk()?) as isize))
        };
        let (mut first, mut after) = (0, u32::from_le_bytes(count) as usize);
        while first < after {
            let middle = first.midpoint(after);
            match place(self.hdr.0, entry(middle)?)? <= address {
                true => first = middle + 1,
                false => after = middle,
            }
        }
        let entry = entry(first.checked_sub(1)?)?;
        let [begin, of] = [place(self.hdr.0, entry)?, place(self.hdr.0, &entry[4..])?];
        // Its length, and what it has in common with others; then the function's start, from there, and its size.
        let description =
            self.frames.1.get(of.wrapping_sub(self.frames.0)..)?.first_chunk::<16>()?;
        let size = u32::from_le_bytes(*description.last_chunk()?) as usize;
        let is_of = place(of + 8, &description[8..])? == begin && address - begin < size;
        is_of.then_some(begin)
    }

    /// The object, for the unwinder.
    fn module(&self, code: &Mapping) -> Module<&'static [u8]> {
        // Only the start counts.
        let from = |start: usize| Some(start.wrapping_sub(self.bias) as u64..u64::MAX);
        let sections = ExplicitModuleSectionInfo {
            eh_frame_svma: from(self.frames.0),
            eh_frame: Some(self.frames.1),
            eh_frame_hdr_svma: from(self.hdr.0),
            eh_frame_hdr: Some(self.hdr.1),
            ..Default::default()
        };
        let addresses = code.addresses.start as u64..code.addresses.end as u64;
        Module::new(String::new(), addresses, self.bias as u64, sections)
    }
}

#[cfg(target_arch = "x86_64")]
mod of_target {
    // mov rax, 15; syscall
    pub const RETURN_OF_A_HANDLER: [u8; 9] = [0x48, 0xc7, 0xc0, 15, 0, 0, 0, 0x0f, 0x05];

    /// What is on the stack then.
    #[repr(C)]
    pub struct Stored {
        pub context: libc::ucontext_t,
    }

    const CODE: usize = libc::REG_RIP as usize;
    /// Where the stored registers are: the code, what the unwinder has for it, the stack, and the frame.
    pub const REGISTERS: [usize; 4] = [CODE, CODE, libc::REG_RSP as usize, libc::REG_RBP as usize];

    macro_rules! read_registers {
        () => {
            "lea {0}, [rip]; mov {1}, {0}; mov {2}, rsp; mov {3}, rbp"
        };
    }
    pub(super) use read_registers;
}

#[cfg(target_arch = "aarch64")]
mod of_target {
    // mov x8, 139; svc 0
    pub const RETURN_OF_A_HANDLER: [u8; 8] = [0x68, 0x11, 0x80, 0xd2, 0x01, 0, 0, 0xd4];

    #[repr(C)]
    pub struct Stored {
        _information: libc::siginfo_t,
        pub context: libc::ucontext_t,
    }

    /// The address of a fault is before the 31 registers, of which the last is the link; then come the stack and the code.
    pub const REGISTERS: [usize; 4] = [33, 31, 32, 30];

    macro_rules! read_registers {
        () => {
            "adr {0}, .; mov {1}, x30; mov {2}, sp; mov {3}, x29"
        };
    }
    pub(super) use read_registers;
}

use of_target::{REGISTERS, RETURN_OF_A_HANDLER, Stored, read_registers};

#[inline(always)]
pub fn here() -> Here {
    let (code, before, stack, frame);
    // SAFETY: it reads registers.
    unsafe {
        asm!(read_registers!(), out(reg) code, out(reg) before, out(reg) stack, out(reg) frame);
    }
    Here { code, registers: UnwindRegsNative::new(before, stack, frame) }
}

thread_local! {
    /// Where the thread's other stack is, while it runs on that.
    static ROOM: Cell<[usize; 2]> = const { Cell::new([0; 2]) };
    /// Where it is on its former stack meanwhile.
    static OUTER: Cell<usize> = const { Cell::new(0) };
}

/// Whether the frame is on the stack of `with_room`: it belongs to the handler of a fault in the work there.
pub fn is_in_room(frame: usize) -> bool {
    let [start, end] = ROOM.get();
    (start..end).contains(&frame)
}

/// Stacks that nobody is on. They stay, because a program may have forbidden the system calls that make them.
static FREE: [AtomicPtr<u8>; 8] = [const { AtomicPtr::new(null_mut()) }; 8];

/// Blocks the thread's signals, but those of its own faults, which end a process that blocks them.
///
/// A handler would run on the stack of `with_room`, whose size and place the program does not know: a handler may need more
/// memory, may jump to the thread's own stack (`_FORTIFY_SOURCE` takes a jump to a lower address for a mistake), or may tell a
/// garbage collector where the thread's stack is.
struct WithoutHandlers {
    /// The signals that were blocked before; none if the system does not block signals.
    before: Option<u64>,
}

impl WithoutHandlers {
    fn new() -> Self {
        const OF_FAULTS: [c_int; 6] =
            [libc::SIGBUS, libc::SIGFPE, libc::SIGILL, libc::SIGSEGV, libc::SIGSYS, libc::SIGTRAP];
        let blocked = OF_FAULTS.iter().fold(!0_u64, |set, signal| set & !(1 << (signal - 1)));
        let mut before = 0;
        Self { before: change_mask(libc::SIG_BLOCK, blocked, &mut before).then_some(before) }
    }
}

impl Drop for WithoutHandlers {
    fn drop(&mut self) {
        if let Some(before) = self.before {
            change_mask(libc::SIG_SETMASK, before, &mut 0);
        }
    }
}

/// Changes which signals the thread blocks. The function `pthread_sigmask` leaves out those of the C library itself, and one of
/// these cancels the thread.
fn change_mask(how: c_int, set: u64, before: &mut u64) -> bool {
    let before = std::ptr::from_mut(before);
    // SAFETY: the kernel's set of signals has eight bytes.
    unsafe { libc::syscall(libc::SYS_rt_sigprocmask, how, &raw const set, before, 8) == 0 }
}

/// Runs `work` on a stack of its own. Does nothing if there is no memory for it.
pub fn with_room<T>(work: impl FnOnce() -> T) -> Option<T> {
    const SIZE: usize = 0x4_0000;
    const GUARD: usize = 0x1_0000;
    type Both<'a, T, F> = (Option<F>, &'a mut Option<T>);
    unsafe extern "C" fn run<T, F: FnOnce() -> T>(both: *mut c_void) {
        // SAFETY: the argument from below.
        let (work, result) = unsafe { &mut *both.cast::<Both<T, F>>() };
        **result = work.take().map(|work| work());
    }
    fn runs<T, F: FnOnce() -> T>(_: &Both<T, F>) -> unsafe extern "C" fn(*mut c_void) {
        run::<T, F>
    }
    let local = 0_u8;
    let [start, end] = ROOM.get();
    // Work within such work has enough of the same stack.
    if (start + GUARD + SIZE / 4..end).contains(&(&raw const local).addr()) {
        return Some(work());
    }
    let _without_handlers = WithoutHandlers::new();
    let taken = FREE.iter().map(|free| free.swap(null_mut(), AcqRel));
    let memory = match taken.into_iter().find(|memory| !memory.is_null()) {
        Some(memory) => memory,
        None => {
            let mut memory = MmapOptions::new().len(SIZE).stack().map_anon().ok()?;
            // SAFETY: new memory, which nothing else has.
            unsafe { libc::mprotect(memory.as_mut_ptr().cast(), GUARD, libc::PROT_NONE) };
            ManuallyDrop::new(memory).as_mut_ptr()
        }
    };
    let mut result = None;
    let mut both = (Some(work), &mut result);
    let run = runs(&both);
    let start = memory.addr();
    let outer = ROOM.replace([start, start + SIZE]);
    let former = OUTER.get();
    if former == 0 {
        OUTER.set((&raw const outer).addr());
    }
    // SAFETY: nothing else has the memory.
    unsafe { on_stack((&raw mut both).cast(), run, memory.add(SIZE).cast()) };
    ROOM.set(outer);
    OUTER.set(former);
    let keep =
        |free: &AtomicPtr<u8>| free.compare_exchange(null_mut(), memory, AcqRel, Relaxed).is_ok();
    if !FREE.iter().any(keep) {
        // SAFETY: `work` has left it.
        unsafe { libc::munmap(memory.cast(), SIZE) };
    }
    result
}

/// Calls a function on another stack, of which this is the upper end. The function must not unwind.
///
/// # Safety
///
/// The stack must be free and large enough, and the function must take the argument.
#[cfg(target_arch = "x86_64")]
#[unsafe(naked)]
unsafe extern "C" fn on_stack(
    argument: *mut c_void,
    function: unsafe extern "C" fn(*mut c_void),
    stack: *mut c_void,
) {
    naked_asm!(
        ".cfi_startproc; push rbp; .cfi_def_cfa_offset 16; .cfi_offset rbp, -16; mov rbp, rsp; .cfi_def_cfa_register rbp
        mov rsp, rdx; call rsi
        mov rsp, rbp; pop rbp; .cfi_def_cfa rsp, 8; ret; .cfi_endproc"
    )
}

#[cfg(target_arch = "aarch64")]
#[unsafe(naked)]
unsafe extern "C" fn on_stack(
    argument: *mut c_void,
    function: unsafe extern "C" fn(*mut c_void),
    stack: *mut c_void,
) {
    naked_asm!(
        ".cfi_startproc; stp x29, x30, [sp, -16]!; .cfi_def_cfa_offset 16; .cfi_offset x29, -16; .cfi_offset x30, -8
        mov x29, sp; .cfi_def_cfa_register x29
        mov sp, x2; blr x1
        mov sp, x29; ldp x29, x30, [sp], 16; .cfi_def_cfa sp, 0; ret; .cfi_endproc"
    )
}

/// Whether this runs on the stack that the thread has for signal handlers.
pub fn on_signal_stack() -> bool {
    // SAFETY: the call writes one value, for which zeros are valid.
    unsafe {
        let mut stack: libc::stack_t = std::mem::zeroed();
        libc::sigaltstack(std::ptr::null(), &mut stack) == 0
            && stack.ss_flags & libc::SS_ONSTACK != 0
    }
}

type Dladdr = unsafe extern "C" fn(*const c_void, *mut libc::Dl_info) -> c_int;

/// The name by which the system's loader knows the object at an address, which stays as long as that.
fn name_at(address: *const c_void) -> Option<*const c_char> {
    // SAFETY: the call writes one value, for which zeros are valid.
    let object = unsafe {
        let mut object: libc::Dl_info = std::mem::zeroed();
        loader::<Dladdr>(&real::dladdr)(address, &mut object);
        object
    };
    Some(object.dli_fname).filter(|name| !name.is_null())
}

/// The same, of an object that stays.
pub fn object_at(address: *const c_void) -> Option<&'static CStr> {
    // SAFETY: the name stays with the object.
    name_at(address).map(|name| unsafe { CStr::from_ptr(name) })
}

#[cfg(test)]
#[path = "../../../tests/unit/callers.rs"]
mod tests;
