/// The outcome of a command, with its exit code.
struct ExitStatus: Hashable, Sendable {
  let code: Int32
  /// The meaning of the code, for the manual and for error texts.
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

  /// The statuses by precedence: the first in this list decides.
  static let precedence: [ExitStatus] = [
    .interrupted,  // the user's own wish
    .outputFailed,  // nothing else that was found has arrived
    .usage,  // nothing was tried
    .unavailable,  // nothing could be tried
    .internalError,  // the answers themselves are in doubt
    .badDeclarations,  // the answers rest on less than was asked for
    .unreadable,  // some answers are missing
    .no,  // every answer is there, and one is no
    .success,
  ]

  /// The status that decides when both hold.
  func combined(with other: ExitStatus) -> ExitStatus {
    if code == other.code { return self }
    return Self.precedence.first { $0 == self || $0 == other } ?? .internalError
  }

  static func == (a: ExitStatus, b: ExitStatus) -> Bool { a.code == b.code }
  func hash(into hasher: inout Hasher) { hasher.combine(code) }
}
