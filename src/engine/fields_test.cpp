#include "engine/fields.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <limits>

namespace seatmate {
namespace {

enum class Colour : std::uint8_t { red, blue };
struct State {
  std::uint8_t small = 0;
  std::int16_t negative = 0;
  bool flag = false;
  Colour colour = Colour::red;
  std::array<std::uint8_t, 3> levels{};
  InlineVector<std::uint8_t, 4> row;
  OptionSet<std::uint8_t, 126> hexes;
  Deck<std::uint8_t, 6> deck;
  Random random;
  friend bool operator==(const State&, const State&) = default;
};
template <class S, class V>
void visit(S& s, V& v) {
  v("small", s.small);
  v("negative", s.negative);
  v("flag", s.flag);
  v("colour", s.colour);
  v("levels", s.levels);
  v("row", s.row);
  v("hexes", s.hexes);
  v("deck", s.deck);
  v("random", s.random);
}
Saved save(const State& s) {
  Saved saved;
  Saver saver(saved);
  visit(s, saver);
  return saved;
}
std::uint64_t digest(const State& s) {
  Digester digester;
  visit(s, digester);
  return digester.digest();
}
State any_state() {
  State s;
  s.small = *rc::gen::arbitrary<std::uint8_t>();
  s.negative = *rc::gen::arbitrary<std::int16_t>();
  s.flag = *rc::gen::arbitrary<bool>();
  s.colour = *rc::gen::element(Colour::red, Colour::blue);
  for (auto& level : s.levels) level = *rc::gen::arbitrary<std::uint8_t>();
  const auto cards = *rc::gen::inRange(0, 5);
  for (int i = 0; i < cards; ++i) {
    s.row.push_back(*rc::gen::arbitrary<std::uint8_t>());
    s.deck.pile.push_back(static_cast<std::uint8_t>(i));
    s.hexes.add(*rc::gen::inRange<std::uint8_t>(0, 126));
  }
  s.random = Random(*rc::gen::arbitrary<std::uint64_t>(), *rc::gen::arbitrary<std::uint32_t>());
  for (int i = 0; i < cards; ++i) s.random.word();
  return s;
}

RC_GTEST_PROP(Fields, WhatIsSavedIsLoaded, ()) {
  const State s = any_state();
  const Saved saved = save(s);
  State loaded;
  Loader loader(saved);
  visit(loaded, loader);
  RC_ASSERT(loader.ok());
  RC_ASSERT(loader.at_end());
  RC_ASSERT(loaded == s);
  RC_ASSERT(digest(loaded) == digest(s));
}

TEST(Fields, TheDigestSeesEveryField) {
  const State plain;
  State other = plain;
  other.small = 1;
  EXPECT_NE(digest(other), digest(plain));
  other = plain;
  other.hexes.add(100);
  EXPECT_NE(digest(other), digest(plain));
  other = plain;
  other.deck.reserve.push_back(1);
  EXPECT_NE(digest(other), digest(plain));
  other = plain;
  other.random.word();
  EXPECT_NE(digest(other), digest(plain));
}

// Every width a field can have, at both of its ends.
template <class T>
void expect_ends_to_come_back() {
  for (const T end : {std::numeric_limits<T>::min(), std::numeric_limits<T>::max()}) {
    Saved saved;
    Saver saver(saved);
    const std::array<T, 2> both{end, 0};
    saver("n", both);
    Loader loader(saved);
    std::array<T, 2> again{7, 7};
    loader("n", again);
    EXPECT_TRUE(loader.ok() && loader.at_end()) << saved[0].second;
    EXPECT_EQ(again, both) << saved[0].second;
  }
}
TEST(Fields, NumbersOfEveryWidthComeBack) {
  expect_ends_to_come_back<std::int8_t>();
  expect_ends_to_come_back<std::uint8_t>();
  expect_ends_to_come_back<std::int16_t>();
  expect_ends_to_come_back<std::uint16_t>();
  expect_ends_to_come_back<std::int32_t>();
  expect_ends_to_come_back<std::uint32_t>();
  expect_ends_to_come_back<std::int64_t>();
}
TEST(Fields, SetsInARowComeBack) {
  using Hexes = OptionSet<std::uint8_t, 126>;
  std::array<Hexes, 2> sets;
  sets[1].add(3);
  sets[1].add(120);
  Saved saved;
  Saver saver(saved);
  saver("sets", sets);
  std::array<Hexes, 2> again;
  again[0].add(5);
  Loader loader(saved);
  loader("sets", again);
  EXPECT_TRUE(loader.ok() && loader.at_end()) << saved[0].second;
  EXPECT_TRUE(again == sets) << saved[0].second;
}

TEST(Fields, WhatDoesNotFitIsNotLoaded) {
  const State s;
  const auto refused = [&](std::size_t field, const char* value) {
    Saved saved = save(s);
    saved[field].second = value;
    State loaded;
    Loader loader(saved);
    visit(loaded, loader);
    return !loader.ok();
  };
  EXPECT_TRUE(refused(0, "256"));
  EXPECT_TRUE(refused(0, "-1"));
  EXPECT_TRUE(refused(0, "1 2"));
  EXPECT_TRUE(refused(0, ""));
  EXPECT_TRUE(refused(0, "x"));
  EXPECT_TRUE(refused(1, "40000"));
  EXPECT_TRUE(refused(2, "2"));
  EXPECT_TRUE(refused(4, "1 2"));
  EXPECT_TRUE(refused(5, "1 2 3 4 5"));
  EXPECT_TRUE(refused(6, "12"));
  EXPECT_TRUE(refused(11, "1 99999999999 0"));
  EXPECT_FALSE(refused(0, "255"));
}

TEST(Fields, AMissingOrStrangeFieldIsNoticed) {
  Saved saved = save(State{});
  saved.pop_back();
  State loaded;
  Loader missing(saved);
  visit(loaded, missing);
  EXPECT_FALSE(missing.ok());
  saved = save(State{});
  saved[2].first = "flags";
  Loader strange(saved);
  visit(loaded, strange);
  EXPECT_FALSE(strange.ok());
}

TEST(Deck, GathersAllCardsAndDrawsFromTheTop) {
  Deck<std::uint8_t, 6> deck;
  deck.pile = {1, 2, 3};
  deck.reserve = {4, 5};
  deck.aside = {6};
  EXPECT_EQ(deck.draw(), 3);
  EXPECT_EQ(deck.draw(), 2);
  deck.add_from_reserve();
  EXPECT_EQ(deck.pile, (InlineVector<std::uint8_t, 6>{1, 5}));
  deck.gather();
  EXPECT_EQ(deck.pile.size(), 5U);
  EXPECT_TRUE(deck.played.empty());
  EXPECT_TRUE(deck.aside.empty());
}

TEST(InlineVector, EqualMeansEqualContents) {
  InlineVector<int, 4> a{1, 2, 3};
  InlineVector<int, 4> b{1, 2};
  EXPECT_NE(a, b);
  EXPECT_EQ(a.pop_back(), 3);
  EXPECT_EQ(a, b);
  a.push_back(9);
  a.erase_at(0);
  EXPECT_EQ(a, (InlineVector<int, 4>{2, 9}));
  EXPECT_TRUE(a.remove(2));
  EXPECT_FALSE(a.remove(2));
  EXPECT_TRUE(a.contains(9));
}

TEST(Doc, ReadsTotally) {
  Doc doc = Doc::object();
  doc.set("n", 3).set("never", 1);
  doc.set("list", Doc::list()).push("x");
  EXPECT_EQ(doc["list"][0].text(), "x");
  EXPECT_TRUE(doc["list"][1].is_null());
  EXPECT_TRUE(doc["nothing"]["at"]["all"].is_null());
  EXPECT_EQ(doc["list"].number(7), 7);
  EXPECT_FALSE(doc["list"].truth());
  doc.set("list", true);
  EXPECT_TRUE(doc["list"].truth());
}

}  // namespace
}  // namespace seatmate
