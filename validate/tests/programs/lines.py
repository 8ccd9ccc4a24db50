"""Calls of Python that break a rule, each from a place of its own. Before each, its own lines are printed, as Python knows
them, innermost first: no lines where there are to be none."""

import atexit
import ctypes
import json
import os
import sys
import threading
import time

driver = ctypes.CDLL("libcuda.so.1")
holding = ctypes.PyDLL("libcuda.so.1")  # with the interpreter's lock
beside = ctypes.CDLL("libbeside.so")
for library in (driver, holding):
    library.cuMemAddressReserve.argtypes = [ctypes.c_void_p] + [ctypes.c_size_t] * 2 + [ctypes.c_ulonglong] * 2
place = ctypes.byref(ctypes.c_ulonglong())


def told():
    lines, frame = [], sys._getframe(1)
    while frame and len(lines) < 100:
        code = frame.f_code
        lines.append({"file": code.co_filename, "line": frame.f_lineno, "function": code.co_name})
        frame = frame.f_back
    os.write(1, (json.dumps(lines) + "\n").encode())
    return 0


def nowhere(write=os.write):
    write(1, b"[]\n")
    return 0


def often():
    for _ in range(1000):
        driver.cuMemAddressReserve(place, 2 << 20, 3 << 20, told(), 0)
    driver.cuMemAddressReserve(place, 2 << 20, 3 << 20, told(), 0)


def holds():
    holding.cuMemAddressReserve(place, 2 << 20, 3 << 20, told(), 0)


def spread():
    value = max(
        0,
        driver.cuMemAddressReserve(place, 2 << 20, 3 << 20, told(), 0),
    )
    with threading.Lock():
        try:
            value = driver.cuMemAddressReserve(place, 2 << 20, 3 << 20, told(), 0)
        finally:
            driver.cuMemAddressReserve(place, 2 << 20, 3 << 20, told(), value * 0)


class Model:
    def parts(self):
        yield 1
        yield driver.cuMemAddressReserve(place, 2 << 20, 3 << 20, told(), 0)

    def all(self):
        return [part for part in self.parts()]

    def __del__(self, library=driver, nowhere=nowhere, place=place):
        library.cuMemAddressReserve(place, 2 << 20, 3 << 20, nowhere(), 0)


def deep(depth):
    return deep(depth - 1) if depth else driver.cuMemAddressReserve(place, 2 << 20, 3 << 20, told(), 0)


def elsewhere():
    call = "driver.cuMemAddressReserve(place, 2 << 20, 3 << 20, told(), 0)\n"
    for name in (u"\u00e9.py", u"\u540d/\u00e9.py", u"\U0001d4d0.py", "x" * 3000):
        exec(compile("\n" * 700 + call + "a = 1\n" * 400 + "\n" * 60 + call, name, "exec"), globals())
    exec(u"def \u00e9t\u00e9(): " + call + u"\u00e9t\u00e9()", globals())


def asks():
    beside.asks(told())


@ctypes.CFUNCTYPE(None)
def back():
    driver.cuMemAddressReserve(place, 2 << 20, 3 << 20, told(), 0)


def forks():
    child = os.fork()
    if child == 0:
        driver.cuMemAddressReserve(place, 2 << 20, 3 << 20, told(), 0)
        os._exit(0)
    assert os.waitpid(child, 0)[1] == 0


@atexit.register
def at_exit():
    driver.cuMemAddressReserve(place, 2 << 20, 3 << 20, told(), 0)


driver.cuInit(0)
threading.Thread(target=time.sleep, args=[1000], daemon=True).start()
thread = threading.Thread(target=lambda: driver.cuMemAddressReserve(place, 2 << 20, 3 << 20, told(), 0))
thread.start()
thread.join()
often()
holds()
spread()
model = Model()
model.all()
deep(150)
elsewhere()
asks()
back()
beside.in_thread(back)
forks()
nowhere()
beside.in_thread(beside.asks)
# At the end: in the last object's end, and when the library ends, after the interpreter.
nowhere()
beside.at_end()
