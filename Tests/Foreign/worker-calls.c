/*
 * Tries every system call in a process confined like a worker, and prints those that do not kill it, one per line.
 *
 * Calls in the table are made with their conditions met, then with each one violated, printed as "broken NAME" if it
 * does not kill the process.
 */
#include "../../Sources/CPlatform/confinement.h"
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>

/* Returns true if the process survives the call. */
static int survives(long number, const long arguments[6]) {
  pid_t child = fork();
  if (child < 0) exit(3);
  if (child == 0) {
    if (!uti_enter_seccomp()) _exit(2);
    syscall(number, arguments[0], arguments[1], arguments[2], arguments[3], arguments[4], arguments[5]);
    syscall(SYS_exit_group, 0L);
  }
  int status = 0;
  if (waitpid(child, &status, 0) != child) exit(3);
  if (WIFEXITED(status) && WEXITSTATUS(status) == 2) {
    puts("no seccomp");
    exit(0);
  }
  return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

static const struct uti_call *kept(long number) {
  for (size_t i = 0; i < UTI_WORKER_CALLS; i++) {
    if (uti_worker_calls[i].number == number) return &uti_worker_calls[i];
  }
  return NULL;
}

/* x86-64's uretprobe and uprobe, returns from kernel probes, bypass every filter, and do nothing elsewhere. */
static int passes_by_filters(long number) {
#if defined(__x86_64__)
  return number == 335 || number == 336;
#else
  (void)number;
  return 0;
#endif
}

int main(void) {
  uti_limit(RLIMIT_CORE, 0);
  for (long number = 0; number < 512; number++) {
    if (passes_by_filters(number)) continue;
    const struct uti_call *call = kept(number);
    long arguments[6] = {0};
    for (int i = 0; call && i < 2; i++) arguments[call->conditions[i].argument] |= call->conditions[i].value;
    if (survives(number, arguments)) {
      if (call) puts(call->name); else printf("call %ld\n", number);
    }
    for (int i = 0; call && i < 2; i++) {
      const struct uti_condition *condition = &call->conditions[i];
      if (!condition->mask) continue;
      long broken[6];
      memcpy(broken, arguments, sizeof broken);
      broken[condition->argument] ^= condition->mask & -condition->mask;
      if (survives(number, broken)) printf("broken %s\n", call->name);
    }
  }
  return 0;
}
