import ConformanceSuites
import Testing

/// The built-in suites catch the mistakes of implementations, in cases of the right kind.
struct MutantTests {
  /// Fewer could be passed by chance.
  private static let leastCases = 3

  @Test(arguments: Fault.all)
  func suitesCatch(_ fault: Fault) throws {
    var caught: [String] = []
    let runner = SuiteRunner(Mutant(fault))
    for suite in OwnAnswers.all.suites {
      runner.run(suite, where: { $0.kind.name == fault.kind }) { result, _ in
        if case .fail(let failure) = result.outcome { caught.append(failure.summary) }
      }
    }
    #expect(caught.count >= Self.leastCases, "\(fault.mistake): \(caught)")
    let first = try #require(caught.first)
    #expect(first.contains(fault.shows), "\(fault.mistake): \(first)")
  }

  /// A mutant without a fault passes, so a failure is caused by the fault.
  @Test func implementationWithoutFaultsPasses() {
    let runner = SuiteRunner(Mutant(Fault("", "none", shows: "")))
    for suite in OwnAnswers.all.suites {
      runner.run(suite) { result, _ in
        #expect(!result.outcome.isFinding, "\(suite.name)/\(result.example.id)")
      }
    }
  }
}
