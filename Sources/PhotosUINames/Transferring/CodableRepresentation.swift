#if !canImport(Darwin)
  public import Foundation
  public import UniformTypes

  /// An item as JSON, or as a property list.
  public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
    public typealias Body = Never
    public let ways: [TransferWay<Item>]

    /// An item as JSON.
    public init(for itemType: Item.Type = Item.self, contentType: UTType) {
      self.init(for: itemType, contentType: contentType, encoder: JSONEncoder(), decoder: JSONDecoder())
    }

    /// An item as JSON, as an encoder writes it.
    public init(
      for itemType: Item.Type = Item.self, contentType: UTType, encoder: JSONEncoder, decoder: JSONDecoder
    ) {
      ways = [
        TransferWay(
          contentType, exporting: .data { try encoder.encode($0) },
          importing: .data { try decoder.decode(Item.self, from: $0) })
      ]
    }

    /// An item as a property list.
    public init(
      for itemType: Item.Type = Item.self, contentType: UTType, encoder: PropertyListEncoder,
      decoder: PropertyListDecoder
    ) {
      ways = [
        TransferWay(
          contentType, exporting: .data { try encoder.encode($0) },
          importing: .data { try decoder.decode(Item.self, from: $0) })
      ]
    }
  }
#endif
