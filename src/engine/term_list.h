#pragma once

// The message ids that a game makes from parts at run time, so that the catalogs can be checked:
// what every game says in the same families, and lists for the rest.

#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/contract.h"
#include "engine/vocabulary.h"

namespace seatmate {

class TermList {
 public:
  explicit TermList(Vocabulary words) : words_(words) {
    ids_.push_back(std::string(words.prefix) + ".name");
  }

  void id(std::string whole) { ids_.push_back(std::move(whole)); }
  void one(std::string_view family, std::string_view name) {
    ids_.push_back(words_.message(family, name).id);
  }
  template <class Names>
  void all(std::string_view family, const Names& names) {
    for (const auto& name : names) one(family, name);
  }
  void all(std::string_view family, std::initializer_list<std::string_view> names) {
    for (const std::string_view name : names) one(family, name);
  }
  // With the one or two letters for a map, or the word to type.
  template <class Names>
  void all_with_short(std::string_view family, const Names& names) {
    for (const auto& name : names) {
      one(family, name);
      one(family, std::string(name) + ".short");
    }
  }

  // Forms, and their lines in the history.
  template <class Verbs>
  void inputs(const Verbs& verbs) {
    all_with_short("input", verbs);
    all("said", verbs);
  }
  template <class Verbs>
  void questions(const Verbs& verbs) {
    for (const std::string_view family : {"question", "question-why", "asked"}) all(family, verbs);
  }
  template <class RuleIds, class Lines>
  void reasons(const RuleIds& rules, const Lines& lines) {
    all("rule", rules);
    for (const auto& line : lines) one("why", line.sentence);
  }
  // The setup options speak for themselves, and so do their choices.
  void setup(const std::vector<SetupOption>& options) {
    for (const SetupOption& option : options) {
      ids_.push_back(option.field.label.id);
      for (const Option& choice : option.field.options) ids_.push_back(choice.label.id);
    }
  }

  [[nodiscard]] std::vector<std::string> ids() && { return std::move(ids_); }

 private:
  Vocabulary words_;
  std::vector<std::string> ids_;
};

}  // namespace seatmate
