#if !canImport(Darwin)
  public import Foundation
  public import UniformTypes

  // An item made without a provider: of bytes, or of a file.

  extension Transferable {
    /// The types that items of this kind can be made of, the most preferred first.
    public static func importedContentTypes() -> [UTType] {
      types(TransferForm.all(of: Self.self).filter { $0.importing != nil }.map(\.importedType))
    }

    /// As ``importedContentTypes()-(Self.Type)``, for the kind of this item.
    public func importedContentTypes() -> [UTType] { Self.importedContentTypes() }

    /// Makes an item of bytes: by its first way whose type they are or are below, by its first way at all for nil.
    ///
    /// A way that takes files gets a temporary one, which is there until the item is made. Errors: −1000 in
    /// `ItemProvider.errorDomain` when no way fits, and those of the importing closure.
    public init(importing data: Data, contentType: UTType?) async throws {
      let (identifier, importing) = try Self.importing(contentType)
      switch importing {
      case .data(let make): self = try await make(data)
      case .file(_, let make):
        let naming = FileNaming(suggested: nil, identifier: identifier, others: [])
        let file = try DeliveredFile.writing(data, naming, .uncontrolled)
        defer { file.folder?.remove() }
        self = try await make(ReceivedTransferredFile(file: file.url, isOriginalFile: false))
      }
    }

    /// Makes an item of a file: by its first way whose type it is or is below, by its first way at all for nil.
    ///
    /// The file itself is only handed to a way that attempts to open originals; others get a copy, and ways that take bytes
    /// have it read whole. Errors: as for ``init(importing:contentType:)-(Data,_)``, and those of reading.
    public init(importing file: URL, contentType: UTType?) async throws {
      let (identifier, importing) = try Self.importing(contentType)
      switch importing {
      case .data(let make): self = try await make(try FileContents.data(of: file, .uncontrolled))
      case .file(inPlace: true, let make):
        self = try await make(ReceivedTransferredFile(file: file, isOriginalFile: true))
      case .file(inPlace: false, let make):
        let naming = FileNaming(
          suggested: file.lastPathComponent, identifier: identifier, others: [identifier])
        let copy = try DeliveredFile.copying(file, naming, .uncontrolled)
        defer { copy.folder?.remove() }
        self = try await make(ReceivedTransferredFile(file: copy.url, isOriginalFile: false))
      }
    }

    /// The first way that takes a type, and the type as which it is taken.
    private static func importing(_ contentType: UTType?) throws -> (String, TransferForm<Self>.Import) {
      for form in TransferForm.all(of: Self.self) {
        guard let importing = form.importing, let wanted = form.importedType,
          contentType.map({ form.takes($0) }) ?? true
        else { continue }
        return (contentType?.identifier ?? wanted, importing)
      }
      throw ItemProvider.unavailable(contentType?.identifier ?? "\(Self.self)")
    }
  }

  extension TransferForm {
    /// Whether what is of a type can be taken this way.
    fileprivate func takes(_ type: UTType) -> Bool {
      importedType.map { Representation.type(type.identifier, conformsTo: $0) } ?? false
    }
  }
#endif
