//! The table of the driver's symbols, by which `cuGetProcAddress` finds functions. The headers of each release have a part
//! of it, so one table serves all, also where the declarations are those of an older header.

use crate::declarations::CUdriverProcAddress_flags;
use crate::function::Release;
use alloc::string::String;
use core::error::Error;
use core::ffi::CStr;
use core::fmt;

extern crate alloc;

/// A symbol of the driver: a version of a function, or its variant for per-thread default streams.
///
/// [`symbols`] returns every symbol that the headers of CUDA 13.5 declare, those of `cudaGL.h`, `cudaEGL.h`, `cudaVDPAU.h`
/// and `cudaProfiler.h` included, whatever the features and the headers of this build.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Symbol {
    name: &'static CStr,
    symbol: &'static CStr,
    since: u32,
}

// The static SYMBOLS: a line for each symbol with its release, sorted by the name without a version, then by release. The
// compiler takes longer for an array of these than for one literal.
include!("declarations/symbols.rs");

/// Returns every symbol, those of a function one after the other, from the oldest to the newest.
#[inline]
pub fn symbols() -> impl Iterator<Item = Symbol> {
    rows(SYMBOLS)
}

/// Returns the symbols in these lines of the table. The oldest symbol of a function is its name.
#[inline]
fn rows(lines: &'static str) -> impl Iterator<Item = Symbol> {
    let mut name = c"";
    lines.lines().filter_map(move |line| {
        let (since, symbol) = line.split_once(' ')?;
        let symbol = CStr::from_bytes_with_nul(symbol.as_bytes()).ok()?;
        if plain(symbol.to_bytes()) == symbol.to_bytes() {
            name = symbol;
        }
        Some(Symbol { name, symbol, since: since.parse().ok()? })
    })
}

/// Returns the symbols of a function, from the oldest to the newest.
#[inline]
fn versions(name: &[u8]) -> impl Iterator<Item = Symbol> {
    let (mut start, mut end) = (0, SYMBOLS.len());
    while start < end {
        let line = SYMBOLS[..(start + end) / 2].rfind('\n').map_or(0, |end| end + 1);
        let next = line + SYMBOLS[line..].find('\n').map_or(SYMBOLS.len(), |end| end + 1);
        let symbol = SYMBOLS[line..next].split([' ', '\0']).nth(1).unwrap_or_default();
        match plain(symbol.as_bytes()) < name {
            true => start = next,
            false => end = line,
        }
    }
    rows(&SYMBOLS[start..]).take_while(move |symbol| symbol.name.to_bytes() == name)
}

impl Symbol {
    /// Returns the symbol of which `cuGetProcAddress_v2` returns the address for these arguments: the newest that the
    /// release has. If the flags include the variants for per-thread default streams, and the function has such variants,
    /// only these count.
    ///
    /// The caller refuses what a driver refuses with `CUDA_ERROR_INVALID_VALUE`: flags without a name, and a release that
    /// is newer than the driver.
    ///
    /// ```
    /// use libcuda_sys::{CUdriverProcAddress_flags as Flags, NoSymbol, Release, Symbol};
    ///
    /// let legacy = Flags::CU_GET_PROC_ADDRESS_LEGACY_STREAM;
    /// let found = Symbol::by_name(c"cuMemcpyHtoD", Release(12_000), legacy)?;
    /// assert_eq!(found.symbol(), c"cuMemcpyHtoD_v2");
    /// assert_eq!(found.signature(), "PFN_cuMemcpyHtoD_v3020");
    ///
    /// let per_thread = Flags::CU_GET_PROC_ADDRESS_PER_THREAD_DEFAULT_STREAM;
    /// let found = Symbol::by_name(c"cuMemcpyHtoD", Release(12_000), per_thread)?;
    /// assert_eq!(found.symbol(), c"cuMemcpyHtoD_v2_ptds");
    ///
    /// let newer = Symbol::by_name(c"cuMulticastCreate", Release(12_000), legacy);
    /// assert_eq!(newer, Err(NoSymbol::VersionNotSufficient { since: Release(12_010) }));
    /// # Ok::<(), NoSymbol>(())
    /// ```
    ///
    /// # Errors
    ///
    /// The reason why there is no symbol.
    #[inline]
    pub fn by_name(
        name: &CStr,
        release: Release,
        flags: CUdriverProcAddress_flags,
    ) -> Result<Self, NoSymbol> {
        let own = || versions(name.to_bytes());
        let wants = CUdriverProcAddress_flags::CU_GET_PROC_ADDRESS_PER_THREAD_DEFAULT_STREAM;
        let per_thread = flags.contains(wants) && own().any(|symbol| symbol.is_per_thread());
        let mut kind = own().filter(|symbol| symbol.is_per_thread() == per_thread);
        let oldest = kind.next().ok_or(NoSymbol::NotFound)?;
        let known = [oldest].into_iter().chain(kind);
        let newest = known.filter(|symbol| symbol.since <= release.0).last();
        newest.ok_or(NoSymbol::VersionNotSufficient { since: oldest.since() })
    }

    /// Returns what the table has of a symbol.
    ///
    /// ```
    /// let symbol = libcuda_sys::Symbol::by_symbol(c"cuStreamGetCtx_v2_ptsz").unwrap();
    /// assert_eq!((symbol.name(), symbol.since()), (c"cuStreamGetCtx", libcuda_sys::Release(12_050)));
    /// assert!(symbol.is_per_thread());
    /// ```
    #[inline]
    pub fn by_symbol(symbol: &CStr) -> Option<Self> {
        versions(plain(symbol.to_bytes())).find(|own| own.symbol == symbol)
    }

    /// Returns the name without a version, by which `cuGetProcAddress` finds the symbol: `cuMemcpyHtoD`.
    #[inline]
    pub const fn name(&self) -> &'static CStr {
        self.name
    }

    /// Returns the symbol, which `dlsym` finds: `cuMemcpyHtoD_v2_ptds`.
    #[inline]
    pub const fn symbol(&self) -> &'static CStr {
        self.symbol
    }

    /// Returns the release that introduced the symbol.
    #[inline]
    pub const fn since(&self) -> Release {
        Release(self.since)
    }

    /// Returns whether this is the variant for per-thread default streams.
    #[inline]
    pub fn is_per_thread(&self) -> bool {
        is_per_thread(self.symbol.to_bytes())
    }

    /// Returns the name of its type in `cudaTypedefs.h`: `PFN_cuMemcpyHtoD_v7000_ptds`.
    #[inline]
    pub fn signature(&self) -> String {
        let symbol = self.symbol.to_bytes();
        let suffix = if self.is_per_thread() { &symbol[symbol.len() - SUFFIX..] } else { b"" };
        let [name, suffix] = [self.name.to_bytes(), suffix].map(String::from_utf8_lossy);
        alloc::format!("PFN_{name}_v{}{suffix}", self.since)
    }
}

/// The length of `_ptds` and `_ptsz`.
const SUFFIX: usize = 5;

#[inline]
fn is_per_thread(symbol: &[u8]) -> bool {
    symbol.ends_with(b"_ptds") || symbol.ends_with(b"_ptsz")
}

/// Returns the name of a symbol, without a version.
#[inline]
fn plain(symbol: &[u8]) -> &[u8] {
    let length = symbol.len() - if is_per_thread(symbol) { SUFFIX } else { 0 };
    let all = &symbol[..length];
    let digits = all.iter().rev().take_while(|byte| byte.is_ascii_digit()).count();
    match all[..length - digits].strip_suffix(b"_v") {
        Some(name) if digits > 0 => name,
        _ => all,
    }
}

/// The reason why `Symbol::by_name` returns no symbol.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum NoSymbol {
    /// No release up to CUDA 13.5 has a function of this name. A symbol with a version, like `cuMemAlloc_v2`, is no
    /// name.
    NotFound,
    /// The function is newer than the release.
    VersionNotSufficient {
        /// The release that introduced the function.
        since: Release,
    },
}

impl fmt::Display for NoSymbol {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotFound => f.write_str("no release up to CUDA 13.5 has a function of this name"),
            Self::VersionNotSufficient { since } => {
                write!(f, "the function is of CUDA {since}: ask for that release or a newer one")
            }
        }
    }
}

impl Error for NoSymbol {}
