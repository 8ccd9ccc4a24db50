from ctypes import CDLL, byref, c_size_t, c_uint64

cuda = CDLL("libcuda.so.1")
address = c_uint64()

def reserve(size, alignment):
    cuda.cuMemAddressReserve(byref(address), c_size_t(size), c_size_t(alignment), c_uint64(0), c_uint64(0))

cuda.cuInit(0)
reserve(2 << 20, 3 << 20)
