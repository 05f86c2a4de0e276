/// The running check of a ``Law``: it counts questions, draws samples and collects violations.
public struct LawChecking {
  let law: String
  let effort: LawEffort
  private var questions = 0
  private var isExhaustive = true
  private var violations: [LawViolation] = []
  /// The generator of samples, deterministic for a seed.
  public var generator: SeededGenerator

  init(law: String, effort: LawEffort) {
    self.law = law
    self.effort = effort
    generator = SeededGenerator(seed: effort.seed)
  }

  /// True if the limit of violations or questions is reached.
  public var isOver: Bool { violations.count >= effort.violations || questions >= effort.questions }

  /// Adds to the number of questions.
  public mutating func asked(_ count: Int = 1) { questions += count }

  /// Records a violation up to the limit.
  public mutating func violated(_ observed: String, _ subjects: [String]) {
    guard violations.count < effort.violations else { return }
    violations.append(LawViolation(law: law, subjects: subjects, observed: observed))
  }

  /// Counts questions and records a violation unless `holds`.
  public mutating func expect(
    _ holds: Bool, costing cost: Int = 1, _ observed: @autoclosure () -> String,
    _ subjects: @autoclosure () -> [String]
  ) {
    asked(cost)
    if !holds { violated(observed(), subjects()) }
  }

  /// Returns all elements, or a sample if they cost more questions than the effort allows.
  public mutating func sample<Element>(_ elements: [Element], costing cost: Int) -> [Element] {
    let allowed = max(1, effort.questions / max(1, cost))
    guard elements.count > allowed else { return elements }
    isExhaustive = false
    return Array(elements.shuffled(using: &generator).prefix(allowed))
  }

  /// Marks the check as a sample of an infinite set.
  public mutating func isSampled() { isExhaustive = false }

  var report: LawReport {
    LawReport(
      law: law, questions: questions, isExhaustive: isExhaustive && questions <= effort.questions,
      violations: violations)
  }
}

/// A deterministic random number generator (SplitMix64), for samples only.
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Creates a generator.
  public init(seed: UInt64) { state = seed }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
