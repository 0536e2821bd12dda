#!/usr/bin/env python3
"""Runs clang-tidy on every source that changed since it last passed.

A file has passed for good until it, one of our headers it includes, its compiler flags or
.clang-tidy changes; a stamp in the build folder remembers that.
"""

import argparse
import concurrent.futures
import functools
import hashlib
import json
import pathlib
import re
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


def check(path, build, stamp):
    done = subprocess.run(
        ["clang-tidy-19", "--quiet", "-p", str(build), str(path)], capture_output=True, text=True
    )
    if done.returncode == 0:
        stamp.touch()
    # Only what it found; the count of warnings hidden in foreign headers helps nobody.
    return done.returncode == 0, done.stdout.strip() or done.stderr.strip()


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--build", type=pathlib.Path, required=True, help="has compile_commands.json")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--no-tests", action="store_true", help="leave out *_test.cpp")
    parser.add_argument("only", nargs="*", help="check only paths that contain one of these")
    arguments = parser.parse_args()

    stamps = arguments.build / "tidy"
    stamps.mkdir(exist_ok=True)
    pending = []
    for entry in json.loads((arguments.build / "compile_commands.json").read_text()):
        path = pathlib.Path(entry["file"])
        ours = path.is_relative_to(ROOT) and not path.is_relative_to(ROOT / "build")
        if not ours or not path.exists():
            continue
        if arguments.no_tests and path.name.endswith("_test.cpp"):
            continue
        if arguments.only and not any(part in str(path) for part in arguments.only):
            continue
        stamp = stamps / key(path, entry["command"])
        if not stamp.exists():
            pending.append((path, arguments.build, stamp))

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
