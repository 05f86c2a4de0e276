/*
  * The magic database as part of the executable. Writable, because libmagic may write to its entries; until then the pages
  * are shared with the file.
 */
  .section .data
  .balign 4096
  .globl uti_magic_database_start
  .globl uti_magic_database_end
uti_magic_database_start:
  .incbin MAGIC_DATABASE
uti_magic_database_end:
  .section .note.GNU-stack,"",@progbits
