//! The symbols behind a name, from the types of function pointers in `cudaTypedefs.h`: `PFN_cuMemcpyHtoD_v7000_ptds` is the
//! type of the symbol `cuMemcpyHtoD_v2_ptds`.

use super::read::versioned;
use std::collections::BTreeMap;

/// A symbol, and what `cuGetProcAddress` finds it by.
#[derive(Debug, PartialEq)]
pub struct Symbol {
    /// Without a version.
    pub name: String,
    /// The release that introduced it.
    pub since: u32,
    pub symbol: String,
}

impl Symbol {
    /// Returns the name of its type.
    pub fn signature(&self) -> String {
        let (.., suffix) = versioned(&self.symbol);
        let suffix = if suffix.is_empty() { String::new() } else { format!("_{suffix}") };
        format!("PFN_{}_v{}{suffix}", self.name, self.since)
    }
}

/// Returns the symbols, sorted by their names and releases. Each name has a type for each of its versions, in the order of
/// releases. A variant for per-thread default streams has the version that was the newest in its release.
pub fn read(typedefs: &str) -> Vec<Symbol> {
    let mut pointers: BTreeMap<&str, Vec<(u32, &str)>> = BTreeMap::new();
    for part in typedefs.split("(CUDAAPI *PFN_").skip(1) {
        let pointer = part.split(')').next().unwrap_or_default();
        if let Some((name, release)) = pointer.rsplit_once("_v") {
            let (release, suffix) =
                release.find('_').map_or((release, ""), |end| release.split_at(end));
            let pointers = pointers.entry(name).or_default();
            pointers.extend(release.parse().ok().map(|release: u32| (release, suffix)));
        }
    }
    let mut symbols = Vec::new();
    for (name, mut pointers) in pointers {
        pointers.sort_unstable();
        let mut version = 0;
        for (since, suffix) in pointers {
            version += u32::from(suffix.is_empty());
            let symbol = match version {
                0 | 1 => format!("{name}{suffix}"),
                _ => format!("{name}_v{version}{suffix}"),
            };
            symbols.push(Symbol { name: name.to_owned(), since, symbol });
        }
    }
    symbols
}
