"""A program of cuda.bindings on the model: it finds the driver's functions by cuGetProcAddress, and adds two arrays."""

import ctypes
import sys

from cuda.bindings import driver


def call(result):
    code, *values = result
    if code != driver.CUresult.CUDA_SUCCESS:
        raise RuntimeError(f"{code!r}")
    return values[0] if len(values) == 1 else values


call(driver.cuInit(0))
version = call(driver.cuDriverGetVersion())
device = call(driver.cuDeviceGet(0))
name = call(driver.cuDeviceGetName(64, device)).split(b"\0")[0].decode()
context = call(driver.cuDevicePrimaryCtxRetain(device))
call(driver.cuCtxSetCurrent(context))
with open(sys.argv[1], "rb") as file:
    module = call(driver.cuModuleLoadData(file.read() + b"\0"))
add = call(driver.cuModuleGetFunction(module, b"add"))

count = 1000
Array = ctypes.c_float * count
a, b, total = Array(*range(count)), Array(*[0.5] * count), Array()
size = ctypes.sizeof(Array)
on_device = [call(driver.cuMemAlloc(size)) for _ in range(3)]
for memory, host in zip(on_device, (a, b)):
    call(driver.cuMemcpyHtoD(memory, ctypes.addressof(host), size))
stream = call(driver.cuStreamCreate(0))
values = tuple(int(memory) for memory in on_device) + (count,)
types = (ctypes.c_void_p,) * 3 + (ctypes.c_uint,)
call(driver.cuLaunchKernel(add, 4, 1, 1, 256, 1, 1, 0, stream, (values, types), 0))
call(driver.cuStreamSynchronize(stream))
call(driver.cuMemcpyDtoH(ctypes.addressof(total), on_device[2], size))
assert list(total) == [index + 0.5 for index in range(count)]

# A mistake in PTX has the compiler's code. PTX of any kernel is loaded, and a kernel that the model cannot execute is not launched.
codes = driver.CUresult
start = b".version 7.0\n.target sm_50\n.entry k() { .reg .u32 %a; "
assert driver.cuModuleLoadData(start + b"ret }\0")[0] == codes.CUDA_ERROR_INVALID_PTX
other = call(driver.cuModuleLoadData(start + b"mov.u32 %a, 1; ret; }\0"))
kernel = call(driver.cuModuleGetFunction(other, b"k"))
launched = driver.cuLaunchKernel(kernel, 1, 1, 1, 1, 1, 1, 0, stream, 0, 0)
assert launched[0] == codes.CUDA_ERROR_NOT_SUPPORTED
call(driver.cuModuleUnload(other))

# A function that the model lacks is reported by cuda.bindings, and a refused call by its code.
assert driver.cuMemAlloc(0)[0] == codes.CUDA_ERROR_INVALID_VALUE
try:
    driver.cuCtxGetCacheConfig()
    raise SystemExit("cuCtxGetCacheConfig was found")
except RuntimeError as error:
    assert "cuCtxGetCacheConfig" in str(error), error

for memory in on_device:
    call(driver.cuMemFree(memory))
call(driver.cuStreamDestroy(stream))
call(driver.cuModuleUnload(module))
call(driver.cuDevicePrimaryCtxRelease(device))
print(f"{name}: CUDA {version // 1000}.{version % 1000 // 10} added {count} numbers")
