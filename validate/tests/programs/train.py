import ctypes
beside, _ = ctypes.CDLL("libbeside.so"), ctypes.CDLL("libcuda.so.1").cuInit(0)
def step():
    return beside.asks(0)
step()
