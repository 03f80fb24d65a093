/*
 * Preloaded into the server (LD_PRELOAD): lets calls fail that open, write, cut, sync, rename or remove files below a folder,
 * as a full or broken disk would. Calls are counted from the moment a test arms it.
 *   FAULT_FOLDER   absolute path; this folder and what is below it is meant
 *   FAULT_CONTROL  a file outside of that folder, mapped into memory, which a test reads and writes: struct control
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/uio.h>
#include <unistd.h>

struct control {
  uint32_t first;  /* the first call that fails; 0: none, and nothing is counted */
  uint32_t times;  /* how many fail from there on */
  uint32_t error;  /* the errno that they get */
  uint32_t calls;  /* calls since it was armed */
  uint32_t failed; /* how many of them failed */
};

static struct control *control;
static const char *folder;
static unsigned char ours[1 << 16]; /* by descriptor: whether its file is below the folder */

__attribute__((constructor)) static void begin(void) {
  const char *file = getenv("FAULT_CONTROL");
  folder = getenv("FAULT_FOLDER");
  if (!file || !folder) return;
  int descriptor = open(file, O_RDWR);
  void *memory = mmap(NULL, sizeof *control, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0);
  /* A test must not pass because this did not work. */
  if (descriptor < 0 || memory == MAP_FAILED) abort();
  close(descriptor);
  control = memory;
}

static int is_below(const char *path) {
  if (!control || !path) return 0;
  size_t length = strlen(folder);
  return strncmp(path, folder, length) == 0 && (path[length] == '/' || path[length] == 0);
}

static int is_ours(int descriptor) {
  return control && descriptor >= 0 && descriptor < (int)sizeof ours && ours[descriptor];
}

static void mark(int descriptor, int is_ours) {
  if (descriptor >= 0 && descriptor < (int)sizeof ours) ours[descriptor] = (unsigned char)is_ours;
}

/* Counts a call on a file of ours, and tells whether it has to fail. */
static int fails(int is_ours) {
  if (!is_ours || !control->first) return 0;
  uint32_t call = __atomic_add_fetch(&control->calls, 1, __ATOMIC_SEQ_CST);
  if (call < control->first || call - control->first >= control->times) return 0;
  __atomic_add_fetch(&control->failed, 1, __ATOMIC_SEQ_CST);
  errno = (int)control->error;
  return 1;
}

/* The function of libc by that name, found once. */
#define REAL(name)                                \
  static __typeof__(&name) real;                  \
  if (!real) *(void **)&real = dlsym(RTLD_NEXT, #name)

#define ON(is_ours, type, name, parameters, ...) \
  type name parameters {                         \
    REAL(name);                                  \
    if (fails(is_ours)) return -1;               \
    return real(__VA_ARGS__);                    \
  }
#define ON_FILE(type, name, parameters, ...) ON(is_ours(file), type, name, parameters, __VA_ARGS__)

ON_FILE(ssize_t, write, (int file, const void *from, size_t size), file, from, size)
ON_FILE(ssize_t, writev, (int file, const struct iovec *from, int count), file, from, count)
ON_FILE(ssize_t, pwrite, (int file, const void *from, size_t size, off_t at), file, from, size, at)
ON_FILE(ssize_t, pwrite64, (int file, const void *from, size_t size, off64_t at), file, from, size, at)
ON_FILE(int, ftruncate, (int file, off_t size), file, size)
ON_FILE(int, ftruncate64, (int file, off64_t size), file, size)
ON_FILE(int, fsync, (int file), file)
ON_FILE(int, fdatasync, (int file), file)
ON(is_below(path), int, unlink, (const char *path), path)
ON(is_below(from) || is_below(to), int, rename, (const char *from, const char *to), from, to)

#define ON_OPEN(name, parameters, ...)           \
  int name parameters {                          \
    REAL(name);                                  \
    va_list rest;                                \
    va_start(rest, flags);                       \
    mode_t mode = va_arg(rest, mode_t);          \
    va_end(rest);                                \
    if (fails(is_below(path))) return -1;        \
    int opened = real(__VA_ARGS__, flags, mode); \
    mark(opened, is_below(path));                \
    return opened;                               \
  }

ON_OPEN(open, (const char *path, int flags, ...), path)
ON_OPEN(open64, (const char *path, int flags, ...), path)
ON_OPEN(openat, (int at, const char *path, int flags, ...), at, path)
ON_OPEN(openat64, (int at, const char *path, int flags, ...), at, path)

int close(int descriptor) {
  REAL(close);
  mark(descriptor, 0);
  return real(descriptor);
}
