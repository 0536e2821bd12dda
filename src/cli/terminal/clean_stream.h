#pragma once

// The way out: everything that is printed passes here, and nothing of it is obeyed by the terminal
// (text/shown.h) but what is handed over as control bytes of our own.

#include <ostream>
#include <streambuf>
#include <string>
#include <string_view>

namespace seatmate::cli {

class CleanStream : public std::ostream {
 public:
  explicit CleanStream(std::ostream& out);
  CleanStream(const CleanStream&) = delete;
  CleanStream& operator=(const CleanStream&) = delete;
  ~CleanStream() override;

  // Bytes that the terminal shall obey. Never a text: not even a part of one.
  void control(std::string_view bytes);
  [[nodiscard]] bool leads_to(const std::ostream& other) const { return &cleaning_.out == &other; }

 private:
  struct Cleaning final : std::streambuf {
    explicit Cleaning(std::ostream& to) : out(to) {}
    int_type overflow(int_type c) override;
    std::streamsize xsputn(const char* bytes, std::streamsize count) override;
    int sync() override;
    void finish();

    std::ostream& out;
    std::string begun;  // of a character that has not come whole yet
  };

  Cleaning cleaning_;
};

}  // namespace seatmate::cli
