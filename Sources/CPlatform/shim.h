#ifndef UTI_PLATFORM_SHIM_H
#define UTI_PLATFORM_SHIM_H

#include <errno.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/ioctl.h>

// The number of columns of a terminal; 0 if unknown.
static inline int uti_terminal_columns(int descriptor) {
  struct winsize size;
  return ioctl(descriptor, TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
}

#if defined(__linux__)
#include <sys/syscall.h>
#include <unistd.h>

// Called by number: headers declare these calls only with _GNU_SOURCE, and older ones of musl not at all. Linux has them since
// 3.15 and 4.5.
static inline int uti_rename_exclusively(const char *from, const char *to) {
  const int here = -100;  // AT_FDCWD, without a header that would bring its own `struct stat`
  const unsigned int no_replace = 1;
  return syscall(SYS_renameat2, here, from, here, to, no_replace) == 0 ? 0 : errno;
}

// The number of processors that the process may use; 0 if unknown.
static inline int uti_usable_processors(void) {
  unsigned long mask[128];
  long bytes = syscall(SYS_sched_getaffinity, 0, sizeof mask, mask);
  int count = 0;
  for (long word = 0; word < bytes / (long)sizeof *mask; word++) count += __builtin_popcountl(mask[word]);
  return count;
}

// The limit on address space in bytes; 0 if there is none.
static inline uint64_t uti_address_space_limit(void) {
  uint64_t limits[2] = {0, 0};
  const int address_space = 9;  // RLIMIT_AS
  if (syscall(SYS_prlimit64, 0, address_space, (void *)0, limits) != 0 || limits[0] == ~(uint64_t)0) return 0;
  return limits[0];
}

// Limits malloc to one arena: each further arena reserves 64 MiB of address space.
static inline void uti_share_heap(void) {
#if defined(__GLIBC__)
  extern int mallopt(int, int);
  mallopt(-8, 1);  // M_ARENA_MAX
#endif
}

// Lets malloc keep up to that many freed bytes for reuse.
static inline void uti_keep_freed_memory(int bytes) {
#if defined(__GLIBC__)
  extern int mallopt(int, int);
  mallopt(-1, bytes);  // M_TRIM_THRESHOLD
  mallopt(-3, bytes);  // M_MMAP_THRESHOLD
#else
  (void)bytes;
#endif
}

static inline long uti_copy_range(int from, int64_t *from_offset, int to, int64_t *to_offset, size_t count) {
  return syscall(SYS_copy_file_range, from, from_offset, to, to_offset, count, 0);
}

// Reads the next entries of an open folder (getdents64(2)); 0 at the end.
static inline long uti_folder_entries(int folder, void *entries, size_t room) {
  return syscall(SYS_getdents64, folder, entries, room);
}
#else
static inline int uti_usable_processors(void) { return 0; }
static inline uint64_t uti_address_space_limit(void) { return 0; }
static inline void uti_share_heap(void) {}
static inline void uti_keep_freed_memory(int bytes) { (void)bytes; }

static inline long uti_copy_range(int from, int64_t *from_offset, int to, int64_t *to_offset, size_t count) {
  (void)from; (void)from_offset; (void)to; (void)to_offset; (void)count;
  errno = ENOSYS;
  return -1;
}

#if defined(__APPLE__)
#include <stdio.h>

static inline int uti_rename_exclusively(const char *from, const char *to) {
  return renamex_np(from, to, RENAME_EXCL) == 0 ? 0 : errno;
}
#else
static inline int uti_rename_exclusively(const char *from, const char *to) {
  (void)from;
  (void)to;
  return ENOSYS;
}
#endif
#endif

#include <fcntl.h>

/// The flags for opening a folder to look up names in it, without listing it.
static inline int uti_names_only(void) {
#if defined(__linux__)
  // O_PATH, which headers declare only with _GNU_SOURCE.
  return 010000000 | O_DIRECTORY | O_CLOEXEC;
#else
  return O_RDONLY | O_DIRECTORY | O_CLOEXEC;
#endif
}

#endif
