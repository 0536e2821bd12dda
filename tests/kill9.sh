#!/usr/bin/env bash
# A flat battery at any moment: nothing that was shown is lost, and the future stays the same.
# The player is killed (kill -9) 200 times while typing; KILLS and KILL_SEED change that. For a game
# in real time: tests/kill9.sh --timed GAME [--option NAME=VALUE]
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
exec python3 tests/kill9.py --seatmate "${SEATMATE:-build/release/seatmate}" \
  --kills "${KILLS:-200}" --seed "${KILL_SEED:-1}" "$@"
