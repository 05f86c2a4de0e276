#if !canImport(Darwin)
  public import Foundation
  public import UniformTypes

  // Imports an item without a provider, from bytes or a file.

  extension Transferable {
    /// Returns the types that items of this kind can be imported from, the most preferred first.
    public static func importedContentTypes() -> [UTType] {
      types(TransferForm.all(of: Self.self).filter { $0.importing != nil }.map(\.importedType))
    }

    /// Like ``importedContentTypes()-(Self.Type)``, for the type of this item.
    public func importedContentTypes() -> [UTType] { Self.importedContentTypes() }

    /// Imports an item from bytes with the first representation that accepts their type, or the first of all
    /// for nil.
    ///
    /// A file representation gets a temporary file, which exists until the item is created. Errors: −1000 in
    /// `ItemProvider.errorDomain` if no representation fits, and those of the importing closure.
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

    /// Imports an item from a file with the first representation that accepts its type, or the first of all
    /// for nil.
    ///
    /// A representation that attempts to open originals gets the file itself, other file representations a
    /// copy, data representations the bytes. Errors: as for ``init(importing:contentType:)-(Data,_)``, and
    /// those of reading.
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

    /// Returns the type to import as, and the first representation that accepts it.
    private static func importing(_ contentType: UTType?) throws -> (String, TransferForm<Self>.Import) {
      for form in TransferForm.all(of: Self.self) {
        guard let importing = form.importing, let importedType = form.importedType,
          contentType.map({ form.imports($0) }) ?? true
        else { continue }
        return (contentType?.identifier ?? importedType, importing)
      }
      throw ItemProvider.unavailable(contentType?.identifier ?? "\(Self.self)")
    }
  }

  extension TransferForm {
    /// Returns true if data of this type can be imported.
    fileprivate func imports(_ type: UTType) -> Bool {
      importedType.map { Representation.type(type.identifier, conformsTo: $0) } ?? false
    }
  }
#endif
