#!/usr/bin/env bash
# Every rule of every game is cited by code, named by a test, and decides in simulated games.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
for game in src/games/*/; do
  "${SEATMATE:-build/release/seatmate}" rules "$(basename "$game")" --check
done
