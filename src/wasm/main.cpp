// The engine as a command. `bench --signature` must print what the native program prints.

#include <cstdio>
#include <string_view>

#include "embedded/embedded.h"
#include "engine/contract.h"
#include "lab/signature.h"
#include "protocol/protocol.h"

namespace {

int print_signature() {
  std::uint64_t sum = 0;
  for (const seatmate::Game* game : seatmate::games()) {
    const auto data = seatmate::read_data(game->info().id, seatmate::embedded::data());
    if (!data) return 1;
    const auto box = game->open(data->doc);
    if (!box) return 1;
    sum += seatmate::lab::signature(**box);
  }
  std::printf("%s\n", seatmate::lab::written(sum).c_str());
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc == 3 && std::string_view(argv[1]) == "bench" &&
      std::string_view(argv[2]) == "--signature")
    return print_signature();
  std::fputs("seatmate.wasm bench --signature\n", stderr);
  return 2;
}
