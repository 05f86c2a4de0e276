#if !canImport(Darwin)
  public import Foundation
  public import ItemProviders
  internal import UniformTypes

  extension ItemProvider {
    /// Loads an item by the first of its own representations whose type is registered, or one below it.
    ///
    /// The progress is that of the load; making the item comes after it. Errors: −1000 in ``ItemProvider/errorDomain`` when no
    /// type fits, those of the load, and what making the item throws.
    @discardableResult
    public func loadTransferable<Item: Transferable>(
      type transferableType: Item.Type,
      completionHandler: @escaping @Sendable (Result<Item, any Error>) -> Void
    ) -> Progress {
      guard let (way, identifier) = importing(transferableType) else {
        // Asks for a type that is not there, for the error that says so.
        let wanted = Item.transferWays.first { $0.importing != nil }?.contentType ?? .item
        return loadDataRepresentation(for: wanted) { _, error in
          completionHandler(.failure(error ?? Self.unfit))
        }
      }
      switch way {
      case .data(let make):
        return loadDataRepresentation(forTypeIdentifier: identifier) { data, error in
          guard let data else { return completionHandler(.failure(error ?? Self.unfit)) }
          Task { completionHandler(await Self.result { try await make(data) }) }
        }
      case .file(let inPlace, let make):
        return load(identifier, inPlace) { url, isOriginal, error in
          guard let url else { return completionHandler(.failure(error ?? Self.unfit)) }
          let kept = Result { isOriginal ? nil : try Self.moved(url) }
          Task {
            let result = await Self.result {
              let copy = try kept.get()
              defer { copy?.folder.remove() }
              return try await make(
                ReceivedTransferredFile(file: copy?.file ?? url, isOriginalFile: isOriginal))
            }
            completionHandler(result)
          }
        }
      }
    }

    /// Loads an item, nil when none of its types fits; cancelling the task cancels the load.
    ///
    /// Errors: those of the load, and what making the item throws.
    func transferable<Item: Transferable>(_ type: Item.Type) async throws -> Item? {
      guard let (way, identifier) = importing(type) else { return nil }
      switch way {
      case .data(let make): return try await make(try await data(forTypeIdentifier: identifier))
      case .file(true, let make):
        return try await withInPlaceFileRepresentation(forTypeIdentifier: identifier) { url, isOriginal in
          try await make(ReceivedTransferredFile(file: url, isOriginalFile: isOriginal))
        }
      case .file(false, let make):
        return try await withFileRepresentation(forTypeIdentifier: identifier) { url in
          try await make(ReceivedTransferredFile(file: url, isOriginalFile: false))
        }
      }
    }

    /// The first way to make an item, and the registered identifier that it is made of.
    private func importing<Item: Transferable>(
      _ type: Item.Type
    ) -> (TransferWay<Item>.Import, String)? {
      for way in Item.transferWays {
        guard let make = way.importing,
          let identifier = registeredTypeIdentifier(servingTypeIdentifier: way.contentType.identifier)
        else { continue }
        return (make, identifier)
      }
      return nil
    }

    private func load(
      _ identifier: String, _ inPlace: Bool,
      _ completion: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
    ) -> Progress {
      inPlace
        ? loadInPlaceFileRepresentation(forTypeIdentifier: identifier, completionHandler: completion)
        : loadFileRepresentation(forTypeIdentifier: identifier) { completion($0, false, $1) }
    }

    /// Takes a temporary file over, which would be gone when its handler returns.
    private static func moved(_ url: URL) throws -> (file: URL, folder: OwnFolder) {
      let folder = try OwnFolder()
      let file = folder.url.appendingPathComponent(url.lastPathComponent)
      try FileManager.default.moveItem(at: url, to: file)
      return (file, folder)
    }

    private static func result<Value>(_ make: () async throws -> Value) async -> Result<Value, any Error> {
      do { return .success(try await make()) } catch { return .failure(error) }
    }

    private static var unfit: NSError {
      NSError(domain: errorDomain, code: ErrorCode.itemUnavailableError.rawValue)
    }
  }
#endif
