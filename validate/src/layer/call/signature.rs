//! The arguments of a call as its wrapper packs them, and what follows from their types.

use libcuda_sys::CUresult;
use std::any::TypeId;
use std::ffi::{CStr, c_char, c_void};
use std::hash::{BuildHasher as _, BuildHasherDefault, DefaultHasher};
use std::mem::{MaybeUninit, offset_of};

/// How many parameters a function has at most, and how many bytes they take packed.
pub const MOST: usize = 16;
const ROOM: usize = MOST * size_of::<u64>();

/// The packed arguments of a call.
#[derive(Clone, Copy)]
pub struct PackedArguments(*const ());

/// What a wrapper's frame has: a tuple of the arguments, and a place, so that it has an address without arguments too.
#[repr(C)]
pub struct Frame<T> {
    arguments: T,
    _place: MaybeUninit<u8>,
}

impl<T: Arguments> Frame<T> {
    #[inline(always)]
    pub fn new(arguments: T) -> Self {
        Self { arguments, _place: MaybeUninit::uninit() }
    }

    #[inline(always)]
    pub fn packed(&self) -> PackedArguments {
        PackedArguments((&raw const *self).cast())
    }
}

impl PackedArguments {
    /// An address in the wrapper's frame, of the same variable each time.
    #[inline]
    pub fn frame(self) -> usize {
        self.0.addr()
    }

    /// Returns the arguments, for a function with these parameters.
    ///
    /// # Safety
    ///
    /// The arguments must be those of a call that has not returned, and of this type.
    #[inline(always)]
    pub unsafe fn unpack<T: Arguments>(self) -> T {
        // SAFETY: the caller guarantees it.
        unsafe { *self.0.cast::<T>() }
    }

    /// Copies the arguments, with another value of eight bytes at an offset where that is zero.
    ///
    /// # Safety
    ///
    /// The arguments must be those of a call that has not returned, of a function with this signature, and with such arguments at
    /// these offsets.
    pub unsafe fn copy(
        self,
        signature: &Signature,
        offsets: impl Iterator<Item = u16>,
        other: u64,
    ) -> CopiedArguments {
        let mut copy = CopiedArguments(MaybeUninit::uninit());
        let place = copy.0.as_mut_ptr().cast::<u8>();
        // SAFETY: the caller guarantees the arguments, for which there is room.
        unsafe {
            place.copy_from_nonoverlapping(self.0.cast(), signature.size.into());
            for offset in offsets.filter(|offset| self.word(*offset) == 0) {
                place.add(offset.into()).cast::<u64>().write_unaligned(other);
            }
        }
        copy
    }

    /// Returns an argument of eight bytes.
    ///
    /// # Safety
    ///
    /// The arguments must be those of a call that has not returned, with such an argument at this offset.
    #[inline]
    pub unsafe fn word(self, offset: u16) -> u64 {
        // SAFETY: the caller guarantees it.
        unsafe { self.0.cast::<u64>().byte_add(offset.into()).read_unaligned() }
    }
}

/// A copy of packed arguments.
#[repr(C, align(16))]
pub struct CopiedArguments(MaybeUninit<[u8; ROOM]>);

impl CopiedArguments {
    pub fn packed(&self) -> PackedArguments {
        PackedArguments(self.0.as_ptr().cast())
    }
}

/// An argument: where it is, and its size.
#[derive(Clone, Copy)]
pub struct Argument {
    pub place: *const c_void,
    pub size: usize,
}

impl Argument {
    /// Returns its value. An integer may have fewer bytes than an address.
    pub fn value(self) -> u64 {
        // SAFETY: the wrapper's own argument, which has this size.
        unsafe {
            match self.size {
                8 => self.place.cast::<u64>().read_unaligned(),
                4 => self.place.cast::<u32>().read_unaligned().into(),
                // It has no number.
                IPC_HANDLE => {
                    let bytes = self.place.cast::<[u8; IPC_HANDLE]>().read();
                    BuildHasherDefault::<DefaultHasher>::default().hash_one(bytes).max(1)
                }
                _ => 0,
            }
        }
    }

    /// Returns the text that it leads to; none if it is null.
    ///
    /// # Safety
    ///
    /// It must be null, or lead to a text that ends with a zero.
    pub unsafe fn text(self) -> Option<String> {
        let place = self.value() as *const c_char;
        // SAFETY: the caller guarantees it.
        let text = || unsafe { CStr::from_ptr(place) }.to_string_lossy().into_owned();
        (!place.is_null()).then(text)
    }
}

/// The bytes of a handle for other processes.
pub const IPC_HANDLE: usize = size_of::<libcuda_sys::CUipcMemHandle>();

/// An argument among the packed ones.
#[derive(Clone, Copy)]
pub struct Part {
    pub offset: u16,
    pub size: u16,
}

/// What follows from the types of a function's parameters.
pub struct Signature {
    pub parts: &'static [Part],
    /// The size of the packed arguments.
    size: u16,
    /// Calls a function with such parameters.
    pub call: unsafe fn(*const (), PackedArguments) -> CUresult,
    /// Tells types apart.
    pub types: fn() -> TypeId,
}

impl Signature {
    /// Where the arguments are. Behind those of the function, the list has none.
    pub fn list(&self, PackedArguments(packed): PackedArguments) -> [Argument; MOST] {
        let mut list = [Argument { place: packed.cast(), size: 0 }; MOST];
        for (argument, part) in list.iter_mut().zip(self.parts) {
            let place = packed.wrapping_byte_add(part.offset.into()).cast();
            *argument = Argument { place, size: part.size.into() };
        }
        list
    }
}

/// The arguments of a function, as a tuple.
pub trait Arguments: Copy + 'static {
    const SIGNATURE: &'static Signature;
}

macro_rules! arguments {
    ($($T:ident $index:tt)*) => {
        impl<$($T: Copy + 'static),*> Arguments for ($($T,)*) {
            const SIGNATURE: &'static Signature = &Signature {
                parts: &[$(Part { offset: offset_of!(Self, $index) as u16, size: size_of::<$T>() as u16 }),*],
                size: {
                    assert!(size_of::<Self>() <= ROOM && align_of::<Self>() <= align_of::<CopiedArguments>());
                    size_of::<Self>() as u16
                },
                call: {
                    type Function<$($T),*> = unsafe extern "C-unwind" fn($($T),*) -> CUresult;
                    unsafe fn call<$($T: Copy + 'static),*>(function: *const (), packed: PackedArguments) -> CUresult {
                        // SAFETY: the caller guarantees both types.
                        unsafe {
                            let _arguments: ($($T,)*) = packed.unpack();
                            std::mem::transmute::<*const (), Function<$($T),*>>(function)($(_arguments.$index),*)
                        }
                    }
                    call::<$($T),*>
                },
                types: TypeId::of::<Self>,
            };
        }
    };
}

/// For each number of parameters.
macro_rules! each_arguments {
    ([$($all:tt)*]) => { arguments! { $($all)* } };
    ([$($before:tt)*] $T:ident $index:tt $($after:tt)*) => {
        arguments! { $($before)* }
        each_arguments! { [$($before)* $T $index] $($after)* }
    };
}

each_arguments! { [] A 0 B 1 C 2 D 3 E 4 F 5 G 6 H 7 I 8 J 9 K 10 L 11 M 12 N 13 O 14 P 15 }
