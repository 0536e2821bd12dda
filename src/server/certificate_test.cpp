// The certificate of the house: made once and kept, made anew when it has to be, and good for this
// house only.

#include "server/certificate.h"

#include <gtest/gtest.h>
#include <openssl/evp.h>
#include <openssl/x509.h>
#include <openssl/x509v3.h>
#include <sys/stat.h>

#include <fstream>
#include <sstream>

#include "server/https_test_support.h"

namespace seatmate::server {
namespace {

const std::vector<std::string> kitchen{"localhost", "127.0.0.1", "192.168.1.5", "kitchen",
                                       "kitchen.local"};
constexpr std::int64_t today = 1'800'000'000;

std::string content_of(const std::string& file) {
  std::ostringstream text;
  text << std::ifstream(file, std::ios::binary).rdbuf();
  return text.str();
}

unsigned mode_of(const std::string& file) {
  struct stat status{};
  EXPECT_EQ(stat(file.c_str(), &status), 0) << file;
  return status.st_mode & 0777U;
}

// As a phone looks at it that trusts the authority: what is wrong, or "ok".
std::string verdict(const std::string& certificate, const std::string& authority,
                    const std::string& name, std::int64_t now) {
  X509* const own = read_certificate(certificate);
  X509* const trusted = read_certificate(authority);
  X509_STORE* const store = X509_STORE_new();
  X509_STORE_add_cert(store, trusted);
  X509_STORE_CTX* const context = X509_STORE_CTX_new();
  X509_STORE_CTX_init(context, store, own, nullptr);
  X509_VERIFY_PARAM* const wanted = X509_STORE_CTX_get0_param(context);
  X509_VERIFY_PARAM_set_time(wanted, now);
  X509_VERIFY_PARAM_set_purpose(wanted, X509_PURPOSE_SSL_SERVER);
  X509_VERIFY_PARAM_set_auth_level(wanted, 2);
  if (X509_VERIFY_PARAM_set1_ip_asc(wanted, name.c_str()) != 1)
    X509_VERIFY_PARAM_set1_host(wanted, name.c_str(), name.size());
  const bool good = X509_verify_cert(context) == 1;
  const std::string said =
      good ? "ok" : X509_verify_cert_error_string(X509_STORE_CTX_get_error(context));
  X509_STORE_CTX_free(context);
  X509_STORE_free(store);
  X509_free(own);
  X509_free(trusted);
  return said;
}

TEST(Certificate, IsMadeOnceAndKept) {
  const House house;
  const KeptCertificate first = house.keep(kitchen, today);
  EXPECT_EQ(first.made, Made::first);
  EXPECT_FALSE(first.trust_again);
  for (const std::string& name : kitchen)
    EXPECT_EQ(verdict(first.certificate.certificate, first.certificate.authority, name, today),
              "ok")
        << name;
  const KeptCertificate again = house.keep(kitchen, today + 300 * day);
  EXPECT_EQ(again.made, Made::nothing);
  EXPECT_EQ(again.certificate.certificate, first.certificate.certificate);
  EXPECT_EQ(again.certificate.key, first.certificate.key);
  EXPECT_EQ(again.certificate.authority, first.certificate.authority);
  EXPECT_EQ(content_of(house.file("seatmate.crt")), first.certificate.authority);
  EXPECT_EQ(first.certificate.fingerprint.size(), 32 * 3 - 1);
}

TEST(Certificate, ItsKeysAreTheOwnersOnly) {
  const House house;
  static_cast<void>(house.keep(kitchen, today));
  EXPECT_EQ(mode_of(house.folder()), 0700U);
  for (const char* name : {"authority.pem", "server.pem"}) {
    EXPECT_EQ(mode_of(house.file(name)), 0600U);
    ASSERT_EQ(chmod(house.file(name).c_str(), 0644), 0);
  }
  EXPECT_EQ(house.keep(kitchen, today).made, Made::nothing);
  for (const char* name : {"authority.pem", "server.pem"})
    EXPECT_EQ(mode_of(house.file(name)), 0600U) << "opened by somebody, it is closed again";
  // What everybody gets holds no key.
  EXPECT_EQ(content_of(house.file("seatmate.crt")).find("PRIVATE"), std::string::npos);
}

TEST(Certificate, ThatHasRunOutIsMadeAnewAndPhonesNoticeNothing) {
  const House house;
  const KeptCertificate first = house.keep(kitchen, today);
  const std::int64_t later = today + 380 * day;
  const KeptCertificate anew = house.keep(kitchen, later);
  EXPECT_EQ(anew.made, Made::ran_out);
  EXPECT_FALSE(anew.trust_again);
  EXPECT_EQ(anew.certificate.authority, first.certificate.authority);
  EXPECT_EQ(
      verdict(anew.certificate.certificate, first.certificate.authority, "192.168.1.5", later),
      "ok");
  EXPECT_NE(verdict(first.certificate.certificate, first.certificate.authority, "192.168.1.5",
                    today + 400 * day),
            "ok");
}

TEST(Certificate, OfNoAddressThatItHadIsMadeAnewAndPhonesNoticeNothing) {
  const House house;
  const KeptCertificate first = house.keep(kitchen, today);
  std::vector<std::string> moved = kitchen;
  moved[2] = "10.0.0.7";
  const KeptCertificate anew = house.keep(moved, today);
  EXPECT_EQ(anew.made, Made::moved);
  EXPECT_FALSE(anew.trust_again);
  EXPECT_EQ(verdict(anew.certificate.certificate, first.certificate.authority, "10.0.0.7", today),
            "ok");
  EXPECT_NE(
      verdict(anew.certificate.certificate, first.certificate.authority, "192.168.1.5", today),
      "ok");
  EXPECT_EQ(house.keep(moved, today).made, Made::nothing);
}

TEST(Certificate, OfAnAddressOutsideOfHomesNeedsAnotherAuthority) {
  const House house;
  const KeptCertificate first = house.keep(kitchen, today);
  std::vector<std::string> outside = kitchen;
  outside.emplace_back("203.0.113.9");
  const KeptCertificate anew = house.keep(outside, today);
  EXPECT_EQ(anew.made, Made::moved);
  EXPECT_TRUE(anew.trust_again);
  EXPECT_NE(anew.certificate.fingerprint, first.certificate.fingerprint);
  EXPECT_EQ(verdict(anew.certificate.certificate, anew.certificate.authority, "203.0.113.9", today),
            "ok");
}

TEST(Certificate, ThatCannotBeReadIsMadeAnew) {
  const House house;
  const KeptCertificate first = house.keep(kitchen, today);
  std::ofstream(house.file("server.pem")) << "torn";
  const KeptCertificate own = house.keep(kitchen, today);
  EXPECT_EQ(own.made, Made::unreadable);
  EXPECT_FALSE(own.trust_again);
  EXPECT_EQ(own.certificate.authority, first.certificate.authority);
  // Half of it: the certificate without its key.
  std::ofstream(house.file("authority.pem")) << first.certificate.authority;
  const KeptCertificate all = house.keep(kitchen, today);
  EXPECT_EQ(all.made, Made::unreadable);
  EXPECT_TRUE(all.trust_again);
  EXPECT_EQ(verdict(all.certificate.certificate, all.certificate.authority, "192.168.1.5", today),
            "ok");
  EXPECT_NE(verdict(all.certificate.certificate, first.certificate.authority, "192.168.1.5", today),
            "ok");
}

TEST(Certificate, TheAuthorityEndsLateAndThenPhonesHaveToTrustAnother) {
  const House house;
  const KeptCertificate first = house.keep(kitchen, today);
  const KeptCertificate anew = house.keep(kitchen, today + 3640 * day);
  EXPECT_EQ(anew.made, Made::ran_out);
  EXPECT_TRUE(anew.trust_again);
  EXPECT_NE(anew.certificate.authority, first.certificate.authority);
}

// Whoever steals the key of the authority cannot pretend to be anybody else to its phones.
TEST(Certificate, TheAuthorityCanSpeakForNobodyElse) {
  const House house;
  const KeptCertificate kept = house.keep(kitchen, today);
  const std::string stolen = content_of(house.file("authority.pem"));
  X509* const signer = read_certificate(stolen);
  EVP_PKEY* const key = read_key(stolen);
  ASSERT_NE(signer, nullptr);
  ASSERT_NE(key, nullptr);
  for (const std::string& name : {"DNS:example.org", "IP:203.0.113.9", "DNS:other.local"}) {
    X509* const forged = X509_new();
    X509_set_version(forged, 2);
    ASN1_INTEGER_set(X509_get_serialNumber(forged), 7);
    ASN1_TIME_set(X509_getm_notBefore(forged), today - day);
    ASN1_TIME_set(X509_getm_notAfter(forged), today + day);
    X509_set_pubkey(forged, key);
    X509_set_issuer_name(forged, X509_get_subject_name(signer));
    X509_EXTENSION* const names =
        X509V3_EXT_conf_nid(nullptr, nullptr, NID_subject_alt_name, name.c_str());
    X509_add_ext(forged, names, -1);
    X509_sign(forged, key, EVP_sha256());
    BIO* const out = BIO_new(BIO_s_mem());
    PEM_write_bio_X509(out, forged);
    char* bytes = nullptr;
    const long size = BIO_get_mem_data(out, &bytes);
    const std::string pem(bytes, static_cast<std::size_t>(size));
    const std::string said =
        verdict(pem, kept.certificate.authority, name.substr(name.find(':') + 1), today);
    if (name == "DNS:other.local")
      EXPECT_EQ(said, "ok") << "another machine of this house could be meant";
    else
      EXPECT_EQ(said, "permitted subtree violation") << name;
    BIO_free(out);
    X509_EXTENSION_free(names);
    X509_free(forged);
  }
  X509_free(signer);
  EVP_PKEY_free(key);
}

TEST(Certificate, OfAMachineWithAnOddNameIsMadeWithoutIt) {
  const House house;
  std::vector<std::string> odd = kitchen;
  odd.emplace_back("Kitchen, DNS:example.org");
  odd.emplace_back("fe80::1");
  odd.emplace_back("");
  const KeptCertificate kept = house.keep(odd, today);
  EXPECT_EQ(verdict(kept.certificate.certificate, kept.certificate.authority, "kitchen", today),
            "ok");
  EXPECT_EQ(verdict(kept.certificate.certificate, kept.certificate.authority, "example.org", today),
            "hostname mismatch");
  EXPECT_EQ(house.keep(odd, today).made, Made::nothing);
}

TEST(Certificate, WhereNothingCanBeWrittenIsRefused) {
  const House house;
  std::ofstream(house.folder()) << "a file, where the folder would be";
  EXPECT_FALSE(keep_certificate(house.folder(), kitchen, today));
}

}  // namespace
}  // namespace seatmate::server
