// Our reader and writer of JSON against the library's: the same texts are understood, to the same
// values, and the same bytes come out.

#include "json/json.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "json/json_test_support.h"

namespace seatmate {
namespace {

std::string by_the_library(const Json& json, int indent = -1) {
  return json.dump(indent, ' ', false, Json::error_handler_t::replace);
}

void expect_same(const std::string& text) {
  const Json theirs = as_json(text);
  const std::optional<Doc> ours = parse_json(text);
  ASSERT_EQ(!ours, theirs.is_discarded()) << text;
  if (!ours) return;
  EXPECT_EQ(dump_json(*ours), by_the_library(theirs)) << text;
  EXPECT_EQ(dump_json(*ours, 2), by_the_library(theirs, 2)) << text;
}

TEST(JsonText, UnderstandsWhatTheLibraryUnderstands) {
  for (const char* text : {"null",
                           "true",
                           "false",
                           "0",
                           "-0",
                           "7",
                           "-7",
                           "1.5",
                           "-2.5e3",
                           "1e5",
                           "1E-7",
                           "0.1",
                           "123456789012345678901234567890",
                           "18446744073709551615",
                           "18446744073709551616",
                           "-9223372036854775808",
                           "-9223372036854775809",
                           "\"\"",
                           "\"a\\n\\u00e9\\ud83d\\ude00/\\/\"",
                           "\"\\u0000\"",
                           "[]",
                           "{}",
                           "[1,[2,{\"a\":[]}],{}]",
                           " { \"a\" : 1 , \"b\" : [ ] } \n",
                           "{\"a\":1,\"b\":2,\"a\":3}",
                           "\xef\xbb\xbf[1]",
                           "\"\x7f\"",
                           "1e-400",
                           "[1e300,1e-300,5e-324]",
                           "100000000000000000000.0",
                           "3.0",
                           "0.30000000000000004"})
    expect_same(text);
}

TEST(JsonText, RefusesWhatTheLibraryRefuses) {
  for (const char* text : {"",
                           " ",
                           "tru",
                           "nul",
                           "+1",
                           "01",
                           "-",
                           "1.",
                           ".5",
                           "1e",
                           "1e+",
                           "1e400",
                           "[1,]",
                           "[,1]",
                           "{,}",
                           "{\"a\"}",
                           "{\"a\":}",
                           "{\"a\":1,}",
                           "{a:1}",
                           "[1 2]",
                           "[1",
                           "{\"a\":1",
                           "\"a",
                           "\"\\x\"",
                           "\"\\u12\"",
                           "\"\\u12g4\"",
                           "\"\\ud800\"",
                           "\"\\ud800\\u0041\"",
                           "\"\\udc00\"",
                           "\"a\nb\"",
                           "\"\xff\"",
                           "\"\xe2\x82\"",
                           "\"\xc0\xaf\"",
                           "1 2",
                           "[1]]",
                           "'a'",
                           "// a\n1",
                           "NaN",
                           "Infinity",
                           "\"\\u-123\"",
                           "\"\\u+123\"",
                           "\"\\"})
    expect_same(text);
}

TEST(JsonText, WritesControlCharactersAndBrokenBytesAsTheLibraryDoes) {
  for (const char* text : {"\x01\x1f\b\f\n\r\t\"\\/", "a\xff", "\xe2\x82", "\xe2\x82z", "\xc2",
                           "\xf0\x9f\x98", "é – 日本語 😀", "\x80\x80"})
    EXPECT_EQ(dump_json(Doc(text)), by_the_library(Json(text)));
}

rc::Gen<Json> any_json(int depth) {
  if (depth == 0)
    return rc::gen::oneOf(
        rc::gen::construct<Json>(rc::gen::arbitrary<std::int64_t>()),
        rc::gen::construct<Json>(rc::gen::arbitrary<std::uint64_t>()),
        rc::gen::construct<Json>(rc::gen::arbitrary<bool>()),
        rc::gen::map(rc::gen::arbitrary<double>(), [](double n) { return Json(n); }),
        rc::gen::map(rc::gen::container<std::string>(rc::gen::inRange(' ', '~')),
                     [](const std::string& s) { return Json(s); }));
  return rc::gen::oneOf(
      any_json(0),
      rc::gen::map(rc::gen::container<std::vector<Json>>(any_json(depth - 1)),
                   [](const std::vector<Json>& all) { return Json(all); }),
      rc::gen::map(
          rc::gen::container<std::vector<std::pair<std::string, Json>>>(rc::gen::pair(
              rc::gen::container<std::string>(rc::gen::inRange('a', 'e')), any_json(depth - 1))),
          [](const std::vector<std::pair<std::string, Json>>& all) {
            Json out = Json::object();
            for (const auto& [key, value] : all) out[key] = value;
            return out;
          }));
}

RC_GTEST_PROP(JsonText, AgreesWithTheLibraryOnAnyValue, ()) {
  const Json json =
      *rc::gen::scale(0.15, any_json(3));  // three levels of a hundred would be a book
  const std::optional<Doc> ours = parse_json(by_the_library(json, 2));
  RC_ASSERT(ours.has_value());
  // Of a number with a point the library may write a digit more than are needed.
  RC_ASSERT(as_json(dump_json(*ours)) == json);
  RC_ASSERT(as_json(dump_json(*ours, 2)) == json);
  RC_ASSERT(dump_json(*ours).size() <= by_the_library(json).size());
}

RC_GTEST_PROP(JsonText, AgreesWithTheLibraryOnAnyText, ()) {
  const auto text = *rc::gen::container<std::string>(
      rc::gen::elementOf(std::string("{}[]\",:0123456789-+.eE tfnrulase\\\n\xc3\xa9\xff")));
  const Json theirs = as_json(text);
  const std::optional<Doc> ours = parse_json(text);
  RC_ASSERT(!ours == theirs.is_discarded());
  if (ours) RC_ASSERT(as_json(dump_json(*ours)) == theirs);
}

RC_GTEST_PROP(JsonText, OfAKeyThatIsThereTwiceTheLastOneCounts, ()) {
  std::string text;
  for (int n = *rc::gen::inRange(1, 80); n > 0; --n)
    text += (text.empty() ? "{\"" : ",\"") + std::to_string(*rc::gen::inRange(0, 40)) +
            "\":" + std::to_string(n);
  text += '}';
  RC_ASSERT(dump_json(parse_json(text).value_or(Doc())) == by_the_library(as_json(text)));
}

std::string with_members(std::size_t count) {
  std::string text = "{";
  for (std::size_t n = 1; n < count; ++n) text += "\"k" + std::to_string(n) + "\":0,";
  return text + "\"k\":1}";
}

TEST(JsonText, AsDeepAsItMayBeIsReadAndNoDeeper) {
  const auto nested = [](int levels, const std::string& open, const std::string& close) {
    std::string text;
    for (int i = 0; i < levels; ++i) text += open;
    text += "7";
    for (int i = 0; i < levels; ++i) text += close;
    return text;
  };
  for (const auto& [open, close] : {std::pair{"[", "]"}, std::pair{"{\"a\":", "}"}}) {
    EXPECT_TRUE(parse_json(nested(deepest_json, open, close)).has_value()) << open;
    EXPECT_FALSE(parse_json(nested(deepest_json + 1, open, close)).has_value()) << open;
    EXPECT_FALSE(parse_json(nested(1'000'000, open, close)).has_value()) << open;
  }
  EXPECT_FALSE(parse_json(std::string(1'000'000, '[')).has_value());
}

TEST(JsonText, NothingLongerThanAnythingOfOursIsRead) {
  std::string text(longest_json + 1, ' ');
  text.front() = '7';
  EXPECT_FALSE(parse_json(text).has_value());
}

TEST(JsonText, AsManyMembersAreReadAsAnObjectMayHaveAndNoMore) {
  const std::optional<Doc> read = parse_json(with_members(most_json_members));
  ASSERT_TRUE(read);
  EXPECT_EQ(read->members().size(), most_json_members);
  EXPECT_EQ(read->members().back().second.number(), 1);
  EXPECT_FALSE(parse_json(with_members(most_json_members + 1)));
  // Also where one key is there again and again: it is not for its keys that it is refused.
  std::string same = "{\"k\":0";
  for (std::size_t n = 0; n < most_json_members; ++n) same += ",\"k\":0";
  EXPECT_FALSE(parse_json(same + "}"));
}

TEST(JsonText, AsManyValuesAreReadAsATextMayHaveAndNoMore) {
  const auto with_values = [](std::size_t count) {
    std::string text = "[";  // a value, too
    for (std::size_t n = 2; n < count; ++n) text += "0,";
    return text + "0]";
  };
  const std::optional<Doc> read = parse_json(with_values(most_json_values));
  ASSERT_TRUE(read);
  EXPECT_EQ(read->items().size(), most_json_values - 1);
  EXPECT_FALSE(parse_json(with_values(most_json_values + 1)));
}

}  // namespace
}  // namespace seatmate
