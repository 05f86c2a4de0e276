#if !canImport(Darwin)
  public import Foundation

  /// What is left of UIKit's class without a screen: its life, who presents whom, and its extension's context.
  ///
  /// As of all that UIKit has on the main actor, code in the older language mode need not say so.
  @preconcurrency @MainActor open class UIViewController: UIResponder {
    /// The controller that this one presents.
    public private(set) var presentedViewController: UIViewController?
    /// The controller that presents this one.
    public private(set) weak var presentingViewController: UIViewController?

    /// Whether ``viewDidLoad()`` was called.
    public private(set) var isViewLoaded = false
    /// A view that nobody sees.
    open var view: UIView! = UIView() {
      didSet {
        oldValue?.controller = nil
        view?.controller = self
      }
    }
    /// The controllers that it holds.
    public private(set) var children: [UIViewController] = []
    /// The controller that holds it.
    public private(set) weak var parent: UIViewController?
    /// What a bar above it would say.
    open var title: String?
    /// How large it would like to be; kept and not looked at.
    open var preferredContentSize = CGSize.zero
    /// How it would be presented; kept and not looked at.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    /// Whether a gesture may dismiss it; kept and not looked at.
    open var isModalInPresentation = false

    /// What a share extension's controller is started with; nil outside of one.
    open var extensionContext: NSExtensionContext?

    /// Creates a controller that presents nothing; there are no nibs to look into.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
      super.init()
      view?.controller = self
    }

    /// Creates a controller that presents nothing; nothing is decoded.
    public required init?(coder: NSCoder) {
      super.init()
      view?.controller = self
    }

    /// Creates a controller that presents nothing.
    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    /// Who holds it, else who presents it, else the application that its extension's request came from.
    open override var next: UIResponder? {
      if let controller = parent ?? presentingViewController { return controller }
      guard let extensionContext else { return nil }
      return UIApplication(extensionContext)
    }

    /// Called once, before it is presented first.
    open func viewDidLoad() {}

    /// Called before it would be seen.
    open func viewWillAppear(_ animated: Bool) {}

    /// Called when it would be seen.
    open func viewDidAppear(_ animated: Bool) {}

    /// Called before it would be seen no more.
    open func viewWillDisappear(_ animated: Bool) {}

    /// Called when it would be seen no more.
    open func viewDidDisappear(_ animated: Bool) {}

    /// Never called: memory is not watched.
    open func didReceiveMemoryWarning() {}

    /// Holds another controller.
    open func addChild(_ childController: UIViewController) {
      childController.removeFromParent()
      children.append(childController)
      childController.parent = self
    }

    /// Takes it out of the controller that holds it.
    open func removeFromParent() {
      if let parent, let place = parent.children.firstIndex(of: self) { parent.children.remove(at: place) }
      parent = nil
    }

    /// Called by code that adds or removes a child, before it does.
    open func willMove(toParent parent: UIViewController?) {}

    /// Called by code that adds or removes a child, when it has.
    open func didMove(toParent parent: UIViewController?) {}

    /// Calls ``viewDidLoad()`` unless it was called.
    public func loadViewIfNeeded() {
      guard !isViewLoaded else { return }
      isViewLoaded = true
      viewDidLoad()
    }

    /// Shows it where there is no screen: loads it, and calls what UIKit calls before and when it is seen.
    func appear(animated: Bool = false) {
      loadViewIfNeeded()
      viewWillAppear(animated)
      viewDidAppear(animated)
    }

    private func disappear(animated: Bool) {
      viewWillDisappear(animated)
      viewDidDisappear(animated)
    }

    /// Notes that a controller is presented, and calls the handler soon after; one that presents already does nothing.
    open func present(
      _ viewControllerToPresent: UIViewController, animated flag: Bool,
      completion: (() -> Void)? = nil
    ) {
      guard presentedViewController == nil else { return }
      presentedViewController = viewControllerToPresent
      viewControllerToPresent.presentingViewController = self
      viewControllerToPresent.appear(animated: flag)
      if let completion { Task { completion() } }
    }

    /// Ends the presentation of what this one presents, else its own, and calls the handler soon after.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
      let presenter = presentedViewController == nil ? presentingViewController : self
      let presented = presenter?.presentedViewController
      presented?.presentingViewController = nil
      presenter?.presentedViewController = nil
      presented?.disappear(animated: flag)
      if let completion { Task { completion() } }
    }
  }

  /// How a controller covers who presents it.
  public enum UIModalPresentationStyle: Int, Hashable, Sendable, CaseIterable {
    case fullScreen = 0
    case pageSheet = 1
    case formSheet = 2
    case currentContext = 3
    case custom = 4
    case overFullScreen = 5
    case overCurrentContext = 6
    case popover = 7
    case none = -1
    case automatic = -2
  }
#endif
