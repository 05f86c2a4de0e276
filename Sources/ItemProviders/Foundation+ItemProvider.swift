#if !canImport(Darwin)
  public import Foundation

  // Conformances of `NSString`, `NSURL`, `NSData` and `NSAttributedString` to the item provider protocols.
  //
  // On Apple's platforms these classes conform to Apple's own protocols.
  extension NSString: ItemProviderReading, ItemProviderWriting {
    public static var readableTypeIdentifiersForItemProvider: [String] {
      String.readableTypeIdentifiersForItemProvider
    }

    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
      let text = try String.object(withItemProviderData: data, typeIdentifier: typeIdentifier)
      return try cast(NSString(string: text), to: Self.self)
    }

    public static var writableTypeIdentifiersForItemProvider: [String] {
      String.writableTypeIdentifiersForItemProvider
    }

    public var writableTypeIdentifiersForItemProvider: [String] {
      (self as String).writableTypeIdentifiersForItemProvider
    }

    public func loadData(
      withTypeIdentifier typeIdentifier: String,
      forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
      (self as String).loadData(
        withTypeIdentifier: typeIdentifier, forItemProviderCompletionHandler: completionHandler)
    }
  }

  extension NSURL: ItemProviderReading, ItemProviderWriting {
    public static var readableTypeIdentifiersForItemProvider: [String] {
      URL.readableTypeIdentifiersForItemProvider
    }

    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
      let url = try URL.object(withItemProviderData: data, typeIdentifier: typeIdentifier)
      return try cast(url as NSURL, to: Self.self)
    }

    public static var writableTypeIdentifiersForItemProvider: [String] {
      URL.writableTypeIdentifiersForItemProvider
    }

    public var writableTypeIdentifiersForItemProvider: [String] {
      (self as URL).writableTypeIdentifiersForItemProvider
    }

    public func loadData(
      withTypeIdentifier typeIdentifier: String,
      forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
      (self as URL).loadData(
        withTypeIdentifier: typeIdentifier, forItemProviderCompletionHandler: completionHandler)
    }
  }

  extension NSData: ItemProviderReading {
    public static var readableTypeIdentifiersForItemProvider: [String] {
      Data.readableTypeIdentifiersForItemProvider
    }

    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
      try cast(data as NSData, to: Self.self)
    }
  }

  /// Reads and writes plain text; rich text is not decoded.
  extension NSAttributedString: ItemProviderReading, ItemProviderWriting {
    public static var readableTypeIdentifiersForItemProvider: [String] {
      String.readableTypeIdentifiersForItemProvider
    }

    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
      let text = try String.object(withItemProviderData: data, typeIdentifier: typeIdentifier)
      return try cast(NSAttributedString(string: text), to: Self.self)
    }

    public static var writableTypeIdentifiersForItemProvider: [String] {
      String.writableTypeIdentifiersForItemProvider
    }

    public func loadData(
      withTypeIdentifier typeIdentifier: String,
      forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
      string.loadData(
        withTypeIdentifier: typeIdentifier, forItemProviderCompletionHandler: completionHandler)
    }
  }

  /// Casts an object to the type on which the method was called; fails for subclasses.
  private func cast<Value, Object>(_ object: Object, to type: Value.Type) throws -> Value {
    guard let value = object as? Value else {
      throw ItemProvider.unexpectedClass(Object.self, insteadOf: Value.self)
    }
    return value
  }
#endif
