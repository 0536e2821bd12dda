#!/usr/bin/env python3
"""No layer includes upwards: tests/layers.py [ROOT]

Each folder below src/ may include what stands in BELOW beside it, and itself. Tests, and headers
that only tests include, may use everything. No game includes another.
"""

import pathlib
import re
import sys

BELOW = {
    "embedded": [],
    "engine": [],
    "games": ["engine"],
    "session": ["games", "engine"],
    "json": ["engine"],
    "protocol": ["json", "session", "games", "engine", "embedded"],
    "lab": ["games", "engine"],
    "text": ["json", "engine", "embedded"],
    "files": ["engine"],
    "store": ["files", "session", "games", "engine"],
    "server": ["files", "protocol", "json", "session", "games", "engine", "embedded"],
    # The module for the page ends where the protocol does; its command prints a signature.
    "wasm": ["lab", "protocol", "json", "session", "games", "engine", "embedded"],
    "cli/terminal": ["text", "files", "json", "engine"],
}
BELOW["cli/table"] = ["cli/terminal", "lab", "store", "protocol", "session", "games", "embedded"] + BELOW["cli/terminal"]
BELOW["cli/commands"] = ["cli/table", "server"] + BELOW["cli/table"]
BELOW["cli"] = ["cli/commands"] + BELOW["cli/commands"]

INCLUDE = re.compile(r'^\s*#\s*include\s+"([^"]+)"', re.MULTILINE)


def layer_of(path):
    """The layer of a path below src/: cli/table/words.h is of cli/table."""
    parts = path.split("/")
    if parts[0] == "cli" and len(parts) > 2:
        return "/".join(parts[:2])
    return parts[0]


def game_of(path):
    parts = path.split("/")
    return parts[1] if parts[0] == "games" and len(parts) > 2 else None


def is_test(path):
    return re.search(r"_test\.cpp$|_support\.(h|cpp)$", path) is not None


def faults(root):
    """One sentence for every include that points upwards."""
    source = pathlib.Path(root) / "src"
    for file in sorted([*source.rglob("*.h"), *source.rglob("*.cpp")]):
        path = file.relative_to(source).as_posix()
        layer = layer_of(path)
        if layer not in BELOW:
            yield f"src/{path}: the layer {layer} has no place in tests/layers.py"
            continue
        if is_test(path):
            continue
        for included in INCLUDE.findall(file.read_text(encoding="utf-8")):
            if not (source / included).exists():
                if (file.parent / included).exists():
                    yield f"src/{path}: includes {included} not from src/"
                continue  # generated
            other = layer_of(included)
            if is_test(included):
                yield f"src/{path}: includes {included}, which is for tests"
            elif other != layer and other not in BELOW[layer]:
                yield f"src/{path}: {layer} includes upwards, {included}"
            elif game_of(included) not in (None, game_of(path)):
                yield f"src/{path}: only a game itself includes its headers, {included}"


if __name__ == "__main__":
    found = list(faults(sys.argv[1] if len(sys.argv) > 1 else "."))
    print("\n".join(found) or "No layer includes upwards.")
    sys.exit(bool(found))
