//! The operands of a copy: where bytes come from and go to.

use crate::abi::Result;
use crate::object::Object;
use libcuda_sys::CUresult;
use std::ops::Range;
use std::ptr::without_provenance_mut;
use std::sync::Arc;

const INVALID: CUresult = CUresult::CUDA_ERROR_INVALID_VALUE;

/// One operand of a copy.
pub enum Operand {
    Host(u64),
    /// The memory there, in pieces.
    Device(Vec<Piece>),
}

/// A write goes to each of the targets. There is only one, except for multicast objects. Each is an object and an
/// offset into it.
pub struct Piece {
    pub size: u64,
    pub targets: Vec<(Arc<Object>, u64)>,
}

/// What a copy reads or writes of a piece: after the bytes that it skips, the bytes of the copy in this range.
struct Part<'a> {
    piece: &'a Piece,
    skipped: u64,
    bytes: Range<usize>,
}

/// A copy from pageable host memory whose call has returned, but whose bytes have not arrived yet.
pub struct Late {
    pub start: u64,
    pub to: Operand,
    pub bytes: Vec<u8>,
}

impl Operand {
    /// The parts of a copy of this size, which begins here in the operand.
    fn parts(&self, start: u64, size: usize) -> impl Iterator<Item = Part<'_>> {
        let pieces = if let Self::Device(pieces) = self { pieces.as_slice() } else { &[] };
        let end = start + size as u64;
        let mut next = 0;
        pieces.iter().filter_map(move |piece| {
            let first = next;
            next += piece.size;
            let (from, to) = (first.max(start), next.min(end));
            let bytes = || (from - start) as usize..(to - start) as usize;
            (from < to).then(|| Part { piece, skipped: from - first, bytes: bytes() })
        })
    }

    pub fn read(&self, start: u64, bytes: &mut [u8]) -> Result {
        if let Self::Host(address) = self {
            let from: *const u8 = without_provenance_mut((address + start) as usize);
            // SAFETY: the caller of the copy guarantees host memory of this size.
            unsafe { std::ptr::copy_nonoverlapping(from, bytes.as_mut_ptr(), bytes.len()) };
        }
        for Part { piece, skipped, bytes: range } in self.parts(start, bytes.len()) {
            let (object, offset) = piece.targets.first().ok_or(INVALID)?;
            object.read(offset + skipped, bytes.get_mut(range).ok_or(INVALID)?)?;
        }
        Ok(())
    }

    pub fn write(&self, start: u64, bytes: &[u8]) -> Result {
        if let Self::Host(address) = self {
            let to: *mut u8 = without_provenance_mut((address + start) as usize);
            // SAFETY: as for `read`, and the caller allows writes.
            unsafe { std::ptr::copy_nonoverlapping(bytes.as_ptr(), to, bytes.len()) };
        }
        for Part { piece, skipped, bytes: range } in self.parts(start, bytes.len()) {
            let bytes = bytes.get(range).ok_or(INVALID)?;
            for (object, offset) in &piece.targets {
                object.write(offset + skipped, bytes)?;
            }
        }
        Ok(())
    }
}
