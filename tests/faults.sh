#!/usr/bin/env bash
# A disk that fails: at every 25th call of each kind, or as FAULTS_EVERY says (./test --long: at every call).
# What else there is to say: tests/faults.sh --help
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
exec python3 tests/faults.py --seatmate "${SEATMATE:-build/release/seatmate}" \
  --compiler "${CC:-clang-19}" --every "${FAULTS_EVERY:-25}" "$@"
