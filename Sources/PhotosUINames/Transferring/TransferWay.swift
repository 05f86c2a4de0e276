#if !canImport(Darwin)
  internal import Foundation
  internal import ItemProviders
  internal import UniformTypes

  /// One type that an item travels as, and how it is turned into that and made of it.
  public struct TransferWay<Item: Transferable>: Sendable {
    enum Export: Sendable {
      case data(@Sendable (Item) async throws -> Data)
      case file(opensInPlace: Bool, @Sendable (Item) async throws -> SentTransferredFile)
    }

    enum Import: Sendable {
      case data(@Sendable (Data) async throws -> Item)
      case file(inPlace: Bool, @Sendable (ReceivedTransferredFile) async throws -> Item)
    }

    var contentType: UTType
    var exporting: Export?
    var importing: Import?
    var visibility = ItemProviderRepresentationVisibility.all
    var isExported: @Sendable (Item) -> Bool = { _ in true }
    var fileName: (@Sendable (Item) -> String?)?

    init(_ contentType: UTType, exporting: Export? = nil, importing: Import? = nil) {
      self.contentType = contentType
      self.exporting = exporting
      self.importing = importing
    }

    /// The other item, unless its own condition speaks against it.
    private func checked(_ item: Item) throws -> Item {
      guard isExported(item) else { throw ItemProvider.ErrorCode.itemUnavailableError }
      return item
    }

    /// The same way for an item that is turned into this one and made of it.
    func proxied<Other: Transferable>(
      exporting export: (@Sendable (Other) async throws -> Item)?,
      importing make: (@Sendable (Item) async throws -> Other)?
    ) -> TransferWay<Other> {
      var way = TransferWay<Other>(contentType)
      way.visibility = visibility
      if let export {
        switch exporting {
        case .data(let write): way.exporting = .data { try await write(try checked(try await export($0))) }
        case .file(let opensInPlace, let write):
          way.exporting = .file(opensInPlace: opensInPlace) {
            try await write(try checked(try await export($0)))
          }
        case nil: break
        }
      }
      if let make {
        switch importing {
        case .data(let read): way.importing = .data { try await make(try await read($0)) }
        case .file(let inPlace, let read):
          way.importing = .file(inPlace: inPlace) { try await make(try await read($0)) }
        case nil: break
        }
      }
      return way
    }
  }
#endif
