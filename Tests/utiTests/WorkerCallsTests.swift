#if os(Linux) && (arch(x86_64) || arch(arm64))
  import Foundation
  import Testing

  /// The system calls that a worker may make: SECURITY.md lists them, and all others end the process.
  @Suite struct WorkerCallsTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
      .deletingLastPathComponent()

    private static func text(_ path: String) throws -> String {
      try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    /// Returns the rows of the code as `name: reason`.
    private static func rowsInCode() throws -> [String] {
      try text("Sources/CPlatform/calls.h").matches(of: #/UTI_KEEP\((\w+), "([^"]*)"/#).map {
        "\($0.1): \($0.2)"
      }
    }

    @Test func documentListsTheCalls() throws {
      let document = try Self.text("SECURITY.md")
      let rows = try Self.rowsInCode()
      #expect(rows.count > 10)
      let shown = document.matches(of: #/\n\| `(\w+)` \| (.*) \|/#).map { "\($0.1): \($0.2)" }
      #expect(shown == rows)
      #expect(document.contains("every system call except the \(rows.count)"))
    }

    @Test(
      .enabled(if: ChangingCommandOutputTests.hasCompiler, "a program that tries all calls is compiled by cc")
    )
    func allOtherCallsEndTheProcess() throws {
      let source = Self.root.appendingPathComponent("Tests/Foreign/worker-calls.c").path
      let result = try ShellCommand.run(
        "cc -Wall -Wextra -Werror -o \"$TMPDIR/calls\" '\(source)' && \"$TMPDIR/calls\"")
      #expect(result.status == 0, "\(result.errors)")
      // Without seccomp all calls are allowed.
      if result.output == "no seccomp\n" { return }
      let allowed = Set(result.output.split(separator: "\n").map(String.init))
      #expect(try allowed == Set(Self.rowsInCode().map { String($0.prefix { $0 != ":" }) }))
    }
  }
#endif
