package import Foundation
internal import SystemCalls

extension ItemProvider {
  /// The handler that creates a small picture of the item; nil for providers without one.
  ///
  /// It gets the expected class and the options, and may complete with bytes or a file's URL instead.
  @preconcurrency
  public var previewImageHandler: (@Sendable (CompletionHandler?, AnyClass?, [AnyHashable: Any]?) -> Void)? {
    get { state.withLock { $0.previewImageHandler } }
    set { state.withLock { $0.previewImageHandler = newValue } }
  }

  /// Loads the preview as a class; `coerce` converts the handler's result, or returns nil.
  package func loadPreview(
    as aClass: AnyClass, _ options: ItemOptions,
    coerce: @escaping @Sendable (any NSSecureCoding) -> (any NSSecureCoding)?,
    _ completion: @escaping @Sendable (Result<SendableItem, any Error>) -> Void
  ) {
    let handler = previewImageHandler
    let load = Load<SendableItem>(in: order, completion)
    load.start { () -> Progress? in
      guard let handler else {
        load.answer { throw Self.unavailable("preview image") }
        return nil
      }
      let answer = HandlerAnswer<(SendableItem?, (any Error)?)> { result in
        load.answer {
          guard let item = result?.0 else { throw Self.unavailable("preview image", underlying: result?.1) }
          guard let coerced = coerce(item.object) else { throw Self.notCoercible(to: aClass) }
          return SendableItem(coerced)
        }
      }
      handler({ answer.send(($0.map(SendableItem.init), $1)) }, aClass, options.values)
      return nil
    }
  }

  /// Loads the preview as a class.
  package func preview(
    as aClass: AnyClass, _ options: ItemOptions,
    coerce: @escaping @Sendable (any NSSecureCoding) -> (any NSSecureCoding)?
  ) async throws -> SendableItem {
    try await withCheckedThrowingContinuation { continuation in
      LoadOrder.withSeparateOrder {
        loadPreview(as: aClass, options, coerce: coerce) { continuation.resume(with: $0) }
      }
    }
  }
}
