# Adding a game is adding a folder: src/games/<folder>/ becomes the library seatmate_game_<folder>,
# and every folder that has sources is listed in the generated registry behind seatmate::games().

# The folders below src/games, as they are named there (age-of-innovation).
function(seatmate_game_folders out)
  file(GLOB entries CONFIGURE_DEPENDS RELATIVE "${PROJECT_SOURCE_DIR}/src/games"
       "${PROJECT_SOURCE_DIR}/src/games/*")
  set(folders)
  foreach(entry IN LISTS entries)
    if(IS_DIRECTORY "${PROJECT_SOURCE_DIR}/src/games/${entry}")
      list(APPEND folders ${entry})
    endif()
  endforeach()
  set(${out} ${folders} PARENT_SCOPE)
endfunction()

# The chapters of a rulebook: all sources of a game but those that every game has, and its laboratory.
# They are what is changed again and again, so each is compiled by itself.
function(seatmate_chapters out)
  list(FILTER ARGN EXCLUDE REGEX "/lab/|/(adjust|carried|data|facts|game|inputs|questions|reason|sound|view)\\.cpp$")
  set(${out} ${ARGN} PARENT_SCOPE)
endfunction()

function(seatmate_game_layers)
  seatmate_game_folders(folders)
  set(libraries)
  set(declarations "")
  set(addresses "")
  foreach(folder IN LISTS folders)
    seatmate_glob(src/games/${folder} sources tests)
    seatmate_library(game_${folder} LEAN LINK seatmate_engine SOURCES ${sources})
    if(sources)
      seatmate_chapters(chapters ${sources})
      seatmate_together(seatmate_game_${folder} ALONE ${chapters})
      string(REPLACE "-" "_" namespace ${folder})
      string(APPEND declarations
             "namespace seatmate::${namespace} {\nconst Game& game();\n}\n")
      string(APPEND addresses "      &${namespace}::game(),\n")
      list(APPEND libraries seatmate_game_${folder})
    endif()
  endforeach()

  list(LENGTH libraries count)
  set(registry "${PROJECT_BINARY_DIR}/generated/games.cpp")
  configure_file("${PROJECT_SOURCE_DIR}/cmake/games.cpp.in" "${registry}" @ONLY)
  seatmate_library(games LEAN LINK seatmate_engine ${libraries}
                   SOURCES "${registry}")
endfunction()
