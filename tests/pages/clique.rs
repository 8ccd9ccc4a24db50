use super::*;

/// cuDeviceGetCliqueCount, cuDeviceGetCliqueInfo, cuDeviceGetFabricClusterUuid
pub fn cliques() -> Result<()> {
    let device = calls::cuDeviceGet(0)?;
    println!("cluster {:02x?}", calls::cuDeviceGetFabricClusterUuid(device)?.bytes);
    let mut count = calls::cuDeviceGetCliqueCount(device)?;
    let mut cliques = vec![CUcliqueInfo::default(); count];
    // SAFETY: `cliques` has `count` elements.
    unsafe { calls::cuDeviceGetCliqueInfo(cliques.as_mut_ptr(), &mut count, device)? };
    for clique in &cliques[..count] {
        println!("clique {}: {:?}", clique.id, clique.type_);
    }
    Ok(())
}
