internal import FileIdentification
internal import SystemCalls
internal import TypeDeclarations
internal import UniformTypes

/// Runs the cases of suites against an implementation.
///
/// ```swift
/// let runner = SuiteRunner(CommandImplementation("python3 my-types.py"))
/// runner.run(suite) { result, _ in print(result.example.id, result.outcome.name) }
/// ```
public final class SuiteRunner {
  /// The number of protocol errors, consecutive and in total, after which a kind of case is abandoned.
  private static let maxBreaks = (inRow: 3, inAll: 20)

  /// The prefix of the reason for abandoned kinds.
  static let abandonedPrefix = "left out:"

  private struct Breaks {
    var inRow = 0
    var inAll = 0
    var reason = ""
  }

  private let implementation: any Implementation
  private let options: String
  /// True if all keys are compared; always for this package.
  private let isStrict: Bool
  private var breaks: [String: Breaks] = [:]
  private var hasAnswered = false
  private let registries = CaseRegistryCache()
  /// Keys of answers that expectations of the kind do not have.
  public private(set) var unknownKeys: [SuiteRunSummary.UnknownKey] = []

  /// Creates a runner; `options` select the implementation in the command that reruns a case.
  ///
  /// Strict runs also compare names of rules and this package's own keys.
  public init(_ implementation: any Implementation, options: String = "", isStrict: Bool = false) {
    self.implementation = implementation
    self.options = options
    self.isStrict = isStrict || implementation.isOwn
  }

  /// Runs the cases of a suite in order; `each` is called with every result and answer.
  public func run(
    _ suite: Suite, where selects: (SuiteCase) -> Bool = { _ in true },
    each: (CaseResult, CaseObject?) throws -> Void
  ) rethrows {
    for example in suite.cases where selects(example) {
      let (outcome, answer) = run(example, of: suite)
      try each(CaseResult(suite: suite, example: example, outcome: outcome, options: options), answer)
    }
  }

  /// Runs all cases of a suite.
  public func run(_ suite: Suite) -> [CaseResult] {
    var results: [CaseResult] = []
    run(suite) { result, _ in results.append(result) }
    return results
  }

  private func run(_ example: SuiteCase, of suite: Suite) -> (CaseOutcome, CaseObject?) {
    if let reason = unmet(example.requirement) { return (.skipped(reason), nil) }
    if example.needsFiles, let reason = suite.builtInFiles?.problem { return (.skipped(reason), nil) }
    if !isStrict, let reason = example.strictOnlyReason { return (.skipped(reason), nil) }
    let kind = example.kind.name
    if let reason = abandonedReason(kind) { return (.notAnswered(reason), nil) }
    let types: TypeRegistry
    do { types = try registries.registry(of: example, in: suite).types } catch {
      return (judge(example, CaseOutcome.Failure(error: error.description)), nil)
    }
    switch implementation.reply(to: example, of: suite) {
    case .unsupported:
      answered(kind)
      if !isStrict, example.hasOnlyOwnKeys { return (.skipped(SuiteCase.ownKeysSkipReason), nil) }
      return (.notAnswered("such questions are not answered"), nil)
    case .error(let reason):
      answered(kind)
      return (judge(example, CaseOutcome.Failure(error: reason)), nil)
    case .broken(let reason):
      breaks[kind, default: Breaks()].inRow += 1
      breaks[kind, default: Breaks()].inAll += 1
      breaks[kind, default: Breaks()].reason = reason
      return (judge(example, CaseOutcome.Failure(error: reason)), nil)
    case .answer(let answer, let unsupported):
      answered(kind)
      recordUnknownKeys(of: answer, example.kind)
      let completed = example.asked.completed(answer, in: types)
      return (judge(example, completed, unsupported, types), completed)
    }
  }

  private func judge(
    _ example: SuiteCase, _ answer: CaseObject, _ unsupported: Set<String>, _ registry: TypeRegistry
  ) -> CaseOutcome {
    guard isStrict else { return judgeForeign(example, answer, unsupported, registry) }
    var expected = example.expected
    for key in unsupported { expected[key] = nil }
    let allDifferences = example.kind.check(expected, against: answer, in: registry)
    // This package must answer all keys.
    let differences = implementation.isOwn ? allDifferences : allDifferences.filter { $0.got != nil }
    if !differences.isEmpty { return judge(example, CaseOutcome.Failure(differences: differences)) }
    let unanswered = example.expected.keys.filter { key in
      unsupported.contains(key) || allDifferences.contains { $0.key == key }
    }
    return judge(example, unanswered, isAnswer: unanswered.count < example.expected.members.count)
  }

  /// Judges by the common keys, and by this package's own keys if answered.
  private func judgeForeign(
    _ example: SuiteCase, _ answer: CaseObject, _ unsupported: Set<String>, _ registry: TypeRegistry
  ) -> CaseOutcome {
    let read = ForeignAnswer(
      answer, to: example.expected, example.kind.expectation, unsupported: unsupported, registry)
    let differences = example.kind.check(read.expected, against: read.answer, in: registry)
    if !differences.isEmpty { return judge(example, CaseOutcome.Failure(differences: differences)) }
    if !read.isAnswer, read.missing.isEmpty { return .skipped(SuiteCase.ownKeysSkipReason) }
    return judge(example, read.missing, isAnswer: read.isAnswer)
  }

  private func judge(_ example: SuiteCase, _ unanswered: [String], isAnswer: Bool) -> CaseOutcome {
    if unanswered.isEmpty { return judge(example, nil) }
    return isAnswer
      ? .partly(unanswered: unanswered)
      : .notAnswered("not answered: " + unanswered.joined(separator: ", "))
  }

  private func judge(_ example: SuiteCase, _ failure: CaseOutcome.Failure?) -> CaseOutcome {
    guard let reason = example.deviation else { return failure.map { .fail($0) } ?? .pass }
    if let failure { return .expectedDeviation(reason: reason, failure) }
    // The mark concerns this package only.
    return implementation.isOwn ? .deviationGone(reason: reason) : .pass
  }

  private func answered(_ kind: String) {
    hasAnswered = true
    breaks[kind]?.inRow = 0
  }

  /// Returns the reason if a kind is abandoned after too many protocol errors.
  private func abandonedReason(_ kind: String) -> String? {
    if let broken = breaks[kind] {
      if broken.inRow >= Self.maxBreaks.inRow {
        return "\(Self.abandonedPrefix) \(broken.inRow) times in a row, the command \(broken.reason)"
      }
      if broken.inAll >= Self.maxBreaks.inAll {
        return "\(Self.abandonedPrefix) \(broken.inAll) times, at last the command \(broken.reason)"
      }
    }
    guard !hasAnswered, breaks.values.reduce(0, { $0 + $1.inAll }) >= Self.maxBreaks.inRow else {
      return nil
    }
    return "\(Self.abandonedPrefix) the command has never answered"
  }

  private func recordUnknownKeys(of answer: CaseObject, _ kind: any CaseKind.Type) {
    let known = kind.expectation.map(\.name)
    for key in answer.keys where !known.contains(key) {
      if let index = unknownKeys.firstIndex(where: { $0.key == key && $0.kind == kind.name }) {
        unknownKeys[index].count += 1
      } else if unknownKeys.count < 100 {
        unknownKeys.append(SuiteRunSummary.UnknownKey(kind: kind.name, key: key, count: 1, known: known))
      }
    }
  }

  private func unmet(_ requirement: SuiteCase.Requirement) -> String? {
    if let platform = requirement.platform, platform != CurrentProcess.systemName {
      return "only on \(platform)"
    }
    // The build of this package does not affect other implementations.
    guard implementation.isOwn else { return nil }
    if let trait = requirement.trait, trait != "LibMagic" || MagicVersion.linked == nil {
      return "needs the trait \(trait)"
    }
    if let wanted = requirement.libmagic, MagicRequirement(wanted)?.isMet(by: MagicVersion.linked) != true {
      return "needs libmagic \(wanted)"
    }
    return nil
  }
}
