# Each fuzz/<name>.cpp becomes the program fuzz_<name>; the target `fuzz` builds them all.

if(NOT SEATMATE_FUZZ)
  return()
endif()
if(NOT CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
  message(FATAL_ERROR "Fuzz targets need clang: use cmake --preset sanitize")
endif()

add_custom_target(fuzz)
file(GLOB sources CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/fuzz/*.cpp")
foreach(source IN LISTS sources)
  cmake_path(GET source STEM name)
  add_executable(fuzz_${name} "${source}")
  target_link_libraries(fuzz_${name} PRIVATE seatmate_cli_lib seatmate_warnings)
  # The libraries are only instrumented (see the preset); main() comes in here.
  target_link_options(fuzz_${name} PRIVATE -fsanitize=fuzzer)
  set_target_properties(fuzz_${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}/fuzz")
  add_dependencies(fuzz fuzz_${name})
endforeach()
