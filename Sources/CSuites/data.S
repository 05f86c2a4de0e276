/* The packed suites, between two symbols (include/suites.h). Scripts/pack-suites writes them, and their digest into this comment, so that
   the build sees that they changed: sha256:6af7c9204ee28165ca3f240051c31f670f98c95b6251f0bd2d9eef615bf0bcdd */
#if defined(__APPLE__)
  .const
  #define SYMBOL(name) _##name
#else
  .section .rodata.uti_suites, "a"
  #define SYMBOL(name) name
#endif
  .globl SYMBOL(uti_packed_suites)
  .globl SYMBOL(uti_packed_suites_end)
SYMBOL(uti_packed_suites):
  .incbin "suites.gz"
SYMBOL(uti_packed_suites_end):
#if !defined(__APPLE__)
  .section .note.GNU-stack, "", %progbits
#endif
