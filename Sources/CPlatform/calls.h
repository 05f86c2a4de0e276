#ifndef UTI_PLATFORM_CALLS_H
#define UTI_PLATFORM_CALLS_H

// The system calls that a confined worker may make; SECURITY.md shows the same table.

#if defined(__linux__) && (defined(__x86_64__) || defined(__aarch64__))
#include <stdint.h>
#include <sys/syscall.h>

/// A condition on the lower 32 bits of an argument: the bits of `mask` have this value; a zero mask is no condition.
struct uti_condition {
  uint32_t argument, mask, value;
};

/// An allowed call, its conditions, all of which must hold, and the reason.
struct uti_call {
  const char *name;
  uint32_t number;
  struct uti_condition conditions[2];
  const char *because;
};

// `{0}` is no condition.
#define UTI_KEEP(call, because, ...) {#call, SYS_##call, {__VA_ARGS__}, because}

static const struct uti_call uti_worker_calls[] = {
  UTI_KEEP(read, "libmagic reads the start of a file", {0}),
  UTI_KEEP(pread64, "the readers, and libmagic's code for OLE, ELF and ends of files, read anywhere in a file", {0}),
  UTI_KEEP(lseek, "libmagic restores the position of a file", {0}),
  UTI_KEEP(fstat, "libmagic gets the kind of the file", {0}),
  // The filter cannot check that the path is empty; a path would reveal a file's status only.
  UTI_KEEP(newfstatat, "the same for other C libraries; only with `AT_EMPTY_PATH`", {3, ~0u, 0x1000}),
  UTI_KEEP(close, "the file is closed after the answer", {0}),
  UTI_KEEP(recvmsg, "requests and files are received, only on descriptor 0", {0, ~0u, 0}),
  UTI_KEEP(sendmsg, "answers are sent, only on descriptor 0", {0, ~0u, 0}),
  UTI_KEEP(setitimer, "the time of one request is limited; only `ITIMER_PROF`", {0, ~0u, 2}),
  UTI_KEEP(brk, "memory: the heap grows and shrinks", {0}),
  UTI_KEEP(munmap, "memory: a large block is freed", {0}),
  UTI_KEEP(mremap, "memory: a large block grows", {0}),
  UTI_KEEP(madvise, "memory: free pages are returned", {0}),
  UTI_KEEP(mprotect, "memory: a second heap grows, if the first one is full; without `PROT_EXEC`", {2, 4, 0}),
  UTI_KEEP(mmap, "memory: a large block; without `PROT_EXEC`, with `MAP_ANONYMOUS`", {2, 4, 0}, {3, 0x20, 0x20}),
  UTI_KEEP(futex, "threads waiting for lazy initialization are woken", {0}),
  UTI_KEEP(getrandom, "random seeds for hash tables of Swift and the heap of the C library", {0}),
  UTI_KEEP(clock_gettime, "each answer has its computing time; readers check the time", {0}),
  UTI_KEEP(exit_group, "the process exits when there are no more requests", {0}),
};
#endif

#endif
