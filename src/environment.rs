//! What a refusal owes to the environment of the process: its variables, its limits, the driver's files, and the library that was
//! loaded. Everything is read from files, after a refusal; nothing is asked of the driver.

use crate::cause::Cause;
use crate::printable::Printable;
use core::ffi::CStr;
use core::fmt::Write as _;
use cuda_sys::CUresult;
use std::ffi::OsString;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};

/// Says what the environment of this process shows about the refusal of a call with a code, or nothing.
///
/// It may say why there is no device: a variable that hides it, a stub in the driver's place, files under `/dev` that are not
/// there or may not be opened, a kernel module of another version than the library, or MPS without a server. Of an error of the
/// system or of memory it may say which limit of the process or the control group was met. Where the files do not decide it, the
/// sentence begins with "it may be that". On systems other than Linux only the variables are judged.
///
/// ```
/// use cuda_checked::{causes, sys::CUresult};
///
/// // As cuInit has returned it.
/// if let Some(why) = causes::of_environment(c"cuInit", CUresult::CUDA_ERROR_NO_DEVICE) {
///     println!("{why}"); // for example: CUDA_VISIBLE_DEVICES is "-1", which hides every device
/// }
/// ```
#[cold]
pub fn of_environment(call: &CStr, code: CUresult) -> Option<String> {
    beside(call.to_str().ok()?, code, None)
}

/// Says it beside a cause that an argument shows: only if that is not certain, or is a number of a device that may be hidden.
#[cold]
pub fn beside(call: &str, code: CUresult, cause: Option<&Cause>) -> Option<String> {
    let is_alone =
        cause.is_some_and(Cause::is_certain) && code != CUresult::CUDA_ERROR_INVALID_DEVICE;
    let environment =
        Environment { root: Path::new("/"), variable: &|name| std::env::var_os(name) };
    if is_alone { None } else { environment.explain(call, code) }
}

/// The files of a machine, and the variables of a process.
struct Environment<'a> {
    root: &'a Path,
    variable: &'a dyn Fn(&str) -> Option<OsString>,
}

/// A sentence, and whether it says alone why the call was refused.
struct Finding(String, bool);

fn sure(sentence: impl Into<String>) -> Option<Finding> {
    Some(Finding(sentence.into(), true))
}

fn maybe(sentence: impl Into<String>) -> Option<Finding> {
    Some(Finding(sentence.into(), false))
}

/// What starts a container with the devices of its host.
const CONTAINER: &str =
    "a container gets it by Docker's --gpus, or by the CDI device nvidia.com/gpu";

/// Systems on which the driver has other files: Windows' subsystem for Linux, and Tegra.
const OTHER_DEVICES: [&str; 4] = ["dev/dxg", "dev/nvgpu", "dev/nvhost-ctrl", "dev/nvmap"];

/// Files in `/proc` have no size.
const MOST: u64 = 16 << 20;

/// No descriptor of the process is free, in the numbers of Linux.
const EMFILE: i32 = 24;

impl Environment<'_> {
    fn explain(&self, call: &str, code: CUresult) -> Option<String> {
        use CUresult as R;
        let starts = call == "cuInit"
            || call.starts_with("cuCtxCreate")
            || call.starts_with("cuDevicePrimaryCtxRetain");
        let findings: [Option<Finding>; 4] = match code {
            R::CUDA_ERROR_NO_DEVICE => {
                [self.hidden(), self.no_devices(), self.no_uvm(), self.perhaps_other_version()]
            }
            R::CUDA_ERROR_INVALID_DEVICE if takes_ordinal(call) => {
                [self.some_hidden(), None, None, None]
            }
            _ if !cfg!(target_os = "linux") => return None,
            R::CUDA_ERROR_STUB_LIBRARY => [self.stub(), None, None, None],
            R::CUDA_ERROR_SHARED_OBJECT_INIT_FAILED => [self.no_library(), None, None, None],
            R::CUDA_ERROR_SYSTEM_DRIVER_MISMATCH => [self.other_version(), None, None, None],
            R::CUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE => {
                [self.compatibility(), None, None, None]
            }
            R::CUDA_ERROR_SYSTEM_NOT_READY => [self.switches(), None, None, None],
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
        let mut findings: Vec<_> = findings.into_iter().flatten().collect();
        if let Some(first) = findings.iter().position(|finding| finding.1) {
            return Some(findings.swap_remove(first).0);
        }
        let all: Vec<_> = findings.into_iter().map(|finding| finding.0).collect();
        (!all.is_empty()).then(|| format!("it may be that {}", all.join(", or that ")))
    }

    fn path(&self, path: &str) -> PathBuf {
        self.root.join(path.trim_start_matches('/'))
    }

    fn is_there(&self, path: &str) -> bool {
        fs::symlink_metadata(self.path(path)).is_ok()
    }

    fn text(&self, path: &str) -> io::Result<String> {
        let mut bytes = Vec::new();
        File::open(self.path(path))?.take(MOST).read_to_end(&mut bytes)?;
        Ok(String::from_utf8_lossy(&bytes).into_owned())
    }

    fn number(&self, path: &str) -> Option<u64> {
        self.text(path).ok()?.trim().parse().ok()
    }

    fn names(&self, path: &str) -> Vec<String> {
        let entries = fs::read_dir(self.path(path)).into_iter().flatten().flatten();
        let mut names: Vec<_> =
            entries.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
        names.sort();
        names
    }

    fn variable(&self, name: &str) -> Option<String> {
        (self.variable)(name).map(|value| value.to_string_lossy().into_owned())
    }

    /// A soft limit of the process, if it has one.
    fn limit(&self, name: &str) -> Option<u64> {
        let limits = self.text("proc/self/limits").ok()?;
        let line = limits.lines().find_map(|line| line.strip_prefix(name))?;
        line.split_whitespace().next()?.parse().ok()
    }

    /// A number of kilobytes, in bytes.
    fn kilobytes(&self, path: &str, name: &str) -> Option<u64> {
        let text = self.text(path).ok()?;
        let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(':'))?;
        line.split_whitespace().next()?.parse::<u64>().ok()?.checked_mul(1024)
    }

    /// The file of the process's control group with this name, or of the nearest one above it that passes the test.
    fn in_group<T>(&self, controller: &str, find: impl Fn(&str) -> Option<T>) -> Option<T> {
        let groups = self.text("proc/self/cgroup").ok()?;
        let folders = groups.lines().filter_map(|line| {
            let mut parts = line.splitn(3, ':').skip(1);
            let (controllers, path) = (parts.next()?, parts.next()?);
            match controllers {
                "" => Some(("sys/fs/cgroup".to_owned(), path)),
                _ if controllers.split(',').any(|one| one == controller) => {
                    Some((format!("sys/fs/cgroup/{controller}"), path))
                }
                _ => None,
            }
        });
        for (root, path) in folders {
            let mut path = path.trim_end_matches('/');
            // A path that leads out of the namespace of the process is not followed.
            if path.split('/').any(|part| part == "..") {
                path = "";
            }
            loop {
                if let Some(found) = find(&format!("{root}{path}")) {
                    return Some(found);
                }
                match path.rfind('/') {
                    Some(end) => path = &path[..end],
                    None => break,
                }
            }
        }
        None
    }

    /// Whether the driver's files are those that are known here.
    fn has_other_devices(&self) -> bool {
        !cfg!(target_os = "linux") || OTHER_DEVICES.iter().any(|path| self.is_there(path))
    }

    /// The UUID of each device that the kernel module shows, or an empty text if it is not known.
    fn devices(&self) -> Vec<String> {
        let folder = "proc/driver/nvidia/gpus";
        let names = self.names(folder).into_iter();
        let uuid = |name: String| {
            let text = self.text(&format!("{folder}/{name}/information")).unwrap_or_default();
            let uuid = text.lines().find_map(|line| line.strip_prefix("GPU UUID:"));
            let uuid = uuid.map(str::trim).filter(|uuid| !uuid.contains('?'));
            uuid.unwrap_or_default().to_owned()
        };
        names.map(uuid).collect()
    }

    /// `CUDA_VISIBLE_DEVICES` hides every device.
    fn hidden(&self) -> Option<Finding> {
        let value = self.variable("CUDA_VISIBLE_DEVICES")?;
        let is = format!("CUDA_VISIBLE_DEVICES is {}", quoted(&value));
        if value.trim().is_empty() {
            return sure(format!("{is}, which hides every device"));
        }
        let devices = self.devices();
        let first = value.split(',').next().unwrap_or_default().trim();
        match entry(first, &devices) {
            Entry::Invalid if first.starts_with('-') => {
                sure(format!("{is}, which hides every device"))
            }
            Entry::Invalid => sure(format!(
                "{is}, which hides every device: {} is none of the {} here",
                quoted(first),
                devices.len()
            )),
            Entry::Unknown => maybe(format!("{is} and hides every device")),
            Entry::Device(_) if value.contains(',') && self.shown().is_none() => {
                maybe(format!("{is} and hides every device"))
            }
            Entry::Device(_) => None,
        }
    }

    /// How many devices `CUDA_VISIBLE_DEVICES` leaves, and how many there are, if both are known. The first entry that is no device
    /// ends the list.
    fn shown(&self) -> Option<(usize, usize)> {
        let (value, devices) = (self.variable("CUDA_VISIBLE_DEVICES")?, self.devices());
        let mut found = Vec::new();
        for one in value.split(',') {
            match entry(one.trim(), &devices) {
                Entry::Device(index) if !found.contains(&index) => found.push(index),
                Entry::Invalid => break,
                // What a driver does with a device that is named twice is not documented.
                Entry::Device(_) | Entry::Unknown => return None,
            }
        }
        Some((found.len(), devices.len()))
    }

    /// `CUDA_VISIBLE_DEVICES` hides some devices.
    fn some_hidden(&self) -> Option<Finding> {
        let value = self.variable("CUDA_VISIBLE_DEVICES")?;
        let (shown, all) = self.shown().filter(|(shown, all)| shown < all)?;
        let is = quoted(&value);
        sure(format!(
            "CUDA_VISIBLE_DEVICES is {is}, which leaves {shown} of the {all} devices here"
        ))
    }

    /// The driver's files under `/dev` are not there, or may not be opened.
    fn no_devices(&self) -> Option<Finding> {
        const CONTROL: &str = "/dev/nvidiactl";
        if self.has_other_devices() {
            return None;
        }
        if !self.is_there(CONTROL) {
            let hides = self.variable("NVIDIA_VISIBLE_DEVICES");
            let hides = hides.filter(|value| ["", "none", "void"].contains(&value.as_str()));
            let hides = hides.map_or(String::new(), |value| {
                format!("; NVIDIA_VISIBLE_DEVICES is {}", quoted(&value))
            });
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
        let names = self.names("dev").into_iter();
        let is_device = |name: &String| {
            let number = name.strip_prefix("nvidia").unwrap_or_default();
            !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit())
        };
        let names: Vec<_> = names.filter(is_device).collect();
        let Some(first) = names.first() else {
            return sure(format!("there is no device file such as /dev/nvidia0: {CONTAINER}"));
        };
        let failure = self.opens(&format!("/dev/{first}"))?;
        let others = names.iter().skip(1);
        let all = others.into_iter().all(|name| self.opens(&format!("/dev/{name}")).is_some());
        if all { sure(failure) } else { None }
    }

    /// The file of unified memory, which every context needs.
    fn no_uvm(&self) -> Option<Finding> {
        const UVM: &str = "/dev/nvidia-uvm";
        if self.has_other_devices() || !self.is_there("/dev/nvidiactl") {
            return None;
        }
        match self.is_there(UVM) {
            false => sure(format!(
                "there is no {UVM}: the module nvidia-uvm is loaded by nvidia-modprobe -u -c 0, and {CONTAINER}"
            )),
            true => self.opens(UVM).map(|failure| Finding(failure, true)),
        }
    }

    /// Says why a file cannot be opened as the driver opens it, if so.
    fn opens(&self, path: &str) -> Option<String> {
        let error = OpenOptions::new().read(true).write(true).open(self.path(path)).err()?;
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
    fn libraries(&self) -> Vec<String> {
        let maps = self.text("proc/self/maps").unwrap_or_default();
        let mut found: Vec<String> = Vec::new();
        for line in maps.lines() {
            let Some(start) = line.find('/') else { continue };
            let path = line[start..].trim_end_matches(" (deleted)");
            let name = path.rsplit('/').next().unwrap_or_default();
            let rest = name.strip_prefix("libcuda.so");
            let is_own = rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('.'));
            if is_own && !found.iter().any(|known| known == path) {
                found.push(path.to_owned());
            }
        }
        found
    }

    /// A toolkit's stub was loaded.
    fn stub(&self) -> Option<Finding> {
        let mut libraries = self.libraries();
        let is_stub = |path: &String| path.split('/').any(|part| part == "stubs");
        if libraries.iter().any(is_stub) {
            libraries.retain(is_stub);
        }
        let remedy =
            "a toolkit's stub, which is for linking: take its folder off LD_LIBRARY_PATH and RPATH";
        match &libraries[..] {
            [path] => return sure(format!("the library {} is {remedy}", plain(path))),
            [_, ..] => {
                let all: Vec<_> = libraries.iter().map(|path| plain(path)).collect();
                return sure(format!("one of the libraries {} is {remedy}", all.join(" and ")));
            }
            [] => {}
        }
        // It was closed again.
        let folders = self.variable("LD_LIBRARY_PATH")?;
        let mut paths = folders
            .split(':')
            .filter(|folder| folder.starts_with('/'))
            .map(|folder| format!("{}/libcuda.so.1", folder.trim_end_matches('/')));
        let path = paths.find(|path| self.is_there(path))?;
        maybe(format!("{}, to which LD_LIBRARY_PATH leads, is {remedy}", plain(&path)))
    }

    /// A container gets the driver's library only if its image asks for it.
    fn no_library(&self) -> Option<Finding> {
        let value = self.variable("NVIDIA_DRIVER_CAPABILITIES")?;
        let has = value.split(',').any(|one| ["all", "compute"].contains(&one.trim()));
        // An empty value stands for the default one, which has it on some runtimes.
        (!has && !value.is_empty()).then(|| {
            let is = quoted(&value);
            let words = "without compute a container gets no libcuda.so.1";
            Finding(format!("NVIDIA_DRIVER_CAPABILITIES is {is}: {words}"), false)
        })
    }

    /// The versions of the kernel module, and of the library with its path.
    fn versions(&self) -> (Option<String>, Option<(String, String)>) {
        let text = self.text("proc/driver/nvidia/version").unwrap_or_default();
        let first = text.lines().find(|line| line.starts_with("NVRM version:"));
        let module = first.and_then(|line| line.split_whitespace().find(|word| is_version(word)));
        let libraries = self.libraries();
        let library = match &libraries[..] {
            [path] => path.rsplit_once("/libcuda.so.").and_then(|(_, version)| {
                is_version(version).then(|| (version.to_owned(), path.clone()))
            }),
            // Which of them is in use is not known.
            _ => None,
        };
        (module.map(str::to_owned), library)
    }

    /// The kernel module is of another version than the library.
    fn other_version(&self) -> Option<Finding> {
        let (module, library) = self.versions();
        let (module, (version, path)) = module.zip(library).filter(|(one, two)| *one != two.0)?;
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
    fn perhaps_other_version(&self) -> Option<Finding> {
        self.other_version().map(|finding| Finding(finding.0, false))
    }

    /// A package for forward compatibility is in the way.
    fn compatibility(&self) -> Option<Finding> {
        let (module, library) = self.versions();
        let (version, path) = library.filter(|(_, path)| is_compatibility(path))?;
        let module =
            module.map_or(String::new(), |module| format!(", and the kernel module {module}"));
        sure(format!(
            "the library {} is {version}, of a package for forward compatibility{module}: take its folder off LD_LIBRARY_PATH to \
             use the driver's own",
            plain(&path)
        ))
    }

    /// Switches between devices need a service.
    fn switches(&self) -> Option<Finding> {
        let path = "/dev/nvidia-nvswitchctl";
        self.is_there(path).then(|| {
            let words = "the service nvidia-fabricmanager does not run, or is of another version";
            Finding(format!("{words}, which a machine with NVSwitch ({path}) needs"), false)
        })
    }

    /// A limit on the addresses of the process.
    fn addresses(&self) -> Option<Finding> {
        let limit = self.limit("Max address space")?;
        let used = self.kilobytes("proc/self/status", "VmSize");
        let used = used.map_or(String::new(), |used| format!(", of which {used} are in use"));
        let words = "the driver, which reserves many, got no addresses";
        maybe(format!("{words}: RLIMIT_AS (ulimit -v) is {limit} bytes{used}"))
    }

    /// The control group has no memory left.
    fn group(&self) -> Option<Finding> {
        let full = |folder: &str| {
            let of = |name: &str| self.number(&format!("{folder}/{name}"));
            let v2 = of("memory.max").zip(of("memory.current"));
            let v1 = || of("memory.limit_in_bytes").zip(of("memory.usage_in_bytes"));
            let (limit, used) = v2.or_else(v1)?;
            // What is kept of files makes room for other memory.
            let stat = self.text(&format!("{folder}/memory.stat")).unwrap_or_default();
            let files = ["inactive_file ", "active_file "].map(|name| {
                let sizes =
                    stat.lines().filter_map(|line| line.strip_prefix(name)?.parse::<u64>().ok());
                sizes.sum::<u64>()
            });
            let used = used.saturating_sub(files.iter().sum());
            (used > limit - limit / 20).then_some((limit, used))
        };
        let (limit, used) = self.in_group("memory", full)?;
        maybe(format!("the memory of the control group ran out: it uses {used} of {limit} bytes"))
    }

    /// The control group may start no more threads.
    fn threads(&self) -> Option<Finding> {
        let full = |folder: &str| {
            let of = |name: &str| self.number(&format!("{folder}/{name}"));
            let (limit, used) = of("pids.max").zip(of("pids.current"))?;
            (used >= limit).then_some(limit)
        };
        let limit = self.in_group("pids", full)?;
        maybe(format!("no thread could be started: the control group has its {limit} (pids.max)"))
    }

    /// The memory is the host's.
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
    fn locked(&self, call: &str) -> Option<Finding> {
        let limit = self.limit("Max locked memory").filter(|_| is_of_host(call))?;
        let used = self.kilobytes("proc/self/status", "VmLck").unwrap_or(0);
        let free = self.kilobytes("proc/meminfo", "MemAvailable").filter(|free| limit < *free)?;
        maybe(format!(
            "memory of the host is meant, of which {free} bytes are available, and RLIMIT_MEMLOCK (ulimit -l) allows {limit} bytes \
             of locked memory, of which {used} are in use"
        ))
    }

    /// No descriptor is free, or few are.
    fn descriptors(&self) -> Option<Finding> {
        let words = "no descriptor is free";
        let open = match fs::read_dir(self.path("proc/self/fd")) {
            // One of them is this folder.
            Ok(entries) => (entries.count() as u64).saturating_sub(1),
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
        let limit = limit.filter(|limit| open + FEW > *limit)?;
        let of = format!("RLIMIT_NOFILE (ulimit -n) allows {limit}, and {open} are open");
        if open >= limit { sure(format!("{words}: {of}")) } else { maybe(format!("{words}: {of}")) }
    }

    /// The service for several processes.
    fn service(&self, code: CUresult) -> Option<Finding> {
        const VARIABLE: &str = "CUDA_MPS_PIPE_DIRECTORY";
        let variable = self.variable(VARIABLE).filter(|value| !value.is_empty());
        let folder = variable.clone().unwrap_or_else(|| "/tmp/nvidia-mps".to_owned());
        let from = match variable {
            Some(value) => format!("{VARIABLE} is {}", quoted(&value)),
            None => format!("the directory of MPS is {folder}, because {VARIABLE} is not set"),
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

fn entry(text: &str, devices: &[String]) -> Entry {
    if let Ok(index) = text.parse::<i64>() {
        return match usize::try_from(index) {
            Err(_) => Entry::Invalid,
            Ok(_) if devices.is_empty() => Entry::Unknown,
            Ok(index) if index < devices.len() => Entry::Device(index),
            Ok(_) => Entry::Invalid,
        };
    }
    let is_known = !devices.is_empty() && devices.iter().all(|uuid| !uuid.is_empty());
    if !text.starts_with("GPU-") || !is_known {
        return Entry::Unknown;
    }
    // A beginning that only one has is enough.
    let starts = |uuid: &String| {
        uuid.get(..text.len()).is_some_and(|start| start.eq_ignore_ascii_case(text))
    };
    let mut found = devices.iter().enumerate().filter(|(_, uuid)| starts(uuid));
    match (found.next(), found.next()) {
        (None, _) => Entry::Invalid,
        (Some((index, _)), None) => Entry::Device(index),
        _ => Entry::Unknown,
    }
}

fn takes_ordinal(call: &str) -> bool {
    call == "cuDeviceGet" || call == "cuDeviceGetByPCIBusId"
}

/// Whether a call pins memory of the host.
fn is_of_host(call: &str) -> bool {
    ["cuMemAllocHost", "cuMemHostAlloc", "cuMemHostRegister"]
        .iter()
        .any(|start| call.starts_with(start))
}

fn is_compatibility(path: &str) -> bool {
    path.split('/').any(|part| part == "compat" || part == "compat_orin")
}

/// As 580.95.05: a toolkit's library has only the number 1.
fn is_version(text: &str) -> bool {
    let parts: Vec<_> = text.split('.').collect();
    let is_number =
        |part: &&str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    matches!(parts.len(), 2 | 3) && parts.iter().all(is_number) && parts[0].len() >= 3
}

/// The system's words on an error.
fn without_number(error: &io::Error) -> String {
    let text = error.to_string();
    text.find(" (os error").map_or(text.clone(), |end| text[..end].to_owned())
}

/// A value between quotes, of which a reader obeys no character and sees enough.
fn quoted(value: &str) -> String {
    const SHOWN: usize = 200;
    let short: String = value.chars().take(SHOWN).collect();
    let more = if short.len() < value.len() { "..." } else { "" };
    plain(&format!("\"{short}{more}\""))
}

fn plain(text: &str) -> String {
    let mut plain = String::new();
    let _ = Printable(&mut plain).write_str(text);
    plain
}

#[cfg(all(test, target_os = "linux"))]
#[path = "../tests/unit/environment.rs"]
mod tests;
