public import Foundation

extension String: ItemProviderValue, ItemProviderWriting {
  public static var readableTypeIdentifiersForItemProvider: [String] {
    [
      "public.utf8-plain-text", "public.utf16-plain-text", "public.utf16-external-plain-text",
      "public.plain-text",
    ]
  }

  /// UTF-16 when the type or a byte order mark says so, else UTF-8; other bytes are refused.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> String {
    let marks: [[UInt8]] = [[0xFE, 0xFF], [0xFF, 0xFE]]
    let isMarked = marks.contains { data.starts(with: $0) }
    let encoding = isMarked ? .utf16 : encoding(ofType: typeIdentifier) ?? .utf8
    guard let text = String(data: data, encoding: encoding) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    return text
  }

  /// The encoding that a type says; nil for types that leave it open.
  ///
  /// Without a mark, the external form is big-endian (RFC 2781, 4.3), the other one as the machine has it.
  static func encoding(ofType typeIdentifier: String) -> Encoding? {
    if ItemProviders.Representation.type(typeIdentifier, conformsTo: "public.utf16-external-plain-text") {
      return .utf16BigEndian
    }
    let isWide = ItemProviders.Representation.type(typeIdentifier, conformsTo: "public.utf16-plain-text")
    return isWide ? .utf16LittleEndian : nil
  }

  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }

  /// A text that is an address as a whole, with a scheme and a host, is one of that type as well.
  public var writableTypeIdentifiersForItemProvider: [String] {
    Self.writableTypeIdentifiersForItemProvider + (isAddress ? ["public.url"] : [])
  }

  // Apple documents nothing of this; Delta Chat's sources say so of a text that is an address.
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
