//! A memory pool: its blocks, and who may access them.

use crate::address_range::{AddressRange, HostAccess};
use crate::object::{About, Counted, Object, Place};
use libcuda_sys::*;
use std::collections::BTreeMap;
use std::ffi::c_int;
use std::sync::Arc;

/// The size of a pool's file, which limits all blocks of the pool.
pub const SPARSE: u64 = 1 << 46;

pub struct Pool {
    pub object: Arc<Object>,
    /// The maximum size that it reserves; zero for no limit.
    pub most: u64,
    pub imported: bool,
    /// It was shared, which is required for sharing pointers.
    pub exported: bool,
    /// It was destroyed, and only its outstanding allocations are left.
    pub destroyed: bool,
    /// By first address.
    pub blocks: BTreeMap<u64, Block>,
    /// The offset of the next block in the file.
    pub next: u64,
    pub threshold: u64,
    pub reuse: [c_int; 3],
    pub reserved_high: u64,
    pub used_high: u64,
    pub access: BTreeMap<i32, CUmemAccess_flags>,
}

pub struct Block {
    pub addresses: AddressRange,
    pub offset: u64,
    /// The requested size of an allocation, in bytes.
    pub used: Option<u64>,
    pub _taken: Option<Counted>,
}

impl Pool {
    pub fn new(object: Arc<Object>, most: u64, imported: bool) -> Self {
        Self {
            object,
            most,
            imported,
            exported: false,
            destroyed: false,
            blocks: BTreeMap::new(),
            next: 0,
            threshold: 0,
            reuse: [1; 3],
            reserved_high: 0,
            used_high: 0,
            access: BTreeMap::new(),
        }
    }

    pub fn about(&self) -> &About {
        &self.object.about
    }

    pub fn reserved(&self) -> u64 {
        self.blocks.values().map(|block| block.addresses.size).sum()
    }

    pub fn used(&self) -> u64 {
        self.blocks.values().filter_map(|block| block.used).sum()
    }

    /// The access of a location to the pool's memory.
    pub fn access(&self, place: Place) -> CUmemAccess_flags {
        let own = match (self.about().place, place) {
            (Place::Device(own), Place::Device(device)) => own == device,
            (Place::Host | Place::Node(_), Place::Host | Place::Node(_)) => true,
            _ => false,
        };
        let set = match place {
            Place::Device(device) => self.access.get(&device).copied(),
            _ => None,
        };
        match set {
            Some(flags) => flags,
            None if own || self.about().managed => {
                CUmemAccess_flags::CU_MEM_ACCESS_FLAGS_PROT_READWRITE
            }
            None => CUmemAccess_flags::CU_MEM_ACCESS_FLAGS_PROT_NONE,
        }
    }

    /// The host's access to allocated memory.
    pub fn host(&self) -> HostAccess {
        match self.access(Place::Host) {
            CUmemAccess_flags::CU_MEM_ACCESS_FLAGS_PROT_NONE => HostAccess::Nothing,
            _ => HostAccess::Writes,
        }
    }

    /// Releases free blocks while `goes` returns true for the reserved size and the block's size.
    pub fn release(&mut self, goes: impl Fn(u64, u64) -> bool) {
        let mut reserved = self.reserved();
        let object = &self.object;
        self.blocks.retain(|_, block| {
            let stays = block.used.is_some() || !goes(reserved, block.addresses.size);
            if !stays {
                reserved -= block.addresses.size;
                object.discard(block.offset, block.addresses.size);
            }
            stays
        });
    }

    pub fn trim(&mut self, keep: u64) {
        self.release(|reserved, size| reserved - size >= keep);
    }
}
