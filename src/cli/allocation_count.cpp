#include "cli/allocation_count.h"

#include <cstdlib>
#include <new>

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define SEATMATE_OTHER_HEAP
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define SEATMATE_OTHER_HEAP
#endif
#endif

namespace {

thread_local std::uint64_t allocations = 0;

}  // namespace

namespace seatmate::cli {

bool allocations_are_counted() {
#ifdef SEATMATE_OTHER_HEAP
  return false;
#else
  return true;
#endif
}

std::uint64_t allocation_count() { return allocations; }

}  // namespace seatmate::cli

#ifndef SEATMATE_OTHER_HEAP

// Every other form of new and delete comes down to these, as the standard promises, except the
// aligned ones, which nothing here uses in a turn.
void* operator new(std::size_t size) {
  ++allocations;
  if (void* memory = std::malloc(size != 0 ? size : 1)) return memory;
  throw std::bad_alloc();
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

#endif
