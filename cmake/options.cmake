# How everything is compiled.

option(SEATMATE_WERROR "Treat warnings as errors" ${PROJECT_IS_TOP_LEVEL})
set(SEATMATE_TESTS ${PROJECT_IS_TOP_LEVEL} CACHE STRING
    "Build the tests: ON (where GoogleTest and RapidCheck are installed), REQUIRED or OFF")
option(SEATMATE_QUICK_TESTS "Do not optimise the tests" ON)
set(SEATMATE_TOGETHER ON CACHE STRING
    "Compile several sources at once, which makes a whole build quicker and a small change slower: ON (all but the chapters of rulebooks), ALL or OFF")
option(SEATMATE_EVERY_CHECK "With the sanitizers: look for null references, alignment and object sizes, too, which takes half as long again to compile" OFF)
option(SEATMATE_FUZZ "Build the fuzz targets; needs clang, see the sanitize preset" OFF)
option(SEATMATE_WASM "Build the WebAssembly module only; see the wasm preset" OFF)

set(CMAKE_C_STANDARD 11)
set(CMAKE_C_EXTENSIONS OFF)
set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_CXX_SCAN_FOR_MODULES OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_C_VISIBILITY_PRESET hidden)
set(CMAKE_CXX_VISIBILITY_PRESET hidden)
set(CMAKE_VISIBILITY_INLINES_HIDDEN ON)

# Sets of options are counted all the time: every x86 processor since 2009 can do it in one step.
if(CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64" AND NOT SEATMATE_WASM)
  add_compile_options(-march=x86-64-v2)
endif()

if(SEATMATE_EVERY_CHECK)
  add_compile_options(-fsanitize=null,alignment,object-size)
endif()

# Paths count from the project's root, so that a second checkout finds what the first one compiled.
find_program(SEATMATE_CCACHE ccache)
if(SEATMATE_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  set(CMAKE_C_COMPILER_LAUNCHER
      "${CMAKE_COMMAND}" -E env "CCACHE_BASEDIR=${PROJECT_SOURCE_DIR}" CCACHE_NOHASHDIR=1
      CCACHE_SLOPPINESS=pch_defines,time_macros "${SEATMATE_CCACHE}")
  set(CMAKE_CXX_COMPILER_LAUNCHER "${CMAKE_C_COMPILER_LAUNCHER}")
endif()

# Our own code gets the warnings; generated tables and foreign headers do not.
add_library(seatmate_warnings INTERFACE)
target_compile_options(seatmate_warnings INTERFACE
  -Wall -Wextra -Wpedantic -Wimplicit-fallthrough -Wunused -Wconversion
  # Of sources compiled together, one may call a constant what another calls a local; the preset
  # gcc compiles each alone.
  $<$<NOT:$<BOOL:$<TARGET_PROPERTY:UNITY_BUILD>>>:-Wshadow>
  $<$<COMPILE_LANGUAGE:CXX>:-Wnon-virtual-dtor -Wold-style-cast>)
if(SEATMATE_WERROR)
  target_compile_options(seatmate_warnings INTERFACE -Werror)
endif()
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  # g++ 12 sees overlapping and overlong copies inside std::string that are not there, and which
  # ones depends on the length of the folder's name (GCC bugs 105651, 105329, 107852). clang and
  # the sanitizers look for the real ones.
  # It also does not see that a coroutine's frame goes back to the arena it came from.
  target_compile_options(seatmate_warnings INTERFACE
    -Wno-restrict -Wno-array-bounds -Wno-stringop-overflow -Wno-stringop-overread
    $<$<COMPILE_LANGUAGE:CXX>:-Wno-mismatched-new-delete>
    # It takes sources that are compiled together for headers, and warns of their unnamed namespaces.
    $<$<BOOL:$<TARGET_PROPERTY:UNITY_BUILD>>:-Wno-subobject-linkage>)
endif()
# A catalog is one long literal; every compiler we use can read it.
target_compile_options(seatmate_warnings INTERFACE "SHELL:-Wno-overlength-strings")
if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
  if(NOT SEATMATE_WASM)
    add_link_options(-fuse-ld=lld)
  endif()
  # Headers that are read once are the same bytes whenever they are made: then ccache knows what they
  # are part of.
  add_compile_options("$<$<COMPILE_LANGUAGE:CXX>:SHELL:-Xclang -fno-pch-timestamp>")
  # libstdc++ 12 silences its own use of get_temporary_buffer in stable_sort for g++ only.
  target_compile_options(seatmate_warnings INTERFACE -Wno-deprecated-declarations)
endif()
