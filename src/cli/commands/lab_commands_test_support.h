#pragma once

// The laboratory's commands as somebody types them, with files in a folder of the test's own.

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "cli/app.h"

namespace seatmate::cli {

class LabCommands : public testing::Test {
 protected:
  const std::filesystem::path folder =
      std::filesystem::temp_directory_path() /
      (std::string("seatmate-") +
       testing::UnitTest::GetInstance()->current_test_info()->test_suite_name() + "-" +
       testing::UnitTest::GetInstance()->current_test_info()->name());
  std::string out;
  std::string err;

  LabCommands() {
    std::filesystem::remove_all(folder);
    std::filesystem::create_directories(folder);
  }
  ~LabCommands() override { std::filesystem::remove_all(folder); }

  int run(const std::vector<std::string>& arguments) {
    std::istringstream in;
    std::ostringstream out_stream;
    std::ostringstream err_stream;
    World world{in, out_stream, err_stream, {}, [](const char*) { return nullptr; }};
    const int code = run_program(arguments, world);
    out = out_stream.str();
    err = err_stream.str();
    return code;
  }
  [[nodiscard]] std::string path(const std::string& name) const { return (folder / name).string(); }
  void write(const std::string& name, std::string_view content) const {
    std::ofstream(folder / name, std::ios::binary) << content;
  }
  [[nodiscard]] std::string read(const std::string& name) const {
    std::ostringstream text;
    text << std::ifstream(folder / name, std::ios::binary).rdbuf();
    return text.str();
  }
};

}  // namespace seatmate::cli
