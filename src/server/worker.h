#pragma once

// A thread that does one thing after another, so that whoever asks need not wait for it.

#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>

namespace seatmate::server {

class Worker {
 public:
  using Work = std::function<void()>;

  Worker();
  Worker(const Worker&) = delete;
  Worker& operator=(const Worker&) = delete;
  // Waits for what it is doing; what has not been begun is dropped.
  ~Worker();

  // Behind what was wanted before, or (`first`) before it.
  void want(Work work, bool first = false);
  // Nothing more is begun. False: at that moment something is still being done.
  [[nodiscard]] bool over(std::chrono::steady_clock::time_point end = {});

 private:
  void work();

  std::mutex mutex_;
  std::condition_variable wanted_;
  std::condition_variable idle_;
  std::deque<Work> all_;
  bool over_ = false;
  bool busy_ = false;
  std::thread thread_;
};

}  // namespace seatmate::server
