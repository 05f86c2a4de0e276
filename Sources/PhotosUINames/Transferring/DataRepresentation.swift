#if !canImport(Darwin)
  public import Foundation
  public import UniformTypes

  /// An item as bytes in memory.
  public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
    public typealias Body = Never
    public let ways: [TransferWay<Item>]

    /// An item that is written as a type and read from it.
    public init(
      contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
      importing: @escaping @Sendable (Data) async throws -> Item
    ) { ways = [TransferWay(contentType, exporting: .data(exporting), importing: .data(importing))] }

    /// An item that is written as a type.
    public init(
      exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
    ) { ways = [TransferWay(exportedContentType, exporting: .data(exporting))] }

    /// An item that is read from a type or one below it.
    public init(
      importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
    ) { ways = [TransferWay(importedContentType, importing: .data(importing))] }
  }
#endif
