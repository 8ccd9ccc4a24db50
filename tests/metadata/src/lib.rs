//! The build script is the test.
