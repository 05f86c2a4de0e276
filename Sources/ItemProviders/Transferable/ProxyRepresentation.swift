#if !canImport(Darwin)
  /// A representation by another transferable item; list it after the more specific ones.
  public struct ProxyRepresentation<Item: Transferable, Proxy: Transferable>: TransferRepresentation,
    PrimitiveTransferRepresentation
  {
    private let exporting: (@Sendable (Item) async throws -> Proxy)?
    private let importing: (@Sendable (Proxy) async throws -> Item)?

    /// Exports and imports a proxy.
    public init(
      exporting: @escaping @Sendable (Item) async throws -> Proxy,
      importing: @escaping @Sendable (Proxy) async throws -> Item
    ) { (self.exporting, self.importing) = (exporting, importing) }

    /// Exports a proxy.
    public init(exporting: @escaping @Sendable (Item) async throws -> Proxy) {
      (self.exporting, importing) = (exporting, nil)
    }

    /// Imports a proxy.
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
          // The exporting condition of the proxy needs its value.
          let makeProxy: @Sendable (Item) async throws -> Proxy = { item in
            let proxyItem = try await exporting(item)
            guard proxy.condition?(proxyItem) ?? true else {
              throw ItemProvider.ErrorCode.itemUnavailableError
            }
            return proxyItem
          }
          switch proxy.exporting {
          case .data(let make): form.exporting = .data { try await make(try await makeProxy($0)) }
          case .file(let inPlace, let make):
            form.exporting = .file(inPlace: inPlace) { try await make(try await makeProxy($0)) }
          case nil: break
          }
        }
        return form
      }
    }
  }
#endif
