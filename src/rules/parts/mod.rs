//! Rules of structs and of kinds of arguments that calls of several groups have.

macro_rules! parts {
    ($($part:ident)*) => { $(pub(crate) mod $part;)* };
}
parts! {
    array copy edges fabric handle jit launch location memop memory name output pool refusal
    semaphore undocumented
}
