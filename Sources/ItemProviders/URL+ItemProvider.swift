public import Foundation

extension URL: ItemProviderValue, ItemProviderWriting {
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url"] }

  /// The address as text, or the property list that Apple's systems write: the address and what it is relative to.
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

  /// A file's address is one of the more special type as well.
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
