// Memory for a page's engine: wasi-libc's allocator and copying are made for much more than this,
// and every byte of them is downloaded. An engine makes many small things and throws them away
// together, so blocks come in sizes: multiples of 16 bytes, then powers of two. A block that is
// free waits in the list of its size; nothing is ever split or joined.
//
// The names are libc's own, so that its versions are not linked.

#include <cstddef>
#include <cstdint>

extern "C" {
extern unsigned char __heap_base;  // NOLINT(bugprone-reserved-identifier): the linker's name

void* malloc(std::size_t size);
void free(void* block);
void* calloc(std::size_t count, std::size_t size);
void* realloc(void* block, std::size_t size);
// libc's own names for the same. NOLINTBEGIN(bugprone-reserved-identifier)
void* __libc_malloc(std::size_t size);
void __libc_free(void* block);
void* __libc_calloc(std::size_t count, std::size_t size);
// NOLINTEND(bugprone-reserved-identifier)
void* aligned_alloc(std::size_t alignment, std::size_t size);
int posix_memalign(void** block, std::size_t alignment, std::size_t size);
void* memcpy(void* to, const void* from, std::size_t size);
void* memmove(void* to, const void* from, std::size_t size);
void* memset(void* to, int value, std::size_t size);
}

namespace {

constexpr std::size_t unit = 16;
constexpr std::size_t small_sizes = 64;  // up to 1024 bytes
constexpr std::size_t largest = std::size_t{1} << 30U;
constexpr std::size_t page_size = 65536;

// In front of each block; as long as a block must be aligned.
struct alignas(unit) Head {
  std::size_t size_class = 0;
  Head* next = nullptr;
};

Head* waiting[small_sizes + 20];
std::uintptr_t fresh = 0;      // where memory begins that was never given away
std::uintptr_t fresh_end = 0;  // where it ends for now

std::size_t class_of(std::size_t size) {
  if (size <= unit * small_sizes) return size == 0 ? 0 : (size - 1) / unit;
  std::size_t found = small_sizes;
  for (std::size_t room = unit * small_sizes * 2; room < size; room *= 2) ++found;
  return found;
}
std::size_t room_of(std::size_t size_class) {
  if (size_class < small_sizes) return (size_class + 1) * unit;
  return unit * small_sizes * 2 << (size_class - small_sizes);
}

Head* head_of(void* block) { return static_cast<Head*>(block) - 1; }

// Null if the browser gives no more.
Head* take_fresh(std::size_t size) {
  if (fresh == 0) {
    fresh = (reinterpret_cast<std::uintptr_t>(&__heap_base) + unit - 1) / unit * unit;
    fresh_end = __builtin_wasm_memory_size(0) * page_size;
  }
  if (size > fresh_end - fresh) {
    const std::size_t pages = (size - (fresh_end - fresh) + page_size - 1) / page_size;
    constexpr std::size_t at_least = 4;
    const std::size_t more = pages < at_least ? at_least : pages;
    if (__builtin_wasm_memory_grow(0, more) == SIZE_MAX) return nullptr;
    fresh_end += more * page_size;
  }
  auto* const head = reinterpret_cast<Head*>(fresh);
  fresh += size;
  return head;
}

}  // namespace

void* malloc(std::size_t size) {
  if (size > largest) return nullptr;
  const std::size_t size_class = class_of(size);
  Head* head = waiting[size_class];
  if (head != nullptr)
    waiting[size_class] = head->next;
  else if (head = take_fresh(sizeof(Head) + room_of(size_class)); head == nullptr)
    return nullptr;
  head->size_class = size_class;
  return head + 1;
}

void free(void* block) {
  if (block == nullptr) return;
  Head* const head = head_of(block);
  head->next = waiting[head->size_class];
  waiting[head->size_class] = head;
}

void* calloc(std::size_t count, std::size_t size) {
  if (size != 0 && count > largest / size) return nullptr;
  void* const block = malloc(count * size);
  if (block != nullptr) __builtin_memset(block, 0, count * size);
  return block;
}

void* realloc(void* block, std::size_t size) {
  if (block == nullptr) return malloc(size);
  const std::size_t room = room_of(head_of(block)->size_class);
  if (size <= room) return block;
  void* const larger = malloc(size);
  if (larger == nullptr) return nullptr;
  __builtin_memcpy(larger, block, room);
  free(block);
  return larger;
}

void* __libc_malloc(std::size_t size) { return malloc(size); }
void __libc_free(void* block) { free(block); }
void* __libc_calloc(std::size_t count, std::size_t size) { return calloc(count, size); }

// libc++ can ask for stricter alignment; nothing of ours does.
void* aligned_alloc(std::size_t alignment, std::size_t size) {
  return alignment <= unit ? malloc(size) : nullptr;
}
int posix_memalign(void** block, std::size_t alignment, std::size_t size) {
  constexpr int out_of_memory = 48;  // ENOMEM
  *block = aligned_alloc(alignment, size);
  return *block == nullptr ? out_of_memory : 0;
}

// Each is one instruction by now.
void* memcpy(void* to, const void* from, std::size_t size) {
  return __builtin_memcpy(to, from, size);
}
void* memmove(void* to, const void* from, std::size_t size) {
  return __builtin_memmove(to, from, size);
}
void* memset(void* to, int value, std::size_t size) { return __builtin_memset(to, value, size); }
