/*
 * Adds where the program lies to every word that holds an address (DT_RELR), before the C library starts, and leaves none for it:
 * its own loop visits each bit of the bitmaps, set or not, and takes four times as long. A worker for libmagic, which runs nothing
 * of Swift's, does with the fortieth part of them.
 *
 * Nothing here may need a relocation, a variable of a thread or the C library. ELF gABI, "Relative Relocation Table".
 */
#include <elf.h>
#include <stdint.h>

extern const char __ehdr_start[] __attribute__((visibility("hidden")));
extern Elf64_Dyn _DYNAMIC[] __attribute__((visibility("hidden")));

/* Where a worker has addresses: starts and ends, in order, behind the last of them zeros; none where that is not known yet. */
extern const uint32_t uti_worker_ranges[][2] __attribute__((visibility("hidden")));

/* Whether the program was started as a worker for libmagic with the database that it carries, as start.c asks again; `stack` is
   what the system left: the count of arguments, then their addresses. */
__attribute__((visibility("hidden"))) int uti_is_worker(const uintptr_t *stack) {
  static const char word[] = "--isolated-worker";
  if (stack[0] != 2 || !uti_worker_ranges[0][1]) return 0;
  const char *argument = (const char *)stack[2];
  for (unsigned i = 0; i < sizeof word; i += 1) {
    if (argument[i] != word[i]) return 0;
  }
  return 1;
}

__attribute__((visibility("hidden"))) void uti_relocate(int is_worker) {
  const uint64_t base = (uint64_t)__ehdr_start;
  const uint64_t *entry = 0;
  uint64_t *size = 0;
  for (Elf64_Dyn *item = _DYNAMIC; item->d_tag != DT_NULL; item += 1) {
    if (item->d_tag == DT_RELR) entry = (const uint64_t *)(base + item->d_un.d_ptr);
    if (item->d_tag == DT_RELRSZ) size = &item->d_un.d_val;
  }
  if (!entry || !size) return;

  const uint32_t(*range)[2] = is_worker ? uti_worker_ranges : 0;
  /* An even entry is the place of one word; an odd one has a bit for each of the 63 words that follow. */
  uint64_t *next = 0;
  for (const uint64_t *end = entry + *size / sizeof *entry; entry < end; entry += 1) {
    uint64_t bits = *entry >> 1;
    unsigned count = 63;
    if (!(*entry & 1)) {
      next = (uint64_t *)(base + *entry);
      bits = 1;
      count = 1;
    }
    if (range) {
      const uint64_t place = (uint64_t)next - base;
      while ((*range)[1] && (*range)[1] <= place) range += 1;
      if (!(*range)[1]) break;
      if ((*range)[0] >= place + count * sizeof *next) bits = 0;
    }
    for (; bits; bits &= bits - 1) next[__builtin_ctzll(bits)] += base;
    next += count;
  }
  *size = 0;
}
