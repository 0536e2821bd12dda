#pragma once

// What HTTPS at home takes. An authority of this house is made here once, and phones are told to
// trust it; it signs the certificate of this machine, which is made anew whenever it has run out or
// the machine's addresses have changed, without any phone noticing.
//
// The authority may speak for the addresses of home networks and this machine's names only: whoever
// steals its key can pretend to be this server, and no other.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/result.h"

// The types of OpenSSL.
using EVP_PKEY = struct evp_pkey_st;
using X509 = struct x509_st;

namespace seatmate::server {

struct Certificate {
  std::string certificate;  // PEM, as the rest
  std::string key;
  std::string authority;    // what phones trust
  std::string fingerprint;  // of the authority, as phones show it
};

// Why something had to be made anew.
enum class Made : std::uint8_t { nothing, first, ran_out, moved, unreadable };

struct KeptCertificate {
  Certificate certificate;
  Made made = Made::nothing;
  bool trust_again = false;  // the authority is another one
};

// The certificate in this folder, for these names and IPv4 addresses; it and what else is missing
// are made. Nobody but the owner can read the keys. `now` is in seconds since 1970.
[[nodiscard]] Result<KeptCertificate> keep_certificate(const std::string& folder,
                                                       const std::vector<std::string>& names,
                                                       std::int64_t now);

// The file of the authority, for those who bring it to a phone by hand.
[[nodiscard]] std::string authority_file(const std::string& folder);

// Nullptr if it is none; the caller frees it.
[[nodiscard]] X509* read_certificate(std::string_view pem);
[[nodiscard]] EVP_PKEY* read_key(std::string_view pem);

}  // namespace seatmate::server
