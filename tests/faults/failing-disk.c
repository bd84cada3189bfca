/*
 * Stands between a program and its disk: `LD_PRELOAD`ed into one process, it lets one write, sync, rename, link,
 * truncation, deletion or making of a file or folder fail. Opening "/isnad-fail-at/N/E" lets the Nth such call from then on fail with errno E, and with
 * "/isnad-fail-at/N/E/h" only half of a write is done before; "/isnad-fail-at/0/0" lets none fail.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <unistd.h>

static long calls = 0, fail_at = 0;
static int fail_errno = EIO, half = 0;

/* Node's own threads call it too. */
static int fails(void) {
  long call = __atomic_add_fetch(&calls, 1, __ATOMIC_SEQ_CST);
  return fail_at > 0 && call == fail_at;
}

/* What goes to a terminal, a pipe or another thread is none of the disk's. */
static int is_file(int fd) {
  struct stat found;
  return fstat(fd, &found) == 0 && S_ISREG(found.st_mode);
}

static int is_control(const char *path) {
  if (strncmp(path, "/isnad-fail-at/", 15) != 0) return 0;
  char kind = 0;
  calls = 0;
  half = 0;
  if (sscanf(path + 15, "%ld/%d/%c", &fail_at, &fail_errno, &kind) == 3) half = kind == 'h';
  errno = ENOENT;
  return 1;
}

#define NEXT(name) static __typeof__(name) *next; if (!next) next = (__typeof__(name) *)dlsym(RTLD_NEXT, #name)
#define REFUSE do { errno = fail_errno; return -1; } while (0)

int open(const char *path, int flags, ...) {
  NEXT(open);
  va_list more;
  va_start(more, flags);
  mode_t mode = va_arg(more, mode_t);
  va_end(more);
  if (is_control(path)) return -1;
  return next(path, flags, mode);
}
int open64(const char *path, int flags, ...) {
  NEXT(open64);
  va_list more;
  va_start(more, flags);
  mode_t mode = va_arg(more, mode_t);
  va_end(more);
  if (is_control(path)) return -1;
  return next(path, flags, mode);
}
ssize_t pwrite(int fd, const void *bytes, size_t size, off_t at) {
  NEXT(pwrite);
  if (fails()) {
    if (half) next(fd, bytes, size / 2, at);
    REFUSE;
  }
  return next(fd, bytes, size, at);
}
ssize_t pwrite64(int fd, const void *bytes, size_t size, off64_t at) {
  NEXT(pwrite64);
  if (fails()) {
    if (half) next(fd, bytes, size / 2, at);
    REFUSE;
  }
  return next(fd, bytes, size, at);
}
ssize_t write(int fd, const void *bytes, size_t size) {
  NEXT(write);
  if (is_file(fd) && fails()) {
    if (half) (void)!next(fd, bytes, size / 2);
    REFUSE;
  }
  return next(fd, bytes, size);
}
int fsync(int fd) { NEXT(fsync); if (fails()) REFUSE; return next(fd); }
int fdatasync(int fd) { NEXT(fdatasync); if (fails()) REFUSE; return next(fd); }
int ftruncate(int fd, off_t size) { NEXT(ftruncate); if (fails()) REFUSE; return next(fd, size); }
int ftruncate64(int fd, off64_t size) { NEXT(ftruncate64); if (fails()) REFUSE; return next(fd, size); }
int rename(const char *from, const char *to) { NEXT(rename); if (fails()) REFUSE; return next(from, to); }
int unlink(const char *path) { NEXT(unlink); if (fails()) REFUSE; return next(path); }
int fallocate(int fd, int mode, off_t at, off_t size) { NEXT(fallocate); if (fails()) REFUSE; return next(fd, mode, at, size); }
int link(const char *from, const char *to) { NEXT(link); if (fails()) REFUSE; return next(from, to); }
int mkdir(const char *path, mode_t mode) { NEXT(mkdir); if (fails()) REFUSE; return next(path, mode); }
