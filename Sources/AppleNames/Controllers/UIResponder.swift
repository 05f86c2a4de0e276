#if !canImport(Darwin)
  public import Foundation

  /// UIKit's responder chain, without a user interface.
  ///
  /// As in UIKit, code can follow the chain off the main queue, as load handlers do. Responders store no
  /// closures, since calling a closure of the main actor on another thread ends the process.
  @preconcurrency @MainActor open class UIResponder: NSObject {
    /// The next responder; nil at the end of the chain.
    ///
    /// The chain ends with a ``UIApplication`` only in an app extension.
    open var next: UIResponder? { nil }
  }
#endif
