/// One law: what must hold, why, and how it is checked.
///
/// A law that finds nothing refuses to promise more than its ``LawReport/isExhaustive`` says.
///
/// ```swift
/// let report = Law.transitive.check(TypeRegistry.standard)
/// print(report.violations)
/// ```
public struct Law<Subject>: Sendable {
  /// The law's name.
  public let name: String
  /// What must hold, in one sentence.
  public let statement: String
  /// Why it must.
  public let because: String
  /// How many questions a full check asks, of n types and t tags.
  public let cost: String
  private let body: @Sendable (Subject, inout LawChecking) -> Void

  /// Creates a law; `check` asks its questions through the checking it is given, which bounds them.
  public init(
    _ name: String, _ statement: String, because: String, cost: String,
    check: @escaping @Sendable (Subject, inout LawChecking) -> Void
  ) {
    self.name = name
    self.statement = statement
    self.because = because
    self.cost = cost
    body = check
  }

  /// Checks the law.
  ///
  /// The same subject and effort give the same report.
  public func check(_ subject: Subject, effort: LawEffort = LawEffort()) -> LawReport {
    var checking = LawChecking(law: name, effort: effort)
    body(subject, &checking)
    return checking.report
  }
}

extension Law: CustomStringConvertible {
  /// The law's name.
  public var description: String { name }
}

extension Sequence {
  /// What breaks any of these laws.
  ///
  /// Complexity: about `effort.questions` questions for each law: a row of types that was begun is finished.
  public func violations<Subject>(in subject: Subject, effort: LawEffort = LawEffort()) -> [LawViolation]
  where Element == Law<Subject> {
    flatMap { $0.check(subject, effort: effort).violations }
  }
}

/// One place where a law does not hold.
public struct LawViolation: Hashable, Sendable, CustomStringConvertible {
  /// The law's name.
  public let law: String
  /// The types, tags or prefixes that show it.
  public let subjects: [String]
  /// What was answered there.
  public let observed: String

  /// `law: observed (subjects)`.
  public var description: String { "\(law): \(observed) (\(subjects.joined(separator: ", ")))" }
}

/// How much work one law may cause.
public struct LawEffort: Hashable, Sendable {
  /// The most questions asked; when there are more, a sample is drawn.
  public var questions: Int
  /// Where the sample starts: the same seed draws the same sample everywhere.
  public var seed: UInt64
  /// How many violations are kept; the check ends with the last of them.
  public var violations: Int

  /// Creates an effort.
  public init(questions: Int = 1_000_000, seed: UInt64 = 1, violations: Int = 20) {
    self.questions = questions
    self.seed = seed
    self.violations = violations
  }
}

/// What checking one law came to.
public struct LawReport: Hashable, Sendable {
  /// The law's name.
  public let law: String
  /// How many questions were asked.
  public let questions: Int
  /// Whether every question was asked, and not a sample of them.
  public let isExhaustive: Bool
  /// What contradicts the law; empty where it holds.
  public let violations: [LawViolation]
}
