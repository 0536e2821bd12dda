#pragma once

// The one game of the tests here, with its data.

#include <gtest/gtest.h>

#include <memory>

#include "embedded/embedded.h"
#include "engine/contract.h"
#include "protocol/protocol.h"

namespace seatmate::lab {

inline std::unique_ptr<const Box> open_box(const Game& game) {
  const auto data = read_data(game.info().id, embedded::data());
  if (!data) return nullptr;
  auto box = game.open(data->doc);
  return box ? std::move(*box) : nullptr;
}

inline std::unique_ptr<const Box> first_box() {
  return games().empty() ? nullptr : open_box(*games().front());
}

}  // namespace seatmate::lab
