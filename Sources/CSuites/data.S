/* The packed suites, between two symbols (include/suites.h). Scripts/pack-suites writes them, and their digest into this comment, so that
   the build sees that they changed: sha256:a904f39ca29c4d717bf9887ed0438c446d6186a7f4846385d22de14c913c0c02 */
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
