#include "engine/reasons.h"

namespace seatmate::reasons_detail {

void note(Listener& reasons, std::uint16_t rule, std::uint16_t line, int a, int b) {
  TrailEntry entry;
  entry.rule = rule;
  entry.line = line;
  entry.a = a;
  entry.b = b;
  reasons.hear(entry);
}

void left(Listener& reasons, TrailEntry::What what, std::uint8_t noun, std::uint16_t rule,
          std::uint16_t line, Bits128 set, int a) {
  reasons.hear({what, noun, rule, line, set, a, 0});
}

void count(Listener& reasons, std::uint16_t rule) { reasons.count(rule); }

}  // namespace seatmate::reasons_detail
