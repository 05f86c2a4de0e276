#if !canImport(Darwin)
  /// A controller of controllers; what it holds is kept, and never shown.
  @preconcurrency @MainActor open class UINavigationController: UIViewController {
    /// Those it holds, the visible one last.
    public var viewControllers: [UIViewController] = []
    /// The visible one.
    public var topViewController: UIViewController? { viewControllers.last }

    /// Creates one that holds a controller.
    public convenience init(rootViewController: UIViewController) {
      self.init()
      viewControllers = [rootViewController]
    }

    /// Puts a controller in front of the others.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
      viewControllers.append(viewController)
      viewController.loadViewIfNeeded()
    }

    /// Takes the visible controller away, unless it is the first.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
      viewControllers.count > 1 ? viewControllers.removeLast() : nil
    }
  }
#endif
