#include "server/worker.h"

#include <utility>

namespace seatmate::server {

Worker::Worker() : thread_([this] { work(); }) {}

Worker::~Worker() {
  static_cast<void>(over());
  thread_.join();
}

void Worker::want(Work work, bool first) {
  {
    const std::lock_guard lock(mutex_);
    if (over_) return;
    if (first)
      all_.push_front(std::move(work));
    else
      all_.push_back(std::move(work));
  }
  wanted_.notify_one();
}

bool Worker::over(std::chrono::steady_clock::time_point end) {
  std::deque<Work> dropped;  // destroyed without the lock: it may hold anything
  std::unique_lock lock(mutex_);
  over_ = true;
  dropped.swap(all_);
  wanted_.notify_one();
  return idle_.wait_until(lock, end, [this] { return !busy_; });
}

void Worker::work() {
  std::unique_lock lock(mutex_);
  for (;;) {
    wanted_.wait(lock, [this] { return over_ || !all_.empty(); });
    if (over_) return;
    Work next = std::move(all_.front());
    all_.pop_front();
    busy_ = true;
    lock.unlock();
    next();
    next = {};
    lock.lock();
    busy_ = false;
    idle_.notify_all();
  }
}

}  // namespace seatmate::server
