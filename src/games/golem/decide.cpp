// `decide`: one question in the shapes of docs/decide.md, answered by the rules that `play` runs.

#include "games/golem/decide.h"

#include <algorithm>
#include <utility>

#include "games/golem/game.h"

namespace seatmate::golem {

namespace {

struct Kind {
  std::string_view name;
  Doc (*decide)(Given& given, DecideTable& table);
};
constexpr std::array<Kind, 13> kinds{{
    {"marble", decide_marble},
    {"rabbi", decide_rabbi},
    {"turn-order", decide_turn_order},
    {"move-golems", decide_move_golems},
    {"work", decide_work},
    {"resources", decide_resources},
    {"create-golem", decide_create_golem},
    {"kill", decide_kill},
    {"student", decide_student},
    {"book", decide_book},
    {"upgrade-type", decide_upgrade_type},
    {"influence", decide_influence},
    {"end-scoring", decide_end_scoring},
}};

// "a, b or c"
template <class Names, class NameOf>
std::string any_of(const Names& names, NameOf&& name_of) {
  std::string text;
  std::size_t left = std::size(names);
  for (const auto& item : names) {
    text += name_of(item);
    --left;
    if (left > 0) text += left == 1 ? " or " : ", ";
  }
  return text;
}

Doc error_of(std::string sentence) {
  Doc result = Doc::object();
  result.set("error", std::move(sentence));
  return result;
}

// A value as a sentence shows it.
std::string shown(const Doc& doc) {
  constexpr std::size_t longest = 40;
  switch (doc.kind()) {
    case Doc::Kind::null:
      return "missing";
    case Doc::Kind::boolean:
      return doc.truth() ? "true" : "false";
    case Doc::Kind::number:
      return std::to_string(doc.number());
    case Doc::Kind::text: {
      std::string text = doc.text().substr(0, longest);
      if (text.size() < doc.text().size()) {
        // Never cut through a character.
        while (!text.empty() && (static_cast<unsigned char>(text.back()) & 0xC0U) == 0x80U)
          text.pop_back();
        if (!text.empty() && static_cast<unsigned char>(text.back()) >= 0x80U) text.pop_back();
        text += "…";
      }
      return "\"" + text + "\"";
    }
    case Doc::Kind::list:
      return "a list";
    case Doc::Kind::object:
      return "an object";
  }
  return {};
}

std::string from_to(int low, int high) {
  if (high == Given::no_limit) return "a whole number from " + std::to_string(low) + " up";
  return "a whole number from " + std::to_string(low) + " to " + std::to_string(high);
}

const Doc& nothing() {
  static const Doc none;
  return none;
}

}  // namespace

Doc decide_case(const Data& data, const Doc& question) {
  if (!question.is_object())
    return error_of("A case is " + shown(question) +
                    ": it must be an object with \"kind\" and \"given\".");
  const Doc& name = question["kind"];
  for (const Kind& kind : kinds) {
    if (!name.is_text() || name.text() != kind.name) continue;
    const Doc& given = question["given"];
    if (!given.is_object())
      return error_of("\"given\" is " + shown(given) + ": it must be an object with the keys of " +
                      std::string(kind.name) + ".");
    std::string sentence;
    Given reader("", given, sentence);
    DecideTable table{data};
    Doc result = kind.decide(reader, table);
    if (!sentence.empty()) return error_of(std::move(sentence));
    cite_rules(result, table.reasons);
    return result;
  }
  return error_of("\"kind\" is " + shown(name) + ": it must be " +
                  any_of(kinds, [](const Kind& kind) { return kind.name; }) + ".");
}

// ---- sentences

void Given::wrong(std::string sentence) {
  if (sentence_.empty()) sentence_ = std::move(sentence);
}

std::string Given::path(std::string_view key) const {
  return "\"" + (name_.empty() ? "" : name_ + ".") + std::string(key) + "\"";
}

void Given::unfit(std::string_view key, const Doc& value, std::string_view what) {
  wrong(path(key) + " is " + shown(value) + ": it must be " + std::string(what) + ".");
}

// ---- values

Given Given::object(std::string_view key) {
  const Doc& doc = doc_[key];
  if (!doc.is_object()) unfit(key, doc, "an object");
  const std::string inner = path(key);
  return {inner.substr(1, inner.size() - 2), doc, sentence_};
}
Given Given::object_or_none(std::string_view key) {
  return has(key) ? object(key) : Given(std::string(key), nothing(), sentence_);
}

std::vector<Given> Given::objects(std::string_view key, std::size_t least, std::size_t most) {
  std::vector<Given> all;
  if (!is_list(key, least, most)) return all;
  for (const Doc& doc : doc_[key].items()) {
    if (!doc.is_object()) unfit(key, doc, "a list of objects");
    all.emplace_back(std::string(key) + "[" + std::to_string(all.size()) + "]", doc, sentence_);
  }
  return all;
}

int Given::number_at(std::string_view key, const Doc& doc, int low, int high) {
  const std::int64_t n = doc.number();
  if (doc.is_number() && n >= low && n <= high) return static_cast<int>(n);
  unfit(key, doc, from_to(low, high));
  return low;
}
int Given::number(std::string_view key, int low, int high) {
  return number_at(key, doc_[key], low, high);
}
int Given::number_or(std::string_view key, int low, int high, int otherwise) {
  return has(key) ? number(key, low, high) : otherwise;
}

bool Given::flag(std::string_view key) {
  if (!doc_[key].is_bool()) unfit(key, doc_[key], "true or false");
  return doc_[key].truth();
}
bool Given::flag_or(std::string_view key, bool otherwise) {
  return has(key) ? flag(key) : otherwise;
}

std::size_t Given::one_of(std::string_view key, const Doc& doc, const std::string_view* names,
                          std::size_t count) {
  if (doc.is_text())
    for (std::size_t i = 0; i < count; ++i)
      if (names[i] == doc.text()) return i;
  const std::vector<std::string_view> all(names, names + count);
  unfit(key, doc, any_of(all, [](std::string_view n) { return "\"" + std::string(n) + "\""; }));
  return 0;
}

bool Given::is_list(std::string_view key, std::size_t least, std::size_t most) {
  const Doc& doc = doc_[key];
  const std::size_t size = doc.items().size();
  if (doc.is_list() && size >= least && size <= most) return true;
  std::string count;
  if (least == most)
    count = std::to_string(least);
  else if (least == 0)
    count = "at most " + std::to_string(most);
  else
    count = std::to_string(least) + " to " + std::to_string(most);
  if (doc.is_list())
    wrong(path(key) + " has " + std::to_string(size) + (size == 1 ? " entry" : " entries") +
          ": it must have " + count + ".");
  else
    unfit(key, doc, "a list of " + count);
  return false;
}

std::vector<std::uint8_t> Given::positions(std::string_view key, int high) {
  std::vector<std::uint8_t> all;
  if (!is_list(key, 0, static_cast<std::size_t>(high))) return all;
  for (const Doc& doc : doc_[key].items()) {
    const auto n = static_cast<std::uint8_t>(number_at(key, doc, 1, std::max(1, high)));
    if (std::find(all.begin(), all.end(), n) != all.end())
      wrong(path(key) + " has " + std::to_string(n) + " twice: every number stands there once.");
    all.push_back(n);
  }
  return all;
}

// ---- readings

void Given::either(std::string_view key, std::array<std::string_view, 2> values, bool& second) {
  if (has(key)) second = one_of(key, doc_[key], values.data(), values.size()) == 1;
}
void Given::either(std::string_view key, bool when, bool& second) {
  if (has(key)) second = flag(key) == when;
}

// ---- what several kinds are given

CardColours read_character(Given& character) {
  const CardColours card{character.name<Colour>("left", colour_names),
                         character.name<Colour>("right", colour_names)};
  if (card.left == card.right && character.ok())
    character.unfit("right", character["right"], "another colour than \"left\"");
  return card;
}

void read_strategy(Given& given, State& s) {
  const auto tokens = given.list<Colour>("strategy", colour_names, colour_count, colour_count);
  if (tokens.size() != colour_count) return;
  std::copy(tokens.begin(), tokens.end(), s.strategy.begin());
  if (given.ok() &&
      ((tokens[0] == tokens[1]) || (tokens[0] == tokens[2]) || (tokens[1] == tokens[2])))
    given.wrong(
        "\"strategy\" has a token twice: it must be \"red\", \"yellow\" and \"blue\" from "
        "the top down.");
}

void read_golems(Given& given, State& s) {
  for (Given& golem : given.objects("golems", 0, Golems::capacity()))
    s.golems.push_back({golem.name<Colour>("district", colour_names),
                        static_cast<std::uint8_t>(golem.number("section", 1, sections)),
                        golem.flag("lying"), false});
}

// ---- writing

Doc golem_doc(const Golem& golem) {
  Doc doc = Doc::object();
  doc.set("district", token(golem.district));
  doc.set("section", int{golem.section});
  doc.set("lying", golem.lying);
  return doc;
}

void cite_rules(Doc& result, const Trail& trail) {
  Doc list = Doc::list();
  std::array<bool, rule_ids.size()> cited{};
  for (const TrailEntry& entry : trail.entries)
    if (!std::exchange(cited[entry.rule], true)) list.push(rule_ids[entry.rule]);
  result.set("rules", std::move(list));
}

}  // namespace seatmate::golem
