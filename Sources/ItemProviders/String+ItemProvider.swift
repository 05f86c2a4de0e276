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
    let isWide =
      isMarked || ItemProviders.Representation.type(typeIdentifier, conformsTo: "public.utf16-plain-text")
      || ItemProviders.Representation.type(typeIdentifier, conformsTo: "public.utf16-external-plain-text")
    // Without a mark, the external form is big-endian (RFC 2781, 4.3), the other one as the machine has it.
    let wide: Encoding =
      isMarked
      ? .utf16 : typeIdentifier == "public.utf16-external-plain-text" ? .utf16BigEndian : .utf16LittleEndian
    guard let text = String(data: data, encoding: isWide ? wide : .utf8) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    return text
  }

  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }

  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(utf8), nil)
    return nil
  }
}
