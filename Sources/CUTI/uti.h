/*
 * uti.h: what a file is, what it is a kind of, and whether it may pass.
 *
 *   uti_error error;
 *   uti_answer *answer = uti_identify_path("IMG_0001.HEIC", 0, &error);
 *   if (answer) puts(answer->mime); else fprintf(stderr, "%s\n", error.message);
 *   uti_free(answer);
 *
 * Threads: every function may be called from any thread at any time; a uti_progress belongs to one thread at a time. This
 * library holds no lock of its own while it reads, so a process may fork while other threads are in a call: the child can
 * go on calling. Tables are made once, by whoever needs them first, while others wait: call uti_warm_up before forking from
 * several threads, or a child may wait for a table that nobody makes there. uti_classify_folder has threads; fork around it.
 * Signals: none is handled, blocked or raised. Processes: none is started; files are parsed in the calling process.
 * Memory: what is returned is one block, until uti_free. Texts are UTF-8 and end with a zero; none is longer than it must be.
 * Paths are bytes, as the system has them. Sizes and offsets are bytes. Errors: `error` may be NULL; otherwise it is
 * filled where a function failed, and untouched where it did not.
 * Members are only ever added at the ends of structures which this library allocates.
 */
#ifndef UTI_H
#define UTI_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define UTI_VERSION "0.2.0"

/* What went wrong: the system's errors by their names, such as ENOENT; `magic`, `argument`, `budget`. */
typedef struct uti_error {
  char code[32];
  char message[480];
} uti_error;

/* How to look; any of them together. */
enum {
  UTI_NAME_ONLY = 1,    /* the content is not read */
  UTI_CONTENT_ONLY = 2, /* the name says nothing */
  UTI_ENDS = 4,         /* look at the end that the format declares: cut files are noticed */
  UTI_NO_MAGIC = 8      /* libmagic is not asked about what this library's own readers leave open */
};

/* The verdict about one file. */
typedef struct uti_answer {
  const char *type;         /* an identifier: public.heic; public.data where nothing is known */
  const char *mime;         /* what to announce it by; never NULL */
  const char *extension;    /* the one for new files of the type; NULL if it has none */
  const char *certainty;    /* proven, likely, nameOnly, none */
  const char *agreement;    /* confirmed, nameRefines, contentRefines, sibling, mismatch, nameOnly, contentOnly, none */
  const char *name_type;    /* what the name says; NULL if nothing */
  const char *content_type; /* what the content says; NULL if nothing */
  const char *damage;       /* how the file contradicts its own format; NULL if it does not, or nobody looked */
  int32_t is_incomplete;    /* 1: a reader's budget ran out before it had seen enough */
} uti_answer;

/* The library's version, as UTI_VERSION was when it was built. Lives as long as the library. */
const char *uti_version(void);

/* Makes the tables of identification, records and checks, and loads the magic database, so that the next call of each kind does
   not wait for them. 0, or -1 and an error. Takes milliseconds; each further thread that calls at the same time loads the database
   for itself. */
int uti_warm_up(uti_error *error);

/* Frees what another function returned; NULL is nothing. */
void uti_free(void *block);

/* --- Identify --- */

/* What is at a path. NULL and an error where it cannot be read. Most files cost one read of 4 KiB. */
uti_answer *uti_identify_path(const char *path, unsigned flags, uti_error *error);

/* What a descriptor stands for; its position does not move. `name` is what the file is called, or NULL. */
uti_answer *uti_identify_descriptor(int descriptor, const char *name, unsigned flags, uti_error *error);

/* Bytes in memory: a whole file. Of a prefix, use uti_progress: only that says what is missing. */
uti_answer *uti_identify_bytes(const void *bytes, size_t count, const char *name, unsigned flags, uti_error *error);

/* --- Identify what comes by ranges --- */

typedef struct uti_progress uti_progress;

/* A file of which nothing has come; `size` is its number of bytes, or -1 where that is not known. Free it with uti_progress_free. */
uti_progress *uti_progress_start(const char *name, int64_t size, unsigned flags);

/* Takes bytes that lie at an offset, in any order; they are copied. 0, or -1 where the offset is none. */
int uti_progress_add(uti_progress *progress, const void *bytes, size_t count, int64_t offset);

/* Says that the file ends behind the last byte that came. */
void uti_progress_finish(uti_progress *progress);

/*
 * The verdict about the whole file, with *count 0; or the best guess so far, never proven, with the range that decides what
 * comes next. What was called settled does not change, whatever comes. NULL and an error where identification failed.
 */
uti_answer *uti_progress_state(uti_progress *progress, int64_t *offset, int64_t *count, uti_error *error);

void uti_progress_free(uti_progress *progress);

/* --- Records --- */

/*
 * The record that `uti classify --format ndjson` writes about a file, without a line end; `uti schema classify` describes it.
 * `fields` selects as --fields does, NULL for the basic ones. *length, if not NULL, is the number of bytes without the zero.
 * Where `sidecars`, `located` or places are among them, the file's folder is listed for its sidecars, up to 16,384 names.
 */
char *uti_record_path(const char *path, const char *fields, unsigned flags, size_t *length, uti_error *error);
char *uti_record_descriptor(
  int descriptor, const char *name, const char *fields, unsigned flags, size_t *length, uti_error *error);
char *uti_record_bytes(
  const void *bytes, size_t count, const char *name, const char *fields, unsigned flags, size_t *length,
  uti_error *error);

/* Reads up to `count` bytes at `offset` into `place`: how many there were, fewer only at the end, or -1 where reading failed. */
typedef int64_t (*uti_reader)(void *context, void *place, size_t count, int64_t offset);

/* The record of what is read by ranges, such as an object behind a server; `size` is -1 where it is not known. Reads are few
   and small. */
char *uti_record_ranges(
  uti_reader reader, void *context, int64_t size, const char *name, const char *fields, unsigned flags,
  size_t *length, uti_error *error);

/* Gets one record, valid during the call; 0 to go on, anything else to stop. */
typedef int (*uti_visitor)(void *context, const char *record, size_t length);

/*
 * The records of a folder and its subfolders, in order, on the calling thread; files are read by `workers` threads (at least 1).
 * Halves of Live Photos are one record, and sidecars belong to their items; what cannot be read has a record with an error. 0 at the end, 1 where the visitor
 * stopped it, -1 and an error where there is no folder at the path.
 */
int uti_classify_folder(
  const char *path, const char *fields, unsigned flags, int workers, uti_visitor visitor, void *context,
  uti_error *error);

/* --- Types --- */

typedef struct uti_list {
  size_t count;
  const char *const *items;
} uti_list;

/* Whether one type is the other, or a kind of it: 1 or 0; -1 where one of them is not known. */
int uti_conforms(const char *type, const char *supertype);

/* Whether the type is declared, 1; or a dynamic one, 0; -1 where the text is no identifier of a known type. */
int uti_is_declared(const char *type);

/* A type's identifier as all functions give it, in lower case. NULL where the text is no identifier of a known type, or, where
   `allow_undeclared` is not 0, none at all. What nobody declares is kept then: it is neither declared nor dynamic, uti_is_declared
   and the other functions know nothing of it, and it is a kind of itself alone. */
char *uti_identifier(const char *type, int allow_undeclared);

/* All types that it is a kind of, nearest first. NULL where it is not known. */
uti_list *uti_supertypes(const char *type);

/* The types that have a tag, the preferred one first: only declared ones. `tag_class` is "extension", "mime", "ostype" or the
   identifier of a class. `supertype` may be NULL. An empty list where nobody has it; NULL where class or supertype is unknown. */
uti_list *uti_types_for_tag(const char *tag_class, const char *tag, const char *supertype);

/* The tags of a type, the preferred one first. NULL where type or class is unknown. */
uti_list *uti_tags(const char *type, const char *tag_class);

/* A MIME type to announce any known type by. NULL where it is not known. */
char *uti_mime_type(const char *type);

/* What the type is called in English; NULL where it is not known or has no description. */
char *uti_description(const char *type);

/* --- Check uploads --- */

/* The most that passes; 0 is no limit. */
typedef struct uti_limits {
  int64_t bytes;
  int64_t pixels;
  double seconds;
  unsigned allows; /* of the UTI_ALLOW_ values */
} uti_limits;

enum {
  UTI_ALLOW_ACTIVE = 1,         /* scripts in SVG and PDF, HTML, macros, programs */
  UTI_ALLOW_OTHER_READINGS = 2, /* what another program would take for something else */
  UTI_ALLOW_DAMAGE = 4,         /* cut and damaged files */
  UTI_ALLOW_NAMES = 8           /* names by which servers run a file or show it as a page */
};

/* Whether a file passes, and what to serve it as. */
typedef struct uti_decision {
  int32_t is_accepted;
  int32_t is_inline;        /* 1: it may be shown in a page; 0: serve it as an attachment */
  const char *code;         /* NULL if accepted; empty, tooLarge, notAccepted, unproven, name, damaged, tooManyPixels, tooLong,
                               active, otherReading, unexaminable; the list grows */
  const char *reason;       /* a sentence; NULL if accepted */
  const char *type;
  const char *content_type; /* to serve it with, beside X-Content-Type-Options: nosniff */
} uti_decision;

/* `accept` is a list as HTML's attribute has it: ".heic, video/quicktime", or families of types. A word that nobody knows is left
   out, and the reason of a file that is none of the others names it. `limits` may be NULL. */
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
