#!/usr/bin/env python3
"""Kills `seatmate serve` at random moments while ten devices write, begins it again, and compares.

Two devices share each of five games; each looks where its game stands and says something that is
meant to come after that. After each death

  - every entry that was acknowledged stands where the answer said, with what it said;
  - beyond them there is at most what was on its way: one entry of each device;
  - the store is whole: every game opens.
"""

import argparse
import http.client
import json
import os
import random
import socket
import subprocess
import tempfile
import threading
import time

WRITERS = 10
GAMES = 5
# Opening a game reads all of it: now and then others are begun, so that it does not grow for ever.
KILLS_OF_A_GAME = 20


class Wrong(Exception):
    pass


def free_port():
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return one.getsockname()[1]


class Server:
    def __init__(self, program, folder, port):
        self.port = port
        self.process = subprocess.Popen(
            [program, "--lang", "en", "--data", f"{folder}/data", "serve", "--port", str(port),
             "--page", f"{folder}/page"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        while not self.answers():
            if self.process.poll() is not None:
                raise Wrong(f"the server ended with {self.process.returncode}")
            time.sleep(0.01)

    def answers(self):
        try:
            return self.ask({"do": "games"})["ok"]
        except (OSError, http.client.HTTPException):
            return False

    def ask(self, request):
        """The answer; an exception if there was none, or not all of it."""
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=600)
        try:
            line.request("POST", "/api/call", json.dumps(request),
                         {"Content-Type": "application/json"})
            return json.loads(line.getresponse().read())
        finally:
            line.close()

    def kill(self):
        self.process.kill()
        self.process.wait()


class Writer(threading.Thread):
    """One device. Everything it was told to be kept is in `kept`: (number, value)."""

    def __init__(self, server, game, seed):
        super().__init__()
        self.server = server
        self.game = game
        self.random = random.Random(seed)
        self.kept = []
        self.wrong = None

    def run(self):
        number = 0
        while True:
            value = self.random.randrange(-100, 500)
            try:
                said = self.server.ask({"do": "adjust", "id": self.game, "path": "score",
                                        "value": value, "after": number})
                if said["ok"]:
                    number = said["number"]
                    self.kept.append((number, str(value)))
                elif said["error"]["id"] == "store.error.behind":
                    number = self.server.ask({"do": "show", "id": self.game, "parts": []})["number"]
                else:
                    self.wrong = said
                    return
            except (OSError, http.client.HTTPException, ValueError):
                return  # it was killed


def compare(server, game, kept):
    """How many entries there are, if all that were kept are among them."""
    lines = server.ask({"do": "history", "id": game})
    if not lines["ok"]:
        raise Wrong(f"{game} does not open: {lines}")
    there = {line["number"]: line["entry"]["args"][1] for line in lines["lines"] if "entry" in line}
    for number, value in kept:
        if there.get(number) != value:
            raise Wrong(f"{game}: entry {number} was acknowledged as {value}, "
                        f"but it is {there.get(number)}")
    most = max((number for number, _ in kept), default=0) + WRITERS // GAMES
    if len(there) > most:
        raise Wrong(f"{game} has {len(there)} entries; at most {most} were said")
    return len(there)


def play(program, folder, kills, seed):
    chance = random.Random(seed)
    os.mkdir(f"{folder}/page")
    with open(f"{folder}/page/index.html", "w", encoding="utf-8") as page:
        page.write("<!doctype html><title>Seatmate</title>")
    port = free_port()
    games = []
    acknowledged = 0
    server = Server(program, folder, port)
    try:
        for kill in range(kills):
            if kill % KILLS_OF_A_GAME == 0:
                games = [server.ask({"do": "new", "game": "age-of-innovation", "seed": n})["id"]
                         for n in range(GAMES)]
                kept = {game: [] for game in games}
            writers = [Writer(server, games[i % GAMES], chance.random()) for i in range(WRITERS)]
            for writer in writers:
                writer.start()
            time.sleep(chance.uniform(0.01, 0.6))
            server.kill()
            for writer in writers:
                writer.join()
                if writer.wrong:
                    raise Wrong(f"{writer.game} was refused: {writer.wrong}")
                kept[writer.game] += writer.kept
                acknowledged += len(writer.kept)
            server = Server(program, folder, port)
            for game in games:
                # What was on its way and is there counts as kept from now on.
                there = compare(server, game, kept[game])
                if there > len(kept[game]):
                    lines = server.ask({"do": "history", "id": game})["lines"]
                    kept[game] = [(line["number"], line["entry"]["args"][1])
                                  for line in lines if "entry" in line]
        listed = server.ask({"do": "list"})["games"]
        for one in listed:
            if not server.ask({"do": "show", "id": one["id"]})["ok"]:
                raise Wrong(f"{one['id']} does not open")
    finally:
        server.kill()
    return acknowledged


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seatmate", default="build/release/seatmate")
    parser.add_argument("--kills", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        acknowledged = play(os.path.abspath(wanted.seatmate), folder, wanted.kills, wanted.seed)
    if acknowledged == 0:
        raise Wrong("nothing was written, so nothing was tried")
    print(f"killed {wanted.kills} times under {WRITERS} writers; "
          f"{acknowledged} acknowledged entries, none lost")


if __name__ == "__main__":
    main()
