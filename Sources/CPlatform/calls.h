#ifndef UTI_PLATFORM_CALLS_H
#define UTI_PLATFORM_CALLS_H

// The calls of the system that a worker keeps once it is confined; SECURITY.md shows the same table.

#if defined(__linux__) && (defined(__x86_64__) || defined(__aarch64__))
#include <stdint.h>
#include <sys/syscall.h>

/// A condition on an argument: the bits of `mask` have this value. No mask is no condition.
///
/// The lower half of an argument decides: descriptors and flags have no more.
struct uti_condition {
  uint32_t argument, mask, value;
};

/// A call that is kept, and why; where there are conditions, all of them must hold.
struct uti_call {
  const char *name;
  uint32_t number;
  struct uti_condition conditions[2];
  const char *because;
};

// `{0}` stands for no condition.
#define UTI_KEEP(call, because, ...) {#call, SYS_##call, {__VA_ARGS__}, because}

static const struct uti_call uti_worker_calls[] = {
  UTI_KEEP(read, "libmagic reads how a file begins", {0}),
  UTI_KEEP(pread64, "readers, and libmagic's of OLE, ELF and ends, read anywhere in a file", {0}),
  UTI_KEEP(lseek, "libmagic puts the position of a file back where it was", {0}),
  UTI_KEEP(fstat, "libmagic asks what kind of file it was handed", {0}),
  // A path may stand beside the flag, of which no more than its status is told.
  UTI_KEEP(newfstatat, "the same question, as many a C library asks it: with `AT_EMPTY_PATH` alone", {3, ~0u, 0x1000}),
  UTI_KEEP(close, "a file is let go of once it is answered", {0}),
  UTI_KEEP(recvmsg, "questions and files come over descriptor 0 alone", {0, ~0u, 0}),
  UTI_KEEP(sendmsg, "answers go over descriptor 0 alone", {0, ~0u, 0}),
  UTI_KEEP(setitimer, "the time of one question is limited, by `ITIMER_PROF` alone", {0, ~0u, 2}),
  UTI_KEEP(brk, "memory: the heap grows and shrinks", {0}),
  UTI_KEEP(munmap, "memory: a large block is given back", {0}),
  UTI_KEEP(mremap, "memory: a large block grows", {0}),
  UTI_KEEP(madvise, "memory: pages that are free are given back", {0}),
  UTI_KEEP(mprotect, "memory: a second heap grows, where the first one has no room; without `PROT_EXEC`", {2, 4, 0}),
  UTI_KEEP(mmap, "memory: a large block; without `PROT_EXEC`, with `MAP_ANONYMOUS`", {2, 4, 0}, {3, 0x20, 0x20}),
  UTI_KEEP(futex, "what is made at its first use wakes those who wait for it", {0}),
  UTI_KEEP(getrandom, "Swift seeds its hash tables, the C library its heap", {0}),
  UTI_KEEP(clock_gettime, "each answer says how long was computed; readers ask how late it is", {0}),
  UTI_KEEP(exit_group, "the process ends when nobody asks any more", {0}),
};
#endif

#endif
