#include "engine/changes.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace seatmate {

std::optional<std::string> Earlier::find(std::string_view path) const {
  // Its latest change decides; what that one needs is as it stood before it.
  for (auto change = changes_.rbegin(); change != changes_.rend(); ++change) {
    if (change->path != path || change->since <= rules_ || change->since >= before_) continue;
    const Earlier before(saved_, rules_, changes_, change->since);
    switch (change->kind) {
      case Change::Kind::added:
        return std::string(change->text);
      case Change::Kind::renamed:
        return before.find(change->text);
      case Change::Kind::made:
        return change->make(before);
      case Change::Kind::gone:
        return std::nullopt;
    }
  }
  for (std::size_t n = 0; n < saved_.size(); ++n, ++next_) {
    if (next_ >= saved_.size()) next_ = 0;
    if (saved_[next_].first == path) return saved_[next_++].second;
  }
  return std::nullopt;
}

bool Earlier::is_gone(std::string_view path) const {
  return std::ranges::any_of(changes_, [&](const Change& change) {
    return change.since > rules_ && ((change.kind == Change::Kind::gone && change.path == path) ||
                                     (change.kind == Change::Kind::renamed && change.text == path));
  });
}

std::optional<Saved> brought_forward(const Saved& saved, int rules, std::span<const Change> changes,
                                     Saved today) {
  const Earlier earlier(saved, rules, changes);
  for (auto& [path, value] : today) {
    std::optional<std::string> before = earlier.find(path);
    if (!before) return std::nullopt;
    value = std::move(*before);
  }
  // Nothing of theirs is left over, and nothing stands there twice.
  std::vector<char> met(today.size());
  std::size_t next = 0;
  for (const auto& [path, value] : saved) {
    std::size_t n = 0;
    for (; n < today.size(); ++n, ++next) {
      if (next >= today.size()) next = 0;
      if (today[next].first == path) break;
    }
    if (n == today.size() ? !earlier.is_gone(path) : met[next]++ > 0) return std::nullopt;
  }
  return today;
}

}  // namespace seatmate
