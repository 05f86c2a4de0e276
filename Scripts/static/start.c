/*
 * Settles, before Swift's runtime starts, what it would otherwise look up under /proc: a static executable also runs
 * in an empty root directory. A worker for libmagic whose database is inside goes no further: it needs nothing of Swift's.
 *
 * Scripts/build-static and Scripts/build-deb link it, each with a --wrap for every function that is replaced below.
 */
#include "../../Sources/CLibMagic/worker.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Swift's own hook for programs that are handed their arguments (stdlib/public/CommandLineSupport). */
extern void _swift_stdlib_overrideUnsafeArgvArgc(char **arguments, int count);

/* The C library hands main's arguments to constructors; this one runs before any of the runtime's. */
__attribute__((constructor(101))) static void settle(int count, char **arguments, char **environment) {
  (void)environment;
  size_t size;
  if (count == 2 && strcmp(arguments[1], "--isolated-worker") == 0 && uti_magic_database(&size)) {
    uti_serve_carried_magic();
    /* Nobody asks. Swift's part may not be relocated. */
    _exit(64);
  }
  _swift_stdlib_overrideUnsafeArgvArgc(arguments, count);
  /*
   * The path of a backtracer that is not there: the environment chooses no program, and the runtime, which looks for itself where
   * it is told none, does not abort where it cannot. All earlier ones go: of several the runtime takes the last.
   */
  unsetenv("SWIFT_BACKTRACE");
  setenv("SWIFT_BACKTRACE", "enable=no,swift-backtrace=/", 1);
}

/*
 * The runtime looks for the arguments in the table of mappings at each start, whoever hands them over: nothing is lost where it
 * finds no such file. All calls of fopen lead here (the linker's --wrap).
 */
extern FILE *__real_fopen(const char *path, const char *mode);
FILE *__wrap_fopen(const char *path, const char *mode) {
  return strcmp(path, "/proc/self/maps") == 0 ? NULL : __real_fopen(path, mode);
}

/*
 * libdispatch asks twice at each start how many processors there may be, which the C library reads from a file each time: the
 * threads for as many as this process may use are enough.
 */
extern long __real_sysconf(int name);
long __wrap_sysconf(int name) {
  long count = name == _SC_NPROCESSORS_CONF || name == _SC_NPROCESSORS_ONLN ? uti_usable_processors() : 0;
  return count > 0 ? count : __real_sysconf(name);
}
