#if !canImport(Darwin)
  public import Foundation
  public import UniformTypes

  // An item given away without a provider: as bytes, or as a file.

  extension Transferable {
    /// The types that items of this kind can be given away as, the most preferred first.
    ///
    /// `visibility` says who asks: `all` is anybody, `ownProcess` hears of every type. Whether one item has them all is its
    /// own to say: see ``exportedContentTypes(_:)``.
    public static func exportedContentTypes(
      visibility: TransferRepresentationVisibility = .all
    ) -> [UTType] {
      types(TransferForm.all(of: Self.self).filter { $0.isExported(to: visibility) }.map(\.exportedType))
    }

    /// The types that this item can be given away as, the most preferred first; those whose condition it fulfils.
    public func exportedContentTypes(_ visibility: TransferRepresentationVisibility = .all) -> [UTType] {
      Self.types(exportingForms.filter { $0.isExported(to: visibility) }.map(\.exportedType))
    }

    /// The name that the item's first way of that kind tells for a file made of it; nil where none does.
    public var suggestedFilename: String? {
      for form in exportingForms { if let name = form.suggestedFileName?(self) { return name } }
      return nil
    }

    /// The bytes of the first way that is of a type or below it; of the first way at all for nil.
    ///
    /// A file is read into memory whole; a folder becomes a ZIP archive. Errors: −1000 in `ItemProvider.errorDomain` when no
    /// way fits, and those of the exporting closure and of reading.
    public func exported(as contentType: UTType?) async throws -> Data {
      switch try exporting(contentType).export {
      case .data(let make): return try await make(self)
      case .file(_, let make): return try FileContents.data(of: try await make(self).file, .uncontrolled)
      }
    }

    /// Writes a file of the first way that is of a type or below it, of the first way at all for nil; returns its place.
    ///
    /// The file is the caller's to keep or to remove. Its name is the suggested one, or the sent file's, with the type's
    /// extension; where that is taken, with a number. Errors: as for ``exported(as:)``, and those of writing.
    public func export(to destinationDirectory: URL, contentType: UTType?) async throws -> URL {
      let file = try await exportedFile(contentType)
      defer { file.folder?.remove() }
      return try ItemProvider.move(file.url, into: destinationDirectory)
    }

    /// Writes a file as ``export(to:contentType:)`` does, which is there while the closure runs, and gone afterwards.
    nonisolated(nonsending) public func withExportedFile<Result>(
      contentType: UTType?, fileHandler: (URL) async throws -> Result
    ) async throws -> Result {
      let file = try await exportedFile(contentType)
      defer { file.folder?.remove() }
      return try await fileHandler(file.url)
    }

    /// A temporary copy of the item.
    private func exportedFile(_ contentType: UTType?) async throws -> DeliveredFile {
      let (form, identifier, export) = try exporting(contentType)
      let naming = FileNaming(suggested: form.suggestedFileName?(self), identifier: identifier, others: [])
      switch export {
      case .data(let make): return try .writing(try await make(self), naming, .uncontrolled)
      case .file(_, let make): return try .copying(try await make(self).file, naming, .uncontrolled)
      }
    }

    /// The ways in which this item can be given away, in the order of preference.
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
          contentType.map({ form.isGiven(as: $0) }) ?? true
        else { continue }
        return (form, identifier, export)
      }
      throw ItemProvider.unavailable(contentType?.identifier ?? "\(Self.self)")
    }

    /// Types of identifiers, each once; what is not declared is none.
    static func types(_ identifiers: [String?]) -> [UTType] {
      var types: [UTType] = []
      for case let type? in identifiers.map({ $0.flatMap { UTType($0) } }) where !types.contains(type) {
        types.append(type)
      }
      return types
    }
  }

  extension TransferForm {
    /// Whether what it gives away is of a type or below it.
    fileprivate func isGiven(as type: UTType) -> Bool {
      exportedType.map { Representation.type($0, conformsTo: type.identifier) } ?? false
    }

    /// Whether it is a way to give away that these may see.
    fileprivate func isExported(to visibility: TransferRepresentationVisibility) -> Bool {
      exporting != nil && TransferRepresentationVisibility(ofProvider: self.visibility).includes(visibility)
    }
  }
#endif
