/*
 * Settles, before Swift's runtime starts, what it would otherwise look up under /proc: a static executable also runs
 * in an empty root directory.
 */
#include <stdlib.h>

/* Swift's own hook for programs that are handed their arguments (stdlib/public/CommandLineSupport). */
extern void _swift_stdlib_overrideUnsafeArgvArgc(char **arguments, int count);

/* The C library hands main's arguments to constructors; this one runs before any of the runtime's. */
__attribute__((constructor(101))) static void settle(int count, char **arguments, char **environment) {
  (void)environment;
  _swift_stdlib_overrideUnsafeArgvArgc(arguments, count);
  /* The path of a backtracer that is not there; without it the runtime looks for itself, and aborts where it cannot. */
  setenv("SWIFT_BACKTRACE", "enable=no,swift-backtrace=/", 0);
}
