#ifndef UTI_PLATFORM_PRIVILEGES_H
#define UTI_PLATFORM_PRIVILEGES_H

// The exceptions that the system makes for a process by its user and its capabilities, and how it gives them up for good.

#include <signal.h>
#include <stdint.h>
#include <string.h>
#include <unistd.h>

enum {
  /// The user, and the group, to whom nothing belongs.
  UTI_NOBODY = 65534,
};

#if defined(__linux__)
#include <linux/capability.h>
#include <linux/prctl.h>
#include <sys/syscall.h>

/// The capabilities of this process: 64 bits, of which each half lies in a structure of its own.
struct uti_capabilities {
  struct __user_cap_header_struct header;
  struct __user_cap_data_struct halves[2];
};

/// Reads them; 0 where the system does not say.
static inline int uti_read_capabilities(struct uti_capabilities *capabilities) {
  memset(capabilities, 0, sizeof *capabilities);
  capabilities->header.version = _LINUX_CAPABILITY_VERSION_3;
  return syscall(SYS_capget, &capabilities->header, capabilities->halves) == 0;
}

/// Whether the process is as any user's without rights: its user is not root, and it has no capability.
static inline int uti_is_ordinary(void) {
  struct uti_capabilities own;
  if (geteuid() == 0 || getuid() == 0 || !uti_read_capabilities(&own)) return 0;
  uint32_t held = 0;
  for (int i = 0; i < 2; i++) held |= own.halves[i].effective | own.halves[i].permitted | own.halves[i].inheritable;
  return !held;
}

/// Gives up root: its groups, its user for `user`, and all capabilities, also those that a program could bring back.
///
/// What the system refuses, as where a container knows no such user, is left out. Says whether nothing is left of root. One thread
/// alone gives up what it has: there must be no other.
static inline int uti_give_up_root(uint32_t user) {
  if (uti_is_ordinary()) return 1;
  struct uti_capabilities own;
  int is_known = uti_read_capabilities(&own);
  // The process that asks has the same capabilities, and without this one could not end the worker of another user.
  int stays_in_reach = is_known && (own.halves[0].effective & 1u << CAP_KILL);
  for (long capability = 0; syscall(SYS_prctl, PR_CAPBSET_DROP, capability, 0L, 0L, 0L) == 0; capability++) {
  }
  syscall(SYS_prctl, PR_CAP_AMBIENT, (long)PR_CAP_AMBIENT_CLEAR_ALL, 0L, 0L, 0L);
  if (geteuid() == 0 && stays_in_reach) {
    // The user last: the right to change the others goes with it.
    syscall(SYS_setgroups, 0L, NULL);
    syscall(SYS_setresgid, (long)UTI_NOBODY, (long)UTI_NOBODY, (long)UTI_NOBODY);
    syscall(SYS_setresuid, (long)user, (long)user, (long)user);
  }
  memset(own.halves, 0, sizeof own.halves);
  if (is_known) syscall(SYS_capset, &own.header, own.halves);
  return uti_is_ordinary();
}

/// Has the system end this process with the thread that started it; a change of user takes that back.
static inline void uti_end_with_parent(void) { syscall(SYS_prctl, PR_SET_PDEATHSIG, (long)SIGKILL, 0L, 0L, 0L); }
#endif

#endif
