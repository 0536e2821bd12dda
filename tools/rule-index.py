#!/usr/bin/env python3
"""Indexes the rules: where each one is implemented, and which tests name it.

A rule is cited by its id (AI-BUILD-3a) in a comment or a string, or as an identifier (AI_BUILD_3a).
Every citation outside a test counts as an implementation, except in a game's rules.h, which merely
lists the rules, and in lines.h, which lists what is said of them: there only what a line rests on
besides counts (a string). A test cites a rule in its name, in its body or in the comment directly above it.
"""

import argparse
import collections
import pathlib
import re

# AI-BUILD-3a, AI-SEL-DIR-1, CH-EFF-REP: at least three parts, so that neither UTF-8 nor a chapter
# of the rulebook (AI-BUILD) is taken for a rule.
CITED = re.compile(r"(?<![\w-])[A-Z]{2,5}(?:-[A-Z][A-Z0-9]*)+-(?:[0-9]+[a-z]?|[A-Z][A-Z0-9]*)(?![\w-])")
# The same as an identifier. A macro looks like one too unless it ends in a number, so the others
# (CH_EFF_REP) count only when qualified. A test's name may go on after it: AI_BUILD_3a_Nearest.
IDENTIFIER = re.compile(
    r"(?<!\w)(?:(?<=[Rr]ule::)[A-Z]{2,5}(?:_[A-Z][A-Z0-9]*){2,}(?!\w)"
    r"|(?<=Line::)[A-Z]{2,5}(?:_[A-Z][A-Z0-9]*){2,}(?=_[a-z])"
    r"|[A-Z]{2,5}(?:_[A-Z][A-Z0-9]*)+_[0-9]+[a-z]?(?![A-Za-z0-9]))"
)
# A test's name may also say it behind something else: NearestFirst_AI_BUILD_3a.
NAMED = re.compile(r"(?<=[a-z]_)[A-Z]{2,5}(?:_[A-Z][A-Z0-9]*)+_[0-9]+[a-z]?(?![A-Za-z0-9])")
# In rules.h every identifier of that shape is a rule.
LISTED = re.compile(r"(?<!\w)[A-Z]{2,5}(?:_[A-Z][A-Z0-9]*)+(?:_[0-9]+[a-z]?)?(?!\w)")
TEST = re.compile(
    r"^(?:TEST|TEST_F|TEST_P|TYPED_TEST|RC_GTEST_PROP|RC_GTEST_FIXTURE_PROP)"
    r"\s*\(\s*(\w+)\s*,\s*(\w+)",
    re.MULTILINE,
)
# Comments and literals: braces inside them do not count.
SKIPPED = re.compile(
    r'//[^\n]*|/\*.*?\*/|R"(?P<tag>[^()\s\\]*)\(.*?\)(?P=tag)"|"(?:\\.|[^"\\\n])*"|(?<!\w)\'(?:\\.|[^\'\\\n])+\'',
    re.DOTALL,
)


def rules_in(text, patterns=(CITED, IDENTIFIER)):
    """The rules cited in a text, with the offset of each citation."""
    for pattern in patterns:
        for match in pattern.finditer(text):
            yield match.group().replace("_", "-"), match.start()


def rules_listed(text):
    """The ids a rules.h lists, in its order."""
    found = [(m.start(), m.group()) for pattern in (CITED, LISTED) for m in pattern.finditer(text)]
    ids = (name.replace("_", "-") for _, name in sorted(found))
    return list(dict.fromkeys(rule for rule in ids if CITED.fullmatch(rule)))


def blank(text):
    """The text with comments and literals overwritten by spaces, offsets unchanged."""
    return SKIPPED.sub(lambda match: re.sub(r"[^\n]", " ", match.group()), text)


def body_end(code, start):
    """Where the braces opened after `start` are closed again."""
    depth = 0
    for match in re.compile(r"[{}]").finditer(code, start):
        depth += 1 if match.group() == "{" else -1
        if depth == 0:
            return match.end()
    return len(code)


def comment_start(text, start):
    """Where the block of // lines directly above `start` begins, or `start`."""
    while True:
        previous = text.rfind("\n", 0, max(start - 1, 0)) + 1
        if start == 0 or not text[previous:start].lstrip().startswith("//"):
            return start
        start = previous


def tests_in(text):
    """Each test of a file: its name and everything that belongs to it, comment included."""
    code = blank(text)
    for match in TEST.finditer(code):
        yield (
            f"{match.group(1)}.{match.group(2)}",
            text[comment_start(text, match.start()) : body_end(code, match.start())],
        )


def natural(rule):
    return [(int(part), "") if part.isdigit() else (0, part) for part in re.split(r"(\d+)", rule)]


class Game:
    def __init__(self):
        self.listed = []
        self.implemented = collections.defaultdict(list)
        self.tests = collections.defaultdict(list)

    def add(self, path, text):
        if path.name == "rules.h":
            self.listed = rules_listed(text)
        elif path.name.endswith("_test.cpp"):
            for name, part in tests_in(text):
                cited = [rule for rule, _ in (*rules_in(part), *rules_in(name, (NAMED,)))]
                self.note(self.tests, f"{path}:{name}", cited)
        else:
            patterns = (CITED,) if path.name == "lines.h" else (CITED, IDENTIFIER)
            for rule, offset in sorted(rules_in(text, patterns), key=lambda found: found[1]):
                self.note(self.implemented, f"{path}:{text.count(chr(10), 0, offset) + 1}", [rule])

    @staticmethod
    def note(table, place, rules):
        for rule in rules:
            if place not in table[rule]:
                table[rule].append(place)

    def rules(self):
        """The rulebook's order first; then what is cited but not listed, so that a typo shows."""
        others = (set(self.implemented) | set(self.tests)) - set(self.listed)
        return self.listed + sorted(others, key=natural)


def generate(games):
    arrays, entries = [], []

    def array(places):
        if not places:
            return "{}"
        name = f"places_{len(arrays)}"
        quoted = ", ".join(f'"{place}"' for place in places)
        arrays.append(f"constexpr std::string_view {name}[] = {{{quoted}}};")
        return name

    for folder, game in sorted(games.items()):
        for rule in game.rules():
            implemented = array(game.implemented.get(rule))
            tests = array(game.tests.get(rule))
            entries.append(f'    RuleIndexEntry{{"{folder}", "{rule}", {implemented}, {tests}}},')
    return "\n".join(
        [
            "// Generated by tools/rule-index.py.",
            '#include "embedded/rule_index.h"',
            "",
            "#include <array>",
            "",
            "namespace seatmate::embedded {",
            "namespace {",
            "",
            *arrays,
            "",
            f"constexpr std::array<RuleIndexEntry, {len(entries)}> entries{{",
            *entries,
            "};",
            "",
            "}  // namespace",
            "",
            "std::span<const RuleIndexEntry> rule_index() { return entries; }",
            "",
            "}  // namespace seatmate::embedded",
            "",
        ]
    )


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--root", type=pathlib.Path, required=True, help="the project")
    parser.add_argument("--files", type=pathlib.Path, required=True, help="paths below root, one a line")
    parser.add_argument("--output", type=pathlib.Path, required=True)
    arguments = parser.parse_args()

    games = collections.defaultdict(Game)
    for line in sorted(arguments.files.read_text().splitlines()):
        path = pathlib.PurePosixPath(line)
        if path.parts[:2] == ("src", "games") and len(path.parts) > 3:
            games[path.parts[2]].add(path, (arguments.root / path).read_text(encoding="utf-8"))
    arguments.output.write_text(generate(games), encoding="utf-8")


if __name__ == "__main__":
    main()
