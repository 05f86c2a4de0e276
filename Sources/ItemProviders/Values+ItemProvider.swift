public import Foundation

// Conformances of data, text and other Foundation values to the item provider protocols.

extension Data: ItemProviderValue, ItemProviderWriting {
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.data"] }

  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Data { data }

  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.data"] }

  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(self, nil)
    return nil
  }
}

extension String: ItemProviderValue, ItemProviderWriting {
  public static var readableTypeIdentifiersForItemProvider: [String] {
    [
      "public.utf8-plain-text", "public.utf16-plain-text", "public.utf16-external-plain-text",
      "public.plain-text",
    ]
  }

  /// Decodes UTF-16 if the type or a byte order mark states it, else UTF-8; throws for other bytes.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> String {
    let byteOrderMarks: [[UInt8]] = [[0xFE, 0xFF], [0xFF, 0xFE]]
    let hasByteOrderMark = byteOrderMarks.contains { data.starts(with: $0) }
    let encoding = hasByteOrderMark ? .utf16 : encoding(ofType: typeIdentifier) ?? .utf8
    guard let text = String(data: data, encoding: encoding) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    return text
  }

  /// Returns the encoding of a type, or nil for types that leave it open.
  ///
  /// Without a byte order mark, the external form is big-endian (RFC 2781, 4.3), the other native.
  static func encoding(ofType typeIdentifier: String) -> Encoding? {
    if ItemProviders.Representation.type(typeIdentifier, conformsTo: "public.utf16-external-plain-text") {
      return .utf16BigEndian
    }
    let isWide = ItemProviders.Representation.type(typeIdentifier, conformsTo: "public.utf16-plain-text")
    return isWide ? .utf16LittleEndian : nil
  }

  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }

  /// The text types, and `public.url` if the whole text is an address with a scheme and a host.
  public var writableTypeIdentifiersForItemProvider: [String] {
    Self.writableTypeIdentifiersForItemProvider + (isAddress ? ["public.url"] : [])
  }

  // Apple does not document this; Delta Chat's sources describe it.
  private var isAddress: Bool {
    guard contains("://"), !contains(where: \.isWhitespace), let url = URL(string: self) else { return false }
    return url.scheme != nil && url.host?.isEmpty == false
  }

  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(utf8), nil)
    return nil
  }
}

extension URL: ItemProviderValue, ItemProviderWriting {
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url"] }

  /// Reads an address as text, or the property list of Apple's systems: the address and its base.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> URL {
    var parts: [String] = []
    if data.starts(with: Data("bplist".utf8)) || data.starts(with: Data("<?xml".utf8)) {
      let list = try PropertyListSerialization.propertyList(from: data, format: nil)
      parts = (list as? [Any])?.compactMap { $0 as? String } ?? []
    } else if let text = String(data: data, encoding: .utf8) {
      parts = [text.trimmingCharacters(in: .whitespacesAndNewlines)]
    }
    let base = parts.count > 1 && !parts[1].isEmpty ? URL(string: parts[1]) : nil
    guard let text = parts.first, !text.isEmpty, let url = URL(string: text, relativeTo: base) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    return url
  }

  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }

  /// The types of the address; a file URL is also of the more specific type.
  public var writableTypeIdentifiersForItemProvider: [String] {
    isFileURL ? ["public.file-url", "public.url"] : ["public.url"]
  }

  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(absoluteString.utf8), nil)
    return nil
  }
}
