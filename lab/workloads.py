"""Programs that run under cuda-validate, each in a process of its own, and the table of what the layer found.

`workloads.py programs LAUNCHER` runs each program once. `workloads.py cost LAUNCHER` compares the time of a step with and
without the layer. `workloads.py suite LAUNCHER TESTS...` does so for tests of pytest. `workloads.py NAME` is a program.
"""

import concurrent.futures
import importlib.util
import json
import os
import re
import signal
import statistics
import subprocess
import sys
import tempfile
import time

FOLDER = os.path.dirname(os.path.abspath(__file__))
# How often a pair of processes is started, how often each of the two has its turn, and how often a suite runs with and without.
STARTS, TURNS, SUITES = 3, 20, 3
# The most seconds of a suite's first run.
LONGEST = 300


# Programs. Each says what it needs, and prints nothing that the table needs.

def transformer(torch, width=128, layers=2, batch=16, length=64):
    layer = torch.nn.TransformerEncoderLayer(width, width // 32, 2 * width, dropout=0.0, batch_first=True)
    model = torch.nn.TransformerEncoder(layer, layers, enable_nested_tensor=False).cuda()
    return model, torch.randn(batch, length, width, device="cuda")


def train(torch, model, data, steps, after=lambda: None):
    optimizer = torch.optim.Adam(model.parameters(), lr=1e-3, foreach=False)
    for _ in range(steps):
        optimizer.zero_grad(set_to_none=True)
        loss = (model(data) - data).square().mean()
        loss.backward()
        optimizer.step()
        after()
    value = loss.item()
    assert value == value, "the loss is no number"


def torch_train():
    import torch
    train(torch, *transformer(torch), steps=300)


def torch_graph():
    import torch
    model, data = transformer(torch)
    optimizer = torch.optim.Adam(model.parameters(), lr=1e-3, capturable=True)

    def step():
        optimizer.zero_grad(set_to_none=False)
        loss = (model(data) - data).square().mean()
        loss.backward()
        optimizer.step()

    stream = torch.cuda.Stream()
    stream.wait_stream(torch.cuda.current_stream())
    with torch.cuda.stream(stream):
        for _ in range(3):
            step()
    torch.cuda.current_stream().wait_stream(stream)
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        step()
    for _ in range(1000):
        graph.replay()
    torch.cuda.synchronize()


def torch_compile():
    import torch
    model, data = transformer(torch)
    train(torch, torch.compile(model), data, steps=50)


def torch_compile_graphs():
    import torch
    model, data = transformer(torch)
    model = torch.compile(model.eval(), mode="reduce-overhead")
    with torch.no_grad():
        for _ in range(200):
            torch.compiler.cudagraph_mark_step_begin()
            model(data)
    torch.cuda.synchronize()


def torch_memory():
    """For an allocator that the environment names."""
    import torch
    train(torch, *transformer(torch), steps=50)
    for megabytes in list(range(1, 200, 7)) * 3:
        kept = [torch.empty(megabytes << 20, dtype=torch.uint8, device="cuda").zero_() for _ in range(4)]
        del kept[::2]
        if megabytes % 5 == 0:
            torch.cuda.empty_cache()
    torch.cuda.synchronize()


def torch_profiler():
    import torch
    from torch.profiler import ProfilerActivity, profile
    model, data = transformer(torch)
    with profile(activities=[ProfilerActivity.CPU, ProfilerActivity.CUDA]) as profiler:
        train(torch, model, data, steps=20, after=profiler.step)
    assert len(profiler.events()) > 0


def receive(queue, answers):
    import torch
    tensor = queue.get()
    tensor += 1
    torch.cuda.synchronize()
    answers.put(float(tensor.sum()))
    queue.get()


def torch_ipc():
    import torch
    from torch import multiprocessing
    context = multiprocessing.get_context("spawn")
    queue, answers = context.Queue(), context.Queue()
    child = context.Process(target=receive, args=(queue, answers))
    child.start()
    tensor = torch.zeros(1 << 20, device="cuda")
    queue.put(tensor)
    assert answers.get(timeout=120) == 1 << 20
    assert float(tensor.sum()) == 1 << 20
    queue.put(None)
    child.join()


def torch_loader():
    import torch
    data = torch.utils.data.TensorDataset(torch.randn(4096, 128))
    loader = torch.utils.data.DataLoader(data, batch_size=64, num_workers=4, pin_memory=True)
    stream = torch.cuda.Stream()
    total = torch.zeros((), device="cuda")
    for _ in range(3):
        for (batch,) in loader:
            with torch.cuda.stream(stream):
                part = batch.to("cuda", non_blocking=True).sum()
            torch.cuda.current_stream().wait_stream(stream)
            total += part
    assert total.isfinite()


def torch_calls():
    import torch
    number = torch.zeros(16, device="cuda")
    for _ in range(1_500_000):
        number.add_(1)
    torch.cuda.synchronize()


def torch_threads():
    import threading
    import torch

    def work():
        with torch.cuda.stream(torch.cuda.Stream()):
            number = torch.zeros(16, device="cuda")
            for _ in range(50_000):
                number.add_(1)
            torch.cuda.current_stream().synchronize()

    threads = [threading.Thread(target=work) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def torch_libraries():
    """Linear algebra, FFTs, convolutions, sparse products: the libraries that PyTorch has."""
    import torch
    a = torch.randn(256, 256, device="cuda")
    for _ in range(20):
        torch.linalg.qr(a)
        torch.linalg.svd(a)
        torch.fft.fft2(a)
        torch.nn.functional.conv2d(torch.randn(8, 16, 64, 64, device="cuda"), torch.randn(32, 16, 3, 3, device="cuda"))
        a.to_sparse_csr() @ a
        torch.sort(a)
        (a.half() @ a.half()).float()
    torch.cuda.synchronize()


def all_reduce(rank, port):
    import torch
    import torch.distributed as dist
    torch.cuda.set_device(rank)
    dist.init_process_group("nccl", init_method=f"tcp://127.0.0.1:{port}", rank=rank, world_size=2)
    data = torch.ones(1 << 20, device="cuda")
    for _ in range(50):
        dist.all_reduce(data)
        data /= 2
    model = torch.nn.parallel.DistributedDataParallel(torch.nn.Linear(128, 128).cuda(), device_ids=[rank])
    train(torch, model, torch.randn(32, 128, device="cuda"), steps=50)
    assert float(data.mean()) == 1
    dist.destroy_process_group()


def torch_nccl():
    import torch
    if torch.cuda.device_count() < 2:
        print("needs two GPUs")
        sys.exit(77)
    torch.multiprocessing.spawn(all_reduce, args=(29500 + os.getpid() % 1000,), nprocs=2)


def torch_peers():
    import torch
    if torch.cuda.device_count() < 2:
        print("needs two GPUs")
        sys.exit(77)
    data = torch.ones(1 << 20, device="cuda:0")
    for _ in range(200):
        data = data.to("cuda:1", non_blocking=True).add_(1).to("cuda:0", non_blocking=True)
    assert float(data.mean()) == 201


def transformers_generate():
    import torch
    from transformers import GPT2Config, GPT2LMHeadModel
    config = GPT2Config(n_layer=2, n_head=4, n_embd=128, vocab_size=1000, bos_token_id=0, eos_token_id=999)
    model = GPT2LMHeadModel(config).cuda().eval()
    tokens = torch.randint(0, 998, (2, 16), device="cuda")
    model.generate(tokens, attention_mask=torch.ones_like(tokens), max_new_tokens=64, do_sample=True, pad_token_id=0)
    torch.cuda.synchronize()


def cupy_arrays():
    import cupy
    pool = cupy.get_default_memory_pool()
    for size in range(1, 200):
        a = cupy.arange(size * 1000, dtype=cupy.float32)
        b = cupy.sqrt(a) * 2 + cupy.sin(a)
        cupy.fft.ifft(cupy.fft.fft(b))
        cupy.sort(b)
        b.sum().get()
        if size % 50 == 0:
            pool.free_all_blocks()
    cupy.linalg.solve(cupy.eye(64) * 2, cupy.ones(64))
    source = "extern \"C\" __global__ void twice(float *x) { x[blockIdx.x * blockDim.x + threadIdx.x] *= 2; }"
    cupy.RawKernel(source, "twice")((4,), (256,), (cupy.ones(1024, dtype=cupy.float32),))
    cupy.cuda.Device().synchronize()


def cupy_streams():
    import cupy
    with cupy.cuda.using_allocator(cupy.cuda.MemoryAsyncPool().malloc):
        streams = [cupy.cuda.Stream(non_blocking=True) for _ in range(4)]
        for i in range(400):
            with streams[i % 4] as stream:
                a = cupy.ones(10_000)
                a += 1
                event = stream.record()
                streams[(i + 1) % 4].wait_event(event)
                del a
        cupy.cuda.Device().synchronize()
    stream = cupy.cuda.Stream(non_blocking=True)
    with stream:
        a = cupy.zeros(1000)
        a += 1
        stream.begin_capture()
        a += 1
        graph = stream.end_capture()
        for _ in range(500):
            graph.launch(stream)
    stream.synchronize()
    assert float(a[0]) == 501


def cupy_calls():
    import cupy
    number = cupy.zeros(16)
    for _ in range(500_000):
        number += 1
    cupy.cuda.Device().synchronize()


def jax_jit():
    import jax
    import jax.numpy as jnp
    assert jax.devices()[0].platform in ("gpu", "cuda")

    def loss(weights, data):
        for weight in weights:
            data = jnp.tanh(data @ weight)
        return (data ** 2).mean()

    key = jax.random.PRNGKey(0)
    weights = [jax.random.normal(key, (128, 128)) * 0.1 for _ in range(4)]
    data = jax.random.normal(key, (64, 128))
    step = jax.jit(lambda weights: [w - 0.1 * g for w, g in zip(weights, jax.grad(loss)(weights, data))])
    for _ in range(2000):
        weights = step(weights)
    jax.block_until_ready(weights)
    jnp.fft.fft(data).block_until_ready()
    jnp.linalg.svd(weights[0])[1].block_until_ready()


def triton_kernel():
    import torch
    import triton
    import triton.language as tl

    @triton.jit
    def add(x, y, out, n, block: tl.constexpr):
        at = tl.program_id(0) * block + tl.arange(0, block)
        mask = at < n
        tl.store(out + at, tl.load(x + at, mask=mask) + tl.load(y + at, mask=mask), mask=mask)

    x = torch.rand(100_000, device="cuda")
    out = torch.empty_like(x)
    for _ in range(100_000):
        add[(triton.cdiv(x.numel(), 1024),)](x, x, out, x.numel(), block=1024)
    assert torch.equal(out, x + x)


def cost_torch_large():
    """The GPU limits the time of a step, as in most training."""
    cost_torch(rounds=3, width=2048, layers=8, batch=16, length=512)


def cost_torch(rounds=50, **shape):
    """The host limits the time of a step: it launches many short kernels."""
    import torch
    model, data = transformer(torch, **shape)
    optimizer = torch.optim.Adam(model.parameters(), lr=1e-3, foreach=False)

    def step():
        optimizer.zero_grad(set_to_none=True)
        (model(data) - data).square().mean().backward()
        optimizer.step()
    timed(step, rounds, torch.cuda.synchronize)


def cost_cupy():
    import cupy
    number = cupy.zeros(16)

    def step():
        nonlocal number
        for _ in range(1000):
            number += 1
    timed(step, 10, cupy.cuda.Device().synchronize)


def timed(step, rounds, wait):
    """For each line of the input, takes some steps and prints their median time in microseconds. The first ones warm up."""
    for _ in range(2 * rounds):
        step()
    wait()
    print("ready", flush=True)
    for _ in sys.stdin:
        times = []
        for _ in range(rounds):
            start = time.perf_counter()
            step()
            wait()
            times.append(time.perf_counter() - start)
        print(statistics.median(times) * 1e6, flush=True)


# The programs with the modules that they need, and their environment.
PROGRAMS = [
    (torch_train, "torch", {}),
    (torch_graph, "torch", {}),
    (torch_compile, "torch triton", {}),
    (torch_compile_graphs, "torch triton", {}),
    (torch_memory, "torch", {"PYTORCH_CUDA_ALLOC_CONF": "expandable_segments:True"}),
    (torch_memory, "torch", {"PYTORCH_CUDA_ALLOC_CONF": "backend:cudaMallocAsync"}),
    (torch_profiler, "torch", {}),
    (torch_ipc, "torch", {}),
    (torch_ipc, "torch", {"PYTORCH_CUDA_ALLOC_CONF": "expandable_segments:True"}),
    (torch_loader, "torch", {}),
    (torch_calls, "torch", {}),
    (torch_threads, "torch", {}),
    (torch_libraries, "torch", {}),
    (torch_nccl, "torch", {"NCCL_CUMEM_ENABLE": "1"}),
    (torch_nccl, "torch", {"NCCL_CUMEM_ENABLE": "0"}),
    (torch_peers, "torch", {}),
    (transformers_generate, "torch transformers", {}),
    (cupy_arrays, "cupy", {}),
    (cupy_streams, "cupy", {}),
    (cupy_calls, "cupy", {}),
    (jax_jit, "jax", {}),
    (triton_kernel, "torch triton", {}),
]
COSTS = [(cost_torch_large, "torch"), (cost_torch, "torch"), (cost_cupy, "cupy")]


def lacking(modules):
    return [module for module in modules.split() if importlib.util.find_spec(module) is None]


def run(command, environment, limit):
    """Returns the status, the output and the errors."""
    text = {"mode": "w+", "encoding": "utf-8", "errors": "replace"}
    with tempfile.TemporaryFile(**text) as output, tempfile.TemporaryFile(**text) as errors:
        process = subprocess.Popen(command, env={**os.environ, **environment}, cwd=FOLDER, stdin=subprocess.DEVNULL,
                                   stdout=output, stderr=errors, start_new_session=True)
        try:
            status = process.wait(limit)
        except subprocess.TimeoutExpired:
            status = "no end"
            # The launcher passes it on, and reports.
            process.terminate()
            try:
                process.wait(20)
            except subprocess.TimeoutExpired:
                os.killpg(process.pid, signal.SIGKILL)
                process.wait()
        output.seek(0)
        errors.seek(0)
        return status, output.read(), errors.read()


def row(job):
    """Runs one program under the layer, and returns its line of the table, the text of its report, and the report."""
    launcher, name, command, environment, modules = job
    setting = " ".join(f"{key}={value}" for key, value in environment.items())
    title = f"{name} {setting}".strip()
    if lacking(modules):
        return f"| {title} | not here: {', '.join(lacking(modules))} |", "", {}
    report = os.path.join(FOLDER, "workloads", "".join(c if c.isalnum() else "_" for c in title) + ".json")
    if os.path.exists(report):
        os.remove(report)
    start = time.perf_counter()
    status, _, errors = run([launcher, "--json", report, *command], environment, 240)
    seconds = time.perf_counter() - start
    if status == 77:
        return f"| {title} | not here: one GPU |", "", {}
    text = f"== {title}: status {status}, {seconds:.0f} s\n{errors[-6000:]}\n"
    try:
        with open(report, encoding="utf-8") as file:
            found = json.load(file)
    except (OSError, ValueError) as error:
        return f"| {title} | no report: {error} | status {status} |", text, {}
    broken = [(f"rule {b['rule']} of {b['function']}: {b['calls']}, {b['answer']}"
               + (" (note)" if b["group"] == "note" else "")) for b in found["broken"]]
    calls = sorted(found.get("functions", {}).items(), key=lambda item: -item[1])
    text += "calls: " + ", ".join(f"{function} {count}" for function, count in calls) + "\n"
    for event in found["events"]:
        text += f"{event['event']}: {event['count']}: {', '.join(event['details'])}\n"
    line = (f"| {title} | {found['judged']} | {len(calls)} | {found['processes']} | {len(broken)} | "
            f"{'; '.join(broken) or '-'} | {found['refused_calls']} | {status} | {seconds:.0f} |")
    return line, text, {**found, "title": title}


def refusals(found, title):
    """Returns the kinds of refused calls in a report: the key, the number of calls, and the program."""
    broken = [(b["function"], b["answer"], f"rule {b['rule']}", b["sentence"] or "") for b in found["broken"]
              if b["group"] in ("refused", "unheard")]
    counts = [b["calls"] for b in found["broken"] if b["group"] in ("refused", "unheard")]
    others = [r for r in found["refused"] if r.get("reason") not in ("ended", "open")]
    keys = [(r["function"], r["answer"], r.get("reason") or "no reason", r["sentence"] or "") for r in others]
    return list(zip(broken + keys, counts + [r["calls"] for r in others], [title] * (len(broken) + len(keys))))


def refused_table(refused):
    """Returns the rows of a table of refused calls. Numbers of objects, sizes and places differ between runs."""
    kinds = {}
    for (function, answer, reason, sentence), calls, title in refused:
        kind = kinds.setdefault((function, answer, reason, re.sub(r"0x[0-9a-f]+", "0x…", sentence)), [0, set()])
        kind[0] += calls
        kind[1].add(title)
    rows = [f"| `{key[0]}` | `{key[1]}` | {key[2]} | {key[3] or '-'} | {calls} | {len(titles)}: {', '.join(sorted(titles)[:3])} |"
            for key, (calls, titles) in sorted(kinds.items())]
    return ["| function | answer | reason from | sentence | calls | programs |", "|---|---|---|---|---|---|", *rows]


def programs(launcher):
    jobs = [(launcher, function.__name__, [sys.executable, __file__, function.__name__], environment, modules)
            for function, modules, environment in PROGRAMS]
    for name, rounds in (("runtime", "2000000"), ("driver", "1500000")):
        program = os.path.join(FOLDER, "workloads", name)
        if os.path.exists(program):
            jobs.append((launcher, name, [program, rounds], {}, ""))
        else:
            print(f"{name}: not here: no nvcc")
    # The longest first.
    jobs.sort(key=lambda job: not any(word in job[1] for word in ("calls", "driver", "runtime", "compile", "triton")))
    workers = max(1, (os.cpu_count() or 4) // 4)
    with concurrent.futures.ThreadPoolExecutor(workers) as pool:
        rows = list(pool.map(row, jobs))
    table = ["| program | calls judged | functions | processes | broken | rules, calls, answers | refused | status | seconds |",
             "|---|---|---|---|---|---|---|---|---|", *(line for line, *_ in rows), "",
             *refused_table([refusal for *_, found in rows if found for refusal in refusals(found, found["title"])])]
    texts = [text for _, text, _ in rows if text]
    with open(os.path.join(FOLDER, "workloads.txt"), "w", encoding="utf-8") as file:
        file.write("\n".join(table + [""] + texts))
    print("\n".join(table))
    judged = [int(line.split("|")[2]) for line, *_ in rows if line.split("|")[2].strip().isdigit()]
    print(f"{sum(judged)} calls judged; workloads.txt has the reports")


def cost(launcher):
    for command in (["./calls"], [launcher, "./calls"]) * 2:
        print(" ".join(map(os.path.basename, command)), "(ns: median, 99 of 100):",
              "; ".join(run(command, {}, 120)[1].splitlines()))
    print("| program | step alone, us | ratio under the layer, of each start |\n|---|---|---|")
    for function, modules in COSTS:
        name = function.__name__
        if lacking(modules):
            print(f"| {name} | not here: {', '.join(lacking(modules))} |")
            continue
        alone, ratios = [], []
        for _ in range(STARTS):
            times, ratio = turns(launcher, [sys.executable, __file__, name])
            alone += times
            ratios.append(ratio)
        print(f"| {name} | {min(alone):.0f} to {max(alone):.0f} | {', '.join(ratios)} |", flush=True)


def turns(launcher, command):
    """Runs two processes side by side, one under the layer, that take steps in turns. A host whose speed changes is then as slow
    for both. Returns the times alone, and the median and the quartiles of the ratio of neighbors."""
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.DEVNULL}
    processes = [subprocess.Popen(start, cwd=FOLDER, text=True, **pipes) for start in (command, [launcher, *command])]
    for process in processes:
        assert process.stdout.readline() == "ready\n", f"{command[-1]} did not start"
    times = ([], [])
    for turn in range(TURNS):
        # Each goes first as often.
        for which in ((0, 1), (1, 0))[turn % 2]:
            process = processes[which]
            process.stdin.write("\n")
            process.stdin.flush()
            times[which].append(float(process.stdout.readline()))
    for process in processes:
        process.stdin.close()
        assert process.wait(60) == 0, f"{command[-1]} ended with {process.returncode}"
    ratios = [layered / alone for alone, layered in zip(*times)]
    low, middle, high = statistics.quantiles(ratios, n=4)
    return times[0], f"{middle:.3f} ({low:.3f} to {high:.3f})"


def suite(launcher, tests):
    """Runs tests of pytest with and without the layer, side by side, and compares results, time and processor time."""
    command = [sys.executable, "-m", "pytest", "-q", "--no-header", "-p", "no:cacheprovider", *tests]
    start = time.perf_counter()
    status, output, _ = run(command, {}, LONGEST)
    report = os.path.join(FOLDER, "workloads", "suite.json")
    layered = [launcher, "--json", report, *command]
    last = (output.strip().splitlines() or ["no output"])[-1]
    print(f"a first run, which fills caches: status {status}, {time.perf_counter() - start:.1f} s: {last}", flush=True)
    if status == "no end":
        sys.exit(f"the tests take longer than {LONGEST} s: name fewer of them")
    if status not in (0, 1):
        sys.exit("pytest ran no tests")
    results, ratios = ([], []), []
    for _ in range(SUITES):
        with concurrent.futures.ThreadPoolExecutor(2) as pool:
            runs = list(pool.map(measured, (command, layered)))
        for which, (seconds, busy, status, output, errors) in enumerate(runs):
            lines = output.strip().splitlines() or [""]
            failed = sorted(line.split(" - ")[0] for line in lines if line.startswith(("FAILED", "ERROR")))
            results[which].append((status, lines[-1].split(" in ")[0].strip("= "), failed))
            print(f"{('alone', 'layer')[which]}: {seconds:.1f} s, {busy:.1f} s of processors:", *results[which][-1], flush=True)
        ratios.append([runs[1][at] / runs[0][at] for at in (0, 1)])
    with open(os.path.join(FOLDER, "workloads.txt"), "w", encoding="utf-8") as file:
        file.write(errors)
    print("ratios of time and of processor time:", "; ".join(f"{wall:.3f}, {busy:.3f}" for wall, busy in ratios))
    print("workloads.txt has the last report")
    with open(report, encoding="utf-8") as file:
        found = json.load(file)
    print(f"{found['judged']} calls judged, {found['refused_calls']} refused:")
    print("\n".join(refused_table(refusals(found, "suite"))))
    if results[0] != results[1]:
        sys.exit("the results differ")
    print("the results are the same")


def measured(command):
    """Returns the seconds, those of the processors, the status, the output and the errors."""
    with tempfile.TemporaryFile("w+") as output, tempfile.TemporaryFile("w+") as errors:
        start = time.perf_counter()
        process = subprocess.Popen(command, cwd=FOLDER, stdin=subprocess.DEVNULL, stdout=output, stderr=errors)
        _, status, usage = os.wait4(process.pid, 0)
        seconds = time.perf_counter() - start
        process.returncode = os.waitstatus_to_exitcode(status)
        output.seek(0)
        errors.seek(0)
        return seconds, usage.ru_utime + usage.ru_stime, process.returncode, output.read(), errors.read()


def main():
    what = sys.argv[1]
    if what in ("programs", "cost"):
        {"programs": programs, "cost": cost}[what](os.path.abspath(sys.argv[2]))
    elif what == "suite":
        suite(os.path.abspath(sys.argv[2]), sys.argv[3:])
    else:
        everything = [function for function, *_ in PROGRAMS] + [function for function, _ in COSTS]
        {function.__name__: function for function in everything}[what]()


if __name__ == "__main__":
    main()
