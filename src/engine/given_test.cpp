#include "engine/given.h"

#include <gtest/gtest.h>

#include <array>

namespace seatmate {
namespace {

Doc list_of(std::initializer_list<Doc> items) {
  Doc list = Doc::list();
  for (const Doc& item : items) list.push(item);
  return list;
}
Doc object_of(std::initializer_list<std::pair<const char*, Doc>> members) {
  Doc object = Doc::object();
  for (const auto& [key, value] : members) object.set(key, value);
  return object;
}

constexpr std::array<std::string_view, 3> colours{"red", "yellow", "blue"};
enum class Colour : std::uint8_t { red, yellow, blue };

// A question of one object, and what became of it.
struct Asking {
  Doc doc;
  std::string sentence;
  Given given{doc, sentence};

  explicit Asking(Doc asked) : doc(std::move(asked)) {}
  Asking(const char* key, Doc value) : doc(object_of({{key, std::move(value)}})) {}
};

bool is_utf8(std::string_view text) {
  for (std::size_t i = 0; i < text.size();) {
    const auto lead = static_cast<unsigned char>(text[i]);
    const std::size_t more = lead < 0x80   ? 0
                             : lead < 0xC0 ? 9
                             : lead < 0xE0 ? 1
                             : lead < 0xF0 ? 2
                                           : 3;
    if (i + more >= text.size()) return false;
    for (std::size_t k = 1; k <= more; ++k)
      if ((static_cast<unsigned char>(text[i + k]) & 0xC0U) != 0x80U) return false;
    i += 1 + more;
  }
  return true;
}

// ---- the words of a sentence

TEST(Shown, EveryKindOfValue) {
  EXPECT_EQ(shown(Doc()), "missing");
  EXPECT_EQ(shown(Doc(true)), "true");
  EXPECT_EQ(shown(Doc(false)), "false");
  EXPECT_EQ(shown(Doc(-7)), "-7");
  EXPECT_EQ(shown(Doc("red")), "\"red\"");
  EXPECT_EQ(shown(Doc("")), "\"\"");
  EXPECT_EQ(shown(list_of({1})), "a list");
  EXPECT_EQ(shown(Doc::object()), "an object");
}

TEST(Shown, ALongTextIsCut) {
  const std::string forty(40, 'a');
  EXPECT_EQ(shown(Doc(forty)), "\"" + forty + "\"");
  EXPECT_EQ(shown(Doc(forty + "b")), "\"" + forty + "…\"");
}

TEST(Shown, ACutNeverSplitsACharacter) {
  for (const std::string_view character : {"ä", "€", "🂡"})
    for (std::size_t before = 0; before <= 41; ++before) {
      std::string text(before, 'a');
      while (text.size() < 100) text += character;
      const std::string cut = shown(Doc(text));
      EXPECT_TRUE(is_utf8(cut)) << cut;
      EXPECT_TRUE(cut.ends_with("…\"")) << cut;
      const std::string kept = cut.substr(1, cut.size() - std::string_view("\"…\"").size());
      EXPECT_TRUE(text.starts_with(kept)) << cut;
      EXPECT_LE(kept.size(), 40U);
      EXPECT_GT(kept.size(), 40U - 2 * character.size());
    }
}

TEST(Joined, SaysTheLastDifferently) {
  EXPECT_EQ(joined(std::vector<std::string>{}), "");
  EXPECT_EQ(joined(std::vector<std::string>{"a"}), "a");
  EXPECT_EQ(joined(std::vector<std::string>{"a", "b"}), "a or b");
  EXPECT_EQ(joined(colours), "red, yellow or blue");
  EXPECT_EQ(joined(colours, std::identity{}, " and "), "red, yellow and blue");
  EXPECT_EQ(joined(colours, [](std::string_view name) { return name.substr(0, 1); }), "r, y or b");
}

TEST(Limits, InWords) {
  EXPECT_EQ(from_to(1, 4), "a whole number from 1 to 4");
  EXPECT_EQ(from_to(0, Given::no_limit), "a whole number from 0 up");
  EXPECT_EQ(how_many(3, 3, "cards"), "3 cards");
  EXPECT_EQ(how_many(0, 3, "cards"), "at most 3 cards");
  EXPECT_EQ(how_many(1, 3, ""), "1 to 3");
  EXPECT_EQ(how_many(0, 0, ""), "0");
}

// ---- the reader

TEST(Given, TheFirstErrorWins) {
  Asking asking(object_of({{"steps", -1}, {"lying", 3}}));
  EXPECT_TRUE(asking.given.ok());
  asking.given.number("steps", 0, 10);
  EXPECT_FALSE(asking.given.ok());
  const std::string first = asking.sentence;
  EXPECT_EQ(first, "\"steps\" is -1: it must be a whole number from 0 to 10.");
  asking.given.flag("lying");
  asking.given.object("missing").number("steps", 0, 10);
  asking.given.wrong("Something else.");
  EXPECT_EQ(asking.sentence, first);
}

TEST(Given, WhatIsWrongReadsAsSomethingHarmless) {
  Asking asking(object_of({{"n", "many"}, {"list", 1}, {"flag", 1}, {"colour", "green"}}));
  EXPECT_EQ(asking.given.number("n", 3, 5), 3);
  EXPECT_EQ(asking.given.name<Colour>("colour", colours), Colour::red);
  EXPECT_FALSE(asking.given.flag("flag"));
  EXPECT_TRUE(asking.given.objects("list", 1, 1).empty());
  EXPECT_TRUE(asking.given.positions("list", 5).empty());
  EXPECT_TRUE(asking.given.list<Colour>("list", colours, 1, 1).empty());
  EXPECT_TRUE(asking.given.object("n").members().empty());
  EXPECT_FALSE(asking.given.object("none").has("anything"));
}

TEST(Given, ANullIsNotThere) {
  Asking asking(object_of({{"null", Doc()}, {"zero", 0}}));
  EXPECT_TRUE(asking.given.names("null"));
  EXPECT_FALSE(asking.given.has("null"));
  EXPECT_TRUE(asking.given.has("zero"));
  EXPECT_FALSE(asking.given.names("other"));
  EXPECT_EQ(asking.given.number_or("null", 1, 5, 9), 9);
  EXPECT_TRUE(asking.given.flag_or("null", true));
  EXPECT_EQ(asking.given.name_or("null", colours, Colour::blue), Colour::blue);
  EXPECT_FALSE(asking.given.object_or_none("null").has("zero"));
  EXPECT_TRUE(asking.given.ok());
  asking.given.object("null");
  EXPECT_EQ(asking.sentence, "\"null\" is missing: it must be an object.");
}

TEST(Given, ASentenceSaysTheWayToAKey) {
  const Doc golem = object_of({{"section", 11}, {"at", object_of({{"x", "here"}})}});
  const Doc doc = object_of({{"golems", list_of({object_of({{"section", 1}}), golem})}});
  const auto second = [&](std::string& sentence) {
    auto golems = Given(doc, sentence).objects("golems", 0, 5);
    EXPECT_EQ(golems.size(), 2U);
    EXPECT_EQ(golems[0].number("section", 1, 10), 1);
    EXPECT_EQ(golems[0].path("at"), "\"golems[0].at\"");
    return golems[1];
  };
  std::string section;
  second(section).number("section", 1, 10);
  EXPECT_EQ(section, "\"golems[1].section\" is 11: it must be a whole number from 1 to 10.");
  std::string inside;
  second(inside).object("at").number("x", 1, 10);
  EXPECT_EQ(inside, "\"golems[1].at.x\" is \"here\": it must be a whole number from 1 to 10.");
  std::string missing;
  second(missing).object_or_none("side").flag("left");
  EXPECT_EQ(missing, "\"golems[1].side.left\" is missing: it must be true or false.");
  std::string list;
  second(list).object("at").objects("all", 0, 2);
  EXPECT_EQ(list, "\"golems[1].at.all\" is missing: it must be a list of at most 2.");
}

TEST(Given, NumbersHaveTwoEnds) {
  for (const int n : {1, 5}) EXPECT_EQ(Asking("n", n).given.number("n", 1, 5), n);
  for (const Doc& unfit :
       {Doc(0), Doc(6), Doc(std::int64_t{1} << 40), Doc("3"), Doc(true), Doc(), list_of({3})}) {
    Asking asking("n", unfit);
    EXPECT_EQ(asking.given.number("n", 1, 5), 1);
    EXPECT_EQ(asking.sentence,
              "\"n\" is " + shown(unfit) + ": it must be a whole number from 1 to 5.");
  }
  Asking open("n", -1);
  open.given.number_or("n", 0, Given::no_limit, 7);
  EXPECT_EQ(open.sentence, "\"n\" is -1: it must be a whole number from 0 up.");
}

TEST(Given, AnAmountStaysAsItWasWhenItIsNotThere) {
  std::uint8_t cost = 4;
  Asking("other", 1).given.amount("cost", 0, 200, cost);
  EXPECT_EQ(cost, 4);
  Asking("cost", 200).given.amount("cost", 0, 200, cost);
  EXPECT_EQ(cost, 200);
}

TEST(Given, ListsHaveALength) {
  const Doc two = list_of({1, 2});
  for (const std::size_t least : {0U, 1U, 2U})
    EXPECT_TRUE(Asking("l", two).given.is_list("l", least, 2));
  const auto refused = [](Doc doc, std::size_t least, std::size_t most, std::string_view of_what) {
    Asking asking("l", std::move(doc));
    EXPECT_FALSE(asking.given.is_list("l", least, most, of_what));
    return asking.sentence;
  };
  EXPECT_EQ(refused(two, 0, 1, ""), "\"l\" has 2 entries: it must have at most 1.");
  EXPECT_EQ(refused(two, 3, 4, ""), "\"l\" has 2 entries: it must have 3 to 4.");
  EXPECT_EQ(refused(list_of({1}), 3, 3, ""), "\"l\" has 1 entry: it must have 3.");
  EXPECT_EQ(refused(two, 3, 3, "cards"), "\"l\" has 2 entries: it must be a list of 3 cards.");
  EXPECT_EQ(refused(Doc(), 1, 2, ""), "\"l\" is missing: it must be a list of 1 to 2.");
  EXPECT_EQ(refused(Doc(4), 0, 2, "texts"), "\"l\" is 4: it must be a list of at most 2 texts.");
}

TEST(Given, AListOfObjectsHasOnlyObjects) {
  Asking asking("l", list_of({Doc::object(), 5}));
  EXPECT_EQ(asking.given.objects("l", 2, 2).size(), 2U);
  EXPECT_EQ(asking.sentence, "\"l\" is 5: it must be a list of objects.");
}

TEST(Given, PositionsAreDifferent) {
  EXPECT_EQ(Asking("p", list_of({3, 1})).given.positions("p", 3),
            (std::vector<std::uint8_t>{3, 1}));
  EXPECT_TRUE(Asking("p", Doc::list()).given.positions("p", 0).empty());
  const auto refused = [](const Doc& doc, int high) {
    Asking asking("p", doc);
    asking.given.positions("p", high);
    return asking.sentence;
  };
  EXPECT_EQ(refused(list_of({2, 2}), 3), "\"p\" has 2 twice: every number stands there once.");
  EXPECT_EQ(refused(list_of({0}), 3), "\"p\" is 0: it must be a whole number from 1 to 3.");
  EXPECT_EQ(refused(list_of({4}), 3), "\"p\" is 4: it must be a whole number from 1 to 3.");
  EXPECT_EQ(refused(list_of({1}), 0), "\"p\" has 1 entry: it must have 0.");
}

TEST(Given, NamesAreSpeltExactly) {
  EXPECT_EQ(Asking("c", "blue").given.name<Colour>("c", colours), Colour::blue);
  EXPECT_EQ(Asking("c", list_of({"blue", "red"})).given.list<Colour>("c", colours, 0, 2),
            (std::vector<Colour>{Colour::blue, Colour::red}));
  for (const Doc& unfit : {Doc("Blue"), Doc(2), Doc()}) {
    Asking asking("c", unfit);
    asking.given.name<Colour>("c", colours);
    EXPECT_EQ(asking.sentence,
              "\"c\" is " + shown(unfit) + R"(: it must be "red", "yellow" or "blue".)");
  }
  Asking listed("c", list_of({"red", "green"}));
  listed.given.list<Colour>("c", colours, 0, 2);
  EXPECT_EQ(listed.sentence, R"("c" is "green": it must be "red", "yellow" or "blue".)");
}

TEST(Given, AnotherReadingIsChosenByItsValue) {
  const auto second = [](const Doc& value, bool before) {
    Asking asking("r", value);
    asking.given.either("r", {"all", "none"}, before);
    EXPECT_TRUE(asking.given.ok());
    return before;
  };
  EXPECT_TRUE(second("none", false));
  EXPECT_FALSE(second("all", true));
  EXPECT_TRUE(second(Doc(), true));
  EXPECT_FALSE(second(Doc(), false));
  for (const bool when : {false, true})
    for (const bool said : {false, true}) {
      bool chosen = said != when;
      Asking("r", said).given.either("r", when, chosen);
      EXPECT_EQ(chosen, said == when);
    }
  Asking asking("r", "some");
  bool chosen = false;
  asking.given.either("r", {"all", "none"}, chosen);
  EXPECT_EQ(asking.sentence, R"("r" is "some": it must be "all" or "none".)");
}

// ---- the answer

TEST(CiteRules, EachOnceInOrder) {
  constexpr std::array<std::string_view, 3> ids{"A-1", "A-2", "A-3"};
  Trail trail;
  for (const std::uint16_t rule : std::to_array<std::uint16_t>({2, 0, 2})) {
    TrailEntry entry;
    entry.rule = rule;
    trail.hear(entry);
  }
  Doc result = Doc::object();
  cite_rules(result, trail, ids);
  EXPECT_EQ(result["rules"], list_of({"A-3", "A-1"}));
  cite_rules(result, Trail{}, ids);
  EXPECT_EQ(result["rules"], Doc::list());
}

struct Kind {
  std::string_view name;
  int low;
};
constexpr std::array<Kind, 2> kinds{{{"low", 0}, {"high", 10}}};

Doc answer(const Doc& question) {
  return answer_case(kinds, question, [](const Kind& kind, Given& given) {
    Doc result = Doc::object();
    result.set("n", given.number("n", kind.low, kind.low + 9));
    return result;
  });
}
Doc asked(Doc kind, Doc given) {
  return object_of({{"kind", std::move(kind)}, {"given", std::move(given)}});
}

TEST(AnswerCase, ByItsKind) {
  EXPECT_EQ(answer(asked("low", object_of({{"n", 5}}))), object_of({{"n", 5}}));
  EXPECT_EQ(answer(asked("high", object_of({{"n", 15}}))), object_of({{"n", 15}}));
}

TEST(AnswerCase, OrOneSentence) {
  const auto error = [](const Doc& question) {
    const Doc result = answer(question);
    EXPECT_EQ(result.members().size(), 1U);
    return result["error"].text();
  };
  EXPECT_EQ(error(asked("high", object_of({{"n", 5}}))),
            "\"n\" is 5: it must be a whole number from 10 to 19.");
  EXPECT_EQ(error(Doc::list()),
            R"(A case is a list: it must be an object with "kind" and "given".)");
  EXPECT_EQ(error(Doc::object()), "\"kind\" is missing: it must be low or high.");
  EXPECT_EQ(error(asked("weather", Doc::object())),
            "\"kind\" is \"weather\": it must be low or high.");
  EXPECT_EQ(error(asked("low", Doc())),
            "\"given\" is missing: it must be an object with the keys of low.");
}

}  // namespace
}  // namespace seatmate
