#include "protocol/json.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace seatmate {
namespace {

Message message(const char* id) { return {id, {}}; }

template <class T>
void expect_round_trip(const T& value) {
  const Json json = parse_json(dump_json(to_json(value)));
  T again;
  ASSERT_TRUE(from_json(json, again)) << json.dump();
  EXPECT_EQ(again, value) << json.dump();
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
  Json inner = object({{"deep", true}});
  const Json copied = object({{"n", -3}});
  Json out = object({{"text", "x"}, {key, std::size_t{7}}, {"inner", std::move(inner)}});
  set(out, {"copied", copied});
  EXPECT_EQ(set(out, {"list", list_of({"p", "q"})}).size(), 2U);
  EXPECT_EQ(
      dump_json(out),
      R"({"text":"x","a\u0000b":7,"inner":{"deep":true},"copied":{"n":-3},"list":["p","q"]})");
}

TEST(JsonObjects, SetInThePlaceOfWhatWasThere) {
  Json out = object({{"a", 1}, {"b", 2}});
  set(out, {"a", "again"});
  EXPECT_EQ(dump_json(out), R"({"a":"again","b":2})");
  ASSERT_NE(find(out, "b"), nullptr);
  EXPECT_EQ(find(out, "c"), nullptr);
  EXPECT_EQ(find(Json::array({1}), "b"), nullptr);
  EXPECT_TRUE(members_of(Json("text")).empty());
  EXPECT_EQ(text_in(*find(out, "a")), "again");
  EXPECT_EQ(text_in(*find(out, "b")), "");
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
  expect_round_trip(Entry{"v", {"a", ""}, 12});
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
  EXPECT_EQ(to_json(step, Why::counted)["reasons"], 2);
  EXPECT_FALSE(to_json(step, Why::counted).contains("why"));
  EXPECT_EQ(to_json(step, Why::told)["why"].size(), 2U);
}

TEST(JsonOfForms, WrongShapesAreNoticed) {
  Message text;
  Form form;
  View view;
  for (const char* wrong :
       {"1", "[]", "{}", R"({"id":1})", R"({"id":"a","args":[]})", R"({"id":"a","args":{"x":1.5}})",
        R"({"id":"a","args":{"x":null}})", R"({"id":"a","args":{"x":{"y":1}}})",
        R"({"id":"a","args":{"x":[1]}})", R"({"id":"a","args":{"x":18446744073709551615}})"})
    EXPECT_FALSE(from_json(parse_json(wrong), text)) << wrong;
  EXPECT_FALSE(from_json(parse_json(R"({"fields":[{"kind":"colour"}]})"), form));
  EXPECT_FALSE(from_json(parse_json(R"({"keys":[{"key":"12"}]})"), form));
  EXPECT_FALSE(from_json(parse_json(R"({"keys":[{"key":""}]})"), form));
  Countdown timer;
  EXPECT_FALSE(from_json(parse_json(R"({"mode":"late"})"), timer));
  EXPECT_FALSE(from_json(parse_json(R"({"ends":"noon"})"), timer));
  EXPECT_FALSE(from_json(parse_json(R"({"blocks":[{"cells":[{"row":4294967296}]}]})"), view));
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
      return *rc::gen::string<std::string>();
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
  const bool same = to_doc(to_json(doc)) == doc;
  RC_ASSERT(same);
}

TEST(JsonOfDocs, NumbersThatAreNotWholeAreTexts) {
  EXPECT_EQ(to_doc(parse_json("0.5")), Doc("0.5"));
  EXPECT_EQ(to_doc(parse_json("18446744073709551615")), Doc("18446744073709551615"));
}

TEST(ParseJson, RefusesWhatWouldExhaustTheStack) {
  EXPECT_TRUE(parse_json(std::string(100'000, '[')).is_discarded());
  EXPECT_TRUE(parse_json(std::string(65, '[') + std::string(65, ']')).is_discarded());
  EXPECT_FALSE(parse_json(std::string(64, '[') + std::string(64, ']')).is_discarded());
  EXPECT_FALSE(parse_json("\"" + std::string(100, '[') + "\\\"\"").is_discarded());
}

TEST(DumpJson, ReplacesBytesThatAreNoText) {
  EXPECT_EQ(dump_json(Json("a\xff")), "\"a\xef\xbf\xbd\"");
}

}  // namespace
}  // namespace seatmate
