// Any bytes as what a stranger on the network says: a host, an origin, cookies, a path, the last
// event it heard, a code. Only what is ours is believed, and nothing outside the page's folder is
// read. And any bytes as the file of devices that joined: only whole ones are known.

#include <stdlib.h>  // NOLINT(modernize-deprecated-headers): mkdtemp

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>

#include "server/devices.h"
#include "server/events.h"
#include "server/guests.h"
#include "server/hosts.h"
#include "server/page_files.h"

namespace {

using namespace seatmate::server;
namespace fs = std::filesystem;

void check(bool right) {
  if (!right) std::abort();
}

// A page with a secret beside it, and a link to the secret inside.
class Page {
 public:
  Page() {
    std::string name = fs::temp_directory_path() / "seatmate-fuzz-XXXXXX";
    root_ = mkdtemp(name.data());
    fs::create_directories(root_ / "page/assets");
    write("secret.txt", "secret");
    write("page/index.html", "page");
    write("page/assets/index-4f5a91c3.js", "page");
    fs::create_symlink(root_ / "secret.txt", root_ / "page/link.txt");
  }
  Page(const Page&) = delete;
  Page& operator=(const Page&) = delete;
  ~Page() { fs::remove_all(root_); }

  [[nodiscard]] PageFiles files() const { return PageFiles(root_ / "page"); }
  [[nodiscard]] Devices devices(std::string_view file) const {
    std::ofstream(root_ / "devices.json", std::ios::binary) << file;
    return Devices(root_);
  }

 private:
  void write(const char* name, const char* text) const { std::ofstream(root_ / name) << text; }

  fs::path root_;
};

std::string small(std::string_view text) {
  std::string result(text);
  std::ranges::transform(result, result.begin(), [](char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  });
  return result;
}

void check_host(std::string_view text) {
  static const Hosts hosts({"localhost", "192.168.1.5", "::1", "kitchen.local"}, 7328);
  const std::string known = small(text);
  const bool ours = known == "localhost:7328" || known == "192.168.1.5:7328" ||
                    known == "::1:7328" || known == "[::1]:7328" || known == "[localhost]:7328" ||
                    known == "[192.168.1.5]:7328" || known == "[kitchen.local]:7328" ||
                    known == "kitchen.local:7328";
  if (hosts.allows_host(text)) check(ours);
  if (hosts.allows_origin(text)) check(text.starts_with("http://"));
  static_cast<void>(is_loopback_name(text));
}

void check_cookie(std::string_view text) {
  const std::string value = cookie_in(text, "seatmate");
  check(value.empty() || text.find("seatmate=" + value) != std::string_view::npos);
  check(value.find(';') == std::string::npos);
}

void check_devices(const Page& page, std::string_view text) {
  // What is no file of ours is not worth a file.
  if (!text.starts_with('{')) return;
  Devices devices = page.devices(text);
  for (const Device& one : devices.all()) {
    check(one.sum.find_first_not_of("0123456789abcdef") == std::string::npos);
    check(one.sum.size() == 64 && devices.knows(one.sum));
  }
  check(!devices.knows("") && devices.all().size() <= 100);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  static const Page page;
  static const PageFiles files = page.files();
  static Guests guests({});
  static Events events("7");
  const std::string_view text(reinterpret_cast<const char*>(bytes), size);
  check_host(text);
  check_cookie(text);
  check_devices(page, text);
  for (const std::string& path : {std::string(text), "/" + std::string(text)})
    if (const auto file = files.find(path, true)) check(file->content == "page");
  events.publish("changed", "{}");
  const Events::Place place = events.place_of(text);
  check(place.number <= events.after(0).back().number);
  check(guests.join(text).empty() || text.size() >= guests.code().size());
  return 0;
}
