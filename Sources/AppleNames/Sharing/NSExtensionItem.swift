#if !canImport(Darwin)
  public import Foundation
  public import ItemProviders

  // Items shared with an app extension, and the keys of their properties.

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
  /// The key of a page script's results for an extension, in an item's property list.
  public let NSExtensionJavaScriptPreprocessingResultsKey = "NSExtensionJavaScriptPreprocessingResultsKey"
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The key of an extension's values for a page's script, in a returned item's property list.
  public let NSExtensionJavaScriptFinalizeArgumentKey = "NSExtensionJavaScriptFinalizeArgumentKey"

  /// An item shared with an extension.
  public final class NSExtensionItem: NSObject, NSCopying {
    /// The properties of the item, including the three below; nil if there are none.
    public var userInfo: [AnyHashable: Any]?

    /// The providers of the shared items.
    public var attachments: [ItemProvider]? {
      get { userInfo?[NSExtensionItemAttachmentsKey] as? [ItemProvider] }
      set { set(newValue, NSExtensionItemAttachmentsKey) }
    }

    /// The title.
    public var attributedTitle: NSAttributedString? {
      get { userInfo?[NSExtensionItemAttributedTitleKey] as? NSAttributedString }
      set { set(newValue, NSExtensionItemAttributedTitleKey) }
    }

    /// The accompanying text.
    public var attributedContentText: NSAttributedString? {
      get { userInfo?[NSExtensionItemAttributedContentTextKey] as? NSAttributedString }
      set { set(newValue, NSExtensionItemAttributedContentTextKey) }
    }

    /// Creates an item without properties.
    public override init() {}

    /// Returns an item with the same properties.
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
