// Messages and what is said in them; and short lists put in order.

#include "engine/message.h"

#include <gtest/gtest.h>

#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "engine/lists.h"
#include "engine/result.h"

namespace seatmate {
namespace {

TEST(Message, KeepsWhatItsArgumentsOnlyLookedAt) {
  Message message;
  {
    std::string key = "hex";
    std::string label = "a label too long to be kept inside of a string";
    const Message term{"toy.term.lake", {}};
    const Message phrase{"toy.of", {Arg("n", 3)}};
    const std::vector<Message> list{term, phrase};
    message = {"toy.step", {Arg(key, label), {"term", term}, {"phrase", phrase}, {"all", list}}};
    message.args.add({key + "2", -7});
    key.assign(key.size(), '?');
    label.assign(label.size(), '?');
  }
  ASSERT_EQ(message.args.size(), 5U);
  EXPECT_EQ(message.args[0].key, "hex");
  EXPECT_EQ(message.args[0].kind, Argument::Kind::text);
  EXPECT_EQ(message.args[0].text, "a label too long to be kept inside of a string");
  EXPECT_EQ(message.args[1].kind, Argument::Kind::term);
  EXPECT_EQ(message.args[1].text, "toy.term.lake");
  // A term with arguments is a list of one.
  EXPECT_EQ(message.args[2].kind, Argument::Kind::list);
  ASSERT_EQ(message.args[2].items.size(), 1U);
  EXPECT_EQ(message.args[2].items[0].args[0].number, 3);
  EXPECT_EQ(message.args[3].items.size(), 2U);
  EXPECT_EQ(message.args[4].key, "hex2");
  EXPECT_EQ(message.args[4].number, -7);
}

// Otherwise each of a thousand calls would contain code that destroys its arguments.
static_assert(std::is_trivially_destructible_v<Arg>);

TEST(Message, OfARefusalHasItsArguments) {
  const Refusal refusal = refuse("toy.error", {{"id", "x"}, {"n", std::int64_t{4}}});
  EXPECT_EQ(refusal.sentence, (Message{"toy.error", {Arg("id", "x"), Arg("n", 4)}}));
  EXPECT_EQ(plain("E3"), (Message{"plain", {Arg("text", "E3")}}));
  EXPECT_EQ(plain_number(5), (Message{"number", {Arg("n", 5)}}));
}

TEST(Lists, EqualsStayInTheirOrder) {
  using Pair = std::pair<int, int>;
  const auto by_first = [](const Pair& a, const Pair& b) { return a.first < b.first; };
  std::vector<Pair> list{{3, 0}, {1, 0}, {3, 1}, {2, 0}, {1, 1}, {3, 2}};
  sort_few(list, by_first);
  EXPECT_EQ(list, (std::vector<Pair>{{1, 0}, {1, 1}, {2, 0}, {3, 0}, {3, 1}, {3, 2}}));
  std::vector<Pair> none;
  sort_few(none, by_first);
  EXPECT_TRUE(none.empty());
}

}  // namespace
}  // namespace seatmate
