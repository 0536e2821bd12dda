#include "cli/table/phrase_reader.h"

#include <algorithm>
#include <charconv>
#include <utility>
#include <vector>

#include "cli/table/form_reader.h"
#include "cli/table/words.h"
#include "engine/phrase.h"

namespace seatmate::cli {
namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }

// "2", "-1", "2x", "x2", "×2" as a number is written; empty if it is none.
std::string number_from(std::string_view text) {
  for (const std::string_view times : {"x", "X", "×"}) {
    if (text.starts_with(times)) text.remove_prefix(times.size());
    if (text.ends_with(times)) text.remove_suffix(times.size());
  }
  std::int32_t n = 0;
  const char* const end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, n);
  if (text.empty() || error != std::errc{} || stop != end) return {};
  return std::to_string(n);
}

// Reads what stands between two slashes.
class OptionReader {
 public:
  OptionReader(const text::Catalog& words, const Field& field)
      : words_(words), field_(field), meanings_(meanings_of(words, field.options)) {}

  Result<std::string> read(std::string_view text) {
    std::vector<std::string> said = tokens_of(text);
    std::string phrase;
    std::string number;  // said, and not yet used
    for (std::size_t at = 0; at < said.size();) {
      if (std::string n = number_from(said[at]); !n.empty()) {
        if (!number.empty()) return refuse("shell.phrase.lonely", {{"n", number}});
        number = std::move(n);
        ++at;
        continue;
      }
      if (said[at] == ",") {
        if (!number.empty()) return refuse("shell.phrase.lonely", {{"n", number}});
        ++at;
        continue;
      }
      std::size_t taken = 1;
      const Match found = longest(said, at, taken);
      if (!found) return unknown(said[at], found);
      at += taken;
      const Option& option = field_.options[found.index];
      // The number stands before the word, or behind it; behind one that can do without, only if no
      // other word follows that may want it ("kill 2 clay", but "create golem 2, kill").
      const bool wants = option.counted || at + 1 >= said.size() || said[at + 1] == "," ||
                         !number_from(said[at + 1]).empty();
      if (wants && number.empty() && at < said.size()) {
        number = number_from(said[at]);
        if (!number.empty()) ++at;
      }
      if (option.counted && number.empty()) number = "1";
      phrase += (phrase.empty() ? "" : " ") + option.token;
      if (!number.empty()) phrase += ":" + number;
      number.clear();
    }
    if (!number.empty()) return refuse("shell.phrase.lonely", {{"n", number}});
    return phrase;
  }

 private:
  // Words, numbers and commas; a plus sign is a comma, a colon only separates, "2clay" is two, and
  // "wrr" is three where letters are words.
  [[nodiscard]] std::vector<std::string> tokens_of(std::string_view text) const {
    std::string spaced;
    for (const char c : text) {
      if (c == ',' || c == '+')
        spaced += " , ";
      else
        spaced += c == ':' || c == '\t' ? ' ' : c;
    }
    std::vector<std::string> tokens;
    for (const std::string& token : split_at(spaced, ' ')) {
      if (token == "-" || token == "x" || token == "×") continue;
      const std::size_t digits = std::min(
          token.size(),
          static_cast<std::size_t>(std::ranges::find_if_not(token, is_digit) - token.begin()));
      std::string word = token;
      if (digits > 0 && number_from(token).empty() && !match_whole(token, meanings_)) {
        tokens.push_back(token.substr(0, digits));
        word = token.substr(digits);
      }
      const auto letters = letters_of(word, meanings_);
      if (letters.empty() || match(word, meanings_).kind != Match::Kind::unknown)
        tokens.push_back(word);
      else
        tokens.insert(tokens.end(), letters.begin(), letters.end());
    }
    return tokens;
  }

  // "Great Golem" is one word: the most that are a name together.
  Match longest(const std::vector<std::string>& said, std::size_t at, std::size_t& taken) const {
    std::size_t most = 1;
    while (at + most < said.size() && said[at + most] != "," &&
           number_from(said[at + most]).empty())
      ++most;
    for (std::size_t n = most; n > 1; --n)
      if (const Match found = match(join_words(said, at, n), meanings_)) {
        taken = n;
        return found;
      }
    return match(said[at], meanings_);
  }

  [[nodiscard]] Refusal unknown(const std::string& typed, const Match& match) const {
    if (match.kind != Match::Kind::ambiguous)
      return refuse("shell.phrase.unknown",
                    {{"typed", typed}, {"example", phrase_example(words_, field_)}});
    std::vector<Message> labels;
    for (const std::size_t i : match.candidates) labels.push_back(field_.options[i].label);
    return refuse("shell.say.ambiguous", {{"typed", typed}, {"options", labels}});
  }

  const text::Catalog& words_;
  const Field& field_;
  std::vector<Meaning> meanings_;
};

}  // namespace

Result<std::string> read_phrase_field(const text::Catalog& words, const Field& field,
                                      std::string_view typed) {
  OptionReader reader(words, field);
  std::string phrase;
  for (bool first = true;; first = false) {
    const std::size_t slash = typed.find('/');
    const auto option = reader.read(typed.substr(0, slash));
    if (!option) return option;
    if (!first) phrase += phrase.empty() ? "/" : " /";
    if (!option->empty()) phrase += (phrase.empty() ? "" : " ") + *option;
    if (slash == std::string_view::npos) return phrase;
    typed.remove_prefix(slash + 1);
  }
}

std::string phrase_in_words(const text::Catalog& words, const Field& field,
                            std::string_view token) {
  const auto phrase = read_phrase(token, token.size() + 1);
  if (!phrase) return std::string(token);
  std::vector<std::string> options(phrase->options);
  const bool counts = std::ranges::any_of(field.options, &Option::counted);
  for (const PhrasePart& part : phrase->parts) {
    std::string word(part.word);
    bool counted = true;
    for (const Option& option : field.options)
      if (option.token == part.word) {
        word = words.render(option.label);
        counted = option.counted || !counts;
      }
    const std::string number = part.number ? std::to_string(*part.number) : "";
    std::string& text = options[part.option];
    if (!text.empty()) text += ", ";
    if (number.empty())
      text += word;
    else  // "2 clay", but "create golem 2": not two of them
      text += counted ? number + " " + word : word + " " + number;
  }
  std::string text;
  for (std::size_t i = 0; i < options.size(); ++i)
    text += (i == 0 ? "" : " / ") +
            (options[i].empty() ? words.render("shell.value.none") : options[i]);
  return text;
}

std::string phrase_example(const text::Catalog& words, const Field& field) {
  std::string token;
  const Option* plain_word = nullptr;
  const Option* counted = nullptr;
  for (const Option& option : field.options) {
    const Option*& place = option.counted ? counted : plain_word;
    if (place == nullptr) place = &option;
  }
  if (counted == nullptr && field.options.size() > 1)
    return phrase_in_words(words, field,
                           field.options[0].token + " " + field.options[1].token + ":2");
  if (counted != nullptr) token += counted->token + ":2";
  if (plain_word != nullptr) token += (token.empty() ? "" : " ") + plain_word->token;
  return phrase_in_words(words, field, token);
}

}  // namespace seatmate::cli
