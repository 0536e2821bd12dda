# What is not ours. Everything comes from Debian; tools/setup installs it.

find_path(SEATMATE_RANDOM123_DIR Random123/philox.h HINTS /usr/include REQUIRED
          NO_CMAKE_FIND_ROOT_PATH)
find_package(Python3 REQUIRED COMPONENTS Interpreter)

add_library(seatmate_random123 INTERFACE)

if(SEATMATE_WASM)
  # The native system headers must stay invisible to wasi-libc: show it this folder only.
  set(headers "${PROJECT_BINARY_DIR}/include")
  file(MAKE_DIRECTORY "${headers}")
  file(CREATE_LINK "${SEATMATE_RANDOM123_DIR}/Random123" "${headers}/Random123" SYMBOLIC)
  target_include_directories(seatmate_random123 SYSTEM INTERFACE "${headers}")
  # Random123 refuses processors its authors have not tried. Philox is plain C arithmetic, and this
  # name opens that gate and nothing else; that the numbers agree is the wasm lane of ./test.
  target_compile_definitions(seatmate_random123 INTERFACE $<$<COMPILE_LANGUAGE:C>:__riscv>)
else()
  target_include_directories(seatmate_random123 SYSTEM INTERFACE "${SEATMATE_RANDOM123_DIR}")
  find_package(Threads REQUIRED)
  find_package(ICU REQUIRED COMPONENTS uc i18n)
  find_package(SQLite3 REQUIRED)
  find_package(CLI11 REQUIRED)
  # What phones read from a terminal.
  find_path(SEATMATE_QRENCODE_DIR qrencode.h REQUIRED)
  find_library(SEATMATE_QRENCODE qrencode REQUIRED)
  add_library(seatmate_qrencode INTERFACE)
  target_include_directories(seatmate_qrencode SYSTEM INTERFACE "${SEATMATE_QRENCODE_DIR}")
  target_link_libraries(seatmate_qrencode INTERFACE "${SEATMATE_QRENCODE}")
  find_package(OpenSSL REQUIRED COMPONENTS Crypto SSL)
endif()
