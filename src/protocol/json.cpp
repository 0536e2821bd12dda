#include "protocol/json.h"

#include <utility>

namespace seatmate {

namespace {

bool read_argument(const Doc& json, Argument& arg) {
  if (json.is_text()) {
    arg.kind = Argument::Kind::text;
    arg.text = json.text();
    return true;
  }
  if (json.is_list()) {
    arg.kind = Argument::Kind::list;
    return Reader::read(json, arg.items);
  }
  if (json.is_object()) {
    arg.kind = Argument::Kind::term;
    return Reader::read(json["term"], arg.text);
  }
  return Reader::read(json, arg.number);
}

}  // namespace

// ---- writing

void Writer::operator()(const char* key, bool truth) {
  if (truth) always(key, true);
}
void Writer::operator()(const char* key, std::int64_t n) {
  if (n != 0) always(key, n);
}
void Writer::operator()(const char* key, const std::string& text) {
  if (!text.empty()) always(key, text);
}
void Writer::operator()(const char* key, const Message& message) {
  if (!message.empty()) set(out_, {key, tree(message, why_)});
}
void Writer::operator()(const char* key, const Args& args) {
  if (args.empty()) return;
  Doc& all = set(out_, {key, Doc::object()});
  for (const Argument& arg : args) switch (arg.kind) {
      case Argument::Kind::number:
        set(all, {arg.key, arg.number});
        break;
      case Argument::Kind::text:
        set(all, {arg.key, arg.text});
        break;
      case Argument::Kind::term:
        set(all, {arg.key, object({{"term", arg.text}})});
        break;
      case Argument::Kind::list:
        set(all, {arg.key, tree(arg.items, why_)});
        break;
    }
}

void Writer::always(const char* key, bool truth) { set(out_, {key, truth}); }
void Writer::always(const char* key, std::int64_t n) { set(out_, {key, n}); }
void Writer::always(const char* key, std::string_view text) { set(out_, {key, text}); }

Doc Writer::tree(const Message& message, Why why) {
  return message.empty() ? Doc() : tree<Message>(message, why);
}

Doc Writer::list(const void* first, std::size_t count, std::size_t size, TreeAt tree_of, Why why) {
  Doc out = Doc::list();
  for (std::size_t i = 0; i < count; ++i)
    out.push(tree_of(static_cast<const char*>(first) + i * size, why));
  return out;
}

void Writer::put_list(const char* key, const void* first, std::size_t count, std::size_t size,
                      TreeAt tree_of) {
  set(out_, {key, list(first, count, size, tree_of, why_)});
}

// ---- reading

bool Reader::read(const Doc& json, bool& truth) {
  if (json.is_bool()) truth = json.truth();
  return json.is_bool();
}

bool Reader::read(const Doc& json, int& n) {
  std::int64_t wide = 0;
  if (!read(json, wide) || !std::in_range<int>(wide)) return false;
  n = static_cast<int>(wide);
  return true;
}

bool Reader::read(const Doc& json, std::int64_t& n) {
  if (json.is_number()) n = json.number();
  return json.is_number();
}

// A key is one sign of ASCII, as a text; what is none is a key that nobody can press.
bool Reader::read(const Doc& json, char& key) {
  const bool right = json.text().size() == 1;
  key = right ? json.text().front() : '\0';
  return right;
}

bool Reader::read(const Doc& json, std::string& text) {
  if (json.is_text()) text = json.text();
  return json.is_text();
}

bool Reader::read(const Doc& json, Args& args) {
  bool right = json.is_object();
  for (const auto& [key, value] : json.members()) {
    args.emplace_back().key = key;
    right = read_argument(value, args.back()) && right;
  }
  return right;
}

bool Reader::read(const Doc& json, Message& message) {
  message = {};
  return json.is_null() || (read<Message>(json, message) && json.has("id"));
}

}  // namespace seatmate
