#if !canImport(Darwin)
  /// What is left of UIKit's class without a screen: who presents whom.
  ///
  /// As of all that UIKit has on the main actor, code in the older language mode need not say so.
  @preconcurrency @MainActor open class UIViewController {
    /// The controller that this one presents.
    public private(set) var presentedViewController: UIViewController?
    /// The controller that presents this one.
    public private(set) weak var presentingViewController: UIViewController?

    /// Creates a controller that presents nothing.
    public init() {}

    /// Notes that a controller is presented, and calls the handler soon after; one that presents already does nothing.
    open func present(
      _ viewControllerToPresent: UIViewController, animated flag: Bool,
      completion: (@MainActor () -> Void)? = nil
    ) {
      guard presentedViewController == nil else { return }
      presentedViewController = viewControllerToPresent
      viewControllerToPresent.presentingViewController = self
      if let completion { Task { completion() } }
    }

    /// Ends the presentation of what this one presents, else its own, and calls the handler soon after.
    open func dismiss(animated flag: Bool, completion: (@MainActor () -> Void)? = nil) {
      let presenter = presentedViewController == nil ? presentingViewController : self
      presenter?.presentedViewController?.presentingViewController = nil
      presenter?.presentedViewController = nil
      if let completion { Task { completion() } }
    }
  }
#endif
