#include "server/devices.h"

#include <fcntl.h>
#include <openssl/evp.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <optional>
#include <utility>

#include "files/new_file.h"
#include "files/private_files.h"
#include "json/json.h"

namespace seatmate::server {

namespace {

// More than a house has; the one that was away longest is forgotten then.
constexpr std::size_t most_devices = 100;
constexpr std::size_t longest_name = 60;
constexpr std::size_t largest_file = std::size_t{1} << 20U;
constexpr std::size_t length_of_sum = 64;
constexpr std::int64_t hour = 3'600'000;

// Between two programs that change the file.
class Lock {
 public:
  explicit Lock(const std::string& file)
      : file_(open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, S_IRUSR | S_IWUSR)) {
    if (file_ >= 0) flock(file_, LOCK_EX);
  }
  Lock(const Lock&) = delete;
  Lock& operator=(const Lock&) = delete;
  ~Lock() {
    if (file_ >= 0) close(file_);
  }

 private:
  int file_;
};

bool is_sum(std::string_view text) {
  return text.size() == length_of_sum &&
         text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

// A file that makes no sense holds no device: they join again.
std::vector<Device> read(const std::string& name) {
  std::ifstream file(name, std::ios::binary);
  std::string text(largest_file, '\0');
  file.read(text.data(), static_cast<std::streamsize>(text.size()));
  text.resize(static_cast<std::size_t>(file.gcount()));
  std::vector<Device> all;
  const std::optional<Doc> doc = parse_json(text);
  if (!doc) return all;
  for (const Doc& one : (*doc)["devices"].items()) {
    if (!is_sum(one["token"].text()) || all.size() >= most_devices) continue;
    all.push_back({one["token"].text(), one["name"].text().substr(0, longest_name),
                   one["joined"].number(), one["seen"].number()});
  }
  return all;
}

Outcome write(const std::string& name, const std::vector<Device>& all) {
  Doc list = Doc::list();
  for (const Device& one : all)
    list.push(object(
        {{"token", one.sum}, {"name", one.name}, {"joined", one.joined}, {"seen", one.seen}}));
  NewFile file(name, NewFile::Over::earlier, NewFile::For::owner);
  if (!file.begun()) return file.begun();
  std::ofstream out(file.path(), std::ios::binary);
  out << dump_json(object({{"devices", std::move(list)}}), 2) << '\n';
  out.close();
  if (!out) return file.trouble();
  return file.keep();
}

}  // namespace

std::string sum_of(std::string_view token) {
  constexpr std::string_view digits = "0123456789abcdef";
  std::array<unsigned char, EVP_MAX_MD_SIZE> bytes{};
  unsigned size = 0;
  // Without it nobody could be told from anybody.
  if (EVP_Digest(token.data(), token.size(), bytes.data(), &size, EVP_sha256(), nullptr) != 1)
    std::abort();
  std::string sum;
  for (unsigned i = 0; i < size; ++i) {
    sum += digits[bytes[i] >> 4U];
    sum += digits[bytes[i] & 15U];
  }
  return sum;
}

Devices::Devices(const std::string& folder) {
  if (!folder.empty()) file_ = folder + "/devices.json";
}

Devices::Stamp Devices::stamp() const {
  struct stat status{};
  if (stat(file_.c_str(), &status) != 0) return {};
  constexpr std::int64_t second = 1'000'000'000;
  return {status.st_mtim.tv_sec * second + status.st_mtim.tv_nsec, status.st_ino, status.st_size};
}

// What another program changed counts at once.
void Devices::look() {
  if (file_.empty()) return;
  const Stamp now = stamp();
  if (now == read_) return;
  all_ = read(file_);
  read_ = now;
}

std::vector<Device> Devices::all() {
  const std::lock_guard lock(mutex_);
  look();
  return all_;
}

bool Devices::knows(std::string_view sum) {
  const std::lock_guard lock(mutex_);
  look();
  return std::ranges::find(all_, sum, &Device::sum) != all_.end();
}

bool Devices::is_back(std::string_view sum, std::int64_t now) {
  const std::lock_guard lock(mutex_);
  const auto found = std::ranges::find(all_, sum, &Device::sum);
  if (found == all_.end() || now - found->seen < hour) return false;
  found->seen = now;  // so that it is written once
  return true;
}

template <class Change>
Outcome Devices::change(Change&& change, bool remember_anyway) {
  const std::lock_guard writing(writing_);
  if (file_.empty()) {
    const std::lock_guard lock(mutex_);
    return change(all_);
  }
  make_private_folder(file_.substr(0, file_.rfind('/')));
  const Lock between_programs(file_ + ".lock");
  std::vector<Device> devices = read(file_);
  if (Outcome done = change(devices); !done) return done;
  const Outcome written = write(file_, devices);
  const std::lock_guard lock(mutex_);
  if (written)
    all_ = std::move(devices);
  else if (remember_anyway)
    static_cast<void>(change(all_));
  read_ = stamp();
  return written;
}

Outcome Devices::add(Device device) {
  if (device.name.size() > longest_name) device.name.resize(longest_name);
  return change(
      [&](std::vector<Device>& all) -> Outcome {
        while (all.size() >= most_devices)
          all.erase(std::ranges::min_element(all, {}, &Device::seen));
        all.push_back(device);
        return Done{};
      },
      true);
}

Outcome Devices::seen_now(std::string_view sum, std::int64_t now) {
  return change(
      [&](std::vector<Device>& all) -> Outcome {
        for (Device& one : all)
          if (one.sum == sum) one.seen = now;
        return Done{};
      },
      false);
}

Outcome Devices::remove(std::string_view id) {
  return change(
      [&](std::vector<Device>& all) -> Outcome {
        if (std::erase_if(all, [&](const Device& one) { return one.id() == id; }) == 0)
          return Refusal{Message{"connection.error.device", {{"id", id}}}};
        return Done{};
      },
      false);
}

std::string device_name(std::string_view user_agent) {
  using Name = std::pair<std::string_view, std::string_view>;
  // Each browser also calls itself by the names of those it descends from: so the order counts.
  constexpr std::array<Name, 8> browsers{{{"Edg", "Edge"},
                                          {"OPR/", "Opera"},
                                          {"SamsungBrowser", "Samsung Internet"},
                                          {"Firefox", "Firefox"},
                                          {"FxiOS", "Firefox"},
                                          {"Chrome", "Chrome"},
                                          {"CriOS", "Chrome"},
                                          {"Safari", "Safari"}}};
  constexpr std::array<Name, 7> systems{{{"iPhone", "iPhone"},
                                         {"iPad", "iPad"},
                                         {"Android", "Android"},
                                         {"Windows", "Windows"},
                                         {"Mac OS", "Mac"},
                                         {"CrOS", "ChromeOS"},
                                         {"Linux", "Linux"}}};
  std::string name;
  for (const auto& [mark, called] : browsers)
    if (name.empty() && user_agent.find(mark) != std::string_view::npos) name = called;
  for (const auto& [mark, called] : systems)
    if (user_agent.find(mark) != std::string_view::npos)
      return name.empty() ? std::string(called) : name + ", " + std::string(called);
  return name;
}

}  // namespace seatmate::server
