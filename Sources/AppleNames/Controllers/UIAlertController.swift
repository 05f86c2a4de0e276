#if !canImport(Darwin)
  public import Foundation

  /// What an app tells the person: its title, message and buttons; ``tap(_:)`` is what the person does.
  @preconcurrency @MainActor open class UIAlertController: UIViewController {
    /// How it would be shown.
    public enum Style: Int, Hashable, Sendable, CaseIterable {
      case actionSheet = 0
      case alert = 1
    }

    /// The text below the title.
    open var message: String?
    /// How it is shown.
    public let preferredStyle: Style
    /// The actions, in the order in which they were added.
    public private(set) var actions: [UIAlertAction] = []
    /// The action that the Return key takes.
    open var preferredAction: UIAlertAction?

    /// Creates an alert without buttons.
    public init(title: String?, message: String?, preferredStyle: Style) {
      self.preferredStyle = preferredStyle
      self.message = message
      super.init(nibName: nil, bundle: nil)
      self.title = title
    }

    /// Not available: an alert is made with its title.
    @available(*, unavailable)
    public required init?(coder: NSCoder) { nil }

    /// Adds a button.
    open func addAction(_ action: UIAlertAction) { actions.append(action) }

    /// Taps the first button of a title: the alert goes, then its handler is called; false when there is none.
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
    /// What the button means.
    public enum Style: Int, Hashable, Sendable, CaseIterable {
      case `default` = 0
      case cancel = 1
      case destructive = 2
    }

    /// What the button says.
    public let title: String?
    /// What the action is for.
    public let style: Style
    /// Whether it may be tapped.
    open var isEnabled = true
    let handler: ((UIAlertAction) -> Void)?

    /// Creates a button, with what a tap does.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
      self.title = title
      self.style = style
      self.handler = handler
      super.init()
    }
  }
#endif
