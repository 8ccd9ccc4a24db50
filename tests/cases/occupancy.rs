use super::*;

use CUlaunchAttributeID as Id;

pub fn cases(cases: &Cases) {
    refused(cases);
    let must = "must be CU_OCCUPANCY_DEFAULT or CU_OCCUPANCY_DISABLE_CACHING_OVERRIDE";
    let unknown = format!("flags (CUoccupancy_flags(0x2)) {must}");
    macro_rules! flags {
        ($call:ident { $($field:ident: $value:expr),* }) => {
            let call = || $call { func: function(), dynamicSMemSize: 0, flags: 0, $($field: $value),* };
            let mut c = cases.call(call);
            c.accepts("the flag", |i| i.flags = 1);
            c.rejects(238, &unknown, |i| i.flags = 2);
        };
    }
    flags!(cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags { blockSize: 32 });
    flags!(cuOccupancyMaxPotentialBlockSizeWithFlags { blockSizeToDynamicSMemSize: None, blockSizeLimit: 0 });

    let mut c = cases
        .call(|| cuOccupancyMaxPotentialClusterSize { func: function(), config: config([]) });
    configurations(&mut c, |i| &mut i.config);
    c.accepts("any cluster, for the call ignores it", |i| i.config = config([cluster([3, 3, 3])]));

    let mut c = cases
        .call(|| cuOccupancyMaxActiveClusters { func: function(), config: config([]) });
    configurations(&mut c, |i| &mut i.config);
    // Of two clusters, the last one counts.
    let last = |size| config([cluster([3, 3, 3]), cluster(size)]);
    for size in [[1, 1, 1], [2, 4, 1], [0, 0, 0]] {
        c.accepts(format!("cluster {size:?}"), |i| i.config = last(size));
    }
    for (rule, size, [axis, dim], value) in [
        (509, [3, 1, 1], ["x", "X"], 3),
        (510, [1, 8, 1], ["y", "Y"], 8),
        (511, [1, 1, 0], ["z", "Z"], 0),
    ] {
        let text = format!(
            "config.attrs[1].value.clusterDim.{axis} ({value}) must be a divisor of 4 since CUDA 12.3, \
             config.gridDim{dim}, because x, y and z are not all zero [INVALID_CLUSTER_SIZE]"
        );
        c.rejects(since(12_030, rule), text, |i| i.config = last(size));
    }
}

/// The causes of refusals.
fn refused(cases: &Cases) {
    let mut c = cases.call(|| cuOccupancyAvailableDynamicSMemPerBlock { func: function(), numBlocks: 1, blockSize: 0 });
    c.explains(711, "blockSize (0) is less than 1", |_| {});
    c.explains(1154, "numBlocks (0) is less than 1", |i| (i.numBlocks, i.blockSize) = (0, 1));
    c.explains(1155, "blockSize (1025) is more than 1024, the function's CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK, which depends on its registers and its .maxntid", |i| i.blockSize = 1025);
    c.explains(1156, "numBlocks (3) is more than 2, the blocks of this function and size that a multiprocessor can run at once", |i| (i.numBlocks, i.blockSize) = (3, 32));
    let mut c = cases.call(|| cuOccupancyMaxPotentialClusterSize { func: function(), config: config([cluster([3, 5, 7])]) });
    c.under(Answers { function_attribute: |_| 0, ..Answers::USUAL });
    c.on(11_080..);
    for (id, axis, dim, size) in [(1202, "x", "X", [3, 1, 1]), (1203, "y", "Y", [1, 3, 1]), (1204, "z", "Z", [1, 1, 3])] {
        let text = format!("config.attrs[0].value.clusterDim.{axis} (3) is not a divisor of 4, config.gridDim{dim} [INVALID_CLUSTER_SIZE]");
        c.explains(id, text, |i| i.config = config([cluster(size)]));
    }
    c.spares(1202, "no cluster [INVALID_CLUSTER_SIZE]", |i| i.config = config([cluster([0; 3])]));
    c.on(..);
    super::exec::required_clusters(&mut c, 1196, ["config.", "function"], |i, grid| {
        i.config = config([]);
        [i.config.gridDimX, i.config.gridDimY, i.config.gridDimZ] = grid;
    });
    super::exec::other_clusters(&mut c, 1199, |i, config| i.config = one(config));
    let mut c = cases.call(|| cuOccupancyMaxActiveClusters { func: function(), config: config([cluster([4, 4, 1])]) });
    c.under(Answers { function_attribute: |_| 0, ..Answers::USUAL });
    c.explains(829, "config.attrs[0].value.clusterDim (16) is more than 8, the portable number of blocks: the function's CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED is zero [INVALID_CLUSTER_SIZE]", |_| {});
}

/// A launch of 4 x 4 x 4 blocks.
pub fn config<const N: usize>(attributes: [CUlaunchAttribute; N]) -> In<CUlaunchConfig> {
    let (attrs, numAttrs) = (array(attributes), N as u32);
    let (gridDimX, gridDimY, gridDimZ) = (4, 4, 4);
    one(CUlaunchConfig { gridDimX, gridDimY, gridDimZ, attrs, numAttrs, ..Default::default() })
}

pub fn attribute(id: Id, value: CUlaunchAttributeValue) -> CUlaunchAttribute {
    CUlaunchAttribute { id, pad: [0; 4], value }
}

pub fn cluster([x, y, z]: [u32; 3]) -> CUlaunchAttribute {
    let clusterDim = CUlaunchAttributeValue_clusterDim { x, y, z };
    attribute(Id::CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION, CUlaunchAttributeValue { clusterDim })
}

/// The rules of a configuration, for both calls.
pub fn configurations<C: Call>(c: &mut Case<C>, of: fn(&mut C) -> &mut In<CUlaunchConfig>) {
    c.accepts("no attributes", |i| of(i).attrs = at(0));
    let text = "config.attrs (null) must not be null, because config.numAttrs is not zero";
    c.rejects(508, text, |i| (of(i).attrs, of(i).numAttrs) = (at(0), 1));
    let policy = |policy| {
        let clusterSchedulingPolicyPreference = CUclusterSchedulingPolicy(policy);
        let value = CUlaunchAttributeValue { clusterSchedulingPolicyPreference };
        let id = Id::CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE;
        config([cluster([1, 1, 1]), attribute(id, value)])
    };
    let place = "config.attrs[1].value.clusterSchedulingPolicyPreference";
    let (start, last) = (
        " must be CU_CLUSTER_SCHEDULING_POLICY_DEFAULT, CU_CLUSTER_SCHEDULING_POLICY_SPREAD",
        "CU_CLUSTER_SCHEDULING_POLICY_LOAD_BALANCING",
    );
    let rubin = "CU_CLUSTER_SCHEDULING_POLICY_RUBIN_DSMEM_LOCALITY";
    let because = "since CUDA 11.8, because config.attrs[1].id is \
                   CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE";
    let three = format!("{start} or {last} {because}");
    let four = format!("{start}, {last} or {rubin} {because}");
    let rules = [(within(11_080, 13_030, 498), &*three), (since(13_040, 498), &*four)];
    c.accepts("the last policy of 11.8", |i| *of(i) = policy(2));
    c.judged(format!("{place} ({rubin})"), &rules[..1], |i| *of(i) = policy(3));
    c.judged(format!("{place} (CUclusterSchedulingPolicy(4))"), &rules, |i| *of(i) = policy(4));
}
