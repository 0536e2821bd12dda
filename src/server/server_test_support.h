#pragma once

// A server on a real socket, at any free port, with a page of a few files and the toy game.

#include <arpa/inet.h>
#include <gtest/gtest.h>
#include <httplib.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>

#include <atomic>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "protocol/world_test_support.h"
#include "server/hosts.h"
#include "server/server.h"

namespace seatmate::server {

inline const std::string new_game = R"({"do": "new", "game": "toy", "seed": 7})";
inline const std::string list = R"({"do": "list"})";

// An address of this machine in its network, as others reach it; empty without a network.
inline std::string network_address() {
  for (const std::string& address : network_addresses())
    if (address.find(':') == std::string::npos) return address;
  return {};
}

inline std::string error_of(const httplib::Result& response) {
  if (!response) return "no answer";
  const Json body = as_json(response->body);
  return body.is_object() && body.contains("error") ? body["error"]["id"].get<std::string>() : "";
}

class Folder {
 public:
  Folder() {
    std::string name = std::filesystem::temp_directory_path() / "seatmate-XXXXXX";
    path_ = mkdtemp(name.data());
  }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  ~Folder() { std::filesystem::remove_all(path_); }

  [[nodiscard]] const std::filesystem::path& path() const { return path_; }
  void write(const std::string& name, const std::string& text) const {
    const std::filesystem::path file = path_ / name;
    std::filesystem::create_directories(file.parent_path());
    std::ofstream(file, std::ios::binary) << text;
  }

 private:
  std::filesystem::path path_;
};

class Serving {
 public:
  using Change = std::function<void(Settings&)>;
  explicit Serving(bool lan = false, Call call = {}, const Change& change = {}) {
    folder_.write("secret.txt", "nobody may read this");
    folder_.write("page/index.html", "<!doctype html><title>Seatmate</title>");
    folder_.write("page/assets/index-4f5a91c3.js", "export {};");
    folder_.write("page/engine/toy-0123abcd.wasm", std::string("\0asm", 4));
    folder_.write("page/manifest.webmanifest", "{}");
    folder_.write("page/big.css", "body {}");
    folder_.write("page/big.css.gz", "pretend this is compressed");
    std::filesystem::create_symlink(folder_.path() / "secret.txt",
                                    folder_.path() / "page/link.txt");
    Settings settings{folder_.path() / "page", 0, lan,
                      [this](const std::string& code) {
                        const std::lock_guard lock(mutex_);
                        codes_.push_back(code);
                      },
                      "1.2.3"};
    if (change) change(settings);
    if (!call) call = [this](std::string_view request) { return world_.protocol.call(request); };
    server_ = std::make_unique<Server>(std::move(settings), std::move(call));
    EXPECT_TRUE(server_->bind());
    thread_ = std::thread([this] { finished_ = server_->run(); });
  }
  Serving(const Serving&) = delete;
  Serving& operator=(const Serving&) = delete;
  ~Serving() { stop(); }

  // Whether nothing was under way any more.
  bool stop() {
    if (thread_.joinable()) {
      server_->stop();
      thread_.join();
    }
    return finished_;
  }

  [[nodiscard]] int port() const { return server_->port(); }
  [[nodiscard]] const Folder& folder() const { return folder_; }
  [[nodiscard]] httplib::Client client() const { return httplib::Client("127.0.0.1", port()); }
  // A device of the home network: who calls this machine by its name.
  [[nodiscard]] httplib::Headers guest() const {
    return {{"Host", machine_names().at(0) + ":" + std::to_string(port())}};
  }
  [[nodiscard]] std::string code() {
    const std::lock_guard lock(mutex_);
    return codes_.back();
  }

  [[nodiscard]] int status(const std::string& path, const httplib::Headers& headers = {}) const {
    const auto response = client().Get(path, headers);
    return response ? response->status : -1;
  }
  [[nodiscard]] httplib::Result post(const std::string& path, const std::string& body,
                                     const httplib::Headers& headers = {}) const {
    return client().Post(path, headers, body, "application/json");
  }
  [[nodiscard]] Json call(const std::string& request, const httplib::Headers& headers = {}) const {
    const auto response = post("/api/call", request, headers);
    return response ? as_json(response->body) : Json();
  }

 private:
  Folder folder_;
  ToyWorld world_;
  std::unique_ptr<Server> server_;
  std::thread thread_;
  std::atomic<bool> finished_ = false;
  std::mutex mutex_;
  std::vector<std::string> codes_;
};

// A wire on which bytes go as they are, for what a client library would not send.
class Wire {
 public:
  explicit Wire(int port, const std::string& to = "127.0.0.1")
      : line_(::socket(AF_INET, SOCK_STREAM, 0)) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(static_cast<std::uint16_t>(port));
    inet_pton(AF_INET, to.c_str(), &address.sin_addr);
    EXPECT_EQ(connect(line_, reinterpret_cast<const sockaddr*>(&address), sizeof address), 0);
    const timeval patience{20, 0};
    setsockopt(line_, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
  }
  Wire(const Wire&) = delete;
  Wire& operator=(const Wire&) = delete;
  ~Wire() { close(line_); }

  // False if the other end has had enough.
  bool say(const std::string& text) const {
    for (std::size_t at = 0; at < text.size();) {
      const ssize_t size = send(line_, text.data() + at, text.size() - at, MSG_NOSIGNAL);
      if (size <= 0) return false;
      at += static_cast<std::size_t>(size);
    }
    return true;
  }
  // Whether the other end has neither said anything nor closed the line.
  [[nodiscard]] bool stands() const {
    char ignored = 0;
    return recv(line_, &ignored, 1, MSG_PEEK | MSG_DONTWAIT) < 0 && errno == EAGAIN;
  }
  [[nodiscard]] int socket() const { return line_; }
  // Nothing more will be said.
  void finish() const { shutdown(line_, SHUT_WR); }
  // Until the other end closes the line, or has said these words.
  [[nodiscard]] std::string heard(const std::string& words = {}) const {
    std::string answer;
    char buffer[4096];
    while (words.empty() || answer.find(words) == std::string::npos) {
      const ssize_t size = recv(line_, buffer, sizeof buffer, 0);
      if (size <= 0) break;
      answer.append(buffer, static_cast<std::size_t>(size));
    }
    return answer;
  }

 private:
  int line_;
};

inline std::string raw(int port, const std::string& request) {
  const Wire line(port);
  line.say(request);
  return line.heard();
}

// Somebody who listens to the events in the background.
class Follower {
 public:
  explicit Follower(const Serving& serving, const httplib::Headers& headers = {})
      : client_(serving.client()) {
    client_.set_read_timeout(std::chrono::hours(1));
    thread_ = std::thread([this, headers] {
      client_.Get("/api/events", headers, [this](const char* data, std::size_t size) {
        const std::lock_guard lock(mutex_);
        heard_.append(data, size);
        return !enough_;
      });
      over_ = true;
    });
  }
  Follower(const Follower&) = delete;
  Follower& operator=(const Follower&) = delete;
  ~Follower() {
    {
      const std::lock_guard lock(mutex_);
      enough_ = true;
    }
    client_.stop();
    thread_.join();
  }

  [[nodiscard]] std::string heard() const {
    const std::lock_guard lock(mutex_);
    return heard_;
  }
  // Waits until `text` was heard. False: nothing more comes, and it was not.
  [[nodiscard]] bool hears(const std::string& text) const {
    for (;;) {
      const bool last = over_;
      if (heard().find(text) != std::string::npos) return true;
      if (last) return false;
      std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
  }
  // What follows each "name: " at the beginning of a line.
  [[nodiscard]] std::vector<std::string> all(const std::string& name) const {
    std::vector<std::string> found;
    std::istringstream lines(heard());
    for (std::string line; std::getline(lines, line);)
      if (line.starts_with(name + ": ")) found.push_back(line.substr(name.size() + 2));
    return found;
  }

 private:
  httplib::Client client_;
  std::thread thread_;
  std::atomic<bool> over_ = false;
  mutable std::mutex mutex_;
  std::string heard_;
  bool enough_ = false;
};

}  // namespace seatmate::server
