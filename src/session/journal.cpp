#include "session/journal.h"

#include <algorithm>
#include <utility>

#include "session/tokens.h"

namespace seatmate {

namespace {

constexpr std::string_view magic = "seatmate journal ";

struct StepWord {
  Step::Kind kind;
  std::string_view word;
};
constexpr StepWord step_words[] = {
    {Step::Kind::carry_out, "do "}, {Step::Kind::you_may, "may "}, {Step::Kind::note, "note "}};

void put_pair(std::string& out, std::string_view what,
              const std::pair<std::string, std::string>& pair) {
  out += what;
  put_token(out, pair.first);
  out += ' ';
  put_token(out, pair.second);
  out += '\n';
}

void put_report(std::string& out, std::string_view indent, const Report& report) {
  out += indent;
  out += "told ";
  put_message(out, report.title);
  out += '\n';
  for (const Step& step : report.steps) {
    out += "  ";
    for (const StepWord& known : step_words)
      if (known.kind == step.kind) out += known.word;
    put_message(out, step.text);
    if (!step.places.empty()) out += " at";
    for (const std::string& place : step.places) {
      out += ' ';
      put_token(out, place);
    }
    out += '\n';
  }
}

// Reads a journal line by line, in the one order there is.
class JournalReader {
 public:
  explicit JournalReader(std::string_view body) : rest_(body) {}

  // One row of a store: is it this and nothing else?
  bool is_header(Header& header) {
    line();  // the magic, checked before
    read_header(header);
    return !failed_ && rest_.empty();
  }
  bool is_record(Record& record, std::size_t number) {
    read_record(record, number);
    return !failed_ && rest_.empty();
  }

  Result<Journal> read() {
    Journal journal;
    line();  // the magic, checked before
    read_header(journal.header);
    while (!failed_ && next().starts_with("entry ")) {
      journal.records.emplace_back();
      read_record(journal.records.back(), journal.records.size());
    }
    LineReader cursor(line());
    cursor.expect("cursor ");
    const std::uint64_t place = cursor.unsigned_number();  // more than a page's sizes can hold
    check(cursor.done() && place <= journal.records.size() && rest_.empty());
    journal.cursor = static_cast<std::size_t>(place);
    if (failed_)
      return refuse("session.error.journal-line", {{"line", static_cast<std::int64_t>(number_)}});
    return journal;
  }

 private:
  [[nodiscard]] std::string_view next() const { return rest_.substr(0, rest_.find('\n')); }
  std::string_view line() {
    if (failed_) return {};
    const std::string_view line = next();
    rest_.remove_prefix(line.size());
    check(!rest_.empty());  // every line ends
    if (!failed_) rest_.remove_prefix(1);
    ++number_;
    return line;
  }
  // Once something is wrong nothing is read any more, so number_ stays at the line to blame.
  void check(bool right) {
    if (right) return;
    failed_ = true;
    rest_ = {};
  }

  std::string text_line(std::string_view name) {
    LineReader reader(line());
    reader.expect(name);
    std::string text = reader.token();
    check(reader.done());
    return text;
  }
  std::pair<std::string, std::string> pair_line(std::string_view name) {
    LineReader reader(line());
    reader.expect(name);
    std::pair<std::string, std::string> pair;
    pair.first = reader.token();
    reader.expect(" ");
    pair.second = reader.token();
    check(reader.done());
    return pair;
  }
  template <class Read>
  auto value_line(std::string_view name, Read kind) {
    LineReader reader(line());
    reader.expect(name);
    const auto value = (reader.*kind)();
    check(reader.done());
    return value;
  }

  void read_header(Header& header) {
    header.id = text_line("id ");
    header.game = text_line("game ");
    header.title = text_line("title ");
    header.created = value_line("created ", &LineReader::number);
    header.seed = value_line("seed ", &LineReader::unsigned_number);
    header.rules = version(value_line("rules ", &LineReader::number));
    header.data = value_line("data ", &LineReader::hex);
    if (next().starts_with("campaign ")) {
      LineReader reader(line());
      reader.expect("campaign ");
      header.campaign = reader.token();
      reader.expect(" ");
      const std::int64_t chapter = reader.number();
      check(reader.done() && chapter >= 1 && chapter <= 1000 && !header.campaign.empty());
      header.chapter = failed_ ? 0 : static_cast<int>(chapter);
      while (next().starts_with("carried ")) header.carried.push_back(pair_line("carried "));
    }
    while (next().starts_with("setting ")) header.settings.push_back(pair_line("setting "));
    while (next().starts_with("fact ")) {
      auto [fact, value] = pair_line("fact ");
      header.facts.push_back({std::move(fact), std::move(value)});
    }
    while (next().starts_with("state ")) header.initial.push_back(pair_line("state "));
    read_report("", header.opening);
  }

  void read_record(Record& record, std::size_t number) {
    LineReader input(line());
    input.expect("entry ");
    const std::uint64_t told_number = input.unsigned_number();
    input.expect(" ");
    record.entry.at = input.number();
    input.expect(" ");
    record.entry.verb = input.token();
    while (input.take(" ")) record.entry.args.push_back(input.token());
    check(input.done() && told_number == number);

    LineReader after(line());
    after.expect("  after ");
    record.digest = after.hex();
    after.expect(" rules ");
    const std::int64_t rules = after.number();
    after.expect(" data ");
    record.data = after.hex();
    record.whole = after.take(" whole");
    if (after.take(" back ")) {
      const std::uint64_t back = after.unsigned_number();
      check(back >= 1 && back < number);
      record.back = failed_ ? 0 : static_cast<std::size_t>(back);
    }
    check(after.done());
    record.rules = version(rules);
    while (next().starts_with("  = ")) record.changes.push_back(pair_line("  = "));
    read_report("  ", record.told);
  }

  int version(std::int64_t n) {
    check(n >= 0 && n <= 1'000'000);
    return failed_ ? 0 : static_cast<int>(n);
  }

  void read_report(std::string_view indent, Report& report) {
    LineReader told(line());
    told.expect(indent);
    told.expect("told ");
    report.title = told.message();
    check(told.done());
    for (;;) {
      const Step::Kind* kind = nullptr;
      LineReader reader(next());
      reader.expect("  ");
      for (const StepWord& known : step_words)
        if (kind == nullptr && reader.take(known.word)) kind = &known.kind;
      if (kind == nullptr) return;
      line();
      report.steps.emplace_back();
      Step& step = report.steps.back();
      step.kind = *kind;
      step.text = reader.message();
      if (reader.take(" at"))
        while (reader.take(" ")) step.places.push_back(reader.token());
      check(reader.done());
      if (failed_) return;
    }
  }

  std::string_view rest_;
  std::size_t number_ = 0;  // of the line read last
  bool failed_ = false;
};

// What mail and editors do to a text without harming it: a mark at the front, other line ends, a
// last line end lost.
std::string as_written(std::string_view text) {
  if (text.starts_with("\xef\xbb\xbf")) text.remove_prefix(3);
  std::string clean;
  clean.reserve(text.size() + 1);
  for (std::size_t i = 0; i < text.size(); ++i)
    if (text[i] != '\r' || i + 1 == text.size() || text[i + 1] != '\n') clean += text[i];
  if (!clean.ends_with('\n')) clean += '\n';
  return clean;
}

}  // namespace

std::uint64_t digest_of(const Saved& state) {
  Fnv fnv;
  for (const auto& [path, value] : state) fnv.add(path).add("\t").add(value).add("\n");
  return fnv.value();
}

void record_changes(const Saved& before, const Saved& after, Record& record) {
  record.digest = digest_of(after);
  record.whole = false;
  record.changes.clear();
  for (std::size_t i = 0; i < std::min(before.size(), after.size()); ++i)
    if (before[i] != after[i]) record.changes.push_back(after[i]);
  Saved state = before;
  if (carry_over(record, state)) return;
  // The state has other paths than before.
  record.whole = true;
  record.changes = after;
}

bool carry_over(const Record& record, Saved& state) {
  if (record.whole) {
    state = record.changes;
  } else {
    // Changes stand in the order of the state, so one walk finds them all.
    std::size_t at = 0;
    for (const auto& [path, value] : record.changes) {
      while (at < state.size() && state[at].first != path) ++at;
      if (at == state.size()) return false;
      state[at++].second = value;
    }
  }
  return digest_of(state) == record.digest;
}

Report without_reasons(Report report) {
  for (Step& step : report.steps) step.why.clear();
  report.scenes.reset();
  return report;
}

std::string header_text(const Header& header) {
  std::string out(magic);
  put_number(out, journal_format);
  out += "\nid ";
  put_token(out, header.id);
  out += "\ngame ";
  put_token(out, header.game);
  out += "\ntitle ";
  put_token(out, header.title);
  out += "\ncreated ";
  put_number(out, header.created);
  out += "\nseed ";
  put_unsigned(out, header.seed);
  out += "\nrules ";
  put_number(out, header.rules);
  out += "\ndata ";
  put_hex(out, header.data);
  out += '\n';
  if (!header.campaign.empty()) {
    out += "campaign ";
    put_token(out, header.campaign);
    out += ' ';
    put_number(out, header.chapter);
    out += '\n';
    for (const auto& field : header.carried) put_pair(out, "carried ", field);
  }
  for (const auto& setting : header.settings) put_pair(out, "setting ", setting);
  for (const Fact& fact : header.facts) put_pair(out, "fact ", {fact.id, fact.value});
  for (const auto& field : header.initial) put_pair(out, "state ", field);
  put_report(out, "", header.opening);
  return out;
}

std::string record_text(const Record& record, std::size_t number) {
  std::string out = "entry ";
  put_unsigned(out, number);
  out += ' ';
  put_number(out, record.entry.at);
  out += ' ';
  put_token(out, record.entry.verb);
  for (const std::string& arg : record.entry.args) {
    out += ' ';
    put_token(out, arg);
  }
  out += "\n  after ";
  put_hex(out, record.digest);
  out += " rules ";
  put_number(out, record.rules);
  out += " data ";
  put_hex(out, record.data);
  if (record.whole) out += " whole";
  if (record.back > 0) {
    out += " back ";
    put_unsigned(out, record.back);
  }
  out += '\n';
  for (const auto& change : record.changes) put_pair(out, "  = ", change);
  put_report(out, "  ", record.told);
  return out;
}

void close_journal(std::string& text, std::size_t records, std::size_t cursor) {
  text += "cursor ";
  put_unsigned(text, cursor);
  text += '\n';
  const std::uint64_t sum = Fnv().add(text).value();
  text += "end ";
  put_unsigned(text, records);
  text += ' ';
  put_hex(text, sum);
  text += '\n';
}

std::string to_text(const Journal& journal) {
  std::string text = header_text(journal.header);
  for (std::size_t i = 0; i < journal.records.size(); ++i)
    text += record_text(journal.records[i], i + 1);
  close_journal(text, journal.records.size(), journal.cursor);
  return text;
}

namespace {

Outcome check_format(std::string_view text) {
  LineReader first(text.substr(0, text.find('\n')));
  first.expect(magic);
  const std::int64_t format = first.number();
  if (!first.done() || format < 1) return refuse("session.error.journal-foreign");
  if (format > journal_format)
    return refuse("session.error.journal-too-new", {{"format", format}, {"known", journal_format}});
  return Done{};
}

}  // namespace

Result<Unrolled> from_rows(std::string_view header, std::span<const std::string> records,
                           std::size_t cursor) {
  if (const Outcome known = check_format(header); !known) return known.refusal();
  Unrolled game;
  if (!is_utf8(header) || !JournalReader(header).is_header(game.journal.header))
    return refuse("session.error.journal-torn");
  for (const std::string& text : records) {
    Record record;
    if (!is_utf8(text) || !JournalReader(text).is_record(record, game.journal.records.size() + 1))
      break;
    game.journal.records.push_back(std::move(record));
  }
  const std::size_t read = game.journal.records.size();
  // A game that was played further than its rows reach has lost some.
  game.unread = std::max(records.size(), cursor) - read;
  game.journal.cursor = std::min(cursor, read);
  return game;
}

Result<Journal> from_text(std::string_view given, std::size_t longest) {
  if (given.size() > longest)
    return refuse("session.error.journal-too-large",
                  {{"most", static_cast<std::int64_t>(longest >> 20U)}});
  const std::string text = as_written(given);
  if (const Outcome known = check_format(text); !known) return known.refusal();

  // The last line before anything else: a text that is not whole is not read at all.
  const std::size_t before_last = text.rfind('\n', text.size() - 2);
  const std::size_t last = before_last == std::string::npos ? 0 : before_last + 1;
  const auto body = std::string_view(text).substr(0, last);
  LineReader end(std::string_view(text).substr(last, text.size() - last - 1));
  end.expect("end ");
  const std::uint64_t count = end.unsigned_number();
  end.expect(" ");
  const std::uint64_t sum = end.hex();
  if (!end.done() || sum != Fnv().add(body).value() || !is_utf8(body))
    return refuse("session.error.journal-torn");

  Result<Journal> journal = JournalReader(body).read();
  if (journal && journal->records.size() != count) return refuse("session.error.journal-torn");
  return journal;
}

}  // namespace seatmate
