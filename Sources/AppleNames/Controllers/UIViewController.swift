#if !canImport(Darwin)
  public import Foundation

  /// A view controller without a user interface: its life cycle, presentation and extension context.
  ///
  /// As in UIKit, code in the older language mode does not need to annotate the main actor.
  @preconcurrency @MainActor open class UIViewController: UIResponder {
    /// The controller that this one presents.
    public private(set) var presentedViewController: UIViewController?
    /// The controller that presents this one.
    public private(set) weak var presentingViewController: UIViewController?

    /// True after ``viewDidLoad()`` was called.
    public private(set) var isViewLoaded = false
    /// The view, never displayed.
    open var view: UIView! = UIView() {
      didSet {
        oldValue?.controller = nil
        view?.controller = self
      }
    }
    /// The child controllers.
    public private(set) var children: [UIViewController] = []
    /// The parent controller.
    public private(set) weak var parent: UIViewController?
    /// The title for a bar.
    open var title: String?
    /// The preferred size; stored only.
    open var preferredContentSize = CGSize.zero
    /// The presentation style; stored only.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    /// True to prevent dismissal by a gesture; stored only.
    open var isModalInPresentation = false

    /// The context of a share extension's controller; nil outside of one.
    open var extensionContext: NSExtensionContext?

    /// Creates a controller; nibs are ignored.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
      super.init()
      view?.controller = self
    }

    /// Creates a controller; decodes nothing.
    public required init?(coder: NSCoder) {
      super.init()
      view?.controller = self
    }

    /// Creates a controller.
    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    /// The parent, else the presenting controller, else the application of the extension's request.
    open override var next: UIResponder? {
      if let controller = parent ?? presentingViewController { return controller }
      guard let extensionContext else { return nil }
      return UIApplication(extensionContext)
    }

    /// Called once, before the first presentation.
    open func viewDidLoad() {}

    /// Called before it would become visible.
    open func viewWillAppear(_ animated: Bool) {}

    /// Called when it would have become visible.
    open func viewDidAppear(_ animated: Bool) {}

    /// Called before it would disappear.
    open func viewWillDisappear(_ animated: Bool) {}

    /// Called when it would have disappeared.
    open func viewDidDisappear(_ animated: Bool) {}

    /// Never called: memory is not monitored.
    open func didReceiveMemoryWarning() {}

    /// Adds a child controller.
    open func addChild(_ childController: UIViewController) {
      childController.removeFromParent()
      children.append(childController)
      childController.parent = self
    }

    /// Removes it from its parent.
    open func removeFromParent() {
      if let parent, let index = parent.children.firstIndex(of: self) { parent.children.remove(at: index) }
      parent = nil
    }

    /// Called by code before it adds or removes a child.
    open func willMove(toParent parent: UIViewController?) {}

    /// Called by code after it adds or removes a child.
    open func didMove(toParent parent: UIViewController?) {}

    /// Calls ``viewDidLoad()`` unless it was already called.
    public func loadViewIfNeeded() {
      guard !isViewLoaded else { return }
      isViewLoaded = true
      viewDidLoad()
    }

    /// Simulates the appearance: loads the view and calls UIKit's appearance methods.
    func appear(animated: Bool = false) {
      loadViewIfNeeded()
      viewWillAppear(animated)
      viewDidAppear(animated)
    }

    private func disappear(animated: Bool) {
      viewWillDisappear(animated)
      viewDidDisappear(animated)
    }

    /// Presents a controller and calls the handler asynchronously; does nothing if it already presents one.
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

    /// Dismisses the presented controller, else itself, and calls the handler asynchronously.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
      let presenter = presentedViewController == nil ? presentingViewController : self
      let presented = presenter?.presentedViewController
      presented?.presentingViewController = nil
      presenter?.presentedViewController = nil
      presented?.disappear(animated: flag)
      if let completion { Task { completion() } }
    }
  }

  /// The presentation style of a controller.
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
