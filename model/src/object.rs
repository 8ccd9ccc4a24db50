//! The objects that processes can share: memory, pools, multicast objects and events. Each is a file in memory. Its
//! first words describe the object, so that every process with the file has the same information as its creator.

use crate::abi::{Pointer, Result, require};
use libcuda_sys::{CUmemAllocationHandleType, CUmemFabricHandle, CUresult};
use std::collections::BTreeMap;
use std::ffi::c_void;
use std::fs::{File, OpenOptions};
use std::hash::{BuildHasher as _, Hasher as _, RandomState};
use std::os::fd::{AsRawFd as _, FromRawFd as _};
use std::os::unix::fs::FileExt as _;
use std::process;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError, Weak};

/// The offset of the bytes in the file. A multiple of every page size.
pub const DATA: u64 = 1 << 16;

const INVALID: CUresult = CUresult::CUDA_ERROR_INVALID_VALUE;

const MAGIC: u64 = u64::from_le_bytes(*b"CUDAmodl");

/// The first bytes of a fabric handle.
const FABRIC: u64 = u64::from_le_bytes(*b"CUDAfabr");

/// The memory of a device.
pub const TOTAL: u64 = 80 << 30;
/// What programs can have of it: the driver and the contexts keep the rest.
const USABLE: u64 = TOTAL - (512 << 20);

pub const MOST_DEVICES: usize = 16;
static TAKEN: [AtomicU64; MOST_DEVICES] = [const { AtomicU64::new(0) }; MOST_DEVICES];

pub type Id = [u64; 2];

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// From `cuMemCreate`.
    Physical = 1,
    /// From `cuMemAlloc`.
    Linear,
    Pool,
    Multicast,
    Event,
}

/// A memory location, with the device of a locality domain that is the whole device.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Place {
    Nowhere,
    Device(i32),
    Host,
    Node(i32),
}

/// The properties that do not change.
#[derive(Clone, Copy, Debug)]
pub struct About {
    pub kind: Kind,
    pub id: Id,
    pub size: u64,
    pub place: Place,
    pub managed: bool,
    /// `CUmemAllocationHandleType` bits.
    pub handle_types: u32,
    /// The bytes of `CUmemAllocationProp::allocFlags`; zero except for memory.
    pub alloc_flags: u64,
    /// The number of devices for which a multicast object was created.
    pub team_size: u64,
}

impl About {
    const WORDS: usize = 11;

    pub fn new(kind: Kind, size: u64, place: Place) -> Self {
        let random = || RandomState::new().build_hasher().finish();
        let id = [random(), random()];
        let (managed, handle_types, alloc_flags, team_size) = (false, 0, 0, 0);
        Self { kind, id, size, place, managed, handle_types, alloc_flags, team_size }
    }

    fn words(&self) -> [u64; Self::WORDS] {
        let (tag, number) = match self.place {
            Place::Nowhere => (0, 0),
            Place::Device(device) => (1, device),
            Place::Host => (2, 0),
            Place::Node(node) => (3, node),
        };
        let [high, low] = self.id;
        let types = self.handle_types.into();
        let managed = self.managed.into();
        [
            MAGIC,
            self.kind as u64,
            high,
            low,
            self.size,
            tag,
            number as u64,
            managed,
            types,
            self.alloc_flags,
            self.team_size,
        ]
    }

    fn from_words(words: [u64; Self::WORDS]) -> Option<Self> {
        let [MAGIC, kind, high, low, size, tag, number, managed, types, alloc_flags, team_size] =
            words
        else {
            return None;
        };
        let kinds = [Kind::Physical, Kind::Linear, Kind::Pool, Kind::Multicast, Kind::Event];
        let number = number as i32;
        let places = [Place::Nowhere, Place::Device(number), Place::Host, Place::Node(number)];
        Some(Self {
            kind: kinds.into_iter().find(|known| *known as u64 == kind)?,
            id: [high, low],
            size,
            place: *places.get(usize::try_from(tag).ok()?)?,
            managed: managed != 0,
            handle_types: u32::try_from(types).ok()?,
            alloc_flags,
            team_size,
        })
    }
}

/// Counts an object until it is dropped.
pub struct Counted {
    counter: &'static AtomicU64,
    amount: u64,
}

impl Counted {
    pub fn new(counter: &'static AtomicU64, amount: u64) -> Self {
        counter.fetch_add(amount, Ordering::SeqCst);
        Self { counter, amount }
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.counter.fetch_sub(self.amount, Ordering::SeqCst);
    }
}

pub static MEMORY: AtomicU64 = AtomicU64::new(0);
pub static MULTICAST: AtomicU64 = AtomicU64::new(0);
pub static BINDINGS: AtomicU64 = AtomicU64::new(0);

pub struct Object {
    pub about: About,
    file: File,
    /// The memory that this process bound to a multicast object, which the binding keeps alive.
    pub bound: Mutex<Vec<Bound>>,
    /// The device memory that it uses, in bytes.
    _taken: Option<Counted>,
    _live: Option<Counted>,
}

pub struct Bound {
    pub bind: Bind,
    pub _memory: Arc<Object>,
    pub _live: Counted,
}

/// Memory bound to a multicast object.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bind {
    pub device: i32,
    pub offset: u64,
    pub size: u64,
    pub memory: Locator,
    pub memory_offset: u64,
}

/// The place of an object for other processes: a file descriptor of this process, and the expected object.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Locator {
    pub process: u64,
    file: u64,
    id: Id,
}

impl Locator {
    pub const WORDS: usize = 4;

    pub fn words(&self) -> [u64; Self::WORDS] {
        [self.process, self.file, self.id[0], self.id[1]]
    }

    pub fn from_words([process, file, high, low]: [u64; Self::WORDS]) -> Self {
        Self { process, file, id: [high, low] }
    }

    pub fn is_ours(&self) -> bool {
        self.process == process::id().into()
    }

    /// The object, as long as the process has it.
    pub fn open(&self, objects: &mut Objects) -> Option<Arc<Object>> {
        if let Some(object) = objects.known(self.id) {
            return Some(object);
        }
        let path = format!("/proc/{}/fd/{}", self.process, self.file);
        let file = OpenOptions::new().read(true).write(true).open(path).ok()?;
        // The descriptor may now be another file, or the number another process.
        Object::open(objects, file).ok().filter(|object| object.about.id == self.id)
    }
}

/// The part of a multicast object that changes: the devices and the bindings.
#[derive(Default)]
pub struct Team {
    pub devices: Vec<i32>,
    pub binds: Vec<Bind>,
}

/// The objects that this process has.
#[derive(Default)]
pub struct Objects(BTreeMap<Id, Weak<Object>>);

impl Objects {
    fn known(&self, id: Id) -> Option<Arc<Object>> {
        self.0.get(&id)?.upgrade()
    }

    fn remember(&mut self, object: Arc<Object>) -> Arc<Object> {
        self.0.retain(|_, object| object.strong_count() > 0);
        self.0.insert(object.about.id, Arc::downgrade(&object));
        object
    }
}

/// Counts bytes as used on a device, until the returned object is dropped. Host memory is not limited.
pub fn take(place: Place, bytes: u64) -> Result<Option<Counted>> {
    let Place::Device(device) = place else { return Ok(None) };
    let taken = TAKEN.get(device as usize).ok_or(CUresult::CUDA_ERROR_INVALID_DEVICE)?;
    if bytes > USABLE - taken.load(Ordering::SeqCst).min(USABLE) {
        return Err(CUresult::CUDA_ERROR_OUT_OF_MEMORY);
    }
    Ok(Some(Counted::new(taken, bytes)))
}

pub fn free_bytes(device: i32) -> u64 {
    let taken = TAKEN.get(device as usize).map_or(0, |taken| taken.load(Ordering::SeqCst));
    USABLE.saturating_sub(taken)
}

/// Where the file of a multicast object has the devices, a bit for each, and then the number of bindings: a word, as those that
/// follow. The words before are for [`About`].
const TEAM_WORD: u64 = 16;
/// Where it has the bindings, which have the room up to the bytes.
const FIRST_BIND_WORD: u64 = 64;
const BIND_WORDS: usize = 4 + Locator::WORDS;
const BINDS: usize = (DATA / 8 - FIRST_BIND_WORD) as usize / BIND_WORDS;

impl Object {
    /// Creates an object. `bytes` is the device memory that it uses from the start.
    pub fn create(objects: &mut Objects, about: About, bytes: u64) -> Result<Arc<Self>> {
        let taken = take(about.place, bytes)?;
        let size = about.size.checked_add(DATA).ok_or(CUresult::CUDA_ERROR_OUT_OF_MEMORY)?;
        // SAFETY: the name is a C string.
        let file = unsafe { libc::memfd_create(c"cuda-model".as_ptr(), libc::MFD_CLOEXEC) };
        if file < 0 {
            return Err(CUresult::CUDA_ERROR_OPERATING_SYSTEM);
        }
        // SAFETY: the descriptor is new, and nothing else owns it.
        let file = unsafe { File::from_raw_fd(file) };
        file.set_len(size).map_err(|_| CUresult::CUDA_ERROR_OUT_OF_MEMORY)?;
        write_words(&file, 0, &about.words())?;
        Ok(Self::known(objects, about, file, taken))
    }

    /// Returns the object in a file of some process.
    pub fn open(objects: &mut Objects, file: File) -> Result<Arc<Self>> {
        let words = read_words(&file, 0, About::WORDS).ok().and_then(|words| words.try_into().ok());
        let about = words.and_then(About::from_words).ok_or(CUresult::CUDA_ERROR_INVALID_VALUE)?;
        let length = file.metadata().map_err(|_| CUresult::CUDA_ERROR_INVALID_VALUE)?.len();
        require(about.size.checked_add(DATA) == Some(length))?;
        match objects.known(about.id) {
            Some(object) => Ok(object),
            None => Ok(Self::known(objects, about, file, None)),
        }
    }

    fn known(objects: &mut Objects, about: About, file: File, taken: Option<Counted>) -> Arc<Self> {
        let counter = match about.kind {
            Kind::Physical | Kind::Linear => Some(&MEMORY),
            Kind::Multicast => Some(&MULTICAST),
            Kind::Pool | Kind::Event => None,
        };
        let live = counter.map(|counter| Counted::new(counter, 1));
        let object = Self { about, file, bound: Mutex::default(), _taken: taken, _live: live };
        objects.remember(Arc::new(object))
    }

    pub fn file(&self) -> &File {
        &self.file
    }

    pub fn locator(&self) -> Locator {
        let file = self.file.as_raw_fd();
        Locator { process: process::id().into(), file: file as u64, id: self.about.id }
    }

    /// Returns a handle that the caller owns: a descriptor, or the bytes of a fabric handle.
    pub fn export(&self, kind: CUmemAllocationHandleType, place: Pointer<c_void>) -> Result {
        if kind == CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_FABRIC {
            let bytes = [FABRIC].into_iter().chain(self.locator().words());
            let mut handle = CUmemFabricHandle::default();
            let bytes = bytes.flat_map(u64::to_le_bytes);
            handle.data.iter_mut().zip(bytes).for_each(|(to, byte)| *to = byte);
            return place.cast().set(handle);
        }
        // SAFETY: the call takes only integers.
        let file = unsafe { libc::fcntl(self.file.as_raw_fd(), libc::F_DUPFD_CLOEXEC, 3) };
        require(file >= 0).map_err(|_| CUresult::CUDA_ERROR_OPERATING_SYSTEM)?;
        place.cast().set(file)
    }

    pub fn read(&self, offset: u64, bytes: &mut [u8]) -> Result {
        let read = self.file.read_exact_at(bytes, DATA + offset);
        read.map_err(|_| CUresult::CUDA_ERROR_ILLEGAL_ADDRESS)
    }

    pub fn write(&self, offset: u64, bytes: &[u8]) -> Result {
        let written = self.file.write_all_at(bytes, DATA + offset);
        written.map_err(|_| CUresult::CUDA_ERROR_OUT_OF_MEMORY)
    }

    /// Releases the memory of a part to the system.
    pub fn discard(&self, offset: u64, size: u64) {
        let mode = libc::FALLOC_FL_PUNCH_HOLE | libc::FALLOC_FL_KEEP_SIZE;
        let (offset, size) = ((DATA + offset) as libc::off_t, size as libc::off_t);
        // SAFETY: the call takes only integers.
        unsafe { libc::fallocate(self.file.as_raw_fd(), mode, offset, size) };
    }

    /// Returns the devices and bindings of a multicast object.
    pub fn team(&self) -> Result<Team> {
        self.with_team(|team| Ok(std::mem::take(team)), false)
    }

    /// Changes a multicast object for every process that has it.
    pub fn change_team<T>(&self, change: impl FnOnce(&mut Team) -> Result<T>) -> Result<T> {
        self.with_team(change, true)
    }

    fn with_team<T>(&self, use_it: impl FnOnce(&mut Team) -> Result<T>, keep: bool) -> Result<T> {
        let _lock = FileLock::of(&self.file);
        let head = read_words(&self.file, TEAM_WORD, 2)?;
        let count = (head[1] as usize).min(BINDS);
        let words = read_words(&self.file, FIRST_BIND_WORD, count * BIND_WORDS)?;
        let mut team = Team {
            devices: (0..64).filter(|device| head[0] >> device & 1 == 1).collect(),
            binds: words.chunks_exact(BIND_WORDS).map(bind).collect(),
        };
        let result = use_it(&mut team)?;
        if keep {
            if team.binds.len() > BINDS {
                return Err(CUresult::CUDA_ERROR_OUT_OF_MEMORY);
            }
            let devices = team.devices.iter().fold(0, |bits, device| bits | 1_u64 << device);
            let words: Vec<u64> = team.binds.iter().flat_map(bind_words).collect();
            write_words(&self.file, FIRST_BIND_WORD, &words)?;
            write_words(&self.file, TEAM_WORD, &[devices, team.binds.len() as u64])?;
        }
        Ok(result)
    }

    pub fn bound(&self) -> std::sync::MutexGuard<'_, Vec<Bound>> {
        self.bound.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Object {
    fn drop(&mut self) {
        let bound = std::mem::take(&mut *self.bound());
        if !bound.is_empty() {
            // Other processes must not look for memory that is destroyed with this object.
            let _ = self.change_team(|team| {
                team.binds.retain(|bind| !bind.memory.is_ours());
                Ok(())
            });
        }
    }
}

fn bind(words: &[u64]) -> Bind {
    let word = |index: usize| words.get(index).copied().unwrap_or(0);
    Bind {
        device: word(0) as i32,
        offset: word(1),
        size: word(2),
        memory_offset: word(3),
        memory: Locator::from_words([word(4), word(5), word(6), word(7)]),
    }
}

fn bind_words(bind: &Bind) -> Vec<u64> {
    let mut words = vec![bind.device as u64, bind.offset, bind.size, bind.memory_offset];
    words.extend(bind.memory.words());
    words
}

fn read_words(file: &File, first: u64, count: usize) -> Result<Vec<u64>> {
    let mut bytes = vec![0; count * 8];
    file.read_exact_at(&mut bytes, first * 8).map_err(|_| CUresult::CUDA_ERROR_INVALID_VALUE)?;
    Ok(words(&bytes))
}

fn write_words(file: &File, first: u64, words: &[u64]) -> Result {
    let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
    file.write_all_at(&bytes, first * 8).map_err(|_| CUresult::CUDA_ERROR_OPERATING_SYSTEM)
}

/// Returns bytes as words, without an incomplete last word.
pub fn words(bytes: &[u8]) -> Vec<u64> {
    let word = |bytes: &[u8]| bytes.iter().rev().fold(0, |word, byte| word << 8 | u64::from(*byte));
    bytes.chunks_exact(8).map(word).collect()
}

/// Keeps other processes out of a file. Threads of this process are kept out by the lock of the state.
struct FileLock<'a>(&'a File);

impl<'a> FileLock<'a> {
    fn of(file: &'a File) -> Self {
        set_lock(file, libc::F_WRLCK);
        Self(file)
    }
}

impl Drop for FileLock<'_> {
    fn drop(&mut self) {
        set_lock(self.0, libc::F_UNLCK);
    }
}

fn set_lock(file: &File, kind: libc::c_int) {
    // SAFETY: the structure has only integers, for which zero is valid.
    let mut lock: libc::flock = unsafe { std::mem::zeroed() };
    lock.l_type = kind as libc::c_short;
    lock.l_whence = libc::SEEK_SET as libc::c_short;
    lock.l_len = 1;
    // SAFETY: the structure is a live local.
    unsafe { libc::fcntl(file.as_raw_fd(), libc::F_SETLKW, &raw mut lock) };
}

/// Returns the object behind an exported handle.
pub fn import(
    objects: &mut Objects,
    kind: CUmemAllocationHandleType,
    handle: Pointer<c_void>,
) -> Result<Arc<Object>> {
    match kind {
        CUmemAllocationHandleType::CU_MEM_HANDLE_TYPE_FABRIC => {
            let words = words(&handle.cast::<CUmemFabricHandle>().get()?.data);
            let [mark, process, file, high, low, ..] = *words.as_slice() else {
                return Err(INVALID);
            };
            require(mark == FABRIC)?;
            Locator::from_words([process, file, high, low]).open(objects).ok_or(INVALID)
        }
        _ => import_file(objects, handle.address()),
    }
}

/// Duplicates an importer's file descriptor, which the caller keeps.
pub fn import_file(objects: &mut Objects, descriptor: u64) -> Result<Arc<Object>> {
    let descriptor = libc::c_int::try_from(descriptor).map_err(|_| INVALID)?;
    // SAFETY: the call takes only integers.
    let file = unsafe { libc::fcntl(descriptor, libc::F_DUPFD_CLOEXEC, 3) };
    if file < 0 {
        return Err(CUresult::CUDA_ERROR_UNKNOWN);
    }
    // SAFETY: the descriptor is new, and nothing else owns it.
    Object::open(objects, unsafe { File::from_raw_fd(file) })
}
