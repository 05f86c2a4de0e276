/// A law about types, with its reason and its check.
///
/// A report without violations is a proof only if its ``LawReport/isExhaustive`` is true.
///
/// ```swift
/// let report = Law.transitive.check(TypeRegistry.standard)
/// print(report.violations)
/// ```
public struct Law<Subject>: Sendable {
  /// The law's name.
  public let name: String
  /// The statement in one sentence.
  public let statement: String
  /// The reason.
  public let because: String
  /// The number of questions of a full check with n types and t tags.
  public let cost: String
  private let body: @Sendable (Subject, inout LawChecking) -> Void

  /// Creates a law; `check` reports its questions to the checking, which limits their number.
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

  /// Checks the law; the same subject and effort give the same report.
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
  /// Returns the violations of these laws.
  ///
  /// Complexity: about `effort.questions` questions for each law; the types of a started row are all checked.
  public func violations<Subject>(in subject: Subject, effort: LawEffort = LawEffort()) -> [LawViolation]
  where Element == Law<Subject> {
    flatMap { $0.check(subject, effort: effort).violations }
  }
}

/// A violation of a law.
public struct LawViolation: Hashable, Sendable, CustomStringConvertible {
  /// The law's name.
  public let law: String
  /// The types, tags or prefixes concerned.
  public let subjects: [String]
  /// The actual answer.
  public let observed: String

  /// `law: observed (subjects)`.
  public var description: String { "\(law): \(observed) (\(subjects.joined(separator: ", ")))" }
}

/// Limits on the check of one law.
public struct LawEffort: Hashable, Sendable {
  /// The maximum number of questions; if there are more, a sample is checked.
  public var questions: Int
  /// The seed of the sample: the same seed gives the same sample on every system.
  public var seed: UInt64
  /// The maximum number of violations, after which the check ends.
  public var violations: Int

  /// Creates an effort.
  public init(questions: Int = 1_000_000, seed: UInt64 = 1, violations: Int = 20) {
    self.questions = questions
    self.seed = seed
    self.violations = violations
  }
}

/// The result of checking one law.
public struct LawReport: Hashable, Sendable {
  /// The law's name.
  public let law: String
  /// The number of questions asked.
  public let questions: Int
  /// True if every question was asked, and not only a sample.
  public let isExhaustive: Bool
  /// The violations; empty if the law holds.
  public let violations: [LawViolation]
}
