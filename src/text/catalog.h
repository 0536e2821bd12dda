#pragma once

// The words. The engine and the protocol speak ids; a Catalog turns a Message into a sentence of
// one language, with the ICU messages of lang/<locale>/*.json that the page reads too.
//
// A missing id falls back to English and then to the id itself: a player with a half translated
// catalog reads a mixed sentence and goes on playing, and the catalog test finds the gap.

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "embedded/embedded.h"
#include "engine/message.h"

namespace seatmate::text {

inline constexpr std::string_view fallback_locale = "en";

// One catalog file as it is written: id to ICU text, sorted by id. Empty if it is not such a file.
using Texts = std::map<std::string, std::string, std::less<>>;
[[nodiscard]] std::optional<Texts> parse_texts(std::string_view json);

class Catalog {
 public:
  explicit Catalog(std::string_view locale);
  Catalog(std::string_view locale, std::span<const embedded::File> files);
  ~Catalog();
  Catalog(Catalog&&) noexcept;
  Catalog& operator=(Catalog&&) noexcept;

  [[nodiscard]] const std::string& locale() const { return locale_; }
  [[nodiscard]] bool has(std::string_view id) const;

  // An empty message is an empty text.
  [[nodiscard]] std::string render(const Message& message) const;
  [[nodiscard]] std::string render(std::string_view id, Args args = {}) const;
  // "a, b and c", as the language joins things.
  [[nodiscard]] std::string join(const std::vector<std::string>& items) const;

  // All ids of this locale, without the English ones it borrows.
  [[nodiscard]] std::vector<std::string> ids() const;
  [[nodiscard]] const std::string* find(std::string_view id) const;

 private:
  struct Compiled;
  const Compiled* compiled(const std::string& id) const;

  std::string locale_;
  Texts texts_;
  Texts english_;
  // Compiling an ICU pattern costs far more than using it, and a map view renders hundreds.
  mutable std::unordered_map<std::string, std::unique_ptr<Compiled>> cache_;
};

// The folders of lang/, English first.
[[nodiscard]] std::vector<std::string> locales();
[[nodiscard]] std::vector<std::string> locales(std::span<const embedded::File> files);

// "de_AT.UTF-8" is "de" if there is a German catalog and no Austrian one.
[[nodiscard]] std::optional<std::string> match_locale(std::string_view wanted,
                                                      const std::vector<std::string>& known);

// What the environment asks for, in the order of POSIX; English if it asks for nothing we have.
using Environment = std::function<const char*(const char* name)>;
[[nodiscard]] std::string locale_of(const Environment& environment,
                                    const std::vector<std::string>& known);

}  // namespace seatmate::text
