#if !canImport(Darwin)
  public import Foundation

  /// The last responder of an extension's chain, which extensions look for to open their app's address.
  ///
  /// What is asked of it is asked of the extension's context, whose host decides.
  @preconcurrency @MainActor public final class UIApplication: UIResponder {
    /// Options of opening; none has a meaning here.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
      public let rawValue: String

      public init(rawValue: String) { self.rawValue = rawValue }

      public static let universalLinksOnly = Self(rawValue: "universalLinksOnly")
    }

    /// The app's own: no host stands behind it, so it opens nothing and keeps what it was asked to open.
    public static let shared = UIApplication(NSExtensionContext(inputItems: []))

    private let context: NSExtensionContext

    init(_ context: NSExtensionContext) {
      self.context = context
      super.init()
    }

    /// The addresses that were asked for, in order.
    public var openedURLs: [URL] { context.openedURLs }

    /// Whether the host opens addresses.
    public func canOpenURL(_ url: URL) -> Bool { context.canOpenURLs }

    /// Asks the host to open an address, as ``NSExtensionContext/open(_:completionHandler:)`` does.
    @preconcurrency
    public func open(
      _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
      completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
      context.open(url) { success in
        if let completion { Task { @MainActor in completion(success) } }
      }
    }

    /// Asks the host to open an address; returns whether it does.
    @discardableResult
    public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
      await context.open(url)
    }

    /// Asks the host to open an address, in the older way; returns ``canOpenURL(_:)``.
    @discardableResult
    public func openURL(_ url: URL) -> Bool {
      context.open(url)
      return context.canOpenURLs
    }
  }
#endif
