"""Prints how each refused call is explained under cuda-validate: by a rule, a cause, the driver's words, or not.

The columns are the explanation, and the name of the case. Of a case that its past explains, the explanation without the past
follows. Standard error gets a table: how many cases are explained by rules and causes alone, with the past, by the driver's words
alone, and by all together, for the cases of the hand that wrote the causes ("case"), and for those of another hand ("held"). A
case that does not show what it shall does not count.

usage: explained.py REPORT.json refused.txt refused.c held.c
       explained.py explained.txt refused.txt          only the table, from records

The first form runs `cuda-validate` and `refused` of this folder again, for each case that the report does not explain, and with
`--no-past` for each that its past explains.
"""

import json
import os
import re
import subprocess
import sys
import tempfile


def from_reports(report, sources):
    cases, places = {}, {}
    for source in sources:
        name = None
        for number, line in enumerate(open(source), 1):
            if case := re.search(r'(?:CASE|HELD)\("([^"]*)"', line):
                name = case[1]
                cases[name] = "-"
            elif line.startswith("}"):
                name = None
            if name:
                places[os.path.basename(source), number] = name

    files = {os.path.basename(source) for source in sources}

    def read(report):
        report = json.load(open(report))
        entries = [(entry, f"rule {entry['rule']}") for entry in report["broken"]]
        for entry in report["refused"]:
            cause = f"cause {entry['cause']}" if entry["reason"] == "cause" else entry["reason"] or "-"
            entries.append((entry, cause))
        found = {}
        for entry, how in entries:
            frames = ((os.path.basename(frame.get("file", "")), frame.get("line")) for frame in entry["stack"])
            case = next((places.get(frame) for frame in frames if frame[0] in files), None)
            if found.get(case, "-") == "-":
                found[case] = how
        return found

    def alone(name, *options):
        with tempfile.NamedTemporaryFile() as own:
            command = ["./cuda-validate", *options, "--json", own.name, "./refused", name]
            subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            return read(own.name).get(name, "-")

    found = read(report)
    for name in cases:
        # A report has a rule once for each function, with the place of the first case. A case alone has its own report.
        how = found.get(name, "-")
        cases[name] = alone(name) if how == "-" else how
        if cases[name] == "past":
            cases[name] += f", {alone(name, '--no-past')}"
    return cases


def has_words(column):
    """Whether the driver's log has a line besides that with the code."""
    return any("Returning " not in line for line in column.split(" | ") if line not in ("", "-"))


def table(cases, refused):
    head = "| | cases | rules and causes | with the past | the driver's words | all |"
    print(head, "|---|---|---|---|---|---|", sep="\n", file=sys.stderr)
    rows = [line.rstrip("\n").split("\t") for line in open(refused) if not line.startswith("WRONG")]
    for kind in "case", "held", "":
        alone = own = words = both = count = 0
        for row in rows:
            if not row[0].startswith(kind):
                continue
            how = cases.get(row[1], "-")
            is_alone = how.removeprefix("past, ").startswith(("rule ", "cause "))
            is_own = is_alone or how.startswith("past")
            has = how == "words" or has_words(row[-1])
            alone, own, words = alone + is_alone, own + is_own, words + has
            both, count = both + (is_own or has), count + 1
        parts = (f"{part} ({part / count:.0%})" for part in (alone, own, words, both) if count)
        print(f"| {kind or 'all'} | {count} | {' | '.join(parts)} |", file=sys.stderr)


given, refused, *sources = sys.argv[1:]
if sources:
    cases = from_reports(given, sources)
    for name, how in cases.items():
        print(how, name, sep="\t")
else:
    cases = {name: how for how, name in (line.rstrip("\n").split("\t") for line in open(given))}
table(cases, refused)
