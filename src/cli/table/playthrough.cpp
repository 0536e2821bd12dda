#include "cli/table/playthrough.h"

#include <charconv>
#include <map>
#include <sstream>

#include "cli/table/words.h"
#include "cli/terminal/draw.h"
#include "cli/terminal/terminal.h"
#include "lab/signature.h"
#include "lab/told.h"

namespace seatmate::cli {
namespace {

constexpr int width = 100;
constexpr std::string_view command = "# seatmate playthrough";

// What a view shows, block by block, so that two moments can be compared: block, then what, then
// how.
using Facts = std::map<std::string, std::map<std::string, std::string>>;

std::string describe_cell(const text::Catalog& words, const HexCell& cell) {
  if (cell.piece.empty() && !cell.mark && !cell.changed) return {};
  std::string line;
  const auto add = [&](const std::string& text) { line += (line.empty() ? "" : ", ") + text; };
  if (cell.changed) add("tile " + words.render(cell.ground));
  if (!cell.piece.empty()) add(words.render(cell.piece));
  if (!cell.owner.empty()) add(words.render(cell.owner));
  if (cell.mark) add("marked");
  return line;
}

Facts facts_of(const text::Catalog& words, const View& view) {
  Facts facts;
  for (const Block& block : view.blocks) {
    auto& known = facts[block.title.empty() ? block.id : words.render(block.title)];
    const auto add = [&](const std::string& what, const std::string& how) {
      std::string unique = what;
      for (int n = 2; known.contains(unique); ++n) unique = what + " #" + std::to_string(n);
      known.emplace(std::move(unique), how);
    };
    for (const auto& row : block.rows) {
      std::string rest;
      for (std::size_t i = 1; i < row.size(); ++i)
        rest += (i > 1 ? " | " : "") + words.render(row[i]);
      add(row.empty() ? std::string() : words.render(row[0]), rest);
    }
    for (const HexCell& cell : block.cells)
      if (const std::string text = describe_cell(words, cell); !text.empty()) add(cell.label, text);
  }
  return facts;
}

// Places are named as on the board, not as in the journal.
std::map<std::string, std::string> labels_of(const View& view) {
  std::map<std::string, std::string> labels;
  for (const Block& block : view.blocks)
    for (const HexCell& cell : block.cells)
      if (!cell.label.empty()) labels.emplace(cell.id, cell.label);
  return labels;
}

class Writer {
 public:
  Writer(const text::Catalog& words, std::ostringstream& out)
      : words_(words), terminal_(nothing_, out, {width, false, false}) {}

  void heading(const PlaythroughRequest& request, const Box& box) {
    terminal_.line(first_line(request));
    terminal_.line();
    terminal_.line("rules version " + std::to_string(box.info().rules_version));
    for (const SetupOption& option : box.options()) {
      std::string token = option.field.otherwise;
      for (const auto& [id, chosen] : request.settings)
        if (id == option.field.id) token = chosen;
      terminal_.line(option.field.id + " = " + token);
    }
  }

  void started(const Play& play, const Report& report) {
    terminal_.line();
    terminal_.line("== setup");
    happened(play, report);
  }

  void entered(const Play& before, const Prompt& prompt, const Entry& entry) {
    terminal_.line();
    ++number_;
    terminal_.paragraph(words_.render(prompt.title), "== " + std::to_string(number_) + ": ");
    std::string typed = entry.verb;
    for (const std::string& arg : entry.args) typed += " " + (arg.empty() ? "\"\"" : arg);
    terminal_.paragraph(typed + " (" + words_.render(before.describe(entry)) + ")", "> ");
  }

  void happened(const Play& play, const Report& report) {
    const View view = play.view();
    labels_ = labels_of(view);
    if (!report.title.empty() && !report.steps.empty())
      terminal_.paragraph(words_.render(report.title), "-- ");
    for (const Step& step : report.steps) tell(step);
    show_changes(facts_of(words_, view));
    if (const std::string summary = words_.render(play.summary()); summary != summary_) {
      terminal_.paragraph(summary, "~ ");
      summary_ = summary;
    }
    if (const auto result = play.result()) {
      terminal_.line();
      terminal_.line("== result");
      draw_result(terminal_, words_, *result);
      terminal_.line();
      terminal_.line("final state " + digest_of(play.save()));
    }
  }

 private:
  void tell(const Step& step) {
    const char* lead = step.kind == Step::Kind::carry_out ? "* "
                       : step.kind == Step::Kind::you_may ? "? "
                                                          : "- ";
    terminal_.paragraph(words_.render(step.text), lead);
    for (const Reason& reason : step.why) {
      std::string text = words_.render(reason.text);
      if (!reason.left.empty()) {
        text += " (" + std::to_string(reason.left.size()) + " left:";
        for (const std::string& token : reason.left) {
          const auto label = labels_.find(token);
          text += " " + (label != labels_.end() ? label->second : token);
        }
        text += ")";
      }
      terminal_.paragraph(text, "      " + reason.rule + ": ");
    }
  }

  // One paragraph for each block that changed.
  void show_changes(Facts now) {
    for (const auto& [block, known] : now) {
      std::string changes;
      const auto& before = shown_[block];
      const auto add = [&](const std::string& text) {
        changes += (changes.empty() ? "" : "; ") + text;
      };
      for (const auto& [what, how] : known)
        if (const auto old = before.find(what); old == before.end() || old->second != how)
          add(what + ": " + how);
      for (const auto& [what, how] : before)
        if (!known.contains(what)) add(what + ": gone");
      if (!changes.empty()) terminal_.paragraph(changes, "  " + block + " / ");
    }
    shown_ = std::move(now);
  }

  // Everything the text above does not show must still be the same.
  static std::string digest_of(const Saved& saved) {
    std::uint64_t hash = 0xcbf29ce484222325ULL;
    for (const auto& [path, value] : saved)
      for (const char c : path + "=" + value + "\n")
        hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3ULL;
    return lab::written(hash);
  }

  const text::Catalog& words_;
  std::istringstream nothing_;
  Terminal terminal_;
  int number_ = 0;
  Facts shown_;
  std::string summary_;
  std::map<std::string, std::string> labels_;
};

}  // namespace

std::optional<lab::LaterSetting> read_later(std::string_view text) {
  const std::size_t colon = text.find(':');
  const std::size_t equals = text.find('=');
  if (colon == std::string_view::npos || equals == std::string_view::npos || equals < colon)
    return std::nullopt;
  lab::LaterSetting later;
  const char* end = text.data() + colon;
  if (std::from_chars(text.data(), end, later.game).ptr != end || later.game < 2)
    return std::nullopt;
  later.id = text.substr(colon + 1, equals - colon - 1);
  later.token = text.substr(equals + 1);
  return later;
}

std::string first_line(const PlaythroughRequest& request) {
  std::string line(command);
  line += " " + request.game + " --seed " + std::to_string(request.seed);
  if (request.games > 1) line += " --games " + std::to_string(request.games);
  for (const auto& [id, token] : request.settings) line += " --option " + id + "=" + token;
  for (const lab::LaterSetting& one : request.later)
    line += " --from " + std::to_string(one.game) + ":" + one.id + "=" + one.token;
  return line;
}

Result<PlaythroughRequest> read_first_line(const std::string& line) {
  const Refusal unfit = refuse("lab.playthrough.first-line", {{"line", line}});
  if (!line.starts_with(command)) return unfit;
  const std::vector<std::string> words = split_words(line.substr(command.size()));
  PlaythroughRequest request;
  if (words.empty()) return unfit;
  request.game = words[0];
  for (std::size_t i = 1; i < words.size(); i += 2) {
    if (i + 1 == words.size()) return unfit;
    const std::string& value = words[i + 1];
    if (words[i] == "--seed") {
      const char* end = value.data() + value.size();
      if (std::from_chars(value.data(), end, request.seed).ptr != end) return unfit;
    } else if (words[i] == "--games") {
      const char* end = value.data() + value.size();
      if (std::from_chars(value.data(), end, request.games).ptr != end) return unfit;
    } else if (words[i] == "--from") {
      const auto later = read_later(value);
      if (!later) return unfit;
      request.later.push_back(*later);
    } else if (const auto equals = value.find('=');
               words[i] == "--option" && equals != std::string::npos) {
      request.settings.emplace_back(value.substr(0, equals), value.substr(equals + 1));
    } else {
      return unfit;
    }
  }
  return request;
}

Result<std::string> playthrough(const Box& box, const text::Catalog& words,
                                const PlaythroughRequest& request) {
  std::ostringstream out;
  Writer writer(words, out);
  writer.heading(request, box);
  const Outcome played = lab::play_told(
      box, request.settings, request.seed,
      {[&](const Play& play, const Report& report) { writer.started(play, report); },
       [&](const Play& before, const Prompt& prompt, const Entry& entry) {
         writer.entered(before, prompt, entry);
       },
       [&](const Play& after, const Report& report) { writer.happened(after, report); }},
      request.games, request.later);
  if (!played) return played.refusal();
  return out.str();
}

}  // namespace seatmate::cli
