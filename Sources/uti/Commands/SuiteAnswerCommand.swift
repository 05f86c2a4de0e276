import ArgumentParser
import ConformanceSuites
import SystemCalls
import SystemPackage

struct SuiteAnswerCommand: AnsweringCommand {
  static let configuration = CommandConfiguration(
    commandName: "answer",
    abstract: "Answer the questions of a suite, one JSON object per line.",
    discussion: """
      Acts as the implementation under test for 'uti suite run --against': it reads questions from standard input until \
      its end.

        uti suite run --builtin --against 'uti suite answer'
      """)

  /// A longer question ends the conversation.
  private static let longestLine = 16 << 20

  mutating func answer(_ output: StandardOutput) throws -> ExitStatus {
    let implementation = OwnImplementation()
    var pending: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 64 << 10)
    while true {
      let count: Int
      do {
        count = try FileDescriptor.standardInput.readBytes(into: &block)
      } catch {
        throw CommandFailure(.unreadable, "standard input cannot be read: \(error)")
      }
      pending.append(contentsOf: count == 0 && !pending.isEmpty ? [0x0A] : block[..<count])
      var start = 0
      while let end = pending[start...].firstIndex(of: 0x0A) {
        let line = Array(pending[start..<end])
        start = end + 1
        if line.allSatisfy({ $0 <= 0x20 }) { continue }
        try output.write(LineProtocol.respond(to: line, with: implementation) + [0x0A])
        try output.flush()
      }
      pending.removeFirst(start)
      if count == 0 { return .success }
      guard pending.count <= Self.longestLine else {
        throw CommandFailure(.unreadable, "a question is longer than \(Self.longestLine >> 20) MiB")
      }
    }
  }
}
