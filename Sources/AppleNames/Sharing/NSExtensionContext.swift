#if !canImport(Darwin)
  public import Foundation
  internal import ItemProviders
  internal import SystemCalls

  /// What an extension is started with and ends by; without a host it is made by who plays one.
  ///
  /// ```swift
  /// let context = NSExtensionContext(sharing: [photo, document])
  /// controller.begin(with: context)
  /// let end = await context.ended()
  /// ```
  ///
  /// Unchecked, because what is shared may be of any class: it is set once, and what changes is behind a lock.
  public final class NSExtensionContext: NSObject, @unchecked Sendable {
    /// How a request ended.
    public enum End {
      case completed(returning: [Any])
      case cancelled(any Error)
    }

    private struct State: @unchecked Sendable {
      var end: End?
      var openedURLs: [URL] = []
      var canOpenURLs = false
      var waiting: [@Sendable () -> Void] = []
      /// The extension's own object, which nobody else may hold.
      var kept: AnyObject?

      func resume() { waiting.forEach { $0() } }
    }

    /// What is shared: `NSExtensionItem`s.
    public let inputItems: [Any]
    private let state = Guarded(State())
    private let order = LoadOrder()

    /// Starts an extension with items; what is loaded of their attachments answers in the order of the calls.
    public init(inputItems: [Any]) {
      self.inputItems = inputItems
      ItemProvider.order(inputItems.flatMap { ($0 as? NSExtensionItem)?.attachments ?? [] }, order)
    }

    /// Starts an extension without items.
    public convenience override init() { self.init(inputItems: []) }

    /// Keeps the extension's object until the request has ended, as the extension's process does.
    func keep(_ object: AnyObject) { state.withLock { if $0.end == nil { $0.kept = object } } }

    /// nil while the extension is at work; the first end counts.
    public var end: End? { state.withLock { $0.end } }

    /// The addresses that the extension asked to open, in order.
    public var openedURLs: [URL] { state.withLock { $0.openedURLs } }

    /// Whether the host opens addresses; false unless set, as in share extensions.
    public var canOpenURLs: Bool {
      get { state.withLock { $0.canOpenURLs } }
      set { state.withLock { $0.canOpenURLs = newValue } }
    }

    /// Ends the request; the handler is called soon after, and told whether the request had ended before.
    @preconcurrency
    public func completeRequest(
      returningItems items: [Any]?, completionHandler: (@Sendable (Bool) -> Void)? = nil
    ) {
      let isFirst = finish(.completed(returning: items ?? []))
      if let completionHandler { DispatchQueue.main.async { completionHandler(!isFirst) } }
    }

    /// Ends the request with the reason why nothing came of it.
    public func cancelRequest(withError error: any Error) { finish(.cancelled(error)) }

    /// Asks the host to open an address; the handler is called soon after, and told whether ``canOpenURLs``.
    @preconcurrency
    public func open(_ url: URL, completionHandler: (@Sendable (Bool) -> Void)? = nil) {
      let canOpen = state.withLock { state in
        state.openedURLs.append(url)
        return state.canOpenURLs
      }
      if let completionHandler { DispatchQueue.main.async { completionHandler(canOpen) } }
    }

    /// Asks the host to open an address; returns ``canOpenURLs``.
    @discardableResult
    public func open(_ url: URL) async -> Bool {
      await withCheckedContinuation { done in open(url) { done.resume(returning: $0) } }
    }

    /// Waits for the request's end, and returns it.
    public func ended(isolation: isolated (any Actor)? = #isolation) async -> End {
      await withCheckedContinuation { continuation in
        let isOver = state.withLock { state in
          guard state.end == nil else { return true }
          state.waiting.append { continuation.resume() }
          return false
        }
        if isOver { continuation.resume() }
      }
      return end ?? .cancelled(CocoaError(.userCancelled))
    }

    @discardableResult
    private func finish(_ end: End) -> Bool {
      let own = State(end: end)
      let last: State? = state.withLock { state in
        guard state.end == nil else { return nil }
        state.end = own.end
        defer { (state.waiting, state.kept) = ([], nil) }
        return state
      }
      guard let last else { return false }
      guard last.kept != nil else {
        last.resume()
        return true
      }
      // Handlers that hold the object without owning it return first, and what they have called on the main queue.
      order.afterHandlers {
        DispatchQueue.main.async { withExtendedLifetime(last) {} }
        last.resume()
      }
      return true
    }
  }
#endif
