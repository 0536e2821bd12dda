// The conversation while sand runs: keys instead of lines.

#include <algorithm>
#include <utility>

#include "cli/table/conversation.h"
#include "text/width.h"

namespace seatmate::cli {
namespace {

std::string boxed(std::string_view name) { return "[" + std::string(name) + "]"; }

std::string name_of(const text::Catalog& words, char pressed) {
  return boxed(pressed == ' ' ? words.render("shell.live.key.space") : std::string(1, pressed));
}
std::string back_key(const text::Catalog& words) {
  return boxed(words.render("shell.live.key.back"));
}
std::string enter_key(const text::Catalog& words) {
  return boxed(words.render("shell.live.key.enter"));
}

// "[1][2][3]", or "[1]…[7]" where that would fill the line.
std::string first_keys(const ChoiceKeys& keys) {
  constexpr std::size_t few = 4;
  if (keys.size() > few) return boxed(keys.front().front()) + "…" + boxed(keys.back().front());
  std::string all;
  for (const auto& of_option : keys) all += boxed(of_option.front());
  return all;
}

bool is_printable(const std::string& pressed) {
  return static_cast<unsigned char>(pressed.front()) >= 0x20 && pressed != key::back;
}

}  // namespace

bool Conversation::is_live() const {
  return time_.keyboard != nullptr && screen_.prompt.mood != Prompt::Mood::over &&
         in_real_time(screen_.timers);
}

void Conversation::play_live() {
  LiveLine line(terminal_, *time_.keyboard, time_.clock, words_, watch_);
  if (!line.open()) {
    time_.keyboard = nullptr;
    return;
  }
  live_ = &line;
  if (!keys_known_) terminal_.paragraph(words_.render("shell.live.hint"), {}, Ink::quiet);
  keys_known_ = true;
  prompt_due_ = true;
  std::string title;  // said when it changes
  while (!leaving_ && is_live()) {
    line.show(screen_.timers, key_hints());
    if (prompt_due_) {
      prompt_due_ = false;
      filled_.clear();
      digits_.clear();
      if (screen_.prompt.mood == Prompt::Mood::question)
        begin_question();
      else if (std::string now = words_.render(screen_.prompt.title); now != title)
        terminal_.paragraph(title = std::move(now), {}, Ink::title);
      continue;
    }
    if (const auto pressed = line.wait())
      press(*pressed);
    else
      leaving_ = true;
  }
  live_ = nullptr;
  prompt_due_ = true;
}

// --- keys

void Conversation::press(const std::string& pressed) {
  const std::string last = std::exchange(not_a_key_, {});
  if (screen_.prompt.mood == Prompt::Mood::question && press_in_question(pressed)) return;
  const std::string letter = latin_of(pressed);
  if (pressed == key::enter || pressed == ":") return type_a_line();
  if (pressed == key::back || letter == "u") return take_back();
  if (pressed == "?") return show_keys();
  if (letter == "w") return why({"why"});
  if (pressed == key::end || letter == "q") {
    leaving_ = true;
    return;
  }
  for (const Form& form : screen_.prompt.forms)
    for (const Shortcut& shortcut : form.keys)
      if (pressed == std::string_view(&shortcut.key, 1)) {
        Doc entries = Doc::list();
        entries.push(object({{"verb", form.verb}, {"args", list_of(shortcut.args)}}));
        static_cast<void>(send(entries));
        return;
      }
  if (!is_printable(pressed)) return;
  not_a_key_ = pressed;  // a key held down is told once
  if (pressed != last) say_no({"shell.live.unknown", {{"key", pressed}}});
}

// One wrong key costs one key; the sand has run on as if it had never been pressed.
void Conversation::take_back() {
  const Reply reply = client_.ask({{"do", "undo"}, {"id", screen_.id}});
  if (accept(reply, false)) tell_what_goes_back(member_of(reply.body, "undone"));
}

void Conversation::type_a_line() {
  const auto line = terminal_.read_line("> ");
  if (line && !split_entries(*line).empty()) listen(*line);
}

// Her answer, without a heading: it is read with one eye on the sand.
void Conversation::tell_at_once(const Report& report) {
  int number = 0;
  for (const Step& step : report.steps) {
    const std::string lead =
        report.steps.size() > 1 ? "  " + std::to_string(++number) + "  " : std::string("  ");
    tell(step, lead, Ink::hers);
  }
}

std::vector<std::string> Conversation::key_hints() const {
  std::vector<std::string> hints;
  if (screen_.prompt.mood == Prompt::Mood::question && !screen_.prompt.forms.empty()) {
    const Field* field = blank();
    const std::string label =
        words_.render(field != nullptr ? field->label : screen_.prompt.forms.front().label);
    const ChoiceKeys keys = field != nullptr ? choice_keys(words_, *field) : ChoiceKeys{};
    if (!keys.empty())
      hints.push_back(first_keys(keys) + " " + label);
    else if (field != nullptr && field->kind == Field::Kind::number)
      hints.push_back(label + " " + digits_ + "_ " + enter_key(words_));
    else
      hints.push_back(enter_key(words_) + " " + label);
  } else {
    for (const Form& form : screen_.prompt.forms) {
      std::string keys;
      for (const Shortcut& shortcut : form.keys) keys += name_of(words_, shortcut.key);
      if (!keys.empty()) hints.push_back(keys + " " + word_of(words_, form));
    }
  }
  hints.push_back(back_key(words_) + " " + words_.render("shell.live.back"));
  hints.push_back(boxed("?"));
  return hints;
}

void Conversation::show_keys() {
  Grid grid;
  if (const Field* field = blank()) {
    const ChoiceKeys keys = choice_keys(words_, *field);
    for (std::size_t i = 0; i < keys.size(); ++i) {
      std::string all;
      for (const std::string& one : keys[i]) all += boxed(one);
      grid.rows.push_back({all, words_.render(field->options[i].label)});
    }
  } else {
    for (const Form& form : screen_.prompt.forms)
      for (const Shortcut& shortcut : form.keys) {
        const Message& what = shortcut.label.empty() ? form.label : shortcut.label;
        grid.rows.push_back({name_of(words_, shortcut.key), words_.render(what)});
      }
  }
  const auto row = [&](const std::string& keys, const char* help) {
    grid.rows.push_back({keys, words_.render(help)});
  };
  row(back_key(words_) + "[u]", "shell.live.help.back");
  row(enter_key(words_) + "[:]", "shell.live.help.type");
  row("[w]", "shell.help.why");
  row("[q]", "shell.help.quit");
  draw_grid(terminal_, grid);
  std::vector<Message> typed;
  for (const Form& form : screen_.prompt.forms)
    if (form.keys.empty() && blank() == nullptr) typed.push_back(plain(word_of(words_, form)));
  if (!typed.empty())
    terminal_.paragraph(words_.render("shell.live.help.words", {{"words", typed}}), "  ",
                        Ink::quiet);
}

// --- a question

const Field* Conversation::blank() const {
  if (screen_.prompt.mood != Prompt::Mood::question || screen_.prompt.forms.empty()) return nullptr;
  const std::vector<Field>& fields = screen_.prompt.forms.front().fields;
  return filled_.size() < fields.size() ? &fields[filled_.size()] : nullptr;
}

void Conversation::begin_question() {
  if (screen_.prompt.forms.empty()) return;
  const Form& form = screen_.prompt.forms.front();
  terminal_.paragraph(words_.render(form.label), {}, Ink::title);
  if (!form.why.empty()) terminal_.paragraph(words_.render(form.why), "  ", Ink::quiet);
  ask_blank();
}

void Conversation::ask_blank() {
  if (blank() == nullptr) return;
  const Field field = *blank();  // a copy: what is typed may bring a new screen
  const std::string label = words_.render(field.label);
  if (const ChoiceKeys keys = choice_keys(words_, field); !keys.empty()) {
    std::string choices = label + ":";
    for (std::size_t i = 0; i < keys.size(); ++i)
      choices += "  " + boxed(keys[i].front()) + "\u00a0" + words_.render(field.options[i].label);
    if (!field.otherwise.empty()) choices += "  (" + asker().hint_of(field) + ")";
    terminal_.paragraph(choices, "  ");
    return;
  }
  if (field.kind == Field::Kind::number) {
    const std::string hint = asker().hint_of(field);
    terminal_.paragraph(label + (hint.empty() ? "" : " (" + hint + ")"), "  ");
    return;
  }
  const auto token = asker().ask(field);
  if (!said_instead_.empty()) return listen(std::exchange(said_instead_, {}));
  if (token && !prompt_due_) fill_blank(*token);
}

bool Conversation::press_in_question(const std::string& pressed) {
  if (screen_.prompt.forms.empty()) return false;
  if (pressed == key::back || pressed == key::escape) {
    if (pressed == key::escape && !digits_.empty())
      digits_.clear();
    else
      go_back();
    return true;
  }
  const Field* field = blank();
  if (field == nullptr) {  // there is only one thing to say
    if (pressed == key::enter) fill_blank({});
    return pressed == key::enter;
  }
  const ChoiceKeys keys = choice_keys(words_, *field);
  for (std::size_t i = 0; i < keys.size(); ++i)
    for (const std::string& one : keys[i])
      if (one == text::fold(pressed) || one == latin_of(pressed)) {
        fill_blank(field->options[i].token);
        return true;
      }
  if (keys.empty() && field->kind == Field::Kind::number) {
    constexpr std::size_t longest = 9;
    const bool digit = pressed.size() == 1 && pressed[0] >= '0' && pressed[0] <= '9';
    const bool sign = pressed == "-" && field->min < 0 && digits_.empty();
    if ((digit || sign) && digits_.size() < longest) digits_ += pressed;
    if (digit || sign) return true;
  }
  if (pressed != key::enter) return false;
  if (!digits_.empty() && digits_ != "-")
    fill_blank(digits_);
  else if (!field->otherwise.empty())
    fill_blank(field->otherwise);
  else if (keys.empty() && field->kind != Field::Kind::number)
    ask_blank();
  else
    return false;
  return true;
}

void Conversation::fill_blank(std::string token) {
  const Form form = screen_.prompt.forms.front();
  digits_.clear();
  if (filled_.size() < form.fields.size()) filled_.push_back(std::move(token));
  if (filled_.size() < form.fields.size()) return ask_blank();
  Doc args = Doc::object();
  for (std::size_t i = 0; i < form.fields.size(); ++i) set(args, {form.fields[i].id, filled_[i]});
  filled_.clear();
  Doc entries = Doc::list();
  entries.push(object({{"verb", form.verb}, {"args", std::move(args)}}));
  if (!send(entries)) ask_blank();
}

// One digit, one blank, or what led to the question.
void Conversation::go_back() {
  if (!digits_.empty()) {
    digits_.pop_back();
  } else if (!filled_.empty()) {
    filled_.pop_back();
    ask_blank();
  } else {
    take_back();
  }
}

}  // namespace seatmate::cli
