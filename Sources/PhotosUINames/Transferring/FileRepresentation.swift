#if !canImport(Darwin)
  public import UniformTypes

  /// An item as a file: for what is large.
  public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
    public typealias Body = Never
    public let ways: [TransferWay<Item>]

    /// An item that is handed over as a file and made of one.
    public init(
      contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
      exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
      importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
      ways = [
        TransferWay(
          contentType, exporting: .file(opensInPlace: false, exporting),
          importing: .file(inPlace: shouldAttemptToOpenInPlace, importing))
      ]
    }

    /// An item that is handed over as a file, where allowed the original.
    public init(
      exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
      exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) {
      ways = [
        TransferWay(exportedContentType, exporting: .file(opensInPlace: shouldAllowToOpenInPlace, exporting))
      ]
    }

    /// An item that is made of a file of a type or one below it, where possible of the original.
    public init(
      importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
      importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
      ways = [
        TransferWay(importedContentType, importing: .file(inPlace: shouldAttemptToOpenInPlace, importing))
      ]
    }
  }
#endif
