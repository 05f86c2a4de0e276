#if os(Linux)
  import Foundation
  import Testing

  /// The fields of `/proc/PID/status`.
  struct ProcessStatus {
    private let lines: [String: String]

    init(_ process: pid_t) throws {
      let text = try String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
      var lines: [String: String] = [:]
      for line in text.split(separator: "\n") {
        guard let colon = line.firstIndex(of: ":") else { continue }
        lines[String(line[..<colon])] = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
      }
      self.lines = lines
    }

    subscript(_ name: String) -> String? { lines[name] }

    /// Returns the numbers of a field, such as users.
    func numbers(_ name: String) throws -> [UInt32] {
      try #require(lines[name]).split(whereSeparator: \.isWhitespace).compactMap { UInt32($0) }
    }

    /// Returns the bits of a field, such as signals.
    func bits(_ name: String) throws -> UInt64 {
      let digits = try #require(lines[name])
      return try #require(UInt64(digits, radix: 16))
    }

    /// Returns true if the test process has the capabilities.
    private static func holds(_ capabilities: Int...) throws -> Bool {
      let own = try ProcessStatus(getpid()).bits("CapEff")
      return capabilities.allSatisfy { own & 1 << UInt64($0) != 0 }
    }

    /// Returns true if `/proc` shows the open files of other users' processes.
    static func showsOthers() throws -> Bool { try !RunCommand.isRoot || holds(19) }

    /// Returns true if the tests run as root and workers can change the user.
    static func canChangeUser() throws -> Bool {
      // CAP_KILL, CAP_SETGID, CAP_SETUID and CAP_SETPCAP, and a user namespace that maps the user.
      let users = try String(contentsOfFile: "/proc/self/uid_map", encoding: .utf8)
      let rows = users.split(separator: "\n").map {
        $0.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
      }
      let isKnown = rows.contains { $0.count == 3 && $0[0] <= 65534 && 65534 - $0[0] < $0[2] }
      return try RunCommand.isRoot && holds(5, 6, 7, 8) && isKnown
    }

    /// Expects that the process has no privileges of root.
    func expectNoRootPrivileges(_ comment: Comment? = nil) throws {
      for name in ["CapInh", "CapPrm", "CapEff", "CapAmb"] { #expect(try bits(name) == 0, comment) }
      guard RunCommand.isRoot else { return }
      if try Self.holds(8) { #expect(try bits("CapBnd") == 0, comment) }
      guard try Self.canChangeUser() else { return }
      #expect(try numbers("Uid") == [65534, 65534, 65534, 65534], comment)
      #expect(try numbers("Gid") == [65534, 65534, 65534, 65534], comment)
      #expect(try numbers("Groups") == [], comment)
    }
  }
#endif
