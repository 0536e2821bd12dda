#include "server/certificate.h"

#include <arpa/inet.h>
#include <openssl/bio.h>
#include <openssl/bn.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/pem.h>
#include <openssl/rand.h>
#include <openssl/x509.h>
#include <openssl/x509v3.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <memory>
#include <utility>

#include "files/new_file.h"
#include "files/private_files.h"

namespace seatmate::server {

namespace {

constexpr std::int64_t day = 24 * 3600;
// Phones take a certificate of at most 825 days, also from an authority that their owner trusts.
constexpr std::int64_t life = 397 * day;
constexpr std::int64_t life_of_authority = 3650 * day;
// Nothing runs out in the middle of a campaign's evening.
constexpr std::int64_t soon = 30 * day;
// A phone's clock may be behind ours.
constexpr std::int64_t doubt = day;
constexpr std::size_t largest_file = std::size_t{64} << 10U;

struct Free {
  void operator()(X509* one) const { X509_free(one); }
  void operator()(EVP_PKEY* one) const { EVP_PKEY_free(one); }
  void operator()(BIO* one) const { BIO_free(one); }
  void operator()(BIGNUM* one) const { BN_free(one); }
  void operator()(X509_EXTENSION* one) const { X509_EXTENSION_free(one); }
  void operator()(ASN1_TIME* one) const { ASN1_TIME_free(one); }
};
template <class T>
using Owned = std::unique_ptr<T, Free>;

// Who can sign: a certificate and its key.
struct Signer {
  Owned<X509> certificate;
  Owned<EVP_PKEY> key;

  explicit operator bool() const {
    return certificate && key && X509_check_private_key(certificate.get(), key.get()) == 1;
  }
};

// There is no sense in going on without memory or randomness.
template <class T>
T* need(T* one) {
  if (one == nullptr) std::abort();
  return one;
}
void need(int done) {
  if (done != 1) std::abort();
}

Owned<BIO> reading(std::string_view text) {
  return Owned<BIO>(need(BIO_new_mem_buf(text.data(), static_cast<int>(text.size()))));
}

std::string text_of(BIO* written) {
  char* bytes = nullptr;
  const long size = BIO_get_mem_data(written, &bytes);
  return {bytes, static_cast<std::size_t>(size)};
}

std::string pem_of(X509* certificate) {
  const Owned<BIO> out(need(BIO_new(BIO_s_mem())));
  need(PEM_write_bio_X509(out.get(), certificate));
  return text_of(out.get());
}

std::string pem_of(EVP_PKEY* key) {
  const Owned<BIO> out(need(BIO_new(BIO_s_mem())));
  need(PEM_write_bio_PrivateKey(out.get(), key, nullptr, nullptr, 0, nullptr, nullptr));
  return text_of(out.get());
}

// "3F:9A:01…"
std::string fingerprint_of(const X509* certificate) {
  constexpr std::string_view digits = "0123456789ABCDEF";
  std::array<unsigned char, EVP_MAX_MD_SIZE> sum{};
  unsigned size = 0;
  need(X509_digest(certificate, EVP_sha256(), sum.data(), &size));
  std::string text;
  for (unsigned i = 0; i < size; ++i) {
    if (i > 0) text += ':';
    text += digits[sum[i] >> 4U];
    text += digits[sum[i] & 15U];
  }
  return text;
}

// ---- What they may speak for ----

bool is_ipv4(const std::string& name) {
  in_addr ignored{};
  return inet_pton(AF_INET, name.c_str(), &ignored) == 1;
}

// A name that can stand in a certificate. (A machine can be called anything.)
bool is_name(std::string_view name) {
  return !name.empty() && name.size() < 64 &&
         std::ranges::all_of(
             name,
             [](char c) {
               return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
                      c == '-' || c == '.' || c == '_';
             });
}

std::vector<std::string> sensible(const std::vector<std::string>& names) {
  std::vector<std::string> all;
  for (const std::string& name : names)
    if (is_name(name) && std::ranges::find(all, name) == all.end()) all.push_back(name);
  return all;
}

bool speaks_for(X509* certificate, const std::string& name) {
  return is_ipv4(name) ? X509_check_ip_asc(certificate, name.c_str(), 0) == 1
                       : X509_check_host(certificate, name.c_str(), name.size(), 0, nullptr) == 1;
}

std::string alternatives(const std::vector<std::string>& names) {
  std::string all;
  for (const std::string& name : names)
    all += (all.empty() ? "" : ",") + std::string(is_ipv4(name) ? "IP:" : "DNS:") + name;
  return all;
}

// Addresses that are used in homes (RFC 1918, RFC 3927), and what this machine has besides.
bool is_of_homes(const std::string& address) {
  in_addr read{};
  inet_pton(AF_INET, address.c_str(), &read);
  const std::uint32_t bits = ntohl(read.s_addr);
  return bits >> 24U == 10 || bits >> 24U == 127 || bits >> 20U == 0xac1 || bits >> 16U == 0xc0a8 ||
         bits >> 16U == 0xa9fe;
}

std::string permitted(const std::vector<std::string>& names) {
  std::string all =
      "permitted;IP:10.0.0.0/255.0.0.0,permitted;IP:172.16.0.0/255.240.0.0,"
      "permitted;IP:192.168.0.0/255.255.0.0,permitted;IP:169.254.0.0/255.255.0.0,"
      "permitted;IP:127.0.0.0/255.0.0.0,permitted;DNS:local,permitted;DNS:localhost";
  for (const std::string& name : names)
    if (!is_ipv4(name))
      all += name == "localhost" ? "" : ",permitted;DNS:" + name;
    else if (!is_of_homes(name))
      all += ",permitted;IP:" + name + "/255.255.255.255";
  return all;
}

// ---- Making them ----

void extend(X509* certificate, X509* signer, int what, const std::string& value) {
  X509V3_CTX context{};
  X509V3_set_ctx(&context, signer, certificate, nullptr, nullptr, 0);
  const Owned<X509_EXTENSION> extension(
      need(X509V3_EXT_conf_nid(nullptr, &context, what, value.c_str())));
  need(X509_add_ext(certificate, extension.get(), -1));
}

Owned<X509> begin(EVP_PKEY* key, const std::string& name, std::int64_t from, std::int64_t until) {
  Owned<X509> made(need(X509_new()));
  need(X509_set_version(made.get(), X509_VERSION_3));
  const Owned<BIGNUM> number(need(BN_new()));
  need(BN_rand(number.get(), 127, BN_RAND_TOP_ONE, BN_RAND_BOTTOM_ANY));
  need(BN_to_ASN1_INTEGER(number.get(), X509_get_serialNumber(made.get())));
  need(ASN1_TIME_set(X509_getm_notBefore(made.get()), from));
  need(ASN1_TIME_set(X509_getm_notAfter(made.get()), until));
  need(X509_set_pubkey(made.get(), key));
  X509_NAME* const called = X509_get_subject_name(made.get());
  const auto* const text = reinterpret_cast<const unsigned char*>(name.c_str());
  need(X509_NAME_add_entry_by_txt(called, "CN", MBSTRING_UTF8, text, -1, -1, 0));
  return made;
}

Owned<EVP_PKEY> fresh_key() {
  return Owned<EVP_PKEY>(need(EVP_PKEY_Q_keygen(nullptr, nullptr, "EC", "P-256")));
}

void sign(X509* certificate, EVP_PKEY* key) {
  if (X509_sign(certificate, key, EVP_sha256()) == 0) std::abort();
}

Signer make_authority(const std::vector<std::string>& names, std::int64_t now) {
  // Its owner finds it under this name in a phone's list; the number tells it from an earlier one.
  std::array<unsigned char, 2> number{};
  need(RAND_bytes(number.data(), number.size()));
  const std::string called =
      "Seatmate at home " + std::to_string((number[0] << 8U | number[1]) % 9000 + 1000);
  Owned<EVP_PKEY> key = fresh_key();
  Owned<X509> made = begin(key.get(), called, now - doubt, now + life_of_authority);
  need(X509_set_issuer_name(made.get(), X509_get_subject_name(made.get())));
  extend(made.get(), made.get(), NID_basic_constraints, "critical,CA:TRUE,pathlen:0");
  extend(made.get(), made.get(), NID_key_usage, "critical,keyCertSign,cRLSign");
  extend(made.get(), made.get(), NID_subject_key_identifier, "hash");
  extend(made.get(), made.get(), NID_name_constraints, "critical," + permitted(names));
  sign(made.get(), key.get());
  return {std::move(made), std::move(key)};
}

std::int64_t ends(const X509* certificate) {
  std::tm time{};
  need(ASN1_TIME_to_tm(X509_get0_notAfter(certificate), &time));
  return timegm(&time);
}

Signer make_own(const Signer& authority, const std::vector<std::string>& names, std::int64_t now) {
  Owned<EVP_PKEY> key = fresh_key();
  X509* const signer = authority.certificate.get();
  Owned<X509> made = begin(key.get(), "Seatmate", now - doubt, std::min(now + life, ends(signer)));
  need(X509_set_issuer_name(made.get(), X509_get_subject_name(signer)));
  extend(made.get(), signer, NID_basic_constraints, "critical,CA:FALSE");
  extend(made.get(), signer, NID_key_usage, "critical,digitalSignature");
  extend(made.get(), signer, NID_ext_key_usage, "serverAuth");
  extend(made.get(), signer, NID_subject_key_identifier, "hash");
  extend(made.get(), signer, NID_authority_key_identifier, "keyid:always");
  extend(made.get(), signer, NID_subject_alt_name, alternatives(names));
  sign(made.get(), authority.key.get());
  return {std::move(made), std::move(key)};
}

// ---- Keeping them ----

// A certificate and its key stand in one file, so that there is never one without the other.
std::string file_of_authority(const std::string& folder) { return folder + "/authority.pem"; }
std::string file_of_own(const std::string& folder) { return folder + "/server.pem"; }

struct Read {
  bool there = false;
  Signer signer;
};

Read read(const std::string& name) {
  std::ifstream file(name, std::ios::binary);
  if (!file) return {};
  std::string text(largest_file, '\0');
  file.read(text.data(), static_cast<std::streamsize>(text.size()));
  text.resize(static_cast<std::size_t>(file.gcount()));
  keep_to_owner(name);
  return {true, {Owned<X509>(read_certificate(text)), Owned<EVP_PKEY>(read_key(text))}};
}

Outcome write(const std::string& name, const std::string& text, NewFile::For readers) {
  NewFile file(name, NewFile::Over::earlier, readers);
  if (!file.begun()) return file.begun();
  std::ofstream out(file.path(), std::ios::binary);
  out << text;
  out.close();
  if (!out) return file.trouble();
  return file.keep();
}

Outcome write(const std::string& name, const Signer& signer) {
  return write(name, pem_of(signer.certificate.get()) + pem_of(signer.key.get()),
               NewFile::For::owner);
}

// Good for more than a moment.
bool in_time(const X509* certificate, std::int64_t now) {
  time_t begins = now;
  time_t until = now + soon;
  return X509_cmp_time(X509_get0_notBefore(certificate), &begins) < 0 &&
         X509_cmp_time(X509_get0_notAfter(certificate), &until) > 0;
}

bool may_speak_for(X509* authority, const std::vector<std::string>& names) {
  void* const read = X509_get_ext_d2i(authority, NID_name_constraints, nullptr, nullptr);
  auto* const limits = static_cast<NAME_CONSTRAINTS*>(read);
  if (limits == nullptr) return false;
  // A certificate with all of them is asked about; nobody sees it.
  const Owned<EVP_PKEY> key = fresh_key();
  const Owned<X509> asked = begin(key.get(), "Seatmate", 0, 0);
  extend(asked.get(), asked.get(), NID_subject_alt_name, alternatives(names));
  sign(asked.get(), key.get());
  X509_check_purpose(asked.get(), -1, 0);  // its extensions are only looked at after this
  const bool may = NAME_CONSTRAINTS_check(asked.get(), limits) == X509_V_OK;
  NAME_CONSTRAINTS_free(limits);
  return may;
}

Made why_anew(const Read& read, bool fits, std::int64_t now) {
  if (!read.there) return Made::first;
  if (!read.signer) return Made::unreadable;
  if (!in_time(read.signer.certificate.get(), now)) return Made::ran_out;
  return fits ? Made::nothing : Made::moved;
}

bool is_signed_by(X509* certificate, const Signer& authority) {
  const Owned<EVP_PKEY> key(X509_get_pubkey(authority.certificate.get()));
  return key && X509_verify(certificate, key.get()) == 1;
}

}  // namespace

X509* read_certificate(std::string_view pem) {
  X509* const one = PEM_read_bio_X509(reading(pem).get(), nullptr, nullptr, nullptr);
  ERR_clear_error();
  return one;
}

EVP_PKEY* read_key(std::string_view pem) {
  // A file that wants a password is none of ours; nobody is asked for one.
  const auto no_password = [](char*, int, int, void*) { return -1; };
  EVP_PKEY* const one = PEM_read_bio_PrivateKey(reading(pem).get(), nullptr, no_password, nullptr);
  ERR_clear_error();
  return one;
}

std::string authority_file(const std::string& folder) { return folder + "/seatmate.crt"; }

Result<KeptCertificate> keep_certificate(const std::string& folder,
                                         const std::vector<std::string>& names, std::int64_t now) {
  const std::vector<std::string> wanted = sensible(names);
  make_private_folder(folder);
  keep_to_owner(folder);
  KeptCertificate kept;

  Read authority = read(file_of_authority(folder));
  X509* const signer = authority.signer.certificate.get();
  kept.made = why_anew(authority, authority.signer && may_speak_for(signer, wanted), now);
  if (kept.made != Made::nothing) {
    kept.trust_again = authority.there;
    authority.signer = make_authority(wanted, now);
    if (Outcome done = write(file_of_authority(folder), authority.signer); !done)
      return done.refusal();
  }
  Read own = read(file_of_own(folder));
  const bool fits = own.signer && is_signed_by(own.signer.certificate.get(), authority.signer) &&
                    std::ranges::all_of(wanted, [&](const std::string& name) {
                      return speaks_for(own.signer.certificate.get(), name);
                    });
  const Made why = kept.made == Made::nothing ? why_anew(own, fits, now) : kept.made;
  if (why != Made::nothing) {
    kept.made = why;
    own.signer = make_own(authority.signer, wanted, now);
    if (Outcome done = write(file_of_own(folder), own.signer); !done) return done.refusal();
  }
  kept.certificate = {pem_of(own.signer.certificate.get()), pem_of(own.signer.key.get()),
                      pem_of(authority.signer.certificate.get()),
                      fingerprint_of(authority.signer.certificate.get())};
  if (Outcome done =
          write(authority_file(folder), kept.certificate.authority, NewFile::For::everybody);
      !done)
    return done.refusal();
  ERR_clear_error();
  return kept;
}

}  // namespace seatmate::server
