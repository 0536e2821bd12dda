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
