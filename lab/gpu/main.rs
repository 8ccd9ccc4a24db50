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
        ["cases", file] => on_driver::record(file).map_err(|error| error.to_string()),
        ["cases", library, "--against", ref files @ ..] => {
            on_driver::compare(library, files, false).map_err(|error| error.to_string())
        }
        ["conform", library, "--against", ref files @ ..] => {
            on_driver::compare(library, files, true).map_err(|error| error.to_string())
        }
        [on_driver::ARGUMENT, library, group, ref skipped @ ..] => {
            on_driver::group(library, group, skipped).map_err(|error| error.to_string())
        }
        ["deviations", ref files @ ..] => {
            deviations::print(files).map_err(|error| error.to_string())
        }
        ["cost", c] => cost::run(c).map_err(|error| error.to_string()),
        ["marks", list] => marks::run(list),
        [exporter::ARGUMENT] => exporter::run().map_err(|error| error.to_string()),
        _ => Err("usage: gpu cases [LIBRARY --against] FILES | gpu conform LIBRARY --against FILES | gpu deviations \
                  FILES | gpu cost LIBRARY | gpu marks FILE"
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
