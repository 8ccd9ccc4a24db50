//! Compares each `DEP_LIBCUDA_*` with the value that `EXPECT_*` names. A variable that is not expected must
//! not be there.

use std::env::var_os;

fn main() {
    for name in ["VERSION", "INCLUDE", "ROOT", "LIB"] {
        let (given, expected) = (format!("DEP_LIBCUDA_{name}"), format!("EXPECT_{name}"));
        println!("cargo::rerun-if-env-changed={expected}");
        if var_os(&given) != var_os(&expected) {
            println!("cargo::error={given} is {:?}, not {:?}", var_os(&given), var_os(&expected));
        }
    }
}
