internal import ConformanceSuites
internal import Dispatch
internal import Foundation
internal import SystemCalls

/// The events during the loads of a provider case: handler calls, completions, threads, the result.
final class ProviderRecord: Sendable {
  private struct State: Sendable {
    var served: [String] = []
    var expectedClass: CaseValue?
    var completions = 0
    var callersThread = false
    var result = CaseObject()
    // Releasing a completion counts as an answer.
    var retained: [@Sendable () -> Void] = []
  }

  private let state = Guarded(State())
  private let caller = Guarded<ObjectIdentifier?>(nil)
  private let ended = DispatchSemaphore(value: 0)
  private let called = DispatchSemaphore(value: 0)

  /// The time limit of a load; after it, the case fails.
  static let timeout = DispatchTimeInterval.seconds(30)

  func handlerCalled(for identifier: String, expecting aClass: AnyClass?) {
    let name = aClass.map { "\($0)" }
    state.withLock { $0.expectedClass = .optional(name) }
    handlerCalled(for: identifier)
  }

  func handlerCalled(for identifier: String) {
    state.withLock { $0.served.append(identifier) }
    called.signal()
  }

  /// Retains a completion that is not called.
  func retain(_ completion: @escaping @Sendable () -> Void) {
    state.withLock { $0.retained.append(completion) }
  }

  func began() { caller.withLock { $0 = ObjectIdentifier(Thread.current) } }

  /// Records a call of a completion.
  func completed(_ result: CaseObject, _ error: (any Error)?) {
    let onCallersThread = caller.withLock { $0 == ObjectIdentifier(Thread.current) }
    var result = result
    result["error"] = error.map { .object(Self.fields($0)) } ?? .null
    let fields = result
    state.withLock { state in
      state.completions += 1
      state.callersThread = state.callersThread || onCallersThread
      state.result = fields
    }
    ended.signal()
  }

  func waitForHandler() throws { try Self.wait(called, "no handler was called") }

  /// Waits for a completion, then releases the retained completions.
  func waitForEnd() throws {
    try Self.wait(ended, "no completion was called")
    // Outside the lock, since releasing a completion can call it.
    let retained = state.withLock { state in
      defer { state.retained = [] }
      return state.retained
    }
    withExtendedLifetime(retained) {}
  }

  private static func wait(_ event: DispatchSemaphore, _ problem: String) throws {
    if event.wait(timeout: .now() + timeout) == .timedOut { throw CaseProblem(problem) }
  }

  /// The number of handler calls so far.
  var handlerCalls: Int { state.withLock { $0.served.count } }

  /// The identifiers whose handlers were called, in order.
  var served: [String] { state.withLock { $0.served } }

  /// The result of the loads.
  var answer: CaseObject {
    state.withLock { state in
      var answer = state.result
      answer["serves"] = .optional(state.served.last)
      answer["handlerCalls"] = .integer(state.served.count)
      if let expected = state.expectedClass { answer["expectedClass"] = expected }
      answer["completions"] = .integer(state.completions)
      answer["onCallersThread"] = .flag(state.callersThread)
      answer["sourceKept"] = .flag(true)
      return answer
    }
  }

  private static func fields(_ error: any Error) -> CaseObject {
    let error = error as NSError
    let underlying = error.userInfo[NSUnderlyingErrorKey] as? NSError
    return CaseObject([
      ("domain", .text(error.domain)), ("code", .integer(error.code)),
      ("text", .text(error.localizedDescription)), ("underlyingDomain", .optional(underlying?.domain)),
      ("underlyingCode", underlying.map { .integer($0.code) } ?? .null),
    ])
  }
}
