#!/bin/sh
# Runs programs that others wrote under cuda-validate, on a machine with an NVIDIA driver and Python. One line of a table
# tells of each. `workloads.sh programs` takes a minute with 32 cores, `workloads.sh cost` some five, `workloads.sh suite
# FOLDER...` as long as four runs of those tests: CuPy's are in its source package.
#
# Never calls cuMulticastCreate, cuMulticastAddDevice or cuMulticastBind*: where GPUs are shared, they can put them out of
# service for others. NCCL, PyTorch and NVSHMEM must not call them either.
export NCCL_NVLS_ENABLE=0 TORCH_SYMM_MEM_DISABLE_MULTICAST=1 NVSHMEM_DISABLE_NVLS=1
export XLA_PYTHON_CLIENT_PREALLOCATE=false PYTHONUNBUFFERED=1
cd "$(dirname "$0")" || exit 1
mkdir -p workloads
nvcc=$(command -v nvcc || ls /usr/local/cuda*/bin/nvcc 2>/dev/null | head -n 1)
for source in runtime.cu driver.cu; do
    program=workloads/${source%.cu}
    rm -f "$program"
    [ -n "$nvcc" ] && "$nvcc" -O2 -arch=native -o "$program" "$source" -lcuda
done
command=${1:-programs}
[ $# -gt 0 ] && shift
exec python3 workloads.py "$command" ./cuda-validate "$@"
