#include "session/journal.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "session/session.h"
#include "session/tokens.h"
#include "session/toy_game_test_support.h"

namespace seatmate {
namespace {

// Texts that people and games write, and texts that nobody should.
rc::Gen<std::string> any_text() {
  return rc::gen::oneOf(rc::gen::element<std::string>("", "a b", "\"", "\\", "\n", "ß→日本", "-7",
                                                      "end 1", "toy.x", "\xff\xc0", "'"),
                        rc::gen::arbitrary<std::string>());
}

Message any_message(int depth) {
  Message message{*any_text(), {}};
  for (int i = *rc::gen::inRange(0, 3); i > 0; --i) {
    const std::string key = *any_text();
    switch (*rc::gen::inRange(0, depth > 0 ? 4 : 3)) {
      case 0:
        message.args.add({key, *rc::gen::arbitrary<std::int64_t>()});
        break;
      case 1:
        message.args.add({key, *any_text()});
        break;
      case 2:
        message.args.add({key, Message{*any_text(), {}}});
        break;
      default: {
        std::vector<Message> items;
        for (int n = *rc::gen::inRange(0, 3); n > 0; --n) items.push_back(any_message(depth - 1));
        message.args.add({key, items});
      }
    }
  }
  return message;
}

Report any_report() {
  Report report{any_message(1), {}};
  for (int i = *rc::gen::inRange(0, 3); i > 0; --i)
    report.steps.push_back(
        {*rc::gen::element(Step::Kind::carry_out, Step::Kind::you_may, Step::Kind::note),
         any_message(2),
         *rc::gen::container<std::vector<std::string>>(any_text()),
         {}});
  return report;
}

Saved any_saved() { return *rc::gen::container<Saved>(rc::gen::pair(any_text(), any_text())); }

Journal any_journal() {
  Journal journal;
  journal.header = {*any_text(),
                    *any_text(),
                    *any_text(),
                    *rc::gen::arbitrary<std::int64_t>(),
                    *rc::gen::arbitrary<std::uint64_t>(),
                    *rc::gen::inRange(0, 1000),
                    *rc::gen::arbitrary<std::uint64_t>(),
                    {},
                    0,
                    {},
                    any_saved(),
                    {},
                    any_saved(),
                    any_report()};
  // Some are part of a campaign.
  if (*rc::gen::arbitrary<bool>()) {
    journal.header.campaign = "village-1";
    journal.header.chapter = *rc::gen::inRange(1, 20);
    journal.header.carried = any_saved();
  }
  for (auto& [id, value] : any_saved()) journal.header.facts.push_back({id, value});
  const int records = *rc::gen::inRange(0, 4);
  for (int i = 0; i < records; ++i)
    journal.records.push_back(
        {{*any_text(), *rc::gen::container<std::vector<std::string>>(any_text()),
          *rc::gen::arbitrary<std::int64_t>()},
         *rc::gen::inRange(0, 1000),
         *rc::gen::arbitrary<std::uint64_t>(),
         *rc::gen::arbitrary<bool>(),
         any_saved(),
         *rc::gen::arbitrary<std::uint64_t>(),
         *rc::gen::inRange<std::size_t>(0, static_cast<std::size_t>(i) + 1),
         any_report()});
  journal.cursor = *rc::gen::inRange<std::size_t>(0, journal.records.size() + 1);
  return journal;
}

RC_GTEST_PROP(Journal, SurvivesItsText, ()) {
  const Journal journal = any_journal();
  const std::string text = to_text(journal);
  const Result<Journal> again = from_text(text);
  RC_ASSERT(again.ok());
  RC_ASSERT(*again == journal);
  RC_ASSERT(to_text(*again) == text);
}

RC_GTEST_PROP(Journal, NoChangedByteGoesUnnoticed, ()) {
  const Journal journal = any_journal();
  std::string text = to_text(journal);
  const auto at = *rc::gen::inRange<std::size_t>(0, text.size());
  const char other = *rc::gen::arbitrary<char>();
  RC_PRE(other != text[at]);
  text[at] = other;
  const Result<Journal> again = from_text(text);
  // What reads the same all the same (a last line end, a digit of the sum in capitals) is no harm.
  const bool fine = !again.ok() || *again == journal;
  RC_ASSERT(fine);
}

RC_GTEST_PROP(Journal, ChangesCarryTheStateOver, ()) {
  Saved before = any_saved();
  Saved after = *rc::gen::arbitrary<bool>() ? any_saved() : before;
  for (auto& field : after)
    if (*rc::gen::arbitrary<bool>()) field.second = *any_text();
  Record record;
  record_changes(before, after, record);
  RC_ASSERT(carry_over(record, before));
  RC_ASSERT(before == after);
}

Journal toy_journal() {
  const toy::ToyBox box;
  Result<Session> session = Session::start({&box, 5}, {"toy-1", {}, 7, 1000, "Rainy \"day\""}, {});
  EXPECT_TRUE(session.ok());
  for (int i = 0; i < 4; ++i) {
    Entry entry{"take", {"1"}, 1001 + i};
    if (session->prompt().mood == Prompt::Mood::question) entry = {"top", {"white"}, 1001 + i};
    EXPECT_TRUE(session->apply(entry).ok());
  }
  return session->journal();
}

TEST(Journal, ReadsLikeAStory) {
  Journal journal = toy_journal();
  journal.records.resize(2);
  journal.cursor = 1;
  EXPECT_EQ(to_text(journal), R"(seatmate journal 1
id toy-1
game toy
title "Rainy \"day\""
created 1000
seed 7
rules 1
data 0000000000000005
setting heap 12
setting first you
setting cards house
state heap 12
state yours 0
state hers 0
state asking 0
state added 0
state deck.pile "1 2 3 1 2 3"
state deck.played ""
state random "7 5"
state own 0
told toy.report.setup
  do toy.step.heap(n=12)
entry 1 1001 take 1
  after 95b6398ca6244739 rules 1 data 0000000000000005
  = heap 11
  = yours 1
  = asking 1
  = deck.pile "1 2 3 1 2"
  = deck.played 3
  told toy.report.question
entry 2 1002 top white
  after ed63b884b4570d10 rules 1 data 0000000000000005
  = heap 10
  = hers 1
  = asking 0
  told toy.report.turn
  do toy.step.take(n=1) at heap
cursor 1
end 2 99e53f58ddd4cba4
)");
}

TEST(Journal, CutAnywhereIsRefused) {
  const std::string text = to_text(toy_journal());
  for (std::size_t length = 0; length + 1 < text.size(); ++length)
    EXPECT_FALSE(from_text(std::string_view(text).substr(0, length)).ok()) << length;
  // Only the last line end can be missing: nothing is lost with it.
  EXPECT_TRUE(from_text(std::string_view(text).substr(0, text.size() - 1)).ok());
}

TEST(Journal, LinesLostDoubledOrSwappedAreRefused) {
  const std::string text = to_text(toy_journal());
  for (std::size_t at = 0; at < text.size(); at = text.find('\n', at) + 1) {
    const std::size_t next = text.find('\n', at) + 1;
    const std::string line = text.substr(at, next - at);
    EXPECT_FALSE(from_text(text.substr(0, at) + text.substr(next)).ok()) << line;
    EXPECT_FALSE(from_text(text.substr(0, next) + line + text.substr(next)).ok()) << line;
  }
}

TEST(Journal, MailAndEditorsDoNoHarm) {
  const Journal journal = toy_journal();
  std::string text = "\xef\xbb\xbf";
  for (const char c : to_text(journal)) (text += c == '\n' ? "\r" : "") += c;
  const Result<Journal> again = from_text(text);
  ASSERT_TRUE(again.ok());
  EXPECT_EQ(*again, journal);
}

std::string refusal_of(std::string_view text, std::size_t longest = longest_journal) {
  const Result<Journal> journal = from_text(text, longest);
  return journal.ok() ? "" : journal.why().id;
}

TEST(Journal, SaysWhatIsWrong) {
  const std::string text = to_text(toy_journal());
  EXPECT_EQ(refusal_of(""), "session.error.journal-foreign");
  EXPECT_EQ(refusal_of("Dear diary,\nit rained."), "session.error.journal-foreign");
  EXPECT_EQ(refusal_of("seatmate journal x\n"), "session.error.journal-foreign");
  EXPECT_EQ(refusal_of("seatmate journal 1"), "session.error.journal-torn");
  EXPECT_EQ(refusal_of("seatmate journal 2\nnew things\n"), "session.error.journal-too-new");
  EXPECT_EQ(refusal_of(text.substr(0, text.size() / 2)), "session.error.journal-torn");
  EXPECT_EQ(refusal_of(text, 100), "session.error.journal-too-large");
}

// A text with a right sum is still read with suspicion.
std::string signed_text(std::string body, std::size_t records) {
  const std::uint64_t sum = Fnv().add(body).value();
  body += "end " + std::to_string(records) + " ";
  put_hex(body, sum);
  return body + "\n";
}

TEST(Journal, NamesTheLineItCannotRead) {
  const std::string head = "seatmate journal 1\nid a\ngame toy\ntitle b\ncreated 1\nseed 1\n";
  const auto line = [&](const std::string& rest, std::size_t records = 0) {
    const Result<Journal> journal = from_text(signed_text(head + rest, records));
    if (journal.ok()) return std::int64_t{0};
    return journal.why().args.empty() ? -1 : journal.why().args[0].number;
  };
  const std::string data = "rules 1\ndata 0123456789abcdef\n";
  EXPECT_EQ(line(data + "told a\ncursor 0\n"), 0);
  EXPECT_EQ(line(data + "told a\ncursor 0\n", 1), -1);
  EXPECT_EQ(line(data + "told a\ncursor 1\n"), 10);
  EXPECT_EQ(line(data + "told a\ncursor 0\ncursor 0\n"), 10);
  EXPECT_EQ(line(data + "told a(\ncursor 0\n"), 9);
  EXPECT_EQ(line(data + "told a(n=9999999999999999999)\ncursor 0\n"), 9);
  EXPECT_EQ(line(data + "state a\ntold a\ncursor 0\n"), 9);
  EXPECT_EQ(line("rules 9999999999\n" + data), 7);
  EXPECT_EQ(line("rules 1\ndata 123\ntold a\ncursor 0\n"), 8);
  EXPECT_EQ(line(data + "told a\nentry 2 1 take\n"), 10);
  EXPECT_EQ(line(data + "told a\nentry 1 1 take \"\\q\"\n"), 10);
  std::string deep = "a";
  for (int i = 0; i < 50; ++i) deep = "a(b=[" + deep + "])";
  EXPECT_EQ(line(data + "told " + deep + "\ncursor 0\n"), 9);
}

}  // namespace
}  // namespace seatmate
