#if !canImport(Darwin)
  public import Foundation

  /// What of UIKit's chain of responders is left without a screen: who comes next.
  @preconcurrency @MainActor open class UIResponder: NSObject {
    /// The next one up; nil at the end of the chain, which an application ends in extensions alone.
    open var next: UIResponder? { nil }
  }
#endif
