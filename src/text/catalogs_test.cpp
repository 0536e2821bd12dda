// The catalogs themselves: what the sources say, the catalogs know, and they know nothing that
// nobody says. The shell speaks every language in lang/; a game, English and at least one more.

#include <gtest/gtest.h>
#include <unicode/messagepattern.h>

#include <filesystem>
#include <fstream>
#include <regex>
#include <set>
#include <sstream>

#include "engine/contract.h"
#include "protocol/protocol.h"
#include "text/catalog.h"

namespace seatmate::text {
namespace {

using Ids = std::set<std::string>;

Ids ids_of(const Catalog& catalog) {
  const auto ids = catalog.ids();
  return {ids.begin(), ids.end()};
}

std::string prefix_of(const std::string& id) { return id.substr(0, id.find('.')); }

Ids prefixes_of_games() {
  Ids all;
  for (const Game* game : games()) all.emplace(game->info().prefix);
  return all;
}

// Which prefixes a language must know in full: those of the shell, and of the games it has begun.
class Offer {
 public:
  explicit Offer(const Catalog& catalog) {
    for (const std::string& id : catalog.ids()) begun_.insert(prefix_of(id));
  }
  [[nodiscard]] bool has(const std::string& id) const {
    return begun_.contains(prefix_of(id)) || !of_games_.contains(prefix_of(id));
  }

 private:
  Ids begun_;
  Ids of_games_ = prefixes_of_games();
};

// The first parts of ids: "aoi", "shell", … Only literals that begin with one of them can be ids.
Ids prefixes() {
  Ids all;
  for (const std::string& locale : locales())
    for (const std::string& id : Catalog(locale).ids())
      if (id.find('.') != std::string::npos) all.insert(prefix_of(id));
  all.merge(prefixes_of_games());
  return all;
}

std::string content_of(const std::filesystem::path& path) {
  std::ostringstream text;
  text << std::ifstream(path).rdbuf();
  return text.str();
}

bool is_source(const std::filesystem::path& path) {
  static const Ids endings{".cpp", ".h", ".ts", ".tsx"};
  const std::string name = path.filename().string();
  return endings.contains(path.extension().string()) && name.find("_test") == std::string::npos &&
         name.find(".test.") == std::string::npos;
}

// Every literal in the sources that is an id, and every one that ends with a dot or a hyphen: the
// beginning of ids that are made at run time. Games list those one by one as terms().
Ids said_in_sources() {
  std::string alternatives;
  for (const std::string& prefix : prefixes())
    alternatives += (alternatives.empty() ? "" : "|") + prefix;
  const std::regex literal("[\"'`]((?:" + alternatives + ")\\.[A-Za-z0-9_.-]*)[\"'`]");
  Ids said;
  const std::filesystem::path root = SEATMATE_SOURCE_DIR;
  for (const char* folder : {"src", "web/src"}) {
    if (!std::filesystem::exists(root / folder)) continue;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(root / folder)) {
      if (!entry.is_regular_file() || !is_source(entry.path())) continue;
      const std::string text = content_of(entry.path());
      for (std::sregex_iterator it(text.begin(), text.end(), literal), end; it != end; ++it)
        said.insert((*it)[1]);
    }
  }
  return said;
}

Ids said_by_games() {
  Ids said{"plain", "number"};
  for (const Game* game : games()) {
    said.insert(std::string(game->info().prefix) + ".name");
    auto data = read_data(game->info().id, embedded::data());
    EXPECT_TRUE(data.ok()) << game->info().id;
    if (!data) continue;
    auto box = game->open(data->doc);
    EXPECT_TRUE(box.ok()) << game->info().id;
    if (!box) continue;
    for (const std::string& term : (*box)->terms()) said.insert(term);
  }
  return said;
}

struct Arguments {
  Ids names;
  Ids unusual;
  bool parses = false;
};

Arguments arguments_of(const std::string& text) {
  Arguments arguments;
  UErrorCode status = U_ZERO_ERROR;
  UParseError where;
  const icu::MessagePattern pattern(icu::UnicodeString::fromUTF8(text), &where, status);
  arguments.parses = U_SUCCESS(status);
  for (std::int32_t i = 0; arguments.parses && i < pattern.countParts(); ++i) {
    const auto& part = pattern.getPart(i);
    std::string word;
    pattern.getSubstring(part).toUTF8String(word);
    if (part.getType() == UMSGPAT_PART_TYPE_ARG_NAME) arguments.names.insert(word);
    const bool unusual =
        (part.getType() == UMSGPAT_PART_TYPE_ARG_TYPE && word != "number") ||
        (part.getType() == UMSGPAT_PART_TYPE_ARG_STYLE && word.find("::") == std::string::npos) ||
        part.getType() == UMSGPAT_PART_TYPE_ARG_NUMBER;
    if (unusual) arguments.unusual.insert(word);
  }
  return arguments;
}

TEST(Catalogs, KnowEverythingThatIsSaid) {
  Ids said = said_in_sources();
  said.merge(said_by_games());
  for (const std::string& locale : locales()) {
    const Catalog catalog(locale);
    const Offer offer(catalog);
    for (const std::string& id : said) {
      if (id.ends_with('.') || id.ends_with('-') || !offer.has(id)) continue;
      EXPECT_NE(catalog.find(id), nullptr) << "lang/" << locale << " lacks " << id;
    }
  }
}

TEST(Catalogs, HoldNothingThatNobodySays) {
  Ids said = said_in_sources();
  said.merge(said_by_games());
  const Ids of_games = prefixes_of_games();
  const auto made = [&](const std::string& id) {  // at run time, by somebody without terms()
    return !of_games.contains(prefix_of(id)) && said.contains(id.substr(0, id.rfind('.') + 1));
  };
  for (const std::string& id : ids_of(Catalog(fallback_locale)))
    EXPECT_TRUE(said.contains(id) || made(id)) << id << " is in lang/ and nowhere in the sources";
}

TEST(Catalogs, OfferEveryGameInEnglishAndAnotherLanguage) {
  for (const Game* game : games()) {
    const std::string name = std::string(game->info().prefix) + ".name";
    Ids offered;
    for (const std::string& locale : locales())
      if (Offer(Catalog(locale)).has(name)) offered.insert(locale);
    EXPECT_TRUE(offered.contains(std::string(fallback_locale))) << game->info().id;
    EXPECT_GE(offered.size(), 2U) << game->info().id;
  }
}

TEST(Catalogs, HaveTheSameIdsInEveryLanguageThatOffersThem) {
  const Ids english = ids_of(Catalog(fallback_locale));
  for (const std::string& locale : locales()) {
    const Catalog catalog(locale);
    const Offer offer(catalog);
    const Ids other = ids_of(catalog);
    for (const std::string& id : english)
      EXPECT_TRUE(other.contains(id) || !offer.has(id)) << locale << " lacks " << id;
    for (const std::string& id : other)
      EXPECT_TRUE(english.contains(id)) << "only in " << locale << ": " << id;
  }
}

TEST(Catalogs, AreIcuMessagesWithTheSameArguments) {
  const Catalog english(fallback_locale);
  for (const std::string& locale : locales()) {
    const Catalog catalog(locale);
    for (const std::string& id : catalog.ids()) {
      const Arguments own = arguments_of(*catalog.find(id));
      EXPECT_TRUE(own.parses) << locale << " " << id << ": " << *catalog.find(id);
      // What the terminal and the page render alike: names, numbers (with skeletons), plural,
      // select.
      EXPECT_TRUE(own.unusual.empty()) << locale << " " << id << ": " << *catalog.find(id);
      if (const std::string* text = english.find(id)) {
        EXPECT_EQ(own.names, arguments_of(*text).names) << locale << " " << id;
      }
    }
  }
}

TEST(Catalogs, AreFlatFilesOfTexts) {
  for (const embedded::File& file : embedded::lang())
    EXPECT_TRUE(parse_texts(file.content).has_value()) << file.path;
}

}  // namespace
}  // namespace seatmate::text
