#!/bin/sh
# Runs on a machine with an NVIDIA driver. Never calls cuMulticastCreate, cuMulticastAddDevice or
# cuMulticastBind*: where GPUs are shared, they can put them out of service for others.
cd "$(dirname "$0")" || exit 1

# Programs that others wrote, under cuda-validate. `programs` takes a minute with 32 cores, `cost` some five, `suite FOLDER...`
# as long as four runs of those tests.
if [ $# -gt 0 ]; then
    # NCCL, PyTorch and NVSHMEM must not call those functions either.
    export NCCL_NVLS_ENABLE=0 TORCH_SYMM_MEM_DISABLE_MULTICAST=1 NVSHMEM_DISABLE_NVLS=1
    export XLA_PYTHON_CLIENT_PREALLOCATE=false PYTHONUNBUFFERED=1
    mkdir -p workloads
    nvcc=$(command -v nvcc || ls /usr/local/cuda*/bin/nvcc 2>/dev/null | head -n 1)
    for source in runtime.cu driver.cu; do
        program=workloads/${source%.cu}
        rm -f "$program"
        [ -n "$nvcc" ] && "$nvcc" -O2 -arch=native -o "$program" "$source" -lcuda
    done
    command=$1
    shift
    exec python3 workloads.py "$command" ./cuda-validate "$@"
fi

failed=0
section() { printf '\n== %s\n' "$*"; }
must() { "$@" || { echo "FAILED ($?): $*"; failed=1; }; }

section machine
date -u +%F
cat commit.txt
nvidia-smi --query-gpu=name,driver_version --format=csv,noheader

section loaded
must ./quickstart-loaded
section linked
must ./quickstart-linked

section 'cases: the driver'"'"'s answers'
must ./gpu cases answers.txt
section 'cost: C, raw, checked, owned'
must ./gpu cost ./libcost.so
section 'recorded: mistakes, and correct programs, under cuda-validate'
must ./programs --ignored --nocapture

section 'symbols: what cuGetProcAddress answers, and the table of libcuda-sys'
must ./symbols symbols.txt

section 'marks: each output is written, and not read'
must ./gpu marks marks.txt

section 'owned objects: what needs no model of the driver, and so no multicast object'
if [ "$(nvidia-smi -L | wc -l)" -ge 2 ]; then
    must env CUDA_CHECKED_REAL_DRIVER=1 ./owned --skip model::
else
    echo 'one GPU: the tests that need two, peers::, are left out'
    must env CUDA_CHECKED_REAL_DRIVER=1 ./owned --skip model:: --skip peers::
fi
for example in examples/*; do
    section "$example"
    must "$example"
done

loader=$(ls /lib64/ld-linux-x86-64.so.2 /lib/ld-linux-aarch64.so.1 2>/dev/null | head -n 1)
section 'no driver: each libcuda.so.1 is covered by an empty file, for this program alone'
must unshare --mount sh -c '
    : >empty
    find / -xdev -name "libcuda.so.1" -not -path "*/stub/*" 2>/dev/null >found.txt
    find /usr/local/nvidia -name "libcuda.so.1" 2>/dev/null >>found.txt
    sort -u found.txt >covered.txt
    while read -r library; do mount --bind empty "$library" || exit 1; done <covered.txt
    ./quickstart-loaded >printed.txt && grep "^There is no driver here" printed.txt' </dev/null

section "a toolkit's stub in the driver's place"
stub=$(ls /usr/local/cuda*/lib64/stubs/libcuda.so /usr/local/cuda*/targets/*/lib/stubs/libcuda.so 2>/dev/null | head -n 1)
if [ -n "$stub" ]; then
    mkdir -p stub && cp "$stub" stub/libcuda.so.1
    must env LD_LIBRARY_PATH="$PWD/stub" "$loader" --inhibit-cache ./quickstart-loaded
    echo "and with its folder, which has libcuda.so only, on the path:"
    must env LD_LIBRARY_PATH="$(dirname "$stub")" sh -c './quickstart-loaded >printed.txt'
    sed -n 1p printed.txt
else
    echo 'FAILED: this machine has no stub'
    failed=1
fi

# The functions that a library lacks must be those newer than it.
compare() {
    exports=$(nm -D --defined-only "$1" | awk '{ sub(/@.*/, "", $NF); print $NF }')
    if [ -z "$exports" ]; then
        echo "FAILED: nm shows no symbols of $1"
        failed=1
        return
    fi
    printf '%s\n' "$exports" | sort -u >exports.txt
    awk 'NR == FNR { has[$1]; next }
         !($1 in has) { printf "%s (%d)\n", $1, $2; lacking++ }
         END { printf "%d of the declared functions are missing\n", lacking }' exports.txt functions.txt
}
section "exports of the toolkit's stub $stub"
compare "$stub"
driver=$(ldconfig -p | awk '/libcuda\.so\.1 .*(x86-64|AArch64)/ { print $NF; exit }')
section "exports of the driver $driver"
compare "$driver"

[ "$failed" = 0 ] && printf '\nall passed\n'
exit "$failed"
