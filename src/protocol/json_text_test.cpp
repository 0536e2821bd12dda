// Our reader and writer of JSON against the library's: the same texts are understood, to the same
// values, and the same bytes come out.

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "protocol/json.h"

namespace seatmate {
namespace {

std::string by_the_library(const Json& json, int indent = -1) {
  return json.dump(indent, ' ', false, Json::error_handler_t::replace);
}

void expect_same(const std::string& text) {
  const Json theirs = Json::parse(text, nullptr, false);
  const Json ours = parse_json(text);
  ASSERT_EQ(ours.is_discarded(), theirs.is_discarded()) << text;
  if (theirs.is_discarded()) return;
  EXPECT_EQ(ours, theirs) << text;
  EXPECT_EQ(ours.type(), theirs.type()) << text;
  EXPECT_EQ(dump_json(ours), by_the_library(theirs)) << text;
  EXPECT_EQ(dump_json(ours, 2), by_the_library(theirs, 2)) << text;
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
    EXPECT_EQ(dump_json(Json(text)), by_the_library(Json(text)));
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
  RC_ASSERT(dump_json(json) == by_the_library(json));
  RC_ASSERT(dump_json(json, 2) == by_the_library(json, 2));
  RC_ASSERT(dump_json(parse_json(dump_json(json))) ==
            by_the_library(Json::parse(by_the_library(json), nullptr, false)));
}

RC_GTEST_PROP(JsonText, AgreesWithTheLibraryOnAnyText, ()) {
  const auto text = *rc::gen::container<std::string>(
      rc::gen::elementOf(std::string("{}[]\",:0123456789-+.eE tfnrulase\\\n\xc3\xa9\xff")));
  const Json theirs = Json::parse(text, nullptr, false);
  const Json ours = parse_json(text);
  RC_ASSERT(ours.is_discarded() == theirs.is_discarded());
  if (!theirs.is_discarded()) RC_ASSERT(ours == theirs);
}

}  // namespace
}  // namespace seatmate
