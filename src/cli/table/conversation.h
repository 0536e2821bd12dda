#pragma once

// The table: a conversation with somebody who has a board in front of them and one hand free.
//
// What they do with it, most frequent first, and what follows from that:
//   1. They say what they did. One line, abbreviated, in their own language (`bu e3; pa left`), or
//      only a number and then one blank after the other. A slip is refused in one sentence, and
//      nothing has changed.
//   2. They read what she does and move her pieces. Few numbered sentences in the order of the
//      hands; what is optional and what is only to be known looks different.
//   3. They doubt it. `why 2` tells the criteria and what each left over, `map` shows the places.
//   4. They mend: `undo`, `jump` for a slip found later, `adjust` where the table is right and the
//      program is not.
//   5. They stop in the middle and come back another evening. Nothing is kept here that is not
//      already on disk, so leaving is never a decision: quit, Ctrl-C, a closed window, a flat
//      battery.
//
// While the sand of a game in real time runs, no hand is free: one key says it, and the timers
// stand in a live line (live_conversation.cpp). Where nobody can see that line, or nobody wants it,
// the timers are told before each prompt, and everything is typed as ever.
//
// Everything comes from and goes to the protocol; a page shows the same game with the same answers.

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cli/table/form_reader.h"
#include "cli/table/live_line.h"
#include "cli/table/timers.h"
#include "cli/table/wire.h"
#include "cli/terminal/clock.h"
#include "cli/terminal/draw.h"
#include "cli/terminal/terminal.h"
#include "text/catalog.h"

namespace seatmate::cli {

// What a game in real time needs: the same clock by which entries are dated, and single keys if
// there is to be a live line.
struct RealTime {
  Clock clock = system_time;
  Keyboard* keyboard = nullptr;
};

class Conversation {
 public:
  Conversation(const Client& client, Terminal& terminal, text::Catalog& words, RealTime time = {})
      : client_(client), terminal_(terminal), words_(words), time_(std::move(time)) {}

  // Plays until the player leaves. `fresh`: the game has just been set up.
  void play(Screen screen, bool fresh);

 private:
  enum class Command {
    why,
    undo,
    redo,
    history,
    jump,
    adjust,
    map,
    view,
    export_,
    help,
    lang,
    quit,
  };
  struct CommandWords;
  static const std::vector<CommandWords>& commands();
  using Words = std::vector<std::string>;

  // The loop: what is wanted, what was said.
  void show_prompt();
  void show_forms();
  [[nodiscard]] bool only_one_thing_to_say() const;
  void show_question(const Form& form);
  void listen(std::string line);
  void hear(std::string_view line);
  void say_unknown(const Words& typed);
  void goodbye();

  // Entries.
  enum class Care { exact, abbreviated };
  [[nodiscard]] Match find_form(const Words& typed, Care care) const;
  [[nodiscard]] bool answers_question(const Words& typed, Care care) const;
  struct Heard {
    std::size_t form;  // of the prompt
    std::size_t from;  // the first word that belongs into a blank
  };
  [[nodiscard]] std::optional<Heard> understand(const Words& typed, Care care) const;
  [[nodiscard]] std::optional<Doc> entry_from(Form form, const Words& typed, std::size_t from,
                                              bool later);
  void enter(const std::vector<std::string>& entries);
  // False: refused, and the sentence has been said.
  bool send(const Doc& entries);
  void tell(const Screen& screen);
  void tell(const Report& report);
  // `hers`: how what she does herself is written.
  void tell(const Step& step, const std::string& lead, Ink hers);
  // Takes a new screen: tells what happened and remembers where the game stands.
  bool accept(const Reply& reply, bool tell_all);
  void look_again();

  // Time: what is said of it between the lines.
  void say_what_happened_meanwhile();
  void say_timers();
  // The live line, while sand runs.
  [[nodiscard]] bool is_live() const;
  void play_live();
  void press(const std::string& pressed);
  void take_back();
  void tell_what_goes_back(const Doc& undone);
  void tell_at_once(const Report& report);
  void type_a_line();
  void show_keys();
  [[nodiscard]] std::vector<std::string> key_hints() const;
  // A question in it, blank by blank.
  void begin_question();
  void ask_blank();
  [[nodiscard]] const Field* blank() const;
  [[nodiscard]] bool press_in_question(const std::string& pressed);
  void fill_blank(std::string token);
  void go_back();

  // Commands.
  [[nodiscard]] std::optional<Command> find_command(const std::string& word, Care care) const;
  void run(Command command, const Words& typed);
  void why(const Words& typed);
  void move(const char* what, const Words& typed);
  void say_where();
  void jump(const Words& typed);
  void history(const Words& typed);
  [[nodiscard]] std::string sentence_of(const Doc& line) const;  // of the history
  // Says how the last entries were understood.
  void confirm(std::size_t entries);
  void adjust(const Words& typed);
  void set_value(const Field& field, const std::string& token);
  void list_values(const std::vector<Field>& fields, bool filtered);
  void map();
  void view(const Words& typed);
  void export_to(const Words& typed);
  void help(const Words& typed);
  void change_language(const Words& typed);
  // The table now, or as it stood at a step of her turn; the pieces are its last block.
  [[nodiscard]] View fetch_view(std::optional<int> step = {});

  void say_no(const Message& sentence);
  [[nodiscard]] Asker asker();

  const Client& client_;
  Terminal& terminal_;
  text::Catalog& words_;
  Screen screen_;
  Highlights highlights_;
  // How what is on its way to the journal was understood: how a line begins, and the line.
  std::vector<std::pair<std::string, std::string>> understood_;
  std::string said_instead_;  // of what was asked for: to be heard next
  RealTime time_;
  SandWatch watch_;
  LiveLine* live_ = nullptr;
  Tokens filled_;          // blanks of the question in the live line
  std::string digits_;     // of the number that is being typed into the next one
  std::string not_a_key_;  // the last key that said nothing
  bool leaving_ = false;
  bool prompt_due_ = true;
  bool forms_known_ = false;
  bool why_known_ = false;
  bool keys_known_ = false;
};

// One word although it has hyphens: a rule's id, a verb.
[[nodiscard]] std::string tied(const std::string& word);

// Where and how a game can be taken up again.
void say_goodbye(Terminal& terminal, const text::Catalog& words, const std::string& id);

}  // namespace seatmate::cli
