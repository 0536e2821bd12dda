#pragma once

// A plain tree of values: what a data file or a `decide` case says, without the format it came in.
//
// Games read their cards and maps from a Doc and answer `decide` with one; src/protocol turns JSON
// into it and back. Reading is total: a missing key is a null Doc, a wrong kind reads as empty, so
// a game checks what it needs and says in one sentence what is missing.

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace seatmate {

class Doc {
 public:
  enum class Kind : std::uint8_t { null, boolean, number, text, list, object };
  using Member = std::pair<std::string, Doc>;

  Doc() = default;
  Doc(bool b) : kind_(Kind::boolean), number_(b ? 1 : 0) {}       // NOLINT
  Doc(int n) : kind_(Kind::number), number_(n) {}                 // NOLINT
  Doc(std::int64_t n) : kind_(Kind::number), number_(n) {}        // NOLINT
  Doc(std::string_view t) : kind_(Kind::text), text_(t) {}        // NOLINT
  Doc(const char* t) : kind_(Kind::text), text_(t) {}             // NOLINT
  Doc(std::string t) : kind_(Kind::text), text_(std::move(t)) {}  // NOLINT
  static Doc list() { return Doc(Kind::list); }
  static Doc object() { return Doc(Kind::object); }

  [[nodiscard]] Kind kind() const { return kind_; }
  [[nodiscard]] bool is_null() const { return kind_ == Kind::null; }
  [[nodiscard]] bool is_number() const { return kind_ == Kind::number; }
  [[nodiscard]] bool is_text() const { return kind_ == Kind::text; }
  [[nodiscard]] bool is_list() const { return kind_ == Kind::list; }
  [[nodiscard]] bool is_object() const { return kind_ == Kind::object; }
  [[nodiscard]] bool is_bool() const { return kind_ == Kind::boolean; }

  [[nodiscard]] std::int64_t number(std::int64_t otherwise = 0) const {
    return is_number() ? number_ : otherwise;
  }
  [[nodiscard]] bool truth(bool otherwise = false) const {
    return is_bool() ? number_ != 0 : otherwise;
  }
  [[nodiscard]] const std::string& text() const { return text_; }
  [[nodiscard]] const std::vector<Doc>& items() const { return items_; }
  [[nodiscard]] const std::vector<Member>& members() const { return members_; }

  [[nodiscard]] bool has(std::string_view key) const { return find(key) != nullptr; }
  const Doc& operator[](std::string_view key) const {
    static const Doc null;
    const Doc* found = find(key);
    return found != nullptr ? *found : null;
  }
  const Doc& operator[](std::size_t i) const {
    static const Doc null;
    return i < items_.size() ? items_[i] : null;
  }

  Doc& push(Doc item) {
    kind_ = Kind::list;
    items_.push_back(std::move(item));
    return items_.back();
  }
  Doc& set(std::string_view key, Doc value) {
    kind_ = Kind::object;
    for (Member& member : members_)
      if (member.first == key) {
        member.second = std::move(value);
        return member.second;
      }
    members_.emplace_back(std::string(key), std::move(value));
    return members_.back().second;
  }

  friend bool operator==(const Doc&, const Doc&) = default;

 private:
  explicit Doc(Kind kind) : kind_(kind) {}
  [[nodiscard]] const Doc* find(std::string_view key) const {
    for (const Member& member : members_)
      if (member.first == key) return &member.second;
    return nullptr;
  }

  Kind kind_ = Kind::null;
  std::int64_t number_ = 0;
  std::string text_;
  std::vector<Doc> items_;
  std::vector<Member> members_;
};

}  // namespace seatmate
