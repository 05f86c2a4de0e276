public import Foundation

// Providers of plain objects: one object, or handlers that create objects on request.
extension ItemProvider {
  /// A completion of an item load, called with the object or an error.
  public typealias CompletionHandler = ((any NSSecureCoding)?, (any Error)?) -> Void

  /// A handler that creates an object; it gets the expected class, nil if none is expected, and the options.
  public typealias LoadHandler = (CompletionHandler?, AnyClass?, [AnyHashable: Any]?) -> Void

  /// Creates a provider of one object as a type, by default the type of its class.
  ///
  /// ``loadItem(forTypeIdentifier:options:completionHandler:)`` returns the same object. Data and files
  /// have its contents: the file of a URL unless the type is a URL type, a text in the type's encoding, the
  /// binary property list of a dictionary or array. Other classes cannot be loaded as data or as a file.
  public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    self.init()
    let box = item.map(SendableItem.init)
    guard let identifier = typeIdentifier ?? box?.typeIdentifier else { return }
    register(
      Representation(
        identifier: identifier, visibility: .all, promise: .item { completion, _, _ in completion(box, nil) })
    )
  }

  /// Registers a handler that creates an object of a type.
  ///
  /// The handler is called for each load with the expected class: none for
  /// ``loadItem(forTypeIdentifier:options:completionHandler:)``, `NSData` for data, `NSURL` for a file. The
  /// result may be of another class; it is converted to bytes as by ``init(item:typeIdentifier:)``.
  @preconcurrency
  public func registerItem(
    forTypeIdentifier typeIdentifier: String,
    loadHandler: @escaping @Sendable (CompletionHandler?, AnyClass?, [AnyHashable: Any]?) -> Void
  ) {
    register(
      Representation(
        identifier: typeIdentifier, visibility: .all,
        promise: .item { completion, expected, options in
          loadHandler({ completion($0.map(SendableItem.init), $1) }, expected, options.values)
        }))
  }
}

/// An object passed from its provider to a load.
///
/// Unchecked, because `NSSecureCoding` does not require thread safety: this package only passes the object
/// on, and several loads share the provider's object, as on Apple's systems.
package struct SendableItem: @unchecked Sendable {
  package let object: any NSSecureCoding

  package init(_ object: any NSSecureCoding) { self.object = object }

  /// The type of the object's class; nil if the class has none.
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

/// The options of a load, only passed on like ``SendableItem``.
package struct ItemOptions: @unchecked Sendable {
  package let values: [AnyHashable: Any]?

  package init(_ values: [AnyHashable: Any]?) { self.values = values }
}
