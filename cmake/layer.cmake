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

# seatmate_library(<name> [NO_EXCEPTIONS] [NO_RTTI] [SOURCES ...] [LINK ...])
#
# The library seatmate_<name>, also known as seatmate::<name>. Without sources it is header only, so
# that a folder which has only headers yet still configures. Includes are written from src/:
# #include "engine/random.h".
function(seatmate_library name)
  cmake_parse_arguments(arg "NO_EXCEPTIONS;NO_RTTI" "" "SOURCES;LINK" ${ARGN})
  set(target seatmate_${name})
  if(arg_SOURCES)
    add_library(${target} STATIC ${arg_SOURCES})
    set(scope PUBLIC)
    # Asked for as a link-time detail: whoever installs the library need not know our warnings.
    target_link_libraries(${target} PRIVATE $<BUILD_INTERFACE:seatmate_warnings>)
    if(arg_NO_EXCEPTIONS)
      target_compile_options(${target} PRIVATE -fno-exceptions)
    endif()
    if(arg_NO_RTTI)
      target_compile_options(${target} PRIVATE $<$<COMPILE_LANGUAGE:CXX>:-fno-rtti>)
    endif()
  else()
    add_library(${target} INTERFACE)
    set(scope INTERFACE)
  endif()
  target_include_directories(${target} ${scope} $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/src>)
  target_link_libraries(${target} ${scope} ${arg_LINK})
  add_library(seatmate::${name} ALIAS ${target})
endfunction()

# Sources that read the same large headers are compiled a few at a time. Names in their unnamed
# namespaces must differ.
function(seatmate_together target)
  if(SEATMATE_TOGETHER)
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 6)
  endif()
endfunction()

# seatmate_layer(<name> [NO_EXCEPTIONS] [NO_RTTI] [LINK ...]): the library of the folder src/<name>.
function(seatmate_layer name)
  seatmate_glob(src/${name} sources tests)
  seatmate_library(${name} ${ARGN} SOURCES ${sources})
endfunction()
