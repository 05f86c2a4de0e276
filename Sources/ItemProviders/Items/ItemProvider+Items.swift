public import Foundation

extension ItemProvider {
  /// Takes what a load of an item ends with: the object, or why there is none.
  public typealias CompletionHandler = ((any NSSecureCoding)?, (any Error)?) -> Void

  /// Makes an object when it is asked for: it is told the class that is expected, nil where nobody said, and the options.
  public typealias LoadHandler = (CompletionHandler?, AnyClass?, [AnyHashable: Any]?) -> Void

  /// Creates a provider of one object as a type; without one, of the type that its class says.
  ///
  /// ``loadItem(forTypeIdentifier:options:completionHandler:)`` hands over the very object. As bytes and as a file, it is
  /// what it holds: the contents of the file that a URL leads to unless the type is one of addresses, a text in the type's
  /// encoding, a binary property list of a dictionary or a list. Other classes have no bytes.
  public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    self.init()
    let own = item.map(HandedItem.init)
    guard let identifier = typeIdentifier ?? own?.typeIdentifier else { return }
    register(
      Representation(
        identifier: identifier, visibility: .all, promise: .item { completion, _, _ in completion(own, nil) })
    )
  }

  /// Promises an object of a type.
  ///
  /// The handler is called for each load. It is told the class that is expected: none by
  /// ``loadItem(forTypeIdentifier:options:completionHandler:)``, `NSData` where bytes are wanted, `NSURL` where a file is.
  /// What it answers with may be of another class, and is turned into bytes as far as ``init(item:typeIdentifier:)`` says.
  @preconcurrency
  public func registerItem(
    forTypeIdentifier typeIdentifier: String,
    loadHandler: @escaping @Sendable (CompletionHandler?, AnyClass?, [AnyHashable: Any]?) -> Void
  ) {
    register(
      Representation(
        identifier: typeIdentifier, visibility: .all,
        promise: .item { completion, expected, options in
          loadHandler({ completion($0.map(HandedItem.init), $1) }, expected, options.values)
        }))
  }
}

/// An object on its way from who provides it to who loads it.
///
/// Unchecked, because a protocol of archiving says nothing of threads: this package only hands the object on, and what
/// several loads share is what the provider was made of, as on Apple's systems.
package struct HandedItem: @unchecked Sendable {
  package let object: any NSSecureCoding

  package init(_ object: any NSSecureCoding) { self.object = object }

  /// The type that the class stands for; nil for classes that stand for none.
  fileprivate var typeIdentifier: String? {
    switch object {
    case let url as NSURL where url.isFileURL: "public.file-url"
    case is NSURL: "public.url"
    case is NSString, is NSAttributedString: "public.plain-text"
    case is NSData: "public.data"
    case is NSDictionary, is NSArray: "com.apple.property-list"
    default: (object as? any ItemProviderWriting)?.writableTypeIdentifiersForItemProvider.first
    }
  }
}

/// What a load is asked with besides; only handed on, as ``HandedItem`` is.
package struct ItemOptions: @unchecked Sendable {
  package let values: [AnyHashable: Any]?

  package init(_ values: [AnyHashable: Any]?) { self.values = values }
}
