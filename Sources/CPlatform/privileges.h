#ifndef UTI_PLATFORM_PRIVILEGES_H
#define UTI_PLATFORM_PRIVILEGES_H

// Dropping root and capabilities permanently.

#include <signal.h>
#include <stdint.h>
#include <string.h>
#include <unistd.h>

enum {
  /// The user and group "nobody".
  UTI_NOBODY = 65534,
};

#if defined(__linux__)
#include <linux/capability.h>
#include <linux/prctl.h>
#include <sys/syscall.h>

/// The capabilities of this process: 64 bits in two structures.
struct uti_capabilities {
  struct __user_cap_header_struct header;
  struct __user_cap_data_struct halves[2];
};

/// Reads the capabilities; returns 0 on failure.
static inline int uti_read_capabilities(struct uti_capabilities *capabilities) {
  memset(capabilities, 0, sizeof *capabilities);
  capabilities->header.version = _LINUX_CAPABILITY_VERSION_3;
  return syscall(SYS_capget, &capabilities->header, capabilities->halves) == 0;
}

/// Returns true if the user is not root and the process has no capability.
static inline int uti_is_ordinary(void) {
  struct uti_capabilities own;
  if (geteuid() == 0 || getuid() == 0 || !uti_read_capabilities(&own)) return 0;
  uint32_t held = 0;
  for (int i = 0; i < 2; i++) held |= own.halves[i].effective | own.halves[i].permitted | own.halves[i].inheritable;
  return !held;
}

/// Drops root: its groups, its user in favour of `user`, and all capabilities, including those that exec could restore.
///
/// Ignores refused steps, such as in a container without that user. Returns true if no privilege is left. Affects the calling
/// thread only, which must be the only one.
static inline int uti_give_up_root(uint32_t user) {
  if (uti_is_ordinary()) return 1;
  struct uti_capabilities own;
  int is_known = uti_read_capabilities(&own);
  // The parent has the same capabilities; without this one it could not end a worker of another user.
  int stays_in_reach = is_known && (own.halves[0].effective & 1u << CAP_KILL);
  for (long capability = 0; syscall(SYS_prctl, PR_CAPBSET_DROP, capability, 0L, 0L, 0L) == 0; capability++) {
  }
  syscall(SYS_prctl, PR_CAP_AMBIENT, (long)PR_CAP_AMBIENT_CLEAR_ALL, 0L, 0L, 0L);
  if (geteuid() == 0 && stays_in_reach) {
    // The user last: changing it drops the right to change the others.
    syscall(SYS_setgroups, 0L, NULL);
    syscall(SYS_setresgid, (long)UTI_NOBODY, (long)UTI_NOBODY, (long)UTI_NOBODY);
    syscall(SYS_setresuid, (long)user, (long)user, (long)user);
  }
  memset(own.halves, 0, sizeof own.halves);
  if (is_known) syscall(SYS_capset, &own.header, own.halves);
  return uti_is_ordinary();
}

/// Asks the system to end this process with the thread that started it; a change of user resets that.
static inline void uti_end_with_parent(void) { syscall(SYS_prctl, PR_SET_PDEATHSIG, (long)SIGKILL, 0L, 0L, 0L); }
#endif

#endif
