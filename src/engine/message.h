#pragma once

// Messages: the engine speaks ids, people read their own language.
//
// A Message names an ICU message of the catalogs in lang/ and its arguments. An argument is a
// number, a text that needs no translation (a hex label, a name somebody typed), a term (the id of
// another message, rendered first), or a list of such things (joined as the reader's language joins
// lists). A term argument `terrain` with the id `aoi.terrain.lake` reaches the catalog twice: as
// {terrain}, its words, and as {terrain_id}, the last part of the id ("lake"), for ICU's select.

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

// Marks what is called in a thousand places. For a page it is not inlined, because every byte is
// downloaded.
#ifdef SEATMATE_AT_THE_TABLE_ONLY
#define SEATMATE_ONCE [[gnu::noinline]]
#else
#define SEATMATE_ONCE
#endif

#ifdef __has_cpp_attribute
#if __has_cpp_attribute(clang::lifetimebound)
#define SEATMATE_LOOKS_AT [[clang::lifetimebound]]
#endif
#endif
#ifndef SEATMATE_LOOKS_AT
#define SEATMATE_LOOKS_AT
#endif

namespace seatmate {

struct Message;

// An argument as it is kept.
struct Argument {
  enum class Kind : std::uint8_t { number, text, term, list };

  std::string key;
  Kind kind = Kind::number;
  std::int64_t number = 0;
  std::string text;            // text, or the id of a term
  std::vector<Message> items;  // of a list

  friend bool operator==(const Argument&, const Argument&) = default;
};

// An argument as it is said, Arg("hex", label): it only looks at its key and value, so it is good
// as long as they are, usually up to the end of the sentence it stands in.
class Arg {
 public:
  SEATMATE_ONCE Arg(std::string_view key SEATMATE_LOOKS_AT, std::int64_t n)
      : key_(key), what_(What::number), number_(n) {}
  SEATMATE_ONCE Arg(std::string_view key SEATMATE_LOOKS_AT, int n)
      : key_(key), what_(What::number), number_(n) {}
  SEATMATE_ONCE Arg(std::string_view key SEATMATE_LOOKS_AT, std::string_view text SEATMATE_LOOKS_AT)
      : key_(key), what_(What::text), text_(text) {}
  Arg(std::string_view key SEATMATE_LOOKS_AT, const char* text SEATMATE_LOOKS_AT)
      : Arg(key, std::string_view(text)) {}
  Arg(std::string_view key SEATMATE_LOOKS_AT, const std::string& text SEATMATE_LOOKS_AT)
      : Arg(key, std::string_view(text)) {}
  SEATMATE_ONCE Arg(std::string_view key SEATMATE_LOOKS_AT, const Message& m SEATMATE_LOOKS_AT)
      : key_(key), what_(What::message), message_(&m) {}
  SEATMATE_ONCE Arg(std::string_view key SEATMATE_LOOKS_AT,
                    const std::vector<Message>& list SEATMATE_LOOKS_AT)
      : key_(key), what_(What::list), list_(&list) {}

  // A term without arguments is kept by its id; one with arguments is a list of one message.
  [[nodiscard]] Argument kept() const;

 private:
  enum class What : std::uint8_t { number, text, message, list };
  std::string_view key_;
  What what_;
  union {
    std::int64_t number_;
    std::string_view text_;
    const Message* message_;
    const std::vector<Message>* list_;
  };
};

class Args : public std::vector<Argument> {
 public:
  Args();
  SEATMATE_ONCE Args(std::initializer_list<Arg> said);  // NOLINT: {Arg(…), Arg(…)} is its arguments

  void add(const Arg& said);
};

// `plain` is the id of a message that is only a text: {text}. It serves where a Message is wanted
// and the words are not ours (a hex label in a table).
struct Message {
  std::string id;
  Args args;

  [[nodiscard]] bool empty() const { return id.empty(); }
  friend bool operator==(const Message&, const Message&) = default;
};

// A list of messages wants to know what a message is.
inline Args::Args() = default;

inline constexpr std::string_view plain_id = "plain";

[[nodiscard]] Message plain(std::string_view text);
[[nodiscard]] Message plain_number(std::int64_t n);

}  // namespace seatmate
