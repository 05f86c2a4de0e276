internal import SystemCalls

/// What a handler is given to answer with: the first answer counts, and forgetting to answer is an answer, too.
final class HandlerAnswer<Value: Sendable>: Sendable {
  private let receiver: Guarded<(@Sendable (Value?) -> Void)?>

  /// Creates one whose receiver gets nil when the handler let go of it without an answer.
  init(_ receiver: @escaping @Sendable (Value?) -> Void) { self.receiver = Guarded(receiver) }

  func give(_ value: Value) { take()?(value) }

  deinit { take()?(nil) }

  private func take() -> (@Sendable (Value?) -> Void)? {
    receiver.withLock { receiver in
      defer { receiver = nil }
      return receiver
    }
  }
}
