//! The history of each item in 17 releases of `cuda.h`: its first release, and its changes.

use std::collections::HashMap;

/// A line for each item: its name, the first release that has it, and the differences in older releases, like
/// `size=16<13020` for a type of 16 bytes before CUDA 13.2. `cargo xtask emit` creates it from all headers.
pub const TEXT: &str = include_str!("history.txt");

/// The first release whose header was read. Its items may be older.
pub const FIRST: u32 = 11_070;

/// Fields that a later header moved into an anonymous union, where their path would change. The struct keeps the plain
/// field, and has methods for the other members of the union.
pub const FLAT: &[(&str, &str)] = &[("CUmemLocation", "id")];

/// Remarks for a program that is built with the newest declarations and runs on an older driver. Each changed item has
/// a line here, and no other item has one: `cargo xtask matrix` checks this.
pub const REMARKS: &[(&str, &str)] = &[
    (
        "CU_CTX_FLAGS_MASK",
        "An older driver does not know some of its bits: pass only the flags that you need.",
    ),
    (
        "CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS",
        "An older driver reports this for the functions that end in `_v2`, which is the meaning of today's value.",
    ),
    (
        "CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR",
        "An older driver reports this for the functions that end in `_v2`, which is the meaning of today's value.",
    ),
    ("CU_DEVICE_ATTRIBUTE_MAX", COUNTER),
    ("CU_FUNC_ATTRIBUTE_MAX", COUNTER),
    ("CU_JIT_NUM_OPTIONS", COUNTER),
    ("CU_LIMIT_MAX", COUNTER),
    ("CUgraphChildGraphNodeOwnership", "A negative enumerator was added; the size is the same."),
    ("CU_COREDUMP_MAX", COUNTER),
    ("CUCoredumpGenerationFlags", "A negative enumerator was added; the size is the same."),
    (
        "CU_COREDUMP_LIGHTWEIGHT_FLAGS",
        "An older driver does not know some of its bits: combine only the flags that you need.",
    ),
    ("CUkernelNodeAttrValue", "An older driver reads and writes only the first bytes."),
    ("CUstreamAttrValue", "An older driver reads and writes only the first bytes."),
    (
        "CUDA_KERNEL_NODE_PARAMS",
        "The functions that take it today end in `_v2`. An older driver has only the functions that take `CUDA_KERNEL_NODE_PARAMS_v1`.",
    ),
    ("CUDA_KERNEL_NODE_PARAMS.kern", "`CUDA_KERNEL_NODE_PARAMS_v1` does not have it."),
    ("CUDA_KERNEL_NODE_PARAMS.ctx", "`CUDA_KERNEL_NODE_PARAMS_v1` does not have it."),
    ("CUDA_HOST_NODE_PARAMS_v2", MEMBER),
    ("CUDA_HOST_NODE_PARAMS_v2.syncMode", ZERO),
    ("CUtensorMap", "Memory that was laid out with an older header may lack today's alignment."),
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
    ("CUdevSmResource", "It is a member of `CUdevResource`, where no offset changes."),
    ("CUdevSmResource.minSmPartitionSize", OUTPUT),
    ("CUdevSmResource.smCoscheduledAlignment", OUTPUT),
    ("CUdevSmResource.flags", OUTPUT),
    ("CUdevSmResource.localityDomainId", OUTPUT),
    ("CU_DEV_SM_RESOURCE_GROUP_PARAMS.localityDomainId", ZERO),
    ("CUdevResource", "An older driver accepts it at any address."),
    ("CUdevResource.nextResource", OUTPUT),
    ("CUdevResource_anonymous", "`CUdevResource` has the same size."),
];

const COUNTER: &str = "It counts the items of the newest header: do not pass it to a driver.";
const ZERO: &str = "Must be zero for an older driver.";
const OUTPUT: &str = "An older driver does not write it: zero the struct before the call.";
const MEMBER: &str = "It is a member of `CUgraphNodeParams`, where no offset changes.";

/// Functions for which a call may fall back to an older symbol, and the differences of that symbol. Each such function
/// has a line here: `cargo xtask matrix` checks this.
pub const FALLBACKS: &[(&str, &str)] = &[(
    "cuEventElapsedTime_v2",
    "The older function also returns errors of unfinished work, which this one leaves to [`cuEventQuery`].",
)];

struct Item<'a> {
    since: u32,
    /// The changes, in the order of releases: the aspect, its old value, and the release that changed it.
    changes: Vec<(&'a str, &'a str, u32)>,
    /// For a field that is newer than its struct: whether the struct had these bytes before.
    place: Option<Place>,
}

#[derive(Clone, Copy)]
enum Place {
    Reserved,
    Beyond,
}

/// The items of a history.
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

    /// Returns sentences about the changes.
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

    /// Returns the end of a sentence about the bytes of a field in older releases.
    fn place(&self) -> &'static str {
        match self.place {
            Some(Place::Reserved) => "; these bytes were reserved before",
            Some(Place::Beyond) => "; older structs end before it",
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

    /// Returns the first release that has an item.
    pub fn since(&self, name: &str) -> Option<u32> {
        self.0.get(name).map(|item| item.since)
    }

    /// Returns sentences about an item.
    pub fn of_item(&self, name: &str) -> Vec<String> {
        let Some(item) = self.0.get(name) else { return Vec::new() };
        let since = match item.since {
            FIRST => format!("Since CUDA {} or earlier.", dotted(FIRST)),
            since => format!("Since CUDA {}.", dotted(since)),
        };
        [since].into_iter().chain(item.older()).chain(Item::remark(name)).collect()
    }

    /// Returns sentences about a field or an enumerator. They name its release only if its owner is older.
    pub fn of_member(&self, name: &str, owner: &str) -> Vec<String> {
        let Some(item) = self.0.get(name) else { return Vec::new() };
        let younger = self.0.get(owner).is_some_and(|owner| owner.since < item.since);
        let since = format!("Since CUDA {}{}.", dotted(item.since), item.place());
        let since = younger.then_some(since);
        since.into_iter().chain(item.older()).chain(Item::remark(name)).collect()
    }
}

/// Returns sentences about older releases for a line of the text.
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
