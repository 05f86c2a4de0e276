#if !canImport(Darwin)
  public import Foundation
  public import ItemProviders

  /// What one share hands to an extension.
  public final class NSExtensionItem: NSObject {
    /// The shared items, each a promise.
    public var attachments: [ItemProvider]?
    public var attributedTitle: NSAttributedString?
    public var attributedContentText: NSAttributedString?
    public var userInfo: [AnyHashable: Any]?

    public override init() {}
  }
#endif
