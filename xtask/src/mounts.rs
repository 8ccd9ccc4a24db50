//! Mounts of this process and of those that it starts, which no other process sees.

use crate::shell::{self, Result};
use std::ffi::OsStr;
use std::path::{Path, PathBuf};

/// Where a file system in memory has the layers, which these processes alone see.
pub fn layers(root: &Path) -> PathBuf {
    root.join("target/layers")
}

/// What is laid over a folder.
#[cfg_attr(not(target_os = "linux"), allow(dead_code))]
pub enum Layer<'a> {
    /// Lacks the entries with these names.
    Without(fn(&str) -> bool),
    /// Has one more folder, which is empty.
    With(&'a OsStr),
}

#[cfg(target_os = "linux")]
pub use linux::{bind, lay_over, separate};
#[cfg(not(target_os = "linux"))]
pub use other::{bind, lay_over, separate};

#[cfg(target_os = "linux")]
mod linux {
    use super::*;
    use rustix::fs::{CWD, FileType, Mode, mknodat};
    use rustix::io::Errno;
    use rustix::mount::{self, MountFlags, MountPropagationFlags};
    use rustix::process::{getegid, geteuid};
    use rustix::thread::{UnshareFlags, unshare_unsafe};
    use std::ffi::CString;
    use std::fs;
    use std::io;
    use std::os::unix::ffi::OsStrExt as _;
    use std::sync::atomic::{AtomicU32, Ordering};

    const REMEDY: &str = "allow this user to mount in a namespace of its own: run the tests as root (in a container with the \
        capability SYS_ADMIN), or, on Ubuntu, after `sudo sysctl kernel.apparmor_restrict_unprivileged_userns=0`; it \
        takes Linux 5.11 or newer";

    fn failed(what: &str) -> impl Fn(Errno) -> String {
        move |error| {
            let error = io::Error::from_raw_os_error(error.raw_os_error());
            format!("{what}: {error}\n{REMEDY}")
        }
    }

    fn c(path: &Path) -> CString {
        CString::new(path.as_os_str().as_bytes()).expect("a path has no zero")
    }

    /// Gives this process its own mounts. Who is not root needs a user namespace for that.
    pub fn separate(root: &Path) -> Result<()> {
        let (user, group) = (geteuid().as_raw(), getegid().as_raw());
        // SAFETY: no other thread shares this one's files.
        if unsafe { unshare_unsafe(UnshareFlags::NEWNS) }.is_err() {
            let spaces = UnshareFlags::NEWUSER | UnshareFlags::NEWNS;
            // SAFETY: as before.
            unsafe { unshare_unsafe(spaces) }.map_err(failed("unshare"))?;
            for (file, text) in [
                ("setgroups", "deny".to_owned()),
                ("uid_map", format!("{user} {user} 1")),
                ("gid_map", format!("{group} {group} 1")),
            ] {
                let path = Path::new("/proc/self").join(file);
                let written = fs::write(&path, text).map_err(shell::at(&path));
                written.map_err(|error| format!("{error}\n{REMEDY}"))?;
            }
        }
        // Nothing of this reaches the machine's own mounts.
        let private = MountPropagationFlags::PRIVATE | MountPropagationFlags::REC;
        mount::mount_change("/", private).map_err(failed("mount of /"))?;
        let layers = layers(root);
        shell::make_dir(&layers)?;
        mount(&layers, "tmpfs", "mode=755")
    }

    fn mount(to: &Path, kind: &str, options: &str) -> Result<()> {
        let options = CString::new(options).map_err(|error| error.to_string())?;
        let done = mount::mount("none", c(to), kind, MountFlags::empty(), &*options);
        done.map_err(failed(&format!("mount of {}", to.display())))
    }

    /// Shows a folder together with a layer, once this process has its own mounts.
    pub fn lay_over(root: &Path, folder: &Path, layer: Layer) -> Result<()> {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let top = layers(root).join(COUNT.fetch_add(1, Ordering::Relaxed).to_string());
        shell::make_dir(&top)?;
        match layer {
            Layer::With(name) => shell::make_dir(&top.join(name))?,
            Layer::Without(names) => {
                let entries = shell::entries(folder)?;
                let hidden = entries.iter().filter_map(|entry| entry.file_name());
                for name in hidden.filter(|name| name.to_str().is_some_and(names)) {
                    // The mark of an absent entry.
                    let kind = FileType::CharacterDevice;
                    let made = mknodat(CWD, c(&top.join(name)), kind, Mode::empty(), 0);
                    made.map_err(failed("mknod"))?;
                }
            }
        }
        let escaped = |path: &Path| {
            let text = path.to_str().ok_or_else(|| format!("{}: not UTF-8", path.display()))?;
            Ok::<_, String>(text.replace('\\', "\\\\").replace(':', "\\:").replace(',', "\\,"))
        };
        let options = format!("lowerdir={}:{}", escaped(&top)?, escaped(folder)?);
        mount(folder, "overlay", &options)
    }

    /// Shows the folder `from` at `to`.
    pub fn bind(from: &Path, to: &Path) -> Result<()> {
        let done = mount::mount_bind_recursive(c(from), c(to));
        done.map_err(failed(&format!("mount of {}", to.display())))
    }
}

#[cfg(not(target_os = "linux"))]
mod other {
    use super::*;

    const ERROR: &str = "this takes mount namespaces: run the tests on Linux";

    pub fn separate(_: &Path) -> Result<()> {
        Err(ERROR.to_owned())
    }

    pub fn lay_over(_: &Path, _: &Path, _: Layer) -> Result<()> {
        Err(ERROR.to_owned())
    }

    pub fn bind(_: &Path, _: &Path) -> Result<()> {
        Err(ERROR.to_owned())
    }
}
