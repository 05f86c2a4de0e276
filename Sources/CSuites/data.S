/* The packed suites, between two symbols (include/suites.h). Scripts/pack-suites writes them, and their digest into this comment, so that
   the build sees that they changed: sha256:37a4d34c5a0ab7e58ee479ac7becf2b0f24e88fc9a9bfa7f01a2eec974881536 */
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
