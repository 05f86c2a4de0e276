#if !canImport(Darwin)
  public import Foundation
  internal import ItemProviders
  internal import SystemCalls

  /// The context of an extension's request; without a host, create it in a test.
  ///
  /// ```swift
  /// let context = NSExtensionContext(sharing: [photo, document])
  /// controller.begin(with: context)
  /// let end = await context.ended()
  /// ```
  ///
  /// Unchecked, because items may be of any class: they are set once, and all other state is behind a lock.
  public final class NSExtensionContext: NSObject, @unchecked Sendable {
    /// The end of a request.
    public enum End {
      case completed(returning: [Any])
      case cancelled(any Error)
    }

    private struct State: @unchecked Sendable {
      var end: End?
      var openedURLs: [URL] = []
      var canOpenURLs = false
      var continuations: [@Sendable () -> Void] = []
      /// The extension's object, which may have no other reference.
      var retainedObject: AnyObject?

      func resume() { continuations.forEach { $0() } }
    }

    /// The shared `NSExtensionItem`s.
    public let inputItems: [Any]
    private let state = Guarded(State())
    private let order = LoadOrder()

    /// Creates a context with items; loads of their attachments complete in the order of the calls.
    public init(inputItems: [Any]) {
      self.inputItems = inputItems
      ItemProvider.order(inputItems.flatMap { ($0 as? NSExtensionItem)?.attachments ?? [] }, order)
    }

    /// Creates a context without items.
    public convenience override init() { self.init(inputItems: []) }

    /// Retains the extension's object until the request ends, like the extension's process.
    func retain(_ object: AnyObject) { state.withLock { if $0.end == nil { $0.retainedObject = object } } }

    /// The first end of the request; nil while it runs.
    public var end: End? { state.withLock { $0.end } }

    /// The URLs requested by the extension, in order.
    public var openedURLs: [URL] { state.withLock { $0.openedURLs } }

    /// True if the host opens URLs; by default false, as in share extensions.
    public var canOpenURLs: Bool {
      get { state.withLock { $0.canOpenURLs } }
      set { state.withLock { $0.canOpenURLs = newValue } }
    }

    /// Completes the request; the handler is called asynchronously with true if the request had already
    /// ended.
    @preconcurrency
    public func completeRequest(
      returningItems items: [Any]?, completionHandler: (@Sendable (Bool) -> Void)? = nil
    ) {
      let isFirst = finish(.completed(returning: items ?? []))
      if let completionHandler { DispatchQueue.main.async { completionHandler(!isFirst) } }
    }

    /// Cancels the request with an error.
    public func cancelRequest(withError error: any Error) { finish(.cancelled(error)) }

    /// Requests the host to open a URL; the handler is called asynchronously with ``canOpenURLs``.
    @preconcurrency
    public func open(_ url: URL, completionHandler: (@Sendable (Bool) -> Void)? = nil) {
      let canOpen = state.withLock { state in
        state.openedURLs.append(url)
        return state.canOpenURLs
      }
      if let completionHandler { DispatchQueue.main.async { completionHandler(canOpen) } }
    }

    /// Requests the host to open a URL; returns ``canOpenURLs``.
    @discardableResult
    public func open(_ url: URL) async -> Bool {
      await withCheckedContinuation { done in open(url) { done.resume(returning: $0) } }
    }

    /// Waits for the end of the request and returns it.
    public func ended(isolation: isolated (any Actor)? = #isolation) async -> End {
      await withCheckedContinuation { continuation in
        let isOver = state.withLock { state in
          guard state.end == nil else { return true }
          state.continuations.append { continuation.resume() }
          return false
        }
        if isOver { continuation.resume() }
      }
      return end ?? .cancelled(CocoaError(.userCancelled))
    }

    @discardableResult
    private func finish(_ end: End) -> Bool {
      let newState = State(end: end)
      let previous: State? = state.withLock { state in
        guard state.end == nil else { return nil }
        state.end = newState.end
        defer { (state.continuations, state.retainedObject) = ([], nil) }
        return state
      }
      guard let previous else { return false }
      guard previous.retainedObject != nil else {
        previous.resume()
        return true
      }
      // Release the object only after load handlers that use it without a strong reference, and their work on
      // the main queue.
      order.afterHandlers {
        DispatchQueue.main.async { withExtendedLifetime(previous) {} }
        previous.resume()
      }
      return true
    }
  }

  /// An extension without a view controller.
  public protocol NSExtensionRequestHandling: NSObjectProtocol {
    /// Called once for each request.
    func beginRequest(with context: NSExtensionContext)
  }
#endif
