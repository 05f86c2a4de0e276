#ifndef UTI_PLATFORM_TOOLS_H
#define UTI_PLATFORM_TOOLS_H

// The confinement of a decoder program, which reads one file and writes to one pipe.

#include <fcntl.h>
#include <stdint.h>
#include <stdlib.h>
#include <unistd.h>

#include "confinement.h"
#include "workers.h"

/// Creates a close-on-exec pipe; returns 0 or an error number.
static inline int uti_pipe(int ends[2]) {
#if defined(__linux__)
  // Headers declare pipe2 only with _GNU_SOURCE.
  return syscall(SYS_pipe2, ends, 02000000L) == 0 ? 0 : errno;
#else
  if (pipe(ends) != 0) return errno;
  for (int i = 0; i < 2; i++) fcntl(ends[i], F_SETFD, FD_CLOEXEC);
  return 0;
#endif
}

/// Reads available bytes until `deadline` on the monotonic clock; returns their number, 0 at the end, or a negative error number.
static inline int64_t uti_read_until(int descriptor, void *bytes, size_t count, int64_t deadline) {
  for (;;) {
    int late = uti_await(descriptor, POLLIN, deadline);
    if (late) return -late;
    ssize_t step = read(descriptor, bytes, count);
    if (step >= 0) return step;
    if (errno != EINTR && errno != EAGAIN) return -errno;
  }
}

#if defined(__linux__)
/// Restricts file access to these folders: programs and libraries to read, one file to read, nothing to write.
static inline int uti_landlock_tool(const char *executable, int input) {
  const long create = 444, add = 445, restrict_self = 446;
  const uint64_t execute = 1, write_file = 2, read_file = 4, read_folder = 8;
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
  struct __attribute__((packed)) {
    uint64_t allowed;
    int32_t place;
  } rule;
  const struct {
    const char *path;
    uint64_t allowed;
  } places[] = {
    // The dynamic loader is executed, too.
    {"/lib", execute | read_file | read_folder},
    {"/lib64", execute | read_file | read_folder},
    {"/usr/lib", execute | read_file | read_folder},
    {"/usr/lib64", execute | read_file | read_folder},
    {"/usr/local/lib", read_file | read_folder},
    {"/usr/share", read_file | read_folder},
    {"/etc/ld.so.cache", read_file},
    {"/dev/null", read_file | write_file},
    {"/dev/urandom", read_file},
    {executable, execute | read_file},
  };
  for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
    // Only as a path, not readable.
    rule.place = open(places[i].path, 010000000 | O_CLOEXEC);
    if (rule.place < 0) continue;
    rule.allowed = places[i].allowed;
    syscall(add, ruleset, 1u, &rule, 0u);
    close(rule.place);
  }
  rule.place = input;
  rule.allowed = read_file;
  syscall(add, ruleset, 1u, &rule, 0u);
  long failed = syscall(restrict_self, ruleset, 0u);
  close(ruleset);
  return failed ? 0 : (int)version;
}

#if defined(UTI_AUDIT_ARCHITECTURE)
#define UTI_REFUSE(number) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, number, 0, 1), UTI_RETURN(SECCOMP_RET_ERRNO | EPERM)

/// Denies calls for the network, other processes and administration; they fail with an error.
static inline int uti_seccomp_tool(void) {
  struct sock_filter filter[] = {
    UTI_FIELD(arch),
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, UTI_AUDIT_ARCHITECTURE, 1, 0),
    UTI_RETURN(SECCOMP_RET_KILL),
    UTI_FIELD(nr),
#if defined(__x86_64__)
    // The x32 calls.
    BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, 0x40000000, 0, 1),
    UTI_RETURN(SECCOMP_RET_ERRNO | EPERM),
#endif
    UTI_REFUSE(SYS_socket),
    UTI_REFUSE(SYS_connect),
    UTI_REFUSE(SYS_bind),
    UTI_REFUSE(SYS_listen),
    UTI_REFUSE(SYS_kill),
    UTI_REFUSE(SYS_ptrace),
    UTI_REFUSE(SYS_process_vm_readv),
    UTI_REFUSE(SYS_process_vm_writev),
    UTI_REFUSE(SYS_bpf),
    UTI_REFUSE(SYS_perf_event_open),
    UTI_REFUSE(SYS_add_key),
    UTI_REFUSE(SYS_request_key),
    UTI_REFUSE(SYS_keyctl),
    UTI_REFUSE(SYS_mount),
    UTI_REFUSE(SYS_umount2),
    UTI_REFUSE(SYS_pivot_root),
    UTI_REFUSE(SYS_chroot),
    UTI_REFUSE(SYS_unshare),
    UTI_REFUSE(SYS_setns),
    UTI_REFUSE(SYS_open_by_handle_at),
    UTI_REFUSE(SYS_init_module),
    UTI_REFUSE(SYS_finit_module),
    UTI_REFUSE(SYS_delete_module),
    UTI_REFUSE(SYS_kexec_load),
    UTI_REFUSE(SYS_reboot),
    UTI_REFUSE(SYS_swapon),
    UTI_REFUSE(SYS_swapoff),
    UTI_REFUSE(SYS_settimeofday),
    UTI_REFUSE(SYS_clock_settime),
    UTI_REFUSE(323),  // userfaultfd
    UTI_REFUSE(425),  // io_uring_setup
    UTI_RETURN(SECCOMP_RET_ALLOW),
  };
  struct sock_fprog program = {sizeof filter / sizeof *filter, filter};
  return syscall(SYS_prctl, PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program, 0L, 0L) == 0;
}
#else
static inline int uti_seccomp_tool(void) { return 0; }
#endif

static inline void uti_confine_tool(const char *executable, uint32_t user) {
  syscall(SYS_prctl, PR_SET_NO_NEW_PRIVS, 1L, 0L, 0L, 0L);
  uti_landlock_tool(executable, 0);
  // A program may open its output again by name.
  if (geteuid() == 0) syscall(SYS_fchown, 1L, (long)user, (long)UTI_NOBODY);
  uti_give_up_root(user);
  uti_end_with_parent();
  uti_seccomp_tool();
}
#else
static inline void uti_confine_tool(const char *executable, uint32_t user) {
  (void)executable;
  (void)user;
}
#endif

/// Executes a program with `input` as standard input, `output` as standard output and nothing else open, as `user` if
/// this is root; returns only on failure.
static inline void uti_replace_process(
    const char *executable, char *const arguments[], int input, int output, uint64_t seconds, uint64_t memory,
    uint32_t user) {
  // Replaces the channel; higher descriptors are closed below.
  if (dup2(input, 0) < 0 || dup2(output, 1) < 0) return;
  int nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC);
  if (nowhere < 0 || dup2(nowhere, 2) < 0) return;
  for (int descriptor = 3; descriptor < 256; descriptor++) fcntl(descriptor, F_SETFD, FD_CLOEXEC);
  uti_limit(RLIMIT_CPU, seconds);
  uti_limit(RLIMIT_AS, memory);
  uti_limit(RLIMIT_FSIZE, 0);
  uti_limit(RLIMIT_CORE, 0);
  uti_limit(RLIMIT_NOFILE, 64);
  uti_confine_tool(executable, user);
  char *const environment[] = {
    (char *)"LC_ALL=C", (char *)"TZ=UTC0", (char *)"PATH=/nonexistent", (char *)"HOME=/nonexistent",
    (char *)"TMPDIR=/nonexistent", (char *)"VIPS_CONCURRENCY=1", (char *)"VIPS_BLOCK_UNTRUSTED=1", (char *)"OMP_NUM_THREADS=1", NULL,
  };
  execve(executable, arguments, environment);
}

#endif
