#ifndef UTI_PLATFORM_WORKERS_H
#define UTI_PLATFORM_WORKERS_H

// Worker processes: starting them, and the socket for requests and descriptors.

#include <sys/resource.h>
#include <errno.h>
#include <poll.h>
#include <spawn.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <signal.h>
#include <sys/socket.h>
#include <sys/types.h>
#include <time.h>
#include <unistd.h>

#if defined(__linux__)
#include <sys/auxv.h>
#include <sys/syscall.h>
#elif defined(__APPLE__)
#include <fcntl.h>
#include <mach-o/dyld.h>
#endif

#ifndef MSG_NOSIGNAL
#define MSG_NOSIGNAL 0
#endif
#ifndef MSG_CMSG_CLOEXEC
#define MSG_CMSG_CLOEXEC 0
#endif

/// The path of the running program, for starting it again; NULL if unknown.
static inline const char *uti_own_executable(void) {
#if defined(__linux__)
  if (access("/proc/self/exe", X_OK) == 0) return "/proc/self/exe";
  // Without /proc: the path by which this program was started.
  return (const char *)getauxval(AT_EXECFN);
#elif defined(__APPLE__)
  static char path[4096];
  uint32_t size = sizeof path;
  return _NSGetExecutablePath(path, &size) == 0 ? path : NULL;
#else
  return NULL;
#endif
}

/// Creates a close-on-exec socket pair; returns 0 or an error number.
static inline int uti_socket_pair(int ends[2]) {
#if defined(__linux__)
  return socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) == 0 ? 0 : errno;
#else
  if (socketpair(AF_UNIX, SOCK_STREAM, 0, ends) != 0) return errno;
#if defined(__APPLE__)
  for (int i = 0; i < 2; i++) {
    int on = 1;
    fcntl(ends[i], F_SETFD, FD_CLOEXEC);
    setsockopt(ends[i], SOL_SOCKET, SO_NOSIGPIPE, &on, sizeof on);
  }
#endif
  return 0;
#endif
}

/// Starts a program with `channel` as its standard input, in a new process group; returns 0 or an error number.
///
/// Its environment has only the search path of shared libraries.
static inline int uti_spawn_worker(const char *executable, char *const arguments[], int channel, pid_t *process) {
  extern char **environ;
  const char *kept[] = {"LD_LIBRARY_PATH=", "DYLD_LIBRARY_PATH="};
  // A fixed time zone avoids reading the system's; no answer contains a time.
  char *environment[5] = {(char *)"SWIFT_BACKTRACE=enable=no,swift-backtrace=/", (char *)"TZ=UTC0"};
  int count = 2;
  for (size_t i = 0; i < sizeof kept / sizeof *kept; i++) {
    for (char **entry = environ; entry && *entry; entry++) {
      if (strncmp(*entry, kept[i], strlen(kept[i])) == 0) {
        environment[count++] = *entry;
        break;
      }
    }
  }
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  sigset_t all, none;
  sigfillset(&all);
  sigemptyset(&none);
  int failure = posix_spawn_file_actions_init(&actions);
  if (failure) return failure;
  failure = posix_spawnattr_init(&attributes);
  if (failure) {
    posix_spawn_file_actions_destroy(&actions);
    return failure;
  }
  failure = posix_spawn_file_actions_adddup2(&actions, channel, 0);
  // Its output is discarded. With its own group, an interrupt reaches only the parent, which can finish its step.
  if (!failure) failure = posix_spawn_file_actions_adddup2(&actions, channel, 1);
  if (!failure) failure = posix_spawnattr_setsigdefault(&attributes, &all);
  if (!failure) failure = posix_spawnattr_setsigmask(&attributes, &none);
  if (!failure) failure = posix_spawnattr_setpgroup(&attributes, 0);
  if (!failure) {
    failure = posix_spawnattr_setflags(
        &attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK);
  }
  if (!failure) failure = posix_spawn(process, executable, &actions, &attributes, arguments, environment);
  posix_spawn_file_actions_destroy(&actions);
  posix_spawnattr_destroy(&attributes);
  return failure;
}

/// A message of bytes and at most one descriptor.
struct uti_message {
  struct msghdr header;
  struct iovec part;
  union {
    struct cmsghdr header;
    char room[CMSG_SPACE(sizeof(int))];
  } control;
};

static inline void uti_prepare(struct uti_message *message, const void *bytes, size_t count, int has_room) {
  memset(message, 0, sizeof *message);
  message->part.iov_base = (void *)bytes;
  message->part.iov_len = count;
  message->header.msg_iov = &message->part;
  message->header.msg_iovlen = 1;
  if (!has_room) return;
  message->header.msg_control = message->control.room;
  message->header.msg_controllen = sizeof message->control.room;
}

static inline int64_t uti_milliseconds(void) {
  struct timespec now;
  if (clock_gettime(CLOCK_MONOTONIC, &now) != 0) return 0;
  return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

/// Waits until the socket is writable or readable, or `deadline` on the monotonic clock; returns 0, an error number or `ETIMEDOUT`.
static inline int uti_await(int channel, short event, int64_t deadline) {
  for (;;) {
    int64_t left = deadline - uti_milliseconds();
    struct pollfd wanted = {channel, event, 0};
    int ready = left <= 0 ? 0 : poll(&wanted, 1, left > 1 << 30 ? 1 << 30 : (int)left);
    if (ready > 0) return 0;
    if (ready == 0) return ETIMEDOUT;
    if (errno != EINTR) return errno;
  }
}

/// Sends all bytes until `deadline` unless that is negative, with a descriptor unless that is -1; returns 0 or an error number.
static inline int uti_send(int channel, const void *bytes, size_t count, int descriptor, int64_t deadline) {
  size_t sent = 0;
  while (sent < count) {
    struct uti_message message;
    int hands_over = descriptor >= 0 && sent == 0;
    uti_prepare(&message, (const char *)bytes + sent, count - sent, hands_over);
    if (hands_over) {
      struct cmsghdr *header = CMSG_FIRSTHDR(&message.header);
      header->cmsg_level = SOL_SOCKET;
      header->cmsg_type = SCM_RIGHTS;
      header->cmsg_len = CMSG_LEN(sizeof(int));
      memcpy(CMSG_DATA(header), &descriptor, sizeof(int));
    }
    ssize_t step = sendmsg(channel, &message.header, MSG_NOSIGNAL | (deadline < 0 ? 0 : MSG_DONTWAIT));
    if (step < 0 && errno == EINTR) continue;
    if (step < 0 && deadline >= 0 && (errno == EAGAIN || errno == EWOULDBLOCK)) {
      int late = uti_await(channel, POLLOUT, deadline);
      if (late) return late;
      continue;
    }
    if (step < 0) return errno;
    sent += (size_t)step;
  }
  return 0;
}

/// Fills the buffer until `deadline` on the monotonic clock unless that is negative; `descriptor` gets a received one, or -1.
///
/// Returns 0, an error number, `ETIMEDOUT`, -1 if the other end is closed, or `ECONNRESET` if it closed with unread bytes. If
/// `descriptor` is NULL, the system closes received descriptors.
static inline int uti_receive(int channel, void *bytes, size_t count, int *descriptor, int64_t deadline) {
  size_t got = 0;
  if (descriptor) *descriptor = -1;
  while (got < count) {
    if (deadline >= 0) {
      int late = uti_await(channel, POLLIN, deadline);
      if (late) return late;
    }
    struct uti_message message;
    uti_prepare(&message, (char *)bytes + got, count - got, descriptor && *descriptor < 0);
    ssize_t step = recvmsg(channel, &message.header, MSG_CMSG_CLOEXEC);
    if (step < 0 && errno == EINTR) continue;
    if (step < 0) return errno;
    if (descriptor && *descriptor < 0) {
      struct cmsghdr *header = CMSG_FIRSTHDR(&message.header);
      if (header && header->cmsg_level == SOL_SOCKET && header->cmsg_type == SCM_RIGHTS &&
          header->cmsg_len == CMSG_LEN(sizeof(int))) {
        memcpy(descriptor, CMSG_DATA(header), sizeof(int));
      }
    }
    if (step == 0) return -1;
    got += (size_t)step;
  }
  return 0;
}

/// Waits for the end of a child, up to a number of milliseconds; at most one on systems without pidfd.
static inline void uti_await_end(pid_t process, int milliseconds) {
#if defined(SYS_pidfd_open)
  int file = (int)syscall(SYS_pidfd_open, process, 0);
  if (file >= 0) {
    struct pollfd wanted = {file, POLLIN, 0};
    poll(&wanted, 1, milliseconds);
    close(file);
    return;
  }
#endif
  poll(NULL, 0, milliseconds < 1 ? milliseconds : 1);
}

/// The identifier of the calling thread, and whether a thread of this process still runs; always true on systems that do
/// not tie a process to a thread.
static inline int uti_thread_number(void) {
#if defined(__linux__)
  return (int)syscall(SYS_gettid);
#else
  return 0;
#endif
}

/// Raises the niceness of the calling thread; only on Linux, where each thread has its own.
static inline void uti_yield_thread(int niceness) {
#if defined(__linux__)
  setpriority(PRIO_PROCESS, 0, getpriority(PRIO_PROCESS, 0) + niceness);
#else
  (void)niceness;
#endif
}

static inline int uti_thread_runs(int number) {
#if defined(__linux__)
  return syscall(SYS_tgkill, getpid(), number, 0) == 0;
#else
  (void)number;
  return 1;
#endif
}

#endif
