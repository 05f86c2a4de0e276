#ifndef UTI_SUITES_H
#define UTI_SUITES_H

#include <stddef.h>

// The suites as one gzip stream (RFC 1952): each suite's lines without blank ones, in bytewise order of names, one blank line between two
// suites; at last, behind a blank line, a line for each file that their cases name: {"path":…,"hex":…}. Scripts/pack-suites writes it.
extern const unsigned char uti_packed_suites[];
extern const unsigned char uti_packed_suites_end[];

static inline const void *uti_packed_suites_start(void) { return uti_packed_suites; }

/// Its size in bytes.
static inline size_t uti_packed_suites_count(void) { return (size_t)(uti_packed_suites_end - uti_packed_suites); }

#endif
