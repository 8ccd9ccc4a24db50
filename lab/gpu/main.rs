//! Tests for a machine with a GPU, which `target/gpu/run.sh` starts. They are not part of `cargo test`.
#![allow(non_snake_case)]

#[allow(unused_macros)]
#[path = "../../tests/cases/mod.rs"]
mod cases;
mod cost;
mod deviations;
mod exporter;
mod marks;
// For the answers that cases name.
#[allow(dead_code)]
#[path = "../../tests/mock/mock.rs"]
mod mock;
mod on_driver;

use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let result = match arguments[..] {
        ["cases", record] => on_driver::record(record).map_err(|error| error.to_string()),
        ["cases", library, "--against", record] => {
            on_driver::compare(library, record, false).map_err(|error| error.to_string())
        }
        ["conform", library, "--against", record] => {
            on_driver::compare(library, record, true).map_err(|error| error.to_string())
        }
        [on_driver::ARGUMENT, library, group, ref skipped @ ..] => {
            on_driver::group(library, group, skipped).map_err(|error| error.to_string())
        }
        ["deviations", record] => {
            deviations::print(record).map_err(|error| error.to_string())
        }
        ["cost", c] => cost::run(c).map_err(|error| error.to_string()),
        ["marks", list] => marks::run(list),
        [exporter::ARGUMENT] => exporter::run().map_err(|error| error.to_string()),
        _ => Err("usage: gpu cases [LIBRARY --against] RECORD | gpu conform LIBRARY --against RECORD | gpu deviations \
                  RECORD | gpu cost LIBRARY | gpu marks FILE"
            .to_owned()),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}
