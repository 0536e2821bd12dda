#pragma once

// What moved from step to step of a report.

#include <memory>
#include <utility>
#include <vector>

#include "engine/form.h"
#include "engine/tabletop.h"

namespace seatmate {

// Writes what moved into a report that knows its tables, for who is to see it: with each step what
// moved since the step before (the first: since before the report), and with the report what moved
// after its last step.
void show_moves(Report& report);

template <class G>
[[nodiscard]] Tabletop tabletop_of(const typename G::Data& data, const typename G::State& state) {
  Tabletop table = G::tabletop(data, state);
  tidy(table);
  return table;
}

// The tables of a game G as the states they follow from.
template <class G>
class ScenesOf final : public Scenes {
 public:
  using Data = typename G::Data;
  using State = typename G::State;

  ScenesOf(std::shared_ptr<const Data> data, std::vector<State> states)
      : data_(std::move(data)), states_(std::move(states)) {}
  [[nodiscard]] std::size_t count() const override { return states_.size(); }
  [[nodiscard]] Tabletop at(std::size_t i) const override {
    return tabletop_of<G>(*data_, states_[i]);
  }
  [[nodiscard]] View view(std::size_t i) const override { return G::view(*data_, states_[i]); }

 private:
  std::shared_ptr<const Data> data_;
  std::vector<State> states_;
};

}  // namespace seatmate
