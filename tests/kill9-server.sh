#!/usr/bin/env bash
# The power goes while ten devices play at the server: nothing that was acknowledged is lost. The
# server is killed (kill -9) 10 times, in ./test --long 200 times; SERVER_KILLS and KILL_SEED change that.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
exec python3 tests/kill9-server.py --seatmate "${SEATMATE:-build/release/seatmate}" \
  --kills "${SERVER_KILLS:-10}" --seed "${KILL_SEED:-1}"
