/*
 * Adds where the program lies to every word that holds an address (DT_RELR), before the C library starts, and leaves none for it:
 * its own loop visits each bit of the bitmaps, set or not, and takes four times as long.
 *
 * Nothing here may need a relocation, a variable of a thread or the C library. ELF gABI, "Relative Relocation Table".
 */
#include <elf.h>
#include <stdint.h>

extern const char __ehdr_start[] __attribute__((visibility("hidden")));
extern Elf64_Dyn _DYNAMIC[] __attribute__((visibility("hidden")));

__attribute__((visibility("hidden"))) void uti_relocate(void) {
  const uint64_t base = (uint64_t)__ehdr_start;
  const uint64_t *entry = 0;
  uint64_t *size = 0;
  for (Elf64_Dyn *item = _DYNAMIC; item->d_tag != DT_NULL; item += 1) {
    if (item->d_tag == DT_RELR) entry = (const uint64_t *)(base + item->d_un.d_ptr);
    if (item->d_tag == DT_RELRSZ) size = &item->d_un.d_val;
  }
  if (!entry || !size) return;

  /* An even entry is the place of one word; an odd one has a bit for each of the 63 words that follow. */
  uint64_t *next = 0;
  for (const uint64_t *end = entry + *size / sizeof *entry; entry < end; entry += 1) {
    if (!(*entry & 1)) {
      next = (uint64_t *)(base + *entry);
      *next++ += base;
      continue;
    }
    for (uint64_t bits = *entry >> 1; bits; bits &= bits - 1) next[__builtin_ctzll(bits)] += base;
    next += 63;
  }
  *size = 0;
}
