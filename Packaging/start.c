/*
  * Provides, before Swift's runtime starts, the data that it would read from /proc, which an empty root directory lacks.
 */
#include <stdlib.h>

/* Swift's hook for setting the arguments (stdlib/public/CommandLineSupport). */
extern void _swift_stdlib_overrideUnsafeArgvArgc(char **arguments, int count);

/* The C library passes main's arguments to constructors; this one runs before those of the runtime. */
__attribute__((constructor(101))) static void settle(int count, char **arguments) {
  _swift_stdlib_overrideUnsafeArgvArgc(arguments, count);
  /*
    * Names a backtracer that does not exist: the environment cannot choose a program, and the runtime does not search itself, which
    * would abort without /proc. Removes earlier values, because the runtime uses the last one.
   */
  unsetenv("SWIFT_BACKTRACE");
  setenv("SWIFT_BACKTRACE", "enable=no,swift-backtrace=/", 1);
}
