#include "games/golem/table.h"

#include "games/golem/words.h"

namespace seatmate::golem {

namespace {

Message source_of(const Data& data, const Cause& cause) {
  // Work is said once; what else its tile brings comes from the tile.
  const bool more = cause.told && cause.kind == Cause::Kind::works;
  const std::string_view name = more ? "works-more" : cause_names[index(cause.kind)];
  const auto with = [&](std::initializer_list<Arg> args) {
    return vocabulary.message("cause", name, args);
  };
  switch (cause.kind) {
    case Cause::Kind::works:
      return with(
          {Arg("district", term(static_cast<Colour>(cause.a))), Arg("section", roman(cause.b))});
    case Cause::Kind::leg:
      return with({Arg("district", term(static_cast<Colour>(cause.a)))});
    case Cause::Kind::part:
      return with({Arg("what", development_term(Colour::red, cause.a))});
    case Cause::Kind::learning:
      return with({Arg("what", development_term(Colour::blue, cause.a))});
    case Cause::Kind::book:
    case Cause::Kind::again:
    case Cause::Kind::used:
      return with({Arg("colour", term(data.books[cause.a - 1U].colour)), Arg("n", cause.a)});
    case Cause::Kind::action:
      return with({Arg("position", cause.b), Arg("n", cause.a)});
    case Cause::Kind::bonus:
      return with({Arg("bonus", term(static_cast<Bonus>(cause.a)))});
    case Cause::Kind::develop:
      return with({Arg("area", area_term(static_cast<Colour>(cause.a)))});
    default:
      return with({Arg("n", cause.a)});
  }
}

}  // namespace

void Table::tell_cause(const State& s) {
  if (cause_.kind == Cause::Kind::none) {
    // Between two causes every rule tells its own step, which takes what was mentioned.
    if (!talk_->mentions.empty()) tell(s, [&] { return vocabulary.step(*this, "so-far", {}); });
    return;
  }
  if (cause_.told && talk_->mentions.empty()) return;
  const std::string_view id = cause_.told ? "cause-more" : "cause";
  tell(s, [&] {
    std::vector<std::string> places;
    if (cause_.kind == Cause::Kind::works)
      places.push_back(place_of(static_cast<Colour>(cause_.a), cause_.b));
    return vocabulary.step(*this, id, {Arg("source", source_of(data, cause_))}, std::move(places));
  });
  cause_.told = true;
}

}  // namespace seatmate::golem
