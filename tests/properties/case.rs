//! A call with arguments from arbitrary bytes, and the properties that must hold for all of them.
//!
//! Miri and AddressSanitizer notice every read beyond the caller's memory: each buffer is exactly as long as the
//! arguments state.

use super::mock::{self, Answers, Write};
use cuda_checked::printable::written;
use cuda_checked::{Error, Precondition, Result, types::*};
use std::alloc::{Layout, alloc, dealloc, handle_alloc_error};
use std::ffi::*;
use std::ptr;

/// A checked call.
pub struct Call {
    pub name: &'static str,
    pub run: fn(&mut Input) -> Option<Arguments>,
}

/// The bytes of each argument.
pub type Arguments = Vec<Vec<u8>>;

impl Call {
    /// Makes the call, its check and the raw call with the same arguments, and compares them. Returns the arguments
    /// without the outputs, if the call reached the driver.
    pub fn check(&self, bytes: &[u8]) -> Option<Arguments> {
        let mut input = Input { bytes, owned: Vec::new(), depth: 0, compiled: false };
        (self.run)(&mut input)
    }
}

/// Compares a checked call with its check and with the raw call.
///
/// A rejected call does not reach the driver, and its check returns the same reason. Every other call makes the raw
/// call, once and after all queries of its checks: with the same arguments, except that its outputs have places of their own. It
/// returns what the driver writes there, or the driver's code.
pub fn compare(
    (name, outputs, write): (&'static str, &[usize], Write),
    answers: Answers,
    call: &dyn Fn() -> Result<Vec<u8>>,
    check: &dyn Fn() -> Result<(), Precondition>,
    raw: &dyn Fn() -> CUresult,
) -> Option<Arguments> {
    let answers = |write| Answers { tested: (name, write), ..answers };
    let code = answers(write).others;
    let (result, mut reached) = mock::answering(answers(write), || mock::reached(call));
    let (verdict, asked) = mock::answering(answers(write), || mock::reached(check));
    let made = match result {
        Err(Error::Precondition(_)) => None,
        Ok(_) => reached.pop(),
        // The search for the cause queries the driver after the call.
        Err(_) => {
            let made = reached.iter().position(|reached| reached.function == name);
            made.map(|made| reached.remove(made))
        }
    };
    mock::only_queries(&reached);
    mock::only_queries(&asked);
    if let Err(Error::Precondition(broken)) = result {
        let same = verdict.expect_err("the call is rejected");
        assert_eq!((broken.call(), broken.id()), (name, same.id()));
        // Messages are safe code, and would take Miri most of its time.
        if !cfg!(miri) {
            let message = broken.to_string();
            assert!(message.starts_with(written(name)), "{message}");
            assert_eq!(message, same.to_string());
        }
        return None;
    }
    verdict.expect("the call is not rejected");
    let mut made = made.expect("the call reaches the driver");
    match result {
        Ok(returned) => {
            assert_eq!(code, CUresult::CUDA_SUCCESS);
            let marks: Vec<u8> = outputs.iter().map(|output| mark(*output)).collect();
            assert_eq!(returned, marks);
        }
        Err(error @ Error::Driver { call, code: returned, .. }) => {
            assert_ne!(code, CUresult::CUDA_SUCCESS);
            assert_eq!((call.to_str(), returned), (Ok(name), code));
            if !cfg!(miri) {
                let message = error.to_string();
                assert!(message.starts_with(written(name)), "{message}");
            }
        }
        Err(error) => panic!("{error}, and the mock is the driver"),
    }
    let (_, mut expected) = mock::answering(answers(|_| ()), || mock::reached(raw));
    let (Some(mut expected), []) = (expected.pop(), &expected[..]) else { panic!("one call") };
    for output in outputs.iter().rev() {
        // C's is another place.
        assert_ne!(made.arguments.remove(*output), expected.arguments.remove(*output));
    }
    assert_eq!((made.function, &made.arguments), (name, &expected.arguments));
    Some(made.arguments)
}

use CUresult as C;

/// The room that a checked call has for a text.
pub const ROOM: c_int = 255;

/// C's place for an output, which nothing follows.
pub fn elsewhere<T>() -> *mut T {
    ptr::without_provenance_mut(64)
}

/// C's form of an argument that may be missing.
pub fn optional<T>(argument: &Option<T>) -> *const T {
    argument.as_ref().map_or(ptr::null(), ptr::from_ref)
}

/// What the driver adds to the first byte of an output, which is zero before: another number for each position.
fn mark(output: usize) -> u8 {
    output as u8 + 1
}

/// The place of an output.
fn place<T>(arguments: &[Vec<u8>], output: usize) -> *mut T {
    // SAFETY: it is the bytes of a pointer.
    unsafe { arguments[output].as_ptr().cast::<*mut T>().read_unaligned() }
}

/// How the driver writes outputs, and how the tests read the mark in them.
pub mod value {
    use super::{mark, place};

    pub fn write(arguments: &[Vec<u8>], output: usize) {
        let first: *mut u8 = place(arguments, output);
        // SAFETY: the outputs of checked calls are live, and none begins with padding.
        unsafe { *first += mark(output) };
    }

    pub fn read<T>(output: &T) -> u8 {
        // SAFETY: as above.
        unsafe { std::ptr::from_ref(output).cast::<u8>().read() }
    }
}

pub mod text {
    pub use super::value::write;

    pub fn read(output: &std::ffi::CString) -> u8 {
        output.as_bytes()[0]
    }
}

pub mod address {
    use super::{mark, place};
    use std::ffi::{CStr, c_char};

    pub use super::text::read;

    pub fn write(arguments: &[Vec<u8>], output: usize) {
        const TEXTS: [&CStr; 3] = [c"\x01", c"\x02", c"\x03"];
        let text = TEXTS[usize::from(mark(output)) - 1];
        let address: *mut *const c_char = place(arguments, output);
        // SAFETY: the outputs of checked calls are live.
        unsafe {
            assert!((*address).is_null());
            *address = text.as_ptr();
        }
    }
}

/// Bytes that arguments are made of, and the memory that the arguments point to. Where no bytes are left there are
/// zeros.
pub struct Input<'a> {
    bytes: &'a [u8],
    owned: Vec<Box<dyn FnOnce()>>,
    /// The number of pointers that lead to the current value.
    depth: u32,
    /// Whether the driver's code says that its compiler has read the call's text, to its zero byte.
    compiled: bool,
}

/// The number of elements of some arrays.
pub struct Count {
    /// None where each array is null, and the number any.
    elements: Option<usize>,
    number: u64,
}

impl Count {
    pub fn number(&self) -> u64 {
        self.number
    }

    /// Of an array that is shorter than its count.
    pub fn less(&self, less: usize) -> Self {
        Self { elements: self.elements.map(|all| all.saturating_sub(less)), number: self.number }
    }
}

/// The candidates for a value. The limits of rules are more frequent than other values.
pub trait Make {
    fn make(input: &mut Input) -> Self;
}

impl Input<'_> {
    fn byte(&mut self) -> u8 {
        match self.bytes.split_first() {
            Some((first, rest)) => {
                self.bytes = rest;
                *first
            }
            None => 0,
        }
    }

    fn number(&mut self) -> u64 {
        let choice = self.byte();
        let power = |byte: u8| 1_u64 << (byte % 64);
        match choice % 8 {
            0 => 0,
            1 => 1,
            2 => u64::from(self.byte() % 32),
            3 => power(self.byte()),
            4 => power(self.byte()).wrapping_sub(1),
            // A multiple of some power of two.
            5 => {
                let shift = self.byte();
                u64::from(self.byte()) << (shift % 64)
            }
            6 => u64::MAX - u64::from(self.byte() % 4),
            _ => u64::from_le_bytes(std::array::from_fn(|_| self.byte())),
        }
    }

    /// The answers of the driver.
    pub fn answers(&mut self) -> Answers {
        let [queries, others, granularity, attributes, objects, memory, size] =
            std::array::from_fn(|_| self.byte());
        let query = if queries % 8 == 7 { C::CUDA_ERROR_NOT_INITIALIZED } else { C::CUDA_SUCCESS };
        let other = match others % 4 {
            0 | 1 => C::CUDA_SUCCESS,
            // Causes look for files, and Miri has none.
            _ if cfg!(miri) => C::CUDA_ERROR_NOT_INITIALIZED,
            2 => C::CUDA_ERROR_INVALID_VALUE,
            _ => self.make(),
        };
        self.compiled = [
            C::CUDA_ERROR_INVALID_PTX,
            C::CUDA_ERROR_UNSUPPORTED_PTX_VERSION,
            C::CUDA_ERROR_NO_BINARY_FOR_GPU,
        ]
        .contains(&other);
        type Attributes = (fn(CUdevice_attribute) -> c_int, fn(CUmemPool_attribute) -> u32);
        const ATTRIBUTES: [Attributes; 3] =
            [(|_| 1, |_| 1), (|_| 0, |_| 0), (|attribute| attribute.0 as c_int, |_| u32::MAX)];
        let (attribute, pool_attribute) = ATTRIBUTES[usize::from(attributes % 3)];
        Answers {
            code: query,
            others: other,
            granularity: [2 << 20, 0, 1, 3, 4096, usize::MAX][usize::from(granularity % 6)],
            endpoint: u64::MAX >> (granularity % 64),
            attribute,
            pool_attribute,
            function_attribute: [|_| 1024, |_| 0, |_| -1, |_| c_int::MAX][usize::from(objects % 4)],
            blocks: [2, 0, -1, c_int::MAX][usize::from(objects / 4 % 4)],
            context: if objects / 16 % 4 == 3 { ptr::null_mut() } else { Answers::CONTEXT },
            capturing: CUstreamCaptureStatus(u32::from(objects / 64)),
            nodes: (
                [&[][..], &[0x1000], &[0x1000, 0x2000]][usize::from(memory % 3)],
                CUgraphNodeType(u32::from(memory / 16)),
            ),
            child: CUgraphNodeType(u32::from(memory % 16)),
            managed: (
                u32::from(memory % 2),
                [0, 1, 1 << 40, u64::MAX][usize::from(memory / 2 % 4)],
            ),
            memory: (
                [0, 1, 64, 1 << 30, usize::MAX][usize::from(size % 5)],
                CUmemorytype(u32::from(memory / 8 % 5)),
                u32::from(size / 8 % 2),
                u32::from(size / 16 % 2),
            ),
            by_hand: size / 32 % 2 == 0,
            free: [1 << 30, 0, usize::MAX][usize::from(size % 3)],
            has_parameters: size / 64 % 2 == 1,
            ..Answers::USUAL
        }
    }

    pub fn make<T: Make>(&mut self) -> T {
        T::make(self)
    }

    /// One of an enum's numbers, two of them as flags, or any.
    pub fn enumerator(&mut self, values: &[i64]) -> i64 {
        let mut one = || values[usize::from(self.byte()) % values.len()];
        let (first, second) = (one(), one());
        match self.byte() % 4 {
            0 | 1 => first,
            2 => first | second,
            _ => self.number() as i64,
        }
    }

    /// A pointer that is never followed.
    pub fn handle<P: Pointer>(&mut self) -> P {
        P::new(ptr::without_provenance_mut(self.number() as usize))
    }

    /// A function that is never called.
    pub fn callback<T: Callback>(&mut self) -> T {
        T::make(self.byte() % 2 == 1)
    }

    pub fn count(&mut self) -> Count {
        let byte = self.byte();
        let elements = match byte % 16 {
            14 => None,
            // More elements than the calls with a limit accept.
            15 if !cfg!(miri) => Some(260),
            few => Some(usize::from(few % 9)),
        };
        let number = elements.map_or_else(|| self.number(), |elements| elements as u64);
        Count { elements, number }
    }

    fn keep<P: Pointer<Target: 'static>>(&mut self, elements: Box<[P::Target]>) -> P {
        let raw = Box::into_raw(elements);
        // SAFETY: it comes from a box, and is freed once.
        self.owned.push(Box::new(move || drop(unsafe { Box::from_raw(raw) })));
        P::new(raw.cast())
    }

    fn is_null(&mut self) -> bool {
        self.byte() % 4 == 3
    }

    pub fn many<P: Pointer<Target: 'static>>(
        &mut self,
        count: &Count,
        mut make: impl FnMut(&mut Self) -> P::Target,
    ) -> P {
        let elements = count.elements.filter(|_| self.depth < 4);
        let Some(elements) = elements.filter(|_| !self.is_null()) else {
            return P::new(ptr::null_mut());
        };
        self.depth += 1;
        let made = (0..elements).map(|_| make(self)).collect();
        self.depth -= 1;
        self.keep(made)
    }

    pub fn one<P: Pointer<Target: 'static>>(
        &mut self,
        make: impl FnMut(&mut Self) -> P::Target,
    ) -> P {
        self.many(&Count { elements: Some(1), number: 1 }, make)
    }

    /// This number of bytes, aligned for every type of attribute.
    pub fn bytes<P: Pointer>(&mut self, count: &Count) -> P {
        let Some(bytes) = count.elements.filter(|_| !self.is_null()) else {
            return P::new(ptr::null_mut());
        };
        let layout = Layout::from_size_align(bytes.max(1), 8).expect("a small buffer");
        // SAFETY: the size is not zero.
        let place = unsafe { alloc(layout) };
        if place.is_null() {
            handle_alloc_error(layout);
        }
        for index in 0..bytes {
            // SAFETY: it lies in the buffer.
            unsafe { place.add(index).write(self.byte()) };
        }
        // SAFETY: it was allocated so, and is freed once.
        self.owned.push(Box::new(move || unsafe { dealloc(place, layout) }));
        P::new(place.cast())
    }

    /// Untyped memory, as large as the largest attribute. It ends with a zero byte only if the driver has read so far.
    pub fn memory<P: Pointer>(&mut self) -> P {
        let place: *mut u64 = self.one(|input| {
            let bytes: u64 = input.make();
            if input.compiled { (bytes << 8 >> 8).to_le() } else { bytes }
        });
        P::new(place.cast())
    }

    /// Pointers that are never followed, with a null pointer at the end.
    pub fn list<P: Pointer<Target: Pointer + 'static>>(&mut self) -> P {
        let mut left = usize::from(self.byte() % 4);
        let count = Count { elements: Some(left + 1), number: 0 };
        self.many(&count, |input| match left {
            0 => P::Target::new(ptr::null_mut()),
            _ => {
                left -= 1;
                input.handle()
            }
        })
    }

    /// Names, each with a matching value, with `CU_LAUNCH_PARAM_END` at the end.
    pub fn extra<P: Pointer<Target = *mut c_void>>(&mut self) -> P {
        if self.is_null() {
            return P::new(ptr::null_mut());
        }
        let mut list = Vec::new();
        for _ in 0..self.byte() % 4 {
            list.extend(match self.byte() % 8 {
                0..=2 => [CU_LAUNCH_PARAM_BUFFER_POINTER, self.handle()],
                3..=6 => {
                    let size: *mut usize = self.one(|input| input.make());
                    [CU_LAUNCH_PARAM_BUFFER_SIZE, size.cast()]
                }
                // A name that no release has, and a value that is never followed.
                _ => {
                    let name = self.number().max(3) as usize;
                    [ptr::without_provenance_mut(name), self.handle()]
                }
            });
        }
        list.push(CU_LAUNCH_PARAM_END);
        self.keep(list.into_boxed_slice())
    }

    pub fn text(&mut self) -> CString {
        let length = usize::from(self.byte() % 16);
        let bytes: Vec<u8> = (0..length).map(|_| self.byte()).filter(|byte| *byte != 0).collect();
        CString::new(bytes).expect("no byte is zero")
    }

    pub fn string<P: Pointer>(&mut self) -> P {
        if self.is_null() {
            return P::new(ptr::null_mut());
        }
        let text = self.text().into_bytes_with_nul();
        let place: *mut u8 = self.keep(text.into_boxed_slice());
        P::new(place.cast())
    }

    pub fn option<T>(&mut self, make: impl FnOnce(&mut Self) -> T) -> Option<T> {
        (self.byte() % 4 != 3).then(|| make(self))
    }

    pub fn slice<T>(&mut self, mut make: impl FnMut(&mut Self) -> T) -> Box<[T]> {
        let elements = self.count().elements.unwrap_or_default();
        (0..elements).map(|_| make(self)).collect()
    }
}

impl Drop for Input<'_> {
    fn drop(&mut self) {
        self.owned.drain(..).for_each(|free| free());
    }
}

/// A pointer, to constant or writable memory.
pub trait Pointer: Copy {
    type Target;

    fn new(pointer: *mut Self::Target) -> Self;
}

impl<T> Pointer for *mut T {
    type Target = T;

    fn new(pointer: *mut T) -> Self {
        pointer
    }
}

impl<T> Pointer for *const T {
    type Target = T;

    fn new(pointer: *mut T) -> Self {
        pointer
    }
}

/// Null or a function.
pub trait Callback {
    fn make(function: bool) -> Self;
}

macro_rules! callbacks {
    ($(($($parameter:ident)*))*) => {$(
        impl<$($parameter,)* R: Returned> Callback for Option<unsafe extern "C" fn($($parameter),*) -> R> {
            fn make(function: bool) -> Self {
                unsafe extern "C" fn nothing<$($parameter,)* R: Returned>($(_: $parameter),*) -> R {
                    R::VALUE
                }
                function.then_some(nothing)
            }
        }
    )*};
}
callbacks! { (A) (A B) (A B C) (A B C D) (A B C D E) }

/// The results of callbacks.
pub trait Returned {
    const VALUE: Self;
}

impl Returned for () {
    const VALUE: Self = ();
}

impl Returned for usize {
    const VALUE: Self = 0;
}

impl Returned for CUresult {
    const VALUE: Self = CUresult::CUDA_SUCCESS;
}

macro_rules! integers {
    ($($ty:ty)*) => {$(
        impl Make for $ty {
            fn make(input: &mut Input) -> Self {
                let number = input.number();
                // Also the largest value of the type.
                if number == u64::MAX - 3 { <$ty>::MAX } else { number as $ty }
            }
        }
    )*};
}
integers!(i8 u8 i16 u16 i32 u32 i64 u64 usize);

impl Make for f32 {
    fn make(input: &mut Input) -> Self {
        f32::from_bits(input.make())
    }
}

/// The member matches the type, and the rest of the union is zero.
impl Make for CUgraphNodeParams {
    fn make(input: &mut Input) -> Self {
        use CUgraphNodeType as Type;
        let mut node = Self { type_: input.make(), ..Default::default() };
        let members = &mut node.anonymous;
        match node.type_ {
            Type::CU_GRAPH_NODE_TYPE_KERNEL => members.kernel = input.make(),
            Type::CU_GRAPH_NODE_TYPE_MEMCPY => members.memcpy = input.make(),
            Type::CU_GRAPH_NODE_TYPE_MEMSET => members.memset = input.make(),
            Type::CU_GRAPH_NODE_TYPE_HOST => members.host = input.make(),
            Type::CU_GRAPH_NODE_TYPE_GRAPH => members.graph = input.make(),
            Type::CU_GRAPH_NODE_TYPE_WAIT_EVENT => members.eventWait = input.make(),
            Type::CU_GRAPH_NODE_TYPE_EVENT_RECORD => members.eventRecord = input.make(),
            Type::CU_GRAPH_NODE_TYPE_EXT_SEMAS_SIGNAL => members.extSemSignal = input.make(),
            Type::CU_GRAPH_NODE_TYPE_EXT_SEMAS_WAIT => members.extSemWait = input.make(),
            Type::CU_GRAPH_NODE_TYPE_MEM_ALLOC => members.alloc = input.make(),
            Type::CU_GRAPH_NODE_TYPE_MEM_FREE => members.free = input.make(),
            Type::CU_GRAPH_NODE_TYPE_BATCH_MEM_OP => members.memOp = input.make(),
            Type::CU_GRAPH_NODE_TYPE_CONDITIONAL => members.conditional = input.make(),
            Type::CU_GRAPH_NODE_TYPE_MEMCPY_BATCH => members.memcpyBatch = input.make(),
            Type::CU_GRAPH_NODE_TYPE_FABRIC_CPY_BATCH => members.fabricCpyBatch = input.make(),
            _ => {}
        }
        node
    }
}

/// Each call: the arguments, then the call with them, then the positions of its outputs among C's parameters, and then
/// C's arguments, with null for the outputs.
macro_rules! calls {
    ($(
        $name:ident($input:ident) { $($arguments:tt)* }
        $safety:tt $plain:ident($($argument:expr),*) -> ($($at:literal $kind:ident $output:ident),*),
        $checked:ident($($c:expr),*);
    )*) => {
        pub const CALLS: &[$crate::case::Call] = &[$($crate::case::Call {
            name: stringify!($name),
            run: {
                #[allow(deprecated, unused_parens)]
                #[deny(unused_unsafe)]
                fn run($input: &mut Input) -> Option<$crate::case::Arguments> {
                    let answers = $input.answers();
                    $($arguments)*
                    $crate::case::compare(
                        (stringify!($name), &[$($at),*], |_arguments| {
                            $($crate::case::$kind::write(_arguments, $at);)*
                        }),
                        answers,
                        &|| {
                            let ($($output),*) = $crate::case::form!($safety $plain($($argument),*))?;
                            Ok(vec![$($crate::case::$kind::read(&$output)),*])
                        },
                        &|| $crate::case::form!($checked $plain($($c),*)),
                        // SAFETY: the mock follows no pointer.
                        &|| unsafe { cuda_checked::sys::$name($($c),*) },
                    )
                }
                run
            },
        }),*];
    };
}
pub(crate) use calls;

/// A call outside `unsafe` compiles only if it is safe, and one inside only if it is not: `unused_unsafe` is denied.
macro_rules! form {
    (safe $($call:tt)*) => { cuda_checked::calls::$($call)* };
    // SAFETY: the pointers are null or lead to as many elements as the counts state. The mock follows only those of
    // outputs, which are the call's.
    (unsafe $($call:tt)*) => { unsafe { cuda_checked::calls::$($call)* } };
    // SAFETY: as above.
    (checked $($call:tt)*) => { unsafe { cuda_checked::checks::$($call)* } };
    (unchecked $($call:tt)*) => { Ok(()) };
}
pub(crate) use form;

macro_rules! structs {
    ($name:ident($input:ident) { $($count:tt)* } { $($field:ident: $value:expr),* }) => {
        impl $crate::case::Make for $name {
            #[allow(unused_variables)]
            fn make($input: &mut Input) -> Self {
                $($count)*
                Self { $($field: $value),* }
            }
        }
    };
}
pub(crate) use structs;

/// Unions of numbers, and of pointers that are never followed: any bytes are valid for each member.
macro_rules! unions {
    ($name:ident) => {
        impl $crate::case::Make for $name {
            fn make(input: &mut Input) -> Self {
                const WORDS: usize = size_of::<$name>() / size_of::<u32>();
                let words: [u32; WORDS] = std::array::from_fn(|_| input.make());
                // SAFETY: any bytes are valid, and this compiles only if the sizes are equal.
                unsafe { std::mem::transmute(words) }
            }
        }
    };
}
pub(crate) use unions;

macro_rules! enums {
    ($($name:ident: $($value:literal),*;)*) => {$(
        impl $crate::case::Make for $name {
            fn make(input: &mut Input) -> Self {
                $name(input.enumerator(&[$($value),*]) as _)
            }
        }
    )*};
}
pub(crate) use enums;
