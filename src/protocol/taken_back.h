#pragma once

// What an undo answers besides the screen.

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

#include "engine/tabletop.h"
#include "protocol/json.h"
#include "session/session.h"

namespace seatmate {

// What is taken back, and which pieces so go back where: who has moved them already moves them
// again.
inline Doc taken_back(const Session& session, std::vector<std::size_t> stood,
                      const Tabletop& before) {
  const std::vector<std::size_t> stands = session.path();
  std::erase_if(stood, [&](std::size_t number) {
    return session.is_pause(number) || std::ranges::find(stands, number) != stands.end();
  });
  std::ranges::reverse(stood);
  Doc out = Doc::object();
  Doc& entries = set(out, {"entries", Doc::list()});
  for (const std::size_t number : stood) entries.push(static_cast<std::int64_t>(number));
  set(out, {"text", stood.empty() ? Doc() : to_json(session.history(stood.back() - 1)[0].text)});
  set(out, {"moved", to_json(what_moved(before, session.play().tabletop()))});
  return out;
}

}  // namespace seatmate
