#ifndef UTI_LIBMAGIC_WORKER_H
#define UTI_LIBMAGIC_WORKER_H

// libmagic in a worker process: questions come over the socket that is descriptor 0, answers go back.
//
// In C, so that a static executable answers before Swift's runtime has started.

#include "../CPlatform/confinement.h"
#include "../CPlatform/shim.h"
#include "../CPlatform/workers.h"
#include "shim.h"

// What a message is; the numbers are those of WorkerMessage.Kind.
enum {
  UTI_MAGIC_DESCRIPTOR = 1,
  UTI_MAGIC_BYTES = 2,
  UTI_MAGIC_ANSWER = 3,
  UTI_MAGIC_ERROR = 4,
  UTI_MAGIC_LAST_ERROR = 5,
};

/// What a file may cost, whatever it says of itself.
struct uti_magic_limit {
  int parameter;
  size_t most;
  const char *because;
};

static const struct uti_magic_limit uti_magic_limits[] = {
  {MAGIC_PARAM_BYTES_MAX, UTI_LONGEST_MAGIC_QUESTION,
   "how far it looks; its readers of OLE, ELF and ends of files seek beyond"},
  {MAGIC_PARAM_REGEX_MAX, 1024, "8 KiB of new lines cost its regular expressions 180 ms, 1 KiB cost 13"},
  {MAGIC_PARAM_INDIR_MAX, 20, "tests that start over at another place"},
  {MAGIC_PARAM_NAME_MAX, 50, "tests by name inside tests by name"},
  {MAGIC_PARAM_ELF_PHNUM_MAX, 512, "a header's count of segments"},
  {MAGIC_PARAM_ELF_SHNUM_MAX, 2048, "a header's count of sections"},
  {MAGIC_PARAM_ELF_NOTES_MAX, 64, "notes in segments and sections"},
};

static inline void uti_limit_magic(magic_t magic) {
  for (size_t i = 0; i < sizeof uti_magic_limits / sizeof *uti_magic_limits; i++) {
    size_t most = uti_magic_limits[i].most;
    magic_setparam(magic, uti_magic_limits[i].parameter, &most);
  }
}

/// Errors as errors, not as answers; no child processes for compressed files.
static inline magic_t uti_open_magic(void) {
  return magic_open(MAGIC_MIME_TYPE | MAGIC_ERROR | MAGIC_NO_CHECK_COMPRESS);
}

static inline int uti_is_printable(char character) { return character >= 0x20 && character <= 0x7E; }

/// Sends a text, printable and bounded whatever it quotes; ends the process where nobody listens any more.
static inline void uti_send_magic(uint32_t kind, const char *text) {
  char message[12 + UTI_LONGEST_MAGIC_TEXT];
  uint32_t count = 0;
  for (; count < UTI_LONGEST_MAGIC_TEXT && text[count]; count++) {
    message[12 + count] = uti_is_printable(text[count]) ? text[count] : '?';
  }
  struct timespec computed = {0, 0};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &computed);
  uint32_t header[3] = {kind, count, (uint32_t)(computed.tv_sec * 1000 + computed.tv_nsec / 1000000)};
  memcpy(message, header, sizeof header);
  if (uti_send(0, message, sizeof header + count, -1, -1)) _exit(0);
}

/// Sends libmagic's answer to one question, or its error.
static inline void uti_answer_magic(magic_t magic, const char *answer) {
  if (!answer) {
    // Where it could not even take a buffer it has no error of its own; what it had no memory for it may hold on to.
    int lacks_memory = errno == ENOMEM || magic_errno(magic) == ENOMEM;
    const char *words = magic_error(magic);
    if (!words) words = lacks_memory ? "libmagic had too little memory" : "libmagic gave no answer";
    uti_send_magic(lacks_memory ? UTI_MAGIC_LAST_ERROR : UTI_MAGIC_ERROR, words);
    if (lacks_memory) _exit(0);
    return;
  }
  for (const char *next = answer; *next; next++) {
    if (uti_is_printable(*next)) continue;
    uti_send_magic(UTI_MAGIC_ERROR, "libmagic answered what is no MIME type");
    return;
  }
  uti_send_magic(UTI_MAGIC_ANSWER, answer);
}

/// Answers questions until nobody asks any more; says with which code the process ends.
static inline int uti_serve_magic(magic_t magic) {
  static char question[UTI_LONGEST_MAGIC_QUESTION];
  // Each question takes as much again as the one before.
  uti_keep_freed_memory(16 << 20);
  for (;;) {
    uint32_t header[3];
    int descriptor, unwanted;
    if (uti_receive(0, header, sizeof header, &descriptor, -1)) return 0;
    uint32_t kind = header[0], count = header[1];
    int is_whole = kind == UTI_MAGIC_DESCRIPTOR ? count == 0 && descriptor >= 0
                                                : kind == UTI_MAGIC_BYTES && count <= sizeof question;
    if (!is_whole) return 65;
    if (uti_receive(0, question, count, &unwanted, -1)) return 0;
    if (unwanted >= 0) close(unwanted);
    uti_allow_computing(UTI_QUESTION_MILLISECONDS);
    errno = 0;
    uti_answer_magic(
        magic,
        kind == UTI_MAGIC_DESCRIPTOR ? magic_descriptor(magic, descriptor) : magic_buffer(magic, question, count));
    uti_allow_computing(0);
    if (descriptor >= 0) close(descriptor);
  }
}

/// Serves with the database that the executable carries: no path is opened, and no byte parsed, before all rights are given up.
///
/// Returns where there is none, or descriptor 0 is no socket.
static inline void uti_serve_carried_magic(void) {
  int kind = 0;
  socklen_t kind_size = sizeof kind;
  size_t size = 0;
  void *database = uti_magic_database(&size);
  if (!database || getsockopt(0, SOL_SOCKET, SO_TYPE, &kind, &kind_size)) return;
  struct uti_confinement confinement = {0, 0, 0, 0, 0};
  uti_confine(&confinement);
  confinement.limits = uti_limit_worker(UTI_WORKER_SECONDS, UTI_WORKER_MEMORY);
  magic_t magic = uti_open_magic();
  uti_confine_wholly(&confinement);
  if (!magic || magic_load_buffers(magic, &database, &size, 1)) {
    const char *error = magic ? magic_error(magic) : NULL;
    uti_send_magic(UTI_MAGIC_LAST_ERROR, error ? error : "libmagic's database could not be loaded");
    _exit(0);
  }
  uti_limit_magic(magic);
  char words[UTI_CONFINEMENT_LENGTH];
  uti_describe_confinement(&confinement, words);
  uti_send_magic(UTI_MAGIC_ANSWER, words);
  _exit(uti_serve_magic(magic));
}

#endif
