/// The exit code of a command, with its meaning.
struct ExitStatus: Hashable, Sendable {
  let code: Int32
  /// The meaning of the code, for help texts.
  let meaning: String

  static let success = ExitStatus(code: 0, meaning: "answered, or true")
  static let no = ExitStatus(code: 1, meaning: "false, an unknown identifier, or findings")
  static let unreadable = ExitStatus(code: 2, meaning: "some input could not be read")
  static let usage = ExitStatus(code: 64, meaning: "usage error")
  static let badDeclarations = ExitStatus(code: 65, meaning: "bad declarations, table or suite")
  static let unavailable = ExitStatus(code: 69, meaning: "a required program is missing")
  static let internalError = ExitStatus(code: 70, meaning: "--verify disagreement, or an internal error")
  static let outputFailed = ExitStatus(code: 74, meaning: "output could not be written")
  static let interrupted = ExitStatus(code: 130, meaning: "interrupted")

  /// All statuses, highest precedence first.
  static let precedence: [ExitStatus] = [
    .interrupted,  // requested by the user
    .outputFailed,  // the results were not delivered
    .usage,  // nothing was done
    .unavailable,  // nothing could be done
    .internalError,  // the answers may be wrong
    .badDeclarations,  // the answers lack declarations
    .unreadable,  // some answers are missing
    .no,  // complete, with a negative answer
    .success,
  ]

  /// Returns the status with the higher precedence.
  func combined(with other: ExitStatus) -> ExitStatus {
    if code == other.code { return self }
    return Self.precedence.first { $0 == self || $0 == other } ?? .internalError
  }

  static func == (a: ExitStatus, b: ExitStatus) -> Bool { a.code == b.code }
  func hash(into hasher: inout Hasher) { hasher.combine(code) }
}

/// An error that ends a command: the message and the exit status.
struct CommandFailure: Error {
  let status: ExitStatus
  let message: String

  init(_ status: ExitStatus, _ message: String) {
    self.status = status
    self.message = message
  }
}
