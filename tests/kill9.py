#!/usr/bin/env python3
"""Plays with `seatmate play`, kills it at random moments, comes back, and compares.

A game is first played without interruption. Then the same entries are typed into another store by a
player whose battery dies again and again, at a pipe and at a terminal. After each death the journal
is asked how far it got:

  - what had been shown on the screen must be there (an entry whose answer, or a part of it, came out);
  - at most the one entry that was on its way may be there unseen;
  - the history so far is word for word that of the uninterrupted game, so the cards that come next
    are those that would have come.

Some of the entries are taken back and typed again in between.
"""

import argparse
import json
import os
import pty
import random
import re
import select
import signal
import subprocess
import tempfile
import termios
import time

GAMES = [
    {"level": "1"},
    {"level": "3", "faction": "druids", "side": "3-5"},
    {"level": "2", "cards": "mine", "tiles": "mine"},
    {"level": "5", "faction": "blight"},
    {"humans": "2", "level": "4"},
]
GAME = "age-of-innovation"
PATIENCE = 60  # seconds until a silent program counts as hanging


class Wrong(Exception):
    pass


def setup_of(settings):
    return [word for key, value in settings.items() for word in ("--option", f"{key}={value}")]


class Seatmate:
    """How the program under test is started."""

    def __init__(self, path, store):
        self.base = [path, "--lang", "en", "--data", store]

    def ask(self, *requests):
        """Requests of the line protocol and their answers."""
        lines = "".join(json.dumps(request) + "\n" for request in requests)
        run = subprocess.run(self.base + ["protocol"], input=lines, capture_output=True, text=True,
                             timeout=PATIENCE, check=True)
        answers = [json.loads(line) for line in run.stdout.splitlines()]
        for request, answer in zip(requests, answers, strict=True):
            if not answer["ok"]:
                raise Wrong(f"{request} was refused: {answer}")
        return answers

    def games(self):
        return self.ask({"do": "list"})[0]["games"]

    def table(self, game):
        """Everything that can be seen."""
        parts = ["prompt", "report", "result", "view", "tracked"]
        shown = self.ask({"do": "show", "id": game, "parts": parts})[0]
        shown.pop("id", None)
        return shown

    def history(self, game):
        """What happened, without when, and how far the game is: (lines, number, of)."""
        opened, history = self.ask({"do": "open", "id": game}, {"do": "history", "id": game})
        lines = history["lines"]
        for line in lines:
            line.pop("at", None)
            line.get("entry", {}).pop("at", None)
        return lines, opened["number"], opened["of"]


def entries_of(path, seed, settings):
    """What a simulated human types in a whole game."""
    run = subprocess.run([path, "--lang", "en", "playthrough", GAME, "--seed", str(seed)]
                         + setup_of(settings), capture_output=True, text=True, check=True)
    return [match.group(1) for match in re.finditer(r"^> ([^(\n]*)", run.stdout, re.MULTILINE)]


def play_through(path, folder, seed, settings, entries):
    """The uninterrupted game: its history and its end."""
    seatmate = Seatmate(path, folder)
    run = subprocess.run(seatmate.base + ["play", GAME, "--yes", "--seed", str(seed)]
                         + setup_of(settings), input="\n".join(entries) + "\n",
                         capture_output=True, text=True, timeout=PATIENCE, check=True)
    game = seatmate.games()[0]["id"]
    lines, number, _ = seatmate.history(game)
    if number != len(entries):
        raise Wrong(f"only {number} of {len(entries)} entries were accepted:\n{run.stdout}")
    return lines, seatmate.table(game)


class Player:
    """One run of the program, at a pipe or at a terminal."""

    def __init__(self, arguments, terminal):
        self.terminal = terminal
        if terminal:
            ours, theirs = pty.openpty()
            attributes = termios.tcgetattr(theirs)
            attributes[3] &= ~termios.ECHO  # what is typed must not look like an answer
            termios.tcsetattr(theirs, termios.TCSANOW, attributes)
            self.process = subprocess.Popen(arguments, stdin=theirs, stdout=theirs,
                                            stderr=subprocess.DEVNULL, start_new_session=True)
            os.close(theirs)
            self.input = self.output = ours
        else:
            self.process = subprocess.Popen(arguments, stdin=subprocess.PIPE,
                                            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
            self.input = self.process.stdin.fileno()
            self.output = self.process.stdout.fileno()

    def read(self, seconds):
        """Some output, or nothing if none comes in time or ever again."""
        ready, _, _ = select.select([self.output], [], [], seconds)
        if not ready:
            return ""
        try:
            return os.read(self.output, 65536).decode(errors="replace")
        except OSError:  # a terminal whose other side is gone
            return ""

    def wait_for_prompt(self):
        shown = ""
        end = time.monotonic() + PATIENCE
        while not shown.endswith("> "):
            more = self.read(end - time.monotonic())
            if not more:
                raise Wrong(f"the program stopped without a prompt:\n{shown}")
            shown += more
        return shown

    def type(self, line):
        os.write(self.input, (line + "\n").encode())

    def kill(self):
        """Everything that was shown before the end."""
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()
        shown = ""
        while more := self.read(0):
            shown += more
        return shown

    def close(self):
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        for stream in (self.process.stdin, self.process.stdout):
            if stream:
                stream.close()
        if self.terminal:
            os.close(self.output)

    def answered(self, line, shown):
        """Was anything shown but the line itself, which a pipe repeats?"""
        shown = shown.replace("\r", "")
        if not self.terminal and shown.startswith(line):
            shown = shown[len(line):]
        return shown.strip() != ""


class Battery:
    """One game with a player whose battery dies."""

    def __init__(self, path, folder, seed, settings, entries, expected, chance):
        self.seatmate = Seatmate(path, folder)
        self.start = ["play", GAME, "--yes", "--seed", str(seed)] + setup_of(settings)
        self.entries = entries
        self.expected = expected
        self.chance = chance
        self.id = None
        self.number = 0
        self.of = 0
        self.pause = 0.01  # how long an answer takes, roughly: deaths fall around it
        self.unseen = 0

    def check(self, possible):
        """What the journal holds now is one of `possible` (number, of), and tells the same story."""
        if self.id is None:
            games = self.seatmate.games()
            if not games:
                if None in possible:
                    return
                raise Wrong("the setup was shown, but there is no game")
            self.id = games[0]["id"]
        lines, number, of = self.seatmate.history(self.id)
        if (number, of) not in possible:
            raise Wrong(f"the journal is at {number} of {of}, expected one of {possible}")
        for line, expected in zip(lines, self.expected):
            line.pop("undone", None)
            if line != expected:
                raise Wrong(f"history differs at entry {line['number']}:\n  was {expected}\n  is  {line}")
        if (number, of) != possible[0]:
            self.unseen += 1
        self.number, self.of = number, of

    def finished(self):
        return self.id is not None and self.number == len(self.entries)

    def one_life(self):
        """From coming back to the next death."""
        arguments = self.seatmate.base + (["resume", self.id] if self.id else self.start)
        player = Player(arguments, terminal=self.chance.random() < 0.5)
        try:
            if self.id is None:
                if self.chance.random() < 0.5:  # dies while the table is being set up
                    time.sleep(self.chance.uniform(0, 0.1))
                    shown = player.kill()
                    return self.check([(0, 0)] if shown.strip() else [None, (0, 0)])
                player.wait_for_prompt()
                self.check([(0, 0)])
            else:
                player.wait_for_prompt()
            self.live(player, self.chance.randint(0, 5))
        finally:
            player.close()

    def live(self, player, safely):
        while True:
            undo = self.number > 0 and self.number == self.of and self.chance.random() < 0.1
            if not undo and self.number == len(self.entries):
                player.kill()
                return self.check([(self.number, self.of)])
            if undo:
                line, after = "undo", (self.number - 1, self.of)
            else:
                line, after = self.entries[self.number], (self.number + 1, self.number + 1)
            before = (self.number, self.of)
            since = time.monotonic()
            player.type(line)
            if safely == 0:
                time.sleep(self.chance.uniform(0, 1.5 * self.pause))
                shown = player.kill()
                return self.check([after] if player.answered(line, shown) else [before, after])
            safely -= 1
            player.wait_for_prompt()
            self.pause = 0.8 * self.pause + 0.2 * (time.monotonic() - since)
            self.number, self.of = after


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seatmate", required=True)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    chance = random.Random(arguments.seed)
    path = os.path.abspath(arguments.seatmate)

    kills = games = finished = unseen = 0
    with tempfile.TemporaryDirectory() as scratch:
        while kills < arguments.kills:
            settings = GAMES[games % len(GAMES)]
            seed = chance.randrange(2**32)
            games += 1
            told = f"game {games}, seed {seed}, {settings}, after {kills} kills"
            try:
                entries = entries_of(path, seed, settings)
                expected, table = play_through(path, f"{scratch}/whole-{games}", seed, settings, entries)
                battery = Battery(path, f"{scratch}/torn-{games}", seed, settings, entries,
                                  expected, chance)
                while kills < arguments.kills and not battery.finished():
                    battery.one_life()
                    kills += 1
                if battery.finished():
                    if battery.seatmate.table(battery.id) != table:
                        raise Wrong("the game ended with another table")
                    finished += 1
                unseen += battery.unseen
            except Wrong as wrong:
                raise SystemExit(f"{told}: {wrong}") from None
    print(f"{kills} kills in {games} games, {finished} of them played to the end; "
          f"{unseen} times the last entry was kept although its answer was never seen")


if __name__ == "__main__":
    main()
