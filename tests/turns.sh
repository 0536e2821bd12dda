#!/usr/bin/env bash
# Whoever is not alone waits, and says for what: two ./play or ./test in one folder, and a machine on
# which something else installs packages. Nothing real is built or installed here.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

scratch=$(mktemp -d)
# Whoever still waits is let through, and ends by itself.
trap 'touch "$scratch/gate"; kill "${holder:-}" 2>/dev/null || true; wait; rm -rf "$scratch"' EXIT
project=$scratch/project
mkdir "$project" "$scratch/bin"
cp -r play test tools CMakePresets.json "$project"
cd "$project"
export SEATMATE_SKIP_SETUP=1 PATH=$scratch/bin:$PATH scratch

# A cmake that builds nothing, takes until the gate is open, and tells if it is not alone.
cat >"$scratch/bin/cmake" <<'END'
#!/usr/bin/env bash
mkdir "$scratch/busy" || echo "two at once" >>"$scratch/spoilt"
if [[ $1 == --preset ]]; then
  mkdir -p "build/$2" && touch "build/$2/build.ninja"
  printf '%s\n' "CMAKE_CACHEFILE_DIR:INTERNAL=$PWD/build/$2" SEATMATE_TESTS:STRING=REQUIRED >"build/$2/CMakeCache.txt"
else
  echo "[1/2] Building CXX object some/game.cpp"
  echo built >>"$scratch/built"
  until [[ -e $scratch/gate ]]; do sleep 0.05; done
  printf '#!/bin/sh\necho played\n' >build/release/seatmate && chmod +x build/release/seatmate
fi
rmdir "$scratch/busy"
END
cat >"$scratch/bin/ctest" <<'END'
#!/bin/sh
echo "100% tests passed"
END
chmod +x "$scratch"/bin/*

failures=0
# so <sentence> <command…>
so() {
  local sentence=$1
  shift
  if "$@"; then return; fi
  echo "FAILED: $sentence"
  tail -n 5 "$scratch"/*.out | sed 's/^/    /'
  failures=$((failures + 1))
}
# Until the file tells it; a minute of silence means that it never will.
tells() {
  for ((i = 0; i < 1200; ++i)); do
    if grep -qsE -- "$2" "$1"; then return; fi
    sleep 0.05
  done
  return 1
}
# One of the two that test: which is first is left to chance.
one_tells() {
  cat "$scratch/third.out" "$scratch/fourth.out" >"$scratch/both"
  grep -qE -- "$1" "$scratch/both"
}
tests_tell() {
  for ((i = 0; i < 1200; ++i)); do
    if one_tells "$1"; then return; fi
    sleep 0.05
  done
  return 1
}
waiting='^Waiting: another ./play or ./test in this folder is at work on '

./play play >"$scratch/first.out" 2>&1 &
first=$!
so 'the program is being built' tells "$scratch/built" built
./play play >"$scratch/second.out" 2>&1 &
second=$!
./test --fast >"$scratch/third.out" 2>&1 &
third=$!
./test --fast >"$scratch/fourth.out" 2>&1 &
fourth=$!
so 'a second ./play says what it waits for' tells "$scratch/second.out" "${waiting}what ./play builds\.$"
so 'what is built is told with a count' tells "$scratch/first.out" '^Building Seatmate, 1 of 1, the program'
so 'and with its files' tells "$scratch/first.out" '1 of 1, the program \[1/2\] game.cpp'
so 'a ./test waits for the folder' tests_tell "${waiting}build/release\.$"
so 'a second ./test waits for the first' tests_tell '^Waiting: another ./test runs in this folder\.$'
so 'nobody was let in' test "$(wc -l <"$scratch/built")" = 1
touch "$scratch/gate"
for one in $first $second $third $fourth; do so 'everybody is served in the end' wait "$one"; done
so 'the first plays' grep -qx played "$scratch/first.out"
so 'the second plays' grep -qx played "$scratch/second.out"
so 'one has tested' grep -qx '1 passed, 0 failed' "$scratch/third.out"
so 'the other has tested' grep -qx '1 passed, 0 failed' "$scratch/fourth.out"
so 'never were two at work in one folder' test ! -e "$scratch/spoilt"

# Who is killed leaves no lock behind.
rm "$scratch/gate" "$scratch/built"
./play play >"$scratch/killed.out" 2>&1 &
killed=$!
disown "$killed"
so 'the program is being built' tells "$scratch/built" built
kill -9 "$killed"
touch "$scratch/gate"
so 'after a kill one plays again' ./play play >"$scratch/after.out" 2>&1

# apt: its first lock it does not wait for by itself, the one of dpkg it does. Here the first is real, in a folder
# of its own, held as another apt-get would hold it.
unset SEATMATE_SKIP_SETUP
apt=$scratch/apt
mkdir -p "$apt"/{lists/partial,etc/apt.conf.d,etc/preferences.d,cache/archives/partial,dpkg}
touch "$apt/etc/sources.list" "$apt/dpkg/status"
real=$(command -v apt-get) || real=
if [[ -n $real ]]; then
  cat >"$scratch/bin/apt-get" <<END
#!/usr/bin/env bash
[[ \$1 == -o && \$2 == DPkg::Lock::Timeout=[1-9]* ]] || exit 3
case \$3 in
  update) exec $real -o Dir::State=$apt -o Dir::State::Lists=$apt/lists -o Dir::State::Status=$apt/dpkg/status \
    -o Dir::Etc=$apt/etc -o Dir::Cache=$apt/cache -o APT::Update::Post-Invoke= -o APT::Update::Post-Invoke-Success= update ;;
  install) echo "\$@" >"$scratch/installed" ;;
esac
END
  printf '#!/bin/sh\n' >"$scratch/bin/dpkg-query"
  # Only root installs; this one does not.
  printf '#!/bin/sh\nexec "$@"\n' >"$scratch/bin/sudo"
  chmod +x "$scratch"/bin/*
  python3 -c '
import fcntl, sys, time
with open(sys.argv[1], "w") as lock:
    fcntl.lockf(lock, fcntl.LOCK_EX)
    print("held", flush=True)
    time.sleep(3600)' "$apt/lists/lock" >"$scratch/holder.out" &
  holder=$!
  so 'the lock of apt is held' tells "$scratch/holder.out" held
  tools/setup play >"$scratch/setup.out" 2>&1 &
  setup=$!
  so 'it says that another program installs packages' tells "$scratch/setup.out" \
    "^Waiting: another program is installing packages, process $holder "
  so 'and installs nothing yet' test ! -e "$scratch/installed"
  kill "$holder"
  so 'then it goes on' wait "$setup"
  so 'and installs' grep -q 'install --yes .*cmake' "$scratch/installed"
fi

((failures == 0))
