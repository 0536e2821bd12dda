#pragma once

// Turns that can ask.
//
// A rule that may need a fact from the table is a coroutine `Turn<> rule(State&, Table&, …)` and
// says `co_await table.ask(Question{})`. If the answer is known the turn goes on at once. If not,
// the whole turn stops there and is thrown away: a turn in progress is the state at its start and
// the answers so far, and to continue it is run again with one more answer. So nothing suspended is
// ever resumed, kept or stored, and a frame needs no heap: it comes from the table's arena.

#include <coroutine>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <new>
#include <optional>
#include <type_traits>
#include <utility>

namespace seatmate {

// Memory for the frames of one turn: taken and given back like a stack.
class Arena {
 public:
  Arena() = default;
  Arena(const Arena&) = delete;
  Arena& operator=(const Arena&) = delete;

  void* take(std::size_t bytes) {
    bytes = (bytes + header + 15U) & ~std::size_t{15};
    auto* at = used_ + bytes <= sizeof memory_ ? memory_ + used_ : nullptr;
    if (at == nullptr) {  // deeper than any rule goes; correct all the same
      at = take_from_heap(bytes);
      new (at) Header{nullptr, bytes};
    } else {
      used_ += bytes;
      new (at) Header{this, bytes};
    }
    return at + header;
  }
  static void give_back(void* frame) {
    auto* at = static_cast<std::byte*>(frame) - header;
    const Header h = *std::launder(reinterpret_cast<Header*>(at));
    if (h.arena == nullptr) {
      give_back_to_heap(at);
    } else if (at + h.bytes == h.arena->memory_ + h.arena->used_) {
      h.arena->used_ -= h.bytes;
    }
  }

 private:
  static std::byte* take_from_heap(std::size_t bytes);
  static void give_back_to_heap(std::byte* frame);

  struct Header {
    Arena* arena;
    std::size_t bytes;
  };
  static constexpr std::size_t header = 16;
  static_assert(sizeof(Header) <= header);

  alignas(16) std::byte memory_[16 * 1024];
  std::size_t used_ = 0;
};

template <class T = void>
class Turn;

namespace turn_detail {

struct PromiseBase {
  // A turn's second parameter is its table, which owns the arena.
  template <class State, class Table, class... Rest>
  static void* operator new(std::size_t bytes, State&, Table& table, Rest&...) {
    return table.arena().take(bytes);
  }
  static void operator delete(void* frame) { Arena::give_back(frame); }
  static void operator delete(void* frame, std::size_t) { Arena::give_back(frame); }

  std::suspend_never initial_suspend() noexcept { return {}; }
  std::suspend_always final_suspend() noexcept { return {}; }
  [[noreturn]] void unhandled_exception() noexcept { std::abort(); }
};

template <class T>
struct Promise : PromiseBase {
  std::optional<T> value;
  Turn<T> get_return_object();
  void return_value(T v) { value.emplace(std::move(v)); }
};

template <>
struct Promise<void> : PromiseBase {
  Turn<void> get_return_object();
  void return_void() {}
};

}  // namespace turn_detail

template <class T>
class [[nodiscard]] Turn {
 public:
  using promise_type = turn_detail::Promise<T>;
  using Handle = std::coroutine_handle<promise_type>;

  explicit Turn(Handle handle) : handle_(handle) {}
  Turn(Turn&& other) noexcept : handle_(std::exchange(other.handle_, nullptr)) {}
  Turn(const Turn&) = delete;
  Turn& operator=(const Turn&) = delete;
  Turn& operator=(Turn&&) = delete;
  ~Turn() {
    if (handle_) handle_.destroy();
  }

  // False: the turn stopped at a question that has no answer yet.
  [[nodiscard]] bool done() const { return handle_.done(); }

  // A turn awaits another: if that one stopped at a question, so does this one.
  [[nodiscard]] bool await_ready() const noexcept { return handle_.done(); }
  void await_suspend(std::coroutine_handle<>) const noexcept {}
  T await_resume() const {
    if constexpr (!std::is_void_v<T>) return *handle_.promise().value;
  }

 private:
  Handle handle_;
};

namespace turn_detail {
template <class T>
Turn<T> Promise<T>::get_return_object() {
  return Turn<T>(Turn<T>::Handle::from_promise(*this));
}
inline Turn<void> Promise<void>::get_return_object() {
  return Turn<void>(Turn<void>::Handle::from_promise(*this));
}
}  // namespace turn_detail

// What `table.ask` returns: the answer, if there is one.
template <class Answer>
struct Asked {
  std::optional<Answer> answer;

  [[nodiscard]] bool await_ready() const noexcept { return answer.has_value(); }
  void await_suspend(std::coroutine_handle<>) const noexcept {}
  Answer await_resume() const { return *answer; }
};

}  // namespace seatmate
