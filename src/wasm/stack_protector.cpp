// Debian builds its wasi-libc and libc++ with stack protection, but ships nothing that provides the
// two symbols this needs.

#include <cstdint>
#include <cstdlib>

extern "C" {
// A fixed guard is enough here: the sandbox has no neighbour to protect the stack from.
std::uintptr_t __stack_chk_guard = 0x5ea7;  // NOLINT(bugprone-reserved-identifier)

[[noreturn]] void __stack_chk_fail() {  // NOLINT(bugprone-reserved-identifier)
  std::abort();
}
}
