"""Prints what cuda-validate tells of each program of past.c, and fails unless that is all that the program marks.

usage: told.py UNTOLD CUDA-VALIDATE PAST

Columns, with tabs between them: "mistake" or "correct", the program's name, and "silent", "works", the marks whose lines the
report names, "said" if it explains the mistake without a line, or "-". A mistake that the driver does not notice works, and a correct program has to be silent. `untold.txt` has the marks
that no report names, with the reasons. A line begins with "WRONG" where that does not fit.
"""

import concurrent.futures
import json
import os
import subprocess
import sys
import tempfile

untold, launcher, past = sys.argv[1:]
TOLD = ["created", "destroyed", "began", "broke", "changed", "forked", "launched"]

missing = {}
for line in open(untold):
    name, marks, _ = line.rstrip("\n").split("\t")
    missing[name] = set(marks.split())


def lines_of(stack):
    lines = [frame["line"] for frame in stack if frame.get("file", "").endswith(".c")]
    return set(lines[:1])


def look(line):
    """Returns what the report on one program names."""
    kind, name, _, *marks = line.split("\t")
    marks = [(mark, int(number)) for mark, number in (mark.split(":") for mark in marks)]
    with tempfile.TemporaryDirectory() as folder:
        file = os.path.join(folder, "report.json")
        command = [launcher, "--json", file, past, name]
        status = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=300).returncode
        report = json.load(open(file))
    # A cause that is an argument may name the lines of an object too.
    refused = report["refused"]
    entries = [entry for entry in refused if entry["reason"] in ("past", "open") or entry.get("past")]
    named = set()
    for entry in entries:
        for place in entry.get("past", []):
            named |= lines_of(place["stack"])
        # The call itself, if it has broken a capture.
        if (entry["sentence"] or "").startswith("it broke "):
            named |= lines_of(entry["stack"])
    told = {mark for mark, number in marks if mark in TOLD and number in named}
    # A function is created with its module and when it is found: either line tells.
    lacks = {mark for mark, _ in marks if mark in TOLD} - told
    own = [number for _, number in marks]
    known = set(own)
    strange = [number for number in named - known if own and min(own) < number < max(own)]
    wrong = []
    if kind == "correct":
        how = "silent"
        # True of threads that are at work when their process exits.
        late = "the driver has shut down, because the process exits"
        entries = [entry for entry in entries if entry["sentence"] != late]
        wrong += [f"says: {entry['sentence']}" for entry in entries]
        wrong += [f"ended with {status}"] if status != 0 else []
    elif status == 0 and not report["refused"] and not report["broken"]:
        how = "works"
    else:
        how = " ".join(mark for mark in TOLD if mark in told) or ("said" if entries else "-")
        expected = missing.get(name, set())
        wrong += [f"does not name {mark}" for mark in TOLD if mark in lacks - expected]
        wrong += [f"names {mark}: correct untold.txt" for mark in TOLD if mark in expected - lacks]
        wrong += [f"names line {number}, which has no mark" for number in strange]
    return kind, name, how, wrong


listed = subprocess.run([past, "--list"], check=True, capture_output=True, text=True).stdout.splitlines()
names = {line.split("\t")[1] for line in listed}
failed = bool(missing.keys() - names)
for name in sorted(missing.keys() - names):
    print("WRONG", f"untold.txt: there is no program {name}", sep="\t")
with concurrent.futures.ThreadPoolExecutor(4) as pool:
    for kind, name, how, wrong in pool.map(look, listed):
        print(kind, name, how, sep="\t")
        for words in wrong:
            print("WRONG", name, words, sep="\t")
        failed = failed or bool(wrong)
sys.exit(failed)
