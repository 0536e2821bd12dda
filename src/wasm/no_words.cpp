// Before they give up, libc++ and libc++abi print why, and pull in all of printf for it, with
// numbers of 128 bits. In a page nobody reads that; a trap tells its host as much.

#include <__verbose_abort>

// NOLINTBEGIN(bugprone-reserved-identifier,cert-dcl50-cpp)
extern "C" [[noreturn]] void abort_message(const char*, ...) { __builtin_trap(); }

_LIBCPP_BEGIN_NAMESPACE_STD
[[noreturn]] void __libcpp_verbose_abort(const char*, ...) { __builtin_trap(); }
_LIBCPP_END_NAMESPACE_STD
// NOLINTEND(bugprone-reserved-identifier,cert-dcl50-cpp)
