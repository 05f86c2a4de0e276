import ArgumentParser

/// A subcommand that writes to one buffered output and ends with a status of the contract.
protocol AnsweringCommand: ParsableCommand {
  mutating func answer(_ output: StandardOutput) throws -> ExitStatus
  /// True if the answer is text for people, whose lines are fitted to a terminal.
  var isText: Bool { get }
}

extension AnsweringCommand {
  var isText: Bool { false }

  mutating func run() throws {
    throw CommandFailure(.internalError, "\(Self._commandName) was run without an output")
  }
}

/// Why a command gives up: what is wrong, what to do, and the exit status.
struct CommandFailure: Error {
  let status: ExitStatus
  let message: String

  init(_ status: ExitStatus, _ message: String) {
    self.status = status
    self.message = message
  }
}
