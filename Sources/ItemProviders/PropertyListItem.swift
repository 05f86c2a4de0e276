public import Foundation
public import PropertyLists

/// A property list as an item: read from XML or binary form, written as its original bytes.
public struct PropertyListItem: ItemProviderValue, ItemProviderWriting {
  /// The bytes of the property list.
  public let data: Data
  /// The parsed property list.
  public let contents: PropertyList

  /// Reads a property list.
  ///
  /// Errors: those of the parser.
  public init(data: Data) throws {
    self.data = data
    contents = try PropertyList.parse([UInt8](data))
  }

  public static var readableTypeIdentifiersForItemProvider: [String] { ["com.apple.property-list"] }

  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    try Self(data: data)
  }

  public static var writableTypeIdentifiersForItemProvider: [String] { ["com.apple.property-list"] }

  /// The type of the bytes' form, XML or binary, and its supertype.
  public var writableTypeIdentifiersForItemProvider: [String] {
    let isBinary = data.starts(with: Data("bplist".utf8))
    return [
      isBinary ? "com.apple.binary-property-list" : "com.apple.xml-property-list", "com.apple.property-list",
    ]
  }

  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(data, nil)
    return nil
  }
}
