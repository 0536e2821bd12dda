#pragma once

// From a game's plain functions, which engine/play_of.h lists, to its Box and to the Game.

#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "engine/contract.h"
#include "engine/fields.h"
#include "engine/live_table.h"
#include "engine/play_of.h"
#include "engine/settings.h"

namespace seatmate {

template <class G>
class BoxOf final : public Box {
 public:
  explicit BoxOf(typename G::Data data)
      : known_(std::make_shared<const typename G::Data>(std::move(data))) {}
  explicit BoxOf(Knowledge<G> known) : known_(std::move(known)) {}

  [[nodiscard]] const GameInfo& info() const override { return G::info(); }
  [[nodiscard]] std::vector<SetupOption> options() const override {
    return G::options(*known_.data);
  }

  [[nodiscard]] std::unique_ptr<const Box> with(const Facts& facts) const override {
    Knowledge<G> known = known_;
    for (const Fact& fact : facts) static_cast<void>(known.learn(fact));
    return std::make_unique<BoxOf>(std::move(known));
  }
  [[nodiscard]] Outcome check(const Fact& fact) const override {
    Knowledge<G> known = known_;
    return known.learn(fact);
  }
  [[nodiscard]] std::vector<Printed> printed() const override {
    if constexpr (learns<G>) return G::printed(*known_.data);
    return {};
  }
  [[nodiscard]] std::optional<Telling> telling(std::string_view id) const override {
    if constexpr (tells) {
      std::optional<Form> form = G::form_of(*known_.data, id);
      if (!form) return std::nullopt;
      Telling telling{std::move(*form)};
      for (const Printed& one : printed())
        if (one.id == id && one.source != Printed::Source::missing)
          telling.said = G::said_in(id, one.value);
      // A field that has no part in this fact's form.
      if (!telling.said.empty()) telling.said.resize(telling.form.fields.size());
      return telling;
    }
    return std::nullopt;
  }
  [[nodiscard]] std::vector<std::string> said_in(std::string_view id,
                                                 std::string_view value) const override {
    if constexpr (tells) return G::said_in(id, value);
    return {};
  }
  [[nodiscard]] Result<std::string> tell(std::string_view id,
                                         const std::vector<std::string>& said) const override {
    if constexpr (tells) {
      const std::optional<Form> form = G::form_of(*known_.data, id);
      if (!form) return refuse("engine.not-told", {Arg("id", id)});
      if (said.size() > form->fields.size()) return refuse("engine.not-told", {Arg("id", id)});
      // What was left open is what it usually is.
      Entry entry{form->verb, said, 0};
      entry.args.resize(form->fields.size());
      for (std::size_t i = 0; i < entry.args.size(); ++i)
        if (entry.args[i].empty()) entry.args[i] = form->fields[i].otherwise;
      const std::optional<Result<std::string>> value = G::read_said(*known_.data, id, entry);
      if (!value) return refuse("engine.not-told", {Arg("id", id)});
      if (!*value) return value->refusal();
      if (const Outcome fits = check({std::string(id), **value}); !fits) return fits.refusal();
      return **value;
    }
    return Box::tell(id, said);
  }
  [[nodiscard]] Doc deck() const override {
    if constexpr (has_deck) return G::deck(*known_.data);
    return {};
  }
  [[nodiscard]] Doc deck_template() const override {
    if constexpr (has_deck) return G::deck_template(*known_.data);
    return {};
  }
  [[nodiscard]] Result<Facts> read_deck(const Doc& deck) const override {
    if constexpr (has_deck) return G::read_deck(*known_.data, deck);
    return refuse("engine.no-deck");
  }

  [[nodiscard]] Result<Started> start(const Settings& settings, std::uint64_t seed) const override {
    auto state = first_state(settings, seed);
    if (!state) return state.refusal();
    return begin(*state);
  }
  [[nodiscard]] bool has_campaigns() const override { return campaigns<G>; }
  [[nodiscard]] Result<Started> start_from(const Saved& carried, const Settings& settings,
                                           std::uint64_t seed) const override {
    if constexpr (campaigns<G>) {
      typename G::Carried from{};
      if (!load_carried(carried, from)) return refuse("engine.bad-save");
      auto complete = complete_settings(options(), settings);
      if (!complete) return complete.refusal();
      auto state = G::start_from(*known_.data, from, *complete, seed);
      if (!state) return state.refusal();
      return begin(*state);
    } else {
      return Box::start_from(carried, settings, seed);
    }
  }
  [[nodiscard]] Result<Saved> carried_today(const Saved& carried, int rules) const override {
    if constexpr (campaigns<G>) {
      typename G::Carried from{};
      Saved today = carried;
      if constexpr (changes_shape<G>)
        if (!bring_forward<G>(today, rules, [] { return saved_carried<G>({}); }))
          return refuse("engine.bad-save");
      if (!load_carried(today, from)) return refuse("engine.bad-save");
      return today;
    } else {
      return Box::carried_today(carried, rules);
    }
  }
  using Box::restore;
  [[nodiscard]] Result<std::unique_ptr<Play>> restore(const Saved& saved,
                                                      int rules) const override {
    return PlayOf<G>::restore(known_.base, saved, rules);
  }
  [[nodiscard]] Doc decide(const Doc& question) const override {
#ifdef SEATMATE_AT_THE_TABLE_ONLY
    static_cast<void>(question);
    return Doc::object().set("error", "this build only plays at a table");
#else
    return G::decide(*known_.data, question);
#endif
  }
  [[nodiscard]] Result<std::unique_ptr<Simulator>> simulator(const Settings& settings,
                                                             std::uint64_t seed) const override {
#ifdef SEATMATE_AT_THE_TABLE_ONLY
    static_cast<void>(settings);
    static_cast<void>(seed);
    return refuse("engine.at-the-table-only");
#else
    auto complete = complete_settings(options(), settings);
    if (!complete) return complete.refusal();
    return G::simulator(known_.data, *complete, seed);
#endif
  }
  [[nodiscard]] std::vector<std::string> terms() const override {
#ifdef SEATMATE_AT_THE_TABLE_ONLY
    return {};
#else
    return G::terms(*known_.data);
#endif
  }

 private:
  static bool load_carried(const Saved& saved, auto& carried) {
    Loader loader(saved);
    G::visit_carried(carried, loader);
    return loader.ok() && loader.at_end() && G::sound_carried(carried);
  }
  [[nodiscard]] Started begin(const typename G::State& state) const {
    auto play = std::make_unique<PlayOf<G>>(known_, state);
    Report report = play->begin();
    return Started{std::move(play), std::move(report)};
  }
  [[nodiscard]] Result<typename G::State> first_state(const Settings& settings,
                                                      std::uint64_t seed) const {
    auto complete = complete_settings(options(), settings);
    if (!complete) return complete.refusal();
    return G::start(*known_.data, *complete, seed);
  }

  static constexpr bool has_deck =
      requires(const typename G::Data& data) { G::deck_template(data); };

  static constexpr bool tells =
      requires(const typename G::Data& data, std::string_view id) { G::form_of(data, id); };

  Knowledge<G> known_;
};

template <class G>
class GameOf final : public Game {
 public:
  [[nodiscard]] const GameInfo& info() const override { return G::info(); }
  [[nodiscard]] Result<std::unique_ptr<const Box>> open(const Doc& doc) const override {
    auto data = G::load(doc);
    if (!data) return data.refusal();
    return std::unique_ptr<const Box>(std::make_unique<BoxOf<G>>(std::move(*data)));
  }
};

}  // namespace seatmate
