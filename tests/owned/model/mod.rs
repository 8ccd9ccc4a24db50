//! What needs the model of the driver, and never reaches a real one: several devices, multicast objects and
//! failures of the driver's.

mod faults;
mod multicast;
