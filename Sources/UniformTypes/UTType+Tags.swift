internal import TypeDeclarations

extension UTType {
  /// The tags by class, preferred first: filename extensions, MIME types, OSTypes and pasteboard types.
  public var tags: [UTTagClass: [String]] {
    if let runtime { return runtime.tags }
    var tags: [UTTagClass: [String]] = [:]
    for tagClass in TagClass.allCases where tagClass != .deviceModelCode {
      let values = CompiledTypes.tags(tagClass, of: Int(row))
      if !values.isEmpty { tags[UTTagClass(tagClass)] = values }
    }
    return tags
  }

  /// The filename extension to give a new file of this type, or nil.
  public var preferredFilenameExtension: String? { preferredTag(.filenameExtension) }

  /// The MIME type to announce this type by, or nil.
  public var preferredMIMEType: String? { preferredTag(.mimeType) }

  /// A MIME type to print for any type: the printing table's, else the preferred one, else the nearest supertype's,
  /// else `application/octet-stream`.
  ///
  /// Apple prefers names that nobody else uses for a few types: `text/x-python-script`, where all others write
  /// `text/x-python`. The printing table replaces them; ``preferredMIMEType`` stays as Apple declares it.
  public var printedMIMEType: String {
    ownPrintedMIMEType ?? nearestInSupertypes { $0.ownPrintedMIMEType } ?? "application/octet-stream"
  }

  package var ownPrintedMIMEType: String? {
    if row >= 0 {
      let text = CompiledTypes.text(.printedMIMEType, of: Int(row))
      if !text.isEmpty { return text }
    }
    return preferredMIMEType
  }

  private func preferredTag(_ tagClass: TagClass) -> String? {
    guard let runtime else { return CompiledTypes.firstTag(tagClass, of: Int(row)) }
    return runtime.tags[UTTagClass(tagClass)]?.first
  }
}
