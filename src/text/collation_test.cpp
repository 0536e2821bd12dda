#include "text/collation.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

namespace seatmate::text {
namespace {

std::vector<std::string> sorted(std::string_view locale, std::vector<std::string> names) {
  std::sort(names.begin(), names.end(), [&](const std::string& a, const std::string& b) {
    return sort_key(locale, a) < sort_key(locale, b);
  });
  return names;
}
using Names = std::vector<std::string>;

TEST(SortKey, CapitalsStandBesideTheirLetters) {
  EXPECT_EQ(sorted("en", {"Zoo", "abbey", "Mill"}), (Names{"abbey", "Mill", "Zoo"}));
}

TEST(SortKey, AccentsSortAsTheLanguageDoes) {
  EXPECT_EQ(sorted("de", {"Zoo", "Ägypter", "Adler"}), (Names{"Adler", "Ägypter", "Zoo"}));
  EXPECT_EQ(sorted("ru", {"Ёлка", "Ель", "Жук"}), (Names{"Ёлка", "Ель", "Жук"}));
}

TEST(SortKey, KanaStandInTheirOrderWhateverTheirShape) {
  EXPECT_EQ(sorted("ja", {"らくだ", "アヒル", "いちば"}), (Names{"アヒル", "いちば", "らくだ"}));
}

TEST(SortKey, ANumberCountsAsANumber) {
  EXPECT_EQ(sorted("en", {"Plot 10", "Plot 2"}), (Names{"Plot 2", "Plot 10"}));
}

TEST(SortKey, SaysWhoMadeIt) {
  EXPECT_EQ(sort_key("ja", "x").substr(0, 3), "icu");
  EXPECT_NE(sort_key("ja", "x").find("-ja:"), std::string::npos);
}

}  // namespace
}  // namespace seatmate::text
