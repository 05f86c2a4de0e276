#if !canImport(Darwin)
  internal import Foundation

  /// A type-erased transfer representation of an item.
  struct TransferForm<Item>: Sendable {
    enum Import: Sendable {
      case data(@Sendable (Data) async throws -> Item)
      case file(inPlace: Bool, @Sendable (ReceivedTransferredFile) async throws -> Item)
    }

    enum Export: Sendable {
      case data(@Sendable (Item) async throws -> Data)
      case file(inPlace: Bool, @Sendable (Item) async throws -> SentTransferredFile)
    }

    /// A string and no `UTType`: the identifier that the picker registers for Live Photos is undeclared.
    var importedType: String?
    var importing: Import?
    var exportedType: String?
    var exporting: Export?
    var visibility = ItemProviderRepresentationVisibility.all
    var suggestedFileName: (@Sendable (Item) -> String?)?
    var condition: (@Sendable (Item) -> Bool)?

    /// The limit on nested representations.
    private static var maxDepth: Int { 16 }

    /// Returns the representations of an item's type, in the order of preference.
    static func all(of type: Item.Type, depth: Int = 0) -> [TransferForm<Item>] where Item: Transferable {
      guard let representation = type.transferRepresentation as? any TransferRepresentation<Item>
      else { return [] }
      return all(of: representation, depth: depth)
    }

    /// Returns the parts of a representation, in the order of preference.
    static func all<Representation: TransferRepresentation>(
      of representation: Representation, depth: Int
    ) -> [TransferForm<Item>] where Representation.Item == Item {
      guard depth < maxDepth else { return [] }
      if let primitive = representation as? any PrimitiveTransferRepresentation<Item> {
        return primitive.forms(depth: depth + 1)
      }
      guard let body = representation.body as? any TransferRepresentation<Item> else { return [] }
      return all(of: body, depth: depth + 1)
    }
  }

  /// A representation that is not composed of others.
  protocol PrimitiveTransferRepresentation<Item>: TransferRepresentation where Body == Never {
    func forms(depth: Int) -> [TransferForm<Item>]
  }
#endif
