//! What 17 releases of `cuda.h` say about each item: when it came, and what it was before it became what it is.

use std::collections::HashMap;

/// A line for each item: its name, the first release that has it, and what differs in older ones, like
/// `size=16<13020` for a type of 16 bytes before CUDA 13.2. Made by `cargo xtask emit` from all headers.
pub const TEXT: &str = include_str!("history.txt");

/// The first release whose header was read: what it has may be older.
pub const FIRST: u32 = 11_070;

/// What a program must know that is built with the newest declarations and meets an older driver. Each item
/// that changed has its line here, and no other item has one; `cargo xtask matrix` sees to that.
pub const REMARKS: &[(&str, &str)] = &[
    (
        "CU_CTX_FLAGS_MASK",
        "Some of its bits are unknown to an older driver: pass the flags that you mean.",
    ),
    (
        "CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS",
        "An older driver answers for the functions that end in `_v2`, as the value of today means.",
    ),
    (
        "CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR",
        "An older driver answers for the functions that end in `_v2`, as the value of today means.",
    ),
    ("CU_DEVICE_ATTRIBUTE_MAX", COUNTER),
    ("CU_FUNC_ATTRIBUTE_MAX", COUNTER),
    ("CU_JIT_NUM_OPTIONS", COUNTER),
    ("CU_LIMIT_MAX", COUNTER),
    ("CUgraphChildGraphNodeOwnership", "A negative enumerator came; the size is the same."),
    ("CU_COREDUMP_MAX", COUNTER),
    ("CUCoredumpGenerationFlags", "A negative enumerator came; the size is the same."),
    (
        "CU_COREDUMP_LIGHTWEIGHT_FLAGS",
        "Some of its bits are unknown to an older driver: combine the flags that you mean.",
    ),
    ("CUkernelNodeAttrValue", "An older driver reads and writes the first bytes only."),
    ("CUstreamAttrValue", "An older driver reads and writes the first bytes only."),
    (
        "CUDA_KERNEL_NODE_PARAMS",
        "The functions that take it today end in `_v2`, and an older driver lacks those; what it has takes `CUDA_KERNEL_NODE_PARAMS_v1`.",
    ),
    ("CUDA_KERNEL_NODE_PARAMS.kern", "`CUDA_KERNEL_NODE_PARAMS_v1` does not have it."),
    ("CUDA_KERNEL_NODE_PARAMS.ctx", "`CUDA_KERNEL_NODE_PARAMS_v1` does not have it."),
    ("CUDA_HOST_NODE_PARAMS_v2", MEMBER),
    ("CUDA_HOST_NODE_PARAMS_v2.syncMode", ZERO),
    (
        "CUtensorMap",
        "Storage that was laid out by an older header may lack the alignment of today.",
    ),
    ("CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2", MEMBER),
    ("CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2", MEMBER),
    ("CUmemPoolProps.maxSize", ZERO),
    ("CUmemPoolProps.usage", ZERO),
    ("CUmemPoolProps.gpuDirectRDMACapable", ZERO),
    ("CUDA_CHILD_GRAPH_NODE_PARAMS", MEMBER),
    ("CUDA_CHILD_GRAPH_NODE_PARAMS.ownership", ZERO),
    ("CUDA_EVENT_RECORD_NODE_PARAMS", MEMBER),
    ("CUcheckpointCheckpointArgs.customStorageInfo_out", ZERO),
    ("CUcheckpointRestoreArgs.gpuPairs", ZERO),
    ("CUcheckpointRestoreArgs.gpuPairsCount", ZERO),
    ("CUcheckpointRestoreArgs.customStorageInfo_out", ZERO),
    ("CUdevSmResource", "In `CUdevResource`, where it has its place, nothing moves."),
    ("CUdevSmResource.minSmPartitionSize", OUTPUT),
    ("CUdevSmResource.smCoscheduledAlignment", OUTPUT),
    ("CUdevSmResource.flags", OUTPUT),
    ("CUdevSmResource.localityDomainId", OUTPUT),
    ("CU_DEV_SM_RESOURCE_GROUP_PARAMS.localityDomainId", ZERO),
    ("CUdevResource", "An older driver reads and writes it at any address."),
    ("CUdevResource.nextResource", OUTPUT),
    ("CUdevResource_anonymous", "`CUdevResource` has the same size."),
];

const COUNTER: &str = "It counts what the newest header has: it is not for passing to a driver.";
const ZERO: &str = "Leave it zero for an older driver.";
const OUTPUT: &str = "An older driver does not write it: start from a zeroed struct.";
const MEMBER: &str = "In `CUgraphNodeParams`, where it has its place, nothing moves.";

/// Functions for which a call may fall back to an older symbol, and what that does otherwise. Each has its line
/// here; `cargo xtask matrix` sees to that.
pub const FALLBACKS: &[(&str, &str)] = &[(
    "cuEventElapsedTime_v2",
    "That one also returns errors of work that is still under way, which this one leaves to [`cuEventQuery`].",
)];

struct Item<'a> {
    since: u32,
    /// What it was, in the order of releases: the aspect, its value, and the release that ended it.
    changes: Vec<(&'a str, &'a str, u32)>,
    /// A field, where its struct is older: whether its bytes were there before.
    place: Option<Place>,
}

#[derive(Clone, Copy)]
enum Place {
    Reserved,
    Beyond,
}

/// The items of such a text.
#[derive(Default)]
pub struct History<'a>(HashMap<&'a str, Item<'a>>);

impl<'a> Item<'a> {
    fn parse(line: &'a str) -> Option<(&'a str, Self)> {
        let mut words = line.split(' ');
        let (name, since) = (words.next()?, words.next()?.parse().ok()?);
        let mut item = Self { since, changes: Vec::new(), place: None };
        for word in words {
            match word {
                "reserved" => item.place = Some(Place::Reserved),
                "beyond" => item.place = Some(Place::Beyond),
                change => {
                    let (aspect, rest) = change.split_once('=')?;
                    let (value, before) = rest.split_once('<')?;
                    item.changes.push((aspect, value, before.parse().ok()?));
                }
            }
        }
        Some((name, item))
    }

    /// What it was.
    fn older(&self) -> Vec<String> {
        let change = |(aspect, value, before): &(&str, &str, u32)| {
            let before = dotted(*before);
            match *aspect {
                "size" => format!("It had {value} bytes before CUDA {before}."),
                "align" => format!("It was aligned to {value} bytes before CUDA {before}."),
                "value" => format!("It was {value} before CUDA {before}."),
                aspect => format!("Its {aspect} was {value} before CUDA {before}."),
            }
        };
        self.changes.iter().map(change).collect()
    }

    /// What its bytes were.
    fn place(&self) -> &'static str {
        match self.place {
            Some(Place::Reserved) => "; these bytes were reserved before",
            Some(Place::Beyond) => "; the struct ended before it until then",
            None => "",
        }
    }

    fn remark(name: &str) -> Option<String> {
        let (_, remark) = REMARKS.iter().find(|(item, _)| *item == name)?;
        Some((*remark).to_owned())
    }
}

impl<'a> History<'a> {
    pub fn new(text: &'a str) -> Self {
        Self(text.lines().filter_map(Item::parse).collect())
    }

    /// Sentences about an item.
    pub fn of(&self, name: &str) -> Vec<String> {
        let Some(item) = self.0.get(name) else { return Vec::new() };
        let since = match item.since {
            FIRST => format!("Since CUDA {} or earlier.", dotted(FIRST)),
            since => format!("Since CUDA {}.", dotted(since)),
        };
        [since].into_iter().chain(item.older()).chain(Item::remark(name)).collect()
    }

    /// Sentences about a field or an enumerator: its release only where that is not its owner's.
    pub fn of_member(&self, name: &str, owner: &str) -> Vec<String> {
        let Some(item) = self.0.get(name) else { return Vec::new() };
        let younger = self.0.get(owner).is_some_and(|owner| owner.since < item.since);
        let since = format!("Since CUDA {}{}.", dotted(item.since), item.place());
        let since = younger.then_some(since);
        since.into_iter().chain(item.older()).chain(Item::remark(name)).collect()
    }
}

/// What a line of the text says of older releases.
pub fn older_in_words(line: &str) -> String {
    let Some((_, item)) = Item::parse(line) else { return String::new() };
    let place = match item.place {
        Some(_) => vec![format!("Since CUDA {}{}.", dotted(item.since), item.place())],
        None => Vec::new(),
    };
    place.into_iter().chain(item.older()).collect::<Vec<_>>().join(" ")
}

/// 13020 is 13.2.
pub fn dotted(release: u32) -> String {
    format!("{}.{}", release / 1000, release % 1000 / 10)
}
