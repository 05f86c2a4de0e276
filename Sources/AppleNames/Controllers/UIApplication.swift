#if !canImport(Darwin)
  public import Foundation

  /// The last responder of an extension, through which extensions open a URL of their app.
  ///
  /// Forwards to the extension context, whose host decides.
  @preconcurrency @MainActor public final class UIApplication: UIResponder {
    /// The options of opening a URL; they have no effect.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
      public let rawValue: String

      public init(rawValue: String) { self.rawValue = rawValue }

      public static let universalLinksOnly = Self(rawValue: "universalLinksOnly")
    }

    /// The application outside of an extension: it opens nothing and records the URLs.
    public static let shared = UIApplication(NSExtensionContext(inputItems: []))

    private let context: NSExtensionContext

    init(_ context: NSExtensionContext) {
      self.context = context
      super.init()
    }

    /// The requested URLs, in order.
    public var openedURLs: [URL] { context.openedURLs }

    /// Returns true if the host opens URLs.
    public func canOpenURL(_ url: URL) -> Bool { context.canOpenURLs }

    /// Requests the host to open a URL, like ``NSExtensionContext/open(_:completionHandler:)``.
    @preconcurrency
    public func open(
      _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
      completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
      context.open(url) { success in
        if let completion { Task { @MainActor in completion(success) } }
      }
    }

    /// Requests the host to open a URL; returns true if it does.
    @discardableResult
    public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
      await context.open(url)
    }

    /// Requests the host to open a URL, with the older method; returns ``canOpenURL(_:)``.
    @discardableResult
    public func openURL(_ url: URL) -> Bool {
      context.open(url)
      return context.canOpenURLs
    }
  }
#endif
