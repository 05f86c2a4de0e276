#if !canImport(Darwin)
  public import Foundation
  public import UniformTypes

  /// A representation as bytes in memory; use ``FileRepresentation`` for large items.
  public struct DataRepresentation<Item: Transferable>: TransferRepresentation,
    PrimitiveTransferRepresentation
  {
    private var form = TransferForm<Item>()

    /// Exports and imports bytes of a type.
    public init(
      contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
      importing: @escaping @Sendable (Data) async throws -> Item
    ) {
      (form.exportedType, form.exporting) = (contentType.identifier, .data(exporting))
      (form.importedType, form.importing) = (contentType.identifier, .data(importing))
    }

    /// Exports bytes of a type.
    public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
      (form.exportedType, form.exporting) = (exportedContentType.identifier, .data(exporting))
    }

    /// Imports bytes of a type or one that conforms to it.
    public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
      (form.importedType, form.importing) = (importedContentType.identifier, .data(importing))
    }

    /// Imports bytes of a type given by its identifier.
    init(importedIdentifier: String, importing: @escaping @Sendable (Data) async throws -> Item) {
      (form.importedType, form.importing) = (importedIdentifier, .data(importing))
    }

    func forms(depth: Int) -> [TransferForm<Item>] { [form] }
  }
#endif
