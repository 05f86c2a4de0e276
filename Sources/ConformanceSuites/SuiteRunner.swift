internal import FileIdentification
internal import SystemCalls

/// Puts the cases of suites to an implementation.
///
/// ```swift
/// let runner = SuiteRunner(CommandImplementation("python3 my-types.py"))
/// try runner.run(suite) { result in print(result.example.id, result.outcome.name) }
/// ```
public struct SuiteRunner {
  private let implementation: any Implementation

  /// Creates a runner.
  public init(_ implementation: any Implementation) { self.implementation = implementation }

  /// Runs the cases of a suite in order; `each` gets every result, with the answer where there was one.
  ///
  /// Errors: the implementation can no longer be asked; the cases after that were not run.
  public func run(
    _ suite: Suite, where selects: (SuiteCase) -> Bool = { _ in true },
    each: (CaseResult, CaseObject?) throws -> Void
  ) throws {
    for example in suite.cases where selects(example) {
      let (outcome, answer) = try run(example, of: suite)
      try each(CaseResult(suite: suite, example: example, outcome: outcome), answer)
    }
  }

  /// Runs every case of a suite.
  public func run(_ suite: Suite) throws -> [CaseResult] {
    var results: [CaseResult] = []
    try run(suite) { result, _ in results.append(result) }
    return results
  }

  private func run(
    _ example: SuiteCase, of suite: Suite
  ) throws(ImplementationFailure) -> (CaseOutcome, CaseObject?) {
    if let reason = unmet(example.requirement) { return (.skipped(reason), nil) }
    switch try implementation.reply(to: example, of: suite) {
    case .unsupported: return (.skipped("the implementation does not answer such questions"), nil)
    case .error(let reason): return (judge(example, CaseOutcome.Failure(error: reason)), nil)
    case .answer(let answer, let unsupported):
      var expected = example.expected
      for key in unsupported { expected[key] = nil }
      if expected.members.isEmpty {
        return (.skipped("the implementation does not answer such questions"), answer)
      }
      let differences = example.kind.check(expected, against: answer, in: suite.registry.types)
      return (
        judge(example, differences.isEmpty ? nil : CaseOutcome.Failure(differences: differences)), answer
      )
    }
  }

  private func judge(_ example: SuiteCase, _ failure: CaseOutcome.Failure?) -> CaseOutcome {
    guard let reason = example.deviation else { return failure.map { .fail($0) } ?? .pass }
    if let failure { return .expectedDeviation(reason: reason, failure) }
    // The mark is about this package; another implementation that answers as the suite says simply passes.
    return implementation.isOwn ? .deviationGone(reason: reason) : .pass
  }

  private func unmet(_ requirement: SuiteCase.Requirement) -> String? {
    if let platform = requirement.platform, platform != CurrentProcess.systemName {
      return "only on \(platform)"
    }
    // How this package was built says nothing about another implementation.
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
