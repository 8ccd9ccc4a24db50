//! The whole state of the model, behind one lock.

use crate::abi::{Pointer, Result, require};
use crate::address_range::AddressRange;
use crate::attributes::ATTRIBUTES;
use crate::history::{History, Kind};
use crate::module::{KERNELS, Module};
use crate::object::{MOST_DEVICES, Object, Objects, Place, import};
use crate::operand::Late;
use crate::pool::Pool;
use libcuda_sys::*;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::env;
use std::ffi::{CStr, CString, c_void};
use std::fmt;
use std::sync::{Arc, LazyLock, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

const FIRST_MODULE: u64 = 0xC0DE << 32;

/// Granularity of memory and mappings.
pub const GRANULARITY: u64 = 2 << 20;

pub struct State {
    pub initialized: bool,
    /// The error in the environment variables.
    pub misconfigured: Option<String>,
    pub release: u32,
    pub devices: Vec<Device>,
    /// The minimum granularity of multicast objects. The recommended one is twice as large.
    pub multicast: u64,
    /// A part of an allocation can be mapped, as documented.
    pub maps_parts: bool,
    next: u64,
    pub objects: Objects,
    pub handles: BTreeMap<u64, Handle>,
    pub reservations: BTreeMap<u64, AddressRange>,
    /// The memory behind device addresses, by first address. The ranges do not overlap.
    pub ranges: BTreeMap<u64, Range>,
    pub pools: BTreeMap<u64, Pool>,
    /// The pools that were set, and the default pools that were created.
    pub current_pools: BTreeMap<(Place, bool), u64>,
    pub default_pools: BTreeMap<(Place, bool), u64>,
    /// Contexts that are not primary.
    pub contexts: BTreeMap<u64, Context>,
    pub streams: BTreeMap<u64, Stream>,
    pub events: BTreeMap<u64, Event>,
    pub late: Vec<Late>,
    /// Modules and libraries.
    pub modules: BTreeMap<u64, Module>,
    next_module: u64,
    /// A kernel that the model cannot execute does nothing, instead of being refused.
    pub skips_kernels: bool,
    pub history: History,
    /// Why the model does not do what the call asks for.
    pub explanation: Option<String>,
    /// The function that is being called.
    pub calling: &'static CStr,
    pub failures: Vec<Failure>,
    pub texts: BTreeMap<(u32, bool), CString>,
}

#[derive(Default)]
pub struct Device {
    pub retained: u32,
    /// The references to its primary context.
    pub flags: u32,
    pub attributes: BTreeMap<u32, i32>,
}

/// A `CUmemGenericAllocationHandle`, of memory or of a multicast object.
pub struct Handle {
    pub object: Arc<Object>,
    pub references: u64,
}

#[derive(Clone, Copy)]
pub struct Context {
    pub device: i32,
    pub flags: u32,
}

pub struct Stream {
    pub device: i32,
    pub flags: u32,
    pub priority: i32,
}

pub struct Event {
    pub device: i32,
    pub timed: bool,
    pub recorded: Option<Instant>,
    pub shared: Option<Arc<Object>>,
    pub local: bool,
}

pub struct Range {
    pub size: u64,
    pub object: Arc<Object>,
    /// The offset in the object.
    pub offset: u64,
    /// A number that is unique in this process and never reused.
    pub buffer: u64,
    pub use_: Use,
}

/// A call that must fail.
pub struct Failure {
    /// None: any function.
    pub symbol: Option<CString>,
    /// The number of calls that are left, including the failing one.
    pub calls: u32,
    pub code: CUresult,
}

pub enum Use {
    /// From `cuMemAlloc`.
    Allocation { device: i32, _addresses: AddressRange },
    /// From `cuMemAllocManaged` or `cuMemHostAlloc`: the host may access it too.
    Shared { device: i32, _addresses: AddressRange },
    /// From `cuIpcOpenMemHandle`.
    Ipc { device: i32, context: u64, opened: u32, _addresses: AddressRange },
    /// From a pool. The addresses belong to the pool, or to an imported pointer.
    Pooled { pool: u64, _imported: Option<AddressRange> },
    /// From `cuMemMap`. The addresses belong to the reservation.
    Mapping { handle: u64, reservation: u64, access: BTreeMap<Place, CUmemAccess_flags> },
}

thread_local! {
    static CONTEXTS: RefCell<Vec<u64>> = const { RefCell::new(Vec::new()) };
}

/// Uses the contexts of this thread, the current one last. A thread that is ending has none.
pub fn contexts<T: Default>(use_them: impl FnOnce(&mut Vec<u64>) -> T) -> T {
    CONTEXTS.try_with(|contexts| use_them(&mut contexts.borrow_mut())).unwrap_or_default()
}

/// The current context, or zero.
pub fn current_context() -> u64 {
    contexts(|contexts| contexts.last().copied()).unwrap_or(0)
}

static STATE: LazyLock<Mutex<State>> = LazyLock::new(|| Mutex::new(State::new()));

pub fn lock() -> MutexGuard<'static, State> {
    STATE.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Parses a release like `12.4`.
fn release(text: &str) -> Option<u32> {
    let (major, minor) = text.split_once('.')?;
    let release =
        major.parse::<u32>().ok()?.checked_mul(1000)? + minor.parse::<u8>().ok()? as u32 * 10;
    supported(release).then_some(release)
}

/// Returns whether the model can be of the release. Before 11.7 it has the rules of that release, and after the newest release of
/// `cuda.h` the rules of that one.
pub fn supported(release: u32) -> bool {
    (11_000..100_000).contains(&release) && release % 10 == 0
}

impl State {
    fn new() -> Self {
        let mut misconfigured = None;
        let mut variable =
            |name: &str, remedy: &str, parse: &dyn Fn(&str) -> Option<u32>, default| {
                let Ok(text) = env::var(name) else { return default };
                parse(&text).unwrap_or_else(|| {
                    misconfigured = Some(format!("{name} is {text:?}: {remedy}"));
                    default
                })
            };
        let remedy = "give a release from 11.0 on, like 13.5";
        let release = variable("CUDA_MODEL_RELEASE", remedy, &release, CUDA_VERSION);
        let count = |text: &str| text.parse().ok().filter(|count| *count <= MOST_DEVICES as u32);
        let devices = variable("CUDA_MODEL_DEVICES", "give a number from 0 to 16", &count, 1);
        let nothing = |text: &str| (text == "none").then_some(1);
        let skips_kernels = variable("CUDA_MODEL_KERNELS", "give none", &nothing, 0) == 1;
        Self {
            initialized: false,
            misconfigured,
            release,
            devices: (0..devices).map(|_| Device::default()).collect(),
            multicast: GRANULARITY,
            maps_parts: false,
            next: 0xC0DE_0000,
            objects: Objects::default(),
            handles: BTreeMap::new(),
            reservations: BTreeMap::new(),
            ranges: BTreeMap::new(),
            pools: BTreeMap::new(),
            current_pools: BTreeMap::new(),
            default_pools: BTreeMap::new(),
            contexts: BTreeMap::new(),
            streams: BTreeMap::new(),
            events: BTreeMap::new(),
            late: Vec::new(),
            modules: BTreeMap::new(),
            next_module: 0,
            skips_kernels,
            history: History::default(),
            explanation: None,
            calling: c"",
            failures: Vec::new(),
            texts: BTreeMap::new(),
        }
    }

    /// Returns whether the release has the items that another release introduced.
    pub fn has_release(&self, since: u32) -> bool {
        since <= self.release
    }

    /// Returns whether the release has an attribute. Of releases before 11.7 no header says which they have: they have those of 11.7.
    pub fn has_attribute(&self, attribute: &impl fmt::Debug) -> bool {
        let name = format!("{attribute:?}");
        let since = ATTRIBUTES.iter().find(|(known, _)| *known == name);
        since.is_some_and(|(_, since)| *since <= self.release.max(11_070))
    }

    /// Returns the answer to an object that is not there, which may be a success. The process may die.
    pub fn refusal(&self, kind: Kind, value: u64, unknown: CUresult) -> CUresult {
        self.history.answer_to_destroyed(kind, value, self.calling).unwrap_or(unknown)
    }

    /// Returns a handle that no other object has.
    pub fn unused_handle(&mut self) -> u64 {
        self.next += 0x10;
        self.next
    }

    /// Returns the same for a module, or a library. The numbers after it are those of its kernels.
    pub fn unused_module_handle(&mut self) -> u64 {
        self.next_module += 1;
        FIRST_MODULE + self.next_module * KERNELS
    }

    /// Returns the code of a call that the model does not make, and says why.
    pub fn unsupported(&mut self, why: impl Into<String>) -> CUresult {
        self.explanation = Some(why.into());
        CUresult::CUDA_ERROR_NOT_SUPPORTED
    }

    /// Returns the code that the test has set for this call.
    pub fn injected(&mut self, symbol: &CStr) -> Result {
        let mut due = None;
        self.failures.retain_mut(|failure| {
            if failure.symbol.as_deref().is_none_or(|only| only == symbol) {
                failure.calls -= 1;
                if failure.calls == 0 {
                    due = due.or(Some(failure.code));
                }
            }
            failure.calls > 0
        });
        due.map_or(Ok(()), Err)
    }

    pub fn device(&self, device: CUdevice) -> Result<&Device> {
        let device = usize::try_from(device).ok().and_then(|device| self.devices.get(device));
        device.ok_or(CUresult::CUDA_ERROR_INVALID_DEVICE)
    }

    pub fn device_mut(&mut self, device: CUdevice) -> Result<&mut Device> {
        let device = usize::try_from(device).ok().and_then(|device| self.devices.get_mut(device));
        device.ok_or(CUresult::CUDA_ERROR_INVALID_DEVICE)
    }

    /// Returns the device of the current context.
    pub fn current(&self) -> Result<i32> {
        let context = contexts(|contexts| contexts.last().copied());
        let context = context.ok_or(CUresult::CUDA_ERROR_INVALID_CONTEXT)?;
        if let Some(context) = self.contexts.get(&context) {
            return Ok(context.device);
        }
        let gone = CUresult::CUDA_ERROR_CONTEXT_IS_DESTROYED;
        let device = self.device_of_context(context).map_err(|_| gone)?;
        match self.device(device)?.retained {
            0 => Err(gone),
            _ => Ok(device),
        }
    }

    pub fn device_of_context(&self, context: u64) -> Result<i32> {
        if let Some(context) = self.contexts.get(&context) {
            return Ok(context.device);
        }
        let device = (0..self.devices.len() as i32).find(|device| context_of(*device) == context);
        let unknown = CUresult::CUDA_ERROR_INVALID_CONTEXT;
        device.ok_or_else(|| self.refusal(Kind::Context, context, unknown))
    }

    pub fn handle(&self, handle: u64) -> Result<&Handle> {
        let unknown = CUresult::CUDA_ERROR_INVALID_VALUE;
        self.handles.get(&handle).ok_or_else(|| self.refusal(Kind::Handle, handle, unknown))
    }

    /// Returns the memory at an address.
    pub fn range(&self, address: u64) -> Option<(u64, &Range)> {
        let (start, range) = self.ranges.range(..=address).next_back()?;
        (address - start < range.size).then_some((*start, range))
    }

    /// Returns the reservation that contains all of these addresses.
    pub fn reservation(&self, address: u64, size: u64) -> Option<&AddressRange> {
        let (_, addresses) = self.reservations.range(..=address).next_back()?;
        let offset = address - addresses.start;
        (offset < addresses.size && size <= addresses.size - offset).then_some(addresses)
    }

    /// Converts a location of C, if this release has its type.
    pub fn place(&self, location: CUmemLocation) -> Result<Place> {
        use CUmemLocationType as Type;
        let place = match location.type_ {
            Type::CU_MEM_LOCATION_TYPE_DEVICE => Place::Device(location.id),
            Type::CU_MEM_LOCATION_TYPE_HOST if self.has_release(12_020) => Place::Host,
            Type::CU_MEM_LOCATION_TYPE_HOST_NUMA if self.has_release(12_020) => {
                Place::Node(location.id)
            }
            // A device has one locality domain: the whole device.
            Type::CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN if self.has_release(13_040) => {
                require(location.localized().localityDomainId == 0)?;
                Place::Device(location.localized().deviceId.into())
            }
            _ => return Err(CUresult::CUDA_ERROR_INVALID_VALUE),
        };
        self.visible(place)?;
        Ok(place)
    }

    /// Fails if the location is a device that this process does not have.
    pub fn visible(&self, place: Place) -> Result {
        match place {
            Place::Device(device) => self.device(device).map(|_| ()),
            _ => Ok(()),
        }
    }

    /// Returns the object behind an exported handle.
    pub fn import(
        &mut self,
        kind: CUmemAllocationHandleType,
        handle: Pointer<c_void>,
    ) -> Result<Arc<Object>> {
        let object = import(&mut self.objects, kind, handle)?;
        self.visible(object.about.place)?;
        Ok(object)
    }
}

/// Returns the handle of a device's primary context.
pub fn context_of(device: i32) -> u64 {
    0xC0_0000 + 0x100 * device as u64
}
