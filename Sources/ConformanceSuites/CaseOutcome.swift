/// What became of one case.
public enum CaseOutcome: Sendable, Hashable {
  /// All that was expected was answered.
  case pass
  /// Some expected keys were answered, rightly, and others not at all: no pass, and nothing wrong.
  case partly(unanswered: [String])
  /// Something else was answered, or there was an error.
  case fail(Failure)
  /// Nothing that is expected was answered: why.
  case notAnswered(String)
  /// It does not hold, and the suite says why that is known.
  case expectedDeviation(reason: String, Failure)
  /// It is marked as a deviation and holds: the mark has to go.
  case deviationGone(reason: String)
  /// It was not asked, since a requirement is not met: which.
  case skipped(String)

  /// Why a case does not hold.
  public struct Failure: Sendable, Hashable {
    /// The expected keys whose answers differ.
    public var differences: [CaseDifference]
    /// Why there is no answer at all.
    public var error: String?

    /// Creates a failure.
    public init(differences: [CaseDifference] = [], error: String? = nil) {
      self.differences = differences
      self.error = error
    }
  }

  /// The outcome's name, as reports have it.
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

  /// Whether the case counts against the run.
  public var isFinding: Bool {
    switch self {
    case .fail, .deviationGone: true
    case .pass, .partly, .notAnswered, .expectedDeviation, .skipped: false
    }
  }

  /// Why the case does not hold, marked or not.
  public var failure: Failure? {
    switch self {
    case .fail(let failure), .expectedDeviation(_, let failure): failure
    case .pass, .partly, .notAnswered, .deviationGone, .skipped: nil
    }
  }
}

/// One case with its outcome.
public struct CaseResult: Sendable {
  /// The suite that the case is of.
  public var suite: Suite
  /// The case.
  public var example: SuiteCase
  /// What came of it.
  public var outcome: CaseOutcome
  /// The options that name the implementation where the case is run again; empty for this package.
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
