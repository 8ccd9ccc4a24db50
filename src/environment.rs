//! What a refusal owes to the environment of the process: its variables, its limits, the driver's files, and the library that was
//! loaded. Everything is read from files, after a refusal; the driver is asked for nothing but the number of its
//! devices, and whether they have multicast.
//!
//! An optimized build has this code in the crate, so it waits for it once. So there are loops and a few functions for texts, not
//! iterators with closures, each of which is compiled for itself. A debug build leaves each function to the programs that reach it
//! (`inline`), as it does with the other code of this crate: that takes 6 % off the build.

use crate::cause::Cause;
use crate::printable::Printable;
use core::ffi::CStr;
use core::fmt::Write as _;
use libcuda_sys::{CUdevice_attribute as A, CUresult};
use std::ffi::OsString;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};

/// Says what the environment of this process shows about the refusal of a call with a code, or nothing.
///
/// It may say why there is no device: a variable that hides it, a stub in the driver's place, files under `/dev` that are not
/// there or may not be opened, a kernel module of another version than the library, or MPS without a server. Of a device that is
/// not there it may say which variable numbers the devices anew, of an image without code for the device which variable forbids machine
/// code, and of a multicast object what it needs of the machine. Of an error of
/// the system or of memory it may say which limit of the process or the control group was met. Where the files do not decide it, the
/// sentence begins with "it may be that". On systems other than Linux only the variables are judged.
///
/// ```
/// # #[cfg(feature = "causes")] {
/// use cuda_checked::{causes, types::CUresult};
///
/// // As cuInit has returned it.
/// if let Some(why) = causes::of_environment(c"cuInit", CUresult::CUDA_ERROR_NO_DEVICE) {
///     println!("{why}"); // for example: CUDA_VISIBLE_DEVICES is "-1", which hides every device
/// }
/// # }
/// ```
#[cold]
#[cfg_attr(debug_assertions, inline)]
pub fn of_environment(call: &CStr, code: CUresult) -> Option<String> {
    beside(call.to_str().ok()?, code, None)
}

/// Says it beside a cause that an argument shows: only if that is not certain, or is a number of a device that a variable has changed,
/// or an ability that a device has only in some machines.
#[cold]
#[cfg_attr(debug_assertions, inline)]
pub fn beside(call: &str, code: CUresult, cause: Option<&Cause>) -> Option<String> {
    let environment = Environment {
        root: Path::new("/"),
        variable: &|name| std::env::var_os(name),
        seen: &crate::query::devices,
        multicast: &|| {
            const SUPPORTED: A = A::CU_DEVICE_ATTRIBUTE_MULTICAST_SUPPORTED;
            crate::query::devices_with(SUPPORTED).is_some_and(|able| able > 0)
        },
    };
    environment.explain(call, code, Known::of(call, code, cause))
}

/// Returns whether the process may open a channel of the service that shares memory over a fabric.
#[cfg_attr(debug_assertions, inline)]
pub(crate) fn has_fabric_channel() -> Option<bool> {
    let variable = |_: &str| None;
    let environment = Environment {
        root: Path::new("/"),
        variable: &variable,
        seen: &|| None,
        multicast: &|| false,
    };
    environment.opens_channel()
}

/// With this variable a driver skips the machine code of fat binaries, as an H200 shows.
const ONLY_PTX: &str = "CUDA_FORCE_PTX_JIT";

/// Returns whether the driver may skip machine code: an image that lacks PTX then has no code, whatever it is for.
#[cfg_attr(debug_assertions, inline)]
pub(crate) fn may_skip_machine_code() -> bool {
    std::env::var_os(ONLY_PTX).is_some_and(|value| value != "0")
}

/// What the arguments of the call show.
#[derive(Clone, Copy)]
enum Known {
    /// Nothing that is certain.
    Nothing,
    /// A cause beside which no other counts.
    Cause,
    /// A number that is that of no device.
    Ordinal,
    /// The call is about a multicast object, and no argument is surely wrong.
    Multicast,
}

impl Known {
    #[cfg_attr(debug_assertions, inline)]
    fn of(call: &str, code: CUresult, cause: Option<&Cause>) -> Self {
        use CUresult as R;
        let is_certain = cause.is_some_and(Cause::is_certain);
        let is_multicast = match call {
            // No allocation has these codes there.
            "cuMemMap" | "cuMemSetAccess" => match code {
                R::CUDA_ERROR_ILLEGAL_STATE | R::CUDA_ERROR_SYSTEM_NOT_READY => true,
                R::CUDA_ERROR_NOT_SUPPORTED | R::CUDA_ERROR_INVALID_DEVICE => {
                    cause.is_some_and(|cause| cause.parameter() == "handle")
                }
                _ => false,
            },
            _ => call.starts_with("cuMulticast"),
        };
        if cause.is_some_and(Cause::is_of_ordinal) || takes_ordinal(call) {
            Self::Ordinal
        } else if is_multicast && (!is_certain || code == R::CUDA_ERROR_NOT_SUPPORTED) {
            Self::Multicast
        } else if is_certain {
            Self::Cause
        } else {
            Self::Nothing
        }
    }
}

/// The files of a machine, and the variables of a process.
struct Environment<'a> {
    root: &'a Path,
    variable: &'a dyn Fn(&str) -> Option<OsString>,
    /// The number of devices that the driver has found.
    seen: &'a dyn Fn() -> Option<i32>,
    /// Whether one of them is known to have multicast, which it has behind switches.
    multicast: &'a dyn Fn() -> bool,
}

struct Finding {
    sentence: String,
    /// Whether the sentence says alone why the call was refused.
    is_sure: bool,
}

#[cfg_attr(debug_assertions, inline)]
fn sure(sentence: String) -> Option<Finding> {
    Some(Finding { sentence, is_sure: true })
}

#[cfg_attr(debug_assertions, inline)]
fn maybe(sentence: String) -> Option<Finding> {
    Some(Finding { sentence, is_sure: false })
}

/// What starts a container with the devices of its host.
const CONTAINER: &str =
    "a container gets it by Docker's --gpus, or by the CDI device nvidia.com/gpu";

/// Systems on which the driver has other files: Windows' subsystem for Linux, and Tegra.
const OTHER_DEVICES: [&str; 4] = ["dev/dxg", "dev/nvgpu", "dev/nvhost-ctrl", "dev/nvmap"];

/// The folder of the channels of a service that shares memory over a fabric.
const CHANNELS: &str = "/dev/nvidia-caps-imex-channels";

/// Files in `/proc` have no size.
const MOST: usize = 16 << 20;

/// No descriptor of the process is free, in the numbers of Linux.
const EMFILE: i32 = 24;

impl Environment<'_> {
    #[cfg_attr(debug_assertions, inline)]
    fn explain(&self, call: &str, code: CUresult, known: Known) -> Option<String> {
        use CUresult as R;
        if matches!(known, Known::Cause) {
            return None;
        }
        let starts = call == "cuInit"
            || call.starts_with("cuCtxCreate")
            || call.starts_with("cuDevicePrimaryCtxRetain");
        let findings: [Option<Finding>; 4] = match code {
            // A device for a purpose, such as the graphics of the thread.
            R::CUDA_ERROR_NO_DEVICE
                if call != "cuInit" && (self.seen)().is_some_and(|seen| seen > 0) =>
            {
                return None;
            }
            R::CUDA_ERROR_NO_DEVICE => {
                [self.hidden(), self.no_devices(), self.no_uvm(), self.perhaps_other_version()]
            }
            R::CUDA_ERROR_INVALID_DEVICE if matches!(known, Known::Ordinal) => {
                [self.numbered(), None, None, None]
            }
            R::CUDA_ERROR_NO_BINARY_FOR_GPU => [self.only_ptx(), None, None, None],
            _ if !cfg!(target_os = "linux") => return None,
            R::CUDA_ERROR_ILLEGAL_STATE
            | R::CUDA_ERROR_NOT_SUPPORTED
            | R::CUDA_ERROR_INVALID_VALUE
            | R::CUDA_ERROR_INVALID_DEVICE
            | R::CUDA_ERROR_SYSTEM_NOT_READY
                if matches!(known, Known::Multicast) =>
            {
                [self.instances(), self.one_device(), self.fabric(), self.imex()]
            }
            R::CUDA_ERROR_STUB_LIBRARY => [self.stub(), None, None, None],
            R::CUDA_ERROR_SHARED_OBJECT_INIT_FAILED => [self.no_library(), None, None, None],
            R::CUDA_ERROR_SYSTEM_DRIVER_MISMATCH => [self.other_version(), None, None, None],
            R::CUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE => {
                [self.compatibility(), None, None, None]
            }
            R::CUDA_ERROR_SYSTEM_NOT_READY if self.switch().is_some() => {
                [self.fabric(), None, None, None]
            }
            R::CUDA_ERROR_OUT_OF_MEMORY => {
                [self.addresses(), self.group(), self.threads(), self.host_memory(call)]
            }
            R::CUDA_ERROR_OPERATING_SYSTEM => {
                [self.descriptors(), self.threads(), self.locked(call), self.addresses()]
            }
            R::CUDA_ERROR_UNKNOWN if starts => {
                [self.no_devices(), self.no_uvm(), self.perhaps_other_version(), self.threads()]
            }
            R::CUDA_ERROR_MPS_CONNECTION_FAILED
            | R::CUDA_ERROR_MPS_RPC_FAILURE
            | R::CUDA_ERROR_MPS_SERVER_NOT_READY
            | R::CUDA_ERROR_MPS_MAX_CLIENTS_REACHED
            | R::CUDA_ERROR_MPS_MAX_CONNECTIONS_REACHED
            | R::CUDA_ERROR_MPS_CLIENT_TERMINATED => [self.service(code), None, None, None],
            _ => return None,
        };
        let mut perhaps = String::new();
        for finding in &findings {
            match finding {
                Some(Finding { sentence, is_sure: true }) => return Some(sentence.clone()),
                Some(Finding { sentence, is_sure: false }) => {
                    perhaps += if perhaps.is_empty() { "it may be that " } else { ", or that " };
                    perhaps += sentence;
                }
                None => {}
            }
        }
        if perhaps.is_empty() { None } else { Some(perhaps) }
    }

    #[cfg_attr(debug_assertions, inline)]
    fn path(&self, mut path: &str) -> PathBuf {
        while let Some(rest) = path.strip_prefix("/") {
            path = rest;
        }
        self.root.join(path)
    }

    #[cfg_attr(debug_assertions, inline)]
    fn is_there(&self, path: &str) -> bool {
        fs::symlink_metadata(self.path(path)).is_ok()
    }

    #[cfg_attr(debug_assertions, inline)]
    fn text(&self, path: &str) -> io::Result<String> {
        let (mut file, mut bytes) = (File::open(self.path(path))?, Vec::new());
        let mut part = [0; 4096];
        while bytes.len() < MOST {
            match file.read(&mut part) {
                Ok(0) => break,
                Ok(size) => bytes.extend_from_slice(&part[..size]),
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(error),
            }
        }
        Ok(String::from_utf8_lossy(&bytes).into_owned())
    }

    /// The text of a file; empty if it cannot be read.
    #[cfg_attr(debug_assertions, inline)]
    fn text_or_none(&self, path: &str) -> String {
        self.text(path).unwrap_or_default()
    }

    #[cfg_attr(debug_assertions, inline)]
    fn number_in(&self, path: &str) -> Option<u64> {
        parse_number(&self.text_or_none(path))
    }

    #[cfg_attr(debug_assertions, inline)]
    fn names(&self, path: &str) -> Vec<String> {
        let mut names: Vec<String> = Vec::new();
        let Ok(entries) = fs::read_dir(self.path(path)) else { return names };
        for entry in entries {
            let Ok(entry) = entry else { continue };
            let name = entry.file_name().to_string_lossy().into_owned();
            // The library's sort is more code than all functions here.
            let mut at = names.len();
            while at > 0 && names[at - 1].as_str() > name.as_str() {
                at -= 1;
            }
            names.insert(at, name);
        }
        names
    }

    #[cfg_attr(debug_assertions, inline)]
    fn variable(&self, name: &str) -> Option<String> {
        let value = (self.variable)(name)?;
        Some(value.to_string_lossy().into_owned())
    }

    /// A soft limit of the process, if it has one.
    #[cfg_attr(debug_assertions, inline)]
    fn limit(&self, name: &str) -> Option<u64> {
        parse_number(first_word(line_of(&self.text_or_none("proc/self/limits"), name)?))
    }

    /// A number of kilobytes, in bytes.
    #[cfg_attr(debug_assertions, inline)]
    fn kilobytes(&self, path: &str, name: &str) -> Option<u64> {
        parse_number(first_word(line_of(&self.text_or_none(path), name)?))?.checked_mul(1024)
    }

    /// The limit of the process's control group and what is used of it, as `find` reads them in a folder; of the nearest group
    /// above it that has them.
    #[cfg_attr(debug_assertions, inline)]
    fn in_group(
        &self,
        controller: &str,
        find: &dyn Fn(&str) -> Option<(u64, u64)>,
    ) -> Option<(u64, u64)> {
        for line in split(&self.text_or_none("proc/self/cgroup"), b'\n') {
            let Some((_, rest)) = split_once(line, b':') else { continue };
            let Some((controllers, mut path)) = split_once(rest, b':') else { continue };
            let root = if controllers.is_empty() {
                "sys/fs/cgroup".to_owned()
            } else if split(controllers, b',').contains(&controller) {
                format!("sys/fs/cgroup/{controller}")
            } else {
                continue;
            };
            path = without_slashes(path);
            // A path that leads out of the namespace of the process is not followed.
            if split(path, b'/').contains(&"..") {
                path = "";
            }
            loop {
                let found = find(&format!("{root}{path}"));
                if found.is_some() {
                    return found;
                }
                let name = last(path, b'/');
                if name.len() == path.len() {
                    break;
                }
                path = &path[..path.len() - name.len() - 1];
            }
        }
        None
    }

    /// Whether the driver's files are those that are known here.
    #[cfg_attr(debug_assertions, inline)]
    fn has_other_devices(&self) -> bool {
        let mut has = !cfg!(target_os = "linux");
        for path in OTHER_DEVICES {
            has |= self.is_there(path);
        }
        has
    }

    /// The UUID of each device that the kernel module shows, or an empty text if it is not known.
    #[cfg_attr(debug_assertions, inline)]
    fn devices(&self) -> Vec<String> {
        let folder = "proc/driver/nvidia/gpus";
        let mut devices = Vec::new();
        for name in &self.names(folder) {
            let text = self.text_or_none(&format!("{folder}/{name}/information"));
            devices.push(match line_of(&text, "GPU UUID") {
                Some(uuid) if !uuid.as_bytes().contains(&b'?') => uuid.to_owned(),
                _ => String::new(),
            });
        }
        devices
    }

    /// `CUDA_FORCE_PTX_JIT` lets the driver load nothing but PTX.
    #[cfg_attr(debug_assertions, inline)]
    fn only_ptx(&self) -> Option<Finding> {
        let value = self.variable(ONLY_PTX).filter(|value| value != "0")?;
        maybe(format!("{ONLY_PTX} ({}) makes the driver skip machine code", quoted(&value)))
    }

    /// `CUDA_VISIBLE_DEVICES` hides every device.
    #[cfg_attr(debug_assertions, inline)]
    fn hidden(&self) -> Option<Finding> {
        let value = self.variable("CUDA_VISIBLE_DEVICES")?;
        let is = format!("CUDA_VISIBLE_DEVICES is {}", quoted(&value));
        if value.trim_ascii().is_empty() {
            return sure(format!("{is}, which hides every device"));
        }
        let devices = self.devices();
        let entries = split(&value, b',');
        let first = entries[0].trim_ascii();
        match entry(first, &devices) {
            Entry::Invalid if first.starts_with("-") => {
                sure(format!("{is}, which hides every device"))
            }
            Entry::Invalid => sure(format!(
                "{is}, which hides every device: {} is none of the {} here",
                quoted(first),
                devices.len()
            )),
            Entry::Unknown => maybe(format!("{is} and hides every device")),
            Entry::Device(_) if entries.len() > 1 && self.shown().is_none() => {
                maybe(format!("{is} and hides every device"))
            }
            Entry::Device(_) => None,
        }
    }

    /// How many devices `CUDA_VISIBLE_DEVICES` leaves, and how many there are, if both are known. The first entry that is no device
    /// ends the list.
    #[cfg_attr(debug_assertions, inline)]
    fn shown(&self) -> Option<(usize, usize)> {
        let (value, devices) = (self.variable("CUDA_VISIBLE_DEVICES")?, self.devices());
        let mut found = Vec::new();
        for one in split(&value, b',') {
            match entry(one.trim_ascii(), &devices) {
                Entry::Device(index) if !found.contains(&index) => found.push(index),
                Entry::Invalid => break,
                // What a driver does with a device that is named twice is not documented.
                Entry::Device(_) | Entry::Unknown => return None,
            }
        }
        Some((found.len(), devices.len()))
    }

    /// A variable leaves some devices, which have other numbers than in the machine.
    #[cfg_attr(debug_assertions, inline)]
    fn numbered(&self) -> Option<Finding> {
        const OWN: &str = "CUDA_VISIBLE_DEVICES";
        const OF_CONTAINER: &str = "NVIDIA_VISIBLE_DEVICES";
        let seen = (self.seen)().and_then(|seen| usize::try_from(seen).ok());
        let numbers = "with numbers from 0 on";
        if let Some(value) = self.variable(OWN) {
            let (entries, shown) = (split(&value, b',').len(), self.shown());
            let left = seen.or(shown.map(|(left, _)| left))?;
            // The driver reads the variable in `cuInit`: a program can have set it afterwards.
            let is_of_variable = shown.map_or(left <= entries, |(shown, _)| shown == left);
            if is_of_variable && left > 0 {
                let is = format!("{OWN} is {}, which leaves", quoted(&value));
                return match shown {
                    Some((_, all)) if all > left => {
                        sure(format!("{is} {left} of the {all} devices here, {numbers}"))
                    }
                    Some(_) => sure(format!("{is} {}, {numbers}", devices(left))),
                    None => maybe(format!(
                        "{OWN} ({}) leaves {}, {numbers}",
                        quoted(&value),
                        devices(left)
                    )),
                };
            }
        }
        let value = self.variable(OF_CONTAINER)?;
        let is_list = !["", "all", "none", "void"].contains(&value.as_str());
        let left = seen.filter(|seen| *seen == split(&value, b',').len() && is_list)?;
        maybe(format!(
            "{OF_CONTAINER} ({}) gives the container {}, {numbers}",
            quoted(&value),
            devices(left)
        ))
    }

    /// The driver's files under `/dev` are not there, or may not be opened.
    #[cfg_attr(debug_assertions, inline)]
    fn no_devices(&self) -> Option<Finding> {
        const CONTROL: &str = "/dev/nvidiactl";
        if self.has_other_devices() {
            return None;
        }
        if !self.is_there(CONTROL) {
            let hides = match self.variable("NVIDIA_VISIBLE_DEVICES") {
                Some(value) if ["", "none", "void"].contains(&value.as_str()) => {
                    format!("; NVIDIA_VISIBLE_DEVICES is {}", quoted(&value))
                }
                _ => String::new(),
            };
            return match self.is_there("proc/driver/nvidia/version") {
                true => sure(format!(
                    "there is no {CONTROL}: {CONTAINER}, a host by nvidia-modprobe{hides}"
                )),
                false => sure(format!(
                    "there is neither {CONTROL} nor /proc/driver/nvidia/version: the kernel module nvidia is not loaded, or not \
                     visible here ({CONTAINER}){hides}"
                )),
            };
        }
        if let Some(failure) = self.opens(CONTROL) {
            return sure(failure);
        }
        let mut first = None;
        for name in &self.names("dev") {
            if name.strip_prefix("nvidia").is_some_and(is_digits) {
                let failure = self.opens(&format!("/dev/{name}"))?;
                if first.is_none() {
                    first = Some(failure);
                }
            }
        }
        match first {
            Some(failure) => sure(failure),
            None => sure(format!("there is no device file such as /dev/nvidia0: {CONTAINER}")),
        }
    }

    /// The file of unified memory, which every context needs.
    #[cfg_attr(debug_assertions, inline)]
    fn no_uvm(&self) -> Option<Finding> {
        const UVM: &str = "/dev/nvidia-uvm";
        if self.has_other_devices() || !self.is_there("/dev/nvidiactl") {
            return None;
        }
        match self.is_there(UVM) {
            false => sure(format!(
                "there is no {UVM}: the module nvidia-uvm is loaded by nvidia-modprobe -u -c 0, and {CONTAINER}"
            )),
            true => sure(self.opens(UVM)?),
        }
    }

    /// Says why a file cannot be opened as the driver opens it, if so.
    #[cfg_attr(debug_assertions, inline)]
    fn opens(&self, path: &str) -> Option<String> {
        let Err(error) = OpenOptions::new().read(true).write(true).open(self.path(path)) else {
            return None;
        };
        let remedy = match error.raw_os_error() {
            Some(EMFILE) => return None,
            // EPERM
            Some(1) => ": the rules for devices of a container or a service forbid it",
            // EACCES
            Some(13) => ": its mode forbids it to this user",
            // ENXIO, ENODEV
            Some(6 | 19) => ": no kernel module serves it",
            _ => "",
        };
        Some(format!("{path} cannot be opened ({}){remedy}", without_number(&error)))
    }

    /// The files that are mapped and have the name of the driver's library.
    #[cfg_attr(debug_assertions, inline)]
    fn libraries(&self) -> Vec<String> {
        let maps = self.text_or_none("proc/self/maps");
        let mut found: Vec<String> = Vec::new();
        for line in split(&maps, b'\n') {
            let Some((start, _)) = split_once(line, b'/') else { continue };
            let path = &line[start.len()..];
            let path = path.strip_suffix(" (deleted)").unwrap_or(path);
            let is_own = match last(path, b'/').strip_prefix("libcuda.so") {
                Some(rest) => rest.is_empty() || rest.starts_with("."),
                None => false,
            };
            if is_own && !contains(&found, path) {
                found.push(path.to_owned());
            }
        }
        found
    }

    /// A toolkit's stub was loaded.
    #[cfg_attr(debug_assertions, inline)]
    fn stub(&self) -> Option<Finding> {
        let (libraries, mut stubs) = (self.libraries(), Vec::new());
        for path in &libraries {
            if split(path, b'/').contains(&"stubs") {
                stubs.push(path);
            }
        }
        if stubs.is_empty() {
            for path in &libraries {
                stubs.push(path);
            }
        }
        let remedy =
            "a toolkit's stub, which is for linking: take its folder off LD_LIBRARY_PATH and RPATH";
        match &stubs[..] {
            [path] => return sure(format!("the library {} is {remedy}", plain(path))),
            [first, others @ ..] => {
                let mut all = plain(first);
                for other in others {
                    all += " and ";
                    all += &plain(other);
                }
                return sure(format!("one of the libraries {all} is {remedy}"));
            }
            [] => {}
        }
        // It was closed again.
        for folder in split(&self.variable("LD_LIBRARY_PATH")?, b':') {
            let path = format!("{}/libcuda.so.1", without_slashes(folder));
            if folder.starts_with("/") && self.is_there(&path) {
                let path = plain(&path);
                return maybe(format!("{path}, to which LD_LIBRARY_PATH leads, is {remedy}"));
            }
        }
        None
    }

    /// A container gets the driver's library only if its image asks for it.
    #[cfg_attr(debug_assertions, inline)]
    fn no_library(&self) -> Option<Finding> {
        let value = self.variable("NVIDIA_DRIVER_CAPABILITIES")?;
        // An empty value stands for the default one, which has it on some runtimes.
        let mut has = value.is_empty();
        for one in split(&value, b',') {
            has |= ["all", "compute"].contains(&one.trim_ascii());
        }
        if has {
            return None;
        }
        let is = quoted(&value);
        let words = "without compute a container gets no libcuda.so.1";
        maybe(format!("NVIDIA_DRIVER_CAPABILITIES is {is}: {words}"))
    }

    /// The versions of the kernel module, and of the library with its path.
    #[cfg_attr(debug_assertions, inline)]
    fn versions(&self) -> (Option<String>, Option<(String, String)>) {
        let mut module = None;
        let text = self.text_or_none("proc/driver/nvidia/version");
        for word in split(line_of(&text, "NVRM version").unwrap_or(""), b' ') {
            if is_version(word) && module.is_none() {
                module = Some(word.to_owned());
            }
        }
        let libraries = self.libraries();
        let library = match &libraries[..] {
            [path] => match last(path, b'/').strip_prefix("libcuda.so.") {
                Some(version) if is_version(version) => Some((version.to_owned(), path.clone())),
                _ => None,
            },
            // Which of them is in use is not known.
            _ => None,
        };
        (module, library)
    }

    /// The kernel module is of another version than the library.
    #[cfg_attr(debug_assertions, inline)]
    fn other_version(&self) -> Option<Finding> {
        let (Some(module), Some((version, path))) = self.versions() else { return None };
        if module == version {
            return None;
        }
        let remedy = match is_compatibility(&path) {
            true => {
                "it is of a package for forward compatibility: take its folder off LD_LIBRARY_PATH to use the driver's own"
            }
            false => "after an update, a reboot loads the new module",
        };
        let path = plain(&path);
        sure(format!("the kernel module is {module} and the library {path} is {version}: {remedy}"))
    }

    /// The same where the code does not tell it: a package for forward compatibility may be of a later version.
    #[cfg_attr(debug_assertions, inline)]
    fn perhaps_other_version(&self) -> Option<Finding> {
        maybe(self.other_version()?.sentence)
    }

    /// A package for forward compatibility is in the way.
    #[cfg_attr(debug_assertions, inline)]
    fn compatibility(&self) -> Option<Finding> {
        let (module, Some((version, path))) = self.versions() else { return None };
        if !is_compatibility(&path) {
            return None;
        }
        let module = match module {
            Some(module) => format!(", and the kernel module {module}"),
            None => String::new(),
        };
        sure(format!(
            "the library {} is {version}, of a package for forward compatibility{module}: take its folder off LD_LIBRARY_PATH to \
             use the driver's own",
            plain(&path)
        ))
    }

    /// A file that shows a switch between devices.
    #[cfg_attr(debug_assertions, inline)]
    fn switch(&self) -> Option<String> {
        let folder = "/proc/driver/nvidia-nvswitch/devices";
        if let Some(first) = self.names(folder).first() {
            return Some(format!("{folder}/{first}"));
        }
        for name in &self.names("dev") {
            if name.strip_prefix("nvidia-nvswitch").is_some_and(is_digits) {
                return Some(format!("/dev/{name}"));
            }
        }
        // The module that finds no switch may have this file, too.
        let control = "/dev/nvidia-nvswitchctl";
        let is_open = !self.is_there(folder) && self.is_there(control);
        is_open.then(|| control.to_owned())
    }

    /// Multicast objects need switches between devices, and these a service.
    #[cfg_attr(debug_assertions, inline)]
    fn fabric(&self) -> Option<Finding> {
        const SERVICE: &str = "the service nvidia-fabricmanager";
        let switch = self.switch();
        let file = "/run/nvidia-fabricmanager/nv-fabricmanager.pid";
        if let Some(pid) = self.number_in(file) {
            let name = self.text_or_none(&format!("proc/{pid}/comm"));
            return maybe(match name.starts_with("nv-fabricmanage") {
                true => format!(
                    "{SERVICE} (process {pid}) is of another version than the driver, did not answer in time, or must be started anew"
                ),
                false => format!(
                    "{SERVICE} does not run: {file} names process {pid}, which is none of it"
                ),
            });
        }
        maybe(match switch {
            Some(path) => format!(
                "{SERVICE}, which a machine with NVSwitch ({path}) needs, does not run, or is of another version than the driver"
            ),
            // A later machine does not show its switches.
            None if (self.multicast)() => {
                format!("{SERVICE} does not run on this machine, or is of another version than the driver")
            }
            None => "no NVSwitch connects the devices: this process sees none in /dev and /proc/driver/nvidia-nvswitch/devices"
                .to_owned(),
        })
    }

    /// Instances of devices have no links.
    #[cfg_attr(debug_assertions, inline)]
    fn instances(&self) -> Option<Finding> {
        const LINKS: &str = "which has no links to other devices";
        for name in ["CUDA_VISIBLE_DEVICES", "NVIDIA_VISIBLE_DEVICES"] {
            let value = self.variable(name).filter(|value| value.trim_ascii().starts_with("MIG"));
            if let Some(value) = value {
                let is = quoted(&value);
                return maybe(format!("the device is a MIG instance ({name} is {is}), {LINKS}"));
            }
        }
        let folder = "/proc/driver/nvidia/capabilities";
        for device in &self.names(folder) {
            for instance in &self.names(&format!("{folder}/{device}/mig")) {
                if instance.strip_prefix("gi").is_some_and(is_digits) {
                    return maybe(format!(
                        "a device is a MIG instance ({folder}/{device}/mig/{instance}), {LINKS}"
                    ));
                }
            }
        }
        None
    }

    /// A team has several devices.
    #[cfg_attr(debug_assertions, inline)]
    fn one_device(&self) -> Option<Finding> {
        if (self.seen)() != Some(1) {
            return None;
        }
        let by = match self.variable("CUDA_VISIBLE_DEVICES") {
            Some(value) => format!(" (CUDA_VISIBLE_DEVICES is {})", quoted(&value)),
            None => String::new(),
        };
        maybe(format!("this process has one device{by}, and a multicast object is for several"))
    }

    /// Devices of several machines need another service.
    #[cfg_attr(debug_assertions, inline)]
    fn imex(&self) -> Option<Finding> {
        let channel = self.names(CHANNELS).into_iter().next()?;
        maybe(format!(
            "the service nvidia-imex, which devices of several machines with one fabric ({}/{channel}) need, does not run on each of them",
            CHANNELS
        ))
    }

    /// Whether the process may open a channel of this service.
    #[cfg_attr(debug_assertions, inline)]
    fn opens_channel(&self) -> Option<bool> {
        if !cfg!(target_os = "linux") {
            return None;
        }
        if !self.is_there(CHANNELS) {
            return Some(false);
        }
        let folder = fs::read_dir(self.path(CHANNELS)).ok()?;
        for channel in folder {
            if may_open(&channel.ok()?.path())? {
                return Some(true);
            }
        }
        Some(false)
    }

    /// A limit on the addresses of the process.
    #[cfg_attr(debug_assertions, inline)]
    fn addresses(&self) -> Option<Finding> {
        let limit = self.limit("Max address space")?;
        let used = match self.kilobytes("proc/self/status", "VmSize") {
            Some(used) => format!(", of which {used} are in use"),
            None => String::new(),
        };
        let words = "the driver, which reserves many, got no addresses";
        maybe(format!("{words}: RLIMIT_AS (ulimit -v) is {limit} bytes{used}"))
    }

    /// The control group has no memory left.
    #[cfg_attr(debug_assertions, inline)]
    fn group(&self) -> Option<Finding> {
        let full = |folder: &str| {
            let number = |name: &str| self.number_in(&format!("{folder}/{name}"));
            let (limit, used) = match (number("memory.max"), number("memory.current")) {
                (Some(limit), Some(used)) => (limit, used),
                _ => (number("memory.limit_in_bytes")?, number("memory.usage_in_bytes")?),
            };
            // What is kept of files makes room for other memory.
            let mut used = used;
            let stat = self.text_or_none(&format!("{folder}/memory.stat"));
            for name in ["inactive_file ", "active_file "] {
                if let Some(size) = line_of(&stat, name).and_then(parse_number) {
                    used = used.saturating_sub(size);
                }
            }
            if used > limit - limit / 20 { Some((limit, used)) } else { None }
        };
        let (limit, used) = self.in_group("memory", &full)?;
        maybe(format!("the memory of the control group ran out: it uses {used} of {limit} bytes"))
    }

    /// The control group may start no more threads.
    #[cfg_attr(debug_assertions, inline)]
    fn threads(&self) -> Option<Finding> {
        let full = |folder: &str| {
            let number = |name: &str| self.number_in(&format!("{folder}/{name}"));
            let (limit, used) = (number("pids.max")?, number("pids.current")?);
            if used >= limit { Some((limit, used)) } else { None }
        };
        let (limit, _) = self.in_group("pids", &full)?;
        maybe(format!("no thread could be started: the control group has its {limit} (pids.max)"))
    }

    /// The memory is the host's.
    #[cfg_attr(debug_assertions, inline)]
    fn host_memory(&self, call: &str) -> Option<Finding> {
        if !is_of_host(call) {
            return None;
        }
        if let Some(locked) = self.locked(call) {
            return Some(locked);
        }
        let free = self.kilobytes("proc/meminfo", "MemAvailable")?;
        maybe(format!("memory of the host is meant, of which {free} bytes are available"))
    }

    /// A limit on memory that is locked, below what the host has.
    #[cfg_attr(debug_assertions, inline)]
    fn locked(&self, call: &str) -> Option<Finding> {
        if !is_of_host(call) {
            return None;
        }
        let limit = self.limit("Max locked memory")?;
        let used = self.kilobytes("proc/self/status", "VmLck").unwrap_or(0);
        let free = self.kilobytes("proc/meminfo", "MemAvailable")?;
        if limit >= free {
            return None;
        }
        maybe(format!(
            "memory of the host is meant, of which {free} bytes are available, and RLIMIT_MEMLOCK (ulimit -l) allows {limit} bytes \
             of locked memory, of which {used} are in use"
        ))
    }

    /// No descriptor is free, or few are.
    #[cfg_attr(debug_assertions, inline)]
    fn descriptors(&self) -> Option<Finding> {
        let words = "no descriptor is free";
        let open = match fs::read_dir(self.path("proc/self/fd")) {
            // One of them is this folder.
            Ok(entries) => {
                let mut open = 0_u64;
                for _ in entries {
                    open += 1;
                }
                open.saturating_sub(1)
            }
            Err(error) if error.raw_os_error() == Some(EMFILE) => {
                return sure(format!("{words}: RLIMIT_NOFILE (ulimit -n) allows no more"));
            }
            Err(_) => return None,
        };
        let limit = match self.text("proc/self/limits") {
            Err(error) if error.raw_os_error() == Some(EMFILE) => Some(open),
            _ => self.limit("Max open files"),
        };
        // The driver closes what it had opened before it failed.
        const FEW: u64 = 16;
        let limit = limit?;
        if open + FEW <= limit {
            return None;
        }
        let of = format!("RLIMIT_NOFILE (ulimit -n) allows {limit}, and {open} are open");
        if open >= limit { sure(format!("{words}: {of}")) } else { maybe(format!("{words}: {of}")) }
    }

    /// The service for several processes.
    #[cfg_attr(debug_assertions, inline)]
    fn service(&self, code: CUresult) -> Option<Finding> {
        const VARIABLE: &str = "CUDA_MPS_PIPE_DIRECTORY";
        let (folder, from) = match self.variable(VARIABLE) {
            Some(value) if !value.is_empty() => {
                let from = format!("{VARIABLE} is {}", quoted(&value));
                (value, from)
            }
            _ => {
                let folder = "/tmp/nvidia-mps";
                let from =
                    format!("the directory of MPS is {folder}, because {VARIABLE} is not set");
                (folder.to_owned(), from)
            }
        };
        let control = format!("{folder}/control");
        if code != CUresult::CUDA_ERROR_MPS_CONNECTION_FAILED {
            return sure(format!("this process is a client of MPS: {from}"));
        }
        match self.is_there(&control) {
            false => sure(format!(
                "{from}, in which there is no pipe of a server: start one with nvidia-cuda-mps-control -d, or unset the variable"
            )),
            true => sure(format!(
                "{from}, and no server answers there: start one with nvidia-cuda-mps-control -d, or remove what one has left there"
            )),
        }
    }
}

/// An entry of `CUDA_VISIBLE_DEVICES`.
enum Entry {
    Device(usize),
    Invalid,
    Unknown,
}

#[cfg_attr(debug_assertions, inline)]
fn entry(text: &str, devices: &[String]) -> Entry {
    if text.strip_prefix("-").is_some_and(is_digits) {
        return Entry::Invalid;
    }
    if let Some(index) = parse_number(text) {
        return match usize::try_from(index) {
            Ok(_) if devices.is_empty() => Entry::Unknown,
            Ok(index) if index < devices.len() => Entry::Device(index),
            _ => Entry::Invalid,
        };
    }
    if !text.starts_with("GPU-") || devices.is_empty() || contains(devices, "") {
        return Entry::Unknown;
    }
    // A beginning that only one has is enough.
    let mut found = Entry::Invalid;
    for (index, uuid) in devices.iter().enumerate() {
        let start = uuid.as_bytes().get(..text.len());
        if start.is_some_and(|start| start.eq_ignore_ascii_case(text.as_bytes())) {
            found = match found {
                Entry::Invalid => Entry::Device(index),
                _ => return Entry::Unknown,
            };
        }
    }
    found
}

/// Whether the process may read and write a file, which is not opened.
#[cfg_attr(debug_assertions, inline)]
fn may_open(path: &Path) -> Option<bool> {
    #[cfg(all(target_os = "linux", not(miri)))] // Miri has no such function
    {
        use core::ffi::{c_char, c_int};
        use std::os::unix::ffi::OsStrExt as _;
        unsafe extern "C" {
            fn faccessat(folder: c_int, path: *const c_char, mode: c_int, flags: c_int) -> c_int;
        }
        const READ_AND_WRITE: c_int = 6;
        const CURRENT_FOLDER: c_int = -100; // AT_FDCWD
        // The driver opens it with these rights, and `access` asks for those of the user who started the program.
        const EFFECTIVE: c_int = 0x200; // AT_EACCESS
        let path = std::ffi::CString::new(path.as_os_str().as_bytes()).ok()?;
        // SAFETY: the path is a C string, which outlives the call.
        Some(unsafe { faccessat(CURRENT_FOLDER, path.as_ptr(), READ_AND_WRITE, EFFECTIVE) } == 0)
    }
    #[cfg(not(all(target_os = "linux", not(miri))))]
    {
        let _ = path;
        None
    }
}

#[cfg_attr(debug_assertions, inline)]
fn devices(count: usize) -> String {
    if count == 1 { "1 device".to_owned() } else { format!("{count} devices") }
}

#[cfg_attr(debug_assertions, inline)]
fn takes_ordinal(call: &str) -> bool {
    call == "cuDeviceGet" || call == "cuDeviceGetByPCIBusId"
}

/// Whether a call pins memory of the host.
#[cfg_attr(debug_assertions, inline)]
fn is_of_host(call: &str) -> bool {
    call.starts_with("cuMemAllocHost")
        || call.starts_with("cuMemHostAlloc")
        || call.starts_with("cuMemHostRegister")
}

#[cfg_attr(debug_assertions, inline)]
fn is_compatibility(path: &str) -> bool {
    let parts = split(path, b'/');
    parts.contains(&"compat") || parts.contains(&"compat_orin")
}

/// As 580.95.05: a toolkit's library has only the number 1.
#[cfg_attr(debug_assertions, inline)]
fn is_version(text: &str) -> bool {
    let parts = split(text, b'.');
    for part in &parts {
        if !is_digits(part) {
            return false;
        }
    }
    matches!(parts.len(), 2 | 3) && parts[0].len() >= 3
}

/// The system's words on an error.
#[cfg_attr(debug_assertions, inline)]
fn without_number(error: &io::Error) -> String {
    let (text, number) = (error.to_string(), error.raw_os_error().unwrap_or(0));
    match text.strip_suffix(&format!(" (os error {number})")) {
        Some(words) => words.to_owned(),
        None => text,
    }
}

/// The parts of a text between separators, of which there is at least one.
#[cfg_attr(debug_assertions, inline)]
fn split(text: &str, separator: u8) -> Vec<&str> {
    let (mut parts, mut rest) = (Vec::new(), text);
    while let Some((part, after)) = split_once(rest, separator) {
        parts.push(part);
        rest = after;
    }
    parts.push(rest);
    parts
}

/// The texts before and after the first separator.
#[cfg_attr(debug_assertions, inline)]
fn split_once(text: &str, separator: u8) -> Option<(&str, &str)> {
    for (at, byte) in text.as_bytes().iter().enumerate() {
        if *byte == separator {
            return Some((&text[..at], &text[at + 1..]));
        }
    }
    None
}

/// The text after the last separator.
#[cfg_attr(debug_assertions, inline)]
fn last(text: &str, separator: u8) -> &str {
    let mut rest = text;
    while let Some((_, after)) = split_once(rest, separator) {
        rest = after;
    }
    rest
}

/// What the line that begins with a name has after it, and after a colon.
#[cfg_attr(debug_assertions, inline)]
fn line_of<'a>(text: &'a str, name: &str) -> Option<&'a str> {
    for line in split(text, b'\n') {
        if let Some(rest) = line.strip_prefix(name) {
            return Some(rest.strip_prefix(":").unwrap_or(rest).trim_ascii());
        }
    }
    None
}

#[cfg_attr(debug_assertions, inline)]
fn first_word(text: &str) -> &str {
    match split_once(text, b' ') {
        Some((word, _)) => word,
        None => text,
    }
}

#[cfg_attr(debug_assertions, inline)]
fn parse_number(text: &str) -> Option<u64> {
    text.trim_ascii().parse().ok()
}

#[cfg_attr(debug_assertions, inline)]
fn is_digits(text: &str) -> bool {
    let mut is = !text.is_empty();
    for byte in text.as_bytes() {
        is &= byte.is_ascii_digit();
    }
    is
}

#[cfg_attr(debug_assertions, inline)]
fn without_slashes(mut path: &str) -> &str {
    while let Some(rest) = path.strip_suffix("/") {
        path = rest;
    }
    path
}

#[cfg_attr(debug_assertions, inline)]
fn contains(all: &[String], text: &str) -> bool {
    for one in all {
        if one == text {
            return true;
        }
    }
    false
}

/// A value between quotes, of which a reader obeys no character and sees enough.
#[cfg_attr(debug_assertions, inline)]
fn quoted(value: &str) -> String {
    const SHOWN: usize = 200;
    match value.char_indices().nth(SHOWN) {
        Some((end, _)) => plain(&format!("\"{}...\"", &value[..end])),
        None => plain(&format!("\"{value}\"")),
    }
}

#[cfg_attr(debug_assertions, inline)]
fn plain(text: &str) -> String {
    let mut plain = String::new();
    let _ = Printable(&mut plain).write_str(text);
    plain
}

#[cfg(all(test, target_os = "linux"))]
#[path = "../tests/unit/environment.rs"]
mod tests;
