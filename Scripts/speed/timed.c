// timed REPORT COMMAND…: runs a command, and writes its status, wall time, processor time (seconds) and peak memory (MiB) to a file.
// Written in C to be a small parent: a process's peak memory includes that of its parent at the start.
#define _DEFAULT_SOURCE
#include <spawn.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>

extern char **environ;

static double seconds(struct timeval time) { return (double)time.tv_sec + (double)time.tv_usec / 1e6; }

int main(int count, char **arguments) {
  if (count < 3) return 64;
  struct timespec start, end;
  struct rusage usage;
  int status;
  pid_t child;
  clock_gettime(CLOCK_MONOTONIC, &start);
  if (posix_spawnp(&child, arguments[2], NULL, NULL, arguments + 2, environ) != 0) return 127;
  if (wait4(child, &status, 0, &usage) != child) return 70;
  clock_gettime(CLOCK_MONOTONIC, &end);
  FILE *report = fopen(arguments[1], "w");
  if (!report) return 74;
  fprintf(report, "%d %.6f %.6f %.1f\n", WIFEXITED(status) ? WEXITSTATUS(status) : -1,
          (double)(end.tv_sec - start.tv_sec) + (double)(end.tv_nsec - start.tv_nsec) / 1e9,
          seconds(usage.ru_utime) + seconds(usage.ru_stime), (double)usage.ru_maxrss / 1024);
  return fclose(report) == 0 ? 0 : 74;
}
