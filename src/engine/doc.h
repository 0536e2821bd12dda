#pragma once

// A plain tree of values: what a data file, a `decide` case, a request or a response says, without
// the format it came in. It is the only such tree; src/json reads it from JSON and writes it.
//
// Reading is total: a missing key is a null Doc, a wrong kind reads as empty, so whoever reads
// checks what it needs and says in one sentence what is missing. Members keep their order.

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace seatmate {

class Doc {
 public:
  // `digits` is a number that std::int64_t does not hold (2.5, or 2 to the 63rd): the way it is
  // written. Nothing of ours is one; it is there so that a stranger's number comes back as it was.
  enum class Kind : std::uint8_t { null, boolean, number, digits, text, list, object };
  using Member = std::pair<std::string, Doc>;

  // Not `= default`: clang then takes a Doc for one that has no default while it reads this class.
  Doc() {}                                                   // NOLINT(modernize-use-equals-default)
  Doc(bool b) : kind_(Kind::boolean), number_(b ? 1 : 0) {}  // NOLINT
  Doc(int n) : kind_(Kind::number), number_(n) {}            // NOLINT
  Doc(std::int64_t n) : kind_(Kind::number), number_(n) {}   // NOLINT
  Doc(std::string_view t) : kind_(Kind::text), text_(t) {}   // NOLINT
  Doc(const char* t) : kind_(Kind::text), text_(t) {}        // NOLINT
  Doc(std::string t) : kind_(Kind::text), text_(std::move(t)) {}  // NOLINT
  static Doc list() { return Doc(Kind::list); }
  static Doc list(std::vector<Doc> items) {
    Doc out(Kind::list);
    out.items_ = std::move(items);
    return out;
  }
  static Doc object() { return Doc(Kind::object); }
  // For who knows that no key is there twice; set() looks for each.
  static Doc object(std::vector<Member> members) {
    Doc out(Kind::object);
    out.members_ = std::move(members);
    return out;
  }
  static Doc digits(std::string digits) {
    Doc out(Kind::digits);
    out.text_ = std::move(digits);
    return out;
  }

  [[nodiscard]] Kind kind() const { return kind_; }
  [[nodiscard]] bool is_null() const { return kind_ == Kind::null; }
  [[nodiscard]] bool is_number() const { return kind_ == Kind::number; }
  [[nodiscard]] bool is_digits() const { return kind_ == Kind::digits; }
  [[nodiscard]] bool is_whole() const {
    return is_number() || (is_digits() && text_.find_first_not_of("0123456789") == text_.npos);
  }
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
  [[nodiscard]] const std::string& text() const { return is_text() ? text_ : nothing().text_; }
  [[nodiscard]] const std::string& digits() const { return is_digits() ? text_ : nothing().text_; }
  [[nodiscard]] const std::vector<Doc>& items() const { return items_; }
  [[nodiscard]] const std::vector<Member>& members() const { return members_; }

  // Null if there is none.
  [[nodiscard]] const Doc* find(std::string_view key) const {
    for (const Member& member : members_)
      if (member.first == key) return &member.second;
    return nullptr;
  }
  [[nodiscard]] bool has(std::string_view key) const { return find(key) != nullptr; }
  const Doc& operator[](std::string_view key) const {
    const Doc* found = find(key);
    return found != nullptr ? *found : nothing();
  }
  const Doc& operator[](std::size_t i) const { return i < items_.size() ? items_[i] : nothing(); }

  Doc& push(Doc item) {
    kind_ = Kind::list;
    items_.push_back(std::move(item));
    return items_.back();
  }
  // In the place of what was there, or as the last member.
  Doc& set(std::string_view key, Doc value) {
    Doc& place = at(key);
    place = std::move(value);
    return place;
  }
  // The member to write to: a null one if there was none.
  Doc& at(std::string_view key) {
    kind_ = Kind::object;
    for (Member& member : members_)
      if (member.first == key) return member.second;
    members_.emplace_back(std::string(key), Doc());
    return members_.back().second;
  }
  void remove(std::string_view key) {
    std::erase_if(members_, [&](const Member& member) { return member.first == key; });
  }

  friend bool operator==(const Doc&, const Doc&) = default;

 private:
  explicit Doc(Kind kind) : kind_(kind) {}
  static const Doc& nothing() {
    static const Doc null;
    return null;
  }

  Kind kind_ = Kind::null;
  std::int64_t number_ = 0;
  std::string text_;
  std::vector<Doc> items_;
  std::vector<Member> members_;
};

}  // namespace seatmate
