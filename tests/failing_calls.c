// Stands between a program and the C library (LD_PRELOAD) and lets one call fail, or all from it
// on: a full disk, one that cannot be read, written or brought to safety, no more files to be
// opened, no lock to be had, writes that are cut short. tests/faults.py says which.
//
//   FAULT_KIND    full, short, io, sync, files, system-files, locks
//   FAULT_AT      the n-th call that this kind can strike
//   FAULT_LASTING 1: all calls after it fail, too
//   FAULT_FOLDER  only files below it are struck (files and system-files: every file)
//   FAULT_TOLD    here is written what was struck
//
// The clock stands still, so that what is kept does not depend on when it was said.

#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <time.h>
#include <unistd.h>

enum Kind { none, full, short_writes, io, sync_only, files, system_files, locks };

static enum Kind kind;
static const char* folder;
static const char* told;
static int lasting;
static atomic_long left;
static atomic_uchar ours[4096];  // open files below the folder

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

__attribute__((constructor)) static void begin(void) {
  static const char* const names[] = {"none", "full",  "short",        "io",
                                      "sync", "files", "system-files", "locks"};
  const char* const wanted = getenv("FAULT_KIND");
  for (int i = 0; wanted != NULL && i < 8; ++i)
    if (strcmp(wanted, names[i]) == 0) kind = (enum Kind)i;
  const char* const at = getenv("FAULT_AT");
  left = at != NULL ? atol(at) : 0;
  folder = getenv("FAULT_FOLDER");
  told = getenv("FAULT_TOLD");
  lasting = getenv("FAULT_LASTING") != NULL && *getenv("FAULT_LASTING") == '1';
  unsetenv("LD_PRELOAD");
}

static int below(const char* path) {
  return path != NULL && folder != NULL && strncmp(path, folder, strlen(folder)) == 0;
}
static int of_ours(int file) {
  return file >= 0 && file < (int)(sizeof ours / sizeof *ours) && ours[file];
}
static int note(int file, const char* path) {
  if (file >= 0 && file < (int)(sizeof ours / sizeof *ours))
    ours[file] = (unsigned char)below(path);
  return file;
}

// By system calls: this must not strike itself.
static void tell(const char* call, const char* path) {
  if (told == NULL) return;
  const int file = (int)syscall(SYS_openat, AT_FDCWD, told, O_WRONLY | O_CREAT | O_APPEND, 0600);
  char line[600];
  const int length = snprintf(line, sizeof line, "%s %s\n", call, path != NULL ? path : "");
  if (file >= 0) {
    (void)!syscall(SYS_write, file, line, (size_t)length);
    syscall(SYS_close, file);
  }
}

// Whether this call fails; errno says why.
static int fails(const char* call, const char* path, int error) {
  if (error == 0) return 0;
  const long before = atomic_fetch_sub(&left, 1);
  if (before != 1 && !(lasting && before < 1)) return 0;
  if (before < 1) atomic_store(&left, 0);
  if (before == 1) tell(call, path);
  errno = error;
  return 1;
}

static int error_of_opening(const char* path, int creating) {
  if (kind == files) return EMFILE;
  if (kind == system_files) return ENFILE;
  if (!below(path)) return 0;
  return kind == io ? EIO : kind == full && creating ? ENOSPC : 0;
}
static int error_of_writing(int file) {
  if (!of_ours(file)) return 0;
  return kind == io ? EIO : kind == full || kind == short_writes ? ENOSPC : 0;
}
static int error_of_changing(const char* path) {  // a name in a folder
  if (!below(path)) return 0;
  return kind == io ? EIO : kind == full ? ENOSPC : 0;
}
static int error_of_reading(int file) { return of_ours(file) && kind == io ? EIO : 0; }

#define OPENING(name)                                                                            \
  int name(const char* path, int flags, ...) {                                                   \
    va_list more;                                                                                \
    va_start(more, flags);                                                                       \
    const mode_t mode = (flags & (O_CREAT | __O_TMPFILE)) != 0 ? va_arg(more, mode_t) : 0;       \
    va_end(more);                                                                                \
    const int there = access(path, F_OK) == 0;                                                   \
    if (fails(#name, path, error_of_opening(path, (flags & O_CREAT) != 0 && !there))) return -1; \
    return note(REAL(name)(path, flags, mode), path);                                            \
  }
OPENING(open)
OPENING(open64)

#define OPENING_STREAM(name)                                                             \
  FILE* name(const char* path, const char* mode) {                                       \
    const int there = access(path, F_OK) == 0;                                           \
    if (fails(#name, path, error_of_opening(path, *mode != 'r' && !there))) return NULL; \
    FILE* const opened = REAL(name)(path, mode);                                         \
    if (opened != NULL) note(fileno(opened), path);                                      \
    return opened;                                                                       \
  }
OPENING_STREAM(fopen)
OPENING_STREAM(fopen64)

DIR* opendir(const char* path) {
  if (fails("opendir", path, error_of_opening(path, 0))) return NULL;
  return REAL(opendir)(path);
}
int fclose(FILE* stream) {
  const int file = fileno(stream);
  const int error = of_ours(file) && kind == io ? EIO : 0;
  note(file, NULL);
  const int struck = fails("fclose", NULL, error);
  const int done = REAL(fclose)(stream);
  if (struck) errno = error;
  return struck ? EOF : done;
}
int close(int file) {
  const int error = of_ours(file) && kind == io ? EIO : 0;
  note(file, NULL);
  const int struck = fails("close", NULL, error);
  const int done = REAL(close)(file);
  if (struck) errno = error;
  return struck ? -1 : done;
}

// Half of it is written. Where writes are only cut short that is what is said, and whoever writes
// the rest can.
static ssize_t half(ssize_t written) {
  if (kind == short_writes && !lasting) return written;
  errno = ENOSPC;
  return -1;
}
ssize_t write(int file, const void* from, size_t count) {
  if (fails("write", NULL, error_of_writing(file)))
    return kind == io ? -1 : half(REAL(write)(file, from, (count + 1) / 2));
  return REAL(write)(file, from, count);
}
ssize_t writev(int file, const struct iovec* parts, int count) {
  if (fails("writev", NULL, error_of_writing(file)))
    return kind == io ? -1 : half(REAL(write)(file, parts->iov_base, (parts->iov_len + 1) / 2));
  return REAL(writev)(file, parts, count);
}
#define WRITING_AT(name, offset)                                                  \
  ssize_t name(int file, const void* from, size_t count, offset at) {             \
    if (fails(#name, NULL, error_of_writing(file)))                               \
      return kind == io ? -1 : half(REAL(name)(file, from, (count + 1) / 2, at)); \
    return REAL(name)(file, from, count, at);                                     \
  }
WRITING_AT(pwrite, off_t)
WRITING_AT(pwrite64, off64_t)

// No room is found when the file grows.
#define CUTTING(name, offset)                                                               \
  int name(int file, offset size) {                                                         \
    struct stat now;                                                                        \
    const int grows = fstat(file, &now) == 0 && size > now.st_size;                         \
    if (fails(#name, NULL, kind == full && !grows ? 0 : error_of_writing(file))) return -1; \
    return REAL(name)(file, size);                                                          \
  }
CUTTING(ftruncate, off_t)
CUTTING(ftruncate64, off64_t)

ssize_t read(int file, void* to, size_t count) {
  if (fails("read", NULL, error_of_reading(file))) return -1;
  return REAL(read)(file, to, count);
}
ssize_t pread(int file, void* to, size_t count, off_t at) {
  if (fails("pread", NULL, error_of_reading(file))) return -1;
  return REAL(pread)(file, to, count, at);
}
ssize_t pread64(int file, void* to, size_t count, off64_t at) {
  if (fails("pread64", NULL, error_of_reading(file))) return -1;
  return REAL(pread64)(file, to, count, at);
}

static int error_of_syncing(int file) {
  return of_ours(file) && (kind == io || kind == sync_only) ? EIO : 0;
}
int fsync(int file) {
  if (fails("fsync", NULL, error_of_syncing(file))) return -1;
  return REAL(fsync)(file);
}
int fdatasync(int file) {
  if (fails("fdatasync", NULL, error_of_syncing(file))) return -1;
  return REAL(fdatasync)(file);
}

int rename(const char* from, const char* to) {
  if (fails("rename", to, error_of_changing(to))) return -1;
  return REAL(rename)(from, to);
}
int renameat2(int a, const char* from, int b, const char* to, unsigned how) {
  if (fails("renameat2", to, error_of_changing(to))) return -1;
  return REAL(renameat2)(a, from, b, to, how);
}
int mkdir(const char* path, mode_t mode) {
  if (fails("mkdir", path, access(path, F_OK) == 0 ? 0 : error_of_changing(path))) return -1;
  return REAL(mkdir)(path, mode);
}
int unlink(const char* path) {
  if (fails("unlink", path, kind == io && below(path) ? EIO : 0)) return -1;
  return REAL(unlink)(path);
}
int remove(const char* path) {
  if (fails("remove", path, kind == io && below(path) ? EIO : 0)) return -1;
  return REAL(remove)(path);
}

#define MAPPING(name, offset)                                                            \
  void* name(void* where, size_t length, int how, int flags, int file, offset at) {      \
    if (fails(#name, NULL, of_ours(file) && kind == io ? ENOMEM : 0)) return MAP_FAILED; \
    return REAL(name)(where, length, how, flags, file, at);                              \
  }
MAPPING(mmap, off_t)
MAPPING(mmap64, off64_t)

#define CONTROLLING(name)                                                                      \
  int name(int file, int what, ...) {                                                          \
    va_list more;                                                                              \
    va_start(more, what);                                                                      \
    void* const value = va_arg(more, void*);                                                   \
    va_end(more);                                                                              \
    const int locking = what == F_SETLK && ((struct flock*)value)->l_type != F_UNLCK;          \
    if (fails(#name, NULL, locking && of_ours(file) && kind == locks ? ENOLCK : 0)) return -1; \
    const int done = REAL(name)(file, what, value);                                            \
    if (what == F_DUPFD || what == F_DUPFD_CLOEXEC)                                            \
      if (done >= 0 && of_ours(file) && done < 4096) ours[done] = 1;                           \
    return done;                                                                               \
  }
CONTROLLING(fcntl)
CONTROLLING(fcntl64)

int clock_gettime(clockid_t which, struct timespec* now) {
  if (which != CLOCK_REALTIME) return (int)syscall(SYS_clock_gettime, which, now);
  now->tv_sec = 1790000000;
  now->tv_nsec = 0;
  return 0;
}
