# The engine as WebAssembly: seatmate.wasm, a command with all games, to compare it with the native
# program; and for the page one small module a game, page/<game>.wasm (target: page).

set(stubs src/wasm/stack_protector.cpp)

# Without these the stack has 64 kB, and grows into the data when they are not enough. In front of the
# data, running out of it is noticed.
add_link_options(-Wl,--stack-first -Wl,-z,stack-size=1048576)

# Of the laboratory only what needs no threads: the signature, to compare it with the native one.
add_executable(seatmate src/wasm/main.cpp ${stubs} src/lab/mix.cpp src/lab/signature.cpp)
set_target_properties(seatmate PROPERTIES SUFFIX ".wasm")
target_link_options(seatmate PRIVATE -Wl,--strip-all)
target_compile_options(seatmate PRIVATE -fno-exceptions -fno-rtti)
target_link_libraries(seatmate PRIVATE seatmate_protocol seatmate_session seatmate_games
                      seatmate_engine seatmate_data seatmate_warnings)

# A page is downloaded: every byte counts, and nobody is simulated there.
add_library(seatmate_page_options INTERFACE)
target_compile_options(seatmate_page_options INTERFACE
  -Oz -flto -mbulk-memory -msign-ext -mnontrapping-fptoint -fno-exceptions -fvisibility=hidden $<$<COMPILE_LANGUAGE:CXX>:-fno-rtti>)
target_compile_definitions(seatmate_page_options INTERFACE SEATMATE_AT_THE_TABLE_ONLY)
target_include_directories(seatmate_page_options INTERFACE "${PROJECT_SOURCE_DIR}/src")
target_link_libraries(seatmate_page_options INTERFACE seatmate_random123 seatmate_json
                      seatmate_warnings)

set(shared)
foreach(layer IN ITEMS engine session protocol)
  seatmate_glob(src/${layer} sources tests)
  list(APPEND shared ${sources})
endforeach()
list(FILTER shared EXCLUDE REGEX "session/campaign\\.cpp$")
add_library(seatmate_page_core OBJECT EXCLUDE_FROM_ALL src/wasm/page.cpp src/wasm/no_words.cpp
            src/wasm/memory.cpp ${stubs} ${shared})
target_link_libraries(seatmate_page_core PRIVATE seatmate_page_options)

# What the compiler itself calls must be there when it makes code of everything else.
set_source_files_properties(src/wasm/memory.cpp PROPERTIES COMPILE_OPTIONS -fno-lto)

add_custom_target(page)
seatmate_game_folders(folders)
foreach(folder IN LISTS folders)
  seatmate_glob(src/games/${folder} sources tests)
  if(NOT sources)
    continue()
  endif()
  # The registry and the data of this game alone.
  string(REPLACE "-" "_" namespace ${folder})
  set(declarations "namespace seatmate::${namespace} {\nconst Game& game();\n}\n")
  set(addresses "      &${namespace}::game(),\n")
  set(count 1)
  set(registry "${PROJECT_BINARY_DIR}/generated/page/${folder}.games.cpp")
  configure_file("${PROJECT_SOURCE_DIR}/cmake/games.cpp.in" "${registry}" @ONLY)
  seatmate_embed_files(data "data/${folder}/*.json" "generated/page/${folder}.data" embedded)
  file(STRINGS "${PROJECT_SOURCE_DIR}/src/games/${folder}/game.h" campaigns REGEX "start_from\\(")
  if(campaigns)
    list(APPEND sources src/session/campaign.cpp)
  else()
    list(APPEND sources src/wasm/no_campaigns.cpp)
  endif()
  add_executable(page_${folder} EXCLUDE_FROM_ALL ${sources} "${registry}" "${embedded}"
                 $<TARGET_OBJECTS:seatmate_page_core>)
  target_link_libraries(page_${folder} PRIVATE seatmate_page_options)
  target_compile_options(page_${folder} PRIVATE -Wno-overlength-strings)
  # A reactor: it has no start and stays, to be called. The functions keep their names, by which
  # tools/build-wasm puts them in order; then the names go.
  target_link_options(page_${folder} PRIVATE -Oz -flto -mexec-model=reactor -Wl,--lto-O2)
  set_target_properties(page_${folder} PROPERTIES
    OUTPUT_NAME ${folder} SUFFIX ".wasm" RUNTIME_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}/page")
  add_dependencies(page page_${folder})
endforeach()
