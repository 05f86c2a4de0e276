#if !canImport(Darwin)
  /// A stack of view controllers, without a user interface.
  @preconcurrency @MainActor open class UINavigationController: UIViewController {
    /// The controllers, the visible one last.
    public var viewControllers: [UIViewController] = []
    /// The visible controller.
    public var topViewController: UIViewController? { viewControllers.last }

    /// Creates a stack with one controller.
    public convenience init(rootViewController: UIViewController) {
      self.init()
      viewControllers = [rootViewController]
    }

    /// Pushes a controller on top of the others.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
      viewControllers.append(viewController)
      viewController.loadViewIfNeeded()
    }

    /// Pops the visible controller unless it is the first.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
      viewControllers.count > 1 ? viewControllers.removeLast() : nil
    }
  }
#endif
