#include "cli/table/form_reader.h"

#include <algorithm>
#include <numeric>
#include <optional>

#include "cli/table/phrase_reader.h"
#include "text/collation.h"
#include "text/width.h"

namespace seatmate::cli {
namespace {

// Two lines; whoever sees a longer list of what would have been right does not read it.
constexpr int longest_list_in_a_sentence = 120;
// More choices than this are not read but typed: their first letters find them, "?" shows them.
constexpr std::size_t most_choices_shown = 24;

bool has_options(const Field& field) {
  return field.kind == Field::Kind::one_of || field.kind == Field::Kind::place ||
         field.kind == Field::Kind::list;
}

bool is_digits(std::string_view text) {
  return !text.empty() &&
         std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

// What would have been right, if that can be said in a sentence.
std::optional<std::vector<Message>> labels(const text::Catalog& words, const Field& field,
                                           const std::vector<std::size_t>& which) {
  std::vector<Message> items;
  int width = 0;
  for (const std::size_t i : which) {
    items.push_back(field.options[i].label);
    width += text::display_width(words.render(field.options[i].label)) + 2;
  }
  if (width > longest_list_in_a_sentence) return std::nullopt;
  return items;
}

Refusal not_an_option(const text::Catalog& words, const Field& field, std::string_view typed,
                      const Match& match) {
  if (match.kind == Match::Kind::ambiguous) {
    const auto options = labels(words, field, match.candidates);
    if (!options) return refuse("shell.say.ambiguous-many", {{"typed", typed}});
    return refuse("shell.say.ambiguous", {{"typed", typed}, {"options", *options}});
  }
  if (field.options.empty()) return refuse("shell.say.nothing-fits", {{"field", field.label}});
  std::vector<std::size_t> all(field.options.size());
  std::iota(all.begin(), all.end(), std::size_t{0});
  const auto options = labels(words, field, all);
  if (!options) return refuse("shell.say.unknown-many", {{"typed", typed}, {"field", field.label}});
  return refuse("shell.say.unknown", {{"typed", typed}, {"options", *options}});
}

Result<std::string> read_option(const text::Catalog& words, const Field& field,
                                std::string_view typed) {
  const auto meanings = meanings_of(words, field.options);
  Match found = match_whole(typed, meanings);
  if (!found) {
    const auto numbers = numbers_of(words, field);
    const auto number = std::find(numbers.begin(), numbers.end(), typed);
    if (number != numbers.end())
      return field.options[static_cast<std::size_t>(number - numbers.begin())].token;
  }
  // A number is meant as it is: "1" is never the beginning of 12, nor the 1 in "for 1 coin".
  if (!found && !is_digits(typed)) found = match(typed, meanings);
  if (!found) return not_an_option(words, field, typed, found);
  return field.options[found.index].token;
}

Field single(Field list) {
  list.kind = Field::Kind::one_of;
  return list;
}

// Commas separate; spaces do too, where the words between them are no name together, and so does
// nothing at all between names of one letter or digit ("21354").
Result<std::string> read_list(const text::Catalog& words, const Field& field,
                              std::string_view typed) {
  if (typed == "-" || typed == words.render("shell.value.none")) return std::string();
  const auto meanings = meanings_of(words, field.options);
  std::vector<std::string> items;
  for (const std::string& item : split_at(typed, ',')) {
    if (read_option(words, field, item)) {
      items.push_back(item);
      continue;
    }
    for (const std::string& part : split_at(item, ' ')) {
      const auto letters = letters_of(part, meanings);
      if (letters.empty() || read_option(words, field, part))
        items.push_back(part);
      else
        items.insert(items.end(), letters.begin(), letters.end());
    }
  }
  std::vector<std::string> tokens;
  for (const std::string& item : items) {
    auto token = read_option(words, field, item);
    if (!token) return token;
    tokens.push_back(*token);
  }
  std::string list;
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    if (!field.repeats && std::find(tokens.begin(), tokens.begin() + static_cast<std::ptrdiff_t>(i),
                                    tokens[i]) != tokens.begin() + static_cast<std::ptrdiff_t>(i))
      return refuse("shell.say.twice", {{"word", value_in_words(words, single(field), tokens[i])}});
    list += (i == 0 ? "" : ",") + tokens[i];
  }
  return list;
}

}  // namespace

std::vector<Meaning> meanings_of(const text::Catalog& words, const std::vector<Option>& options) {
  std::vector<Meaning> meanings;
  meanings.reserve(options.size());
  for (const Option& option : options) {
    meanings.push_back({{option.token, words.render(option.label)}});
    // A letter of its own where beginnings collide; a digit is the number in a list.
    const std::string id = option.label.id + ".short";
    if (!words.has(id)) continue;
    if (std::string name = words.render(id); !is_digits(name))
      meanings.back().names.push_back(std::move(name));
  }
  return meanings;
}

std::vector<Meaning> meanings_of(const text::Catalog& words, const std::vector<Form>& forms) {
  std::vector<Meaning> meanings;
  meanings.reserve(forms.size());
  for (const Form& form : forms)
    meanings.push_back({{form.verb, word_of(words, form), words.render(form.label)}});
  return meanings;
}

std::string word_of(const text::Catalog& words, const Form& form) {
  const std::string id = form.label.id + ".short";
  return words.has(id) ? words.render(id) : form.verb;
}

std::vector<std::string> numbers_of(const text::Catalog& words, const Field& field) {
  std::vector<std::string> numbers(field.options.size());
  if (field.kind == Field::Kind::place) return numbers;
  const auto any = [&](auto test) {
    return std::any_of(field.options.begin(), field.options.end(), test);
  };
  if (any([&](const Option& option) { return is_digits(words.render(option.label)); }))
    return numbers;
  const bool own = any([](const Option& option) { return is_digits(option.token); });
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    if (!own) numbers[i] = std::to_string(i + 1);
    if (own && is_digits(field.options[i].token)) numbers[i] = field.options[i].token;
  }
  return numbers;
}

ChoiceKeys choice_keys(const text::Catalog& words, const Field& field) {
  constexpr std::size_t most = 10;  // digits
  const auto begins = [](char c) { return (static_cast<unsigned char>(c) & 0xc0U) != 0x80U; };
  if (field.kind != Field::Kind::one_of || field.options.size() > most) return {};
  const auto numbers = numbers_of(words, field);
  std::vector<std::string> letters;
  for (const Option& option : field.options) {
    const std::string label = text::fold(words.render(option.label));
    const auto second = std::find_if(label.begin() + (label.empty() ? 0 : 1), label.end(), begins);
    letters.emplace_back(label.begin(), second);
    // "1" is never 12, and a number of the list is not the number in "2 votes".
    if (is_digits(letters.back()) && label != letters.back()) letters.back().clear();
  }
  ChoiceKeys keys(field.options.size());
  for (std::size_t i = 0; i < keys.size(); ++i) {
    // The tenth of a list has the tenth key.
    if (numbers[i].size() == 1) keys[i].push_back(numbers[i]);
    if (numbers[i] == "10" && i == 9) keys[i].emplace_back("0");
    if (!letters[i].empty() && std::count(letters.begin(), letters.end(), letters[i]) == 1)
      keys[i].push_back(letters[i]);
    if (keys[i].empty()) return {};
  }
  return keys;
}

Result<std::string> read_value(const text::Catalog& words, const Field& field,
                               std::string_view typed) {
  switch (field.kind) {
    case Field::Kind::one_of:
    case Field::Kind::place:
      return read_option(words, field, typed);
    case Field::Kind::list:
      return read_list(words, field, typed);
    case Field::Kind::number: {
      // What stands behind "Enter:" may be a word ("auto"), and be typed.
      if (!typed.empty() && typed == field.otherwise) return std::string(typed);
      const std::string_view digits = typed.starts_with('-') ? typed.substr(1) : typed;
      if (!is_digits(digits))
        return refuse("shell.say.number",
                      {{"typed", typed}, {"min", field.min}, {"max", field.max}});
      return std::string(typed);
    }
    case Field::Kind::phrase:
      return read_phrase_field(words, field, typed);
    case Field::Kind::text: {
      if (!field.sorted) return std::string(typed);
      return std::string(typed) + '\t' + text::sort_key(words.locale(), typed);
    }
  }
  return std::string(typed);
}

std::string value_in_words(const text::Catalog& words, const Field& field, std::string_view token) {
  if (field.kind == Field::Kind::list) {
    std::vector<std::string> items;
    for (const std::string& item : split_at(token, ','))
      items.push_back(value_in_words(words, single(field), item));
    return items.empty() ? words.render("shell.value.none") : words.join(items);
  }
  if (field.kind == Field::Kind::phrase && !token.empty())
    return phrase_in_words(words, field, token);
  for (const Option& option : field.options)
    if (option.token == token) return words.render(option.label);
  // Behind a tab: how it is sorted.
  if (field.sorted) token = token.substr(0, token.find('\t'));
  return token.empty() ? words.render("shell.value.none") : std::string(token);
}

Result<Tokens> read_fields(const text::Catalog& words, const Form& form,
                           const std::vector<std::string>& typed, std::size_t from) {
  Tokens tokens;
  std::size_t at = from;
  for (std::size_t i = 0; i < form.fields.size() && at < typed.size(); ++i) {
    const Field& field = form.fields[i];
    std::size_t taken = 1;
    const bool takes_the_rest = field.kind == Field::Kind::text ||
                                field.kind == Field::Kind::list ||
                                field.kind == Field::Kind::phrase;
    if (takes_the_rest && i + 1 == form.fields.size()) {
      taken = typed.size() - at;
    } else if (has_options(field)) {
      // "Great Golem" is one name: the most words that are a whole name are meant together.
      const auto meanings = meanings_of(words, field.options);
      for (std::size_t n = typed.size() - at; n > 1; --n)
        if (match_whole(join_words(typed, at, n), meanings)) {
          taken = n;
          break;
        }
      // So are several words that begin only one, where the first of them begins several.
      if (taken == 1 && !read_value(words, field, typed[at]))
        for (std::size_t n = typed.size() - at; n > 1 && taken == 1; --n)
          if (field.kind != Field::Kind::list && match(join_words(typed, at, n), meanings))
            taken = n;
    }
    auto token = read_value(words, field, join_words(typed, at, taken));
    if (!token) return token.refusal();
    tokens.push_back(*token);
    at += taken;
  }
  if (at < typed.size() && from == 0)  // an answer
    return refuse("shell.say.too-much-answer", {{"said", join_words(typed, 0, at)},
                                                {"extra", join_words(typed, at, typed.size())}});
  if (at < typed.size())
    return refuse("shell.say.too-much",
                  {{"word", word_of(words, form)}, {"extra", join_words(typed, at, typed.size())}});
  return tokens;
}

Match match_form(const text::Catalog& words, const std::vector<Form>& forms,
                 const std::vector<std::string>& typed) {
  Match found = match(typed[0], meanings_of(words, forms));
  if (found.kind != Match::Kind::ambiguous || typed.size() == 1) return found;
  std::vector<std::size_t> fits;
  std::vector<std::size_t> filled;
  for (const std::size_t i : found.candidates) {
    const auto tokens = read_fields(words, forms[i], typed, 1);
    if (!tokens) continue;
    fits.push_back(i);
    const auto& fields = forms[i].fields;
    if (std::all_of(fields.begin() + static_cast<std::ptrdiff_t>(tokens->size()), fields.end(),
                    [](const Field& field) { return !field.otherwise.empty(); }))
      filled.push_back(i);
  }
  if (!fits.empty()) found.candidates = filled.empty() ? fits : filled;
  if (found.candidates.size() == 1) {
    found.kind = Match::Kind::found;
    found.index = found.candidates.front();
  }
  return found;
}

bool Asker::is_typed_ahead(const Field& field) {
  return field.kind != Field::Kind::place && field.options.size() > most_choices_shown;
}

void Asker::show_choices(const Field& field) const {
  if (!has_options(field) || field.options.empty()) return;
  const auto numbers = numbers_of(words_, field);
  const bool numbered = std::any_of(numbers.begin(), numbers.end(),
                                    [](const std::string& number) { return !number.empty(); });
  int widest = 0;
  std::vector<std::string> names;
  for (std::size_t i = 0; i < field.options.size(); ++i) {
    const std::string label = words_.render(field.options[i].label);
    names.push_back((numbered ? text::pad_left(numbers[i], 2) + "  " : "") + label);
    widest = std::max(widest, text::display_width(names.back()));
  }
  // A few choices are read line by line; places and long lists stand in columns.
  const bool short_names = std::all_of(names.begin(), names.end(), is_digits);
  const int columns = field.kind != Field::Kind::place && names.size() <= 9 && !short_names
                          ? 1
                          : std::max(1, (terminal_.width() - 2) / (widest + 2));
  const int column_width = columns == 1 ? widest : widest + 2;
  std::string line;
  for (std::size_t i = 0; i < names.size(); ++i) {
    const bool last = (static_cast<int>(i) + 1) % columns == 0 || i + 1 == names.size();
    line += last ? names[i] : text::pad_right(names[i], column_width);
    if (last) {
      terminal_.paragraph(line, "  ");
      line.clear();
    }
  }
}

void Asker::show_vocabulary(const Field& field) const {
  Field list = field;
  list.kind = Field::Kind::place;  // in columns, without numbers
  for (Option& option : list.options)
    if (option.counted)
      option.label = {"shell.phrase.counted", {{"word", words_.render(option.label)}}};
  show_choices(list);
  terminal_.paragraph(
      words_.render("shell.phrase.how", {{"example", phrase_example(words_, field)}}), "  ",
      Ink::quiet);
}

std::string Asker::hint_of(const Field& field) const {
  std::string hint;
  if (field.kind == Field::Kind::number && field.max > field.min)
    hint = words_.render("shell.ask.range", {{"min", field.min}, {"max", field.max}});
  if (field.kind == Field::Kind::list)
    hint = words_.render(
        "shell.ask.list",
        {{"min", field.min}, {"max", field.max}, {"exact", field.min == field.max ? "yes" : "no"}});
  if (field.kind == Field::Kind::text && !field.parts.empty())
    hint = words_.render("shell.ask.rows",
                         {{"example", field.example}, {"none", field.none.empty() ? "no" : "yes"}});
  const bool counts = std::any_of(field.options.begin(), field.options.end(),
                                  [](const Option& option) { return option.counted; });
  if (field.kind == Field::Kind::phrase && !counts)
    // A small vocabulary, all of it: "b blue, k black".
    for (const Meaning& word : meanings_of(words_, field.options))
      hint += (hint.empty() ? "" : ", ") + (word.names.size() > 2 ? word.names[2] + "\u00a0" : "") +
              word.names[1];
  else if (field.kind == Field::Kind::phrase)
    hint = words_.render("shell.ask.phrase", {{"example", phrase_example(words_, field)}});
  if (is_typed_ahead(field))
    hint += (hint.empty() ? "" : "; ") + words_.render("shell.ask.letters");
  if (!field.otherwise.empty())
    hint += (hint.empty() ? "" : "; ") +
            words_.render("shell.ask.default",
                          {{"value", value_in_words(words_, field, field.otherwise)}});
  return hint;
}

std::optional<std::string> Asker::ask(const Field& field) const {
  bool shown = false;
  for (;;) {
    if (!shown) {
      terminal_.paragraph(words_.render(field.label), {}, Ink::title);
      if (!is_typed_ahead(field)) show_choices(field);
      shown = true;
    }
    const std::string hint = hint_of(field);
    const auto line = terminal_.read_line("  " + (hint.empty() ? "" : "(" + hint + ") ") + "> ");
    if (!line) return std::nullopt;
    const std::string typed = join_words(split_words(*line), 0, line->size());
    if (typed.empty()) {
      if (!field.otherwise.empty()) return field.otherwise;
      if (field.kind == Field::Kind::list && field.min == 0) return std::string();
      terminal_.paragraph(words_.render("shell.ask.given-up"), {}, Ink::quiet);
      return std::nullopt;
    }
    if (typed == "?" && field.kind == Field::Kind::phrase) {
      show_vocabulary(field);
      continue;
    }
    if (typed == "?" && is_typed_ahead(field)) {
      show_choices(field);
      continue;
    }
    auto token = read_value(words_, field, typed);
    // An answer comes before a command: where a text is wanted, "quit" is that text.
    if (token) return *token;
    switch (aside_(typed)) {
      case Aside::give_up:
        return std::nullopt;
      case Aside::dealt_with:
        shown = false;
        break;
      case Aside::unknown:
        terminal_.paragraph(words_.render(token.why()), {}, Ink::warning);
        break;
    }
  }
}

}  // namespace seatmate::cli
