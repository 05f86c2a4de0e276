#if !canImport(Darwin)
  public import Foundation
  public import UniformTypes

  /// What turns a value into bytes.
  public protocol TransferEncoder: Sendable {
    /// Bytes for a value.
    func encode<Value: Encodable>(_ value: Value) throws -> Data
  }

  /// What turns bytes into a value.
  public protocol TransferDecoder: Sendable {
    /// A value from bytes.
    func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value
  }

  extension JSONEncoder: TransferEncoder {}
  extension JSONDecoder: TransferDecoder {}
  extension PropertyListEncoder: TransferEncoder {}
  extension PropertyListDecoder: TransferDecoder {}

  /// An item as its encoded self: JSON, unless other coders are given.
  public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation,
    PrimitiveTransferRepresentation
  {
    private var form = TransferForm<Item>()

    /// JSON of a type.
    public init(for itemType: Item.Type = Item.self, contentType: UTType) {
      self.init(for: itemType, contentType: contentType, encoder: JSONEncoder(), decoder: JSONDecoder())
    }

    /// Bytes of a type, made and read by coders of one's own.
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
