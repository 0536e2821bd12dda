# The terminal program. Everything but main.cpp is a library, so that tests can call it.

seatmate_glob(src/cli sources tests)
set(main "${PROJECT_SOURCE_DIR}/src/cli/main.cpp")
list(REMOVE_ITEM sources "${main}")
seatmate_library(cli_lib SOURCES ${sources} HEADERS <CLI/CLI.hpp>
  LINK seatmate_protocol seatmate_json seatmate_server seatmate_lab seatmate_text seatmate_store seatmate_session seatmate_games
       seatmate_engine seatmate_data seatmate_lang seatmate_rule_index CLI11::CLI11 seatmate_qrencode)
if(sources)
  set_property(TARGET seatmate_cli_lib APPEND PROPERTY
               COMPILE_DEFINITIONS SEATMATE_VERSION="${PROJECT_VERSION}")
  seatmate_together(seatmate_cli_lib)
  # The terminal mostly waits for people. What must be fast is in the layers below, so -O1 will do here.
  target_compile_options(seatmate_cli_lib PRIVATE $<$<CONFIG:Release>:-O1>)
endif()

if(EXISTS "${main}")
  add_executable(seatmate "${main}")
  target_link_libraries(seatmate PRIVATE seatmate_cli_lib seatmate_warnings)
  target_compile_definitions(seatmate PRIVATE SEATMATE_VERSION="${PROJECT_VERSION}")
  target_compile_options(seatmate PRIVATE $<$<CONFIG:Release>:-O1>)
  target_precompile_headers(seatmate REUSE_FROM seatmate_cli_lib)
  include(GNUInstallDirs)
  install(TARGETS seatmate RUNTIME DESTINATION "${CMAKE_INSTALL_BINDIR}")
endif()
