#if !canImport(Darwin)
  /// What is left of UIKit's class without a screen: who presents whom.
  ///
  /// As of all that UIKit has on the main actor, code in the older language mode need not say so.
  @preconcurrency @MainActor open class UIViewController {
    /// The controller that this one presents.
    public private(set) var presentedViewController: UIViewController?
    /// The controller that presents this one.
    public private(set) weak var presentingViewController: UIViewController?

    /// Whether ``viewDidLoad()`` was called; there is no view.
    public private(set) var isViewLoaded = false
    /// What a bar above it would say.
    public var title: String?

    /// What a share extension's controller is started with; nil outside of one.
    public var extensionContext: NSExtensionContext?

    /// Creates a controller that presents nothing.
    public init() {}

    /// Called once, before it is presented first.
    open func viewDidLoad() {}

    /// Calls ``viewDidLoad()`` unless it was called.
    public func loadViewIfNeeded() {
      guard !isViewLoaded else { return }
      isViewLoaded = true
      viewDidLoad()
    }

    /// Notes that a controller is presented, and calls the handler soon after; one that presents already does nothing.
    open func present(
      _ viewControllerToPresent: UIViewController, animated flag: Bool,
      completion: (() -> Void)? = nil
    ) {
      guard presentedViewController == nil else { return }
      presentedViewController = viewControllerToPresent
      viewControllerToPresent.presentingViewController = self
      viewControllerToPresent.loadViewIfNeeded()
      if let completion { Task { completion() } }
    }

    /// Ends the presentation of what this one presents, else its own, and calls the handler soon after.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
      let presenter = presentedViewController == nil ? presentingViewController : self
      presenter?.presentedViewController?.presentingViewController = nil
      presenter?.presentedViewController = nil
      if let completion { Task { completion() } }
    }
  }
#endif
