#if !canImport(Darwin)
  public import Foundation
  public import UniformTypes

  /// An item as bytes in memory; ``FileRepresentation`` is for what is big.
  public struct DataRepresentation<Item: Transferable>: TransferRepresentation,
    PrimitiveTransferRepresentation
  {
    private var form = TransferForm<Item>()

    /// Bytes of a type, both ways.
    public init(
      contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
      importing: @escaping @Sendable (Data) async throws -> Item
    ) {
      (form.exportedType, form.exporting) = (contentType.identifier, .data(exporting))
      (form.importedType, form.importing) = (contentType.identifier, .data(importing))
    }

    /// Bytes of a type, to give away only.
    public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
      (form.exportedType, form.exporting) = (exportedContentType.identifier, .data(exporting))
    }

    /// Bytes of a type or one below it, to take only.
    public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
      (form.importedType, form.importing) = (importedContentType.identifier, .data(importing))
    }

    /// Bytes of a type that is told by its identifier alone, to take only.
    init(importedIdentifier: String, importing: @escaping @Sendable (Data) async throws -> Item) {
      (form.importedType, form.importing) = (importedIdentifier, .data(importing))
    }

    func forms(depth: Int) -> [TransferForm<Item>] { [form] }
  }
#endif
