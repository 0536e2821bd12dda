#include "protocol/json.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace seatmate {
namespace {

Message message(const char* id) { return {id, {}}; }
Doc tree(const char* text) { return parse_json(text).value_or(Doc()); }

template <class T>
void expect_round_trip(const T& value) {
  const Doc json = parse_json(dump_json(to_json(value))).value_or(Doc());
  T again;
  ASSERT_TRUE(from_json(json, again)) << dump_json(json);
  EXPECT_EQ(again, value) << dump_json(json);
}

TEST(JsonOfForms, EveryArgumentComesBack) {
  expect_round_trip(Message{"a.b",
                            {Arg("n", std::int64_t{-9007199254740993}), Arg("text", "ß \"x\""),
                             Arg("who", message("a.her")),
                             Arg("list", std::vector<Message>{plain("x"), plain_number(3), {}}),
                             Arg("none", std::vector<Message>{})}});
  expect_round_trip(Message{});
}

TEST(JsonObjects, AreWrittenInTheirOrderAndReadByName) {
  const std::string key("a\0b", 3);
  Doc inner = object({{"deep", true}});
  const Doc copied = object({{"n", -3}});
  Doc out = object({{"text", "x"}, {key, std::size_t{7}}, {"inner", std::move(inner)}});
  set(out, {"copied", copied});
  EXPECT_EQ(set(out, {"list", list_of({"p", "q"})}).items().size(), 2U);
  EXPECT_EQ(
      dump_json(out),
      R"({"text":"x","a\u0000b":7,"inner":{"deep":true},"copied":{"n":-3},"list":["p","q"]})");
}

TEST(JsonObjects, SetInThePlaceOfWhatWasThere) {
  Doc out = object({{"a", 1}, {"b", 2}});
  set(out, {"a", "again"});
  EXPECT_EQ(dump_json(out), R"({"a":"again","b":2})");
  ASSERT_NE(out.find("b"), nullptr);
  EXPECT_EQ(out.find("c"), nullptr);
  EXPECT_EQ(Doc::list({1}).find("b"), nullptr);
  EXPECT_TRUE(Doc("text").members().empty());
  EXPECT_EQ(out["a"].text(), "again");
  EXPECT_EQ(out["b"].text(), "");
}

TEST(JsonOfForms, EveryShapeComesBack) {
  const Field field{"n", Field::Kind::list, message("l"), {{"a", message("m")}, {"b", {}}}, 0, 2,
                    "a"};
  expect_round_trip(field);
  expect_round_trip(Field{"t", Field::Kind::text, {}, {}, 0, 0, ""});
  Field rows{"r", Field::Kind::text, {}, {}, 1, 5, ""};
  rows.parts = {
      {"", message("p"), 1, 9}, {"..", {}, -9, 9, true}, {"c", message("f"), 0, 0, false, true}};
  rows.none = "-";
  rows.example = "1..2c";
  expect_round_trip(rows);
  expect_round_trip(Form{"v", message("l"), message("w"), {field}, false});
  expect_round_trip(Form{"v", {}, {}, {}, true, {{'1', {"a", ""}, message("k")}, {' ', {}, {}}}});
  expect_round_trip(Entry{"v", {"a", ""}});
  expect_round_trip(Countdown{"t", message("t"), Countdown::Mode::runs, true, 1794769200000, 5, 9});
  expect_round_trip(Countdown{"t", {}, Countdown::Mode::held, false, 0, 0, 0});
  const Reason reason{"R-1", message("t"), {"a"}};
  expect_round_trip(Report{message("t"),
                           {{Step::Kind::you_may, message("s"), {"r1c1"}, {reason, {}}},
                            {Step::Kind::note, {}, {}, {}}}});
  expect_round_trip(View{message("t"),
                         {{"f", Block::Kind::facts, {}, {}, {{message("a"), {}}}, {}},
                          {"t", Block::Kind::table, message("t"), {message("c"), {}}, {{}}, {}},
                          {"h",
                           Block::Kind::hexes,
                           {},
                           {},
                           {},
                           {{"r1c2", "A", 1, 2, "g", "p", "o", true, true, true}, {}}}}});
  expect_round_trip(
      FinalResult{{message("r")}, {{message("n"), true, {1, -2}, -1, true}, {}}, message("v")});
}

TEST(JsonOfForms, AReportCountsItsReasonsUntilAsked) {
  const Step step{Step::Kind::carry_out, message("s"), {}, {{"R-1", {}, {}}, {"R-2", {}, {}}}};
  EXPECT_EQ(to_json(step, Why::counted)["reasons"].number(), 2);
  EXPECT_FALSE(to_json(step, Why::counted).has("why"));
  EXPECT_EQ(to_json(step, Why::told)["why"].items().size(), 2U);
}

TEST(JsonOfForms, WrongShapesAreNoticed) {
  Message text;
  Form form;
  View view;
  for (const char* wrong :
       {"1", "[]", "{}", R"({"id":1})", R"({"id":"a","args":[]})", R"({"id":"a","args":{"x":1.5}})",
        R"({"id":"a","args":{"x":null}})", R"({"id":"a","args":{"x":{"y":1}}})",
        R"({"id":"a","args":{"x":[1]}})", R"({"id":"a","args":{"x":18446744073709551615}})"})
    EXPECT_FALSE(from_json(tree(wrong), text)) << wrong;
  EXPECT_FALSE(from_json(tree(R"({"fields":[{"kind":"colour"}]})"), form));
  EXPECT_FALSE(from_json(tree(R"({"keys":[{"key":"12"}]})"), form));
  EXPECT_FALSE(from_json(tree(R"({"keys":[{"key":""}]})"), form));
  Countdown timer;
  EXPECT_FALSE(from_json(tree(R"({"mode":"late"})"), timer));
  EXPECT_FALSE(from_json(tree(R"({"ends":"noon"})"), timer));
  EXPECT_FALSE(from_json(tree(R"({"blocks":[{"cells":[{"row":4294967296}]}]})"), view));
}

Doc any_doc(int depth) {
  switch (*rc::gen::inRange(0, depth > 0 ? 6 : 4)) {
    case 0:
      return {};
    case 1:
      return *rc::gen::arbitrary<bool>();
    case 2:
      return *rc::gen::arbitrary<std::int64_t>();
    case 3:
      return *rc::gen::container<std::string>(rc::gen::inRange('\0', '\x7f'));
    case 4: {
      Doc list = Doc::list();
      for (int n = *rc::gen::inRange(0, 4); n > 0; --n) list.push(any_doc(depth - 1));
      return list;
    }
    default: {
      Doc object = Doc::object();
      for (int n = *rc::gen::inRange(0, 4); n > 0; --n)
        object.set(std::to_string(*rc::gen::inRange(0, 9)), any_doc(depth - 1));
      return object;
    }
  }
}

RC_GTEST_PROP(JsonOfDocs, EveryDocComesBack, ()) {
  const Doc doc = any_doc(3);
  const bool same = parse_json(dump_json(doc)) == doc;
  RC_ASSERT(same);
}

TEST(JsonOfDocs, NumbersThatAreNotWholeAreTexts) {
  EXPECT_EQ(with_plain_numbers(tree("0.5")), Doc("0.5"));
  EXPECT_EQ(with_plain_numbers(tree("18446744073709551615")), Doc("18446744073709551615"));
}

TEST(ParseJson, RefusesWhatWouldExhaustTheStack) {
  EXPECT_FALSE(parse_json(std::string(100'000, '[')));
  EXPECT_FALSE(parse_json(std::string(65, '[') + std::string(65, ']')));
  EXPECT_TRUE(parse_json(std::string(64, '[') + std::string(64, ']')));
  EXPECT_TRUE(parse_json("\"" + std::string(100, '[') + "\\\"\""));
}

TEST(DumpJson, ReplacesBytesThatAreNoText) {
  EXPECT_EQ(dump_json(Doc("a\xff")), "\"a\xef\xbf\xbd\"");
}

}  // namespace
}  // namespace seatmate
