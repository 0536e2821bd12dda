#pragma once

// The values of protocol/shapes.h as trees and back; docs/protocol.md shows the shapes.
//
// Writing leaves out what is empty. Reading is total: from_json takes what it understands, leaves
// the rest as it was, and says whether all of it had the right shape.

#include <cstdint>
#include <iterator>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "engine/doc.h"
#include "engine/tokens.h"
#include "json/json.h"
#include "protocol/shapes.h"

namespace seatmate {

// Reports are sent without their reasons, only with their number, until somebody asks why.
enum class Why { counted, told };

// ---- writing

// What many members have in common is a call: in a page every byte is downloaded.
class Writer {
 public:
  Writer(Doc& out, Why why) : out_(out), why_(why) {}

  void operator()(const char* key, bool truth);
  void operator()(const char* key, std::int64_t n);
  void operator()(const char* key, const std::string& text);
  void operator()(const char* key, const Message& message);
  void operator()(const char* key, const Args& args);
  template <class T>
  void operator()(const char* key, const std::vector<T>& items) {
    if (!items.empty()) always(key, items);
  }

  void always(const char* key, bool truth);
  void always(const char* key, std::int64_t n);
  void always(const char* key, int n) { always(key, std::int64_t{n}); }
  void always(const char* key, char sign) { always(key, std::string_view(&sign, 1)); }
  void always(const char* key, std::string_view text);
  void always(const char* key, const std::string& text) { always(key, std::string_view(text)); }
  template <class T>
    requires std::is_enum_v<T>
  void always(const char* key, T kind) {
    always(key, Words<T>::all[static_cast<std::size_t>(kind)]);
  }
  template <class T>
  void always(const char* key, const std::vector<T>& items) {
    put_list(key, items.data(), items.size(), sizeof(T), tree_at<T>);
  }

  template <class T>
  void when(bool there, const char* key, const T& value) {
    if (there) always(key, value);
  }
  template <class T>
  void counted_or_told(const char* counted, const char* told, const std::vector<T>& items) {
    if (why_ == Why::told)
      (*this)(told, items);
    else
      (*this)(counted, static_cast<std::int64_t>(items.size()));
  }

  static Doc tree(std::int64_t n, Why) { return n; }
  static Doc tree(const std::string& text, Why) { return text; }
  static Doc tree(const Message& message, Why why);
  template <class T>
  static Doc tree(const std::vector<T>& items, Why why) {
    return list(items.data(), items.size(), sizeof(T), tree_at<T>, why);
  }
  template <class T>
  static Doc tree(const T& value, Why why) {
    Doc out = Doc::object();
    Writer writer(out, why);
    fields(value, writer);
    return out;
  }

 private:
  // One loop for the lists of everything.
  using TreeAt = Doc (*)(const void* item, Why why);
  template <class T>
  static Doc tree_at(const void* item, Why why) {
    return tree(*static_cast<const T*>(item), why);
  }
  static Doc list(const void* first, std::size_t count, std::size_t size, TreeAt tree_of, Why why);
  void put_list(const char* key, const void* first, std::size_t count, std::size_t size,
                TreeAt tree_of);

  Doc& out_;
  Why why_;
};

// A message that says nothing is null.
template <class T>
[[nodiscard]] Doc to_json(const T& value, Why why = Why::told) {
  return Writer::tree(value, why);
}

// ---- reading

// A member that is not there leaves the value as it is: writing leaves out what is empty.
class Reader {
 public:
  explicit Reader(const Doc& json) : json_(json), right_(json.is_object()) {}

  template <class T>
  void operator()(const char* key, T& value) {
    if (const Doc* const found = json_.find(key)) right_ = read(*found, value) && right_;
  }
  template <class T>
  void always(const char* key, T& value) {
    (*this)(key, value);
  }
  template <class T>
  void when(bool, const char* key, T& value) {
    (*this)(key, value);
  }
  // A number alone gives no reasons back.
  template <class T>
  void counted_or_told(const char*, const char* told, std::vector<T>& items) {
    (*this)(told, items);
  }
  [[nodiscard]] bool right() const { return right_; }

  [[nodiscard]] static bool read(const Doc& json, bool& truth);
  [[nodiscard]] static bool read(const Doc& json, int& n);
  [[nodiscard]] static bool read(const Doc& json, std::int64_t& n);
  [[nodiscard]] static bool read(const Doc& json, char& key);
  [[nodiscard]] static bool read(const Doc& json, std::string& text);
  [[nodiscard]] static bool read(const Doc& json, Message& message);
  [[nodiscard]] static bool read(const Doc& json, Args& args);
  template <class T>
    requires std::is_enum_v<T>
  [[nodiscard]] static bool read(const Doc& json, T& kind) {
    const std::size_t count = std::size(Words<T>::all);
    const std::size_t i = json.is_text() ? place_of(json.text(), Words<T>::all, count) : count;
    if (i < count) kind = static_cast<T>(i);
    return i < count;
  }
  template <class T>
  [[nodiscard]] static bool read(const Doc& json, std::vector<T>& items) {
    items.clear();
    bool right = json.is_list();
    for (const Doc& item : json.items()) right = read(item, items.emplace_back()) && right;
    return right;
  }
  template <class T>
  [[nodiscard]] static bool read(const Doc& json, T& value) {
    Reader reader(json);
    fields(value, reader);
    return reader.right();
  }

 private:
  const Doc& json_;
  bool right_;
};

template <class T>
[[nodiscard]] bool from_json(const Doc& json, T& value) {
  return Reader::read(json, value);
}

}  // namespace seatmate
