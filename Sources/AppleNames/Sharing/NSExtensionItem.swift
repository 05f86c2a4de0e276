#if !canImport(Darwin)
  public import Foundation
  public import ItemProviders

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The key of ``NSExtensionItem/attributedTitle`` in ``NSExtensionItem/userInfo``.
  public let NSExtensionItemAttributedTitleKey = "NSExtensionItemAttributedTitleKey"
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The key of ``NSExtensionItem/attributedContentText`` in ``NSExtensionItem/userInfo``.
  public let NSExtensionItemAttributedContentTextKey = "NSExtensionItemAttributedContentTextKey"
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The key of ``NSExtensionItem/attachments`` in ``NSExtensionItem/userInfo``.
  public let NSExtensionItemAttachmentsKey = "NSExtensionItemAttachmentsKey"
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The key under which a page's script hands its results to an extension, in an item's property list.
  public let NSExtensionJavaScriptPreprocessingResultsKey = "NSExtensionJavaScriptPreprocessingResultsKey"
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The key under which an extension hands values to a page's script, in a returned item's property list.
  public let NSExtensionJavaScriptFinalizeArgumentKey = "NSExtensionJavaScriptFinalizeArgumentKey"

  /// What one share hands to an extension.
  public final class NSExtensionItem: NSObject, NSCopying {
    /// All that is said of the item, the three properties among it; nil when nothing is.
    public var userInfo: [AnyHashable: Any]?

    /// The shared items, each a promise.
    public var attachments: [ItemProvider]? {
      get { userInfo?[NSExtensionItemAttachmentsKey] as? [ItemProvider] }
      set { set(newValue, NSExtensionItemAttachmentsKey) }
    }

    /// The title of what is shared.
    public var attributedTitle: NSAttributedString? {
      get { userInfo?[NSExtensionItemAttributedTitleKey] as? NSAttributedString }
      set { set(newValue, NSExtensionItemAttributedTitleKey) }
    }

    /// The text that goes with it.
    public var attributedContentText: NSAttributedString? {
      get { userInfo?[NSExtensionItemAttributedContentTextKey] as? NSAttributedString }
      set { set(newValue, NSExtensionItemAttributedContentTextKey) }
    }

    /// Creates an item of which nothing is said.
    public override init() {}

    /// An item of which the same is said.
    public func copy(with zone: NSZone? = nil) -> Any {
      let copy = NSExtensionItem()
      copy.userInfo = userInfo
      return copy
    }

    private func set(_ value: Any?, _ key: String) {
      var all = userInfo ?? [:]
      all[key] = value
      userInfo = all.isEmpty ? nil : all
    }
  }
#endif
