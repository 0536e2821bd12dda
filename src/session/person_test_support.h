#pragma once

// A random person at a table, the same one every time: says what the forms offer, corrects, errs,
// and brings journals that nobody wrote. What every game must pass is tried by such people, and the
// journals that are kept of every version were played by them.

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

#include "engine/contract.h"
#include "engine/random.h"

namespace seatmate {

class Person {
 public:
  explicit Person(std::uint64_t seed) : random_(seed, 77), pace_(seed, 78) {}

  int below(std::size_t n) { return static_cast<int>(random_.below(static_cast<unsigned>(n))); }
  bool once_in(int n) { return below(static_cast<std::size_t>(n)) == 0; }
  template <class T>
  const T& one_of(const std::vector<T>& all) {
    return all[static_cast<std::size_t>(below(all.size()))];
  }

  std::string token(const Field& field) {
    switch (field.kind) {
      case Field::Kind::one_of:
      case Field::Kind::place:
        return field.options.empty() ? field.otherwise : one_of(field.options).token;
      case Field::Kind::number: {
        const std::int64_t most = std::min(field.max, field.min + 1000);
        return std::to_string(field.min + below(static_cast<std::size_t>(most - field.min + 1)));
      }
      case Field::Kind::text:
        return field.otherwise.empty() ? "x" : field.otherwise;
      case Field::Kind::phrase: {
        const Option& word = one_of(field.options);
        return word.counted ? word.token + ":" + std::to_string(1 + below(3)) : word.token;
      }
      case Field::Kind::list: {
        std::vector<std::string> all;
        for (const Option& option : field.options) all.push_back(option.token);
        random_.shuffle(all);
        const auto most =
            std::min(static_cast<std::size_t>(std::max<std::int64_t>(field.max, 0)), all.size());
        const auto least = std::min(static_cast<std::size_t>(field.min), most);
        all.resize(least + static_cast<std::size_t>(below(most - least + 1)));
        std::string text;
        for (const std::string& one : all) text += (text.empty() ? "" : ",") + one;
        return text;
      }
    }
    return {};
  }
  // Somebody else said something; what comes next is not earlier.
  void notice(const Entry& entry) { now_ = std::max(now_, entry.at); }
  Entry entry(const Prompt& prompt) {
    const Form& form = one_of(prompt.forms);
    Entry entry{form.verb, {}, later()};
    for (const Field& field : form.fields) entry.args.push_back(token(field));
    return entry;
  }
  Entry correction(const std::vector<Field>& tracked) {
    const Field& field = one_of(tracked);
    return {std::string(adjust_verb), {field.id, token(field)}, later()};
  }
  // Something a person might say that means nothing, or the wrong thing at the wrong time.
  Entry slip(const Prompt& prompt, const std::vector<Field>& tracked) {
    static const std::vector<std::string> junk{
        "", "-1", "99999999999999999999", "0", "r0c0", "nonsense", "\n", ",", "a,a"};
    Entry said = prompt.forms.empty() ? Entry{"dance", {}, later()} : entry(prompt);
    switch (below(5)) {
      case 0:
        said.verb = one_of(junk);
        break;
      case 1:
        said.args.push_back(one_of(junk));
        break;
      case 2:
        if (!said.args.empty()) said.args.pop_back();
        break;
      case 3:
        if (!said.args.empty())
          said.args[static_cast<std::size_t>(below(said.args.size()))] = one_of(junk);
        break;
      default:
        said = {std::string(adjust_verb),
                {tracked.empty() ? one_of(junk) : one_of(tracked).id, one_of(junk)},
                later()};
    }
    return said;
  }
  Settings settings(const std::vector<SetupOption>& options) {
    Settings chosen;
    for (const SetupOption& option : options)
      if (option.field.kind != Field::Kind::text && once_in(2))
        chosen.emplace_back(option.field.id, token(option.field));
    return chosen;
  }
  // A state nobody saved: a value or two are wrong.
  Saved forged(Saved saved) {
    static const std::vector<std::string> junk{"", "0", "1", "2", "7", "99", "255", "-1", "0 0 0"};
    for (int n = 1 + below(2); n > 0; --n) {
      std::string& value = saved[static_cast<std::size_t>(below(saved.size()))].second;
      switch (below(3)) {
        case 0:
          value = one_of(junk);
          break;
        case 1:
          value = one_of(saved).second;
          break;
        default:
          if (!value.empty())
            value[static_cast<std::size_t>(below(value.size()))] =
                static_cast<char>('0' + below(10));
      }
    }
    return saved;
  }
  // The same cards in another order, where only the deck knows the order.
  Saved reshuffled(Saved saved) {
    for (auto& [path, value] : saved) {
      if (!path.ends_with(".pile") && !path.ends_with(".reserve")) continue;
      std::vector<std::string> cards;
      for (std::size_t at = 0; at < value.size();) {
        const std::size_t end = std::min(value.find(' ', at), value.size());
        cards.push_back(value.substr(at, end - at));
        at = end + 1;
      }
      random_.shuffle(cards);
      value.clear();
      for (const std::string& card : cards) value += (value.empty() ? "" : " ") + card;
    }
    return saved;
  }

  // Up to forty seconds pass before the next word.
  std::int64_t later() { return now_ += 1 + pace_.below(40'000); }

 private:
  Random random_;
  Random pace_;
  std::int64_t now_ = 1794769200000;
};

}  // namespace seatmate
