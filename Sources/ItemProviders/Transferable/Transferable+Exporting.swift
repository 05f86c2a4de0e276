#if !canImport(Darwin)
  public import Foundation
  public import UniformTypes

  // Exports an item without a provider, as bytes or as a file.

  extension Transferable {
    /// Returns the types that items of this kind can be exported as, the most preferred first.
    ///
    /// `visibility` is that of the receiver: `ownProcess` sees every type. An item may fulfil fewer
    /// conditions: see ``exportedContentTypes(_:)``.
    public static func exportedContentTypes(
      visibility: TransferRepresentationVisibility = .all
    ) -> [UTType] {
      types(TransferForm.all(of: Self.self).filter { $0.isExported(to: visibility) }.map(\.exportedType))
    }

    /// Returns the types that this item can be exported as, the most preferred first; types whose condition fails are
    /// left out.
    public func exportedContentTypes(_ visibility: TransferRepresentationVisibility = .all) -> [UTType] {
      Self.types(exportingForms.filter { $0.isExported(to: visibility) }.map(\.exportedType))
    }

    /// The suggested file name of the first exporting representation that has one; nil if none does.
    public var suggestedFilename: String? {
      for form in exportingForms { if let name = form.suggestedFileName?(self) { return name } }
      return nil
    }

    /// Exports the bytes of the first representation that conforms to a type, or of the first of all for nil.
    ///
    /// A file is read into memory; a folder becomes a ZIP archive. Errors: −1000 in
    /// `ItemProvider.errorDomain` if no representation fits, and those of the exporting closure and of
    /// reading.
    public func exported(as contentType: UTType?) async throws -> Data {
      switch try exporting(contentType).export {
      case .data(let make): return try await make(self)
      case .file(_, let make): return try FileContents.data(of: try await make(self).file, .uncontrolled)
      }
    }

    /// Exports a file of the first representation that conforms to a type, or of the first of all for nil;
    /// returns its URL.
    ///
    /// The caller owns the file. Its name is the suggested one, or the exported file's, with the type's
    /// extension, and with a number if it is taken. Errors: as for ``exported(as:)``, and those of writing.
    public func export(to destinationDirectory: URL, contentType: UTType?) async throws -> URL {
      let file = try await exportedFile(contentType)
      defer { file.folder?.remove() }
      return try ItemProvider.move(file.url, into: destinationDirectory)
    }

    /// Exports a temporary file like ``export(to:contentType:)`` that exists while the closure runs.
    nonisolated(nonsending) public func withExportedFile<Result>(
      contentType: UTType?, fileHandler: (URL) async throws -> Result
    ) async throws -> Result {
      let file = try await exportedFile(contentType)
      defer { file.folder?.remove() }
      return try await fileHandler(file.url)
    }

    /// Exports a temporary copy of the item.
    private func exportedFile(_ contentType: UTType?) async throws -> DeliveredFile {
      let (form, identifier, export) = try exporting(contentType)
      let naming = FileNaming(suggested: form.suggestedFileName?(self), identifier: identifier, others: [])
      switch export {
      case .data(let make): return try .writing(try await make(self), naming, .uncontrolled)
      case .file(_, let make): return try .copying(try await make(self).file, naming, .uncontrolled)
      }
    }

    /// The exporting representations of this item, in the order of preference.
    private var exportingForms: [TransferForm<Self>] {
      TransferForm.all(of: Self.self).filter {
        $0.exporting != nil && $0.exportedType != nil && ($0.condition?(self) ?? true)
      }
    }

    private func exporting(_ contentType: UTType?) throws -> (
      form: TransferForm<Self>, identifier: String, export: TransferForm<Self>.Export
    ) {
      for form in exportingForms {
        guard let export = form.exporting, let identifier = form.exportedType,
          contentType.map({ form.exports(as: $0) }) ?? true
        else { continue }
        return (form, identifier, export)
      }
      throw ItemProvider.unavailable(contentType?.identifier ?? "\(Self.self)")
    }

    /// Returns the types of identifiers without duplicates and undeclared ones.
    static func types(_ identifiers: [String?]) -> [UTType] {
      var types: [UTType] = []
      for case let type? in identifiers.map({ $0.flatMap { UTType($0) } }) where !types.contains(type) {
        types.append(type)
      }
      return types
    }
  }

  extension TransferForm {
    /// Returns true if the exported type conforms to `type`.
    fileprivate func exports(as type: UTType) -> Bool {
      exportedType.map { Representation.type($0, conformsTo: type.identifier) } ?? false
    }

    /// Returns true if it exports to receivers with this visibility.
    fileprivate func isExported(to visibility: TransferRepresentationVisibility) -> Bool {
      exporting != nil && TransferRepresentationVisibility(ofProvider: self.visibility).includes(visibility)
    }
  }
#endif
