/*
 * Preloaded into the server (LD_PRELOAD): lets the n-th call that writes, syncs, opens or renames files below a
 * folder fail, as a full or broken disk would. Calls are counted from the moment a test arms it.
 *   FAULT_FOLDER   absolute path; this folder and what is below it is meant
 *   FAULT_CONTROL  a file outside of that folder, mapped into memory: seven 32-bit numbers, see struct control
 * The control file outlives a process that is killed, so a test can read how far it had come.
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

/* The test writes the first four, we the others. */
struct control {
  uint32_t first;  /* the first call that fails; 0: none, and nothing is counted */
  uint32_t times;  /* how many fail from there on */
  uint32_t error;  /* the errno that they get */
  uint32_t kinds;  /* the kinds of call that count, a bit for each */
  uint32_t calls;  /* calls of these kinds since it was armed */
  uint32_t failed; /* how many of them failed */
  uint32_t seen;   /* the kinds of call that there were */
};

/* A kind of call is what it does and the file that it does it to. */
enum action { OPEN, WRITE, SYNC, RENAME };
enum file { NOT_OURS, DATABASE, LOG, INDEX, OTHER, FILES = OTHER };

static struct control *control;
static const char *folder;
static unsigned char files[1 << 16]; /* by descriptor: which file below the folder it is of */

__attribute__((constructor)) static void begin(void) {
  const char *file = getenv("FAULT_CONTROL");
  folder = getenv("FAULT_FOLDER");
  if (!file || !folder) return;
  int descriptor = open(file, O_RDWR);
  void *memory = mmap(NULL, sizeof *control, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0);
  /* A test must not pass because the shim did not work. */
  if (descriptor < 0 || memory == MAP_FAILED) abort();
  close(descriptor);
  control = memory;
}

static int ends_with(const char *path, const char *ending) {
  size_t length = strlen(path), end = strlen(ending);
  return length >= end && strcmp(path + length - end, ending) == 0;
}

static enum file file_at(const char *path) {
  if (!control || !path) return NOT_OURS;
  size_t length = strlen(folder);
  if (strncmp(path, folder, length) != 0 || (path[length] != '/' && path[length] != 0)) return NOT_OURS;
  if (ends_with(path, ".db")) return DATABASE;
  if (ends_with(path, "-wal")) return LOG;
  return ends_with(path, "-shm") ? INDEX : OTHER;
}

static enum file file_of(int descriptor) {
  return control && descriptor >= 0 && descriptor < (int)sizeof files ? files[descriptor] : NOT_OURS;
}

static void mark(int descriptor, enum file file) {
  if (descriptor >= 0 && descriptor < (int)sizeof files) files[descriptor] = file;
}

/* Counts a call on a file of ours, and tells whether it has to fail. */
static int fails(enum action action, enum file file) {
  if (file == NOT_OURS || !control->first) return 0;
  uint32_t kind = 1u << (action * FILES + file - 1);
  __atomic_or_fetch(&control->seen, kind, __ATOMIC_SEQ_CST);
  if (!(control->kinds & kind)) return 0;
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

#define ON_DESCRIPTOR(action, type, name, parameters, ...) \
  type name parameters {                                   \
    REAL(name);                                            \
    if (fails(action, file_of(descriptor))) return -1;     \
    return real(__VA_ARGS__);                              \
  }

ON_DESCRIPTOR(WRITE, ssize_t, write, (int descriptor, const void *from, size_t size), descriptor, from, size)
ON_DESCRIPTOR(WRITE, ssize_t, writev, (int descriptor, const struct iovec *from, int count), descriptor, from, count)
ON_DESCRIPTOR(WRITE, ssize_t, pwrite, (int descriptor, const void *from, size_t size, off_t at), descriptor, from, size, at)
ON_DESCRIPTOR(WRITE, ssize_t, pwrite64, (int descriptor, const void *from, size_t size, off64_t at), descriptor, from, size, at)
ON_DESCRIPTOR(SYNC, int, fsync, (int descriptor), descriptor)
ON_DESCRIPTOR(SYNC, int, fdatasync, (int descriptor), descriptor)

#define ON_OPEN(name, parameters, ...)           \
  int name parameters {                          \
    REAL(name);                                  \
    va_list rest;                                \
    va_start(rest, flags);                       \
    mode_t mode = va_arg(rest, mode_t);          \
    va_end(rest);                                \
    enum file file = file_at(path);              \
    if (fails(OPEN, file)) return -1;            \
    int opened = real(__VA_ARGS__, flags, mode); \
    mark(opened, file);                          \
    return opened;                               \
  }

ON_OPEN(open, (const char *path, int flags, ...), path)
ON_OPEN(open64, (const char *path, int flags, ...), path)
ON_OPEN(openat, (int folder_descriptor, const char *path, int flags, ...), folder_descriptor, path)
ON_OPEN(openat64, (int folder_descriptor, const char *path, int flags, ...), folder_descriptor, path)

int rename(const char *from, const char *to) {
  REAL(rename);
  if (fails(RENAME, file_at(from) != NOT_OURS ? file_at(from) : file_at(to))) return -1;
  return real(from, to);
}

int close(int descriptor) {
  REAL(close);
  mark(descriptor, NOT_OURS);
  return real(descriptor);
}
