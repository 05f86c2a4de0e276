#ifndef UTI_PLATFORM_CONFINEMENT_H
#define UTI_PLATFORM_CONFINEMENT_H

// The confinement of a worker process before it reads untrusted bytes. Descriptor 0 is its only channel.

#include <errno.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

#include "privileges.h"

/// The exit code of a process that tried to write to standard error.
enum { UTI_ENDED_BY_MESSAGE = 70 };

/// The confinement that this system supports.
struct uti_confinement {
  int limits;
  int no_new_privileges;
  /// True without root's user and without capabilities.
  int not_root;
  /// The version of Landlock, 0 for none.
  int landlock;
  int seccomp;
};

static inline int uti_limit(int what, uint64_t most) {
  struct rlimit limit;
  if (getrlimit(what, &limit) != 0) return 0;
  if (limit.rlim_max == RLIM_INFINITY || limit.rlim_max > most) limit.rlim_max = (rlim_t)most;
  limit.rlim_cur = limit.rlim_max;
  return setrlimit(what, &limit) == 0;
}

/// The address space of this process in bytes; 0 if unknown.
static inline uint64_t uti_address_space(void);

/// Ends this process by a signal after so much more computing time; 0 disables the limit.
static inline void uti_allow_computing(unsigned milliseconds) {
  struct itimerval timer;
  memset(&timer, 0, sizeof timer);
  timer.it_value.tv_sec = milliseconds / 1000;
  timer.it_value.tv_usec = (milliseconds % 1000) * 1000;
  setitimer(ITIMER_PROF, &timer, NULL);
}

#if defined(__linux__)
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/prctl.h>
#include <linux/seccomp.h>
#include <signal.h>
#include <sys/syscall.h>

#if defined(__x86_64__)
#define UTI_AUDIT_ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define UTI_AUDIT_ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

static inline uint64_t uti_address_space(void) {
  char text[64];
  // Read before confinement.
  int file = (int)syscall(SYS_openat, -100, "/proc/self/statm", 0, 0);
  if (file < 0) return 0;
  ssize_t count = read(file, text, sizeof text - 1);
  close(file);
  uint64_t pages = 0;
  for (ssize_t i = 0; i < count && text[i] >= '0' && text[i] <= '9'; i++) pages = pages * 10 + (uint64_t)(text[i] - '0');
  return pages * (uint64_t)sysconf(_SC_PAGESIZE);
}

/// Closes all descriptors but the channel and, until a database is loaded, standard error.
static inline void uti_close_others(void) {
  dup2(0, 1);
  const long close_range = 436;
  if (syscall(close_range, 3u, ~0u, 0u) == 0) return;
  struct rlimit limit;
  int most = getrlimit(RLIMIT_NOFILE, &limit) == 0 && limit.rlim_cur < 65536 ? (int)limit.rlim_cur : 65536;
  for (int descriptor = 3; descriptor < most; descriptor++) close(descriptor);
}

/// Denies all rights that Landlock controls; returns the Landlock version, or 0.
static inline int uti_enter_landlock(void) {
  const long create = 444, restrict_self = 446;
  struct {
    uint64_t files, network, scopes;
  } rules;
  long version = syscall(create, NULL, (size_t)0, 1u);
  if (version < 1) return 0;
  rules.files = ((uint64_t)1 << (version == 1 ? 13 : version == 2 ? 14 : version < 5 ? 15 : 16)) - 1;
  rules.network = 3;
  rules.scopes = 3;
  size_t size = version >= 6 ? 24 : version >= 4 ? 16 : 8;
  int ruleset = (int)syscall(create, &rules, size, 0u);
  if (ruleset < 0) return 0;
  long failed = syscall(restrict_self, ruleset, 0u);
  close(ruleset);
  return failed ? 0 : (int)version;
}

#if defined(UTI_AUDIT_ARCHITECTURE)
#include "calls.h"

#define UTI_FIELD(name) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, name))
#define UTI_RETURN(action) BPF_STMT(BPF_RET | BPF_K, action)

/// Ends the process when it tries to write a message.
static inline void uti_end_by_message(int signal) {
  (void)signal;
  syscall(SYS_exit_group, UTI_ENDED_BY_MESSAGE);
}

enum {
  /// The maximum number of instructions for one call.
  UTI_LONGEST_CALL_FILTER = 9,
  UTI_WORKER_CALLS = sizeof uti_worker_calls / sizeof *uti_worker_calls,
};

/// Appends instructions that allow a call if its conditions hold, and end the process if not; returns their number.
static inline size_t uti_allow(struct sock_filter *filter, const struct uti_call *call, uint32_t end) {
  size_t length = 1, left = 0;
  while (left < 2 && call->conditions[left].mask) left++;
  int is_conditional = left > 0;
  for (const struct uti_condition *condition = call->conditions; left > 0; condition++) {
    left--;
    const struct sock_filter check[] = {
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, args) + 8 * condition->argument),
      BPF_STMT(BPF_ALU | BPF_AND | BPF_K, condition->mask),
      // Jumps to the instruction that ends the process, past the other condition and the permission.
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, condition->value, 0, (uint8_t)(3 * left + 1)),
    };
    memcpy(filter + length, check, sizeof check);
    length += 3;
  }
  filter[length++] = (struct sock_filter)UTI_RETURN(SECCOMP_RET_ALLOW);
  if (is_conditional) filter[length++] = (struct sock_filter)UTI_RETURN(end);
  filter[0] = (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, call->number, 0, (uint8_t)(length - 1));
  return length;
}

/// Allows only the system calls that reading a descriptor and computing need; any other one ends the process.
static inline int uti_enter_seccomp(void) {
  // Old kernels can only end the thread; the process has one.
  uint32_t end = SECCOMP_RET_KILL_PROCESS;
  if (syscall(SYS_seccomp, SECCOMP_GET_ACTION_AVAIL, 0u, &end) != 0) end = SECCOMP_RET_KILL;
  const struct sock_filter head[] = {
    UTI_FIELD(arch),
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, UTI_AUDIT_ARCHITECTURE, 1, 0),
    UTI_RETURN(end),
    UTI_FIELD(nr),
  };
  const struct sock_filter tail[] = {
    // The Swift runtime writes a message before it ends the process, as for lack of memory: not a forbidden call.
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_write, 0, 1),
    UTI_RETURN(SECCOMP_RET_TRAP),
    UTI_RETURN(end),
  };
  struct sock_filter filter[(sizeof head + sizeof tail) / sizeof *head + UTI_WORKER_CALLS * UTI_LONGEST_CALL_FILTER];
  memcpy(filter, head, sizeof head);
  size_t length = sizeof head / sizeof *head;
  for (size_t i = 0; i < UTI_WORKER_CALLS; i++) length += uti_allow(filter + length, &uti_worker_calls[i], end);
  memcpy(filter + length, tail, sizeof tail);
  length += sizeof tail / sizeof *tail;
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = uti_end_by_message;
  sigaction(SIGSYS, &action, NULL);
  struct sock_fprog program = {(unsigned short)length, filter};
  return syscall(SYS_prctl, PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program, 0L, 0L) == 0;
}
#else
static inline int uti_enter_seccomp(void) { return 0; }
#endif

/// The first step, before a database is loaded: limits rights, descriptors, memory and time.
static inline void uti_confine(struct uti_confinement *confinement) {
  uti_close_others();
  tzset();
  confinement->no_new_privileges = syscall(SYS_prctl, PR_SET_NO_NEW_PRIVS, 1L, 0L, 0L, 0L) == 0;
  uti_end_with_parent();
}

/// The second step, before the first request: no root, files, sockets or processes, and only the allowed calls.
static inline void uti_confine_wholly(struct uti_confinement *confinement) {
  dup2(0, 2);
  // Not earlier: the database may be readable by root only.
  confinement->not_root = uti_give_up_root(UTI_NOBODY);
  uti_end_with_parent();
  confinement->landlock = uti_enter_landlock();
  confinement->seccomp = uti_enter_seccomp();
}
#else
static inline uint64_t uti_address_space(void) { return 0; }

static inline void uti_confine(struct uti_confinement *confinement) {
  (void)confinement;
  for (int descriptor = 3; descriptor < 4096; descriptor++) close(descriptor);
}

static inline void uti_confine_wholly(struct uti_confinement *confinement) { (void)confinement; }
#endif

/// Sets the limits of a worker: total computing time in seconds, and additional memory in bytes.
static inline int uti_limit_worker(uint64_t seconds, uint64_t memory) {
  uint64_t present = uti_address_space();
  int applied = uti_limit(RLIMIT_CPU, seconds) && uti_limit(RLIMIT_FSIZE, 0) && uti_limit(RLIMIT_CORE, 0) &&
      uti_limit(RLIMIT_NOFILE, 8) && uti_limit(RLIMIT_NPROC, 0);
  // The limit is relative to the present address space, which may be unknown.
  return uti_limit(RLIMIT_AS, present + (present ? memory : (uint64_t)1 << 30)) && applied;
}

#endif
