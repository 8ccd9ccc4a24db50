"""Prints how each refused call is explained under cuda-validate: by a rule, a cause, the driver's words, or not.

The columns are the explanation, "case" or "held", and the name of the case.

usage: explained.py REPORT.json refused.c held.c
"""

import json
import os
import re
import sys

report, *sources = sys.argv[1:]
cases, places = {}, {}
for source in sources:
    name = None
    for number, line in enumerate(open(source), 1):
        if case := re.search(r'(CASE|HELD)\("([^"]*)"', line):
            name = case[1].lower(), case[2]
            cases[name] = "-"
        elif line.startswith("}"):
            name = None
        if name:
            places[os.path.basename(source), number] = name


def note(entry, how):
    frames = ((os.path.basename(frame.get("file", "")), frame.get("line")) for frame in entry["stack"])
    files = {os.path.basename(source) for source in sources}
    place = next((frame for frame in frames if frame[0] in files), None)
    case = places.get(place)
    if case and cases[case] == "-":
        cases[case] = how


report = json.load(open(report))
for entry in report["broken"]:
    note(entry, f"rule {entry['rule']}")
for entry in report["refused"]:
    note(entry, f"cause {entry['cause']}" if entry["reason"] == "cause" else entry["reason"] or "-")
for (kind, name), how in cases.items():
    print(how, kind, name, sep="\t")
