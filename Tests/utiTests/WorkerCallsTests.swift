#if os(Linux) && (arch(x86_64) || arch(arm64))
  import Foundation
  import Testing

  /// The table of the system's calls that a worker keeps: SECURITY.md shows it whole, and all others end the process.
  @Suite struct WorkerCallsTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
      .deletingLastPathComponent()

    private static func text(_ path: String) throws -> String {
      try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    /// `name: reason`, as the code has it.
    private static func rowsOfCode() throws -> [String] {
      try text("Sources/CPlatform/calls.h").matches(of: #/UTI_KEEP\((\w+), "([^"]*)"/#).map {
        "\($0.1): \($0.2)"
      }
    }

    @Test func theDocumentHasTheTable() throws {
      let document = try Self.text("SECURITY.md")
      let rows = try Self.rowsOfCode()
      #expect(rows.count > 10)
      let shown = document.matches(of: #/\n\| `(\w+)` \| (.*) \|/#).map { "\($0.1): \($0.2)" }
      #expect(shown == rows)
      #expect(document.contains("every system call except the \(rows.count)"))
    }

    @Test(.enabled(if: ActingTests.hasCompiler, "a program that tries all calls is compiled by cc"))
    func allOtherCallsEndTheProcess() throws {
      let source = Self.root.appendingPathComponent("Tests/Foreign/worker-calls.c").path
      let result = try ShellCommand.run(
        "cc -Wall -Wextra -Werror -o \"$TMPDIR/calls\" '\(source)' && \"$TMPDIR/calls\"")
      #expect(result.status == 0, "\(result.errors)")
      // A system without seccomp keeps them all, and says so.
      if result.output == "no seccomp\n" { return }
      let kept = Set(result.output.split(separator: "\n").map(String.init))
      #expect(try kept == Set(Self.rowsOfCode().map { String($0.prefix { $0 != ":" }) }))
    }
  }
#endif
