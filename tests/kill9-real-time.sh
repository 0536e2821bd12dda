#!/usr/bin/env bash
# The same for a game in real time, with timers a few seconds long.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
KILLS=${KILLS:-40} exec ./kill9.sh --timed pendulum --option pace=3
