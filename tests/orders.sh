#!/usr/bin/env bash
# ./play and ./test in any order, on a machine that has the test libraries only later, and after
# runs that were broken off: whoever asks for tests gets them. Nothing is built here.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
project=$scratch/project
mkdir "$project"
cp -r CMakeLists.txt CMakePresets.json cmake data docs fuzz lang src tools "$project"
cd "$project"
source tools/lib.sh

# CMake reads this first; $hidden stands for packages that are not installed yet.
cat >"$scratch/hide.cmake" <<'END'
foreach(package IN ITEMS $ENV{hidden})
  set(CMAKE_DISABLE_FIND_PACKAGE_${package} ON)
endforeach()
END
sed -i "s|\"generator\": \"Ninja\",|&\n\"cacheVariables\": {\"CMAKE_PROJECT_INCLUDE\": \"$scratch/hide.cmake\"},|" CMakePresets.json

failures=0
# so <sentence> <command…>: the command is quiet, and ends well.
so() {
  local sentence=$1
  shift
  if ! "$@" >"$scratch/log" 2>&1; then
    echo "FAILED: $sentence"
    tail -n 15 "$scratch/log" | sed 's/^/    /'
    failures=$((failures + 1))
  fi
}
# As ./play configures, and as ./test does.
play() { configure release; }
tests() { configure release SEATMATE_TESTS=REQUIRED; }
play_without_libraries() { hidden='GTest;rapidcheck' play; }
tests_without_libraries() { hidden='GTest;rapidcheck' tests; }
has_tests() { ctest --test-dir build/release -N --label-regex fast | grep -qE '^Total Tests: [1-9]'; }
has_none() { ! has_tests; }
# What ninja would do for this target; it looks first whether CMake must run again.
builds() { ninja -C build/release -n "$1"; }
unchanged() { (($(stat -c %Y build/release/build.ninja) < began)); }

so 'who only plays needs no test libraries' play_without_libraries
so 'without the libraries there are no tests' has_none
so 'the program can be built' builds seatmate
if tests_without_libraries >/dev/null 2>&1; then
  echo 'FAILED: tests that are asked for and cannot be had are no success'
  failures=$((failures + 1))
fi
so 'after that, one still plays' play_without_libraries
so 'tests that are asked for appear' tests
so 'tests that are asked for appear' has_tests
so 'test programs can be built' builds test_engine

touch --date=@1600000000 CMakePresets.json
touch --date=@1700000000 build/release/build.ninja
began=1700000001
so 'who plays afterwards finds it done' play
so 'who tests again finds it done' tests
so 'what is done is not done again' unchanged

# Settings by hand stay; a change of the presets, as a pull may bring, does not take the tests away.
touch CMakePresets.json
so 'presets changed' play
so 'the tests are still there' has_tests

# Broken off while configuring, early and late.
rm build/release/build.ninja
so 'without its last file it is configured again' tests
so 'and has its tests' has_tests
rm build/release/build.ninja
head -c 300 build/release/CMakeCache.txt >half && mv half build/release/CMakeCache.txt
so 'half a cache is no obstacle' tests
so 'and has its tests' has_tests
rm -r build/release/CMakeFiles build/release/build.ninja
so 'nor is half a folder' tests
so 'and has its tests' has_tests

# A pull: a source is gone, one has moved, a CMake file that is included no more is gone.
echo '# once of use' >cmake/old.cmake
echo 'include(old)' >>CMakeLists.txt
so 'a new CMake file' builds test_engine
so 'is read' cmake --build build/release --target help
sed -i '/include(old)/d' CMakeLists.txt
rm cmake/old.cmake
gone=(src/engine/*_test.cpp)
mv "${gone[0]}" src/engine/moved_test.cpp
rm "${gone[1]}"
so 'sources that moved or are gone' cmake --build build/release --target help
so 'are built where they are' grep -q engine/moved_test.cpp build/release/build.ninja
so 'and not where they were' bash -c '! grep -q "$1" build/release/build.ninja' - "${gone[1]##*/}"

# The whole project moves.
cd "$scratch"
mv project elsewhere
cd elsewhere
so 'a project that was moved' tests
so 'is built where it is' grep -qF "CMAKE_HOME_DIRECTORY:INTERNAL=$PWD" build/release/CMakeCache.txt
so 'and has its tests' has_tests

((failures == 0))
