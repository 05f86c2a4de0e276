public import Foundation
internal import SystemCalls

extension ItemProvider {
  /// Hands over the object that a type is provided as: nothing is converted, so look at its class.
  ///
  /// What comes depends on how the type was registered: an item as it is; `NSData` for bytes; `NSURL` for a file; for an
  /// object that was registered as one, the object, but the bytes of a text and of a file's address under
  /// `public.file-url`, as what is dragged comes on Apple's systems. The
  /// file is the original where the provider was made of it or offers to open it in place, else a copy that is there as
  /// long as the provider: unlike with ``loadFileRepresentation(forTypeIdentifier:completionHandler:)``, nothing is removed
  /// when the handler returns, and the copies of the providers that went last stay until more have gone. A provider that was made of a file gives its URL for `public.file-url`, too. In Swift
  /// nothing tells which class the handler expects, so load handlers are told none.
  ///
  /// The identifier itself is loaded when it is registered, else the first that conforms to it. Errors: as for
  /// ``loadDataRepresentation(forTypeIdentifier:completionHandler:)``.
  ///
  /// ```swift
  /// provider.loadItem(forTypeIdentifier: "public.image", options: nil) { item, error in
  ///   if let url = item as? URL { store(url) } else if let data = item as? Data { store(data) }
  /// }
  /// ```
  @preconcurrency
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: (@Sendable ((any NSSecureCoding)?, (any Error)?) -> Void)? = nil
  ) {
    _ = loadItem(typeIdentifier, ItemOptions(options)) { result in
      switch result {
      case .success(let item): completionHandler?(item.object, nil)
      case .failure(let error): completionHandler?(nil, error)
      }
    }
  }

  /// Hands over the object that a type is provided as; see ``loadItem(forTypeIdentifier:options:completionHandler:)``.
  ///
  /// Cancelling the task cancels the load.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    isolation: isolated (any Actor)? = #isolation
  ) async throws -> any NSSecureCoding {
    let options = ItemOptions(options)
    return try await Self.value { self.loadItem(typeIdentifier, options, $0) }.object
  }

  func loadItem(
    _ requested: String, _ options: ItemOptions, _ completion: @escaping Load<HandedItem>.Completion
  ) -> LoadProgress {
    let (name, identifiers) = state.withLock { ($0.suggestedName, $0.representations.map(\.identifier)) }
    let representation = representation(servingItem: requested)
    let load = Load<HandedItem>(in: order, completion)
    load.start { () -> Progress? in
      guard let representation else {
        load.answer { throw Self.unavailable(requested) }
        return nil
      }
      if let object = representation.object {
        load.answer { Self.noted(object) }
        return nil
      }
      switch representation.promise {
      case .item(let handler):
        let answer = Self.answer(load, representation.identifier) { (item: HandedItem) in Self.noted(item) }
        handler({ answer.give(($0, $1)) }, nil, options)
        return nil
      case .data(let handler):
        let answer = Self.answer(load, representation.identifier) { (data: Data) in
          HandedItem(data as NSData)
        }
        return handler { answer.give(($0, $1)) }
      case .file(let handler):
        let naming = FileNaming(suggested: name, identifier: representation.identifier, others: identifiers)
        let answer = Self.answer(load, representation.identifier) { (sent: Representation.SentFile) in
          HandedItem(try self.kept(sent, representation, naming, load.transfer) as NSURL)
        }
        return handler { answer.give(($0, $1)) }
      }
    }
    return load.progress
  }

  /// The original where it may be opened in place, else a copy that goes with the provider.
  private func kept(
    _ sent: Representation.SentFile, _ representation: Representation, _ naming: FileNaming,
    _ transfer: Transfer
  ) throws -> URL {
    // Who loads an item moves its file away more often than not, and a media item's is the library's.
    if representation.options.contains(.openInPlace), sent.mayBeOpenedInPlace, !isOfMediaItem {
      return try DeliveredFile.original(sent.url, naming).url
    }
    let file = try DeliveredFile.copying(sent.url, naming, transfer)
    if let folder = file.folder { state.withLock { $0.keptFolders }.add(folder) }
    return file.url
  }

  /// A file's address is a permission to read it.
  private static func noted(_ item: HandedItem) -> HandedItem {
    if let url = item.object as? NSURL { ScopedFiles.note(url as URL) }
    return item
  }

  private var isOfMediaItem: Bool { state.withLock { $0.origin != nil } }

  /// As for other loads; a provider that was made of a file has its address as well.
  private func representation(servingItem requested: String) -> Representation? {
    if let found = representation(serving: requested) { return found }
    guard hasFileAddress(requested) else { return nil }
    return state.withLock { $0.representations.first }
  }

  /// Whether the item is asked for as the address of the file that the provider was made of.
  func hasFileAddress(_ requested: String) -> Bool {
    requested == "public.file-url" && state.withLock { $0.isOfFile }
  }
}
