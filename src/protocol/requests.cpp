#include "protocol/requests.h"

#include <algorithm>
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
Outcome copy_tokens(const Json& args, Entry& entry) {
  for (const Json& arg : args) {
    std::optional<std::string> token = token_of(arg);
    if (!token) return refuse("protocol.error.token");
    entry.args.push_back(std::move(*token));
  }
  return Done{};
}

Outcome fill_form(const Json& args, const Form& form, Entry& entry) {
  if (args.is_array() && args.size() > form.fields.size())
    return refuse("protocol.error.too-many-fields",
                  {{"verb", form.verb}, {"most", static_cast<std::int64_t>(form.fields.size())}});
  if (args.is_object())
    for (const auto& [key, value] : members_of(args)) {
      bool known = false;
      for (const Field& field : form.fields) known = known || field.id == key;
      if (!known)
        return refuse("protocol.error.unknown-field", {{"field", key}, {"verb", form.verb}});
    }
  for (std::size_t i = 0; i < form.fields.size(); ++i) {
    const Field& field = form.fields[i];
    const Json* arg = nullptr;
    if (args.is_array() && i < args.size()) arg = &args[i];
    if (args.is_object()) arg = find(args, field.id);
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

Json success() { return object({{"ok", true}}); }

Json failure(const Message& sentence) {
  return object({{"ok", false}, {"error", to_json(sentence)}});
}

const std::string& text_of(const Json& request, const char* key) {
  static const Json none;
  const Json* const found = find(request, key);
  return text_in(found != nullptr ? *found : none);
}

std::size_t count_of(const Json& request, const char* key, std::size_t otherwise) {
  const Json* const found = find(request, key);
  if (found == nullptr || !found->is_number_unsigned()) return otherwise;
  // In a page a size has 32 bits; more than it holds is as much as it holds.
  return static_cast<std::size_t>(std::min(found->get<std::uint64_t>(),
                                           std::uint64_t{std::numeric_limits<std::size_t>::max()}));
}

std::optional<std::string> token_of(const Json& json) {
  if (json.is_string()) return json.get<std::string>();
  if (json.is_boolean() || json.is_number_integer()) return dump_json(json);
  if (!json.is_array()) return {};
  std::string tokens;
  for (std::size_t i = 0; i < json.size(); ++i) {
    const std::optional<std::string> token = json[i].is_array() ? std::nullopt : token_of(json[i]);
    if (!token) return {};
    if (i > 0) tokens += ',';
    tokens += *token;
  }
  return tokens;
}

Result<Entry> entry_of(const Json& said, const Prompt& prompt, std::int64_t now) {
  if (!said.is_object()) return refuse("protocol.error.entry");
  for (const auto& [key, value] : members_of(said))
    if (key != "verb" && key != "args" && key != "at")
      return refuse("protocol.error.unknown-member", {{"member", key}, {"do", "input"}});
  Entry entry;
  entry.verb = text_of(said, "verb");
  entry.at = now;
  if (entry.verb.empty()) return refuse("protocol.error.missing", {{"member", "verb"}});
  if (const Json* const at = find(said, "at")) {
    if (!at->is_number_integer()) return refuse("protocol.error.entry");
    const bool has_come = at->is_number_unsigned()
                              ? std::cmp_less_equal(at->get<std::uint64_t>(), now)
                              : at->get<std::int64_t>() <= now;
    if (!has_come) return refuse("protocol.error.not-yet");
    entry.at = at->get<std::int64_t>();
  }
  static const Json none = Json::array();
  const Json* const given = find(said, "args");
  const Json& args = given == nullptr ? none : *given;
  if (!args.is_array() && !args.is_object()) return refuse("protocol.error.entry");

  const Form* form = wanted_form(prompt, entry.verb);
  const Outcome filled = form == nullptr ? copy_tokens(args, entry) : fill_form(args, *form, entry);
  if (!filled) return filled.refusal();
  return entry;
}

std::size_t next_of(const std::vector<const Json*>& said, const Prompt& prompt) {
  if (find(*said[0], "at") != nullptr) return 0;
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
