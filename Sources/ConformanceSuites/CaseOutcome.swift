/// The outcome of a conformance case: passed, failed, not answered or skipped.
public enum CaseOutcome: Sendable, Hashable {
  /// All expected keys were answered correctly.
  case pass
  /// Some expected keys were answered correctly, others not at all.
  case partly(unanswered: [String])
  /// The answer differs, or there was an error.
  case fail(Failure)
  /// No expected key was answered, with the reason.
  case notAnswered(String)
  /// The case fails as the suite's mark says.
  case expectedDeviation(reason: String, Failure)
  /// The case is marked as a deviation but passes; the mark must be removed.
  case deviationGone(reason: String)
  /// The case was not run because of an unmet requirement.
  case skipped(String)

  /// The reason why a case fails.
  public struct Failure: Sendable, Hashable {
    /// The expected keys whose answers differ.
    public var differences: [CaseDifference]
    /// The error, if there is no answer.
    public var error: String?

    /// Creates a failure.
    public init(differences: [CaseDifference] = [], error: String? = nil) {
      self.differences = differences
      self.error = error
    }
  }

  /// The outcome's name in reports.
  public var name: String {
    switch self {
    case .pass: "pass"
    case .partly: "partly"
    case .fail: "fail"
    case .notAnswered: "notAnswered"
    case .expectedDeviation: "expectedDeviation"
    case .deviationGone: "deviationGone"
    case .skipped: "skipped"
    }
  }

  /// True if the case makes the run fail.
  public var isFinding: Bool {
    switch self {
    case .fail, .deviationGone: true
    case .pass, .partly, .notAnswered, .expectedDeviation, .skipped: false
    }
  }

  /// The failure, expected or not.
  public var failure: Failure? {
    switch self {
    case .fail(let failure), .expectedDeviation(_, let failure): failure
    case .pass, .partly, .notAnswered, .deviationGone, .skipped: nil
    }
  }
}

/// A case with its outcome.
public struct CaseResult: Sendable {
  /// The suite of the case.
  public var suite: Suite
  /// The case.
  public var example: SuiteCase
  /// The outcome.
  public var outcome: CaseOutcome
  /// The options that select the implementation in ``rerun``; empty for this package.
  public var options: String

  /// Creates a result.
  public init(suite: Suite, example: SuiteCase, outcome: CaseOutcome, options: String = "") {
    self.suite = suite
    self.example = example
    self.outcome = outcome
    self.options = options
  }

  /// The command that runs this case alone.
  public var rerun: String { suite.rerun(example) + (options.isEmpty ? "" : " " + options) }
}
