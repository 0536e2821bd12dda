#pragma once

// A house with a certificate, and a wire on which a browser's secret is spoken.

#include <openssl/ssl.h>

#include <csignal>
#include <ctime>
#include <memory>
#include <string>
#include <utility>

#include "server/certificate.h"
#include "server/server_test_support.h"

namespace seatmate::server {

inline constexpr std::int64_t day = 24 * 3600;

class House {
 public:
  [[nodiscard]] std::string folder() const { return folder_.path() / "https"; }
  [[nodiscard]] std::string file(const std::string& name) const { return folder() + "/" + name; }
  [[nodiscard]] static std::vector<std::string> names() {
    std::vector<std::string> all = loopback_names();
    for (const auto& more : {network_addresses(), machine_names()})
      all.insert(all.end(), more.begin(), more.end());
    return all;
  }
  [[nodiscard]] KeptCertificate keep(const std::vector<std::string>& names,
                                     std::int64_t now = std::time(nullptr)) const {
    auto kept = keep_certificate(folder(), names, now);
    EXPECT_TRUE(kept) << kept.why().id;
    return kept ? std::move(*kept) : KeptCertificate{};
  }

 private:
  Folder folder_;
};

// A server of the home network that speaks HTTPS, too.
class SecretServing {
 public:
  explicit SecretServing(Call call = {})
      : kept_(house_.keep(House::names())),
        serving_(true, std::move(call),
                 [this](Settings& settings) { settings.certificate = kept_.certificate; }) {}

  Serving* operator->() { return &serving_; }
  [[nodiscard]] const House& house() const { return house_; }
  [[nodiscard]] const Certificate& certificate() const { return kept_.certificate; }
  // A browser that trusts the authority of this house and nothing else.
  [[nodiscard]] std::unique_ptr<httplib::SSLClient> client() const {
    std::signal(SIGPIPE, SIG_IGN);  // as below
    auto client = std::make_unique<httplib::SSLClient>("127.0.0.1", serving_.port());
    client->set_ca_cert_path(house_.file("seatmate.crt"));
    client->enable_server_certificate_verification(true);
    return client;
  }

 private:
  House house_;
  KeptCertificate kept_;
  Serving serving_;
};

// A line on which a handshake was made.
class SecretWire {
 public:
  explicit SecretWire(int port, const std::string& to = "127.0.0.1") : wire_(port, to) {
    // OpenSSL writes as to a file: on a line that the server has cut that would end this program.
    std::signal(SIGPIPE, SIG_IGN);
    SSL_set_fd(ssl_.get(), wire_.socket());
    agreed_ = SSL_connect(ssl_.get()) == 1;
  }

  [[nodiscard]] bool agreed() const { return agreed_; }
  [[nodiscard]] SSL* ssl() const { return ssl_.get(); }
  [[nodiscard]] const Wire& wire() const { return wire_; }
  bool say(const std::string& text) const {
    return SSL_write(ssl_.get(), text.data(), static_cast<int>(text.size())) > 0;
  }
  [[nodiscard]] std::string heard() const {
    std::string answer;
    char buffer[4096];
    for (int size = 0; (size = SSL_read(ssl_.get(), buffer, sizeof buffer)) > 0;)
      answer.append(buffer, static_cast<std::size_t>(size));
    return answer;
  }

 private:
  template <auto free>
  struct Free {
    template <class T>
    void operator()(T* one) const {
      free(one);
    }
  };
  Wire wire_;
  std::unique_ptr<SSL_CTX, Free<SSL_CTX_free>> context_{SSL_CTX_new(TLS_client_method())};
  std::unique_ptr<SSL, Free<SSL_free>> ssl_{SSL_new(context_.get())};
  bool agreed_ = false;
};

}  // namespace seatmate::server
