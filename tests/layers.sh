#!/usr/bin/env bash
# Arrows point down: no layer includes a higher one, and no game another. The test itself is tried on
# a made-up tree first.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
# file <path> <include…>
file() {
  mkdir -p "$scratch/$(dirname "$1")"
  if (($# > 1)); then printf '#include "%s"\n' "${@:2}" >"$scratch/$1"; else : >"$scratch/$1"; fi
}
file src/engine/doc.h
file src/games/chess/board.h engine/doc.h
file src/games/go/board.h engine/doc.h
file src/games/go/board_test.cpp session/table.h games/chess/board.h
file src/games/game_test_support.h session/table.h
file src/session/table.h engine/doc.h
file src/protocol/protocol.h session/table.h
file src/cli/terminal/draw.h engine/doc.h
file src/cli/table/words.h cli/terminal/draw.h protocol/protocol.h
file src/cli/commands/play.h cli/table/words.h
file src/cli/main.cpp cli/commands/play.h
python3 tests/layers.py "$scratch" >/dev/null

# Each of these by itself is noticed.
while read -r path include; do
  file "$path" "$include"
  if python3 tests/layers.py "$scratch" >/dev/null; then
    echo "FAILED: nobody noticed that $path includes $include"
    exit 1
  fi
  rm "$scratch/$path"
done <<'END'
src/engine/up.h session/table.h
src/games/go/up.cpp games/chess/board.h
src/games/go/up.cpp protocol/protocol.h
src/games/go/up.cpp games/game_test_support.h
src/session/up.h protocol/protocol.h
src/lab/up.h session/table.h
src/text/up.h protocol/protocol.h
src/store/up.h protocol/protocol.h
src/cli/terminal/up.h protocol/protocol.h
src/session/up.cpp games/go/board.h
src/protocol/up.cpp cli/terminal/draw.h
src/cli/terminal/up.cpp cli/table/words.h
src/cli/table/up.cpp cli/commands/play.h
src/unknown/up.cpp engine/doc.h
END

python3 tests/layers.py
