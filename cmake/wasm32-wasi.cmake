# Toolchain: Debian's clang-19, libc++ and wasi-libc for wasm32-wasi.
set(CMAKE_SYSTEM_NAME Generic)  # CMake 3.25 has no platform file for WASI
set(CMAKE_SYSTEM_PROCESSOR wasm32)

set(CMAKE_C_COMPILER clang-19)
set(CMAKE_C_COMPILER_TARGET wasm32-wasi)
set(CMAKE_CXX_COMPILER clang++-19)
set(CMAKE_CXX_COMPILER_TARGET wasm32-wasi)

set(CMAKE_CXX_FLAGS_INIT "-stdlib=libc++")
# Nothing native may be found by accident; the header-only dependencies opt out one by one.
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
