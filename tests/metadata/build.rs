//! Compares each `DEP_LIBCUDA_*` with the value that `EXPECT_*` names. A variable that is not expected must
//! not be there.

use std::env::var_os;

fn main() {
    println!("cargo::rerun-if-env-changed=EXPECT_VERSION");
    // A build of the whole workspace does not know what the machine has. The step of the tests names a release each time.
    if var_os("EXPECT_VERSION").is_none() {
        return;
    }
    for name in ["VERSION", "INCLUDE", "ROOT", "LIB"] {
        let (given, expected) = (format!("DEP_LIBCUDA_{name}"), format!("EXPECT_{name}"));
        println!("cargo::rerun-if-env-changed={expected}");
        if var_os(&given) != var_os(&expected) {
            println!("cargo::error={given} is {:?}, not {:?}", var_os(&given), var_os(&expected));
        }
    }
}
