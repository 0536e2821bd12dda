#include "engine/scenes.h"

namespace seatmate {

void show_moves(Report& report) {
  const std::shared_ptr<const Scenes> scenes = report.scenes;
  if (scenes == nullptr || scenes->count() != report.steps.size() + 2) return;
  Tabletop before = scenes->at(0);
  const auto since = [&](std::size_t scene) {
    Tabletop now = scenes->at(scene);
    std::vector<Moved> moved = what_moved(before, now);
    before = std::move(now);
    return moved;
  };
  for (std::size_t i = 0; i < report.steps.size(); ++i) report.steps[i].moved = since(i + 1);
  report.moved = since(scenes->count() - 1);
}

}  // namespace seatmate
