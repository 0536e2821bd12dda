#pragma once

// The other end of docs/protocol.md: responses read back into the values of engine/form.h, which is
// what the terminal draws. What is missing or of another kind reads as empty, so a newer protocol
// never stops an older terminal.

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "engine/contract.h"
#include "engine/form.h"
#include "protocol/json.h"

namespace seatmate::cli {

[[nodiscard]] std::string text_of(const Doc& object, const char* key);
[[nodiscard]] std::int64_t number_of(const Doc& object, const char* key);
[[nodiscard]] bool flag_of(const Doc& object, const char* key);
[[nodiscard]] const Doc& member_of(const Doc& object, const char* key);

// A value of protocol/shapes.h, as far as it is understood.
template <class T>
[[nodiscard]] T read_as(const Doc& json) {
  T value;
  std::ignore = from_json(json, value);
  return value;
}

// What every request that changes a game answers with.
struct Screen {
  std::string id;
  std::string game;
  std::string title;
  int number = 0;
  int of = 0;
  int kept = 0;
  int damaged = 0;  // the first entry that is not sound; 0: all are
  Message summary;
  std::vector<Countdown> timers;  // of a game in real time
  Prompt prompt;
  Report report;
  bool has_reasons = false;     // asking why has an answer
  std::vector<Report> applied;  // of an input: the reports of all its entries
  std::optional<FinalResult> result;
  std::string campaign;  // the game is part of this one
};
[[nodiscard]] Screen screen_from(const Doc& json);

// One line of a list of games.
struct Listed {
  std::string id;
  std::string game;
  std::string title;
  Message summary;
  std::int64_t played = 0;
  bool finished = false;
};
[[nodiscard]] std::vector<Listed> listed_from(const Doc& json);

// A game that can be played.
struct Playable {
  std::string id;
  Message name;
  std::vector<SetupOption> options;
  Message error;           // its data cannot be read
  bool campaigns = false;  // its games belong together, evening after evening
};
[[nodiscard]] std::vector<Playable> playable_from(const Doc& json);

// The answer to one request: its members, or the sentence that refuses it.
struct Reply {
  bool ok = false;
  Doc body;
  Message error;
};

// Asks the protocol. A function and not the Protocol itself, so that tests can hand in a toy.
class Client {
 public:
  using Call = std::function<std::string(std::string_view)>;
  explicit Client(Call call) : call_(std::move(call)) {}

  [[nodiscard]] Reply ask(const Doc& request) const;
  [[nodiscard]] Reply ask(std::initializer_list<With> request) const {
    return ask(object(request));
  }
  // The request as it was written, for a line protocol.
  [[nodiscard]] std::string call(std::string_view request) const { return call_(request); }
  [[nodiscard]] Reply just(std::string_view what) const { return ask({{"do", what}}); }

 private:
  Call call_;
};

}  // namespace seatmate::cli
