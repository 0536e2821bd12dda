# What ./play, ./test and the tools share. Sourced, from the project's root.

jobs=${JOBS:-$(nproc)}

# What a person must be told although the rest goes into a log: ./play and ./test keep the terminal at 3.
{ : >&3; } 2>/dev/null || exec 3>&2

# alone <name> <what> <command…>: two that change one folder do so one after the other. Who comes second says
# what it waits for. What the command starts keeps the lock too: killed, its compilers are not joined by others.
alone() (
  mkdir -p build
  exec 9>"build/$1.lock"
  if command -v flock >/dev/null && ! flock --nonblock 9; then
    # A line of progress that changes in place stands there perhaps.
    if [[ -t 3 ]]; then printf '\r\033[K' >&3; fi
    echo "Waiting: another ./play or ./test in this folder is at work on $2." >&3
    flock 9
  fi
  shift 2
  "$@"
)

# configure <preset> [NAME=VALUE…]: unless it is done already, with these settings. Others stay as they
# were; ninja notices by itself when a CMake file changes later.
configure() { alone "$1" "build/$1" configure_alone "$@"; }
configure_alone() {
  local preset=$1 folder=build/$1 setting done=1 settings=()
  shift
  if [[ ! -f $folder/build.ninja || CMakePresets.json -nt $folder/build.ninja ]]; then done=; fi
  # The whole project may stand elsewhere than it did.
  if ! grep -qsxF "CMAKE_CACHEFILE_DIR:INTERNAL=$PWD/$folder" "$folder/CMakeCache.txt"; then done=; fi
  for setting in "$@"; do
    settings+=("-D$setting")
    if ! grep -qsxE "${setting%%=*}:[A-Z]+=${setting#*=}" "$folder/CMakeCache.txt"; then done=; fi
  done
  [[ -z $done ]] || return 0
  # It is written last: if it is there, everything is as it was asked for.
  rm -f "$folder/build.ninja"
  # What was left half done, or by other versions, may be in the way: then from the beginning.
  cmake --preset "$preset" "${settings[@]}" || {
    [[ -f $folder/CMakeCache.txt ]] && cmake --fresh --preset "$preset" "${settings[@]}"
  }
}

# build <preset> [target…]
build() { alone "$1" "build/$1" build_alone "$@"; }
build_alone() {
  local preset=$1
  shift
  configure_alone "$preset" &&
    cmake --build "build/$preset" --parallel "$jobs" ${1:+--target "$@"}
}

# The page's tools want this version of Node.js, wherever it comes from. Debian 12 has an older one;
# with that, npm brings a newer one into build/node (tools/setup).
node_version=20.19
# new_enough <version>: is it at least node_version?
new_enough() {
  [[ -n $1 && $(printf '%s\n' "$node_version" "$1" | sort -V | head -n 1) == "$node_version" ]]
}
node_found() { node --version 2>/dev/null | tr -d v || true; }
if ! new_enough "$(node_found)" && [[ -x build/node/node_modules/.bin/node ]]; then
  PATH=$PWD/build/node/node_modules/.bin:$PATH
fi
