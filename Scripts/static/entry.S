/*
 * Where the executable starts: asks the system for all pages that relocation is about to write, in one call instead of a
 * fault for each, relocates them (relocate.c), and goes on with the C library's own start. An older system refuses, and faults.
 * A worker for libmagic needs few of them.
 *
 * The pages lie between the first table of functions to call at start and the magic database, which begins a page.
 */
#define MADV_POPULATE_WRITE 23

  .section .text.uti_entry, "ax"
  .globl uti_entry
  .type uti_entry, %function
uti_entry:
#if defined(__x86_64__)
  mov %rdx, %rbx /* the C library's; calls leave it alone, and %ebp */
  mov %rsp, %rdi
  call uti_is_worker
  mov %eax, %ebp
  test %eax, %eax
  jnz 1f
  lea __init_array_start(%rip), %rdi
  and $-4096, %rdi
  lea uti_magic_database_start(%rip), %rsi
  sub %rdi, %rsi
  mov $MADV_POPULATE_WRITE, %edx
  mov $28, %eax /* madvise */
  syscall
1:
  mov %ebp, %edi
  call uti_relocate
  mov %rbx, %rdx
  jmp _start
#elif defined(__aarch64__)
  mov x19, x0 /* the C library's; calls leave it alone, and w20 */
  mov x0, sp
  bl uti_is_worker
  mov w20, w0
  cbnz w20, 1f
  adrp x0, __init_array_start
  adrp x1, uti_magic_database_start
  sub x1, x1, x0
  mov x2, MADV_POPULATE_WRITE
  mov x8, 233 /* madvise */
  svc 0
1:
  mov w0, w20
  bl uti_relocate
  mov x0, x19
  b _start
#else
  #error "no entry for this architecture"
#endif
  .size uti_entry, . - uti_entry
  .section .note.GNU-stack,"",%progbits
