#include "engine/fields.h"

#include <bit>
#include <charconv>
#include <cstring>

namespace seatmate {

namespace {

using fields_detail::Shape;

template <class Whole, class Natural>
std::int64_t value_at(const void* place, Shape::Kind kind) {
  Natural natural;
  std::memcpy(&natural, place, sizeof natural);
  return kind == Shape::Kind::whole ? static_cast<std::int64_t>(static_cast<Whole>(natural))
                                    : static_cast<std::int64_t>(natural);
}

std::int64_t value_at(const void* place, Shape shape) {
  switch (shape.bytes) {
    case 1:
      return value_at<std::int8_t, std::uint8_t>(place, shape.kind);
    case 2:
      return value_at<std::int16_t, std::uint16_t>(place, shape.kind);
    case 4:
      return value_at<std::int32_t, std::uint32_t>(place, shape.kind);
    default:
      return value_at<std::int64_t, std::uint64_t>(place, shape.kind);
  }
}

// The bytes of a small number are the lowest of a large one.
void set_value(void* place, Shape shape, std::int64_t n) {
  static_assert(std::endian::native == std::endian::little);
  std::memcpy(place, &n, shape.bytes);
}

}  // namespace

void Saver::begin(std::string_view path) { out_.emplace_back(std::string(path), std::string()); }

void Saver::put(std::uint64_t n, int base) {
  char buffer[24];
  const auto end = std::to_chars(buffer, buffer + sizeof buffer, n, base).ptr;
  out_.back().second.append(buffer, end);
}

void Saver::numbers(std::string_view path, const void* first, std::size_t count, Shape shape) {
  begin(path);
  const auto* place = static_cast<const std::byte*>(first);
  for (std::size_t i = 0; i < count; ++i, place += shape.bytes) {
    std::string& text = out_.back().second;
    if (i > 0) text += ' ';
    const std::int64_t n = value_at(place, shape);
    // The smallest number of all has no opposite: unsigned, where it wraps around.
    const auto size = static_cast<std::uint64_t>(n);
    if (n < 0) text += '-';
    put(n < 0 ? 0 - size : size, 10);
  }
}

void Saver::put_set(Bits128 bits) {
  std::string& text = out_.back().second;
  if (!text.empty()) text += ' ';
  put(static_cast<std::uint64_t>(bits >> 64U), 16);
  text += ':';
  put(static_cast<std::uint64_t>(bits), 16);
}

void Saver::operator()(std::string_view path, const Random& random) {
  begin(path);
  put(random.seed(), 10);
  out_.back().second += ' ';
  put(random.stream(), 10);
  out_.back().second += ' ';
  put(random.position(), 10);
}

void Loader::open(std::string_view path) {
  if (!ok_ || next_ >= in_.size() || in_[next_].first != path) {
    ok_ = false;
    rest_ = {};
    return;
  }
  rest_ = in_[next_++].second;
}

std::uint64_t Loader::number(int base) {
  std::uint64_t n = 0;
  const auto [end, error] = std::from_chars(rest_.data(), rest_.data() + rest_.size(), n, base);
  if (error != std::errc{}) {
    ok_ = false;
    rest_ = {};
    return 0;
  }
  rest_.remove_prefix(static_cast<std::size_t>(end - rest_.data()));
  if (!rest_.empty() && rest_.front() == ' ') rest_.remove_prefix(1);
  return n;
}

void Loader::one(void* value, Shape shape) {
  const bool negative = !rest_.empty() && rest_.front() == '-';
  if (negative) rest_.remove_prefix(1);
  const std::uint64_t size = number(10);
  const auto n = static_cast<std::int64_t>(negative ? 0 - size : size);
  const bool is_truth = n == 0 || n == 1;
  set_value(value, shape, shape.kind == Shape::Kind::truth && !is_truth ? 1 : n);
  // A number that does not fit its field is not ours.
  if (value_at(value, shape) != n) ok_ = false;
}

void Loader::numbers(std::string_view path, void* first, std::size_t count, Shape shape) {
  open(path);
  auto* place = static_cast<std::byte*>(first);
  for (std::size_t i = 0; i < count; ++i, place += shape.bytes) one(place, shape);
  close();
}

Bits128 Loader::bits() {
  const std::uint64_t high = number(16);
  if (rest_.empty() || rest_.front() != ':') {
    ok_ = false;
    return {};
  }
  rest_.remove_prefix(1);
  return (static_cast<Bits128>(high) << 64U) | number(16);
}

void Loader::operator()(std::string_view path, Random& random) {
  open(path);
  const std::uint64_t seed = number(10);
  const std::uint64_t stream = number(10);
  const std::uint64_t position = number(10);
  if (stream > 0xffffffffULL) ok_ = false;
  close();
  if (ok_) random = Random::at(seed, static_cast<std::uint32_t>(stream), position);
}

}  // namespace seatmate
