/* The packed suites, between two symbols (include/suites.h). Scripts/pack-suites writes them, and their digest into this comment, so that
   the build sees that they changed: sha256:0d9ce1a84be8423153b754cc81f2c1aba2490191de97cec8246066c6a6e8a08b */
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
