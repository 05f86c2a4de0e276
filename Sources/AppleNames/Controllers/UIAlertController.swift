#if !canImport(Darwin)
  public import Foundation

  /// An alert with a title, a message and buttons; ``tap(_:)`` simulates the user.
  @preconcurrency @MainActor open class UIAlertController: UIViewController {
    /// The style of an alert.
    public enum Style: Int, Hashable, Sendable, CaseIterable {
      case actionSheet = 0
      case alert = 1
    }

    /// The text below the title.
    open var message: String?
    /// The style of the alert.
    public let preferredStyle: Style
    /// The actions, in the order in which they were added.
    public private(set) var actions: [UIAlertAction] = []
    /// The action of the Return key.
    open var preferredAction: UIAlertAction?

    /// Creates an alert without buttons.
    public init(title: String?, message: String?, preferredStyle: Style) {
      self.preferredStyle = preferredStyle
      self.message = message
      super.init(nibName: nil, bundle: nil)
      self.title = title
    }

    /// Unavailable: use the initializer with a title.
    @available(*, unavailable)
    public required init?(coder: NSCoder) { nil }

    /// Adds a button.
    open func addAction(_ action: UIAlertAction) { actions.append(action) }

    /// Taps the first button with a title: dismisses the alert, then calls the button's handler; returns
    /// false if there is none.
    @discardableResult
    public func tap(_ title: String?) -> Bool {
      guard let action = actions.first(where: { $0.title == title && $0.isEnabled }) else { return false }
      dismiss(animated: true)
      action.handler?(action)
      return true
    }
  }

  /// A button of an alert.
  @preconcurrency @MainActor open class UIAlertAction: NSObject {
    /// The style of an action.
    public enum Style: Int, Hashable, Sendable, CaseIterable {
      case `default` = 0
      case cancel = 1
      case destructive = 2
    }

    /// The title of the button.
    public let title: String?
    /// The style of the action.
    public let style: Style
    /// True if the button can be tapped.
    open var isEnabled = true
    let handler: ((UIAlertAction) -> Void)?

    /// Creates a button with a handler.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
      self.title = title
      self.style = style
      self.handler = handler
      super.init()
    }
  }
#endif
