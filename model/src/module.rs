//! Modules, and the kernels that the model executes: `fn add_one(data: *mut u32, count: u32)` of `add_one.ptx`,
//! `fn add(a: *const f32, b: *const f32, sum: *mut f32, count: u32)` of `add.ptx`, and those of [`SMALL`]. They are known by their
//! code, and written in Rust.

use crate::ptx;
use libcuda_sys::CUresult;
use std::ffi::CString;
use std::sync::LazyLock;

/// The handles of a module's kernels are the numbers after its own, which is a multiple of this.
pub const KERNELS: u64 = 1 << 16;

/// A module or a library.
#[derive(Default)]
pub struct Module {
    pub kernels: Vec<Kernel>,
    pub variables: Vec<Variable>,
    /// None for a library, which is of every device.
    pub device: Option<i32>,
}

#[derive(Clone)]
pub struct Kernel {
    pub name: CString,
    /// The offset and the size of each parameter.
    pub parameters: Vec<(usize, usize)>,
    /// None if the model does not know it.
    pub code: Option<Code>,
}

pub struct Variable {
    pub declared: ptx::Variable,
    /// Once a program has asked for it.
    pub address: Option<u64>,
}

/// What a kernel does.
#[derive(Clone, Copy, PartialEq)]
pub enum Code {
    AddOne,
    Add,
    Nothing,
    /// Stores 1 at the address that is its parameter.
    Store,
    Fails(CUresult),
}

/// Small kernels, by what stands between their braces.
const SMALL: [(&str, Code); 6] = [
    ("ret;", Code::Nothing),
    // It takes 200 ms.
    (
        ".reg .u64 %a, %b, %c; .reg .pred %p; mov.u64 %a, %globaltimer; add.u64 %b, %a, 200000000;\n\
         again: mov.u64 %c, %globaltimer; setp.lt.u64 %p, %c, %b; @%p bra again; ret;",
        Code::Nothing,
    ),
    (".reg .u64 %a; ld.param.u64 %a, [p]; st.global.u32 [%a], 1; ret;", Code::Store),
    ("trap;", Code::Fails(CUresult::CUDA_ERROR_LAUNCH_FAILED)),
    (
        ".reg .u64 %a; mov.u64 %a, 8; st.global.u32 [%a], 1; ret;",
        Code::Fails(CUresult::CUDA_ERROR_ILLEGAL_ADDRESS),
    ),
    (
        ".reg .u64 %a; mov.u64 %a, number; st.global.u32 [%a+2], 1; ret;",
        Code::Fails(CUresult::CUDA_ERROR_MISALIGNED_ADDRESS),
    ),
];

/// The kernels that the model executes, each by the words between its braces.
static KNOWN: LazyLock<Vec<(String, Code)>> = LazyLock::new(|| {
    let small = SMALL.map(|(body, code)| (format!(".entry k() {{ {body} }}"), code));
    let large = [(crate::ADD_ONE, Code::AddOne), (crate::ADD, Code::Add)];
    let large = large.map(|(text, code)| (text.to_string_lossy().into_owned(), code));
    let all = small.into_iter().chain(large);
    let known = |(text, code): (String, Code)| Some((ptx::declared(&text).0.pop()?.body, code));
    all.filter_map(known).collect()
});

impl Module {
    /// Returns what is in PTX, unless it has too many kernels.
    pub fn of_ptx(text: &str) -> Option<Self> {
        let (entries, variables) = ptx::declared(text);
        let code = |body: String| KNOWN.iter().find(|(own, _)| *own == body).map(|(_, code)| *code);
        let kernel = |ptx::Entry { name, parameters, body }| Kernel {
            name: CString::new(name).unwrap_or_default(),
            parameters,
            code: code(body),
        };
        let variable = |declared| Variable { declared, address: None };
        (entries.len() < KERNELS as usize).then(|| Self {
            kernels: entries.into_iter().map(kernel).collect(),
            variables: variables.into_iter().map(variable).collect(),
            device: None,
        })
    }
}
