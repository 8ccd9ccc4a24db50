"""Prints how each case of refused.c is explained under cuda-validate: by a rule, a cause, the driver's words, or not.

usage: explained.py REPORT.json refused.c
"""

import json
import re
import sys

report, source = sys.argv[1:]
cases, name = {}, None
for number, line in enumerate(open(source), 1):
    if case := re.search(r'(?:CASE|HELD)\("([^"]*)"', line):
        name = case[1]
        cases[name] = "-"
    elif line.startswith("}"):
        name = None
    if name:
        cases[number] = name


def note(entry, how):
    lines = [frame.get("line") for frame in entry["stack"] if frame.get("file", "").endswith("refused.c")]
    case = cases.get(lines[0]) if lines else None
    if case and cases[case] == "-":
        cases[case] = how


report = json.load(open(report))
for entry in report["broken"]:
    note(entry, f"rule {entry['rule']}")
for entry in report["refused"]:
    note(entry, f"cause {entry['cause']}" if entry["reason"] == "cause" else entry["reason"] or "-")
for name, how in cases.items():
    if isinstance(name, str):
        print(how, name, sep="\t")
