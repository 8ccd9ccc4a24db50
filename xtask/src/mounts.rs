//! Mounts that only the processes below one `unshare` see.

use crate::shell::{self, Result, command, quiet};
use std::path::{Path, PathBuf};
use std::process::Command;

/// Where a file system in memory has a layer.
pub fn layers(root: &Path) -> PathBuf {
    root.join("target/layers")
}

const REMEDY: &str = "allow this user to mount in a namespace of its own: run the tests as root (in a container with the \
    capability SYS_ADMIN), or, on Ubuntu, after `sudo sysctl kernel.apparmor_restrict_unprivileged_userns=0`; it takes \
    Linux 5.11 or newer, with the programs `unshare` and `mount`";

fn done(command: &mut Command) -> Result<()> {
    quiet(command).map_err(|error| format!("{error}\n{REMEDY}"))
}

/// Returns what starts a program with mounts of its own. Who is not root needs a user namespace for that.
pub fn separate(program: &Path) -> Result<Command> {
    let own = ["--mount", "--map-root-user"];
    let is_root = quiet(command("unshare", &own[..1]).arg("true")).is_ok();
    let start = || command("unshare", if is_root { &own[..1] } else { &own });
    done(start().arg("true"))?;
    let mut separate = start();
    separate.arg(program);
    Ok(separate)
}

/// Shows a folder together with the layer over it that `fill` fills, in a process that has its own mounts.
pub fn lay_over(root: &Path, folder: &Path, fill: impl Fn(&Path) -> Result<()>) -> Result<()> {
    let mount = |to: &Path, kind: &str, options: &str| {
        done(command("mount", ["-t", kind, "-o", options, "none"]).arg(to))
    };
    // Covers the one of the last layer, which stays in use.
    let layers = layers(root);
    shell::make_dir(&layers)?;
    mount(&layers, "tmpfs", "mode=755")?;
    let top = layers.join("top");
    shell::make_dir(&top)?;
    fill(&top)?;
    let [top, below] = [&top, folder].map(|path| {
        let path = path.to_string_lossy();
        path.replace('\\', "\\\\").replace(':', "\\:").replace(',', "\\,")
    });
    mount(folder, "overlay", &format!("lowerdir={top}:{below}"))
}

/// Lets an entry of a layer stand for the absence of the one below it.
pub fn mark_absent(entry: &Path) -> Result<()> {
    done(command("mknod", [entry]).args(["c", "0", "0"]))
}

/// Shows the folder `from` at `to`.
pub fn bind(from: &Path, to: &Path) -> Result<()> {
    done(command("mount", ["--rbind"]).arg(from).arg(to))
}
