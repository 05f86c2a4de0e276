#if os(Linux)
  import Foundation
  import Testing

  /// Sets limits of another process with `prlimit`, since the system call is not available in Swift.
  enum ProcessLimits {
    private static let command = ["/usr/bin/prlimit", "/bin/prlimit"].first {
      FileManager.default.isExecutableFile(atPath: $0)
    }

    /// Sets a limit, such as `--as=1048576`.
    ///
    /// Workers of root run as nobody; without the capability, `prlimit` must run as the same user.
    static func set(_ limit: String, of process: pid_t) {
      do {
        let status = try ProcessStatus(process)
        let (user, group) = (try status.numbers("Uid")[0], try status.numbers("Gid")[0])
        let prlimit = try #require(command, "prlimit is part of util-linux")
        var words = [prlimit, "--pid", "\(process)", limit]
        if user != getuid() {
          let setpriv = try #require(RunCommand.setpriv, "setpriv is part of util-linux")
          words = [setpriv, "--reuid=\(user)", "--regid=\(group)", "--clear-groups"] + words
        }
        let run = Process()
        run.executableURL = URL(fileURLWithPath: words[0])
        run.arguments = Array(words.dropFirst())
        try run.run()
        run.waitUntilExit()
        #expect(run.terminationStatus == 0)
      } catch { Issue.record(error) }
    }
  }
#endif
