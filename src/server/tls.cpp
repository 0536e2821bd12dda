#include "server/tls.h"

#include <openssl/bio.h>
#include <openssl/err.h>
#include <openssl/pem.h>
#include <openssl/ssl.h>
#include <openssl/x509.h>

#include <array>
#include <cstdlib>
#include <utility>

#include "server/certificate.h"

namespace seatmate::server {

namespace {

// What a record holds at most.
constexpr std::size_t record = 16384;

// Of what a browser offers we speak one.
int choose_protocol(SSL* /*ssl*/, const unsigned char** out, unsigned char* size,
                    const unsigned char* offered, unsigned offered_size, void* /*ours*/) {
  constexpr std::string_view ours("\x08http/1.1", 9);
  unsigned char* chosen = nullptr;
  if (SSL_select_next_proto(&chosen, size, reinterpret_cast<const unsigned char*>(ours.data()),
                            ours.size(), offered, offered_size) != OPENSSL_NPN_NEGOTIATED)
    return SSL_TLSEXT_ERR_ALERT_FATAL;
  *out = chosen;
  return SSL_TLSEXT_ERR_OK;
}

}  // namespace

struct Tls::Context {
  SSL_CTX* all = nullptr;

  Context() : all(SSL_CTX_new(TLS_server_method())) {
    if (all == nullptr) std::abort();
  }
  Context(const Context&) = delete;
  Context& operator=(const Context&) = delete;
  ~Context() { SSL_CTX_free(all); }
};

Tls::Tls(std::unique_ptr<Context> context) : context_(std::move(context)) {}
Tls::~Tls() = default;

std::shared_ptr<const Tls> Tls::with(const Certificate& certificate) {
  auto context = std::make_unique<Context>();
  SSL_CTX* const all = context->all;
  SSL_CTX_set_min_proto_version(all, TLS1_2_VERSION);
  // A handshake is made once a line. Whoever cuts a line has no goodbye to say.
  SSL_CTX_set_options(all, SSL_OP_NO_RENEGOTIATION | SSL_OP_NO_COMPRESSION |
                               SSL_OP_CIPHER_SERVER_PREFERENCE | SSL_OP_IGNORE_UNEXPECTED_EOF);
  // Idle lines hold little.
  SSL_CTX_set_mode(all, SSL_MODE_RELEASE_BUFFERS);
  // A page is some fifty lines, one after another: after the first they begin with a ticket.
  SSL_CTX_set_session_cache_mode(all, SSL_SESS_CACHE_OFF);
  SSL_CTX_set_num_tickets(all, 1);
  SSL_CTX_set_alpn_select_cb(all, choose_protocol, nullptr);
  X509* const own = read_certificate(certificate.certificate);
  X509* const authority = read_certificate(certificate.authority);
  EVP_PKEY* const key = read_key(certificate.key);
  const bool fits = own != nullptr && authority != nullptr && key != nullptr &&
                    SSL_CTX_use_certificate(all, own) == 1 &&
                    SSL_CTX_add1_chain_cert(all, authority) == 1 &&
                    SSL_CTX_use_PrivateKey(all, key) == 1 && SSL_CTX_check_private_key(all) == 1;
  X509_free(own);
  X509_free(authority);
  EVP_PKEY_free(key);
  ERR_clear_error();
  if (!fits) return nullptr;
  return std::shared_ptr<const Tls>(new Tls(std::move(context)));  // NOLINT: its maker is private
}

struct Secret::Inside {
  SSL* ssl = nullptr;
  // They belong to it.
  BIO* from_wire = BIO_new(BIO_s_mem());
  BIO* to_wire = BIO_new(BIO_s_mem());

  explicit Inside(SSL_CTX* context) : ssl(SSL_new(context)) {
    if (ssl == nullptr || from_wire == nullptr || to_wire == nullptr) std::abort();
    SSL_set_bio(ssl, from_wire, to_wire);
    SSL_set_accept_state(ssl);
  }
  Inside(const Inside&) = delete;
  Inside& operator=(const Inside&) = delete;
  ~Inside() { SSL_free(ssl); }
};

Secret::Secret(const Tls& tls) : inside_(std::make_unique<Inside>(tls.context_->all)) {}
Secret::~Secret() = default;

// What it wants to send goes to the wire.
void Secret::collect() {
  char* bytes = nullptr;
  const long size = BIO_get_mem_data(inside_->to_wire, &bytes);
  if (size > 0) wire_.append(bytes, static_cast<std::size_t>(size));
  BIO_reset(inside_->to_wire);
}

bool Secret::hear(std::string_view bytes, std::string& text) {
  ERR_clear_error();
  if (BIO_write(inside_->from_wire, bytes.data(), static_cast<int>(bytes.size())) !=
      static_cast<int>(bytes.size()))
    return false;
  std::array<char, record> part;  // NOLINT: filled before it is read
  for (;;) {
    const int size = SSL_read(inside_->ssl, part.data(), static_cast<int>(part.size()));
    if (size > 0) {
      text.append(part.data(), static_cast<std::size_t>(size));
      continue;
    }
    const int why = SSL_get_error(inside_->ssl, size);
    collect();
    ERR_clear_error();
    return why == SSL_ERROR_WANT_READ || why == SSL_ERROR_ZERO_RETURN;
  }
}

bool Secret::finished() const {
  return (SSL_get_shutdown(inside_->ssl) & SSL_RECEIVED_SHUTDOWN) != 0;
}

bool Secret::say(std::string_view text) {
  ERR_clear_error();
  while (!text.empty()) {
    const std::string_view part = text.substr(0, record);
    const int size = SSL_write(inside_->ssl, part.data(), static_cast<int>(part.size()));
    if (size <= 0) {
      ERR_clear_error();
      return false;
    }
    text.remove_prefix(static_cast<std::size_t>(size));
  }
  collect();
  return true;
}

void Secret::say_goodbye() {
  SSL_shutdown(inside_->ssl);
  ERR_clear_error();
  collect();
}

}  // namespace seatmate::server
