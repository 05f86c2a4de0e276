// The baseline of reading: opens each file of a list, reads its first 4 KiB, and closes it.
// With "glib" as second argument, it also prints GLib's answer for the name and these bytes.
#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static char **paths;
static size_t count, threads;
static char *(*guess)(const char *, const unsigned char *, size_t, int *);
static char *(*mime_type)(const char *);
static void (*release)(void *);

static void *visit(void *first) {
  unsigned char head[4096];
  for (size_t index = (size_t)first; index < count; index += threads) {
    int file = open(paths[index], O_RDONLY | O_CLOEXEC);
    if (file < 0) continue;
    ssize_t length = read(file, head, sizeof head);
    close(file);
    if (length < 0 || !guess) continue;
    char *type = guess(paths[index], head, (size_t)length, NULL);
    char *mime = mime_type(type);
    printf("%s\t%s\n", paths[index], mime ? mime : "application/octet-stream");
    release(mime);
    release(type);
  }
  return NULL;
}

static int load_glib(void) {
  void *library = dlopen("libgio-2.0.so.0", RTLD_NOW | RTLD_GLOBAL);
  if (!library) return 0;
  *(void **)&guess = dlsym(library, "g_content_type_guess");
  *(void **)&mime_type = dlsym(library, "g_content_type_get_mime_type");
  *(void **)&release = dlsym(library, "g_free");
  return guess && mime_type && release;
}

// floor THREADS [glib] < LIST: a path a line.
int main(int argument_count, char **arguments) {
  threads = argument_count > 1 ? strtoul(arguments[1], NULL, 10) : 0;
  if (threads < 1 || threads > 64) return 64;
  if (argument_count > 2 && !load_glib()) return 69;
  size_t room = 0, size = 0;
  char *line = NULL;
  for (ssize_t length; (length = getline(&line, &size, stdin)) > 0;) {
    if (line[length - 1] == '\n') line[length - 1] = 0;
    if (count == room) {
      room = room ? 2 * room : 1024;
      paths = realloc(paths, room * sizeof *paths);
      if (!paths) return 70;
    }
    paths[count++] = strdup(line);
  }
  pthread_t others[64];
  for (size_t index = 1; index < threads; index++)
    if (pthread_create(&others[index], NULL, visit, (void *)index)) return 70;
  visit((void *)0);
  for (size_t index = 1; index < threads; index++) pthread_join(others[index], NULL);
  return 0;
}
