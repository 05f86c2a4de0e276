#if os(Linux)
  import Foundation
  import Testing

  /// Limits of another process, by the system's own command: the call is hidden from Swift.
  enum ProcessLimits {
    private static let command = ["/usr/bin/prlimit", "/bin/prlimit"].first {
      FileManager.default.isExecutableFile(atPath: $0)
    }

    /// Takes from a process what it has, `--as=1048576` say.
    static func set(_ limit: String, of process: pid_t) {
      do {
        let run = Process()
        run.executableURL = URL(fileURLWithPath: try #require(command, "prlimit is part of util-linux"))
        run.arguments = ["--pid", "\(process)", limit]
        try run.run()
        run.waitUntilExit()
        #expect(run.terminationStatus == 0)
      } catch { Issue.record(error) }
    }
  }
#endif
