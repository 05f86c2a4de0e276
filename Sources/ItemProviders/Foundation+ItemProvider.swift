#if !canImport(Darwin)
  public import Foundation

  // On Apple's platforms these classes speak Apple's own protocols.
  extension NSString: ItemProviderReading, ItemProviderWriting {
    public static var readableTypeIdentifiersForItemProvider: [String] {
      String.readableTypeIdentifiersForItemProvider
    }

    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
      let text = try String.object(withItemProviderData: data, typeIdentifier: typeIdentifier)
      return try own(NSString(string: text), Self.self)
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
      return try own(url as NSURL, Self.self)
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
      try own(data as NSData, Self.self)
    }
  }

  /// Plain text, read and written: rich text is not decoded.
  extension NSAttributedString: ItemProviderReading, ItemProviderWriting {
    public static var readableTypeIdentifiersForItemProvider: [String] {
      String.readableTypeIdentifiersForItemProvider
    }

    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
      let text = try String.object(withItemProviderData: data, typeIdentifier: typeIdentifier)
      return try own(NSAttributedString(string: text), Self.self)
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

  /// A subclass cannot be made of its superclass's instance.
  private func own<Own, Found>(_ found: Found, _ own: Own.Type) throws -> Own {
    guard let object = found as? Own else {
      throw ItemProvider.unexpectedClass(Found.self, insteadOf: Own.self)
    }
    return object
  }
#endif
