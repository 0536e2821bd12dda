#include "protocol/requests.h"

#include <limits>
#include <utility>

namespace seatmate {

namespace {

const Form* form_of(const Prompt& prompt, std::string_view verb) {
  for (const Form& form : prompt.forms)
    if (form.verb == verb) return &form;
  return nullptr;
}

// `adjust` is always possible and has its blanks too.
const Form& adjust_form() {
  static const Form form{std::string(adjust_verb),
                         {},
                         {},
                         {{"path", Field::Kind::text, {"protocol.field.path", {}}, {}, 0, 0, {}},
                          {"value", Field::Kind::text, {"protocol.field.value", {}}, {}, 0, 0, {}}},
                         false};
  return form;
}

const Form* wanted_form(const Prompt& prompt, std::string_view verb) {
  return verb == adjust_verb ? &adjust_form() : form_of(prompt, verb);
}

bool may_be_blank(const Field& field) {
  return (field.kind == Field::Kind::text || field.kind == Field::Kind::list) && field.min == 0;
}

// The tokens as they were given, for a verb that is not among the forms: the game says why not.
Outcome copy_tokens(const Doc& args, Entry& entry) {
  const auto copy = [&](const Doc& arg) {
    std::optional<std::string> token = token_of(arg);
    if (token) entry.args.push_back(std::move(*token));
    return token.has_value();
  };
  for (const Doc& arg : args.items())
    if (!copy(arg)) return refuse("protocol.error.token");
  for (const auto& [key, arg] : args.members())
    if (!copy(arg)) return refuse("protocol.error.token");
  return Done{};
}

Outcome fill_form(const Doc& args, const Form& form, Entry& entry) {
  if (args.items().size() > form.fields.size())
    return refuse("protocol.error.too-many-fields",
                  {{"verb", form.verb}, {"most", static_cast<std::int64_t>(form.fields.size())}});
  if (args.is_object())
    for (const auto& [key, value] : args.members()) {
      bool known = false;
      for (const Field& field : form.fields) known = known || field.id == key;
      if (!known)
        return refuse("protocol.error.unknown-field", {{"field", key}, {"verb", form.verb}});
    }
  for (std::size_t i = 0; i < form.fields.size(); ++i) {
    const Field& field = form.fields[i];
    const Doc* arg = nullptr;
    if (i < args.items().size()) arg = &args[i];
    if (args.is_object()) arg = args.find(field.id);
    if (arg == nullptr || arg->is_null()) {
      if (field.otherwise.empty() && !may_be_blank(field))
        return refuse("protocol.error.field-missing",
                      {{"field", field.id}, {"label", field.label}});
      entry.args.push_back(field.otherwise);
      continue;
    }
    std::optional<std::string> token = token_of(*arg);
    if (!token) return refuse("protocol.error.token");
    entry.args.push_back(std::move(*token));
  }
  return Done{};
}

}  // namespace

Doc success() { return object({{"ok", true}}); }

Doc failure(const Message& sentence) {
  return object({{"ok", false}, {"error", to_json(sentence)}});
}

const std::string& text_of(const Doc& request, const char* key) { return request[key].text(); }

std::size_t count_of(const Doc& request, const char* key, std::size_t otherwise) {
  const Doc& found = request[key];
  if (!found.is_whole() || found.number() < 0) return otherwise;
  // In a page a size has 32 bits: a larger number counts as the largest that fits.
  constexpr auto most = std::numeric_limits<std::size_t>::max();
  if (!found.is_number() || std::cmp_greater(found.number(), most)) return most;
  return static_cast<std::size_t>(found.number());
}

std::optional<std::string> token_of(const Doc& json) {
  if (json.is_text()) return json.text();
  if (json.is_bool() || json.is_whole()) return dump_json(json);
  if (!json.is_list()) return {};
  std::string tokens;
  for (std::size_t i = 0; i < json.items().size(); ++i) {
    const std::optional<std::string> token = json[i].is_list() ? std::nullopt : token_of(json[i]);
    if (!token) return {};
    if (i > 0) tokens += ',';
    tokens += *token;
  }
  return tokens;
}

Result<Entry> entry_of(const Doc& said, const Prompt& prompt, std::int64_t now) {
  if (!said.is_object()) return refuse("protocol.error.entry");
  for (const auto& [key, value] : said.members())
    if (key != "verb" && key != "args" && key != "at")
      return refuse("protocol.error.unknown-member", {{"member", key}, {"do", "input"}});
  Entry entry;
  entry.verb = text_of(said, "verb");
  entry.at = now;
  if (entry.verb.empty()) return refuse("protocol.error.missing", {{"member", "verb"}});
  if (const Doc* const at = said.find("at")) {
    if (!at->is_whole()) return refuse("protocol.error.entry");
    if (!at->is_number() || at->number() > now) return refuse("protocol.error.not-yet");
    entry.at = at->number();
  }
  static const Doc none = Doc::list();
  const Doc* const given = said.find("args");
  const Doc& args = given == nullptr ? none : *given;
  if (!args.is_list() && !args.is_object()) return refuse("protocol.error.entry");

  const Form* form = wanted_form(prompt, entry.verb);
  const Outcome filled = form == nullptr ? copy_tokens(args, entry) : fill_form(args, *form, entry);
  if (!filled) return filled.refusal();
  return entry;
}

std::size_t next_of(const std::vector<const Doc*>& said, const Prompt& prompt) {
  if (said[0]->find("at") != nullptr) return 0;
  std::size_t fits = said.size();
  for (std::size_t i = 0; i < said.size(); ++i) {
    const Form* form =
        said[i]->is_object() ? wanted_form(prompt, text_of(*said[i], "verb")) : nullptr;
    if (form == nullptr) continue;
    if (!form->ends_turn) return i;
    if (fits == said.size()) fits = i;
  }
  return fits < said.size() ? fits : 0;
}

}  // namespace seatmate
