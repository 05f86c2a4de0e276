#if !canImport(Darwin)
  internal import Foundation

  /// One way of an item with its types erased: what registering and importing work with.
  struct TransferForm<Item>: Sendable {
    enum Import: Sendable {
      case data(@Sendable (Data) async throws -> Item)
      case file(inPlace: Bool, @Sendable (ReceivedTransferredFile) async throws -> Item)
    }

    enum Export: Sendable {
      case data(@Sendable (Item) async throws -> Data)
      case file(inPlace: Bool, @Sendable (Item) async throws -> SentTransferredFile)
    }

    /// An identifier and no type: what the picker registers for Live Photos is equal to nothing but its own text.
    var importedType: String?
    var importing: Import?
    var exportedType: String?
    var exporting: Export?
    var visibility = ItemProviderRepresentationVisibility.all
    var suggestedFileName: (@Sendable (Item) -> String?)?
    var condition: (@Sendable (Item) -> Bool)?

    /// How deep representations of representations are followed.
    private static var deepest: Int { 16 }

    /// Every way of an item's type, in the order of preference.
    static func all(of type: Item.Type, depth: Int = 0) -> [TransferForm<Item>] where Item: Transferable {
      guard let own = type.transferRepresentation as? any TransferRepresentation<Item> else { return [] }
      return all(of: own, depth: depth)
    }

    /// Every way of a representation, in the order of preference.
    static func all<Representation: TransferRepresentation>(
      of representation: Representation, depth: Int
    ) -> [TransferForm<Item>] where Representation.Item == Item {
      guard depth < deepest else { return [] }
      if let primitive = representation as? any PrimitiveTransferRepresentation<Item> {
        return primitive.forms(depth: depth + 1)
      }
      guard let body = representation.body as? any TransferRepresentation<Item> else { return [] }
      return all(of: body, depth: depth + 1)
    }
  }

  /// A representation that is composed of no others.
  protocol PrimitiveTransferRepresentation<Item>: TransferRepresentation where Body == Never {
    func forms(depth: Int) -> [TransferForm<Item>]
  }
#endif
