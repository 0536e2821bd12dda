#pragma once

// Messages: the engine speaks ids, people read their own language.
//
// A Message names an ICU message of the catalogs in lang/ and its arguments. An argument is a
// number, a text that needs no translation (a hex label, a name somebody typed), a term (the id of
// another message, rendered first), or a list of such things (joined as the reader's language joins
// lists). A term argument `terrain` with the id `aoi.terrain.lake` reaches the catalog twice: as
// {terrain}, its words, and as {terrain_id}, the last part of the id ("lake"), for ICU's select.

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace seatmate {

struct Message;

struct Arg {
  enum class Kind : std::uint8_t { number, text, term, list };

  std::string key;
  Kind kind = Kind::number;
  std::int64_t number = 0;
  std::string text;            // text, or the id of a term
  std::vector<Message> items;  // of a list

  Arg();
  Arg(std::string_view k, std::int64_t n);
  Arg(std::string_view k, int n);
  Arg(std::string_view k, std::string_view t);
  Arg(std::string_view k, const char* t);
  Arg(std::string_view k, const std::string& t);
  Arg(std::string_view k, const Message& m);
  Arg(std::string_view k, std::vector<Message> list);

  friend bool operator==(const Arg&, const Arg&) = default;
};

// `plain` is the id of a message that is only a text: {text}. It serves where a Message is wanted
// and the words are not ours (a hex label in a table).
struct Message {
  std::string id;
  std::vector<Arg> args;

  [[nodiscard]] bool empty() const { return id.empty(); }
  friend bool operator==(const Message&, const Message&) = default;
};

inline constexpr std::string_view plain_id = "plain";

inline Message plain(std::string_view text) { return {std::string(plain_id), {Arg("text", text)}}; }
inline Message plain_number(std::int64_t n) { return {"number", {Arg("n", n)}}; }

// Defined here because a vector of messages wants to know what a message is.
inline Arg::Arg() = default;
inline Arg::Arg(std::string_view k, std::int64_t n) : key(k), number(n) {}
inline Arg::Arg(std::string_view k, int n) : key(k), number(n) {}
inline Arg::Arg(std::string_view k, std::string_view t) : key(k), kind(Kind::text), text(t) {}
inline Arg::Arg(std::string_view k, const char* t) : key(k), kind(Kind::text), text(t) {}
inline Arg::Arg(std::string_view k, const std::string& t) : key(k), kind(Kind::text), text(t) {}
inline Arg::Arg(std::string_view k, std::vector<Message> list)
    : key(k), kind(Kind::list), items(std::move(list)) {}

// A term without arguments is stored by its id; one with arguments is a list of one message.
inline Arg::Arg(std::string_view k, const Message& m) : key(k) {
  if (m.args.empty()) {
    kind = Kind::term;
    text = m.id;
  } else {
    kind = Kind::list;
    items.push_back(m);
  }
}

}  // namespace seatmate
