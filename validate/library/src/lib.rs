//! What the launchers `cuda-validate` and `libcuda-model` share: the shared library that each carries, as a file that stays when the
//! launcher is gone, and what Rust's runtime has changed for the program that they start.
//!
//! A program that the launcher does not wait for keeps the path in its environment, and the system's loader opens the path with
//! each program that it starts. So only the user may be able to put a file there. A file is named by its content: every run with
//! the same launcher has the same one. A launcher removes those of others that no launcher has used for months.
#![cfg(target_os = "linux")]

mod limits;
mod runtime;

pub use cuda_validate_embed::shared_library;
pub use limits::limit;
pub use runtime::undo_runtime;

use std::env;
use std::fs::{self, DirBuilder, File, Metadata};
use std::hash::{BuildHasher as _, RandomState};
use std::io::{self, ErrorKind, Read as _, Write as _};
use std::os::unix::ffi::OsStrExt as _;
use std::os::unix::fs::{
    DirBuilderExt as _, MetadataExt as _, OpenOptionsExt as _, PermissionsExt as _,
};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

/// A shared library, for which [`shared_library`] gives the content.
pub struct Library {
    /// The program that carries it, which names the folder.
    pub program: &'static str,
    /// The beginning of the file's name.
    pub name: &'static str,
    pub content: &'static [u8],
    /// A hash of the content.
    pub hash: u64,
}

impl Library {
    /// Returns the path of a file with its content, from which the system's loader can load it. The folder is the user's alone.
    pub fn path(&self) -> io::Result<PathBuf> {
        let Self { program, name, content, hash } = self;
        let file = format!("{name}-{hash:016x}.so");
        let mut tried = Vec::new();
        for folder in folders(program) {
            let found = usable(&folder).and_then(|folder| {
                let path = folder.join(&file);
                is_file(&path, content).or_else(|error| match error.kind() {
                    // It is there, in a folder whose files must not be executed.
                    ErrorKind::PermissionDenied => Err(error),
                    _ => write(&path, content).and_then(|()| is_file(&path, content)),
                })?;
                Ok(path)
            });
            match found {
                Ok(path) => {
                    let _ = tidy(&path, name);
                    return Ok(path);
                }
                // Another folder does not help.
                Err(error) if limit(&error).is_some() => return Err(error),
                Err(error) => tried.push(format!("{}: {error}", folder.display())),
            }
        }
        Err(io::Error::other(format!(
            "no folder for its library: set XDG_CACHE_HOME to one that only you can change, and whose files may be executed \
             (tried {})",
            tried.join("; ")
        )))
    }
}

/// Where the file may be, the best first. Where everybody has folders, anybody can take the place of one that is removed.
fn folders(program: &str) -> impl Iterator<Item = PathBuf> {
    let set = |variable| env::var_os(variable).map(PathBuf::from);
    let cache = set("XDG_CACHE_HOME").filter(|path| path.is_absolute());
    let home = env::home_dir().map(|home| home.join(".cache"));
    let own = [cache, home, set("XDG_RUNTIME_DIR")].into_iter().flatten();
    let own = own.map(move |folder| folder.join(program));
    let of_all = ["/var/cache", "/var/tmp", "/tmp"];
    let of_all = of_all.map(|folder| format!("{folder}/{program}-{}", user()).into());
    own.chain(of_all).filter(|path| path.is_absolute())
}

fn user() -> u32 {
    // SAFETY: it takes nothing.
    unsafe { libc::geteuid() }
}

/// Makes a folder if it is not there, and returns its path without links. It is an error if anyone else could change what is at
/// this path: then nothing is made.
fn usable(folder: &Path) -> io::Result<PathBuf> {
    let (Some(above), Some(name)) = (folder.parent(), folder.file_name()) else {
        return Err(ErrorKind::InvalidInput.into());
    };
    let above = match (kept(above), above.parent(), above.file_name()) {
        (Err(error), Some(home), Some(name)) if error.kind() == ErrorKind::NotFound => {
            make(&kept(home)?.join(name))?;
            kept(above)?
        }
        (above, ..) => above?,
    };
    let folder = above.join(name);
    make(&folder)?;
    let about = fs::symlink_metadata(&folder)?;
    if !about.is_dir() || about.uid() != user() || about.mode() & 0o077 != 0 {
        return Err(io::Error::other("it is no folder of mode 0700 that is the user's own"));
    }
    if folder.as_os_str().as_bytes().iter().any(|byte| b" :;$".contains(byte)) {
        let message =
            "the loader's variables take no path with a blank, a colon, a semicolon or '$'";
        return Err(io::Error::other(message));
    }
    Ok(folder)
}

/// Returns the path of a folder without links. It is an error if anyone else could change what is at this path, such as the owner
/// of the home folder with which the superuser starts the launcher.
fn kept(folder: &Path) -> io::Result<PathBuf> {
    let folder = folder.canonicalize()?;
    // In a namespace of users that lacks the superuser, the owner of the root folder has another number.
    let trusted = [0, user(), fs::metadata("/")?.uid()];
    for folder in folder.ancestors() {
        let about = fs::symlink_metadata(folder)?;
        // With this bit, only their owners can rename what is in a folder.
        let is_kept = about.mode() & 0o022 == 0 || about.mode() & libc::S_ISVTX != 0;
        if !is_kept || !trusted.contains(&about.uid()) {
            return Err(io::Error::other(format!("others can change {}", folder.display())));
        }
    }
    Ok(folder)
}

/// Makes a folder for the user alone, if nothing is there. Its mode is never changed afterwards, because others might be able to
/// change what is at a path.
fn make(folder: &Path) -> io::Result<()> {
    // SAFETY: numbers. The launcher has one thread yet.
    let mask = unsafe { libc::umask(0) };
    let made = DirBuilder::new().mode(0o700).create(folder);
    // SAFETY: as before.
    unsafe { libc::umask(mask) };
    match made {
        Err(error) if error.kind() == ErrorKind::AlreadyExists => Ok(()),
        made => made,
    }
}

/// Notes that the file is used, and removes those of other launchers that were not used for long. A process that has loaded one
/// keeps it. Nothing depends on whether this succeeds.
fn tidy(path: &Path, name: &str) -> io::Result<()> {
    const UNUSED: Duration = Duration::from_secs(90 * 24 * 60 * 60);
    let now = SystemTime::now();
    open(path)?.set_modified(now)?;
    for entry in fs::read_dir(path.parent().unwrap_or(path))? {
        let entry = entry?;
        let about = entry.metadata()?;
        let is_ours =
            entry.file_name().as_encoded_bytes().starts_with(format!("{name}-").as_bytes());
        let unused = now.duration_since(about.modified()?).unwrap_or_default();
        if is_ours && about.is_file() && about.uid() == user() && unused > UNUSED {
            fs::remove_file(entry.path())?;
        }
    }
    Ok(())
}

/// Opens a file for reading, unless it is a link, and does not wait for it.
fn open(path: &Path) -> io::Result<File> {
    let flags = libc::O_NOFOLLOW | libc::O_NONBLOCK;
    File::options().read(true).custom_flags(flags).open(path)
}

/// Whether the loader can load the file with this content from here. An error says why not.
fn is_file(path: &Path, library: &[u8]) -> io::Result<()> {
    let mut file = open(path)?;
    let is_own =
        |about: &Metadata| about.is_file() && about.uid() == user() && about.mode() & 0o022 == 0;
    let about = file.metadata()?;
    let mut is_same = is_own(&about) && about.len() == library.len() as u64;
    // In parts, because memory for all of it would take longer to get than to fill.
    let mut buffer = [0; 1 << 16];
    for part in library.chunks(buffer.len()) {
        if !is_same {
            break;
        }
        let read = &mut buffer[..part.len()];
        file.read_exact(read)?;
        is_same = read == part;
    }
    if !is_same {
        return Err(io::Error::other("the file of its library has another content"));
    }
    // A file system may forbid it (`noexec`).
    // SAFETY: nobody looks at the memory.
    unsafe { memmap2::MmapOptions::new().len(1).map_exec(&file) }.map(drop)
}

/// Writes the file in one step: another launcher may be loading it.
fn write(path: &Path, library: &[u8]) -> io::Result<()> {
    let unique = RandomState::new().hash_one(std::process::id());
    let temporary = path.with_extension(format!("{unique:016x}"));
    let written = || {
        let mut file = File::options().write(true).create_new(true).mode(0o500).open(&temporary)?;
        file.write_all(library)?;
        file.set_permissions(fs::Permissions::from_mode(0o500))?;
        fs::rename(&temporary, path)
    };
    written().inspect_err(|_| drop(fs::remove_file(&temporary)))
}
