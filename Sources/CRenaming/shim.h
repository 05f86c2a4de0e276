#ifndef UTI_RENAMING_SHIM_H
#define UTI_RENAMING_SHIM_H

#include <errno.h>

#if defined(__linux__)
#include <sys/syscall.h>
#include <unistd.h>

// Headers show `renameat2` to GNU sources alone, and musl's older ones do not have it; the call is as old as Linux 3.15.
static inline int uti_rename_exclusively(const char *from, const char *to) {
  const int here = -100;  // AT_FDCWD, without a header that would bring its own `struct stat`
  const unsigned int no_replace = 1;
  return syscall(SYS_renameat2, here, from, here, to, no_replace) == 0 ? 0 : errno;
}
#elif defined(__APPLE__)
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
