#pragma once
#include <magic.h>
#include <stddef.h>

/* Parameters and flags that older headers lack; a library that does not know one refuses it at run time. */
#ifndef MAGIC_PARAM_BYTES_MAX
#define MAGIC_PARAM_BYTES_MAX 6
#endif

/*
 * A database linked into the executable: the static build carries the one that matches its libmagic. Elsewhere the
 * symbols stay undefined, which weak references make zero.
 */
extern const char uti_magic_database_start[] __attribute__((weak));
extern const char uti_magic_database_end[] __attribute__((weak));

static inline void *uti_magic_database(size_t *length) {
  if (!uti_magic_database_start || !uti_magic_database_end) return NULL;
  *length = (size_t)(uti_magic_database_end - uti_magic_database_start);
  return (void *)uti_magic_database_start;
}

/*
 * The path of the shared library that libmagic was loaded from, or of the executable that it is a part of.
 *
 * glibc declares dladdr only under _GNU_SOURCE, which another module may have decided on before: the layout is that of
 * all systems that have the call.
 */
struct uti_symbol {
  const char *file;
  void *base;
  const char *name;
  void *address;
};
extern int uti_dladdr(const void *address, struct uti_symbol *symbol) __asm__(
#ifdef __APPLE__
    "_dladdr"
#else
    "dladdr"
#endif
);

static inline const char *uti_magic_library(void) {
  struct uti_symbol symbol;
  if (uti_dladdr((const void *)magic_version, &symbol) == 0) return NULL;
  return symbol.file;
}
