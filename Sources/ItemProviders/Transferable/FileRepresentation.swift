#if !canImport(Darwin)
  public import Foundation
  public import UniformTypes

  /// An item as a file or folder on disk.
  ///
  /// The side that takes a file *attempts* to open the original, the side that gives it away *allows* that.
  public struct FileRepresentation<Item: Transferable>: TransferRepresentation,
    PrimitiveTransferRepresentation
  {
    private var form = TransferForm<Item>()

    /// A file of a type, both ways.
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

    /// A file of a type, to give away only.
    public init(
      exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
      exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) {
      form.exportedType = exportedContentType.identifier
      form.exporting = .file(inPlace: shouldAllowToOpenInPlace, exporting)
    }

    /// A file of a type or one below it, to take only.
    public init(
      importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
      importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
      form.importedType = importedContentType.identifier
      form.importing = .file(inPlace: shouldAttemptToOpenInPlace, importing)
    }

    func forms(depth: Int) -> [TransferForm<Item>] { [form] }
  }

  /// A file that is given away.
  public struct SentTransferredFile: Sendable {
    /// Where the file is.
    public let file: URL
    /// Whether who takes it may open the original; else it gets a copy.
    public let allowAccessingOriginalFile: Bool

    /// Creates the sent file; the original itself is handed over only where that is allowed.
    public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
      self.file = file
      self.allowAccessingOriginalFile = allowAccessingOriginalFile
    }
  }

  /// A file that was taken.
  public struct ReceivedTransferredFile: Sendable {
    /// Where it is while the importing closure runs; copy it there unless it is the original.
    public let file: URL
    /// Whether it is its provider's own file, and not a temporary copy.
    public let isOriginalFile: Bool
  }
#endif
