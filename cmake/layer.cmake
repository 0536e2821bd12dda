# Every source below a folder, split into sources and tests (tests live beside what they test).
function(seatmate_glob folder out_sources out_tests)
  file(GLOB_RECURSE all CONFIGURE_DEPENDS
       "${PROJECT_SOURCE_DIR}/${folder}/*.cpp" "${PROJECT_SOURCE_DIR}/${folder}/*.c")
  set(tests ${all})
  list(FILTER tests INCLUDE REGEX "_test\\.cpp$")
  list(FILTER all EXCLUDE REGEX "_test\\.cpp$")
  set(${out_sources} ${all} PARENT_SCOPE)
  set(${out_tests} ${tests} PARENT_SCOPE)
endfunction()

# seatmate_read_once(<target> <kind> [option…]): the headers that nearly every source begins with are
# read once for all targets of a kind, which are compiled with these options. The preset gcc reads all
# headers where they are included, so that a source that forgot one is found.
file(CONFIGURE OUTPUT "${PROJECT_BINARY_DIR}/generated/empty.cpp" CONTENT "" @ONLY)
function(seatmate_read_once target kind)
  if(NOT TARGET ${kind}_headers)
    add_library(${kind}_headers OBJECT EXCLUDE_FROM_ALL "${PROJECT_BINARY_DIR}/generated/empty.cpp")
    # They name the files they were made of, so ccache must not bring those of another checkout.
    set_target_properties(${kind}_headers PROPERTIES CXX_COMPILER_LAUNCHER "")
    target_compile_options(${kind}_headers PRIVATE ${ARGN})
    target_link_libraries(${kind}_headers PRIVATE seatmate_warnings)
    target_include_directories(${kind}_headers PRIVATE "${PROJECT_SOURCE_DIR}/src")
    target_precompile_headers(${kind}_headers PRIVATE
      <algorithm> <array> <charconv> <coroutine> <cstdint> <functional> <memory> <optional> <span> <string>
      <string_view> <utility> <vector>
      <engine/contract.h> <engine/table.h> <engine/choice.h> <engine/vocabulary.h>)
  endif()
  target_precompile_headers(${target} REUSE_FROM ${kind}_headers)
endfunction()

# seatmate_library(<name> [LEAN] [SOURCES ...] [LINK ...] [HEADERS ...])
#
# The library seatmate_<name>, also known as seatmate::<name>; a lean one has neither exceptions nor
# RTTI. HEADERS are those that take longer to read than everything of ours. Without sources it is header only, so
# that a folder which has only headers yet still configures. Includes are written from src/:
# #include "engine/random.h".
function(seatmate_library name)
  cmake_parse_arguments(arg "LEAN" "" "SOURCES;LINK;HEADERS" ${ARGN})
  set(target seatmate_${name})
  if(arg_SOURCES)
    add_library(${target} STATIC ${arg_SOURCES})
    set_property(GLOBAL APPEND PROPERTY seatmate_libraries ${target})
    set(scope PUBLIC)
    # Asked for as a link-time detail: whoever installs the library need not know our warnings.
    target_link_libraries(${target} PRIVATE $<BUILD_INTERFACE:seatmate_warnings>)
    set(options)
    set(kind full)
    if(arg_LEAN)
      set(options -fno-exceptions $<$<COMPILE_LANGUAGE:CXX>:-fno-rtti>)
      set(kind lean)
    endif()
    target_compile_options(${target} PRIVATE ${options})
    if(arg_HEADERS)
      target_precompile_headers(${target} PRIVATE ${arg_HEADERS})
    else()
      seatmate_read_once(${target} ${kind} ${options})
    endif()
  else()
    add_library(${target} INTERFACE)
    set(scope INTERFACE)
  endif()
  target_include_directories(${target} ${scope} $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/src>)
  target_link_libraries(${target} ${scope} ${arg_LINK})
  add_library(seatmate::${name} ALIAS ${target})
endfunction()

# Sources that read the same headers are compiled a few at a time. Names in their unnamed namespaces
# must differ. Those in ALONE are compiled by themselves, unless everything is to be together.
function(seatmate_together target)
  cmake_parse_arguments(arg "" "" "ALONE" ${ARGN})
  if(SEATMATE_TOGETHER)
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 6)
    if(NOT SEATMATE_TOGETHER STREQUAL "ALL")
      set_source_files_properties(${arg_ALONE} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
    endif()
  endif()
endfunction()

# seatmate_layer(<name> [LEAN] [LINK ...]): the library of the folder src/<name>.
function(seatmate_layer name)
  seatmate_glob(src/${name} sources tests)
  seatmate_library(${name} ${ARGN} SOURCES ${sources})
endfunction()
