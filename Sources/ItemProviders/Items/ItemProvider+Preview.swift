package import Foundation
internal import SystemCalls

extension ItemProvider {
  /// Makes a small picture of the item when one is asked for; nil for providers without one.
  ///
  /// It is told the class that is expected and the options, and may answer with bytes or a file's URL instead.
  @preconcurrency
  public var previewImageHandler: (@Sendable (CompletionHandler?, AnyClass?, [AnyHashable: Any]?) -> Void)? {
    get { state.withLock { $0.previewImageHandler } }
    set { state.withLock { $0.previewImageHandler = newValue } }
  }

  /// Asks for the preview as a class; `coerce` makes it of what is answered, nil where it cannot.
  package func loadPreview(
    as aClass: AnyClass, _ options: ItemOptions,
    coerce: @escaping @Sendable (any NSSecureCoding) -> (any NSSecureCoding)?,
    _ completion: @escaping @Sendable (Result<HandedItem, any Error>) -> Void
  ) {
    let handler = previewImageHandler
    let load = Load<HandedItem>(in: order, completion)
    load.start { () -> Progress? in
      guard let handler else {
        load.answer { throw Self.unavailable("preview image") }
        return nil
      }
      let answer = HandlerAnswer<(HandedItem?, (any Error)?)> { given in
        load.answer {
          guard let item = given?.0 else { throw Self.unavailable("preview image", underlying: given?.1) }
          guard let coerced = coerce(item.object) else { throw Self.notCoercible(to: aClass) }
          return HandedItem(coerced)
        }
      }
      handler({ answer.give(($0.map(HandedItem.init), $1)) }, aClass, options.values)
      return nil
    }
  }

  /// The preview, awaited.
  package func preview(
    as aClass: AnyClass, _ options: ItemOptions,
    coerce: @escaping @Sendable (any NSSecureCoding) -> (any NSSecureCoding)?
  ) async throws -> HandedItem {
    try await withCheckedThrowingContinuation { continuation in
      LoadOrder.awaiting {
        loadPreview(as: aClass, options, coerce: coerce) { continuation.resume(with: $0) }
      }
    }
  }
}
