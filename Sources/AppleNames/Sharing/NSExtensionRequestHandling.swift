#if !canImport(Darwin)
  public import Foundation

  /// An extension without a view controller: the request is all that it is told.
  public protocol NSExtensionRequestHandling: NSObjectProtocol {
    /// Called once for each request.
    func beginRequest(with context: NSExtensionContext)
  }
#endif
