# What ./play, ./test and the tools share. Sourced, from the project's root.

jobs=${JOBS:-$(nproc)}

# Configures a preset unless that is done; ninja notices by itself when a CMake file changes later.
configure() {
  local preset=$1 build=build/$1
  if [[ ! -f $build/build.ninja || CMakePresets.json -nt $build/build.ninja ]]; then
    # The touch: an unchanged file may keep its old time, and would be older than the presets again.
    cmake --preset "$preset" && touch "$build/build.ninja"
  fi
}

# build <preset> [target…]
build() {
  local preset=$1
  shift
  configure "$preset" &&
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
