#!/usr/bin/env python3
"""Runs clang-tidy on every source and header that changed since it last passed.

A file has passed for good until it, one of our headers it includes, its compiler flags or
.clang-tidy changes; a stamp in the build folder remembers that.

Include what you use: a source includes nothing that it does not use, and every header is read by
itself, so it includes what it needs. This is clang-tidy's own misc-include-cleaner, in the same pass;
Debian's include-what-you-use is built on clang 14, which stops on ranges. What a header of ours brings
along may be used without including it again: a chapter need not name what its rulebook's state is made
of. So a header may include for others, and a test what it tests.
"""

import argparse
import concurrent.futures
import functools
import hashlib
import json
import os
import pathlib
import re
import shlex
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
INCLUDE = re.compile(rb'^\s*#\s*include\s*"([^"]+)"', re.MULTILINE)


@functools.cache
def closure(path):
    """The file and every header of ours that it includes, directly or not."""
    found, waiting = set(), [path]
    while waiting:
        current = waiting.pop()
        if current in found:
            continue
        found.add(current)
        for name in INCLUDE.findall(current.read_bytes()):
            for base in (ROOT / "src", current.parent):
                if (base / name.decode()).is_file():
                    waiting.append((base / name.decode()).resolve())
                    break
    return sorted(found)


def key(path, command):
    digest = hashlib.sha256(command.encode() + (ROOT / ".clang-tidy").read_bytes())
    for part in closure(path):
        digest.update(str(part.relative_to(ROOT)).encode())
        digest.update(part.read_bytes())
    return digest.hexdigest()


INCLUDES = "misc-include-cleaner"
FINDING = re.compile(r"^\S+:\d+:\d+: (?:error|warning): ", re.MULTILINE)


def findings(path, text):
    """What clang-tidy says, one piece a finding, without what is allowed here; and how much it said."""
    starts = [found.start() for found in FINDING.finditer(text)] + [len(text)]
    pieces = [text[begin:end].strip() for begin, end in zip(starts, starts[1:])]
    allowed = "no header providing .*"
    if path.suffix == ".h" or path.name.endswith("_test.cpp"):
        allowed = f"(?:{allowed}|included header .* is not used directly) "
    return [piece for piece in pieces if not re.match(rf".*: {allowed}\[{INCLUDES}", piece)], len(pieces)


def check(path, build, stamp, includes_only):
    checks = f"-*,{INCLUDES}" if includes_only or path.suffix == ".h" else INCLUDES
    if path.suffix == ".h":
        build = build / "headers"
    config = ["--checks=" + checks, "--warnings-as-errors=*"]
    done = subprocess.run(
        ["clang-tidy-19", "--quiet", "-p", str(build), *config, str(path)], capture_output=True, text=True
    )
    left, all_of_them = findings(path, done.stdout)
    if done.returncode != 0 and not all_of_them:
        return False, done.stdout.strip() or done.stderr.strip()
    if not left:
        stamp.touch()
    return not left, "\n".join(left)


def commands_of_headers(database):
    """Every header is read as a source of its folder is; one for tests as a test."""
    commands = []
    for header in sorted((ROOT / "src").rglob("*.h")):
        for_tests = "test" in header.stem or "_support" in header.stem
        nearest = None
        for entry in database:
            source = pathlib.Path(entry["file"])
            if source.suffix != ".cpp" or not source.is_relative_to(ROOT / "src"):
                continue
            near = len(pathlib.Path(os.path.commonpath([source, header])).parts)
            fits = (source.name.endswith("_test.cpp") == for_tests, near)
            if nearest is None or fits > nearest[0]:
                nearest = (fits, entry)
        entry = nearest[1]
        words = shlex.split(entry["command"])
        at = words.index("-c")
        words[at : at + 2] = ["-x", "c++-header", "-c", str(header)]
        commands.append({"directory": entry["directory"], "file": str(header), "command": shlex.join(words)})
    return commands


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--build", type=pathlib.Path, required=True, help="has compile_commands.json")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--includes", action="store_true", help="look only at what is included")
    parser.add_argument("--no-tests", action="store_true", help="leave out *_test.cpp")
    parser.add_argument("only", nargs="*", help="check only paths that contain one of these")
    arguments = parser.parse_args()

    stamps = arguments.build / "tidy"
    stamps.mkdir(exist_ok=True)
    database = json.loads((arguments.build / "compile_commands.json").read_text())
    checked = {}
    for entry in database:
        path = pathlib.Path(entry["file"])
        if path.is_relative_to(ROOT) and not path.is_relative_to(ROOT / "build") and path.exists():
            checked[path] = entry["command"]
    headers = commands_of_headers(database)
    (arguments.build / "headers").mkdir(exist_ok=True)
    (arguments.build / "headers/compile_commands.json").write_text(json.dumps(headers))
    for entry in headers:
        checked[pathlib.Path(entry["file"])] = entry["command"]
    pending = []
    for path, command in checked.items():
        if arguments.no_tests and path.name.endswith("_test.cpp"):
            continue
        if arguments.only and not any(part in str(path) for part in arguments.only):
            continue
        stamp = stamps / (key(path, command) + (".includes" if arguments.includes else ""))
        if not stamp.exists():
            pending.append((path, arguments.build, stamp, arguments.includes))

    failed = 0
    with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
        for ok, text in pool.map(lambda job: check(*job), pending):
            if not ok:
                failed += 1
                print(text, flush=True)
    print(f"clang-tidy: {len(pending)} files checked, {failed} with findings")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
