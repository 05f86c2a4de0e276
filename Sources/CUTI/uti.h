/*
  * uti.h: identify files by content, query types, and check uploads.
 *
 *   uti_error error;
 *   uti_answer *answer = uti_identify_path("IMG_0001.HEIC", 0, &error);
 *   if (answer) puts(answer->mime); else fprintf(stderr, "%s\n", error.message);
 *   uti_free(answer);
 *
 * Threads: every function may be called from any thread at any time; a uti_progress belongs to one thread at a time. This
  * library holds no lock while it reads, so a process may fork while other threads are in a call, and the child can call
  * functions. Tables are made once, by the first thread that needs them, while others wait: call uti_warm_up before forking
  * from several threads, or a child may wait forever for a table. uti_classify_folder starts threads: do not fork during it.
  * Signals: none is handled, blocked or raised. Processes: none is started; files are parsed in the calling process.
  * Memory: each result is one block, valid until uti_free. Texts are UTF-8 and end with a zero.
  * Paths are bytes. Sizes and offsets are in bytes. Errors: `error` may be NULL; otherwise it is set if a function fails, and
  * left unchanged if it does not.
  * New members are only added at the ends of structures that this library allocates.
 */
#ifndef UTI_H
#define UTI_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define UTI_VERSION "0.2.0"

/* An error: the name of a system error, such as ENOENT, or `magic`, `argument`, `budget`. */
typedef struct uti_error {
  char code[32];
  char message[480];
} uti_error;

/* Flags for identification, to be combined with |. */
enum {
  UTI_NAME_ONLY = 1,    /* the content is not read */
  UTI_CONTENT_ONLY = 2, /* the name is ignored */
  UTI_ENDS = 4,         /* also read the end that the format declares, to detect truncated files */
  UTI_NO_MAGIC = 8      /* libmagic is not used for formats without a reader in this library */
};

/* The verdict about one file. */
typedef struct uti_answer {
  const char *type;         /* an identifier: public.heic; public.data if unknown */
  const char *mime;         /* the MIME type; never NULL */
  const char *extension;    /* the preferred extension of the type; NULL if it has none */
  const char *certainty;    /* proven, likely, nameOnly, none */
  const char *agreement;    /* confirmed, nameRefines, contentRefines, sibling, mismatch, nameOnly, contentOnly, none */
  const char *name_type;    /* the type by name, or NULL */
  const char *content_type; /* the type by content, or NULL */
  const char *damage;       /* how the file violates its format; NULL if it does not, or was not checked */
  int32_t is_incomplete;    /* 1: a reader's budget ran out before it could decide */
} uti_answer;

/* The version of the library at run time. Do not free it. */
const char *uti_version(void);

/* Makes the tables of identification, records and checks, and loads the magic database, so that the next calls do not wait for
   them. Returns 0, or -1 and an error. Takes milliseconds; each further thread that calls at the same time loads its own database. */
int uti_warm_up(uti_error *error);

/* Frees a result of another function; NULL is ignored. */
void uti_free(void *block);

/* --- Identify --- */

/* Identifies the file at a path. Returns NULL and an error if it cannot be read. Most files need one read of 4 KiB. */
uti_answer *uti_identify_path(const char *path, unsigned flags, uti_error *error);

/* Identifies an open file, without moving its position. `name` is the file's name, or NULL. */
uti_answer *uti_identify_descriptor(int descriptor, const char *name, unsigned flags, uti_error *error);

/* Identifies a whole file in memory. For the beginning of a file use uti_progress, which tells which bytes are missing. */
uti_answer *uti_identify_bytes(const void *bytes, size_t count, const char *name, unsigned flags, uti_error *error);

/* --- Identify by ranges --- */

typedef struct uti_progress uti_progress;

/* Starts with no bytes; `size` is the size of the file, or -1 if unknown. Free the result with uti_progress_free. */
uti_progress *uti_progress_start(const char *name, int64_t size, unsigned flags);

/* Copies bytes at an offset, in any order. Returns 0, or -1 for an invalid offset. */
int uti_progress_add(uti_progress *progress, const void *bytes, size_t count, int64_t offset);

/* Declares that the file ends after the last byte added. */
void uti_progress_finish(uti_progress *progress);

/*
  * Returns the verdict about the whole file and *count 0; or the best guess so far, never proven, and the range to add next.
  * A verdict with *count 0 is final. Returns NULL and an error if identification failed.
 */
uti_answer *uti_progress_state(uti_progress *progress, int64_t *offset, int64_t *count, uti_error *error);

void uti_progress_free(uti_progress *progress);

/* --- Records --- */

/*
  * The record of a file as `uti classify --format ndjson` prints it, without a line end; `uti schema classify` describes it.
  * `fields` has the syntax of --fields; NULL is the basic ones. *length, if not NULL, is the number of bytes without the zero.
  * With the fields `sidecars`, `located` or places, the file's folder is listed for its sidecars, up to 16,384 names.
 */
char *uti_record_path(const char *path, const char *fields, unsigned flags, size_t *length, uti_error *error);
char *uti_record_descriptor(
  int descriptor, const char *name, const char *fields, unsigned flags, size_t *length, uti_error *error);
char *uti_record_bytes(
  const void *bytes, size_t count, const char *name, const char *fields, unsigned flags, size_t *length,
  uti_error *error);

/* Reads up to `count` bytes at `offset` into `buffer`. Returns their number, less than `count` only at the end, or -1 on failure. */
typedef int64_t (*uti_reader)(void *context, void *buffer, size_t count, int64_t offset);

/* The record of a file that is read by ranges, such as an object in a store; `size` is -1 if unknown. Reads are few and small. */
char *uti_record_ranges(
  uti_reader reader, void *context, int64_t size, const char *name, const char *fields, unsigned flags,
  size_t *length, uti_error *error);

/* Receives one record, valid during the call; returns 0 to continue, anything else to stop. */
typedef int (*uti_visitor)(void *context, const char *record, size_t length);

/*
  * The records of a folder and its subfolders, in order, on the calling thread; files are read by `workers` threads (at least 1).
  * The halves of a Live Photo are one record, and sidecars belong to their items; unreadable files have a record with an error.
  * Returns 0 at the end, 1 if the visitor stopped it, -1 and an error if there is no folder at the path.
 */
int uti_classify_folder(
  const char *path, const char *fields, unsigned flags, int workers, uti_visitor visitor, void *context,
  uti_error *error);

/* --- Types --- */

typedef struct uti_list {
  size_t count;
  const char *const *items;
} uti_list;

/* Returns 1 if a type equals or conforms to another, 0 if not, -1 if one of them is unknown. */
int uti_conforms(const char *type, const char *supertype);

/* Returns 1 for a declared type, 0 for a dynamic one, -1 for any other text. */
int uti_is_declared(const char *type);

/* Normalizes an identifier to lower case, as in all results. Returns NULL unless it is an identifier of a known type, or, if
   `allow_undeclared` is not 0, any valid identifier. An undeclared type is neither declared nor dynamic, conforms only to itself,
   and is unknown to uti_is_declared and the other functions. */
char *uti_identifier(const char *type, int allow_undeclared);

/* All supertypes, nearest first. NULL if the type is unknown. */
uti_list *uti_supertypes(const char *type);

/* The declared types with a tag, the preferred one first. `tag_class` is "extension", "mime", "ostype" or the identifier of a
   class. `supertype` may be NULL. An empty list if no type has the tag; NULL if the class or supertype is unknown. */
uti_list *uti_types_for_tag(const char *tag_class, const char *tag, const char *supertype);

/* The tags of a type, the preferred one first. NULL if the type or class is unknown. */
uti_list *uti_tags(const char *type, const char *tag_class);

/* A MIME type for any known type. NULL if the type is unknown. */
char *uti_mime_type(const char *type);

/* The English description of a type; NULL if the type is unknown or has none. */
char *uti_description(const char *type);

/* --- Check uploads --- */

/* The limits on accepted files; 0 is no limit. */
typedef struct uti_limits {
  int64_t bytes;
  int64_t pixels;
  double seconds;
  unsigned allows; /* UTI_ALLOW_ flags */
} uti_limits;

enum {
  UTI_ALLOW_ACTIVE = 1,         /* scripts in SVG and PDF, HTML, macros, programs */
  UTI_ALLOW_OTHER_READINGS = 2, /* polyglot files, which another program takes for another type */
  UTI_ALLOW_DAMAGE = 4,         /* truncated and damaged files */
  UTI_ALLOW_NAMES = 8           /* names that make servers run a file or show it as a page */
};

/* The decision on an upload, with the headers to serve it. */
typedef struct uti_decision {
  int32_t is_accepted;
  int32_t is_inline;        /* 1: it may be shown in a page; 0: serve it as an attachment */
  const char *code;         /* NULL if accepted; empty, tooLarge, notAccepted, unproven, name, damaged, tooManyPixels, tooLong,
                               active, otherReading, unexaminable; the list grows */
  const char *reason;       /* a sentence; NULL if accepted */
  const char *type;
  const char *content_type; /* for serving it, together with X-Content-Type-Options: nosniff */
} uti_decision;

/* `accept` is a list as in HTML's attribute: ".heic, video/quicktime", or families of types. Unknown words are ignored, and named in
   the reason if the file matches none of the others. `limits` may be NULL. */
uti_decision *uti_check_path(const char *path, const char *accept, const uti_limits *limits, uti_error *error);
uti_decision *uti_check_descriptor(
  int descriptor, const char *name, const char *accept, const uti_limits *limits, uti_error *error);
uti_decision *uti_check_bytes(
  const void *bytes, size_t count, const char *name, const char *accept, const uti_limits *limits,
  uti_error *error);

#ifdef __cplusplus
}
#endif

#endif
