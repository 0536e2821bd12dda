#pragma once

// The journal is the game: how it began and what was said, entry by entry.
//
// Everything else can be computed from that. Each record also keeps what it changed and what the
// player was told, so that a game already played stays as it was played when the rules are mended
// later. A saved game, an export, a bug report and a test fixture are the same text:
//
//   seatmate journal 1
//   id toy-20261115-1
//   game toy
//   title "Rainy Sunday"
//   created 1794769200000
//   seed 7
//   rules 1
//   data 9f86d081884c7d65
//   campaign toy-20261101-1 2          (only in a campaign: its id and which game this is)
//   carried heaps 3                    (what the game before it handed on)
//   setting heap 9
//   fact card.2 take:2
//   state heap 9
//   state deck.pile "3 1 2"
//   told toy.report.setup
//     do toy.step.heap(n=9)
//   entry 1 1794769200000 take 2
//     after 0123456789abcdef rules 1 data 9f86d081884c7d65      (and " back 2", if it has one)
//     = heap 5
//     told toy.report.turn
//     do toy.step.card(n=2) at r1c1 r1c2
//   cursor 1
//   end 1 89abcdef01234567
//
// The last line counts the entries and sums up every byte before it, so a torn text is noticed.
// How tokens and messages are written: session/tokens.h.

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/contract.h"
#include "engine/form.h"
#include "engine/result.h"

namespace seatmate {

inline constexpr int journal_format = 1;
// Far more than an evening, or a campaign, can produce; far less than what hurts.
inline constexpr std::size_t longest_journal = std::size_t{64} << 20U;

struct Header {
  std::string id;
  std::string game;
  std::string title;
  std::int64_t created = 0;
  std::uint64_t seed = 0;
  int rules = 1;           // rules version at creation
  std::uint64_t data = 0;  // digest of the data used
  std::string campaign;    // the id of the campaign this game is part of, or empty
  int chapter = 0;         // which game of it, from 1
  Saved carried;           // what the game before it handed on; empty for the first
  Settings settings;       // all that were in force
  Facts facts;             // what was known of the box that is not public
  Saved initial;
  Report opening;  // without reasons
  friend bool operator==(const Header&, const Header&) = default;
};

struct Record {
  Entry entry;
  int rules = 1;  // the rules version and the data it was played with
  std::uint64_t data = 0;
  // What save() says differently than before. `whole`: all of it, because the paths themselves are
  // others than before.
  bool whole = false;
  Saved changes;
  std::uint64_t digest = 0;  // of the state after
  // It goes on from before so many records that stand in front of it: those were taken back, and
  // what is no thing done (a pause) was kept.
  std::size_t back = 0;
  Report told;  // without reasons
  friend bool operator==(const Record&, const Record&) = default;
};

struct Journal {
  Header header;
  std::vector<Record> records;
  std::size_t cursor = 0;  // how many of them are played; the rest was undone
  friend bool operator==(const Journal&, const Journal&) = default;
};

[[nodiscard]] std::uint64_t digest_of(const Saved& state);
// Fills in changes, whole and digest.
void record_changes(const Saved& before, const Saved& after, Record& record);
// The state after a record, taken from what it wrote down. False if it does not fit `state`.
[[nodiscard]] bool carry_over(const Record& record, Saved& state);

// Only what was said: nothing that is told to who asks, nothing to show it with.
[[nodiscard]] Report without_reasons(Report report);

[[nodiscard]] std::string to_text(const Journal& journal);
[[nodiscard]] Result<Journal> from_text(std::string_view text,
                                        std::size_t longest = longest_journal);

// The pieces, for a store that keeps one row a record.
[[nodiscard]] std::string header_text(const Header& header);
[[nodiscard]] std::string record_text(const Record& record, std::size_t number);
void close_journal(std::string& text, std::size_t records, std::size_t cursor);
// From the rows again. Reading ends before the first record that is not as it was written: `unread`
// counts that one and those behind it. Refuses if the header is not as it was written.
struct Unrolled {
  Journal journal;
  std::size_t unread = 0;
};
[[nodiscard]] Result<Unrolled> from_rows(std::string_view header,
                                         std::span<const std::string> records, std::size_t cursor);

}  // namespace seatmate
