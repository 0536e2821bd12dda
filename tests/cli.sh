#!/usr/bin/env bash
# The program as a person at a shell meets it: every command once, exit codes, pipes, languages,
# eighty columns, and files that are torn.
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
program=$(realpath "${SEATMATE:-build/release/seatmate}")

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
cd "$scratch"
unset LANG LC_ALL LC_MESSAGES NO_COLOR SEATMATE_HOME
export XDG_DATA_HOME=$scratch/home TERM=xterm-256color
failures=0

complain() {
  echo "FAILED: $1"
  sed 's/^/    /' "${2:-/dev/null}" | head -n 15
  failures=$((failures + 1))
}
# expect <exit code> <arguments…>: runs the program; its output is in out and err.
expect() {
  local code=$1 got=0
  shift
  "$program" "$@" >out 2>err <"${input:-/dev/null}" || got=$?
  if ((got != code)); then complain "seatmate $* ended with $got instead of $code" err; fi
  # A refusal is a sentence for a person: something is said, and it is not an id.
  if ((code != 0)) && [[ ! -s err ]]; then complain "seatmate $* said nothing on the error stream"; fi
  if grep -qE '(^|[ “])(shell|lab|engine|session|store|protocol|aoi)\.[a-z-]+\.[a-z-]+' out err &&
    [[ $1 != protocol && $1 != decide ]]; then
    complain "seatmate $* shows an id instead of words" out
  fi
}
says() { grep -qF -- "$1" "${2:-out}" || complain "“$1” was not said" "${2:-out}"; }
says_not() { ! grep -qF -- "$1" "${2:-out}" || complain "“$1” was said" "${2:-out}"; }
# No line is wider than a small terminal. python3 counts characters, not bytes.
fits() {
  python3 - out "$1" <<'END' || complain "$1 is wider than 80 columns" out
import sys, unicodedata
width = lambda line: sum(0 if unicodedata.combining(c) else 2 if unicodedata.east_asian_width(c) in "WF" else 1 for c in line)
wide = [line for line in open(sys.argv[1], encoding="utf-8").read().splitlines() if width(line) > 80]
print("\n".join(wide[:3]), end="")
sys.exit(bool(wide))
END
}

commands='play resume campaign serve games export import replay backup box deck simulate rules bench decide protocol completion'

# Help, in every language.
expect 0 --version
says 'seatmate '
for language in en it ja ru de; do
  expect 0 --lang $language --help
  fits "--help ($language)"
  for command in $commands; do
    says "$command"
    expect 0 --lang $language "$command" --help
    fits "$command --help ($language)"
    "$program" --lang $language --help >out
  done
done
says 'Beispiele'
LANG=de_AT.UTF-8 expect 0 --help
says 'Beispiele'
LANG=ru_RU.UTF-8 expect 0 --help
says 'Примеры'
expect 2 --lang tlh games
expect 2 nonsense
expect 2 games --nonsense
expect 0
says 'seatmate play'

# A game: set up, played at a pipe, left, found again.
printf '%s\n' 'home desert' quit >typed
input=typed expect 0 play age --yes --seed 7 --title 'Rainy Sunday'
fits 'play at a pipe'
says_not $'\x1b['
expect 0 games
says 'Rainy Sunday'
fits games
game=$(grep -oE '[a-z-]+-[0-9]{8}-[0-9]+' out | head -n 1)
[[ -n $game ]] || complain 'games names no game' out
printf 'history\nquit\n' >typed
input=typed expect 0 resume
says 'desert'
input=typed expect 0 --lang de resume "$game"
says 'Wüste'
input=typed expect 0 resume --plain "$game"
says 'desert'
expect 1 resume no-such-game
expect 2 play chess --yes
expect 2 play age --yes --option level
expect 1 play age --yes --option level=9

# Colours: at a terminal, unless somebody does not want them.
if command -v script >/dev/null; then
  script -qec "'$program' games" /dev/null >out </dev/null
  says $'\x1b['
  NO_COLOR=1 script -qec "'$program' games" /dev/null >out </dev/null
  says_not $'\x1b['
  TERM=dumb script -qec "'$program' games" /dev/null >out </dev/null
  says_not $'\x1b['
fi

# Files: out, in again, torn, and what is no journal at all.
expect 0 export "$game" kept.seatmate
expect 1 export "$game" kept.seatmate
expect 0 export "$game" kept.seatmate --force
expect 1 export no-such-game x.seatmate
[[ ! -e x.seatmate ]] || complain 'a refused export left a file'
expect 0 replay kept.seatmate
says 'desert'
fits replay
expect 0 --data elsewhere import kept.seatmate
expect 0 --data elsewhere import kept.seatmate # once more: it is known already
input=kept.seatmate expect 0 --data a-pipe import -
size=$(stat -c %s kept.seatmate)
for keep in 0 1 10 $((size / 4)) $((size / 2)) $((size - 40)) $((size - 2)); do
  head -c "$keep" kept.seatmate >torn.seatmate
  expect 1 --data fresh import torn.seatmate
  expect 1 replay torn.seatmate
done
python3 - <<'END'
data = bytearray(open("kept.seatmate", "rb").read())
data[len(data) // 2] ^= 1
open("flipped.seatmate", "wb").write(data)
END
expect 1 --data fresh import flipped.seatmate
head -c 3000 /dev/urandom >noise.seatmate
expect 1 --data fresh import noise.seatmate
expect 1 import no-such-file
expect 1 import .
# Not without end, and not for ever: devices and pipes are no files.
expect 1 import /dev/zero
mkfifo pipe
expect 1 import pipe
head -c 1000000 /dev/zero | tr '\0' '[' >deep
input=deep expect 2 decide age-of-innovation
input=deep expect 0 protocol
# Where a file may not grow, as on a disk that is full, the earlier one stays, and no half one is left.
echo good >table.csv
(
  trap '' XFSZ
  ulimit -f 1
  "$program" simulate age --games 300 --csv table.csv --force >/dev/null 2>&1
) && complain 'a table was written that has no room'
[[ $(cat table.csv) == good ]] || complain 'a full disk destroyed the earlier file' table.csv
[[ -z $(find . -name '*.new-*') ]] || complain 'half a file is left'
# Nothing is obeyed that stands in a text.
expect 1 import $'no\x1b]0;such\x07file'
says_not $'\x1b' err
[[ $(stat -c %a home/seatmate) == 700 && $(stat -c %a home/seatmate/games.db) == 600 ]] || complain 'games are open to others'

# All games in one file, and from it again.
expect 0 backup all.db
expect 1 backup all.db
expect 0 backup all.db --force
mkdir put-back
cp all.db put-back/games.db
expect 0 --data put-back games
says 'Rainy Sunday'
expect 1 --data nowhere backup
expect 0 --data fresh games
says_not "$game"

# A store that is none of ours is left as it is.
mkdir foreign
echo 'my diary' >foreign/games.db
expect 1 --data foreign games
[[ $(cat foreign/games.db) == 'my diary' ]] || complain "a foreign file was changed"
mkdir cut-off
head -c 5000 all.db >cut-off/games.db
expect 1 --data cut-off games
says 'damaged' err
: >file
expect 1 --data file/below games

# For programs: JSON in, JSON out, one line each.
printf '%s\n' '{"do": "games", "tag": 5}' 'nonsense' '' '{"do": "list"}' >requests
input=requests expect 0 protocol
[[ $(wc -l <out) == 3 ]] || complain 'three requests, not three answers' out
python3 -c 'import json; [json.loads(line) for line in open("out")]' || complain 'not JSON' out
echo '{"cases": [{"kind": "no-such-kind"}]}' >cases
input=cases expect 0 decide age-of-innovation
python3 -c 'import json; assert len(json.load(open("out"))["results"]) == 1' || complain 'decide' out
echo '{"cases": ' >cases
input=cases expect 2 decide age-of-innovation
input=cases expect 2 decide chess

# The laboratory.
expect 0 simulate age --games 500 --jobs 2
fits simulate
says 'model'
cp out two-threads
expect 0 simulate age --games 500 --jobs 1
diff <(head -n -2 out) <(head -n -2 two-threads) >difference || complain 'threads change the result' difference
expect 0 --lang de simulate age --games 200 --by level
fits 'simulate --by'
says 'Alptrauma'
expect 0 simulate age --games 100 --csv games.csv
[[ $(wc -l <games.csv) == 101 ]] || complain 'one line a game' games.csv
expect 1 simulate age --games 100 --csv games.csv
expect 2 simulate age --level 9
expect 2 simulate age --option nonsense=1
expect 1 simulate age --data nowhere
expect 0 bench --signature
[[ $(cat out) =~ ^[0-9a-f]{16}$ ]] || complain 'a signature has 16 digits' out
expect 0 bench --games 500
fits bench
expect 0 rules age --games 500
fits rules
says 'AI-BUILD-4'

# A reader that goes away ends the program, quietly.
"$program" simulate age --games 2000 --csv - 2>err | head -n 1 >out
says 'game,score'
[[ ! -s err ]] || complain 'a closed pipe is no reason to complain' err

# Completion scripts are valid for their shells.
for shell in bash zsh fish; do
  expect 0 completion $shell
  says seatmate
  if command -v $shell >/dev/null; then
    $shell -n out 2>err || complain "the completion script is not $shell" err
  fi
done
expect 2 completion perl

if ((failures > 0)); then
  echo "$failures failures"
  exit 1
fi
