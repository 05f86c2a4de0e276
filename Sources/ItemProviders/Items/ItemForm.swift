internal import Foundation

/// A provider's object converted for delivery: its bytes, or the file that contains them.
enum ItemForm: Sendable {
  case bytes(Data)
  case file(URL)

  func data(_ limit: MemoryLimit, _ transfer: Transfer) throws -> Data {
    switch self {
    case .bytes(let data):
      try limit.check(Int64(data.count), .delivered)
      return data
    case .file(let url): return try FileContents.data(of: url, limit: limit, transfer)
    }
  }

  func delivered(_ naming: FileNaming, _ transfer: Transfer) throws -> DeliveredFile {
    switch self {
    case .bytes(let data): try DeliveredFile.writing(data, naming, transfer)
    case .file(let url): try DeliveredFile.copying(url, naming, transfer)
    }
  }

  /// Loads an object from a handler and converts it to bytes or a file of the type.
  static func load(
    _ identifier: String, expecting aClass: AnyClass, from handler: Representation.ItemHandler,
    _ completion: @escaping @Sendable (ItemForm?, (any Error)?) -> Void
  ) {
    handler(
      { item, error in
        guard let item else { return completion(nil, error) }
        make(of: item, as: identifier, completion)
      }, aClass, ItemOptions(nil))
  }

  static func make(
    of item: SendableItem, as identifier: String,
    _ completion: @escaping @Sendable (ItemForm?, (any Error)?) -> Void
  ) {
    let isAddress = Representation.type(identifier, conformsTo: "public.url")
    switch item.object {
    case let data as NSData: completion(.bytes(data as Data), nil)
    case let url as NSURL where url.isFileURL && !isAddress: completion(.file(url as URL), nil)
    case let text as NSString: completion(.bytes((text as String).data(asType: identifier)), nil)
    case is NSDictionary, is NSArray:
      do {
        let bytes = try PropertyListSerialization.data(
          fromPropertyList: item.object, format: .binary, options: 0)
        completion(.bytes(bytes), nil)
      } catch { completion(nil, ItemProvider.notCoercible(to: NSData.self, underlying: error)) }
    default:
      let object = item.object as? any ItemProviderWriting
      let types = object?.writableTypeIdentifiersForItemProvider ?? []
      guard let object,
        let type = types.first(where: { Representation.type($0, conformsTo: identifier) }) ?? types.first
      else { return completion(nil, ItemProvider.notCoercible(to: NSData.self)) }
      _ = object.loadData(withTypeIdentifier: type) { data, error in
        completion(data.map(ItemForm.bytes), error)
      }
    }
  }
}

extension String {
  /// Encodes the text for a type: UTF-16 for its types, else UTF-8.
  fileprivate func data(asType identifier: String) -> Data {
    Self.encoding(ofType: identifier).flatMap { data(using: $0) } ?? Data(utf8)
  }
}
