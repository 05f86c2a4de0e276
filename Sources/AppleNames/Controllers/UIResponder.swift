#if !canImport(Darwin)
  public import Foundation

  /// UIKit's chain of responders without a screen: who comes next.
  ///
  /// As there, nothing keeps code from walking it off the main queue, as handlers of loads do. Members of these classes have
  /// no closures, since a closure of the main actor's ends the process where another thread calls it.
  @preconcurrency @MainActor open class UIResponder: NSObject {
    /// The next one up; nil at the end of the chain, which an application ends in extensions alone.
    open var next: UIResponder? { nil }
  }
#endif
