#include "text/catalog.h"

#include <unicode/listformatter.h>
#include <unicode/msgfmt.h>

#include <algorithm>

#include "json/json.h"
#include "text/icu_text.h"

namespace seatmate::text {
namespace {

std::string joined(const std::vector<std::string>& items, const icu::Locale& locale) {
  std::vector<icu::UnicodeString> texts;
  texts.reserve(items.size());
  for (const std::string& item : items) texts.push_back(to_icu(item));
  UErrorCode status = U_ZERO_ERROR;
  const std::unique_ptr<icu::ListFormatter> formatter(
      icu::ListFormatter::createInstance(locale, status));
  icu::UnicodeString list;
  if (U_SUCCESS(status))
    formatter->format(texts.data(), static_cast<std::int32_t>(texts.size()), list, status);
  return to_utf8(list);
}

std::string_view last_part(std::string_view id) {
  return id.substr(id.rfind('.') + 1);  // npos + 1 is 0: an id without dots is its own last part
}

void load(std::span<const embedded::File> files, std::string_view locale, Texts& into) {
  const std::string folder = std::string(locale) + "/";
  for (const embedded::File& file : files)
    if (file.path.starts_with(folder))
      if (auto texts = parse_texts(file.content)) into.merge(*texts);
}

}  // namespace

struct Catalog::Compiled {
  std::unique_ptr<icu::MessageFormat> format;  // null if the text is no ICU message
  std::string raw;
  icu::Locale locale;  // of the words: plurals and lists follow it, not the one asked for
};

std::optional<Texts> parse_texts(std::string_view json) {
  const std::optional<Doc> parsed = parse_json(json);
  if (!parsed || !parsed->is_object()) return std::nullopt;
  Texts texts;
  for (const auto& [id, value] : parsed->members()) {
    if (!value.is_text()) return std::nullopt;
    texts.emplace(id, value.text());
  }
  return texts;
}

Catalog::Catalog(std::string_view locale) : Catalog(locale, embedded::lang()) {}

Catalog::Catalog(std::string_view locale, std::span<const embedded::File> files) : locale_(locale) {
  load(files, locale, texts_);
  if (locale != fallback_locale) load(files, fallback_locale, english_);
}

Catalog::~Catalog() = default;
Catalog::Catalog(Catalog&&) noexcept = default;
Catalog& Catalog::operator=(Catalog&&) noexcept = default;

const std::string* Catalog::find(std::string_view id) const {
  const auto found = texts_.find(id);
  return found != texts_.end() ? &found->second : nullptr;
}

bool Catalog::has(std::string_view id) const {
  return find(id) != nullptr || english_.find(id) != english_.end();
}

std::vector<std::string> Catalog::ids() const {
  std::vector<std::string> ids;
  ids.reserve(texts_.size());
  for (const auto& [id, text] : texts_) ids.push_back(id);
  return ids;
}

const Catalog::Compiled* Catalog::compiled(const std::string& id) const {
  auto& slot = cache_[id];
  if (!slot) {
    slot = std::make_unique<Compiled>();
    const std::string* text = find(id);
    const bool own = text != nullptr;
    if (!own)
      if (const auto english = english_.find(id); english != english_.end())
        text = &english->second;
    slot->raw = text != nullptr ? *text : id;
    if (text != nullptr) {
      UErrorCode status = U_ZERO_ERROR;
      slot->locale = icu::Locale((own ? locale_ : std::string(fallback_locale)).c_str());
      auto format = std::make_unique<icu::MessageFormat>(to_icu(*text), slot->locale, status);
      if (U_SUCCESS(status)) slot->format = std::move(format);
    }
  }
  return slot.get();
}

std::string Catalog::render(std::string_view id, Args args) const {
  return render(Message{std::string(id), std::move(args)});
}

std::string Catalog::render(const Message& message) const {
  if (message.empty()) return {};
  const Compiled* compiled = this->compiled(message.id);
  if (!compiled->format) return compiled->raw;

  std::vector<icu::UnicodeString> names;
  std::vector<icu::Formattable> values;
  const auto add_text = [&](std::string_view name, std::string_view text) {
    names.push_back(to_icu(name));
    values.emplace_back(to_icu(text));
  };
  const auto add_term = [&](const Argument& arg, const Message& term) {
    add_text(arg.key, render(term));
    add_text(arg.key + "_id", last_part(term.id));
  };
  for (const Argument& arg : message.args) {
    switch (arg.kind) {
      case Argument::Kind::number:
        names.push_back(to_icu(arg.key));
        values.emplace_back(static_cast<int64_t>(arg.number));
        break;
      case Argument::Kind::text:
        add_text(arg.key, arg.text);
        break;
      case Argument::Kind::term:
        add_term(arg, Message{arg.text, {}});
        break;
      case Argument::Kind::list: {
        if (arg.items.size() == 1) {  // a term with arguments travels as a list of one
          add_term(arg, arg.items.front());
          break;
        }
        std::vector<std::string> items;
        items.reserve(arg.items.size());
        for (const Message& item : arg.items) items.push_back(render(item));
        add_text(arg.key, joined(items, compiled->locale));
        break;
      }
    }
  }

  UErrorCode status = U_ZERO_ERROR;
  icu::UnicodeString sentence;
  compiled->format->format(names.data(), values.data(), static_cast<std::int32_t>(names.size()),
                           sentence, status);
  return U_SUCCESS(status) ? to_utf8(sentence) : compiled->raw;
}

std::string Catalog::join(const std::vector<std::string>& items) const {
  return joined(items, icu::Locale(locale_.c_str()));
}

std::vector<std::string> locales() { return locales(embedded::lang()); }

std::vector<std::string> locales(std::span<const embedded::File> files) {
  std::vector<std::string> known{std::string(fallback_locale)};
  for (const embedded::File& file : files) {
    const std::string folder(file.path.substr(0, file.path.find('/')));
    if (std::find(known.begin(), known.end(), folder) == known.end()) known.push_back(folder);
  }
  return known;
}

std::optional<std::string> match_locale(std::string_view wanted,
                                        const std::vector<std::string>& known) {
  std::string tag(wanted.substr(0, wanted.find_first_of(".@")));
  std::replace(tag.begin(), tag.end(), '_', '-');
  const auto same = [](std::string_view a, std::string_view b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](unsigned char x, unsigned char y) {
      return std::tolower(x) == std::tolower(y);
    });
  };
  for (;;) {
    for (const std::string& locale : known)
      if (same(locale, tag)) return locale;
    const auto dash = tag.rfind('-');
    if (dash == std::string::npos) return std::nullopt;
    tag.resize(dash);
  }
}

std::string locale_of(const Environment& environment, const std::vector<std::string>& known) {
  for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
    const char* value = environment(name);
    if (value == nullptr || *value == '\0') continue;
    // The first variable that is set decides, even if it asks for something we do not have.
    return match_locale(value, known).value_or(std::string(fallback_locale));
  }
  return std::string(fallback_locale);
}

}  // namespace seatmate::text
