public import Foundation
internal import SystemCalls

extension ItemProvider {
  /// Loads the object of a type without conversion: check its class.
  ///
  /// The result depends on the registration: an item as it is; `NSData` for data; `NSURL` for a file; the
  /// object for an object, but the bytes of a text, and of a file URL under `public.file-url`, as for dragged
  /// items on Apple's systems. The file is the original if the provider was created from it or allows opening
  /// it in place. Else it is a copy that, unlike with
  /// ``loadFileRepresentation(forTypeIdentifier:completionHandler:)``, exists as long as the provider, and a
  /// little longer for the last few providers. A provider that was created from a file also loads its URL for
  /// `public.file-url`. Load handlers get no expected class, because Swift cannot infer it.
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

  /// Loads the object of a type; see ``loadItem(forTypeIdentifier:options:completionHandler:)``.
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
    _ requested: String, _ options: ItemOptions, _ completion: @escaping Load<SendableItem>.Completion
  ) -> LoadProgress {
    let (name, identifiers) = state.withLock { ($0.suggestedName, $0.representations.map(\.identifier)) }
    let representation = representation(servingItem: requested)
    let load = Load<SendableItem>(in: order, completion)
    load.start { () -> Progress? in
      guard let representation else {
        load.answer { throw Self.unavailable(requested) }
        return nil
      }
      if let object = representation.object {
        load.answer { Self.recordingAccess(object) }
        return nil
      }
      switch representation.promise {
      case .item(let handler):
        let answer = Self.answer(load, representation.identifier) { (item: SendableItem) in
          Self.recordingAccess(item)
        }
        handler({ answer.send(($0, $1)) }, nil, options)
        return nil
      case .data(let handler):
        let answer = Self.answer(load, representation.identifier) { (data: Data) in
          SendableItem(data as NSData)
        }
        return handler { answer.send(($0, $1)) }
      case .file(let handler):
        let naming = FileNaming(suggested: name, identifier: representation.identifier, others: identifiers)
        let answer = Self.answer(load, representation.identifier) { (sent: Representation.SentFile) in
          SendableItem(try self.itemFile(sent, representation, naming, load.transfer) as NSURL)
        }
        return handler { answer.send(($0, $1)) }
      }
    }
    return load.progress
  }

  /// Returns the original file if it may be opened in place, else a copy that is removed with the provider.
  private func itemFile(
    _ sent: Representation.SentFile, _ representation: Representation, _ naming: FileNaming,
    _ transfer: Transfer
  ) throws -> URL {
    // Loaders of items often move the file away, and a media item's file belongs to the library.
    if representation.options.contains(.openInPlace), sent.mayBeOpenedInPlace, !isOfMediaItem {
      return try DeliveredFile.original(sent.url, naming).url
    }
    let file = try DeliveredFile.copying(sent.url, naming, transfer)
    if let folder = file.folder { state.withLock { $0.retainedFolders }.add(folder) }
    return file.url
  }

  /// Records a loaded file URL, which grants access to the file.
  private static func recordingAccess(_ item: SendableItem) -> SendableItem {
    if let url = item.object as? NSURL { ScopedFiles.insert(url as URL) }
    return item
  }

  private var isOfMediaItem: Bool { state.withLock { $0.origin != nil } }

  /// Returns the representation for an item load; a provider created from a file also has its URL.
  private func representation(servingItem requested: String) -> Representation? {
    if let match = representation(serving: requested) { return match }
    guard hasFileAddress(requested) else { return nil }
    return state.withLock { $0.representations.first }
  }

  /// Returns true if the URL of the provider's file is requested.
  func hasFileAddress(_ requested: String) -> Bool {
    requested == "public.file-url" && state.withLock { $0.isOfFile }
  }
}
