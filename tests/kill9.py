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

With --timed GAME the game is one in real time. That cannot be played twice alike, so it is held
against itself: random legal entries are typed into lines, or pressed as keys and typed beside the
live line of a terminal, and after each death

  - what had been kept is there unchanged, to the millisecond, and the timers end when they ended;
  - what had been answered is there, and at most the one entry on its way may be there unseen;
  - the journal, read in elsewhere, plays out to the same table;
  - who comes back to running sand is told what happened meanwhile.
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
PATIENCE = 1800  # seconds until a silent program counts as hanging


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

    def wait_for(self, *texts):
        shown = ""
        end = time.monotonic() + PATIENCE
        while not any(text in shown for text in texts):
            more = self.read(end - time.monotonic())
            if not more:
                raise Wrong(f"the program stopped without {texts}:\n{shown}")
            shown += more
        return shown

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


class Hourglass:
    """One game in real time with a player whose battery dies."""

    def __init__(self, path, folder, game, seed, settings, chance):
        self.path = path
        self.folder = folder
        self.seatmate = Seatmate(path, f"{folder}/torn")
        self.start = ["play", game, "--yes", "--seed", str(seed)] + setup_of(settings)
        self.chance = chance
        self.id = None
        self.kept = []  # lines of the history, with their times
        self.of = 0
        self.shown = None
        self.copies = 0
        self.unseen = 0

    def look(self):
        """The screen and the whole history now."""
        opened, history = self.seatmate.ask({"do": "open", "id": self.id},
                                            {"do": "history", "id": self.id})
        return opened, history["lines"]

    def copy(self, *entries):
        """A copy of the game elsewhere, and what it answers to these entries."""
        return self.copy_asked(*({"do": "input", "id": self.id, "entries": [entry]}
                                 for entry in entries))

    def copy_asked(self, *more):
        self.copies += 1
        store = f"{self.folder}/copy-{self.copies}"
        text = self.seatmate.ask({"do": "export", "id": self.id})[0]["text"]
        requests = [{"do": "import", "text": text}, *more]
        lines = "".join(json.dumps(request) + "\n" for request in requests)
        run = subprocess.run([self.path, "--data", store, "protocol"], input=lines,
                             capture_output=True, text=True, timeout=PATIENCE, check=True)
        answers = [json.loads(line) for line in run.stdout.splitlines()]
        if not answers[0]["ok"]:
            raise Wrong(f"the journal cannot be read in elsewhere: {answers[0]}")
        return answers

    def after_undo(self):
        """Where the game stands after an undo: a pause is passed over, and what was done before it is
        taken back. Nothing if there is nothing to take back."""
        answer = self.copy_asked({"do": "undo", "id": self.id})[1]
        return answer["number"] if answer["ok"] else None

    def token(self, field):
        options = [option["token"] for option in field.get("options", [])]
        least, most = field.get("min", 0), field.get("max", 0)
        match field["kind"]:
            case "one_of" | "place":
                return self.chance.choice(options)
            case "number":
                return str(self.chance.randint(least, most))
            case "list":
                many = self.chance.randint(least, most)
                repeated = self.chance.choices(options, k=many)
                return ",".join(repeated if field.get("repeats") else
                                self.chance.sample(options, min(many, len(options))))
            case "phrase":
                word = self.chance.choice(field["options"])
                return word["token"] + (":1" if word.get("counted") else "")
        return field.get("otherwise", "x")

    def legal_entry(self):
        """An entry the game would take now, and the key that says it, if there is one."""
        forms = self.shown["prompt"]["forms"]
        if not forms:
            return None
        guesses = []
        for _ in range(40):
            form = self.chance.choice(forms)
            keys = form.get("keys", [])
            if keys and self.chance.random() < 0.5:
                key = self.chance.choice(keys)
                guesses.append(({"verb": form["verb"], "args": key["args"]}, key["key"]))
            else:
                args = [self.token(field) for field in form["fields"]]
                guesses.append(({"verb": form["verb"], "args": args}, None))
        answers = self.copy(*(guess[0] for guess in guesses))[1:]
        for guess, answer in zip(guesses, answers, strict=True):
            if answer["ok"]:  # the ones before it were refused and changed nothing
                return guess
        return None

    def finished(self):
        return self.shown is not None and self.shown["prompt"]["mood"] == "over"

    def sand_runs(self):
        return any(timer["mode"] != "idle" for timer in self.shown.get("timers", []))

    def check(self, before, after):
        """What the journal holds is what was kept and, if it may be there, one more entry."""
        screen, lines = self.look()
        if screen["number"] not in (before, after):
            raise Wrong(f"the journal is at {screen['number']}, expected {before} or {after}")
        for line, known in zip(lines, self.kept):
            line.pop("undone", None)
            if line != known and line["number"] <= min(before, after):
                raise Wrong(f"history differs at entry {line['number']}:\n  was {known}\n  is  {line}")
        if self.shown is not None and (screen["number"], screen["of"]) == (self.shown["number"], self.of):
            for part in ("timers", "prompt", "summary"):
                if screen.get(part) != self.shown.get(part):
                    raise Wrong(f"{part} changed in the dark:\n  was {self.shown.get(part)}\n"
                                f"  is  {screen.get(part)}")
        there = self.copy()[0]
        for part in ("timers", "prompt", "summary", "result", "number", "of"):
            if there.get(part) != screen.get(part):
                raise Wrong(f"{part} is another elsewhere:\n  here  {screen.get(part)}\n"
                            f"  there {there.get(part)}")
        for line in lines:
            line.pop("undone", None)
        self.shown, self.kept, self.of = screen, lines, screen["of"]

    def one_life(self):
        """From coming back to the next death."""
        live = self.chance.random() < 0.5
        arguments = self.seatmate.base + (["resume", self.id] if self.id else self.start)
        player = Player(arguments + ([] if live else ["--plain"]), terminal=live)
        try:
            if self.id is None:
                player.wait_for("> ", "[?]")
                self.id = self.seatmate.games()[0]["id"]
                self.check(0, 0)
            else:
                greeting = player.wait_for("> ", "[?]")
                if self.sand_runs() and "Meanwhile the sand has run on" not in greeting:
                    raise Wrong(f"nobody told what happened meanwhile:\n{greeting}")
            for _ in range(self.chance.randint(0, 6)):
                if not self.say(player, live, deadly=False):
                    break
            self.say(player, live, deadly=True)
        finally:
            player.close()

    def keys_for(self, said, live):
        """What is typed to say this: a key, or a line."""
        entry, key = said
        if live and self.sand_runs():
            if entry is None:
                return "\x7f"
            if key is not None:
                return key
        words = ["undo"] if entry is None else [entry["verb"]] + entry["args"]
        line = " ".join(f'"{word}"' if " " in word or not word else word for word in words)
        return (f":{line}\r" if live and self.sand_runs() else f"{line}\n")

    def say(self, player, live, deadly):
        """One entry or undo. False: there is nothing to say."""
        before = self.shown["number"]
        undo = before > 0 and before == self.of and self.chance.random() < 0.1
        undone = self.after_undo() if undo else None
        undo = undone is not None
        said = (None, None) if undo else self.legal_entry()
        if said is None:
            if deadly:
                player.kill()
                self.check(before, before)
            return False
        after = undone if undo else before + 1
        while player.read(0):
            pass
        os.write(player.input, self.keys_for(said, live).encode())
        if not deadly:
            end = time.monotonic() + PATIENCE
            while self.look()[0]["number"] != after:
                if time.monotonic() > end:
                    raise Wrong(f"{said} was not taken:\n{player.kill()}")
                player.read(0.01)
            self.check(before, after)
            return True
        time.sleep(self.chance.uniform(0, 0.06))
        shown = player.kill()
        self.check(before, after)
        if self.shown["number"] != after and self.answered(shown):
            raise Wrong(f"{said} was answered, but it is not kept:\n{shown}")
        self.unseen += self.shown["number"] == after and not self.answered(shown)
        return True

    @staticmethod
    def answered(shown):
        """Something was said that is not the line itself, the live line or a timer that ran out."""
        text = re.sub(r"\x1b\[[0-9;]*[A-Za-z]", "", shown).replace("\r", "\n")
        lines = [line.strip() for line in text.split("\n")[:-1]]
        return any(line and "[?]" not in line and not re.match(r"> |[0-9]+:[0-9]{2}", line)
                   and not re.search(r" [0-9]+:[0-9]{2}|OUT|the sand is out", line)
                   for line in lines)


def play_timed(path, game, settings, kills_wanted, chance):
    kills = games = finished = unseen = entries = 0
    with tempfile.TemporaryDirectory() as scratch:
        while kills < kills_wanted:
            seed = chance.randrange(2**32)
            games += 1
            hourglass = Hourglass(path, f"{scratch}/{games}", game, seed, settings, chance)
            try:
                while kills < kills_wanted and not hourglass.finished():
                    hourglass.one_life()
                    kills += 1
            except Wrong as wrong:
                raise SystemExit(f"game {games}, seed {seed}, after {kills} kills: {wrong}") from None
            finished += hourglass.finished()
            unseen += hourglass.unseen
            entries += len(hourglass.kept) - 1
    print(f"{kills} kills in {games} games of {game} with {entries} entries, {finished} of them "
          f"played to the end; {unseen} times the last entry was kept although its answer was never seen")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seatmate", required=True)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--timed", metavar="GAME", help="a game in real time instead")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE",
                        help="of the game in real time: how it is set up")
    arguments = parser.parse_args()
    chance = random.Random(arguments.seed)
    path = os.path.abspath(arguments.seatmate)
    if arguments.timed:
        settings = dict(option.split("=", 1) for option in arguments.option)
        return play_timed(path, arguments.timed, settings, arguments.kills, chance)

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
