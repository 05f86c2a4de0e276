internal import ConformanceSuites
internal import Dispatch
internal import Foundation
internal import SystemCalls

/// What happened during the loads of a case.
final class ProviderRecord: Sendable {
  private struct State: Sendable {
    var served: [String] = []
    var expectedClass: CaseValue?
    var completions = 0
    var callersThread = false
    var arrived = CaseObject()
    // A completion that is let go counts as an answer.
    var kept: [@Sendable () -> Void] = []
  }

  private let state = Guarded(State())
  private let caller = Guarded<ObjectIdentifier?>(nil)
  private let ended = DispatchSemaphore(value: 0)
  private let called = DispatchSemaphore(value: 0)

  /// Loads end within this, or the case has no answer.
  static let patience = DispatchTimeInterval.seconds(30)

  /// An object's handler was told a class, or none.
  func handlerCalled(for identifier: String, expecting aClass: AnyClass?) {
    let name = aClass.map { "\($0)" }
    state.withLock { $0.expectedClass = .optional(name) }
    handlerCalled(for: identifier)
  }

  func handlerCalled(for identifier: String) {
    state.withLock { $0.served.append(identifier) }
    called.signal()
  }

  /// Keeps a completion that is not called.
  func keep(_ completion: @escaping @Sendable () -> Void) { state.withLock { $0.kept.append(completion) } }

  func began() { caller.withLock { $0 = ObjectIdentifier(Thread.current) } }

  /// What a completion was called with.
  func completed(_ arrived: CaseObject, _ error: (any Error)?) {
    let onCallersThread = caller.withLock { $0 == ObjectIdentifier(Thread.current) }
    var arrived = arrived
    arrived["error"] = error.map { .object(Self.words($0)) } ?? .null
    let all = arrived
    state.withLock { state in
      state.completions += 1
      state.callersThread = state.callersThread || onCallersThread
      state.arrived = all
    }
    ended.signal()
  }

  func waitForHandler() throws { try Self.wait(called, "no handler was called") }

  /// Waits for a completion, then lets go of what was kept.
  func waitForEnd() throws {
    try Self.wait(ended, "no completion was called")
    // Outside the lock, since letting go of one can call it.
    let kept = state.withLock { state in
      defer { state.kept = [] }
      return state.kept
    }
    withExtendedLifetime(kept) {}
  }

  private static func wait(_ event: DispatchSemaphore, _ problem: String) throws {
    if event.wait(timeout: .now() + patience) == .timedOut { throw CaseProblem(problem) }
  }

  /// How often handlers were called so far.
  var handlerCalls: Int { state.withLock { $0.served.count } }

  /// The identifiers whose handlers were called, in order.
  var served: [String] { state.withLock { $0.served } }

  /// What the loads came to.
  var answer: CaseObject {
    state.withLock { state in
      var answer = state.arrived
      answer["serves"] = .optional(state.served.last)
      answer["handlerCalls"] = .integer(state.served.count)
      if let expected = state.expectedClass { answer["expectedClass"] = expected }
      answer["completions"] = .integer(state.completions)
      answer["onCallersThread"] = .flag(state.callersThread)
      answer["sourceKept"] = .flag(true)
      return answer
    }
  }

  private static func words(_ error: any Error) -> CaseObject {
    let error = error as NSError
    let beneath = error.userInfo[NSUnderlyingErrorKey] as? NSError
    return CaseObject([
      ("domain", .text(error.domain)), ("code", .integer(error.code)),
      ("text", .text(error.localizedDescription)), ("underlyingDomain", .optional(beneath?.domain)),
      ("underlyingCode", beneath.map { .integer($0.code) } ?? .null),
    ])
  }
}
