#!/bin/bash
# Prints what a new crate waits for: processor seconds and the clock of a cold `cargo build`, of cuda-checked and libcuda-sys beside
# cudarc, and their ratios to cudarc's. Each number is the mean of ROUNDS runs (3), in which the crates take turns, so that what else
# the machine does falls on all of them. Arguments choose some of the crates. What Cargo lacks is fetched before. With COUNTS, a folder,
# it counts the compiler's instructions in each build there, which no load changes.
set -eu
repository=$(cd "$(dirname "$0")/.." && pwd)
work=${TMPDIR:-/tmp}/cuda-sys-build
rounds=${ROUNDS:-3}
export CARGO_INCREMENTAL=0 RUSTC_WRAPPER=
unset CARGO_BUILD_TARGET CARGO_TARGET_DIR RUSTFLAGS

cudarc='cudarc = { version = "=0.19.10", default-features = false, features = ["driver", "cuda-13000",'
crates=${*:-cudarc cudarc-linked libcuda-sys libcuda-sys-linked cuda-checked cuda-checked-unexplained}
depend() {
    case $1 in
    cudarc) echo "$cudarc \"dynamic-loading\"] }" ;;
    cudarc-linked) echo "$cudarc \"dynamic-linking\"] }" ;;
    libcuda-sys) echo "libcuda-sys = { path = \"$repository/cuda-sys\" }" ;;
    libcuda-sys-linked) echo "libcuda-sys = { path = \"$repository/cuda-sys\", features = [\"link\"] }" ;;
    cuda-checked) echo "cuda-checked = { path = \"$repository\" }" ;;
    cuda-checked-unexplained) echo "cuda-checked = { path = \"$repository\", default-features = false }" ;;
    esac
}

for name in $crates; do
    mkdir -p "$work/$name/src"
    echo 'fn main() {}' >"$work/$name/src/main.rs"
    printf '[package]\nname = "new"\nversion = "0.0.0"\nedition = "2024"\n[workspace]\n[dependencies]\n%s\n' \
        "$(depend "$name")" >"$work/$name/Cargo.toml"
    (cd "$work/$name" && { cargo fetch --quiet --offline 2>/dev/null || cargo fetch --quiet; })
done
# For the programs that are linked: an empty library in the driver's place.
echo 'void nothing(void) {}' | cc -shared -xc - -o "$work/libcuda.so"
export LIBRARY_PATH=$work${LIBRARY_PATH:+:$LIBRARY_PATH}

if [ -n "${COUNTS:-}" ]; then
    export RUSTC_WRAPPER=$repository/lab/count.sh
    # Not the program of rustup, which starts it.
    RUSTC=$(rustc --print sysroot)/bin/rustc
    export RUSTC
fi

TIMEFORMAT='%R %U %S'
for profile in dev release; do
    results=$work/$profile
    : >"$results"
    for _ in $(seq "$rounds"); do
        for name in $crates; do
            cd "$work/$name"
            rm -rf target
            export BUILT=$name.$profile
            took=$({ time cargo build --quiet --offline --profile $profile 2>"$work/errors"; } 2>&1) || {
                cat "$work/errors" >&2
                exit 1
            }
            echo "$name $took" >>"$results"
        done
    done
    # Under the counter, seconds say nothing.
    [ -z "${COUNTS:-}" ] || continue
    printf '\n%-26s%12s%8s%12s%8s\n' "$profile" processor ratio clock ratio
    awk -v crates="$crates" -v rounds="$rounds" '
        { clock[$1] += $2; processor[$1] += $3 + $4 }
        END {
            split(crates, names, " ")
            for (i = 1; i in names; i++) {
                name = names[i]
                of = name ~ /linked/ ? "cudarc-linked" : "cudarc"
                printf "%-26s%10.2f s%8.2f%10.2f s%8.2f\n", name, processor[name] / rounds,
                    processor[name] / processor[of], clock[name] / rounds, clock[name] / clock[of]
            }
        }' "$results"
done
