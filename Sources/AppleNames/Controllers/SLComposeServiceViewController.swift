#if !canImport(Darwin)
  public import Foundation

  /// The sheet with a text field that share extensions are made of, without the sheet.
  ///
  /// ``post(_:)`` and ``didSelectCancel()`` are what the person at it does.
  @preconcurrency @MainActor open class SLComposeServiceViewController: UIViewController {
    /// The field.
    public let textView: UITextView! = UITextView()
    /// What is written in the field.
    ///
    /// It begins with what the sharing app says of its items, as there.
    open var contentText: String! { textView.text }
    /// What the empty field would say.
    open var placeholder: String! = ""
    /// How many characters may still be written; kept and not looked at.
    open var charactersRemaining: NSNumber?
    /// What ``isContentValid()`` said when it was asked last.
    public private(set) var isPostPossible = false

    /// Called when the sheet is on the screen.
    open func presentationAnimationDidFinish() {}

    /// Whether the item can be posted as it is; so unless the extension says otherwise.
    open func isContentValid() -> Bool { true }

    /// Asks ``isContentValid()`` again, as code calls when it has loaded something.
    public func validateContent() { isPostPossible = isContentValid() }

    /// Called when the person posts; ends the request unless the extension does otherwise.
    open func didSelectPost() {
      extensionContext?.completeRequest(returningItems: [], completionHandler: nil)
    }

    /// Called when the person cancels; ends the request with `NSUserCancelledError` unless the extension does otherwise.
    open func didSelectCancel() {
      extensionContext?.cancelRequest(withError: CocoaError(.userCancelled))
    }

    /// Ends the request as the cancel button does.
    public func cancel() { didSelectCancel() }

    /// The rows below the field, ``SLComposeSheetConfigurationItem``s; none unless the extension has some.
    open func configurationItems() -> [Any]! { [] }

    /// Asks for the rows again.
    public func reloadConfigurationItems() { _ = configurationItems() }

    /// Notes that a controller for one row's value is shown.
    open func pushConfigurationViewController(_ viewController: UIViewController!) {
      viewController?.appear()
    }

    /// Notes that the controller for a row's value is gone.
    open func popConfigurationViewController() {}

    /// Writes into the field and posts, as the person does; false where ``isContentValid()`` does not allow that.
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

  /// A row below the field: a name, a value, and what a tap does.
  @preconcurrency @MainActor open class SLComposeSheetConfigurationItem: NSObject {
    /// What stands before the value.
    open var title: String! = ""
    /// What was chosen.
    open var value: String! = ""
    /// Whether the value is still being found out.
    open var valuePending = false
    /// Called when the person taps the row.
    open var tapHandler: (() -> Void)!

    /// Creates a row without a name.
    public override init() { super.init() }
  }
#endif
