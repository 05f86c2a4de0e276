/// The numbers of conformance cases by outcome.
public struct CaseTally: Sendable, Hashable {
  /// The number of passed cases.
  public var passed = 0
  /// The number of cases answered correctly in part.
  public var partly = 0
  /// The number of failed cases.
  public var failed = 0
  /// The number of failed cases whose only error is a supertype instead of the right type.
  public var lessSpecific = 0
  /// The number of cases not answered.
  public var notAnswered = 0
  /// The number of expected deviations.
  public var expectedDeviations = 0
  /// The number of cases marked as deviating that pass.
  public var deviationsGone = 0
  /// The number of cases skipped for an unmet requirement.
  public var skipped = 0

  /// Creates an empty tally.
  public init() {}

  /// Adds an outcome.
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

  /// The number of cases.
  public var total: Int { asked + skipped }
  /// The number of cases that were not skipped.
  public var asked: Int { answered + notAnswered }
  /// The number of answered cases, correct or not.
  public var answered: Int { passed + partly + failed + expectedDeviations + deviationsGone }
  /// The number of cases that make the run fail.
  public var findings: Int { failed + deviationsGone }
}

/// The summary of a run: counts in total and by kind.
public struct SuiteRunSummary: Sendable {
  /// A key of answers that expectations of the kind do not have.
  public struct UnknownKey: Sendable, Hashable {
    /// The kind of case.
    public var kind: String
    /// The key.
    public var key: String
    /// The number of answers with the key.
    public var count: Int
    /// The keys of expectations of the kind.
    public var known: [String]
  }

  /// The counts of all cases.
  public private(set) var all = CaseTally()
  /// The counts of each kind, in order of appearance.
  public private(set) var kinds: [(name: String, tally: CaseTally)] = []
  /// The counts by independence, the most independent first.
  public var independences: [(name: String, tally: CaseTally)] {
    Suite.Independence.allCases.compactMap { word in byIndependence[word].map { (word.rawValue, $0) } }
  }
  private var byIndependence: [Suite.Independence: CaseTally] = [:]
  /// The number of suites with cases.
  public private(set) var suites = 0
  /// Unknown keys in answers.
  public var unknownKeys: [UnknownKey] = []
  /// The required share of answered cases, from 0 to 1; at least one case is required.
  public let leastAnswered: Double

  private var current: String?

  /// Creates an empty summary.
  public init(leastAnswered: Double = 0) { self.leastAnswered = leastAnswered }

  /// Adds a result; results of one suite must be consecutive.
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

  /// A message if too few cases were answered, or nil.
  public var tooLittle: String? {
    guard all.asked > 0 else { return nil }
    if all.answered == 0 { return "answered none of \(all.asked)" }
    let share = Double(all.answered) / Double(all.asked)
    return share < leastAnswered
      ? "answered \(all.answered) of \(all.asked), and \(leastAnswered * 100) % are wanted" : nil
  }

  /// True if the run is a success: there were cases, none failed, and enough were answered.
  public var holds: Bool { all.total > 0 && all.findings == 0 && tooLittle == nil }
}
