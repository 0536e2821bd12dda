# The engine as one WebAssembly module, seatmate.wasm.

seatmate_glob(src/wasm sources tests)
# Of the laboratory only what needs no threads: the signature, to compare it with the native one.
list(APPEND sources src/lab/mix.cpp src/lab/signature.cpp)
add_executable(seatmate ${sources})
set_target_properties(seatmate PROPERTIES SUFFIX ".wasm")
target_compile_options(seatmate PRIVATE -fno-exceptions -fno-rtti)
target_link_libraries(seatmate PRIVATE seatmate_protocol seatmate_session seatmate_games
                      seatmate_engine seatmate_data seatmate_warnings)
