#!/usr/bin/env python3
"""A disk that fails at any call: whatever the program asks of it, it keeps what it promised.

tests/failing_calls.c stands between `seatmate` and the C library and lets the n-th call fail, or all from
it on: a full disk, one that cannot be read, written or brought to safety, no more files to be opened, no
lock to be had, writes that are cut short. One after the other, n is every number there is (--every 7:
every seventh), until a run comes through unharmed.

A session of the line protocol in which everything is done once that writes must

  - keep what was acknowledged, and nothing that was refused, unless it was said that this is not certain;
  - go on when the disk is well again;
  - answer with a sentence that may be said of a disk: nobody's file is called foreign or damaged.

Commands that write files (export, backup, import, rescue, tables, boxes, and bringing old files forward)
must leave the earlier file or the whole new one, and the games as they were or as they should be. What
ended well is there; what did not says so in words.
"""

import argparse
import concurrent.futures
import contextlib
import glob
import json
import os
import re
import shutil
import sqlite3
import subprocess
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
KINDS = ["full", "short", "io", "sync", "files", "system-files", "locks"]
PATIENCE = 1800  # seconds until a silent program counts as hanging
UNSURE = "store.error.unsure"
# What may be said of a disk that fails but was never damaged, and of what others wrote.
OF_A_DISK = {"store.error.full", "store.error.write", "store.error.open", "store.error.read-only",
             "store.error.busy", UNSURE}
DAMAGED = {"store.error.damaged", "store.error.damaged-game"}
GAME = "golem"
NEW = {"do": "new", "game": GAME, "seed": "7", "title": "Rainy Sunday"}
BOX_GAME = "age-of-innovation"
TABLES = ["game", "record", "fact", "rules"]


class Wrong(Exception):
    pass


class Fault:
    def __init__(self, kind, lasting, at):
        self.kind, self.lasting, self.at = kind, lasting, at

    def __str__(self):
        return f"{self.kind}{', lasting' if self.lasting else ''}, at call {self.at}"


class Bench:
    """The program under test, and where it is struck."""

    def __init__(self, program, shim, scratch):
        self.program, self.shim, self.scratch = program, shim, scratch

    def environment(self, folder, fault):
        told = folder + ".told"
        with contextlib.suppress(FileNotFoundError):
            os.remove(told)
        environment = {**os.environ, "LD_PRELOAD": self.shim, "FAULT_FOLDER": folder, "FAULT_TOLD": told,
                       "LC_ALL": "C.UTF-8"}
        if fault:
            environment |= {"FAULT_KIND": fault.kind, "FAULT_AT": str(fault.at),
                            "FAULT_LASTING": "1" if fault.lasting else "0"}
        return environment

    @staticmethod
    def struck(folder):
        """What was struck, if anything was."""
        with contextlib.suppress(FileNotFoundError):
            with open(folder + ".told", encoding="utf-8", errors="replace") as told:
                return told.readline().strip()
        return None

    def run(self, folder, arguments, fault=None, typed=None):
        return subprocess.run([self.program, "--lang", "en", "--data", f"{folder}/home", *arguments],
                              env=self.environment(folder, fault), input=typed, capture_output=True,
                              text=True, timeout=PATIENCE, check=False)


class Conversation:
    """One run of `seatmate protocol`."""

    def __init__(self, bench, folder, fault):
        self.process = subprocess.Popen(
            [bench.program, "--data", f"{folder}/home", "protocol"], env=bench.environment(folder, fault),
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)

    def ask(self, request):
        """The answer; None if the program has ended."""
        with contextlib.suppress(BrokenPipeError):
            self.process.stdin.write(json.dumps(request) + "\n")
            self.process.stdin.flush()
        line = self.process.stdout.readline()
        return json.loads(line) if line else None

    def end(self):
        """(exit code, what it said on the error stream)"""
        with contextlib.suppress(BrokenPipeError):
            self.process.stdin.close()
        said = self.process.stderr.read()
        self.process.stdout.close()
        code = self.process.wait(PATIENCE)
        self.process.stderr.close()
        return code, said


def reading(fault, struck):
    """SQLite takes what cannot be read for damaged, and so may be said of it. What lasts strikes the next reading."""
    return fault is not None and fault.kind == "io" and \
        (fault.lasting or (struck or "").startswith(("pread", "read")))


def must_be_words(code, said, may_be_damaged=False):
    """A program that could not do it says so to a person, and does not just fall over."""
    if code < 0 or code > 2:
        raise Wrong(f"the program fell over ({code}):\n{said}")
    if code and not said.strip():
        raise Wrong("the program ended without a word")
    if re.search(r"terminate called|(^|[ “])(shell|lab|engine|session|store|protocol)\.[a-z-]+\.[a-z-]+", said):
        raise Wrong(f"these are no words:\n{said}")
    if re.search(r"is not a file of Seatmate|newer Seatmate", said) or \
            (not may_be_damaged and re.search(r"is damaged", said)):
        raise Wrong(f"it says what is not so:\n{said}")


def entries_of(program):
    """What a simulated human says at first in a game, and what it tells of the box on the way."""
    run = subprocess.run([program, "--lang", "en", "playthrough", GAME, "--seed", "7"], capture_output=True,
                         text=True, check=True)
    lines = re.findall(r"^> ([^(\n]*)", run.stdout, re.MULTILINE)[:6]
    if not any(line.startswith("tell") for line in lines):
        raise Wrong("nothing is told of the box in this session")
    return lines


class Session:
    """Everything is done once that writes; what is there after each step, if nothing fails."""

    def __init__(self, bench):
        self.bench = bench
        folder = f"{bench.scratch}/course"
        os.makedirs(folder)
        talk = Conversation(bench, folder, None)
        begun = self.must(talk.ask(NEW))
        self.id = begun["id"]
        text = None
        self.steps = [NEW]
        self.course = [[]]
        self.course.append(self.look(talk))
        entries = entries_of(bench.program)
        rest = [{"do": "input", "id": self.id, "entries": [self.entry(line)]} for line in entries]
        rest += [{"do": "undo", "id": self.id, "steps": 2}, {"do": "redo", "id": self.id, "steps": 1},
                 {"do": "undo", "id": self.id, "steps": 1},
                 {"do": "input", "id": self.id, "entries": [self.entry(entries[-2])]},
                 {"do": "rename", "id": self.id, "title": "Sunny Monday"},
                 {"do": "import", "text": None}, {"do": "remove", "id": self.id}]
        for step in rest:
            if step["do"] == "undo" and text is None:
                text = self.must(talk.ask({"do": "export", "id": self.id}))["text"]
            if step["do"] == "import":  # another game: what it was before
                step["text"] = text
            self.must(talk.ask(step))
            self.steps.append(step)
            self.course.append(self.look(talk))
        talk.end()
        for step, before, after in zip(self.steps, self.course, self.course[1:]):
            if before == after:
                raise Wrong(f"{step} changes nothing")

    @staticmethod
    def entry(line):
        verb, *arguments = line.split()
        if verb.startswith(("tell-", "thrown")):  # a phrase is one argument
            arguments = [" ".join(arguments)]
        return {"verb": verb, "args": arguments}

    @staticmethod
    def must(answer):
        if not answer or not answer["ok"]:
            raise Wrong(f"refused although nothing failed: {answer}")
        return answer

    def look(self, talk):
        """All games as they stand, and all that was told."""
        games = []
        for row in self.must(talk.ask({"do": "list"}))["games"]:
            text = self.must(talk.ask({"do": "export", "id": row["id"]}))["text"]
            shown = self.must(talk.ask({"do": "show", "id": row["id"]}))
            games.append([row["id"], row["title"], shown["number"], shown["of"], text])
        return sorted(games) + [self.must(talk.ask({"do": "facts-out", "game": GAME}))["text"]]

    def strike(self, fault):
        """Plays it on a disk that fails. What was struck, or None if nothing was."""
        folder = tempfile.mkdtemp(dir=self.bench.scratch)
        talk = Conversation(self.bench, folder, fault)
        done, unsure = 0, False
        try:
            while done < len(self.steps):
                answer = talk.ask(self.steps[done])
                if answer is None:
                    code, said = talk.end()
                    must_be_words(code, said, reading(fault, self.bench.struck(folder)))
                    if done or not code:
                        raise Wrong(f"the program ended in the middle:\n{said}")
                    break
                if answer["ok"]:
                    done += 1
                    continue
                refused = answer["error"]["id"]
                if refused not in OF_A_DISK and not (
                        refused in DAMAGED and reading(fault, self.bench.struck(folder))):
                    raise Wrong(f"{refused} was said of {self.steps[done]['do']}")
                unsure = refused == UNSURE
                if fault.lasting:
                    again = talk.ask(self.steps[done]) if not unsure else None
                    if again and again["ok"]:
                        done += 1
                    elif again:
                        unsure = again["error"]["id"] == UNSURE
                    break
                # It is well again: where does it stand?
                there = self.look(talk)
                if unsure and there == self.course[done + 1]:
                    done += 1
                elif there != (self.course[done] if done else [there[-1]]):
                    raise Wrong(f"{refused} was said of step {done}, and yet something has changed")
                unsure = False
            else:
                code, said = talk.end()
                must_be_words(code, said)
        finally:
            if talk.process.poll() is None:
                talk.end()
        struck = self.bench.struck(folder)
        self.check(folder, done, unsure)
        shutil.rmtree(folder)
        return struck

    def check(self, folder, done, unsure):
        """What whoever opens the file next finds, on a disk that is well."""
        talk = Conversation(self.bench, folder, None)
        there = self.look(talk)
        talk.end()
        if not self.stands(there, done) and not (unsure and self.stands(there, done + 1)):
            raise Wrong(f"after {done} steps{' or one more' if unsure else ''} there is:\n{there}")

    def stands(self, there, done):
        return there[:-1] == [] if done == 0 else there == self.course[done]


def rows_of(file):
    """All that a file of games holds; None if it is not sound."""
    database = sqlite3.connect(f"file:{file}?mode=ro", uri=True)
    try:
        if database.execute("PRAGMA integrity_check").fetchall() != [("ok",)]:
            return None
        names = {name for (name,) in database.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}
        return [(name, sorted(database.execute(f"SELECT * FROM {name}").fetchall(), key=repr))
                for name in TABLES if name in names]
    except sqlite3.Error as trouble:
        raise Wrong(f"{file} cannot be read: {trouble}") from None
    finally:
        database.close()


def content_of(file):
    with open(file, "rb") as opened:
        return opened.read()


class Command:
    """A command that writes: struck at every call in a fresh copy of the same folder."""

    def __init__(self, bench, name, arguments, target=None, earlier=None, old=None, typed=None):
        self.bench, self.name, self.arguments, self.typed = bench, name, arguments, typed
        self.target, self.earlier = target, earlier
        self.start = f"{bench.scratch}/from-{name}"
        shutil.copytree(f"{bench.scratch}/base", self.start)
        if old:
            database = sqlite3.connect(f"{self.start}/home/games.db")
            database.executescript(old)
            database.close()
        if earlier is not None:
            with open(f"{self.start}/{target}", "wb") as file:
                file.write(earlier)
        self.before = self.rows(self.start)
        # Once without a fault: what should come of it.
        folder = self.fresh()
        run = bench.run(folder, self.arguments_in(folder), typed=typed)
        if run.returncode:
            raise Wrong(f"{name} failed although nothing was struck:\n{run.stderr}")
        self.after = self.rows(folder)
        self.made = self.reading(folder)
        if self.after == self.before and self.made == self.earlier_reading() and not self.copies(folder):
            raise Wrong(f"{name} changes nothing")
        shutil.rmtree(folder)

    def fresh(self):
        folder = tempfile.mkdtemp(dir=self.bench.scratch)
        shutil.copytree(self.start, folder, dirs_exist_ok=True)
        return folder

    def arguments_in(self, folder):
        return [argument.replace("@", folder + "/") for argument in self.arguments]

    @staticmethod
    def rows(folder):
        return rows_of(f"{folder}/home/games.db")

    def reading(self, folder):
        """What stands where the command writes."""
        file = f"{folder}/{self.target}"
        if not self.target or not os.path.exists(file):
            return None
        return rows_of(file) if file.endswith(".db") and content_of(file) != self.earlier else content_of(file)

    def earlier_reading(self):
        return self.earlier

    @staticmethod
    def copies(folder):
        return sorted(glob.glob(f"{folder}/home/copies/*.db"))

    def strike(self, fault):
        folder = self.fresh()
        run = self.bench.run(folder, self.arguments_in(folder), fault, self.typed)
        struck = self.bench.struck(folder)
        unreadable = reading(fault, struck)
        if self.name == "rescue" and unreadable and run.returncode and run.stdout:
            shutil.rmtree(folder)  # it says what it could not save
            return struck
        must_be_words(run.returncode, run.stderr, unreadable)
        refused = run.returncode != 0
        if self.typed:  # the answers of the line protocol
            for line in run.stdout.splitlines():
                answer = json.loads(line)
                refused = refused or not answer["ok"]
                if not answer["ok"] and answer["error"]["id"] not in OF_A_DISK | {"shell.file.write"} \
                        and not (answer["error"]["id"] in DAMAGED and unreadable):
                    raise Wrong(f"{answer['error']['id']} was said")
        there, made = self.rows(folder), self.reading(folder)
        if not refused and (there != self.after or made != self.made):
            raise Wrong(f"{self.name} ended well, but not all of it is there")
        if there not in (self.before, self.after):
            raise Wrong(f"{self.name} left the games half changed:\n{run.stderr}")
        if made not in (self.earlier_reading(), self.made):
            raise Wrong(f"{self.name} left half a file:\n{run.stderr}")
        for copy in self.copies(folder):
            if rows_of(copy) != self.before:
                raise Wrong(f"{copy} is no copy of what was there")
        left = glob.glob(f"{folder}/**/*.new-*", recursive=True)
        if left and not (struck or "").startswith(("unlink", "remove")) and not fault.lasting:
            raise Wrong(f"left behind: {left}")
        # On a disk that is well it goes on.
        if there == self.before:
            again = self.bench.run(folder, self.arguments_in(folder), typed=self.typed)
            if again.returncode and made is None:
                raise Wrong(f"{self.name} does not go on when the disk is well again:\n{again.stderr}")
        shutil.rmtree(folder)
        return struck


def commands_of(bench, session):
    """Every command that writes a file, in a folder with games."""
    folder = f"{bench.scratch}/base"
    os.makedirs(folder)
    talk = Conversation(bench, folder, None)
    for step in session.steps[:8]:
        session.must(talk.ask(step))
    session.must(talk.ask({"do": "new", "game": BOX_GAME, "seed": "5"}))
    talk.end()
    talk = Conversation(bench, f"{bench.scratch}/theirs", None)
    theirs = session.must(talk.ask({"do": "new", "game": BOX_GAME, "seed": "9"}))["id"]
    text = session.must(talk.ask({"do": "export", "id": theirs}))["text"]
    talk.end()
    with open(f"{folder}/theirs.seatmate", "w", encoding="utf-8") as file:
        file.write(text)
    earlier = b"what was there before\n" * 400
    move = json.dumps({"do": "new", "game": BOX_GAME, "seed": "6"}) + "\n"
    return [
        Command(bench, "export", ["export", session.id, "@game.seatmate"], "game.seatmate"),
        Command(bench, "export-over", ["export", "-f", session.id, "@game.seatmate"], "game.seatmate", earlier),
        Command(bench, "backup", ["backup", "@copy.db"], "copy.db"),
        Command(bench, "backup-over", ["backup", "-f", "@copy.db"], "copy.db", earlier),
        Command(bench, "rescue", ["rescue", "@saved"], "saved/games.db"),
        Command(bench, "import", ["import", "@theirs.seatmate"]),
        Command(bench, "box", ["box", "export", GAME, "@box.json"], "box.json"),
        Command(bench, "table", ["simulate", BOX_GAME, "-n", "2", "-j", "1", "--csv", "@table.csv"], "table.csv"),
        Command(bench, "forward", ["games"], old="DROP INDEX game_by_time; DROP INDEX game_by_line;"
                " DROP INDEX game_by_campaign; DROP INDEX game_by_beginning; ALTER TABLE game DROP COLUMN records;"
                " ALTER TABLE game DROP COLUMN leads; DROP TABLE change; DROP TABLE rules; ALTER TABLE game DROP COLUMN sum;"
                " ALTER TABLE record DROP COLUMN sum; ALTER TABLE fact DROP COLUMN sum; PRAGMA user_version = 3"),
        Command(bench, "new-rules", ["protocol"], typed=move, old="UPDATE rules SET version = 0"),
    ]


def strike_everywhere(target, name, kind, lasting, every):
    """How many calls were struck. What was wrong says where."""
    count = 0
    at = 1
    while True:
        fault = Fault(kind, lasting, at)
        try:
            struck = target.strike(fault)
        except Wrong as wrong:
            raise Wrong(f"{name}: {fault}: {wrong}") from None
        if struck is None:
            return count
        count += 1
        at += every


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seatmate", required=True)
    parser.add_argument("--every", type=int, default=1, help="strike every so many calls only")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--compiler", default=os.environ.get("CC", "cc"))
    parser.add_argument("--only", default="", help="what is struck: session, or the name of a command")
    parser.add_argument("--kind", choices=KINDS)
    arguments = parser.parse_args()

    with tempfile.TemporaryDirectory() as scratch:
        shim = f"{scratch}/failing_calls.so"
        subprocess.run([arguments.compiler, "-O1", "-shared", "-fPIC", "-o", shim,
                        f"{ROOT}/tests/failing_calls.c", "-ldl"], check=True)
        bench = Bench(os.path.abspath(arguments.seatmate), shim, scratch)
        session = Session(bench)
        targets = {"session": session} | {command.name: command for command in commands_of(bench, session)}
        work = [(target, name, kind, lasting, arguments.every)
                for name, target in targets.items() if arguments.only in ("", name)
                for kind in KINDS if arguments.kind in (None, kind)
                for lasting in (False, True)]
        counts, wrongs = {}, []
        with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
            tasks = {pool.submit(strike_everywhere, *one): one for one in work}
            for task in concurrent.futures.as_completed(tasks):
                _, name, _, _, _ = tasks[task]
                try:
                    counts[name] = counts.get(name, 0) + task.result()
                except Wrong as wrong:
                    wrongs.append(str(wrong))
        for name, count in counts.items():
            print(f"{name}: {count} calls failed")
        print(f"{sum(counts.values())} calls failed; "
              f"{'something was not kept, or said that is not so' if wrongs else 'all was kept and nothing said that is not so'}")
        if wrongs:
            raise SystemExit("\n".join(f"FAILED: {wrong}" for wrong in wrongs))
        if not arguments.kind and sum(counts.values()) < 40:
            raise SystemExit("FAILED: hardly anything was struck")


if __name__ == "__main__":
    main()
