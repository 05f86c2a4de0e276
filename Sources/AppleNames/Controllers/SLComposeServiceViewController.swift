#if !canImport(Darwin)
  public import Foundation

  /// The compose sheet of share extensions, without a user interface.
  ///
  /// ``post(_:)`` and ``didSelectCancel()`` simulate the user's actions.
  @preconcurrency @MainActor open class SLComposeServiceViewController: UIViewController {
    /// The text field.
    public let textView: UITextView! = UITextView()
    /// The text in the field; initially the text of the shared items, as on iOS.
    open var contentText: String! { textView.text }
    /// The placeholder of the empty field.
    open var placeholder: String! = ""
    /// The number of remaining characters; stored only.
    open var charactersRemaining: NSNumber?
    /// The last result of ``isContentValid()``.
    public private(set) var isPostPossible = false

    /// Called when the sheet has been presented.
    open func presentationAnimationDidFinish() {}

    /// Returns true if the item can be posted; override to check.
    open func isContentValid() -> Bool { true }

    /// Updates ``isPostPossible`` from ``isContentValid()``.
    public func validateContent() { isPostPossible = isContentValid() }

    /// Called when the user posts; completes the request unless overridden.
    open func didSelectPost() {
      extensionContext?.completeRequest(returningItems: [], completionHandler: nil)
    }

    /// Called when the user cancels; cancels the request with `NSUserCancelledError` unless overridden.
    open func didSelectCancel() {
      extensionContext?.cancelRequest(withError: CocoaError(.userCancelled))
    }

    /// Cancels the request like the cancel button.
    public func cancel() { didSelectCancel() }

    /// The rows below the field, ``SLComposeSheetConfigurationItem``s; empty unless overridden.
    open func configurationItems() -> [Any]! { [] }

    /// Reloads the rows.
    public func reloadConfigurationItems() { _ = configurationItems() }

    /// Presents a controller for a row's value.
    open func pushConfigurationViewController(_ viewController: UIViewController!) {
      viewController?.appear()
    }

    /// Dismisses the controller for a row's value.
    open func popConfigurationViewController() {}

    /// Enters text and posts; returns false if ``isContentValid()`` does.
    @discardableResult
    public func post(_ text: String? = nil) -> Bool {
      if let text { textView.text = text }
      validateContent()
      guard isPostPossible else { return false }
      didSelectPost()
      return true
    }

    override func appear(animated: Bool = false) {
      let item = extensionContext?.inputItems.first as? NSExtensionItem
      if let text = item?.attributedContentText?.string { textView.text = text }
      super.appear(animated: animated)
      _ = configurationItems()
      presentationAnimationDidFinish()
      validateContent()
    }
  }

  /// A row below the field with a title, a value and an action.
  @preconcurrency @MainActor open class SLComposeSheetConfigurationItem: NSObject {
    /// The title before the value.
    open var title: String! = ""
    /// The chosen value.
    open var value: String! = ""
    /// True while the value is being determined.
    open var valuePending = false
    /// Called when the user taps the row.
    open var tapHandler: (() -> Void)!

    /// Creates a row without a title.
    public override init() { super.init() }
  }
#endif
