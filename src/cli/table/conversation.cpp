#include "cli/table/conversation.h"

#include <algorithm>

#include "text/width.h"

namespace seatmate::cli {

void Conversation::play(Screen screen, bool fresh) {
  screen_ = std::move(screen);
  if (!screen_.title.empty()) terminal_.heading(screen_.title);
  if (!fresh) terminal_.paragraph(words_.render(screen_.summary), {}, Ink::quiet);
  if (screen_.kept > 0)
    terminal_.paragraph(words_.render("shell.kept", {{"n", screen_.kept}}), {}, Ink::warning);
  if (!fresh) say_what_happened_meanwhile();
  tell(screen_);
  while (!leaving_) {
    if (is_live()) {
      play_live();
      continue;
    }
    if (prompt_due_) show_prompt();
    prompt_due_ = false;
    say_timers();
    const auto line = terminal_.read_line("> ");
    if (!line) break;
    listen(*line);
  }
  goodbye();
}

void Conversation::listen(std::string line) {
  do {
    said_instead_.clear();
    hear(line);
    line = said_instead_;
  } while (!line.empty());
}

// Somebody comes back to sand that has run on.
void Conversation::say_what_happened_meanwhile() {
  if (!in_real_time(screen_.timers)) return;
  const std::int64_t now = time_.clock();
  terminal_.paragraph(words_.render("shell.away"));
  for (const std::string& sentence : while_away(words_, screen_.timers, now))
    terminal_.paragraph(sentence, "  ");
  static_cast<void>(watch_.ran_out(screen_.timers, now));
}

void Conversation::say_timers() {
  if (!in_real_time(screen_.timers)) return;
  const std::int64_t now = time_.clock();
  for (const Countdown& timer : watch_.ran_out(screen_.timers, now))
    terminal_.paragraph(
        words_.render("shell.timer.ran-out", {{"timer", words_.render(timer.label)}}), {},
        Ink::warning);
  terminal_.paragraph(timers_in_words(words_, screen_.timers, now), {}, Ink::quiet);
}

std::string tied(const std::string& word) {
  std::string text;
  for (const char c : word) text += c == '-' ? "-\u2060" : std::string(1, c);
  return text;
}

void say_goodbye(Terminal& terminal, const text::Catalog& words, const std::string& id) {
  terminal.paragraph(words.render("shell.saved", {{"id", id}}), {}, Ink::quiet);
}

void Conversation::goodbye() {
  if (screen_.prompt.mood != Prompt::Mood::over) say_goodbye(terminal_, words_, screen_.id);
}

// --- what is wanted

void Conversation::show_prompt() {
  const Prompt& prompt = screen_.prompt;
  switch (prompt.mood) {
    case Prompt::Mood::your_turn:
      if (!prompt.title.empty()) terminal_.heading(words_.render(prompt.title));
      show_forms();
      break;
    case Prompt::Mood::question:
      if (!prompt.forms.empty()) show_question(prompt.forms.front());
      break;
    case Prompt::Mood::over:
      terminal_.heading(
          words_.render(prompt.title.empty() ? Message{"shell.over", {}} : prompt.title));
      if (screen_.result) draw_result(terminal_, words_, *screen_.result);
      if (screen_.result && !screen_.campaign.empty())
        terminal_.paragraph(words_.render("shell.campaign.next-time"));
      terminal_.line();
      terminal_.paragraph(words_.render("shell.over.stored", {{"id", screen_.id}}), {}, Ink::quiet);
      break;
  }
}

bool Conversation::only_one_thing_to_say() const {
  const std::vector<Form>& forms = screen_.prompt.forms;
  return forms.size() == 1 && forms.front().fields.empty();
}

void Conversation::show_forms() {
  constexpr std::size_t short_list = 5;
  const std::vector<Form>& forms = screen_.prompt.forms;
  if (only_one_thing_to_say()) {
    terminal_.paragraph(
        words_.render("shell.ask.default", {{"value", words_.render(forms.front().label)}}), "  ");
    return;
  }
  // A long list is read once; later it would only push her last steps off the screen.
  if (forms_known_ && forms.size() > short_list) {
    std::string line;
    for (std::size_t i = 0; i < forms.size(); ++i)
      line +=
          (i == 0 ? "" : "  ") + std::to_string(i + 1) + "\u00a0" + tied(word_of(words_, forms[i]));
    terminal_.paragraph(line, "  ");
    return;
  }
  Grid grid;
  for (std::size_t i = 0; i < forms.size(); ++i)
    grid.rows.push_back({std::to_string(i + 1),
                         word_of(words_, forms[i]) + (forms[i].fields.empty() ? "" : " …"),
                         words_.render(forms[i].label)});
  grid.right = {true, false, false};
  draw_grid(terminal_, grid);
  if (!forms_known_) terminal_.paragraph(words_.render("shell.hint.first"), "  ", Ink::quiet);
  forms_known_ = true;
}

void Conversation::show_question(const Form& form) {
  // Title and question may be the same words: then they are shown once.
  const std::string title = words_.render(screen_.prompt.title);
  const std::string question = words_.render(form.label);
  terminal_.line();
  if (!title.empty() && title != question) terminal_.paragraph(title, {}, Ink::quiet);
  terminal_.paragraph(question, {}, Ink::title);
  if (!form.why.empty()) terminal_.paragraph(words_.render(form.why), "  ", Ink::quiet);
  for (const Field& field : form.fields) {
    const std::string hint = asker().hint_of(field);
    if (form.fields.size() > 1) {
      std::string label = words_.render(field.label) + (hint.empty() ? "" : " (" + hint + ")");
      // Where the default mostly serves, or there are many blanks: the choices in one line.
      const bool many = form.fields.size() > 3 && field.kind != Field::Kind::phrase;
      if ((!field.otherwise.empty() || many) && !field.options.empty()) {
        const auto numbers = numbers_of(words_, field);
        const auto names = meanings_of(words_, field.options);
        std::string choices;
        for (std::size_t i = 0; i < names.size(); ++i) {
          choices += choices.empty() ? ": " : ", ";
          if (many && names[i].names.size() > 2)
            choices += names[i].names[2] + "\u00a0";  // its letter
          else if (many && !numbers[i].empty())
            choices += numbers[i] + ")\u00a0";
          choices += names[i].names[1];
        }
        terminal_.paragraph(label + choices, "  ", Ink::quiet);
        continue;
      }
      terminal_.paragraph(label, "  ");
    } else if (!hint.empty()) {
      terminal_.paragraph(hint, "  ", Ink::quiet);
    }
    if (!Asker::is_typed_ahead(field)) asker().show_choices(field);
  }
}

// --- what was said

Match Conversation::find_form(const Words& typed, Care care) const {
  const std::vector<Form>& forms = screen_.prompt.forms;
  // A question is answered: a word or number of its own sentence is no name of it.
  if (screen_.prompt.mood == Prompt::Mood::question) {
    std::vector<Meaning> verbs;
    for (const Form& form : forms) verbs.push_back({{form.verb, word_of(words_, form)}});
    return match_whole(typed[0], verbs);
  }
  if (care == Care::abbreviated) return match_form(words_, forms, typed);
  if (screen_.prompt.mood == Prompt::Mood::your_turn)
    if (const int n = number_in(typed[0], 1, static_cast<int>(forms.size())); n > 0)
      return {Match::Kind::found, static_cast<std::size_t>(n - 1), {}};
  return match_whole(typed[0], meanings_of(words_, forms));
}

bool Conversation::answers_question(const Words& typed, Care care) const {
  if (screen_.prompt.mood != Prompt::Mood::question || screen_.prompt.forms.empty()) return false;
  const Form& form = screen_.prompt.forms.front();
  if (form.fields.empty()) return false;
  if (care == Care::abbreviated) return read_fields(words_, form, typed, 0).ok();
  const Field& first = form.fields.front();
  if (first.kind == Field::Kind::number) return read_value(words_, first, typed[0]).ok();
  return match_whole(typed[0], meanings_of(words_, first.options)).kind == Match::Kind::found;
}

std::optional<Conversation::Heard> Conversation::understand(const Words& typed, Care care) const {
  if (const Match form = find_form(typed, care)) return Heard{form.index, 1};
  if (answers_question(typed, care)) return Heard{0, 0};
  return std::nullopt;
}

void Conversation::hear(std::string_view line) {
  const std::vector<std::string> entries = split_entries(line);
  if (entries.empty()) {
    // Enter says the only thing that can be said, and answers a question by its defaults or blank
    // by blank; otherwise it repeats what is wanted.
    const Prompt& prompt = screen_.prompt;
    const bool question = prompt.mood == Prompt::Mood::question && !prompt.forms.empty();
    if (only_one_thing_to_say() || (question && (prompt.forms[0].fields.size() != 1 ||
                                                 !prompt.forms[0].fields[0].otherwise.empty())))
      enter({prompt.forms[0].verb});
    else if (prompt.mood == Prompt::Mood::over)
      leaving_ = true;
    else {
      prompt_due_ = true;
      forms_known_ = false;
    }
    return;
  }
  const Words typed = split_words(entries.front());
  for (const Care care : {Care::exact, Care::abbreviated}) {
    // What the game understands comes before what the program understands: its words are on screen.
    if (understand(typed, care)) return enter(entries);
    const auto command = find_command(typed[0], care);
    if (command && entries.size() == 1) return run(*command, typed);
  }
  say_unknown(typed);
}

void Conversation::say_unknown(const Words& typed) {
  const Prompt& prompt = screen_.prompt;
  if (prompt.mood == Prompt::Mood::question && !prompt.forms.empty() &&
      !prompt.forms[0].fields.empty()) {
    const Field& field = prompt.forms[0].fields[0];
    const bool takes_all = field.kind == Field::Kind::phrase ||
                           (field.kind == Field::Kind::list && prompt.forms[0].fields.size() == 1);
    const std::size_t said = takes_all ? typed.size() : 1;
    const auto value = read_value(words_, field, join_words(typed, 0, said));
    if (!value) return say_no(value.why());
  }
  const Match forms = match_form(words_, prompt.forms, typed);
  if (forms.kind == Match::Kind::ambiguous) {
    std::vector<Message> options;
    for (const std::size_t i : forms.candidates)
      options.push_back(plain(word_of(words_, prompt.forms[i])));
    return say_no({"shell.say.ambiguous", {{"typed", typed[0]}, {"options", options}}});
  }
  say_no({"shell.say.what", {{"typed", typed[0]}}});
}

// The form is a copy: a command said in the middle of it may bring a new screen.
std::optional<Doc> Conversation::entry_from(Form form, const Words& typed, std::size_t from,
                                            bool later) {
  auto read = read_fields(words_, form, typed, from);
  Tokens tokens;
  if (read) {
    tokens = *read;
  } else if (later && read.why().id != "shell.say.too-much") {
    // What comes after an earlier entry of the line may name things that exist only then.
    tokens.assign(typed.begin() + static_cast<std::ptrdiff_t>(from), typed.end());
  } else {
    say_no(read.why());
    return std::nullopt;
  }
  // Free words are shown as they were understood.
  for (std::size_t i = 0; read && i < tokens.size(); ++i)
    if (form.fields[i].kind == Field::Kind::phrase)
      understood_.push_back({"  = ", value_in_words(words_, form.fields[i], tokens[i])});
  Doc args = Doc::object();
  const bool bare = typed.size() == from;
  bool asked = false;
  for (std::size_t i = 0; i < form.fields.size(); ++i) {
    const Field& field = form.fields[i];
    if (i < tokens.size()) {
      set(args, {field.id, tokens[i]});
    } else if (field.otherwise.empty() ||
               (bare && screen_.prompt.mood == Prompt::Mood::your_turn)) {
      const auto token = asker().ask(field);
      if (!token) return std::nullopt;
      set(args, {field.id, *token});
      tokens.push_back(*token);
      asked = true;
    }
  }
  if (asked && screen_.prompt.mood == Prompt::Mood::your_turn) {
    std::string line = word_of(words_, form);
    for (std::size_t i = 0; i < tokens.size(); ++i) {
      const std::string value = value_in_words(words_, form.fields[i], tokens[i]);
      line += " " + (value.find(' ') == std::string::npos ? value : tokens[i]);
    }
    understood_.push_back({{}, words_.render("shell.hint.one-line", {{"line", line}})});
  }
  return object({{"verb", form.verb}, {"args", std::move(args)}});
}

void Conversation::enter(const std::vector<std::string>& lines) {
  understood_.clear();
  Doc entries = Doc::list();
  for (const std::string& line : lines) {
    const Words typed = split_words(line);
    if (typed.empty()) continue;
    const bool later = !entries.items().empty();
    auto heard = understand(typed, Care::exact);
    if (!heard) heard = understand(typed, Care::abbreviated);
    if (heard) {
      auto entry = entry_from(screen_.prompt.forms[heard->form], typed, heard->from, later);
      if (!entry) return;
      entries.push(std::move(*entry));
    } else if (later) {
      Doc args = Doc::list();
      for (std::size_t i = 1; i < typed.size(); ++i) args.push(typed[i]);
      entries.push(object({{"verb", typed[0]}, {"args", std::move(args)}}));
    } else {
      return say_unknown(typed);
    }
  }
  static_cast<void>(send(entries));
}

bool Conversation::send(const Doc& entries) {
  const Reply reply = client_.ask({{"do", "input"}, {"id", screen_.id}, {"entries", entries}});
  // Only now: what is on the screen after an entry, people take for kept.
  for (const auto& [lead, line] : understood_) terminal_.paragraph(line, lead, Ink::quiet);
  understood_.clear();
  if (!accept(reply, true)) return false;
  // Where nothing for the hands follows, at least how it was understood.
  if (screen_.prompt.mood == Prompt::Mood::your_turn &&
      std::all_of(screen_.applied.begin(), screen_.applied.end(),
                  [](const Report& report) { return report.steps.empty(); }))
    confirm(entries.items().size());
  return true;
}

// --- what happened

bool Conversation::accept(const Reply& reply, bool tell_all) {
  if (!reply.ok) {
    say_no(reply.error);
    // Whether it was kept nobody can know but who looks.
    if (reply.error.id == "store.error.unsure") look_again();
    return false;
  }
  screen_ = screen_from(reply.body);
  highlights_ = {};
  for (const Step& step : screen_.report.steps)
    highlights_.chosen.insert(step.places.begin(), step.places.end());
  if (tell_all) tell(screen_);
  prompt_due_ = true;
  return true;
}

void Conversation::look_again() {
  const Reply now = client_.ask({{"do", "open"}, {"id", screen_.id}});
  if (now.ok) static_cast<void>(accept(now, true));
}

void Conversation::tell(const Screen& screen) {
  if (screen.applied.empty()) {
    tell(screen.report);
  } else {
    for (const Report& report : screen.applied) tell(report);
  }
  if (screen.has_reasons && !why_known_ && live_ == nullptr) {
    terminal_.paragraph(words_.render("shell.hint.why"), "     ", Ink::quiet);
    why_known_ = true;
  }
}

void Conversation::tell(const Report& report) {
  if (report.steps.empty()) return;
  if (live_ != nullptr) return tell_at_once(report);
  if (!report.title.empty()) terminal_.heading(words_.render(report.title), Ink::hers);
  int number = 0;
  for (const Step& step : report.steps)
    tell(step, text::pad_left(std::to_string(++number), 3) + "  ", Ink::title);
}

void Conversation::tell(const Step& step, const std::string& lead, Ink hers) {
  const std::string sentence = words_.render(step.text);
  switch (step.kind) {
    case Step::Kind::carry_out:
      return terminal_.paragraph(sentence, lead, hers);
    case Step::Kind::you_may:
      return terminal_.paragraph(words_.render("shell.step.you-may", {{"text", sentence}}), lead,
                                 Ink::optional);
    case Step::Kind::note:
      return terminal_.paragraph(words_.render("shell.step.note", {{"text", sentence}}), lead,
                                 Ink::quiet);
  }
}

void Conversation::say_no(const Message& sentence) {
  terminal_.paragraph(words_.render(sentence), {}, Ink::warning);
}

Asker Conversation::asker() {
  return Asker(terminal_, words_, [this](std::string_view line) {
    const Words typed = split_words(line);
    if (typed.empty()) return Asker::Aside::unknown;
    // In the middle of `build` somebody remembers that it was an upgrade.
    if (screen_.prompt.mood == Prompt::Mood::your_turn && number_in(typed[0], 0, 1000) < 0 &&
        find_form(typed, Care::exact)) {
      said_instead_ = line;
      return Asker::Aside::give_up;
    }
    const auto command = find_command(typed[0], Care::exact);
    if (!command) return Asker::Aside::unknown;
    const int number = screen_.number;
    run(*command, typed);
    return leaving_ || number != screen_.number ? Asker::Aside::give_up : Asker::Aside::dealt_with;
  });
}

}  // namespace seatmate::cli
