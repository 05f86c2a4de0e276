#if !canImport(Darwin)
  public import Foundation
  public import UniformTypes

  /// A representation as a file or folder on disk.
  ///
  /// The importing side *attempts* to open the original, the exporting side *allows* it.
  public struct FileRepresentation<Item: Transferable>: TransferRepresentation,
    PrimitiveTransferRepresentation
  {
    private var form = TransferForm<Item>()

    /// Exports and imports a file of a type.
    public init(
      contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
      exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
      importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
      (form.exportedType, form.exporting) = (contentType.identifier, .file(inPlace: true, exporting))
      (form.importedType, form.importing) = (
        contentType.identifier, .file(inPlace: shouldAttemptToOpenInPlace, importing)
      )
    }

    /// Exports a file of a type.
    public init(
      exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
      exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) {
      form.exportedType = exportedContentType.identifier
      form.exporting = .file(inPlace: shouldAllowToOpenInPlace, exporting)
    }

    /// Imports a file of a type or one that conforms to it.
    public init(
      importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
      importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
      form.importedType = importedContentType.identifier
      form.importing = .file(inPlace: shouldAttemptToOpenInPlace, importing)
    }

    func forms(depth: Int) -> [TransferForm<Item>] { [form] }
  }

  /// An exported file.
  public struct SentTransferredFile: Sendable {
    /// The URL of the file.
    public let file: URL
    /// True if the receiver may open the original; otherwise it gets a copy.
    public let allowAccessingOriginalFile: Bool

    /// Creates an exported file; by default the receiver gets a copy.
    public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
      self.file = file
      self.allowAccessingOriginalFile = allowAccessingOriginalFile
    }
  }

  /// An imported file.
  public struct ReceivedTransferredFile: Sendable {
    /// The URL of the file, valid while the importing closure runs; copy the file unless it is the original.
    public let file: URL
    /// True if the file is the provider's original and not a temporary copy.
    public let isOriginalFile: Bool
  }
#endif
