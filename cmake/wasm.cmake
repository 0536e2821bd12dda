# The engine as WebAssembly: for the page one small module a game, page/<game>.wasm (target: page); and
# seatmate.wasm, a command with all games made of the same objects, to compare it with the native program.

set(stubs src/wasm/stack_protector.cpp)

# Without these the stack has 64 kB, and grows into the data when they are not enough. In front of the
# data, running out of it is noticed.
add_link_options(-Wl,--stack-first -Wl,-z,stack-size=1048576)

# A page is downloaded: every byte counts.
add_library(seatmate_page_options INTERFACE)
set(page_options -Oz -flto -mbulk-memory -msign-ext -mnontrapping-fptoint -fno-exceptions -fvisibility=hidden
    $<$<COMPILE_LANGUAGE:CXX>:-fno-rtti>)
target_compile_options(seatmate_page_options INTERFACE ${page_options})
target_include_directories(seatmate_page_options INTERFACE "${PROJECT_SOURCE_DIR}/src")
target_link_libraries(seatmate_page_options INTERFACE seatmate_random123 seatmate_warnings)

set(shared)
foreach(layer IN ITEMS engine json session protocol)
  seatmate_glob(src/${layer} sources tests)
  list(APPEND shared ${sources})
endforeach()
list(FILTER shared EXCLUDE REGEX "session/campaign\\.cpp$")
add_library(seatmate_page_core OBJECT EXCLUDE_FROM_ALL src/wasm/no_words.cpp src/wasm/memory.cpp
            ${stubs} ${shared})
target_link_libraries(seatmate_page_core PRIVATE seatmate_page_options)
target_compile_definitions(seatmate_page_core PRIVATE SEATMATE_AT_THE_TABLE_ONLY)
seatmate_read_once(seatmate_page_core page ${page_options} -DSEATMATE_AT_THE_TABLE_ONLY)

# What the compiler itself calls must be there when it makes code of everything else.
set_source_files_properties(src/wasm/memory.cpp PROPERTIES COMPILE_OPTIONS -fno-lto)

# seatmate_wasm_program(<name> <execution model> <source…>): a module of the page's objects.
function(seatmate_wasm_program name model)
  add_executable(${name} EXCLUDE_FROM_ALL ${ARGN} $<TARGET_OBJECTS:seatmate_page_core>)
  target_link_libraries(${name} PRIVATE seatmate_page_options)
  target_link_options(${name} PRIVATE -Oz -flto -mexec-model=${model} -Wl,--lto-O2)
  set_target_properties(${name} PROPERTIES SUFFIX ".wasm")
endfunction()

add_custom_target(page)
set(rules)      # the objects of every game's chapters
set(compared)   # what only the module that is compared has
seatmate_game_folders(folders)
foreach(folder IN LISTS folders)
  seatmate_glob(src/games/${folder} sources tests)
  # Laboratories and programs ask for what is in lab/, a page does not.
  set(lab ${sources})
  list(FILTER lab INCLUDE REGEX "/lab/")
  list(FILTER sources EXCLUDE REGEX "/lab/")
  if(NOT sources)
    continue()
  endif()
  # Where a game's functions are put together is compiled twice, with the laboratory and without.
  set(game "${PROJECT_SOURCE_DIR}/src/games/${folder}/game.cpp")
  list(REMOVE_ITEM sources "${game}")
  add_library(rules_${folder} OBJECT EXCLUDE_FROM_ALL ${sources})
  target_link_libraries(rules_${folder} PRIVATE seatmate_page_options)
  target_compile_definitions(rules_${folder} PRIVATE SEATMATE_AT_THE_TABLE_ONLY)
  seatmate_together(rules_${folder})
  seatmate_read_once(rules_${folder} page)
  list(APPEND rules $<TARGET_OBJECTS:rules_${folder}>)
  list(APPEND compared "${game}" ${lab})

  # The registry and the data of this game alone.
  string(REPLACE "-" "_" namespace ${folder})
  set(declarations "namespace seatmate::${namespace} {\nconst Game& game();\n}\n")
  set(addresses "      &${namespace}::game(),\n")
  set(count 1)
  set(registry "${PROJECT_BINARY_DIR}/generated/page/${folder}.games.cpp")
  configure_file("${PROJECT_SOURCE_DIR}/cmake/games.cpp.in" "${registry}" @ONLY)
  seatmate_embed_files(data "data/${folder}/*.json" "generated/page/${folder}.data" embedded)
  # What a game hands on to the next is in carried.cpp; one without it is not played in campaigns.
  set(campaign src/wasm/no_campaigns.cpp)
  if(EXISTS "${PROJECT_SOURCE_DIR}/src/games/${folder}/carried.cpp")
    set(campaign src/session/campaign.cpp)
  endif()
  # A reactor: it has no start and stays, to be called. The functions keep their names, by which
  # tools/build-wasm puts them in order; then the names go.
  seatmate_wasm_program(page_${folder} reactor src/wasm/page.cpp ${campaign} "${game}" "${registry}"
                        "${embedded}" $<TARGET_OBJECTS:rules_${folder}>)
  target_compile_definitions(page_${folder} PRIVATE SEATMATE_AT_THE_TABLE_ONLY)
  seatmate_read_once(page_${folder} page)
  set_target_properties(page_${folder} PROPERTIES
    OUTPUT_NAME ${folder} RUNTIME_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}/page")
  add_dependencies(page page_${folder})
endforeach()

# The chapters as pages have them, and the laboratory: does it play the same games as the native
# program? Of the laboratory only what needs no threads: the signature.
seatmate_wasm_program(seatmate command src/wasm/main.cpp src/lab/mix.cpp src/lab/signature.cpp
                      src/session/campaign.cpp ${compared} "${PROJECT_BINARY_DIR}/generated/games.cpp" ${rules})
target_link_libraries(seatmate PRIVATE seatmate_data)
seatmate_read_once(seatmate compared ${page_options})
seatmate_together(seatmate)
target_link_options(seatmate PRIVATE -Wl,--strip-all)
