#!/bin/sh
# Runs the compiler in builds of `build.sh`, and writes into the folder COUNTS how many instructions it executes for the crate BUILT.
exec valgrind --quiet --tool=cachegrind --cache-sim=no --cachegrind-out-file="$COUNTS/$BUILT.%p" "$@"
