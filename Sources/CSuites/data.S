/* The packed suites, between two symbols (include/suites.h). Scripts/pack-suites writes them, and their digest into this comment, so that
   the build sees that they changed: sha256:cafb61cc7a5098cfe7e2428bb2d5bf8e700f0fd2cf8f593f63e5bd623aa6c8a3 */
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
