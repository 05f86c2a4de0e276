#if !canImport(Darwin)
  public import Foundation

  /// UIKit's responder chain, without a user interface.
  ///
  /// As in UIKit, nothing prevents code from walking it off the main queue, as load handlers do. These
  /// classes have no closure members, since calling a closure of the main actor on another thread ends the
  /// process.
  @preconcurrency @MainActor open class UIResponder: NSObject {
    /// The next responder; nil at the end of the chain.
    ///
    /// Only the chain of an extension ends with an application.
    open var next: UIResponder? { nil }
  }
#endif
