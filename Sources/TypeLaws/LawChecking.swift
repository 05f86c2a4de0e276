/// One check on its way: counts questions, draws samples, keeps violations.
public struct LawChecking {
  let law: String
  let effort: LawEffort
  private var questions = 0
  private var isExhaustive = true
  private var violations: [LawViolation] = []
  /// Draws samples; the same for the same seed.
  public var generator: SeededGenerator

  init(law: String, effort: LawEffort) {
    self.law = law
    self.effort = effort
    generator = SeededGenerator(seed: effort.seed)
  }

  /// Whether the check should end: enough violations were found, or too many questions asked.
  public var isOver: Bool { violations.count >= effort.violations || questions >= effort.questions }

  /// Counts questions that were asked.
  public mutating func asked(_ count: Int = 1) { questions += count }

  /// Keeps a violation, unless there are enough.
  public mutating func violated(_ observed: String, _ subjects: [String]) {
    guard violations.count < effort.violations else { return }
    violations.append(LawViolation(law: law, subjects: subjects, observed: observed))
  }

  /// Counts questions and keeps a violation unless `holds`.
  public mutating func expect(
    _ holds: Bool, costing cost: Int = 1, _ observed: @autoclosure () -> String,
    _ subjects: @autoclosure () -> [String]
  ) {
    asked(cost)
    if !holds { violated(observed(), subjects()) }
  }

  /// The elements to go through when each costs about `cost` questions: all, or as many as the effort allows.
  public mutating func sample<Element>(_ elements: [Element], costing cost: Int) -> [Element] {
    let allowed = max(1, effort.questions / max(1, cost))
    guard elements.count > allowed else { return elements }
    isExhaustive = false
    return Array(elements.shuffled(using: &generator).prefix(allowed))
  }

  /// Says that the questions are drawn from endlessly many.
  public mutating func isSampled() { isExhaustive = false }

  var report: LawReport {
    LawReport(
      law: law, questions: questions, isExhaustive: isExhaustive && questions <= effort.questions,
      violations: violations)
  }
}

/// A small generator of numbers that are the same everywhere for the same seed (SplitMix64).
///
/// For samples; refuses to be unpredictable.
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
