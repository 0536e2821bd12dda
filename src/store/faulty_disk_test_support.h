#pragma once

// For tests: a disk between SQLite and the real one, which fails at the call a test names. While
// one of these exists it is SQLite's own choice for every file that is opened.

#include <sqlite3.h>

#include <algorithm>
#include <cstring>
#include <string>

namespace seatmate {

class FaultyDisk {
 public:
  enum class Fault {
    read,   // EIO
    write,  // EIO
    full,   // half of it is written, then there is no more room
    sync,   // what was written may or may not be on the disk
    dead,   // nothing works any more, as after a kill
  };

  FaultyDisk() : real_(sqlite3_vfs_find(nullptr)) {
    the_one = this;
    vfs_ = *real_;
    vfs_.zName = "faulty";
    vfs_.szOsFile = static_cast<int>(sizeof(File)) + real_->szOsFile;
    vfs_.pNext = nullptr;
    vfs_.xOpen = open;
    vfs_.xDelete = remove;
    sqlite3_vfs_register(&vfs_, 1);
  }
  FaultyDisk(const FaultyDisk&) = delete;
  FaultyDisk& operator=(const FaultyDisk&) = delete;
  ~FaultyDisk() {
    sqlite3_vfs_unregister(&vfs_);
    sqlite3_vfs_register(real_, 1);
    the_one = nullptr;
  }

  // The `at`-th call from now on that this fault can strike fails, and `lasting`: all after it.
  void strike(Fault fault, int at, bool lasting) {
    fault_ = fault;
    left_ = at;
    lasting_ = lasting;
    struck_ = false;
  }
  void heal() { left_ = 0; }
  [[nodiscard]] bool struck() const { return struck_; }

 private:
  struct File {
    sqlite3_file base;
    sqlite3_io_methods methods;
  };
  static sqlite3_file* real_of(sqlite3_file* file) {
    return reinterpret_cast<sqlite3_file*>(reinterpret_cast<File*>(file) + 1);
  }

  // Whether this call fails.
  static bool fails(std::initializer_list<Fault> kinds) {
    FaultyDisk& disk = *the_one;
    if (disk.left_ <= 0 || std::find(kinds.begin(), kinds.end(), disk.fault_) == kinds.end())
      return false;
    if (disk.left_ > 1) {
      --disk.left_;
      return false;
    }
    if (!disk.lasting_) disk.left_ = 0;
    disk.struck_ = true;
    return true;
  }

  static int open(sqlite3_vfs*, const char* name, sqlite3_file* file, int flags, int* out_flags) {
    auto* const ours = reinterpret_cast<File*>(file);
    std::memset(&ours->base, 0, sizeof ours->base);
    if (fails({Fault::dead})) return SQLITE_CANTOPEN;
    sqlite3_file* const real = real_of(file);
    const int code = the_one->real_->xOpen(the_one->real_, name, real, flags, out_flags);
    if (real->pMethods == nullptr) return code;
    sqlite3_io_methods& methods = ours->methods;
    methods = *real->pMethods;
    methods.iVersion = std::min(methods.iVersion, 2);  // no memory mapping behind our back
    methods.xClose = [](sqlite3_file* f) { return real_of(f)->pMethods->xClose(real_of(f)); };
    methods.xRead = [](sqlite3_file* f, void* to, int count, sqlite3_int64 at) {
      if (fails({Fault::read, Fault::dead})) return SQLITE_IOERR_READ;
      return real_of(f)->pMethods->xRead(real_of(f), to, count, at);
    };
    methods.xWrite = [](sqlite3_file* f, const void* from, int count, sqlite3_int64 at) {
      if (fails({Fault::write, Fault::dead})) return SQLITE_IOERR_WRITE;
      if (fails({Fault::full})) {
        (void)real_of(f)->pMethods->xWrite(real_of(f), from, count / 2, at);
        return SQLITE_FULL;
      }
      return real_of(f)->pMethods->xWrite(real_of(f), from, count, at);
    };
    methods.xTruncate = [](sqlite3_file* f, sqlite3_int64 size) {
      if (fails({Fault::write, Fault::dead})) return SQLITE_IOERR_TRUNCATE;
      return real_of(f)->pMethods->xTruncate(real_of(f), size);
    };
    methods.xSync = [](sqlite3_file* f, int how) {
      if (fails({Fault::sync, Fault::dead})) return SQLITE_IOERR_FSYNC;
      return real_of(f)->pMethods->xSync(real_of(f), how);
    };
    methods.xFileSize = [](sqlite3_file* f, sqlite3_int64* size) {
      return real_of(f)->pMethods->xFileSize(real_of(f), size);
    };
    methods.xLock = [](sqlite3_file* f, int how) {
      return real_of(f)->pMethods->xLock(real_of(f), how);
    };
    methods.xUnlock = [](sqlite3_file* f, int how) {
      return real_of(f)->pMethods->xUnlock(real_of(f), how);
    };
    methods.xCheckReservedLock = [](sqlite3_file* f, int* out) {
      return real_of(f)->pMethods->xCheckReservedLock(real_of(f), out);
    };
    methods.xFileControl = [](sqlite3_file* f, int what, void* value) {
      return real_of(f)->pMethods->xFileControl(real_of(f), what, value);
    };
    methods.xSectorSize = [](sqlite3_file* f) {
      return real_of(f)->pMethods->xSectorSize(real_of(f));
    };
    methods.xDeviceCharacteristics = [](sqlite3_file* f) {
      return real_of(f)->pMethods->xDeviceCharacteristics(real_of(f));
    };
    methods.xShmMap = [](sqlite3_file* f, int page, int size, int extend, void volatile** where) {
      return real_of(f)->pMethods->xShmMap(real_of(f), page, size, extend, where);
    };
    methods.xShmLock = [](sqlite3_file* f, int offset, int n, int flags) {
      return real_of(f)->pMethods->xShmLock(real_of(f), offset, n, flags);
    };
    methods.xShmBarrier = [](sqlite3_file* f) { real_of(f)->pMethods->xShmBarrier(real_of(f)); };
    methods.xShmUnmap = [](sqlite3_file* f, int remove) {
      return real_of(f)->pMethods->xShmUnmap(real_of(f), remove);
    };
    ours->base.pMethods = &methods;
    return code;
  }
  static int remove(sqlite3_vfs*, const char* name, int sync) {
    if (fails({Fault::write, Fault::dead})) return SQLITE_IOERR_DELETE;
    return the_one->real_->xDelete(the_one->real_, name, sync);
  }

  static inline FaultyDisk* the_one = nullptr;
  sqlite3_vfs* real_;
  sqlite3_vfs vfs_{};
  Fault fault_ = Fault::dead;
  int left_ = 0;
  bool lasting_ = false;
  bool struck_ = false;
};

}  // namespace seatmate
