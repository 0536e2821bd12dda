# What ./play, ./test and the tools share. Sourced, from the project's root.

jobs=${JOBS:-$(nproc)}

# Configures a preset unless that is done; ninja notices by itself when a CMake file changes later.
configure() {
  local preset=$1 build=build/$1
  if [[ ! -f $build/build.ninja || CMakePresets.json -nt $build/build.ninja ]]; then
    cmake --preset "$preset"
    # ninja keeps the old time of an unchanged file; ours says when the presets were last read.
    touch "$build/build.ninja"
  fi
}

# build <preset> [target…]
build() {
  local preset=$1
  shift
  configure "$preset"
  cmake --build "build/$preset" --parallel "$jobs" ${1:+--target "$@"}
}
