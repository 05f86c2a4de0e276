#if !canImport(Darwin)
  public import Foundation
  public import UniformTypes

  /// An encoder for ``CodableRepresentation``.
  public protocol TransferEncoder: Sendable {
    /// Encodes a value.
    func encode<Value: Encodable>(_ value: Value) throws -> Data
  }

  /// A decoder for ``CodableRepresentation``.
  public protocol TransferDecoder: Sendable {
    /// Decodes a value.
    func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value
  }

  extension JSONEncoder: TransferEncoder {}
  extension JSONDecoder: TransferDecoder {}
  extension PropertyListEncoder: TransferEncoder {}
  extension PropertyListDecoder: TransferDecoder {}

  /// A representation as the encoded item, by default JSON.
  public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation,
    PrimitiveTransferRepresentation
  {
    private var form = TransferForm<Item>()

    /// Creates a representation as JSON with a content type.
    public init(for itemType: Item.Type = Item.self, contentType: UTType) {
      self.init(for: itemType, contentType: contentType, encoder: JSONEncoder(), decoder: JSONDecoder())
    }

    /// Creates a representation with other coders.
    public init(
      for itemType: Item.Type = Item.self, contentType: UTType, encoder: some TransferEncoder,
      decoder: some TransferDecoder
    ) {
      (form.exportedType, form.exporting) = (contentType.identifier, .data { try encoder.encode($0) })
      (form.importedType, form.importing) = (
        contentType.identifier, .data { try decoder.decode(Item.self, from: $0) }
      )
    }

    func forms(depth: Int) -> [TransferForm<Item>] { [form] }
  }
#endif
