/*
 * Tests libuti.so from C. `library FIXTURES` runs everything, `library FIXTURES repeat N` calls every function N times
 * for valgrind, and `library FIXTURES copy OTHER` loads a second copy of the library.
 * Prints a line for each check; exits with 1 if one fails.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "uti.h"

static char picture[4096];
static int failures;

static void check(int holds, const char *what) {
  printf("%s %s\n", holds ? "ok" : "not ok", what);
  fflush(stdout);
  if (!holds) failures++;
}

static long resident(void) {
  long pages = 0, unused;
  FILE *file = fopen("/proc/self/statm", "r");
  if (file) {
    if (fscanf(file, "%ld %ld", &unused, &pages) != 2) pages = 0;
    fclose(file);
  }
  return pages * sysconf(_SC_PAGESIZE) / 1024;
}

static int one_of_each(void) {
  static const char pdf[] = "%PDF-1.7\n%\xe2\xe3\xcf\xd3\n1 0 obj";
  uti_answer *answer = uti_identify_bytes(pdf, sizeof pdf - 1, "paper.pdf", 0, NULL);
  int right = answer && !strcmp(answer->type, "com.adobe.pdf") && !strcmp(answer->mime, "application/pdf");
  uti_free(answer);
  answer = uti_identify_path(picture, 0, NULL);
  right = right && answer && !strcmp(answer->type, "public.jpeg") && !strcmp(answer->certainty, "proven");
  uti_free(answer);
  return right;
}

static int every_function(void) {
  uti_error error;
  int right = one_of_each();
  size_t length = 0;
  char *line = uti_record_path(picture, "all", 0, &length, &error);
  right = right && line && strlen(line) == length && strstr(line, "\"type\":\"public.jpeg\"");
  uti_free(line);
  uti_limits limits = {.bytes = 1 << 20};
  uti_decision *decision = uti_check_path(picture, "image/*", &limits, &error);
  right = right && decision && decision->is_accepted && !decision->code;
  uti_free(decision);
  uti_list *list = uti_supertypes("public.jpeg");
  right = right && list && list->count > 2 && !strcmp(list->items[0], "public.image");
  uti_free(list);
  list = uti_types_for_tag("extension", "heic", "public.image");
  right = right && list && list->count && !strcmp(list->items[0], "public.heic");
  uti_free(list);
  right = right && uti_conforms("public.jpeg", "public.image") == 1 && uti_conforms("a", "b") == -1;
  uti_progress *progress = uti_progress_start("a.jpg", -1, 0);
  int64_t offset, count;
  uti_answer *answer = uti_progress_state(progress, &offset, &count, &error);
  right = right && answer && count > 0 && strcmp(answer->certainty, "proven");
  uti_free(answer);
  char bytes[65536];
  int file = open(picture, O_RDONLY);
  ssize_t read_count = read(file, bytes, sizeof bytes);
  answer = uti_identify_descriptor(file, "a.jpg", UTI_ENDS, &error);
  right = right && answer && !strcmp(answer->type, "public.jpeg") && lseek(file, 0, SEEK_CUR) == read_count;
  uti_free(answer);
  close(file);
  uti_progress_add(progress, bytes, (size_t)read_count, 0);
  uti_progress_finish(progress);
  answer = uti_progress_state(progress, &offset, &count, &error);
  right = right && answer && count == 0 && !strcmp(answer->type, "public.jpeg");
  uti_free(answer);
  uti_progress_free(progress);
  right = right && !uti_identify_path("/nothing", 0, &error) && !strcmp(error.code, "ENOENT");
  return right;
}

static void *many(void *count) {
  for (long index = 0; index < (long)count; index++)
    if (!one_of_each()) return "failed";
  return NULL;
}

/* Calls from many threads, and from forked children in between. */
static int threads(long calls, int children) {
  pthread_t thread[16];
  int right = 1;
  for (int index = 0; index < 16; index++) pthread_create(&thread[index], NULL, many, (void *)(calls / 32));
  for (int index = 0; index < children; index++) {
    pid_t child = fork();
    if (child == 0) {
      alarm(20);
      pthread_t inner[4];
      void *result = NULL;
      for (int each = 0; each < 4; each++) pthread_create(&inner[each], NULL, many, (void *)100L);
      int held = 1;
      for (int each = 0; each < 4; each++) held = !pthread_join(inner[each], &result) && !result && held;
      _exit(held ? 0 : 1);
    }
    int status;
    right = child > 0 && waitpid(child, &status, 0) == child && status == 0 && right;
  }
  for (int index = 0; index < 16; index++) {
    void *result;
    pthread_join(thread[index], &result);
    right = !result && right;
  }
  return right;
}

static int handlers(void) {
  int count = 0;
  for (int number = 1; number < 32; number++) {
    struct sigaction now;
    if (!sigaction(number, NULL, &now) && now.sa_handler != SIG_DFL) count++;
  }
  return count;
}

static int visit(void *context, const char *record, size_t length) {
  ++*(int *)context;
  return record[0] != '{' || record[length - 1] != '}';
}

int main(int count, char **arguments) {
  if (count < 2) return 64;
  snprintf(picture, sizeof picture, "%s/Media/subtypes/plain.jpg", arguments[1]);
  if (count > 3 && !strcmp(arguments[2], "repeat")) {
    for (int left = atoi(arguments[3]); left > 0; left--)
      if (!every_function()) return 1;
    return 0;
  }
  check(!strcmp(uti_version(), UTI_VERSION), "the library is of the header's version");
  check(handlers() == 0, "no signal is handled when the library is loaded");
  check(uti_warm_up(NULL) == 0, "warming up");
  check(every_function(), "every function");
  int records = 0;
  check(uti_classify_folder(arguments[1], NULL, 0, 2, visit, &records, NULL) == 0 && records > 100, "a folder");
  if (count > 3) {
    void *other = dlopen(arguments[3], RTLD_NOW | RTLD_LOCAL);
    uti_answer *(*identify)(const char *, unsigned, uti_error *) = other ? dlsym(other, "uti_identify_path") : NULL;
    check(identify && identify != uti_identify_path, "a second copy is loaded");
    uti_answer *answer = identify ? identify(picture, 0, NULL) : NULL;
    check(answer && !strcmp(answer->type, "public.jpeg") && one_of_each(), "both copies answer");
    uti_free(answer);
  } else {
    check(threads(64000, 20), "16 threads, and children forked among them");
    long before = resident();
    check(threads(1000000, 0), "a million calls from 16 threads");
    long after = resident();
    printf("resident memory: %ld KiB before, %ld KiB after\n", before, after);
    check(after < before + 2048, "memory is flat");
  }
  check(handlers() == 0, "no signal is handled at the end");
  return failures != 0;
}
