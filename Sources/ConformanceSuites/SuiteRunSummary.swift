/// How many cases came to which outcome.
public struct CaseTally: Sendable, Hashable {
  /// How many cases passed.
  public var passed = 0
  /// How many were answered in part, and rightly.
  public var partly = 0
  /// How many failed.
  public var failed = 0
  /// How many of those that failed were answered with a type above the right one, and with nothing else that is wrong.
  public var lessSpecific = 0
  /// How many were not answered.
  public var notAnswered = 0
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
    case .partly: partly += 1
    case .fail(let failure):
      failed += 1
      if failure.error == nil, failure.differences.allSatisfy(\.isLessSpecific) { lessSpecific += 1 }
    case .notAnswered: notAnswered += 1
    case .expectedDeviation: expectedDeviations += 1
    case .deviationGone: deviationsGone += 1
    case .skipped: skipped += 1
    }
  }

  /// How many cases there were.
  public var total: Int { asked + skipped }
  /// How many were asked, or would have been.
  public var asked: Int { answered + notAnswered }
  /// How many were answered, rightly or not.
  public var answered: Int { passed + partly + failed + expectedDeviations + deviationsGone }
  /// The findings: what counts against the run.
  public var findings: Int { failed + deviationsGone }
}

/// The outcome of a run: its counts, all and by kind, and whether enough was answered.
public struct SuiteRunSummary: Sendable {
  /// A key of answers that no expectation of their kind has.
  public struct UnknownKey: Sendable, Hashable {
    /// The kind of case.
    public var kind: String
    /// The key.
    public var key: String
    /// How many answers had it.
    public var count: Int
    /// The keys that expectations of that kind have.
    public var known: [String]
  }

  /// The counts of all cases.
  public private(set) var all = CaseTally()
  /// The counts of each kind, in the order in which the kinds came.
  public private(set) var kinds: [(name: String, tally: CaseTally)] = []
  /// The counts of the cases of each independence, the most independent first.
  public var independences: [(name: String, tally: CaseTally)] {
    Suite.Independence.allCases.compactMap { word in byIndependence[word].map { (word.rawValue, $0) } }
  }
  private var byIndependence: [Suite.Independence: CaseTally] = [:]
  /// How many suites had a case.
  public private(set) var suites = 0
  /// Keys that were answered and mean nothing.
  public var unknownKeys: [UnknownKey] = []
  /// How much of what was asked has to be answered, from 0 to 1; at 0, one case.
  public let leastAnswered: Double

  private var current: String?

  /// Creates an empty summary.
  public init(leastAnswered: Double = 0) { self.leastAnswered = leastAnswered }

  /// Adds a result; those of one suite come one after another.
  public mutating func count(_ result: CaseResult) {
    all.count(result.outcome)
    let kind = result.example.kind.name
    let index = kinds.firstIndex { $0.name == kind } ?? kinds.endIndex
    if index == kinds.endIndex { kinds.append((kind, CaseTally())) }
    kinds[index].tally.count(result.outcome)
    byIndependence[result.suite.independence(of: result.example), default: CaseTally()].count(result.outcome)
    if current != result.suite.name {
      current = result.suite.name
      suites += 1
    }
  }

  /// The lack in words where too little was answered; nil where it is enough.
  public var tooLittle: String? {
    guard all.asked > 0 else { return nil }
    if all.answered == 0 { return "answered none of \(all.asked)" }
    let share = Double(all.answered) / Double(all.asked)
    return share < leastAnswered
      ? "answered \(all.answered) of \(all.asked), and \(leastAnswered * 100) % are wanted" : nil
  }

  /// Whether the run is a success: there were cases, none of them is a finding, and enough was answered.
  public var holds: Bool { all.total > 0 && all.findings == 0 && tooLittle == nil }
}
