#pragma once

// Filling a form from what somebody typed: `build E3` on one line, or one blank after the other
// with the choices shown. Only names are resolved here; whether it may be done is for the rules to
// say.

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "cli/table/words.h"
#include "cli/terminal/terminal.h"
#include "engine/form.h"
#include "engine/result.h"
#include "text/catalog.h"

namespace seatmate::cli {

// The names under which the options of a field can be called.
[[nodiscard]] std::vector<Meaning> meanings_of(const text::Catalog& words,
                                               const std::vector<Option>& options);
// The same for the forms of a prompt: the verb, its word in the reader's language, the whole label.
[[nodiscard]] std::vector<Meaning> meanings_of(const text::Catalog& words,
                                               const std::vector<Form>& forms);
// The word that is printed for a verb: <label id>.short if the catalogs have it, else the verb.
[[nodiscard]] std::string word_of(const text::Catalog& words, const Form& form);

// The number in front of each option, empty if there is none. An option that is a number itself
// (card 7, level 3) is never listed under another.
[[nodiscard]] std::vector<std::string> numbers_of(const text::Catalog& words, const Field& field);

// The keys that choose each option of a field with few of them: its number, its letter. None at all
// if some option has no key: then it is typed.
using ChoiceKeys = std::vector<std::vector<std::string>>;
[[nodiscard]] ChoiceKeys choice_keys(const text::Catalog& words, const Field& field);

// The token that was meant, or a sentence.
[[nodiscard]] Result<std::string> read_value(const text::Catalog& words, const Field& field,
                                             std::string_view typed);
// The words for a token ("r4c7" is shown as "E3").
[[nodiscard]] std::string value_in_words(const text::Catalog& words, const Field& field,
                                         std::string_view token);

// One token for each field as far as the words reach; an empty one was not given.
using Tokens = std::vector<std::string>;
[[nodiscard]] Result<Tokens> read_fields(const text::Catalog& words, const Form& form,
                                         const std::vector<std::string>& typed, std::size_t from);

// The form a line begins with, whole or abbreviated. Where a beginning could be several forms, what
// stands behind it decides: the form it fills is meant, or else the only one it fits into.
[[nodiscard]] Match match_form(const text::Catalog& words, const std::vector<Form>& forms,
                               const std::vector<std::string>& typed);

// Asks for blanks at the terminal. `aside` is offered every line that is no answer: it returns true
// if it dealt with it and the question stands, false if the form is to be given up.
class Asker {
 public:
  enum class Aside { unknown, dealt_with, give_up };
  using OnAside = std::function<Aside(std::string_view line)>;

  Asker(Terminal& terminal, const text::Catalog& words, OnAside aside)
      : terminal_(terminal), words_(words), aside_(std::move(aside)) {}

  void show_choices(const Field& field) const;
  // Too many choices to read each time: they are found by their first letters.
  [[nodiscard]] static bool is_typed_ahead(const Field& field);
  // The words of a phrase, and how they are put together.
  void show_vocabulary(const Field& field) const;
  // "1 to 3; Enter: 1": what may be typed where there are no choices to show, and the default.
  [[nodiscard]] std::string hint_of(const Field& field) const;
  [[nodiscard]] std::optional<std::string> ask(const Field& field) const;

 private:
  Terminal& terminal_;
  const text::Catalog& words_;
  OnAside aside_;
};

}  // namespace seatmate::cli
