"""Prints how each case of refused.c is explained under cuda-validate: by a rule, a cause, the driver's words, or not. Standard
error gets a table: of the cases, and of those to look at last, how many are explained by rules and causes alone, by the driver's
words alone, and by both together.

usage: explained.py REPORT.json refused.c refused.txt
       explained.py explained.txt refused.txt          only the table, from records
"""

import json
import re
import sys


def from_report(report, source):
    cases, name = {}, None
    lines = {}
    for number, line in enumerate(open(source), 1):
        if case := re.search(r'(?:CASE|HELD)\("([^"]*)"', line):
            name = case[1]
            cases[name] = "-"
        elif line.startswith("}"):
            name = None
        lines[number] = name

    def note(entry, how):
        found = [frame.get("line") for frame in entry["stack"] if frame.get("file", "").endswith("refused.c")]
        case = lines.get(found[0]) if found else None
        if case and cases[case] == "-":
            cases[case] = how

    report = json.load(open(report))
    for entry in report["broken"]:
        note(entry, f"rule {entry['rule']}")
    for entry in report["refused"]:
        note(entry, f"cause {entry['cause']}" if entry["reason"] == "cause" else entry["reason"] or "-")
    return cases


def has_words(column):
    """Whether the driver's log has a line besides that with the code. A record has no lines, only the word."""
    return column == "words" or any("Returning " not in line for line in column.split(" | ") if line not in ("", "-"))


def table(cases, refused):
    print("| | cases | rules and causes | the driver's words | both |", "|---|---|---|---|---|", sep="\n", file=sys.stderr)
    rows = [line.rstrip("\n").split("\t") for line in open(refused)]
    kinds = {"case": "looked at first", "held": "looked at last", "": "all"}
    for kind, title in kinds.items():
        own = words = both = count = 0
        for row in rows:
            if not row[0].removeprefix("WRONG ").startswith(kind):
                continue
            how = cases.get(row[1], "-")
            is_own = how.startswith(("rule ", "cause "))
            is_said = how == "words" or has_words(row[-1])
            own, words, both, count = own + is_own, words + is_said, both + (is_own or is_said), count + 1
        parts = (f"{part} ({part / count:.0%})" for part in (own, words, both) if count)
        print(f"| {title} | {count} | {' | '.join(parts)} |", file=sys.stderr)


*given, refused = sys.argv[1:]
if len(given) == 1:
    cases = {name: how for how, name in (line.rstrip("\n").split("\t") for line in open(given[0]))}
else:
    cases = from_report(*given)
    for name, how in cases.items():
        print(how, name, sep="\t")
table(cases, refused)
