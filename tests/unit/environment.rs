use super::*;
use std::os::unix::fs::{PermissionsExt as _, symlink};
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

use CUresult as R;

/// A machine in a folder.
struct Machine {
    root: PathBuf,
    variables: Vec<(&'static str, &'static str)>,
    seen: Option<i32>,
    multicast: bool,
}

impl Drop for Machine {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.root);
    }
}

const MODULE: &str = "NVRM version: NVIDIA UNIX Open Kernel Module for x86_64  580.95.05  Release Build  (builder)\n\
    GCC version:  gcc version 12.3.0 (Ubuntu 12.3.0-1ubuntu1~22.04)\n";

/// As they are without limits, of which the module speaks.
const LIMITS: &str = "Limit                     Soft Limit           Hard Limit           Units     \n\
    Max address space         unlimited            unlimited            bytes     \n\
    Max locked memory         unlimited            unlimited            bytes     \n\
    Max open files            1048576              1048576              files     \n";

impl Machine {
    /// One on which all is well: two devices, and a library of the module's version.
    fn new() -> Self {
        static NEXT: AtomicUsize = AtomicUsize::new(0);
        let name = format!("environment-{}-{}", std::process::id(), NEXT.fetch_add(1, Relaxed));
        let machine = Self {
            root: std::env::temp_dir().join(name),
            variables: Vec::new(),
            seen: None,
            multicast: false,
        };
        for device in ["nvidiactl", "nvidia-uvm", "nvidia0", "nvidia1"] {
            machine.has(&format!("dev/{device}"), "");
        }
        machine.has("proc/driver/nvidia/version", MODULE);
        for (bus, uuid) in [("17", "GPU-11aa22bb-0000"), ("65", "GPU-11aa99cc-0000")] {
            let text = format!("Model: \t\t NVIDIA H100\nGPU UUID: \t {uuid}\n");
            machine.has(&format!("proc/driver/nvidia/gpus/0000:{bus}:00.0/information"), &text);
        }
        machine.has("proc/self/limits", LIMITS);
        machine.has("proc/self/status", "VmSize:\t    2048 kB\nVmLck:\t       4 kB\n");
        machine.has("proc/meminfo", "MemTotal:  200000 kB\nMemAvailable:   100000 kB\n");
        machine.has("proc/self/cgroup", "0::/job/step\n");
        machine.has("sys/fs/cgroup/job/memory.max", "1000000\n");
        machine.has("sys/fs/cgroup/job/memory.current", "990000\n");
        machine
            .has("sys/fs/cgroup/job/memory.stat", "anon 100\nfile 900000\ninactive_file 900000\n");
        machine.has("sys/fs/cgroup/job/pids.max", "max\n");
        machine.has("sys/fs/cgroup/job/pids.current", "5\n");
        machine.has("proc/self/fd/0", "");
        machine.maps("/usr/lib/x86_64-linux-gnu/libcuda.so.580.95.05");
        machine
    }

    fn has(&self, path: &str, text: &str) {
        let path = self.root.join(path);
        fs::create_dir_all(path.parent().expect("it is in the folder")).expect("there is room");
        fs::write(path, text).expect("there is room");
    }

    fn maps(&self, library: &str) {
        let line = "7f0000000000-7f0000100000 r-xp 00000000 08:01 123456                     ";
        self.has(
            "proc/self/maps",
            &format!("{line}/usr/lib/libc.so.6\n{line}{library}\n{line}{library}\n"),
        );
    }

    fn lacks(&self, path: &str) {
        fs::remove_file(self.root.join(path)).expect("it was there");
    }

    fn set(&mut self, name: &'static str, value: &'static str) {
        self.variables = vec![(name, value)];
    }

    fn says(&self, call: &str, code: CUresult) -> Option<String> {
        let known = Known::of(call, code, None);
        self.with(|environment| environment.explain(call, code, known))
    }

    fn with<T>(&self, work: impl FnOnce(Environment) -> T) -> T {
        let variable = |name: &str| {
            let found = self.variables.iter().find(|(known, _)| *known == name);
            found.map(|(_, value)| OsString::from(value))
        };
        work(Environment {
            root: &self.root,
            variable: &variable,
            seen: &|| self.seen,
            multicast: &|| self.multicast,
        })
    }

    #[track_caller]
    fn must_say(&self, call: &str, code: CUresult, words: &str) {
        let said = self.says(call, code).unwrap_or_default();
        assert!(said.contains(words), "{said:?} lacks {words:?}");
    }
}

/// Codes that the environment can cause.
const CODES: [CUresult; 10] = [
    R::CUDA_ERROR_NO_DEVICE,
    R::CUDA_ERROR_INVALID_DEVICE,
    R::CUDA_ERROR_OUT_OF_MEMORY,
    R::CUDA_ERROR_OPERATING_SYSTEM,
    R::CUDA_ERROR_UNKNOWN,
    R::CUDA_ERROR_SYSTEM_DRIVER_MISMATCH,
    R::CUDA_ERROR_SYSTEM_NOT_READY,
    R::CUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE,
    R::CUDA_ERROR_SHARED_OBJECT_INIT_FAILED,
    R::CUDA_ERROR_INVALID_VALUE,
];

#[test]
fn a_machine_on_which_all_is_well_is_not_blamed() {
    let mut machine = Machine::new();
    for value in [None, Some("0"), Some("1,0"), Some("GPU-11aa22,GPU-11aa99cc-0000"), Some("0,1")] {
        machine.variables =
            value.map(|value| ("CUDA_VISIBLE_DEVICES", value)).into_iter().collect();
        for code in CODES {
            for call in ["cuInit", "cuDeviceGet", "cuMemAlloc_v2"] {
                let said = machine.says(call, code);
                let numbers = value.is_some()
                    && call == "cuDeviceGet"
                    && code == R::CUDA_ERROR_INVALID_DEVICE;
                assert_eq!(said.is_some(), numbers, "{call} {code:?} {value:?}: {said:?}");
            }
        }
    }
}

#[test]
fn a_variable_that_hides_devices_is_named() {
    let mut machine = Machine::new();
    for (value, words) in [
        ("-1", "CUDA_VISIBLE_DEVICES is \"-1\", which hides every device"),
        ("", "CUDA_VISIBLE_DEVICES is \"\", which hides every device"),
        (
            "2,0",
            "CUDA_VISIBLE_DEVICES is \"2,0\", which hides every device: \"2\" is none of the 2 here",
        ),
        ("GPU-33", "\"GPU-33\" is none of the 2 here"),
        (
            "NoDevFiles",
            "it may be that CUDA_VISIBLE_DEVICES is \"NoDevFiles\" and hides every device",
        ),
        ("MIG-1", "it may be that CUDA_VISIBLE_DEVICES"),
        ("GPU-11", "it may be that CUDA_VISIBLE_DEVICES"),
        ("0,0", "it may be that CUDA_VISIBLE_DEVICES"),
        ("-1\u{1b}[2J\u{202e}", "CUDA_VISIBLE_DEVICES is \"-1\\u{1b}[2J\\u{202e}\""),
    ] {
        machine.set("CUDA_VISIBLE_DEVICES", value);
        machine.must_say("cuInit", R::CUDA_ERROR_NO_DEVICE, words);
    }
    machine.seen = Some(2);
    assert_eq!(machine.says("cuGLGetDevices_v2", R::CUDA_ERROR_NO_DEVICE), None);
    machine.seen = None;
    machine.set("CUDA_VISIBLE_DEVICES", "1,-1,0");
    let some = "CUDA_VISIBLE_DEVICES is \"1,-1,0\", which leaves 1 of the 2 devices here, with numbers from 0 on";
    machine.must_say("cuDeviceGet", R::CUDA_ERROR_INVALID_DEVICE, some);
    machine.seen = Some(1);
    machine.must_say("cuDeviceGet", R::CUDA_ERROR_INVALID_DEVICE, some);
    // It was set when the driver had found the devices already.
    machine.seen = Some(2);
    assert_eq!(machine.says("cuDeviceGet", R::CUDA_ERROR_INVALID_DEVICE), None);
    machine.seen = None;
    // Of a machine that does not show its devices nothing is known.
    fs::remove_dir_all(machine.root.join("proc/driver/nvidia/gpus")).expect("it was there");
    assert_eq!(machine.says("cuDeviceGet", R::CUDA_ERROR_INVALID_DEVICE), None);
    machine.set("CUDA_VISIBLE_DEVICES", "7");
    machine.must_say("cuInit", R::CUDA_ERROR_NO_DEVICE, "it may be that");
    machine.seen = Some(1);
    let one = "it may be that CUDA_VISIBLE_DEVICES (\"7\") leaves 1 device, with numbers from 0 on";
    machine.must_say("cuDeviceGet", R::CUDA_ERROR_INVALID_DEVICE, one);
}

#[test]
fn a_variable_that_numbers_devices_anew_is_named() {
    let mut machine = Machine::new();
    let said = |machine: &Machine, known| {
        machine.with(|environment| {
            environment.explain("cuMemCreate", R::CUDA_ERROR_INVALID_DEVICE, known)
        })
    };
    machine.seen = Some(2);
    machine.set("CUDA_VISIBLE_DEVICES", "1,0");
    let own = "CUDA_VISIBLE_DEVICES is \"1,0\", which leaves 2 devices, with numbers from 0 on";
    assert_eq!(said(&machine, Known::Ordinal).as_deref(), Some(own));
    // The number is not what is wrong.
    assert_eq!(said(&machine, Known::Cause), None);
    assert_eq!(said(&machine, Known::Nothing), None);
    machine.set("NVIDIA_VISIBLE_DEVICES", "4,5");
    let container = "it may be that NVIDIA_VISIBLE_DEVICES (\"4,5\") gives the container 2 devices, with numbers from 0 on";
    assert_eq!(said(&machine, Known::Ordinal).as_deref(), Some(container));
    for other in ["all", "void", "", "4", "4,5,6"] {
        machine.set("NVIDIA_VISIBLE_DEVICES", other);
        assert_eq!(said(&machine, Known::Ordinal), None, "{other}");
    }
    machine.set("CUDA_VISIBLE_DEVICES", "GPU-11aa22");
    assert_eq!(said(&machine, Known::Ordinal), None, "it was set after cuInit");
}

/// The codes with which a driver refuses multicast objects where the machine is not ready for them.
const OF_FABRIC: [CUresult; 5] = [
    R::CUDA_ERROR_ILLEGAL_STATE,
    R::CUDA_ERROR_NOT_SUPPORTED,
    R::CUDA_ERROR_INVALID_VALUE,
    R::CUDA_ERROR_INVALID_DEVICE,
    R::CUDA_ERROR_SYSTEM_NOT_READY,
];

#[test]
fn what_multicast_objects_need_of_the_machine_is_named() {
    let mut machine = Machine::new();
    let all = |machine: &Machine, words: &[&str]| {
        for code in OF_FABRIC {
            for call in ["cuMulticastCreate", "cuMulticastAddDevice", "cuMulticastBindAddr_v2"] {
                let said = machine.says(call, code).unwrap_or_default();
                assert!(said.starts_with("it may be that "), "{call} {code:?}: {said}");
                for words in words {
                    assert!(said.contains(words), "{call} {code:?}: {said:?} lacks {words:?}");
                }
            }
        }
    };
    let none = "no NVSwitch connects the devices: this process sees none in /dev and /proc/driver/nvidia-nvswitch/devices";
    all(&machine, &[none]);
    machine.multicast = true;
    all(
        &machine,
        &[
            "the service nvidia-fabricmanager does not run on this machine, or is of another version",
        ],
    );
    machine.multicast = false;
    // The module has this folder, and sometimes this file, on every machine.
    fs::create_dir_all(machine.root.join("proc/driver/nvidia-nvswitch/devices")).expect("room");
    machine.has("dev/nvidia-nvswitchctl", "");
    all(&machine, &[none]);
    assert_eq!(machine.says("cuInit", R::CUDA_ERROR_SYSTEM_NOT_READY), None);
    machine.has("dev/nvidia-nvswitch0", "");
    let needs = |path: &str| {
        format!("nvidia-fabricmanager, which a machine with NVSwitch ({path}) needs, does not run")
    };
    all(&machine, &[&needs("/dev/nvidia-nvswitch0")]);
    machine.has("proc/driver/nvidia-nvswitch/devices/0000:0c:09.0", "");
    all(&machine, &[&needs("/proc/driver/nvidia-nvswitch/devices/0000:0c:09.0")]);
    machine.has("run/nvidia-fabricmanager/nv-fabricmanager.pid", "77\n");
    all(
        &machine,
        &[
            "does not run: /run/nvidia-fabricmanager/nv-fabricmanager.pid names process 77, which is none of it",
        ],
    );
    machine.has("proc/77/comm", "nv-fabricmanage\n");
    all(
        &machine,
        &[
            "nvidia-fabricmanager (process 77) is of another version than the driver, did not answer in time, or must be started anew",
        ],
    );
    machine.seen = Some(1);
    machine.set("CUDA_VISIBLE_DEVICES", "0");
    all(
        &machine,
        &[
            "this process has one device (CUDA_VISIBLE_DEVICES is \"0\"), and a multicast object is for several",
        ],
    );
    machine.set("CUDA_VISIBLE_DEVICES", "MIG-11");
    all(
        &machine,
        &["the device is a MIG instance (CUDA_VISIBLE_DEVICES is \"MIG-11\"), which has no links"],
    );
    machine.variables.clear();
    machine.has("proc/driver/nvidia/capabilities/gpu0/mig/gi3/access", "");
    all(&machine, &["a device is a MIG instance (/proc/driver/nvidia/capabilities/gpu0/mig/gi3)"]);
    machine.has("dev/nvidia-caps-imex-channels/channel0", "");
    all(&machine, &["the service nvidia-imex", "(/dev/nvidia-caps-imex-channels/channel0)"]);
    // Other codes, and other calls with the same codes, are of something else.
    assert_eq!(machine.says("cuMulticastCreate", R::CUDA_ERROR_INVALID_CONTEXT), None);
    for code in [R::CUDA_ERROR_NOT_SUPPORTED, R::CUDA_ERROR_INVALID_VALUE] {
        assert_eq!(machine.says("cuMemMap", code), None);
        assert_eq!(machine.says("cuMemCreate", code), None);
    }
    machine.must_say("cuMemMap", R::CUDA_ERROR_ILLEGAL_STATE, "nvidia-fabricmanager (process 77)");
}

#[test]
fn a_channel_of_a_fabric_is_one_that_may_be_opened() {
    let machine = Machine::new();
    let opens = || machine.with(|environment| environment.opens_channel());
    assert_eq!(opens(), Some(false));
    fs::create_dir_all(machine.root.join("dev/nvidia-caps-imex-channels")).expect("room");
    assert_eq!(opens(), Some(false));
    machine.has("dev/nvidia-caps-imex-channels/channel0", "");
    assert_eq!(opens(), Some(true));
}

#[test]
fn files_of_the_driver_that_are_not_there_are_named() {
    let mut machine = Machine::new();
    let none = R::CUDA_ERROR_NO_DEVICE;
    machine.lacks("dev/nvidia-uvm");
    machine.must_say("cuInit", R::CUDA_ERROR_UNKNOWN, "there is no /dev/nvidia-uvm");
    assert_eq!(machine.says("cuMemAlloc_v2", R::CUDA_ERROR_UNKNOWN), None);
    machine.lacks("dev/nvidia0");
    machine.lacks("dev/nvidia1");
    machine.must_say("cuInit", none, "there is no device file such as /dev/nvidia0");
    machine.lacks("dev/nvidiactl");
    machine.must_say("cuInit", none, "there is no /dev/nvidiactl: a container");
    machine.lacks("proc/driver/nvidia/version");
    machine.must_say("cuInit", none, "the kernel module nvidia is not loaded, or not visible here");
    machine.set("NVIDIA_VISIBLE_DEVICES", "void");
    machine.must_say("cuInit", none, "; NVIDIA_VISIBLE_DEVICES is \"void\"");
    // The driver of Windows' subsystem for Linux has other files.
    machine.has("dev/dxg", "");
    assert_eq!(machine.says("cuInit", none), None);
}

#[test]
fn files_that_may_not_be_opened_are_named() {
    let machine = Machine::new();
    let mode = |name: &str, mode| {
        let path = machine.root.join("dev").join(name);
        fs::set_permissions(path, fs::Permissions::from_mode(mode)).expect("it is there");
    };
    mode("nvidia0", 0o400);
    let thread = std::thread::scope(|scope| {
        let says = || {
            // Of this thread only: a superuser may open everything.
            // SAFETY: the call takes a number.
            unsafe { libc::syscall(libc::SYS_setfsuid, 65534) };
            let one = machine.says("cuInit", R::CUDA_ERROR_NO_DEVICE);
            // SAFETY: as before.
            unsafe { libc::syscall(libc::SYS_setfsuid, libc::geteuid()) };
            mode("nvidia1", 0o400);
            mode("nvidiactl", 0o666);
            // SAFETY: as before.
            unsafe { libc::syscall(libc::SYS_setfsuid, 65534) };
            let both = machine.says("cuInit", R::CUDA_ERROR_NO_DEVICE);
            (one, both)
        };
        mode("nvidia1", 0o666);
        mode("nvidiactl", 0o666);
        mode("nvidia-uvm", 0o666);
        scope.spawn(says).join()
    });
    let (one, both) = thread.expect("it does not panic");
    assert_eq!(one, None);
    let denied =
        "/dev/nvidia0 cannot be opened (Permission denied): its mode forbids it to this user";
    assert_eq!(both.as_deref(), Some(denied));
    // A file that no driver serves.
    machine.lacks("dev/nvidiactl");
    symlink("nvidiactl", machine.root.join("dev/nvidiactl")).expect("there is room");
    machine.must_say("cuInit", R::CUDA_ERROR_NO_DEVICE, "/dev/nvidiactl cannot be opened (");
}

#[test]
fn the_library_that_was_loaded_is_named() {
    let mut machine = Machine::new();
    machine.maps("/usr/local/cuda/lib64/stubs/libcuda.so");
    let stub = "the library /usr/local/cuda/lib64/stubs/libcuda.so is a toolkit's stub";
    machine.must_say("cuInit", R::CUDA_ERROR_STUB_LIBRARY, stub);
    machine.maps("/opt/cuda/libcudart.so.13");
    assert_eq!(machine.says("cuInit", R::CUDA_ERROR_STUB_LIBRARY), None);
    // libcuda_sys has closed it again.
    machine.has("opt/stubs/libcuda.so.1", "");
    machine.set("LD_LIBRARY_PATH", "/usr/local/lib:/opt/stubs/");
    let leads = "it may be that /opt/stubs/libcuda.so.1, to which LD_LIBRARY_PATH leads, is a toolkit's stub";
    machine.must_say("cuInit", R::CUDA_ERROR_STUB_LIBRARY, leads);

    let mismatch = R::CUDA_ERROR_SYSTEM_DRIVER_MISMATCH;
    machine.maps("/usr/lib/libcuda.so.570.10 (deleted)");
    let versions = "the kernel module is 580.95.05 and the library /usr/lib/libcuda.so.570.10 is 570.10: after an update, a reboot";
    machine.must_say("cuInit", mismatch, versions);
    assert_eq!(machine.says("cuInit", R::CUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE), None);
    machine.maps("/usr/local/cuda-13.0/compat/libcuda.so.590.44.01");
    machine.must_say(
        "cuInit",
        mismatch,
        "is 590.44.01: it is of a package for forward compatibility",
    );
    let compatibility =
        "is 590.44.01, of a package for forward compatibility, and the kernel module 580.95.05";
    machine.must_say("cuInit", R::CUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE, compatibility);
    let perhaps = "it may be that the kernel module is 580.95.05";
    machine.must_say("cuInit", R::CUDA_ERROR_NO_DEVICE, perhaps);
    // One that has no version in its name.
    machine.maps("/usr/lib/libcuda.so.1");
    assert_eq!(machine.says("cuInit", mismatch), None);
    machine.set("NVIDIA_DRIVER_CAPABILITIES", "utility,graphics");
    let lacks = "NVIDIA_DRIVER_CAPABILITIES is \"utility,graphics\": without compute";
    machine.must_say("cuInit", R::CUDA_ERROR_SHARED_OBJECT_INIT_FAILED, lacks);
}

#[test]
fn limits_are_named() {
    let machine = Machine::new();
    let memory = R::CUDA_ERROR_OUT_OF_MEMORY;
    let limit = |name: &str, value: &str| {
        let line = format!("{name}         unlimited");
        assert!(LIMITS.contains(&line) || value.is_empty(), "{line}");
        machine.has("proc/self/limits", &LIMITS.replace(&line, &format!("{name}         {value}")));
    };
    machine.must_say(
        "cuMemHostAlloc",
        memory,
        "it may be that memory of the host is meant, of which 102400000 bytes are available",
    );
    limit("Max address space", "4000000");
    let addresses = "RLIMIT_AS (ulimit -v) is 4000000 bytes, of which 2097152 are in use";
    machine.must_say("cuInit", memory, addresses);
    limit("Max locked memory", "65536");
    let locked =
        "RLIMIT_MEMLOCK (ulimit -l) allows 65536 bytes of locked memory, of which 4096 are in use";
    machine.must_say("cuMemHostRegister_v2", memory, locked);
    assert_eq!(machine.says("cuMemAlloc_v2", memory), None);

    let system = R::CUDA_ERROR_OPERATING_SYSTEM;
    let files = LIMITS.replace("1048576", "3      ");
    machine.has("proc/self/limits", &files);
    let few =
        "it may be that no descriptor is free: RLIMIT_NOFILE (ulimit -n) allows 3, and 0 are open";
    machine.must_say("cuMemExportToShareableHandle", system, few);
    (1..4).for_each(|number| machine.has(&format!("proc/self/fd/{number}"), ""));
    let said = machine.says("cuMemExportToShareableHandle", system);
    let all = "no descriptor is free: RLIMIT_NOFILE (ulimit -n) allows 3, and 3 are open";
    assert_eq!(said.as_deref(), Some(all));

    machine.has("proc/self/limits", LIMITS);
    machine.has("sys/fs/cgroup/job/pids.max", "5\n");
    let threads = "no thread could be started: the control group has its 5 (pids.max)";
    machine.must_say("cuInit", system, threads);
    machine.has("sys/fs/cgroup/job/pids.max", "max\n");
    machine.has("sys/fs/cgroup/job/memory.stat", "inactive_file 5000\n");
    let group = "the memory of the control group ran out: it uses 985000 of 1000000 bytes";
    machine.must_say("cuMemAlloc_v2", memory, group);
    machine.has("proc/self/cgroup", "9:memory:/job\n1:name=systemd:/job\n");
    assert_eq!(machine.says("cuMemAlloc_v2", memory), None);
    machine.has("sys/fs/cgroup/memory/memory.limit_in_bytes", "1000\n");
    machine.has("sys/fs/cgroup/memory/memory.usage_in_bytes", "1000\n");
    machine.must_say("cuMemAlloc_v2", memory, "it uses 1000 of 1000 bytes");
}

#[test]
fn services_that_are_not_there_are_named() {
    let mut machine = Machine::new();
    let failed = R::CUDA_ERROR_MPS_CONNECTION_FAILED;
    let default =
        "the directory of MPS is /tmp/nvidia-mps, because CUDA_MPS_PIPE_DIRECTORY is not set";
    machine.must_say("cuInit", failed, default);
    machine.set("CUDA_MPS_PIPE_DIRECTORY", "/run/mps");
    let none = "CUDA_MPS_PIPE_DIRECTORY is \"/run/mps\", in which there is no pipe of a server";
    machine.must_say("cuInit", failed, none);
    machine.has("run/mps/control", "");
    machine.must_say("cuInit", failed, "is \"/run/mps\", and no server answers there");
    let full = "this process is a client of MPS: CUDA_MPS_PIPE_DIRECTORY is \"/run/mps\"";
    machine.must_say("cuCtxCreate_v4", R::CUDA_ERROR_MPS_MAX_CLIENTS_REACHED, full);
    machine.has("dev/nvidia-nvswitchctl", "");
    machine.must_say("cuInit", R::CUDA_ERROR_SYSTEM_NOT_READY, "nvidia-fabricmanager");
}
