#ifndef UTI_PLATFORM_SHIM_H
#define UTI_PLATFORM_SHIM_H

#include <errno.h>
#include <stddef.h>
#include <stdint.h>

#if defined(__linux__)
#include <sys/syscall.h>
#include <unistd.h>

// Headers show these calls to GNU sources alone, and musl's older ones do not have them; the calls are as old as Linux
// 3.15 and 4.5.
static inline int uti_rename_exclusively(const char *from, const char *to) {
  const int here = -100;  // AT_FDCWD, without a header that would bring its own `struct stat`
  const unsigned int no_replace = 1;
  return syscall(SYS_renameat2, here, from, here, to, no_replace) == 0 ? 0 : errno;
}

static inline long uti_copy_range(int from, int64_t *from_offset, int to, int64_t *to_offset, size_t count) {
  return syscall(SYS_copy_file_range, from, from_offset, to, to_offset, count, 0);
}
#else
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

#endif
