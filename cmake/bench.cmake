# Each bench/<name>.cpp becomes the program bench_<name>; the target `bench` builds them all and is
# not part of a normal build.

find_package(benchmark QUIET)
if(NOT benchmark_FOUND)
  return()
endif()

add_custom_target(bench)
file(GLOB sources CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/bench/*.cpp")
foreach(source IN LISTS sources)
  cmake_path(GET source STEM name)
  add_executable(bench_${name} EXCLUDE_FROM_ALL "${source}")
  target_link_libraries(bench_${name} PRIVATE
    seatmate_cli_lib seatmate_warnings benchmark::benchmark benchmark::benchmark_main)
  add_dependencies(bench bench_${name})
endforeach()
