// Not a test: writes the journals that are kept of the present rules (tools/make-journals). Random
// people play many games; those are kept that together hold most for their size.

#include <gtest/gtest.h>

#include <cstdlib>
#include <iostream>
#include <map>
#include <set>

#include "engine/corrections.h"
#include "session/campaign.h"
#include "session/corpus_test_support.h"
#include "session/memory_store.h"

namespace seatmate::corpus {
namespace {

// Of the journals of one version of a game; two campaigns take more than as much again.
constexpr std::size_t most_bytes = 220'000;
constexpr std::size_t most_journals = 24;
constexpr int candidates = 160;

struct Candidate {
  std::string ending;  // of its file: journal or campaign
  std::string text;
  std::set<std::string> features;
};

std::string stem_of(const std::string& path) { return path.substr(0, path.find_last_of('.')); }

// What makes one journal worth keeping beside others: each choice of the setup, each thing said,
// how it ends.
void look(const Session& session, std::set<std::string>& features) {
  const Journal& journal = session.journal();
  for (const auto& [option, token] : journal.header.settings)
    features.insert("setting " + option + "=" + token);
  for (const Fact& fact : journal.header.facts) features.insert("known " + stem_of(fact.id));
  for (const Fact& fact : session.play().facts()) features.insert("told " + stem_of(fact.id));
  for (std::size_t n = 0; n < journal.cursor; ++n) {
    const Entry& entry = journal.records[n].entry;
    features.insert("said " + entry.verb);
    if (entry.verb == adjust_verb)
      features.insert("corrected " + stem_of(entry.args[0]));
    else if (!entry.args.empty() && entry.args[0].size() < 12)
      features.insert("said " + entry.verb + " " + entry.args[0]);
  }
  const Prompt prompt = session.prompt();
  if (prompt.mood == Prompt::Mood::question) features.insert("waits for " + prompt.forms[0].verb);
  if (prompt.mood == Prompt::Mood::over) features.insert("over");
  if (session.number() < session.of()) features.insert("undone");
  if (journal.header.chapter > 1) features.insert("a later game");
}

// Random settings: at times all of them the last on offer, which is where an owner tells cards.
Settings settings(Person& person, const Box& box, int number) {
  if (number % 4 != 0) return person.settings(box.options());
  Settings chosen;
  for (const SetupOption& option : box.options())
    if (!option.field.options.empty() && option.when.empty())
      chosen.emplace_back(option.field.id, option.field.options.back().token);
  return chosen;
}

// Plays up to `most` entries, with a correction now and then, and at times takes some back.
void play(Session& session, Person& person, Simulator& human, std::size_t most) {
  while (session.number() < most && session.prompt().mood != Prompt::Mood::over) {
    const std::vector<Field> tracked = session.tracked();
    if (person.once_in(8) && !tracked.empty()) {
      const Entry correction = person.correction(tracked);
      if (session.apply(correction)) person.notice(correction);
    } else if (!say_something(session, person, human)) {
      return;
    }
    if (person.once_in(12)) {
      static_cast<void>(session.undo(static_cast<std::size_t>(1 + person.below(2)), 1));
      if (person.once_in(2)) static_cast<void>(session.redo(1, 1));
    }
  }
}

std::optional<Candidate> evening(const Opened& game, int number) {
  Person person(static_cast<std::uint64_t>(number));
  MemoryStore store;
  NewGame start{};
  start.id = "game-" + std::to_string(number);
  start.title = number % 3 == 0 ? "An evening" : "";
  start.settings = settings(person, *game.box, number);
  start.seed = static_cast<std::uint64_t>(number) * 7919 + 1;
  start.now = 1794769200000;
  Result<Session> session = Session::start(game.rules(), start, &store);
  if (!session) return {};
  // Short ones and long ones, and some to the end.
  const std::size_t most = number % 8 == 0 ? 400 : static_cast<std::size_t>(2 + person.below(40));
  play(*session, person, *game.human, most);
  if (number % 5 == 0 && session->number() > 0) static_cast<void>(session->undo(1, start.now));
  if (number % 6 == 1) {  // and another with what was told in this one
    start.facts = session->play().facts();
    start.id += "-2";
    Result<Session> next = Session::start(game.rules(), start, &store);
    if (!next) return {};
    play(*next, person, *game.human, most);
    session = std::move(next);
  }
  Candidate candidate{"journal", to_text(session->journal()), {}};
  look(*session, candidate.features);
  return candidate;
}

// Two evenings or three, the last one in the middle.
std::optional<Candidate> months(const Opened& game, int number) {
  Person person(static_cast<std::uint64_t>(number) + 1000);
  MemoryStore store;
  Candidate candidate{"campaign", {}, {}};
  const std::string id = "months-" + std::to_string(number);
  const int evenings = 2 + number % 2;
  for (int evening = 1; evening <= evenings; ++evening) {
    NewGame start{};
    start.id = id + (evening == 1 ? "" : "-" + std::to_string(evening));
    start.seed = static_cast<std::uint64_t>(number * 31 + evening);
    start.now = 1794769200000;
    if (evening == 1) start.settings = settings(person, *game.box, number + 1);
    Result<Campaign> campaign = find_campaign(store, id);
    Result<Session> session = evening == 1 ? start_campaign(game.rules(), start, store)
                                           : next_game(game.rules(), *campaign, start, store);
    if (!session) return {};
    if (evening < evenings) {
      if (!play_to_the_end(*session, person, *game.human)) return {};
      // What is corrected after the end is handed on, too.
      const std::vector<Field> tracked = session->tracked();
      if (!tracked.empty()) static_cast<void>(session->apply(person.correction(tracked)));
    } else {
      play(*session, person, *game.human, 6);
    }
    look(*session, candidate.features);
  }
  const Result<Campaign> campaign = find_campaign(store, id);
  const Result<std::string> text = export_campaign(store, *campaign);
  if (!text) return {};
  candidate.text = *text;
  candidate.features.insert(evenings == 2 ? "a campaign" : "a longer campaign");
  return candidate;
}

// What every game must have one journal of, before anything else is weighed.
constexpr std::string_view wanted_first[] = {"a longer campaign", "a campaign", "over", "undone"};

double worth(const std::string& feature) {
  const bool has_token = feature.find(' ') != feature.rfind(' ');
  if (feature.starts_with("said ")) return has_token ? 1 : 8;
  return feature.starts_with("waits for ") || feature.starts_with("told ") ? 8 : 2;
}

// The next one: the smallest that has what is wanted first, then what adds most for its size.
const Candidate* next_of(const std::vector<Candidate>& all, const std::set<std::string>& covered,
                         std::size_t room) {
  const Candidate* best = nullptr;
  for (const std::string_view wanted : wanted_first) {
    if (covered.contains(std::string(wanted))) continue;
    for (const Candidate& one : all)
      if (one.features.contains(std::string(wanted)) &&
          (best == nullptr || one.text.size() < best->text.size()))
        best = &one;
    if (best != nullptr) return best;
  }
  double most = 0;
  for (const Candidate& one : all) {
    if (one.text.size() > room) continue;
    double adds = 0;
    for (const std::string& feature : one.features)
      if (!covered.contains(feature)) adds += worth(feature);
    adds /= static_cast<double>(one.text.size());
    if (adds <= most) continue;
    most = adds;
    best = &one;
  }
  return best;
}

void write(const Game& game, const fs::path& folder) {
  const Opened opened(game);
  std::vector<Candidate> all;
  for (int number = 1; number <= candidates; ++number)
    if (auto one = evening(opened, number)) all.push_back(std::move(*one));
  if (opened.box->has_campaigns())
    for (int number = 1; number <= 12; ++number)
      if (auto one = months(opened, number)) all.push_back(std::move(*one));

  fs::create_directories(folder);
  std::set<std::string> covered;
  std::set<std::string> features;
  std::set<std::string> held;  // of `covered`, since all of it was held
  for (const Candidate& one : all) features.insert(one.features.begin(), one.features.end());
  std::size_t bytes = 0;
  const std::size_t room = opened.box->has_campaigns() ? most_bytes * 5 / 2 : most_bytes;
  std::map<std::string, int> numbers;
  for (std::size_t kept = 0; kept < most_journals; ++kept) {
    const std::size_t left = room - std::min(room, bytes);
    const Candidate* best = next_of(all, held, left);
    if (best == nullptr && kept < least_journals) {  // a small game: all of it once more
      held.clear();
      best = next_of(all, held, left);
    }
    if (best == nullptr) break;
    const auto at = all.begin() + (best - all.data());
    const Candidate chosen = std::move(*at);
    all.erase(at);
    held.insert(chosen.features.begin(), chosen.features.end());
    covered.insert(chosen.features.begin(), chosen.features.end());
    bytes += chosen.text.size();
    const int number = ++numbers[chosen.ending];
    const std::string name = (number < 10 ? "0" : "") + std::to_string(number);
    std::ofstream(folder / (name + "." + chosen.ending), std::ios::binary) << chosen.text;
  }
  std::cout << game.info().id << ": " << numbers["journal"] << " journals and "
            << numbers["campaign"] << " campaigns, " << bytes << " bytes; " << covered.size()
            << " of " << features.size() << " things that were said, chosen or waited for\n";
}

TEST(JournalMaker, DISABLED_WritesTheJournalsOfThePresentRules) {
  const char* const only = std::getenv("SEATMATE_JOURNALS_OF");
  for (const Game* game : games()) {
    const GameInfo& info = game->info();
    if (only != nullptr && *only != '\0' && info.id != only) continue;
    const fs::path folder = folder_of(info.id) / std::to_string(info.rules_version);
    if (fs::exists(folder))
      std::cout << info.id << ": the journals of version " << info.rules_version
                << " are there; remove " << folder
                << " to write them anew, if they were never published\n";
    else
      write(*game, folder);
  }
}

}  // namespace
}  // namespace seatmate::corpus
