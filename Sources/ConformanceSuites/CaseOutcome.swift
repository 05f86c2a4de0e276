/// What became of one case.
public enum CaseOutcome: Sendable, Hashable {
  /// What was expected was answered.
  case pass
  /// Something else was answered, or nothing.
  case fail(Failure)
  /// It does not hold, and the suite says why that is known.
  case expectedDeviation(reason: String, Failure)
  /// It is marked as a deviation and holds: the mark has to go.
  case deviationGone(reason: String)
  /// It was not asked: why.
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
    case .fail: "fail"
    case .expectedDeviation: "expectedDeviation"
    case .deviationGone: "deviationGone"
    case .skipped: "skipped"
    }
  }

  /// Whether the case counts against the run.
  public var isFinding: Bool {
    switch self {
    case .fail, .deviationGone: true
    case .pass, .expectedDeviation, .skipped: false
    }
  }

  /// Why the case does not hold, marked or not.
  public var failure: Failure? {
    switch self {
    case .fail(let failure), .expectedDeviation(_, let failure): failure
    case .pass, .deviationGone, .skipped: nil
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

  /// Creates a result.
  public init(suite: Suite, example: SuiteCase, outcome: CaseOutcome) {
    self.suite = suite
    self.example = example
    self.outcome = outcome
  }

  /// The command that runs this case alone.
  public var rerun: String { suite.rerun(example) }
}

/// How many cases came to which outcome.
public struct CaseTally: Sendable, Hashable {
  /// How many cases passed.
  public var passed = 0
  /// How many failed.
  public var failed = 0
  /// How many deviated as their marks say.
  public var expectedDeviations = 0
  /// How many are marked as deviating and hold.
  public var deviationsGone = 0
  /// How many were left out because a requirement is not met.
  public var skipped = 0

  /// Creates an empty count.
  public init() {}

  /// Adds one outcome.
  public mutating func count(_ outcome: CaseOutcome) {
    switch outcome {
    case .pass: passed += 1
    case .fail: failed += 1
    case .expectedDeviation: expectedDeviations += 1
    case .deviationGone: deviationsGone += 1
    case .skipped: skipped += 1
    }
  }

  /// How many cases there were.
  public var total: Int { passed + failed + expectedDeviations + deviationsGone + skipped }
  /// What counts against the run.
  public var findings: Int { failed + deviationsGone }
}
