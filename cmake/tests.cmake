# One GoogleTest program for each folder that has *_test.cpp files: test_engine, test_session,
# test_age_of_innovation … Each may use everything.
#
# A test suite whose name begins with Long runs only in `./test --long` (ctest label long);
# everything else is fast.

if(NOT SEATMATE_TESTS)
  return()
endif()

# A player who only wants ./play does not need the test libraries; ./test does, and says so, because
# the folder may have been configured before they were installed.
set(wanted QUIET)
if(SEATMATE_TESTS STREQUAL "REQUIRED")
  set(wanted REQUIRED)
endif()
find_package(GTest ${wanted})
find_package(rapidcheck ${wanted})
# Tests ask the server as a browser would, by somebody else's client.
find_path(SEATMATE_HTTPLIB_DIR httplib.h)
find_library(SEATMATE_HTTPLIB cpp-httplib)
if(SEATMATE_TESTS STREQUAL "REQUIRED" AND NOT SEATMATE_HTTPLIB)
  message(FATAL_ERROR "The tests need cpp-httplib: tools/setup test")
endif()
if(NOT GTest_FOUND OR NOT rapidcheck_FOUND OR NOT SEATMATE_HTTPLIB OR NOT SEATMATE_HTTPLIB_DIR)
  message(STATUS "GoogleTest, RapidCheck or cpp-httplib is not installed: building without tests")
  return()
endif()
# Debian's library was compiled with these, and what its classes look like depends on them.
find_package(OpenSSL REQUIRED)
add_library(seatmate_httplib INTERFACE)
target_include_directories(seatmate_httplib SYSTEM INTERFACE "${SEATMATE_HTTPLIB_DIR}")
target_compile_definitions(seatmate_httplib INTERFACE CPPHTTPLIB_OPENSSL_SUPPORT
                           CPPHTTPLIB_ZLIB_SUPPORT CPPHTTPLIB_BROTLI_SUPPORT)
target_link_libraries(seatmate_httplib INTERFACE
  "${SEATMATE_HTTPLIB}" Threads::Threads OpenSSL::SSL OpenSSL::Crypto)

enable_testing()

add_library(seatmate_testing INTERFACE)
target_link_libraries(seatmate_testing INTERFACE
  seatmate_cli_lib seatmate_warnings seatmate_httplib GTest::gmock_main GTest::gtest rapidcheck rapidcheck_gtest)
target_compile_definitions(seatmate_testing INTERFACE SEATMATE_SOURCE_DIR="${PROJECT_SOURCE_DIR}")

# Tests are many and short: compiled without optimising they are ready three times as soon. What they
# test is optimised as ever; so of a function that both have (an inline one, a template) the linker must
# take the one of the layers, and that is the one it reads first. Link options stand before the objects.
if(SEATMATE_QUICK_TESTS)
  target_compile_options(seatmate_testing INTERFACE -O0)
  get_property(layers GLOBAL PROPERTY seatmate_libraries)
  list(TRANSFORM layers REPLACE "(.+)" "$<TARGET_FILE:\\1>")
  target_link_options(seatmate_testing INTERFACE -Wl,--whole-archive ${layers} -Wl,--no-whole-archive)
endif()
# A fuzzer is led by the layers, not by tests.
if(SEATMATE_FUZZ)
  target_compile_options(seatmate_testing INTERFACE -fno-sanitize=fuzzer-no-link)
endif()

# The test libraries' headers are read once for all programs.
file(CONFIGURE OUTPUT "${PROJECT_BINARY_DIR}/generated/testing.cpp" CONTENT "" @ONLY)
add_executable(testing_headers EXCLUDE_FROM_ALL "${PROJECT_BINARY_DIR}/generated/testing.cpp")
set_target_properties(testing_headers PROPERTIES CXX_COMPILER_LAUNCHER "")
target_link_libraries(testing_headers PRIVATE seatmate_testing)
target_precompile_headers(testing_headers PRIVATE
  <gmock/gmock.h> <gtest/gtest.h> <rapidcheck.h> <rapidcheck/gtest.h> <nlohmann/json.hpp>
  <engine/contract.h> <engine/table.h> <engine/choice.h> <engine/vocabulary.h>)

# Tests wait for what must come, however slow the machine is: this ends what hangs, in seconds.
set(patience 1200)
set(long_patience 7200)
# Those that take longest begin first, so that nobody waits for one of them at the end.
set(longest_first cli protocol session lab through_the_ages games text)

function(seatmate_test_program name)
  if(NOT ARGN)
    return()
  endif()
  string(REPLACE "-" "_" name ${name})
  add_executable(test_${name} ${ARGN})
  target_link_libraries(test_${name} PRIVATE seatmate_testing)
  target_precompile_headers(test_${name} REUSE_FROM testing_headers)
  if(NOT name MATCHES "^(engine|session)$")  # each file there has toys of its own
    seatmate_together(test_${name})
  endif()
  add_test(NAME ${name} COMMAND test_${name} --gtest_brief=1 --gtest_filter=-Long*.*)
  set_tests_properties(${name} PROPERTIES LABELS fast TIMEOUT ${patience})
  list(FIND longest_first ${name} place)
  if(place GREATER_EQUAL 0)
    math(EXPR cost "100 - ${place}")
    set_tests_properties(${name} PROPERTIES COST ${cost})
  endif()
  add_test(NAME ${name}.long COMMAND test_${name} --gtest_brief=1 --gtest_filter=Long*.*)
  set_tests_properties(${name}.long PROPERTIES LABELS long TIMEOUT ${long_patience})
endfunction()

file(GLOB layers CONFIGURE_DEPENDS RELATIVE "${PROJECT_SOURCE_DIR}/src" "${PROJECT_SOURCE_DIR}/src/*")
foreach(layer IN LISTS layers)
  if(layer STREQUAL "games")
    # What every game must pass stands in src/games itself, the rest in each game's folder.
    file(GLOB tests CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/src/games/*_test.cpp")
    seatmate_test_program(games ${tests})
    seatmate_game_folders(folders)
    foreach(folder IN LISTS folders)
      seatmate_glob(src/games/${folder} sources tests)
      seatmate_test_program(${folder} ${tests})
    endforeach()
  elseif(IS_DIRECTORY "${PROJECT_SOURCE_DIR}/src/${layer}")
    seatmate_glob(src/${layer} sources tests)
    seatmate_test_program(${layer} ${tests})
  endif()
endforeach()
