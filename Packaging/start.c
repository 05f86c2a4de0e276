/*
 * Settles before Swift's runtime starts what it would look up under /proc, which an empty root directory lacks.
 */
#include <stdlib.h>

/* Swift's own hook for programs that are handed their arguments (stdlib/public/CommandLineSupport). */
extern void _swift_stdlib_overrideUnsafeArgvArgc(char **arguments, int count);

/* The C library hands main's arguments to constructors; this one runs before any of the runtime's. */
__attribute__((constructor(101))) static void settle(int count, char **arguments) {
  _swift_stdlib_overrideUnsafeArgvArgc(arguments, count);
  /*
   * The path of a backtracer that is not there: the environment chooses no program, and the runtime, which looks for itself where
   * it is told none, does not abort where it cannot. All earlier ones go: of several the runtime takes the last.
   */
  unsetenv("SWIFT_BACKTRACE");
  setenv("SWIFT_BACKTRACE", "enable=no,swift-backtrace=/", 1);
}
