#if !canImport(Darwin)
  /// An item as another one that travels; list it after the ways that are more special.
  public struct ProxyRepresentation<Item: Transferable, Proxy: Transferable>: TransferRepresentation,
    PrimitiveTransferRepresentation
  {
    private let exporting: (@Sendable (Item) async throws -> Proxy)?
    private let importing: (@Sendable (Proxy) async throws -> Item)?

    /// Another item, both ways.
    public init(
      exporting: @escaping @Sendable (Item) async throws -> Proxy,
      importing: @escaping @Sendable (Proxy) async throws -> Item
    ) { (self.exporting, self.importing) = (exporting, importing) }

    /// Another item, to give away only.
    public init(exporting: @escaping @Sendable (Item) async throws -> Proxy) {
      (self.exporting, importing) = (exporting, nil)
    }

    /// Another item, to take only.
    public init(importing: @escaping @Sendable (Proxy) async throws -> Item) {
      (exporting, self.importing) = (nil, importing)
    }

    func forms(depth: Int) -> [TransferForm<Item>] {
      TransferForm.all(of: Proxy.self, depth: depth).map { [exporting, importing] proxy in
        var form = TransferForm<Item>(visibility: proxy.visibility)
        if let importing {
          form.importedType = proxy.importedType
          switch proxy.importing {
          case .data(let make): form.importing = .data { try await importing(try await make($0)) }
          case .file(let inPlace, let make):
            form.importing = .file(inPlace: inPlace) { try await importing(try await make($0)) }
          case nil: break
          }
        }
        if let exporting {
          form.exportedType = proxy.exportedType
          // Whether a proxy may travel this way is its own to say, once it is there.
          let made: @Sendable (Item) async throws -> Proxy = { item in
            let made = try await exporting(item)
            guard proxy.condition?(made) ?? true else { throw ItemProvider.ErrorCode.itemUnavailableError }
            return made
          }
          switch proxy.exporting {
          case .data(let make): form.exporting = .data { try await make(try await made($0)) }
          case .file(let inPlace, let make):
            form.exporting = .file(inPlace: inPlace) { try await make(try await made($0)) }
          case nil: break
          }
        }
        return form
      }
    }
  }
#endif
