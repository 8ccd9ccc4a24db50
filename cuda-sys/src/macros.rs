//! The macros in which the generated declarations are written.

/// A C enum: a transparent newtype, because a driver may return a value that no header names.
macro_rules! c_enum {
    ($($tokens:tt)*) => {
        newtype! { debug $($tokens)* }
    };
}

/// A C enum whose values are combined with `|`.
macro_rules! c_flags {
    ($(#[$attribute:meta])* pub struct $name:ident($integer:ident); $($tokens:tt)*) => {
        newtype! { debug_flags $(#[$attribute])* pub struct $name($integer); $($tokens)* }

        impl $name {
            /// Returns the value as the `unsigned int` that functions take as flags.
            #[inline]
            pub const fn bits(self) -> core::ffi::c_uint {
                self.0 as core::ffi::c_uint
            }

            /// Returns whether every bit of `flags` is set.
            #[inline]
            pub const fn contains(self, flags: Self) -> bool {
                self.0 & flags.0 == flags.0
            }
        }

        impl core::ops::BitOr for $name {
            type Output = Self;
            #[inline]
            fn bitor(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }
        }

        impl core::ops::BitOrAssign for $name {
            #[inline]
            fn bitor_assign(&mut self, other: Self) {
                self.0 |= other.0;
            }
        }

        impl core::ops::BitAnd for $name {
            type Output = Self;
            #[inline]
            fn bitand(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }
        }

        impl core::ops::BitAndAssign for $name {
            #[inline]
            fn bitand_assign(&mut self, other: Self) {
                self.0 &= other.0;
            }
        }

        /// Inverts every bit, including bits without a name, so that `&=` can clear flags.
        impl core::ops::Not for $name {
            type Output = Self;
            #[inline]
            fn not(self) -> Self {
                Self(!self.0)
            }
        }
    };
}

// Attributes are passed on as tokens: to read them as such takes the compiler longer.
macro_rules! newtype {
    (
        $debug:ident
        $(#[$($attribute:tt)*])*
        pub struct $name:ident($integer:ident);
        $($(#[$($note:tt)*])* $variant:ident = $value:literal,)*
    ) => {
        $(#[$($attribute)*])*
        #[repr(transparent)]
        #[derive(PartialEq)] // the constants can be patterns only if this is derived
        pub struct $name(pub $integer);

        // Written by hand, because the output of `derive` takes longer to compile.
        impl Copy for $name {}

        impl Clone for $name {
            #[inline]
            fn clone(&self) -> Self {
                *self
            }
        }

        impl Eq for $name {}

        impl core::hash::Hash for $name {
            #[inline]
            fn hash<H: core::hash::Hasher>(&self, state: &mut H) {
                self.0.hash(state);
            }
        }

        impl $name {
            $(
                $(#[$($note)*])*
                #[cfg_attr(doc, doc = concat!("\n\nValue ", $value, "."))]
                pub const $variant: Self = Self($value);
            )*

            pub(crate) const NAMES: crate::debug::Names = concat!($(stringify!($variant), "=", $value, " "),*);
        }

        impl core::fmt::Debug for $name {
            #[inline]
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                crate::debug::$debug(f, stringify!($name), Self::NAMES, self.0 as i64)
            }
        }
    };
}

/// The meanings of [`CUresult`](crate::CUresult) codes.
macro_rules! meanings {
    ($($code:ident => $meaning:literal,)*) => {
        impl CUresult {
            /// Returns the meaning of the code in one line, without a driver; `None` for a code that this release's
            /// header does not name.
            #[allow(deprecated)]
            pub fn meaning(self) -> Option<&'static str> {
                match self {
                    $(Self::$code => Some($meaning),)*
                    _ => None,
                }
            }
        }
    };
}

/// The status of a name without a symbol, for the enum that CUDA 12.0 introduced.
macro_rules! status {
    () => {
        impl crate::NoSymbol {
            /// Returns the status that a driver of this release reports. To a driver, a name that is newer than itself
            /// is as unknown as any other.
            pub const fn status(
                self,
                driver: crate::function::Release,
            ) -> CUdriverProcAddressQueryResult {
                use CUdriverProcAddressQueryResult as Status;
                match self {
                    Self::VersionNotSufficient { since } if since.0 <= driver.0 => {
                        Status::CU_GET_PROC_ADDRESS_VERSION_NOT_SUFFICIENT
                    }
                    _ => Status::CU_GET_PROC_ADDRESS_SYMBOL_NOT_FOUND,
                }
            }
        }
    };
}

/// Types whose contents only the driver knows: programs have pointers to them.
macro_rules! opaque {
    ($($(#[$note:meta])* $name:ident),* $(,)?) => {$(
        $(#[$note])*
        #[repr(C)]
        pub struct $name {
            _opaque: [u8; 0],
            _driver_owned: core::marker::PhantomData<(*mut u8, core::marker::PhantomPinned)>,
        }
    )*};
}

/// The traits of every struct and union: `Copy`, `Clone`, and a `Default` with every byte zero, because reserved fields
/// must be zero. `derive` would take longer to compile, also for `Clone`.
macro_rules! records {
    ($($name:ident),* $(,)?) => {$(
        impl Copy for $name {}

        impl Clone for $name {
            #[inline]
            fn clone(&self) -> Self {
                *self
            }
        }

        impl Default for $name {
            /// Returns a value with every byte zero.
            #[inline]
            fn default() -> Self {
                crate::zeroed()
            }
        }

        // SAFETY: the members are integers, floats, raw pointers, optional function pointers and arrays of these. Zero
        // bytes are valid for all of them.
        unsafe impl crate::Zeroable for $name {}
    )*};
}

/// The order, the conversions and the name of every enum. Like the next macros, this one is for the feature `traits`: all
/// enums together take the compiler noticeably longer.
#[cfg(feature = "traits")]
macro_rules! integers {
    ($($name:ident: $integer:ident),* $(,)?) => {$(
        /// The order of the numbers.
        impl Ord for $name {
            #[inline]
            fn cmp(&self, other: &Self) -> core::cmp::Ordering {
                self.0.cmp(&other.0)
            }
        }

        impl PartialOrd for $name {
            #[inline]
            fn partial_cmp(&self, other: &Self) -> Option<core::cmp::Ordering> {
                Some(self.cmp(other))
            }
        }

        impl From<$integer> for $name {
            #[inline]
            fn from(value: $integer) -> Self {
                Self(value)
            }
        }

        impl From<$name> for $integer {
            #[inline]
            fn from(value: $name) -> Self {
                value.0
            }
        }

        impl $name {
            /// Returns the enumerator's name, without a driver; `None` for a value that this release's header does not
            /// name.
            #[inline]
            pub fn name(self) -> Option<&'static str> {
                crate::debug::name(Self::NAMES, self.0 as i64)
            }
        }
    )*};
}
#[cfg(not(feature = "traits"))]
macro_rules! integers {
    ($($list:tt)*) => {};
}

/// `Default` of the enums with an enumerator that is zero, and of flags.
#[cfg(feature = "traits")]
macro_rules! zeros {
    ($($name:ident),* $(,)?) => {$(
        impl Default for $name {
            /// Returns zero, like the `Default` of a struct with such a field.
            #[inline]
            fn default() -> Self {
                Self(0)
            }
        }
    )*};
}
#[cfg(not(feature = "traits"))]
macro_rules! zeros {
    ($($list:tt)*) => {};
}

/// The traits of enums whose values are combined with `|`.
#[cfg(feature = "traits")]
macro_rules! bits {
    ($($name:ident),* $(,)?) => {$(
        impl $name {
            /// Returns the value without any flag.
            #[inline]
            pub const fn empty() -> Self {
                Self(0)
            }

            /// Returns whether no bit is set.
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// Returns whether any bit of `flags` is set.
            #[inline]
            pub const fn intersects(self, flags: Self) -> bool {
                self.0 & flags.0 != 0
            }
        }

        impl core::ops::BitXor for $name {
            type Output = Self;
            #[inline]
            fn bitxor(self, other: Self) -> Self {
                Self(self.0 ^ other.0)
            }
        }

        impl core::ops::BitXorAssign for $name {
            #[inline]
            fn bitxor_assign(&mut self, other: Self) {
                self.0 ^= other.0;
            }
        }

        bits! { @formats $name: Binary, Octal, LowerHex, UpperHex }
    )*};
    (@formats $name:ident: $($format:ident),*) => {$(
        impl core::fmt::$format for $name {
            #[inline]
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                core::fmt::$format::fmt(&self.0, f)
            }
        }
    )*};
}
#[cfg(not(feature = "traits"))]
macro_rules! bits {
    ($($list:tt)*) => {};
}

/// `Debug` of unions. It is unknown which member was written, so none is shown.
#[cfg(feature = "traits")]
macro_rules! unions {
    ($($name:ident),* $(,)?) => {$(
        impl core::fmt::Debug for $name {
            #[inline]
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.write_str(concat!(stringify!($name), " { .. }"))
            }
        }
    )*};
}
#[cfg(not(feature = "traits"))]
macro_rules! unions {
    ($($list:tt)*) => {};
}

/// Makes the members of an anonymous union accessible like members of the struct, as in C.
macro_rules! anonymous {
    ($($outer:ident => $union:ident),* $(,)?) => {$(
        impl core::ops::Deref for $outer {
            type Target = $union;
            #[inline]
            fn deref(&self) -> &$union {
                &self.anonymous
            }
        }

        impl core::ops::DerefMut for $outer {
            #[inline]
            fn deref_mut(&mut self) -> &mut $union {
                &mut self.anonymous
            }
        }
    )*};
}

/// A member of an anonymous union that shares its bytes with a plain field of the struct.
macro_rules! flat {
    ($(#[$note:meta])* $outer:ident.$field:ident as $get:ident, $set:ident: $ty:ident) => {
        impl $outer {
            #[doc = concat!("The bytes of `", stringify!($field), "` as C's `", stringify!($get), "`.")]
            ///
            $(#[$note])*
            pub fn $get(&self) -> $ty {
                const { assert!(size_of::<$ty>() <= size_of_val(&crate::zeroed::<Self>().$field) && align_of::<$ty>() == 1) };
                // SAFETY: the member lies within the field, needs no alignment, and has only integers.
                unsafe { (&raw const self.$field).cast::<$ty>().read() }
            }

            #[doc = concat!("Writes C's `", stringify!($get), "`: the other bytes of `", stringify!($field), "` become zero.")]
            pub fn $set(&mut self, $get: $ty) {
                self.$field = Default::default();
                // SAFETY: as above.
                unsafe { (&raw mut self.$field).cast::<$ty>().write($get) }
            }
        }
    };
}

/// A function of the driver, in a foreign block of its own.
#[cfg(feature = "link")]
macro_rules! function {
    ([$($attributes:tt)*] fn $name:ident $parameters:tt $call:tt) => {
        #[cfg_attr(windows, link(name = "nvcuda", kind = "raw-dylib"))]
        unsafe extern "C" {
            $($attributes)*
            pub fn $name $parameters -> CUresult;
        }
    };
}

/// A function of the driver, which jumps through its slot. The macro passes the declaration on as a whole: matching its
/// parts took the compiler a sixth longer.
#[cfg(not(feature = "link"))]
macro_rules! function {
    ([$($attributes:tt)*] fn $name:ident $parameters:tt $call:tt) => {
        $($attributes)*
        #[inline]
        pub unsafe extern "C" fn $name $parameters -> CUresult {
            unsafe $call
        }
    };
}

/// The functions of a module, and their slots. The numbers of the rows are a list of their own: a new function adds the
/// last one, and the compiler would take a tenth longer to derive them from the names.
macro_rules! tables {
    ([$($row:literal)*] $($symbol:literal $since:literal $slot:ident($name:ident $($parameter:tt)*),)*) => {
        pub(crate) static FUNCTIONS: &[Function] = &[
            $(Function { symbol: $symbol, since: $since },)*
        ];

        /// The slots, in the order of `FUNCTIONS`.
        #[cfg(not(feature = "link"))]
        #[repr(C)]
        pub(crate) struct Slots { $($name: Slot,)* }

        #[cfg(not(feature = "link"))]
        pub(crate) static SLOTS: Slots = Slots {
            $($name: $slot::<$row $($parameter)*>($name),)*
        };
    };
}

/// Calls of functions with these numbers of parameters.
#[cfg(feature = "link")]
macro_rules! arities {
    ($($slots:tt)*) => {};
}
