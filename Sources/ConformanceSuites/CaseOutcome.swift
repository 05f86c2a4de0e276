/// What became of one case.
public enum CaseOutcome: Sendable, Hashable {
  case pass
  case fail(Failure)
  /// It does not hold, and the suite says why that is known.
  case expectedDeviation(reason: String, Failure)
  /// It is marked as a deviation and holds: the mark has to go.
  case deviationGone(reason: String)
  /// It was not asked: why.
  case skipped(String)

  /// Why a case does not hold.
  public struct Failure: Sendable, Hashable {
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
  public var suite: Suite
  public var example: SuiteCase
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
  public var passed = 0
  public var failed = 0
  public var expectedDeviations = 0
  public var deviationsGone = 0
  public var skipped = 0

  /// Creates an empty count.
  public init() {}

  public mutating func count(_ outcome: CaseOutcome) {
    switch outcome {
    case .pass: passed += 1
    case .fail: failed += 1
    case .expectedDeviation: expectedDeviations += 1
    case .deviationGone: deviationsGone += 1
    case .skipped: skipped += 1
    }
  }

  public var total: Int { passed + failed + expectedDeviations + deviationsGone + skipped }
  /// What counts against the run.
  public var findings: Int { failed + deviationsGone }
}
