// Created by `cargo xtask emit` from cudaVDPAU.h. Do not edit.

